"""The live server in numbers: `python -m bench.server --write` writes docs/benchmarks-server.md."""

import argparse
import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bench import scale
from fiorino.bench.endurance import Endurance, Return, come_back, play_many
from fiorino.bench.server import measure
from fiorino.bench.server_report import Report, Wanted
from fiorino.core.game import Game
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA

TITLES: Final = {game.name: game.title for game in (MEDICI_VS_STROZZI, SIENA)}
PAGE: Final = Path(__file__).parents[1] / "docs" / "benchmarks-server.md"
BEFORE: Final = {"medici-vs-strozzi": (2, 1.05, 8_600), "siena": (4, 1.4, 18_500)}
"""Seats; and of a move before this page, milliseconds of the processor and bytes to all seats."""


def main() -> None:
    """Measure both games, many matches and a restart; print the page, or write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=12.0, help="of each load")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=2000, help="one after the other")
    parser.add_argument("--most", type=float, default=900.0, help="seconds for these")
    parser.add_argument("--open", type=int, default=10_000, help="tables at the restart")
    parser.add_argument("--spread", type=int, default=400, help="tables of several processes")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    text = asyncio.run(page(given))
    if given.write:
        PAGE.write_text(text, "utf-8")
    else:
        print(text)


async def page(given: argparse.Namespace) -> str:
    """Everything measured, as a page."""
    load = os.getloadavg()[0]
    reports = [await _measured(game, given) for game in (MEDICI_VS_STROZZI, SIENA)]
    many = await play_many("medici-vs-strozzi", 2, 20, given.matches, given.most)
    back = await come_back("medici-vs-strozzi", 2, given.open)
    scales = await scale.measure(given.spread, given.seconds)
    return written(reports, many, back, scales, load)


async def _measured(game: Game, given: argparse.Namespace) -> Report:
    players = BEFORE[game.name][0]
    wanted = Wanted(game, players, given.tables, given.seconds, 1.0, given.sockets, None)
    return await measure(wanted)


INTRODUCTION: Final = """# The live server in numbers

`python -m bench.server --write` starts a real server on a new SQLite file, plays on it over real
sockets on loopback, and writes this page. As a baseline it measures a bare loop: a socket server
that only writes every message into SQLite and echoes it. Both take turns in the same run, so noise
affects both equally. `fiorino bench server` measures one game and prints it.
"""
LESSONS: Final = """## CPU time of a move, before and now
`python -m bench.beside FOLDER` plays on an older server and on this one in turn, both compiled, at
full speed, and compares the CPU time of the server processes. The older one is that of 16 November
2026 (commit 912e3d3), whose players are sent whole frames; the players of this one are told only
changes, as the page is. On 19 November 2026, with `--tables 200 --rounds 6 --seconds 1`:

| | before | now | ratio | target |
|---|--:|--:|--:|--:|
| Medici vs Strozzi: CPU time | 0.61 ms | 0.43 ms | 70 % | 50 % |
| Medici vs Strozzi: bytes to both seats | 8,182 | 1,245 | 15 % | 25 % |
| Siena for four: CPU time | 0.93 ms | 0.69 ms | 74 % | 50 % |
| Siena for four: bytes to all seats | 16,569 | 2,492 | 15 % | 25 % |

Other runs of that day gave 65 to 77 % for Medici vs Strozzi and 74 to 94 % for Siena. The CPU time
misses its target. A sampling profile of a move of Siena has no single large part left: a quarter of
the main thread writes to four sockets and compresses, a sixth builds what each seat sees, a seventh
finds what is new for it, and a ninth checks the answer and drafts its line.

## What makes a move light
- Answers that follow each other are one range from the start; nobody walks through 401 prices.
- What a seat may take back is read off the end of the log, not counted from its beginning.
- What everybody sees alike (seats, offers, open events) is found and encoded once for all who are
  shown it, and watchers share one frame.
- Lines that wait for the disk together share a transaction without savepoints. If one of them is
  refused, all are written again, apart.
- The two statements of every move go to SQLite's own driver.
- The garbage collector leaves alone what was there at the start, and looks rarely. uvloop runs the
  loop.
- A page is told what stays only once, and after that only what changes (`changes` of `watch`).
  Clients that do not ask for it are sent whole frames.
- Frames that do not fit into one packet are compressed, with the frames before them as context
  (permessage-deflate, 48 kB per socket, at most 500 sockets). Spectators are sent frames without
  context, compressed once for all of them. A client that does not offer compression is sent the
  same frames plain.
- Whether the last answer may be taken back is found once a version, not once for each seat.

```sh
fiorino bench server --tables 4 --sockets 8 --seconds 0.5 --pace 0.2
```
"""


def written(
    reports: list[Report],
    many: Endurance,
    back: Return,
    scales: list[scale.Scale],
    load: float,
) -> str:
    """The page."""
    run = (
        f"This run: {datetime.now(UTC):%-d %B %Y}, {reports[0].machine}, which server and players"
        f" share. When it began, {load:.1f} other processes wanted the processor at any moment:"
        " times of the clock are as much theirs as ours, times of the processor less so.\n"
    )
    later = _rows(
        (
            f"memory after {many.first_matches:,} matches, and after {many.matches:,}",
            f"{many.first_mb:.0f} MB, {many.last_mb:.0f} MB",
            "flat",
        ),
        (
            f"a restart with {back.tables:,} tables that go on: until it answers",
            f"{back.seconds:.1f} s",
            "3 s",
        ),
        (
            "and then until it has told somebody all their matches, as many",
            f"{back.mine_seconds:.1f} s",
            "",
        ),
    )
    parts = [INTRODUCTION, run, *[_table(report) for report in reports]]
    parts += [f"## Many matches, and a restart\n{later}", scale.section(scales), LESSONS]
    return "\n".join(parts)


def _rows(*rows: tuple[str, str, str]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(["| | measured | target |", "|---|---|---|", *lines, ""])


def _table(report: Report) -> str:
    _, before_ms, before_bytes = BEFORE[report.game]
    full, live, memory, storm = report.full_speed, report.live, report.memory, report.storm
    bare, kept = report.bare_loop_alone, report.acknowledgements
    spent = "not told" if full.processor_ms is None else f"{full.processor_ms:.2f} ms"
    held = (
        "not told"
        if memory is None
        else f"{memory.after_mb:.0f} MB ({memory.kb_per_socket:.0f} kB per socket)"
    )
    rows = _rows(
        (f"processor for a move at full speed (was {before_ms} ms, machine idle)", spent, "half"),
        (
            f"bytes of a move to all {report.players} seats (was {before_bytes:,})",
            f"{full.bytes_each:,.0f} ({full.bytes_each / before_bytes:.0%})",
            "a quarter",
        ),
        ("live play, a second an answer: moves per second", f"{live.moves_per_second:,.0f}", ""),
        (
            "latency from command to event: median, 99th percentile",
            f"{live.p50_ms:.0f} ms, {live.p99_ms:.0f} ms",
            "below 100 ms",
        ),
        ("full speed: moves per second", f"{full.moves_per_second:,.0f}", ""),
        (
            "bare loop, one commit per message: messages per second",
            f"{bare.moves_per_second:,.0f}",
            "",
        ),
        ("Fiorino relative to that", f"{report.times_bare_loop_alone:.0%}", "60 %"),
        (
            "bare loop, as many messages per commit as Fiorino",
            f"{report.bare_loop.moves_per_second:,.0f}",
            "",
        ),
        ("Fiorino relative to that", f"{report.times_bare_loop:.0%}", ""),
        (f"memory with {storm.sockets:,} watching sockets", held, "below 150 MB"),
        (f"{storm.sockets:,} sockets cut off and connected again", f"{storm.seconds:.1f} s", ""),
        (
            "acknowledged commands that are not in the log exactly once",
            f"{kept.lost} of {kept.given:,}",
            "0",
        ),
    )
    return f"## {TITLES[report.game]}: {report.tables} tables for {report.players}\n{rows}"


if __name__ == "__main__":
    main()
