"""The box and the options of Siena: S2, checked and laid out for play."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.errors import BadBox

CardKind = Annotated[int, "card"]
"""A kind of Siena card, a place in `SienaBox.cards`; equal cards are one kind."""
Good = Annotated[int, "good"]
Place = Annotated[int, "place"]
Road = Annotated[int, "road"]
Status = Annotated[int, "status"]

SeatName = Literal["blue", "orange", "green", "rose", "red"]
SEAT_NAMES: Final[tuple[SeatName, ...]] = ("blue", "orange", "green", "rose", "red")
GoodName = Literal["corn", "wine", "oil", "cloth", "spices"]
GOOD_NAMES: Final[tuple[GoodName, ...]] = ("corn", "wine", "oil", "cloth", "spices")

CORN: Final = 0
WINE: Final = 1
OIL: Final = 2
CLOTH: Final = 3
SPICES: Final = 4
GOODS: Final = 5
CROPS: Final = (CORN, WINE, OIL)
WARES: Final = (CLOTH, SPICES)

PEASANT: Final = 0
MERCHANT: Final = 1
BANKER: Final = 2
StatusName = Literal["peasant", "merchant", "banker"]
STATUS_NAMES: Final[tuple[StatusName, ...]] = ("peasant", "merchant", "banker")
RAISES: Final = (5, 3, 1)
"""S24.8: the least raise for an Artist, by status."""

GOODS_CARD: Final = 0
JOURNEY: Final = 1
MULE: Final = 2
FRANCIGENA: Final = 3
GIRLFRIENDS: Final = 4
GUARDS: Final = 5
BRICKLAYER: Final = 6
SALIMBENI: Final = 7
INN_CARD: Final = 8
COURTESAN: Final = 9
CALANDRINO: Final = 10
BANCHI: Final = 11
SERVI: Final = 12
TYPE_NAMES: Final = (
    "goods", "journey", "mule", "francigena", "girlfriends", "guards", "bricklayer", "salimbeni",
    "inn", "courtesan", "calandrino", "banchi", "servi",
)  # fmt: skip
SPECIAL_TYPES: Final = TYPE_NAMES[2:]

NOWHERE: Final = -1
INN: Final = 10
WALL: Final = 11
DISTRICTS: Final = 10
NO_ROAD: Final = -1
FIRENZE: Final = 0
AREZZO: Final = 1
RoadName = Literal["firenze", "arezzo"]
ROAD_NAMES: Final[tuple[RoadName, ...]] = ("firenze", "arezzo")

LORENZETTI: Final = 8
EARLY_ARTISTS: Final = 5
"""S3.7: the first five Artists of the deck never include Lorenzetti."""

CERTAIN: Final = {
    0: "banchi-di-sotto",
    2: "via-dei-servi",
    3: "via-delle-cerchia",
    4: "palazzo-tolomei",
    5: "duomo",
    7: "piazza-del-campo",
    8: "torre-del-mangia",
}
"""S2.19: the Districts whose place in the ring follows from the rulebooks."""
MOVABLE: Final = ("piazza-salimbeni", "palazzo-pubblico", "banchi-di-sopra")

STATED_WORKERS: Final = (2, 1, 0, 1, 0)
"""S2.12: the only Goods card whose workers a rulebook states."""

INTRODUCTORY_REMOVALS: Final = (0, 0, 12, 6, 0, 0)
"""S33.3: Goods cards left out of the first deck, by number of players."""


class Card:
    """One kind of Siena card."""

    def __init__(
        self, name: str, type: int, copies: int, starred: bool, red: int, green: int,
        workers: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.type: Final = type
        self.copies: Final = copies
        self.starred: Final = starred
        self.red: Final = red
        self.green: Final = green
        self.workers: Final = workers


class SienaBox:
    """The component data as the engine reads it."""

    def __init__(self, data: BoxData) -> None:
        self.data: Final = data
        box = data.reader()
        box.only(
            {"money", "goods", "fato", "roads", "town", "tower", "senesi", "artists",
             "special_cards", "goods_cards"}
        )  # fmt: skip
        self._read_money(box.child("money"))
        self._read_goods(box.child("goods"), box.child("fato"))
        self._read_board(box.child("roads"), box.child("town"), box.child("tower"))
        self._read_points(box.child("senesi"), box.child("artists"))
        goods_cards = _read_goods_cards(box.children("goods_cards"), self.goods)
        self.cards = tuple([*goods_cards, *_read_special_cards(box.children("special_cards"))])
        self.warnings = _warnings(self.cards)
        self.kinds = len(self.cards)
        self.kind_of = {card.name: kind for kind, card in enumerate(self.cards)}
        self.of_type = tuple(
            [
                tuple([kind for kind, card in enumerate(self.cards) if card.type == wanted])
                for wanted in range(len(TYPE_NAMES))
            ]
        )
        self.opening = tuple(
            [kind for kind, card in enumerate(self.cards) if card.starred and card.green <= 5]
        )

    def __reduce__(self) -> tuple[object, ...]:
        return box_of, (self.data,)

    def names(self) -> dict[object, Sequence[str]]:
        """What files call cards, goods, places, roads and ranks."""
        return {
            CardKind: [card.name for card in self.cards],
            Good: self.goods,
            Place: self.places,
            Road: ROAD_NAMES,
            Status: STATUS_NAMES,
        }

    def _read_money(self, money: Reader) -> None:
        money.only(
            {
                "start",
                "introductory",
                "merchant",
                "banker",
                "rows",
                "hand_limit",
                "last_round",
                "last_advanced_round",
            }
        )
        self.start_money = money.whole("start", 28, 28)
        self.introductory_money = money.whole("introductory", 18, 18)
        self.thresholds = (money.whole("merchant", 30, 30), money.whole("banker", 80, 80))
        self.rows = tuple(money.wholes("rows", 0, 3))
        _require(self.rows == (0, 1, 2, 2, 3), "the Initiative rows are +0, +1, +2, +2 and +3")
        self.hand_limit = money.whole("hand_limit", 7, 7)
        self.last_round = money.whole("last_round", 20, 20)
        self.last_advanced_round = money.whole("last_advanced_round", 20, 10_000)

    def _read_goods(self, goods: Reader, fato: Reader) -> None:
        goods.only({"names", "prices", "frames"})
        _require(
            tuple(goods.texts("names")) == GOOD_NAMES,
            "the goods are corn, wine, oil, cloth and spices",
        )
        self.goods = GOOD_NAMES
        self.prices = tuple(goods.wholes("prices", 1, 100))
        _require(self.prices == (8, 10, 14, 20, 25), "the goods sell for 8, 10, 14, 20 and 25")
        self.frames = tuple(goods.wholes("frames", 1, 20))
        _require(
            len(self.frames) == GOODS
            and (self.frames[CORN], self.frames[WINE], self.frames[CLOTH]) == (3, 5, 7),
            "there are five frames, those of corn, wine and cloth for 3, 5 and 7 workers",
        )
        fato.only({"cards", "corn", "wine", "oil", "salimbeni"})
        self.fato_cards = fato.whole("cards", 7, 7)
        self.fato = (fato.whole("corn", 7, 7), fato.whole("wine", 8, 8), fato.whole("oil", 10, 10))
        self.fato_salimbeni = fato.whole("salimbeni", 7, 7)

    def _read_board(self, roads: Reader, town: Reader, tower: Reader) -> None:
        roads.only(set(ROAD_NAMES))
        firenze = roads.wholes("firenze", 0, 100)
        arezzo = roads.wholes("arezzo", 0, 100)
        _require(firenze == [0, 5, 20], "the road to Firenze pays 0, 5 and 20")
        _require(len(arezzo) == 2 and arezzo[0] == 3, "the road to Arezzo has two spaces, first 3")
        self.roads = (tuple(firenze), tuple(arezzo))
        town.only({"ring", "yellow"})
        self.ring = tuple(town.texts("ring"))
        _require(
            sorted(self.ring) == sorted((*CERTAIN.values(), *MOVABLE)),
            "the ring names each of the ten Districts once",
        )
        _require(
            all(self.ring[place] == name for place, name in CERTAIN.items()),
            "only Piazza Salimbeni, Palazzo Pubblico and Banchi di Sopra may change places",
        )
        yellow = town.texts("yellow")
        _require(
            sorted(yellow)
            == ["banchi-di-sopra", "palazzo-pubblico", "palazzo-tolomei", "piazza-del-campo"],
            "Palazzo Tolomei, Palazzo Pubblico, Piazza del Campo and Banchi di Sopra are yellow",
        )
        self.places = (*self.ring, "inn", "wall")
        self.yellow = tuple([name in yellow for name in self.ring])
        self.banchi = self.ring.index("banchi-di-sotto")
        self.salimbeni = self.ring.index("piazza-salimbeni")
        self.servi = self.ring.index("via-dei-servi")
        self.cerchia = self.ring.index("via-delle-cerchia")
        self.tolomei = self.ring.index("palazzo-tolomei")
        self.duomo = self.ring.index("duomo")
        self.torre = self.ring.index("torre-del-mangia")
        tower.only({"costs", "points", "labour"})
        self.tower_costs = tuple(tower.wholes("costs", 1, 100))
        _require(
            self.tower_costs == (15, 20, 25, 30, 35, 40, 60),
            "the levels of the Tower cost 15, 20, 25, 30, 35, 40 and 60",
        )
        self.tower_points = tuple(tower.wholes("points", 1, 20))
        _require(
            self.tower_points == (2, 3, 4, 5, 6, 7, 9),
            "the levels of the Tower give 2, 3, 4, 5, 6, 7 and 9 points",
        )
        self.labour = tower.whole("labour", 10, 10)

    def _read_points(self, senesi: Reader, artists: Reader) -> None:
        senesi.only({"values", "copies"})
        values = senesi.wholes("values", 1, 9)
        copies = senesi.wholes("copies", 1, 26)
        _require(
            (values, copies) == ([1, 2, 3, 4], [12, 8, 4, 2]),
            "there are twelve Senesi worth 1, eight worth 2, four worth 3 and two worth 4",
        )
        self.senesi = (0, *copies)
        """Copies by value; nothing is worth 0."""
        artists.only({"names"})
        self.artists = ("", *artists.texts("names", 60))
        """Names by value; nobody is worth 0."""
        _require(
            len(set(self.artists)) == LORENZETTI + 1
            and self.artists[LORENZETTI] == "Ambrogio Lorenzetti",
            "there are eight different Artists worth 1 to 8, the last Ambrogio Lorenzetti",
        )


@lru_cache(maxsize=16)
def box_of(data: BoxData) -> SienaBox:
    """The box of these data; the same data give the same one."""
    return SienaBox(data)


def _require(holds: bool, constraint: str) -> None:
    if not holds:
        raise BadBox(f"The box breaks a constraint of the game: {constraint}.")


def _warnings(cards: Sequence[Card]) -> list[str]:
    """S2.24: what differs from the printed game and can be played all the same."""
    workers = [card.workers for card in cards if any(card.workers)]
    warnings = []
    if len(set(workers)) < 25:
        warnings.append("In the printed game all Goods cards differ; in this box some are alike.")
    if STATED_WORKERS not in workers:
        warnings.append(
            "The printed game has a card Corn 2 Wine 1 Cloth 1; in this box it is missing."
        )
    if all(card.starred or card.red for card in cards):
        warnings.append(
            "The printed game has cards with the red number 0; in this box no card has it."
        )
    return warnings


def _read_goods_cards(cards: Sequence[Reader], goods: Sequence[str]) -> list[Card]:
    """S2.11: fifteen cards with three goods, ten Journey cards with two of corn, wine and oil."""
    seen: dict[tuple[tuple[int, ...], int, int], int] = {}
    for card in cards:
        card.only({"workers", "red", "green"})
        workers = card.child("workers")
        workers.only(goods)
        counts = tuple([workers.whole(good, 1, 9) if workers.has(good) else 0 for good in goods])
        key = (counts, card.whole("red", 0, 9), card.whole("green", 0, 9))
        seen[key] = seen.get(key, 0) + 1
    types = {key: _goods_type(key[0]) for key in seen}
    _require(sum(seen.values()) == 25, "there are 25 Goods cards")
    _require(
        sum(copies for key, copies in seen.items() if types[key] == JOURNEY) == 10,
        "ten Goods cards are Journey cards, with two of corn, wine and oil",
    )
    names = [_goods_name(workers, goods) for workers, _, _ in seen]
    names = _names(_names(names, [green for _, _, green in seen]), [red for _, red, _ in seen])
    found = [
        Card(name, types[key], copies, False, key[1], key[2], key[0])
        for name, (key, copies) in zip(names, seen.items(), strict=True)
    ]
    found.sort(key=lambda card: card.type)
    return found


def _goods_type(workers: Sequence[int]) -> int:
    kinds = sum(count > 0 for count in workers)
    if kinds == 3:
        return GOODS_CARD
    _require(
        kinds == 2 and workers[CLOTH] == workers[SPICES] == 0,
        "a Goods card has workers for three goods, or for two of corn, wine and oil",
    )
    return JOURNEY


def _goods_name(workers: Sequence[int], goods: Sequence[str]) -> str:
    return "-".join([f"{good}{n}" for good, n in zip(goods, workers, strict=True) if n])


def _names(names: list[str], numbers: list[int]) -> list[str]:
    """Names that differ: the number is added wherever cards share a name."""
    return [
        f"{name}-{number}" if names.count(name) > 1 else name
        for name, number in zip(names, numbers, strict=True)
    ]


def _read_special_cards(cards: Sequence[Reader]) -> list[Card]:
    """S2.3 to S2.9: the Special cards and what is stated about them."""
    kinds: dict[tuple[int, bool, int, int], int] = {}
    for card in cards:
        card.only({"type", "starred", "copies", "red", "green"})
        type_ = TYPE_NAMES.index(card.word("type", SPECIAL_TYPES))
        if card.has("starred"):
            for green in card.wholes("starred", 1, 20):
                key = (type_, True, 0, green)
                kinds[key] = kinds.get(key, 0) + 1
        if card.has("copies"):
            key = (type_, False, card.whole("red", 0, 9), card.whole("green", 0, 9))
            kinds[key] = kinds.get(key, 0) + card.whole("copies", 1, 27)
    _check_special_cards(kinds)
    ordered = sorted(kinds.items())
    names = [TYPE_NAMES[type_] for (type_, _, _, _), _ in ordered]
    names = _names(_names(names, [key[3] for key, _ in ordered]), [key[2] for key, _ in ordered])
    return [
        Card(name, type_, copies, starred, red, green, (0,) * GOODS)
        for name, ((type_, starred, red, green), copies) in zip(names, ordered, strict=True)
    ]


def _check_special_cards(kinds: dict[tuple[int, bool, int, int], int]) -> None:
    def count(type_: int, low: int = 0, high: int = 99, starred: bool | None = None) -> int:
        return sum(
            copies
            for (kind, is_starred, _, green), copies in kinds.items()
            if kind == type_ and low <= green <= high and starred in (None, is_starred)
        )

    types = range(MULE, len(TYPE_NAMES))
    _require(sum(kinds.values()) == 27, "there are 27 Special cards")
    _require(all(count(type_) for type_ in types), "there are all eleven types of Special card")
    early = [(key[0], key[3], n) for key, n in kinds.items() if key[1] and key[3] <= 5]
    late = sum(n for key, n in kinds.items() if key[1] and key[3] > 5)
    _require(
        sum(n for _, _, n in early) == 7 and late == 5,
        "twelve Special cards are starred, seven with greens 1 to 5 and five with higher ones",
    )
    _require(
        {green for _, green, _ in early} == {1, 2, 3, 4, 5}, "every green from 1 to 5 is starred"
    )
    starred = [(key[3], key[0]) for key in kinds if key[1]]
    _require(
        len({green for green, _ in starred}) == len(starred),
        "starred cards of the same green are identical",
    )
    _require(
        count(FRANCIGENA, 1, 5, True) == 2,
        "two Via Francigena, no more and no fewer, are among the seven starred cards of"
        " green 1 to 5",
    )
    _require(
        count(GIRLFRIENDS, 1, 5, True) >= 1 and count(GIRLFRIENDS) == 2,
        "there are two Girlfriends, at least one among the seven starred cards of green 1 to 5",
    )
    _require(
        not count(FRANCIGENA, starred=False) and not count(SALIMBENI, starred=False),
        "every Via Francigena and every Piazza Salimbeni is starred",
    )
    _require(
        count(INN_CARD) >= 3 and count(BANCHI) >= 2 and count(SERVI) >= 2,
        "there are at least three Inn, two Banchi di Sotto and two Via dei Servi cards",
    )
