"""Many matches stepped at once, in arrays that are overwritten at each step."""

from array import array
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fiorino.core.errors import BadOption, IllegalAction, Objection
from fiorino.core.features import WIDTH
from fiorino.core.game import Setup
from fiorino.core.protocol import Seat, Table
from fiorino.rl.encoding import Encoding, rewards
from fiorino.rl.stepping import Stepper

MOST_MATCHES: Final = 65_536


class IllegalIn(IllegalAction):
    """An illegal answer in one match of a batch."""

    def __init__(self, match: int, objection: Objection) -> None:
        super().__init__(objection)
        self.match = match

    def __str__(self) -> str:
        return f"in match {self.match}: {super().__str__()}"

    def __reduce__(self) -> tuple[type["IllegalIn"], tuple[object, ...]]:
        return IllegalIn, (self.match, self.objection)


class Snapshot(NamedTuple):
    """The state of a batch: its matches, their randomness, and the results of the last step."""

    tables: list[Table]
    rngs: list[tuple[Any, ...]]
    done: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]


class BatchEnv:
    """`matches` tables of one set-up; a match that ends is replaced by a new one at once.

    The arrays show the current decisions and change with every step: copy what you keep. The
    randomness of each match depends only on the seed and its place.
    """

    def __init__(self, setup: Setup, matches: int, seed: int | str = 0) -> None:
        if not 1 <= matches <= MOST_MATCHES:
            raise BadOption(f"A batch has 1 to {MOST_MATCHES} matches, not {matches}.")
        self.encoding: Final = Encoding(setup)
        self.matches: Final = matches
        self.seed = seed
        size, answers, players = self.encoding.size, self.encoding.answers, setup.players
        self.observations: Final = np.zeros((matches, size), np.float32)
        """What the seat to answer sees, in the scale of each piece."""
        self.masks: Final = np.zeros((matches, answers), np.int8)
        """1 for every legal answer."""
        self.seats: Final = np.zeros(matches, np.int32)
        """Who is asked."""
        self.rewards: Final = np.zeros((matches, players), np.float32)
        """Per seat, if a match ended with the last step; otherwise 0."""
        self.scores: Final = np.zeros((matches, players), np.int32)
        self.done: Final = np.zeros(matches, np.bool_)
        """Whether a match ended with the last step: the row already shows the next match."""
        self._rows: Final = np.arange(matches)
        self._legal: Final = np.zeros((matches, answers), np.int8)
        """The copy that answers are checked against, whatever has been written into `masks`."""
        self._memory: Final = bytearray(WIDTH * matches * size)
        """The buffer that features write into; numpy sees the same memory as numbers."""
        self._numbers: Final = np.frombuffer(self._memory, "<i4").reshape(matches, size)
        self._stepper = self._begin()
        self._write()

    def reset(self, seed: int | str | None = None) -> NDArray[np.float32]:
        """Begin all matches anew; the same seed gives the same matches."""
        if seed is not None:
            self.seed = seed
        self._stepper = self._begin()
        self._clear()
        self._write()
        return self.observations

    def step(self, actions: ArrayLike) -> NDArray[np.float32]:
        """Answer in every match by action index; if one is illegal, nothing happens in any."""
        chosen = self._checked(actions)
        ended = self._stepper.step(chosen.tolist())
        self._clear()
        for match, result in ended.items():
            self.done[match] = True
            self.rewards[match] = rewards(result)
            self.scores[match] = result.scores
        self._write()
        return self.observations

    def snapshot(self) -> Snapshot:
        """The state of all matches, for `restore`; later play does not change it."""
        stepper = self._stepper
        return Snapshot(
            [table.clone() for table in stepper.tables],
            [rng.getstate() for rng in stepper.rngs],
            self.done.copy(),
            self.rewards.copy(),
            self.scores.copy(),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this batch, or of an identically configured one."""
        stepper = self._stepper
        stepper.tables[:] = [table.clone() for table in snapshot.tables]
        for rng, state in zip(stepper.rngs, snapshot.rngs, strict=True):
            rng.setstate(state)
        self.done[:], self.rewards[:], self.scores[:] = snapshot[2:]
        self._write()

    def clone(self) -> "BatchEnv":
        """An independent copy: the same answers lead to the same matches."""
        return _restored(self.encoding.setup, self.matches, self.seed, self.snapshot())

    def __deepcopy__(self, _memo: dict[int, object]) -> "BatchEnv":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.encoding.setup, self.matches, self.seed, self.snapshot())

    def random_answers(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal answer for each match, uniformly at random."""
        legal = np.flatnonzero(self.masks.view(np.bool_))
        firsts = np.searchsorted(legal, self._rows * self.encoding.answers)
        counts = np.diff(firsts, append=len(legal))
        chosen = legal[firsts + (rng.random(self.matches) * counts).astype(np.int64)]
        return chosen - self._rows * self.encoding.answers

    def _begin(self) -> Stepper:
        encoding = self.encoding
        return Stepper(
            encoding.setup.table(),
            encoding.features,
            encoding.notation,
            self.matches,
            str(self.seed),
        )

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        """One legal answer for each match, or a refusal."""
        try:
            chosen = np.asarray(actions)
        except ValueError:
            chosen = np.empty(0)
        if chosen.shape != (self.matches,) or chosen.dtype.kind not in "iu":
            raise BadOption(
                f"A step takes {self.matches} whole numbers, one answer for each match."
            )
        inside = (chosen >= 0) & (chosen < self.encoding.answers)
        legal = inside & (self._legal[self._rows, np.where(inside, chosen, 0)] == 1)
        if legal.all():
            return chosen
        match = int(np.argmin(legal))
        try:
            self.encoding.action(self._stepper.tables[match], int(chosen[match]))
        except IllegalAction as fault:
            raise IllegalIn(match, fault.objection) from None
        raise AssertionError("the mask forbids what the table allows")

    def _clear(self) -> None:
        self.done.fill(False)
        self.rewards.fill(0)
        self.scores.fill(0)

    def _write(self) -> None:
        self.seats[:] = self._stepper.seats()
        self._numbers.fill(0)
        self._stepper.write(self._memory, self.encoding.size)
        np.multiply(self._numbers, self.encoding.factors, out=self.observations)
        places, whole = self._stepper.marks()
        self._legal.fill(0)
        self._legal.reshape(-1)[np.frombuffer(array("q", places), np.int64)] = 1
        for match, mask in whole:
            self._legal[match] = np.frombuffer(mask, np.int8)
        self.masks[:] = self._legal

    def seat_name(self, match: int) -> str:
        """The name of the seat that is asked in a match."""
        return self.encoding.setup.seat_name(Seat(int(self.seats[match])))


def _restored(setup: Setup, matches: int, seed: int | str, snapshot: Snapshot) -> BatchEnv:
    """A batch with the state of another one."""
    batch = BatchEnv(setup, matches, seed)
    batch.restore(snapshot)
    return batch
