"""`fiorino analyze`."""

from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.bots.greedy import best_answer
from fiorino.cli.analyze import drawn
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.random import Chance

from .conftest import Call
from .support import SETUP, assert_refused, dealt, record_file

FEW: Final = ("--nodes", "1")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, Path]:
    """A whole match by the rules of thumb, but for one answer that throws the first lot away."""
    match = Match(SETUP, Chance("review"))
    heuristics = SETUP.game.heuristics()
    while (decision := match.decision()) is not None:
        answer = best_answer(heuristics, match.table)
        if decision.question == "name-price" and "asked" not in locals():
            asked = decision.seat
            answer = decision.options[0]
        match.play(decision.seat, answer)
    return match, record_file(tmp_path_factory.mktemp("record") / "m.fiorino", match)


@pytest.fixture
def found(call: Call, finished: tuple[Match, Path]) -> Any:
    return call("analyze", finished[1], *FEW, "--json").json()


def test_every_decision_is_reviewed_with_the_answer_that_was_given(
    found: Any, finished: tuple[Match, Path]
) -> None:
    match, _ = finished
    asked = [(n, e) for n, e in enumerate(match.log, 1) if e.seat != CHANCE]
    notation = SETUP.game.notation(SETUP)
    assert [(each["number"], each["answer"]) for each in found["decisions"]] == [
        (number, notation.write(entry.action)) for number, entry in asked
    ]


def test_what_an_answer_gave_away_is_what_the_best_is_worth_more(found: Any) -> None:
    for each in found["decisions"]:
        best = each["best"][0]
        assert best["gives_away"] == 0
        assert each["gave_away"] == pytest.approx(best["worth"] - each["worth"])
        assert each["gave_away"] >= 0


def test_the_account_of_a_seat_adds_up(found: Any, finished: tuple[Match, Path]) -> None:
    result = finished[0].result
    assert result is not None
    one, other = found["seats"]
    for each in (one, other):
        assert each["began"] - each["gave_away"] + each["came"] == pytest.approx(each["ended"])
    assert one["ended"] == -other["ended"] == result.scores[0] - result.scores[1]
    assert one["luck"] == pytest.approx(one["came"] - other["gave_away"])


def test_a_price_of_nothing_is_a_turning_point(found: Any) -> None:
    thrown = next(each for each in found["decisions"] if each["question"] == "name-price")
    assert thrown["gave_away"] > 0
    costs = sorted(each["gave_away"] for each in found["decisions"])[-5:]
    by_number = {each["number"]: each["gave_away"] for each in found["decisions"]}
    assert sorted(by_number[number] for number in found["turning_points"]) == costs


def test_the_same_match_has_the_same_review(call: Call, finished: tuple[Match, Path]) -> None:
    one, two = (call("analyze", finished[1], *FEW, "--json").out for _ in range(2))
    assert one == two


def test_the_terminal_shows_curves_and_turning_points(
    call: Call, finished: tuple[Match, Path]
) -> None:
    said = call("analyze", finished[1], *FEW)
    assert (said.code, said.err) == (0, "")
    assert said.words.count("own answers gave away") == 2
    assert said.words.count("Better: ") == 5
    assert said.widest <= 80


def test_a_match_that_goes_on_is_refused(call: Call, tmp_path: Path) -> None:
    file = record_file(tmp_path / "m.fiorino", dealt())
    assert_refused(call("analyze", file), "not finished")


def test_a_curve_rises_with_its_values_and_fits() -> None:
    assert drawn([0.0, 0.5, 1.0], 0.0, 1.0, 80) == "▁▅█"
    assert drawn([0.0] * 50 + [1.0] * 50, 0.0, 1.0, 4) == "▁▁██"


def test_the_page_of_a_review_needs_nothing_else(
    call: Call, finished: tuple[Match, Path], tmp_path: Path
) -> None:
    page = tmp_path / "review.html"
    said = call("analyze", finished[1], *FEW, "--html", page)
    assert said.code == 0
    text = page.read_text("utf-8")
    assert text.count("<polyline") == 2
    assert text.count('<li id="move-') == text.count('<a href="#move-') == 8
    outside = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert all(sign not in outside for sign in ("http://", "https://", "<script", "src="))


def test_the_page_speaks_the_language_of_the_terminal(
    call: Call, finished: tuple[Match, Path], tmp_path: Path
) -> None:
    page = tmp_path / "review.html"
    call("--language", "it", "analyze", finished[1], *FEW, "--html", page)
    assert '<html lang="it">' in page.read_text("utf-8")
    assert "Momenti decisivi" in page.read_text("utf-8")


def test_a_page_that_is_there_is_not_written_over(
    call: Call, finished: tuple[Match, Path], tmp_path: Path
) -> None:
    page = tmp_path / "review.html"
    page.write_text("mine", "utf-8")
    assert_refused(call("analyze", finished[1], *FEW, "--html", page), "exists")
    assert page.read_text("utf-8") == "mine"
