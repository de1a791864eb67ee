"""Styles: what a bot prefers where answers are close, and never where they are not."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import ClassVar

import pytest

from fiorino.bots.greedy import GreedyBot
from fiorino.bots.levels import EasyBot
from fiorino.core.decision import Decision
from fiorino.core.game import Game, Setup
from fiorino.core.match import Match
from fiorino.core.protocol import Action, Table
from fiorino.core.random import Chance
from fiorino.core.strength import Judged, Level, Strength
from fiorino.core.styles import Style, Styles
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MediciVsStrozzi
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP
from fiorino.games.medici_vs_strozzi.styles import MediciStyles
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import BRICKLAYER
from fiorino.games.siena.styles import SienaStyles

from .support import opened

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class LikesSecond(Styles):
    """Any style likes the second answer."""

    offered: ClassVar[tuple[Style, ...]] = (Style.BOLD,)
    close: ClassVar[float] = 2.0

    def leanings(self, style: Style, table: Table, actions: Sequence[Action]) -> Sequence[float]:
        return [float(action == REFUSE) for action in actions]


class Apart(Strength):
    """Judges the first answer better than the second by so much."""

    def __init__(self, by: float) -> None:
        self.by = by

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        return [Judged(BUY, 10.0), Judged(REFUSE, 10.0 - self.by)]


class Styled(MediciVsStrozzi):
    """The game with a strength and styles of this test."""

    def __init__(self, by: float, styles: Styles | None) -> None:
        self.by = by
        self.taste = styles

    def strength(self, setup: Setup) -> Strength:
        return Apart(self.by)

    def styles(self) -> Styles | None:  # type: ignore[override]
        return self.taste


def answer(by: float, style: Style | None, styles: Styles | None) -> Action:
    match = opened("tile dye-4", "stop", "price 18", setup=Styled(by, styles).setup())
    decision = match.decision()
    assert decision is not None
    return EasyBot(Random(1), style).answer(decision)


@pytest.mark.parametrize(("by", "given"), [(0.0, REFUSE), (1.9, REFUSE), (2.1, BUY), (50.0, BUY)])
def test_a_style_decides_between_close_answers_alone(by: float, given: Action) -> None:
    assert answer(by, Style.BOLD, LikesSecond()) == given


def test_without_a_style_or_without_meaning_the_best_answer_is_given() -> None:
    assert answer(0.5, None, LikesSecond()) == BUY
    assert answer(0.5, Style.BOLD, None) == BUY


@every_game
def test_a_style_gives_away_no_more_than_what_is_close(game: Game) -> None:
    styles = game.styles()
    assert styles is not None
    rng = Random(3)
    for decision in decisions(game):
        worths = [rng.uniform(0, 3 * styles.close) for _ in decision.options]
        judged = [Judged(*pair) for pair in zip(decision.options, worths, strict=True)]
        judged.sort(key=lambda one: -one.worth)
        worth = {one.action: one.worth for one in judged}
        for style in styles.offered:
            chosen = styles.preferred(style, decision.guess(rng), judged)
            assert judged[0].worth - worth[chosen] <= styles.close


@every_game
def test_every_style_that_is_offered_likes_something_and_not_everything(game: Game) -> None:
    styles = game.styles()
    assert styles is not None
    for style in styles.offered:
        likes = [
            like
            for decision in decisions(game)
            for like in styles.leanings(style, decision.guess(Random(1)), decision.options)
        ]
        assert min(likes) == 0 < max(likes) <= 1, style


@every_game
def test_what_is_hidden_has_no_part_in_a_style(game: Game) -> None:
    styles = game.styles()
    assert styles is not None
    for decision in decisions(game):
        for style in styles.offered:
            first, second = [
                list(styles.leanings(style, decision.guess(Random(seed)), decision.options))
                for seed in (1, 2)
            ]
            assert first == second


def test_the_bold_draw_and_ask_more_and_the_patient_stop_and_ask_less() -> None:
    styles = MediciStyles()
    match = opened("tile dye-4")
    table = match.table
    assert list(styles.leanings(Style.BOLD, table, [DRAW, STOP])) == [1, 0]
    assert list(styles.leanings(Style.PATIENT, table, [DRAW, STOP])) == [0, 1]
    prices = [match.setup.game.notation(match.setup).parse(f"price {n}") for n in (7, 8, 9)]
    assert list(styles.leanings(Style.BOLD, table, prices)) == [0, 0, 1]
    assert list(styles.leanings(Style.PATIENT, table, prices)) == [1, 0, 0]


def test_builders_load_where_the_lot_pushes_most() -> None:
    """Of the usual box, dye has a track in Pisa and in Venezia, and none in Genova."""
    match = opened("tile dye-4", "stop", "price 18", "buy")
    notation = match.setup.game.notation(match.setup)
    loads = [notation.parse(f"load 5 {harbor}") for harbor in ("pisa", "genova", "venezia")]
    likes = MediciStyles().leanings(Style.BUILDER, match.table, [*loads, notation.parse("throw")])
    assert list(likes) == [1, 0, 1, 0]


def test_builders_of_siena_want_bricklayers() -> None:
    game = next(game for game in GAMES if game.name == "siena")
    table = game.setup(2).table()
    cards = table.box.cards  # type: ignore[attr-defined]
    taken = [a.TAKE[kind] for kind in range(len(cards))]
    likes = SienaStyles().leanings(Style.BUILDER, table, taken)
    assert [bool(like) for like in likes] == [card.type == BRICKLAYER for card in cards]


@cache
def decisions(game: Game) -> list[Decision]:
    """Questions of sensible matches, some of each kind."""
    found, seen = [], Counter[str]()
    for seed in range(3):
        match = Match(game.setup(min(game.players)), Chance(f"styles/{seed}"))
        bot = GreedyBot(Random(seed))
        while (decision := match.decision()) is not None:
            seen[decision.question] += 1
            if seen[decision.question] <= 12:
                found.append(Decision(match.setup, match.table.clone()))
            match.play(decision.seat, bot.answer(decision))
    return found
