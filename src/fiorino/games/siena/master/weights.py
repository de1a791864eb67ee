"""The weights in the package: a net for each number of players, and what they were made for."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np

from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.lookahead import SEAT_NUMBERS, TABLE_NUMBERS
from fiorino.games.siena.master.net import PARTS, Net

WEIGHTS: Final = "weights.npz"


def fingerprint(box: SienaBox, rules: int) -> str:
    """What weights depend on: the rules version, and all of the box but names."""
    cards = [
        (card.type, card.copies, card.starred, card.red, card.green, card.workers)
        for card in box.cards
    ]
    parts = (rules, cards, box.frames, box.roads, box.ring, box.last_advanced_round)
    return sha256(repr(parts).encode()).hexdigest()[:16]


def write_weights(path: Path, box: SienaBox, rules: int, nets: Mapping[int, Net]) -> None:
    """Keep the nets by number of players, in half precision."""
    arrays = {
        f"{players}.{name}": net.weights[name].astype(np.float16)
        for players, net in nets.items()
        for name in PARTS
    }
    np.savez_compressed(path, allow_pickle=False, fingerprint=fingerprint(box, rules), **arrays)


def read_weights(path: Path, players: int, fitting: str) -> Net | None:
    """The net for so many players; None where it was trained for another box or other rules."""
    with np.load(path) as kept:
        if str(kept["fingerprint"]) != fitting or f"{players}.{PARTS[0]}" not in kept:
            return None
        weights = {name: kept[f"{players}.{name}"].astype(np.float32) for name in PARTS}
    return Net(weights, players, SEAT_NUMBERS, TABLE_NUMBERS)


@cache
def packaged_net(players: int, fitting: str) -> Net | None:
    """The net of the package for so many players, read once; None where it does not fit."""
    with as_file(files(__package__).joinpath(WEIGHTS)) as path:
        return read_weights(path, players, fitting)
