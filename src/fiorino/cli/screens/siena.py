"""Siena in a terminal: the tracks, the town as a ring, the country, the cards."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from rich import box as boxes
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.language import addressed
from fiorino.cli.screens.page import LEAN, RICH, flow
from fiorino.cli.screens.siena_count import SienaCount
from fiorino.core.protocol import Seat, View
from fiorino.games.siena.components import ROAD_NAMES
from fiorino.games.siena.view import GoodView, OfferView, SeatView, TableView

SOFT: Final = "dim"
ROWS: Final = 5
NARROW: Final = 76
"""Below this width a player takes two lines."""
COLUMNS: Final = ("florins", "status", "where", "cards", "levels", "cubes", "senesi", "artists")
WIDE: Final = 96
"""From this width on the two halves of the ring stand as rows of five Districts."""
PARTS: Final = ("town", "goods", "roads", "display", "auction", "hand", "turn")
"""The parts of the board below the players, in their order."""
NEEDS: Final[dict[str, str]] = {
    "start": "", "first-bid": "auction", "opening-bid": "auction", "star-bid": "auction hand",
    "take-card": "goods hand", "choose-first": "goods hand", "country-turn": "goods roads turn",
    "load-road": "goods turn", "rise-or-stay": "goods hand", "leg": "roads", "walk": "town turn",
    "beg": "town turn", "artist-first-bid": "auction", "artist-bid": "auction",
    "keep-senesi": "turn", "charity-offer": "goods",
}  # fmt: skip
"""What a question needs beside the players; one that is not named is a Banker's."""
LISTED: Final = {"start": "display", "country-turn": "hand", "banker-rest": "hand"}
"""What the answers to a question list themselves."""


class SienaScreen(SienaCount):
    """Draws from the view alone; seats differ in shape and colour."""

    def draw(self, view: View, console: Console) -> RenderableType:
        table = cast("TableView", view)
        return Group(
            self._head(table, console.width),
            self._players(table, console),
            Text(""),
            self._town(table, console.width),
            *self._parts(
                table, console.width, ["goods", "roads", "display", "auction", "hand", "turn"]
            ),
        )

    def board(self, view: View, console: Console, richness: int) -> RenderableType:
        """The whole table; without the drawing of the town; or what the question needs."""
        table = cast("TableView", view)
        width = console.width
        if richness == RICH:
            return self.draw(view, console)
        if richness == LEAN:
            needed = NEEDS.get(table["question"], "town turn").split()
            return Group(self._short_players(table, width), *self._parts(table, width, needed))
        usual = [part for part in PARTS if part != LISTED.get(table["question"])]
        if table["question"] == "take-card":
            usual = ["waiting" if part == "display" else part for part in usual]
        players = self._players(table, console)
        return Group(self._head(table, width), players, *self._parts(table, width, usual))

    def _parts(self, table: TableView, width: int, wanted: Sequence[str]) -> list[RenderableType]:
        """The parts of the board that are wanted and have something to show."""
        open_goods = not all(good["gone"] for good in table["goods"])
        on_roads = any(player["status"] == "merchant" for player in table["seats"])
        shown: dict[str, bool] = {
            "town": True,
            "goods": open_goods,
            "roads": open_goods and (on_roads or width >= WIDE),
            "display": bool(table["display"]),
            "waiting": bool(table["display"]),
            "auction": table["auction"] is not None,
            "hand": any(player["hand"] is not None for player in table["seats"]),
            "turn": True,
        }
        drawing: dict[str, Callable[[TableView, int], Text]] = {
            "town": self._ring,
            "goods": self._goods,
            "roads": self._roads,
            "display": self._display,
            "waiting": self._waiting,
            "auction": self._auction,
            "hand": self._hand,
            "turn": self._turn,
        }
        drawn = [drawing[part](table, width) for part in wanted if shown[part]]
        return [part for part in drawn if part]

    def _head(self, table: TableView, width: int) -> Text:
        """Where the match stands, and as much about the piles as there is room for."""
        head = Text.assemble((self.words.text("siena-title"), "bold"), f"   {self._stage(table)}")
        discarded = sum(table["discard"].values())
        piles = self.words.text("siena-piles", deck=table["deck"], discarded=discarded)
        stock = self.words.text(
            "terminal-siena-stock",
            senesi=table["senesi_deck"] + len(table["senesi_under"]),
            artists=table["artists_left"],
        )
        for more in (f"   {piles}", f"   {stock}"):
            head.append(more if head.cell_len + len(more) <= width else "", style=SOFT)
        return head

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
        """Face-down cards: their values if the viewer knows them, otherwise ▪."""
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

    def _goods(self, table: TableView, width: int) -> Text:
        """Frames with their workers, units ready, and prices: in figures where room is short."""
        frames = [self._frame(good) for good in table["goods"]]
        drawn = flow(frames, width, "   ")
        if drawn.plain.count("\n"):
            drawn = flow([self._short_frame(good) for good in table["goods"]], width, "  ")
        return Text(" ").append_text(drawn)

    def _roads(self, table: TableView, width: int) -> Text:
        """What the spaces of the roads pay, and who stands on them."""
        roads = []
        for road, pays in zip(ROAD_NAMES, self.box.roads, strict=True):
            line = Text.assemble((f"{self.thing('road', road)} ", "bold"))
            line.append("·".join(str(coins) if coins else "–" for coins in pays), style=SOFT)
            for seat, player in enumerate(table["seats"]):
                if player["road"] == road:
                    line.append(" ").append_text(self.piece(seat)).append(f"{player['space']}")
            roads.append(line)
        return Text(" ").append_text(flow(roads, width, "   "))

    def _frame(self, good: GoodView) -> Text:
        style = self.good_style(good["name"])
        line = Text.assemble((f"{self.thing('good', good['name'])} ", style))
        if good["gone"]:
            return line.append(self.words.text("siena-side-gone"), style=SOFT)
        line.append("▮" * good["workers"], style=style)
        line.append("▯" * (good["frame"] - good["workers"]), style=SOFT)
        return self._ready(line, good)

    def _short_frame(self, good: GoodView) -> Text:
        style = self.good_style(good["name"])
        line = Text.assemble((f"{self.thing('good', good['name'])} ", style))
        if good["gone"]:
            return line.append(self.words.text("siena-side-gone"), style=SOFT)
        return self._ready(line.append(f"{good['workers']}/{good['frame']}", style=SOFT), good)

    @staticmethod
    def _ready(line: Text, good: GoodView) -> Text:
        line.append(f" {good['ready']}", style="bold" if good["ready"] else SOFT)
        return line.append(f"×{good['price']}", style=SOFT)

    def _display(self, table: TableView, width: int) -> Text:
        """The open cards."""
        return self._offers(table["display"], width)

    def _waiting(self, table: TableView, width: int) -> Text:
        """The open cards that no answer takes: for the auction, or too dear."""
        money = table["seats"][table["asked"]]["money"]
        left = [
            offer for offer in table["display"] if offer["price"] is None or offer["price"] > money
        ]
        return self._offers(left, width)

    def _offers(self, display: Sequence[OfferView], width: int) -> Text:
        if not display:
            return Text()
        offers = [self._offer(offer) for offer in display]
        head = Text.assemble((f" {self.words.text('siena-display')} ", "bold"))
        offers[0] = head.append_text(offers[0])
        return flow(offers, width)

    def _offer(self, offer: OfferView) -> Text:
        line = self.card(offer["card"])
        if offer["price"] is not None:
            line.append(f" {offer['price']}F", style="bold red" if offer["price"] else "bold")
        return line

    def _auction(self, table: TableView, width: int) -> Text:
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
            holder = auction["holder"]
            own = addressed(self.players, holder)
            key = "terminal-siena-high-bid.you" if own else "terminal-siena-high-bid"
            bid = self.styled(key, coins=auction["high"], seat=self.name(holder))
            line.append(", ").append_text(bid)
        return line

    def _hand(self, table: TableView, width: int) -> Text:
        viewer = table["viewer"]
        hands = []
        for seat, player in enumerate(table["seats"]):
            hand = player["hand"]
            if hand is None or (seat != viewer and not hand):
                continue
            if not hand:
                hands.append(Text(f" {self.words.text('siena-hand-empty')}", style=SOFT))
                continue
            own = Text.assemble((f" {self.words.text('siena-hand')}", "bold"))
            head = own if seat == viewer else Text(" ").append_text(self.name(seat))
            cards = [self.card(name) for name in hand]
            cards[0] = head.append(" ").append_text(cards[0])
            hands.append(flow(cards, width))
        return Text("\n").join(hands)

    # What a small terminal shows instead

    def _short_players(self, table: TableView, width: int) -> Text:
        """Where the match stands, and the Initiative track in few words."""
        order = self._order(table)
        items = [Text.assemble((self.words.text("siena-title"), "bold"), f" {self._stage(table)}")]
        for row, seat in enumerate(order):
            player = table["seats"][seat]
            item = Text.assemble(
                self._mark(table, seat), (f"+{self.box.rows[row]} ", SOFT), self._short_title(seat),
                (f" {player['money']}", "bold"), f" {self.thing('status', player['status'])} ",
            )  # fmt: skip
            cards = self.words.text("terminal-siena-cards", count=player["cards"])
            items.append(item.append(cards, style=SOFT))
        return flow(items, width, "  ", "")

    def _ring(self, table: TableView, width: int) -> Text:
        """The Districts one after the other; before the first Banker only what stands out."""
        around = self._around(table)
        if not any(player["status"] == "banker" for player in table["seats"]):
            return around
        places = []
        for name in self.box.ring:
            yellow = self.box.yellow[self.box.ring.index(name)]
            place = Text.assemble((self.thing("place", name), "yellow" if yellow else ""))
            people = self._people(table, name)
            places.append(place.append(" ").append_text(people) if people else place)
            places[-1].rstrip()
        places[0] = Text(" ").append_text(places[0])
        return flow(places, width, " → ").append("\n").append_text(around)

    def _turn(self, table: TableView, width: int) -> Text:
        """What the turn has brought so far, for the player who takes it."""
        if table["asked"] != table["viewer"] or table["asked"] < 0:
            return Text()
        said = [Text(line) for line in self.turn_lines(table)]
        if not said:
            return Text()
        return Text(" ").append_text(flow(said, width - 1, "; "))


SCREEN: Final = SienaScreen
