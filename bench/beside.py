"""This server beside an older one, in one run: `python -m bench.beside FOLDER`.

The folder has the older package `fiorino`, as `pip install --no-deps --target FOLDER` of its wheel
puts it there. Both play the same tables in turn; the processor's time of each server is compared.
"""

import argparse
import asyncio
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from fiorino.bench.players import Crowd, Told
from fiorino.bench.server import Running, live_server, timed
from fiorino.bench.slices import Slice
from fiorino.core.errors import FiorinoError

SEATS: Final = {"medici-vs-strozzi": 2, "siena": 4}


@dataclass
class Contender:
    """A server, its players, and the results of their slices."""

    name: str
    running: Running
    crowd: Crowd
    slices: list[Slice] = field(default_factory=list)

    @property
    def milliseconds(self) -> float:
        """The CPU time of a move, as the median over slices."""
        spent = [each.processor_each for each in self.slices]
        return 1000 * median(each for each in spent if each is not None)

    @property
    def bytes_each(self) -> float:
        return median(each.received_each for each in self.slices)


def main() -> None:
    """Compare both games, and print what a move costs each server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path)
    parser.add_argument("--game", choices=list(SEATS), action="append")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of a slice")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds for an answer")
    given = parser.parse_args()
    for game in given.game or list(SEATS):
        print(asyncio.run(compare(game, given)), flush=True)


async def compare(game: str, given: argparse.Namespace) -> str:
    """One line for a game."""
    packages: dict[str, Path | None] = {"before": given.older.resolve(), "now": None}
    contenders = []
    with ExitStack() as servers:
        async with AsyncExitStack() as crowds:
            for name, package in packages.items():
                folder = Path(servers.enter_context(tempfile.TemporaryDirectory(prefix="beside-")))
                url = f"sqlite:///{folder / 'fiorino.db'}"
                running = servers.enter_context(live_server(folder, url, package=package))
                told = Told.CHANGES if package is None else Told.ALL
                crowd = await crowds.enter_async_context(Crowd(running.address, told=told))
                await crowd.set_up(game, SEATS[game], given.tables)
                contenders.append(Contender(name, running, crowd))
            for _ in range(given.rounds):
                for each in contenders:
                    play = each.crowd.play(given.seconds, given.pace)
                    each.slices.append(await timed(each.running, play))
    for each in contenders:
        if each.crowd.refusals:
            raise FiorinoError(f"{each.name}: {Counter(each.crowd.refusals)} were refused.")
    before, now = contenders
    figures = ", ".join(
        f"{each.name} {each.milliseconds:.2f} ms and {each.bytes_each:,.0f} bytes"
        f" ({sum(part.moves + part.late for part in each.slices):,} moves)"
        for each in contenders
    )
    return (
        f"{game}, a move to {SEATS[game]} seats: {figures};"
        f" processor {now.milliseconds / before.milliseconds:.0%},"
        f" bytes {now.bytes_each / before.bytes_each:.0%}"
    )


if __name__ == "__main__":
    main()
