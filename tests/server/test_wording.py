"""Every sentence with which the server or the rules refuse is found in the catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fiorino.server.play.wording import Wording, wording_of

ROOT = Path(__file__).parents[2] / "src" / "fiorino"
RAISED = {
    "BadName",
    "BadOption",
    "BadPassword",
    "Closed",
    "FiorinoError",
    "IllegalAction",
    "NameTaken",
    "Refused",
    "Stale",
    "UnknownName",
}
FOR_PROGRAMS = re.compile(
    r"/api/|/openapi|Origin|header|id was another|must be a whole number|not understood"
    r"|its address|Steps have numbers|Send it there|which page it comes|Ask again with one"
    r"|no rules in|no question|Watch the match before|A seed has|could not start"
    r"|wants that answer|time has run out|time left|A seat is for|follows no answer"
    r"|There is no match|There is no person|no move|subscription|Subscribe"
)
"""What only programs meet, or nobody: a page never does what leads to it."""


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence in the sources of server and rules, with “…” for what varies."""
    for folder in ("server", "games", "core"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.stem.startswith(("agent", "settings", "job")) or "storage" in path.parts:
                continue
            if folder == "core" and path.stem not in ("flow", "match"):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                for text in said(node):
                    if not FOR_PROGRAMS.search(text):
                        yield path.name, text


def said(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
        yield from filter(None, map(template, node.args))
    if isinstance(node, ast.FunctionDef) and "objection" in node.name:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Tuple):
                yield from filter(None, [template(inner.value.elts[1])])


def template(node: ast.AST) -> str | None:
    """A literal, with a word where something is filled in; None for what is no literal sentence."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "7" for part in node.values]
        return "".join(map(str, parts))
    return None


ALL = sorted(set(sentences()))


@pytest.mark.parametrize(("where", "sentence"), ALL, ids=[text[:60] for _, text in ALL])
def test_a_sentence_of_the_program_has_its_words_in_the_catalogue(
    where: str, sentence: str
) -> None:
    assert wording_of(sentence) is not None, f"{where} says what no catalogue has"


def test_there_are_many_sentences() -> None:
    assert len(ALL) > 100


def test_what_varies_is_found() -> None:
    assert wording_of("a bid must be at least 7") == Wording(
        "refusal-a-bid-must-be", {"least": "7"}
    )
    assert wording_of("inn costs you 3, and you have 2") == Wording(
        "refusal-costs-you-and-you", {"card": "inn", "coins": "3", "money": "2"}
    )
    assert wording_of("the match is over") == Wording("refusal-the-match-is-over", {})


def test_what_is_no_sentence_of_ours_has_no_words() -> None:
    assert wording_of("Something else.") is None
    assert wording_of("") is None
    assert wording_of("x" * 10_000) is None
