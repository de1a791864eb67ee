"""Tab completion in a match: answers, commands, and arguments of commands."""

from collections.abc import Sequence
from pathlib import Path


def begins(whole: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the words of an answer begin with the typed ones; numbers must match as a whole."""
    return len(typed) <= len(whole) and all(
        word == part or (not part.isdigit() and word.startswith(part))
        for part, word in zip(typed, whole, strict=False)
    )


def complete_answer(typed: str, answers: Sequence[str], commands: Sequence[str]) -> list[str]:
    """The answers and commands that complete what is typed."""
    parts = typed.lower().split()
    found = [answer for answer in answers if begins(answer.split(), parts)]
    if len(parts) <= 1:
        found += [command for command in commands if command.startswith("".join(parts))]
    return list(dict.fromkeys(found))


def complete_word(command: str, typed: str, known: Sequence[str]) -> list[str]:
    """A command with one of the words that may follow it."""
    return [f"{command} {word}" for word in known if word.lower().startswith(typed.lower())]


def complete_file(command: str, typed: str) -> list[str]:
    """A command with the name of an existing file or folder."""
    try:
        place = Path(typed).expanduser()
        folder, begun = (place, "") if typed.endswith("/") else (place.parent, place.name)
        found = sorted([file for file in folder.iterdir() if file.name.startswith(begun)])
    except (OSError, ValueError, RuntimeError):
        return []
    shown = [file for file in found if begun.startswith(".") or not file.name.startswith(".")]
    return [f"{command} {file}{'/' if file.is_dir() else ''}" for file in shown if _is_plain(file)]


def _is_plain(file: Path) -> bool:
    """Names that a terminal can show and a line can hold."""
    return str(file).isprintable()
