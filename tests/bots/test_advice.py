"""Advice: legal answers in order, the same for the same seed, from what the seat sees alone."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from fiorino.bots.advice import advise
from fiorino.bots.greedy import GreedyBot
from fiorino.bots.levels import MasterBot
from fiorino.core.advice import MOST_ANSWERS, Advice, Unit
from fiorino.core.codec import digest
from fiorino.core.decision import Decision
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.games import GAMES

from .support import opened

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@cache
def decisions(game: Game) -> tuple[Decision, ...]:
    """The questions of matches in which a sensible bot answers at random now and then.

    Fewer of them for a game that looks far.
    """
    found = tuple(decision for seed in range(2) for decision in _played(game, seed))
    return found if game.strength(found[0].setup) is None else found[:: max(7, len(found) // 16)]


def _played(game: Game, seed: int) -> Iterator[Decision]:
    match = Match(game.setup(max(game.players)), Chance(str(seed)))
    bot, rng = GreedyBot(Random(seed)), Random(seed)
    while (decision := match.decision()) is not None:
        yield Decision(match.setup, match.table.clone())
        answer = bot.answer(decision) if rng.random() < 0.8 else rng.choice(decision.options)
        match.play(decision.seat, answer)


def told(advice: Advice) -> object:
    """Everything that advice says, to be compared."""
    answers = [
        (
            answer.action,
            answer.worth,
            answer.gives_away,
            [(reason.key, reason.figures, reason.things) for reason in answer.reasons],
        )
        for answer in advice.answers
    ]
    return advice.unit, answers, advice.figures


@pytest.mark.heavy
@every_game
def test_the_best_answer_is_that_of_the_bot_that_explains_itself_best(game: Game) -> None:
    bot = GreedyBot if game.name == "siena" else MasterBot
    for decision in decisions(game):
        best = advise(decision, Random(3)).answers[0]
        assert best.action == bot(Random(3)).answer(decision)
        assert best.gives_away == 0


@every_game
def test_at_most_three_different_legal_answers_are_advised(game: Game) -> None:
    counts = set()
    for decision in decisions(game):
        actions = [answer.action for answer in advise(decision, Random(3)).answers]
        assert set(actions) <= set(decision.options)
        assert len(set(actions)) == len(actions)
        counts.add(len(actions))
    assert max(counts) == MOST_ANSWERS


@every_game
def test_answers_are_in_the_order_of_what_they_give_away(game: Game) -> None:
    for decision in decisions(game):
        advice = advise(decision, Random(3))
        given_away = [answer.gives_away for answer in advice.answers]
        assert given_away == sorted(given_away)
        assert given_away[0] == 0
        for answer in advice.answers:
            assert answer.gives_away == pytest.approx(advice.answers[0].worth - answer.worth)
        assert advice.unit is Unit.COINS


@every_game
def test_the_figures_agree_with_the_rule_of_thumb_that_chose_the_best_answer(game: Game) -> None:
    heuristics = game.heuristics()
    for decision in decisions(game):
        table = decision.guess(Random(3))
        best = heuristics.worth(table, GreedyBot(Random(3)).answer(decision))
        for action in heuristics.candidates(table):
            assert heuristics.worth(table, action) <= best + 1e-9, decision.question


@every_game
def test_the_same_seed_gives_the_same_advice(game: Game) -> None:
    for decision in decisions(game)[::5]:
        first, second = advise(decision, Random("one")), advise(decision, Random("one"))
        assert told(first) == told(second)


@every_game
def test_what_the_seat_cannot_see_changes_no_advice(game: Game) -> None:
    """`Game.guess` deals anew all that is hidden from the seat that is asked."""
    for decision in decisions(game):
        other = Decision(decision.setup, decision.guess(Random(99)))
        assert other.view == decision.view
        assert told(advise(other, Random(3))) == told(advise(decision, Random(3)))


@every_game
def test_every_reason_has_a_key_that_its_game_lists(game: Game) -> None:
    known = set(game.heuristics().reason_keys())
    for decision in decisions(game):
        for answer in advise(decision, Random(3)).answers:
            assert {reason.key for reason in answer.reasons} <= known


@every_game
def test_the_answer_that_is_asked_about_is_in_the_advice_once(game: Game) -> None:
    rng = Random(5)
    lengths = set()
    for decision in decisions(game):
        about = rng.choice(decision.options)
        advice = advise(decision, Random(3), about)
        assert [answer.action for answer in advice.answers].count(about) == 1
        assert advice.answers[0].gives_away == 0
        assert [answer.worth for answer in advice.answers] == sorted(
            [answer.worth for answer in advice.answers], reverse=True
        )
        lengths.add(len(advice.answers))
    assert max(lengths) == MOST_ANSWERS + 1


@every_game
def test_advice_leaves_the_table_as_it_was(game: Game) -> None:
    for decision in decisions(game)[::20]:
        before = digest(game.encode(decision._table))
        advise(decision, Random(3), decision.options[-1])
        assert digest(game.encode(decision._table)) == before


def test_a_price_is_worth_the_worse_of_what_the_other_house_can_answer() -> None:
    decision = opened("tile dye-4", "stop").decision()
    assert decision is not None
    about = decision.find("price 3")
    advice = advise(decision, Random(1), about)
    mine, theirs = advice.figures["mine"], advice.figures["theirs"]
    for answer in advice.answers:
        coins = int(decision.notation.write(answer.action).removeprefix("price "))
        assert answer.worth == pytest.approx(min(mine - coins, coins - theirs))
    assert advice.answers[-1].action == about
