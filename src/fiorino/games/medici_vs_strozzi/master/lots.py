"""Many lots at once: what each is worth to either house, one load ahead."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import Final

import numpy as np

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    BAG_ROW,
    DRAWER,
    FREE,
    IN_BAG,
    IN_BAG_ROW,
    LEAD_ROW,
    LEAD_WIDTH,
    LEADS,
    MARKERS,
    MINE_ROW,
    NO_SHIP,
    REACH,
    ROOM_ROW,
    ROUND,
    SPACES_ROW,
    SUMS,
    TRACK_ROW,
    TRACK_WIDTH,
    WAITING,
    WAITING_ROW,
    Board,
    Single,
    Whole,
    cross_row,
    room_of,
    spaces_of,
)
from fiorino.games.medici_vs_strozzi.master.net import Nets

Lot = tuple[int, ...]
"""Kinds of tile in rising order."""

THROWN: Final = -1
"""In place of a harbor: the lot is thrown away."""
OLD_SHIP: Final = -1
"""In place of a ship: the one that is in the harbor already."""
Place = tuple[int, int]
"""Ship and harbor."""
AWAY: Final[Place] = (OLD_SHIP, THROWN)


def places_of(position: Whole, house: int, size: int) -> list[Place]:
    """Where a house may load a lot of this size; throwing it away comes last."""
    places: list[Place] = []
    waiting = int(position[WAITING + house])
    for harbor in range(3):
        free = int(position[FREE + 3 * house + harbor])
        if free == NO_SHIP:
            places += [
                (ship, harbor) for ship in range(3) if waiting >> ship & 1 and 3 + ship >= size
            ]
        elif free >= size:
            places.append((OLD_SHIP, harbor))
    return [*places, AWAY]


@cache
def _choices(kinds: int, size: int) -> Whole:
    """The ways to choose so many tiles among kinds that are numbered, in rising order."""
    found = list(combinations_with_replacement(range(kinds), size))
    return np.array(found, np.int32).reshape(len(found), size)


class LotSet:
    """A lot from a bag with every choice of more tiles, as arrays, smaller lots first.

    Without a lot to begin with, the lots have at least one tile.
    """

    def __init__(self, board: Board, bag: Whole, begun: Lot, most: int) -> None:
        self.begun: Final = begun
        self.in_bag: Final = int(bag.sum())
        self.rest: Final = bag.copy()
        for kind in begun:
            self.rest[kind] -= 1
        self.kinds: Final = np.flatnonzero(self.rest)
        self.slices: Final[dict[int, slice]] = {}
        """By size of the lot."""
        self.chosen: Final[dict[int, Whole]] = {}
        """By number of further tiles: which kinds they are, numbered as in `kinds`."""
        self.rows: Final[dict[int, Whole]] = {}
        before = self._rows(bag, np.array([begun], np.int32).reshape(1, len(begun)))
        values, pushes, sizes = [], [], []
        count = 0
        for size in range(max(1, len(begun)), most + 1):
            more = size - len(begun)
            chosen = self._possible(more)
            tiles = self.kinds[chosen].astype(np.int32)
            self.chosen[more] = chosen
            self.rows[size] = np.concatenate(
                [np.repeat(before, len(chosen), axis=0), self._rows(self.rest, tiles)], axis=1
            )
            tiles = np.concatenate(
                [np.repeat(np.array([begun], np.int32), len(chosen), axis=0), tiles], axis=1
            ).astype(np.int32)
            values.append(board.values[tiles].sum(axis=1))
            pushed = board.pushes[tiles]
            pushes.append(
                np.stack([(pushed * (board.goods[tiles] == good)).sum(axis=1) for good in range(4)])
            )
            sizes.append(np.full(len(chosen), size))
            self.slices[size] = slice(count, count + len(chosen))
            count += len(chosen)
        self.count: Final = count
        all_sizes, all_values = np.concatenate(sizes), np.concatenate(values)
        all_pushes = np.concatenate(pushes, axis=1)
        self.keys: Final = [
            _keys(
                all_sizes,
                all_values,
                all_pushes[[good for good in range(4) if board.track_of[harbor, good] >= 0]],
            )
            for harbor in range(3)
        ]

    def _possible(self, more: int) -> Whole:
        """The choices of so many further tiles that the bag has."""
        chosen = _choices(len(self.kinds), more)
        if more < 2:
            return chosen
        copies = self.rest[self.kinds]
        fits = np.ones(len(chosen), np.bool_)
        for first in range(more - 1):
            alike = (chosen[:, first:] == chosen[:, first, None]).sum(axis=1)
            fits &= alike <= copies[chosen[:, first]]
        found: Whole = chosen[fits]
        return found

    def _rows(self, bag: Whole, tiles: Whole) -> Whole:
        """The rows that go out as tiles leave a bag."""
        rows = BAG_ROW + 2 * tiles + bag[tiles] - 1
        for place in range(1, tiles.shape[1]):
            rows[:, place] -= (tiles[:, :place] == tiles[:, place, None]).sum(axis=1)
        return rows.astype(np.int32)

    def upto(self, largest: int) -> int:
        """How many lots have at most this size."""
        return max([part.stop for size, part in self.slices.items() if size <= largest], default=0)

    def from_bag(self, rows: Single) -> Single:
        """What drawing each lot changes in the first layer, for either house."""
        parts = [
            rows[IN_BAG_ROW + self.in_bag - size]
            - rows[IN_BAG_ROW + self.in_bag]
            - rows[self.rows[size]].sum(axis=1)
            for size in self.slices
        ]
        return np.concatenate(parts)


def _keys(sizes: Whole, values: Whole, pushes: Whole) -> tuple[Whole, Whole, Whole, Whole]:
    """The lots that differ at a harbor: sizes, values, pushes by track, and which lot is which."""
    codes = sizes * 32 + values
    for pushed in pushes:
        codes = codes * 32 + pushed
    _, first, which = np.unique(codes, return_index=True, return_inverse=True)
    return sizes[first], values[first], pushes[:, first], which.astype(np.int32)


class Draws:
    """The expectation over the tiles of a bag, for a set of lots."""

    def __init__(self, lots: LotSet, most: int) -> None:
        kinds = len(lots.kinds)
        copies = lots.rest[lots.kinds].astype(np.float32)
        left = int(lots.rest.sum())
        same = np.eye(kinds, dtype=np.float32)
        begun = len(lots.begun)
        self.places: Final = [
            self._places(kinds, lots.chosen[more], lots.slices[begun + more].start)
            for more in range(1, most - begun + 1)
        ]
        """By number of further tiles: where the value of each choice is."""
        self.chances: Final = [copies / left]
        if len(self.places) >= 2:
            self.chances.append(np.maximum(0, copies - same) / (left - 1))
        if len(self.places) >= 3:
            third = copies - same[:, None, :] - same[None, :, :]
            self.chances.append(np.maximum(0, third) / (left - 2))

    @staticmethod
    def _places(kinds: int, chosen: Whole, start: int) -> Whole:
        more = chosen.shape[1]
        places = np.zeros((kinds,) * more, np.int32)
        numbers = np.arange(start, start + len(chosen))
        for order in permutations(range(more)):
            places[tuple(chosen[:, order].T)] = numbers
        return places

    def value(self, values: Single, more: int) -> float:
        """What a house expects that draws at most so many tiles, from the value of each lot."""
        found: Single | None = None
        for places, chances in reversed(list(zip(self.places, self.chances, strict=True))[:more]):
            here = values[places]
            if found is not None:
                here = np.maximum(here, found)
            found = (here * chances).sum(axis=-1)
        assert found is not None
        return float(found)


class Loader:
    """Values of loading each lot of a set, at positions that share its bag."""

    def __init__(self, nets: Nets, lots: LotSet, round_: int) -> None:
        self.nets: Final = nets
        self.board: Final = nets.board
        self.net: Final = nets.rounds[round_]
        self.lots: Final = lots
        self.round: Final = round_
        self.drawn: Final = lots.from_bag(self.net.rows)
        self.tracks: Final = [
            [int(track) for track in self.board.track_of[harbor, :4] if track >= 0]
            for harbor in range(3)
        ]

    def best(self, position: Whole, house: int, largest: int) -> Single:
        """What each lot up to a size is worth to a house that takes it for nothing."""
        found: Single | None = None
        for _, values in self.by_place(position, house, largest):
            if found is None:
                found = values
            else:
                np.maximum(found[: len(values)], values, out=found[: len(values)])
        assert found is not None
        return found

    def by_place(self, position: Whole, house: int, largest: int) -> Iterator[tuple[Place, Single]]:
        """What lots up to a size are worth to a house in each place, as many as fit there."""
        lots = self.lots
        count = lots.upto(largest)
        drawn = self.drawn[:count] + self.net.sums(position, house)
        values = self.net.finish(drawn)
        self._end(values, position, house, THROWN, lots.in_bag)
        yield AWAY, values
        frees = [int(free) for free in position[FREE + 3 * house : FREE + 3 * house + 3]]
        waiting = int(position[WAITING + house])
        spaces, room = spaces_of(position, house), room_of(position, house)
        for place in places_of(position, house, min(lots.slices))[:-1]:
            ship, harbor = place
            free = frees[harbor]
            whole = free if ship == OLD_SHIP else 3 + ship
            still = waiting if ship == OLD_SHIP else waiting - (1 << ship)
            others = max(
                0,
                *[frees[at] for at in range(3) if at != harbor and frees[at] != NO_SHIP],
                *[3 + other for other in range(3) if still >> other & 1],
            )
            count = lots.upto(min(largest, whole))
            changed = self._loaded(position, house, harbor, (whole, still, others, spaces, room))
            moved = changed[lots.keys[harbor][3][:count]]
            moved += drawn[:count]
            values = self.net.finish(moved)
            self._end(values, position, house, harbor, lots.in_bag)
            if others == 0:
                self._end(values, position, house, harbor, whole)
            yield place, values

    def _loaded(
        self, position: Whole, house: int, harbor: int, fleet: tuple[int, int, int, int, int]
    ) -> Single:
        """What loading changes in the first layer, for the lots that differ at a harbor."""
        whole, still, others, spaces, room = fleet
        other = 1 - house
        rows = self.net.rows
        sizes, values, pushes, _ = self.lots.keys[harbor]
        theirs = int(position[FREE + 3 * other + harbor])
        free = int(position[FREE + 3 * house + harbor])
        before = int(position[SUMS + 3 * house + harbor] - position[SUMS + 3 * other + harbor])
        lead = max(-LEADS, min(LEADS, before))
        by_lead = LEAD_ROW + harbor * LEAD_WIDTH + LEADS
        most = int(sizes[-1])
        by_size = np.zeros((most + 1, rows.shape[1]), np.float32)
        crosses = np.zeros(most + 1, np.int32)
        fixed = (
            rows[WAITING_ROW + still]
            - rows[WAITING_ROW + int(position[WAITING + house])]
            - rows[MINE_ROW + harbor * 7 + free]
            - rows[SPACES_ROW + spaces]
            - rows[ROOM_ROW + room]
            - rows[cross_row(harbor, free, theirs, lead)]
            - rows[by_lead + lead]
        )
        towards = 1 - 2 * house
        for track in self.tracks[harbor]:
            marker = towards * int(position[MARKERS + track])
            fixed -= rows[TRACK_ROW + track * TRACK_WIDTH + max(0, min(2 * REACH, marker + REACH))]
        for size in range(1, min(most, whole) + 1):
            left = whole - size
            by_size[size] = (
                rows[MINE_ROW + harbor * 7 + left]
                + rows[SPACES_ROW + spaces - size]
                + rows[ROOM_ROW + max(left, others)]
                + fixed
            )
            crosses[size] = cross_row(harbor, left, theirs, 0)
        leads = np.minimum(before + values, LEADS)
        np.maximum(leads, -LEADS, out=leads)
        changed = by_size[sizes]
        changed += rows[crosses[sizes] + leads]
        changed += rows[by_lead + leads]
        for track, pushed in zip(self.tracks[harbor], pushes, strict=True):
            marker = towards * int(position[MARKERS + track])
            moved = np.minimum(marker + pushed, REACH)
            np.maximum(moved, -REACH, out=moved)
            changed += rows[TRACK_ROW + track * TRACK_WIDTH + REACH + moved]
        return changed

    def _end(self, values: Single, position: Whole, house: int, harbor: int, size: int) -> None:
        """Put in what lots of a size are worth that end the round."""
        part = self.lots.slices.get(size)
        if part is None or part.stop > len(values):
            return
        towards = 1 - 2 * house
        sums = np.repeat(position[None, SUMS : SUMS + 6], part.stop - part.start, axis=0)
        markers = np.repeat(position[None, MARKERS:DRAWER], part.stop - part.start, axis=0)
        if harbor != THROWN:
            _, gained, pushes, which = self.lots.keys[harbor]
            sums[:, 3 * house + harbor] += gained[which[part]]
            markers[:, self.tracks[harbor]] += towards * pushes[:, which[part]].T
        values[part] = towards * end_values(self.nets, self.round, sums, markers)


def end_values(nets: Nets, round_: int, sums: Whole, markers: Whole) -> Single:
    """What the end of a round is worth to the Medici, with what follows it."""
    board = nets.board
    cut = np.clip(markers, -board.side, board.side)
    coins = 20 * np.sign(sums[:, :3] - sums[:, 3:]).sum(axis=1)
    coins += board.pays[cut + board.side].sum(axis=1)
    values: Single = coins + nets.later(round_, cut)
    return values


def loaded(board: Board, position: Whole, house: int, lot: Lot, place: Place) -> Whole:
    """The position after a lot from the bag was loaded, and its house draws next."""
    after = position.copy()
    for kind in lot:
        after[BAG + kind] -= 1
    after[IN_BAG] -= len(lot)
    after[DRAWER] = house
    ship, harbor = place
    if harbor == THROWN:
        return after
    berth = FREE + 3 * house + harbor
    if ship != OLD_SHIP:
        after[berth] = 3 + ship
        after[WAITING + house] -= 1 << ship
    after[berth] -= len(lot)
    for kind in lot:
        after[SUMS + 3 * house + harbor] += board.values[kind]
        track = board.track_of[harbor, board.goods[kind]]
        if track >= 0:
            after[MARKERS + track] += (1 - 2 * house) * board.pushes[kind]
    return after


def is_over(position: Whole, house: int) -> bool:
    """Whether the round ends here, after a load of this house."""
    return bool(position[IN_BAG] == 0 or room_of(position, house) == 0)


def end_value(nets: Nets, position: Whole, house: int) -> float:
    """What the end of the round is worth to a house."""
    sums = position[None, SUMS : SUMS + 6]
    values = end_values(nets, int(position[ROUND]), sums, position[None, MARKERS:DRAWER])
    return float((1 - 2 * house) * values[0])
