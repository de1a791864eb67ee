"""The CPU time that the levels of Medici vs Strozzi take for an answer.

    python -m fiorino.bench.medici_times --matches 10 --seed times

Each level plays against itself in one process, so other work on the machine does not count.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from time import process_time

import click

from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.strength import Level
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI


def seconds(level: Level, matches: int, seed: str) -> Iterator[float]:
    """The CPU time of each answer of a level."""
    setup = MEDICI_VS_STROZZI.setup()
    strength = setup.game.strength(setup)
    assert strength is not None
    for number in range(matches):
        match, rng = Match(setup, Chance(f"{seed}/{number}")), Random(number)
        while (decision := match.decision()) is not None:
            began = process_time()
            answer = strength.judge(decision, level, rng)[0].action
            yield process_time() - began
            match.play(decision.seat, answer)


@click.command()
@click.option("--matches", default=10, show_default=True, help="How many matches of each level.")
@click.option("--seed", default="times", show_default=True, help="Seed of the matches.")
def main(matches: int, seed: str) -> None:
    """Print the median, mean and longest answer of every level."""
    for level in Level:
        each = [1000 * taken for taken in seconds(level, matches, seed)]
        click.echo(
            f"{level.value}: {median(each):.1f} ms at the median, {fmean(each):.1f} ms at the mean,"
            f" {max(each):.0f} ms at most, {len(each)} answers"
        )


if __name__ == "__main__":
    main()
