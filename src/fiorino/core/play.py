"""Random playouts: what searches, statistics and benchmarks do most."""

from random import Random
from typing import Final

from fiorino.core.protocol import CHANCE, NOBODY, Table


def draw(table: Table, rng: Random) -> None:
    """Let chance answer until a seat is asked or the match is over."""
    while table.seat() == CHANCE:
        table.apply(table.sample(rng.random()))


class Tally:
    """What was played: players' choices (with at least two answers), and all actions."""

    def __init__(self, choices: int, actions: int) -> None:
        self.choices: Final = choices
        self.actions: Final = actions


def play_random(table: Table, rng: Random) -> Tally:
    """Answer at random until the match is over: CHANCE by weight, seats uniformly."""
    random = rng.random
    choices = 0
    actions = 0
    while True:
        seat = table.seat()
        if seat == NOBODY:
            return Tally(choices, actions)
        actions += 1
        if seat != CHANCE:
            choices += 1
        table.apply(table.sample(random()))
