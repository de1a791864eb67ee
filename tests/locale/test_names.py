"""Names are inflected as web/shell/names.ts inflects them: names.json holds both to the same."""

import json
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from fiorino.core.game import LANGUAGES
from fiorino.locale.names import inflect

EXAMPLES: Final[list[dict[str, str]]] = json.loads(
    Path(__file__).with_name("names.json").read_text("utf-8")
)


@pytest.mark.parametrize(
    "example",
    EXAMPLES,
    ids=[f"{row['language']} {row['name']} {row['form']}" for row in EXAMPLES],
)
def test_a_name_takes_its_form(example: dict[str, str]) -> None:
    found = inflect(example["name"], example["form"], example["language"])
    assert found == example["expected"]


def test_every_language_has_examples() -> None:
    rows = Counter(row["language"] for row in EXAMPLES)
    assert set(rows) == set(LANGUAGES)
    assert len({(row["language"], row["name"], row["form"]) for row in EXAMPLES}) == len(EXAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["", "genitive", "dative", "accusative", "ablative", "agent"])
def test_no_name_is_no_name_in_any_form(language: str, form: str) -> None:
    assert inflect("", form, language) == ""


ODD: Final = (
    "¿", "\u0301", "\U0001f469\u200d\U0001f467", "\u0663", "x" * 40, "А1!", "\u0308Ö", "ß", "y",
)  # fmt: skip


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_too_odd(name: str, language: str) -> None:
    for form in ("genitive", "dative", "accusative", "ablative", "agent"):
        assert unicodedata.normalize("NFC", name)[:1] in inflect(name, form, language)
