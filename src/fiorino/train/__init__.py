"""Training of strong play, game by game: an extra (numba)."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from fiorino.arena.workers import Workers
from fiorino.core.errors import FiorinoError, UnknownName, missing
from fiorino.core.wording import listed

Tell = Callable[[str], None]


class Training(Protocol):
    """How a game is trained; everything that a later run needs lies in one folder."""

    def parts(self) -> tuple[str, ...]:
        """What can be trained by itself, in the order of a whole training."""

    def train(
        self, folder: Path, part: str, seconds: float, seed: int, tell: Tell, workers: Workers
    ) -> None:
        """Go on with a part for so much processor time, that of the workers included."""

    def needs_one_process(self) -> bool:
        """Whether learning and play go step by step, so that no worker can take a part of it."""

    def export(self, folder: Path, path: Path) -> None:
        """Write the weights for the package, and beside them how they were made."""


TRAININGS: Final = {
    "medici-vs-strozzi": "fiorino.train.medici_vs_strozzi.command:MediciTraining",
    "siena": "fiorino.train.siena.command:SienaTraining",
}


def find_training(game: str) -> Training:
    """The training of a game."""
    if game not in TRAININGS:
        raise UnknownName(f"There is no training for {game}; there is for {listed(TRAININGS)}.")
    module, _, name = TRAININGS[game].partition(":")
    try:
        found: type[Training] = getattr(import_module(module), name)
    except ModuleNotFoundError as fault:
        raise FiorinoError(f"Training: {missing('train', fault)}") from fault
    return found()
