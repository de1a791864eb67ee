"""Lines are edited at a terminal: arrow keys, what was typed before, and Tab."""

from pathlib import Path
from typing import Final

import pytest

from fiorino.cli.completing import complete_answer, complete_file, complete_word

from .siena_tables import hands_file
from .support import Terminal, dealt, only_saved, saved, texts

TWO: Final = ("play", "--seed", "5", "--seats", "Ada,Bruno")
LEFT: Final = "\x1b[D"
UP: Final = "\x1b[A"


def typed(tmp_path: Path, *lines: str) -> list[str]:
    """What is answered in a match by typing these lines."""
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.answer(*lines)
        terminal.type("quit\r")
        assert terminal.finish() == 0
    return texts(saved(only_saved(tmp_path)).match)


def test_an_arrow_key_goes_back_in_the_line(tmp_path: Path) -> None:
    assert typed(tmp_path, f"stp{LEFT}o") == texts(dealt("stop"))


def test_an_arrow_key_brings_back_what_was_typed(tmp_path: Path) -> None:
    assert typed(tmp_path, "draw", UP) == texts(dealt("draw", "draw"))


def test_what_one_person_typed_is_not_brought_back_for_another(tmp_path: Path) -> None:
    # Ada names a price and Bruno is asked; up brings no “18”, so that an empty line is left.
    assert typed(tmp_path, "stop", "18", UP) == texts(dealt("stop", "price 18"))


@pytest.mark.parametrize("line", ["st\t", "d\t\x15sto\t", "ST\t"], ids=["once", "anew", "capitals"])
def test_tab_completes_an_answer(tmp_path: Path, line: str) -> None:
    assert typed(tmp_path, line) == texts(dealt("stop"))


def test_tab_completes_the_verb_of_many_numbers(tmp_path: Path) -> None:
    assert typed(tmp_path, "stop", "p\t18") == texts(dealt("stop", "price 18"))


def test_tab_completes_shortened_words_of_an_answer(tmp_path: Path) -> None:
    lines = ("stop", "18", "buy", "l 5 v\t")
    answers = ("stop", "price 18", "buy", "load 5 venezia")
    assert typed(tmp_path, *lines) == texts(dealt(*answers))


def test_tab_completes_the_name_of_a_card(tmp_path: Path) -> None:
    file = hands_file(tmp_path / "hands.json")
    with Terminal(tmp_path, "play", "--from", file, "--seats", "Ada,greedy") as terminal:
        terminal.answer("discard m\t")
        terminal.type("quit\r")
        terminal.finish()
    assert texts(saved(only_saved(tmp_path)).match)[0] == "discard mule"


def test_ctrl_d_on_a_line_that_was_begun_ends_nothing(tmp_path: Path) -> None:
    assert typed(tmp_path, "stop\x04") == texts(dealt("stop"))


# What is offered


def test_answers_and_commands_are_offered_that_begin_as_typed() -> None:
    assert complete_answer("s", ["draw", "stop"], ["save", "quit"]) == ["stop", "save"]


def test_everything_is_offered_on_an_empty_line() -> None:
    assert complete_answer("", ["draw", "stop"], ["save"]) == ["draw", "stop", "save"]


def test_no_command_is_offered_within_an_answer() -> None:
    assert complete_answer("load 5", ["load 5 pisa", "load 3 pisa"], ["load"]) == ["load 5 pisa"]


def test_what_may_follow_a_command_is_offered_with_it() -> None:
    assert complete_word("rules", "m4", ["M4", "M4.1", "M5"]) == ["rules M4", "rules M4.1"]


def test_files_are_offered_that_are_there(tmp_path: Path) -> None:
    for name in ("mine.fiorino", "more", "other", ".hidden", "mean\x1b[2J"):
        (tmp_path / name).mkdir() if name == "more" else (tmp_path / name).touch()
    assert complete_file("save", f"{tmp_path}/m") == [
        f"save {tmp_path}/mine.fiorino",
        f"save {tmp_path}/more/",
    ]


@pytest.mark.parametrize("place", ["/nowhere/at/all", "~nobody-of-this-name/x", "nul\0"])
def test_no_files_are_offered_where_there_are_none(place: str) -> None:
    assert complete_file("save", place) == []
