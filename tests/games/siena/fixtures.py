"""Whole matches kept as records. `python -m tests.games.siena.fixtures` writes them anew."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.random import Chance
from fiorino.core.record import Record, write_record
from fiorino.games.siena import SIENA
from fiorino.games.siena.position import STEPS

from .samples import by_text, sociable

FOLDER: Final = Path(__file__).parents[2] / "fixtures"
SEEDS: Final = 300
"""How many matches are tried for each file."""
MATCHES: Final = (
    ("english", "standard", 3),
    ("dutch", "standard", 4),
    ("german", "introductory", 2),
    ("hungarian", "advanced", 4),
    ("dutch", "advanced", 5),
)
BY_ITSELF: Final = {
    "leave-out", "begin-round", "deal", "set-initiative", "name-first", "next-turn", "take-cards",
    "auction-star", "settle", "charge-guests", "offer-artist", "offer-rise", "wander", "beg-from",
}  # fmt: skip
"""Steps that ask nobody."""
ASKED: Final = set(STEPS.classes) - BY_ITSELF


def questions(match: Match) -> set[str]:
    """What was asked in a match."""
    table = match.at(0)
    asked = set()
    for entry in match.log:
        asked.add(table.question())
        table.apply(entry.action)
    return asked


def played(edition: str, game: str, players: int, seed: int) -> Match:
    """A match of sociable players, to its end."""
    setup = SIENA.setup(players, {"edition": edition, "game": game})
    match = Match(setup, Chance(str(seed)))
    choose, rng = by_text(setup, sociable), Random(seed)
    while not match.is_over:
        match.play(match.table.seat(), choose(match.table, rng))
    return match


def chosen() -> Iterator[tuple[str, Match]]:
    """For each file the match that asks most of what no earlier one has asked."""
    missing = set(ASKED)
    for edition, game, players in MATCHES:
        best = max(
            (played(edition, game, players, seed) for seed in range(SEEDS)),
            key=lambda match: len(missing & questions(match)),
        )
        missing -= questions(best)
        yield f"siena_{edition}_{game}_{players}.fiorino", best


def main() -> None:
    """Write the files; whoever asks too little is told."""
    asked: set[str] = set()
    for name, match in chosen():
        asked |= questions(match)
        players = [f"Player {number}" for number in range(1, match.setup.players + 1)]
        (FOLDER / name).write_text(write_record(Record(match, players)), "utf-8")
        answers = sum(entry.seat != CHANCE for entry in match.log)
        print(f"{name}: {answers} answers, {len(ASKED - asked)} questions not asked yet")


if __name__ == "__main__":
    main()
