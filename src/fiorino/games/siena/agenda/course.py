"""S3 to S10: set-up, auctions, cards that are dealt and taken, the order of turns."""

from fiorino.core.protocol import NOBODY
from fiorino.games.siena.agenda.standing import Standing, last_round, unless
from fiorino.games.siena.components import INTRODUCTORY_REMOVALS, PEASANT, SEAT_NAMES
from fiorino.games.siena.rules import auctions, buying, rounds
from fiorino.games.siena.rules.bidding import Bidding, most


def is_before_the_rounds(at: Standing) -> str:
    """S3: nobody has had a turn."""
    table = at.table
    if table.round:
        return "that is over before the first round (S6.1, S33.3)."
    return unless(
        all([status == PEASANT for status in table.status]),
        "before the first round everybody is a Peasant (S3).",
    )


def is_in_a_round(at: Standing) -> str:
    """S7.2, S29.3: rounds are counted from 1 to the last."""
    last = last_round(at.table)
    return unless(
        1 <= at.table.round <= last,
        f"there are no turns in round {at.table.round}; rounds are 1 to {last} (S7.2, S29.3).",
    )


def is_before_a_round(at: Standing) -> str:
    """S29.3, S29.4: another round follows."""
    last = last_round(at.table)
    return unless(
        0 <= at.table.round < last,
        f"after round {at.table.round} none begins; the last is {last} (S29.3, S29.4).",
    )


def lots_are_drawn(at: Standing) -> str:
    """S3.4: at least two discs are not in the pile yet."""
    table = at.table
    return unless(
        len(table.pile) < table.players - 1 and not table.order, "the lots have been drawn (S3.4)."
    )


def cards_are_left_out(at: Standing) -> str:
    """S33.3: so many of the first deck."""
    step, table = at.step, at.table
    assert isinstance(step, rounds.LeaveOut)
    if table.choices.game != "introductory":
        return "cards are left out in the Introductory game only (S33.3)."
    most = min(INTRODUCTORY_REMOVALS[table.players], table.deck.size)
    return unless(
        0 <= step.left <= most, f"0 to {most} cards can be left out, not {step.left} (S33.3)."
    )


def a_card_is_left_out(at: Standing) -> str:
    """S33.3: it comes on top of those that follow."""
    below, table = at.below, at.table
    assert isinstance(below, rounds.LeaveOut)
    most = min(INTRODUCTORY_REMOVALS[table.players], table.deck.size)
    return unless(below.left < most, f"at most {most} cards can be left out (S33.3).")


def cards_are_dealt(at: Standing) -> str:
    """S7.3: two for each player."""
    step, most = at.step, 2 * at.table.players
    assert isinstance(step, rounds.Deal | rounds.DealCard)
    least = 1 if isinstance(step, rounds.DealCard) else 0
    return unless(
        least <= step.left <= most, f"{least} to {most} cards are to deal, not {step.left} (S7.3)."
    )


def nobody_has_taken(at: Standing) -> str:
    """S7.6, S8.1: the track is set before the first chance."""
    assert isinstance(at.below, buying.TakeCards)
    return unless(at.below.chance == 0, "no card is taken before the track is set (S7.6, S8.1).")


def chances_are_left(at: Standing) -> str:
    """S8.1: two for each player."""
    step, most = at.step, 2 * at.table.players
    assert isinstance(step, buying.TakeCards)
    return unless(
        0 <= step.chance <= most, f"there are {most} chances to take a card, no more (S8.1)."
    )


def has_the_chance(at: Standing) -> str:
    """S8.1, S8.5: the chances go up the track, past full hands."""
    below, table = at.below, at.table
    assert isinstance(below, buying.TakeCards)
    if below.chance < 1 or at.seat != table.order[(below.chance - 1) % table.players]:
        return f"{at.name} does not have chance {below.chance} of the round (S8.1)."
    full = len(table.hands[at.seat]) >= table.box.hand_limit
    return unless(not full, f"{at.name} holds seven cards and takes no more (S8.5).")


def is_on_the_lowest_row(at: Standing) -> str:
    """S10.1: the poorest of the track names who begins."""
    return unless(at.seat == at.table.order[0], f"{at.name} is not on the lowest row (S10.1).")


def turns_are_left(at: Standing) -> str:
    """S10.2: one for each player; whoever has one under way is not counted."""
    step, table = at.step, at.table
    assert isinstance(step, rounds.NextTurn)
    if not 0 <= step.row < table.players:
        return f"there is no row {step.row}; rows are 0 to {table.players - 1} (S10.2)."
    most = table.players - 1 if len(table.agenda) > 1 else table.players
    return unless(0 <= step.left <= most, f"0 to {most} turns are left, not {step.left} (S10.2).")


def has_the_turn(at: Standing) -> str:
    """S10.2: the row below the one that comes next; after the last turn no row comes."""
    below, table = at.below, at.table
    assert isinstance(below, rounds.NextTurn)
    return unless(
        not below.left or at.seat == table.order[(below.row - 1) % table.players],
        f"before row {below.row} it is not the turn of {at.name} (S10.2).",
    )


# Auctions: S6, S9


def is_the_opening_auction(at: Standing) -> str:
    """S6.1: its seven cards lie open or have been won, and nobody holds others."""
    table = at.table
    if table.choices.game == "introductory":
        return "there is no Opening Auction in the Introductory game (S33.2)."
    if not table.display:
        return "no card of the Opening Auction is left (S6.14)."
    held = [kind for hand in table.hands for kind in hand]
    return unless(
        all([kind in table.box.opening for kind in held + table.display]),
        "only the seven cards of the Opening Auction are held or lie open (S6.1).",
    )


def may_start(at: Standing) -> str:
    """S6.3, S6.5: who declined is barred, and is counted as long as nobody has started."""
    step = at.step
    assert isinstance(step, auctions.Start)
    if step.barred >> at.seat & 1:
        return f"{at.name} is barred and is not asked (S6.5)."
    barred = step.barred.bit_count()
    for_good = at.table.choices.opening_pass == "all_auctions"
    counted = 0 <= step.declines <= barred if for_good else step.declines == barred
    return unless(counted, f"{barred} are barred, but {step.declines} declined (S6.3, S6.5).")


def has_started(at: Standing) -> str:
    """S6.4: the card lies open, and its starter can bid."""
    step, table = at.step, at.table
    assert isinstance(step, auctions.FirstBid)
    if step.card not in table.display:
        return "the card that is auctioned does not lie open (S6.4)."
    if step.barred >> at.seat & 1:
        return f"{at.name} is barred and has not started (S6.5)."
    return unless(table.money[at.seat] >= 1, f"{at.name} has nothing to bid (S6.4).")


def bids_for_an_opening_card(at: Standing) -> str:
    """S6.5 to S6.10: the card lies open, and who is barred is out."""
    step = at.step
    assert isinstance(step, auctions.OpeningBid)
    if step.card not in at.table.display:
        return "the card that is auctioned does not lie open (S6.4)."
    if step.barred >> step.starter & 1:
        return f"{SEAT_NAMES[step.starter]} is barred and has not started (S6.5)."
    if step.barred & ~step.out:
        return "who is barred is out (S6.5)."
    if step.holder == NOBODY and not auctions.all_bid(at.table):
        return "the starter has made the first bid (S6.4)."
    return bid_stands(at) or _can_bid(at)


def bids_for_a_starred_card(at: Standing) -> str:
    """S9.1, S9.2: the open card with the lowest green; a full hand takes no part."""
    step, table = at.step, at.table
    assert isinstance(step, auctions.StarBid)
    if step.card not in table.display:
        return "the card that is auctioned does not lie open (S9.1)."
    cards = table.box.cards
    if not cards[step.card].starred:
        return "only cards with an asterisk are auctioned (S9.1)."
    greens = [cards[kind].green for kind in table.display if cards[kind].starred]
    if cards[step.card].green > min(greens):
        return "the card with the lowest green is auctioned (S9.1)."
    for seat, hand in enumerate(table.hands):
        if len(hand) >= table.box.hand_limit and not step.out >> seat & 1:
            return f"{SEAT_NAMES[seat]} holds seven cards and takes no part (S9.2)."
    return bid_stands(at) or _can_bid(at)


def bid_stands(at: Standing) -> str:
    """S6.7 to S6.10: the highest bid, who holds it, who is out, and who is asked."""
    step = at.step
    assert isinstance(step, Bidding)
    high, holder, out = step.high, step.holder, step.out
    if holder == at.seat or out >> at.seat & 1:
        return f"{at.name} holds the highest bid or is out, and is not asked (S6.9)."
    if holder == NOBODY:
        return unless(not high, f"a bid of {high} is nobody's (S6.9).")
    if out >> holder & 1:
        return f"{SEAT_NAMES[holder]} is out and holds no bid (S6.10)."
    return unless(
        1 <= high <= most(at.table, holder),
        f"{SEAT_NAMES[holder]} cannot have bid {high} (S6.7).",
    )


def _can_bid(at: Standing) -> str:
    """S6.8: who has no legal bid is out and not asked."""
    step = at.step
    assert isinstance(step, Bidding)
    can_bid = step.may_answer(at.table, at.seat)
    return unless(can_bid, f"{at.name} cannot bid more than {step.high} and is not asked (S6.8).")
