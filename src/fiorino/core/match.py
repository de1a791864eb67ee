"""A match: one playing of a game, checked, logged, and able to go back.

What is legal is known here and nowhere else: answers, whose turn it is, and undo. `play` checks an
answer and applies it at once. A server writes a line to its database in between: `draft` checks
and applies on a copy, and `follow` takes the copy over once the line is safe.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError, IllegalAction
from fiorino.core.game import Setup
from fiorino.core.protocol import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Action,
    Event,
    Result,
    Seat,
    Table,
)
from fiorino.core.random import Chance

SNAPSHOT_EVERY: Final = 32


class Entry:
    """One action in the log: who took it by which rule, and what happened."""

    def __init__(
        self, seat: Seat, action: Action, rule: str, source: str, events: Sequence[Event]
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.rule: Final = rule
        self.source: Final = source
        """The stream of a draw; empty for the answers of players."""
        self.events: Final = tuple(events)


class Draft:
    """What may happen next in a match: the entries and the table after it. Nothing has yet."""

    def __init__(
        self, last: Entry | None, kept: int, entries: Sequence[Entry], table: Table
    ) -> None:
        self.last: Final = last
        """The last entry of the log that this was drafted from."""
        self.kept: Final = kept
        """How many entries of that log stay; fewer than all for an undo."""
        self.entries: Final = entries
        self.table: Final = table


class Snapshot:
    """The table after so many entries of the log."""

    def __init__(self, length: int, table: Table) -> None:
        self.length: Final = length
        self.table: Final = table


class Match:
    """Plays by the rules and refuses everything else.

    With a `chance` the draws happen by themselves; without one they are played like any other
    answer, by the seat CHANCE.
    """

    def __init__(self, setup: Setup, chance: Chance | None, start: Table | None = None) -> None:
        self.setup: Final = setup
        self.chance = chance
        self.seeded_from = 0
        """How many entries of the log are older than `chance`: their draws were made by hand."""
        self.start: Final = start
        """The position that the match began from, where it was not the opening."""
        self.log: list[Entry] = []
        self.table: Table = setup.game.lay(setup) if start is None else start.clone()
        opening = self.table.watch()
        self.table.settle()
        self.opening: Final = tuple(opening)
        """What happened before the first decision."""
        self._snapshots: list[Snapshot] = [Snapshot(0, self.table.clone())]
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

    def check_turn(self, seat: Seat) -> None:
        """Refuse a seat that is not asked now."""
        asked = self.table.seat()
        if asked == NOBODY:
            raise IllegalAction(self._last_rule(), "the match is over")
        if seat != asked:
            name = self.setup.seat_name
            raise IllegalAction(
                self.table.rule(), f"it is for {name(asked)} to answer, not for {name(seat)}"
            )

    def check(self, seat: Seat, action: Action) -> None:
        """Refuse an answer that the rules do not allow this seat now."""
        self.check_turn(seat)
        if action not in self.table.options():
            raise IllegalAction(*self.table.objection(action))

    def play(self, seat: Seat, action: Action) -> list[Entry]:
        """Answer for a seat. Returns the new entries of the log, draws included."""
        self.check(seat, action)
        before = len(self.log)
        self._add(_applied(self.table, action))
        self._draw()
        return self.log[before:]

    def draft(self, seat: Seat, action: Action, chance: Chance | None = None) -> Draft:
        """What an answer would bring about; nothing has changed yet.

        With a chance its draws are included; without one it ends before the next draw.
        """
        self.check(seat, action)
        table = self.table.clone()
        entries = [_applied(table, action)]
        if chance is not None:
            self._draw_on(chance, table, entries)
        return self._drafted(len(self.log), entries, table)

    def draft_draws(self, chance: Chance) -> Draft:
        """The draws that are due before anybody answers; often there are none."""
        table = self.table.clone()
        entries: list[Entry] = []
        self._draw_on(chance, table, entries)
        return self._drafted(len(self.log), entries, table)

    def draft_undo(self, seat: Seat) -> Draft:
        """The last answer taken back, where that is fair to everybody."""
        objection = self.objection_to_undo(seat)
        if objection is not None:
            raise FiorinoError(objection)
        length = len(self.log) - 1
        return self._drafted(length, [], self.at(length))

    def follow(self, draft: Draft) -> None:
        """Let happen what was drafted from this very log, without applying it again."""
        if draft.last is not self._last():
            raise ValueError("the match has gone on since this was drafted")
        self._cut(draft.kept)
        self.table = draft.table
        for entry in draft.entries:
            self._add(entry)
        self._keep_snapshot()

    def undo(self, seat: Seat) -> None:
        """Take back the last answer, where that is fair to everybody."""
        self.follow(self.draft_undo(seat))

    def objection_to_undo(self, seat: Seat) -> str | None:
        """Why the last answer cannot be taken back by this seat; None where it can.

        It never changes who acts, never undoes another player, never goes behind something that
        somebody has learnt, and never behind a draw.
        """
        last = self._last()
        if last is None:
            return "There is nothing to undo."
        if last.seat == CHANCE:
            return "A draw cannot be undone."
        if last.seat != seat:
            return "Only your own answer can be undone."
        if self.table.seat() != seat:
            return "It cannot be undone: another player has been asked meanwhile."
        for event in last.events:
            if event.reveals or _shows_others(event, seat, self.setup.players):
                return "It cannot be undone: something hidden has been seen."
        return None

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last answer back now."""
        return self.objection_to_undo(seat) is None

    def rewind(self, length: int) -> None:
        """Go back to the first `length` entries of the log, for practice and analysis."""
        self.table = self.at(length)
        self._cut(length)
        self._draw()

    def at(self, length: int) -> Table:
        """The table as it was after the first `length` entries of the log."""
        if not 0 <= length <= len(self.log):
            raise FiorinoError(f"The match has {len(self.log)} moves; there is no move {length}.")
        nearest = len(self._snapshots) - 1
        while self._snapshots[nearest].length > length:
            nearest -= 1
        snapshot = self._snapshots[nearest]
        table = snapshot.table.clone()
        for entry in self.log[snapshot.length : length]:
            table.apply(entry.action)
        return table

    def story(self, first: int = 0) -> list[tuple[int, Event]]:
        """The events after the first entries of the log, each with its number; 0: the opening."""
        told = [(0, event) for event in self.opening] if first == 0 else []
        for number, entry in enumerate(self.log[first:], first + 1):
            told += [(number, event) for event in entry.events]
        return told

    def drawn(self, source: str) -> int:
        """How many draws of this source there have been."""
        return self._drawn[source]

    def continue_with(self, chance: Chance, seeded_from: int) -> None:
        """Let draws happen by themselves; those from entry `seeded_from` on are this chance's."""
        self.chance = chance
        self.seeded_from = seeded_from
        self._draw()

    def _last(self) -> Entry | None:
        return self.log[-1] if self.log else None

    def _last_rule(self) -> str:
        return self.log[-1].rule if self.log else "—"

    def _drafted(self, kept: int, entries: Sequence[Entry], table: Table) -> Draft:
        return Draft(self._last(), kept, entries, table)

    def _add(self, entry: Entry) -> None:
        """Log what `self.table` has been through already."""
        if entry.source:
            self._drawn[entry.source] += 1
        self.log.append(entry)

    def _cut(self, length: int) -> None:
        """Forget the entries of the log from here on."""
        for entry in self.log[length:]:
            if entry.source:
                self._drawn[entry.source] -= 1
        del self.log[length:]
        self.seeded_from = min(self.seeded_from, length)
        while self._snapshots[-1].length > length:
            self._snapshots.pop()

    def _draw(self) -> None:
        entries: list[Entry] = []
        if self.chance is not None:
            self._draw_on(self.chance, self.table, entries)
        for entry in entries:
            self._add(entry)
        self._keep_snapshot()

    def _draw_on(self, chance: Chance, table: Table, entries: list[Entry]) -> None:
        """Let chance answer at a table that is ahead of the log by these entries; add its own."""
        while table.seat() == CHANCE:
            source = table.source()
            ahead = [entry for entry in entries if entry.source == source]
            number = self._drawn[source] + len(ahead)
            entries.append(_applied(table, chance.draw(table, number)))

    def _keep_snapshot(self) -> None:
        """Now and then, when the log and the table agree."""
        if len(self.log) >= self._snapshots[-1].length + SNAPSHOT_EVERY:
            self._snapshots.append(Snapshot(len(self.log), self.table.clone()))


def _applied(table: Table, action: Action) -> Entry:
    """Answer at a table, and the entry of it; whether it is legal was checked."""
    seat = table.seat()
    source = table.source() if seat == CHANCE else ""
    rule = table.rule_of(action)
    events = table.watch()
    table.apply(action)
    return Entry(seat, action, rule, source, events)


def _shows_others(event: Event, seat: Seat, players: int) -> bool:
    """Whether another seat sees more of an event than everybody does: then it has learnt it."""
    public = event.seen_by(SPECTATOR)
    for number in range(players):
        if number != seat and event.seen_by(Seat(number)) != public:
            return True
    return False
