"""S10: the order of turns."""

import pytest

from .opening_tables import asked_for, turns
from .tables import Playing, at, seat

NAMES = ["blue", "orange", "green", "rose", "red"]


def naming(*order: str, hand: tuple[str, ...] = ()) -> Playing:
    """The lowest row names who begins; money grows along the track."""
    return at(
        {
            "seats": {name: seat(10 + row, hand=hand) for row, name in enumerate(order)},
            "order": list(order),
            "agenda": [{"step": "name-first"}],
        },
        players=len(order),
    )


def test_s10_1_the_lowest_row_names_who_begins_himself_too() -> None:
    playing = naming("green", "blue", "orange")

    assert playing.asked == "green"
    assert playing.answers == ["first green", "first blue", "first orange"]


def test_s10_1_whom_he_names_takes_the_first_turn() -> None:
    playing = naming("green", "blue", "orange").play("first orange")

    assert turns(playing)[0] == "orange"


def test_s10_1_he_may_name_himself() -> None:
    playing = naming("green", "blue", "orange").play("first green")

    assert turns(playing)[0] == "green"


@pytest.mark.parametrize("answer", ["pass", "done", "decline"])
def test_s10_1_he_must_name_somebody(answer: str) -> None:
    assert naming("green", "blue", "orange").refused(answer)[0] == "S10.1"


def test_s10_1_the_track_counts_and_not_the_wealth_of_the_moment() -> None:
    playing = at(
        {
            "seats": {"blue": seat(3), "orange": seat(30)},
            "order": ["orange", "blue"],
            "agenda": [{"step": "name-first"}],
        }
    )

    assert playing.asked == "orange"


@pytest.mark.parametrize("first", range(5))
def test_s10_2_the_turns_go_up_the_track_looping_until_everybody_had_one(first: int) -> None:
    playing = naming(*NAMES).play(f"first {NAMES[first]}")

    assert turns(playing) == NAMES[first:] + NAMES[:first]


def test_s10_2_the_next_turn_begins_when_the_last_is_done() -> None:
    playing = naming("blue", "orange", "green", hand=("inn",)).play("first orange")

    assert asked_for(playing, "discard inn", "done", "done") == ["orange", "green", "blue"]


def test_s10_2_then_the_round_is_over() -> None:
    playing = naming("blue", "orange", "green", hand=("inn",)).play("first orange")
    playing.play("done", "done")
    assert playing.table.round == 1

    playing.play("done")
    assert playing.table.round == 2
