"""Whole matches, from the first tile to the result."""

import re
from pathlib import Path
from typing import Final

import pytest

from fiorino.bots.names import bot_name
from fiorino.core.match import Match

from .conftest import Call
from .support import EXAMPLE, Said, dealt, only_saved, run_process, saved, state, texts, tiles

ENOUGH: Final = "1\n" * 1000
"""More answers than a match has questions; where a price is asked, 1 is the price."""


def test_a_match_against_greedy_is_played_through_a_pipe(tmp_path: Path) -> None:
    said = run_process(tmp_path, "play", "--seed", "5", typed=ENOUGH)
    assert (said.code, said.err) == (0, "")
    assert "The last round is over: the money decides." in said.out
    file = only_saved(tmp_path)
    checked = run_process(tmp_path, "verify", file)
    assert checked.code == 0
    assert "a valid record of Medici vs Strozzi, finished" in checked.out


@pytest.fixture(scope="module")
def played() -> Match:
    """What two people play who always type 1."""
    match = dealt()
    while (decision := match.decision()) is not None:
        prices = decision.question == "name-price"
        match.play(decision.seat, decision.find("price 1") if prices else decision.options[0])
    return match


@pytest.fixture(scope="module")
def two_people(tmp_path_factory: pytest.TempPathFactory) -> tuple[Said, Path]:
    """What two people who always type 1 are shown, and the file of their match."""
    folder = tmp_path_factory.mktemp("two")
    said = run_process(
        folder, "play", "--seed", "5", "--seats", "Ada,Bruno", typed=ENOUGH, COLUMNS="100"
    )
    return said, only_saved(folder)


def test_two_people_play_a_match_at_one_keyboard(
    two_people: tuple[Said, Path], played: Match
) -> None:
    said, file = two_people
    assert (said.code, said.err) == (0, "")
    assert "Medici (Ada): Draw a second tile, or stop?" in said.out
    assert "Strozzi (Bruno): The lot is yours. Where does it go?" in said.out
    assert texts(saved(file).match) == texts(played)


def test_the_end_names_scores_and_winner(two_people: tuple[Said, Path], played: Match) -> None:
    said, _ = two_people
    result = played.result
    assert result is not None
    medici, strozzi = result.scores
    (winner,) = result.winners
    name = ("Ada", "Bruno")[winner]
    house = ("Medici", "Strozzi")[winner]
    assert f"{name} has won." in said.words
    assert f"1. {house} ({name})" in said.words
    totals = f"total {max(medici, strozzi)} {min(medici, strozzi)}"
    assert totals in said.words


def test_the_end_shows_the_table_that_was_reached(
    two_people: tuple[Said, Path], played: Match
) -> None:
    said, _ = two_people
    result = played.result
    assert result is not None
    last = said.out[said.out.rindex("Medici vs Strozzi   round 3 of 3") :]
    assert f" Medici (Ada)  {result.scores[0]} coins" in last
    assert f" Strozzi (Bruno)  {result.scores[1]} coins" in last


def test_a_finished_match_is_not_offered_to_be_gone_on_with(call: Call) -> None:
    said = call("play", "--seed", "5", "--seats", "greedy,greedy")
    assert "Continue with" not in said.out


def test_the_same_seed_gives_the_same_tiles(call: Call, data: Path) -> None:
    call("play", "--seed", "5", "--seats", "greedy,greedy", "--save", "a.fiorino")
    call("play", "--seed", "5", "--seats", "random,random", "--save", "b.fiorino")
    first, second = (tiles(saved(Path(name)).match) for name in ("a.fiorino", "b.fiorino"))
    # A round of the one may be over sooner; the first twelve tiles are drawn in any case.
    assert first[:12] == second[:12]


def test_the_same_seed_and_bots_give_the_same_match(call: Call) -> None:
    for name in ("a.fiorino", "b.fiorino"):
        call("play", "--seed", "5", "--seats", "random,greedy", "--save", name)
    first, second = (saved(Path(name)).match for name in ("a.fiorino", "b.fiorino"))
    assert texts(first) == texts(second)
    assert state(first) == state(second)


def test_another_seed_gives_other_tiles(call: Call) -> None:
    for seed in ("5", "6"):
        call("play", "--seed", seed, "--seats", "greedy,greedy", "--save", f"{seed}.fiorino")
    first, second = (tiles(saved(Path(f"{seed}.fiorino")).match) for seed in ("5", "6"))
    assert first[:12] != second[:12]


def test_without_a_seed_every_match_has_one_of_its_own(call: Call) -> None:
    for name in ("a.fiorino", "b.fiorino"):
        call("play", "--save", name)
    chances = [saved(Path(name)).match.chance for name in ("a.fiorino", "b.fiorino")]
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0].seed != chances[1].seed


def test_the_game_may_be_named(call: Call, data: Path) -> None:
    assert call("play", "medici-vs-strozzi", "--seed", "5").code == 0
    assert texts(saved(only_saved(data)).match) == texts(dealt())


def test_the_game_may_be_left_out(call: Call, data: Path) -> None:
    assert call("play", "--seed", "5").code == 0
    assert texts(saved(only_saved(data)).match) == texts(dealt())


def test_a_bot_of_ones_own_takes_a_seat(call: Call, data: Path) -> None:
    said = call("play", "--seed", "5", "--seats", f"{EXAMPLE},greedy")
    assert said.code == 0
    record = saved(only_saved(data))
    assert record.match.is_over
    assert record.players == (EXAMPLE, f"{bot_name('5', [])} · greedy")


def test_what_the_bot_did_meanwhile_is_told_in_order(call: Call) -> None:
    said = call("play", "--seed", "5", "--seats", "Ada,greedy", typed="stop\n1\n")
    bot = bot_name("5", ["Ada"])
    told = re.findall(rf"^(Ada asks 1 |{bot} buys for 1|{bot} loads |{bot} draws )", said.out, re.M)
    assert told[:4] == ["Ada asks 1 ", f"{bot} buys for 1", f"{bot} loads ", f"{bot} draws "]


def test_a_match_goes_on_with_the_same_bots_by_the_same_names(call: Call, data: Path) -> None:
    call("play", "--seed", "5", "--seats", "you,easy:bold:nodes=3")
    file = only_saved(data)
    name = f"{bot_name('5', [])} · easy · bold · nodes=3"
    assert saved(file).players == ("you", name)
    said = call("play", "--from", str(file), typed="stop\n")
    assert f"Strozzi ({name})" in said.out
    assert saved(file).players == ("you", name)


def test_a_style_that_means_nothing_in_a_game_is_refused(call: Call) -> None:
    said = call("play", "--seats", "you,hard:patron")
    assert said.code != 0
    assert "patron means nothing in Medici vs Strozzi" in said.err


def test_every_event_of_a_match_is_told_once(two_people: tuple[Said, Path], played: Match) -> None:
    said, _ = two_people
    drawn = len(tiles(played))
    assert len(re.findall(r"^(?:Ada|Bruno) draws [◆●▲■★]", said.out, re.M)) == drawn


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"\x00\n", "’“\n".encode(), b"\x1b[2J\n"])
def test_bytes_that_nobody_can_mean_do_not_end_a_match(tmp_path: Path, typed: bytes) -> None:
    said = run_process(
        tmp_path,
        *("play", "--seed", "5", "--seats", "Ada,Bruno"),
        typed=typed + b"stop\n",
        PYTHONIOENCODING="utf-8:strict",
    )
    assert (said.code, said.err) == (0, "")
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt("stop"))
