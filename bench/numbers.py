"""How matches of Siena go by each edition: `python -m bench.numbers --write`.

Each column is what `fiorino simulate siena --option edition=…` tells about `greedy` in every seat;
then comes `greedy` alone among `random` players.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from fiorino.arena.plan import Plan
from fiorino.arena.statistics import averages, standings
from fiorino.arena.tournament import Results, run
from fiorino.games.siena.options import EDITIONS

PAGE: Final = Path(__file__).parents[1] / "docs" / "siena-in-numbers.md"
BEGIN: Final = "<!-- python -m bench.numbers writes from here -->\n"
END: Final = "<!-- to here -->\n"
PLAYERS: Final = (2, 3, 4, 5)
SEED: Final = "1"
ENDINGS: Final = {
    "last round": "end: round 20",
    "lorenzetti": "end: Lorenzetti engaged",
    "tower": "end: Tower complete",
}
FACTS: Final = (
    "rounds",
    "round of becoming Merchant",
    "round of becoming Banker",
    "players left out (not Bankers)",
    "levels of the Tower",
    "Artists engaged",
    "Senesi kept",
    "stinginess cubes",
)


def column(results: Results) -> list[str]:
    """The figures of one number of players, in the order of the rows."""
    told, played = averages(results), results.matches
    decisions = sum(match.decisions for match in played)
    points = [score for match in played for score in match.scores]
    return [
        str(len(played)),
        *[f"{100 * told.get(f'ending: {ending}', 0.0):.0f} %" for ending in ENDINGS],
        *[f"{told.get(fact, 0.0):.1f}" for fact in FACTS],
        f"{sum(points) / len(points):.1f}",
        f"{decisions / len(played):.0f}",
        f"{sum(match.options for match in played) / decisions:.1f}",
    ]


def table(columns: Sequence[Sequence[str]]) -> list[str]:
    """One edition as a table of Markdown."""
    names = [
        "matches",
        *ENDINGS.values(),
        *FACTS,
        "points per player",
        "decisions per match",
        "answers per decision",
    ]
    return [
        "| players | " + " | ".join(str(players) for players in PLAYERS) + " |",
        "|---" * (len(PLAYERS) + 1) + "|",
        *[
            f"| {name} | " + " | ".join(figures) + " |"
            for name, *figures in zip(names, *columns, strict=True)
        ],
    ]


def against_random(matches: int, workers: int) -> list[str]:
    """One greedy player among random ones, by the English rules."""
    lines = [
        "| seats | first places of greedy | 95 % | an equal share | points of greedy |",
        "|---|---|---|---|---|",
    ]
    for players in PLAYERS:
        bots = ("greedy", *["random"] * (players - 1))
        won = standings(run(Plan("siena", bots, SEED, matches), workers, lambda _: None))[0]
        lines.append(
            f"| greedy and {players - 1} × random | {100 * won.share:.0f} %"
            f" | {100 * won.share_low:.0f}–{100 * won.share_high:.0f} | {100 / players:.0f} %"
            f" | {won.score:.1f} |"
        )
        print(f"greedy and {players - 1} × random: done")
    return lines


def measured(matches: int, workers: int) -> str:
    """All tables; reports progress."""
    lines: list[str] = []
    began = perf_counter()
    for edition in EDITIONS:
        columns = []
        for players in PLAYERS:
            plan = Plan("siena", ("greedy",) * players, SEED, matches, (("edition", edition),))
            columns.append(column(run(plan, workers, lambda _: None)))
            print(f"{edition}, {players} players: done after {perf_counter() - began:.0f} s")
        lines += [f"### {edition.capitalize()}", "", *table(columns), ""]
    lines += ["### Greedy against random", "", *against_random(matches, workers), ""]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, then write the page or print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write docs/siena-in-numbers.md")
    arguments = parser.parse_args()
    tables = measured(arguments.matches, arguments.workers)
    if not arguments.write:
        print(tables)
        return
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + tables + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
