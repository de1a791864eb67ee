"""Matches and boxes that several tests of the core begin from."""

from random import Random
from typing import Final

from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import digest
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import Seat, Table
from fiorino.core.random import Chance, at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

GAME: Final = MEDICI_VS_STROZZI
SETUP: Final = GAME.setup()
MEDICI: Final = Seat(0)
STROZZI: Final = Seat(1)

CUSTOM_BOX: Final = """
[tiles]
goods = ["silk", "wool", "salt", "wine"]
values = [0, 1, 2, 3, 4, 4]
gold = [5, 5]
zero_push = 2

[houses]
names = ["medici", "strozzi"]
ships = [3, 4, 5]
coins = 300

[rounds]
starters = ["medici", "strozzi", "strozzi"]
largest_lot = 3
highest_price = 40

[prizes]
harbor = 20
monopoly = 10
bonuses = [0, 10, 20]

[[harbors]]
name = "lucca"
tracks = ["silk", "salt", "wine"]

[[harbors]]
name = "napoli"
tracks = ["wool", "salt", "wine"]

[[harbors]]
name = "ancona"
tracks = ["silk", "wool"]
"""


def custom_box() -> BoxData:
    """A box with other names, a lower ceiling of prices and shorter tracks."""
    return read_box(CUSTOM_BOX)


def custom_setup() -> Setup:
    return GAME.setup(box=custom_box())


def state(table: Table, setup: Setup = SETUP) -> str:
    """The digest of everything on a table."""
    return digest(setup.game.encode(table))


def answer(match: Match, *texts: str) -> None:
    """Answer for whoever is asked, chance included."""
    notation = match.setup.game.notation(match.setup)
    for text in texts:
        match.play(match.table.seat(), notation.parse(text))


def answer_at_random(match: Match, answers: int = 10_000, seed: int = 1) -> Match:
    """Give so many answers, or as many as the match takes."""
    rng = Random(seed)
    while answers and not match.is_over:
        match.play(match.table.seat(), at_random(match.table, rng))
        answers -= 1
    return match


def finished(seed: str = "florence", setup: Setup = SETUP) -> Match:
    return answer_at_random(Match(setup, Chance(seed)))


def running(answers: int = 12, seed: str = "florence", setup: Setup = SETUP) -> Match:
    return answer_at_random(Match(setup, Chance(seed)), answers)


def opened(*texts: str) -> Match:
    """A match whose draws are answered by hand, after these answers."""
    match = Match(SETUP, None)
    answer(match, *texts)
    return match
