"""S11, S28: what every player may do with cards in their turn, whatever their status."""

from fiorino.core.errors import Objection
from fiorino.core.protocol import Action, Seat
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    DISCARD,
    PLAY,
    Bid,
    Build,
    BuildWith,
    Charity,
    Discard,
    Donate,
    Enter,
    GoOn,
    Green,
    Halt,
    OpenArtist,
    Pass,
    Play,
    Sell,
    Take,
    Travel,
)
from fiorino.games.siena.components import (
    BANCHI,
    BANKER,
    BRICKLAYER,
    CALANDRINO,
    COURTESAN,
    FRANCIGENA,
    GIRLFRIENDS,
    GUARDS,
    INN,
    INN_CARD,
    JOURNEY,
    MERCHANT,
    MULE,
    PEASANT,
    SALIMBENI,
    SERVI,
)
from fiorino.games.siena.events import CardDiscarded, CardPlayed, CourtesanCame, InnSetPlayed
from fiorino.games.siena.rules import beggar, charity, inn, town
from fiorino.games.siena.table import SienaTable

INN_SET_FLORINS = 20


def inn_set_size(table: SienaTable, seat: int) -> int:
    """S28.1: how many Inn cards make a set."""
    if table.choices.inn_cards_for_20 == "one_unless_banker" and table.status[seat] != BANKER:
        return 1
    return 3


def common_plays(table: SienaTable, seat: int, hand: list[int]) -> list[Action]:
    """S11.10 to S11.12: of different cards, Inn sets, Courtesans and Calandrino are for all."""
    answers: list[Action] = []
    inns = 0
    for kind in hand:
        type_ = table.box.cards[kind].type
        if type_ == INN_CARD:
            inns += 1
        if type_ in (COURTESAN, CALANDRINO) or (
            type_ == INN_CARD
            and inns == 1
            and table.count(seat, INN_CARD) >= inn_set_size(table, seat)
        ):
            answers.append(PLAY[kind])
    return answers


def discards(hand: list[int]) -> list[Action]:
    """S11.1: any card may be discarded."""
    return [DISCARD[kind] for kind in hand]


def take_common(table: SienaTable, seat: Seat, action: Action) -> None:
    """Carry out a common play or a discard."""
    if isinstance(action, Discard):
        table.throw(seat, action.card)
        table.tell(CardDiscarded, seat, action.card)
        return
    assert isinstance(action, Play)
    type_ = table.box.cards[action.card].type
    if type_ == INN_CARD:
        play_inn_set(table, seat)
        return
    play(table, seat, action.card, "S23.1" if type_ == COURTESAN else "S26.1")
    if type_ == COURTESAN:
        table.cubes += 1
        table.tell(CourtesanCame, seat, table.cubes)
        inn.charge_guests(table)
    else:
        table.then(beggar.Walk(seat, beggar.CALANDRINO_STEPS, 0))


def play(table: SienaTable, seat: Seat, kind: int, rule: str) -> None:
    """S11.5, S11.6: a card is played for its image, by the rule of its chapter."""
    table.spend(seat, kind)
    table.tell(CardPlayed, seat, kind, 0, rule=rule)


def use_green(table: SienaTable, seat: Seat, kind: int, rule: str) -> int:
    """S11.3: a card is used for its green, by the rule of the walk."""
    green = table.box.cards[kind].green
    table.spend(seat, kind)
    table.tell(CardPlayed, seat, kind, green, rule=rule)
    return green


def play_inn_set(table: SienaTable, seat: Seat) -> None:
    """S28.1: a set of Inn cards brings 20 Florins."""
    for _ in range(inn_set_size(table, seat)):
        play(table, seat, table.holds(seat, INN_CARD)[0], "S28.1")
    table.gain(seat, INN_SET_FLORINS)
    table.tell(InnSetPlayed, seat, INN_SET_FLORINS)
    if table.status[seat] == MERCHANT:
        charity.after_income(table, seat, INN_SET_FLORINS, charity.FROM_INN_SET)


def place_objection(table: SienaTable, seat: int, action: Action) -> Objection:
    """Why a Banker does not build, donate or engage an Artist now."""
    place, money = table.place[seat], table.money[seat]
    if isinstance(action, Donate):
        if table.donated[seat]:
            return Objection("S21.1", refusals.DONATED_ALREADY)
        if not table.senesi_left():
            return Objection("S21.4", refusals.NO_SENESI)
        if money < town.LEAST_FOR_DONATION:
            return Objection("S21.2", refusals.DONATION_NEEDS, coins=town.LEAST_FOR_DONATION)
        return Objection("S21.1", refusals.DONATE_AT_DUOMO)
    least = inn.LEAST_FOR_ARTIST
    if isinstance(action, OpenArtist) and (place != INN or money >= least):
        return Objection("S24.1", refusals.ARTIST_AT_INN)
    if isinstance(action, OpenArtist):
        return Objection("S24.2", refusals.ARTIST_NEEDS, coins=least, money=money)
    if table.tower.count(seat) >= town.LEVEL_LIMIT:
        return Objection("S25.5", refusals.MOST_LEVELS, most=town.LEVEL_LIMIT)
    return Objection("S25.1", refusals.BUILD_AT_TORRE)


def image_objection(rule: str, type_: int, name: str) -> Objection:
    """What the image of this card is for, where it is for nothing now."""
    if type_ == GUARDS:
        return Objection(rule, refusals.WHEN_BEGGED_FROM)
    if type_ == GIRLFRIENDS:
        return Objection(rule, refusals.WHEN_DRAWN_IN)
    if type_ == BRICKLAYER:
        return Objection(rule, refusals.WHEN_YOU_BUILD)
    if type_ in (BANCHI, SERVI, SALIMBENI):
        return Objection(rule, refusals.WHERE_YOU_STOP, card=Thing("card", name))
    return Objection(rule, refusals.BANKER_PUTS_NO_WORKERS)


def card_objection(table: SienaTable, seat: int, action: Action) -> Objection:
    """Why a card cannot be played or discarded now."""
    if isinstance(action, Play | Discard):
        card = table.box.cards[action.card]
        if action.card not in table.hands[seat]:
            return Objection("S11.1", refusals.CARD_NOT_HELD, card=Thing("card", card.name))
        if card.type == MULE and table.status[seat] == PEASANT:
            return Objection("S15.3", refusals.GOODS_BEFORE_MULE)
        if card.type == MULE:
            return Objection("S15.1", refusals.MULE_FOR_PEASANTS)
        if card.type == JOURNEY and table.status[seat] == PEASANT:
            return Objection("S18.1", refusals.JOURNEYS_FOR_MERCHANTS)
        if card.type == FRANCIGENA:
            return Objection("S16.1", refusals.FRANCIGENA_FOR_PEASANTS)
        if card.type == INN_CARD:
            size = inn_set_size(table, seat)
            return Objection("S28.1", refusals.INN_SET, size=size, held=table.count(seat, INN_CARD))
        rule = ("S11.10", "S11.11", "S11.12")[table.status[seat]]
        return image_objection(rule, card.type, card.name)
    if isinstance(action, Green | GoOn | Enter | Halt) and table.status[seat] != BANKER:
        return Objection("S11.3", refusals.TOWN_FOR_BANKERS)
    if isinstance(action, Bid | Pass):
        return Objection("S11.1", refusals.NO_AUCTION)
    if isinstance(action, Take):
        return Objection("S8.1", refusals.TAKEN_BEFORE)
    if isinstance(action, Build | BuildWith | Donate | OpenArtist):
        return place_objection(table, seat, action)
    if isinstance(action, Sell):
        return Objection("S14.1", refusals.BANKER_SELLS_NONE)
    if isinstance(action, Travel):
        return Objection("S18.1", refusals.TRAVEL_FOR_MERCHANTS)
    if isinstance(action, Charity):
        return Objection("S17.1", refusals.CHARITY_FOR_MERCHANTS)
    return Objection("S11.1", refusals.NOT_NOW)
