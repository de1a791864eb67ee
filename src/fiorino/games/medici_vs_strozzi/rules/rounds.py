"""M2.1, M2.2, M5, M7: the course of a match."""

from typing import ClassVar, Final

from fiorino.core.flow import Step
from fiorino.core.protocol import NOBODY, Fields, Seat
from fiorino.games.medici_vs_strozzi import scoring
from fiorino.games.medici_vs_strozzi.events import MatchEnded, RoundBegan
from fiorino.games.medici_vs_strozzi.rules import drawing
from fiorino.games.medici_vs_strozzi.table import MediciTable


class BeginRound(Step[MediciTable]):
    """M7.1: everything goes back; M2.2: the house whose round it is draws the first lot."""

    rule: ClassVar[str] = "M2.2"
    fields: ClassVar[Fields] = {"round": int}

    def __init__(self, round: int) -> None:
        super().__init__(NOBODY)
        self.round: Final = round

    def do(self, table: MediciTable) -> None:
        table.clear_ships()
        table.round = self.round
        starter = Seat(table.box.starters[self.round - 1])
        table.tell(RoundBegan, self.round, starter)
        table.then(drawing.DrawTile(starter))


class EndRound(Step[MediciTable]):
    """M6 in its order, then M2.1: another round, or M7.3: the end."""

    rule: ClassVar[str] = "M6.1"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def do(self, table: MediciTable) -> None:
        scoring.score_harbors(table)
        scoring.move_markers(table)
        scoring.pay_monopolies(table)
        if table.round < len(table.box.starters):
            table.then(BeginRound(table.round + 1))
            return
        result = table.result()
        if result is not None:
            rule = "M7.3" if len(result.winners) == 1 else "M7.4"
            table.tell(MatchEnded, result.scores, result.winners, rule=rule)
