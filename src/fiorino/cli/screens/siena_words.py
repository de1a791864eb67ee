"""Siena in words: names, questions, and the story of a match."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from fiorino.cli.language import addressed, card_name, card_word, player_words, spoken_name, styled
from fiorino.cli.screens.siena_answers import Answers
from fiorino.core.codec import tag
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat, View
from fiorino.core.sentences import Thing
from fiorino.games.siena import events as e
from fiorino.games.siena.components import (
    JOURNEY,
    ROAD_NAMES,
    SEAT_NAMES,
    STATUS_NAMES,
    SienaBox,
)
from fiorino.games.siena.view import TableView
from fiorino.locale import ENGLISH, Catalogue, Word

SHAPES: Final = "●■▲◆⬢"
STYLES: Final = ("bright_blue", "yellow", "green", "magenta", "bright_red")
GOOD_STYLES: Final = ("yellow", "red", "green", "bright_white", "blue")

LOUD: Final = (
    e.RoundBegan, e.StatusRisen, e.GoodsGone, e.MatchEnded, e.WinnerNamed,
)  # fmt: skip
"""Events that change the course of the match."""
SMALL: Final = (
    e.CardDealt, e.WorkersPut, e.BankerShare, e.BankerIncome, e.PlacePaid, e.CalandrinoMoved,
    e.PointsCounted,
)  # fmt: skip
"""Events that follow from the one before, told further in."""

OF_THE_COUNT: Final = (e.MatchEnded, e.PointsCounted, e.WinnerNamed)
"""Events that the table of the final count tells."""
TURNS: Final = {
    "country-turn": ("play", "sell", "travel", "charity", "discard"),
    "banker-move": ("green", "step", "enter", "play", "discard"),
    "banker-rest": ("play", "discard"),
}
"""Questions of a turn, with the verbs that they name where they are offered."""

Given = dict[str, Word | Text]


class SienaWords:
    """Everything about Siena that is said rather than drawn."""

    def __init__(self, setup: Setup, players: Sequence[str], words: Catalogue) -> None:
        self.box: Final = SienaBox(setup.box)
        self.players: Final = tuple(players)
        self.words: Final = words
        self.answers: Final = Answers(setup, self.box, words, self.plain_name)
        self.variants: Final = self._variants()

    def styled(self, key: str, style: str = "", **given: Word | Text) -> Text:
        """A sentence of the catalogue with coloured words in it."""
        return styled(self.words, key, style, **given)

    # Names

    def piece(self, seat: int) -> Text:
        """The piece of a seat: shape and colour."""
        return Text.assemble((SHAPES[seat], STYLES[seat]))

    def plain_name(self, seat: int) -> str:
        """A player in a sentence: a person by name, anybody else by their colour."""
        spoken = spoken_name(self.players[seat])
        return spoken or self.words.text(f"terminal-seat-{SEAT_NAMES[seat]}")

    def listed_name(self, seat: int) -> Text:
        """A player in a list of players, where the reader is “you”."""
        if not addressed(self.players, seat):
            return self.name(seat)
        return Text.assemble((self.words.text("terminal-you"), f"bold {STYLES[seat]}"))

    def name(self, seat: int) -> Text:
        return Text.assemble((self.plain_name(seat), f"bold {STYLES[seat]}"))

    def title(self, seat: Seat) -> Text:
        line = self.piece(seat).append(" ").append_text(self.name(seat))
        told = player_words(self.words, self.players[seat])
        if told and self.players[seat] != SEAT_NAMES[seat]:
            line.append(f" ({told})", style="dim")
        return line

    def word(self, thing: Thing) -> str:
        if thing.kind == "seat":
            return self.plain_name(SEAT_NAMES.index(thing.name))
        if thing.kind == "card":
            return card_name(self.words, thing.name)
        return f"siena-{thing.kind}-{thing.name}"

    def thing(self, kind: str, name: str) -> str:
        """A word of the game by itself: a place, a good, a road, a status."""
        return self.words.text(f"siena-{kind}-{name}")

    def good_style(self, name: str) -> str:
        return GOOD_STYLES[self.box.goods.index(name)]

    def card(self, name: str) -> Text:
        """A card by its notation: a star or » for a Journey before it, its green behind it.

        The notation is English; in another language the name of the card follows.
        """
        card = self.box.cards[self.box.kind_of[name]]
        star = "★" if card.starred else "»" if card.type == JOURNEY else ""
        line = Text.assemble((f"{star}{name}", "bold"))
        if self.words.language != ENGLISH:
            line.append(f" {self.words.thing(card_word(self.words, name))}")
        return line.append(f" ›{card.green}", style="green")

    def _card(self, kind: int) -> Text:
        """A card in a sentence: the key of its name, or the workers of a Goods card."""
        return Text.assemble((card_word(self.words, self.box.cards[kind].name), "bold"))

    def _card_name(self, kind: int) -> Text:
        """A card by itself, in a list."""
        word = card_word(self.words, self.box.cards[kind].name)
        return Text.assemble((self.words.thing(word), "bold"))

    def _good(self, good: int) -> Text:
        name = self.box.goods[good]
        return Text.assemble((f"siena-good-{name}", self.good_style(name)))

    def legend(self) -> list[tuple[Text, str]]:
        """Every sign of the board with what it means."""
        signs: list[tuple[Text, str]] = [
            (self.piece(0).append(" ").append_text(self.piece(1)), "pieces"),
            (Text("▸"), "asked"), (Text("+0"), "row"), (Text("★mule"), "star"),
            (Text("»corn1-wine1"), "journey"), (Text("›2"), "green"), (Text("3F"), "price"),
            (Text("▮▮▯ 1×8"), "frame"), (Text("2/3 1×8"), "figures"), (Text("–·5·20"), "road"),
            (Text("♟"), "calandrino"), (Text("♀"), "courtesan"), (Text("1● 2■"), "tower"),
            (Text("3+▪"), "hidden"), (Text("✚"), "donated"),
        ]  # fmt: skip
        return [(sign, self.words.text(f"terminal-siena-sign-{name}")) for sign, name in signs]

    # Questions and answers

    def ask(self, decision: Decision) -> Text:
        table = cast("TableView", decision.view)
        auction = table["auction"]
        peasant = table["seats"][decision.seat]["status"] == "peasant"
        given: dict[str, Word] = {
            "card": card_word(self.words, auction["card"]) if auction and auction["card"] else "",
            "place": f"siena-place-{table['calandrino']}",
            "status": f"siena-status-{'merchant' if peasant else 'banker'}",
        }
        question = self._question(decision, given)
        who = self.title(decision.seat)
        return self.styled("terminal-question", who=who, question=question)

    def _question(self, decision: Decision, given: dict[str, Word]) -> str:
        """The question in words, which name only what can be answered now."""
        verbs = {text.partition(" ")[0] for text in decision.texts()}
        if decision.question == "artist-bid" and not verbs >= {"bid", "look"}:
            return self.words.text(f"terminal-siena-{'bid' if 'bid' in verbs else 'look'}-or-pass")
        if decision.question in TURNS:
            offered = [verb for verb in TURNS[decision.question] if verb in verbs]
            may = ", ".join([self.words.text(f"terminal-siena-{verb}") for verb in offered])
            return self.words.text(f"terminal-siena-turn-{decision.question}", may=may)
        return self.words.text(f"siena-question-{decision.question}", **given)

    def turn_lines(self, table: TableView) -> list[str]:
        """What the turn has brought so far, in phrases."""
        turn, question = table["turn"], table["question"]
        me = table["seats"][table["asked"]]
        say = self.words.text
        if question == "banker-move":
            lines = [say("siena-bar-steps", count=turn["points"])]
            if turn["wedding"] and me["place"] == "palazzo-tolomei":
                lines.append(say("siena-bar-wedding"))
            return lines
        if question == "country-turn":
            goods = self.words.listed([self.thing("good", good) for good in turn["rights"]])
            right = say("siena-bar-rights", goods=goods) if goods else say("siena-bar-rights-none")
            lines = [right, *[say("siena-bar-mule")] * turn["mule"]]
            lines += [say("siena-bar-roads-closed")] * turn["roads_closed"]
            if me["status"] == "merchant" and turn["charity"]:
                lines.append(say("siena-bar-charity", coins=turn["charity"]))
            return lines
        if question == "load-road" and turn["loaded"]:
            goods = self.words.listed([self.thing("good", good) for good in turn["loaded"]])
            return [say("siena-bar-fato-loaded", goods=goods)]
        if question == "beg":
            return [say("siena-bar-begging", count=me["stinginess"])]
        if question == "walk":
            return [say("siena-bar-walk", count=turn["walk"])]
        return [say("siena-bar-kept")] if question == "keep-senesi" else []

    def phrases(self, decision: Decision, action: Action) -> list[str]:
        return self.answers.phrases(decision, action)

    def span(self, decision: Decision, ends: Sequence[Action]) -> list[str]:
        return self.answers.span(decision, ends)

    # Events

    def tell(self, event: Event) -> Text:
        variant, more = self.variants.get(type(event), _as_it_is)(event)
        key = self._event_key(event, variant)
        loud = isinstance(event, LOUD)
        line = self.styled(key, "bold" if loud else "", **{**self._facts(event), **more})
        return Text("  ").append_text(line) if isinstance(event, SMALL) else line

    def _event_key(self, event: Event, variant: str) -> str:
        """The sentence of an event; there are separate ones for a reader addressed as “you”."""
        kind = f"{tag(type(event))}{variant}"
        if isinstance(event, e.FirstNamed) and not variant and addressed(self.players, event.first):
            return "terminal-siena-you-named-first"
        own = f"terminal-siena-you-{kind}"
        seats = event.winners if isinstance(event, e.WinnerNamed) else [_seat_of(event)]
        is_own = any(addressed(self.players, seat) for seat in seats)
        return own if is_own and self.words.has(own) else f"siena-event-{kind}"

    def news(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        """What has happened, one sentence for each event, and one for all cards of a deal."""
        told: list[RenderableType] = []
        told_here = [event for event in events if not isinstance(event, OF_THE_COUNT)]
        for is_deal, group in groupby(told_here, lambda event: isinstance(event, e.CardDealt)):
            if not is_deal:
                told += [self.tell(event) for event in group]
                continue
            kinds = [event.card for event in group if isinstance(event, e.CardDealt)]
            cards = Text(", ").join([self._card_name(kind) for kind in kinds])
            told.append(Text("  ").append_text(self.styled("siena-event-card-dealt", cards=cards)))
        return told

    def _facts(self, event: Event) -> Given:
        """The fields that most sentences have."""
        given: Given = {}
        for field in event.fields:
            value = getattr(event, field)
            if field == "seat":
                given[field] = self.name(value)
            elif field == "card":
                given[field] = self._card(value)
            elif field == "good":
                given[field] = self._good(value)
            elif field == "place":
                given[field] = Text(f"siena-place-{self.box.places[value]}")
            elif field == "road":
                given[field] = Text(f"siena-road-{ROAD_NAMES[value]}")
            elif isinstance(value, int):
                given[field] = value
        return given

    def _variants(self) -> dict[type[Event], Callable[..., tuple[str, Given]]]:
        """Events with more than one sentence, or with more than their plain fields."""

        def names(seats: Sequence[int]) -> Text:
            return Text(", ").join([self.listed_name(seat) for seat in seats])

        def cards(kinds: Sequence[int]) -> Text:
            return Text(", ").join([self._card_name(kind) for kind in kinds])

        return {
            e.CardDealt: lambda v: ("", {"cards": cards([v.card])}),
            e.InitiativeSet: lambda v: ("", {"seats": names(v.order)}),
            e.LeftoversDiscarded: lambda v: ("", {"cards": cards(v.cards)}),
            e.FirstNamed: lambda v: (
                "-self" if v.first == v.seat else "", {"first": self.name(v.first)},
            ),
            e.CardPlayed: lambda v: ("-green" if v.green else "", {}),
            e.WorkersPut: lambda v: ("-made" if v.made else "", {}),
            e.FatoDrawn: lambda v: ("-devil" if v.devil else "", {}),
            e.SenesiSeen: lambda v: ("-value" if v.value else "", {}),
            e.SenesiKept: lambda v: (
                "-values" if all(v.kept) else "",
                {"count": len(v.kept), "values": self.words.listed([str(n) for n in v.kept])},
            ),
            e.StatusRisen: lambda v: (
                "", {"status": Text(f"siena-status-{STATUS_NAMES[v.status]}", style="bold")},
            ),
            e.GoodsGone: lambda v: (
                "", {"goods": self.words.listed(
                    [self.thing("good", self.box.goods[good]) for good in v.goods]
                )},
            ),
            e.ArtistSeen: self._artist,
            e.ArtistEngaged: self._artist,
            e.MatchEnded: lambda v: ("", {"why": v.why.replace(" ", "-")}),
            e.PointsCounted: lambda v: (
                "", {
                    "what": f"siena-points-{v.what.replace(' ', '-')}",
                    "points": f"{v.points:+d}" if v.points else "0",
                },
            ),
            e.WinnerNamed: lambda v: (
                ("", {"seat": names(v.winners)}) if v.winners else ("-nobody", {})
            ),
        }  # fmt: skip

    def _artist(self, event: e.ArtistSeen | e.ArtistEngaged) -> tuple[str, Given]:
        return ("-value", {"name": self.box.artists[event.value]}) if event.value else ("", {})


def _seat_of(event: Event) -> int:
    """Whom an event is about."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else -1


def _as_it_is(_: Event) -> tuple[str, Given]:
    return "", {}
