"""The solver and the targets of the training against the search that plays."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fiorino.core.protocol import NOBODY
from fiorino.core.random import at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master import layout
from fiorino.games.medici_vs_strozzi.master.endgame import Endgame
from fiorino.games.medici_vs_strozzi.master.layout import board_of, position_of
from fiorino.games.medici_vs_strozzi.master.net import Net, Nets
from fiorino.games.medici_vs_strozzi.master.search import Search
from fiorino.games.medici_vs_strozzi.master.weights import WEIGHTS, write_weights
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.table import MediciTable
from fiorino.train.medici_vs_strozzi.ahead import depth_of, expand
from fiorino.train.medici_vs_strozzi.backup import blank_plans, opening_of
from fiorino.train.medici_vs_strozzi.exact import blank_notes, memory, solve
from fiorino.train.medici_vs_strozzi.learning import fresh_net
from fiorino.train.medici_vs_strozzi.training import RoundTrainer

BOX = MediciBox(MEDICI_VS_STROZZI.default_box())
BOARD = board_of(BOX)
FRESH = [fresh_net(round_) for round_ in range(3)]
NETS = Nets(BOARD, FRESH)
EVERY = 2_000
"""As many lots of three as there can be."""


def before_lots(seed: int) -> Iterator[layout.Whole]:
    """The positions of a random match in which a lot is begun."""
    table, rng = MEDICI_VS_STROZZI.setup().table(), Random(seed)
    assert isinstance(table, MediciTable)
    while table.seat() != NOBODY:
        top = table.agenda[-1]
        if isinstance(top, DrawTile) and not table.lot:
            yield position_of(table, int(top.drawer))
        table.apply(at_random(table, rng))


@pytest.mark.parametrize("seed", range(2, 8))
def test_both_solvers_agree_about_the_last_tiles(seed: int) -> None:
    compared = 0
    for position in before_lots(seed):
        if position[layout.ROUND] == 2 and position[layout.IN_BAG] <= 4:
            exact = solve(BOARD, position, memory(), blank_notes(1))
            assert exact == pytest.approx(Endgame(NETS, 2, True, 100_000).value(position))
            compared += 1
    assert compared


@pytest.mark.parametrize("seed", range(2))
def test_a_target_is_the_value_one_lot_ahead(seed: int) -> None:
    search = Search(NETS, last_lot_is_sold=True)
    ones = np.zeros(layout.KINDS, np.float32)
    twos = np.zeros((layout.KINDS,) * 2, np.float32)
    threes = np.zeros((layout.KINDS,) * 3, np.float32)
    for position in list(before_lots(seed))[::4]:
        round_ = int(position[layout.ROUND])
        later = min(round_ + 1, 2)
        most = depth_of(position)
        chances = position[layout.BAG : layout.BAG + layout.KINDS] / position[layout.IN_BAG]
        ahead = expand(
            BOARD, FRESH[round_], FRESH[later], opening_of(BOARD, FRESH[later], later), position,
            blank_plans(), most, 1e9, chances.astype(np.float32), ones, twos, threes,
        )  # fmt: skip
        assert ahead == pytest.approx(search.ahead([position], EVERY)[0], abs=0.01)


def test_a_sampled_first_tile_is_right_on_average() -> None:
    search = Search(NETS, last_lot_is_sold=True)
    compared = 0
    for position in list(before_lots(11))[::7]:
        round_ = int(position[layout.ROUND])
        later = min(round_ + 1, 2)
        bag = position[layout.BAG : layout.BAG + layout.KINDS]
        total = 0.0
        for kind in np.flatnonzero(bag):
            ones = np.zeros(layout.KINDS, np.float32)
            twos = np.zeros((layout.KINDS,) * 2, np.float32)
            threes = np.zeros((layout.KINDS,) * 3, np.float32)
            followed = np.zeros(layout.KINDS, np.float32)
            followed[kind] = 1
            total += bag[kind] * expand(
                BOARD, FRESH[round_], FRESH[later], opening_of(BOARD, FRESH[later], later),
                position, blank_plans(), depth_of(position), 1e9, followed, ones, twos, threes,
            )  # fmt: skip
        exact = search.ahead([position], EVERY)[0]
        assert total / position[layout.IN_BAG] == pytest.approx(exact, abs=0.01)
        compared += 1
    assert compared > 3


def test_a_training_may_begin_with_weights_that_were_kept(tmp_path: Path) -> None:
    write_weights(tmp_path / WEIGHTS, BOARD, FRESH)
    trainer = RoundTrainer(BOX, tmp_path, 1, seed=9)
    for field, part in zip(Net._fields, trainer.averaged, strict=True):
        assert np.allclose(part, getattr(FRESH[1], field), atol=0.002), field
