"""Nothing that comes from a file or from another person does more to a terminal than be shown."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from fiorino.cli.clean import clean, clean_json, shown_name

from .conftest import Call
from .support import GAME, OTHER_BOX, SALE, opened, record_file, saved

SCREEN: Final = "\x1b[2J"
EVIL: Final = {
    "clears the screen": f"Ada{SCREEN}",
    "names the window": "Ada\x1b]0;owned\x07",
    "in one byte": "Ada\x9b2J",
    "goes back": "Ada\b\b\bEva",
    "begins the line anew": "Ada\rEva",
    "another line": "Ada\nfiorino: all is well",
    "rings": "Ada\a",
    "turns around": "Ada\u202eavE",
    "turns around by itself": "Ada\u2067avE\u2069",
    "without width": "A\u200bda\u200d\ufeff",
    "tags": "Ada\U000e0041\U000e0042",
    "another line of Unicode": "Ada\u2028Eva",
    "deletes": "Ada\x7f",
    "a tower": "A" + "\u0301" * 60 + "da",
    "long": "A" * 200,
    "wide and long": "漢" * 200,
    "nothing to see": "\u200b",
    "markup": "[bold]Ada[/]",
}
HARM: Final = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]"
)


def harm(text: str) -> list[str]:
    return HARM.findall(text)


@pytest.mark.parametrize("kind", EVIL)
@pytest.mark.parametrize("words", [("play", "--from"), ("replay",), ("verify",)], ids=" ".join)
def test_a_name_in_a_record_does_the_terminal_no_harm(
    call: Call, words: tuple[str, ...], kind: str
) -> None:
    file = record_file(Path("m.fiorino"), opened(*SALE), (EVIL[kind], "Bruno"))
    said = call(*words, file, typed="log\nhint\nwhy\nundo\nstop\n18\nsave\n")
    assert said.code == 0
    assert harm(said.out + said.err) == []


@pytest.mark.parametrize("kind", EVIL)
def test_a_name_is_in_the_file_again_as_it_was(call: Call, kind: str) -> None:
    file = record_file(Path("m.fiorino"), opened(*SALE), (EVIL[kind], "Bruno"))
    call("play", "--from", file, typed="stop\n")
    assert saved(file).players == (EVIL[kind], "Bruno")


@pytest.mark.parametrize("width", ["60", "80", "120"])
def test_a_long_name_pushes_nothing_off_the_screen(call: Call, width: str) -> None:
    file = record_file(Path("m.fiorino"), opened(*SALE), ("漢" * 200, "Bruno"))
    assert call("replay", file, COLUMNS=width).widest <= int(width)


@pytest.mark.parametrize("kind", EVIL)
@pytest.mark.parametrize(
    "words", [("play", "--from"), ("replay",), ("verify",), ("position",)], ids=" ".join
)
def test_what_a_refusal_repeats_of_a_file_does_the_terminal_no_harm(
    call: Call, words: tuple[str, ...], kind: str
) -> None:
    for field in ("game", "fiorino", EVIL[kind]):
        file = record_file(Path("m.fiorino"), opened(*SALE))
        fields = json.loads(file.read_text("utf-8"))
        file.write_text(json.dumps(fields | {field: EVIL[kind]}), "utf-8")
        said = call(*words, file)
        assert said.code == 1
        assert harm(said.err) == []
        assert said.err.count("\n") == 1


@pytest.mark.parametrize("kind", EVIL)
@pytest.mark.parametrize(
    "words",
    [
        ("play", "--seed", "5", "--box"),
        ("simulate", GAME, "--bots", "random,random", "--matches", "2", "--box"),
    ],
    ids=["play", "simulate"],
)
def test_a_word_in_a_box_does_the_terminal_no_harm(
    call: Call, words: tuple[str, ...], kind: str
) -> None:
    key = "".join([f"\\U{ord(letter):08x}" for letter in EVIL[kind]])
    Path("box.toml").write_text(f'"{key}" = 1\n{OTHER_BOX.read_text("utf-8")}', "utf-8")
    said = call(*words, "box.toml")
    assert said.code == 1
    assert "unknown field" in said.err
    assert harm(said.err) == []


def test_a_name_of_a_file_does_the_terminal_no_harm(call: Call) -> None:
    file = record_file(Path(f"m{SCREEN}.fiorino"), opened(*SALE))
    assert harm(call("verify", file).out) == []
    file.write_text("no record")
    assert harm(call("verify", file).err) == []


def test_a_name_of_a_file_does_no_harm_in_a_match_either(call: Call) -> None:
    file = record_file(Path(f"m{SCREEN}.fiorino"), opened(*SALE))
    said = call("play", "--from", file, typed="save\n")
    assert "Saved as m" in said.out
    assert harm(said.out) == []


# The function itself


@pytest.mark.parametrize("kind", EVIL)
def test_a_shown_name_has_something_to_see_and_at_most_forty_columns(kind: str) -> None:
    shown = shown_name(EVIL[kind])
    assert harm(shown) == []
    assert 1 <= len(shown.strip()) <= 40


@pytest.mark.parametrize(
    "name", ["Ada", "Élodie", "Ödön", "Łucja", "李雷", "Нина", "e\u0301", "O’Neil"]
)
def test_ordinary_names_are_shown_as_they_are(name: str) -> None:
    assert shown_name(name) == name


def test_two_names_that_differ_in_what_cannot_be_seen_look_different() -> None:
    assert shown_name("greedy\u200b") != shown_name("greedy")


def test_a_text_may_keep_its_lines() -> None:
    assert clean("one\ntwo", "\n") == "one\ntwo"


@pytest.mark.parametrize("kind", EVIL)
def test_json_without_harm_says_the_same(kind: str) -> None:
    text = json.dumps({EVIL[kind]: EVIL[kind]}, ensure_ascii=False, indent=1)
    assert harm(clean_json(text)) == []
    assert json.loads(clean_json(text)) == {EVIL[kind]: EVIL[kind]}
