"""How long a match of Siena can be."""

from fiorino.games.siena.actions import HIGHEST_BID
from fiorino.games.siena.components import INTRODUCTORY_REMOVALS, LORENZETTI
from fiorino.games.siena.table import SienaTable


def longest(table: SienaTable) -> tuple[int, int]:
    """Auctions are the most of it: each bid exceeds the last, and none goes above 999.

    An auction has so many bids and a pass of each player; for an Artist, of whom there are
    eight, a look of each besides. In a turn the seven cards of a hand are used once each. A
    card may give steps, to the Banker or to Calandrino, who begs from all others at each; it
    may bring a journey, a walk, a load or an income to an end, or charge the guests of the Inn.
    Every charity or donation takes a Senesi card out of the deck.
    """
    box, players = table.box, table.players
    advanced = table.choices.game == "advanced"
    rounds = box.last_advanced_round if advanced else box.last_round
    auction = HIGHEST_BID + 2 * players + 1
    green = max(3, *[card.green for card in box.cards])
    turn = box.hand_limit * (8 + players + green * players) + 40
    opening = sum([box.cards[kind].copies for kind in box.opening])
    answers = (opening + rounds + LORENZETTI) * auction + players + sum(box.senesi)
    answers += rounds * (2 * players + 1 + players * turn)
    draws = players + max(INTRODUCTORY_REMOVALS) + LORENZETTI + 4 * sum(box.senesi)
    draws += rounds * players * (2 + box.hand_limit)
    return answers, draws
