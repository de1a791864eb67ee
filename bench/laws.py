"""The law suite over many random matches: `python -m bench.laws --matches 10000`."""

import argparse
import multiprocessing
from time import perf_counter

from fiorino.core.laws import check_match
from fiorino.core.options import choices
from fiorino.games import GAMES


def check_chunk(first: int, count: int) -> int:
    """Check matches `first` to `first + count - 1` of every game, options taken in turn."""
    decisions = 0
    for game in GAMES:
        for seed in range(first, first + count):
            options = {
                option.name: option.values[seed % len(option.values)]
                for option in choices(game.options_type)
            }
            players = game.players[seed % len(game.players)]
            decisions += check_match(game.setup(players, options), seed)
    return decisions


def main() -> None:
    """Run the matches on all processors and say how many decisions held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    matches = parser.parse_args().matches
    chunk = 100
    began = perf_counter()
    with multiprocessing.get_context("spawn").Pool() as pool:
        chunks = [(first, min(chunk, matches - first)) for first in range(0, matches, chunk)]
        decisions = sum(pool.starmap(check_chunk, chunks))
    print(
        f"{matches:,} matches of each of {len(GAMES)} games, {decisions:,} decisions,"
        f" no law broken, {perf_counter() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
