"""The bot in ten lines that newcomers begin with."""

from pathlib import Path
from typing import Final

import pytest

from fiorino.bots import find_bot
from fiorino.core.protocol import Seat

from .support import EXAMPLE, MEDICI, STROZZI, play_match

NAME: Final = f"{EXAMPLE}:Cautious"


@pytest.mark.parametrize("deal", [f"example/{number}" for number in range(5)])
@pytest.mark.parametrize("seat", [MEDICI, STROZZI], ids=["medici", "strozzi"])
def test_the_example_beats_random(deal: str, seat: Seat) -> None:
    names = ["random", "random"]
    names[seat] = NAME
    result = play_match([find_bot(name) for name in names], deal).result
    assert result is not None
    assert result.winners == (seat,)


def test_the_example_plays_a_whole_match_against_itself() -> None:
    assert play_match([find_bot(NAME), find_bot(NAME)], "mirror").is_over


def test_the_example_plays_by_its_own_description() -> None:
    """“It never draws twice, names low prices and buys what is cheap.”"""
    match = play_match([find_bot(NAME), find_bot("greedy")], "words")
    notation = match.setup.game.notation(match.setup)
    answers = {notation.write(entry.action) for entry in match.log if entry.seat == MEDICI}
    assert "draw" not in answers
    assert {answer for answer in answers if answer.startswith("price")} == {"price 12"}


def test_the_answer_of_the_example_is_ten_lines_or_shorter() -> None:
    lines = Path(EXAMPLE).read_text("utf-8").splitlines()
    begin = next(place for place, line in enumerate(lines) if "def answer" in line)
    assert len(lines[begin:]) <= 10
