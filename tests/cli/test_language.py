"""The terminal in five languages: which one is spoken, and that all of it is words."""

import io
import re
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from fiorino.cli.language import card_name, card_word, did_you_mean, styled
from fiorino.cli.screens import SCREENS
from fiorino.core.decision import Decision
from fiorino.core.game import LANGUAGES, Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, SPECTATOR, Seat
from fiorino.games import GAMES
from fiorino.games.siena import SIENA
from fiorino.locale import catalogue

from .conftest import Call
from .siena_tables import crowded, greedy_match, hands_file, two_hands
from .support import (
    FULL_SHIPS,
    GAME,
    Terminal,
    assert_refused,
    dealt,
    only_saved,
    saved,
    table_file,
    texts,
)

OTHERS: Final = LANGUAGES[1:]
UNSAID: Final = re.compile(
    r"\b(?:terminal|siena|medici|lobby|refusal)-(?!vs-)[a-z]+-\w+|\{|\?\?\?|\ue000"
)
"""A key where its text should be, a place that nothing was put into, or a mark."""


def titles(language: str, game: str = GAME) -> list[str]:
    """The titles of the sections of the rules."""
    (found,) = [one for one in GAMES if one.name == game]
    return [section.title for section in found.rulebook(language).sections]


# Which language is spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["before", "behind"])
def test_rules_are_printed_in_the_language_that_is_asked_for(
    call: Call, language: str, place: str
) -> None:
    option = ("--language", language)
    said = call(*option, "rules", GAME) if place == "before" else call("rules", GAME, *option)
    assert (said.code, said.err) == (0, "")
    assert [title for title in titles(language) if title not in said.words] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"FIORINO_LANGUAGE": "hu"}, "hu"),
        ({"FIORINO_LANGUAGE": "hu", "LANG": "de_DE.UTF-8"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
    ids=str,
)
def test_without_an_option_the_surroundings_say_the_language(
    call: Call, environment: dict[str, str], language: str
) -> None:
    said = call("rules", "siena", "S31", **environment)
    assert titles(language, "siena")[30] in said.words


def test_an_option_counts_more_than_the_surroundings(call: Call) -> None:
    said = call("rules", GAME, "--language", "it", FIORINO_LANGUAGE="hu", LANG="de_DE")
    assert titles("it")[0] in said.words


def test_the_option_of_a_command_counts_more_than_that_before_it(call: Call) -> None:
    said = call("--language", "hu", "rules", GAME, "--language", "it")
    assert titles("it")[0] in said.words


@pytest.mark.parametrize("arguments", [("--language", "fr", "games"), ("games", "--language", "x")])
def test_a_language_that_is_none_of_ours_is_refused(call: Call, arguments: tuple[str, ...]) -> None:
    assert_refused(call(*arguments), "There are no words in “", "en, nl, de, hu or it.")


def test_surroundings_that_ask_for_no_language_of_ours_are_refused(call: Call) -> None:
    assert_refused(call("games", FIORINO_LANGUAGE="klingon"), "There are no words in “klingon”")


def test_a_match_is_played_in_the_language_and_typed_in_notation(call: Call, data: Path) -> None:
    words = catalogue("hu")
    said = call("--language", "hu", "play", "--seed", "5", typed="stop\nprice 18\nundo\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert words.text("medici-question-draw-or-stop", tiles=1) in said.words
    assert words.text("terminal-saved", file=str(only_saved(data))) in said.out
    assert texts(saved(only_saved(data)).match)[:2] == texts(dealt("stop"))


# Everything is said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_key_stands_in_a_match(call: Call, language: str, game: str) -> None:
    typed = "help\nhint\nwhy\nxyzzy\n\nstpo\n999\nundo\nsave\nlog\n" + "1\n" * 12
    said = call("play", game, "--language", language, "--seed", "5", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert UNSAID.findall(said.out) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_other_commands(call: Call, language: str) -> None:
    call("play", "siena", "--seats", "greedy,greedy", "--seed", "5", "--save", "m.fiorino")
    for arguments in (
        ("games",), ("rules", GAME, "--box"), ("replay", "m.fiorino"), ("verify", "m.fiorino"),
    ):  # fmt: skip
        said = call(*arguments, "--language", language)
        assert (said.code, said.err) == (0, "")
        assert UNSAID.findall(said.out) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "xyzzy"),
        ("rules", GAME, "99"),
        ("rules", GAME, "xyzzy"),
        ("play", "--seats", "Ada"),
        ("play", "--seats", "Ada,gredy"),
        ("play", "--option", "last_lot"),
        ("play", "--option", "last_lot=sold", "--option", "last_lot=sold"),
        ("play", "--from", "last"),
        ("play", "siena", "--from", "m.fiorino"),
        ("verify", "none.fiorino"),
        ("replay", "/dev/null/x"),
        ("play", "--seed", "\x07"),
    ],
    ids=" ".join,
)
def test_what_is_refused_is_refused_in_the_language(
    call: Call, language: str, arguments: tuple[str, ...]
) -> None:
    said = call(*arguments, FIORINO_LANGUAGE=language)
    assert_refused(said)
    assert UNSAID.findall(said.err) == []


# Refusals of the rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_against_the_rules_is_refused_in_the_language(call: Call, language: str) -> None:
    words = catalogue(language)
    said = call("play", "--seed", "5", "--language", language, typed="stop\ndraw\n")
    why = words.text("refusal-medici-drawing-stopped")
    assert why not in ("", "refusal-medici-drawing-stopped")
    assert words.text("terminal-not-allowed", reason=why, rule="M2.4") in said.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_ends_a_command_in_the_language(call: Call, language: str) -> None:
    words = catalogue(language)
    file = table_file(Path("p.json"), FULL_SHIPS)
    said = call("position", file, "--apply", "buy", "--language", language)
    assert_refused(said)
    why = words.text("refusal-not-an-answer")
    assert words.text("terminal-refused", reason=why, rule="M2.3") in said.err


# Words


def test_a_card_is_named_by_its_key_or_its_workers() -> None:
    words = catalogue("en")
    assert card_word(words, "guards-4") == "siena-card-guards"
    assert card_word(words, "corn2-wine1-cloth1") == "Corn 2 · Wine 1 · Cloth 1"


def test_cards_of_one_name_are_told_apart_by_their_numbers() -> None:
    words = catalogue("en")
    assert card_name(words, "guards-8") == "Guards 8"
    assert card_name(words, "inn") == "siena-card-inn"


def test_a_word_that_is_near_is_told() -> None:
    assert did_you_mean(catalogue("en"), "stpo", ["stop"]) == " Did you mean “stop”?"
    assert did_you_mean(catalogue("en"), "xyzzy", ["stop"]) == ""


def test_words_keep_their_colours_in_a_sentence() -> None:
    name = Text.assemble(("Ada", "bold red"))
    line = styled(catalogue("en"), "siena-event-turn-began", "dim", seat=name)
    assert line.plain == "Ada’s turn."
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [
        ("Ada’s", "bold red"),
        (" turn.", "dim"),
    ]


# Screens


@pytest.mark.parametrize("width", ["78", "80", "102", "104", "132", "140"])
@pytest.mark.parametrize("language", OTHERS)
def test_every_track_has_its_good_and_its_pay_on_one_line(
    call: Call, language: str, width: str
) -> None:
    file = table_file(Path("p.json"), FULL_SHIPS)
    said = call("position", file, "--language", language, COLUMNS=width)
    # Eight markers at the end of their tracks pay 10 and the bonus of 20 each (M6.8, M6.9).
    assert len(re.findall(r" 30\b", said.out)) == 8
    assert "22" in said.out


def drawn(setup: Setup, match: Match, language: str, width: int) -> str:
    """The table in a terminal of this width, for its first seat."""
    written = io.StringIO()
    console = Console(file=written, width=width, highlight=False, color_system=None)
    players = ["Ada", "Bruno", "greedy", "random", "you"][: setup.players]
    screen = SCREENS[setup.game.name](setup, players, catalogue(language))
    console.print(screen.draw(setup.game.view(match.table, Seat(0)), console))
    return written.getvalue()


@pytest.mark.parametrize("width", [60, 78, 80, 104, 140])
@pytest.mark.parametrize("language", OTHERS)
def test_every_table_fits_the_terminal(language: str, width: int) -> None:
    matches = [dealt("stop", "price 18"), two_hands().match, crowded().match]
    for match in matches:
        text = drawn(match.setup, match, language, width)
        assert max(map(cell_len, text.splitlines())) <= width
        assert UNSAID.findall(text) == []
        assert width < 78 or "…" not in text


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_a_match_of_siena_is_said(language: str) -> None:
    played = greedy_match(3, options={"edition": "hungarian"})
    words = catalogue(language)
    screen = SCREENS["siena"](played.setup, ["Ödön", "Anna", "you"], words)
    said = [screen.tell(event).plain for _, event in played.story() if event.seen_by(SPECTATOR)]
    match = Match(played.setup, None)
    for number, entry in enumerate(played.log):
        if entry.seat != CHANCE and number % 3 == 0:
            decision = Decision(played.setup, match.table)
            said.append(screen.ask(decision).plain)
            said += [
                "; ".join(screen.phrases(decision, action)) for action in decision.options[:20]
            ]
        match.play(entry.seat, entry.action)
    assert [line for line in said if UNSAID.search(line) or not line.strip()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_goods_of_medici_have_different_letters(language: str) -> None:
    words = catalogue(language)
    goods = ("dye", "fur", "spice", "cloth", "gold")
    letters = [words.text(f"medici-good-{good}.letter") for good in goods]
    assert len(set(letters)) == len(goods)
    assert [letter for letter in letters if len(letter) != 1] == []


def test_a_curtain_names_the_next_person_in_the_language(tmp_path: Path) -> None:
    asked = catalogue("hu").text("terminal-curtain", seat="Béla")
    options = ("--from", hands_file(tmp_path / "hands.json"), "--seats", "Anna,Béla")
    with Terminal(tmp_path, "--language", "hu", "play", *options) as terminal:
        terminal.wait_for_prompt()
        terminal.type("done\n")
        terminal.wait_for(asked)
        terminal.type("\nquit\n")
        assert terminal.finish() == 0


def test_rules_of_a_section_can_be_asked_for_in_any_language() -> None:
    for language in LANGUAGES:
        assert SIENA.rulebook(language).find("S31")[0].title == titles(language, "siena")[30]
