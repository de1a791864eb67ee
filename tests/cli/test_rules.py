"""`fiorino rules` and `fiorino games`."""

import re
from typing import Final

import pytest

from .conftest import Call
from .support import GAME, RULES, Said, assert_refused

# The rules as the file has them: the number, and the sentence without its asterisks.
SENTENCES: Final = {
    number: text.replace("*", "")
    for number, text in re.findall(r"^- \*\*(M\d+\.\d+)\*\* (.+)$", RULES, re.M)
}


def printed(said: Said) -> list[str]:
    """The numbers of the rules that were printed, in order."""
    return re.findall(r"^(M\d+\.\d+) ", said.out, re.M)


def test_rules_prints_every_rule_in_order(call: Call) -> None:
    said = call("rules", GAME)
    assert (said.code, said.err) == (0, "")
    assert printed(said) == list(SENTENCES)


def test_rules_prints_every_sentence_in_full(call: Call) -> None:
    said = call("rules", GAME)
    assert [number for number, text in SENTENCES.items() if text not in said.words] == []


def test_rules_prints_the_titles_of_the_sections(call: Call) -> None:
    said = call("rules", GAME)
    titles = re.findall(r"^## (M\d)\. (.+)$", RULES, re.M)
    assert re.findall(r"^(M\d)  (.+?) *$", said.out, re.M) == titles


@pytest.mark.parametrize("section", ["4", "M4", "m4", " 4 "])
def test_rules_prints_one_section(call: Call, section: str) -> None:
    assert printed(call("rules", GAME, section)) == [f"M4.{number}" for number in range(1, 8)]


@pytest.mark.parametrize("number", ["M3.1", "3.1", "m3.1"])
def test_rules_prints_one_rule(call: Call, number: str) -> None:
    said = call("rules", GAME, number)
    assert printed(said) == ["M3.1"]
    assert SENTENCES["M3.1"] in said.words


def test_rules_prints_the_rules_with_a_word(call: Call) -> None:
    found = [number for number, text in SENTENCES.items() if "credit" in text.lower()]
    assert found == ["M3.5", "M7.3"]
    assert printed(call("rules", GAME, "Credit")) == found


def test_rules_prints_the_whole_section_whose_title_has_the_word(call: Call) -> None:
    numbers = printed(call("rules", GAME, "loading"))
    assert set(numbers) >= {f"M4.{number}" for number in range(1, 8)}


@pytest.mark.parametrize("section", ["99", "M3.99", "4x", "nonsense99"])
def test_rules_refuses_a_number_that_is_not_there(call: Call, section: str) -> None:
    assert_refused(
        call("rules", GAME, section), f"There is no rule “{section}”", "M1, M2, M3, M4, M5, M6, M7"
    )


def test_rules_refuses_a_word_that_is_not_there(call: Call) -> None:
    assert_refused(call("rules", GAME, "xyzzy"), "mentions “xyzzy”")


def test_rules_refuses_an_unknown_game(call: Call) -> None:
    assert_refused(call("rules", "medici-vs-strozi"), f"Did you mean “{GAME}”?")


def test_rules_without_a_game_is_wrong_usage(call: Call) -> None:
    assert call("rules").code == 2


def test_rules_box_prints_every_value_with_its_mark(call: Call) -> None:
    said = call("rules", GAME, "--box")
    rows = {
        (cells := re.split(r" {2,}", line.strip()))[0]: cells[1:]
        for line in said.out.splitlines()[1:]
    }
    assert rows["houses.coins"] == ["300", "stated"]
    assert rows["houses.ships"] == ["3, 4, 5", "stated"]
    assert rows["rounds.highest_price"] == ["400", "ruling"]
    assert rows["harbors.3.tracks"] == ["dye, fur", "reconstructed"]
    assert len(rows) == 19


def test_rules_box_prints_no_rules(call: Call) -> None:
    assert printed(call("rules", GAME, "--box")) == []


def test_games_names_every_game_with_author_and_players(call: Call) -> None:
    said = call("games")
    assert (said.code, said.err) == (0, "")
    assert (
        f"{GAME} Medici vs Strozzi by Reiner Knizia, for 2 players, rules version 1" in said.words
    )


def test_games_names_the_options_with_their_values_and_rule(call: Call) -> None:
    said = call("games")
    assert "--option last_lot=sold | not_sold" in said.words
    assert "Default: sold (M5.3)." in said.words
