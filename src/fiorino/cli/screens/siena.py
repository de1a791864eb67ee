"""Siena in a terminal: the tracks, the town as a ring, the country, the cards."""

from collections.abc import Sequence
from typing import Final, cast

from rich import box as boxes
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.screens.siena_words import SienaWords
from fiorino.core.game import Setup
from fiorino.core.protocol import Seat, View
from fiorino.games.siena.view import GoodView, OfferView, SeatView, TableView

SOFT: Final = "dim"
ROWS: Final = 5
NARROW: Final = 76
"""Below this width a player takes two lines."""
WIDE: Final = 96
"""From this width on the two halves of the ring stand as rows of five Districts."""


class SienaScreen(SienaWords):
    """Draws from the view alone; seats differ in shape and colour."""

    def __init__(self, setup: Setup, players: Sequence[str]) -> None:
        super().__init__(setup, players)
        self.last_round: Final = self.box.last_round

    def draw(self, view: View, console: Console) -> RenderableType:
        table = cast("TableView", view)
        parts: list[RenderableType] = [
            self._head(table),
            self._players(table, console.width),
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
        head = Text.assemble(("Siena", "bold"))
        last = "" if table["game"] == "advanced" else f" of {self.last_round}"
        head.append(
            f"   round {table['round']}{last}" if table["round"] else "   before the first round"
        )
        discarded = sum(table["discard"].values())
        head.append(
            f"   deck {table['deck']}, discarded {discarded}   Senesi"
            f" {table['senesi_deck'] + len(table['senesi_under'])},"
            f" Artists {table['artists_left']}",
            style=SOFT,
        )
        return head

    def _players(self, table: TableView, width: int) -> RenderableType:
        """The Initiative track, poorest first, with everything that is open about each player."""
        order = table["order"] or list(range(len(table["seats"])))
        if width < NARROW:
            return Group(*[self._player_lines(table, row, seat) for row, seat in enumerate(order)])
        heads = ("Florins", "status", "where", "cards", "levels", "cubes", "Senesi", "Artists")
        short = ("Fl.", "status", "where", "hd", "lv", "cb", "Sen", "Art")
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=SOFT)
        grid.add_column("", no_wrap=True)
        grid.add_column("Initiative", no_wrap=True)
        for number, head in enumerate(heads if width >= WIDE else short):
            words = 0 < number < 3
            grid.add_column(head, justify="left" if words else "right", no_wrap=True)
        for row, seat in enumerate(order):
            player = table["seats"][seat]
            who = self.title(Seat(seat)) if width >= WIDE else self._short_title(seat)
            grid.add_row(
                self._mark(table, seat),
                Text.assemble((f"+{self.box.rows[row]} ", SOFT), who),
                Text(str(player["money"]), style="bold"),
                player["status"],
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
        return self.piece(seat).append(" ").append_text(self.seat(seat))

    def _player_lines(self, table: TableView, row: int, seat: int) -> Text:
        """A player on a narrow terminal: two lines instead of a row."""
        player = table["seats"][seat]
        line = Text.assemble(
            self._mark(table, seat), (f" +{self.box.rows[row]} ", SOFT), self._short_title(seat),
            (f" {player['money']}", "bold"), f" {player['status']} ", self._where(player),
        )  # fmt: skip
        levels = ",".join(map(str, player["levels"])) or "–"
        line.append(
            f"\n     cards {player['cards']}, levels {levels}, cubes {player['stinginess']},"
            f" Senesi {self._secret(player['senesi'])}, Artists {self._secret(player['artists'])}",
            style=SOFT,
        )
        return line

    @staticmethod
    def _secret(values: Sequence[int]) -> str:
        """Cards that lie face down: their values where the viewer knows them, else ▪."""
        return "+".join([str(value) if value else "▪" for value in values]) or "–"

    def _where(self, player: SeatView) -> Text:
        if player["place"]:
            return Text(self.place_name(player["place"]))
        if player["road"]:
            return Text(f"{player['road'].capitalize()}, space {player['space']}")
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
            (self.place_name(name), "yellow" if self.box.yellow[place] else "bold")
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
        line = Text.assemble((" Inn ", "bold"), guests, "♀" * table["cubes"])
        if not guests and not table["cubes"]:
            line.append("empty", style=SOFT)
        wall = self._people(table, "wall")
        if wall:
            line.append("   Wall ", style="bold").append_text(wall)
        line.append("   Tower ", style="bold")
        for level, builder in enumerate(table["tower"], 1):
            line.append(f"{level}", style=SOFT).append_text(self.piece(builder)).append(" ")
        built = len(table["tower"])
        if built < len(self.box.tower_costs):
            line.append(
                f"next level {built + 1}: {self.box.tower_costs[built]} Florins,"
                f" {self.box.tower_points[built]} points",
                style=SOFT,
            )
        return line

    def _country(self, table: TableView, wide: bool) -> RenderableType:
        """Frames with their workers, units ready, prices; and the roads."""
        goods = [self._frame(good) for good in table["goods"]]
        line = Text("\n").join(goods) if not wide else Text("   ").join(goods)
        roads = Text()
        for road, pays in zip(("firenze", "arezzo"), self.box.roads, strict=True):
            roads.append(f"   {road.capitalize()} ", style="bold")
            roads.append("·".join(str(coins) if coins else "–" for coins in pays), style=SOFT)
            for seat, player in enumerate(table["seats"]):
                if player["road"] == road:
                    roads.append(" ").append_text(self.piece(seat)).append(f"{player['space']}")
        return Group(Padding(line, (0, 1)), roads)

    def _frame(self, good: GoodView) -> Text:
        style = self.good_style(good["name"])
        line = Text.assemble((good["name"].capitalize() + " ", style))
        if good["gone"]:
            return line.append("gone", style=SOFT)
        line.append("▮" * good["workers"], style=style)
        line.append("▯" * (good["frame"] - good["workers"]), style=SOFT)
        line.append(f" {good['ready']}", style="bold" if good["ready"] else SOFT)
        return line.append(f"×{good['price']}", style=SOFT)

    def _display(self, table: TableView) -> Text:
        line = Text.assemble((" Display ", "bold"))
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
        line = Text.assemble((" Auction ", "bold yellow"))
        if auction["card"]:
            line.append_text(self.card(auction["card"]))
        else:
            artist = auction["artist"]
            line.append(f"an Artist worth {artist}" if artist else "an Artist, unseen")
        if auction["holder"] >= 0:
            line.append(f", {auction['high']} by ").append_text(self.seat(auction["holder"]))
        return line

    def _hand(self, table: TableView) -> Text:
        viewer = table["viewer"]
        line = Text()
        for seat, player in enumerate(table["seats"]):
            hand = player["hand"]
            if hand is None or (seat != viewer and not hand):
                continue
            line.append("\n" if line else "")
            line.append_text(
                self.seat(seat) if seat != viewer else Text.assemble((" Your hand", "bold"))
            )
            line.append(" ").append_text(Text(" · ").join([self.card(name) for name in hand]))
            line.append("empty" if not hand else "", style=SOFT)
        return line
