"""The catalogue as its files have it: every message and attribute, taken apart."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER: Final = Path(__file__).parents[2] / "src" / "fiorino" / "locale"
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The names of plural forms that languages have."""


@dataclass
class Contents(Visitor):
    """What one pattern is made of."""

    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    """Variables that stand in the text itself, not only before an arrow."""
    calls: set[tuple[str, str]] = field(default_factory=set)
    """Functions, each with the variable that it is given."""
    forms: set[tuple[str, str, str]] = field(default_factory=set)
    """Functions with their variable and the form they are asked for."""
    selections: list[tuple[str, list[str]]] = field(default_factory=list)
    """Variables that choose between texts, each with the names of the texts."""
    words: list[str] = field(default_factory=list)
    references: set[str] = field(default_factory=set)
    selecting: bool = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        if not self.selecting:
            self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                name = given.id.name
                self.calls.add((node.id.name, name))
                for option in node.arguments.named:
                    if option.name.name == "form" and isinstance(option.value, ast.StringLiteral):
                        self.forms.add((node.id.name, name, option.value.value))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = [
                key.key.name if isinstance(key.key, ast.Identifier) else key.key.value
                for key in node.variants
            ]
            self.selections.append((node.selector.id.name, names))
        self.selecting = True
        self.visit(node.selector)
        self.selecting = False
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """Everything in the files of a language, each with the name of its file."""
    found: list[tuple[str, ast.EntryType]] = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text("utf-8"))
        found += [(file.name, entry) for entry in resource.body]
    return found


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """The messages of a language, each with the name of its file."""
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            yield file, entry


@cache
def texts(language: str) -> dict[str, Contents]:
    """Every text of a language: messages by their key, attributes as “key.attribute”."""
    found: dict[str, Contents] = {}
    for _, message in messages(language):
        patterns = [(message.id.name, message.value)]
        patterns += [(f"{message.id.name}.{one.id.name}", one.value) for one in message.attributes]
        for key, pattern in patterns:
            if pattern is not None:
                found[key] = Contents()
                found[key].visit(pattern)
    return found


def assert_none(found: Iterable[str]) -> None:
    """Nothing is wrong; what is, is listed in full."""
    wrong = sorted(found)
    assert not wrong, "\n" + "\n".join(wrong)


def forms(language: str, function: str = "THING") -> set[str]:
    """The forms of words, or of names, that the sentences of a language ask for."""
    asked = [form for text in texts(language).values() for form in text.forms]
    return {form for asking, _, form in asked if asking == function}
