"""A fresh learner whose only opponent is frozen: what `master` can be taught to lose to.

    python -m fiorino.train.medici_vs_strozzi.against FOLDER --seconds 600 --export FILE

The other house judges by the nets of the package, one lot ahead, and never learns. The learner
plays one lot ahead too. Its targets are what really becomes of each lot: who takes it at which
price, and where that house loads it. So it learns the faults of the other house, if there are any.
"""

from pathlib import Path
from typing import NamedTuple

import click
import numpy as np
from numba import njit

from fiorino.core.errors import FiorinoError
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    IN_BAG,
    KINDS,
    MOST_LIT,
    SIZE,
    Single,
    Whole,
    board_of,
)
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN, Net
from fiorino.games.medici_vs_strozzi.master.weights import packaged_weights
from fiorino.train.medici_vs_strozzi.ahead import depth_of
from fiorino.train.medici_vs_strozzi.backup import (
    THROW,
    Plans,
    best_load,
    blank_plans,
    draw_tile,
    end_value,
    legal,
    load,
    load_value,
    opening_of,
    plan,
    price_of,
    try_all,
    try_good,
)
from fiorino.train.medici_vs_strozzi.command import MediciTraining
from fiorino.train.medici_vs_strozzi.flat import finish, room_of, sums_of
from fiorino.train.medici_vs_strozzi.selfplay import (
    LONGEST,
    WITHIN,
    follow,
    sample_tile,
)
from fiorino.train.medici_vs_strozzi.training import (
    STRAYING,
    TRACE,
    TRIPLES,
    RoundTrainer,
)

LEARNER = 0
FROZEN = 1
HOW = (
    "A fresh learner against the frozen nets of the package alone, one lot ahead on both sides;"
    " from the last round to the first. TD(0.85) with the expected error over the draws, by what"
    " either side does with each lot."
)


class Judge(NamedTuple):
    """What a side judges by."""

    net: Net
    after: Net
    """The net of the next round."""
    opening: Single
    plans: Plans


class Lots(NamedTuple):
    """Lots by the kinds of their tiles, drawn in any order."""

    ones: Single
    twos: Single
    threes: Single


def blank_lots() -> Lots:
    """Room for the lots of a position."""
    return Lots(
        np.zeros(KINDS, np.float32),
        np.zeros((KINDS, KINDS), np.float32),
        np.zeros((KINDS, KINDS, KINDS), np.float32),
    )


@njit(cache=True)
def worth_of(board, judge, position, house, code, size, value, pushes, sums, lit, moved):
    """What one load is worth to the house that chose it."""
    if code == THROW:
        if position[IN_BAG] == 0:
            return end_value(board, judge.after, judge.opening, position, house, lit)
        return finish(judge.net, sums, lit)
    place = 0
    while judge.plans.codes[house, place] != code:
        place += 1
    return load_value(
        board,
        judge.net,
        judge.after,
        judge.opening,
        position,
        judge.plans,
        house,
        place,
        size,
        value,
        pushes,
        sums,
        lit,
        moved,
    )


@njit(cache=True)
def chosen_load(board, judge, position, house, size, value, pushes, sums, lit, moved):
    """The load that a judge would choose for a house, and its worth to that house."""
    return best_load(
        board,
        judge.net,
        judge.after,
        judge.opening,
        position,
        judge.plans,
        house,
        size,
        value,
        pushes,
        sums,
        lit,
        moved,
    )


@njit(cache=True)
def sold(board, judges, drawing, position, size, value, pushes, layers, lit, moved):
    """A lot between two judges, one of whom draws it.

    Returns its worth as the drawer sees it, what the learner sees come of it, both for the drawer;
    the house that takes it, its load; and both judges' values of taking and leaving.
    """
    drawer = position[DRAWER]
    other = 1 - drawer
    names, answers = judges[drawing], judges[1 - drawing]
    take, kept = chosen_load(
        board, names, position, drawer, size, value, pushes, layers[drawing, 0], lit, moved
    )
    leave, _ = chosen_load(
        board, names, position, other, size, value, pushes, layers[drawing, 1], lit, moved
    )
    taken, _ = chosen_load(
        board, answers, position, drawer, size, value, pushes, layers[1 - drawing, 0], lit, moved
    )
    left, bought = chosen_load(
        board, answers, position, other, size, value, pushes, layers[1 - drawing, 1], lit, moved
    )
    leave, left = -leave, -left
    price = price_of(take, leave)
    seen = min(leave + price, take - price)
    learner = judges[LEARNER]
    if 2 * price <= taken - left:
        worth = worth_of(
            board,
            learner,
            position,
            other,
            bought,
            size,
            value,
            pushes,
            layers[LEARNER, 1],
            lit,
            moved,
        )
        return seen, price - worth, other, bought, take, leave, taken, left
    worth = worth_of(
        board, learner, position, drawer, kept, size, value, pushes, layers[LEARNER, 0], lit, moved
    )
    return seen, worth - price, drawer, kept, take, leave, taken, left


@njit(cache=True)
def draw_for_both(judges, board, position, kind, layers, pushes):
    """Take a tile out of the bag, in the position and in the first layers of both judges."""
    in_bag = position[IN_BAG]
    value = 0
    for judge in range(2):
        position[IN_BAG] = in_bag
        if judge:
            position[BAG + kind] += 1
            pushes[board.goods[kind]] -= board.pushes[kind]
        value = draw_tile(
            judges[judge].net, board, position, kind, layers[judge, 0], layers[judge, 1], pushes
        )
    return value


@njit(cache=True)
def note_three(lots, one, two, three, worth):
    """Keep the worth of a lot of three in every order."""
    lots.threes[one, two, three] = worth
    lots.threes[one, three, two] = worth
    lots.threes[two, one, three] = worth
    lots.threes[two, three, one] = worth
    lots.threes[three, one, two] = worth
    lots.threes[three, two, one] = worth


@njit(cache=True)
def try_good_for_both(judges, drawing, size, take, leave, taken, left, drawer):
    """Let both judges try only the loads that were good with a smaller lot."""
    try_good(judges[drawing].plans, size, take, leave, drawer, WITHIN)
    try_good(judges[1 - drawing].plans, size, taken, left, drawer, WITHIN)


@njit(cache=True)
def expand(board, judges, drawing, position, most, followed, seen, came):
    """What comes of the next lot by the learner's net, expected over the draws; for the drawer.

    Fills `seen` with the lots as the drawer sees them, who decides by that whether to draw, and
    `came` with what comes of them. `followed` is as in self-play.
    """
    rows = np.empty(MOST_LIT, np.int32)
    layers = np.empty((4, 2, 2, HIDDEN + 1), np.float32)
    lit = np.empty(HIDDEN, np.float32)
    moved = np.empty(SIZE, np.int32)
    states = np.empty((4, SIZE), np.int32)
    pushes = np.zeros((4, 5), np.int32)
    sizes = np.arange(4)  # a literal would compile everything below it once for each size
    drawer = position[DRAWER]
    states[0] = position
    for judge in range(2):
        net = judges[judge].net
        plan(board, net, position, judges[judge].plans)
        sums_of(net, position, drawer, rows, layers[0, judge, 0])
        sums_of(net, position, 1 - drawer, rows, layers[0, judge, 1])
    all_followed = True
    for kind in range(KINDS):
        if position[BAG + kind] and followed[kind] == 0:
            all_followed = False
    for one in range(KINDS):
        if states[0, BAG + one] == 0:
            continue
        states[1], layers[1], pushes[1] = states[0], layers[0], 0
        value1 = draw_for_both(judges, board, states[1], one, layers[1], pushes[1])
        try_all(judges[0].plans)
        try_all(judges[1].plans)
        found = sold(
            board, judges, drawing, states[1], sizes[1], value1, pushes[1], layers[1], lit, moved
        )
        seen.ones[one], came.ones[one] = found[0], found[1]
        if most < 2 or followed[one] == 0:
            continue
        for two in range(one if all_followed else 0, KINDS):
            if states[1, BAG + two] == 0:
                continue
            states[2], layers[2], pushes[2] = states[1], layers[1], pushes[1]
            value2 = value1 + draw_for_both(judges, board, states[2], two, layers[2], pushes[2])
            try_all(judges[0].plans)
            try_all(judges[1].plans)
            found = sold(
                board,
                judges,
                drawing,
                states[2],
                sizes[2],
                value2,
                pushes[2],
                layers[2],
                lit,
                moved,
            )
            seen.twos[one, two] = seen.twos[two, one] = found[0]
            came.twos[one, two] = came.twos[two, one] = found[1]
            if most < 3:
                continue
            try_good_for_both(judges, drawing, 2, found[4], found[5], found[6], found[7], drawer)
            for three in range(two, KINDS):
                if states[2, BAG + three] == 0:
                    continue
                states[3], layers[3], pushes[3] = states[2], layers[2], pushes[2]
                value3 = value2 + draw_for_both(
                    judges, board, states[3], three, layers[3], pushes[3]
                )
                found = sold(
                    board,
                    judges,
                    drawing,
                    states[3],
                    sizes[3],
                    value3,
                    pushes[3],
                    layers[3],
                    lit,
                    moved,
                )
                note_three(seen, one, two, three, found[0])
                note_three(came, one, two, three, found[1])
    try_all(judges[0].plans)
    try_all(judges[1].plans)
    total = 0.0
    for one in range(KINDS):
        if position[BAG + one]:
            total += position[BAG + one] * came.ones[one] / position[IN_BAG]
            if followed[one] > 0:
                more, better = after_one(position, one, most, seen, came)
                if better:
                    total += followed[one] * (more - came.ones[one])
    return total


@njit(cache=True)
def after_two(position, one, two, most, seen, came):
    """What the drawer sees in a third tile, what comes of it, and whether it is drawn."""
    if most < 3:
        return np.float32(-1e9), np.float32(0), False
    hoped = real = np.float32(0)
    left = position[IN_BAG] - 2
    for three in range(KINDS):
        copies = position[BAG + three] - (three == one) - (three == two)
        if copies > 0:
            hoped += np.float32(copies) * seen.threes[one, two, three] / np.float32(left)
            real += np.float32(copies) * came.threes[one, two, three] / np.float32(left)
    return hoped, real, hoped > seen.twos[one, two]


@njit(cache=True)
def after_one(position, one, most, seen, came):
    """What comes of drawing a second tile, and whether it is drawn."""
    if most < 2:
        return np.float32(0), False
    hoped = real = np.float32(0)
    left = np.float32(position[IN_BAG] - 1)
    for two in range(KINDS):
        copies = position[BAG + two] - (two == one)
        if copies > 0:
            share = np.float32(copies) / left
            more, then, better = after_two(position, one, two, most, seen, came)
            hoped += share * (more if better else seen.twos[one, two])
            real += share * (then if better else came.twos[one, two])
    return real, hoped > seen.ones[one]


@njit(cache=True)
def play_against(
    board, judges, house, position, straying, triples, seen, came, positions, targets, errors
):
    """Play a round in which the learner has this house; returns how many positions it had.

    Only the learner strays: with a draw, a load, or by who takes a lot.
    """
    rows = np.empty(MOST_LIT, np.int32)
    layers = np.empty((2, 2, HIDDEN + 1), np.float32)
    lit = np.empty(HIDDEN, np.float32)
    moved = np.empty(SIZE, np.int32)
    codes = np.empty(10, np.int32)
    pushes = np.zeros(5, np.int32)
    followed = np.empty(KINDS, np.float32)
    before = np.empty(SIZE, np.int32)
    guesses = np.empty(LONGEST, np.float32)
    strayed = np.zeros(LONGEST, np.bool_)
    count = 0
    while True:
        drawer = position[DRAWER]
        drawing = LEARNER if drawer == house else FROZEN
        positions[count] = position
        for judge in range(2):
            sums_of(judges[judge].net, position, drawer, rows, layers[judge, 0])
            sums_of(judges[judge].net, position, 1 - drawer, rows, layers[judge, 1])
        guesses[count] = finish(judges[LEARNER].net, layers[LEARNER, 0], lit)
        most = depth_of(position)
        one = sample_tile(position)
        follow(position, one, triples, followed)
        errors[count] = (
            expand(board, judges, drawing, position, most, followed, seen, came) - guesses[count]
        )
        before[:] = position
        pushes[:] = 0
        value = draw_for_both(judges, board, position, one, layers, pushes)
        size = 1
        if most >= 2:
            _, draws = after_one(before, one, most, seen, came)
            if drawing == LEARNER and np.random.random() < straying:
                draws = not draws
                strayed[count] = True
            if draws:
                two = sample_tile(position)
                value += draw_for_both(judges, board, position, two, layers, pushes)
                size = 2
                if most >= 3:
                    _, _, draws = after_two(before, one, two, most, seen, came)
                    if drawing == LEARNER and np.random.random() < straying:
                        draws = not draws
                        strayed[count] = True
                    if draws:
                        three = sample_tile(position)
                        value += draw_for_both(judges, board, position, three, layers, pushes)
                        size = 3
        found = sold(board, judges, drawing, position, size, value, pushes, layers, lit, moved)
        taker, code = found[2], found[3]
        if np.random.random() < straying:
            taker = 1 - taker
            strayed[count] = True
            judge = LEARNER if taker == house else FROZEN
            side = 0 if taker == drawer else 1
            _, code = chosen_load(
                board,
                judges[judge],
                position,
                taker,
                size,
                value,
                pushes,
                layers[judge, side],
                lit,
                moved,
            )
        if taker == house and np.random.random() < straying:
            code = codes[np.random.randint(0, legal(position, taker, size, codes))]
            strayed[count] = True
        load(board, position, taker, code, size, value, pushes)
        position[DRAWER] = taker
        count += 1
        if position[IN_BAG] == 0 or room_of(position, taker) == 0:
            break
    carried = np.float32(0)
    for place in range(count - 1, -1, -1):
        if place + 1 < count:
            same = positions[place, DRAWER] == positions[place + 1, DRAWER]
            carried = np.float32(TRACE) * (carried if same else -carried)
            if strayed[place]:
                carried = np.float32(0)
        carried += errors[place]
        targets[place] = guesses[place] + carried
    return count


class LearnerTrainer(RoundTrainer):
    """Trains the learner's net of one round, counted from 0."""

    def __init__(
        self, box: MediciBox, folder: Path, round_: int, seed: int, frozen: list[Net]
    ) -> None:
        super().__init__(box, folder, round_, seed)
        following = min(round_ + 1, len(frozen) - 1)
        opening = opening_of(self.board, frozen[following], following)
        self.frozen = Judge(frozen[round_], frozen[following], opening, blank_plans())
        self.lots = (blank_lots(), blank_lots())

    def play_one(self, position: Whole, positions: Whole, targets: Single, errors: Single) -> int:
        """Play a round against the frozen nets, as either house in turn."""
        learner = Judge(self.averaged, self.after, self.opening, self.plans)
        added: int = play_against(
            self.board,
            (learner, self.frozen),
            self.played % 2,
            position,
            STRAYING,
            TRIPLES,
            *self.lots,
            positions,
            targets,
            errors,
        )
        return added

    def solve(self) -> None:
        """It learns from its matches alone, and solves nothing."""


def train_learner(folder: Path, seconds: float, seed: int) -> None:
    """Train the rounds from the last to the first, each for so much processor time."""
    training = MediciTraining()
    frozen = packaged_weights(board_of(training.box))
    if frozen is None:
        raise FiorinoError(f"There are no weights for the box of {MEDICI_VS_STROZZI.title}.")
    folder.mkdir(parents=True, exist_ok=True)
    for part in training.parts():
        round_ = int(part.removeprefix("round-")) - 1
        LearnerTrainer(training.box, folder, round_, seed, frozen).run(seconds, click.echo)


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--seconds", default=1200.0, show_default=True, help="Processor time for each round.")
@click.option("--seed", default=1, show_default=True, help="Seed of a new training.")
@click.option("--export", type=click.Path(dir_okay=False, path_type=Path), help="The weights.")
def main(folder: Path, seconds: float, seed: int, export: Path | None) -> None:
    """Train a fresh learner against the nets of the package, kept in FOLDER."""
    if seconds > 0:
        train_learner(folder, seconds, seed)
    if export is not None:
        MediciTraining().export(folder, export, HOW)


if __name__ == "__main__":
    main()
