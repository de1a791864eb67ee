"""Heuristics: advice for every decision, what a table is worth, and that the greedy bot wins."""

from random import Random
from typing import Any, Final

import pytest

from fiorino.arena.plan import Plan
from fiorino.arena.tournament import Results, run
from fiorino.core.protocol import CHANCE, NOBODY, Seat
from fiorino.core.random import at_random
from fiorino.games.siena import SIENA
from fiorino.games.siena.heuristics import advise
from fiorino.games.siena.options import EDITIONS

from .lockstep import eager
from .samples import GAMES, RichSiena, by_text, finished, laid
from .tables import Playing, Written, at, country_turn, opening, seat, setup_of

HEURISTICS: Final = SIENA.heuristics()
BLUE, ORANGE = Seat(0), Seat(1)
NO_CORN: Final[Written] = {"corn": {"ready": 0}}


def advice(playing: Playing) -> str:
    """What is advised; it is among the answers."""
    text = SIENA.notation(playing.setup).write(advise(playing.table))
    assert text in playing.answers
    return text


def asked(step: str, blue: Written, options: dict[str, str] | None = None, **parts: Any) -> Playing:
    """Blue is asked one question; the fields of its step are those that begin with `_`."""
    fields = {key[1:]: value for key, value in parts.items() if key.startswith("_")}
    rest = {key: value for key, value in parts.items() if not key.startswith("_")}
    seats = {"blue": blue, "orange": seat(28), **rest.pop("seats", {})}
    agenda = [{"step": step, "seat": "blue", **fields}]
    return at({"seats": seats, "agenda": agenda, **rest}, 2, None, **(options or {}))


def banker(money: int = 60, place: str = "duomo", *hand: str, **more: Any) -> Written:
    return seat(money, "banker", hand, place=place, **more)


# The bot


def wins(results: Results) -> float:
    """The share of matches that the first bot won."""
    return sum(match.shares[0] for match in results.matches) / len(results.matches)


def test_greedy_wins_more_than_95_of_100_matches_against_random() -> None:
    results = run(Plan("siena", ("greedy", "random"), "siena", 40), 1, lambda _: None)

    assert results.done == 20
    assert wins(results) > 0.95


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_wins_far_more_than_its_share_against_several_random_bots(players: int) -> None:
    bots = ("greedy", *["random"] * (players - 1))
    results = run(Plan("siena", bots, "siena", 4 * players), 1, lambda _: None)

    assert len(results.matches) == 4 * players
    assert wins(results) > 2 / players


@pytest.mark.parametrize("edition", ["dutch", "german", "hungarian"])
def test_greedy_beats_random_in_every_edition(edition: str) -> None:
    plan = Plan("siena", ("greedy", "random"), "siena", 8, (("edition", edition),))

    assert wins(run(plan, 1, lambda _: None)) > 0.8


# Advice


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_advice_is_among_the_options_through_whole_matches(edition: str, game: str) -> None:
    questions = set()
    for players in (2, 3, 4, 5):
        setup = RichSiena((28, 120)[players % 2]).setup(players, {"edition": edition, "game": game})
        rng = Random(players)
        table: Any = setup.table()
        while table.seat() != NOBODY and table.round <= 22:
            if table.seat() == CHANCE:
                table.apply(at_random(table, rng))
                continue
            (chosen,) = HEURISTICS.shortlist(table)
            assert chosen in table.options(), table.question()
            questions.add(table.question())
            table.apply(chosen)

    assert {"country-turn", "banker-move", "take-card", "rise-or-stay"} <= questions


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_advice_is_among_the_options_wherever_others_have_led(edition: str) -> None:
    questions = set()
    for number in range(8):
        setup = setup_of(2 + number % 4, {"edition": edition})
        rng = Random(number)
        table = laid(setup, 120)
        chooser = by_text(setup, eager)
        while table.seat() != NOBODY:
            if table.seat() != CHANCE:
                assert advise(table) in table.options(), table.question()
                questions.add(table.question())
            table.apply(chooser(table, rng))

    assert len(questions) >= 15


def test_the_shortlist_is_the_one_answer_of_a_sensible_player() -> None:
    playing = opening(2).play("seat blue")

    assert HEURISTICS.shortlist(playing.table) == (advise(playing.table),)


def test_in_the_opening_auction_the_card_of_most_worth_is_started() -> None:
    assert advice(opening(2).play("seat blue")) == "auction francigena"


def test_who_has_little_money_starts_no_auction() -> None:
    playing = asked("start", seat(5), round=0, _declines=0, _barred=0)

    assert advice(playing) == "decline"


def test_the_first_bid_is_the_lowest() -> None:
    assert advice(opening(2).play("seat blue", "auction francigena")) == "bid 1"


def test_a_bid_exceeds_the_highest_by_one_up_to_the_worth_of_the_card() -> None:
    def bid(high: int) -> str:
        return advice(
            asked("star-bid", seat(28), display=["francigena"], _card="francigena", _high=high,
                  _holder="orange", _out=0)
        )  # fmt: skip

    assert bid(1) == "bid 2"
    assert bid(20) == "pass"


def test_a_free_card_with_workers_that_one_needs_is_taken() -> None:
    playing = asked("take-card", seat(28), display=["corn1-wine1", "servi"])

    assert advice(playing) == "take corn1-wine1"


def test_a_card_that_brings_less_than_it_costs_is_not_taken() -> None:
    assert advice(asked("take-card", seat(28), display=["courtesan"])) == "pass"


def test_the_poorest_begins_himself() -> None:
    assert advice(asked("choose-first", seat(5))) == "first blue"


def test_a_peasant_works_first() -> None:
    playing = asked("country-turn", seat(28, hand=["corn1-wine1", "inn"]))

    assert advice(playing) == "play corn1-wine1"


def test_then_he_sells() -> None:
    playing = asked("country-turn", seat(28, hand=["inn"]), turn={"rights": ["corn"]})

    assert advice(playing) == "sell corn"


def test_the_mule_is_played_for_two_units() -> None:
    playing = asked(
        "country-turn", seat(28, hand=["mule"]), turn={"rights": ["wine"], "worked": 1},
        goods={"wine": {"ready": 2}},
    )  # fmt: skip

    assert advice(playing) == "play mule"


def test_the_mule_is_not_played_for_one_unit() -> None:
    playing = asked(
        "country-turn", seat(28, hand=["mule"]), turn={"rights": ["wine"], "worked": 1},
        goods={"wine": {"ready": 1}},
    )  # fmt: skip

    assert advice(playing) == "sell wine"


def test_the_mule_is_not_spent_on_a_second_unit_of_corn_alone() -> None:
    playing = asked(
        "country-turn", seat(28, hand=["mule"]), turn={"rights": ["corn"], "worked": 1},
        goods={"corn": {"ready": 2}},
    )  # fmt: skip

    assert advice(playing) == "sell corn"


def test_via_francigena_is_played_with_two_goods_to_sell() -> None:
    playing = asked(
        "country-turn", seat(28, hand=["francigena"]), turn={"rights": ["corn", "oil"]},
        goods={"corn": {"ready": 1}, "oil": {"ready": 1}},
    )  # fmt: skip

    assert advice(playing) == "play francigena"
    playing.play("play francigena")
    assert advice(playing) == "load corn"
    assert advice(playing.play("load corn")) == "load oil"
    # Three or four cards pay best on average.
    assert advice(playing.play("load oil")) in ("draw 3", "draw 4")


def test_a_merchant_keeps_his_journey_cards_for_the_road() -> None:
    two = asked("country-turn", seat(40, "merchant", ["corn1-wine1", "corn1-oil1"]))
    three = asked("country-turn", seat(40, "merchant", ["corn1-wine1", "corn1-oil1", "wine1-oil1"]))

    # Two cards lead to the end of the shorter road, three to that of the longer one.
    assert advice(two) == "travel arezzo"
    assert advice(three) == "travel firenze"
    three.play("travel firenze")
    assert advice(three).startswith("with ")


def test_a_merchant_puts_workers_where_a_unit_can_be_sold_and_keeps_them_otherwise() -> None:
    blue = seat(40, "merchant", ["corn2-wine1-cloth1", "inn"])
    full = asked("country-turn", blue, goods={"cloth": {"workers": 6}})
    ready = asked("country-turn", blue, goods={"cloth": {"ready": 1}})
    empty = asked("country-turn", blue)

    assert advice(full) == "play corn2-wine1-cloth1"
    assert advice(ready) == "play corn2-wine1-cloth1"
    assert advice(empty) == "done"


def test_a_rich_merchant_gives_to_charity() -> None:
    playing = asked("country-turn", seat(120, "merchant", ["inn"]), turn={"eligible": 20})

    assert advice(playing).startswith("charity ")


def test_a_merchant_who_is_not_yet_rich_keeps_his_income() -> None:
    playing = asked("country-turn", seat(60, "merchant", ["inn"]), turn={"eligible": 20})

    assert advice(playing) == "done"


def test_charity_after_each_income_is_for_the_rich_too() -> None:
    dutch = {"edition": "dutch"}
    rich = asked("charity-offer", seat(120, "merchant"), dutch, _income=25)
    poor = asked("charity-offer", seat(50, "merchant"), dutch, _income=25)

    assert advice(rich).startswith("charity ")
    assert advice(poor) == "decline"


def test_an_inn_set_is_played() -> None:
    assert advice(asked("country-turn", seat(28, hand=["inn"] * 3))) == "play inn"


def test_calandrino_is_sent_to_where_somebody_else_is() -> None:
    near = asked(
        "country-turn", seat(28, hand=["calandrino"]),
        seats={"orange": banker(60, "torre-del-mangia")},
    )  # fmt: skip
    far = asked(
        "country-turn", seat(28, hand=["calandrino"]), seats={"orange": banker(60, "duomo")}
    )

    assert advice(near) == "play calandrino"
    assert advice(far) == "done"


def test_calandrino_comes_out_of_the_inn() -> None:
    playing = asked(
        "country-turn", seat(28, hand=["calandrino"]), calandrino="inn",
        seats={"orange": banker(60, "piazza-salimbeni")},
    )  # fmt: skip

    assert advice(playing) == "play calandrino"


def test_calandrino_walks_without_greens() -> None:
    assert advice(asked("walk", seat(28, hand=["inn"]), _points=3, _last="inn")) == "go"


def test_a_courtesan_is_sent_where_somebody_is_near_the_inn() -> None:
    near = asked(
        "country-turn", seat(28, hand=["courtesan"]), seats={"orange": banker(60, "via-dei-servi")}
    )
    far = asked("country-turn", seat(28, hand=["courtesan"]), seats={"orange": banker(60, "duomo")})

    assert advice(near) == "play courtesan"
    assert advice(far) == "done"


def test_a_guest_of_the_inn_sends_no_courtesan() -> None:
    playing = asked("banker-rest", banker(60, "inn", "courtesan"))

    assert advice(playing) == "done"


def test_a_hand_that_is_nearly_full_loses_a_card() -> None:
    playing = asked(
        "country-turn", seat(28, hand=["banchi"] * 2 + ["servi"] * 2 + ["salimbeni"] * 2)
    )

    assert advice(playing).startswith("discard ")


def test_a_peasant_rises_as_soon_as_they_may() -> None:
    assert advice(asked("rise-or-stay", seat(30), round=2)) == "rise"


def test_a_merchant_with_80_florins_rises() -> None:
    assert advice(asked("rise-or-stay", seat(80, "merchant"))) == "rise"


def test_the_best_senesi_are_kept() -> None:
    playing = asked("keep-senesi", banker(60, "duomo", donated=1), _drawn=[1, 4, 2, 3], _keep=2)

    assert advice(playing) == "keep 3 4"


def test_a_donation_is_made_while_it_is_cheap() -> None:
    assert advice(asked("donate-or-not", banker(34), round=10)) == "donate"
    assert advice(asked("donate-or-not", banker(103), round=10)) == "decline"


def test_towards_the_end_the_rich_donate_too() -> None:
    assert advice(asked("donate-or-not", banker(54), round=20)) == "donate"


def test_cards_of_the_district_are_played() -> None:
    playing = asked("district-card", banker(40, "banchi-di-sotto", "banchi"))

    assert advice(playing) == "play banchi"


def test_piazza_salimbeni_is_played_for_three_or_four_cards() -> None:
    playing = asked("salimbeni", banker(40, "piazza-salimbeni", "salimbeni"))

    assert advice(playing) in ("draw 3", "draw 4")


def test_a_level_is_built_with_a_bricklayer_where_there_is_one() -> None:
    plain = asked("build-or-not", banker(60, "torre-del-mangia"))
    helped = asked("build-or-not", banker(60, "torre-del-mangia", "bricklayer-5"))

    assert advice(plain) == "build"
    assert advice(helped) == "build bricklayer-5"


def test_guards_are_called() -> None:
    playing = asked("beg", banker(60, "inn", "guards-4"), calandrino="inn")

    assert advice(playing) == "play guards-4"


def test_whoever_has_nothing_to_lose_gives() -> None:
    assert advice(asked("beg", banker(2, "inn"), calandrino="inn")) == "give"


def test_a_high_cube_is_worse_than_alms() -> None:
    playing = asked(
        "beg", banker(60, "piazza-del-campo", stinginess=3), calandrino="piazza-del-campo"
    )

    assert advice(playing) == "give"


def test_a_first_cube_is_better_than_20_florins_for_the_poor() -> None:
    playing = asked("beg", banker(25, "inn"), calandrino="inn")

    assert advice(playing) == "refuse"


def test_girlfriends_keep_a_rich_banker_out_of_the_inn() -> None:
    rich = asked("drawn-in", banker(60, "via-delle-cerchia", "girlfriends-3", fresh=1), cubes=2)
    poor = asked("drawn-in", banker(15, "via-delle-cerchia", "girlfriends-3", fresh=1), cubes=2)

    assert advice(rich) == "play girlfriends-3"
    assert advice(poor) == "enter"


def test_girlfriends_save_paying_in_the_dutch_game() -> None:
    dutch = {"edition": "dutch"}
    entering = asked("pay-or-girlfriends", banker(60, "inn", "girlfriends-3"), dutch, cubes=1)
    added = asked(
        "pay-for-one", banker(60, "inn", "girlfriends-3"), dutch, cubes=1, _guests=[], _paid=0
    )

    assert advice(entering) == "play girlfriends-3"
    assert advice(added) == "play girlfriends-3"


def test_a_rich_banker_enters_the_inn_and_opens_an_auction() -> None:
    entering = asked("first-step", banker(150, "via-delle-cerchia", fresh=1))
    opening_ = asked("open-or-not", banker(150, "inn"))

    assert advice(entering) == "enter"
    assert advice(opening_) == "open"


def test_a_poor_banker_does_neither() -> None:
    entering = asked("first-step", banker(10, "via-delle-cerchia", fresh=1))
    opening_ = asked("open-or-not", banker(15, "inn"))

    assert advice(entering) == "step"
    assert advice(opening_) == "decline"


def artist(blue: Written, value: int, high: int, seen: int) -> Playing:
    return asked(
        "artist-bid", blue, seats={"orange": banker(300, "inn")}, _artist=value, _high=high,
        _holder="orange", _out=0, _seen=seen,
    )  # fmt: skip


def test_a_great_artist_whom_one_has_seen_is_bid_for() -> None:
    assert advice(artist(banker(60, "inn"), 7, 15, 0b11)) == "bid 16"


def test_a_small_artist_whom_one_has_seen_is_not() -> None:
    assert advice(artist(banker(60, "inn"), 1, 15, 0b11)) == "pass"


def test_an_artist_beyond_his_worth_is_not() -> None:
    assert advice(artist(banker(290, "inn"), 4, 280, 0b11)) == "pass"


def test_a_peasant_keeps_the_money_that_he_needs_to_rise() -> None:
    assert advice(artist(seat(40), 7, 15, 0b10)) == "pass"


def test_advice_about_an_unseen_artist_does_not_depend_on_who_he_is() -> None:
    said = {advice(artist(banker(60), value, 15, 0b10)) for value in range(1, 8)}

    assert len(said) == 1


def test_the_first_bid_for_an_artist_is_15() -> None:
    assert advice(asked("artist-first-bid", banker(60, "inn"), _artist=5, _seen=1)) == "bid 15"


def test_a_banker_stops_where_it_pays() -> None:
    playing = asked("banker-move", banker(60, "banchi-di-sotto", "banchi"))

    assert advice(playing) == "stop"


def test_a_banker_uses_a_green_to_reach_the_card_he_holds() -> None:
    playing = asked("banker-move", banker(20, "banchi-di-sotto", "servi", "servi", "inn"))

    # The green 2 leads to Via dei Servi, where two cards bring 40.
    assert advice(playing) == "green inn"
    playing.play("green inn")
    assert advice(playing) == "step"
    playing.play("step", "step")
    assert advice(playing) == "stop"


def test_the_card_that_a_district_pays_for_is_not_spent_to_get_there() -> None:
    alone = asked("banker-move", banker(20, "banchi-di-sotto", "servi"))
    helped = asked("banker-move", banker(20, "banchi-di-sotto", "servi", "corn2-wine1-cloth1"))

    assert advice(alone) == "stop"
    assert advice(helped) == "green corn2-wine1-cloth1"


def test_a_banker_on_the_move_plays_an_inn_set_where_he_stays() -> None:
    playing = asked("banker-move", banker(60, "banchi-di-sopra", "inn", "inn", "inn"))

    assert advice(playing) == "play inn"


# Values and reasons


def value(blue: Written, orange: Written, viewer: Seat = BLUE, **parts: Any) -> float:
    playing = at(finished({"blue": blue, "orange": orange}, goods=NO_CORN, **parts))
    return HEURISTICS.value(playing.table, viewer)


def test_two_equal_players_are_worth_nothing_over_each_other() -> None:
    assert value(seat(40, "merchant"), seat(40, "merchant")) == 0


def test_what_one_is_ahead_the_other_is_behind() -> None:
    blue, orange = seat(70, "merchant"), seat(40, "merchant")

    assert value(blue, orange) == 30
    assert value(blue, orange, ORANGE) == -30


@pytest.mark.parametrize(
    "better",
    [
        seat(60, "merchant"),
        seat(50, "banker"),
        seat(50, "merchant", senesi=[2]),
        seat(50, "merchant", artists=[{"value": 1}]),
        seat(50, "merchant", ["servi"]),
    ],
)
def test_money_status_points_and_cards_are_worth_something(better: Written) -> None:
    assert value(better, seat(40, "merchant")) > value(seat(50, "merchant"), seat(40, "merchant"))


def test_who_becomes_a_banker_is_worth_a_little_more_and_not_a_match() -> None:
    rival = seat(40, "merchant")
    risen = value(seat(90, "banker"), rival) - value(seat(90, "merchant"), rival)

    assert 20 < risen < 80


def test_a_banker_values_an_artist_as_senesi_of_the_same_points() -> None:
    rival = seat(40, "merchant")

    by_artist = value(seat(50, "banker", artists=[{"value": 3}]), rival)
    assert by_artist == value(seat(50, "banker", senesi=[3]), rival)


def test_the_value_is_against_the_best_rival() -> None:
    seats = {
        "blue": seat(50, "merchant"),
        "orange": seat(20, "merchant"),
        "green": seat(90, "merchant"),
    }
    playing = at(finished(seats, goods=NO_CORN), 3)

    assert HEURISTICS.value(playing.table, BLUE) == 50 - 90


# What answers gain


def worths(playing: Playing, *texts: str) -> list[float]:
    """What answers are worth, against passing or declining."""
    notation = SIENA.notation(playing.setup)
    found = [HEURISTICS.worth(playing.table, notation.parse(text)) for text in texts]
    return [worth - HEURISTICS.value(playing.table, playing.table.seat()) for worth in found]


def test_a_florin_more_for_a_card_is_a_florin_less() -> None:
    playing = asked("star-bid", seat(28), display=["francigena"], _card="francigena", _high=1,
                    _holder="orange", _out=0)  # fmt: skip

    passing, low, high = worths(playing, "pass", "bid 2", "bid 3")
    assert passing == 0
    assert low - high == pytest.approx(1)


def test_a_bid_that_leaves_too_little_to_live_on_is_worth_less_than_a_pass() -> None:
    playing = asked("star-bid", seat(7), display=["francigena"], _card="francigena", _high=1,
                    _holder="orange", _out=0)  # fmt: skip

    assert worths(playing, "bid 2") == [pytest.approx(7 - 6 - 2)]


def test_open_cards_are_compared_by_what_they_are_worth_beyond_their_price() -> None:
    playing = asked("take-card", seat(28), display=["corn1-wine1", "servi", "mule"])
    compared = HEURISTICS.candidates(playing.table)
    write = SIENA.notation(playing.setup).write

    assert [write(action) for action in compared] == ["pass", "take corn1-wine1", "take servi"]
    corn, servi = worths(playing, "take corn1-wine1", "take servi")
    assert corn > 0 > servi


def test_alms_are_compared_with_the_cube_that_refusing_brings() -> None:
    poor = asked("beg", banker(25, "inn"), calandrino="inn")
    stingy = asked(
        "beg", banker(60, "piazza-del-campo", stinginess=3), calandrino="piazza-del-campo"
    )

    give, refuse = worths(poor, "give", "refuse")
    assert give == -20 < refuse
    give, refuse = worths(stingy, "give", "refuse")
    assert give == -10 > refuse


def test_where_a_rule_of_thumb_decides_only_its_answer_is_compared() -> None:
    playing = at({"seats": {"blue": seat(hand=["inn"])}, "agenda": country_turn()})

    assert HEURISTICS.candidates(playing.table) == (advise(playing.table),)
