"""Training one round's net: self-play and learning in turn, kept in a folder that can be resumed.

A folder that holds no more than the `weights.npz` of an earlier export goes on from there.
Each round has a file of its own. A round looks up the net of the next one and leaves it the
markers that it ended with, so the three can be trained one after the other or side by side.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from numba import njit

from fiorino.core.errors import FiorinoError
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import (
    IN_BAG,
    SIZE,
    TRACKS,
    Single,
    Whole,
    board_of,
)
from fiorino.games.medici_vs_strozzi.master.net import Net
from fiorino.games.medici_vs_strozzi.master.weights import WEIGHTS, read_nets
from fiorino.train.medici_vs_strozzi.backup import blank_plans, opening_of
from fiorino.train.medici_vs_strozzi.exact import blank_notes, memory, solve
from fiorino.train.medici_vs_strozzi.flat import start
from fiorino.train.medici_vs_strozzi.learning import (
    BATCH,
    adam,
    fresh_net,
    gradients,
    symmetries_of,
    zeros_like,
)
from fiorino.train.medici_vs_strozzi.selfplay import LONGEST, end_markers, play_round

LAST: Final = 2
"""The last round, counted from 0: its end can be solved, since nothing follows it."""
TRACE: Final = 0.85
STRAYING: Final = 0.06
TRIPLES: Final = 120
"""Every first tile is followed by others where there are at most so many lots of three."""
BATCHES: Final = 24
"""Batches for each batch of new positions."""
MOST_KEPT: Final = 300_000
FEWEST_KEPT: Final = 20_000
"""Nothing is learned from fewer positions than this, nor from more where they are the newest."""
COOLING: Final = 0.3
"""The last share of a run, in which the rate of learning falls to a tenth."""
BEGUN: Final = 20_000
"""As if so many batches had been learned from, where a training begins with kept weights."""
SOLVED: Final = 0.25
"""How often an ending is solved, for each batch of new positions of the last round."""
SAVE_EVERY: Final = 60.0
POOL: Final = 4096


@njit(cache=True)
def seed_draws(seed: int) -> None:
    """Seed the random numbers of the compiled loops."""
    np.random.seed(seed)


class RoundTrainer:
    """Trains the net of one round, counted from 0."""

    def __init__(self, box: MediciBox, folder: Path, round_: int, seed: int) -> None:
        self.board = board_of(box)
        self.symmetries = symmetries_of(box)
        self.folder = folder
        self.round = round_
        self.seed = seed
        self.rng = np.random.default_rng((seed, round_))
        seed_draws(1000 * seed + round_)
        self.net = fresh_net(seed)
        self.averaged = Net(*(part.copy() for part in self.net))
        self.slopes = zeros_like(self.net)
        self.means = zeros_like(self.net)
        self.squares = zeros_like(self.net)
        self.steps = 0
        self.seconds = 0.0
        self.played = 0
        self.positions = np.zeros((MOST_KEPT, SIZE), np.int8)
        self.targets = np.zeros(MOST_KEPT, np.float32)
        self.seen = 0
        self.pool = np.zeros((POOL, TRACKS), np.int32)
        self.pooled = 0
        self.plans = blank_plans()
        self.after = self.averaged
        self.before: Whole | None = None
        if self.file(round_).exists():
            self.resume()
        elif (folder / WEIGHTS).exists():
            self.begin_with(folder / WEIGHTS)

    def file(self, round_: int) -> Path:
        return self.folder / f"round-{round_ + 1}.npz"

    def resume(self) -> None:
        """Go on where the folder stands; other games than before are played from here."""
        with np.load(self.file(self.round)) as kept:
            for name in ("net", "averaged", "means", "squares"):
                for part, field in zip(getattr(self, name), Net._fields, strict=True):
                    part[...] = kept[f"{name}.{field}"]
            self.steps, self.played = int(kept["steps"]), int(kept["played"])
            self.seed = int(kept["seed"])
            seed_draws(1000 * self.seed + self.round + 3 * self.steps)
            self.rng = np.random.default_rng((self.seed, self.round, self.steps))
            self.seconds = float(kept["seconds"])
            self.pool, self.pooled = kept["pool"], int(kept["pooled"])
            count = len(kept["targets"])
            self.positions[:count], self.targets[:count] = kept["positions"], kept["targets"]
            self.seen = count

    def begin_with(self, path: Path) -> None:
        """Begin with weights that were exported before, at the rate of learning that fits them."""
        nets = read_nets(path, self.board)
        if nets is None:
            raise FiorinoError(f"The weights in {path} were trained for another box.")
        for name in ("net", "averaged"):
            for part, begun in zip(getattr(self, name), nets[self.round], strict=True):
                part[...] = begun
        self.steps = BEGUN

    def save(self) -> None:
        """Write everything that the next run needs, in one step."""
        arrays = {
            f"{name}.{field}": part
            for name in ("net", "averaged", "means", "squares")
            for part, field in zip(getattr(self, name), Net._fields, strict=True)
        }
        kept = min(self.seen, MOST_KEPT)
        path = self.file(self.round)
        beside = path.with_suffix(".part")
        with beside.open("wb") as file:
            np.savez(
                file,
                seed=self.seed,
                steps=self.steps,
                played=self.played,
                seconds=self.seconds,
                pool=self.pool,
                pooled=self.pooled,
                positions=self.positions[:kept],
                targets=self.targets[:kept],
                **arrays,
            )
        beside.replace(path)

    def look_around(self) -> None:
        """Take up the net of the next round, and the markers of the round before."""
        if self.round < 2:
            with np.load(self.file(self.round + 1)) as kept:
                self.after = Net(*(kept[f"averaged.{field}"] for field in Net._fields))
            self.opening = opening_of(self.board, self.after, self.round + 1)
        else:
            self.after = self.averaged
            self.opening = np.zeros(1, np.float32)
        if self.round > 0 and self.file(self.round - 1).exists():
            with np.load(self.file(self.round - 1)) as kept:
                if int(kept["pooled"]) >= POOL:
                    self.before = kept["pool"]

    def markers(self) -> Whole:
        """The markers that a round begins with: none, some that were met, or random ones."""
        if self.round == 0:
            return np.zeros(TRACKS, np.int32)
        if self.before is not None and self.rng.random() < 0.7:
            met: Whole = self.before[self.rng.integers(POOL)]
            return met
        spread = self.rng.uniform(0, 3.5)
        drawn = np.rint(spread * self.rng.standard_normal(TRACKS))
        side = self.board.side
        return np.clip(drawn, -side, side).astype(np.int32)

    def play(self, wanted: int) -> float:
        """Add at least so many positions; the mean expected error."""
        positions = np.empty((LONGEST, SIZE), np.int32)
        targets = np.empty(LONGEST, np.float32)
        errors = np.empty(LONGEST, np.float32)
        position = np.empty(SIZE, np.int32)
        total, count = 0.0, 0
        while count < wanted:
            start(self.board, self.round, self.markers(), position)
            added = self.play_one(position, positions, targets, errors)
            self.played += 1
            end_markers(self.board, position, self.pool[self.pooled % POOL])
            self.pooled += 1
            for place in range(added):
                self.note(positions[place], targets[place])
            total += float(np.abs(errors[:added]).sum())
            count += added
        return total / count

    def play_one(self, position: Whole, positions: Whole, targets: Single, errors: Single) -> int:
        """Play a round from a position; how many positions with targets and errors it added."""
        added: int = play_round(
            self.board,
            self.averaged,
            self.after,
            self.opening,
            position,
            self.plans,
            np.float32(TRACE),
            STRAYING,
            TRIPLES,
            positions,
            targets,
            errors,
        )
        return added

    def solve(self) -> None:
        """Solve the end of a last round, and learn the values of positions on the way."""
        recent = self.positions[(self.seen - 1 - np.arange(min(self.seen, BATCH))) % MOST_KEPT]
        tiles = self.rng.choice([6, 7, 8], p=[0.6, 0.35, 0.05])
        ends = np.flatnonzero(recent[:, IN_BAG] == tiles)
        if not len(ends):
            return
        notes = blank_notes(BATCH // 2)
        solve(self.board, recent[self.rng.choice(ends)].astype(np.int32), memory(), notes)
        for place in range(min(int(notes.noted[0]), len(notes.values))):
            self.note(notes.positions[place], notes.values[place])

    def note(self, position: Whole, target: float) -> None:
        """Remember a position and what it is worth."""
        at = self.seen % MOST_KEPT
        self.positions[at] = position
        self.targets[at] = target
        self.seen += 1

    def learn(self, cooled: float) -> float:
        """A few batches of recent positions; the mean error in coins."""
        usable = int(min(MOST_KEPT, self.seen, max(FEWEST_KEPT, self.seen // 2)))
        loss = 0.0
        for _ in range(BATCHES):
            places = (self.seen - 1 - self.rng.integers(0, usable, BATCH)) % MOST_KEPT
            loss += gradients(
                self.net, self.positions, self.targets, places, self.symmetries, self.slopes
            )
            self.steps += 1
            rate = np.float32(cooled * 1e-3 / (1 + self.steps / 20_000))
            keep = np.float32(max(1e-3, 1 / (1 + self.steps / 5)))
            for weights, slopes, mean, square, averaged in zip(
                self.net, self.slopes, self.means, self.squares, self.averaged, strict=True
            ):
                adam(
                    weights.reshape(-1),
                    slopes.reshape(-1),
                    mean.reshape(-1),
                    square.reshape(-1),
                    averaged.reshape(-1),
                    self.steps,
                    rate,
                    np.float32(BATCH),
                    keep,
                )
        return loss / BATCHES

    def run(self, seconds: float, tell: Callable[[str], None]) -> None:
        """Train for so much processor time, saving now and then."""
        end = self.seconds + seconds
        self.look_around()
        while self.seen < FEWEST_KEPT:
            self.play(BATCH)
        saved = time.monotonic()
        surprise = loss = 0.0
        rounds = 0
        while self.seconds < end:
            begun = time.process_time()
            surprise += self.play(BATCH)
            if self.round == LAST and self.rng.random() < SOLVED:
                self.solve()
            loss += self.learn(
                cooled=min(1.0, max(0.1, (end - self.seconds) / (COOLING * seconds)))
            )
            rounds += 1
            self.seconds += time.process_time() - begun
            if time.monotonic() - saved > SAVE_EVERY or self.seconds >= end:
                self.save()
                self.look_around()
                saved = time.monotonic()
                told = {
                    "round": self.round + 1,
                    "seconds": round(self.seconds),
                    "steps": self.steps,
                    "played": self.played,
                    "surprise": round(surprise / rounds, 2),
                    "loss": round(loss / rounds, 2),
                }
                tell(json.dumps(told))
                surprise = loss = 0.0
                rounds = 0
