"""The long kill test: `python -m bench.kill --kills 200 [--database sqlite|postgres]`."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.telling import Telling
from tests.server.kill.audit import Account
from tests.server.kill.runs import TABLES, killed_run
from tests.server.postgres import Postgres, running_postgres


def main() -> None:
    """Kill a server this often on each database, and report what was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgres"], help="both, if not given")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", default="kill")
    arguments = parser.parse_args()
    chosen = [arguments.database] if arguments.database else ["sqlite", "postgres"]
    faults = [fault for database in chosen for fault in kill(database, arguments)]
    if faults:
        sys.exit("\n".join(faults))


def kill(database: str, arguments: argparse.Namespace) -> list[str]:
    """One run; returns what was wrong afterwards."""
    began = perf_counter()
    with tempfile.TemporaryDirectory(prefix="fiorino-kill-") as name:
        folder = Path(name)
        if database == "sqlite":
            account = _run(f"sqlite:///{folder / 'fiorino.db'}", folder, arguments)
        else:
            with running_postgres(max_connections="300") as server:
                account = _run(server.url(server.create()), folder, arguments, server)
    print(f"{database}: {arguments.kills} kills, {account}, {perf_counter() - began:.0f} s")
    return account.faults


def _run(
    url: str, folder: Path, arguments: argparse.Namespace, postgres: Postgres | None = None
) -> Account:
    kills, say = arguments.kills, Telling()
    return asyncio.run(
        killed_run(
            url,
            folder,
            kills,
            arguments.seed,
            say=lambda line: say(f"of {kills} kills: {line}"),
            tables=arguments.tables,
            postgres=postgres,
        )
    )


if __name__ == "__main__":
    main()
