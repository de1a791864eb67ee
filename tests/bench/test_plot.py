"""The picture: what its bars say."""

from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from bench import plot
from bench.contenders import CATANATRON, COMPILED, HEARTS_DRIVEN, SIENA, SOURCE, own_name
from bench.plot import Axis, draw, short
from bench.results import Run

from .support import made_run

OH_HELL = "play/oh_hell/all-compiled"
FROM_SOURCE = own_name("play", SIENA, 5, SOURCE)
RATES = {CATANATRON: 5_000, FROM_SOURCE: 50_000, HEARTS_DRIVEN: 500_000, OH_HELL: 1_000_000}


def bars(run: Run) -> dict[str, float]:
    """The width of each bar by its color and label, from top to bottom."""
    root = ElementTree.fromstring(draw(run))
    flat = list(root)
    found = {}
    for label, bar in pairwise(flat):
        if label.get("class") == "end":
            assert label.text is not None
            found[f"{bar.get('fill')} {label.text}"] = float(bar.get("width", "0"))
    return found


def test_a_bar_is_a_step_longer_for_every_factor_of_ten() -> None:
    found = bars(made_run(RATES))
    slow, middle, fast, _ = sorted(found.values())
    assert fast - middle == pytest.approx(middle - slow, abs=0.2)


def test_the_fastest_of_each_group_comes_first_in_the_color_of_its_kind() -> None:
    assert list(bars(made_run(RATES))) == [
        f"{plot.NATIVE} OpenSpiel hearts",
        f"{plot.OURS_FROM_SOURCE} Siena, 5 players",
        f"{plot.PYTHON} Catanatron, 4 players",
        f"{plot.NATIVE} OpenSpiel oh_hell",
    ]


def test_our_builds_have_colors_of_their_own() -> None:
    found = bars(made_run({FROM_SOURCE: 5, own_name("play", SIENA, 5, COMPILED): 50}))
    assert list(found) == [
        f"{plot.OURS} Siena, 5 players",
        f"{plot.OURS_FROM_SOURCE} Siena, 5 players",
    ]


def test_the_yardstick_is_an_outline() -> None:
    assert list(bars(made_run({"play/bare-loop": 5}))) == ["none a bare loop in Python"]


def test_numbers_of_players_between_the_ends_are_left_out() -> None:
    assert bars(made_run({own_name("play", SIENA, 4, SOURCE): 5, FROM_SOURCE: 5})).keys() == {
        f"{plot.OURS_FROM_SOURCE} Siena, 5 players"
    }


def test_everything_lies_within_the_picture() -> None:
    root = ElementTree.fromstring(draw(made_run(RATES)))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    for part in root.iter():
        if part.get("x") and part.get("y"):
            assert 0 <= float(part.get("x", "")) + float(part.get("width", 0)) <= width
            assert 0 <= float(part.get("y", "")) + float(part.get("height", 0)) <= height


def test_the_picture_says_where_and_when_it_was_measured() -> None:
    drawn = draw(made_run(RATES))
    assert "a quiet machine, 2026-01-02" in drawn


def test_names_are_escaped() -> None:
    run = replace(made_run(RATES), machine="<b> & Co")
    assert "&lt;b&gt; &amp; Co" in draw(run)
    ElementTree.fromstring(draw(run))


def test_a_run_without_play_is_an_empty_picture() -> None:
    assert bars(made_run({})) == {}


@pytest.mark.parametrize(
    ("rates", "powers"),
    [([5_000.0, 50_000.0], (3, 5)), ([1000.0], (3, 4)), ([1000.0, 10_000.0], (3, 4)), ([], (0, 1))],
)
def test_the_axis_goes_from_power_to_power_of_ten(
    rates: list[float], powers: tuple[int, int]
) -> None:
    axis = Axis(rates)
    assert (axis.low, axis.high) == powers
    assert axis.place(10.0**axis.low) == plot.LABELS
    assert axis.place(10.0**axis.high) == plot.RIGHT


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (950, "950"),
        (1000, "1 k"),
        (5700, "5.7 k"),
        (166_200, "166 k"),
        (1e6, "1 M"),
        (4.84e6, "4.8 M"),
    ],
)
def test_rates_are_short(value: float, text: str) -> None:
    assert short(value) == text
