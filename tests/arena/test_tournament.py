"""Blocks, rotations, workers and interrupts."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from fiorino.arena import playing
from fiorino.arena import workers as working
from fiorino.arena.plan import Plan
from fiorino.arena.playing import play_block
from fiorino.arena.tournament import Results, run
from fiorino.bots import BOTS, Bot
from fiorino.bots.uniform import RandomBot
from fiorino.core.decision import Decision
from fiorino.core.errors import BadBox, BadOption, FiorinoError, IllegalAction, UnknownName
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, Action
from fiorino.games.siena.table import SienaTable

from .tally import install

PLAN: Final = Plan("medici-vs-strozzi", ("greedy", "random"), "arena", 6)
ENDLESS: Final = replace(PLAN, bots=("random", "random"), matches=100_000)
THREE: Final = Plan("tally", ("two", "five", "nine"), "arena", 3)
NUMBERS: Final = {"two": 2, "five": 5, "nine": 9}


def unheard(done: int) -> None:
    """A listener that does nothing."""


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Every match that tournaments in this process play from now on."""
    seen: list[Match] = []

    class Seen(Match):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            seen.append(self)

    monkeypatch.setattr(playing, "Match", Seen)
    return seen


def tiles(match: Match) -> dict[str, list[Action]]:
    """What came out of the bag, round by round."""
    drawn: dict[str, list[Action]] = {}
    for entry in match.log:
        if entry.seat == CHANCE:
            drawn.setdefault(entry.source, []).append(entry.action)
    return drawn


# Blocks and rotations.


def test_every_bot_sits_in_every_seat_of_a_block(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NUMBERS)
    block = play_block(THREE, 0)
    # The last figure of a score is the seat that it was made in.
    seats = [{played.scores[bot] % 10 for played in block} for bot in range(3)]
    assert seats == [{0, 1, 2}] * 3


def test_no_two_bots_sit_in_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NUMBERS)
    for played in play_block(THREE, 0):
        assert {score % 10 for score in played.scores} == {0, 1, 2}


def test_scores_stand_by_bot_and_not_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NUMBERS)
    tens = [[score // 10 for score in played.scores] for played in play_block(THREE, 0)]
    assert tens == [[2, 5, 9]] * 3


def test_the_win_is_that_of_the_bot_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NUMBERS)
    assert [played.shares for played in play_block(THREE, 0)] == [(0.0, 0.0, 1.0)] * 3


def test_a_shared_win_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, {"two": 9, "five": 5, "nine": 9})
    assert [played.shares for played in play_block(THREE, 0)] == [(0.5, 0.0, 0.5)] * 3


def test_answers_are_counted_as_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NUMBERS)
    assert [played.decisions for played in play_block(THREE, 0)] == [3, 3, 3]


def test_draws_are_not_counted_as_decisions(matches: list[Match]) -> None:
    played = play_block(PLAN, 0)
    answers = [sum(entry.seat != CHANCE for entry in match.log) for match in matches]
    assert [match.decisions for match in played] == answers


def test_the_tiles_of_a_block_come_in_the_same_order_in_all_its_matches(
    matches: list[Match],
) -> None:
    play_block(PLAN, 0)
    first, second = (tiles(match) for match in matches)
    assert set(first) == set(second) == {"bag 1", "bag 2", "bag 3"}
    for bag, drawn in first.items():
        # A round may end before the bag is empty, in one match sooner than in the other.
        both = min(len(drawn), len(second[bag]))
        assert both >= 12
        assert drawn[:both] == second[bag][:both]


def test_artists_come_in_the_same_order_whatever_else_is_drawn(matches: list[Match]) -> None:
    # The players begin with other cards in each match, so the deck of Siena goes another way.
    play_block(Plan("siena", ("greedy", "random", "greedy"), "b", 3), 0)
    drawn = [tiles(match) for match in matches]
    assert drawn[0]["siena"] != drawn[1]["siena"]
    both = min(len(each["artists"]) for each in drawn)
    assert both >= 2
    first = drawn[0]["artists"][:both]
    assert [each["artists"][:both] for each in drawn] == [first] * 3


def test_another_block_has_other_tiles(matches: list[Match]) -> None:
    play_block(PLAN, 0)
    play_block(PLAN, 1)
    assert tiles(matches[0])["bag 1"][:12] != tiles(matches[2])["bag 1"][:12]


def test_another_seed_has_other_tiles(matches: list[Match]) -> None:
    play_block(PLAN, 0)
    play_block(replace(PLAN, seed="other"), 0)
    assert tiles(matches[0])["bag 1"][:12] != tiles(matches[2])["bag 1"][:12]


def test_a_block_is_the_same_whenever_it_is_played() -> None:
    late = play_block(PLAN, 2)
    assert run(PLAN, 1, unheard).deals[0][2] == late


def test_two_seats_of_the_same_bot_do_not_share_their_dice(matches: list[Match]) -> None:
    dice: list[float] = []

    class Peeking(RandomBot):
        def __init__(self, rng: Random) -> None:
            super().__init__(rng)
            dice.append(Random(str(rng.getstate())).random())

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "peeking", Peeking)
        play_block(replace(PLAN, bots=("peeking", "peeking")), 0)
    assert len(set(dice)) == len(dice) == 4


@pytest.mark.parametrize(("wanted", "played"), [(1, 2), (2, 2), (3, 4), (6, 6), (7, 8)])
def test_the_matches_are_rounded_up_to_whole_deals(wanted: int, played: int) -> None:
    plan = replace(PLAN, bots=("random", "random"), matches=wanted)
    assert len(run(plan, 1, unheard).matches) == played


def test_progress_hears_of_every_block_in_order() -> None:
    heard: list[int] = []
    run(PLAN, 1, heard.append)
    assert heard == [1, 2, 3]


def test_an_option_of_the_game_reaches_the_matches(matches: list[Match]) -> None:
    play_block(replace(PLAN, options=(("last_lot", "not_sold"),)), 0)
    options = [match.setup.options for match in matches]
    assert [getattr(chosen, "last_lot", "") for chosen in options] == ["not_sold"] * 2


def test_a_box_reaches_the_matches(matches: list[Match]) -> None:
    box = Path(__file__).parents[1] / "fixtures" / "medici_other_box.toml"
    play_block(replace(PLAN, box=box.read_text("utf-8")), 0)
    views = [match.setup.game.view(match.table, CHANCE) for match in matches]
    assert all("lucca" in str(view["harbors"]) for view in views)


# Workers.


@pytest.fixture(scope="module")
def alone() -> Results:
    """The plan played in this process."""
    return run(PLAN, 1, unheard)


@pytest.mark.parametrize("workers", [2, 3])
def test_any_number_of_workers_gives_the_same_result(alone: Results, workers: int) -> None:
    heard: list[int] = []
    together = run(PLAN, workers, heard.append)
    assert together == alone
    assert heard == [1, 2, 3]


def test_more_blocks_than_the_queue_holds_keep_their_order() -> None:
    plan = replace(PLAN, bots=("random", "random"), matches=40)
    assert plan.deals > 2 * working.LONGEST_QUEUE
    assert run(plan, 2, unheard) == run(plan, 1, unheard)


def test_nothing_is_left_running_after_a_tournament_in_processes() -> None:
    run(replace(PLAN, matches=2), 2, unheard)
    assert multiprocessing.active_children() == []


# Interrupts.


def stop_after(blocks: int) -> Iterator[None]:
    """Lets so many blocks be heard of, and interrupts at the last of them."""
    for _ in range(blocks - 1):
        yield
    raise KeyboardInterrupt


def interrupted(plan: Plan, workers: int, blocks: int) -> Results:
    steps = stop_after(blocks)

    def progress(done: int) -> None:
        next(steps)

    return run(plan, workers, progress)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_the_blocks_that_are_finished(workers: int) -> None:
    results = interrupted(ENDLESS, workers, 3)
    assert results.interrupted
    assert results.deals == [[play_block(ENDLESS, number) for number in range(results.done)]]


def test_nothing_is_left_running_after_an_interrupt() -> None:
    interrupted(ENDLESS, 2, 1)
    assert multiprocessing.active_children() == []


def test_a_block_that_is_interrupted_half_way_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Random] = []

    def make(rng: Random) -> Bot:
        made.append(rng)
        if len(made) == 7:  # Two bots a match, two matches a block: the second one of block two.
            raise KeyboardInterrupt
        return RandomBot(rng)

    monkeypatch.setitem(BOTS, "tired", make)
    results = run(replace(PLAN, bots=("tired", "tired")), 1, unheard)
    assert results.interrupted
    assert results.done == 1


def test_an_undisturbed_tournament_is_not_called_interrupted(alone: Results) -> None:
    assert not alone.interrupted


def test_an_interrupt_that_meets_workers_at_their_start_does_not_stop_them(
    tmp_path: Path,
) -> None:
    """A terminal sends Ctrl-C to every process of ours; here a worker gets it as it starts."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "if '--multiprocessing-fork' in sys.orig_argv:\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n",
        "utf-8",
    )
    script = (
        "from fiorino.arena.plan import Plan\n"
        "from fiorino.arena.tournament import run\n"
        "if __name__ == '__main__':\n"
        "    plan = Plan('medici-vs-strozzi', ('random', 'random'), '1', 4)\n"
        "    print(run(plan, 2, lambda done: None).done)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.stdout == "2\n"


# What is refused.


def refused(plan: Plan, workers: int = 1) -> FiorinoError:
    """The refusal of a plan, of which nothing is played."""
    heard: list[int] = []
    with pytest.raises(FiorinoError) as caught:
        run(plan, workers, heard.append)
    assert heard == []
    return caught.value


@pytest.mark.parametrize("matches", [0, -1])
def test_a_tournament_without_matches_is_refused(matches: int) -> None:
    assert str(refused(replace(PLAN, matches=matches))) == (
        f"A tournament needs at least one match, not {matches}."
    )


@pytest.mark.parametrize("workers", [0, -2])
def test_a_tournament_without_workers_is_refused(workers: int) -> None:
    assert str(refused(PLAN, workers)) == f"A tournament needs at least one worker, not {workers}."


def test_an_unknown_game_is_refused_with_the_one_that_is_meant() -> None:
    said = str(refused(replace(PLAN, game="medici-vs-strozi")))
    assert "no game “medici-vs-strozi”" in said
    assert "Did you mean “medici-vs-strozzi”?" in said


def test_an_unknown_bot_is_refused() -> None:
    refusal = refused(replace(PLAN, bots=("greedy", "xyzzy")))
    assert isinstance(refusal, UnknownName)
    assert "“xyzzy”" in str(refusal)


def test_an_unknown_option_is_refused() -> None:
    refusal = refused(replace(PLAN, options=(("last_lots", "sold"),)))
    assert isinstance(refusal, BadOption)
    assert "Did you mean “last_lot”?" in str(refusal)


def test_an_unknown_value_of_an_option_is_refused() -> None:
    refusal = refused(replace(PLAN, options=(("last_lot", "burnt"),)))
    assert isinstance(refusal, BadOption)
    assert "sold or not_sold" in str(refusal)


@pytest.mark.parametrize("count", [1, 3])
def test_the_wrong_number_of_bots_is_refused(count: int) -> None:
    refusal = refused(replace(PLAN, bots=("random",) * count))
    assert isinstance(refusal, BadOption)
    assert f"for 2 players, not {count}" in str(refusal)


def test_a_box_that_is_not_sound_is_refused() -> None:
    assert isinstance(refused(replace(PLAN, box="tiles = ")), BadBox)


class Stubborn:
    """A bot that answers with something that is no action at all."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> Action:
        return Action()


def test_an_answer_that_is_no_action_of_the_game_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    with pytest.raises(IllegalAction):
        run(replace(PLAN, bots=("stubborn", "random")), 1, unheard)


# What is told about a match.


SIENA_PLAN: Final = Plan("siena", ("greedy", "random", "greedy"), "arena", 3)


@pytest.mark.parametrize("plan", [PLAN, SIENA_PLAN], ids=["medici-vs-strozzi", "siena"])
def test_a_match_counts_its_decisions_and_the_answers_they_offered(
    matches: list[Match], plan: Plan
) -> None:
    block = play_block(plan, 0)
    for played, match in zip(block, matches, strict=True):
        asked = [number for number, entry in enumerate(match.log) if entry.seat != CHANCE]
        assert played.decisions == len(asked)
        assert played.options == sum(len(match.at(number).options()) for number in asked)


def test_a_match_of_siena_tells_its_facts(matches: list[Match]) -> None:
    for played, match in zip(play_block(SIENA_PLAN, 0), matches, strict=True):
        table = match.table
        assert isinstance(table, SienaTable)
        facts = dict(played.facts)
        assert (facts["ending"], facts["rounds"]) == (table.ending, table.round)
        assert facts["levels of the Tower"] == len(table.tower)


def test_a_game_without_facts_tells_none(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NUMBERS)
    assert [played.facts for played in play_block(THREE, 0)] == [(), (), ()]


def test_facts_cross_to_other_processes_and_back() -> None:
    one, two = (run(SIENA_PLAN, workers, unheard) for workers in (1, 2))
    assert one.matches[0].facts
    assert one.deals == two.deals
