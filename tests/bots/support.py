"""Matches between bots, and bot files written for one test."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from fiorino.bots import BotMaker
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import Seat
from fiorino.core.random import Chance
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

SETUP: Final = MEDICI_VS_STROZZI.setup()
MEDICI: Final = Seat(0)
STROZZI: Final = Seat(1)
EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "cautious.py"

SOUND_BOT: Final = """
class First:
    def __init__(self, rng):
        self.rng = rng

    def answer(self, decision):
        return decision.options[0]
"""


def play_match(makers: Sequence[BotMaker], deal: str, setup: Setup = SETUP) -> Match:
    """A whole match; an illegal answer would be refused with an error."""
    match = Match(setup, Chance(deal))
    bots = [maker(Random(f"{deal}/{seat}")) for seat, maker in enumerate(makers)]
    while (decision := match.decision()) is not None:
        match.play(decision.seat, bots[decision.seat].answer(decision))
    return match


def opened(*texts: str, setup: Setup = SETUP) -> Match:
    """A match whose draws are answered by hand, after these answers."""
    match = Match(setup, None)
    notation = setup.game.notation(setup)
    for text in texts:
        match.play(match.table.seat(), notation.parse(text))
    return match


def bot_file(folder: Path, source: str = SOUND_BOT) -> Path:
    """A bot file with this source."""
    path = folder / "mine.py"
    path.write_text(source, "utf-8")
    return path
