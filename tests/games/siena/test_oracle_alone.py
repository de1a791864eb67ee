"""The oracle of Siena by itself: whole random matches, auctions and the Town."""

from random import Random
from typing import Final

import pytest

from tests.oracles.siena import State, opening_auction
from tests.oracles.siena import auction_of_the_round as star_auction
from tests.oracles.siena_town import artist_auction, calandrino_walks, try_his_luck

from .lockstep import Chooser, eager, uniform
from .samples import sociable
from .told import (
    BOX,
    DUTCH,
    ENGLISH,
    GERMAN,
    HUNGARIAN,
    PRESETS,
    VALUES,
    Telling,
    give,
    laid,
    whole_match,
)

CHUNKS: Final = 6
CHUNK: Final = 40
CHOOSERS: Final[tuple[Chooser, ...]] = (eager, sociable, eager, uniform)
MONEY: Final = (28, 28, 120, 28, 250)
VERBS: Final = {
    "auction", "bid", "pass", "decline", "take", "first", "play", "sell", "discard", "done",
    "draw", "travel", "with", "go", "cash", "stay", "charity", "keep", "rise", "step",
    "enter", "green", "stop", "open", "look", "donate", "build", "give", "refuse",
}  # fmt: skip


@pytest.mark.heavy
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_of_the_oracle_come_to_their_end_and_nothing_gets_lost(chunk: int) -> None:
    verbs: set[str] = set()
    for number in range(chunk * CHUNK, chunk * CHUNK + CHUNK):
        rng = Random(number)
        options = {name: rng.choice(values) for name, values in VALUES.items()}
        if number % 2 == 0:
            options = {**PRESETS[number // 2 % 4], "game": options["game"]}
        players = 2 + number // 8 % 4
        choose = CHOOSERS[number // 3 % 4]
        state, words = whole_match(options, players, MONEY[number % 5], choose, rng)
        verbs |= words

        last_round = 100 if options["game"] == "advanced" else 20
        early = len(state.tower) == 7 or 8 not in state.artists_left
        assert early or state.round == last_round

    assert verbs >= VERBS


# The Opening Auction


def opening(options: dict[str, str], players: int = 5) -> tuple[State, Telling]:
    state = laid(options, players)
    return state, Telling(opening_auction(BOX, state))


def order_of_bids(telling: Telling, number: int) -> list[str]:
    """Who is asked when everybody overbids by one, from 2 on."""
    asked: list[str] = []
    for florins in range(2, 2 + number):
        asked.append(telling.asked)
        telling.says(f"bid {florins}")
    return asked


def test_english_the_others_bid_from_the_starter_up_and_loop() -> None:
    _, telling = opening(ENGLISH)
    telling.says("auction girlfriends-3", "bid 2", "pass", "pass", "pass", "pass")
    telling.says("decline", "decline", "auction francigena", "bid 1")

    assert telling.asked == "red"
    telling.says("bid 2")
    assert telling.asked == "blue"
    telling.says("pass")
    assert telling.asked == "rose"


def test_dutch_the_others_bid_from_the_poorest_up_and_the_starter_in_his_row() -> None:
    _, telling = opening(DUTCH)
    telling.says("auction mule", "bid 1", "pass", "pass", "pass", "pass")
    telling.says("auction mule", "bid 1", "pass", "pass", "pass", "pass")

    telling.says("auction francigena", "bid 1")

    expected = ["blue", "orange", "green", "rose", "red", "blue"]
    assert order_of_bids(telling, 6) == expected


@pytest.mark.parametrize("options", [GERMAN, HUNGARIAN])
def test_german_and_hungarian_all_bid_or_pass_from_the_poorest_up(options: dict[str, str]) -> None:
    state, telling = opening(options, 3)
    telling.says("decline", "auction francigena")

    assert telling.asked == "orange"
    assert telling.answers[:2] == ["pass", "bid 1"]
    telling.says("pass", "bid 3")
    assert state.hands["green"]["francigena"] == 1
    assert state.money["green"] == 25
    telling.says("auction mule")
    assert telling.asked == "blue"


def test_all_from_poorest_a_card_without_a_bid_goes_into_the_deck_and_ends_the_bar() -> None:
    state, telling = opening(HUNGARIAN, 3)
    telling.says("decline", "auction mule", "pass", "pass")

    assert (state.display["mule"], state.deck["mule"], state.discard["mule"]) == (1, 1, 0)
    assert telling.asked == "green"
    telling.says("auction francigena")
    assert telling.asked == "blue"


def test_all_from_poorest_a_card_may_be_put_up_without_florins() -> None:
    state = laid(HUNGARIAN)
    state.money["blue"] = 0
    telling = Telling(opening_auction(BOX, state))
    assert telling.asked == "blue"

    telling.says("auction mule")
    assert (telling.asked, telling.answers[:2]) == ("orange", ["pass", "bid 1"])


@pytest.mark.parametrize("options", [ENGLISH, DUTCH])
def test_a_starter_who_must_bid_declines_by_himself_without_florins(
    options: dict[str, str],
) -> None:
    state = laid(options)
    state.money["blue"] = 0
    telling = Telling(opening_auction(BOX, state))

    assert telling.asked == "orange"
    assert telling.answers[0] == "decline"


def test_no_bid_is_above_999() -> None:
    state = laid(ENGLISH, money=5000)
    first = Telling(opening_auction(BOX, state)).says("auction mule")
    assert first.answers[-1] == "bid 999"
    first.says("bid 999")
    assert first.answers[0] == "decline", "the other has no bid left and passes automatically"

    state = laid(ENGLISH, money=5000)
    assert Telling(star_auction(BOX, state)).answers[-1] == "bid 999"

    state = laid(ENGLISH, money=5000)
    artist = Telling(artist_auction(BOX, state, "blue")).says("artist 1")
    assert artist.answers[-1] == "bid 999"
    artist.says("bid 997")
    assert artist.answers == ["pass", "look 8"]


# The Town


@pytest.mark.parametrize(("options", "asked_again"), [(ENGLISH, True), (HUNGARIAN, False)])
def test_hungarian_one_piazza_salimbeni_card_in_one_stop(
    options: dict[str, str], asked_again: bool
) -> None:
    state = laid(options)
    give(state, "blue", "salimbeni", "salimbeni")
    telling = Telling(try_his_luck(BOX, state, "blue")).says("draw 2", "safe")

    assert state.money["blue"] == 28 + 14
    assert (telling.asked == "blue") == asked_again


def artist(money: int, *cards: str) -> Telling:
    """A Banker has opened with 20; orange, a Peasant with some money, is asked if they can bid."""
    state = laid(ENGLISH)
    state.status["blue"] = "banker"
    state.place["blue"] = "inn"
    state.money["orange"] = money
    give(state, "orange", *cards)
    return Telling(artist_auction(BOX, state, "blue")).says("artist 5", "bid 20")


def test_who_has_no_legal_bid_may_still_look() -> None:
    assert artist(24).answers == ["pass", "look 8"]
    assert artist(7, "inn").answers == ["pass", "look inn"]
    assert artist(26, "inn").answers == ["pass", "look 8", "look inn", "bid 25", "bid 26"]


def test_who_can_neither_look_nor_bid_passes_by_himself() -> None:
    assert artist(7).asked == "nobody"


def test_who_has_looked_and_has_no_bid_left_passes_by_himself() -> None:
    assert artist(26).says("look 8").asked == "nobody"


def test_calandrino_in_the_inn_goes_out_and_in_again_with_an_inn_card() -> None:
    state = laid(ENGLISH)
    state.calandrino = "inn"
    state.status["orange"] = "banker"
    state.place["orange"] = "via-delle-cerchia"
    give(state, "blue", "inn")
    telling = Telling(calandrino_walks(BOX, state, "blue"))
    telling.says("go inn")

    assert (telling.asked, state.calandrino) == ("orange", "via-delle-cerchia")
    telling.says("give")
    assert (telling.asked, state.calandrino) == ("nobody", "inn")


def test_calandrino_on_via_delle_cerchia_enters_the_inn_with_one_step() -> None:
    state = laid(ENGLISH)
    state.calandrino = "via-delle-cerchia"
    give(state, "blue", "inn")
    Telling(calandrino_walks(BOX, state, "blue")).says("go inn")

    assert state.calandrino == "inn"


def test_hungarian_calandrino_needs_three_more_points_from_the_tower_to_the_inn() -> None:
    state = laid(HUNGARIAN)
    state.calandrino = "torre-del-mangia"
    give(state, "blue", "inn", "inn", "calandrino")
    telling = Telling(calandrino_walks(BOX, state, "blue")).says("with inn")
    assert "go inn" not in telling.answers

    telling.says("with calandrino")
    assert telling.answers == ["with inn", "go", "go inn"]
    telling.says("go inn")
    assert state.calandrino == "inn"


def test_the_greens_of_a_walk_are_named_in_any_order() -> None:
    state = laid(ENGLISH)
    give(state, "blue", "servi", "calandrino", "mule", "mule")
    telling = Telling(calandrino_walks(BOX, state, "blue")).says("with servi", "with mule")

    assert telling.answers == ["with mule", "with calandrino", "go"]
    telling.says("with mule", "with calandrino")
    assert state.calandrino == BOX.ring[-(3 + 3 + 1 + 1 + 1) % len(BOX.ring)]
