"""A siege: `python -m bench.hostile --count 1000000 --seconds 3600`."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from bench.telling import Telling
from tests.server.siege.runs import besiege


def main() -> None:
    """Send so many hostile frames and requests to a server of our own, and say how it took them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=3600.0, help="at most")
    parser.add_argument("--seed", default="siege")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fiorino-siege-") as name:
        siege = asyncio.run(
            besiege(Path(name), given.count, given.seconds, given.seed, say=Telling())
        )
    print(siege)
    if siege.faults:
        sys.exit("\n".join(siege.faults[:50]))


if __name__ == "__main__":
    main()
