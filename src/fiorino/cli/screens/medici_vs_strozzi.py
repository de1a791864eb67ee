"""Medici vs Strozzi in a terminal: three quays between two fleets."""

from collections.abc import Sequence
from typing import Final, cast

from rich import box as boxes
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat, View
from fiorino.core.wording import listed
from fiorino.games.medici_vs_strozzi.actions import Buy, Draw, Load, Price, Refuse, Stop, Throw
from fiorino.games.medici_vs_strozzi.components import NO_TRACK, HarborBox
from fiorino.games.medici_vs_strozzi.events import (
    BagEmpty,
    FleetFull,
    HarborScored,
    LotBought,
    LotForced,
    LotLoaded,
    LotReturned,
    LotThrown,
    LotUnsold,
    MarkerMoved,
    MatchEnded,
    MonopolyPaid,
    PriceNamed,
    RoundBegan,
    TileDrawn,
)
from fiorino.games.medici_vs_strozzi.scoring import owner_of
from fiorino.games.medici_vs_strozzi.view import HarborView, ShipView, TableView, TrackView

HOUSE_STYLES: Final = ("bold bright_blue", "bold bright_red")
GOOD_STYLES: Final = ("magenta", "yellow", "green", "cyan")
GOOD_SHAPES: Final = "◆●▲■"
GOLD_STYLE: Final = "bold bright_yellow"
GOLD_SHAPE: Final = "★"
SOFT: Final = "dim"

SIDE_BY_SIDE: Final = 78
"""From this width on the harbors stand side by side; below it one under the other."""
WITH_GAPS: Final = 102
"""From this width on the spaces of a track stand apart."""
WITH_FIGURES: Final = 132
"""From this width on the spaces of a track show their bonus in figures."""


class HarborScreen:
    """Draws from the view alone; goods differ in shape, colour and letter."""

    def __init__(self, setup: Setup, players: Sequence[str]) -> None:
        self.box: Final = HarborBox(setup.box)
        self.players: Final = tuple(players)

    # Names

    def title(self, seat: Seat) -> Text:
        house = self.box.houses[seat].capitalize()
        player = self.players[seat]
        text = Text.assemble((house, HOUSE_STYLES[seat]))
        if player.capitalize() != house:
            text.append(f" ({player})", style=SOFT)
        return text

    def _house(self, seat: int) -> Text:
        return Text.assemble((self.box.houses[seat].capitalize(), HOUSE_STYLES[seat]))

    def _harbor_name(self, harbor: int) -> Text:
        return Text.assemble((self.box.harbors[harbor].capitalize(), "bold"))

    def _good(self, good: str) -> Text:
        place = self.box.goods.index(good)
        return Text.assemble((f"{GOOD_SHAPES[place]} {good}", GOOD_STYLES[place]))

    def _tile(self, name: str) -> Text:
        """A tile in three characters: shape, letter, value."""
        good, _, value = name.rpartition("-")
        if good == "gold":
            return Text(f"{GOLD_SHAPE}G{value}", style=GOLD_STYLE)
        place = self.box.goods.index(good)
        return Text(f"{GOOD_SHAPES[place]}{good[0].upper()}{value}", style=GOOD_STYLES[place])

    def _tiles(self, names: Sequence[str]) -> Text:
        return Text(" ").join([self._tile(name) for name in names])

    def _kinds(self, kinds: Sequence[int]) -> Text:
        return self._tiles([self.box.tile_names[kind] for kind in kinds])

    # The table

    def draw(self, view: View, console: Console) -> RenderableType:
        table = cast("TableView", view)
        width = console.width
        wide = width >= SIDE_BY_SIDE
        gaps = 2 if width >= WITH_FIGURES or not wide else 1 if width >= WITH_GAPS else 0
        harbors = [self._harbor(table, harbor, gaps, wide) for harbor in table["harbors"]]
        quays: RenderableType = Group(*harbors)
        if wide:
            grid = Grid.grid(expand=True, padding=0)
            for _ in harbors:
                grid.add_column(ratio=1)
            grid.add_row(*harbors)
            quays = grid
        return Group(
            self._head(table),
            self._fleet(table, 1),
            quays,
            self._fleet(table, 0),
            Text(""),
            self._lot(table),
            self._bag(table),
        )

    def _head(self, table: TableView) -> Text:
        head = Text.assemble(("Medici vs Strozzi", "bold"))
        left = sum(table["bag"].values())
        head.append(f"   round {table['round']} of {table['rounds']}")
        head.append(f"   {left} tile{'' if left == 1 else 's'} in the bag", style=SOFT)
        if table["thrown"]:
            head.append("   thrown away: ", style=SOFT)
            head.append_text(self._tiles(table["thrown"]))
        return head

    def _fleet(self, table: TableView, seat: int) -> Text:
        """A house: its money, and its ships that have no harbor yet."""
        line = Text(" ")
        line.append_text(self.title(Seat(seat)))
        line.append(f"  {table['money'][seat]} coins", style="bold")
        waiting = [str(ship["spaces"]) for ship in table["ships"][seat] if not ship["tiles"]]
        if waiting:
            line.append(f"   at home: ship{'s' if len(waiting) > 1 else ''} of ", style=SOFT)
            line.append(listed(waiting, "and"), style=SOFT)
        return line

    def _ship(self, ship: ShipView, seat: int) -> Text:
        style = HOUSE_STYLES[seat]
        line = Text.assemble(("‹", style))
        spaces = [self._tile(name) for name in ship["tiles"]]
        spaces += [Text("···", style=SOFT)] * (ship["spaces"] - len(spaces))
        line.append_text(Text(" ").join(spaces))
        line.append("›", style=style)
        return line

    def _harbor(self, table: TableView, harbor: HarborView, gaps: int, wide: bool) -> Panel:
        rows: list[RenderableType] = [self._berth(table, harbor, 1)]
        rows += [self._track(track, gaps) for track in harbor["tracks"]]
        rows += [Text("")] * (3 - len(harbor["tracks"]) if wide else 0)
        rows.append(self._berth(table, harbor, 0))
        return Panel(
            Group(*rows),
            title=Text(harbor["name"].capitalize(), style="bold"),
            title_align="left",
            subtitle=Text.assemble(
                ("◂ Strozzi", HOUSE_STYLES[1]), "  ", ("Medici ▸", HOUSE_STYLES[0])
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
        return Text("no ship yet", style=SOFT)

    def _track(self, track: TrackView, gaps: int) -> Text:
        """A ruler from the Strozzi's end (left) to the Medici's (right), with its marker."""
        line = self._good(track["good"])
        line.pad_right(8 - len(line))
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
        line = Text.assemble(("The lot: ", "bold"))
        if table["lot"]:
            line.append_text(self._tiles(table["lot"]))
            value = sum(int(name.rpartition("-")[2]) for name in table["lot"])
            line.append(f"  value {value}", style=SOFT)
        else:
            line.append("nothing drawn", style=SOFT)
        if table["price"] is not None:
            line.append("  at ", style=SOFT)
            line.append(f"{table['price']} coins", style="bold")
        return Padding(line, (0, 1))

    def _bag(self, table: TableView) -> RenderableType:
        """What is left in the bag, good by good."""
        line = Text.assemble(("In the bag: ", "bold"))
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
            parts.append(Text(f"{shape}{good[0].upper()} {values or '–'}", style=style))
        line.append_text(Text("  ").join(parts))
        return Padding(line, (0, 1))

    # Words

    def ask(self, decision: Decision) -> Text:
        table = cast("TableView", decision.view)
        who = self.title(decision.seat)
        highest = self.box.highest_price
        says = {
            "draw-or-stop": ": draw another tile, or stop?",
            "name-price": f": name a price for the lot, 0 to {highest}.",
            "take-or-leave": f": buy the lot for {table['price']}, or leave it to the other house?",
            "load-lot": ": where does the lot go?",
        }
        who.append(says[decision.question])
        return who

    def explain(self, decision: Decision, action: Action) -> str:
        table = cast("TableView", decision.view)
        seat = decision.seat
        other = self.box.houses[1 - seat].capitalize()
        if isinstance(action, Draw):
            return "one more tile from the bag"
        if isinstance(action, Stop):
            return "the lot is complete; a price comes next"
        if isinstance(action, Buy):
            money = table["money"][seat]
            return f"you pay {table['price']}: {money} → {money - (table['price'] or 0)}"
        if isinstance(action, Refuse):
            return f"{other} must pay {table['price']} and take it"
        if isinstance(action, Load):
            return self._explain_load(table, seat, action)
        if isinstance(action, Throw):
            return "out of play until the next round"
        assert isinstance(action, Price)
        return "type a number"

    def _explain_load(self, table: TableView, seat: Seat, load: Load) -> str:
        """What the ship and the sums would be, and which markers it would push."""
        harbor = table["harbors"][load.harbor]
        kinds = [self.box.tile_names.index(name) for name in table["lot"]]
        lot = sum(self.box.tile_values[kind] for kind in kinds)
        ours, theirs = harbor["sums"][seat], harbor["sums"][1 - seat]
        ship = table["ships"][seat][load.ship]
        left = ship["spaces"] - len(ship["tiles"]) - len(kinds)
        pushed: dict[str, int] = {}
        for kind in kinds:
            if self.box.track_of[load.harbor][kind] != NO_TRACK:
                good = self.box.goods[self.box.tile_goods[kind]]
                pushed[good] = pushed.get(good, 0) + self.box.pushes[kind]
        return "; ".join(
            [
                f"{ours + lot} against {theirs}",
                *[f"{good} +{spaces}" for good, spaces in pushed.items()],
                "ship full" if left == 0 else f"{left} free",
            ]
        )

    def tell(self, event: Event) -> Text:
        if isinstance(event, MarkerMoved | MonopolyPaid | HarborScored):
            return self._tell_scoring(event)
        if isinstance(event, RoundBegan):
            return Text.assemble(
                (f"Round {event.round} begins; ", "bold"),
                self._house(event.starter),
                " draw first.",
            )
        if isinstance(event, TileDrawn):
            return Text.assemble(self._house(event.seat), " draw ", self._kinds((event.kind,)), ".")
        if isinstance(event, PriceNamed):
            return Text.assemble(
                self._house(event.seat), f" ask {event.coins} for ", self._kinds(event.lot), "."
            )
        if isinstance(event, LotReturned):
            return Text.assemble(
                self._house(1 - event.buyer), " refuse; ", self._house(event.buyer),
                f" must pay {event.coins}.",
            )  # fmt: skip
        if isinstance(event, LotBought):
            return Text.assemble(self._house(event.buyer), f" buy for {event.coins}.")
        if isinstance(event, LotLoaded):
            return Text.assemble(
                self._house(event.seat), " load ", self._kinds(event.lot),
                f" on the ship of {self.box.ships[event.ship]} in ",
                self._harbor_name(event.harbor), ".",
            )  # fmt: skip
        if isinstance(event, LotUnsold):
            return Text.assemble("The last lot ", self._kinds(event.lot), " is not sold.")
        if isinstance(event, LotThrown):
            why = ", having no room for it." if isinstance(event, LotForced) else "."
            return Text.assemble(
                self._house(event.seat), " throw ", self._kinds(event.lot), f" away{why}"
            )
        if isinstance(event, FleetFull):
            return Text.assemble(
                "The ships of the ", self._house(event.seat), " are full: the round is over."
            )
        if isinstance(event, BagEmpty):
            return Text("That was the last tile in the bag.")
        assert isinstance(event, MatchEnded)
        return self._tell_end(event)

    def _tell_scoring(self, event: MarkerMoved | MonopolyPaid | HarborScored) -> Text:
        if isinstance(event, HarborScored):
            medici, strozzi = event.sums
            line = Text.assemble(
                "  ", self._harbor_name(event.harbor), f": {medici} to {strozzi}, "
            )
            if event.winner < 0:
                return line.append("nobody is paid.")
            return line.append_text(self._house(event.winner)).append(f" receive {event.coins}.")
        harbor, good = self.box.track_name(event.track)
        line = Text("  ").append_text(self._good(good)).append(f" in {harbor.capitalize()}: ")
        if isinstance(event, MarkerMoved):
            steps = abs(event.after - event.before)
            line.append(f"the marker moves {steps} towards the ")
            return line.append_text(self._house(owner_of(event.after - event.before))).append(".")
        return line.append_text(self._house(event.seat)).append(f" receive {event.coins}.")

    def _tell_end(self, event: MatchEnded) -> Text:
        line = Text.assemble(("The match is over: ", "bold"))
        for seat in (0, 1):
            line.append_text(self._house(seat)).append(f" {event.scores[seat]}  ", style="bold")
        if len(event.winners) == 2:
            return line.append("— a shared win.")
        line.append("— the ").append_text(self._house(event.winners[0]))
        return line.append(" win.")
