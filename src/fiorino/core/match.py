"""A match: one playing of a game, checked, logged, and able to go back in its log.

Only this module decides what is legal: answers, whose turn it is, and undo. `play` checks an
answer and applies it at once. A server writes a line to its database in between: `draft` checks
and applies on a copy, and `follow` adopts the copy once the line is safe.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fiorino.core import refusals
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError, IllegalAction, Objection
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
from fiorino.core.sentences import Sentence

SNAPSHOT_EVERY: Final = 32


class Entry:
    """One action in the log: who took it, by which rule, and what happened."""

    def __init__(
        self, seat: Seat, action: Action, rule: str, source: str, events: Sequence[Event]
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.rule: Final = rule
        self.source: Final = source
        """The stream of a draw; empty for the answers of players."""
        self.events: Final = tuple(events)

    def __repr__(self) -> str:
        return f"<Entry: seat {self.seat}, {self.action}, rule {self.rule}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.seat, self.action, self.rule, self.source, self.events)


class Draft:
    """A possible continuation of a match: its entries and the table after it."""

    def __init__(
        self,
        last: Entry | None,
        kept: int,
        entries: Sequence[Entry],
        table: Table,
        undoes: int = 0,
    ) -> None:
        self.last: Final = last
        """The last entry of the log that this was drafted from."""
        self.kept: Final = kept
        """How many entries of that log stay; fewer than all for an undo."""
        self.undoes: Final = undoes
        """How many entries of that log are removed."""
        self.entries: Final = entries
        self.table: Final = table


class Snapshot:
    """The table after so many entries of the log."""

    def __init__(self, length: int, table: Table) -> None:
        self.length: Final = length
        self.table: Final = table


class Match:
    """Plays by the rules and refuses everything else.

    With a `chance`, draws are automatic; without one, the seat CHANCE plays them like any other
    answer.
    """

    def __init__(self, setup: Setup, chance: Chance | None, start: Table | None = None) -> None:
        self.setup: Final = setup
        self.chance = chance
        self.seeded_from = 0
        """How many entries of the log precede `chance`: their draws were made by hand."""
        self.start: Final = start
        """The position that the match began from, if it was not the opening."""
        self.log: list[Entry] = []
        self.table: Table = setup.game.lay(setup) if start is None else start.clone()
        opening = self.table.watch()
        self.table.settle()
        self.opening: Final = tuple(opening)
        """What happened before the first decision."""
        self._snapshots: list[Snapshot] = [Snapshot(0, self.table.clone())]
        self._drawn: Counter[str] = Counter()
        self._draw()

    def __repr__(self) -> str:
        return f"<Match of {self.setup} after {len(self.log)} entries>"

    def __reduce__(self) -> tuple[object, ...]:
        actions = [entry.action for entry in self.log]
        return _replayed, (self.setup, self.start, actions, self.chance, self.seeded_from)

    def clone(self) -> "Match":
        """An independent copy with the same future draws."""
        copy = Match(self.setup, None, self.start)
        copy.chance = self.chance
        copy.seeded_from = self.seeded_from
        copy.log = self.log.copy()
        copy.table = self.table.clone()
        copy._snapshots = self._snapshots.copy()
        copy._drawn = self._drawn.copy()
        return copy

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
        """Refuse a seat that is not asked."""
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

    def check(self, seat: Seat, action: Action) -> None:
        """Refuse an answer that the rules do not allow this seat."""
        self.check_turn(seat)
        if action not in self.table.options():
            raise IllegalAction(self.table.objection(action))

    def play(self, seat: Seat, action: Action) -> list[Entry]:
        """Answer for a seat. Returns the new entries of the log, draws included."""
        self.check(seat, action)
        before = len(self.log)
        self._add(_applied(self.table, action))
        self._draw()
        return self.log[before:]

    def draft(self, seat: Seat, action: Action, chance: Chance | None = None) -> Draft:
        """Draft the effects of an answer, without changing the match.

        With a chance, its draws are included; without one, it ends before the next draw.
        """
        self.check(seat, action)
        table = self.table.clone()
        entries = [_applied(table, action)]
        if chance is not None:
            self._draw_on(chance, table, entries)
        return self._drafted(len(self.log), entries, table)

    def draft_draws(self, chance: Chance) -> Draft:
        """Draft the draws that are due before the next answer; often there are none."""
        table = self.table.clone()
        entries: list[Entry] = []
        self._draw_on(chance, table, entries)
        return self._drafted(len(self.log), entries, table)

    def foresee(self, seat: Seat, actions: Sequence[Action]) -> list[Entry]:
        """Draft the effects of a sequence of answers, as far as they are known in advance.

        It ends at a draw, at a question to another seat, and at anything that is not public. An
        illegal answer before that is refused.
        """
        self.check_turn(seat)
        table = self.table.clone()
        entries: list[Entry] = []
        for action in actions:
            if table.seat() != seat:
                break
            if action not in table.options():
                raise IllegalAction(table.objection(action))
            entries.append(_applied(table, action))
            if not all([event.is_open() for event in entries[-1].events]):
                break
        return entries

    def draft_undo(self, seat: Seat, answers: int = 1) -> Draft:
        """Draft taking back the last answer, if it is fair to undo the last `answers` of them."""
        objection = self.objection_to_undo(seat, answers)
        if objection is not None:
            raise FiorinoError(objection)
        return self._drafted_back(1)

    def draft_take_back(self, answers: int) -> Draft:
        """Draft taking back the last answers, whoever gave them; all must have agreed."""
        objection = self.objection_to_take_back(answers)
        if objection is not None:
            raise FiorinoError(objection)
        return self._drafted_back(answers)

    def _drafted_back(self, answers: int) -> Draft:
        length = len(self.log) - answers
        return self._drafted(length, [], self.at(length))

    def follow(self, draft: Draft) -> None:
        """Adopt a draft of this very log, without applying it again."""
        if draft.last is not self._last():
            raise ValueError("the match has gone on since this was drafted")
        self._cut(draft.kept)
        self.table = draft.table
        for entry in draft.entries:
            self._add(entry)
        self._keep_snapshot()

    def undo(self, seat: Seat) -> None:
        """Take back the last answer, if that is fair to everybody."""
        self.follow(self.draft_undo(seat))

    def objection_to_undo(self, seat: Seat, answers: int = 1) -> Sentence | None:
        """Why this seat cannot take back the last answers; None if it can.

        Undo never changes who acts, and never goes back past another player's answer, a draw, or
        anything that revealed information.
        """
        if not 1 <= answers <= len(self.log):
            return refusals.NOTHING_TO_UNDO
        for entry in reversed(self.log[-answers:]):
            if entry.seat == CHANCE:
                return refusals.UNDO_DRAW
            if entry.seat != seat:
                return refusals.UNDO_OTHERS
            if self.table.seat() != seat:
                return refusals.UNDO_ASKED
            if self._has_shown(entry):
                return refusals.UNDO_SEEN
        return None

    def objection_to_take_back(self, answers: int) -> Sentence | None:
        """Why the last answers cannot be taken back even if all agree; None if they can.

        Consent may undo the answers of others and change who acts. But a draw stays, because the
        same one would come again, and so does anything that revealed information.
        """
        if not 1 <= answers <= len(self.log):
            return refusals.NOTHING_TO_UNDO
        for entry in reversed(self.log[-answers:]):
            if entry.seat == CHANCE:
                return refusals.UNDO_DRAW
            if self._has_shown(entry):
                return refusals.UNDO_SEEN
        return None

    def _has_shown(self, entry: Entry) -> bool:
        """Whether an answer revealed hidden information to somebody."""
        for event in entry.events:
            if event.reveals or _shows_others(event, entry.seat, self.setup.players):
                return True
        return False

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
            raise FiorinoError(refusals.NO_SUCH_MOVE, moves=len(self.log), move=length)
        nearest = len(self._snapshots) - 1
        while self._snapshots[nearest].length > length:
            nearest -= 1
        snapshot = self._snapshots[nearest]
        table = snapshot.table.clone()
        for entry in self.log[snapshot.length : length]:
            table.apply(entry.action)
        return table

    def story(self, first: int = 0) -> list[tuple[int, Event]]:
        """The events after the first entries of the log, by entry number; 0 is the opening."""
        told = [(0, event) for event in self.opening] if first == 0 else []
        for number, entry in enumerate(self.log[first:], first + 1):
            told += [(number, event) for event in entry.events]
        return told

    def drawn(self, source: str) -> int:
        """How many draws of this source there have been."""
        return self._drawn[source]

    def continue_with(self, chance: Chance, seeded_from: int) -> None:
        """Make draws automatic; this chance makes those from entry `seeded_from` on."""
        self.chance = chance
        self.seeded_from = seeded_from
        self._draw()

    def _last(self) -> Entry | None:
        return self.log[-1] if self.log else None

    def _last_rule(self) -> str:
        return self.log[-1].rule if self.log else "—"

    def _drafted(self, kept: int, entries: Sequence[Entry], table: Table) -> Draft:
        return Draft(self._last(), kept, entries, table, len(self.log) - kept)

    def _add(self, entry: Entry) -> None:
        """Log what has already happened to `self.table`."""
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
        """Let chance answer at a table ahead of the log by these entries; append the new ones."""
        while table.seat() == CHANCE:
            source = table.source()
            ahead = [entry for entry in entries if entry.source == source]
            number = self._drawn[source] + len(ahead)
            entries.append(_applied(table, chance.draw(table, number)))

    def _keep_snapshot(self) -> None:
        """Take a snapshot now and then, when the log and the table agree."""
        if len(self.log) >= self._snapshots[-1].length + SNAPSHOT_EVERY:
            self._snapshots.append(Snapshot(len(self.log), self.table.clone()))


def _replayed(
    setup: Setup,
    start: Table | None,
    actions: Sequence[Action],
    chance: Chance | None,
    seeded_from: int,
) -> Match:
    """Restore a pickled match by replaying its answers and draws."""
    match = Match(setup, None, start)
    for action in actions:
        match.play(match.table.seat(), action)
    if chance is not None:
        match.continue_with(chance, seeded_from)
    return match


def _applied(table: Table, action: Action) -> Entry:
    """Apply a checked answer to a table, and return its entry."""
    seat = table.seat()
    source = table.source() if seat == CHANCE else ""
    rule = table.rule_of(action)
    events = table.watch()
    table.apply(action)
    return Entry(seat, action, rule, source, events)


def _shows_others(event: Event, seat: Seat, players: int) -> bool:
    """Whether another seat sees more of an event than everybody does, and so learns from it."""
    if event.is_open():
        return False
    public = event.seen_by(SPECTATOR)
    for number in range(players):
        if number != seat and event.seen_by(Seat(number)) != public:
            return True
    return False
