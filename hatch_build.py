"""Compiles the engine into the wheel where there is a C compiler; otherwise the sources serve."""

import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution


class CompiledEngine(BuildHookInterface[Any]):
    """`FIORINO_COMPILED=0` leaves it out, `FIORINO_COMPILED=1` does not go on without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("FIORINO_COMPILED", "")
        if self.target_name != "wheel" or version == "editable" or wanted == "0":
            return
        try:
            built = self.compile()
        except (Exception, SystemExit) as fault:
            if wanted == "1":
                raise
            self.app.display_warning(
                f"The engine was not compiled and will run from its sources: {fault}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

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
        self.folder = tempfile.TemporaryDirectory()
        made = Path(self.folder.name)
        before = Path.cwd()
        os.chdir(sources)
        try:
            extensions = mypycify(
                ["--strict", f"--cache-dir={made / 'cache'}", *modules],
                opt_level=self.config["optimisation"],
                debug_level="0",
                group_name="fiorino",
                target_dir=str(made / "c"),
            )
            command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
            command.build_lib = str(made / "lib")
            command.build_temp = str(made / "temp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        library = made / "lib"
        return {
            str(path): str(path.relative_to(library))
            for path in library.rglob("*")
            if path.is_file()
        }
