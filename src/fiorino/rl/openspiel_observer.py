"""What an OpenSpiel state holds, and what each seat sees of it and remembers.

A `Variant` is shared by all states of one game; a `Course` is what a clone copies: the table, and
the moves that led to it. They become text only when an information state is asked for.
"""

import base64
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import numpy as np
import pyspiel

from fiorino.core.box import read_box
from fiorino.core.codec import LARGEST_TEXT, Reader, canonical, encode, parse_json
from fiorino.core.errors import BadOption, BadPosition
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, NOBODY, SPECTATOR, Action, Event, Json, Seat, Table
from fiorino.core.record import read_position
from fiorino.games import GAMES
from fiorino.library import make_setup
from fiorino.rl.encoding import Encoding, Floats

PACKED: Final = "packed:"
"""The prefix of a text packed for a game string, which allows no comma, bracket or new line."""

MANY: Final = 100
"""This many options at once are prices: one list for the whole match, looked up once."""


class Parameters(NamedTuple):
    """The chosen parameters: enough to set up the same table in another process."""

    game: str
    players: int
    options: str
    box: str
    start: str


def pack(text: str) -> str:
    """Pack a box or a position into one word for game strings; leave empty or packed ones alone."""
    if not text or text.startswith(PACKED):
        return text
    return PACKED + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(text: str) -> str:
    """Unpack a text; one that was not packed stays as it is."""
    if not text.startswith(PACKED):
        return text
    word = text.removeprefix(PACKED)
    try:
        reader = zlib.decompressobj()
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        plain = reader.decompress(packed, LARGEST_TEXT).decode()
    except (ValueError, zlib.error):
        plain = ""
    if not plain or not reader.eof:
        raise BadOption("A packed box or position is damaged; give its plain text.")
    return plain


def read_pairs(options: str) -> dict[str, str]:
    """Options as people write them: `edition=dutch,game=introductory`.

    Game strings use both signs themselves; there it is `edition:dutch;game:introductory`.
    """
    pairs = {}
    for pair in filter(None, re.split(r"[,;\s]+", options)):
        name, sign, value = re.sub(":", "=", pair, count=1).partition("=")
        if not sign:
            raise BadOption(f"An option is written as name=value, not “{pair[:40]}”.")
        pairs[name] = value
    return pairs


class Indexes:
    """The indexes of actions, and back. Every action exists once, and is found by identity."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions: Final = actions
        self._places: Final = {id(action): place for place, action in enumerate(actions)}
        self._last: tuple[Sequence[Action], list[int]] = ((), [])

    def of(self, options: Sequence[Action]) -> list[int]:
        """The index of each option, in the order of the options."""
        if options is self._last[0]:
            return self._last[1]
        places = self._places
        try:
            indexes = [places[id(action)] for action in options]
        except KeyError:  # equal actions, but of a box that was rebuilt in the meantime
            indexes = [self.actions.index(action) for action in options]
        if isinstance(options, tuple) and len(options) > MANY:
            self._last = (options, indexes)
        return indexes


class Variant:
    """A game with chosen players, options, box and start, shared by all its states."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters: Final = parameters
        self.setup, table = _lay(parameters)
        self.encoding: Final = Encoding(self.setup)
        notation = self.encoding.notation
        self.write: Final = notation.write
        self.answers: Final = Indexes(notation.actions)
        self.outcomes: Final = Indexes(notation.outcomes)
        self.units: Final = self.setup.names
        seats = (*range(self.setup.players), CHANCE, NOBODY)
        self.names: Final = {seat: self.setup.seat_name(Seat(seat)) for seat in seats}
        self.spectator: Final = Seat(self.setup.players)
        """The viewer whose memory comes after those of the seats."""
        titles = [*self.setup.seat_names, self.setup.seat_name(SPECTATOR)]
        self.opening: Final = Course(self, table, [], titles, [0] * len(titles))
        """The start of every match. It is never modified: states begin with a clone of it."""

    def legal(self, table: Table) -> list[int]:
        """The indexes of the legal answers, in ascending order."""
        return sorted(self.answers.of(table.options()))

    def draws(self, table: Table) -> list[tuple[int, float]]:
        """At a chance node: the index and the probability of every outcome."""
        weights = table.weights()
        shares = sum(weights)
        indexes = self.outcomes.of(table.options())
        chances = [weight / shares for weight in weights]
        return sorted(zip(indexes, chances, strict=True))


@lru_cache(maxsize=64)
def find_variant(parameters: Parameters) -> Variant:
    """The chosen variant; the same object for the same choice."""
    return Variant(parameters)


def _lay(parameters: Parameters) -> tuple[Setup, Table]:
    options = read_pairs(parameters.options)
    box = unpack(parameters.box)
    if not parameters.start:
        setup = make_setup(parameters.game, parameters.players, options, box or None)
        return setup, setup.table()
    fields = parse_json(unpack(parameters.start), "The position", BadPosition)
    if isinstance(fields, dict):
        fields = {"players": parameters.players, "options": options, **fields}
        if box and "box" not in fields:
            fields = {"box_values": read_box(box).values, **fields}
    setup, table = read_position(json.dumps(fields), GAMES)
    if setup.game.name != parameters.game:
        raise BadPosition(f"The position is one of {setup.game.title}.")
    table.settle()
    if table.seat() == NOBODY:
        raise BadPosition("The match of this position is over.")
    return setup, table


class Move:
    """An answer or a draw, its effects, and who is asked what afterwards."""

    __slots__ = ("action", "asked", "events", "question", "seat")

    def __init__(
        self, seat: Seat, action: Action, events: Sequence[Event], asked: Seat, question: str
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events
        self.asked: Final = asked
        self.question: Final = question


class Course:
    """A table and its history.

    `texts` caches what each seat, and last a spectator, has been told: the first `told` moves of
    each, as far as they were requested.
    """

    __slots__ = ("moves", "table", "texts", "told", "variant")

    def __init__(
        self, variant: Variant, table: Table, moves: list[Move], texts: list[str], told: list[int]
    ) -> None:
        self.variant: Final = variant
        self.table: Final = table
        self.moves: Final = moves
        self.texts: Final = texts
        self.told: Final = told

    def clone(self) -> "Course":
        return Course(
            self.variant,
            self.table.clone(),
            self.moves.copy(),
            self.texts.copy(),
            self.told.copy(),
        )

    def __deepcopy__(self, memo: object) -> "Course":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        texts = [self.memory(Seat(viewer)) for viewer in range(len(self.texts))]
        table = canonical(self.variant.setup.game.encode(self.table))
        return _restore, (tuple(self.variant.parameters), table, texts)

    def play(self, action: Action) -> None:
        """Answer the decision. Events are recorded only if a seat sees what others do not."""
        table = self.table
        seat = table.seat()
        if self.variant.setup.game.has_secrets:
            events = table.watch()
            table.apply(action)
            self.moves.append(Move(seat, action, events, table.seat(), table.question()))
        else:
            table.apply(action)
            self.moves.append(Move(seat, action, (), NOBODY, ""))

    def memory(self, viewer: Seat) -> str:
        """All that a viewer has seen and answered since the start, a line for each move."""
        texts, told, moves = self.texts, self.told, self.moves
        if told[viewer] < len(moves):
            lines = [self._line(move, viewer) for move in moves[told[viewer] :]]
            texts[viewer] = "\n".join([texts[viewer], *lines])
            told[viewer] = len(moves)
        return texts[viewer]

    def _line(self, move: Move, viewer: Seat) -> str:
        variant = self.variant
        if not variant.setup.game.has_secrets:
            return f"{variant.names[move.seat]}: {variant.write(move.action)}"
        told = [f"I {variant.write(move.action)}"] if move.seat == viewer else []
        for event in move.events:
            seen = event.seen_by(SPECTATOR if viewer == variant.spectator else viewer)
            if seen is not None:
                fields = encode(seen, "event", variant.units).values()
                told.append(" ".join([f if isinstance(f, str) else canonical(f) for f in fields]))
        return ", ".join([*told, f"{variant.names[move.asked]}? {move.question}"])

    def guess(self, seat: Seat, rng: Random) -> "Course":
        """A determinization: a course that this seat could not tell from the real one.

        The others then remember what everybody saw, and what they would hold now.
        """
        setup = self.variant.setup
        table = setup.game.guess(self.table, seat, rng)
        public = self.memory(self.variant.spectator)
        texts = [
            self.memory(seat)
            if other == seat
            else "\n".join([name, public, canonical(setup.game.view(table, Seat(other)))])
            for other, name in enumerate(setup.seat_names)
        ]
        return Course(self.variant, table, [], [*texts, public], [0] * len(self.texts))


def _restore(parameters: tuple[str, int, str, str, str], table: str, texts: list[str]) -> Course:
    """A course from its pickle."""
    variant = find_variant(Parameters(*parameters))
    setup = variant.setup
    reader = Reader(json.loads(table), "the table", BadPosition)
    return Course(variant, setup.game.decode(reader, setup), [], texts, [0] * len(texts))


class Observer:
    """What a seat sees, in the form of OpenSpiel's observers: numbers by name, and text.

    The numbers are the game's features. With perfect recall there is only text, because a memory
    has no fixed size. Without private information it is what a spectator sees; without public
    information what the seat sees and a spectator does not.
    """

    def __init__(
        self,
        variant: Variant,
        kind: pyspiel.IIGObservationType,
        parameters: Mapping[str, object] | None,
    ) -> None:
        if parameters:
            raise ValueError(f"Observers take no parameters, and {parameters} were given.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("There is no observer that sees what all players see.")
        self.private: Final[bool] = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.public: Final[bool] = kind.public_info
        self.recalls: Final[bool] = kind.perfect_recall
        if self.recalls and not self.public:
            raise ValueError("What a player remembers is not told apart: ask for public_info too.")
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not self.private or not self.public or self.recalls:
            return
        self.tensor = np.zeros(variant.encoding.size, np.float32)
        first = 0
        for piece in variant.encoding.features.pieces():
            self.dict[piece.name] = self.tensor[first : first + piece.size]
            first += piece.size

    def set_from(self, state: pyspiel.State, player: int) -> None:
        """Fill `tensor` and `dict` with what this player sees."""
        course: Course = state.course
        if self.tensor is not None:
            self.tensor[:] = course.variant.encoding.observation(course.table, Seat(player))

    def string_from(self, state: pyspiel.State, player: int) -> str:
        """What this player sees, or remembers, as text."""
        course: Course = state.course
        setup = course.variant.setup
        if self.recalls:
            return course.memory(Seat(player) if self.private else course.variant.spectator)
        public = setup.game.view(course.table, SPECTATOR)
        if not self.private:
            return canonical(public) if self.public else ""
        own = setup.game.view(course.table, Seat(player))
        if self.public:
            return canonical(own)
        found: dict[str, Json] = {}
        _differences(own, public, "", found)
        del found["viewer"]
        return canonical(found) if found else ""


def _differences(own: Json, public: Json, path: str, found: dict[str, Json]) -> None:
    """Every value in which two views differ, by its path."""
    if isinstance(own, Mapping) and isinstance(public, Mapping):
        for key in own:
            _differences(own[key], public.get(key), f"{path}.{key}".lstrip("."), found)
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        for place, (mine, theirs) in enumerate(zip(own, public, strict=True)):
            _differences(mine, theirs, f"{path}.{place}", found)
    elif own != public:
        found[path] = own
