"""Targets: when they are met."""

from collections.abc import Mapping

import pytest

from bench.contenders import ALL_COMPILED, CATANATRON, COMPILED, CONTENDERS, SIENA, own_name
from bench.requirements import NO, REQUIREMENTS, UNMEASURED, YES, Requirement, requirement_sheet
from bench.startup import INSTALLED, Start, Times

from .support import made_run

SIENAS = [own_name("play", SIENA, players, COMPILED) for players in (2, 3, 4, 5)]
THIRTY = REQUIREMENTS[0]


def verdict(siena: Mapping[str, tuple[int, int]], catanatron: tuple[int, int] = (10, 30)) -> str:
    return THIRTY.verdict(made_run({**siena, CATANATRON: catanatron}))


@pytest.mark.parametrize(
    ("rate", "told"),
    [
        ((300, 900), YES),
        ((299, 899), NO),
        ((300, 899), "by choices only"),
        ((299, 900), "by actions only"),
    ],
)
def test_a_requirement_holds_however_one_counts_or_says_by_which(
    rate: tuple[int, int], told: str
) -> None:
    assert verdict(dict.fromkeys(SIENAS, rate)) == told


@pytest.mark.parametrize("slowest", SIENAS)
def test_siena_is_judged_by_its_slowest_number_of_players(slowest: str) -> None:
    rates = dict.fromkeys(SIENAS, (1000, 3000)) | {slowest: (150, 450)}
    assert verdict(rates) == NO
    assert THIRTY.ratios(made_run({**rates, CATANATRON: (10, 30)})) == {
        "choices": 15,
        "actions": 15,
    }


@pytest.mark.parametrize("absent", [*SIENAS, CATANATRON])
def test_what_is_not_measured_does_not_hold(absent: str) -> None:
    rates = {name: (1000, 3000) for name in [*SIENAS, CATANATRON] if name != absent}
    assert THIRTY.verdict(made_run(rates)) == UNMEASURED


def test_steps_of_batches_are_counted_by_choices_alone() -> None:
    batches = [each for each in REQUIREMENTS if each.rows[0].startswith("batch/")]
    assert len(batches) == 2
    for batch in batches:
        run = made_run({batch.rows[0]: (120, 1), batch.against[0]: (10, 50)})
        assert batch.verdict(run) == YES
        assert batch.ratios(run) == {"choices": 12}


@pytest.mark.parametrize("requirement", REQUIREMENTS, ids=lambda each: each.text)
def test_every_requirement_is_about_compiled_contenders_that_there_are(
    requirement: Requirement,
) -> None:
    assert {CONTENDERS[row].build for row in requirement.rows} <= {COMPILED, ALL_COMPILED}
    assert all(name in CONTENDERS for name in requirement.against)


def test_the_sheet_shows_ratios_and_verdicts() -> None:
    rates = dict.fromkeys(SIENAS, (350, 900)) | {CATANATRON: (10, 30)}
    first, second, *_ = requirement_sheet(made_run(rates)).rows
    assert first == (THIRTY.text, "at least 30", "35.0", "30.0", YES)
    assert second[2:] == ("–", "–", UNMEASURED)


@pytest.mark.parametrize(
    ("seconds", "told"), [([0.29, 0.3, 9.0], YES), ([0.31], NO), ([], UNMEASURED)]
)
def test_commands_are_judged_by_their_seconds(seconds: list[float], told: str) -> None:
    start = Start("fiorino --version", (), INSTALLED, limit=0.3)
    row = requirement_sheet(made_run({}, [Times(start, seconds)])).rows[-1]
    assert (row[0], row[1], row[-1]) == ("fiorino --version", "at most 0.3 s", told)


def test_only_the_installed_command_is_judged() -> None:
    start = Start("python", (), "", limit=0.3)
    sheet = requirement_sheet(made_run({}, [Times(start, [0.1])]))
    assert len(sheet.rows) == len(REQUIREMENTS)
