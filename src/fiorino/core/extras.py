"""What a game has besides its rules: for pages, statistics and standing orders."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from fiorino.core.protocol import Action, Event, Json, Table

if TYPE_CHECKING:
    from fiorino.core.game import Setup


class Course:
    """A sequence of one seat's answers that is chosen as one: a walk to its end, for example."""

    def __init__(self, place: str, answers: Sequence[Action], figures: Mapping[str, int]) -> None:
        self.place: Final = place
        """What a page calls the goal: a place of the board, or a card."""
        self.answers: Final = answers
        self.figures: Final = figures
        """What it costs and gains, by names that the game defines."""


class Page:
    """What a page needs besides a view."""

    def parts(self, setup: "Setup") -> dict[str, Json]:
        """The contents of the box, as a page needs them to draw the table."""
        raise NotImplementedError

    def outlook(self, table: Table) -> Json:
        """The projected standing that pages show, computed from what everybody sees."""
        return None

    def courses(self, table: Table) -> Sequence[Course]:
        """The courses that the asked seat can choose, judging only by what it sees.

        No draw and no other seat comes between the answers of a course, and it has at least two.
        """
        return ()


class Statistics:
    """The statistics of matches: only results, unless a game adds more."""

    def facts(self, table: Table, told: Sequence[Event]) -> Mapping[str, float | str]:
        """The statistics of a finished match: numbers to average, words to count."""
        return {}


class Auction:
    """A running auction: its name, the lowest legal bid, and the answer that leaves it."""

    def __init__(self, name: str, coins: int, least: Action, passing: Action) -> None:
        self.name: Final = name
        """A key for programs: constant during this auction, and unique in the match."""
        self.coins: Final = coins
        self.least: Final = least
        self.passing: Final = passing


class Auctions:
    """The auctions of a game, for standing orders; none, unless a game has some."""

    def current(self, table: Table) -> Auction | None:
        """The auction in which a seat is asked for a bid or a pass, if there is one."""
        return None
