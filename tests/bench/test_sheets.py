"""The tables: rates, ratios, costs, and who is left out."""

import pytest

from bench import sheets
from bench.contenders import (
    CATANATRON,
    CATANATRON_CLONES,
    CATANATRON_SEARCH,
    COMPILED,
    CONTENDERS,
    HEARTS_DRIVEN,
    MEDICI,
    SIENA,
    SOURCE,
    length_name,
    own_name,
)
from bench.driver import Outcome
from bench.results import Run
from bench.startup import INSTALLED, Start, Times

from .support import made_run, outcome

MINE = own_name("play", SIENA, 5, SOURCE)


def run_of(*outcomes: Outcome) -> Run:
    found = {each.contender.name: each for each in outcomes}
    return Run(found, [], "machine", "versions", "day", 1.0, 1)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "–"),
        (0.0456, "0.046"),
        (0.5, "0.50"),
        (1.0, "1.00"),
        (12.34, "12.3"),
        (123.4, "123"),
        (1_234_567.0, "1,230,000"),
    ],
)
def test_figures_have_the_digits_that_mean_something(value: float | None, text: str) -> None:
    assert sheets.figure(value) == text


def test_rates_stand_beside_their_ratios_by_both_counts() -> None:
    run = made_run({MINE: (300, 800), CATANATRON: (100, 400), HEARTS_DRIVEN: (600, 1600)})
    row = next(row for row in sheets.driven(run).rows if row[0] == "Siena, 5 players")
    assert row[1:] == ("from source", "300", "3.00", "0.50", "800", "2.00", "0.50", "0 %")


def test_without_the_reference_there_are_rates_and_no_ratios() -> None:
    (row,) = sheets.driven(made_run({MINE: (300, 800)})).rows
    assert row[2:] == ("300", "–", "–", "800", "–", "–", "0 %")


def test_who_is_left_out_is_named_once_for_each_reason() -> None:
    missing = {
        CATANATRON: "It is not installed.",
        own_name("play", SIENA, 2, COMPILED): "The engine is not compiled here.",
        own_name("play", SIENA, 5, COMPILED): "The engine is not compiled here.",
    }
    sheet = sheets.driven(made_run({MINE: 1}, missing=missing))
    assert len(sheet.rows) == 1
    assert sorted(sheet.notes) == [
        "Left out: Catanatron, 4 players (Python). It is not installed.",
        "Left out: Siena, 2 players (compiled); Siena, 5 players (compiled)."
        " The engine is not compiled here.",
    ]


def test_the_cost_of_an_action_is_set_against_two_players() -> None:
    rates = {
        own_name("play", SIENA, 2, SOURCE): 100_000,
        own_name("play", SIENA, 3, SOURCE): 50_000,
    }
    first, second = sheets.by_players(made_run(rates)).rows
    assert first == ("2", "10.0", "1.00", "–", "–", "–", "–")
    assert second == ("3", "20.0", "2.00", "–", "–", "–", "–")


def test_the_cost_of_an_action_is_set_against_the_first_quarter() -> None:
    run = made_run({length_name(0, COMPILED): 1_000_000, length_name(3, COMPILED): 500_000})
    assert sheets.by_length(run).rows == [
        ("1 of 4", "–", "–", "1.00", "1.00"),
        ("4 of 4", "–", "–", "2.00", "2.00"),
    ]


def test_clones_are_told_as_cost_and_as_multiple() -> None:
    run = run_of(
        outcome(own_name("clone", SIENA, 5, SOURCE), clones=200_000),
        outcome(CATANATRON_CLONES, clones=10_000),
    )
    mine, theirs = sheets.clones(run).rows
    assert mine[2:] == ("5.00", "200,000", "20.0", "0 %")
    assert theirs[2:] == ("100", "10,000", "1.00", "0 %")


def test_searches_are_told_in_simulations_and_nodes() -> None:
    run = run_of(
        outcome(own_name("search", MEDICI, 2, SOURCE), simulations=1000, actions=150_000),
        outcome(CATANATRON_SEARCH, simulations=25, actions=10_000),
    )
    mine, theirs = sheets.searches(run).rows
    assert mine[2:] == ("1,000", "40.0", "150,000", "15.0", "150", "0 %")
    assert theirs[2:] == ("25.0", "1.00", "10,000", "1.00", "400", "0 %")


def test_a_batch_is_set_against_the_adapter_of_its_own_game_and_build() -> None:
    run = run_of(
        outcome(own_name("pettingzoo", SIENA, 5, SOURCE), choices=1000),
        outcome(own_name("pettingzoo", SIENA, 5, COMPILED), choices=4000),
        outcome(own_name("batch", SIENA, 5, COMPILED), choices=60_000),
    )
    assert [row[3] for row in sheets.learners(run).rows] == ["1.00", "1.00", "15.0"]


def test_starts_are_set_against_python_alone() -> None:
    times = [
        Times(Start("python", ()), [0.02]),
        Times(Start("fiorino", (), INSTALLED, limit=0.3), [0.1, 0.5, 0.1]),
        Times(Start("fiorino play", (), INSTALLED), missing="It did not start."),
    ]
    sheet = sheets.start_up(made_run({}, times))
    assert sheet.rows == [
        ("python", "Python", "0.020", "1.00", "–"),
        ("fiorino", "as installed", "0.10", "5.00", "0.3"),
    ]
    assert sheet.notes == ["Left out: fiorino play (as installed). It did not start."]


def test_tables_without_rows_are_not_shown() -> None:
    titles = [sheet.title for sheet in sheets.all_sheets(made_run({MINE: 5}))]
    assert titles == ["Random play driven from Python", "Cost by number of players"]


def test_every_row_has_a_cell_for_every_column() -> None:
    times = [Times(Start("python", ()), [0.02])]
    shown = sheets.all_sheets(made_run(dict.fromkeys(CONTENDERS, 5), times))
    assert len(shown) == 10
    for sheet in shown:
        assert {len(row) for row in sheet.rows} == {len(sheet.columns)}, sheet.title
