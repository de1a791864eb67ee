"""M7: the next round and the end."""

from collections import Counter

import pytest

from fiorino.core.protocol import Seat
from fiorino.games.medici_vs_strozzi.events import MatchEnded

from .tables import (
    ALL_TILES,
    HOUSES,
    MEDICI,
    STROZZI,
    at,
    draw_tile,
    load_lot,
    play_round_out,
    rest,
    scored,
    ship,
)


def test_m7_1_all_tiles_go_back_into_the_bag() -> None:
    playing = scored(
        medici={"3": ship("pisa", "gold-5", "dye-0")},
        strozzi={"5": ship("genova", "fur-4")},
        round=1,
    )

    assert playing.table.round == 2
    assert playing.bag == Counter(ALL_TILES)
    assert playing.table.in_bag == 26
    assert (playing.lot, playing.thrown) == ([], [])


@pytest.mark.parametrize("house", HOUSES)
def test_m7_1_the_ships_are_empty_and_without_a_harbor(house: str) -> None:
    playing = scored(
        medici={"3": ship("pisa", "gold-5", "dye-0")},
        strozzi={"5": ship("genova", "fur-4")},
        round=2,
    )

    assert playing.table.round == 3
    assert playing.ships(house) == {3: (None, []), 4: (None, []), 5: (None, [])}


def test_m7_1_tiles_that_nobody_drew_are_still_there_once() -> None:
    full = {
        "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
        "4": ship("genova", "fur-0", "fur-1", "fur-2", "fur-3"),
        "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3"),
    }
    playing = at(
        {"round": 1, "ships": {"medici": full}, "lot": ["gold-5"], "agenda": [load_lot("medici")]}
    ).play("load 5 venezia")

    assert playing.bag == Counter(ALL_TILES)


def test_m7_1_the_money_is_kept() -> None:
    assert scored(money=(123, -45), round=1).money == (123, -45)


def test_m7_2_the_markers_stay_where_they_are() -> None:
    playing = scored(medici={"3": ship("pisa", "dye-0")}, markers={"genova": {"fur": -3}}, round=1)

    assert playing.table.round == 2
    assert playing.markers == {("pisa", "dye"): 2, ("genova", "fur"): -3}


def test_m7_2_markers_are_not_set_back_in_later_rounds_either() -> None:
    playing = play_round_out(scored(markers={"genova": {"fur": -3}}, round=1), "medici")

    assert playing.table.round == 3
    assert playing.markers == {("genova", "fur"): -3}


@pytest.mark.parametrize(("money", "winner"), [((101, 100), MEDICI), ((7, 250), STROZZI)])
def test_m7_3_the_house_with_more_money_wins(money: tuple[int, int], winner: Seat) -> None:
    result = scored(money=money).match.result

    assert result is not None
    assert result.scores == money
    assert result.winners == (winner,)


def test_m7_3_credit_counts_against_a_house() -> None:
    result = scored(money=(-60, -50)).match.result

    assert result is not None
    assert result.scores == (-60, -50)
    assert result.winners == (STROZZI,)


def test_m7_3_the_third_round_is_scored_before_money_decides() -> None:
    playing = scored(medici={"3": ship("pisa", "gold-5")}, money=(90, 100))

    assert playing.events[-1] == MatchEnded((110, 100), (MEDICI,))


@pytest.mark.parametrize("round", [1, 2])
def test_m7_3_before_the_third_round_is_over_there_is_no_result(round: int) -> None:
    playing = scored(money=(90, 100), round=round)

    assert not playing.match.is_over
    assert playing.match.result is None


def test_m7_3_in_the_third_round_there_is_no_result_before_its_end() -> None:
    playing = at({"round": 3, "thrown": rest("dye-4"), "agenda": [draw_tile("medici")]})

    assert playing.match.result is None
    assert playing.play("tile dye-4", "price 1", "buy", "throw").match.result is not None


@pytest.mark.parametrize("money", [(100, 100), (0, 0), (-5, -5)])
def test_m7_4_equal_money_is_a_shared_win(money: tuple[int, int]) -> None:
    playing = scored(money=money)
    result = playing.match.result

    assert result is not None
    assert result.scores == money
    assert result.winners == (MEDICI, STROZZI)
    assert playing.events[-1] == MatchEnded(money, (MEDICI, STROZZI))
