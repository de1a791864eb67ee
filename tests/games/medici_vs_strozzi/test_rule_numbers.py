"""Every rule of RULES.md is named by a test of its chapter."""

import re
from pathlib import Path

import pytest

from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

HERE = Path(__file__).parent
RULES = list(MEDICI_VS_STROZZI.rulebook().rules)


def numbers_named(text: str) -> set[str]:
    return {
        f"M{found[1]}.{found[2]}"
        for found in re.finditer(r"^def test_m(\d+)_(\d+)_\w+", text, re.MULTILINE)
    }


@pytest.mark.parametrize("number", RULES)
def test_a_rule_is_named_by_a_test_of_its_chapter(number: str) -> None:
    section, _, _ = number.lower().partition(".")
    (chapter,) = HERE.glob(f"test_{section}_*.py")

    assert number in numbers_named(chapter.read_text("utf-8"))


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    named = set()
    for path in HERE.glob("test_*.py"):
        named |= numbers_named(path.read_text("utf-8"))

    assert named == set(RULES)
    assert len(RULES) == 8 + 6 + 5 + 7 + 3 + 10 + 4
