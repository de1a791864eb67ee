"""What a net says of a table depends on nothing but the table."""

import os
import subprocess
import sys
from collections.abc import Iterable

import pytest

JUDGED = {
    "medici-vs-strozzi": """
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI as GAME
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import board_of
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN
from fiorino.games.medici_vs_strozzi.master.weights import packaged_nets

nets = packaged_nets(board_of(MediciBox(GAME.default_box())))
found = [net.finish(numbers(count, HIDDEN + 1)) for net in nets.rounds for count in COUNTS]
""",
    "siena": """
from fiorino.games.siena import SIENA as GAME
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.master.weights import fingerprint, packaged_net

trained = fingerprint(SienaBox(GAME.default_box()), GAME.rules_version)
nets = [packaged_net(players, trained) for players in GAME.players]
found = [part for net in nets for count in COUNTS for part in net.judge(numbers(count, net.width))]
""",
}
ASKING = """
from hashlib import sha256
import numpy as np

COUNTS = {counts}
whole = np.random.default_rng(1).normal(size=(400, 600)).astype(np.float32)
def numbers(count, width):
    return whole[:count, :width]
{judged}
print([sha256(part[:50].tobytes()).hexdigest() for part in found])
"""


def said(game: str, counts: Iterable[int], threads: int = 1) -> str:
    """What the nets of a game say of the first 50 tables, where so many are judged at once."""
    done = subprocess.run(
        [sys.executable, "-c", ASKING.format(judged=JUDGED[game], counts=list(counts))],
        env=os.environ | dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), str(threads)),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("game", JUDGED)
def test_the_number_of_threads_changes_no_worth(game: str) -> None:
    counts = range(50, 400, 9)
    assert said(game, counts, threads=2) == said(game, counts, threads=1)


@pytest.mark.parametrize("game", JUDGED)
def test_nor_does_the_number_of_tables_that_are_judged_at_once(game: str) -> None:
    assert said(game, [50]) == said(game, [331])
