"""The review of a finished match: what each decision was worth, and what it gave away."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from fiorino.bots.advice import advise_by_thumb
from fiorino.core.advice import MOST_ANSWERS, Advice, AdvisedAnswer, Unit
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, Action, Seat
from fiorino.core.strength import Judged, Level, Limit, Strength

QUICK: Final = 40
"""Positions or rollouts that a quick review examines per decision."""
TOLD_APART: Final = 0.03
"""Winning chances that differ by less count as equal: that many rollouts cannot tell them apart."""
SECOND_LOOK: Final = 4
"""The factor by which a decision gets more rollouts if it seems to have cost something."""

CARD: Final = ("master", "weights.json")
"""The file in which a game describes its weights, in its package."""


@dataclass(frozen=True)
class Reviewed:
    """One decision: the number of its entry in the log, and the answers worth a look."""

    number: int
    decision: Decision
    action: Action
    unit: Unit
    answers: Sequence[AdvisedAnswer]
    """The best first; the one that was given is among them."""

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def best(self) -> AdvisedAnswer:
        return self.answers[0]

    @property
    def given(self) -> AdvisedAnswer:
        """The answer that was given."""
        return next(answer for answer in self.answers if answer.action == self.action)


@dataclass(frozen=True)
class Account:
    """Why a seat ended where it did: `began` - `gave_away` + `came` = `ended`."""

    seat: Seat
    unit: Unit
    began: float
    """What its first decision was worth."""
    gave_away: float
    """What its own answers cost it compared to the best ones: its skill."""
    came: float
    """What draws and the other players brought it between its answers."""
    luck: float | None
    """What the draws brought it; None with more than two players, where it cannot be separated."""
    ended: float
    """1 for a win, a part of it for a shared one; or how far it ended ahead of its best rival."""


def review(match: Match, nodes: int = QUICK) -> Iterator[Reviewed]:
    """Review every decision of a finished match, in order; the result is deterministic."""
    if not match.is_over:
        raise FiorinoError("Only a finished match is reviewed; finish it first.")
    for number, entry in enumerate(match.log, 1):
        if entry.seat != CHANCE:
            decision = Decision(match.setup, match.at(number - 1))
            advice = weigh(decision, number, entry.action, nodes)
            yield Reviewed(number, decision, entry.action, advice.unit, advice.answers)


@cache
def judge_of(game: Game, nodes: int = QUICK) -> str:
    """The judge that reviews matches of a game: other rules or weights mean another judge."""
    card = files(game.package).joinpath(*CARD)
    weights = json.loads(card.read_text("utf-8"))["weights"] if card.is_file() else "none"
    return f"rules {game.rules_version}, weights {weights}, {nodes} nodes"


def weigh(decision: Decision, number: int, about: Action, nodes: int) -> Advice:
    """The best answers to a decision and the one that was given, for the review.

    `number` is that of its entry in the log.
    """
    return _advice(decision, Random(number), about, nodes)


def _advice(decision: Decision, rng: Random, about: Action, nodes: int) -> Advice:
    """Advice as the game gives it, or as winning chances; otherwise by rules of thumb."""
    strength = decision.setup.game.strength(decision.setup)
    if strength is None:
        return advise_by_thumb(decision, rng, about)
    advice = strength.within(Limit(nodes=nodes)).advise(decision, rng, about)
    return _chances(decision, strength, rng, about, nodes) if advice is None else advice


def _chances(
    decision: Decision, strength: Strength, rng: Random, about: Action, nodes: int
) -> Advice:
    """Answers with the winning chances that strong play gives them.

    A seemingly costly answer may only have been unlucky, so it is searched again with other luck.
    """
    judged = strength.within(Limit(nodes=nodes)).judge(decision, Level.MASTER, rng, about)
    if _cost(judged, about) >= TOLD_APART:
        longer = strength.within(Limit(nodes=SECOND_LOOK * nodes))
        judged = longer.judge(decision, Level.MASTER, rng, about)
    most = judged[0].worth
    worths = {
        each.action: most if most - each.worth < TOLD_APART else each.worth for each in judged
    }
    answers = [
        AdvisedAnswer(each.action, worths[each.action], most - worths[each.action], ())
        for place, each in enumerate(judged)
        if place < MOST_ANSWERS or each.action == about
    ]
    return Advice(Unit.CHANCE, answers, {})


def _cost(judged: Sequence[Judged], about: Action) -> float:
    return judged[0].worth - next(each.worth for each in judged if each.action == about)


def accounts(match: Match, decisions: Sequence[Reviewed]) -> list[Account]:
    """Skill separated from luck, for each seat that decided anything."""
    result = match.result
    assert result is not None
    found = []
    for number in range(match.setup.players):
        seat = Seat(number)
        own = [each for each in decisions if each.seat == seat]
        if not own:
            continue
        unit = own[0].unit
        rivals = [score for other, score in enumerate(result.scores) if other != seat]
        ended = (
            float(result.scores[seat] - max(rivals))
            if unit is Unit.COINS
            else 1 / len(result.winners)
            if seat in result.winners
            else 0.0
        )
        gave_away = sum(each.given.gives_away for each in own)
        began = own[0].best.worth
        came = ended - began + gave_away
        theirs = sum(each.given.gives_away for each in decisions if each.seat != seat)
        luck = came - theirs if match.setup.players == 2 else None
        found.append(Account(seat, unit, began, gave_away, came, luck, ended))
    return found


def turning_points(decisions: Sequence[Reviewed], most: int) -> list[Reviewed]:
    """The decisions that gave away most, in the order of the match."""
    costly = sorted(decisions, key=lambda each: -each.given.gives_away)[:most]
    return sorted(
        [each for each in costly if each.given.gives_away > 0], key=lambda each: each.number
    )
