"""The weights in the package, and for which boxes they were trained."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np

from fiorino.games.medici_vs_strozzi.master.layout import Board
from fiorino.games.medici_vs_strozzi.master.net import Net, Nets

WEIGHTS: Final = "weights.npz"
ROUNDS: Final = 3


def fingerprint(board: Board) -> str:
    """What weights depend on: all of the box but its names, cash and highest price."""
    parts = [np.asarray(part, np.int32) for part in board]
    return sha256(b"".join([part.tobytes() for part in parts])).hexdigest()[:16]


def write_weights(path: Path, board: Board, nets: Sequence[Net]) -> None:
    """Keep the nets of all rounds, in half precision."""
    arrays = {
        f"{number}.{name}": np.asarray(part, np.float16)
        for number, net in enumerate(nets, 1)
        for name, part in net._asdict().items()
    }
    np.savez_compressed(path, allow_pickle=False, fingerprint=fingerprint(board), **arrays)


def read_weights(path: Path, board: Board) -> Nets | None:
    """The nets of a file; None where they were trained for another board."""
    nets = read_nets(path, board)
    return None if nets is None else Nets(board, nets)


def read_nets(path: Path, board: Board) -> list[Net] | None:
    """The same, as they are trained."""
    return _read(path, fingerprint(board))


def _read(path: Path, fitting: str) -> list[Net] | None:
    with np.load(path) as kept:
        if str(kept["fingerprint"]) != fitting:
            return None
        return [
            Net(*[kept[f"{number}.{name}"].astype(np.float32) for name in Net._fields])
            for number in range(1, ROUNDS + 1)
        ]


@cache
def _packaged(fitting: str) -> list[Net] | None:
    """The nets of the package, read once; None where they fit another board than this."""
    with as_file(files(__package__).joinpath(WEIGHTS)) as path:
        return _read(path, fitting)


def packaged_weights(board: Board) -> list[Net] | None:
    """The nets of the package as they are trained, if they fit this board."""
    return _packaged(fingerprint(board))


def packaged_nets(board: Board) -> Nets | None:
    """The nets of the package, if they fit this board."""
    nets = packaged_weights(board)
    return None if nets is None else Nets(board, nets)
