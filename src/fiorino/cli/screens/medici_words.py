"""Medici vs Strozzi in words: names, questions, what an answer means, and the story of a match."""

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from fiorino.bots.names import APART
from fiorino.cli.language import addressed, player_words, spoken_name, styled
from fiorino.core.codec import tag
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat
from fiorino.core.sentences import Thing
from fiorino.games.medici_vs_strozzi.actions import Buy, Draw, Load, Price, Refuse, Stop, Throw
from fiorino.games.medici_vs_strozzi.components import NO_TRACK, MediciBox
from fiorino.games.medici_vs_strozzi.events import (
    FleetFull,
    HarborScored,
    LotBought,
    LotLoaded,
    LotThrown,
    MarkerMoved,
    MatchEnded,
    MonopolyPaid,
    PriceNamed,
    RoundBegan,
    TileDrawn,
)
from fiorino.games.medici_vs_strozzi.scoring import owner_of
from fiorino.games.medici_vs_strozzi.view import TableView
from fiorino.locale import Catalogue, Word

HOUSE_STYLES: Final = ("bold bright_blue", "bold bright_red")
GOOD_STYLES: Final = ("magenta", "yellow", "green", "cyan")
GOOD_SHAPES: Final = "◆●▲■"
GOLD_STYLE: Final = "bold bright_yellow"
GOLD_SHAPE: Final = "★"
SOFT: Final = "dim"


def _value(tile: str) -> int:
    return int(tile.rpartition("-")[2])


class MediciWords:
    """Everything about Medici vs Strozzi that is said rather than drawn."""

    def __init__(self, setup: Setup, players: Sequence[str], words: Catalogue) -> None:
        self.box: Final = MediciBox(setup.box)
        self.players: Final = tuple(players)
        self.words: Final = words

    def styled(self, key: str, style: str = "", **given: Word | Text) -> Text:
        """A sentence of the catalogue with coloured words in it."""
        return styled(self.words, key, style, **given)

    # Names

    def _key(self, kind: str, name: str) -> str:
        """A word of the game as sentences take it: its key.

        A custom box may bring words that no language has; they stay as they are.
        """
        key = f"medici-{kind}-{name}"
        return key if self.words.has(key) else name if kind == "good" else name.capitalize()

    def _word(self, kind: str, name: str) -> str:
        """A word of the game by itself."""
        return self.words.thing(self._key(kind, name))

    def house(self, seat: int) -> str:
        return self._word("house", self.box.houses[seat])

    def title(self, seat: Seat) -> Text:
        house = self.house(seat)
        player = self.players[seat]
        text = Text.assemble((house, HOUSE_STYLES[seat]))
        if player.capitalize() != self.box.houses[seat].capitalize():
            told = [spoken_name(player), player_words(self.words, player)]
            text.append(f" ({APART.join([one for one in told if one])})", style=SOFT)
        return text

    def name(self, seat: int) -> Text:
        """A player in a sentence: a person by name, anybody else by their house."""
        shown = spoken_name(self.players[seat]) or self.house(seat)
        return Text.assemble((shown, HOUSE_STYLES[seat]))

    def word(self, thing: Thing) -> str:
        if thing.kind == "seat":
            return self.name(self.box.houses.index(thing.name)).plain
        return self._key(thing.kind, thing.name)

    def harbor(self, name: str) -> Text:
        return Text.assemble((self._word("harbor", name), "bold"))

    def good(self, good: str, *, gap: bool = True) -> Text:
        place = self.box.goods.index(good)
        shape = f"{GOOD_SHAPES[place]} " if gap else GOOD_SHAPES[place]
        return Text.assemble((f"{shape}{self._word('good', good)}", GOOD_STYLES[place]))

    def letter(self, good: str) -> str:
        key = f"medici-good-{good}.letter"
        return self.words.text(key) if self.words.has(key) else good[0].upper()

    def _tile(self, name: str) -> Text:
        """A tile in three characters: shape, letter, value."""
        good, _, value = name.rpartition("-")
        if good == "gold":
            return Text(f"{GOLD_SHAPE}{self.letter(good)}{value}", style=GOLD_STYLE)
        place = self.box.goods.index(good)
        return Text(f"{GOOD_SHAPES[place]}{self.letter(good)}{value}", style=GOOD_STYLES[place])

    def _tiles(self, names: Sequence[str]) -> Text:
        return Text(" ").join([self._tile(name) for name in names])

    def _kinds(self, kinds: Sequence[int]) -> Text:
        return self._tiles([self.box.tile_names[kind] for kind in kinds])

    def _told_harbor(self, name: str) -> Text:
        """A harbor in a sentence."""
        return Text.assemble((self._key("harbor", name), "bold"))

    def _whom(self, seat: int) -> dict[str, Word | Text]:
        """The person a sentence is about: their name, the other's, and whether it is the reader."""
        return {
            "seat": self.name(seat),
            "other": self.name(1 - seat),
            "you": "yes" if addressed(self.players, seat) else "no",
        }

    # Questions and answers

    def ask(self, decision: Decision) -> Text:
        table = cast("TableView", decision.view)
        question = self.words.text(
            f"medici-question-{decision.question}",
            tiles=len(table["lot"]),
            price=table["price"] or 0,
            namer=self.name(1 - decision.seat).plain,
        )
        who = self.title(decision.seat)
        return self.styled("terminal-question", who=who, question=question)

    def phrases(self, decision: Decision, action: Action) -> list[str]:
        """What the answer is in words, and what comes of it."""
        table = cast("TableView", decision.view)
        key = f"medici-answer-{tag(type(action))}"
        given = self._given(table, decision.seat, action)
        parts = [self.words.text(key, **given), self.words.text(f"{key}.detail", **given)]
        if isinstance(action, Load):
            parts += self._explain_load(table, decision.seat, action)
        if isinstance(action, Draw):
            parts.append(self._odds(table))
        return parts

    def span(self, decision: Decision, ends: Sequence[Action]) -> list[str]:
        """What a row of prices means."""
        table = cast("TableView", decision.view)
        other = self.name(1 - decision.seat).plain
        coins = table["money"][decision.seat]
        return [self.words.text("terminal-medici-price", seat=other, coins=coins)]

    def _odds(self, table: TableView) -> str:
        """What the next tile is worth on average."""
        left = sum(table["bag"].values())
        value = sum(_value(name) * count for name, count in table["bag"].items())
        return self.words.text("terminal-medici-average", mean=round(value / max(1, left), 1))

    def _given(self, table: TableView, seat: Seat, action: Action) -> dict[str, Word]:
        """What the words for an answer are about."""
        price = table["price"] or 0
        if isinstance(action, Draw):
            return {"number": len(table["lot"]) + 1, "left": sum(table["bag"].values())}
        if isinstance(action, Buy):
            money = table["money"][seat]
            return {"coins": price, "before": money, "after": money - price}
        if isinstance(action, Refuse):
            return {"seat": self.name(1 - seat).plain, "coins": price}
        if isinstance(action, Price):
            return {"coins": action.coins}
        if isinstance(action, Load):
            harbor = table["harbors"][action.harbor]
            added = sum(_value(name) for name in table["lot"])
            return {
                "ship": self.box.ships[action.ship],
                "harbor": self._key("harbor", harbor["name"]),
                "before": harbor["sums"][seat],
                "added": added,
                "after": harbor["sums"][seat] + added,
                "against": harbor["sums"][1 - seat],
            }
        assert isinstance(action, Stop | Throw)
        return {}

    def _explain_load(self, table: TableView, seat: Seat, load: Load) -> list[str]:
        """Which markers the load would push, and how much room it would leave."""
        kinds = [self.box.tile_names.index(name) for name in table["lot"]]
        ship = table["ships"][seat][load.ship]
        pushed: dict[str, int] = {}
        for kind in kinds:
            if self.box.track_of[load.harbor][kind] != NO_TRACK:
                good = self.box.goods[self.box.tile_goods[kind]]
                pushed[good] = pushed.get(good, 0) + self.box.pushes[kind]
        return [
            *[
                self.words.text("terminal-medici-push", good=self._key("good", good), spaces=spaces)
                for good, spaces in pushed.items()
            ],
            self.words.text(
                "terminal-medici-free", free=ship["spaces"] - len(ship["tiles"]) - len(kinds)
            ),
        ]

    # Events

    def legend(self) -> list[tuple[Text, str]]:
        """Every sign of the board with what it means."""
        tile, gold = self._tile(f"{self.box.goods[0]}-4"), self._tile("gold-5")
        signs: list[tuple[Text, str]] = [
            (tile, "tile"), (gold, "gold"),
            (Text("‹").append_text(tile).append(" ··· ···› 4"), "ship"),
            (Text("◼▪▫▫◉▫▫▪◼"), "track"), (Text("◉"), "marker"), (Text("▫"), "space"),
            (Text("▪"), "bonus"), (Text("◼"), "bonus-twice"), (Text("◂S M▸"), "ends"),
            (Text(f"{GOOD_SHAPES[0]}{self.letter(self.box.goods[0])} 0123"), "bag"),
        ]  # fmt: skip
        first, last = self.box.bonuses[-2:]
        return [
            (sign, self.words.text(f"terminal-medici-sign-{name}", bonus=first, most=last))
            for sign, name in signs
        ]

    def tell(self, event: Event) -> Text:
        counted = isinstance(event, MarkerMoved | MonopolyPaid | HarborScored)
        loud = isinstance(event, RoundBegan | MatchEnded)
        sentence = self.styled(
            f"medici-event-{tag(type(event))}", "bold" if loud else "", **self._facts(event)
        )
        return Text("  ").append_text(sentence) if counted else sentence

    def _facts(self, event: Event) -> dict[str, Word | Text]:
        """What the sentence of an event is about."""
        if isinstance(event, RoundBegan):
            return {**self._whom(event.starter), "round": event.round}
        if isinstance(event, TileDrawn):
            return {**self._whom(event.seat), "tile": self._kinds((event.kind,))}
        if isinstance(event, PriceNamed):
            lot = self._kinds(event.lot)
            return {**self._whom(event.seat), "coins": event.coins, "lot": lot}
        if isinstance(event, LotBought):
            return {**self._whom(event.buyer), "coins": event.coins}
        if isinstance(event, LotLoaded):
            return {
                **self._whom(event.seat),
                "lot": self._kinds(event.lot),
                "ship": self.box.ships[event.ship],
                "harbor": self._told_harbor(self.box.harbors[event.harbor]),
            }
        if isinstance(event, LotThrown):
            return {**self._whom(event.seat), "lot": self._kinds(event.lot)}
        if isinstance(event, FleetFull):
            return self._whom(event.seat)
        if isinstance(event, MarkerMoved | MonopolyPaid):
            return self._track_facts(event)
        if isinstance(event, HarborScored):
            medici, strozzi = event.sums
            return {
                **self._whom(max(0, event.winner)),
                "harbor": self._told_harbor(self.box.harbors[event.harbor]),
                "paid": "no" if event.winner < 0 else "yes",
                "medici": medici,
                "strozzi": strozzi,
                "coins": event.coins,
            }
        if isinstance(event, MatchEnded):
            medici, strozzi = event.scores
            winners = {"winners": len(event.winners), "medici": medici, "strozzi": strozzi}
            return {**self._whom(event.winners[0]), **winners}
        return {}

    def _track_facts(self, event: MarkerMoved | MonopolyPaid) -> dict[str, Word | Text]:
        harbor, good = self.box.track_name(event.track)
        style = GOOD_STYLES[self.box.goods.index(good)]
        facts: dict[str, Word | Text] = {
            "harbor": self._told_harbor(harbor),
            "good": Text.assemble((self._key("good", good), style)),
        }
        if isinstance(event, MonopolyPaid):
            return {**self._whom(event.seat), **facts, "coins": event.coins}
        moved = event.after - event.before
        return {**self._whom(owner_of(moved)), **facts, "spaces": abs(moved)}
