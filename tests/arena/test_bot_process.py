"""Bot files in processes of their own: errors, illegal answers and overruns are counted."""

from pathlib import Path
from typing import Final

import pytest

from fiorino.arena import bot_process
from fiorino.arena.plan import Faults, Plan, Played
from fiorino.arena.playing import MOST_FAULTS
from fiorino.arena.statistics import faults, standings
from fiorino.arena.tournament import run
from fiorino.core.errors import UnknownName

GAME: Final = "medici-vs-strozzi"


def bot(folder: Path, answer: str, beginning: str = "", begin: str = "pass") -> str:
    """The name of a bot whose method `answer` does this."""
    file = folder / "mine.py"
    text = f"{beginning}\nclass Mine:\n    def __init__(self, rng):\n        {begin}\n"
    file.write_text(f"{text}    def answer(self, decision):\n        {answer}\n", "utf-8")
    return f"{file}:Mine"


def deal(name: str, game: str = GAME, limit: float = 60.0) -> tuple[Played, Faults]:
    """The first match of one deal against `random`, and the faults of the bot in both matches."""
    results = run(Plan(game, (name, "random"), "1", 2, limit=limit), 1)
    assert not bot_process._processes
    return results.matches[0], faults(results)[0]


def test_a_bot_file_plays_as_it_does_here(tmp_path: Path) -> None:
    name = bot(tmp_path, "return decision.options[-1]")
    played, found = deal(name)
    assert found == Faults()
    assert played.times[0].count > 10


def test_a_bot_that_raises_is_counted_and_the_match_goes_on(tmp_path: Path) -> None:
    played, found = deal(bot(tmp_path, "raise ValueError('no idea')"))
    assert (found.errors, found.illegal, found.late) == (2 * MOST_FAULTS, 0, 0)
    assert "ValueError: no idea" in found.said
    assert played.decisions > 10


def test_three_faults_lose_the_match_whatever_the_score(tmp_path: Path) -> None:
    # The rules of thumb play on for it, and have far more money than `random`.
    played, found = deal(bot(tmp_path, "raise ValueError"))
    assert played.scores[0] > played.scores[1]
    assert played.shares == (0.0, 1.0)
    assert found.forfeits == 2


def test_fewer_faults_do_not_lose_the_match(tmp_path: Path) -> None:
    twice = "self.asked += 1; return decision.options[0] if self.asked > 2 else None"
    played, found = deal(bot(tmp_path, twice, begin="self.asked = 0"))
    assert (found.illegal, found.forfeits) == (4, 0)
    assert sum(played.shares) == 1


def test_an_illegal_answer_is_told_with_its_rule(tmp_path: Path) -> None:
    _, found = deal(bot(tmp_path, "return decision.notation.parse('throw')"))
    assert found.illegal == 2 * MOST_FAULTS
    assert "(rule M2.4)" in found.said


def test_a_bot_that_thinks_too_long_is_stopped(tmp_path: Path) -> None:
    endless = "while True: pass"
    played, found = deal(bot(tmp_path, endless), limit=0.05)
    assert found.late == 2 * MOST_FAULTS
    assert played.times[0].count == MOST_FAULTS


def test_a_bot_that_ends_its_process_is_counted(tmp_path: Path) -> None:
    _, found = deal(bot(tmp_path, "os._exit(3)", beginning="import os"))
    assert found.errors == 2 * MOST_FAULTS
    assert found.said == "Its process died."


def test_what_a_bot_prints_disturbs_nothing(tmp_path: Path) -> None:
    _, found = deal(bot(tmp_path, "print('{}'); return decision.options[0]"))
    assert found == Faults()


def test_a_bot_file_plays_siena_with_a_table_of_its_own(tmp_path: Path) -> None:
    # The hidden cards are dealt again for it; what it is asked must be the same as here.
    played, found = deal(bot(tmp_path, "return decision.options[0]"), "siena")
    assert found == Faults()
    assert played.times[0].count > 10


@pytest.mark.parametrize(
    ("beginning", "said"),
    [("1 / 0", "ZeroDivisionError"), ("import nothing_like_it", "nothing_like_it")],
)
def test_a_file_that_cannot_be_loaded_is_refused_before_a_match(
    tmp_path: Path, beginning: str, said: str
) -> None:
    with pytest.raises(UnknownName, match=said):
        deal(bot(tmp_path, "pass", beginning))
    assert not bot_process._processes


def test_a_bot_whose_seat_cannot_be_taken_has_lost(tmp_path: Path) -> None:
    played, found = deal(bot(tmp_path, "pass", begin="raise KeyError('weights')"))
    assert (found.errors, played.shares) == (2 * MOST_FAULTS, (0.0, 1.0))


def test_workers_count_the_same_faults(tmp_path: Path) -> None:
    name = bot(tmp_path, "raise ValueError")
    one, two = (run(Plan(GAME, (name, "random"), "1", 4), n) for n in (1, 2))
    assert one == two
    assert faults(two)[0].errors == 4 * MOST_FAULTS
    assert standings(two)[0].losses == 4
