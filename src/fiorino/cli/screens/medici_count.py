"""What a round and a match of Medici vs Strozzi come to: tables with sums."""

from collections.abc import Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.screens.medici_words import (
    GOOD_SHAPES,
    GOOD_STYLES,
    HOUSE_STYLES,
    SOFT,
    MediciWords,
)
from fiorino.core.protocol import Event, Seat, Table, View
from fiorino.games.medici_vs_strozzi.events import (
    HarborScored,
    LotBought,
    MarkerMoved,
    MatchEnded,
    MonopolyPaid,
)
from fiorino.games.medici_vs_strozzi.scoring import owner_of
from fiorino.games.medici_vs_strozzi.view import TableView

COUNTED: Final = (HarborScored, MarkerMoved, MonopolyPaid)
"""What happens when a round is counted."""


def _take_back(money: list[int], events: Sequence[Event]) -> None:
    """Undo what these events paid."""
    for event in events:
        for seat, coins in event.payments():
            money[seat] -= coins


class MediciCount(MediciWords):
    """The count of a round, and that of the match."""

    def news(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        """What has happened: a sentence for each event, and one table for the end of a round."""
        money = list(cast("TableView", view)["money"])
        told: list[RenderableType] = []
        place = len(events)
        while place:
            event = events[place - 1]
            if isinstance(event, COUNTED):
                first = place
                while first and isinstance(events[first - 1], COUNTED):
                    first -= 1
                after = list(money)
                _take_back(money, events[first:place])
                told.append(self.count(events[first:place], list(money), after))
                place = first
                continue
            _take_back(money, [event])
            if not isinstance(event, MatchEnded):
                told.append(self.tell(event))
            place -= 1
        return told[::-1]

    def count(self, events: Sequence[Event], before: list[int], after: list[int]) -> Grid:
        """The end of a round: sums of the ships, pushed markers, what was paid, and the coins."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
        grid.add_column("", overflow="fold")
        for harbor in self.box.harbors:
            grid.add_column(self.harbor(harbor), overflow="fold")
        for key in ("medici-now-harbors", "medici-now-tracks", "medici-now-coins"):
            grid.add_column(self.words.text(key), overflow="fold", justify="right")
        for seat in range(len(self.players)):
            scored = [event for event in events if isinstance(event, HarborScored)]
            harbors = sum(event.coins for event in scored if event.winner == seat)
            tracks = sum(
                event.coins
                for event in events
                if isinstance(event, MonopolyPaid) and event.seat == seat
            )
            cells = [self._counted(events, event, seat) for event in scored]
            coins = Text.assemble(f"{before[seat]} → ", (f"{after[seat]}", "bold"))
            who = Text.assemble((self.house(seat), HOUSE_STYLES[seat]))
            grid.add_row(who, *cells, f"+{harbors}", f"+{tracks}", coins)
        return grid

    def _counted(self, events: Sequence[Event], scored: HarborScored, seat: int) -> Text:
        """What a house had on its ship in a harbor, and how far it pushed the markers there."""
        won = "bold" if scored.winner == seat else SOFT
        cell = Text.assemble((str(scored.sums[seat]), won))
        for event in events:
            if not isinstance(event, MarkerMoved) or owner_of(event.after - event.before) != seat:
                continue
            harbor, good = self.box.tracks[event.track]
            if harbor == scored.harbor:
                mark = f" {GOOD_SHAPES[good]}+{abs(event.after - event.before)}"
                cell.append(mark, style=GOOD_STYLES[good])
        return cell

    def outcome(self, table: Table, events: Sequence[Event]) -> list[RenderableType]:
        """Who has won and why the match is over, then where the coins came from and went."""
        result = table.result()
        assert result is not None
        order = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
        shared = len(result.winners) > 1
        who = self._whom(result.winners[0])
        won = self.styled(
            "medici-outcome-shared" if shared else "medici-outcome-won", "bold", **who
        )
        won.append(f" {self.words.text('terminal-medici-ended')}", style=SOFT)
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
        grid.add_column("", no_wrap=True)
        for rank, seat in enumerate(order, 1):
            place = 1 if shared else rank
            grid.add_column(Text(f"{place}. ").append_text(self.title(Seat(seat))), justify="right")
        for key, sums in self._sources(events, result.scores).items():
            cells = [f"{sums[seat]:+d}" if sums[seat] else "–" for seat in order]
            grid.add_row(self.words.text(key), *cells)
        total = [Text(str(result.scores[seat]), style="bold") for seat in order]
        grid.add_row(self.words.text("medici-now-total"), *total)
        return [won, grid]

    def _sources(self, events: Sequence[Event], scores: Sequence[int]) -> dict[str, list[int]]:
        """What each house had at the start, paid and received; empty if nobody watched."""
        kinds: dict[str, type[Event]] = {
            "medici-outcome-lots": LotBought,
            "medici-now-harbors": HarborScored,
            "medici-now-tracks": MonopolyPaid,
        }
        found: dict[str, list[int]] = {}
        for key, kind in kinds.items():
            sums = [0] * len(scores)
            _take_back(sums, [event for event in events if isinstance(event, kind)])
            found[key] = [-coins for coins in sums]
        if not any(any(sums) for sums in found.values()):
            return {}
        start = [
            score - sum(sums[seat] for sums in found.values()) for seat, score in enumerate(scores)
        ]
        return {"medici-outcome-start": start, **found}
