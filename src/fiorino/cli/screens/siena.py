"""Siena in a terminal: the tracks, the town as a ring, the country, the cards."""

from collections.abc import Sequence
from typing import Final, cast

from rich import box as boxes
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.screens.siena_words import SienaWords
from fiorino.core.protocol import Seat, View
from fiorino.games.siena.view import GoodView, OfferView, SeatView, TableView

SOFT: Final = "dim"
ROWS: Final = 5
NARROW: Final = 76
"""Below this width a player takes two lines."""
COLUMNS: Final = ("florins", "status", "where", "cards", "levels", "cubes", "senesi", "artists")
WIDE: Final = 96
"""From this width on the two halves of the ring stand as rows of five Districts."""


class SienaScreen(SienaWords):
    """Draws from the view alone; seats differ in shape and colour."""

    def draw(self, view: View, console: Console) -> RenderableType:
        table = cast("TableView", view)
        parts: list[RenderableType] = [
            self._head(table),
            self._players(table, console),
            Text(""),
            self._town(table, console.width),
        ]
        if not all(good["gone"] for good in table["goods"]):
            parts.append(self._country(table, console.width >= WIDE))
        if table["display"]:
            parts.append(self._display(table))
        if table["auction"]:
            parts.append(self._auction(table))
        parts.append(self._hand(table))
        return Group(*parts)

    def _head(self, table: TableView) -> Text:
        head = Text.assemble((self.words.text("siena-title"), "bold"), f"   {self._stage(table)}")
        discarded = sum(table["discard"].values())
        piles = self.words.text("siena-piles", deck=table["deck"], discarded=discarded)
        stock = self.words.text(
            "terminal-siena-stock",
            senesi=table["senesi_deck"] + len(table["senesi_under"]),
            artists=table["artists_left"],
        )
        return head.append(f"   {piles}   {stock}", style=SOFT)

    def _stage(self, table: TableView) -> str:
        """Where the match stands."""
        if not table["round"]:
            return self.words.text("siena-where-opening")
        if table["game"] == "advanced":
            return self.words.text("siena-where-advanced", round=table["round"])
        return self.words.text("siena-where", round=table["round"], last=self.box.last_round)

    def _players(self, table: TableView, console: Console) -> RenderableType:
        """The Initiative track, poorest first, with everything that is open about each player.

        The widest way to show it that the terminal has room for, whatever the language.
        """
        width = console.width
        for wide in (True, False) if width >= WIDE else (False,):
            grid = self._player_grid(table, wide)
            if width >= NARROW and console.measure(grid).maximum <= width:
                return grid
        order = self._order(table)
        return Group(*[self._player_lines(table, row, seat) for row, seat in enumerate(order)])

    @staticmethod
    def _order(table: TableView) -> list[int]:
        return table["order"] or list(range(len(table["seats"])))

    def _player_grid(self, table: TableView, wide: bool) -> Grid:
        """A row for each player."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=SOFT)
        grid.add_column("", no_wrap=True)
        grid.add_column(self.words.text("siena-initiative"), no_wrap=True)
        for name in COLUMNS:
            key = f"terminal-siena-column-{name}"
            head = self.words.text(key if wide else f"{key}.short")
            left = name in ("status", "where")
            grid.add_column(head, justify="left" if left else "right", no_wrap=True)
        for row, seat in enumerate(self._order(table)):
            player = table["seats"][seat]
            who = self.title(Seat(seat)) if wide else self._short_title(seat)
            grid.add_row(
                self._mark(table, seat),
                Text.assemble((f"+{self.box.rows[row]} ", SOFT), who),
                Text(str(player["money"]), style="bold"),
                self.thing("status", player["status"]),
                self._where(player),
                str(player["cards"]),
                ",".join(map(str, player["levels"])) or "–",
                str(player["stinginess"] or "–"),
                self._secret(player["senesi"]) + ("✚" if player["donated"] else ""),
                self._secret(player["artists"]),
            )
        return grid

    def _mark(self, table: TableView, seat: int) -> Text:
        return Text("▸" if table["asked"] == seat else " ", style="bold yellow")

    def _short_title(self, seat: int) -> Text:
        return self.piece(seat).append(" ").append_text(self.name(seat))

    def _player_lines(self, table: TableView, row: int, seat: int) -> Text:
        """A player on a narrow terminal: two lines instead of a row."""
        player = table["seats"][seat]
        status = self.thing("status", player["status"])
        line = Text.assemble(
            self._mark(table, seat), (f" +{self.box.rows[row]} ", SOFT), self._short_title(seat),
            (f" {player['money']}", "bold"), f" {status} ", self._where(player),
        )  # fmt: skip
        more = self.words.text(
            "terminal-siena-player",
            cards=player["cards"],
            levels=",".join(map(str, player["levels"])) or "–",
            cubes=player["stinginess"],
            senesi=self._secret(player["senesi"]),
            artists=self._secret(player["artists"]),
        )
        return line.append(f"\n     {more}", style=SOFT)

    @staticmethod
    def _secret(values: Sequence[int]) -> str:
        """Cards that lie face down: their values where the viewer knows them, else ▪."""
        return "+".join([str(value) if value else "▪" for value in values]) or "–"

    def _where(self, player: SeatView) -> Text:
        if player["place"]:
            return Text(self.thing("place", player["place"]))
        if player["road"]:
            road = f"siena-road-{player['road']}"
            return Text(self.words.text("terminal-siena-road", road=road, space=player["space"]))
        return Text("–", style=SOFT)

    def _town(self, table: TableView, width: int) -> RenderableType:
        """The ring, clockwise from the upper left; Calandrino is ♟, a Courtesan ♀."""
        ring = list(self.box.ring)
        grid = Grid(box=boxes.ROUNDED, show_header=False, border_style=SOFT, padding=(0, 1))
        if width >= WIDE:
            for row in (ring[:ROWS], ring[: ROWS - 1 : -1]):
                grid.add_row(*[self._district(table, name) for name in row], end_section=True)
        else:
            for left, right in zip(ring[:ROWS], ring[: ROWS - 1 : -1], strict=True):
                grid.add_row(self._district(table, left), self._district(table, right))
        return Group(grid, self._around(table))

    def _district(self, table: TableView, name: str) -> Text:
        place = self.box.ring.index(name)
        line = Text.assemble(
            (self.thing("place", name), "yellow" if self.box.yellow[place] else "bold")
        )
        return line.append("\n").append_text(self._people(table, name))

    def _people(self, table: TableView, name: str) -> Text:
        line = Text()
        for seat, player in enumerate(table["seats"]):
            if player["place"] == name:
                line.append_text(self.piece(seat)).append(" ")
        if table["calandrino"] == name:
            line.append("♟", style="bold")
        return line

    def _around(self, table: TableView) -> Text:
        """The Inn, the Wall and the Tower."""
        guests = self._people(table, "inn")
        inn = self.thing("place", "inn")
        line = Text.assemble((f" {inn} ", "bold"), guests, "♀" * table["cubes"])
        if not guests and not table["cubes"]:
            line.append(self.words.text("terminal-empty"), style=SOFT)
        wall = self._people(table, "wall")
        if wall:
            line.append(f"   {self.thing('place', 'wall')} ", style="bold").append_text(wall)
        line.append(f"   {self.words.text('terminal-siena-tower')} ", style="bold")
        for level, builder in enumerate(table["tower"], 1):
            line.append(f"{level}", style=SOFT).append_text(self.piece(builder)).append(" ")
        built = len(table["tower"])
        if built < len(self.box.tower_costs):
            costs, points = self.box.tower_costs[built], self.box.tower_points[built]
            line.append(
                self.words.text("siena-bar-level", level=built + 1, coins=costs, points=points),
                style=SOFT,
            )
        return line

    def _country(self, table: TableView, wide: bool) -> RenderableType:
        """Frames with their workers, units ready, prices; and the roads."""
        goods = [self._frame(good) for good in table["goods"]]
        line = Text("\n").join(goods) if not wide else Text("   ").join(goods)
        roads = Text()
        for road, pays in zip(("firenze", "arezzo"), self.box.roads, strict=True):
            roads.append(f"   {self.thing('road', road)} ", style="bold")
            roads.append("·".join(str(coins) if coins else "–" for coins in pays), style=SOFT)
            for seat, player in enumerate(table["seats"]):
                if player["road"] == road:
                    roads.append(" ").append_text(self.piece(seat)).append(f"{player['space']}")
        return Group(Padding(line, (0, 1)), roads)

    def _frame(self, good: GoodView) -> Text:
        style = self.good_style(good["name"])
        line = Text.assemble((f"{self.thing('good', good['name'])} ", style))
        if good["gone"]:
            return line.append(self.words.text("siena-side-gone"), style=SOFT)
        line.append("▮" * good["workers"], style=style)
        line.append("▯" * (good["frame"] - good["workers"]), style=SOFT)
        line.append(f" {good['ready']}", style="bold" if good["ready"] else SOFT)
        return line.append(f"×{good['price']}", style=SOFT)

    def _display(self, table: TableView) -> Text:
        line = Text.assemble((f" {self.words.text('siena-display')} ", "bold"))
        offers = [self._offer(offer) for offer in table["display"]]
        return line.append_text(Text(" · ").join(offers))

    def _offer(self, offer: OfferView) -> Text:
        line = self.card(offer["card"])
        if offer["price"] is not None:
            line.append(f" {offer['price']}F", style="bold red" if offer["price"] else "bold")
        return line

    def _auction(self, table: TableView) -> Text:
        auction = table["auction"]
        assert auction is not None
        line = Text.assemble((f" {self.words.text('siena-auction')} ", "bold yellow"))
        artist = auction["artist"]
        if auction["card"]:
            line.append_text(self.card(auction["card"]))
        elif artist:
            name = self.box.artists[artist]
            line.append(self.words.text("siena-artist-known", name=name, value=artist))
        else:
            line.append(self.words.text("siena-artist-hidden"))
        if auction["holder"] >= 0:
            holder, high = self.name(auction["holder"]), auction["high"]
            line.append(", ")
            line.append_text(self.styled("terminal-siena-high-bid", coins=high, seat=holder))
        return line

    def _hand(self, table: TableView) -> Text:
        viewer = table["viewer"]
        line = Text()
        for seat, player in enumerate(table["seats"]):
            hand = player["hand"]
            if hand is None or (seat != viewer and not hand):
                continue
            line.append("\n" if line else "")
            if not hand:
                line.append(f" {self.words.text('siena-hand-empty')}", style=SOFT)
                continue
            own = Text.assemble((f" {self.words.text('siena-hand')}", "bold"))
            line.append_text(own if seat == viewer else self.name(seat))
            line.append(" ").append_text(Text(" · ").join([self.card(name) for name in hand]))
        return line
