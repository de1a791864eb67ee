"""The compiled engine and its sources: the same matches, and each says what it is."""

import json
import os
import subprocess
import sys

import pytest

import fiorino
from fiorino.bots import greedy
from fiorino.core import features, flow, plain, play, protocol, random
from fiorino.games.medici_vs_strozzi import heuristics as harbor_heuristics
from fiorino.games.medici_vs_strozzi.rules import loading
from fiorino.games.siena import scoring, table
from fiorino.games.siena.rules import inn
from fiorino.rl import stepping

COMPILED = (
    plain, protocol, features, flow, random, play, harbor_heuristics, loading, scoring, table, inn,
    greedy, stepping,
)  # fmt: skip

PLAY = """
import json
from random import Random
import fiorino
from fiorino.bots import find_bot
from fiorino.core import flow
from fiorino.core.codec import digest
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import write_record
from fiorino.games import GAMES

found = {}
for game in GAMES:
    for players in game.players:
        for bot in ("random", "greedy"):
            setup = game.setup(players)
            match = Match(setup, Chance(f"both ways {players}"))
            seated = [find_bot(bot)(Random(seat)) for seat in range(players)]
            while (decision := match.decision()) is not None:
                match.play(decision.seat, seated[decision.seat].answer(decision))
            found[f"{game.name} {players} {bot}"] = [
                len(match.log), digest(game.encode(match.table)), list(match.result.scores)
            ]
print(json.dumps([fiorino.COMPILED, flow.__file__.endswith(".py"), found]))
"""


def run(script: str, wanted: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"FIORINO_COMPILED": wanted},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def said(script: str, wanted: str) -> str:
    done = run(script, wanted)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_these_tests_run_on_the_compiled_engine() -> None:
    assert fiorino.COMPILED
    assert [module.__name__ for module in COMPILED if str(module.__file__).endswith(".py")] == []


def test_a_match_gives_the_same_hash_either_way() -> None:
    compiled, from_files, matches = json.loads(said(PLAY, "1"))
    assert (compiled, from_files) == (True, False)
    compiled, from_files, again = json.loads(said(PLAY, "0"))
    assert (compiled, from_files) == (False, True)
    assert len(matches) == 10
    assert again == matches


@pytest.mark.parametrize(
    ("wanted", "build"), [("1", "compiled"), ("0", "from source"), ("", "compiled")]
)
def test_the_version_says_which_it_is(wanted: str, build: str) -> None:
    script = "import sys; sys.argv = ['fiorino', '--version']; import fiorino.cli as c; c.main()"
    assert f", {build})" in said(script, wanted)
