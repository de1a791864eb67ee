"""What a game has besides its rules: for pages, for statistics, for orders left in auctions."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from fiorino.core.protocol import Action, Event, Json, Table

if TYPE_CHECKING:
    from fiorino.core.game import Setup


class Course:
    """Answers of one seat in a row that are chosen as one: a walk to its end."""

    def __init__(self, place: str, answers: Sequence[Action], figures: Mapping[str, int]) -> None:
        self.place: Final = place
        """What a page calls the goal: a place of the board, or a card."""
        self.answers: Final = answers
        self.figures: Final = figures
        """What it costs and brings, by names that the game gives."""


class Page:
    """What a page needs besides a view."""

    def parts(self, setup: "Setup") -> dict[str, Json]:
        """What lies in the box, as a page needs it to draw the table."""
        raise NotImplementedError

    def outlook(self, table: Table) -> Json:
        """What pages tell about how it stands, counted ahead from what everybody sees."""
        return None

    def courses(self, table: Table) -> Sequence[Course]:
        """What the seat that is asked can choose as a whole, by what it sees alone.

        No draw and no other seat comes between the answers of a course; none has one answer only.
        """
        return ()


class Statistics:
    """What statistics tell about matches; nothing but results, unless a game says more."""

    def facts(self, table: Table, told: Sequence[Event]) -> Mapping[str, float | str]:
        """What they tell about a finished match: numbers to average, words to count."""
        return {}


class Auction:
    """An auction that goes on: its name, the least bid that would be legal, and the way out."""

    def __init__(self, name: str, coins: int, least: Action, passing: Action) -> None:
        self.name: Final = name
        """A key for programs: the same while this auction lasts, and of no other in the match."""
        self.coins: Final = coins
        self.least: Final = least
        self.passing: Final = passing


class Auctions:
    """The auctions of a game, for orders that are left for them; none, unless a game has some."""

    def current(self, table: Table) -> Auction | None:
        """The auction in which a seat is asked for a bid or a pass, if there is one."""
        return None
