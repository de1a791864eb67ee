"""What harbors, lots and prices are worth in coins."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import tanh
from typing import Final

from fiorino.core.protocol import Seat
from fiorino.games.medici_vs_strozzi.components import HARBORS, NO_HARBOR, NO_TRACK, SEATS, SHIPS
from fiorino.games.medici_vs_strozzi.table import MEDICI, MediciTable


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
    eagerness: float = 0.25
    """How many coins a third tile must promise: it also takes up a space, which both may need."""


USUAL: Final = Judgement()


class Berth:
    """A house's ship in a harbor, or the place of the ship that will come."""

    def __init__(self, value: int, free: float) -> None:
        self.value: Final = value
        self.free: Final = free


class Worth:
    """What harbors, lots and prices are worth at one table, seen from the Medici where signed."""

    def __init__(self, table: MediciTable, judgement: Judgement) -> None:
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
        """What a house gains by taking the lot for nothing and loading it best.

        To throw it away gains nothing, unless the round ends with it.
        """
        if not lot:
            return 0.0
        table = self.table
        last = table.in_bag + len(table.lot) == len(lot)
        room = [table.free(ship) for ship in range(seat * SHIPS, seat * SHIPS + SHIPS)]
        box = table.box
        towards = 1 if seat == MEDICI else -1
        value = sum([box.tile_values[kind] for kind in lot])
        size = len(lot)
        best = towards * self._ended(seat, NO_HARBOR, 0, self.pushes) if last else 0.0
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
                if last or sum(room) == size:
                    best = max(best, towards * self._ended(seat, harbor, value, net))
                    continue
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

    def _ended(self, seat: Seat, harbor: int, value: int, net: list[int]) -> float:
        """What the Medici gain where the round ends after a house has loaded so much value."""
        box = self.table.box
        empty = 2 * sum(box.ships) / SHIPS
        sure = 1 - self.judgement.openness * empty / (2 * max(box.ships))
        later = sure * (self.lasts - 1) / self.judgement.lasting
        gained = 0.0
        for here in range(HARBORS):
            totals = [self.table.total(Seat(house), here) for house in range(SEATS)]
            if here == harbor:
                totals[seat] += value
            gained += box.harbor_prize * ((totals[0] > totals[1]) - (totals[0] < totals[1]))
            for track in self.tracks[here]:
                marker = max(-box.side, min(box.side, self.table.markers[track] + net[track]))
                gained += self.pays[marker + box.side] * (1 + later) / self.lasts
        return gained - sum(self.now)

    def fair(self, lot: tuple[int, ...]) -> float:
        """The price at which taking and leaving are equally good."""
        return (self.gain(Seat(0), lot) + self.gain(Seat(1), lot)) / 2

    def price(self, drawer: Seat, lot: tuple[int, ...]) -> int:
        """The whole price that leaves the drawer most, whatever the other house answers."""
        return min(self.table.box.highest_price, max(0, round(self.fair(lot))))

    def lot(self, drawer: Seat, lot: tuple[int, ...]) -> float:
        """What the drawer gains by selling this lot at its best price."""
        return (self.gain(drawer, lot) - self.gain(Seat(1 - drawer), lot)) / 2

    def draws(self, drawer: Seat) -> bool:
        """Whether the drawer gains enough by one more tile."""
        least = self.judgement.eagerness if len(self.table.lot) > 1 else 0.0
        return self.draw(drawer) > self.lot(drawer, self.table.lot) + least

    def draw(self, drawer: Seat) -> float:
        """What the drawer gains, on average, with one more tile in the lot."""
        table = self.table
        if table.in_bag == 1 and not table.last_lot_is_sold:
            return 0.0
        total = 0.0
        for kind, left in enumerate(table.bag):
            if left:
                total += left * self.lot(drawer, (*table.lot, kind))
        return total / table.in_bag
