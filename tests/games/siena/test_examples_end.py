"""The worked examples of the rulebooks about the end, each under the preset of its book."""

import re
from pathlib import Path

import pytest

from .samples import finished, scores
from .tables import Written, seat


def over(seats: Written) -> Written:
    return finished(seats, goods={"corn": {"ready": 0}})


def banker(money: int, cubes: int = 0) -> Written:
    return seat(money, "banker", stinginess=cubes)


def middle(cubes: int) -> Written:
    """Three Bankers; blue is neither the richest nor the poorest and has the cubes."""
    return over({"blue": banker(50, cubes), "orange": banker(40), "green": banker(60)})


def one_two_one() -> Written:
    """From the poorest up: 1 cube, 2 cubes, 1 cube; a richest Banker without any."""
    return over(
        {
            "blue": banker(70),
            "orange": banker(30, 1),
            "green": banker(40, 2),
            "rose": banker(50, 1),
        }
    )


@pytest.mark.parametrize("edition", ["english", "german", "hungarian"])
def test_en_15_four_stinginess_cubes_cost_10(edition: str) -> None:
    assert scores(middle(4), 3, edition=edition)[0] == 28 - 10


def test_nl_6_stinginess_is_numbered_on_from_the_poorest_banker() -> None:
    found = scores(one_two_one(), 4, edition="dutch")

    # The poorest loses 2 besides; 1, then 2 and 3, then 4.
    assert found == (30, 28 - 2 - 1, 28 - 5, 28 - 4)


@pytest.mark.parametrize("edition", ["english", "german", "hungarian"])
def test_nl_6_in_the_other_books_the_same_cubes_are_numbered_by_banker(edition: str) -> None:
    assert scores(one_two_one(), 4, edition=edition) == (30, 28 - 2 - 1, 28 - 3, 28 - 1)


@pytest.mark.parametrize("edition", ["dutch", "german", "hungarian", "english"])
def test_nl_7_the_count_starts_at_30_for_the_richest_and_26_for_the_poorest(edition: str) -> None:
    seats = {"blue": banker(50), "orange": banker(40), "green": banker(60), "rose": banker(55)}

    assert scores(over(seats), 4, edition=edition) == (28, 26, 30, 28)


@pytest.mark.parametrize("edition", ["dutch", "german"])
def test_nl_7_with_two_players_too_the_poorer_starts_at_26(edition: str) -> None:
    written = over({"blue": banker(50), "orange": banker(40)})

    assert scores(written, 2, edition=edition) == (30, 26)


@pytest.mark.parametrize("edition", ["hungarian", "english", "german"])
def test_hu_15_three_stinginess_cubes_cost_6(edition: str) -> None:
    assert scores(middle(3), 3, edition=edition)[0] == 28 - 6


@pytest.mark.parametrize("edition", ["hungarian", "english"])
def test_hu_16_with_two_players_the_poorer_starts_at_28(edition: str) -> None:
    written = over({"blue": banker(50), "orange": banker(40)})

    assert scores(written, 2, edition=edition) == (30, 28)


HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rulebook-examples.md").read_text("utf-8")
NAMED = re.findall(r"`(test_examples\w*\.py)::(test_\w+_)`", PAGE)


@pytest.mark.parametrize(("file", "beginning"), NAMED, ids=[name for _, name in NAMED])
def test_every_example_of_the_documentation_has_its_tests(file: str, beginning: str) -> None:
    folder = "medici_vs_strozzi" if file == "test_examples.py" else "siena"
    text = (HERE.parent / folder / file).read_text("utf-8")

    assert re.search(rf"^def {beginning}\w+\(", text, re.MULTILINE)


def test_every_example_that_is_tested_stands_in_the_documentation() -> None:
    tested = set()
    for path in HERE.glob("test_examples_*.py"):
        found = re.findall(
            r"^def test_((?:en|nl|de|hu)_\d+)_", path.read_text("utf-8"), re.MULTILINE
        )
        tested |= {name.replace("_", "-").upper() for name in found}
    listed = re.findall(r"^\| ((?:EN|NL|DE|HU)-\d+) \|", PAGE, re.MULTILINE)

    assert sorted(listed) == sorted(tested)
    assert len(listed) == 17 + 7 + 3 + 16
