"""Players of different character, so that random matches reach every corner of the rules."""

from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Final

from fiorino.core.protocol import CHANCE
from fiorino.core.random import at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import MediciTable

from .tables import own, setup_of

Chooser = Callable[[Sequence[str], Random], str]
"""Picks one of the legal answers, which are given as text."""


def pick(answers: Sequence[str], rng: Random) -> str:
    return answers[int(rng.random() * len(answers))]


def anyhow(answers: Sequence[str], rng: Random) -> str:
    """All answers alike."""
    return pick(answers, rng)


def cheap(answers: Sequence[str], rng: Random) -> str:
    """Names prices from 0 to 40."""
    return pick(answers[:41] if answers[0] == "price 0" else answers, rng)


def stubborn(answers: Sequence[str], rng: Random) -> str:
    """Never buys what the other house offers."""
    return "refuse" if "refuse" in answers else cheap(answers, rng)


def wasteful(answers: Sequence[str], rng: Random) -> str:
    """Throws most lots away."""
    return "throw" if "throw" in answers and rng.random() < 0.7 else cheap(answers, rng)


def greedy(answers: Sequence[str], rng: Random) -> str:
    """Draws as many tiles as it may, and keeps them."""
    return "draw" if "draw" in answers else loading(answers, rng)


def loading(answers: Sequence[str], rng: Random) -> str:
    """Loads whatever it buys, so that fleets fill up."""
    return pick(answers[:-1], rng) if answers[-1] == "throw" else cheap(answers, rng)


def hoarding(answers: Sequence[str], rng: Random) -> str:
    """Loads whatever it draws, tile by tile, and leaves nothing for the other house to load."""
    if "refuse" in answers:
        return "refuse" if rng.random() < 0.9 else "buy"
    if "stop" in answers:
        return "stop" if rng.random() < 0.6 else "draw"
    return loading(answers, rng)


CHOOSERS: Final[tuple[Chooser, ...]] = (
    anyhow, cheap, stubborn, wasteful, greedy, loading, hoarding,
)  # fmt: skip


def random_tables(
    count: int, seed: int, questions: Container[str], last_lot: str = "sold"
) -> list[MediciTable]:
    """Tables of random matches at which one of these questions is asked."""
    setup = setup_of(last_lot)
    notation = MEDICI_VS_STROZZI.notation(setup)
    rng = Random(seed)
    found: list[MediciTable] = []
    number = 0
    while len(found) < count:
        table = own(setup.table())
        players = (
            CHOOSERS[number % len(CHOOSERS)],
            CHOOSERS[number // len(CHOOSERS) % len(CHOOSERS)],
        )
        number += 1
        while table.agenda:
            if table.question() in questions and rng.random() < 0.15:
                found.append(table.clone())
            if table.seat() == CHANCE:
                table.apply(at_random(table, rng))
                continue
            texts = [notation.write(action) for action in table.options()[:60]]
            table.apply(notation.parse(players[table.seat()](texts, rng)))
        if table.question() in questions:
            found.append(table.clone())
    return found[:count]
