"""Advice as messages carry it: answers as text, figures rounded, reasons by their keys."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiorino.core.advice import Advice
from fiorino.core.decision import Decision
from fiorino.core.protocol import Reason

DIGITS = 2
"""Places behind the point: rules of thumb know no more."""


class ReasonShown(Struct, frozen=True):
    """What speaks for an answer or against it: the key of a sentence of the game, and its words."""

    key: str
    figures: dict[str, float]
    things: dict[str, str]


class AnswerAdvised(Struct, frozen=True):
    """An answer, what it is worth, and what it gives away against the best one."""

    answer: str
    worth: float
    gives_away: Annotated[float, Meta(ge=0)]
    reasons: list[ReasonShown]


class AdviceShown(Struct, frozen=True):
    """The best answers, the best first, and named figures about the decision.

    In coins, worth is how far the seat is expected to end ahead of its best rival; as a chance, how
    likely it is to win.
    """

    unit: Literal["coins", "chance"]
    answers: Annotated[list[AnswerAdvised], Meta(min_length=1)]
    figures: dict[str, float]


def shown(advice: Advice, decision: Decision) -> AdviceShown:
    """Advice about a decision, ready to be sent."""
    answers = [
        AnswerAdvised(
            decision.notation.write(advised.action),
            round(advised.worth, DIGITS),
            round(advised.gives_away, DIGITS),
            [_reason(reason) for reason in advised.reasons],
        )
        for advised in advice.answers
    ]
    figures = {name: round(figure, DIGITS) for name, figure in advice.figures.items()}
    return AdviceShown(advice.unit.value, answers, figures)


def _reason(reason: Reason) -> ReasonShown:
    figures = {name: round(float(figure), DIGITS) for name, figure in reason.figures.items()}
    return ReasonShown(reason.key.value, figures, dict(reason.things))
