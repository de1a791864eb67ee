"""A bot sees its decision, and can change nothing by looking."""

from random import Random

from fiorino.bots.uniform import RandomBot
from fiorino.core.codec import digest
from fiorino.core.decision import Decision
from fiorino.core.match import Match
from fiorino.core.protocol import NOBODY, Action, Table
from fiorino.core.random import Chance, at_random

from .support import SETUP, opened, play_match


class Dreamer(RandomBot):
    """Plays its guess to the end before every answer, and then answers like the random bot."""

    def answer(self, decision: Decision) -> Action:
        dice = Random(7)
        table = decision.guess(dice)
        while table.seat() != NOBODY:
            table.apply(at_random(table, dice))
        return super().answer(decision)


def state(match: Match) -> str:
    return digest(SETUP.game.encode(match.table))


def test_playing_on_a_guess_leaves_the_match_as_it_was() -> None:
    match = Match(SETUP, Chance("dream"))
    before = (state(match), len(match.log))
    decision = match.decision()
    assert decision is not None
    Dreamer(Random(1)).answer(decision)
    assert (state(match), len(match.log)) == before


def test_a_match_of_bots_that_play_on_their_guesses_goes_as_one_of_bots_that_do_not() -> None:
    dreamt, plain = (play_match([maker, maker], "dream") for maker in (Dreamer, RandomBot))
    assert [entry.action for entry in dreamt.log] == [entry.action for entry in plain.log]
    assert state(dreamt) == state(plain)


def test_every_guess_is_a_table_of_its_own() -> None:
    decision = opened("tile dye-4").decision()
    assert decision is not None
    first, second = decision.guess(Random(1)), decision.guess(Random(1))
    first.apply(decision.find("stop"))
    assert (first.question(), second.question()) == ("name-price", "draw-or-stop")


def test_the_table_itself_is_not_offered_to_a_bot() -> None:
    decision = opened("tile dye-4").decision()
    assert decision is not None
    offered = [name for name in dir(decision) if not name.startswith("_")]
    assert [name for name in offered if isinstance(getattr(decision, name), Table)] == []
