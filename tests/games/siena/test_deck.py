"""The deck as draws with their copies, beside a plain count of cards."""

import pickle
from collections import Counter
from copy import deepcopy
from random import Random

from fiorino.games.siena.actions import CARD_DRAWN
from fiorino.games.siena.deck import Deck, deck_of

KINDS = 12


def check(deck: Deck, cards: Counter[int]) -> None:
    flat = sorted(cards.elements())
    assert deck.counts(KINDS) == [cards[kind] for kind in range(KINDS)]
    assert deck.draws == [CARD_DRAWN[kind] for kind in sorted(+cards)]
    assert deck.copies == [cards[kind] for kind in sorted(+cards)]
    assert deck.size == len(flat)
    shares = [(place + 0.5) / len(flat) for place in range(len(flat))]
    assert [deck.draw_at(share).card for share in shares] == flat


def test_cards_that_come_and_go_are_counted() -> None:
    rng = Random(1)
    deck, cards = deck_of([0] * KINDS), Counter[int]()
    for _ in range(500):
        if cards.total() and rng.random() < 0.5:
            kind = rng.choice(list(cards.elements()))
            deck.remove(kind)
            cards[kind] -= 1
        else:
            kind = rng.randrange(KINDS)
            deck.add(kind)
            cards[kind] += 1
        check(deck, cards)


def test_a_clone_goes_its_own_way() -> None:
    deck = deck_of([1, 0, 2])
    other = deck.clone()
    other.remove(0)
    other.add(2)
    assert (deck.counts(3), deck.size) == ([1, 0, 2], 3)
    assert (other.counts(3), other.size) == ([0, 0, 3], 3)


def test_a_copy_and_a_pickle_hold_the_same_draws() -> None:
    deck = deck_of([1, 0, 2])
    for other in (deepcopy(deck), pickle.loads(pickle.dumps(deck))):
        assert (other.copies, other.size) == ([1, 2], 3)
        assert [draw is CARD_DRAWN[draw.card] for draw in other.draws] == [True, True]
