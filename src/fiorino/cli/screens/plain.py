"""Any game in a terminal, shown from its view, its catalogue and its notation alone.

A game with catalogue “third” may have words for everything: `third-field-<field>` heads a field of
the view, `third-<unit>-<name>` is a name such as `third-good-wool`, `third-question-<question>`,
`third-answer-<action>` and `third-event-<event>` are sentences with the fields of what they tell.
What has no words is shown as files write it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.language import addressed, player_words, spoken_name, styled
from fiorino.cli.screens.page import SOFT, flow
from fiorino.core.codec import encode, tag
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Json, Plain, Seat, Table, View
from fiorino.core.sentences import Thing
from fiorino.locale import ENGLISH, Catalogue, Word, catalogue

SEAT_STYLES: Final = (
    "bold bright_blue",
    "bold bright_red",
    "bold bright_green",
    "bold bright_yellow",
    "bold bright_magenta",
)
LEFT_OUT: Final = frozenset({"viewer", "asked", "question"})
"""Fields of a view that the question says better."""
NOTHING: Final = "–"


class PlainScreen:
    """A screen for games without their own."""

    def __init__(self, setup: Setup, players: Sequence[str], words: Catalogue) -> None:
        self.setup: Final = setup
        self.players: Final = tuple(players)
        self.words: Final = words
        self._area: Final = setup.game.catalogue
        self._things: Final = {
            name: f"{self._area}-{_unit(unit)}-{name}"
            for unit, names in setup.names.items()
            for name in names
        }

    # Names

    def title(self, seat: Seat) -> Text:
        text, player = self.name(seat), self.players[seat]
        told = player_words(self.words, player)
        if told and player != self.setup.seat_names[seat]:
            text.append(f" ({told})", style=SOFT)
        return text

    def name(self, seat: Seat) -> Text:
        spoken = spoken_name(self.players[seat])
        shown = spoken or self._word(self.setup.seat_names[seat])
        return Text.assemble((shown, SEAT_STYLES[seat % len(SEAT_STYLES)]))

    def word(self, thing: Thing) -> str:
        if thing.kind == "seat":
            return self.name(Seat(self.setup.seat_names.index(thing.name))).plain
        return self._thing(thing.name)

    def _knows(self, key: str) -> bool:
        return self.words.has(key) or catalogue(ENGLISH).has(key)

    def _thing(self, name: str) -> str:
        """The key of a name of the game, or the name itself if it has no words."""
        key = self._things.get(name, "")
        return key if key and self._knows(key) else name

    def _word(self, value: Json) -> str:
        """One value of a view."""
        if value is None or value == "":
            return NOTHING
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        if isinstance(value, str):
            return self.words.thing(self._thing(value))
        if isinstance(value, Mapping):
            held = [f"{self._word(name)} {self._word(one)}" for name, one in value.items()]
            return " · ".join(held) or NOTHING
        if isinstance(value, Sequence):
            return " · ".join([self._word(one) for one in value]) or NOTHING
        return str(value)

    def _label(self, field: str) -> str:
        key = f"{self._area}-field-{field.replace('_', '-')}"
        return self.words.text(key) if self._knows(key) else field.replace("_", " ")

    # The table

    def draw(self, view: View, console: Console) -> RenderableType:
        head = f"lobby-game-{self.setup.game.name}"
        title = self.words.text(head) if self._knows(head) else self.setup.game.title
        lines: list[RenderableType] = [Text(title, style="bold")]
        short: list[Text] = []
        for field, value in view.items():
            if field in LEFT_OUT:
                continue
            rows = _rows(value)
            if rows:
                lines.append(self._grid(self._label(field), rows))
            else:
                short.append(Text.assemble((f"{self._label(field)} ", SOFT), self._word(value)))
        return Group(*lines[:1], flow(short, console.width, "   ", ""), *lines[1:])

    def board(self, view: View, console: Console, richness: int) -> RenderableType:
        return self.draw(view, console)

    def _grid(self, label: str, rows: Sequence[Mapping[str, Json]]) -> Grid:
        """Things that have the same fields, one below the other."""
        grid = Grid(
            box=None, padding=(0, 2, 0, 0), header_style=SOFT, title=label, title_justify="left"
        )
        for field in rows[0]:
            grid.add_column(self._label(field), overflow="fold")
        for row in rows:
            grid.add_row(*[self._cell(value) for value in row.values()])
        return grid

    def _cell(self, value: Json) -> Text:
        seats = self.setup.seat_names
        return self.title(Seat(seats.index(value))) if value in seats else Text(self._word(value))

    def legend(self) -> Sequence[tuple[Text, str]]:
        return [(Text(NOTHING), self.words.text("terminal-empty"))]

    # Questions and answers

    def ask(self, decision: Decision) -> Text:
        key = f"{self._area}-question-{decision.question}"
        plain = decision.question.replace("-", " ")
        question = self.words.text(key) if self._knows(key) else plain
        return styled(
            self.words, "terminal-question", who=self.title(decision.seat), question=question
        )

    def phrases(self, decision: Decision, action: Action) -> Sequence[str]:
        key = f"{self._area}-answer-{tag(type(action))}"
        if not self._knows(key):
            return []
        return [styled(self.words, key, "", **self._given(action)).plain]

    def span(self, decision: Decision, ends: Sequence[Action]) -> Sequence[str]:
        return []

    # Events

    def tell(self, event: Event) -> Text:
        key = f"{self._area}-event-{tag(type(event))}"
        if self._knows(key):
            return styled(self.words, key, "", **self._given(event))
        fields = encode(event, "event", self.setup.names)
        fields.pop("event")
        return Text(f"{tag(type(event)).replace('-', ' ')}: {self._word(fields)}")

    def news(self, events: Sequence[Event], view: View) -> Sequence[RenderableType]:
        return [self.tell(event) for event in events]

    def _given(self, value: Plain) -> dict[str, Word | Text]:
        """The fields of an event or an answer, as sentences take them: names, keys, numbers."""
        given: dict[str, Word | Text] = {}
        for field, written in encode(value, "event", self.setup.names).items():
            if isinstance(written, bool):
                given[field] = "yes" if written else "no"
            elif isinstance(written, int):
                given[field] = written
            elif isinstance(written, str) and written in self.setup.seat_names:
                seat = Seat(self.setup.seat_names.index(written))
                given[field] = self.name(seat)
                given.setdefault("you", "yes" if addressed(self.players, seat) else "no")
            elif isinstance(written, str):
                given[field] = self._thing(written)
            elif isinstance(written, Sequence):
                given[field] = self.words.listed([self._word(one) for one in written])
            else:
                given[field] = NOTHING
        return given

    def outcome(self, table: Table, events: Sequence[Event]) -> Sequence[RenderableType]:
        result = table.result()
        assert result is not None
        grid = Grid.grid(padding=(0, 2, 0, 0))
        order = sorted(range(self.setup.players), key=lambda seat: -result.scores[seat])
        for seat in order:
            won = self.words.text("shell-winner") if seat in result.winners else ""
            score = Text(str(result.scores[seat]), style="bold")
            grid.add_row(self.title(Seat(seat)), score, won)
        return [grid]


def _unit(unit: object) -> str:
    """What a unit is called in keys: “good” of `Annotated[int, "good"]`."""
    return "seat" if unit is Seat else str(get_args(unit)[1])


def _rows(value: Json) -> list[Mapping[str, Json]]:
    """The rows of a value that is a list of things with fields; of any other value none."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        return []
    rows = [one for one in value if isinstance(one, Mapping)]
    return rows if rows and len(rows) == len(value) else []
