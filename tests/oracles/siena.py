"""Siena told step by step, slow and plain, to check a real engine against."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

from tests.oracles.siena_base import (
    BANKER,
    CROPS,
    GOODS,
    HAND_LIMIT,
    MERCHANT,
    PEASANT,
    WALL,
    WARES,
    Card,
    Components,
    Play,
    Question,
    State,
    ask,
    bankers,
    card_named,
    chance,
    discards,
    earn,
    fato_draw,
    from_next_up,
    in_hand,
    is_goods,
    new_state,
    pay,
    senesi_left,
    take_senesi,
    use,
    wealth,
)
from tests.oracles.siena_town import banker_turn, final_count, play_for_all, plays_for_all

__all__ = ["Card", "Components", "Question", "State", "match", "new_state", "wealth"]

LAST_ROUND = 20
LAST_ADVANCED_ROUND = 100
GOODS_LEFT_OUT = {2: 12, 3: 6, 4: 0, 5: 0}


@dataclass
class Turn:
    """What has to be remembered during the turn of a Peasant or Merchant."""

    rights: set[str] = field(default_factory=set)
    sold: Counter[str] = field(default_factory=Counter)
    mule: bool = False
    eligible_income: int = 0
    charity_given: bool = False
    may_travel: bool = True


def match(
    box: Components, state: State, options: dict[str, str]
) -> Generator[Question, str, tuple[dict[str, int], list[str]]]:
    """Play a whole game and return the points by seat and the winner, if any (S1, S29)."""
    state.options = options
    yield from draw_player_order(state)
    if options["game"] == "introductory":
        yield from leave_out_goods(box, state)
    else:
        yield from opening_auction(box, state)
    while not state.over:
        yield from play_round(box, state)
        if state.round == (LAST_ADVANCED_ROUND if options["game"] == "advanced" else LAST_ROUND):
            state.over = True
    return final_count(box, state)


def draw_player_order(state: State) -> Play:
    """Pile up the discs by lot and fill the Initiative track in the same order (S3.4, S3.5)."""
    unplaced = list(state.seats)
    while unplaced:
        seat = unplaced[0]
        if len(unplaced) >= 2:
            answer = yield from chance({f"seat {seat}": 1 for seat in unplaced})
            seat = answer.removeprefix("seat ")
        unplaced.remove(seat)
        state.moved.remove(seat)
        state.moved.append(seat)
        state.initiative.append(seat)


def leave_out_goods(box: Components, state: State) -> Play:
    """Move Goods cards at random from the deck to the discard pile (S33.3)."""
    for _ in range(GOODS_LEFT_OUT[len(state.seats)]):
        card = yield from draw_card(box, state)
        state.discard[card] += 1


def opening_auction(box: Components, state: State) -> Play:
    """Auction the seven open cards, one starter after the other (S6)."""
    barred: set[str] = set()
    starter = state.initiative[0]
    while state.display.total() > 0 and len(barred) < len(state.seats):
        if starter not in barred:
            started = yield from start_auction(box, state, starter, barred)
            if not started:
                barred.add(starter)
            elif state.options["opening_pass"] == "next_auction":
                barred.clear()
        starter = from_next_up(state, starter)[0]
    state.deck += state.display
    state.display = Counter()


def start_auction(
    box: Components, state: State, starter: str, barred: set[str]
) -> Generator[Question, str, bool]:
    """Let a player auction one open card, and tell whether he did (S6.4-S6.11)."""
    answers = ["decline"]
    if state.money[starter] >= 1:
        answers += [f"auction {card.name}" for card in box.cards if state.display[card.name] > 0]
    answer = yield from ask(starter, answers)
    if answer == "decline":
        return False
    card = answer.removeprefix("auction ")
    bids = [f"bid {florins}" for florins in range(1, state.money[starter] + 1)]
    answer = yield from ask(starter, bids)
    highest = int(answer.removeprefix("bid "))

    order = from_next_up(state, starter)
    if state.options["auction_order"] == "from_poorest":
        order = list(state.initiative)
    order = [seat for seat in order if seat not in barred]
    yield from bid_for_card(state, card, order, starter, highest)
    return True


def bid_for_card(state: State, card: str, order: list[str], leader: str, highest: int) -> Play:
    """Ask round and round until all but the leader, if any, have passed (S6.7-S6.11, S9.3-S9.6)."""
    bidding = list(order)
    while bidding and bidding != [leader]:
        for seat in order:
            if seat not in bidding or seat == leader:
                continue
            bids = [f"bid {florins}" for florins in range(highest + 1, state.money[seat] + 1)]
            answer = yield from ask(seat, ["pass", *bids])
            if answer == "pass":
                bidding.remove(seat)
            else:
                highest = int(answer.removeprefix("bid "))
                leader = seat
    state.display[card] -= 1
    if leader:
        pay(state, leader, highest)
        state.hands[leader][card] += 1
    else:
        state.discard[card] += 1


def draw_card(box: Components, state: State) -> Generator[Question, str, str]:
    """Take one card at random from the Siena deck."""
    answer = yield from chance({f"card {card.name}": state.deck[card.name] for card in box.cards})
    name = answer.removeprefix("card ")
    state.deck[name] -= 1
    return name


def play_round(box: Components, state: State) -> Play:
    """Deal, set the track, let all take cards and then their turns (S7)."""
    state.round += 1
    yield from deal(box, state)
    state.initiative = wealth(state)
    yield from take_cards(box, state)
    yield from auction_of_the_round(box, state)

    chooser = state.initiative[0]
    answer = yield from ask(chooser, [f"first {seat}" for seat in state.initiative])
    first = answer.removeprefix("first ")
    for seat in [first, *from_next_up(state, first)[:-1]]:
        yield from take_turn(box, state, seat)
        if state.over:
            return


def deal(box: Components, state: State) -> Play:
    """Deal twice as many cards as players, as far as deck and discard pile go (S7.3-S7.5)."""
    for _ in range(2 * len(state.seats)):
        if state.deck.total() == 0:
            state.deck = state.discard
            state.discard = Counter()
        if state.deck.total() == 0:
            return
        card = yield from draw_card(box, state)
        state.display[card] += 1


def take_cards(box: Components, state: State) -> Play:
    """Give everybody two chances to take a card, then clear the plain cards away (S8)."""
    for seat in state.initiative * 2:
        if state.hands[seat].total() == HAND_LIMIT:
            continue
        answers = ["pass"]
        for card in open_cards(box, state, starred=False):
            if card_price(box, state, seat, card) <= state.money[seat]:
                answers.append(f"take {card.name}")
        answer = yield from ask(seat, answers)
        if answer == "pass":
            continue
        card = card_named(box, answer.removeprefix("take "))
        pay(state, seat, card_price(box, state, seat, card))
        state.display[card.name] -= 1
        state.hands[seat][card.name] += 1
    for card in open_cards(box, state, starred=False):
        state.discard[card.name] += state.display[card.name]
        state.display[card.name] = 0


def open_cards(box: Components, state: State, starred: bool) -> list[Card]:
    """List the different cards in the display with, or without, an asterisk."""
    shown = [card for card in box.cards if state.display[card.name] > 0]
    return [card for card in shown if card.starred == starred]


def card_price(box: Components, state: State, seat: str, card: Card) -> int:
    """Add the player's row to the red number, but leave a 0 free for all (S8.2, S8.3)."""
    if card.red == 0:
        return 0
    return card.red + box.rows[state.initiative.index(seat)]


def auction_of_the_round(box: Components, state: State) -> Play:
    """Auction the starred card with the lowest green (S9)."""
    cards = open_cards(box, state, starred=True)
    if not cards:
        return
    card = min(cards, key=lambda card: card.green)
    order = [seat for seat in state.initiative if state.hands[seat].total() < HAND_LIMIT]
    yield from bid_for_card(state, card.name, order, "", 0)


def take_turn(box: Components, state: State, seat: str) -> Play:
    """Take the turn of one's status; who is no Banker may then rise (S11, S12)."""
    if state.status[seat] == BANKER:
        yield from banker_turn(box, state, seat)
        return
    if state.status[seat] == PEASANT:
        yield from peasant_turn(box, state, seat)
    else:
        yield from merchant_turn(box, state, seat)
    yield from rise(state, seat)


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
        exact = completed and state.frames[good] == 0 and ready_before == 0
        if not exact or state.options["exact_fill_sale"] == "may_sell":
            turn.rights.add(good)


def sellable(state: State, seat: str, turn: Turn) -> list[str]:
    """List the goods of which a player could sell a unit now (S14.1-S14.5, S15.2)."""
    goods = CROPS if state.status[seat] == PEASANT else WARES
    limit = 2 if turn.mule else 1
    return [
        good
        for good in goods
        if good in turn.rights and state.ready[good] > 0 and turn.sold[good] < limit
    ]


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
        answers: list[str] = []
        for card in in_hand(box, state, seat):
            if is_goods(card) or card.type == "mule":
                answers.append(f"play {card.name}")
            if card.type == "francigena" and sellable(state, seat, turn):
                answers.append(f"play {card.name}")
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
                place_workers(box, state, seat, turn, card)


def via_francigena(box: Components, state: State, seat: str, turn: Turn) -> Play:
    """Load units, say how many Fato cards to draw, and win all or lose all (S16)."""
    load: list[str] = []
    while True:
        answers: list[str] = []
        for good in sellable(state, seat, turn):
            twice = good in load and state.options["mule_on_francigena"] == "one_of_each"
            back = bool(load) and CROPS.index(good) < CROPS.index(load[-1])
            if not twice and not back:
                answers.append(f"load {good}")
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
            return
        if verb == "sell":
            yield from sell_ware(box, state, seat, turn, name)
        elif verb == "travel":
            yield from travel(box, state, seat, turn, name)
        elif verb == "charity":
            turn.charity_given = True
            yield from give_charity(state, seat, int(name))
        elif verb == "discard" or answer in plays_for_all(box, state, seat):
            yield from play_for_all(box, state, seat, answer)
            if answer == "play inn" and state.options["charity_income"] == "all_income":
                yield from eligible_income(state, seat, turn, 20)
        else:
            card = use(box, state, seat, name)
            place_workers(box, state, seat, turn, card)


def sell_ware(box: Components, state: State, seat: str, turn: Turn, good: str) -> Play:
    """Sell Cloth or Spices, give every Banker his 3, then think of charity (S14.9, S14.10)."""
    take_unit(state, turn, good)
    earn(state, seat, box.prices[good])
    for banker in bankers(state):
        earn(state, banker, 3)
    yield from eligible_income(state, seat, turn, box.prices[good])


def eligible_income(state: State, seat: str, turn: Turn, florins: int) -> Play:
    """Count an income towards charity, or offer charity for it at once (S17.3-S17.5)."""
    turn.eligible_income += florins
    if state.options["charity_limit"] == "once_a_turn":
        return
    answer = yield from ask(seat, ["decline", *charities(state, florins)])
    if answer != "decline":
        yield from give_charity(state, seat, int(answer.removeprefix("charity ")))


def charities(state: State, income: int) -> list[str]:
    """List the charities that an income covers while there are Senesi cards (S17.5, S17.7)."""
    if senesi_left(state) == 0:
        return []
    return [f"charity {florins}" for florins in (10, 15) if florins <= income]


def give_charity(state: State, seat: str, florins: int) -> Play:
    """Give up 10 for a Senesi card, or 15 for the better of two (S17.1, S17.2, S17.6)."""
    pay(state, seat, florins)
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
        last = box.cards.index(leg[-1]) if leg else 0
        answers: list[str] = []
        if space + len(leg) < len(spaces):
            for card in in_hand(box, state, seat, "journey"):
                if box.cards.index(card) >= last:
                    answers.append(f"with {card.name}")
        if leg:
            answers.append("go")
        answer = yield from ask(seat, answers)
        if answer == "go":
            break
        leg.append(use(box, state, seat, answer.removeprefix("with ")))

    for card in leg:
        place_workers(box, state, seat, turn, card)
    space += len(leg)
    florins = spaces[space - 1]
    earn(state, seat, florins)
    state.road[seat] = (road, space)
    if space == len(spaces):
        state.road[seat] = None
    else:
        if state.options["journey_stop"] == "leaves_after_cashing" and florins > 0:
            state.road[seat] = None
        if state.options["journey_again"] == "not_this_turn":
            turn.may_travel = False
    if state.options["charity_income"] != "goods_sales":
        yield from eligible_income(state, seat, turn, florins)
