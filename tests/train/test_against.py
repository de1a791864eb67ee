"""A learner against frozen nets: what it expects of a lot; and the other side never changes."""

from pathlib import Path

import numpy as np
import pytest

from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    IN_BAG,
    KINDS,
    SIZE,
    TRACKS,
    Single,
    Whole,
    board_of,
)
from fiorino.games.medici_vs_strozzi.master.net import Net
from fiorino.games.medici_vs_strozzi.master.weights import packaged_weights
from fiorino.train.medici_vs_strozzi import ahead
from fiorino.train.medici_vs_strozzi.against import (
    FROZEN,
    LEARNER,
    Judge,
    LearnerTrainer,
    blank_lots,
    expand,
)
from fiorino.train.medici_vs_strozzi.backup import blank_plans, opening_of
from fiorino.train.medici_vs_strozzi.flat import room_of, start
from fiorino.train.medici_vs_strozzi.learning import fresh_net
from fiorino.train.medici_vs_strozzi.selfplay import LONGEST, play_round
from fiorino.train.medici_vs_strozzi.training import seed_draws

BOX = MediciBox(MEDICI_VS_STROZZI.default_box())
BOARD = board_of(BOX)
SECOND_ROUND = 1


def nets() -> list[Net]:
    found = packaged_weights(BOARD)
    assert found is not None
    return found


def judge(net: Net, after: Net) -> Judge:
    return Judge(net, after, opening_of(BOARD, after, SECOND_ROUND + 1), blank_plans())


def met(few: int) -> list[Whole]:
    """Positions of a round that the nets played, with at most so many tiles in the bag."""
    found: list[Whole] = []
    packaged = nets()
    own = judge(packaged[1], packaged[2])
    seed_draws(3)
    for _ in range(6):
        positions = np.empty((LONGEST, SIZE), np.int32)
        numbers = np.empty((2, LONGEST), np.float32)
        position = np.empty(SIZE, np.int32)
        start(BOARD, SECOND_ROUND, np.zeros(TRACKS, np.int32), position)
        count = play_round(
            BOARD,
            own.net,
            own.after,
            own.opening,
            position,
            own.plans,
            np.float32(0.85),
            0.3,
            120,
            positions,
            *numbers,
        )
        found += [each for each in positions[:count] if each[IN_BAG] <= few]
    assert len(found) > 8
    return found


def chances(position: Whole) -> Single:
    shares: Single = (position[BAG : BAG + KINDS] / position[IN_BAG]).astype(np.float32)
    return shares


def value_alone(own: Judge, position: Whole) -> float:
    """One lot ahead in self-play."""
    lots = blank_lots()
    most = ahead.depth_of(position)
    return float(
        ahead.expand(
            BOARD,
            own.net,
            own.after,
            own.opening,
            position,
            own.plans,
            most,
            12.0,
            chances(position),
            *lots,
        )
    )


def value_against(learner: Judge, frozen: Judge, drawing: int, position: Whole) -> float:
    most = ahead.depth_of(position)
    return float(
        expand(
            BOARD,
            (learner, frozen),
            drawing,
            position,
            most,
            chances(position),
            blank_lots(),
            blank_lots(),
        )
    )


@pytest.mark.parametrize("drawing", [LEARNER, FROZEN])
def test_against_itself_a_lot_is_worth_what_it_is_in_self_play(drawing: int) -> None:
    packaged = nets()
    for position in met(12):
        same = value_against(
            judge(packaged[1], packaged[2]), judge(packaged[1], packaged[2]), drawing, position
        )
        own = value_alone(judge(packaged[1], packaged[2]), position)
        assert same == pytest.approx(own, abs=1e-3)


def test_the_faults_of_the_other_side_are_the_gain_of_the_learner() -> None:
    packaged = nets()
    learner = judge(packaged[1], packaged[2])
    poor = judge(fresh_net(5), packaged[2])
    gains = []
    for position in met(12):
        level = value_alone(learner, position)
        gains.append(value_against(learner, poor, LEARNER, position) - level)
        gains.append(level - value_against(learner, poor, FROZEN, position))
    assert min(gains) > -0.5  # poor loads of three tiles are not looked at, so it is not exact
    assert max(gains) > 5


def test_the_learner_plays_whole_rounds_and_the_other_side_stays_as_it_is(tmp_path: Path) -> None:
    packaged = nets()
    before = [part.copy() for net in packaged for part in net]
    trainer = LearnerTrainer(BOX, tmp_path, 2, 1, packaged)
    trainer.look_around()
    trainer.play(200)
    assert trainer.played > 8
    assert trainer.seen >= 200
    kept = trainer.positions[: trainer.seen]
    assert set(kept[:, DRAWER]) == {0, 1}
    assert all(room_of(each.astype(np.int32), each[DRAWER]) > 0 for each in kept)
    assert all(
        np.array_equal(one, other)
        for one, other in zip(before, [part for net in packaged for part in net], strict=True)
    )
