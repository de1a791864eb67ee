"""Signs: explained by the legend, and in plain letters where a terminal has no others."""

import io
import re
import sys
from typing import Final

import pytest

from fiorino.cli.common import make_console
from fiorino.cli.screens import SCREENS, legend
from fiorino.cli.signs import PLAIN, PLAINLY, wants_plain_letters
from fiorino.core.game import LANGUAGES, Game
from fiorino.core.protocol import Seat
from fiorino.games import GAMES
from fiorino.locale import catalogue

from .conftest import Call
from .siena_tables import crowded
from .support import dealt

SIGNS: Final = re.compile("[●■▲◆⬢★♟♀▸◂◉▫▪◼▮▯»✚]")


def test_every_twin_of_a_sign_is_one_plain_letter() -> None:
    assert [sign for sign, twin in PLAIN.items() if len(twin) != 1 or not twin.isascii()] == []


def test_pieces_and_goods_have_different_twins() -> None:
    assert len({PLAIN[sign] for sign in "●■▲◆⬢★♟♀"}) == 8
    assert len({PLAIN[sign] for sign in "▫▪◼◉│"}) == 5


def test_letters_with_accents_lose_them() -> None:
    assert "Gewürze, Őrség, è “x” ☃".encode("ascii", PLAINLY) == b'Gewurze, Orseg, e "x" ?'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_of_plain_letters_shows_no_question_marks(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii"))
    console = make_console()
    for match in (crowded().match, dealt("stop", "price 18")):
        setup = match.setup
        screen = SCREENS[setup.game.name](setup, setup.seat_names, catalogue(language))
        console.print(screen.draw(setup.game.view(match.table, Seat(0)), console))
        console.print(legend(screen))
    sys.stdout.flush()
    assert len(written.getvalue().splitlines()) > 40
    assert b"?" not in written.getvalue()


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "C"}, True),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "C.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({}, False),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, False),
    ],
    ids=str,
)
def test_plain_letters_are_wanted_where_the_system_is_told_to_speak_no_language(
    environment: dict[str, str], expected: bool
) -> None:
    assert wants_plain_letters(environment) is expected


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_legend_explains_every_sign_of_the_board(call: Call, game: Game) -> None:
    said = call("play", game.name, "--seed", "5", typed="legend\nquit\n")
    board, explained = said.out.split("› legend", 1)
    assert set(SIGNS.findall(board)) - set(SIGNS.findall(explained)) - set("▲◆⬢●■") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_the_legend_has_its_words(language: str) -> None:
    for game in GAMES:
        setup = game.setup(2)
        signs = SCREENS[game.name](setup, ["you", "greedy"], catalogue(language)).legend()
        assert [sign.plain for sign, says in signs if not says or "terminal-" in says] == []


def test_help_and_legend_are_mentioned_at_the_first_question(call: Call) -> None:
    said = call("play", "--seed", "5", typed="quit\n")
    assert "Type a number or an answer. Also: help, hint, legend" in said.out.partition("›")[0]
