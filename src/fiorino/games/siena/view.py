"""What a viewer sees of Siena (S32), built from nothing."""

from typing import Final, Literal, TypedDict

from fiorino.core.protocol import NOBODY, Seat
from fiorino.games.siena.components import (
    GOODS,
    NO_ROAD,
    NOWHERE,
    ROAD_NAMES,
    SEAT_NAMES,
    STATUS_NAMES,
    GoodName,
    RoadName,
    SeatName,
    StatusName,
)
from fiorino.games.siena.events import HIDDEN
from fiorino.games.siena.rules.auctions import CardBidding, FirstBid
from fiorino.games.siena.rules.beggar import Walk
from fiorino.games.siena.rules.buying import price
from fiorino.games.siena.rules.charity import KeepSenesi
from fiorino.games.siena.rules.country import LoadRoad
from fiorino.games.siena.rules.inn import ArtistBid, ArtistFirstBid
from fiorino.games.siena.rules.journeys import Leg
from fiorino.games.siena.scoring import levels
from fiorino.games.siena.table import SienaTable

NO_HOLDER: Final = -1
"""What a view says where nobody has made a bid."""


class SeatView(TypedDict):
    """A player: what everybody sees, and what only they (or an open table) see."""

    name: SeatName
    status: StatusName
    money: int
    row: int
    cards: int
    hand: list[str] | None
    place: str | None
    road: RoadName | None
    space: int
    levels: list[int]
    stinginess: int
    donated: bool
    may_enter_inn: bool
    senesi: list[int]
    artists: list[int]


class GoodView(TypedDict):
    """A good: its frame, the units ready, its price, and whether it is still in the game."""

    name: GoodName
    workers: int
    frame: int
    ready: int
    price: int
    gone: bool


class OfferView(TypedDict):
    """A card in the display; `price` is for the viewer, None if it is auctioned or not for them."""

    card: str
    starred: bool
    price: int | None


class AuctionView(TypedDict):
    """An auction that is going on: for a card or (hidden as 0) for an Artist."""

    card: str | None
    artist: int | None
    high: int
    holder: int
    out: list[int]
    seen: list[int]


class TurnView(TypedDict):
    """What the turn that is being taken has brought so far."""

    rights: list[GoodName]
    sold: dict[GoodName, int]
    worked: bool
    mule: bool
    travelled: bool
    charity: int
    points: int
    wedding: bool
    roads_closed: bool
    walk: int
    loaded: list[GoodName]
    leg: "LegView | None"


class LegView(TypedDict):
    """A leg of one's own that is being made: where to, and with how many cards so far."""

    road: RoadName
    cards: int


class TableView(TypedDict):
    """The whole table as a seat or a spectator may see it."""

    viewer: int
    round: int
    game: Literal["standard", "introductory", "advanced"]
    asked: int
    question: str
    order: list[int]
    wealth: list[int]
    seats: list[SeatView]
    display: list[OfferView]
    deck: int
    discard: dict[str, int]
    removed: dict[str, int]
    goods: list[GoodView]
    calandrino: str
    cubes: int
    tower: list[int]
    senesi_deck: int
    senesi_under: list[int]
    senesi_drawn: list[int]
    artists_left: int
    auction: AuctionView | None
    turn: TurnView
    ending: str


def view(table: SienaTable, viewer: Seat) -> TableView:
    """What this viewer may see."""
    box = table.box
    top = table.agenda[-1] if table.agenda else None
    drawn = top.drawn if isinstance(top, KeepSenesi) and top.seat == viewer else ()
    return {
        "viewer": viewer,
        "round": table.round,
        "game": table.choices.game,
        "asked": table.seat(),
        "question": table.question(),
        "order": list(table.order),
        "wealth": table.ranking(),
        "seats": [_seat(table, seat, viewer) for seat in range(table.players)],
        "display": [_offer(table, kind, viewer) for kind in table.display],
        "deck": table.deck.size,
        "discard": _pile(table, table.discard),
        "removed": _pile(table, table.removed),
        "goods": [
            {
                "name": box.goods[good],
                "workers": table.frames[good],
                "frame": box.frames[good],
                "ready": table.ready[good],
                "price": box.prices[good],
                "gone": table.gone(good),
            }
            for good in range(GOODS)
        ],
        "calandrino": box.places[table.calandrino],
        "cubes": table.cubes,
        "tower": list(table.tower),
        "senesi_deck": sum(table.senesi),
        "senesi_under": [value if seat == viewer else HIDDEN for value, seat in table.under],
        "senesi_drawn": list(drawn),
        "artists_left": len(table.artists),
        "auction": _auction(table, viewer),
        "turn": {
            "rights": [box.goods[good] for good in range(GOODS) if table.rights >> good & 1],
            "sold": {box.goods[good]: n for good, n in enumerate(table.sold) if n},
            "worked": bool(table.worked),
            "mule": bool(table.mule),
            "travelled": bool(table.travelled),
            "charity": 0 if table.gave else table.eligible,
            "points": table.points,
            "wedding": bool(table.wed),
            "roads_closed": bool(table.road_closed),
            "walk": top.points if isinstance(top, Walk) else 0,
            "loaded": [box.goods[good] for good in top.loaded] if isinstance(top, LoadRoad) else [],
            "leg": {"road": ROAD_NAMES[top.road], "cards": len(top.named)}
            if isinstance(top, Leg) and viewer == top.seat
            else None,
        },
        "ending": table.ending,
    }


def _pile(table: SienaTable, pile: list[int]) -> dict[str, int]:
    return {card.name: n for card, n in zip(table.box.cards, pile, strict=True) if n}


def _seat(table: SienaTable, seat: int, viewer: Seat) -> SeatView:
    box = table.box
    open_hand = viewer == seat or table.choices.hands == "open"
    place, road = table.place[seat], table.road[seat]
    return {
        "name": SEAT_NAMES[seat],
        "status": STATUS_NAMES[table.status[seat]],
        "money": table.money[seat],
        "row": table.order.index(seat) if seat in table.order else -1,
        "cards": len(table.hands[seat]),
        "hand": [box.cards[kind].name for kind in table.hands[seat]] if open_hand else None,
        "place": None if place == NOWHERE else box.places[place],
        "road": None if road == NO_ROAD else ROAD_NAMES[road],
        "space": table.space[seat],
        "levels": [level + 1 for level in levels(table, seat)],
        "stinginess": table.stinginess[seat],
        "donated": bool(table.donated[seat]),
        "may_enter_inn": bool(table.fresh[seat]),
        "senesi": [
            value if viewer == seat else HIDDEN
            for value in (sorted(table.kept[seat]) if viewer == seat else table.kept[seat])
        ],
        "artists": [
            value if viewer == seat or (viewer >= 0 and seen >> viewer & 1) else HIDDEN
            for owner, value, seen in table.engaged
            if owner == seat
        ],
    }


def _offer(table: SienaTable, kind: int, viewer: Seat) -> OfferView:
    card = table.box.cards[kind]
    priced = not card.starred and viewer >= 0
    return {
        "card": card.name,
        "starred": card.starred,
        "price": price(table, viewer, kind) if priced and table.order else None,
    }


def _auction(table: SienaTable, viewer: Seat) -> AuctionView | None:
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, FirstBid):
        return _auction_view(table, top.card, None, 0, NOBODY, top.barred, 0)
    if isinstance(top, CardBidding):
        return _auction_view(table, top.card, None, top.high, top.holder, top.out, 0)
    if isinstance(top, ArtistFirstBid | ArtistBid):
        artist = top.artist if viewer >= 0 and top.seen >> viewer & 1 else HIDDEN
        if isinstance(top, ArtistFirstBid):
            return _auction_view(table, None, artist, 0, NOBODY, 0, top.seen)
        return _auction_view(table, None, artist, top.high, top.holder, top.out, top.seen)
    return None


def _auction_view(
    table: SienaTable,
    card: int | None,
    artist: int | None,
    high: int,
    holder: int,
    out: int,
    seen: int,
) -> AuctionView:
    return {
        "card": None if card is None else table.box.cards[card].name,
        "artist": artist,
        "high": high,
        "holder": NO_HOLDER if holder == NOBODY else holder,
        "out": [seat for seat in range(table.players) if out >> seat & 1],
        "seen": [seat for seat in range(table.players) if seen >> seat & 1],
    }
