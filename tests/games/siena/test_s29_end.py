"""S29: how a match ends."""

import pytest

from fiorino.core.refusals import PLAY_AFTER_END
from fiorino.games.siena.events import (
    ArtistEngaged,
    LevelBuilt,
    MatchEnded,
    RoundBegan,
    TurnBegan,
    WinnerNamed,
)

from .tables import Playing, Written, at, seat

SIX_LEVELS = ["orange", "green", "orange", "green", "orange", "green"]
NO_GOODS: Written = {"corn": {"ready": 0}}


def at_torre(levels: list[str], money: int = 100) -> Playing:
    """Blue has stopped on Torre del Mangia; orange's turn comes next."""
    return at(
        {
            "round": 12,
            "seats": {
                "blue": seat(money, "banker", ["inn"], place="torre-del-mangia"),
                "orange": seat(90, "banker", ["inn"], place="duomo"),
                "green": seat(80, "banker", ["inn"], place="wall"),
            },
            "order": ["blue", "orange", "green"],
            "tower": levels,
            "goods": NO_GOODS,
            "agenda": [
                {"step": "next-turn", "row": 1, "left": 2},
                {"step": "banker-rest", "seat": "blue"},
            ],
        },
        3,
    )


def in_inn(left: list[int]) -> Playing:
    """Blue may enter the Inn; the Artists who are not left have been engaged by orange."""
    engaged = [{"value": value} for value in range(1, 9) if value not in left]
    return at(
        {
            "round": 12,
            "seats": {
                "blue": seat(50, "banker", ["inn", "mule"], place="via-delle-cerchia", fresh=1),
                "orange": seat(60, "banker", place="duomo", artists=engaged),
            },
            "goods": NO_GOODS,
            "order": ["blue", "orange"],
            "agenda": [
                {"step": "next-turn", "row": 1, "left": 1},
                {"step": "first-step", "seat": "blue"},
            ],
        }
    )


def last_turn(round_: int, game: str = "standard") -> Playing:
    """Blue, a Peasant, has the last turn of a round."""
    return at(
        {
            "round": round_,
            "seats": {"blue": seat(28, hand=["inn"])},
            "agenda": [{"step": "country-turn", "seat": "blue"}],
        },
        game=game,
    )


def test_s29_1_the_game_ends_at_once_when_the_seventh_level_is_built() -> None:
    playing = at_torre(SIX_LEVELS).play("done", "build")

    assert playing.asked == "nobody"
    assert playing.match.is_over
    assert playing.table.ending == "tower"
    assert MatchEnded("tower") in playing.events


def test_s29_1_the_seventh_level_is_paid_before_the_end() -> None:
    playing = at_torre(SIX_LEVELS).play("done", "build")

    assert playing.money("blue") == 100 - 60
    told = [type(event) for event in playing.events]
    assert told.index(LevelBuilt) < told.index(MatchEnded) < told.index(WinnerNamed)


def test_s29_1_the_turns_that_were_left_in_the_round_are_not_taken() -> None:
    playing = at_torre(SIX_LEVELS).play("done", "build")

    assert not any(isinstance(event, TurnBegan) for event in playing.events)
    assert playing.money("orange") == 90


def test_s29_1_the_seventh_level_built_with_a_bricklayer_ends_the_game_too() -> None:
    playing = at(
        {
            "round": 12,
            "seats": {
                "blue": seat(50, "banker", ["bricklayer-5"], place="torre-del-mangia"),
                "orange": seat(90, "banker", place="duomo"),
                "green": seat(80, "banker", place="wall"),
            },
            "tower": SIX_LEVELS,
            "goods": NO_GOODS,
            "agenda": [{"step": "build-or-not", "seat": "blue"}],
        },
        3,
    )
    playing.play("build bricklayer-5")

    assert playing.table.ending == "tower"
    assert playing.money("blue") == 50 - (60 - 10)


def test_s29_1_after_the_end_every_answer_is_refused() -> None:
    playing = at_torre(SIX_LEVELS).play("done", "build")

    rule, reason = playing.refused("done")
    assert rule == "S25.1"
    assert reason == PLAY_AFTER_END.said()


def test_s29_1_the_sixth_level_does_not_end_the_game() -> None:
    playing = at_torre(SIX_LEVELS[:5]).play("done", "build")

    assert playing.table.tower == [1, 2, 1, 2, 1, 0]
    assert playing.table.ending == ""
    assert playing.asked == "orange"


def test_s29_1_a_seventh_level_that_is_declined_does_not_end_the_game() -> None:
    playing = at_torre(SIX_LEVELS).play("done", "decline")

    assert playing.asked == "orange"


def test_s29_2_the_game_ends_at_once_when_lorenzetti_is_engaged() -> None:
    playing = in_inn([6, 7, 8]).play("enter", "open", "artist 8", "bid 15", "pass")

    assert playing.asked == "nobody"
    assert playing.table.ending == "lorenzetti"
    assert MatchEnded("lorenzetti") in playing.events


def test_s29_2_lorenzetti_is_paid_and_counted() -> None:
    playing = in_inn([6, 7, 8]).play("enter", "open", "artist 8", "bid 20", "pass")

    assert playing.money("blue") == 50 - 20
    result = playing.match.result
    assert result is not None
    # Blue is the poorer of two Bankers, orange the richer with the Artists 1 to 5.
    assert result.scores == (28 + 8, 28 + 2 + 15)


def test_s29_2_the_auction_is_fought_out_before_the_end() -> None:
    playing = in_inn([6, 7, 8]).play("enter", "open", "artist 8", "bid 15")

    assert playing.asked == "orange"
    assert playing.table.ending == ""
    playing.play("bid 16", "pass")
    assert playing.table.ending == "lorenzetti"
    assert playing.money("orange") == 60 - 16
    told = [type(event) for event in playing.events]
    assert told.index(ArtistEngaged) < told.index(MatchEnded)


def test_s29_2_the_turn_of_the_opener_is_not_finished() -> None:
    playing = in_inn([6, 7, 8]).play("enter", "open", "artist 8", "bid 15", "pass")

    assert playing.hand("blue") == ["mule", "inn"]
    assert playing.refused("discard inn")[1] == PLAY_AFTER_END.said()


def test_s29_2_another_artist_does_not_end_the_game() -> None:
    playing = in_inn([6, 7, 8]).play("enter", "open", "artist 7", "bid 15", "pass")

    assert playing.table.ending == ""
    assert playing.asked == "blue"
    assert playing.question == "banker-rest"


def test_s29_3_the_game_ends_when_round_20_is_over() -> None:
    playing = last_turn(20).play("done")

    assert playing.asked == "nobody"
    assert playing.table.ending == "last round"
    assert MatchEnded("last round") in playing.events


def test_s29_3_in_round_20_every_turn_is_taken() -> None:
    playing = at(
        {
            "round": 20,
            "seats": {"blue": seat(28, hand=["inn"]), "orange": seat(28, hand=["inn"])},
            "agenda": [
                {"step": "next-turn", "row": 1, "left": 1},
                {"step": "country-turn", "seat": "blue"},
            ],
        }
    ).play("done")

    assert playing.asked == "orange"
    assert playing.play("done").match.is_over


def test_s29_3_who_rises_at_the_end_of_round_20_is_counted() -> None:
    playing = at(
        {
            "round": 20,
            "seats": {"blue": seat(80, "merchant", ["inn"])},
            "agenda": [{"step": "country-turn", "seat": "blue"}],
        }
    ).play("done", "rise")

    assert playing.match.result is not None
    assert playing.match.result.scores == (30, 0)
    assert playing.match.result.winners == (0,)


def test_s29_3_after_round_19_round_20_begins() -> None:
    playing = last_turn(19).play("done")

    assert RoundBegan(20) in playing.events
    assert playing.question == "deal-card"


@pytest.mark.parametrize("round_", [20, 21, 50])
def test_s29_3_the_advanced_game_goes_on_after_round_20(round_: int) -> None:
    playing = last_turn(round_, "advanced").play("done")

    assert playing.table.round == round_ + 1
    assert playing.table.ending == ""


def test_s29_4_the_advanced_game_ends_when_round_100_is_over() -> None:
    playing = last_turn(100, "advanced").play("done")

    assert playing.asked == "nobody"
    assert playing.table.ending == "last round"


def test_s29_4_the_advanced_game_goes_on_after_round_99() -> None:
    playing = last_turn(99, "advanced").play("done")

    assert playing.table.round == 100
    assert playing.table.ending == ""
