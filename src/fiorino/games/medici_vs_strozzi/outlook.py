"""What the round would pay: if it ended now, and after each way to load the lot on the table."""

from typing import TypedDict

from fiorino.core.protocol import Seat
from fiorino.games.medici_vs_strozzi.actions import Load
from fiorino.games.medici_vs_strozzi.components import SEATS
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.scoring import move_markers, pay_monopolies, score_harbors
from fiorino.games.medici_vs_strozzi.table import MediciTable


class Pay(TypedDict):
    """What a house would be paid, by harbors and by tracks."""

    harbors: int
    tracks: int


class End(TypedDict):
    """The end of a round: what each house is paid, and where each marker stands then."""

    pays: list[Pay]
    markers: dict[str, dict[str, int]]
    """By harbor and good, signed as in the view."""


class Loading(TypedDict):
    """A way to load the lot: the sums of that harbor then, and the end of the round after it."""

    ship: int
    harbor: str
    sums: list[int]
    end: End


class Outlook(TypedDict):
    """The end of the round as it stands, and for each house every way to load the lot."""

    now: End
    loads: list[list[Loading]]


def outlook(table: MediciTable) -> Outlook:
    """M6, counted ahead; everything on the table is open, so every viewer may know it."""
    return {"now": _end(table), "loads": [_loads(table, Seat(seat)) for seat in range(SEATS)]}


def _end(table: MediciTable) -> End:
    after = table.clone()
    score_harbors(after)
    harbors = [after.money[seat] - table.money[seat] for seat in range(SEATS)]
    move_markers(after)
    pay_monopolies(after)
    markers: dict[str, dict[str, int]] = {name: {} for name in table.box.harbors}
    for track, marker in enumerate(after.markers):
        harbor, good = table.box.track_name(track)
        markers[harbor][good] = marker
    return {
        "pays": [
            {
                "harbors": harbors[seat],
                "tracks": after.money[seat] - table.money[seat] - harbors[seat],
            }
            for seat in range(SEATS)
        ],
        "markers": markers,
    }


def _loads(table: MediciTable, seat: Seat) -> list[Loading]:
    """Every way in which a house could load the lot, if it became the buyer."""
    if not table.lot:
        return []
    found: list[Loading] = []
    step = LoadLot(seat)
    for action in step.options(table):
        if not isinstance(action, Load):
            continue
        after = table.clone()
        step.take(after, action)
        found.append(
            {
                "ship": table.box.ships[action.ship],
                "harbor": table.box.harbors[action.harbor],
                "sums": [after.total(Seat(house), action.harbor) for house in range(SEATS)],
                "end": _end(after),
            }
        )
    return found
