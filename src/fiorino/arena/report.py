"""The report of a tournament: as JSON for programs, as a page for people."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from fiorino import __version__
from fiorino.arena.plan import Faults, Times, labels
from fiorino.arena.ratings import Skill, Strength, skills, strengths
from fiorino.arena.statistics import (
    Meeting,
    Standing,
    averages,
    faults,
    meetings,
    standings,
    times,
)
from fiorino.arena.times import median
from fiorino.arena.tournament import Results

JSON_FILE: Final = "report.json"
HTML_FILE: Final = "report.html"


@dataclass(frozen=True)
class TestLine:
    """How the test of one line-up stands."""

    bot: str
    others: str
    matches: int
    ratio: float
    verdict: str


@dataclass(frozen=True)
class Report:
    """Everything that is told about a tournament."""

    results: Results
    names: list[str]
    standings: list[Standing]
    meetings: list[Meeting]
    tests: list[TestLine]
    skills: list[Skill]
    strengths: list[Strength]
    faults: list[Faults]
    times: list[Times]
    facts: dict[str, float]

    @staticmethod
    def of(results: Results) -> "Report":
        """The report of a tournament of which at least one deal is done."""
        return Report(
            results=results,
            names=labels(results.plan.bots),
            standings=standings(results),
            meetings=meetings(results),
            tests=_tests(results),
            skills=skills(results),
            strengths=strengths(results),
            faults=faults(results),
            times=times(results),
            facts=averages(results),
        )

    def as_json(self) -> dict[str, object]:
        """Everything that the same seed gives again; no times."""
        results = self.results
        return {
            "plan": asdict(results.plan),
            "deals": max(map(len, results.deals)),
            "matches": len(results.matches),
            "decisions": sum(match.decisions for match in results.matches),
            "options": sum(match.options for match in results.matches),
            "facts": self.facts,
            "interrupted": results.interrupted,
            "standings": [asdict(line) for line in self.standings],
            "meetings": [
                asdict(each) | {"bot": self.names[each.bot], "other": self.names[each.other]}
                for each in self.meetings
            ],
            "tests": [asdict(line) for line in self.tests],
            "bradley_terry": [asdict(each) for each in self.strengths],
            "plackett_luce": [asdict(each) for each in self.skills],
            "faults": {
                name: asdict(each) for name, each in zip(self.names, self.faults, strict=True)
            },
        }

    def times_as_json(self) -> dict[str, object]:
        """How long the bots took, in seconds."""
        return {
            name: {
                "answers": each.count,
                "median": median(each),
                "mean": each.total / each.count if each.count else 0.0,
                "longest": each.longest,
                "late": each.late,
            }
            for name, each in zip(self.names, self.times, strict=True)
        }


def _tests(results: Results) -> list[TestLine]:
    names = labels(results.plan.bots)
    return [
        TestLine(
            bot=names[line_up[0]],
            others=" and ".join(names[bot] for bot in dict.fromkeys(line_up[1:])),
            matches=sum(map(len, deals)),
            ratio=test.ratio,
            verdict=test.verdict,
        )
        for line_up, deals, test in zip(
            results.plan.line_ups, results.deals, results.tests, strict=False
        )
    ]


def write_report(report: Report, folder: Path) -> None:
    """Write the report into the folder of its tournament, in place of an older one."""
    from fiorino.arena.page import page_of  # noqa: PLC0415 - it is read only where it is written

    told = report.as_json() | {"times": report.times_as_json(), "fiorino": __version__}
    _write(folder / JSON_FILE, json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    _write(folder / HTML_FILE, page_of(report))


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_text(text, "utf-8")
    new.replace(path)
