"""Tables of Siena with Bankers in the Town, and what tests look at there."""

from collections.abc import Mapping, Sequence
from typing import Any

from fiorino.core.events import Told
from fiorino.games.siena.events import BankerMoved, CalandrinoMoved, Passed

from .tables import Playing, Written, at, banker_move, seat

RING = (
    "banchi-di-sotto",
    "piazza-salimbeni",
    "via-dei-servi",
    "via-delle-cerchia",
    "palazzo-tolomei",
    "duomo",
    "palazzo-pubblico",
    "piazza-del-campo",
    "torre-del-mangia",
    "banchi-di-sopra",
)
"""S2.19: the Districts, clockwise."""
YELLOW = ("palazzo-tolomei", "palazzo-pubblico", "piazza-del-campo", "banchi-di-sopra")
Seats = Mapping[str, Written]


def banker(
    money: int = 50, place: str = "wall", hand: Sequence[str] = (), **more: object
) -> Written:
    """A Banker of a position."""
    return seat(money, "banker", hand, place=place, **more)


def town(
    seats: Seats, agenda: list[Written], options: Mapping[str, str] | None = None, **board: Any
) -> Playing:
    """A position with this agenda; where no Peasant is left, no Corn is ready (S12.6)."""
    players = max(2, len(seats))
    written: Written = {"seats": dict(seats), "agenda": agenda, **board}
    if len(seats) == players and all(one["status"] != "peasant" for one in seats.values()):
        written.setdefault("goods", {"corn": {}})
    return at(written, players, None, **(options or {}))


def turn(seats: Seats, options: Mapping[str, str] | None = None, **board: Any) -> Playing:
    """The turn of blue begins, the last of the round, on the lowest row."""
    names = ["blue", *[name for name in seats if name != "blue"]]
    names += ["orange"] if len(names) == 1 else []
    board.setdefault("order", names)
    return town(seats, [{"step": "next-turn", "row": 0, "left": 1}], options, **board)


def move(
    blue: Written,
    points: int = 0,
    others: Seats | None = None,
    options: Mapping[str, str] | None = None,
    **board: Any,
) -> Playing:
    """Blue, a Banker, is on the move and has movement points."""
    board.setdefault("turn", {"points": points})
    return town({"blue": blue, **(others or {})}, banker_move(), options, **board)


def rest(
    seats: Seats, options: Mapping[str, str] | None = None, name: str = "blue", **board: Any
) -> Playing:
    """The place of this Banker has acted, and the turn is not done yet."""
    return town(seats, [{"step": "banker-rest", "seat": name}], options, **board)


def told(playing: Playing, kind: type[Told]) -> list[Told]:
    """The events of a kind, in order."""
    return [event for event in playing.events if isinstance(event, kind)]


def walk_of(playing: Playing) -> list[str]:
    """The places that Calandrino entered."""
    return [playing.table.box.places[event.place] for event in told(playing, CalandrinoMoved)]


def way_of(playing: Playing) -> list[str]:
    """The places that Bankers came to."""
    return [playing.table.box.places[event.place] for event in told(playing, BankerMoved)]


def passed(playing: Playing) -> list[str]:
    """Who passed in an auction, in order."""
    return [playing.setup.seat_name(event.seat) for event in told(playing, Passed)]


def calandrino(playing: Playing) -> str:
    return playing.table.box.places[playing.table.calandrino]


def discarded(playing: Playing, card: str) -> int:
    """Copies of a card in the discard pile."""
    return playing.table.discard[playing.table.box.kind_of[card]]


def removed(playing: Playing, card: str) -> int:
    """Copies of a card that have left the game."""
    return playing.table.removed[playing.table.box.kind_of[card]]


def is_next_round(playing: Playing) -> bool:
    """Whether the turn, and with it the round, is over and cards are being dealt."""
    return playing.question == "deal-card"
