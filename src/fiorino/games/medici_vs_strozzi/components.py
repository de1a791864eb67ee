"""The box of Medici vs Strozzi: M1, checked and laid out for play."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.errors import BadBox
from fiorino.games.medici_vs_strozzi.actions import Load, Price, Tile

Harbor = Annotated[int, "harbor"]
Track = Annotated[int, "track"]
Kind = Annotated[int, "tile"]
"""A good and a value, a place in `MediciBox.tile_names`."""

HouseName = Literal["medici", "strozzi"]
HOUSE_NAMES: Final[tuple[HouseName, ...]] = ("medici", "strozzi")
SEATS: Final = 2
SHIPS: Final = 3
HARBORS: Final = 3
NO_HARBOR: Final = -1
NO_TRACK: Final = -1

_WORD: Final = re.compile(r"[a-z]{2,16}")


class MediciBox:
    """The component data as the engine reads it: tuples by kind of tile, ship, harbor and track."""

    def __init__(self, data: BoxData) -> None:
        self.data: Final = data
        box = data.reader()
        box.only({"tiles", "houses", "rounds", "prizes", "harbors"})
        goods, values, gold = _read_tiles(box.child("tiles"))
        self.zero_push = box.child("tiles").whole("zero_push", 2, 2)
        self.houses, self.ships, self.coins = _read_houses(box.child("houses"))
        rounds = box.child("rounds")
        rounds.only({"starters", "largest_lot", "highest_price"})
        self.starters = _read_starters(rounds, self.houses)
        self.largest_lot = rounds.whole("largest_lot", 3, 3)
        self.highest_price = rounds.whole("highest_price", 1, 10_000)
        prizes = box.child("prizes")
        prizes.only({"harbor", "monopoly", "bonuses"})
        self.harbor_prize = prizes.whole("harbor", 20, 20)
        self.monopoly_prize = prizes.whole("monopoly", 10, 10)
        self.bonuses = _read_bonuses(prizes)
        self.harbors, tracks = _read_harbors(box.children("harbors"), goods)

        self.goods = goods
        self.tile_names, self.tile_goods, self.tile_values, self.copies = _lay_tiles(
            goods, values, gold
        )
        self.tiles = sum(self.copies)
        self.pushes = tuple(
            [
                0 if good == len(goods) else self.zero_push if value == 0 else 1
                for good, value in zip(self.tile_goods, self.tile_values, strict=True)
            ]
        )
        self.tracks = tuple(
            [
                (harbor, goods.index(good))
                for harbor, harbor_tracks in enumerate(tracks)
                for good in harbor_tracks
            ]
        )
        self.track_of = self._track_of()
        self.side = len(self.bonuses)
        self.prices = tuple([Price(coins) for coins in range(self.highest_price + 1)])
        self.loads = tuple(
            [tuple([Load(ship, harbor) for harbor in range(HARBORS)]) for ship in range(SHIPS)]
        )
        self.draws = tuple([Tile(kind) for kind in range(len(self.tile_names))])

    def _track_of(self) -> tuple[tuple[int, ...], ...]:
        """For each harbor and kind of tile: the track that the tile pushes there, or NO_TRACK."""
        return tuple(
            [
                tuple(
                    [
                        self.tracks.index((harbor, good))
                        if (harbor, good) in self.tracks
                        else NO_TRACK
                        for good in self.tile_goods
                    ]
                )
                for harbor in range(HARBORS)
            ]
        )

    def payout(self, marker: int) -> int:
        """M6.8, M6.9: what a marker pays to the side it stands on."""
        if marker == 0:
            return 0
        return self.monopoly_prize + self.bonuses[abs(marker) - 1]

    def __reduce__(self) -> tuple[object, ...]:
        return box_of, (self.data,)

    def names(self) -> dict[object, Sequence[str]]:
        """What files call kinds of tile, harbors and tracks."""
        tracks = [" ".join(self.track_name(track)) for track in range(len(self.tracks))]
        return {Kind: self.tile_names, Harbor: self.harbors, Track: tracks}

    def track_name(self, track: int) -> tuple[str, str]:
        """Harbor and good of a track."""
        harbor, good = self.tracks[track]
        return self.harbors[harbor], self.goods[good]


@lru_cache(maxsize=16)
def box_of(data: BoxData) -> MediciBox:
    """The box of these data; the same data give the same one."""
    return MediciBox(data)


def _lay_tiles(
    goods: Sequence[str], values: Sequence[int], gold: Sequence[int]
) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """M1.2: the kinds of tile in a fixed order, with good, value and number of copies."""
    printed = [(place, good, value) for place, good in enumerate(goods) for value in values]
    printed += [(len(goods), "gold", value) for value in gold]
    kinds = sorted(set(printed))
    return (
        tuple([f"{good}-{value}" for _, good, value in kinds]),
        tuple([place for place, _, _ in kinds]),
        tuple([value for _, _, value in kinds]),
        tuple([printed.count(kind) for kind in kinds]),
    )


def _require(holds: bool, constraint: str) -> None:
    if not holds:
        raise BadBox(f"The box breaks a constraint of the game: {constraint}.")


def _read_tiles(tiles: Reader) -> tuple[tuple[str, ...], list[int], list[int]]:
    tiles.only({"goods", "values", "gold", "zero_push"})
    goods = tiles.texts("goods")
    values = tiles.wholes("values", 0, 100)
    gold = tiles.wholes("gold", 0, 100)
    _require(
        len(goods) == 4 and len(set(goods)) == 4 and "gold" not in goods,
        "there are four different goods besides gold",
    )
    _require(
        all(_WORD.fullmatch(good) for good in goods),
        "a good has a name of 2 to 16 small letters",
    )
    _require(
        sorted(values) == [0, 1, 2, 3, 4, 4],
        "each good has six tiles, of the values 0, 1, 2, 3, 4 and 4",
    )
    _require(gold == [5, 5], "there are two chests of gold of value 5")
    return tuple(goods), values, gold


def _read_houses(houses: Reader) -> tuple[tuple[HouseName, ...], tuple[int, ...], int]:
    houses.only({"names", "ships", "coins"})
    names = tuple(houses.texts("names"))
    _require(names == HOUSE_NAMES, "the houses are medici and strozzi, in this order")
    ships = houses.wholes("ships", 1, 20)
    _require(ships == [3, 4, 5], "each house has ships of 3, 4 and 5 spaces")
    coins = houses.whole("coins", 0, 10_000)
    _require(coins == 300, "each house begins with 300 coins")
    return HOUSE_NAMES, tuple(ships), coins


def _read_starters(rounds: Reader, houses: Sequence[str]) -> tuple[int, ...]:
    starters = rounds.texts("starters")
    _require(
        starters == ["medici", "strozzi", "strozzi"],
        "there are three rounds, begun by medici, strozzi and strozzi",
    )
    return tuple([houses.index(starter) for starter in starters])


def _read_bonuses(prizes: Reader) -> tuple[int, ...]:
    bonuses = prizes.wholes("bonuses", 0, 100)
    _require(1 <= len(bonuses) <= 12, "a side of a track has 1 to 12 spaces")
    _require(
        bonuses == sorted(bonuses) and {10, 20} <= set(bonuses),
        "bonuses do not fall from the middle outwards, and one is 10 and one is 20",
    )
    return tuple(bonuses)


def _read_harbors(
    harbors: list[Reader], goods: Sequence[str]
) -> tuple[tuple[str, ...], list[list[str]]]:
    _require(len(harbors) == HARBORS, "there are three harbors")
    names = []
    tracks = []
    for harbor in harbors:
        harbor.only({"name", "tracks"})
        names.append(harbor.text("name"))
        tracks.append(harbor.texts("tracks"))
    _require(
        len(set(names)) == HARBORS and all(_WORD.fullmatch(name) for name in names),
        "the harbors have different names of 2 to 16 small letters",
    )
    for name, listed in zip(names, tracks, strict=True):
        _require("gold" not in listed, "gold has no monopoly track")
        _require(set(listed) <= set(goods), f"the tracks of {name} are for goods of the tiles")
        _require(
            2 <= len(listed) <= 3 and len(set(listed)) == len(listed),
            f"a harbor has two or three tracks for different goods, and {name} does not",
        )
    _require(sum(map(len, tracks)) == 8, "there are eight monopoly tracks")
    return tuple(names), tracks
