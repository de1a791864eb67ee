"""One match as its log tells it: pure, without a database, a socket or a clock of its own.

A line of the log is one command with the draws that followed it. Whoever has the lines has the
match: this process after a restart, another process, a test. A command becomes a draft of the next
line; only a line that is in the log changes the match.
"""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from fiorino.core.box import read_box
from fiorino.core.briefing import brief
from fiorino.core.codec import Reader, digest, encode, parse_json
from fiorino.core.errors import BadNotation, BadPosition, FiorinoError, IllegalAction, Objection
from fiorino.core.fairness import Promise, seed_of
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Action,
    Event,
    Json,
    Result,
    Seat,
    Table,
)
from fiorino.core.random import Chance
from fiorino.core.record import Record, find_game, write_record
from fiorino.core.refusals import (
    NOT_ASKED,
    NOTHING_TO_UNDO,
    UNDO_ASKED,
    UNDO_DRAW,
    UNDO_OTHERS,
    UNDO_SEEN,
)
from fiorino.core.sentences import Sentence
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.play.clocks import Hourglass, read_clock
from fiorino.server.play.log_lines import (
    AGREE,
    ANSWER,
    BY_BOT,
    LONGEST_STORY,
    PAUSE,
    PAUSED,
    RESIGN,
    RESTART,
    RULES,
    START,
    TIMEOUT,
    UNDO,
    Diverged,
    Draft,
    Stale,
    Told,
    ended,
    result_of,
    result_shown,
    shows_others,
)
from fiorino.server.play.messages import Step
from fiorino.server.storage.rows import LogRow, MatchRow

__all__ = ["Live", "read_state", "setup_of"]


class Live:
    """A match that is being played, or was."""

    def __init__(
        self, row: MatchRow, state: str | None = None, older: Sequence[LogRow] = ()
    ) -> None:
        """From the beginning; or from a state that was kept after the last of the older lines."""
        self.id: Final = row.id
        self.setup: Final = setup_of(row)
        start = _start_of(row, self.setup) if state is None else read_state(state, self.setup)
        self.match: Final = Match(self.setup, None, start)
        self.notation: Final = self.setup.game.notation(self.setup)
        self.nonces: Final[list[str]] = json.loads(row.nonces)
        self.promise: Final = Promise(row.commitment, row.secret, self.nonces)
        self.base: Final = older[-1].seq if older else 0
        """The line that the match is told from; of older ones only the outside is known."""
        seed = seed_of(row.secret, self.nonces)
        self._chance: Final = Chance(f"{seed}/{self.base}" if self.base else seed)
        self.told: list[Told] = []
        self.lost: list[Seat] = []
        """Seats that resigned or ran out of time."""
        self.pausing: set[Seat] = set()
        """Seats that agree to a pause."""
        self.paused = False
        self.time: Final = Hourglass(read_clock(row.clock), self.setup.players)
        self.commands: dict[str, int] = {}
        self._briefings: Final[dict[tuple[Seat, tuple[str, ...]], msgspec.Raw]] = {}
        """What was shown of this version, by viewer; many watch with the same eyes."""
        self._outlook: Json = None
        self.needs_rules_line = False
        """Whether the lines were written by other rules, and a line must say where these begin."""
        for line in older:
            self.pass_over(line)

    @property
    def version(self) -> int:
        return self.told[-1].row.seq if self.told else 0

    @property
    def is_over(self) -> bool:
        return ended(self.match.table, self.lost)

    def asked(self) -> Seat:
        """Who must answer now; NOBODY before the start and at the end."""
        return NOBODY if not self.told or self.is_over else self.match.table.seat()

    def result(self) -> Result | None:
        """How it ended; who gave up does not win."""
        return result_of(self.match.table, self.lost)

    # From the log to the match.

    def follow(self, row: LogRow, *, is_own: bool = False) -> None:
        """Carry out a line that is in the log; one that leads elsewhere is told of.

        A line that was drafted here a moment ago is not checked again.
        """
        if row.seq != self.version + 1:
            raise Diverged(f"Line {row.seq} does not follow version {self.version}.")
        before = len(self.match.log)
        asked = self.asked()
        try:
            self._play(row)
        except (BadNotation, IllegalAction) as fault:
            raise Diverged(f"Line {row.seq} cannot be played: {fault}") from fault
        self._keep_time(self.time, row, asked)
        self._note(row, before)
        if row.digest and not is_own and row.digest != self.digest():
            raise Diverged(f"Line {row.seq} leads to another table than it did.")

    def _play(self, row: LogRow) -> None:
        if row.kind == ANSWER:
            self.match.play(Seat(row.seat), self.notation.parse(row.action))
        elif row.kind == UNDO:
            self.match.rewind(len(self.match.log) - 1)
        for outcome in json.loads(row.chance):
            self.match.play(CHANCE, self.notation.parse(outcome))

    def _keep_time(self, time: Hourglass, row: LogRow, asked: Seat) -> None:
        is_free = row.kind in (START, RESTART, RULES) or row.command_id.startswith(BY_BOT)
        if row.kind == UNDO:
            time.take_back(asked, row.at)
        elif self.paused or is_free:
            time.skip(row.at)
        else:
            time.spend(asked, row.at)
        if row.kind == ANSWER:
            time.answer(Seat(row.seat))

    def left_after(self, row: LogRow) -> dict[int, float] | None:
        """What each seat has left once a line is in the log; None where there is no clock."""
        if self.time.clock is None:
            return None
        time = self.time.clone()
        self._keep_time(time, row, self.asked())
        return dict(enumerate(time.left))

    def pass_over(self, row: LogRow) -> None:
        """A line whose effect on the table is in the state already, or is lost."""
        self.time.skip(row.at)
        self._note(row, len(self.match.log))

    def _note(self, row: LogRow, before: int) -> None:
        seat = Seat(row.seat)
        if row.kind in (RESIGN, TIMEOUT):
            self.lost.append(seat)
            self.pausing.discard(seat)
        elif row.kind == PAUSE and row.action in (AGREE, PAUSED):
            self.pausing.add(seat)
            self.paused = row.action == PAUSED
        elif row.kind == PAUSE:
            self.pausing = set() if self.paused else self.pausing - {seat}
            self.paused = False
        self._briefings.clear()
        self._outlook = None
        events = list(self.match.opening) if row.kind == START else []
        for entry in self.match.log[before:]:
            events += entry.events
        self.told.append(Told(row, tuple(events)))
        self.commands[row.command_id] = row.seq

    # From a command to the draft of a line. Nothing has happened yet.

    def start(self, command: str, at: float) -> Draft:
        """The first line: what is drawn before anybody answers."""
        return self._draft(command, NOBODY, START, at)

    def answer(self, command: str, seat: Seat, version: int, text: str, at: float) -> Draft:
        """The line of an answer, draws included; what the rules do not allow is refused."""
        self._check_version(version)
        action = self._allowed(seat, text)
        table = self.match.table.clone()
        table.apply(action)
        rule = self.match.table.rule_of(action)
        written = self.notation.write(action)
        return self._draft(command, seat, ANSWER, at, action=written, rule=rule, table=table)

    def _allowed(self, seat: Seat, text: str) -> Action:
        """The action of a text, where this seat may take it now."""
        table, asked, thing = self.match.table, self.asked(), self.setup.seat_thing
        if asked == NOBODY:
            raise FiorinoError(refusals.MATCH_OVER if self.told else refusals.MATCH_NOT_BEGUN)
        if seat != asked:
            raise IllegalAction(
                Objection(table.rule(), NOT_ASKED, asked=thing(asked), seat=thing(seat))
            )
        action = self.notation.parse(text)
        if action not in table.options():
            raise IllegalAction(table.objection(action))
        return action

    def undo(self, command: str, seat: Seat, version: int, at: float) -> Draft:
        """The line that takes back the last answer of a seat."""
        self._check_version(version)
        objection = self._objection_to_undo(seat)
        if objection is not None:
            raise FiorinoError(objection)
        return self._draft(command, seat, UNDO, at, table=self.match.at(len(self.match.log) - 1))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last answer back now."""
        return self._objection_to_undo(seat) is None

    def _objection_to_undo(self, seat: Seat) -> Sentence | None:
        """It never changes who acts, nor undoes another player, a draw, or something seen."""
        if not self.match.log or self.is_over:
            return NOTHING_TO_UNDO
        last = self.match.log[-1]
        if last.seat == CHANCE:
            return UNDO_DRAW
        if last.seat != seat:
            return UNDO_OTHERS
        if self.match.table.seat() != seat:
            return UNDO_ASKED
        if any(event.reveals or shows_others(event, seat, self.setup) for event in last.events):
            return UNDO_SEEN
        return None

    def give_up(self, command: str, seat: Seat, kind: str, at: float) -> Draft:
        """The line of a seat that resigns or has run out of time."""
        if self.is_over or not self.told:
            raise FiorinoError(refusals.NOT_RUNNING)
        if seat in self.lost:
            raise FiorinoError(refusals.SEAT_GIVEN_UP)
        return self._draft(command, seat, kind, at, lost=[*self.lost, seat])

    def note(self, command: str, seat: Seat, kind: str, word: str, at: float) -> Draft:
        """A line that changes nothing on the table: a pause, a restart, other rules."""
        return self._draft(command, seat, kind, at, action=word)

    def _draft(
        self,
        command: str,
        seat: Seat,
        kind: str,
        at: float,
        *,
        action: str = "",
        rule: str = "",
        table: Table | None = None,
        lost: Sequence[Seat] | None = None,
    ) -> Draft:
        after = self.match.table.clone() if table is None else table
        gone = self.lost if lost is None else lost
        drawn: list[str] = []
        counts: Counter[str] = Counter()
        while after.seat() == CHANCE and not ended(after, gone):
            source = after.source()
            outcome = self._chance.draw(after, self.match.drawn(source) + counts[source])
            counts[source] += 1
            drawn.append(self.notation.write(outcome))
            after.apply(outcome)
        row = LogRow(
            match=self.id,
            seq=self.version + 1,
            command_id=command,
            seat=seat,
            kind=kind,
            action=action,
            chance=json.dumps(drawn),
            rule=rule,
            at=max(at, self.told[-1].row.at) if self.told else at,
            digest=self._digest_of(after),
        )
        return Draft(row, after, ended(after, gone), result_of(after, gone))

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise Stale(refusals.OLD_VERSION, version=version, now=self.version)

    # What is seen.

    def digest(self) -> str:
        """A hash of the whole table, by which processes know that they agree."""
        return self._digest_of(self.match.table)

    def _digest_of(self, table: Table) -> str:
        return digest(self.setup.game.encode_as(table, self.setup.rules))

    def state(self, table: Table | None = None) -> str:
        """The table as text, for a snapshot; or another one of the same match."""
        return json.dumps(self.setup.game.encode(table or self.match.table))

    def briefing(self, viewer: Seat, players: Sequence[str]) -> msgspec.Raw:
        """What the viewer sees of the table and may answer, encoded."""
        who = (viewer, tuple(players))
        if who not in self._briefings:
            self._briefings[who] = self._briefing(viewer, players)
        return self._briefings[who]

    def _briefing(self, viewer: Seat, players: Sequence[str]) -> msgspec.Raw:
        seen = brief(self.setup, self.match.table, viewer, players, self.version, ())
        if self._outlook is None and not self.is_over:
            self._outlook = self.setup.game.page().outlook(self.match.table)
        seen["outlook"] = self._outlook
        if self.asked() == NOBODY:
            seen |= {"answers": [], "asked": False, "question": None, "over": self.is_over}
            seen["result"] = result_shown(self.result(), self.setup)
        return msgspec.Raw(msgspec.json.encode(seen))

    def story(self, viewer: Seat, since: int) -> tuple[list[Step], int]:
        """The steps after a version as the viewer sees them, and how many older ones are left out.

        Others learn of an answer what its events tell them; its text is for its seat alone.
        """
        missed = self.told[max(0, since) :]
        return [self._step(told, viewer) for told in missed[-LONGEST_STORY:]], max(
            0, len(missed) - LONGEST_STORY
        )

    def _step(self, told: Told, viewer: Seat) -> Step:
        row = told.row
        is_told = row.action and (row.kind == PAUSE or row.seat == viewer)
        return Step(
            version=row.seq,
            seat=self.setup.seat_name(Seat(row.seat)) if row.seat >= 0 else None,
            what=row.kind,
            answer=row.action if is_told else None,
            rule=row.rule or None,
            at=row.at,
            events=self.events(told.events, viewer),
        )

    def events(self, events: Sequence[Event], viewer: Seat) -> list[msgspec.Raw]:
        """Events as the viewer may see them, encoded; what he may not see is not there."""
        coded: list[dict[str, Json]] = []
        for event in events:
            seen = event.seen_by(viewer)
            if seen is not None:
                coded.append({**encode(seen, "event", self.setup.names), "rule": seen.rule})
        return [msgspec.Raw(msgspec.json.encode(fact)) for fact in coded]

    def preview(self, seat: Seat, version: int, text: str) -> tuple[list[Event], list[int]]:
        """What an answer would bring about, and the purses then; nothing is logged.

        It ends before the next draw or question, and before anything that somebody would see who
        has not seen it: what is hidden costs an answer.
        """
        self._check_version(version)
        action = self._allowed(seat, text)
        table = self.match.table.clone()
        told = table.watch()
        table.apply(action)
        purses, events = list(self.match.table.purses()), []
        for event in told:
            is_open = not event.reveals and event.seen_by(SPECTATOR) is event
            seen = event if is_open else event.seen_by(SPECTATOR)
            if seen is not None:
                events.append(seen)
            for payer, coins in event.payments():
                purses[payer] += coins
            if not is_open:
                break
        return events, purses

    def draws_agree(self) -> bool:
        """Whether every draw of the log is the one that the seed gives."""
        again = Match(self.setup, None, self.match.start)
        for entry in self.match.log:
            table = again.table
            if table.seat() == CHANCE:
                drawn = self._chance.draw(table, again.drawn(table.source()))
                if drawn != entry.action:
                    return False
            again.play(entry.seat, entry.action)
        return True

    def record(self, players: Sequence[str]) -> str:
        """The match as a file; of a finished one only, since it tells all draws and secrets."""
        self.match.chance = self._chance if self.draws_agree() else None
        promise = None if self.base else self.promise  # other rules, other draws
        try:
            return write_record(Record(self.match, players, promise))
        finally:
            self.match.chance = None


def setup_of(row: MatchRow) -> Setup:
    """What was agreed on for a match."""
    box = None if row.box is None else read_box(row.box)
    game = find_game(row.game, GAMES)
    rules = row.rules_version if game.plays_by(row.rules_version) else game.rules_version
    return game.setup(row.players, json.loads(row.options), box, rules)


def read_state(state: str, setup: Setup) -> Table:
    """The table of a snapshot."""
    return setup.game.decode(
        Reader(parse_json(state, "The table", BadPosition), "the table", BadPosition), setup
    )


def _start_of(row: MatchRow, setup: Setup) -> Table | None:
    """The position that a match began from; by whatever rules it was written."""
    if row.start is None:
        return None
    reader = Reader(parse_json(row.start, "The position", BadPosition), "the position", BadPosition)
    return setup.game.decode(reader.child("table"), setup)
