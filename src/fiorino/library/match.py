"""The library's match: names instead of numbers, answers as text, typed views."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, Literal, TypeVar, overload

from fiorino.bots import Bot, find_bot
from fiorino.bots.foreign import AnyBot, BotFault, ForeignBot, make_foreign
from fiorino.core import match as engine
from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import encode
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.game import Game, Setup
from fiorino.core.options import Options
from fiorino.core.protocol import NOBODY, SPECTATOR, Action, Event, Json, Result, Seat, Table, View
from fiorino.core.random import Chance
from fiorino.core.record import Record, find_game, write_position, write_record
from fiorino.core.record import read_position as read_position_file
from fiorino.core.record import read_record as read_record_file
from fiorino.core.refusals import PLAY_AFTER_END
from fiorino.core.wording import did_you_mean, listed
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MediciVsStrozzi
from fiorino.games.medici_vs_strozzi.view import TableView as MediciView
from fiorino.games.siena import Siena
from fiorino.games.siena.view import TableView as SienaView

ViewT = TypeVar("ViewT")
SPECTATOR_NAME: Final = "spectator"

BotLike = str | AnyBot | Callable[[Random], AnyBot]
"""A bot: its name (“greedy”, “file.py:Class”), a class that takes a Random, or an instance."""


class Match(Generic[ViewT]):
    """One match: who is asked what, the legal answers, and what has happened so far.

    Seats have names: “medici” and “strozzi”; “blue”, “orange”, “green”, “rose” and “red”. An
    answer is one of `options`, or its text. An illegal answer raises an `IllegalAction` that names
    the rule, and changes nothing. A match can be copied and pickled.
    """

    @overload
    def __init__(
        self: "Match[SienaView]",
        game: Literal["siena"] | Siena,
        *,
        players: int | None = ...,
        options: Mapping[str, object] | None = ...,
        box: str | BoxData | None = ...,
        seed: str | int | None = ...,
        draws_by_hand: bool = ...,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[MediciView]",
        game: Literal["medici-vs-strozzi"] | MediciVsStrozzi,
        *,
        players: int | None = ...,
        options: Mapping[str, object] | None = ...,
        box: str | BoxData | None = ...,
        seed: str | int | None = ...,
        draws_by_hand: bool = ...,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[View]",
        game: str | Game | Setup,
        *,
        players: int | None = ...,
        options: Mapping[str, object] | None = ...,
        box: str | BoxData | None = ...,
        seed: str | int | None = ...,
        draws_by_hand: bool = ...,
    ) -> None: ...

    def __init__(
        self,
        game: str | Game | Setup,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        box: str | BoxData | None = None,
        seed: str | int | None = None,
        draws_by_hand: bool = False,
    ) -> None:
        """Set up a match; `box` is the text of a box file, and equal seeds give equal draws.

        Without a seed, a secret one is chosen. With `draws_by_hand`, the seat “chance” is asked.
        """
        setup = game if isinstance(game, Setup) else make_setup(game, players, options, box)
        chosen = secrets.token_hex(16) if seed is None else str(seed)
        self.engine = engine.Match(setup, None if draws_by_hand else Chance(chosen))
        """The engine's match, which the server and the bots use; its seats are numbers."""
        self.players: tuple[str, ...] = setup.seat_names
        """Who sits in each seat, for the record."""

    def __repr__(self) -> str:
        setup, entries = self.engine.setup, len(self.engine.log)
        course = "over" if self.is_over else f"{self.asked} is asked {self.question}"
        return f"<Match: {setup.game.name} for {setup.players}, {entries} logged, {course}>"

    def __copy__(self) -> "Match[ViewT]":
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Match[ViewT]":
        return self.clone()

    # What is asked

    @property
    def setup(self) -> Setup:
        """The game with its options, box and number of players."""
        return self.engine.setup

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        return self.engine.setup.seat_names

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.engine.is_over

    @property
    def asked(self) -> str | None:
        """The name of the seat that is asked (“chance” for a draw by hand), or None at the end."""
        seat = self.engine.table.seat()
        return None if seat == NOBODY else self.engine.setup.seat_name(seat)

    @property
    def question(self) -> str | None:
        """The name of the question, for example “name-price”, or None at the end."""
        return None if self.is_over else self.engine.table.question()

    @property
    def decision(self) -> Decision:
        """What a bot receives for the current question; raises an error once the match is over."""
        decision = self.engine.decision()
        if decision is None:
            raise FiorinoError(PLAY_AFTER_END)
        return decision

    @property
    def options(self) -> Sequence[Action]:
        """Every legal answer; none at the end."""
        return () if self.is_over else self.engine.table.options()

    @property
    def texts(self) -> list[str]:
        """Every legal answer as text, in the order of `options`."""
        return [self.write(action) for action in self.options]

    def view(self, viewer: str | None = None) -> ViewT:
        """What a seat or a “spectator” may see; by default, the seat that is asked."""
        setup, table = self.engine.setup, self.engine.table
        seat = table.seat() if viewer is None else self._viewer(viewer)
        seen: Any = setup.game.view(table, seat if seat >= 0 else SPECTATOR)
        return seen  # type: ignore[no-any-return]

    @property
    def table(self) -> Table:
        """The real table, hidden information included; clone it before you play on it."""
        return self.engine.table

    # Answers

    def write(self, action: Action) -> str:
        """The text of an action, for example “price 18”."""
        return self.setup.game.notation(self.setup).write(action)

    def read(self, text: str) -> Action:
        """The action that a text means; words may be shortened if they stay unambiguous."""
        return self.setup.game.notation(self.setup).read(text, self.options)

    def answer(self, answer: Action | str, seat: str | None = None) -> list[Event]:
        """Answer the question, and return the events up to the next one, draws included.

        With a `seat`, the answer is refused unless this seat is asked.
        """
        asked = self.engine.table.seat() if seat is None else self._seat(seat)
        self.engine.check_turn(asked)
        action = self.read(answer) if isinstance(answer, str) else answer
        entries = self.engine.play(asked, action)
        return [event for entry in entries for event in entry.events]

    def play(self, bots: BotLike | Mapping[str, BotLike], seed: str | int | None = None) -> None:
        """Let bots answer until a seat without one is asked, or to the end.

        One bot plays all seats, or `bots` maps names of seats to bots. The same `seed` gives the
        same answers.
        """
        chosen = secrets.token_hex(16) if seed is None else str(seed)
        named = bots if isinstance(bots, Mapping) else dict.fromkeys(self.seats, bots)
        seated = {
            self._seat(name): seat_bot(bot, Random(f"{chosen}/{name}"))
            for name, bot in named.items()
        }
        names = list(self.players)
        for seat, (name, _) in seated.items():
            names[seat] = name
        self.players = tuple(names)
        while not self.is_over and self.engine.table.seat() in seated:
            decision = self.decision
            try:
                answer = seated[decision.seat][1].answer(decision)
            except BotFault as fault:
                raise fault.told_of(repr(self)) from fault
            self.engine.play(decision.seat, answer)

    def undo(self, seat: str | None = None) -> None:
        """Take back the last answer, if that is fair to everybody."""
        last = self.engine.log[-1].seat if self.engine.log else Seat(0)
        self.engine.undo(last if seat is None else self._seat(seat))

    def clone(self) -> "Match[ViewT]":
        """An independent copy, with the same future draws."""
        return _of(self.engine.clone(), self.players)

    # What happened

    def events(self, viewer: str | None = None, after: int = 0) -> list[Event]:
        """What happened, as a seat or a “spectator” saw it; without a viewer, everything.

        `after` skips the events of that many entries at the start of the log.
        """
        told = [event for _, event in self.engine.story(after)]
        if viewer is None:
            return told
        seen = [event.seen_by(self._viewer(viewer)) for event in told]
        return [event for event in seen if event is not None]

    def named(self, value: Action | Event) -> dict[str, Json]:
        """An action or event as plain JSON, with names instead of numbers."""
        return encode(value, "event" if isinstance(value, Event) else "action", self.setup.names)

    @property
    def log(self) -> list[tuple[str, str]]:
        """Every answer and draw so far, as the name of the seat and the text."""
        name = self.setup.seat_name
        return [(name(entry.seat), self.write(entry.action)) for entry in self.engine.log]

    @property
    def result(self) -> Result | None:
        """How the match ended, by seat number; None while it is running."""
        return self.engine.result

    @property
    def scores(self) -> dict[str, int]:
        """The scores by seat name; empty while the match is running."""
        result = self.engine.result
        return {} if result is None else dict(zip(self.seats, result.scores, strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winning seats; empty while the match is running."""
        result = self.engine.result
        return () if result is None else tuple([self.seats[seat] for seat in result.winners])

    # Files

    def record(self) -> str:
        """The match as the text of a record, which `read_record` checks and replays."""
        return write_record(Record(self.engine, self.players))

    def position(self) -> str:
        """The current table as the text of a position file."""
        return write_position(self.setup, self.engine.table)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record(), "utf-8")

    def _seat(self, name: str) -> Seat:
        return _found(name, {seat: Seat(place) for place, seat in enumerate(self.seats)})

    def _viewer(self, name: str) -> Seat:
        known = {seat: Seat(place) for place, seat in enumerate(self.seats)}
        return _found(name, known | {SPECTATOR_NAME: SPECTATOR})


def _found(name: str, known: Mapping[str, Seat]) -> Seat:
    if name not in known:
        raise UnknownName(
            f"There is no seat “{name[:40]}”; there is {listed(known, 'and')}."
            + did_you_mean(name, known)
        )
    return known[name]


def _of(match: engine.Match, players: Sequence[str]) -> Match[Any]:
    """Wrap a match of the engine."""
    made: Match[Any] = Match.__new__(Match)
    made.engine = match
    made.players = tuple(players)
    return made


def make_setup(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | Options | None = None,
    box: str | BoxData | None = None,
) -> Setup:
    """A game with all its choices made; `box` is the text of a box file."""
    chosen = read_box(box) if isinstance(box, str) else box
    found = find_game(game, GAMES) if isinstance(game, str) else game
    return found.setup(players, options, chosen)


def seat_bot(bot: BotLike, rng: Random) -> tuple[str, Bot]:
    """A bot with its name, ready for a seat."""
    if isinstance(bot, str):
        return bot, find_bot(bot)(rng)
    name = getattr(bot, "__name__", type(bot).__name__)
    return name, make_foreign(bot, rng, name) if callable(bot) else ForeignBot(bot, name)


def make_bot(bot: BotLike, seed: str | int = 0) -> Bot:
    """Make a bot from a name (“greedy”, “file.py:Class”) or a class; `answer` takes a decision."""
    return seat_bot(bot, Random(seed))[1]


def read_record(text: str) -> Match[Any]:
    """The match of a record, replayed and checked line by line; you can continue it."""
    record = read_record_file(text, GAMES)
    return _of(record.match, record.players)


def read_position(text: str, seed: str | int | None = None) -> Match[Any]:
    """A match that begins with the table of a position file."""
    setup, table = read_position_file(text, GAMES)
    chosen = secrets.token_hex(16) if seed is None else str(seed)
    return _of(engine.Match(setup, Chance(chosen), table), setup.seat_names)


def load_record(path: str | PathLike[str]) -> Match[Any]:
    """The match of a record file."""
    return read_record(Path(path).read_text("utf-8"))


def load_position(path: str | PathLike[str], seed: str | int | None = None) -> Match[Any]:
    """A match that begins with the table of a position file."""
    return read_position(Path(path).read_text("utf-8"), seed)
