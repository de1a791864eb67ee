"""The requirements, each with its measurement."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.contenders import (
    ALL_COMPILED,
    CATANATRON,
    COMPILED,
    HEARTS_ALL,
    HEARTS_DRIVEN,
    LEARNING,
    MEDICI,
    SIENA,
    own_name,
)
from bench.results import Run
from bench.sheets import UNKNOWN, Sheet, figure
from bench.startup import INSTALLED, Times
from fiorino.core.record import find_game
from fiorino.games import GAMES

YES = "yes"
NO = "no"
UNMEASURED = "not measured"


@dataclass(frozen=True)
class Requirement:
    """A multiple of another's rate, which every named row must reach."""

    text: str
    least: float
    rows: Sequence[str]
    against: Sequence[str]
    counts: Sequence[str] = ("choices", "actions")

    def ratios(self, run: Run) -> dict[str, float | None]:
        """The lowest ratio for each count; None if a row is not measured."""
        found: dict[str, float | None] = {}
        for count in self.counts:
            ratios = [
                run.ratio(row, other, count)
                for row, other in zip(self.rows, self.against, strict=True)
            ]
            known = [ratio for ratio in ratios if ratio is not None]
            found[count] = min(known) if len(known) == len(ratios) else None
        return found

    def verdict(self, run: Run) -> str:
        """Whether it holds by both counts, by only one, or not at all."""
        ratios = self.ratios(run)
        if None in ratios.values():
            return UNMEASURED
        held = [count for count, ratio in ratios.items() if ratio and ratio >= self.least]
        if len(held) == len(ratios):
            return YES
        return f"by {held[0]} only" if held else NO


def _play(text: str, least: float, game: str, build: str, against: str) -> Requirement:
    players = (2,) if game == MEDICI else (2, 3, 4, 5)
    rows = [own_name("play", game, count, build) for count in players]
    return Requirement(text, least, rows, [against] * len(rows))


REQUIREMENTS = (
    _play("Siena, driven from Python, × Catanatron", 30, SIENA, COMPILED, CATANATRON),
    _play("Siena × hearts in C++, both driven from Python", 1, SIENA, COMPILED, HEARTS_DRIVEN),
    _play("Siena × hearts, both all compiled", 0.8, SIENA, ALL_COMPILED, HEARTS_ALL),
    _play("Medici vs Strozzi, driven from Python, × Catanatron", 60, MEDICI, COMPILED, CATANATRON),
    _play("Medici vs Strozzi × hearts, both all compiled", 0.8, MEDICI, ALL_COMPILED, HEARTS_ALL),
    *[
        Requirement(
            f"Steps of a batch × the PettingZoo adapter, {find_game(game, GAMES).title}",
            12,
            [own_name("batch", game, players, COMPILED)],
            [own_name("pettingzoo", game, players, COMPILED)],
            ("choices",),
        )
        for game, players in LEARNING
    ],
)
"""On one core, the engine compiled, random play; Siena by its slowest number of players."""


def requirement_sheet(run: Run) -> Sheet:
    """The sheet of all requirements."""
    rows: list[tuple[str, ...]] = []
    for requirement in REQUIREMENTS:
        ratios = requirement.ratios(run)
        rows.append(
            (
                requirement.text,
                f"at least {requirement.least:g}",
                figure(ratios["choices"]),
                figure(ratios.get("actions")),
                requirement.verdict(run),
            )
        )
    rows += [_start_row(times) for times in run.times if times.start.build == INSTALLED]
    return Sheet(
        "Targets",
        "Random play on one core with the compiled engine, as a multiple of the other's rate, by"
        " choices and by actions. For Siena, the slowest number of players decides. Commands are"
        " measured in seconds.",
        ("what", "target", "by choices", "by actions", "met"),
        rows,
    )


def _start_row(times: Times) -> tuple[str, ...]:
    seconds, limit = times.median, times.start.limit
    verdict = UNMEASURED if seconds is None or limit is None else YES if seconds <= limit else NO
    wanted = UNKNOWN if limit is None else f"at most {limit:.1f} s"
    told = UNKNOWN if seconds is None else f"{figure(seconds)} s"
    return (times.start.title, wanted, told, "", verdict)
