"""The README on a machine that has never seen Fiorino: `python3 tools/fresh.py play` or `test`.

A fresh clone of what is committed, an empty home, and a PATH with nothing but Python, make, a C
compiler (unless --no-compiler) and the base tools of any Linux: no Node, no browser, no caches.
`play` runs `make play` until the page answers; `test` runs what continuous integration runs.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
BASE: Final = (
    *(
        "bash",
        "sh",
        "env",
        "make",
        "cat",
        "chmod",
        "cp",
        "cut",
        "date",
        "dirname",
        "expand",
        "find",
    ),
    *("grep", "head", "install", "ln", "ls", "mkdir", "mv", "rm", "rmdir", "sed", "sort", "tail"),
    *("test", "touch", "tr", "uname", "xargs"),
)
COMPILER: Final = ("cc", "gcc", "as", "ld")
NETWORK: Final = ("PIP_", "NPM_CONFIG_", "SSL_CERT_", "NODE_EXTRA_", "HTTP_", "HTTPS_", "NO_PROXY")
"""How this machine reaches the network is not part of the test."""
ADDRESS: Final = "Fiorino is at "


def surroundings(home: Path, tools: Path, *, compiler: bool) -> dict[str, str]:
    """The environment of a machine on which Python and make have just been installed."""
    tools.mkdir()
    for name in (*BASE, *(COMPILER if compiler else ())):
        path = shutil.which(name)
        if path is None:
            sys.exit(f"This machine has no {name}.")
        (tools / name).symlink_to(path)
    (tools / "python3").symlink_to(Path(sys.executable).resolve())
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if name.upper().startswith(NETWORK)}
    return kept | {"HOME": str(home), "PATH": str(tools), "LANG": "C.UTF-8", "FIORINO_PORT": "0"}


def play(clone: Path, environment: dict[str, str]) -> int:
    """Run `make play`, fetch the page once it is up, and press Ctrl-C."""
    with subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            if line.startswith(ADDRESS):
                with urlopen(line.split()[3]) as said:
                    found = b"<title>" in said.read()
                os.killpg(process.pid, signal.SIGINT)
                print(f"The page {'answers' if found else 'is not there'}.")
                return 0 if found else 1
    return process.returncode or 1


def main() -> int:
    """Do what is asked in a throwaway clone; the exit code says whether it worked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "test"])
    parser.add_argument("--no-compiler", action="store_true", help="leave the C compiler out")
    arguments = parser.parse_args()
    began = monotonic()
    with tempfile.TemporaryDirectory(prefix="fresh-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL does not run as root: it becomes somebody else
        clone = folder / "fiorino"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        environment = surroundings(
            folder / "home", folder / "bin", compiler=not arguments.no_compiler
        )
        if arguments.what == "play":
            code = play(clone, environment)
        else:
            code = subprocess.run([".ci/run"], cwd=clone, env=environment, check=False).returncode
    minutes, seconds = divmod(round(monotonic() - began), 60)
    print(f"{arguments.what} on a fresh machine: exit code {code}, {minutes} min {seconds} s")
    return code


if __name__ == "__main__":
    sys.exit(main())
