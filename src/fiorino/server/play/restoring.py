"""Restoring a match from its log, even if the rules have changed since it was written."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import RULES, Diverged
from fiorino.server.storage.database import put
from fiorino.server.storage.rows import LogLine, MatchRow
from fiorino.server.storage.schema import snapshots
from fiorino.server.storage.store import Store

log: Final = logging.getLogger("fiorino.room")


async def keep_snapshot(store: Store, live: Live) -> None:
    """Save a snapshot of a match before the server stops: it may restart with other rules."""
    if live.version <= live.base or live.needs_rules_line:
        return
    row = {"match": live.id, "seq": live.version, "state": live.state()}
    await store.write(lambda connection: put(connection, snapshots, row))


async def restore(store: Store, row: MatchRow) -> Live:
    """The match as restored from its log.

    A rules fix never breaks a running match: where today's rules diverge from the log, the match
    continues from the newest snapshot, as far as both agree.
    """
    lines = await store.log(row.id)
    begin = max((line.seq for line in lines if line.kind == RULES), default=0)
    kept = await store.snapshot(row.id, begin) if begin else None
    state = None if kept is None else kept.state
    live = Live(row, state, lines[:begin])
    agreed = _followed(live, lines[begin:])
    if begin + agreed == len(lines):
        return live
    if row.rules_version == live.setup.game.rules_version:
        raise Diverged(f"The log of the match {row.id} does not lead where it led.")
    newest = await store.snapshot(row.id, row.version)
    if newest is not None and newest.seq >= begin + agreed:
        begin, state = newest.seq, newest.state
        agreed = _followed(Live(row, state, lines[:begin]), lines[begin:])
    log.warning(
        "the rules of match %s have changed; it goes on from line %d", row.id, begin + agreed
    )
    live = Live(row, state, lines[:begin])
    _followed(live, lines[begin : begin + agreed])
    for line in lines[begin + agreed :]:
        live.pass_over(line)
    live.needs_rules_line = True
    return live


async def restore_until(store: Store, now: Live, row: MatchRow, version: int) -> Live:
    """A match as it stood after one of its lines, which are already known."""
    lines = [told.row for told in now.lines]
    kept = await store.snapshot(row.id, now.base) if now.base else None
    past = Live(row, None if kept is None else kept.state, lines[: now.base])
    await asyncio.to_thread(_follow, past, lines[now.base : version])
    return past


def _follow(live: Live, lines: Sequence[LogLine]) -> None:
    for line in lines:
        live.follow(line)


def _followed(live: Live, lines: Sequence[LogLine]) -> int:
    """How many of the lines still have their original effect."""
    for number, line in enumerate(lines):
        try:
            live.follow(line)
        except Diverged:
            return number
    return len(lines)
