"""The curl of the documentation on machines that have none: as much of it as our pages use."""

import argparse
import shutil
import sys
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def folder_with_curl(folder: Path) -> str:
    """A folder for PATH in which there is a curl: that of the machine, or this one."""
    own = shutil.which("curl")
    if own is not None:
        return str(Path(own).parent)
    program = folder / "curl"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P "{__file__}" "$@"\n', "utf-8")
    program.chmod(0o755)
    return str(folder)


def main() -> None:
    """Ask once, or as often as `--retry` allows while nobody listens, and print what is said."""
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("-s", "--silent", action="store_true")
    parser.add_argument("--show-error", action="store_true")
    parser.add_argument("--fail", action="store_true")
    parser.add_argument("--retry", type=int, default=0)
    parser.add_argument("--retry-connrefused", action="store_true")
    parser.add_argument("-H", dest="headers", action="append", default=[])
    parser.add_argument("-d", dest="body")
    given = parser.parse_args()
    body = None if given.body is None else given.body.encode()
    request = Request(given.address, body)
    for header in given.headers:
        request.add_header(*header.split(": ", 1))
    for attempt in range(given.retry + 1):
        try:
            with urlopen(request) as said:
                sys.stdout.write(said.read().decode())
                return
        except HTTPError as fault:
            if given.fail:
                sys.exit(f"curl: (22) The requested URL returned error: {fault.code}")
            sys.stdout.write(fault.read().decode())
            return
        except URLError as fault:
            if attempt == given.retry:
                sys.exit(f"curl: (7) {fault}")
            time.sleep(2**attempt)


if __name__ == "__main__":
    main()
