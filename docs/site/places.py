"""Where a file of the project stands in the site, and links that lead there."""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = ("en", "nl", "de", "hu", "it")
GAMES: Final = ("siena", "medici-vs-strozzi")

_LINK: Final = re.compile(r'(?P<before>\]\(|src=")(?P<target>[^)"\s#]+)(?P<rest>[^)"]*[)"])')
_ITEM: Final = re.compile(r"( *)(?:[-*]|\d+\.) ")
_FENCE: Final = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)
_KINDS: Final = {".py": "python", ".ts": "typescript", ".toml": "toml", ".json": "json"}


def rules_file(game: str, language: str) -> str:
    """The rulebook of a game in the project."""
    suffix = "" if language == "en" else f".{language}"
    return f"src/fiorino/games/{game.replace('-', '_')}/RULES{suffix}.md"


def rules_page(game: str, language: str) -> str:
    """The rulebook of a game in the site."""
    return f"rules/{game}{'' if language == 'en' else f'-{language}'}.md"


ELSEWHERE: Final[Mapping[str, str]] = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    **{f"examples/{game}.ipynb": f"notebooks/{game}.md" for game in GAMES},
    **{
        rules_file(game, language): rules_page(game, language)
        for game in GAMES
        for language in LANGUAGES
    },
}
"""Files outside docs/ that are pages of the site."""


def page_of(path: str) -> str:
    """The place in the site of a file or folder of the project."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else f"source/{path}.md"


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """A page with everything changed but its blocks of code."""
    parts = _FENCE.split(text)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))


def targets(text: str, path: str) -> list[str]:
    """The files of the project that a page at a path links to."""
    found: list[str] = []

    def note(match: re.Match[str]) -> str:
        found.append(_in_project(path, match["target"]))
        return match[0]

    outside_code(text, lambda part: _LINK.sub(note, part))
    return [target for target in found if (ROOT / target).exists()]


def linked(text: str, path: str) -> str:
    """A page at a path of the project, with the links that it has in the site."""
    here = PurePosixPath(page_of(path)).parent

    def lead(match: re.Match[str]) -> str:
        target = _in_project(path, match["target"])
        if not (ROOT / target).exists():
            return match[0]
        place = os.path.relpath(page_of(target), here)
        return f"{match['before']}{place}{match['rest']}"

    return outside_code(text, lambda part: _LINK.sub(lead, part))


def settled(text: str) -> str:
    """A page as the generator reads lists: a line free before, four spaces before an inner item."""
    return outside_code(text, _settle)


def _settle(text: str) -> str:
    lines: list[str] = []
    is_in_list = False
    for line in text.split("\n"):
        item = _ITEM.match(line)
        if item is not None:
            if lines and lines[-1].strip() and not is_in_list:
                lines.append("")
            is_in_list = True
            lines.append("    " * (len(item[1]) // 2) + line.lstrip())
            continue
        is_in_list = is_in_list and line.startswith("  ")
        lines.append(line)
    return "\n".join(lines)


def source_page(path: str) -> str:
    """A file of the project as a page with its text, or a folder as one with its files."""
    place = ROOT / path
    if place.is_dir():
        files = sorted(
            str(file.relative_to(ROOT))
            for file in place.rglob("*")
            if file.suffix in {*_KINDS, ".svelte", ".md"} and "__pycache__" not in file.parts
        )
        lines = [f"- `{file}`" for file in files]
        return f"# `{path}`\n\n" + "\n".join(lines) + "\n"
    text = place.read_text("utf-8")
    return f"# `{path}`\n\n````{_KINDS.get(place.suffix, 'text')}\n{text}````\n"


def _in_project(path: str, target: str) -> str:
    """The path in the project that a link of a page means."""
    return os.path.normpath(PurePosixPath(path).parent / target)
