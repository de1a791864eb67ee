"""Siena told step by step, slow and plain, to check a real engine against."""

from collections import Counter
from collections.abc import Generator

from tests.oracles.siena_base import (
    BANKER,
    HAND_LIMIT,
    PEASANT,
    Card,
    Components,
    Play,
    Question,
    State,
    ask,
    bids,
    card_named,
    chance,
    from_next_up,
    new_state,
    pay,
    wealth,
)
from tests.oracles.siena_country import merchant_turn, peasant_turn, rise
from tests.oracles.siena_town import banker_turn, final_count

__all__ = ["Card", "Components", "Question", "State", "match", "new_state", "wealth"]

LAST_ROUND = 20
LAST_ADVANCED_ROUND = 100
GOODS_LEFT_OUT = {2: 12, 3: 6, 4: 0, 5: 0}


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
    """Let a player put up one open card, and tell whether they did (S6.4-S6.11)."""
    starter_must_bid = state.options["auction_order"] != "all_from_poorest"
    answers = ["decline"]
    if state.money[starter] >= 1 or not starter_must_bid:
        answers += [f"auction {card.name}" for card in box.cards if state.display[card.name] > 0]
    answer = yield from ask(starter, answers)
    if answer == "decline":
        return False
    card = answer.removeprefix("auction ")

    leader = ""
    highest = 0
    if starter_must_bid:
        answer = yield from ask(starter, bids(state, starter, 1))
        leader = starter
        highest = int(answer.removeprefix("bid "))

    order = list(state.initiative)
    if state.options["auction_order"] == "from_starter":
        order = from_next_up(state, starter)
    order = [seat for seat in order if seat not in barred]
    sold = yield from bid_for_card(state, card, order, leader, highest)
    if not sold:
        state.display[card] -= 1
        state.deck[card] += 1
    return True


def bid_for_card(
    state: State, card: str, order: list[str], leader: str, highest: int
) -> Generator[Question, str, bool]:
    """Ask round until all but a leader have passed, and tell whether there is one (S6, S9)."""
    bidding = list(order)
    while bidding and bidding != [leader]:
        for seat in order:
            if seat not in bidding or seat == leader:
                continue
            answer = yield from ask(seat, ["pass", *bids(state, seat, highest + 1)])
            if answer == "pass":
                bidding.remove(seat)
            else:
                highest = int(answer.removeprefix("bid "))
                leader = seat
    if not leader:
        return False
    pay(state, leader, highest)
    state.display[card] -= 1
    state.hands[leader][card] += 1
    return True


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
    sold = yield from bid_for_card(state, card.name, order, "", 0)
    if not sold:
        state.display[card.name] -= 1
        state.discard[card.name] += 1


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
