"""What the styles of play mean to a house."""

from collections.abc import Sequence
from typing import ClassVar

from fiorino.core.protocol import Action, Table
from fiorino.core.styles import Style, Styles
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP, Load, Price
from fiorino.games.medici_vs_strozzi.components import NO_TRACK
from fiorino.games.medici_vs_strozzi.table import MediciTable


class MediciStyles(Styles):
    """The bold draw on, buy and ask much; the patient wait; builders load where it pushes markers.

    There is nothing to be a patron of.
    """

    offered: ClassVar[tuple[Style, ...]] = (Style.PATIENT, Style.BOLD, Style.BUILDER)
    close: ClassVar[float] = 0.3

    def leanings(self, style: Style, table: Table, actions: Sequence[Action]) -> Sequence[float]:
        assert isinstance(table, MediciTable)
        if style is Style.BUILDER:
            pushes = [_pushes(table, action) for action in actions]
            return [pushed / max(1, *pushes) for pushed in pushes]
        if style not in self.offered:
            return super().leanings(style, table, actions)
        is_bold = style is Style.BOLD
        liked = (DRAW, BUY) if is_bold else (STOP, REFUSE)
        coins = [action.coins for action in actions if isinstance(action, Price)]
        price = (max(coins) if is_bold else min(coins)) if coins else None
        return [
            float(action in liked or (isinstance(action, Price) and action.coins == price))
            for action in actions
        ]


def _pushes(table: MediciTable, action: Action) -> int:
    """M6.4, M6.5: how many spaces a load of the lot pushes markers."""
    if not isinstance(action, Load):
        return 0
    tracks = table.box.track_of[action.harbor]
    return sum([table.box.pushes[kind] for kind in table.lot if tracks[kind] != NO_TRACK])
