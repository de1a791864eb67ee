"""The end of a match of Siena: who has won, why it is over, and the points by source and player."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.language import addressed
from fiorino.cli.screens.siena_words import SienaWords
from fiorino.core.protocol import Event, Result, Seat, Table
from fiorino.games.siena.components import STATUS_NAMES
from fiorino.games.siena.events import MatchEnded, WinnerNamed
from fiorino.games.siena.scoring import bankers, count, levels
from fiorino.games.siena.table import SienaTable


class SienaCount(SienaWords):
    """The final count, from the table: everything is open when it is over."""

    def outcome(self, table: Table, events: Sequence[Event]) -> list[RenderableType]:
        """The result, the reason, and a column for each player, the best first."""
        assert isinstance(table, SienaTable)
        result = table.result()
        assert result is not None
        line = self.tell(WinnerNamed(result.winners))
        if table.ending:
            line.append(" ").append(self.tell(MatchEnded(table.ending)).plain, style="dim")
        return [line, self._grid(table, result)]

    def _grid(self, table: SienaTable, result: Result) -> Grid:
        lines = {seat: dict(told) for seat, told in count(table).items()}
        order = self._ranked(table, result)
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for rank, seat in enumerate(order, 1):
            place = f"{rank}. " if seat in lines else ""
            grid.add_column(Text(place).append_text(self._column(seat)), justify="right")
        for what in dict.fromkeys([what for told in lines.values() for what in told]):
            points = [lines.get(seat, {}).get(what, 0) for seat in order]
            if any(points):
                cells = [f"{point:+d}" if point else "–" for point in points]
                grid.add_row(self.words.text(f"siena-points-{what.replace(' ', '-')}"), *cells)
        totals = [str(result.scores[seat]) if seat in lines else "–" for seat in order]
        grid.add_row(self.words.text("siena-points-sum"), *totals, style="bold")
        status = [self.thing("status", STATUS_NAMES[table.status[seat]]) for seat in order]
        grid.add_row(self.words.text("terminal-siena-column-status"), *status, style="dim")
        money = [str(table.money[seat]) for seat in order]
        grid.add_row(self.words.text("terminal-siena-column-florins"), *money, style="dim")
        return grid

    def _column(self, seat: int) -> Text:
        own = addressed(self.players, seat)
        return (
            self.piece(seat)
            .append(" ")
            .append_text(self.listed_name(seat) if own else self.name(seat))
        )

    def _ranked(self, table: SienaTable, result: Result) -> list[Seat]:
        """S31: the Bankers by points, higher level and wealth, then the others by wealth."""
        wealth = table.ranking()
        counted = bankers(table)

        def standing(seat: int) -> tuple[bool, int, int, int]:
            level = max(levels(table, seat), default=-1)
            return seat in counted, result.scores[seat], level, wealth.index(seat)

        return [Seat(seat) for seat in sorted(wealth, key=standing, reverse=True)]
