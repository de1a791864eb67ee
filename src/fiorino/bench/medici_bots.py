"""Sparring partners for `master` of Medici vs Strozzi, for use in `fiorino simulate`.

`OneLot` is the master's own nets without its search. The others play by the nets in a file from
`fiorino train medici-vs-strozzi --export`, named by the environment variable MEDICI_WEIGHTS.
"""

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Action
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import board_of
from fiorino.games.medici_vs_strozzi.master.search import Sight
from fiorino.games.medici_vs_strozzi.master.strength import (
    NEAR,
    MediciStrength,
    Mind,
    packaged_strength,
)
from fiorino.games.medici_vs_strozzi.master.weights import read_weights

VARIABLE: Final = "MEDICI_WEIGHTS"
MEDICI_BOX: Final = MediciBox(MEDICI_VS_STROZZI.default_box())


@cache
def packaged(box: MediciBox) -> MediciStrength:
    """The packaged nets."""
    strength = packaged_strength(box, last_lot_is_sold=True)
    assert strength is not None
    return strength


@cache
def kept(box: MediciBox) -> MediciStrength:
    """The nets of the file named in the environment."""
    path = os.environ.get(VARIABLE)
    if path is None:
        raise FiorinoError(f"Name the file of weights in the environment variable {VARIABLE}.")
    nets = read_weights(Path(path), board_of(box))
    if nets is None:
        raise FiorinoError(f"The weights in {path} were trained for another box.")
    return MediciStrength(nets, last_lot_is_sold=True)


class Sparring:
    """Plays the usual box by packaged nets, one lot ahead and without any blur."""

    mind: ClassVar[Mind] = Mind(NEAR)
    nets = staticmethod(packaged)

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> Action:
        strength = self.nets(MEDICI_BOX)
        return strength.study(decision, self.mind, self.rng).judged[0].action


class OneLot(Sparring):
    """The packaged nets, one lot ahead."""


class OtherOneLot(Sparring):
    """The nets of a file, one lot ahead."""

    nets = staticmethod(kept)


class Other(Sparring):
    """The nets of a file, with the search of `master`."""

    mind = Mind(Sight())
    nets = staticmethod(kept)
