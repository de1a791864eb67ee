"""`fiorino simulate`."""

import os
import select
import signal
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.patience import PATIENCE

from .conftest import Call
from .support import (
    EXAMPLE,
    GAME,
    OTHER_BOX,
    Said,
    assert_refused,
    command,
    environment,
    run_process,
)

SMALL: Final = ("simulate", GAME, "--bots", "greedy,random", "--matches", "4", "--seed", "7")

# Says on the error stream when it sits down, so that a test knows how far the simulation has come.
LOUD_BOT: Final = """
import os

class Loud:
    def __init__(self, rng):
        os.write(2, b"!")
        self.rng = rng

    def answer(self, decision):
        return decision.options[self.rng.randrange(len(decision.options))]
"""


def test_the_table_counts_wins_draws_and_losses(call: Call) -> None:
    said = call(*SMALL, COLUMNS="140")
    assert said.code == 0
    rows = {
        cells[0]: cells[1:4] for line in said.out.splitlines() if len(cells := line.split()) > 4
    }
    assert rows["greedy"] == ["4", "0", "0"]
    assert rows["random"] == ["0", "0", "4"]


def test_the_title_tells_what_was_played(call: Call) -> None:
    assert f"{GAME}, 4 matches, seed 7" in call(*SMALL).words


def test_the_last_line_tells_deals_and_rotations(call: Call) -> None:
    assert "2 deals × 2 rotations" in call(*SMALL).words


@pytest.mark.parametrize("width", ["60", "80", "104", "140"])
def test_the_table_names_the_bots_in_full(call: Call, width: str) -> None:
    said = call(*SMALL, COLUMNS=width)
    assert "greedy" in said.out
    assert "random" in said.out


def test_a_quiet_simulation_says_nothing_on_the_error_stream(tmp_path: Path) -> None:
    assert run_process(tmp_path, *SMALL).err == ""


def test_json_holds_the_plan_and_the_standings(call: Call) -> None:
    found = call(*SMALL, "--json").json()
    assert found["plan"]["bots"] == ["greedy", "random"]
    assert (found["deals"], found["matches"], found["interrupted"]) == (2, 4, False)
    greedy, random = found["standings"]
    assert (greedy["bot"], greedy["wins"], greedy["share"]) == ("greedy", 4, 1.0)
    assert (random["bot"], random["losses"], random["share"]) == ("random", 4, 0.0)


def test_margins_of_two_bots_are_opposite(call: Call) -> None:
    greedy, random = call(*SMALL, "--json").json()["standings"]
    assert greedy["margin"] == -random["margin"] == greedy["score"] - random["score"]


def test_one_worker_and_two_print_the_same_json(tmp_path: Path) -> None:
    one, two = (
        run_process(tmp_path, *SMALL, "--json", "--workers", workers) for workers in ("1", "2")
    )
    assert one.code == two.code == 0
    assert one.json() == two.json()


def test_the_same_seed_gives_the_same_json(call: Call) -> None:
    assert call(*SMALL, "--json").out == call(*SMALL, "--json").out


def test_another_seed_gives_other_results(call: Call) -> None:
    seven, eight = (call(*SMALL[:-1], seed, "--json").json() for seed in ("7", "8"))
    assert seven["standings"] != eight["standings"]


def test_an_odd_number_of_matches_is_rounded_up_to_whole_deals(call: Call) -> None:
    said = call("simulate", GAME, "--bots", "random,random", "--matches", "3", "--json")
    assert (said.json()["deals"], said.json()["matches"]) == (2, 4)


def test_a_bot_of_ones_own_plays(call: Call) -> None:
    said = call("simulate", GAME, "--bots", f"{EXAMPLE},random", "--matches", "2", "--json")
    assert said.json()["standings"][0]["wins"] == 2


def test_a_bot_against_itself_is_told_apart(call: Call) -> None:
    said = call("simulate", GAME, "--bots", "random, random", "--matches", "2", "--json")
    assert [line["bot"] for line in said.json()["standings"]] == ["random (1)", "random (2)"]


def test_an_option_is_part_of_the_plan(call: Call) -> None:
    plan = call(*SMALL, "--json", "--option", "last_lot=not_sold").json()["plan"]
    assert plan["options"] == [["last_lot", "not_sold"]]


def test_a_box_of_ones_own_changes_the_results(call: Call) -> None:
    usual, other = (
        call(*SMALL, "--json", *more).json()["standings"] for more in ((), ("--box", OTHER_BOX))
    )
    assert usual != other


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        ([GAME, "--bots", "greedy,randm"], ["no bot “randm”", "Did you mean “random”?"]),
        (["medici", "--bots", "greedy,random"], ["no game “medici”", GAME]),
        ([GAME, "--bots", "greedy"], ["for 2 players, not 1"]),
        ([GAME, "--bots", "greedy,random,random"], ["for 2 players, not 3"]),
        ([GAME, "--bots", ""], ["for 2 players"]),
        ([GAME, "--bots", "greedy,random", "--matches", "0"], ["at least one match, not 0"]),
        ([GAME, "--bots", "greedy,random", "--workers", "0"], ["at least one worker, not 0"]),
        ([GAME, "--bots", "greedy,random", "--option", "last=1"], ["no option “last”"]),
        ([GAME, "--bots", "greedy,random", "--option", "last_lot=1"], ["sold or not_sold"]),
        ([GAME, "--bots", "greedy,random", "--option", "last_lot"], ["name=value"]),
        ([GAME, "--bots", "none.py:Bot,random"], ["no file “none.py”"]),
    ],
    ids=lambda value: " ".join(value) if value[0].startswith("m") else "",
)
def test_a_simulation_that_cannot_be_run_is_refused_with_a_sentence(
    call: Call, arguments: list[str], parts: list[str]
) -> None:
    assert_refused(call("simulate", *arguments), *parts)


@pytest.mark.parametrize(
    "arguments",
    [
        [GAME],
        ["--bots", "greedy,random"],
        [GAME, "--bots", "greedy,random", "--matches", "many"],
        [GAME, "--bots", "greedy,random", "--wrokers", "2"],
    ],
    ids=["no bots", "no game", "no number", "no such option"],
)
def test_wrong_usage_is_told_from_a_refusal_by_its_exit_code(
    call: Call, arguments: list[str]
) -> None:
    said = call("simulate", *arguments)
    assert said.code == 2
    assert said.err.startswith("Usage: fiorino simulate ")
    assert said.out == ""


def test_a_bot_that_breaks_a_rule_is_told_of_with_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(
        "class Wrong:\n"
        "    def __init__(self, rng):\n"
        "        pass\n"
        "    def answer(self, decision):\n"
        "        return decision.notation.parse('throw')\n",
        "utf-8",
    )
    bots = f"{file}:Wrong,random"
    said = run_process(tmp_path, "simulate", GAME, "--bots", bots, "--matches", "2")
    assert (said.code, said.err) == (0, "")
    # Three faults in each of two matches: then it is out.
    assert "Wrong failed 6 times (0 errors, 6 illegal answers, 0 too late)" in said.words
    assert "lost 2 matches by it" in said.words
    assert "(rule M2.4)" in said.words


# Ctrl-C


def interrupted(folder: Path, matches: int, *more: str) -> Said:
    """A long simulation whose processes all get SIGINT once so many matches have begun."""
    file = folder / "loud.py"
    file.write_text(LOUD_BOT, "utf-8")
    process = subprocess.Popen(
        command("simulate", GAME, "--bots", f"{file}:Loud,random", "--matches", "100000", *more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(folder),
        start_new_session=True,
    )
    assert process.stderr is not None
    begun = b""
    while begun.count(b"!") < matches:
        ready, _, _ = select.select([process.stderr], [], [], PATIENCE)
        assert ready, "nothing is played"
        heard = os.read(process.stderr.fileno(), 1024)
        assert heard, begun
        begun += heard
    os.killpg(process.pid, signal.SIGINT)
    # Ends only when every process that holds a pipe of ours is gone.
    out, err = process.communicate(timeout=PATIENCE)
    return Said(process.returncode, out.decode(), (begun + err).decode())


def test_ctrl_c_reports_what_is_done(tmp_path: Path) -> None:
    said = interrupted(tmp_path, 5)
    assert said.code == 130
    assert "of 50000 deals are done" in said.words
    assert "Traceback" not in said.err


def test_ctrl_c_reports_what_is_done_as_json_too(tmp_path: Path) -> None:
    said = interrupted(tmp_path, 5, "--json")
    assert said.code == 130
    found = said.json()
    assert found["interrupted"] is True
    # The fifth match is the first of the third deal.
    assert found["deals"] >= 2
    assert found["matches"] == 2 * found["deals"] < 100_000


def test_ctrl_c_with_workers_reports_what_is_done_and_ends_them(tmp_path: Path) -> None:
    # At most eight deals wait for two workers: when match 30 has begun, some are collected.
    said = interrupted(tmp_path, 30, "--json", "--workers", "2")
    assert said.code == 130
    assert said.json()["deals"] >= 1
    assert "Traceback" not in said.err


def test_ctrl_c_before_the_first_deal_says_that_nothing_is_done(tmp_path: Path) -> None:
    file = tmp_path / "stopped.py"
    file.write_text(
        "import os, signal\n"
        "class Stopped:\n"
        "    def __init__(self, rng):\n"
        "        os.kill(os.getppid(), signal.SIGINT)\n"
        "    def answer(self, decision):\n"
        "        return decision.options[0]\n",
        "utf-8",
    )
    said = run_process(tmp_path, "simulate", GAME, "--bots", f"{file}:Stopped,random")
    assert said.code == 130
    assert said.out == ""
    assert said.err.strip() == "Interrupted before the first deal was finished."
