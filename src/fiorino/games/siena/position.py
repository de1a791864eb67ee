"""A table of Siena as plain JSON that a person can write, and what is impossible about a table."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fiorino.core.codec import FAR, Codec, Reader, encode
from fiorino.core.errors import BadPosition
from fiorino.core.flow import Step
from fiorino.core.game import Setup
from fiorino.core.protocol import Json, Names, Seat
from fiorino.games.siena.components import (
    BANKER,
    CROPS,
    GIRLFRIENDS,
    GOODS,
    INN,
    JOURNEY,
    LORENZETTI,
    MERCHANT,
    NO_ROAD,
    NOWHERE,
    PEASANT,
    ROAD_NAMES,
    SEAT_NAMES,
    STATUS_NAMES,
    WALL,
    SienaBox,
)
from fiorino.games.siena.rules import (
    auctions,
    beggar,
    buying,
    charity,
    country,
    inn,
    journeys,
    rounds,
    town,
)
from fiorino.games.siena.table import SienaTable, empty_table

STEPS: Final = Codec(
    "step",
    (
        rounds.DrawSeat, rounds.LeaveOut, rounds.LeaveOutCard, rounds.BeginRound, rounds.Deal,
        rounds.DealCard, rounds.SetInitiative, rounds.NameFirst, rounds.ChooseFirst,
        rounds.NextTurn, buying.TakeCards, buying.TakeCard, auctions.Start, auctions.FirstBid,
        auctions.OpeningBid, auctions.AuctionStar, auctions.StarBid, country.CountryTurn,
        country.LoadRoad, country.Fato, country.OfferRise, country.RiseOrStay, journeys.Leg,
        journeys.CashOrStay, charity.CharityOffer,
        charity.DrawSenesi, charity.KeepSenesi, town.FirstStep, town.BankerMove,
        town.DistrictCard, town.Salimbeni, town.DonateOrNot, town.BankerRest, town.BuildOrNot,
        inn.DrawnIn, inn.Settle, inn.PayOrGirlfriends, inn.ChargeGuests, inn.PayForOne,
        inn.OfferArtist, inn.OpenOrNot, inn.DrawArtist, inn.ArtistFirstBid, inn.ArtistBid,
        beggar.Walk, beggar.Wander, beggar.BegFrom, beggar.Beg,
    ),
)  # fmt: skip
"""Every step that can stand on an agenda."""
FOUNDATIONS: Final = (
    rounds.DrawSeat, rounds.LeaveOut, rounds.BeginRound, rounds.NextTurn, rounds.NameFirst,
    rounds.ChooseFirst, auctions.Start, auctions.FirstBid, auctions.OpeningBid,
)  # fmt: skip
"""Steps that lead on by themselves to everything that follows in a match."""
LONGEST_WALK: Final = 3 + 7 * 20
"""S26.3: three places and the greens of a full hand."""
FIELDS: Final = (
    "round", "seats", "pile", "order", "display", "deck", "discard", "removed", "goods",
    "calandrino", "cubes", "tower", "senesi", "under", "artists", "turn", "ending", "agenda",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "money", "status", "hand", "place", "road", "space", "fresh", "donated", "stinginess",
    "senesi", "artists",
)  # fmt: skip


def names_of(box: SienaBox, players: int) -> Names:
    """What a position calls seats, cards, goods, places and roads."""
    return {Seat: SEAT_NAMES[:players], **box.names()}


def encode_table(table: SienaTable) -> dict[str, Json]:
    """Everything on the table, in words."""
    box = table.box
    seats = SEAT_NAMES[: table.players]
    names = names_of(box, table.players)
    return {
        "round": table.round,
        "seats": {seats[seat]: _encode_seat(table, seat) for seat in range(table.players)},
        "pile": [seats[seat] for seat in table.pile],
        "order": [seats[seat] for seat in table.order],
        "display": [box.cards[kind].name for kind in table.display],
        "deck": _counts(table, table.deck),
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
        "turn": {
            "rights": [box.goods[good] for good in range(GOODS) if table.rights >> good & 1],
            "sold": {box.goods[good]: n for good, n in enumerate(table.sold) if n},
            "worked": table.worked,
            "mule": table.mule,
            "travelled": table.travelled,
            "eligible": table.eligible,
            "gave": table.gave,
            "road_closed": table.road_closed,
            "points": table.points,
            "wed": table.wed,
        },
        "ending": table.ending,
        "agenda": [encode(step, "step", names) for step in table.agenda],
    }


def _counts(table: SienaTable, pile: Sequence[int]) -> dict[str, Json]:
    return {card.name: n for card, n in zip(table.box.cards, pile, strict=True) if n}


def _encode_seat(table: SienaTable, seat: int) -> dict[str, Json]:
    box = table.box
    place, road = table.place[seat], table.road[seat]
    return {
        "money": table.money[seat],
        "status": STATUS_NAMES[table.status[seat]],
        "hand": [box.cards[kind].name for kind in table.hands[seat]],
        "place": None if place == NOWHERE else box.places[place],
        "road": None if road == NO_ROAD else ROAD_NAMES[road],
        "space": table.space[seat],
        "fresh": table.fresh[seat],
        "donated": table.donated[seat],
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

    An agenda that begins in the middle of a turn is put on top of the end of its round.
    """
    reader.only(FIELDS)
    table = empty_table(setup, box)
    names = names_of(box, table.players)
    seats = list(SEAT_NAMES[: table.players])
    table.round = reader.whole("round", 0, 10_000) if reader.has("round") else 1
    if reader.has("seats"):
        written = reader.child("seats")
        written.only(seats)
        for name in written.names():
            _read_seat(written.child(name), table, seats.index(name))
    table.pile = _read_seats(reader, "pile", seats, list(range(table.players)))
    ranked = table.ranking() if len(table.pile) == table.players else []
    table.order = _read_seats(reader, "order", seats, ranked)
    for step in reader.children("agenda"):
        decoded = STEPS.decode(step, names)
        assert isinstance(decoded, Step)
        table.agenda.append(decoded)
    _read_board(reader, table, seats)
    _read_cards(reader, table)
    _read_points(reader, table, seats)
    if reader.has("turn"):
        _read_turn(reader.child("turn"), table)
    table.ending = reader.text("ending") if reader.has("ending") else ""
    if table.agenda and not isinstance(table.agenda[0], FOUNDATIONS):
        table.agenda.insert(0, rounds.NextTurn(0, 0))
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
    if reader.has("fresh"):
        table.fresh[seat] = reader.whole("fresh", 0, 1)
    if reader.has("donated"):
        table.donated[seat] = reader.whole("donated", 0, 1)
    if reader.has("stinginess"):
        table.stinginess[seat] = reader.whole("stinginess", 0, 1000)


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
            table.ready[place] = good.whole("ready", 0, 1000) if good.has("ready") else 0
    if min(table.status) > PEASANT and not (reader.has("goods") and goods.has("corn")):
        table.ready[0] = 0
    if reader.has("calandrino"):
        table.calandrino = box.places.index(reader.word("calandrino", box.places[: INN + 1]))
    if reader.has("cubes"):
        table.cubes = reader.whole("cubes", 0, 1000)
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
        table.deck = _read_counts(reader, "deck", box)
    else:
        outside = Counter(table.display)
        for hand in table.hands:
            outside.update(hand)
        table.deck = [
            max(0, card.copies - outside[kind] - table.discard[kind] - table.removed[kind])
            for kind, card in enumerate(box.cards)
        ]
    table.in_deck = sum(table.deck)


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
        out = _senesi_outside(table)
        table.senesi = [max(0, n - out[value]) for value, n in enumerate(table.box.senesi)]
    if reader.has("artists"):
        table.artists = reader.wholes("artists", 1, LORENZETTI)
    else:
        drawn = [value for _, value, _ in table.engaged] + _artists_offered(table)
        table.artists = [value for value in table.artists if value not in drawn]


def _artists_offered(table: SienaTable) -> list[int]:
    return [
        step.artist for step in table.agenda if isinstance(step, inn.ArtistFirstBid | inn.ArtistBid)
    ]


def _senesi_outside(table: SienaTable) -> Counter[int]:
    out = Counter(value for value, _ in table.under)
    for kept in table.kept:
        out.update(kept)
    for step in table.agenda:
        if isinstance(step, charity.DrawSenesi | charity.KeepSenesi):
            out.update(step.drawn)
    return out


def _read_turn(reader: Reader, table: SienaTable) -> None:
    goods = table.box.goods
    reader.only(
        {"rights", "sold", "worked", "mule", "travelled", "eligible", "gave", "road_closed",
         "points", "wed"}
    )  # fmt: skip
    if reader.has("rights"):
        for word in reader.words("rights", goods):
            table.rights |= 1 << goods.index(word)
    if reader.has("sold"):
        sold = reader.child("sold")
        sold.only(goods)
        table.sold = [sold.whole(good, 0, 2) if sold.has(good) else 0 for good in goods]

    def number(key: str, high: int) -> int:
        return reader.whole(key, 0, high) if reader.has(key) else 0

    table.worked = number("worked", 1)
    table.mule = number("mule", 1)
    table.travelled = number("travelled", 1)
    table.eligible = number("eligible", FAR)
    table.gave = number("gave", 1)
    table.road_closed = number("road_closed", 1)
    table.points = number("points", 1000)
    table.wed = number("wed", 1)
    if any(sold > 1 + table.mule for sold in table.sold):
        raise reader.error(f"{reader.where}: only the Mule sells two of a good (S14.5).")


def faults(table: SienaTable) -> list[str]:
    """What is impossible about a table, a sentence each."""
    found = _card_faults(table) + _seat_faults(table) + _point_faults(table)
    everybody = list(range(table.players))
    drawing_lots = any(isinstance(step, rounds.DrawSeat) for step in table.agenda)
    if not drawing_lots and sorted(table.pile) != everybody:
        found.append("The pile of discs must name every seat once (S4.3).")
    if not drawing_lots and sorted(table.order) != everybody:
        found.append("The Initiative track must name every seat once (S5.2).")
    for good, size in enumerate(table.box.frames):
        if not 0 <= table.frames[good] < size or table.ready[good] < 0:
            found.append(f"The frame of {table.box.goods[good]} holds fewer than {size} (S13.3).")
        if not drawing_lots and table.gone(good) and (table.frames[good] or table.ready[good]):
            found.append(f"Nobody can use {table.box.goods[good]} any more (S12.6, S12.7).")
    if table.calandrino not in range(INN + 1):
        found.append("Calandrino is on the ring or in the Inn (S26.4).")
    if len(table.tower) > len(table.box.tower_costs):
        found.append("The Tower has seven levels (S25.2).")
    elif table.agenda and len(table.tower) == len(table.box.tower_costs):
        found.append("The match is over: the Tower is complete (S29.1).")
    return found + _ending_faults(table) + _agenda_faults(table)


def _last_round(table: SienaTable) -> int:
    advanced = table.choices.game == "advanced"
    return table.box.last_advanced_round if advanced else table.box.last_round


def _ending_faults(table: SienaTable) -> list[str]:
    """S29: a match that is over tells why, and truly."""
    if table.agenda:
        return ["A match that goes on has no ending yet (S29)."] if table.ending else []
    happened = {
        "tower": len(table.tower) == len(table.box.tower_costs),
        "lorenzetti": any(value == LORENZETTI for _, value, _ in table.engaged),
        "last round": table.round >= _last_round(table),
    }
    if not table.ending:
        return ["A match that is over says in “ending” why (S29)."]
    if happened.get(table.ending, False):
        return []
    return [f"The ending “{table.ending}” did not happen (S29)."]


def _card_faults(table: SienaTable) -> list[str]:
    found = []
    introductory = table.choices.game == "introductory"
    held: Counter[int] = Counter(table.display)
    for seat, hand in enumerate(table.hands):
        held.update(hand)
        if len(hand) > table.box.hand_limit:
            found.append(f"{SEAT_NAMES[seat]} holds more than seven cards (S8.5).")
    for kind, card in enumerate(table.box.cards):
        if card.starred and introductory and table.removed[kind] < card.copies:
            found.append(f"{card.name} is not in the Introductory game (S33.1).")
        there = held[kind] + table.deck[kind] + table.discard[kind] + table.removed[kind]
        if there != card.copies:
            found.append(f"There must be {card.copies} of {card.name}, not {there} (S2.1).")
    if table.in_deck != sum(table.deck):
        found.append(f"The deck is counted as {table.in_deck} but holds {sum(table.deck)}.")
    return found


def _seat_faults(table: SienaTable) -> list[str]:
    box = table.box
    found = []
    for seat in range(table.players):
        name = SEAT_NAMES[seat]
        if table.money[seat] < 0:
            found.append(f"{name} has less than nothing (S4.1).")
        banker = table.status[seat] == BANKER
        if (table.place[seat] != NOWHERE) != banker:
            found.append(f"{name} is in the town without being a Banker, or the reverse (S12.5).")
        if table.road[seat] != NO_ROAD:
            if table.status[seat] != MERCHANT:
                found.append(f"{name} is on a road but no Merchant (S18.1).")
            if not 1 <= table.space[seat] < len(box.roads[table.road[seat]]):
                found.append(f"{name} cannot stand on that space of the road (S18.6).")
        if table.status[seat] == PEASANT and table.kept[seat]:
            found.append(f"{name} keeps Senesi cards but is a Peasant (S17.1).")
        if not banker and table.fresh[seat]:
            found.append(f"{name} is no Banker and has not walked to the Inn (S22.4).")
        if not banker and (seat in table.tower or table.donated[seat] or table.stinginess[seat]):
            found.append(f"{name} has done what only a Banker does (S21.1, S25.1, S27.1).")
        if table.tower.count(seat) > town.MOST_LEVELS:
            found.append(f"{name} has built more than four levels (S25.5).")
    return found


def _point_faults(table: SienaTable) -> list[str]:
    found = []
    out = _senesi_outside(table)
    for value, copies in enumerate(table.box.senesi):
        if table.senesi[value] + out[value] != copies:
            there = table.senesi[value] + out[value]
            found.append(f"There must be {copies} Senesi worth {value}, not {there} (S2.13).")
    engaged = [value for _, value, _ in table.engaged]
    artists = sorted(table.artists + _artists_offered(table) + engaged)
    if artists != list(range(1, LORENZETTI + 1)):
        found.append("There must be each of the eight Artists once (S2.15).")
    taken = LORENZETTI - len(table.artists)
    if taken <= 5 and LORENZETTI not in table.artists:
        found.append("Lorenzetti is not among the first five Artists (S3.7).")
    if table.agenda and any(value == LORENZETTI for _, value, _ in table.engaged):
        found.append("The match is over: Lorenzetti is engaged (S29.2).")
    return found


def _agenda_faults(table: SienaTable) -> list[str]:
    """Whether the open question can be asked of whom it is asked."""
    if not table.agenda:
        return []
    top = table.agenda[-1]
    turns = any(isinstance(step, rounds.NextTurn) for step in table.agenda)
    if turns and not 1 <= table.round <= _last_round(table):
        return [f"There are no turns in round {table.round} (S7.2, S29.3)."]
    if top.seat >= 0:
        banker = table.status[top.seat] == BANKER
        name = SEAT_NAMES[top.seat]
        if isinstance(top, TOWN_QUESTIONS) and not banker:
            return [f"{name} is asked what only a Banker is asked (S19)."]
        if isinstance(top, COUNTRY_QUESTIONS) and banker:
            return [f"{name} is a Banker and is asked what no Banker is asked (S11.12)."]
        if isinstance(top, inn.PayOrGirlfriends | inn.PayForOne | inn.OpenOrNot) and (
            table.place[top.seat] != INN
        ):
            return [f"{name} is asked in the Inn but is not there (S22.6)."]
        if isinstance(top, MERCHANT_QUESTIONS) and table.status[top.seat] != MERCHANT:
            return [f"{name} is asked what only a Merchant is asked (S17.1, S18.1)."]
        if isinstance(top, country.LoadRoad) and table.status[top.seat] != PEASANT:
            return [f"{name} is on Via Francigena but no Peasant (S16.1)."]
        if isinstance(top, beggar.Beg) and table.place[top.seat] != table.calandrino:
            return [f"Calandrino is not where {name} is (S27.1)."]
        if isinstance(top, town.BankerMove) and table.place[top.seat] in (INN, WALL):
            return [f"{name} cannot move on from there in this turn (S19.3, S19.7)."]
    found = _question_faults(table, top) + _town_faults(table, top)
    for step in table.agenda:
        found += _guest_faults(table, step)
        found += _number_faults(table, step)
    if not found and top.seat >= -1 and not top.options(table):
        found.append("The question that is open has no answer.")
    return found


def _number_faults(table: SienaTable, step: Step[SienaTable]) -> list[str]:
    """Whether the numbers of a step are within the table."""
    players = table.players
    if isinstance(step, rounds.NextTurn):
        sound = 0 <= step.row < players and 0 <= step.left <= players
        return [] if sound else ["There are no such turns in a round (S10.2)."]
    if isinstance(step, rounds.Deal | rounds.DealCard):
        sound = 0 <= step.left <= 2 * players
        return [] if sound else ["A round deals two cards for each player (S7.3)."]
    if isinstance(step, buying.TakeCards):
        sound = 0 <= step.chance <= 2 * players
        return [] if sound else ["Every player has two chances to take a card (S8.1)."]
    if isinstance(step, beggar.Wander):
        sound = 0 <= step.left <= LONGEST_WALK
        if step.into_inn and step.left and step.left != beggar.way_to_inn(table):
            sound = False
        return [] if sound else ["Calandrino cannot walk so far, or backwards (S26.3)."]
    if isinstance(step, beggar.Walk):
        sound = beggar.CALANDRINO_STEPS <= step.points <= LONGEST_WALK
        return [] if sound else ["A walk of Calandrino has 3 points and the greens (S26.3)."]
    if isinstance(step, rounds.LeaveOut | rounds.LeaveOutCard):
        sound = table.choices.game == "introductory"
        return [] if sound else ["Cards are left out in the Introductory game only (S33.3)."]
    if isinstance(step, auctions.Start | auctions.FirstBid | auctions.OpeningBid):
        starred = all(table.box.cards[kind].starred for kind in table.display)
        if table.round or not starred or table.choices.game == "introductory":
            return ["The Opening Auction is over before the first round (S6.1)."]
    return _auction_faults(table, step)


def _auction_faults(table: SienaTable, step: Step[SienaTable]) -> list[str]:
    """Whether a bid could stand as it does."""
    if isinstance(step, auctions.FirstBid | auctions.OpeningBid | auctions.StarBid) and (
        step.card not in table.display
    ):
        return ["The card that is auctioned does not lie open (S6.4, S9.1)."]
    if isinstance(step, auctions.StarBid) and not table.box.cards[step.card].starred:
        return ["Only a starred card is auctioned (S9.1)."]
    if isinstance(step, buying.TakeCard | auctions.StarBid) and (
        len(table.hands[step.seat]) >= table.box.hand_limit
    ):
        return ["Who holds seven cards takes no more (S8.5, S9.2)."]
    if isinstance(step, auctions.OpeningBid | auctions.StarBid | inn.ArtistBid):
        held = step.holder >= 0
        if isinstance(step, inn.ArtistBid) and step.high < inn.LEAST_FOR_ARTIST:
            return ["An Artist costs at least 15 (S24.4)."]
        if step.high < 0 or step.holder == step.seat or held != (step.high > 0):
            return ["The highest bid and who holds it do not fit (S6.9)."]
        if held and step.high > table.money[step.holder]:
            return ["The highest bid is more than its bidder has (S6.7)."]
    return []


def _guest_faults(table: SienaTable, step: Step[SienaTable]) -> list[str]:
    """Whether those whom a step will ask or charge are where it takes them to be."""
    if isinstance(step, inn.Settle | inn.OfferArtist):
        inside = table.place[step.guest] == INN
    elif isinstance(step, inn.DrawArtist):
        inside = table.place[step.opener] == INN
    elif isinstance(step, inn.ChargeGuests | inn.PayForOne):
        inside = all(table.place[guest] == INN for guest in step.guests)
    elif isinstance(step, beggar.BegFrom):
        here = all(table.place[seat] == table.calandrino for seat in step.begged)
        return [] if here else ["Calandrino begs from Bankers where he is (S27.1)."]
    else:
        return []
    return [] if inside else ["Somebody is taken to be in the Inn who is not (S22.6)."]


def _town_faults(table: SienaTable, top: Step[SienaTable]) -> list[str]:
    """Whether the open question of a Banker can be asked in his place, with his purse."""
    if top.seat < 0 or not isinstance(top, TOWN_QUESTIONS):
        return []
    box, seat = table.box, top.seat
    place, money = table.place[seat], table.money[seat]
    holds_friends = bool(table.holds(seat, GIRLFRIENDS))
    sound = True
    if isinstance(top, town.DonateOrNot):
        sound = place == box.duomo and not table.donated[seat] and town.donation(money) > 0
    elif isinstance(top, town.FirstStep):
        sound = place == box.cerchia and bool(table.fresh[seat])
    elif isinstance(top, town.BuildOrNot):
        sound = place == box.torre and table.tower.count(seat) < town.MOST_LEVELS
    elif isinstance(top, town.DistrictCard):
        sound = place in (box.banchi, box.servi)
    elif isinstance(top, town.Salimbeni):
        sound = place == box.salimbeni
    elif isinstance(top, town.BankerRest):
        sound = place != WALL
    elif isinstance(top, inn.DrawnIn):
        sound = place == box.cerchia and table.cubes > 0 and holds_friends
    elif isinstance(top, inn.PayOrGirlfriends | inn.PayForOne):
        saves = table.choices.girlfriends_in_inn == "save_paying"
        sound = saves and table.cubes > 0 and holds_friends
    elif isinstance(top, inn.OpenOrNot | inn.ArtistFirstBid):
        sound = place == INN and money >= inn.LEAST_FOR_ARTIST
    elif isinstance(top, beggar.Beg):
        sound = place != box.duomo
    if sound:
        return []
    return [f"{SEAT_NAMES[seat]} cannot be asked this there, or with so little (S19 to S27)."]


def _senesi_faults(table: SienaTable, top: charity.KeepSenesi | charity.DrawSenesi) -> list[str]:
    drawer = top.seat if isinstance(top, charity.KeepSenesi) else top.drawer
    if table.status[drawer] == PEASANT:
        return ["A Peasant draws no Senesi cards (S17.1, S21.1)."]
    if top.keep not in (1, 2) or not all(1 <= value <= 4 for value in top.drawn):
        return ["One or two Senesi cards worth 1 to 4 are kept (S17.2, S21.3)."]
    if isinstance(top, charity.DrawSenesi) and not 1 <= top.left <= 4:
        return ["One to four Senesi cards are drawn (S17.1, S21.3)."]
    if isinstance(top, charity.KeepSenesi) and not top.drawn:
        return ["No Senesi card has been drawn to keep (S17.2, S21.3)."]
    return []


def _question_faults(table: SienaTable, top: Step[SienaTable]) -> list[str]:
    """What is impossible about the numbers of the open question itself."""
    if isinstance(top, journeys.Leg):
        road = table.road[top.seat]
        left = len(table.box.roads[top.road]) - table.space[top.seat]
        if road not in (NO_ROAD, top.road) or len(top.named) > left:
            return ["The leg leads along another road, or beyond its end (S18.3, S18.4)."]
        if any(table.box.cards[kind].type != JOURNEY for kind in top.named):
            return ["A leg is made of Journey cards (S18.2)."]
    if isinstance(top, country.RiseOrStay):
        needed = table.box.thresholds[table.status[top.seat]]
        if table.money[top.seat] < needed:
            return [f"Rising takes {needed} Florins (S12.1, S12.2)."]
    if isinstance(top, country.Fato) and not (
        1 <= top.cards < table.box.fato_cards and 0 < top.each <= 2 * sum(table.box.fato)
    ):
        return ["A Fato draw is of 1 to 6 cards, for goods that pay (S16.4, S16.6)."]
    if isinstance(top, country.LoadRoad) and not all(good in CROPS for good in top.loaded):
        return ["Only Corn, Wine and Oil go on Via Francigena (S16.2)."]
    if isinstance(top, charity.CharityOffer) and table.choices.charity_limit != "each_income":
        return ["Charity is not asked for after each income at this table (S17.3)."]
    if isinstance(top, charity.KeepSenesi | charity.DrawSenesi):
        return _senesi_faults(table, top)
    return []


TOWN_QUESTIONS: Final = (
    town.FirstStep, town.BankerMove, town.DistrictCard, town.Salimbeni, town.DonateOrNot,
    town.BankerRest, town.BuildOrNot, inn.DrawnIn, inn.OpenOrNot, inn.PayOrGirlfriends,
    inn.PayForOne, inn.ArtistFirstBid, beggar.Beg,
)  # fmt: skip
MERCHANT_QUESTIONS: Final = (journeys.Leg, charity.CharityOffer)
COUNTRY_QUESTIONS: Final = (
    country.CountryTurn, country.LoadRoad, country.RiseOrStay, journeys.Leg, charity.CharityOffer,
)  # fmt: skip
