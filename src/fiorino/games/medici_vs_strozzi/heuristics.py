"""What a lot is worth, and the price that follows from it.

With `mine` the gain of the drawer if it takes the lot and `yours` the gain of the other house if
that takes it, a price p leaves the drawer the worse of `mine - p` and `p - yours`. The best
whole price is therefore half of `mine + yours`, and the answer is to buy below it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import tanh
from typing import Final

from fiorino.core.protocol import CHANCE, Action, Heuristics, Reason, Seat, Table
from fiorino.games.medici_vs_strozzi.actions import (
    BUY,
    DRAW,
    REFUSE,
    STOP,
    Buy,
    Draw,
    Load,
    Price,
    Refuse,
    Stop,
)
from fiorino.games.medici_vs_strozzi.components import HARBORS, NO_HARBOR, NO_TRACK, SEATS, SHIPS
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawOrStop, DrawTile
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice, TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MEDICI, HarborTable


@dataclass(frozen=True)
class Judgement:
    """The few numbers behind the evaluation, found by play of variants against each other."""

    average_tile: float = 1.0
    """What a free space is counted for, if there are tiles enough to fill it."""
    lasting: float = 0.95
    """How much of a marker's pay is still there a round later."""
    sure_lead: float = 4.5
    """The lead that is nearly decisive once both ships are full; a free space adds to it."""
    openness: float = 0.4
    """How much of a marker's pay is in doubt while the ships of a harbor are still empty."""


USUAL: Final = Judgement()


class Berth:
    """A house's ship in a harbor, or the place of the ship that will come."""

    def __init__(self, value: int, free: float) -> None:
        self.value: Final = value
        self.free: Final = free


class HarborHeuristics(Heuristics):
    """Expected margin: harbors by lead and free spaces, markers by pay now and in later rounds."""

    def __init__(self, judgement: Judgement = USUAL) -> None:
        self.judgement: Final = judgement

    def value(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, HarborTable)
        towards = 1 if seat == MEDICI else -1
        margin = float(towards * (table.money[0] - table.money[1]))
        if not table.agenda:
            return margin
        worth = Worth(table, self.judgement)
        margin += towards * sum([worth.harbor(harbor) for harbor in range(HARBORS)], 0.0)
        top = table.agenda[-1]
        if isinstance(top, LoadLot):
            return margin + _signed(worth.gain(top.seat, table.lot), top.seat == seat)
        if isinstance(top, TakeOrLeave):
            buy = worth.gain(top.seat, table.lot) - top.price
            refuse = top.price - worth.gain(Seat(1 - top.seat), table.lot)
            return margin + _signed(max(buy, refuse), top.seat == seat)
        drawer = top.drawer if isinstance(top, DrawTile) else top.seat
        return margin + _signed(worth.lot(drawer, table.lot), drawer == seat)

    def shortlist(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, HarborTable)
        top = table.agenda[-1]
        worth = Worth(table, self.judgement)
        if isinstance(top, NamePrice):
            return (table.box.prices[worth.price(top.seat, table.lot)],)
        if isinstance(top, TakeOrLeave):
            return (BUY if top.price < worth.fair(table.lot) else REFUSE,)
        if isinstance(top, DrawOrStop):
            return (DRAW if worth.draw(top.seat) > worth.lot(top.seat, table.lot) else STOP,)
        return table.options()

    def reasons(self, table: Table) -> Mapping[str, float]:
        assert isinstance(table, HarborTable)
        if not table.lot or table.seat() == CHANCE:
            return {}
        worth = Worth(table, self.judgement)
        asked = table.seat()
        return {
            "worth to you": worth.gain(asked, table.lot),
            "worth to the other house": worth.gain(Seat(1 - asked), table.lot),
            "fair price": worth.fair(table.lot),
        }

    def why(self, table: Table, action: Action) -> Reason | None:
        assert isinstance(table, HarborTable)
        worth = Worth(table, self.judgement)
        asked = table.seat()
        figures = {
            "mine": worth.gain(asked, table.lot),
            "theirs": worth.gain(Seat(1 - asked), table.lot),
            "fair": worth.fair(table.lot),
        }
        if isinstance(action, Price):
            return Reason("price", {**figures, "price": action.coins})
        if isinstance(action, Buy | Refuse):
            top = table.agenda[-1]
            assert isinstance(top, TakeOrLeave)
            key = "buy" if isinstance(action, Buy) else "refuse"
            return Reason(key, {**figures, "price": top.price})
        if isinstance(action, Draw | Stop):
            chances = {"now": worth.lot(asked, table.lot), "more": worth.draw(asked)}
            return Reason("draw" if isinstance(action, Draw) else "stop", chances)
        if isinstance(action, Load):
            return self._why_there(table, action)
        return Reason("throw", figures)

    def _why_there(self, table: HarborTable, load: Load) -> Reason:
        """How the sums stand after a load, and how much better it is than any other."""
        asked = table.seat()
        values = []
        for action in table.options():
            after = table.clone()
            after.apply(action)
            values.append((self.value(after, asked), action == load))
        chosen = max([value for value, is_it in values if is_it])
        others = max([value for value, is_it in values if not is_it], default=chosen)
        added = sum([table.box.tile_values[kind] for kind in table.lot])
        figures = {
            "after": table.total(asked, load.harbor) + added,
            "against": table.total(Seat(1 - asked), load.harbor),
            "ahead": max(0.0, chosen - others),
        }
        return Reason("load", figures, {"harbor": table.box.harbors[load.harbor]})


def _signed(gain: float, own: bool) -> float:
    return gain if own else -gain


class Worth:
    """What harbors, lots and prices are worth at one table, seen from the Medici where signed."""

    def __init__(self, table: HarborTable, judgement: Judgement) -> None:
        self.table: Final = table
        self.judgement: Final = judgement
        box = table.box
        spaces = 2 * sum(box.ships) - sum([len(cargo) for cargo in table.cargo])
        self.average: Final = judgement.average_tile * min(1.0, table.in_bag / max(1, spaces))
        left = len(box.starters) - table.round
        self.lasts: Final = sum([judgement.lasting**later for later in range(left + 1)], 0.0)
        self.pays: Final = [
            (1 if marker > 0 else -1) * box.payout(marker) * self.lasts
            for marker in range(-box.side, box.side + 1)
        ]
        self.tracks: Final = [
            [track for track, (place, _) in enumerate(box.tracks) if place == harbor]
            for harbor in range(HARBORS)
        ]
        self.berths: Final = [
            [self._berth(seat, harbor) for harbor in range(HARBORS)] for seat in range(SEATS)
        ]
        self.pushes: Final = self._pushes()
        self.now: Final = [
            self._harbor(harbor, self.berths[0][harbor], self.berths[1][harbor], self.pushes)
            for harbor in range(HARBORS)
        ]

    def _berth(self, seat: int, harbor: int) -> Berth:
        table = self.table
        waiting = []
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            if table.harbors[ship] == harbor:
                return Berth(table.total(Seat(seat), harbor), table.free(ship))
            if table.harbors[ship] == NO_HARBOR:
                waiting.append(table.box.ships[ship % SHIPS])
        return Berth(0, sum(waiting, 0.0) / len(waiting))

    def _pushes(self) -> list[int]:
        table = self.table
        net = [0] * len(table.box.tracks)
        for ship, harbor in enumerate(table.harbors):
            if harbor != NO_HARBOR:
                self._push(net, harbor, table.cargo[ship], 1 if ship < SHIPS else -1)
        return net

    def _push(self, net: list[int], harbor: int, kinds: Sequence[int], towards: int) -> None:
        box = self.table.box
        track_of = box.track_of[harbor]
        for kind in kinds:
            if track_of[kind] != NO_TRACK:
                net[track_of[kind]] += towards * box.pushes[kind]

    def _harbor(self, harbor: int, ours: Berth, theirs: Berth, net: list[int]) -> float:
        """Prize and monopolies of a harbor, from the side of the Medici."""
        lead = ours.value - theirs.value + self.average * (ours.free - theirs.free)
        free = ours.free + theirs.free
        value = self.table.box.harbor_prize * tanh(lead / (self.judgement.sure_lead + free))
        sure = 1 - self.judgement.openness * free / (2 * max(self.table.box.ships))
        side = self.table.box.side
        for track in self.tracks[harbor]:
            marker = max(-side, min(side, self.table.markers[track] + net[track]))
            value += sure * self.pays[marker + side]
        return value

    def harbor(self, harbor: int) -> float:
        """What a harbor is worth now."""
        return self.now[harbor]

    def gain(self, seat: Seat, lot: tuple[int, ...]) -> float:
        """What a house gains by taking the lot for nothing and loading it best; 0 by throwing."""
        if not lot:
            return 0.0
        table = self.table
        box = table.box
        towards = 1 if seat == MEDICI else -1
        value = sum([box.tile_values[kind] for kind in lot])
        size = len(lot)
        best = 0.0
        first = seat * SHIPS
        taken = table.harbors[first : first + SHIPS]
        for ship in range(first, first + SHIPS):
            free = table.free(ship)
            if free < size:
                continue
            for harbor in range(HARBORS):
                if table.harbors[ship] != harbor and (
                    table.harbors[ship] != NO_HARBOR or harbor in taken
                ):
                    continue
                net = self.pushes.copy()
                self._push(net, harbor, lot, towards)
                loaded = Berth(
                    value + (self.berths[seat][harbor].value if harbor in taken else 0), free - size
                )
                other = self.berths[1 - seat][harbor]
                after = (
                    self._harbor(harbor, loaded, other, net)
                    if seat == MEDICI
                    else self._harbor(harbor, other, loaded, net)
                )
                best = max(best, towards * (after - self.now[harbor]))
        return best

    def fair(self, lot: tuple[int, ...]) -> float:
        """The price at which taking and leaving are equally good."""
        return (self.gain(Seat(0), lot) + self.gain(Seat(1), lot)) / 2

    def price(self, drawer: Seat, lot: tuple[int, ...]) -> int:
        """The whole price that leaves the drawer most, whatever the other house answers."""
        return min(self.table.box.highest_price, max(0, round(self.fair(lot))))

    def lot(self, drawer: Seat, lot: tuple[int, ...]) -> float:
        """What the drawer gains by selling this lot at its best price."""
        return (self.gain(drawer, lot) - self.gain(Seat(1 - drawer), lot)) / 2

    def draw(self, drawer: Seat) -> float:
        """What the drawer gains, on the average, with one more tile in the lot."""
        table = self.table
        if table.in_bag == 1 and not table.last_lot_is_sold:
            return 0.0
        total = 0.0
        for kind, left in enumerate(table.bag):
            if left:
                total += left * self.lot(drawer, (*table.lot, kind))
        return total / table.in_bag
