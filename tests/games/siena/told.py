"""Tables of the oracle of Siena alone: laid by hand, asked and answered by text."""

from random import Random
from typing import Final

from fiorino.games.siena import SIENA
from fiorino.games.siena.components import SienaBox
from tests.oracles import siena as oracle
from tests.oracles.siena_base import SEATS, Play

from .lockstep import Chooser, components

BOX: Final = components(SienaBox(SIENA.default_box()), 28)

VALUES: Final = {
    "opening_pass": ("next_auction", "all_auctions"),
    "auction_order": ("from_starter", "from_poorest", "all_from_poorest"),
    "artist_auction_order": ("from_opener", "from_poorest"),
    "exact_fill_sale": ("may_sell", "no_right"),
    "selling": ("optional", "compulsory"),
    "charity_limit": ("once_a_turn", "each_income"),
    "charity_income": ("goods_sales", "all_but_inn_set", "all_income"),
    "journey_stop": ("stays_on_road", "leaves_after_cashing"),
    "journey_again": ("not_this_turn", "this_turn"),
    "journey_pay": ("each_leg", "at_rest"),
    "journey_cards": ("anybody", "merchants_only"),
    "inn_cards_for_20": ("three", "one_unless_banker"),
    "francigena_split": ("unit_by_unit", "all_units"),
    "salimbeni_cards": ("several", "one"),
    "mule_on_francigena": ("allowed", "one_of_each"),
    "girlfriends_in_inn": ("no_effect", "save_paying"),
    "artist_opening_bid": ("at_least_15", "exactly_15"),
    "stinginess": ("per_player", "across_players"),
    "two_player_poorest": ("loses_nothing", "loses_2"),
    "game": ("standard", "introductory", "advanced"),
    "hands": ("closed", "open"),
}
"""Every option with its values, the English one first."""

ENGLISH: Final = {name: values[0] for name, values in VALUES.items()}

DUTCH: Final = {
    **ENGLISH,
    "opening_pass": "all_auctions",
    "auction_order": "from_poorest",
    "artist_auction_order": "from_poorest",
    "selling": "compulsory",
    "charity_limit": "each_income",
    "charity_income": "all_income",
    "journey_stop": "leaves_after_cashing",
    "journey_again": "this_turn",
    "francigena_split": "all_units",
    "girlfriends_in_inn": "save_paying",
    "artist_opening_bid": "exactly_15",
    "stinginess": "across_players",
    "two_player_poorest": "loses_2",
}

GERMAN: Final = {
    **ENGLISH,
    "auction_order": "all_from_poorest",
    "exact_fill_sale": "no_right",
    "selling": "compulsory",
    "charity_limit": "each_income",
    "charity_income": "all_income",
    "journey_again": "this_turn",
    "journey_pay": "at_rest",
    "journey_cards": "merchants_only",
    "inn_cards_for_20": "one_unless_banker",
    "francigena_split": "all_units",
    "artist_opening_bid": "exactly_15",
    "two_player_poorest": "loses_2",
}

HUNGARIAN: Final = {
    **ENGLISH,
    "auction_order": "all_from_poorest",
    "artist_auction_order": "from_poorest",
    "charity_income": "all_but_inn_set",
    "journey_again": "this_turn",
    "journey_pay": "at_rest",
    "salimbeni_cards": "one",
    "mule_on_francigena": "one_of_each",
    "girlfriends_in_inn": "save_paying",
    "artist_opening_bid": "exactly_15",
}

PRESETS: Final = (ENGLISH, DUTCH, GERMAN, HUNGARIAN)


def laid(options: dict[str, str], players: int = 2, money: int = 28) -> oracle.State:
    """A table with empty hands, on which blue is the poorest and each next seat richer."""
    state = oracle.new_state(BOX, players, options)
    state.initiative = list(SEATS[:players])
    state.money = dict.fromkeys(state.seats, money)
    return state


def give(state: oracle.State, seat: str, *cards: str) -> None:
    """Put cards from the deck or the display into a hand."""
    for card in cards:
        source = state.deck if state.deck[card] else state.display
        assert source[card] > 0, f"no {card} is left"
        source[card] -= 1
        state.hands[seat][card] += 1


class Telling:
    """A part of the oracle's game that is answered by hand."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.question: oracle.Question | None = next(play, None)

    @property
    def asked(self) -> str:
        """Who is asked, or nobody when it is over."""
        return "nobody" if self.question is None else self.question.seat

    @property
    def answers(self) -> list[str]:
        return [] if self.question is None else list(self.question.answers)

    def says(self, *answers: str) -> "Telling":
        """Answer, whoever is asked, draws too."""
        for answer in answers:
            assert answer in self.answers, f"{self.asked} is asked {self.answers}, not {answer}"
            try:
                self.question = self.play.send(answer)
            except StopIteration:
                self.question = None
        return self


def check(state: oracle.State, question: oracle.Question) -> None:
    """Whatever happens, nothing gets lost and every question is a real one."""
    for card in BOX.cards:
        piles = [state.deck, state.display, state.discard, state.removed, *state.hands.values()]
        assert sum(pile[card.name] for pile in piles) == card.copies
        assert all(pile[card.name] >= 0 for pile in piles)
    assert all(hand.total() <= 7 for hand in state.hands.values())
    assert all(florins >= 0 for florins in state.money.values())
    assert sorted(state.moved) == sorted(state.seats)
    assert all(0 <= state.frames[good] < BOX.frames[good] for good in state.frames)
    assert all(units >= 0 for units in state.ready.values())
    kept = sum(len(values) for values in state.senesi.values())
    in_deck = state.senesi_deck.total() + len(state.senesi_under) + len(state.senesi_drawn)
    assert kept + in_deck == 26
    engaged = [value for values in state.artists.values() for value in values]
    hammer = [state.artist] if state.artist else []
    assert sorted([*engaged, *state.artists_left, *hammer]) == list(range(1, 9))
    assert all(
        state.status[seat] == "merchant" for seat, road in state.road.items() if road is not None
    )

    assert len(set(question.answers)) == len(question.answers)
    if question.seat == "chance":
        assert len(question.answers) >= 1
        assert all(weight > 0 for weight in question.weights)
    else:
        assert question.seat in state.seats
        assert len(question.answers) >= 2


def whole_match(
    options: dict[str, str], players: int, money: int, choose: Chooser, rng: Random
) -> tuple[oracle.State, set[str]]:
    """Play the oracle alone to its end; returns the last state and the first words of answers."""
    state = oracle.new_state(BOX, players, options)
    state.money = dict.fromkeys(state.seats, money)
    asking = oracle.match(BOX, state, options)
    question = next(asking)
    verbs: set[str] = set()
    while True:
        check(state, question)
        verbs |= {answer.partition(" ")[0] for answer in question.answers}
        if question.seat == "chance":
            answer = rng.choices(question.answers, question.weights)[0]
        else:
            answer = choose(question.answers, rng)
        try:
            question = asking.send(answer)
        except StopIteration as stop:
            points, winners = stop.value
            assert set(points) == set(state.seats)
            assert all(state.status[winner] == "banker" for winner in winners)
            return state, verbs
