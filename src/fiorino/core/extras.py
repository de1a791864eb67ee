"""What a game has besides its rules: for pages, for statistics, for orders left in auctions."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from fiorino.core.protocol import Action, Event, Json, Table

if TYPE_CHECKING:
    from fiorino.core.game import Setup


class Page:
    """What a page needs besides a view."""

    def parts(self, setup: "Setup") -> dict[str, Json]:
        """What lies in the box, as a page needs it to draw the table."""
        raise NotImplementedError

    def outlook(self, table: Table) -> Json:
        """What pages tell about how it stands, counted ahead from what everybody sees."""
        return None


class Statistics:
    """What statistics tell about matches; nothing but results, unless a game says more."""

    def facts(self, table: Table, told: Sequence[Event]) -> Mapping[str, float | str]:
        """What they tell about a finished match: numbers to average, words to count."""
        return {}


class Auction:
    """An auction that goes on: its name, the least bid that would be legal, and the way out."""

    def __init__(self, name: str, coins: int, least: Action, passing: Action) -> None:
        self.name: Final = name
        """The same as long as this auction lasts, and of no other one in the match."""
        self.coins: Final = coins
        self.least: Final = least
        self.passing: Final = passing


class Auctions:
    """The auctions of a game, for orders that are left for them; none, unless a game has some."""

    def current(self, table: Table) -> Auction | None:
        """The auction in which a seat is asked for a bid or a pass, if there is one."""
        return None
