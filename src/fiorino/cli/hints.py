"""Hints in a terminal: the best answers, what they are worth, and why, a line each."""

from collections.abc import Iterator
from random import Random

from rich.text import Text

from fiorino.bots.advice import advise
from fiorino.bots.puzzles import KeptReason
from fiorino.cli.language import card_word, styled
from fiorino.cli.screens import Screen
from fiorino.core.advice import AdvisedAnswer, Unit
from fiorino.core.decision import Decision
from fiorino.core.protocol import Reason, Seat
from fiorino.locale import Word


def hint(screen: Screen, decision: Decision) -> Iterator[Text]:
    """The best answers, the best first, without repeating what was said about the one before."""
    advice = advise(decision, Random(0))
    said: set[str] = set()
    for place, advised in enumerate(advice.answers):
        answer = Text(decision.notation.write(advised.action), "bold")
        worth = worth_words(screen, advice.unit, advised, is_best=place == 0)
        key = "terminal-hint-or" if place else "terminal-hint"
        line = styled(screen.words, key, answer=answer).append(f" ({worth})")
        reasons = [told_reason(screen, decision, reason) for reason in advised.reasons]
        fresh = [reason for reason in reasons if reason not in said]
        said.update(fresh)
        yield line.append(f" – {' '.join(fresh)}") if fresh else line


def worth_words(screen: Screen, unit: Unit, advised: AdvisedAnswer, *, is_best: bool) -> str:
    """What the best answer is worth, or what another one gives away."""
    if is_best:
        return what_it_brings(screen, unit, advised.worth)
    return what_it_costs(screen, unit, advised.gives_away)


def what_it_costs(screen: Screen, unit: Unit, gives_away: float) -> str:
    """What an answer gives away, in words."""
    figure = _rounded(_counted(unit, gives_away))
    return screen.words.text(f"shell-advice-less-{unit}", **{unit: figure})


def what_it_brings(screen: Screen, unit: Unit, worth: float) -> str:
    """What an answer is worth, in words."""
    figure = _rounded(_counted(unit, worth))
    if unit is Unit.CHANCE:
        return screen.words.text("shell-advice-chance", chance=figure)
    side = "level" if figure == 0 else "ahead" if figure > 0 else "behind"
    return screen.words.text("shell-advice-coins", coins=abs(figure), side=side)


def told_reason(screen: Screen, decision: Decision, reason: Reason | KeptReason) -> str:
    """A reason as a sentence; figures are rounded, whole ones have no fraction."""
    game = decision.setup.game.catalogue
    things: dict[str, Word] = {
        kind: card_word(screen.words, name) if kind == "card" else f"{game}-{kind}-{name}"
        for kind, name in reason.things.items()
    }
    figures = {name: _rounded(value) for name, value in reason.figures.items()}
    rivals = [seat for seat in range(decision.setup.players) if seat != decision.seat]
    other = screen.name(Seat(rivals[0])).plain
    return screen.words.text(f"{game}-why-{reason.key}", seat=other, **things, **figures)


def _counted(unit: Unit, value: float) -> float:
    return 100 * value if unit is Unit.CHANCE else value


def _rounded(value: float) -> int | float:
    return round(value) if abs(value - round(value)) < 0.05 else round(value, 1)
