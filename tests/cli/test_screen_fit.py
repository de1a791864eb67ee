"""Every question of a match stands on one screen, whatever the game, the language and the table."""

import io
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from fiorino.cli.screens import SCREENS
from fiorino.cli.screens.page import question_page
from fiorino.core.decision import Decision
from fiorino.core.game import LANGUAGES, Game, Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.random import Chance
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA
from fiorino.games.siena.options import EDITIONS
from fiorino.locale import catalogue
from tests.games.siena.lockstep import eager
from tests.games.siena.samples import sociable, walk

SIZES: Final = ((80, 24), (120, 40))
PROMPT: Final = 1
"""The line where one types."""
LOOKED_AT: Final = 40
"""So many questions of a match are drawn, spread over it."""


def terminal(width: int, height: int) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        highlight=False,
    )


def printed(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def shown(setup: Setup, decision: Decision, language: str, size: tuple[int, int]) -> list[str]:
    """The lines of a question on a terminal of this size."""
    console = terminal(*size)
    players = ["you", *["Massimiliano"] * (setup.players - 1)]
    screen = SCREENS[setup.game.name](setup, players, catalogue(language))
    console.print(question_page(screen, decision, [], console), end="")
    return printed(console)


def questions(setup: Setup, seed: str) -> Iterator[Decision]:
    """The questions of a random match."""
    match = Match(setup, Chance(seed))
    rng = Random(seed)
    while (decision := match.decision()) is not None:
        yield Decision(setup, match.table.clone())
        match.play(decision.seat, rng.choice(decision.options))


def tables(game: Game, players: int, edition: str) -> list[Decision]:
    """Questions of random and of lively matches, those with the most answers among them."""
    if game is MEDICI_VS_STROZZI:
        found = list(questions(game.setup(2), "1"))
    else:
        setup = game.setup(players, {"edition": edition})
        found = list(questions(setup, edition))
        for choose in (eager, sociable):
            walked = walk(setup, players, choose, 200, 40)
            found += [Decision(setup, table.clone()) for table in walked if table.seat() != CHANCE]
    found = [decision for decision in found if decision.seat >= 0]
    crowded = sorted(found, key=lambda decision: -len(decision.options))[:10]
    return [*found[:: max(1, len(found) // LOOKED_AT)], *crowded]


CASES: Final = [
    (MEDICI_VS_STROZZI, 2, ""),
    *[(SIENA, players, edition) for players in (2, 5) for edition in EDITIONS],
]


@pytest.mark.parametrize(
    ("game", "players", "edition"),
    CASES,
    ids=[f"{game.name}-{players}-{edition}" for game, players, edition in CASES],
)
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
def test_board_question_and_answers_stand_on_one_screen(
    game: Game, players: int, edition: str, size: tuple[int, int]
) -> None:
    width, height = size
    for number, decision in enumerate(tables(game, players, edition)):
        language = LANGUAGES[number % len(LANGUAGES)]
        lines = shown(decision.setup, decision, language, size)
        picture = "\n".join([f"{language} {decision.question}", *lines])
        assert len(lines) + PROMPT <= height, picture
        assert max(map(cell_len, lines)) <= width, picture
