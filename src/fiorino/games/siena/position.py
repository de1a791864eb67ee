"""A table of Siena as plain JSON that a person can write; docs/positions.md tells every field."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fiorino.core.codec import FAR, Codec, Reader, encode
from fiorino.core.errors import BadPosition
from fiorino.core.flow import Step
from fiorino.core.game import Setup
from fiorino.core.protocol import Json, Names, Seat
from fiorino.games.siena.agenda.grammar import FOOTING, LONGEST
from fiorino.games.siena.agenda.laying import lay
from fiorino.games.siena.agenda.standing import artists_offered
from fiorino.games.siena.components import (
    BANKER,
    CROPS,
    GOODS,
    INN,
    LORENZETTI,
    NO_ROAD,
    NOWHERE,
    PEASANT,
    ROAD_NAMES,
    SEAT_NAMES,
    STATUS_NAMES,
    WALL,
    SienaBox,
)
from fiorino.games.siena.deck import deck_of
from fiorino.games.siena.faults import faults, senesi_outside
from fiorino.games.siena.table import SienaTable, empty_table

STEPS: Final = Codec("step", FOOTING)
FIELDS: Final = (
    "round", "seats", "pile", "order", "display", "deck", "discard", "removed", "goods",
    "calandrino", "cubes", "tower", "senesi", "under", "artists", "turn", "ending", "agenda",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "money", "status", "hand", "place", "road", "space", "fresh", "donated", "stinginess",
    "senesi", "artists",
)  # fmt: skip
TURN_FIELDS: Final = (
    "rights", "sold", "worked", "mule", "travelled", "eligible", "gave", "road_closed", "points",
    "wed",
)  # fmt: skip


def names_of(box: SienaBox, players: int) -> Names:
    """What a position calls seats, cards, goods, places and roads."""
    return {Seat: SEAT_NAMES[:players], **box.names()}


def encode_table(table: SienaTable, as_numbers: bool = False) -> dict[str, Json]:
    """Everything on the table, in words; sets and flags as numbers where it is asked for."""
    box = table.box
    seats = SEAT_NAMES[: table.players]
    names = names_of(box, table.players)
    return {
        "round": table.round,
        "seats": {
            seats[seat]: _encode_seat(table, seat, as_numbers) for seat in range(table.players)
        },
        "pile": [seats[seat] for seat in table.pile],
        "order": [seats[seat] for seat in table.order],
        "display": [box.cards[kind].name for kind in table.display],
        "deck": _counts(table, table.deck.counts(box.kinds)),
        "discard": _counts(table, table.discard),
        "removed": _counts(table, table.removed),
        "goods": {
            box.goods[good]: {"workers": table.frames[good], "ready": table.ready[good]}
            for good in range(GOODS)
        },
        "calandrino": box.places[table.calandrino],
        "cubes": table.cubes,
        "tower": [seats[seat] for seat in table.tower],
        "senesi": {str(value): n for value, n in enumerate(table.senesi) if value},
        "under": [{"value": value, "seat": seats[seat]} for value, seat in table.under],
        "artists": list(table.artists),
        "turn": _encode_turn(table, as_numbers),
        "ending": table.ending,
        "agenda": [encode(step, "step", names, as_numbers) for step in table.agenda],
    }


def _encode_turn(table: SienaTable, as_numbers: bool) -> dict[str, Json]:
    goods = table.box.goods
    turn: dict[str, Json] = {
        "rights": [goods[good] for good in range(GOODS) if table.rights >> good & 1],
        "sold": {goods[good]: n for good, n in enumerate(table.sold) if n},
        "mule": _flag(table.mule, as_numbers),
        "eligible": table.eligible,
        "gave": _flag(table.gave, as_numbers),
        "road_closed": _flag(table.road_closed, as_numbers),
        "points": table.points,
        "wed": _flag(table.wed, as_numbers),
    }
    if not as_numbers:
        turn["worked"] = bool(table.worked)
        turn["travelled"] = bool(table.travelled)
    return turn


def _flag(value: int, as_number: bool) -> Json:
    if as_number:
        return value
    return bool(value)


def _counts(table: SienaTable, pile: Sequence[int]) -> dict[str, Json]:
    return {card.name: n for card, n in zip(table.box.cards, pile, strict=True) if n}


def _encode_seat(table: SienaTable, seat: int, as_numbers: bool) -> dict[str, Json]:
    box = table.box
    place, road = table.place[seat], table.road[seat]
    return {
        "money": table.money[seat],
        "status": STATUS_NAMES[table.status[seat]],
        "hand": [box.cards[kind].name for kind in table.hands[seat]],
        "place": None if place == NOWHERE else box.places[place],
        "road": None if road == NO_ROAD else ROAD_NAMES[road],
        "space": table.space[seat],
        "fresh": _flag(table.fresh[seat], as_numbers),
        "donated": _flag(table.donated[seat], as_numbers),
        "stinginess": table.stinginess[seat],
        "senesi": list(table.kept[seat]),
        "artists": [
            {"value": value, "seen": [SEAT_NAMES[other] for other in range(5) if seen >> other & 1]}
            for owner, value, seen in table.engaged
            if owner == seat
        ],
    }


def decode_table(reader: Reader, setup: Setup, box: SienaBox) -> SienaTable:
    """The table that was written. What is not written is as at the start; the decks hold the rest.

    An agenda may name the open question alone: what it lies on is put under it.
    """
    reader.only(FIELDS)
    table = empty_table(setup, box)
    names = names_of(box, table.players)
    seats: list[str] = list(SEAT_NAMES[: table.players])
    table.round = reader.whole("round", 0, 10_000) if reader.has("round") else 1
    if reader.has("seats"):
        written = reader.child("seats")
        written.only(seats)
        for name in written.names():
            _read_seat(written.child(name), table, seats.index(name))
    table.pile = _read_seats(reader, "pile", seats, list(range(table.players)))
    ranked = table.ranking() if len(table.pile) == table.players else []
    table.order = _read_seats(reader, "order", seats, ranked)
    _read_board(reader, table, seats)
    _read_cards(reader, table)
    for written_step in reader.children("agenda", LONGEST):
        step = STEPS.decode(written_step, names)
        assert isinstance(step, Step)
        lay(table, step)
    _read_points(reader, table, seats)
    if reader.has("turn"):
        _read_turn(reader.child("turn"), table)
    table.ending = reader.text("ending") if reader.has("ending") else ""
    found = faults(table)
    if found:
        raise BadPosition("This table cannot occur: " + " ".join(found))
    return table


def _read_seats(reader: Reader, key: str, seats: list[str], usual: list[int]) -> list[int]:
    if not reader.has(key):
        return usual
    return [seats.index(word) for word in reader.words(key, seats)]


def _read_seat(reader: Reader, table: SienaTable, seat: int) -> None:
    box = table.box
    reader.only(SEAT_FIELDS)
    if reader.has("money"):
        table.money[seat] = reader.whole("money", 0, FAR)
    if reader.has("status"):
        table.status[seat] = STATUS_NAMES.index(reader.word("status", STATUS_NAMES))
    if reader.has("hand"):
        words = reader.words("hand", box.kind_of)
        table.hands[seat] = sorted([box.kind_of[word] for word in words])
    if reader.has("place") and reader.value("place") is not None:
        table.place[seat] = box.places.index(reader.word("place", box.places))
    elif table.status[seat] == BANKER:
        table.place[seat] = WALL
    if reader.has("road") and reader.value("road") is not None:
        table.road[seat] = ROAD_NAMES.index(reader.word("road", ROAD_NAMES))
        table.space[seat] = reader.whole("space", 1, 10)
    _read_marks(reader, table, seat)
    if reader.has("senesi"):
        table.kept[seat] = tuple(reader.wholes("senesi", 1, 4))
    if reader.has("artists"):
        for artist in reader.children("artists"):
            _read_artist(artist, table, seat)


def _read_marks(reader: Reader, table: SienaTable, seat: int) -> None:
    # Who stands on Via delle Cerchia has come from Via dei Servi, unless it is denied (S22.4).
    table.fresh[seat] = 1 if table.place[seat] == table.box.cerchia else 0
    if reader.has("fresh"):
        table.fresh[seat] = reader.flag("fresh")
    if reader.has("donated"):
        table.donated[seat] = reader.flag("donated")
    if reader.has("stinginess"):
        table.stinginess[seat] = reader.whole("stinginess", 0, FAR)


def _read_artist(reader: Reader, table: SienaTable, seat: int) -> None:
    reader.only({"value", "seen"})
    seen = 1 << seat
    if reader.has("seen"):
        for name in reader.words("seen", SEAT_NAMES[: table.players]):
            seen |= 1 << SEAT_NAMES.index(name)
    table.engaged.append((seat, reader.whole("value", 1, LORENZETTI), seen))


def _read_board(reader: Reader, table: SienaTable, seats: list[str]) -> None:
    box = table.box
    if reader.has("goods"):
        goods = reader.child("goods")
        goods.only(box.goods)
        for name in goods.names():
            good = goods.child(name)
            good.only({"workers", "ready"})
            place = box.goods.index(name)
            table.frames[place] = good.whole("workers", 0, 20) if good.has("workers") else 0
            table.ready[place] = good.whole("ready", 0, FAR) if good.has("ready") else 0
    if min(table.status) > PEASANT and not (reader.has("goods") and goods.has("corn")):
        table.ready[0] = 0
    if reader.has("calandrino"):
        table.calandrino = box.places.index(reader.word("calandrino", box.places[: INN + 1]))
    if reader.has("cubes"):
        table.cubes = reader.whole("cubes", 0, FAR)
    table.tower = _read_seats(reader, "tower", seats, [])


def _read_cards(reader: Reader, table: SienaTable) -> None:
    """The piles that are written; the deck holds the rest unless it is written too."""
    box = table.box
    if reader.has("display"):
        table.display = [box.kind_of[word] for word in reader.words("display", box.kind_of)]
    elif table.round > 0:
        table.display = []
    for key, pile in (("discard", table.discard), ("removed", table.removed)):
        if reader.has(key):
            pile[:] = _read_counts(reader, key, box)
    if reader.has("deck"):
        deck = _read_counts(reader, "deck", box)
    else:
        outside = Counter(table.display)
        for hand in table.hands:
            outside.update(hand)
        deck = [
            max(0, card.copies - outside[kind] - table.discard[kind] - table.removed[kind])
            for kind, card in enumerate(box.cards)
        ]
    table.deck = deck_of(deck)


def _read_counts(reader: Reader, key: str, box: SienaBox) -> list[int]:
    pile = reader.child(key)
    pile.only(box.kind_of)
    return [pile.whole(card.name, 0, 52) if pile.has(card.name) else 0 for card in box.cards]


def _read_points(reader: Reader, table: SienaTable, seats: list[str]) -> None:
    """Senesi and Artists; what is not written is the rest of the decks."""
    if reader.has("under"):
        for card in reader.children("under"):
            card.only({"value", "seat"})
            table.under.append((card.whole("value", 1, 4), seats.index(card.word("seat", seats))))
    if reader.has("senesi"):
        deck = reader.child("senesi")
        deck.only({"1", "2", "3", "4"})
        table.senesi = [
            deck.whole(str(value), 0, 26) if deck.has(str(value)) else 0 for value in range(5)
        ]
    else:
        out = senesi_outside(table)
        table.senesi = [max(0, n - out[value]) for value, n in enumerate(table.box.senesi)]
    if reader.has("artists"):
        table.artists = reader.wholes("artists", 1, LORENZETTI)
    else:
        drawn = [value for _, value, _ in table.engaged] + artists_offered(table)
        table.artists = [value for value in table.artists if value not in drawn]


def _read_turn(reader: Reader, table: SienaTable) -> None:
    goods = table.box.goods
    reader.only(TURN_FIELDS)
    if reader.has("rights"):
        for word in reader.words("rights", goods):
            table.rights |= 1 << goods.index(word)
    if reader.has("sold"):
        sold = reader.child("sold")
        sold.only(goods)
        table.sold = [sold.whole(good, 0, 2) if sold.has(good) else 0 for good in goods]

    table.mule = _read_flag(reader, "mule")
    table.worked = _read_worked(reader, table)
    table.travelled = _read_flag(reader, "travelled")
    table.eligible = reader.whole("eligible", 0, FAR) if reader.has("eligible") else 0
    table.gave = _read_flag(reader, "gave")
    table.road_closed = _read_flag(reader, "road_closed")
    table.points = reader.whole("points", 0, FAR) if reader.has("points") else 0
    table.wed = _read_flag(reader, "wed")


def _read_worked(reader: Reader, table: SienaTable) -> int:
    """S15.3: unless it is written, it follows from the Mule or from a right to sell a crop."""
    if reader.has("worked"):
        return reader.flag("worked")
    return 1 if table.mule or any([table.rights >> good & 1 for good in CROPS]) else 0


def _read_flag(reader: Reader, key: str) -> int:
    return reader.flag(key) if reader.has(key) else 0
