"""A process that appends to a match for as long as it lives, and tells of each line it added.

`python -m tests.server.storage.appender URL MATCH`
"""

import asyncio
import os
import sys

from fiorino.server.storage import Store

from .support import line


async def main(url: str, match: str) -> None:
    async with await Store.open(url) as store:
        row = await store.match(match)
        assert row is not None
        seq = row.version
        while True:
            seq += 1
            await store.append(line(seq, match), snapshot=str(seq), clocks={0: float(seq)})
            os.write(1, f"{seq}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
