"""Hints: what to answer and why, at every question, in every language."""

import re
from random import Random

import pytest

from fiorino.bots import find_bot
from fiorino.cli.hints import hint
from fiorino.cli.screens import SCREENS
from fiorino.core.decision import Decision
from fiorino.core.game import LANGUAGES, Game
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.games import GAMES
from fiorino.games.siena.options import EDITIONS
from fiorino.locale import catalogue
from tests.games.siena.tables import at, seat

from .siena_tables import screen_for

UNSAID = re.compile(r"\bterminal-|\bsiena-|\bmedici-[a-z]|\{|None")


def lively(game: Game, seed: str, options: dict[str, str]) -> list[Decision]:
    """The questions of a match in which a bot sometimes answers at random, one of each kind."""
    match = Match(game.setup(min(3, max(game.players)), options), Chance(seed))
    bot, rng = find_bot("greedy")(Random(seed)), Random(seed)
    found: dict[str, Decision] = {}
    while (decision := match.decision()) is not None:
        found[f"{decision.question} {rng.random() < 0.5}"] = Decision(
            match.setup, match.table.clone()
        )
        answer = bot.answer(decision) if rng.random() < 0.8 else rng.choice(decision.options)
        match.play(decision.seat, answer)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_hint_is_a_sentence_in_every_language(game: Game, edition: str) -> None:
    options = {"edition": edition} if game.name == "siena" else {}
    for decision in lively(game, edition, options):
        players = ["you", *["greedy"] * (decision.setup.players - 1)]
        for language in LANGUAGES:
            screen = SCREENS[game.name](decision.setup, players, catalogue(language))
            best, *others = [line.plain for line in hint(screen, decision)]
            assert not UNSAID.search(" ".join([best, *others])), best
            assert best.endswith("."), f"{decision.question}: {best}"
            assert all(line.endswith((".", ")")) for line in others)


def told(written: dict[str, object]) -> str:
    playing = at(written)
    decision = playing.match.decision()
    assert decision is not None
    return "\n".join(line.plain for line in hint(screen_for(playing.setup), decision))


def test_a_hint_to_sell_says_what_it_brings() -> None:
    written: dict[str, object] = {
        "goods": {"corn": {"ready": 1}},
        "turn": {"rights": ["corn"]},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    assert told(written).startswith(
        "Hint: sell corn (about 8 ahead at the end) – It brings 8 Florins,"
    )


def test_a_hint_to_rise_says_that_the_money_is_enough() -> None:
    written: dict[str, object] = {
        "seats": {"blue": seat(35)},
        "agenda": [{"step": "rise-or-stay", "seat": "blue"}],
    }
    assert "Hint: rise (" in told(written)
    assert ") – 35 Florins are enough to go on with," in told(written)


def test_a_hint_to_draw_fato_says_the_odds_and_the_pay() -> None:
    # Three of seven cards on Corn: 7 Florins each, safe in 4 of 7 draws (S16.5, S16.6).
    written: dict[str, object] = {
        "goods": {"corn": {"ready": 0}},
        "turn": {"rights": ["corn"], "sold": {"corn": 1}},
        "agenda": [{"step": "load-road", "seat": "blue", "loaded": ["corn"]}],
    }
    best, second, third = told(written).splitlines()
    assert best.startswith("Hint: draw 3 (")
    assert ") – With 3 cards you win 21 at 57.1 %, 12 on average; no other" in best
    assert second.startswith("Or: draw 4 (just as good) – With 4 cards you win 28 at 42.9 %, 12 on")
    assert third.startswith("Or: draw 2 (gives away 2) – With 2 cards you win 14 at 71.4 %, 10 on")


def test_what_was_said_of_one_answer_is_not_said_of_the_next_again() -> None:
    written: dict[str, object] = {
        "display": ["francigena"],
        "agenda": [
            {"step": "star-bid", "seat": "blue", "card": "francigena", "high": 1,
             "holder": "orange", "out": 0},
        ],
    }  # fmt: skip
    best, other = told(written).splitlines()
    assert best.startswith("Hint: bid 2 (")
    assert other == "Or: pass (gives away 14.3)"  # the card's worth of 16.3 less the bid
