"""Styles of play: what a bot prefers among answers that are about equally good."""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from fiorino.core.protocol import Action, Table
from fiorino.core.strength import Judged


class Style(StrEnum):
    """A way to play at any level; a game defines what each means in it."""

    PATIENT = "patient"
    BOLD = "bold"
    BUILDER = "builder"
    PATRON = "patron"


class Styles:
    """What styles mean in a game; a style without a meaning there is not offered."""

    offered: ClassVar[tuple[Style, ...]] = ()
    close: ClassVar[float] = 0.0
    """How much less than the best an answer that a style likes may be worth."""

    def leanings(self, style: Style, table: Table, actions: Sequence[Action]) -> Sequence[float]:
        """How much a style likes each of these answers, from 0 to 1, by public information only."""
        return [0.0] * len(actions)

    def preferred(self, style: Style, table: Table, judged: Sequence[Judged]) -> Action:
        """The answer that a style gives: its favourite among those close to the best."""
        least = judged[0].worth - self.close
        close = [one for one in judged if one.worth >= least]
        if len(close) == 1:
            return close[0].action
        likes = self.leanings(style, table, [one.action for one in close])
        tilted = [one.worth + self.close * like for one, like in zip(close, likes, strict=True)]
        return close[tilted.index(max(tilted))].action
