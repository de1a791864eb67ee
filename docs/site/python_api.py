"""The reference of the library, from the docstrings of what `fiorino` exports."""

from functools import cache
from pathlib import Path
from typing import Final

import griffe

from docs.site.places import ROOT

_KINDS: Final = ("Functions", "Classes", "Errors", "Values")


def page() -> str:
    """Every public name with its signature and docstring."""
    package = _module("fiorino")
    names = [name for name in package.exports or [] if isinstance(name, str)]
    chapters: dict[str, list[str]] = {kind: [] for kind in _KINDS}
    for name in sorted(names, key=str.lower):
        told = _target(package, name)
        chapters[_kind(told)] += _told(name, told)
    lines = [
        "# Python API",
        "",
        "Everything that `from fiorino import …` offers, from the docstrings of the sources. "
        "[The library](library.md) shows it at work.",
    ]
    for kind in _KINDS:
        lines += ["", f"## {kind}", *chapters[kind]]
    return "\n".join(lines) + "\n"


@cache
def _module(name: str) -> griffe.Module:
    """One module, read without running it or what it imports."""
    path = ROOT / "src" / Path(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return griffe.visit(name, file, file.read_text("utf-8"))


def _target(package: griffe.Module, name: str) -> griffe.Object:
    """What an exported name means, wherever it is defined."""
    found = package.members.get(name)
    if found is None or found.is_alias:
        found = _module("fiorino.library").members[name]
    while isinstance(found, griffe.Alias):
        module, _, defined = found.target_path.rpartition(".")
        found = _module(module).members[defined]
    return found


def _kind(told: griffe.Object) -> str:
    if told.is_function:
        return "Functions"
    if isinstance(told, griffe.Class):
        bases = [str(base) for base in told.bases]
        is_error = any("Error" in base or base == "Exception" for base in bases)
        return "Errors" if is_error else "Classes"
    return "Values"


def _told(name: str, told: griffe.Object) -> list[str]:
    """A name with what there is to say about it."""
    lines = ["", f"### `{name}`", ""]
    if isinstance(told, griffe.Function):
        lines += [*_code(f"{name}{_signature(told)}"), ""]
    elif isinstance(told, griffe.Attribute) and told.value is not None and not told.is_private:
        value = str(told.value)
        lines += [*_code(f"{name} = {value}" if len(value) < 90 else name), ""]
    elif isinstance(told, griffe.Class) and "__init__" in told.members:
        begin = told.members["__init__"]
        if isinstance(begin, griffe.Function):
            lines += [*_code(f"{name}{_signature(begin, result=False)}"), ""]
    lines.append(_docstring(told))
    if isinstance(told, griffe.Class):
        lines += _members(told)
    return lines


def _members(told: griffe.Class) -> list[str]:
    """The public members of a class that say what they are."""
    rows = []
    for name, member in told.members.items():
        if name.startswith("_") or member.is_alias or member.docstring is None:
            continue
        shown = name
        if isinstance(member, griffe.Function):
            shown = f"{name}{_signature(member)}"
        elif isinstance(member, griffe.Attribute) and member.annotation is not None:
            shown = f"{name}: {member.annotation}"
        said = " ".join(member.docstring.value.split()).replace("|", "\\|")
        rows.append(f"| `{shown}` | {said} |")
    return ["", "| member | meaning |", "|---|---|", *rows] if rows else []


def _signature(function: griffe.Function, result: bool = True) -> str:
    """The parameters of a function as they are written, and what it returns."""
    words = []
    is_named = False
    for one in function.parameters:
        if one.name == "self":
            continue
        if one.kind is griffe.ParameterKind.keyword_only and not is_named:
            is_named = True
            words.append("*")
        annotated = f": {one.annotation}" if one.annotation is not None else ""
        default = f" = {one.default}" if one.default is not None else ""
        star = {
            griffe.ParameterKind.var_positional: "*",
            griffe.ParameterKind.var_keyword: "**",
        }.get(one.kind or griffe.ParameterKind.positional_or_keyword, "")
        if star:
            default, is_named = "", True
        words.append(f"{star}{one.name}{annotated}{default}")
    returns = f" -> {function.returns}" if result and function.returns is not None else ""
    return f"({', '.join(words)}){returns}"


def _code(text: str) -> list[str]:
    return ["```python", text, "```"]


def _docstring(told: griffe.Object) -> str:
    return told.docstring.value if told.docstring else ""
