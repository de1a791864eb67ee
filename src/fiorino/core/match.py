"""A match: one playing of a game, checked, logged, and able to go back."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fiorino.core import refusals
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError, IllegalAction, Objection
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, NOBODY, Action, Event, Result, Seat, Table
from fiorino.core.random import Chance

SNAPSHOT_EVERY: Final = 32


class Entry:
    """One line of the log: who answered what by which rule, and what happened."""

    def __init__(
        self, seat: Seat, action: Action, rule: str, source: str, events: Sequence[Event]
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.rule: Final = rule
        self.source: Final = source
        """The stream of a draw; empty for the answers of players."""
        self.events: Final = tuple(events)


class Match:
    """Plays by the rules and refuses everything else.

    With a `chance` the draws happen by themselves; without one they are played like any other
    answer, by the seat CHANCE.
    """

    def __init__(self, setup: Setup, chance: Chance | None, start: Table | None = None) -> None:
        self.setup: Final = setup
        self.chance = chance
        self.seeded_from = 0
        """How many lines of the log are older than `chance`: their draws were made by hand."""
        self.start: Final = start
        """The position that the match began from, where it was not the opening."""
        self.log: list[Entry] = []
        self.table: Table = setup.game.lay(setup) if start is None else start.clone()
        opening = self.table.watch()
        self.table.settle()
        self.opening: Final = tuple(opening)
        """What happened before the first decision."""
        self._snapshots: list[Table] = [self.table.clone()]
        self._drawn: Counter[str] = Counter()
        self._draw()

    @property
    def is_over(self) -> bool:
        return self.table.seat() == NOBODY

    @property
    def result(self) -> Result | None:
        return self.table.result()

    def decision(self) -> Decision | None:
        """What is being asked, or None when the match is over."""
        return None if self.is_over else Decision(self.setup, self.table)

    def play(self, seat: Seat, action: Action) -> list[Entry]:
        """Answer for a seat. Returns the new lines of the log, draws included."""
        asked = self.table.seat()
        if asked == NOBODY:
            raise IllegalAction(Objection(self._last_rule(), refusals.PLAY_AFTER_END))
        if seat != asked:
            thing = self.setup.seat_thing
            raise IllegalAction(
                Objection(
                    self.table.rule(), refusals.NOT_ASKED, asked=thing(asked), seat=thing(seat)
                )
            )
        if action not in self.table.options():
            raise IllegalAction(self.table.objection(action))
        before = len(self.log)
        self._apply(action)
        self._draw()
        return self.log[before:]

    def preview(self, action: Action) -> list[Event]:
        """What the answer would bring about, up to the next draw or question; nothing is logged."""
        table = self.table.clone()
        events = table.watch()
        table.apply(action)
        return events

    def undo(self, seat: Seat) -> None:
        """Take back the last answer, where that is fair to everybody.

        It never changes who acts, never undoes another player, never goes behind something
        revealed, and never behind a draw.
        """
        if not self.log:
            raise FiorinoError(refusals.NOTHING_TO_UNDO)
        last = self.log[-1]
        if last.seat == CHANCE:
            raise FiorinoError(refusals.UNDO_DRAW)
        if last.seat != seat:
            raise FiorinoError(refusals.UNDO_OTHERS)
        if self.table.seat() != seat:
            raise FiorinoError(refusals.UNDO_ASKED)
        if any(event.reveals for event in last.events):
            raise FiorinoError(refusals.UNDO_SEEN)
        self.rewind(len(self.log) - 1)

    def rewind(self, length: int) -> None:
        """Go back to the first `length` lines of the log, for practice and analysis."""
        self.table = self.at(length)
        del self.log[length:]
        self.seeded_from = min(self.seeded_from, length)
        del self._snapshots[length // SNAPSHOT_EVERY + 1 :]
        self._drawn = Counter(entry.source for entry in self.log if entry.source)
        self._draw()

    def at(self, length: int) -> Table:
        """The table as it was after the first `length` lines of the log."""
        if not 0 <= length <= len(self.log):
            raise FiorinoError(refusals.NO_SUCH_MOVE, moves=len(self.log), move=length)
        nearest = length // SNAPSHOT_EVERY
        table = self._snapshots[nearest].clone()
        for entry in self.log[nearest * SNAPSHOT_EVERY : length]:
            table.apply(entry.action)
        return table

    def story(self, first: int = 0) -> list[tuple[int, Event]]:
        """The events after the first lines of the log, each with its line; 0 is the opening."""
        told = [(0, event) for event in self.opening] if first == 0 else []
        for number, entry in enumerate(self.log[first:], first + 1):
            told += [(number, event) for event in entry.events]
        return told

    def drawn(self, source: str) -> int:
        """How many draws of this source there have been."""
        return self._drawn[source]

    def continue_with(self, chance: Chance, seeded_from: int) -> None:
        """Let draws happen by themselves; those from line `seeded_from` on are this chance's."""
        self.chance = chance
        self.seeded_from = seeded_from
        self._draw()

    def _last_rule(self) -> str:
        return self.log[-1].rule if self.log else "—"

    def _apply(self, action: Action) -> None:
        table = self.table
        seat = table.seat()
        source = table.source() if seat == CHANCE else ""
        rule = table.rule_of(action)
        events = table.watch()
        table.apply(action)
        if source:
            self._drawn[source] += 1
        self.log.append(Entry(seat, action, rule, source, events))
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(table.clone())

    def _draw(self) -> None:
        if self.chance is None:
            return
        while self.table.seat() == CHANCE:
            number = self._drawn[self.table.source()]
            self._apply(self.chance.draw(self.table, number))
