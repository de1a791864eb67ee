"""Looking ahead with the nets: one lot or two, over all tiles, loads and prices.

Let `take` be what the drawer expects if it takes the lot, and `leave` if the other house does, the
price left out. A price p leaves the drawer the worse of `take - p` and `leave + p`, so the best
price is half of `take - leave`, and the other house buys below it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import Final

import numpy as np

from fiorino.games.medici_vs_strozzi.master.endgame import Endgame
from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    IN_BAG,
    KINDS,
    ROUND,
    Single,
    Whole,
    room_of,
)
from fiorino.games.medici_vs_strozzi.master.lots import (
    AWAY,
    Draws,
    Loader,
    Lot,
    LotSet,
    Place,
    end_value,
    is_over,
    loaded,
)
from fiorino.games.medici_vs_strozzi.master.net import Nets

LARGEST_LOT: Final = 3
MOST_TOOLS: Final = 64
MOST_REMEMBERED: Final = 512


@dataclass(frozen=True)
class Sight:
    """How far a search looks."""

    lots: int = 2
    """How many lots ahead: the one on the table, or also the next."""
    loads: int = 4
    """How many loads of each house are looked at two lots ahead."""
    within: float = 12.0
    """Loads that seem worse than the best by more coins than this are not."""
    triples: int = 2_000
    """A next lot may have three tiles where there are at most so many such lots: everywhere."""
    draws: int = 2
    """How many lots ahead the question is decided whether to draw another tile."""
    solved: int = 5
    """A position with at most so many tiles in the bag is solved to the end of the round."""
    budget: int = 3_000
    """How many positions a decision may solve; beyond them it looks ahead as elsewhere."""
    chances: int = 5
    """With at most so many tiles in the bag of the last round the chance to win decides."""
    rows: int = 400
    """How many positions may be solved for that; beyond them coins decide."""
    close: float = 5.0
    """Drawing is looked at two lots ahead where one lot ahead tells no more than this apart."""
    tiles: int = 8
    """After how many of the tiles that may be drawn it is."""


@dataclass(frozen=True)
class Loaded:
    """A place for the lot, and what its house expects after it."""

    place: Place
    worth: float


@dataclass(frozen=True)
class Split:
    """A lot: what the drawer expects if it takes it, and if the other house does."""

    take: float
    leave: float

    @property
    def fair(self) -> float:
        """The price at which both are equally good."""
        return (self.take - self.leave) / 2

    def price(self) -> int:
        """The best whole price."""
        return max(0, floor(self.fair + 0.5))

    def sale(self, price: int) -> float:
        """What a price leaves the drawer."""
        return min(self.leave + price, self.take - price)


def sales(take: Single, leave: Single) -> Single:
    """What the best whole price leaves the drawer, for many lots."""
    prices = np.maximum(0, np.floor((take - leave) / 2 + np.float32(0.5)))
    return np.minimum(leave + prices, take - prices)


class Search:
    """Values of positions, lots and draws, for one setup."""

    def __init__(self, nets: Nets, last_lot_is_sold: bool) -> None:
        self.nets: Final = nets
        self.last_lot_is_sold: Final = last_lot_is_sold
        self.tools: Final[dict[tuple[bytes, Lot, int, int], tuple[Loader, Draws]]] = {}
        self.remembered: Final[dict[tuple[bytes, int, Lot, Sight], list[Loaded]]] = {}

    def _tools(self, position: Whole, begun: Lot, most: int) -> tuple[Loader, Draws]:
        """What is the same for all positions that share a bag."""
        bag, round_ = position[BAG : BAG + KINDS], int(position[ROUND])
        key = (bag.tobytes(), begun, most, round_)
        found = self.tools.get(key)
        if found is None:
            lots = LotSet(self.nets.board, bag, begun, most)
            found = Loader(self.nets, lots, round_), Draws(lots, most)
            if len(self.tools) >= MOST_TOOLS:
                self.tools.clear()
            self.tools[key] = found
        return found

    def ahead(self, positions: Sequence[Whole], triples: int) -> list[float]:
        """What the drawers expect, one lot ahead, at positions that share a bag."""
        kinds = int(np.count_nonzero(positions[0][BAG : BAG + KINDS]))
        limit = 3 if kinds * (kinds + 1) * (kinds + 2) // 6 <= triples else 2
        mosts = [min(limit, self.most(position)) for position in positions]
        loader, draws = self._tools(positions[0], (), max(mosts))
        return [
            draws.value(self._sales(loader, position, most), most)
            for position, most in zip(positions, mosts, strict=True)
        ]

    def _sales(self, loader: Loader, position: Whole, most: int) -> Single:
        """What each lot of at most so many tiles leaves the drawer at its best price."""
        house = int(position[DRAWER])
        values = sales(loader.best(position, house, most), -loader.best(position, 1 - house, most))
        lots = loader.lots
        if not self.last_lot_is_sold and lots.in_bag <= most:
            values[lots.slices[lots.in_bag]] = end_value(self.nets, position, house)
        return values

    def look(self, positions: Sequence[Whole], sight: Sight) -> list[float]:
        """The same; to the end of the round where few tiles are left."""
        if not positions:
            return []
        if 0 < positions[0][IN_BAG] <= sight.solved:
            round_ = int(positions[0][ROUND])
            solver = Endgame(self.nets, round_, self.last_lot_is_sold, sight.budget)
            found = [solver.value(position) for position in positions]
            worths = [worth for worth in found if worth is not None]
            if len(worths) == len(found):
                return worths
        return self.ahead(positions, sight.triples)

    def most(self, position: Whole) -> int:
        """The largest lot that the drawer may draw."""
        house = int(position[DRAWER])
        return min(LARGEST_LOT, room_of(position, house), int(position[IN_BAG]))

    def loads(self, position: Whole, house: int, lot: Lot, sight: Sight) -> list[Loaded]:
        """Every place where a house may load a lot that is still in the bag, the best first."""
        return self._looked_at(position, lot, (house,), sight)[0]

    def split(self, position: Whole, lot: Lot, sight: Sight) -> Split:
        """What a lot is worth to the drawer, taken and left."""
        house = int(position[DRAWER])
        if not self.last_lot_is_sold and len(lot) == position[IN_BAG]:
            value = end_value(self.nets, position, house)
            return Split(value, value)
        own, other = self._looked_at(position, lot, (house, 1 - house), sight)
        return Split(own[0].worth, -other[0].worth)

    def aside(self, position: Whole, lot: Lot) -> float:
        """What the drawer expects if the lot is thrown away, by either house with equal chance."""
        worths = []
        for house in (0, 1):
            after = loaded(self.nets.board, position, house, lot, AWAY)
            if is_over(after, house):
                worth = end_value(self.nets, after, house)
            else:
                worth = self.nets.rounds[int(position[ROUND])].value(after, house)
            worths.append(worth if house == position[DRAWER] else -worth)
        return sum(worths) / 2

    def _looked_at(
        self, position: Whole, lot: Lot, houses: Sequence[int], sight: Sight
    ) -> list[list[Loaded]]:
        """The loads of each house, the best first; what was looked at lately is remembered."""
        key = position.tobytes()
        missing = [h for h in houses if (key, h, lot, sight) not in self.remembered]
        if len(self.remembered) + len(missing) > MOST_REMEMBERED:
            self.remembered.clear()
            missing = list(houses)
        for house, loads in zip(missing, self._look_at(position, lot, missing, sight), strict=True):
            self.remembered[key, house, lot, sight] = loads
        return [self.remembered[key, house, lot, sight] for house in houses]

    def _look_at(
        self, position: Whole, lot: Lot, houses: Sequence[int], sight: Sight
    ) -> list[list[Loaded]]:
        loader, _ = self._tools(position, lot, len(lot))
        found: list[list[Loaded]] = []
        deeper: list[tuple[int, int]] = []
        after: list[Whole] = []
        for row, house in enumerate(houses):
            loads = [
                Loaded(place, float(values[0]))
                for place, values in loader.by_place(position, house, len(lot))
            ]
            loads.sort(key=lambda each: -each.worth)
            found.append(loads)
            if sight.lots < 2:
                continue
            for number, each in enumerate(loads[: sight.loads]):
                if each.worth < loads[0].worth - sight.within:
                    break
                moved = loaded(self.nets.board, position, house, lot, each.place)
                deeper.append((row, number))
                after.append(moved)
        if sight.lots < 2:
            return found
        ends = [is_over(moved, int(moved[DRAWER])) for moved in after]
        worths = iter(
            self.look([moved for moved, end in zip(after, ends, strict=True) if not end], sight)
        )
        for (row, number), end in zip(deeper, ends, strict=True):
            if not end:
                found[row][number] = Loaded(found[row][number].place, next(worths))
        return [
            _with_the_rest_behind(loads, sum([at == row for at, _ in deeper]))
            for row, loads in enumerate(found)
        ]

    def draw_or_stop(self, position: Whole, lot: Lot, sight: Sight) -> tuple[float, float]:
        """What the drawer expects with another tile, and without.

        Two lots ahead both change: the first by the mean change of a few lots with one more tile.
        """
        most = self.most(position)
        loader, draws = self._tools(position, lot, most)
        values = self._sales(loader, position, most)
        draw, stop = draws.value(values, most - len(lot)), float(values[0])
        if sight.draws < 2 or abs(draw - stop) > sight.close:
            return draw, stop
        lots = loader.lots
        tiles = np.repeat(np.arange(len(lots.kinds)), lots.rest[lots.kinds])
        spread = np.linspace(0, len(tiles) - 1, min(len(tiles), sight.tiles)).round()
        few = replace(sight, loads=2, within=4.0, triples=400, budget=sight.budget // 10)
        longer = lots.slices[len(lot) + 1]
        changes = []
        for which in tiles[spread.astype(np.int32)]:
            split = self.split(position, tuple(sorted((*lot, int(lots.kinds[which])))), few)
            changes.append(split.sale(split.price()) - float(values[longer][which]))
        split = self.split(position, lot, sight)
        return draw + sum(changes) / len(changes), split.sale(split.price())


def _with_the_rest_behind(loads: Sequence[Loaded], looked: int) -> list[Loaded]:
    """Loads that were looked at less far count for no more than the worst of the others."""
    worst = min([each.worth for each in loads[:looked]])
    rest = [Loaded(each.place, min(each.worth, worst)) for each in loads[looked:]]
    return sorted([*loads[:looked], *rest], key=lambda each: -each.worth)
