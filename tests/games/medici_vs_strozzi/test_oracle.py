"""The engine in lock-step with the oracle: two statements of the rules that share no mistake."""

from typing import Final

import pytest

from .choosers import CHOOSERS
from .lockstep import Lockstep
from .tables import OUR_BOX, other_box

pytestmark = pytest.mark.heavy

CHUNK: Final = 50


def play_chunk(lockstep: Lockstep, chunk: int, matches: int) -> None:
    """Matches in which, one after the other, all pairs of characters meet."""
    kinds = len(CHOOSERS)
    for seed in range(chunk * CHUNK, chunk * CHUNK + matches):
        lockstep.play(seed, (CHOOSERS[seed % kinds], CHOOSERS[seed // kinds % kinds]))


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
@pytest.mark.parametrize("chunk", range(5))
def test_the_engine_and_the_oracle_agree_at_every_decision(last_lot: str, chunk: int) -> None:
    lockstep = Lockstep(last_lot, OUR_BOX)
    play_chunk(lockstep, chunk, CHUNK)

    _assert_nothing_was_left_out(lockstep, last_lot)


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
def test_the_engine_and_the_oracle_agree_with_another_box(last_lot: str) -> None:
    lockstep = Lockstep(last_lot, other_box())
    play_chunk(lockstep, 100, 20)

    _assert_nothing_was_left_out(lockstep, last_lot)


def _assert_nothing_was_left_out(lockstep: Lockstep, last_lot: str) -> None:
    """The matches had full fleets, empty bags, forced throws and, with the option, unsold lots."""
    met = lockstep.met
    assert met["MatchEnded"] * 3 == met["RoundBegan"] + met["MatchEnded"]
    assert min(met["FleetFull"], met["BagEmpty"], met["LotForced"], met["LotLoaded"]) > 0
    assert (met["LotUnsold"] > 0) == (last_lot == "not_sold")
    assert met["FleetFull"] + met["BagEmpty"] >= 3 * met["MatchEnded"]
