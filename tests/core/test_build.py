"""Sources and compiled modules side by side: which is taken, and what is said where one lacks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "fiorino"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A package with a compiled module that cannot be loaded: who takes it, fails."""
    folder = tmp_path / "fiorino"
    (folder / "core").mkdir(parents=True)
    (folder / "__init__.py").write_text((PACKAGE / "__init__.py").read_text("utf-8"), "utf-8")
    (folder / "core" / "__init__.py").write_text("", "utf-8")
    (folder / "core" / "flow.py").write_text("STEP = 'from source'\n", "utf-8")
    return folder


def say(folder: Path, script: str, wanted: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(folder.parent), "FIORINO_COMPILED": wanted},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def put_extension(folder: Path) -> None:
    suffix = ".so" if os.name == "posix" else ".pyd"
    (folder / "core" / f"flow{suffix}").write_bytes(b"not a library")


SHOW = "import fiorino; from fiorino.core import flow; print(fiorino.COMPILED, flow.STEP)"


@pytest.mark.parametrize("wanted", ["", "0"])
def test_without_compiled_modules_the_sources_serve(copy: Path, wanted: str) -> None:
    assert say(copy, SHOW, wanted).stdout == "False from source\n"


def test_a_compiled_module_comes_before_its_source(copy: Path) -> None:
    put_extension(copy)
    assert say(copy, "import fiorino; print(fiorino.COMPILED)", "").stdout == "True\n"
    done = say(copy, SHOW, "")
    assert done.returncode == 1
    assert "ImportError" in done.stderr


def test_zero_takes_the_sources_past_the_compiled_modules(copy: Path) -> None:
    put_extension(copy)
    assert say(copy, SHOW, "0").stdout == "False from source\n"


def test_one_insists_on_the_compiled_engine(copy: Path) -> None:
    done = say(copy, "import fiorino", "1")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(
        "ImportError: FIORINO_COMPILED=1 asks for the compiled engine, but this is a copy of the"
        " sources: install the package where there is a C compiler, or leave the variable out."
    )
