"""The catalogue as the terminal uses it: texts, words in them, and which language is spoken."""

import logging

import pytest

import fiorino.locale
from fiorino.core.errors import UnknownName
from fiorino.core.game import ENGLISH, LANGUAGES
from fiorino.locale import Catalogue, Marked, catalogue, find_language

SMALL = """
plain = A text
    .more = More of it
named = { NAME($seat, form: "dative") }: { NAME($seat) }
thing = { THING($word, form: "the") } and { THING($word) }
bread = bread
    .the = the bread
count = { $count ->
    [0] none
    [one] { $count } thing
   *[other] { $count } things
 }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
"""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> dict[str, Catalogue]:
    """A small catalogue in every language; the others have not translated “plain”."""
    others = SMALL.replace("plain = A text\n    .more = More of it", "")
    monkeypatch.setattr(
        fiorino.locale, "_sources", lambda language: [SMALL if language == ENGLISH else others]
    )
    made = {language: Catalogue(language) for language in LANGUAGES}
    monkeypatch.setattr(fiorino.locale, "catalogue", made.__getitem__)
    return made


def test_a_text_is_found_by_its_key(small: dict[str, Catalogue]) -> None:
    assert small["en"].text("plain") == "A text"
    assert small["en"].text("plain.more") == "More of it"


def test_a_language_has_what_it_has(small: dict[str, Catalogue]) -> None:
    assert small["en"].has("plain")
    assert small["en"].has("plain.more")
    assert not small["en"].has("plain.less")
    assert not small["hu"].has("plain")
    assert "plain.more" in small["en"].keys()  # noqa: SIM118 - a method of ours
    assert "plain" not in small["hu"].keys()  # noqa: SIM118


def test_what_is_not_translated_is_said_in_english(small: dict[str, Catalogue]) -> None:
    assert small["hu"].text("plain") == "A text"


def test_what_nobody_has_shows_its_key(small: dict[str, Catalogue]) -> None:
    assert small["hu"].text("nothing.at-all") == "nothing.at-all"


def test_names_are_inflected_by_the_language(small: dict[str, Catalogue]) -> None:
    assert small["en"].text("named", seat="Anna") == "Anna: Anna"
    assert small["hu"].text("named", seat="Anna") == "Annának: Anna"
    assert small["it"].text("named", seat="Anna") == "ad Anna: Anna"


def test_things_are_named_by_their_key_in_a_form(small: dict[str, Catalogue]) -> None:
    assert small["en"].text("thing", word="bread") == "the bread and bread"


def test_what_is_no_key_is_the_word_itself(small: dict[str, Catalogue]) -> None:
    assert small["en"].text("thing", word="Corn 2") == "Corn 2 and Corn 2"


def test_a_form_that_a_thing_does_not_have_gives_the_thing(small: dict[str, Catalogue]) -> None:
    assert small["en"].thing("bread", "dative") == "bread"


@pytest.mark.parametrize(
    ("count", "text"), [(0, "none"), (1, "1 thing"), (2, "2 things"), (1500, "1500 things")]
)
def test_numbers_choose_their_plural_and_have_no_signs_in_them(
    small: dict[str, Catalogue], count: int, text: str
) -> None:
    for language in LANGUAGES:
        assert small[language].text("count", count=count) == text


def test_a_fraction_is_written_as_the_language_writes_it(small: dict[str, Catalogue]) -> None:
    written = {language: small[language].text("share", share=1234.5) for language in LANGUAGES}
    assert written == {
        "en": "1234.5", "nl": "1234,5", "de": "1234,5", "hu": "1234,5", "it": "1234,5",
    }  # fmt: skip


def test_a_word_that_is_missing_is_reported(
    small: dict[str, Catalogue], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        small["en"].text("count")
    assert "“count” in en" in caplog.text


def test_a_word_of_any_length_is_taken(small: dict[str, Catalogue]) -> None:
    text = small["en"].text("thing", word="x" * 9000)
    assert text.startswith("xxx")
    assert "…" in text


def test_things_are_joined_as_the_language_joins_them() -> None:
    joined = {language: catalogue(language).listed(["a", "b", "c"]) for language in LANGUAGES}
    assert joined == {
        "en": "a, b and c", "nl": "a, b en c", "de": "a, b und c", "hu": "a, b és c",
        "it": "a, b e c",
    }  # fmt: skip
    assert catalogue("en").listed(["a", "b", "c"], "or") == "a, b or c"
    assert catalogue("hu").listed(["a", "b"], "or") == "a vagy b"


# Marked words


def test_a_marked_word_is_found_again_in_its_sentence(small: dict[str, Catalogue]) -> None:
    said = small["hu"].text("named", seat=Marked("Anna", 3))
    parts = [(part, number) for part, number in Marked.parts(said) if part]
    assert parts == [("Annának", 3), (": ", None), ("Anna", 3)]


def test_a_marked_thing_is_found_again(small: dict[str, Catalogue]) -> None:
    said = small["en"].text("thing", word=Marked("bread", 0))
    parts = [(part, number) for part, number in Marked.parts(said) if part]
    assert parts == [("the bread", 0), (" and ", None), ("bread", 0)]


def test_a_name_cannot_bring_marks_of_its_own() -> None:
    assert Marked("A\ue0017\ue002da\ue000", 1).bare == "A7da"


# Which language


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("", {}, "en"),
        ("hu", {"FIORINO_LANGUAGE": "de", "LANG": "it_IT"}, "hu"),
        ("HU", {}, "hu"),
        ("de-AT", {}, "de"),
        ("", {"FIORINO_LANGUAGE": "de", "LANG": "it_IT"}, "de"),
        ("", {"LANG": "it_IT.UTF-8"}, "it"),
        ("", {"LC_MESSAGES": "nl_BE", "LANG": "it_IT"}, "nl"),
        ("", {"LC_ALL": "hu_HU", "LC_MESSAGES": "nl_BE", "LANG": "it_IT"}, "hu"),
        ("", {"LC_ALL": "", "LANG": "de_DE@euro"}, "de"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("", {"LC_ALL": "C", "LANG": "it_IT"}, "en"),
    ],
)
def test_a_language_is_asked_for_or_that_of_the_system(
    wanted: str, environment: dict[str, str], language: str
) -> None:
    assert find_language(wanted, environment) == language


@pytest.mark.parametrize(
    ("wanted", "environment"),
    [("fr", {}), ("", {"FIORINO_LANGUAGE": "klingon"}), ("hungarian", {})],
)
def test_a_language_that_is_none_of_ours_is_refused(
    wanted: str, environment: dict[str, str]
) -> None:
    with pytest.raises(UnknownName, match="the languages are en, nl, de, hu or it"):
        find_language(wanted, environment)


def test_there_is_no_catalogue_of_another_language() -> None:
    with pytest.raises(UnknownName, match="no words in “"):
        catalogue("../en")
