"""The law suite over many random matches: `python -m bench.laws siena --matches 1000`."""

import argparse
import multiprocessing
from time import perf_counter

from bench.telling import Telling
from fiorino.core.laws import check_match
from fiorino.core.options import choices
from fiorino.core.record import find_game
from fiorino.games import GAMES

CHUNK = 10


def check_chunk(name: str, first: int, count: int) -> int:
    """Check matches `first` to `first + count - 1` of a game, options and seats taken in turn."""
    game = find_game(name, GAMES)
    decisions = 0
    for seed in range(first, first + count):
        options = {
            option.name: option.values[(seed + place) % len(option.values)]
            for place, option in enumerate(choices(game.options_type))
        }
        players = game.players[seed % len(game.players)]
        decisions += check_match(game.setup(players, options), seed)
    return decisions


def _check(chunk: tuple[str, int, int]) -> int:
    return check_chunk(*chunk)


def main() -> None:
    """Run the matches on all processors and say how many decisions held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--matches", type=int, default=10_000)
    arguments = parser.parse_args()
    matches = arguments.matches
    began = perf_counter()
    with multiprocessing.get_context("spawn").Pool() as pool:
        chunks = [
            (arguments.game, first, min(CHUNK, matches - first))
            for first in range(0, matches, CHUNK)
        ]
        decisions, say = 0, Telling()
        for done, held in enumerate(pool.imap_unordered(_check, chunks), 1):
            decisions += held
            say(f"{arguments.game}: {min(done * CHUNK, matches):,} of {matches:,} matches")
    print(
        f"{arguments.game}: {matches:,} matches, {decisions:,} decisions, no law broken,"
        f" {perf_counter() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
