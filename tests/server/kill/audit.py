"""What must hold after everything: of the log, and of what every page was told of it."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import LineId
from fiorino.server.play.messages import Briefing
from fiorino.server.storage import Store
from fiorino.server.storage.check import check
from fiorino.server.storage.rows import LogLine, MatchRow, SeatRow
from tests.server.kill.pages import Command, Page

MOST: Final = 100_000
"""Lines of chat in a match."""


@dataclass
class Account:
    """What was found."""

    faults: list[str]
    matches: int = 0
    finished: int = 0
    lines: int = 0
    acknowledged: int = 0
    resent: int = 0
    """Commands that were sent again because the connection was lost before anybody answered."""
    saved: int = 0
    """Those of them that had been carried out all the same."""
    said: int = 0
    """Acknowledged lines of chat."""
    rated: int = 0
    """Matches that changed ratings."""
    audits: int = 0
    """How often it was looked whether everything acknowledged is there, while people played."""

    def __str__(self) -> str:
        return (
            f"{self.matches} matches ({self.finished} played to their end), {self.lines} lines,"
            f" {self.acknowledged} acknowledged commands, {self.resent} of them sent again,"
            f" {self.saved} of those carried out before, {self.said} lines of chat,"
            f" {self.rated} matches rated, {self.audits} audits on the way;"
            f" {len(self.faults)} faults"
        )


async def audit(database: str, pages: Sequence[Page]) -> Account:
    """Read the whole database, replay every match, and compare with what pages remember."""
    account = Account([])
    watching: defaultdict[str, list[Page]] = defaultdict(list)
    for page in pages:
        account.faults += page.faults
        watching[page.match].append(page)
    async with await Store.open(database, migrate=False) as store:
        account.faults += (await check(store)).faults
        for match, own in watching.items():
            row = await store.match(match)
            assert row is not None
            lines, seats = await store.log(match), await store.seats(match)
            account.matches += 1
            account.finished += row.status == "over"
            account.lines += len(lines)
            account.faults += [f"match {match}: {fault}" for fault in _log_faults(row, lines)]
            account.faults += _replay_faults(row, lines, seats, own)
            moves = await store.rating_moves(match)
            account.rated += bool(moves)
            if len(moves) != (row.players if row.rated and row.status == "over" else 0):
                account.faults.append(f"match {match}: {len(moves)} ratings were changed")
            said = Counter(line.text for line in await store.chat(match, "players", limit=MOST))
            account.faults += [f"match {match}: {fault}" for fault in _chat_faults(own, said)]
            account.said += sum(bool(word.done) for page in own for word in page.words)
            for page in own:
                found = _page_faults(page, lines, is_clocked=row.clock is not None)
                account.faults += [f"{page.name} {fault}" for fault in found]
                _count(account, page, lines)
    return account


async def lost(database: str, pages: Sequence[Page]) -> list[str]:
    """What was acknowledged to these pages by now, and is not there exactly once."""
    done = [
        (page.match, [command.id for command in page.commands if command.done]) for page in pages
    ]
    words = [(page.match, [word.id for word in page.words if word.done]) for page in pages]
    faults = []
    async with await Store.open(database, migrate=False) as store:
        matches = dict.fromkeys(match for match, _ in done)
        log = {match: Counter(map(command_of, await store.log(match))) for match in matches}
        said = {
            match: Counter(line.text for line in await store.chat(match, "players", limit=MOST))
            for match in matches
        }
    for there, acknowledged in ((log, done), (said, words)):
        for match, ids in acknowledged:
            faults += [
                f"match {match}: {id} was acknowledged and is there {there[match][id]} times"
                for id in ids
                if there[match][id] != 1
            ]
    return faults


def _chat_faults(pages: Sequence[Page], said: Counter[str]) -> list[str]:
    faults = [f"“{text}” was said {count} times" for text, count in said.items() if count > 1]
    for page in pages:
        faults += [f"“{word.id}” is lost" for word in page.words if word.done and not said[word.id]]
        faults += [f"“{word.id}”: {why}" for word in page.words for why in word.refused]
    return faults


def command_of(row: LogLine) -> str:
    """The id under which the client sent it; the server may have written a name before it."""
    return row.command_id.rpartition(":")[2]


def _log_faults(row: MatchRow, lines: Sequence[LogLine]) -> list[str]:
    faults = []
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        faults.append(f"the log has the lines {[line.seq for line in lines]}")
    if row.version != len(lines):
        faults.append(f"it stands at {row.version} and has {len(lines)} lines")
    counts = Counter(command_of(line) for line in lines)
    faults += [f"{id} is in the log {count} times" for id, count in counts.items() if count > 1]
    return faults


def _replay_faults(
    row: MatchRow, lines: Sequence[LogLine], seats: Sequence[SeatRow], pages: Sequence[Page]
) -> list[str]:
    """The log brings about the tables whose digests are in it, and those that pages show."""
    faults = []
    live = Live(row)
    for line in lines:
        live.follow(line)
        if live.digest() != line.digest:
            faults.append(f"match {row.id}: line {line.seq} brings about another table")
    if not live.draws_agree():
        faults.append(f"match {row.id}: its draws are not those of its seed")
    for place in seats:
        left = None if live.time.clock is None else live.time.left[Seat(place.seat)]
        if place.seconds_left != left:
            faults.append(
                f"match {row.id}: seat {place.seat} has {place.seconds_left} s; the log says {left}"
            )
    if live.is_over != (row.status == "over"):
        faults.append(f"match {row.id}: is {row.status} and over: {live.is_over}")
    for page in pages:
        shown = page.shown
        if shown["version"] != live.version or shown["status"] != row.status:
            faults.append(
                f"{page.name} shows {shown['status']} at {shown['version']};"
                f" the match is {row.status} at {live.version}"
            )
            continue
        seat = _seat(live, shown["viewer"])
        if page.plays != (seat != SPECTATOR):
            faults.append(f"{page.name} sits at {shown['viewer']}")
        players = [place["player"] for place in shown["seats"]]
        if _plain(live.briefing(seat, players)) != shown["briefing"]:
            faults.append(f"{page.name} shows another table than the log brings about")
    return faults


def _plain(briefing: Briefing) -> object:
    return msgspec.json.decode(msgspec.json.encode(briefing))


def _seat(live: Live, name: str | None) -> Seat:
    return SPECTATOR if name is None else Seat(live.setup.seat_names.index(name))


def _page_faults(page: Page, lines: Sequence[LogLine], *, is_clocked: bool) -> list[str]:
    faults = []
    log = {command_of(line): line for line in lines}
    for command in page.commands:
        if is_clocked and command.refused and command.id not in log:
            continue  # a restart came between, and that is a line too
        faults += _command_faults(command, log, len(lines))
    for command in page.nuisances:
        if command.id in log or command.done:
            faults.append(f"got {command.id} carried out, which came too late")
    if page.unanswered is not None:
        faults.append(f"was never answered about {page.unanswered.id}")
    for number, step in page.steps.items():
        line = lines[number - 1] if number <= len(lines) else None
        if line is None:
            faults.append(f"was shown step {number}, which is not in the log")
        elif (step["what"], step["at"]) != (line.kind, line.at):
            faults.append(f"was shown step {number} as {step}; the log has it at {line.at}")
    if sorted(page.steps) != list(range(1, len(lines) + 1)):
        missing = sorted(set(range(1, len(lines) + 1)) - set(page.steps))
        faults.append(f"was not shown the steps {missing}")
    return faults


def _command_faults(command: Command, log: Mapping[str, LogLine], last: int) -> list[str]:
    line = log.get(command.id)
    faults = []
    if command.refused:
        known = "which is in the log" if line else "which is not in the log"
        faults.append(f"was refused {command.id}, {known}: {command.refused}")
    if command.done and line is None:
        faults.append(f"got {command.id} acknowledged, and it is not in the log")
    if any(version > last for version in command.done):
        faults.append(f"got {command.id} acknowledged with a version that there is not")
    if line is not None:
        sent = json.loads(command.frame)
        if (line.kind, line.action) != (sent["kind"], sent.get("answer", "")):
            faults.append(f"sent {command.id} as {sent}; the log has “{line.action}”")
        if line.seq != command.version + 1:
            faults.append(f"answered {command.version} with {command.id}, which is line {line.seq}")
        if any(version < line.seq for version in command.done):
            faults.append(f"got {command.id} acknowledged with a version before it")
        if command.done and sent.get("then"):
            faults += _course_faults(line, sent["then"], log)
    return faults


def _course_faults(line: LogLine, then: Sequence[str], log: Mapping[str, LogLine]) -> list[str]:
    """The answers of a course follow one another, unless something else came between."""
    places = {other.seq: other for other in log.values()}
    for place, text in enumerate(then, 1):
        later, found = log.get(str(LineId(line.command_id, place))), places.get(line.seq + place)
        if later is None:
            return [] if found else [f"got {line.command_id} acknowledged without “{text}”"]
        if later != found or later.action != text:
            return [f"sent {line.command_id} with “{text}”; the log has {later}"]
    return []


def _count(account: Account, page: Page, lines: Sequence[LogLine]) -> None:
    log = {command_of(line): line for line in lines}
    for command in page.commands:
        account.acknowledged += bool(command.done)
        if command.done and command.resent_at is not None:
            account.resent += 1
            account.saved += command.id in log and log[command.id].at < command.resent_at
