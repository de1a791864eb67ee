"""The greedy bot."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from fiorino.bots import BotMaker
from fiorino.bots.greedy import GreedyBot
from fiorino.bots.uniform import RandomBot
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Heuristics, Seat, Table
from fiorino.games.medici_vs_strozzi import MediciVsStrozzi

from .support import MEDICI, STROZZI, opened, play_match

FOR_SALE = ("tile dye-4", "stop", "price 18")


class Opinion(Heuristics):
    """What a test says about good play."""

    def __init__(
        self,
        shortlist: Callable[[Table], Sequence[Action]],
        value: Callable[[Table, Seat], float],
    ) -> None:
        self._shortlist = shortlist
        self._value = value

    def shortlist(self, table: Table) -> Sequence[Action]:
        return self._shortlist(table)

    def value(self, table: Table, seat: Seat) -> float:
        return self._value(table, seat)


class OpinionatedGame(MediciVsStrozzi):
    """The game, with somebody else's idea of good play."""

    def __init__(self, opinion: Opinion) -> None:
        self.opinion = opinion

    def heuristics(self) -> Heuristics:
        return self.opinion


def asked(
    *texts: str,
    value: Callable[[Table, Seat], float],
    shortlist: Callable[[Table], Sequence[Action]] = lambda table: table.options(),
) -> Decision:
    """The question after these answers, in a game with this opinion."""
    setup: Setup = OpinionatedGame(Opinion(shortlist, value)).setup()
    decision = opened(*texts, setup=setup).decision()
    assert decision is not None
    return decision


def greedy(decision: Decision) -> str:
    return decision.notation.write(GreedyBot(Random(1)).answer(decision))


def never(table: Table, seat: Seat) -> float:
    raise AssertionError("nothing is to be valued here")


def alike(table: Table, seat: Seat) -> float:
    return 1.0


def purse(table: Table, seat: Seat) -> float:
    return table.purses()[seat]


def test_a_single_answer_on_the_shortlist_is_taken_unvalued() -> None:
    decision = asked(*FOR_SALE, value=never, shortlist=lambda table: table.options()[1:])
    assert greedy(decision) == "refuse"


def test_of_several_answers_the_one_of_the_highest_value_is_taken() -> None:
    # The Strozzi are asked: buying costs them 18, refusing costs the Medici 18.
    assert greedy(asked(*FOR_SALE, value=purse)) == "refuse"


def test_the_highest_value_wins_wherever_it_stands_in_the_list() -> None:
    decision = asked(*FOR_SALE, value=lambda table, seat: -purse(table, seat))
    assert greedy(decision) == "buy"


def test_values_are_taken_from_the_side_of_the_seat_that_is_asked() -> None:
    seats = set()

    def value(table: Table, seat: Seat) -> float:
        seats.add(seat)
        return 0.0

    greedy(asked(*FOR_SALE, value=value))
    assert seats == {STROZZI}


def test_an_answer_off_the_shortlist_is_not_taken_however_good() -> None:
    def best_is_pisa(table: Table, seat: Seat) -> float:
        return float("pisa" in str(decision.setup.game.view(table, seat)["ships"]))

    decision = asked(
        *FOR_SALE,
        "buy",
        value=best_is_pisa,
        shortlist=lambda table: [action for action in table.options() if action not in pisa],
    )
    pisa = [action for action in decision.options if "pisa" in decision.notation.write(action)]
    assert len(pisa) == 3
    assert "pisa" not in greedy(decision)


def test_equal_values_are_decided_by_the_order_of_the_options() -> None:
    assert greedy(asked(*FOR_SALE, value=alike)) == "buy"


def test_greedy_gives_the_same_answer_with_any_seed() -> None:
    decision = opened(*FOR_SALE, "buy").decision()
    assert decision is not None
    assert len({GreedyBot(Random(seed)).answer(decision) for seed in range(20)}) == 1


@pytest.mark.parametrize("deal", [f"strength/{number}" for number in range(20)])
@pytest.mark.parametrize("greedy_seat", [MEDICI, STROZZI], ids=["medici", "strozzi"])
def test_greedy_beats_random(deal: str, greedy_seat: Seat) -> None:
    makers: list[BotMaker] = [RandomBot, RandomBot]
    makers[greedy_seat] = GreedyBot
    result = play_match(makers, deal).result
    assert result is not None
    assert result.winners == (greedy_seat,)
