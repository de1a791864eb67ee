"""Draws the pictures of the documentation from real matches: `make pictures`."""

import io
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from fiorino.bots import find_bot
from fiorino.cli.keeping import KeptMatch
from fiorino.cli.keyboard import Pipe
from fiorino.cli.leaving import Ending
from fiorino.cli.saving import Keeper
from fiorino.cli.seating import Player
from fiorino.cli.sitting import Sitting
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.locale import ENGLISH, catalogue

HERE = Path(__file__).parent
THEME = TerminalTheme(
    (32, 28, 26),
    (233, 223, 203),
    [(32, 28, 26), (190, 72, 52), (122, 140, 74), (205, 160, 74), (66, 98, 160), (160, 96, 148),
     (98, 150, 156), (200, 190, 172)],
    [(110, 100, 92), (222, 92, 70), (150, 172, 96), (236, 190, 92), (104, 146, 226),
     (190, 124, 176), (124, 184, 190), (246, 238, 222)],
)  # fmt: skip
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" rx="10" fill="#201c1a"/>
<text x="50%" y="27" fill="#9c9186" text-anchor="middle" font-size="17"
 font-family="Georgia, serif" font-style="italic">fiorino play GAME</text>
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def draw_match(game: Game, players: int, seed: str, moves: int, question: str) -> str:
    """A table in mid-match as the first seat sees it when it is asked this question."""
    match = Match(game.setup(players), Chance(seed))
    bot = find_bot("greedy")(Random(1))
    while (decision := match.decision()) is not None:
        if len(match.log) >= moves and decision.seat == 0 and decision.question == question:
            break
        match.play(decision.seat, bot.answer(decision))
    assert decision is not None
    console = Console(
        record=True, width=100, height=40, file=io.StringIO(), force_terminal=True, highlight=False
    )
    seats = [Player("you"), *[Player("greedy", find_bot("greedy")) for _ in range(players - 1)]]
    keyboard = Pipe(console.print)
    kept = KeptMatch(match, seats, Keeper(game.name), keyboard)
    sitting = Sitting(kept, console, keyboard, Ending(), catalogue(ENGLISH))
    sitting.told = len(match.log) - 4
    sitting.show(decision)
    frame = FRAME.replace("GAME", game.name)
    return console.export_svg(theme=THEME, code_format=frame, unique_id="fiorino")


def pictures() -> dict[str, str]:
    """The pictures by the names of their files."""
    harbors, town = (find_game(name, GAMES) for name in ("medici-vs-strozzi", "siena"))
    return {
        "medici-vs-strozzi.svg": draw_match(harbors, 2, "7", 175, "load-lot"),
        "siena.svg": draw_match(town, 4, "7", 620, "banker-move"),
    }


if __name__ == "__main__":
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, "utf-8")
