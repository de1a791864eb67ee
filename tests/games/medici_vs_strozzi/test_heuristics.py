"""Heuristics: the pricing theorem by brute force, and the values behind it."""

from random import Random
from typing import Final

import pytest

from fiorino.core.protocol import Action, Seat
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP, Load, Price, Tile
from fiorino.games.medici_vs_strozzi.rules.loading import load_or_throw
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable
from fiorino.games.medici_vs_strozzi.worths import USUAL, Worth

from .choosers import random_tables
from .tables import (
    HOUSES,
    MEDICI,
    STROZZI,
    Playing,
    Written,
    at,
    box_with,
    draw_or_stop,
    draw_tile,
    load_lot,
    mirrored,
    name_price,
    opening,
    rest,
    scored,
    setup_of,
    ship,
    take_or_leave,
)

HEURISTICS: Final = MEDICI_VS_STROZZI.heuristics()
ALL_QUESTIONS: Final = (
    "draw-tile", "draw-or-stop", "name-price", "take-or-leave", "load-lot", "match-over",
)  # fmt: skip
TINY: Final = 1e-9


def gain(table: MediciTable, seat: Seat, lot: tuple[int, ...] | None = None) -> float:
    """What the heuristics say that a house gains by having a lot (the one on the table)."""
    return Worth(table, USUAL).gain(seat, table.lot if lot is None else lot)


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def only(actions: object) -> Action:
    """The answer of a shortlist that leaves no choice."""
    assert isinstance(actions, tuple)
    (action,) = actions
    assert isinstance(action, Action)
    return action


def price_of(table: MediciTable) -> int:
    named = only(HEURISTICS.shortlist(table))
    assert isinstance(named, Price)
    return named.coins


# The price.


@pytest.mark.parametrize("chunk", range(4))
def test_no_price_from_0_to_400_leaves_the_drawer_more_at_worst(chunk: int) -> None:
    worths = set()
    for table in random_tables(60, chunk, ("name-price",)):
        drawer = table.seat()
        refused, bought = gain(table, drawer), -gain(table, other(drawer))
        worst = [min(refused - price, bought + price) for price in range(401)]
        named = price_of(table)

        assert worst[named] >= max(worst) - TINY
        worths.add(named)
    assert len(worths) > 5, "the positions are too much alike to prove anything"


def test_no_price_nearby_is_valued_higher_when_it_is_really_played() -> None:
    proved = 0
    for table in random_tables(40, 9, ("name-price",)):
        drawer = table.seat()
        if len(table.lot) > table.room(other(drawer)):
            continue
        named = price_of(table)
        worst = {}
        for price in {0, 400, *range(max(0, named - 4), min(400, named + 4) + 1)}:
            worst[price] = min(
                _after(table, Price(price), answer, seat=drawer) for answer in (BUY, REFUSE)
            )
        assert worst[named] >= max(worst.values()) - TINY
        proved += 1
    assert proved > 20


def _after(table: MediciTable, *actions: Action, seat: Seat) -> float:
    """How a seat values the table after these answers."""
    played = table.clone()
    for action in actions:
        played.apply(action)
    return HEURISTICS.value(played, seat)


def test_a_price_is_never_above_the_ceiling_of_the_box() -> None:
    setup = setup_of(box=box_with("rounds", "highest_price", value=1))
    playing = Playing(setup).play("tile gold-5", "draw", "tile gold-5", "draw", "tile dye-4")

    assert gain(playing.table, MEDICI) > 1
    assert price_of(playing.table) == 1


FULL_BUT_ONE = {
    "3": ship("pisa", "dye-1", "dye-2"),
    "4": ship("genova", "fur-1", "fur-2", "fur-3", "fur-4"),
    "5": ship("venezia", "cloth-1", "cloth-2", "cloth-3", "cloth-4", "cloth-4"),
}


def test_a_lot_that_neither_house_gains_by_is_offered_for_nothing() -> None:
    playing = at(
        {
            "round": 3,
            "ships": {
                "medici": FULL_BUT_ONE | {"3": ship("pisa", "dye-1")},
                "strozzi": {
                    "3": ship("pisa", "gold-5"),
                    "4": ship("genova", "spice-4", "spice-4", "spice-3", "spice-2"),
                    "5": ship("venezia", "dye-4", "dye-4", "dye-3", "fur-4", "spice-1"),
                },
            },
            "lot": ["fur-0"],
            "agenda": [name_price("medici")],
        }
    )

    assert (gain(playing.table, MEDICI), gain(playing.table, STROZZI)) == (0.0, 0.0)
    assert price_of(playing.table) == 0


# The answer.


def test_the_answer_is_to_buy_below_the_fair_price_and_at_no_other() -> None:
    both = set()
    for table in random_tables(40, 4, ("name-price",)):
        fair = (gain(table, MEDICI) + gain(table, STROZZI)) / 2
        for price in range(401):
            asked = table.clone()
            asked.apply(Price(price))
            answer = only(HEURISTICS.shortlist(asked))
            assert answer == (BUY if price < fair else REFUSE)
            both.add(answer)
            if price > fair + 3:
                break
    assert both == {BUY, REFUSE}


def test_the_answer_is_the_one_after_which_the_table_is_valued_more() -> None:
    proved = 0
    for table in random_tables(80, 14, ("take-or-leave",)):
        seat = table.seat()
        size = len(table.lot)
        if size > min(table.room(seat), table.room(other(seat))):
            continue
        bought, refused = _after(table, BUY, seat=seat), _after(table, REFUSE, seat=seat)
        chosen = only(HEURISTICS.shortlist(table))
        assert chosen == (BUY if bought > refused + TINY else REFUSE)
        proved += 1
    assert proved > 30


# Drawing on.


def expectation(table: MediciTable, drawer: Seat) -> float:
    """The mean, over all tiles of the bag, of half the difference that the lot makes with it."""
    worths = []
    for kind, copies in enumerate(table.bag):
        lot = (*table.lot, kind)
        worths += [(gain(table, drawer, lot) - gain(table, other(drawer), lot)) / 2] * copies
    return sum(worths) / len(worths)


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
def test_a_tile_is_drawn_where_the_lot_is_expected_to_gain_by_it(last_lot: str) -> None:
    both = set()
    for table in random_tables(60, 6, ("draw-or-stop",), last_lot):
        if table.in_bag == 1:
            continue
        drawer = table.seat()
        now = (gain(table, drawer) - gain(table, other(drawer))) / 2
        then = expectation(table, drawer)
        least = USUAL.eagerness if len(table.lot) > 1 else 0.0
        if abs(then - now - least) < TINY:
            continue
        chosen = only(HEURISTICS.shortlist(table))
        assert chosen == (DRAW if then > now + least else STOP)
        both.add(chosen)
    assert both == {DRAW, STOP}


def last_tile_would_spoil_the_lot() -> Written:
    return {
        "round": 1,
        "ships": {
            "medici": {
                "3": ship("venezia", "cloth-0", "dye-4", "dye-2"),
                "4": ship("genova", "spice-3", "cloth-4", "dye-0", "fur-4"),
                "5": ship("pisa", "fur-1"),
            },
            "strozzi": {
                "3": ship("venezia", "spice-2", "cloth-2", "dye-3"),
                "4": ship("pisa", "fur-3", "spice-4"),
                "5": ship("genova", "cloth-4", "gold-5", "fur-2"),
            },
        },
        "lot": ["fur-4"],
        "thrown": [
            "cloth-3", "spice-1", "gold-5", "spice-4", "dye-4", "spice-0", "dye-1", "cloth-1",
        ],
        "bag": {"fur-0": 1},
        "agenda": [draw_or_stop("strozzi")],
    }  # fmt: skip


def test_m5_3_a_good_lot_is_not_spoiled_by_the_last_tile_where_that_is_not_sold() -> None:
    table = at(last_tile_would_spoil_the_lot(), "not_sold").table
    assert gain(table, STROZZI) > gain(table, MEDICI), "to sell the lot now is a gain"

    assert only(HEURISTICS.shortlist(table)) == STOP


def test_m5_3_the_last_tile_is_welcome_where_its_lot_is_sold() -> None:
    table = at(last_tile_would_spoil_the_lot(), "sold").table

    assert only(HEURISTICS.shortlist(table)) == DRAW


def test_no_third_tile_is_drawn_to_a_lot_that_both_houses_want_alike() -> None:
    playing = Playing(setup_of()).play("tile gold-5", "draw", "tile gold-5")
    assert only(HEURISTICS.shortlist(playing.table)) == STOP


# The end of the round.


def one_space_left(asked: Written) -> Written:
    """The Medici have one space left, and lead in two harbors by a point: no marker has moved."""
    return {
        "round": 3,
        "ships": {
            "medici": {
                "3": ship("pisa", "gold-5", "dye-1", "fur-0"),
                "4": ship("genova", "spice-4", "cloth-1", "dye-0"),
                "5": ship("venezia", "spice-1", "spice-2", "cloth-0", "fur-1", "dye-2"),
            },
            "strozzi": {
                "3": ship("genova", "cloth-4"),
                "4": ship("pisa", "spice-3", "fur-2"),
                "5": ship("venezia", "cloth-2", "dye-3"),
            },
        },
        "lot": ["fur-3"],
        "agenda": [asked],
    }


def paid_if_the_medici_load(table: MediciTable) -> int:
    """What the end of the round pays the Medici more than the Strozzi, counted by the engine."""
    after = table.clone()
    after.agenda = []
    load_or_throw(after, MEDICI)
    after.settle()
    (loading,) = [option for option in after.options() if isinstance(option, Load)]
    after.apply(loading)
    assert not after.agenda, "that is the end of the match"
    return (after.money[0] - after.money[1]) - (table.money[0] - table.money[1])


def test_a_lot_that_ends_the_round_is_worth_what_the_end_pays() -> None:
    table = at(one_space_left(name_price("medici"))).table
    open_ = sum(Worth(table, USUAL).harbor(harbor) for harbor in range(3))

    assert gain(table, MEDICI) == pytest.approx(max(0.0, paid_if_the_medici_load(table) - open_))


def test_a_house_buys_the_bargain_that_ends_the_round_while_it_leads() -> None:
    table = at(one_space_left(take_or_leave("medici", 15))).table
    open_ = sum(Worth(table, USUAL).harbor(harbor) for harbor in range(3))

    assert paid_if_the_medici_load(table) - open_ > 2 * 15
    assert only(HEURISTICS.shortlist(table)) == BUY


# Values.


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
@pytest.mark.parametrize("question", ALL_QUESTIONS)
def test_what_one_house_is_ahead_the_other_is_behind(question: str, last_lot: str) -> None:
    for table in random_tables(15, 21, (question,), last_lot):
        assert HEURISTICS.value(table, MEDICI) == pytest.approx(
            -HEURISTICS.value(table, STROZZI), abs=TINY
        )


@pytest.mark.parametrize("question", ALL_QUESTIONS)
def test_the_strozzi_value_the_mirrored_table_as_the_medici_value_the_table(question: str) -> None:
    for table in random_tables(15, 22, (question,)):
        assert HEURISTICS.value(mirrored(table), STROZZI) == pytest.approx(
            HEURISTICS.value(table, MEDICI), abs=TINY
        )


@pytest.mark.parametrize("money", [(310, 250), (250, 310), (-40, -40), (7, -900)])
def test_a_finished_table_is_worth_the_margin_of_money(money: tuple[int, int]) -> None:
    table = scored(money=money, markers={"pisa": {"dye": 4}}).table
    medici, strozzi = table.money

    assert (medici, strozzi) == (money[0] + 30, money[1])
    assert HEURISTICS.value(table, MEDICI) == money[0] + 30 - money[1]
    assert HEURISTICS.value(table, STROZZI) == money[1] - money[0] - 30


def test_a_coin_is_worth_a_coin() -> None:
    written = {"round": 2, "lot": ["dye-4"], "agenda": [name_price("strozzi")]}
    equal = at(written).table
    richer = at({**written, "money": {"medici": 340, "strozzi": 290}}).table

    assert HEURISTICS.value(richer, MEDICI) - HEURISTICS.value(equal, MEDICI) == pytest.approx(50)


def test_the_opening_is_worth_nothing_to_either_house() -> None:
    assert HEURISTICS.value(opening().table, MEDICI) == pytest.approx(0, abs=TINY)


def test_a_marker_on_the_own_side_is_worth_having() -> None:
    table = at({"round": 2, "markers": {"pisa": {"dye": 3}}, "agenda": [draw_tile("medici")]}).table

    assert HEURISTICS.value(table, MEDICI) > 10


def test_the_same_marker_is_worth_more_while_more_rounds_are_to_come() -> None:
    values = [
        HEURISTICS.value(
            at(
                {"round": n, "markers": {"pisa": {"dye": 3}}, "agenda": [draw_tile("medici")]}
            ).table,
            MEDICI,
        )
        for n in (1, 2, 3)
    ]

    assert values[0] > values[1] > values[2] > 0


def standing(table: MediciTable, seat: Seat) -> float:
    """What a seat is ahead by money and harbors, without the lot."""
    worth = Worth(table, USUAL)
    ahead = table.money[0] - table.money[1] + sum(worth.harbor(harbor) for harbor in range(3))
    return ahead if seat == MEDICI else -ahead


def test_an_offer_is_valued_by_its_better_answer() -> None:
    for table in random_tables(20, 30, ("take-or-leave",)):
        step = table.agenda[-1]
        assert isinstance(step, TakeOrLeave)
        take = gain(table, step.seat) - step.price
        leave = step.price - gain(table, other(step.seat))

        assert HEURISTICS.value(table, step.seat) == pytest.approx(
            standing(table, step.seat) + max(take, leave)
        )


def test_having_bought_a_lot_is_worth_its_gain() -> None:
    for table in random_tables(20, 31, ("load-lot",)):
        buyer = table.seat()

        assert HEURISTICS.value(table, buyer) == pytest.approx(
            standing(table, buyer) + gain(table, buyer)
        )


def test_having_drawn_a_lot_is_worth_half_of_what_it_gains_more_than_the_other_house() -> None:
    for table in random_tables(20, 32, ("name-price", "draw-or-stop")):
        drawer = table.seat()
        half = (gain(table, drawer) - gain(table, other(drawer))) / 2

        assert HEURISTICS.value(table, drawer) == pytest.approx(standing(table, drawer) + half)


# Gains.


def test_a_lot_without_room_for_it_gains_nothing() -> None:
    table = at(
        {
            "round": 1,
            "ships": {"medici": FULL_BUT_ONE},
            "lot": ["gold-5", "gold-5"],
            "agenda": [name_price("strozzi")],
        }
    ).table

    assert gain(table, MEDICI) == 0.0
    assert gain(table, STROZZI) > 0.0


def test_no_lot_gains_less_than_nothing_because_it_may_be_thrown_away() -> None:
    for table in random_tables(60, 8, ("name-price",)):
        if table.in_bag:
            assert min(gain(table, MEDICI), gain(table, STROZZI)) >= 0.0


def test_an_empty_lot_gains_nothing() -> None:
    for table in (opening().table, *random_tables(20, 12, ("draw-or-stop",))):
        assert [gain(table, Seat(seat), ()) for seat in range(2)] == [0.0, 0.0]


def test_a_gain_is_the_same_for_both_houses_at_mirrored_tables() -> None:
    for table in random_tables(30, 13, ("name-price",)):
        mirror = mirrored(table)
        assert gain(mirror, STROZZI) == pytest.approx(gain(table, MEDICI), abs=TINY)
        assert gain(mirror, MEDICI) == pytest.approx(gain(table, STROZZI), abs=TINY)


def decided(tile: str, round: int) -> MediciTable:
    """The Medici have one free space, in a harbor that they win with or without it."""
    fleet = {**FULL_BUT_ONE, "3": ship("pisa", "gold-5", "gold-5")}
    used = [
        "gold-5", "gold-5", "fur-1", "fur-2", "fur-3", "fur-4",
        "cloth-1", "cloth-2", "cloth-3", "cloth-4", "cloth-4", tile,
    ]  # fmt: skip
    return at(
        {
            "round": round,
            "ships": {"medici": fleet},
            "lot": [tile],
            "thrown": rest(*used),
            "agenda": [load_lot("medici")],
        }
    ).table


def test_a_tile_that_pushes_a_marker_gains_more_than_one_that_does_not() -> None:
    assert gain(decided("dye-4", 3), MEDICI) > gain(decided("fur-4", 3), MEDICI) + 5


def test_a_tile_that_pushes_gains_more_while_more_rounds_are_to_come() -> None:
    gains = [gain(decided("dye-1", n), MEDICI) for n in (1, 2, 3)]

    assert gains[0] > gains[1] > gains[2] > 0


def test_a_tile_that_turns_a_harbor_gains_more_than_one_that_does_not() -> None:
    def table(tile: str) -> MediciTable:
        return at(
            {
                "round": 3,
                "ships": {
                    "medici": {**FULL_BUT_ONE, "3": ship("pisa", "fur-1", "fur-2")}
                    | {"4": ship("genova", "dye-1", "dye-2", "dye-3", "dye-4")},
                    "strozzi": {"3": ship("pisa", "gold-5")},
                },
                "lot": [tile],
                "agenda": [load_lot("medici")],
            }
        ).table

    assert gain(table("fur-4"), MEDICI) > gain(table("fur-0"), MEDICI)


# What is shown, and what is left to a look ahead.


def test_the_figures_are_the_gains_and_the_fair_price() -> None:
    for table in random_tables(20, 15, ("draw-or-stop", "name-price", "take-or-leave", "load-lot")):
        asked = table.seat()
        mine, yours = gain(table, asked), gain(table, other(asked))
        assert HEURISTICS.figures(table) == {
            "mine": mine,
            "theirs": yours,
            "fair": pytest.approx((mine + yours) / 2),
        }


def test_there_are_no_figures_where_nobody_decides() -> None:
    assert HEURISTICS.figures(opening().table) == {}
    assert HEURISTICS.figures(opening().play("tile dye-4", "draw").table) == {}
    assert HEURISTICS.figures(scored().table) == {}


@pytest.mark.parametrize("house", HOUSES)
def test_every_place_to_load_is_worth_a_look(house: str) -> None:
    playing = at({"round": 1, "lot": ["dye-4"], "agenda": [load_lot(house)]})

    assert list(HEURISTICS.shortlist(playing.table)) == list(playing.table.options())
    assert len(playing.answers) == 10


def test_every_tile_that_may_be_drawn_is_worth_a_look() -> None:
    table = opening().table

    assert list(HEURISTICS.shortlist(table)) == [Tile(kind) for kind in range(21)]


def test_the_shortlist_is_among_the_options_and_leaves_the_table_as_it_is() -> None:
    rng = Random(1)
    for table in random_tables(30, 40, ALL_QUESTIONS[:-1]):
        before = MEDICI_VS_STROZZI.encode(table)
        shortlist = HEURISTICS.shortlist(table)
        HEURISTICS.value(table, Seat(int(rng.random() * 2)))
        assert shortlist
        assert set(shortlist) <= set(table.options())
        assert MEDICI_VS_STROZZI.encode(table) == before


def test_take_or_leave_at_a_ruinous_price_is_refused() -> None:
    table = at({"round": 1, "lot": ["gold-5"], "agenda": [take_or_leave("medici", 400)]}).table

    assert only(HEURISTICS.shortlist(table)) == REFUSE
