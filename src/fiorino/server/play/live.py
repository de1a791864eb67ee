"""One match as derived from its log: pure, without a database, a socket or its own clock.

A line of the log is one command with the draws that followed it. The lines are enough to rebuild
the match: in this process after a restart, in another process, in a test. A command becomes a draft
of the next line; only a line that is in the log changes the match.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Final

import msgspec

from fiorino.core.briefing import brief, courses, lasting
from fiorino.core.codec import encode
from fiorino.core.errors import BadNotation, FiorinoError, IllegalAction
from fiorino.core.fairness import Promise, seed_of
from fiorino.core.match import Draft, Entry, Match
from fiorino.core.protocol import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Event,
    Json,
    Result,
    Seat,
    Table,
)
from fiorino.core.random import Chance
from fiorino.core.record import Record, write_record
from fiorino.server import refusals
from fiorino.server.play import takebacks
from fiorino.server.play.agreed import read_state, setup_of, start_of
from fiorino.server.play.clocks import TimeLeft, read_clock
from fiorino.server.play.log_lines import (
    AGREE,
    ALONE,
    ANSWER,
    AUTHORS,
    CLAIM,
    DECLINE,
    FREE,
    LONGEST_STORY,
    LOST,
    PAUSE,
    PAUSED,
    START,
    TAKEBACK,
    TAKEN,
    UNDO,
    Diverged,
    DraftLine,
    PlayedLine,
    Stale,
    ended,
    result_of,
)
from fiorino.server.play.messages import Briefing, Lost, Step
from fiorino.server.storage.rows import Author, LogLine, MatchRow

__all__ = ["Live"]

_CANONICAL: Final = msgspec.json.Encoder(order="sorted")
"""Produces the bytes of `codec.canonical`, but faster."""


class Live:
    """A match that is being played, or was."""

    def __init__(
        self, row: MatchRow, state: str | None = None, older: Sequence[LogLine] = ()
    ) -> None:
        """Start from the beginning, or from a snapshot after the last of the older lines."""
        self.id: Final = row.id
        self.setup: Final = setup_of(row)
        start = start_of(row, self.setup) if state is None else read_state(state, self.setup)
        self.match: Final = Match(self.setup, None, start)
        self.notation: Final = self.setup.game.notation(self.setup)
        self.nonces: Final[list[str]] = json.loads(row.nonces)
        self.promise: Final = Promise(row.commitment, row.secret, self.nonces)
        self.base: Final = older[-1].seq if older else 0
        """The line that replay starts after; of older ones only the rows are known."""
        seed = seed_of(row.secret, self.nonces)
        self._chance: Final = Chance(f"{seed}/{self.base}" if self.base else seed)
        self.lines: list[PlayedLine] = []
        self.lost: list[Seat] = []
        """Seats that resigned, ran out of time or were gone."""
        self.lost_by: dict[Seat, Lost] = {}
        self.pausing: set[Seat] = set()
        """Seats that agree to a pause."""
        self.pause_asker: Seat | None = None
        self.pause_decliner: Seat | None = None
        self.paused = False
        self.takeback: takebacks.Takeback | None = None
        """The current request for a takeback, or the last one declined."""
        self.time: Final = TimeLeft(read_clock(row.clock), self.setup.players)
        self.commands: dict[str, int] = {}
        self._standing: Final[list[LogLine]] = []
        """The answers that have not been taken back, kept because every move needs them."""
        self._briefings: Final[dict[tuple[Seat, tuple[str, ...]], Briefing]] = {}
        """A cache of what this version shows, by viewer: many see the same."""
        self._lasting: Final[dict[str, Json]] = lasting(self.setup)
        self._outlook: Json = None
        self._facts: Final[dict[int, msgspec.Raw]] = {}
        """A cache of the encoded open events of the last line, by place: all see them alike."""
        self._judged: Table | None = None
        """The table for which the result and the seat to answer are known."""
        self._is_over = False
        self._asked: Seat = NOBODY
        self._may_take_back = False
        self.needs_rules_line = False
        """Whether the lines were written under other rules, and a line must mark the change."""
        for line in older:
            self.pass_over(line)

    @property
    def version(self) -> int:
        return self.lines[-1].row.seq if self.lines else 0

    @property
    def is_over(self) -> bool:
        if self._judged is not self.match.table:
            self._judge()
        return self._is_over

    def asked(self) -> Seat:
        """Who must answer now; NOBODY before the start and at the end."""
        if self._judged is not self.match.table:
            self._judge()
        return self._asked

    def _judge(self) -> None:
        """Compute once per version what is asked dozens of times."""
        table = self.match.table
        self._is_over = ended(table, self.lost, self.setup.players)
        self._asked = NOBODY if not self.lines or self._is_over else table.seat()
        self._may_take_back = self.match.objection_to_take_back(1) is None
        self._judged = table

    def result(self) -> Result | None:
        """How it ended; a seat that gave up does not win."""
        return result_of(self.match.table, self.lost, self.setup.players)

    # From the log to the match

    def follow(self, row: LogLine) -> None:
        """Carry out a line that another process wrote, or this one before a restart.

        Raises `Diverged` if the line now has another effect than when it was written.
        """
        self._check_next(row)
        before, asked = len(self.match.log), self.asked()
        try:
            self._play(row)
        except (BadNotation, IllegalAction) as fault:
            raise Diverged(f"Line {row.seq} cannot be played: {fault}") from fault
        undoes = max(0, before - len(self.match.log))
        self._keep_time(self.time, row, asked, undoes)
        self._note(row, self.match.log[before:], undoes)
        if row.digest and row.digest != self.digest():
            raise Diverged(f"Line {row.seq} leads to another table than it did.")

    def take_over(self, line: DraftLine) -> None:
        """Apply a line as it was drafted here, now that it is in the log."""
        self._check_next(line.row)
        asked = self.asked()
        self.match.follow(line.draft)
        self._keep_time(self.time, line.row, asked, line.undoes)
        self._note(line.row, line.draft.entries, line.undoes)

    def _check_next(self, row: LogLine) -> None:
        if row.seq != self.version + 1:
            raise Diverged(f"Line {row.seq} does not follow version {self.version}.")

    def _play(self, row: LogLine) -> None:
        if row.kind == ANSWER:
            self.match.play(Seat(row.seat), self.notation.parse(row.action))
        elif row.kind == UNDO:  # it was fair by the rules of its time
            self.match.rewind(len(self.match.log) - 1)
        elif row.kind == TAKEBACK and row.action in (TAKEN, ALONE):
            self.match.rewind(len(self.match.log) - self._taken_by(Seat(row.seat)))
        for outcome in json.loads(row.chance):
            self.match.play(CHANCE, self.notation.parse(outcome))

    def _taken_by(self, seat: Seat) -> int:
        """How many answers the line of a seat removes that takes back, or is the last to agree."""
        if self.takeback is not None:
            return takebacks.answers_from(self, self.takeback.first)
        deed = takebacks.last_deed(self, [seat])
        return 0 if deed is None else takebacks.answers_from(self, deed.seq)

    def _keep_time(self, time: TimeLeft, row: LogLine, asked: Seat, undoes: int) -> None:
        if undoes:
            for _ in range(undoes):
                time.take_back(asked, row.at)
        elif self.paused or row.author in FREE:
            time.skip(row.at)
        else:
            time.spend(asked, row.at)
        if row.kind == ANSWER:
            time.answer(Seat(row.seat))

    def left_after(self, line: DraftLine) -> dict[int, float] | None:
        """The time each seat has left once a line is in the log; None without a clock."""
        if self.time.clock is None:
            return None
        time = self.time.clone()
        self._keep_time(time, line.row, self.asked(), line.undoes)
        return dict(enumerate(time.left))

    def pass_over(self, row: LogLine) -> None:
        """Skip a line whose effect on the table is already in the state, or is lost."""
        self.time.skip(row.at)
        self._note(row, (), 0)

    def _note(self, row: LogLine, entries: Sequence[Entry], undoes: int) -> None:
        seat = Seat(row.seat)
        if row.kind in LOST:
            self.lost.append(seat)
            self.lost_by[seat] = msgspec.convert(row.kind, Lost)
            self._leave_pause(seat)
        elif row.kind == PAUSE:
            self._note_pause(seat, row.action)
        elif row.kind == ANSWER and self.pause_decliner is not None:
            self.pause_asker = self.pause_decliner = None
        self._briefings.clear()
        self._facts.clear()
        self._outlook = None
        events = list(self.match.opening) if row.kind == START else []
        for entry in entries:
            events += entry.events
        self.lines.append(PlayedLine(row, tuple(events), undoes))
        self._judged = None
        if row.seq > self.base:
            if row.kind == ANSWER:
                self._standing.append(row)
            del self._standing[len(self._standing) - undoes :]
        self.takeback = takebacks.after(self, row)
        self.commands[row.command_id] = row.seq

    def _leave_pause(self, seat: Seat) -> None:
        """Withdraw the requests of a seat that has lost."""
        self.pausing.discard(seat)
        if seat in (self.pause_asker, self.pause_decliner) and not self.paused:
            self.pausing, self.pause_asker, self.pause_decliner = set(), None, None

    def _note_pause(self, seat: Seat, word: str) -> None:
        if word in (AGREE, PAUSED):
            if not self.pausing:
                self.pause_asker, self.pause_decliner = seat, None
            self.pausing.add(seat)
            self.paused = word == PAUSED
        elif word == DECLINE:
            self.pausing, self.pause_decliner = set(), seat
        elif self.paused or seat == self.pause_asker:
            self.pausing, self.pause_asker, self.paused = set(), None, False
        else:
            self.pausing = self.pausing - {seat}

    # From a command to the draft of a line; nothing has happened yet.

    def start(self, command: str, at: float) -> DraftLine:
        """The first line: what is drawn before anybody answers."""
        return self._draft(command, NOBODY, START, at, self._draws())

    def answer(
        self,
        command: str,
        seat: Seat,
        version: int,
        text: str,
        at: float,
        author: Author = "person",
    ) -> DraftLine:
        """The line of an answer, draws included; illegal answers are refused."""
        self._check_version(version)
        self._check_playing()
        self.match.check_turn(seat)
        draft = self.match.draft(seat, self.notation.parse(text), self._chance)
        first = draft.entries[0]
        written = self.notation.write(first.action)
        return self._draft(
            command, seat, ANSWER, at, draft, action=written, rule=first.rule, author=author
        )

    def foresee(self, seat: Seat, version: int, texts: Sequence[str]) -> list[Entry]:
        """The effects of a series of answers, as far as anybody can know them."""
        self._check_version(version)
        self._check_playing()
        self.match.check_turn(seat)
        return self.match.foresee(seat, [self.notation.parse(text) for text in texts])

    def undo(
        self, command: str, seat: Seat, version: int, at: float, answers: int = 1
    ) -> DraftLine:
        """The line that takes back the last answers of a seat, if it may take back this many."""
        self._check_version(version)
        self._check_playing()
        return self._draft(command, seat, UNDO, at, self.match.draft_undo(seat, answers))

    def take_back(self, command: str, seat: Seat, answers: int, at: float, word: str) -> DraftLine:
        """The line that takes back this many answers, since everybody has agreed."""
        draft = self.match.draft_take_back(answers)
        return self._draft(command, seat, TAKEBACK, at, draft, action=word)

    def standing(self, version: int | None = None) -> Sequence[LogLine]:
        """The answers given up to a version, or up to now, that have not been taken back."""
        if version is None:
            return self._standing
        standing: list[LogLine] = []
        for line in self.lines[self.base : version]:
            if line.row.kind == ANSWER:
                standing.append(line.row)
            del standing[len(standing) - line.undoes :]
        return standing

    def answers_between(self, first: int, last: int) -> int:
        """How many of the answers that stood at version `last` were given after `first`."""
        return sum(line.seq > first for line in self.standing(last))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last answer now."""
        return not self.is_over and self.match.can_undo(seat)

    def may_take_back(self) -> bool:
        """Whether the last answer may be taken back by consent; if not, no earlier one may be."""
        if self._judged is not self.match.table:
            self._judge()
        return self._may_take_back

    def give_up(self, command: str, seat: Seat, kind: str, at: float, *, by: str = "") -> DraftLine:
        """The line of a seat that resigns, has run out of time, or is gone as somebody claims."""
        if self.is_over or not self.lines:
            raise FiorinoError(refusals.NOT_RUNNING)
        if seat in self.lost:
            raise FiorinoError(refusals.SEAT_GIVEN_UP)
        lost = [*self.lost, seat]
        return self._draft(command, seat, kind, at, self._draws(), action=by, lost=lost)

    def note(self, command: str, seat: Seat, kind: str, word: str, at: float) -> DraftLine:
        """A line that changes nothing on the table: a pause, a restart, other rules."""
        return self._draft(command, seat, kind, at, self._draws(), action=word)

    def _draws(self) -> Draft:
        return self.match.draft_draws(self._chance)

    def _draft(
        self,
        command: str,
        seat: Seat,
        kind: str,
        at: float,
        draft: Draft,
        *,
        action: str = "",
        rule: str = "",
        lost: Sequence[Seat] | None = None,
        author: Author | None = None,
    ) -> DraftLine:
        gone = self.lost if lost is None else lost
        after, write = draft.table, self.notation.write
        drawn = [write(entry.action) for entry in draft.entries if entry.seat == CHANCE]
        row = LogLine(
            match=self.id,
            seq=self.version + 1,
            command_id=command,
            seat=seat,
            kind=kind,
            action=action,
            chance=json.dumps(drawn),
            rule=rule,
            at=max(at, self.lines[-1].row.at) if self.lines else at,
            digest=self._digest_of(after),
            author=author or AUTHORS.get(kind, "person"),
        )
        players = self.setup.players
        return DraftLine(row, draft, ended(after, gone, players), result_of(after, gone, players))

    def _check_playing(self) -> None:
        if not self.lines:
            raise FiorinoError(refusals.MATCH_NOT_BEGUN)
        if self.is_over:
            raise FiorinoError(refusals.MATCH_OVER)

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise Stale(refusals.OLD_VERSION)

    # What is seen

    def digest(self) -> str:
        """A hash of the whole table, with which processes check that they agree."""
        return self._digest_of(self.match.table)

    def _digest_of(self, table: Table) -> str:
        coded = self.setup.game.encode_as(table, self.setup.rules)
        return hashlib.sha256(_CANONICAL.encode(coded)).hexdigest()

    def state(self, table: Table | None = None) -> str:
        """The table as text, for a snapshot; or another one of the same match."""
        return json.dumps(self.setup.game.encode(table or self.match.table))

    def briefing(self, viewer: Seat, players: Sequence[str]) -> Briefing:
        """What the viewer sees of the table, and their legal answers, part by part."""
        who = (viewer, tuple(players))
        if who not in self._briefings:
            self._briefings[who] = self._briefing(viewer, players)
        return self._briefings[who]

    def _briefing(self, viewer: Seat, players: Sequence[str]) -> Briefing:
        table, version = self.match.table, self.version
        seen = brief(self.setup, table, viewer, players, version, (), self._lasting)
        seen["courses"] = courses(self.setup, table) if self.asked() == viewer else []
        if self.asked() == NOBODY:
            seen |= {"answers": [], "asked": False, "question": None, "over": self.is_over}
            seen["result"] = self.setup.named_result(self.result())
        if self._outlook is None and not self.is_over:
            self._outlook = self.setup.game.page().outlook(table)
        seen["outlook"] = self._outlook
        return seen

    def story(self, viewer: Seat, since: int, until: int | None = None) -> tuple[list[Step], int]:
        """The steps after a version as the viewer sees them, and how many older ones are left out.

        Others learn only what the events of an answer show them; its text is for its seat alone.
        """
        missed = self.lines[max(0, since) : until]
        return [self._step(played, viewer) for played in missed[-LONGEST_STORY:]], max(
            0, len(missed) - LONGEST_STORY
        )

    def _step(self, played: PlayedLine, viewer: Seat) -> Step:
        row = played.row
        is_told = row.action and (row.kind in (PAUSE, TAKEBACK, CLAIM) or row.seat == viewer)
        return Step(
            version=row.seq,
            seat=self.setup.seat_name(Seat(row.seat)) if row.seat >= 0 else None,
            what=row.kind,
            answer=row.action if is_told else None,
            rule=row.rule or None,
            at=row.at,
            events=self.events(played.events, viewer, self._known(played)),
            undoes=played.undoes,
        )

    def _known(self, played: PlayedLine) -> dict[int, msgspec.Raw] | None:
        return self._facts if played is self.lines[-1] else None

    def events(
        self, events: Sequence[Event], viewer: Seat, known: dict[int, msgspec.Raw] | None = None
    ) -> list[msgspec.Raw]:
        """Events as the viewer may see them, encoded, without the hidden ones.

        `known` caches, by their place, the events that everybody sees alike.
        """
        coded: list[msgspec.Raw] = []
        for place, event in enumerate(events):
            fact = None if known is None else known.get(place)
            if fact is None:
                seen = event.seen_by(viewer)
                if seen is None:
                    continue
                told = {**encode(seen, "event", self.setup.names), "rule": seen.rule}
                fact = msgspec.Raw(msgspec.json.encode(told))
                if known is not None and event.is_open():
                    known[place] = fact
            coded.append(fact)
        return coded

    def preview(
        self, seat: Seat, version: int, texts: Sequence[str]
    ) -> tuple[list[Event], list[int]]:
        """The effects of a series of answers, and the purses then; nothing is logged.

        It ends before the next draw or question to others, and before anything that would reveal
        something new to somebody: hidden information costs an answer.
        """
        purses, events = list(self.match.table.purses()), []
        for entry in self.foresee(seat, version, texts):
            for event in entry.events:
                seen = event if event.is_open() else event.seen_by(SPECTATOR)
                if seen is not None:
                    events.append(seen)
                for payer, coins in event.payments():
                    purses[payer] += coins
                if not event.is_open():
                    return events, purses
        return events, purses

    def draws_agree(self) -> bool:
        """Whether every draw of the log follows from the seed."""
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
        """The match as a file; only of a finished one, since it reveals all draws and secrets."""
        self.match.chance = self._chance if self.draws_agree() else None
        promise = None if self.base else self.promise  # other rules, other draws
        try:
            return write_record(Record(self.match, players, promise))
        finally:
            self.match.chance = None
