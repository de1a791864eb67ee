"""The Countryside of Siena: Peasants and Merchants, their goods, the roads and charity."""

from collections import Counter
from dataclasses import dataclass, field

from tests.oracles.siena_base import (
    BANKER,
    CROPS,
    GOODS,
    MERCHANT,
    PEASANT,
    WALL,
    WARES,
    Card,
    Components,
    Play,
    State,
    ask,
    bankers,
    discards,
    earn,
    fato_draw,
    in_hand,
    is_goods,
    senesi_left,
    take_senesi,
    use,
)
from tests.oracles.siena_town import play_for_all, plays_for_all


@dataclass
class Turn:
    """What has to be remembered during the turn of a Peasant or Merchant."""

    rights: set[str] = field(default_factory=set)
    sold: Counter[str] = field(default_factory=Counter)
    crop_card: bool = False  # a Goods card with Corn, Wine or Oil was played for its workers
    mule: bool = False
    eligible_income: int = 0
    charity_given: bool = False
    may_travel: bool = True
    travelled: bool = False


def rise(state: State, seat: str) -> Play:
    """Offer the next status to who is rich enough, and sweep what nobody sells now (S12)."""
    if state.money[seat] < (30 if state.status[seat] == PEASANT else 80):
        return
    answer = yield from ask(seat, ["rise", "stay"])
    if answer == "stay":
        return
    if state.status[seat] == PEASANT:
        state.status[seat] = MERCHANT
    else:
        state.status[seat] = BANKER
        state.place[seat] = WALL
        state.road[seat] = None
    for good in GOODS:
        if is_gone(state, good):
            state.frames[good] = 0
            state.ready[good] = 0


def is_gone(state: State, good: str) -> bool:
    """Tell whether a good has gone because nobody will ever sell it again (S12.6-S12.8)."""
    if good in CROPS:
        return PEASANT not in state.status.values()
    return all(status == BANKER for status in state.status.values())


def place_workers(box: Components, state: State, seat: str, turn: Turn, card: Card) -> None:
    """Fill the frames by one card and note the rights to sell it gives (S13, S14.2, S14.12)."""
    for good, workers in card.workers.items():
        if good in WARES:
            state.road[seat] = None
        if is_gone(state, good):
            continue
        ready_before = state.ready[good]
        state.frames[good] += workers
        completed = False
        while state.frames[good] >= box.frames[good]:
            state.frames[good] -= box.frames[good]
            state.ready[good] += 1
            completed = True
        found_one = ready_before > 0
        made_one_and_more = completed and state.frames[good] > 0
        if state.options["exact_fill_sale"] == "may_sell" or found_one or made_one_and_more:
            turn.rights.add(good)


def sellable(state: State, seat: str, turn: Turn) -> list[str]:
    """List the goods of which a player could sell a unit now (S14.1-S14.5, S15.2)."""
    goods = CROPS if state.status[seat] == PEASANT else WARES
    return [
        good
        for good in goods
        if good in turn.rights and state.ready[good] > 0 and turn.sold[good] < limit(turn)
    ]


def limit(turn: Turn) -> int:
    """Tell how many units of one good a player may sell in this turn (S14.5, S15.2)."""
    return 2 if turn.mule else 1


def take_unit(state: State, turn: Turn, good: str) -> None:
    """Take one unit from the painting and count it as sold (S14.7, S16.7)."""
    state.ready[good] -= 1
    turn.sold[good] += 1


def may_be_done(state: State, seat: str, turn: Turn) -> bool:
    """Tell whether nothing is left that must be sold (S14.8, S14.11)."""
    if state.options["selling"] == "optional":
        return True
    return all(turn.sold[good] > 0 for good in sellable(state, seat, turn))


def peasant_turn(box: Components, state: State, seat: str) -> Play:
    """Play cards, sell crops and discard until the Peasant is done (S11.10, S14)."""
    turn = Turn()
    while True:
        answers = [f"play {card.name}" for card in peasant_cards(box, state, seat, turn)]
        answers += plays_for_all(box, state, seat)
        answers += [f"sell {good}" for good in sellable(state, seat, turn)]
        answers += discards(box, state, seat)
        if may_be_done(state, seat, turn):
            answers.append("done")
        answer = yield from ask(seat, answers)
        verb, _, name = answer.partition(" ")
        if verb == "done":
            return
        if verb == "sell":
            take_unit(state, turn, name)
            earn(state, seat, box.prices[name])
        elif verb == "discard" or answer in plays_for_all(box, state, seat):
            yield from play_for_all(box, state, seat, answer)
        else:
            card = use(box, state, seat, name)
            if card.type == "mule":
                turn.mule = True
            elif card.type == "francigena":
                yield from via_francigena(box, state, seat, turn)
            else:
                if any(good in CROPS for good in card.workers):
                    turn.crop_card = True
                place_workers(box, state, seat, turn, card)


def peasant_cards(box: Components, state: State, seat: str, turn: Turn) -> list[Card]:
    """List the Goods, Mule and Via Francigena cards that a Peasant may play now (S11.10)."""
    cards: list[Card] = []
    for card in in_hand(box, state, seat):
        if card.type == "goods":
            cards.append(card)
        if card.type == "journey" and state.options["journey_cards"] == "anybody":
            cards.append(card)
        if card.type == "mule" and turn.crop_card:
            cards.append(card)
        if card.type == "francigena" and sellable(state, seat, turn):
            cards.append(card)
    return cards


def via_francigena(box: Components, state: State, seat: str, turn: Turn) -> Play:
    """Load units, say how many Fato cards to draw, and win all or lose all (S16)."""
    load: list[str] = []
    if state.options["francigena_split"] == "all_units":
        while loadable(state, seat, turn, load):
            good = loadable(state, seat, turn, load)[0]
            take_unit(state, turn, good)
            load.append(good)
    while True:
        answers = [f"load {good}" for good in loadable(state, seat, turn, load)]
        if load:
            answers += [f"draw {number}" for number in range(1, box.fato_cards)]
        answer = yield from ask(seat, answers)
        verb, _, word = answer.partition(" ")
        if verb == "draw":
            break
        take_unit(state, turn, word)
        load.append(word)
    number = int(word)
    safe = yield from fato_draw(box, number)
    if safe:
        earn(state, seat, number * sum(box.fato[good] for good in load))


def loadable(state: State, seat: str, turn: Turn, load: list[str]) -> list[str]:
    """List the goods of which one more unit may go on the Via Francigena (S16.2, S16.3)."""
    goods = sellable(state, seat, turn)
    if state.options["mule_on_francigena"] == "one_of_each":
        goods = [good for good in goods if good not in load]
    return goods


def merchant_turn(box: Components, state: State, seat: str) -> Play:
    """Play cards, sell wares, travel, give and discard until the Merchant is done (S11.11)."""
    turn = Turn()
    while True:
        answers = [f"play {card.name}" for card in in_hand(box, state, seat) if is_goods(card)]
        answers += plays_for_all(box, state, seat)
        answers += [f"sell {good}" for good in sellable(state, seat, turn)]
        answers += [f"travel {road}" for road in roads_open(box, state, seat, turn)]
        if state.options["charity_limit"] == "once_a_turn" and not turn.charity_given:
            answers += charities(state, turn.eligible_income)
        answers += discards(box, state, seat)
        if may_be_done(state, seat, turn):
            answers.append("done")
        answer = yield from ask(seat, answers)
        verb, _, name = answer.partition(" ")
        if verb == "done":
            yield from rest_on_the_road(box, state, seat, turn)
            return
        if verb == "sell":
            yield from sell_ware(box, state, seat, turn, name)
        elif verb == "travel":
            yield from travel(box, state, seat, turn, name)
        elif verb == "charity":
            yield from give_charity(state, seat, turn, int(name))
        elif verb == "discard" or answer in plays_for_all(box, state, seat):
            yield from play_for_all(box, state, seat, answer)
            if answer == "play inn" and state.options["charity_income"] == "all_income":
                yield from eligible_income(state, seat, turn, 20)
        else:
            card = use(box, state, seat, name)
            place_workers(box, state, seat, turn, card)


def sell_ware(box: Components, state: State, seat: str, turn: Turn, good: str) -> Play:
    """Sell Cloth or Spices, give every Banker their 3, then think of charity (S14.9, ruling 2)."""
    take_unit(state, turn, good)
    earn(state, seat, box.prices[good])
    for banker in bankers(state):
        earn(state, banker, 3)
    yield from eligible_income(state, seat, turn, box.prices[good])


def eligible_income(state: State, seat: str, turn: Turn, florins: int) -> Play:
    """Count an income towards charity, or offer charity for it at once (S17.3-S17.5)."""
    turn.eligible_income += florins
    if state.options["charity_limit"] == "each_income":
        yield from offer_charity(state, seat, turn, florins)


def offer_charity(state: State, seat: str, turn: Turn, income: int) -> Play:
    """Ask a Merchant whether they give something of an income, if it covers that (S17.5)."""
    answer = yield from ask(seat, ["decline", *charities(state, income)])
    if answer != "decline":
        yield from give_charity(state, seat, turn, int(answer.removeprefix("charity ")))


def charities(state: State, income: int) -> list[str]:
    """List the charities that an income covers while there are Senesi cards (S17.5, S17.7)."""
    if senesi_left(state) == 0:
        return []
    return [f"charity {florins}" for florins in (10, 15) if florins <= income]


def give_charity(state: State, seat: str, turn: Turn, florins: int) -> Play:
    """Give up 10 for a Senesi card, or 15 for the better of two (S17.1, S17.2, S17.6)."""
    turn.charity_given = True
    # His disc counts as moved when the income came in, before those of the Bankers (ruling 2).
    state.money[seat] -= florins
    yield from take_senesi(state, seat, draw=1 if florins == 10 else 2, keep=1)


def roads_open(box: Components, state: State, seat: str, turn: Turn) -> list[str]:
    """List the roads on which a Merchant may travel now (S18.3, S18.8)."""
    if not turn.may_travel or not in_hand(box, state, seat, "journey"):
        return []
    on_the_way = state.road[seat]
    if on_the_way is not None:
        return [on_the_way[0]]
    return list(box.roads)


def travel(box: Components, state: State, seat: str, turn: Turn, road: str) -> Play:
    """Name the Journey cards of a leg, place their workers, move and cash (S18)."""
    spaces = box.roads[road]
    on_the_way = state.road[seat]
    space = 0 if on_the_way is None else on_the_way[1]
    leg: list[Card] = []
    while True:
        answers: list[str] = []
        if space + len(leg) < len(spaces):
            answers += [f"with {card.name}" for card in in_hand(box, state, seat, "journey")]
        if leg:
            answers.append("go")
        answer = yield from ask(seat, answers)
        if answer == "go":
            break
        leg.append(use(box, state, seat, answer.removeprefix("with ")))

    for card in leg:
        place_workers(box, state, seat, turn, card)
    turn.travelled = True
    space += len(leg)
    state.road[seat] = (road, space)
    if space == len(spaces):
        state.road[seat] = None
        yield from road_pays(state, seat, turn, spaces[space - 1])
        return

    if state.options["journey_again"] == "not_this_turn":
        turn.may_travel = False
    if state.options["journey_stop"] == "leaves_after_cashing":
        if spaces[space - 1] == 0:
            return
        answer = yield from ask(seat, ["cash", "stay"])
        if answer == "cash":
            state.road[seat] = None
            yield from road_pays(state, seat, turn, spaces[space - 1])
        return
    if state.options["journey_pay"] == "each_leg":
        yield from road_pays(state, seat, turn, spaces[space - 1])


def road_pays(state: State, seat: str, turn: Turn, florins: int) -> Play:
    """Receive what a space of a road pays, and think of charity (S18.5, S17.4)."""
    earn(state, seat, florins)
    if florins > 0 and state.options["charity_income"] != "goods_sales":
        yield from eligible_income(state, seat, turn, florins)


def rest_on_the_road(box: Components, state: State, seat: str, turn: Turn) -> Play:
    """Pay a Merchant at the end of their turn for the space they rest on (ruling 12)."""
    if state.options["journey_stop"] == "leaves_after_cashing":
        return
    if state.options["journey_pay"] == "each_leg":
        return
    on_the_way = state.road[seat]
    if not turn.travelled or on_the_way is None:
        return
    road, space = on_the_way
    florins = box.roads[road][space - 1]
    yield from road_pays(state, seat, turn, florins)
    if florins == 0 or state.options["charity_income"] == "goods_sales":
        return
    if state.options["charity_limit"] == "once_a_turn" and not turn.charity_given:
        yield from offer_charity(state, seat, turn, turn.eligible_income)
