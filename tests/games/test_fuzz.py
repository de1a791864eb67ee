"""Tampered tables, records and boxes: refused with a sentence, or played to the end.

`make fuzz` runs tens of thousands of them.
"""

import pytest

from bench.fuzz import KINDS, pool_of, run
from fiorino.games import GAMES
from fiorino.games.siena import SIENA
from fiorino.games.siena.position import STEPS

NAMES = [game.name for game in GAMES]
SEED = 7


@pytest.mark.heavy
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", range(6))
def test_what_is_left_of_a_tampered_table_plays_to_the_end(name: str, part: int) -> None:
    counted, broken = run("positions", name, SEED, range(50 * part, 50 * part + 50))

    assert broken == []
    assert counted["played"] > 0
    assert counted["refused"] > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "positions"])
def test_what_is_left_of_a_tampered_file_plays_to_the_end(name: str, kind: str) -> None:
    counted, broken = run(kind, name, SEED, range(60))

    assert broken == []
    assert counted["refused"] > 0


@pytest.mark.heavy
def test_tables_of_siena_are_tampered_with_at_nearly_every_question() -> None:
    asked = {
        name for seed in (SEED, SEED + 1, SEED + 2) for name in pool_of(SIENA.name, seed).tables
    }
    silent = {
        "leave-out", "begin-round", "deal", "set-initiative", "name-first", "next-turn",
        "take-cards", "auction-star", "settle", "charge-guests", "offer-artist", "wander",
        "beg-from",
    }  # fmt: skip

    # Rare ones may be missing in three pools; the agenda steps of others still name them.
    assert len(set(STEPS.classes) - silent - asked) <= 3
