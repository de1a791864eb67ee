"""S31: the winner."""

from typing import Any

import pytest

from fiorino.core.protocol import Seat
from fiorino.games.siena.events import WinnerNamed

from .samples import finished, scores, winners
from .tables import Written, at, seat

NO_GOODS: Written = {"corn": {"ready": 0}}


def banker(money: int, **more: Any) -> Written:
    return seat(money, "banker", **more)


def over(seats: Written, ending: str = "last round", **parts: object) -> Written:
    return finished(seats, ending, goods=NO_GOODS, **parts)


def test_s31_1_the_banker_with_the_most_points_wins() -> None:
    seats = {"blue": banker(90), "orange": banker(40, senesi=[4, 3]), "green": banker(50)}

    assert winners(over(seats), 3) == ["orange"]


def test_s31_1_riches_alone_do_not_win() -> None:
    seats = {"blue": banker(900), "orange": banker(40, artists=[{"value": 3}])}

    # 30 for the richest, 28 and 3 for the other of two players.
    assert winners(over(seats), 2) == ["orange"]


def test_s31_1_a_banker_below_0_still_beats_players_who_are_not_counted() -> None:
    seats = {"blue": banker(5, stinginess=8), "orange": seat(79, "merchant")}
    written = over(seats)

    assert scores(written, 2) == (30 - 36, 0)
    assert winners(written, 2) == ["blue"]


def test_s31_1_the_winner_is_told() -> None:
    playing = at(
        {
            "round": 20,
            "seats": {"blue": banker(40, hand=["inn"], place="duomo"), "orange": banker(60)},
            "goods": NO_GOODS,
            "agenda": [{"step": "banker-rest", "seat": "blue"}],
        }
    ).play("done")

    assert playing.events[-1] == WinnerNamed((Seat(1),))


def test_s31_2_a_tie_goes_to_the_tied_banker_who_built_the_highest_level() -> None:
    # Blue has two levels, most of all, but orange the third and highest; blue is the richer.
    seats = {"blue": banker(60), "orange": banker(40, senesi=[4, 1])}
    written = over(seats, tower=["blue", "blue", "orange"])

    assert scores(written, 2) == (30 + 2 + 3 + 2, 28 + 4 + 5)
    assert winners(written, 2) == ["orange"]


def test_s31_2_a_tied_builder_beats_a_richer_one_who_did_not_build() -> None:
    seats = {"blue": banker(40), "orange": banker(60, senesi=[2])}
    written = over(seats, tower=["blue"])

    assert scores(written, 2) == (28 + 2 + 2, 30 + 2)
    assert winners(written, 2) == ["blue"]


def test_s31_2_more_levels_do_not_break_a_tie_only_the_highest_does() -> None:
    seats = {"blue": banker(60), "orange": banker(40, senesi=[4, 2, 2])}
    tower = ["blue", "blue", "blue", "orange"]
    written = over(seats, tower=tower)

    assert scores(written, 2) == (30 + 2 + 3 + 4 + 2, 28 + 5 + 8)
    assert winners(written, 2) == ["orange"]


def test_s31_2_a_level_of_somebody_who_is_not_tied_breaks_no_tie() -> None:
    seats = {
        "blue": banker(50, senesi=[4, 2, 2]),
        "orange": banker(40, senesi=[4, 3, 3]),
        "green": banker(60),
    }
    written = over(seats, tower=["green"])

    assert scores(written, 3) == (36, 36, 34)
    assert winners(written, 3) == ["blue"]


@pytest.mark.parametrize(
    ("pile", "winner"), [(["blue", "orange"], "orange"), (["orange", "blue"], "blue")]
)
def test_s31_3_if_none_of_the_tied_built_it_goes_to_the_richest(
    pile: list[str], winner: str
) -> None:
    # Both have 50; the upper disc is the richer, gains 2, and the other has 2 more by Senesi.
    lower = "blue" if winner == "orange" else "orange"
    seats = {winner: banker(50), lower: banker(50, senesi=[2])}
    written = over(seats, pile=pile)

    assert scores(written, 2) == (30, 30)
    assert winners(written, 2) == [winner]


def test_s31_3_the_richest_of_the_tied_wins_and_not_the_richest_of_all() -> None:
    seats = {
        "blue": banker(50, senesi=[4]),
        "orange": banker(40, senesi=[4, 2]),
        "green": banker(60),
    }
    written = over(seats)

    assert scores(written, 3) == (32, 32, 30)
    assert winners(written, 3) == ["blue"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s31_4_if_nobody_is_a_banker_nobody_wins(players: int) -> None:
    written = finished({"blue": seat(500, "merchant"), "orange": seat(3)})

    assert scores(written, players) == (0,) * players
    assert winners(written, players) == []


def test_s31_4_that_nobody_wins_is_told() -> None:
    playing = at(
        {
            "round": 20,
            "seats": {"blue": seat(28, hand=["inn"])},
            "agenda": [{"step": "country-turn", "seat": "blue"}],
        }
    ).play("done")

    assert playing.events[-1] == WinnerNamed(())
