"""The screen that any game has: it tells view, answers, events and result without knowing them."""

from random import Random

import pytest
from rich.console import Console, RenderableType

from fiorino.cli.screens import SCREENS, Screen
from fiorino.cli.screens.medici_vs_strozzi import MediciScreen
from fiorino.cli.screens.plain import PlainScreen
from fiorino.cli.screens.siena import SienaScreen
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.core.random import Chance
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import Price
from fiorino.games.medici_vs_strozzi.events import LotLoaded
from fiorino.games.siena import SIENA
from fiorino.games.siena.table import SienaTable
from fiorino.locale import catalogue

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def printed(*parts: RenderableType) -> str:
    console = Console(width=100, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    return captured.get()


def screen(game: Game, language: str = "en") -> PlainScreen:
    setup = game.setup()
    return PlainScreen(setup, setup.seat_names, catalogue(language))


def test_a_game_with_a_screen_of_its_own_has_that_one() -> None:
    assert {"medici-vs-strozzi": MediciScreen, "siena": SienaScreen} == SCREENS


@every_game
def test_it_shows_any_match_to_its_end(game: Game) -> None:
    shown: Screen = screen(game)
    match, rng = Match(game.setup(), Chance("1")), Random(1)
    console = Console(width=100)
    while not match.is_over:
        decision = match.decision()
        assert decision is not None
        assert printed(shown.draw(decision.view, console), shown.ask(decision)).strip()
        assert all(isinstance(shown.phrases(decision, each), list) for each in decision.options[:3])
        match.play(decision.seat, rng.choice(list(decision.options)))
        assert all(shown.tell(event).plain for event in match.log[-1].events)
    assert match.result is not None
    ended = printed(*shown.outcome(match.table, []))
    assert all(str(score) in ended for score in match.result.scores)


def test_a_list_of_things_is_a_table_with_a_row_for_each() -> None:
    shown = screen(SIENA)
    table = shown.setup.table()
    assert isinstance(table, SienaTable)
    table.ready[0] = 7
    view = SIENA.view(table, SPECTATOR)
    lines = printed(shown.draw(view, Console(width=100))).splitlines()
    (head,) = [line for line in lines if line.split()[:3] == ["name", "workers", "frame"]]
    assert lines[lines.index(head) + 1].split()[:4] == ["Corn", "0", "3", "7"]


def test_names_of_the_game_are_said_in_the_language_of_the_reader() -> None:
    shown = screen(MEDICI_VS_STROZZI, "nl")
    loaded = LotLoaded(Seat(0), 1, 2, ())
    harbor = catalogue("nl").text("medici-harbor-venezia")
    assert harbor in shown.tell(loaded).plain


def test_an_answer_without_words_is_shown_by_its_notation_alone() -> None:
    shown = screen(SIENA)
    match = Match(shown.setup, Chance("1"))
    decision = match.decision()
    assert decision is not None
    assert shown.phrases(decision, Price(3)) == []
