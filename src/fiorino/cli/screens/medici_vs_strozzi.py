"""Medici vs Strozzi in a terminal: three quays between two fleets."""

from typing import Final, cast

from rich import box as boxes
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.screens.medici_count import MediciCount
from fiorino.cli.screens.medici_words import (
    GOLD_SHAPE,
    GOLD_STYLE,
    GOOD_SHAPES,
    GOOD_STYLES,
    HOUSE_STYLES,
    SOFT,
)
from fiorino.cli.screens.page import NORMAL, RICH, flow
from fiorino.core.protocol import Seat, View
from fiorino.games.medici_vs_strozzi.scoring import owner_of
from fiorino.games.medici_vs_strozzi.view import HarborView, ShipView, TableView, TrackView

SIDE_BY_SIDE: Final = 78
"""The width from which the harbors stand side by side instead of stacked."""
WITH_GAPS: Final = 102
"""From this width on the spaces of a track stand apart."""
WITH_FIGURES: Final = 132
"""From this width on the spaces of a track show their bonus in figures."""
NAME_WIDTH: Final = 8
"""The room that the name of a good has in any case."""
PAY_WIDTH: Final = 3
"""What a track pays, behind it, with a space before it."""


class MediciScreen(MediciCount):
    """Draws from the view alone; goods differ in shape, colour and letter."""

    def draw(self, view: View, console: Console) -> RenderableType:
        table = cast("TableView", view)
        return Group(
            self._head(table),
            self._fleet(table, 1),
            self._quays(table, console.width, boxed=True),
            self._fleet(table, 0),
            Text(""),
            self._lot(table),
            self._bag(table),
        )

    def board(self, view: View, console: Console, richness: int) -> RenderableType:
        """The whole table; without its frames; or with the fleets on one line."""
        table = cast("TableView", view)
        if richness == RICH:
            return self.draw(view, console)
        quays = self._quays(table, console.width, boxed=False)
        head, lot, bag = self._head(table), self._lot(table), self._bag(table)
        if richness == NORMAL:
            return Group(head, self._fleet(table, 1), quays, self._fleet(table, 0), lot, bag)
        short = [self._fleet(table, seat, short=True) for seat in (1, 0)]
        fleets = flow(short, console.width, "  ")
        return Group(
            head, fleets, quays, *([lot] if table["question"] == "load-lot" else [lot, bag])
        )

    def _quays(self, table: TableView, width: int, *, boxed: bool) -> RenderableType:
        """The harbors side by side, or stacked on a narrow terminal."""
        wide = width >= SIDE_BY_SIDE
        panel = width // len(table["harbors"]) if wide else width
        gaps = 2 if width >= WITH_FIGURES or not wide else 1 if width >= WITH_GAPS else 0
        while gaps and self._room(panel, gaps) <= self._longest(gaps):
            gaps -= 1
        room = self._room(panel, gaps)
        harbors = [
            self._boxed(table, harbor, gaps, wide, room)
            if boxed
            else self._plain(table, harbor, gaps, room)
            for harbor in table["harbors"]
        ]
        if not wide:
            return Group(*harbors)
        grid = Grid.grid(expand=True, padding=0)
        for _ in harbors:
            grid.add_column(ratio=1)
        grid.add_row(*harbors)
        return grid

    def _head(self, table: TableView) -> Text:
        head = Text.assemble((self.words.text("lobby-game-medici-vs-strozzi"), "bold"))
        where = self.words.text("medici-where", round=table["round"], rounds=table["rounds"])
        left = self.words.text("terminal-medici-tiles-left", left=sum(table["bag"].values()))
        head.append(f"   {where}").append(f"   {left}", style=SOFT)
        if table["thrown"]:
            thrown = self._tiles(table["thrown"])
            count = len(table["thrown"])
            head.append("   ").append_text(
                self.styled("medici-place-thrown", SOFT, count=count, tiles=thrown)
            )
        return head

    def _fleet(self, table: TableView, seat: int, *, short: bool = False) -> Text:
        """A house: its money, and its ships that have no harbor yet."""
        line = Text(" ").append_text(self.title(Seat(seat)))
        coins = self.words.text("terminal-medici-coins", coins=table["money"][seat])
        line.append(f"  {coins}", style="bold")
        waiting = [str(ship["spaces"]) for ship in table["ships"][seat] if not ship["tiles"]]
        if waiting:
            ships = ",".join(waiting) if short else self.words.listed(waiting)
            key = "terminal-medici-at-home.short" if short else "terminal-medici-at-home"
            home = self.words.text(key, count=len(waiting), ships=ships)
            line.append(f" {home}" if short else f"   {home}", style=SOFT)
        return line

    def _ship(self, ship: ShipView, seat: int) -> Text:
        style = HOUSE_STYLES[seat]
        line = Text.assemble(("‹", style))
        spaces = [self._tile(name) for name in ship["tiles"]]
        spaces += [Text("···", style=SOFT)] * (ship["spaces"] - len(spaces))
        line.append_text(Text(" ").join(spaces))
        line.append("›", style=style)
        return line

    def _room(self, panel: int, gaps: int) -> int:
        """How long the name of a good may be beside its track and what it pays."""
        spaces = 2 * self.box.side + 1
        track = spaces * max(1, gaps) + (spaces - 1) * min(gaps, 1)
        border = 4 if gaps else 2
        return max(NAME_WIDTH, min(self._longest(gaps) + 1, panel - border - track - PAY_WIDTH))

    def _longest(self, gaps: int) -> int:
        """The length of the longest name of a good with its sign."""
        return max([len(self.good(good, gap=bool(gaps))) for good in self.box.goods])

    def _rows(
        self, table: TableView, harbor: HarborView, gaps: int, room: int, tracks: int
    ) -> list[Text]:
        """A harbor from the Strozzi's ship to that of the Medici, with this many track lines."""
        rows = [self._track(track, gaps, room) for track in harbor["tracks"]]
        rows += [Text("")] * (tracks - len(rows))
        return [self._berth(table, harbor, 1), *rows, self._berth(table, harbor, 0)]

    def _plain(self, table: TableView, harbor: HarborView, gaps: int, room: int) -> Group:
        """A harbor without a frame: its name, and which end of a track is whose."""
        name = self.harbor(harbor["name"]).append("  ")
        ends = Text.assemble(
            ("◂", HOUSE_STYLES[1]), (self.house(1)[0], HOUSE_STYLES[1]), " ",
            (self.house(0)[0], HOUSE_STYLES[0]), ("▸", HOUSE_STYLES[0]),
        )  # fmt: skip
        tracks = max(len(other["tracks"]) for other in table["harbors"])
        rows = [name.append_text(ends), *self._rows(table, harbor, gaps, room, tracks)]
        return Group(*[Text(" ").append_text(row) for row in rows])

    def _boxed(
        self, table: TableView, harbor: HarborView, gaps: int, wide: bool, room: int
    ) -> Panel:
        tracks = max(len(other["tracks"]) for other in table["harbors"]) if wide else 0
        return Panel(
            Group(*self._rows(table, harbor, gaps, room, tracks)),
            title=self.harbor(harbor["name"]),
            title_align="left",
            subtitle=Text.assemble(
                (f"◂ {self.house(1)}", HOUSE_STYLES[1]),
                "  ",
                (f"{self.house(0)} ▸", HOUSE_STYLES[0]),
            ),
            subtitle_align="right",
            box=boxes.ROUNDED,
            border_style=SOFT,
            padding=(0, 1 if gaps else 0),
        )

    def _berth(self, table: TableView, harbor: HarborView, seat: int) -> Text:
        ours, theirs = harbor["sums"][seat], harbor["sums"][1 - seat]
        for ship in table["ships"][seat]:
            if ship["harbor"] == harbor["name"]:
                line = self._ship(ship, seat)
                line.append(f" {ours}", style="bold" if ours > theirs else SOFT)
                return line
        return Text(self.words.text("terminal-medici-no-ship"), style=SOFT)

    def _track(self, track: TrackView, gaps: int, room: int) -> Text:
        """A ruler from the Strozzi's end (left) to the Medici's (right), with its marker."""
        line = self.good(track["good"], gap=bool(gaps))
        line.truncate(room - 1, overflow="ellipsis")
        line.pad_right(room - len(line))
        side = self.box.side
        spaces = [self._space(track, space, gaps) for space in range(-side, side + 1)]
        line.append_text(Text(" " * min(gaps, 1)).join(spaces))
        if track["pays"]:
            line.append(f" {track['pays']}", style=HOUSE_STYLES[owner_of(track["marker"])])
        return line

    def _space(self, track: TrackView, space: int, gaps: int) -> Text:
        """One space of a track: its marker, its bonus, or nothing."""
        bonus = self.box.bonuses[abs(space) - 1] if space else 0
        if space == track["marker"]:
            mark = Text("◉", style=HOUSE_STYLES[owner_of(space)] if space else "bold")
        elif space == 0:
            mark = Text("│", style=SOFT)
        elif bonus and gaps > 1:
            mark = Text(f"{bonus}", style=SOFT)
        else:
            mark = Text("▫" if bonus == 0 else "▪" if bonus < 20 else "◼", style=SOFT)
        if gaps > 1:
            mark.align("center", 2)
        return mark

    def _lot(self, table: TableView) -> RenderableType:
        lot = self._tiles(table["lot"])
        line = self.styled("medici-place-lot", "bold", count=len(table["lot"]), tiles=lot)
        if table["lot"]:
            value = sum(int(name.rpartition("-")[2]) for name in table["lot"])
            line.append(f"  {self.words.text('terminal-medici-value', value=value)}", style=SOFT)
        if table["price"] is not None:
            price = self.words.text("terminal-medici-at-price", coins=table["price"])
            line.append(f"  {price}", style="bold")
        return Padding(line, (0, 1))

    def _bag(self, table: TableView) -> RenderableType:
        """What is left in the bag, good by good."""
        bag = table["bag"]
        parts = []
        for place, good in enumerate((*self.box.goods, "gold")):
            shape = GOLD_SHAPE if good == "gold" else GOOD_SHAPES[place]
            style = GOLD_STYLE if good == "gold" else GOOD_STYLES[place]
            values = "".join(
                name.rpartition("-")[2] * count
                for name, count in bag.items()
                if name.startswith(good + "-")
            )
            parts.append(Text(f"{shape}{self.letter(good)} {values or '–'}", style=style))
        tiles = Text("  ").join(parts)
        return Padding(self.styled("terminal-medici-in-bag", "bold", tiles=tiles), (0, 1))


SCREEN: Final = MediciScreen
