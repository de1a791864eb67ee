"""What the styles of play mean in Siena."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.protocol import Action, Table
from fiorino.core.styles import Style, Styles
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import BRICKLAYER
from fiorino.games.siena.rules import inn
from fiorino.games.siena.table import SienaTable

MOST_FATO: Final = len(a.FATO)
LIKED: Final[dict[Style, tuple[type[Action], ...]]] = {
    Style.PATIENT: (a.Pass, a.Stay, a.Decline, a.Done, a.Halt),
    Style.BOLD: (a.Rise, a.Bid, a.StartAuction, a.Travel, a.Enter, a.Sell),
    Style.BUILDER: (a.Build, a.BuildWith),
    Style.PATRON: (a.Donate, a.Charity, a.OpenArtist, a.Give),
}
"""Answers that a style likes wherever they are offered."""


class SienaStyles(Styles):
    """The patient wait, the bold rise, bid and dare; builders build the Torre; patrons give."""

    offered: ClassVar[tuple[Style, ...]] = tuple(Style)
    close: ClassVar[float] = 0.02

    def leanings(self, style: Style, table: Table, actions: Sequence[Action]) -> Sequence[float]:
        assert isinstance(table, SienaTable)
        return [_leaning(style, table, action) for action in actions]


def _leaning(style: Style, table: SienaTable, action: Action) -> float:
    if isinstance(action, LIKED[style]):
        return 1.0
    if style is Style.BOLD and isinstance(action, a.DrawFato):
        return action.number / MOST_FATO
    if style is Style.BUILDER and isinstance(action, a.Take | a.StartAuction):
        return float(table.box.cards[action.card].type == BRICKLAYER)
    if style is Style.PATRON and isinstance(action, a.Bid):
        return float(isinstance(table.agenda[-1], inn.ArtistBid | inn.ArtistFirstBid))
    return 0.0
