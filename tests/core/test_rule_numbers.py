"""Rule numbers: RULES.md, the code and the names of the tests agree."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from fiorino.core.flow import Step
from fiorino.core.game import Game
from fiorino.core.options import choices
from fiorino.core.protocol import Action, Event, Plain
from fiorino.core.rulebook import Rulebook
from fiorino.games import GAMES

TESTS: Final = Path(__file__).parents[1]
SOURCE: Final = TESTS.parent / "src" / "fiorino"
NUMBER: Final = re.compile(r"\b([A-Z]\d{1,2}(?:\.\d{1,2})?)\b")
TEST_NAME: Final = re.compile(r"^test((?:_[a-z]\d+_\d+)+)(?:_|$)")

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def unknown(numbers: Iterable[str], book: Rulebook) -> list[str]:
    """The numbers that are neither a rule nor a section of the book."""
    sections = {section.number for section in book.sections}
    return sorted({n for n in numbers if n not in book.rules and n not in sections})


def said_in(source: str) -> set[str]:
    """The numbers of rules and sections in the texts, docstrings and comments of a source."""
    return set(NUMBER.findall(source))


def docstrings_in(sources: Iterable[str]) -> dict[str, str]:
    """What the classes of these sources say of themselves; compiled classes have forgotten it."""
    return {
        node.name: ast.get_docstring(node) or ""
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    }


def rules_of_tests(sources: Iterable[str]) -> set[str]:
    """The rules that the names of test functions name: `test_m2_4_…` names M2.4."""
    found: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and (named := TEST_NAME.match(node.name)):
                parts = re.findall(r"_([a-z])(\d+)_(\d+)", named[1])
                found |= {f"{letter.upper()}{a}.{b}" for letter, a, b in parts}
    return found


def subclasses(kind: type[Plain]) -> Iterator[type[Plain]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


@cache
def ruled(game: Game) -> tuple[type[Action] | type[Event] | type[Step[object]], ...]:
    """Every action, event and step that a game defines."""
    package = importlib.import_module(game.package)
    for module in pkgutil.walk_packages(package.__path__, game.package + "."):
        importlib.import_module(module.name)
    return tuple(
        child
        for kind in (Action, Event, Step)
        for child in subclasses(kind)
        if issubclass(child, Action | Event | Step)
        and f"{child.__module__}.".startswith(game.package + ".")
        and not (child.rule == "" and (issubclass(child, Action) or child.__subclasses__()))
    )


def sources_of(game: Game) -> dict[Path, str]:
    folder = SOURCE / "games" / game.package.rsplit(".", 1)[1]
    return {path: path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))}


def sources_of_tests(game: Game) -> list[str]:
    folder = TESTS / "games" / game.package.rsplit(".", 1)[1]
    return [path.read_text("utf-8") for path in sorted(folder.rglob("test_*.py"))]


@every_game
def test_a_game_has_actions_events_and_steps_to_check(game: Game) -> None:
    found = ruled(game)
    assert all(any(issubclass(c, kind) for c in found) for kind in (Action, Event, Step))


@every_game
def test_every_rule_of_a_game_begins_with_its_letter(game: Game) -> None:
    assert {number[0] for number in game.rulebook().rules} == {game.rule_prefix}


@every_game
def test_every_action_event_and_step_names_a_rule_of_the_rulebook(game: Game) -> None:
    rules = game.rulebook().rules
    assert [child.__name__ for child in ruled(game) if child.rule not in rules] == []


@every_game
def test_the_docstring_of_every_action_event_and_step_names_its_rule(game: Game) -> None:
    silent = []
    docstrings = docstrings_in(sources_of(game).values())
    for child in ruled(game):
        said = said_in(docstrings[child.__name__])
        if child.rule not in said and child.rule.split(".")[0] not in said:
            silent.append(child.__name__)
    assert silent == []


@every_game
def test_every_option_names_a_rule_of_the_rulebook(game: Game) -> None:
    rules = game.rulebook().rules
    assert [option.name for option in choices(game.options_type) if option.rule not in rules] == []


@every_game
def test_every_number_in_the_code_of_a_game_stands_in_its_rulebook(game: Game) -> None:
    book = game.rulebook()
    wrong = {path.name: unknown(said_in(text), book) for path, text in sources_of(game).items()}
    assert {name: numbers for name, numbers in wrong.items() if numbers} == {}


@every_game
def test_every_rule_of_a_game_that_the_rest_of_the_code_mentions_exists(game: Game) -> None:
    letter = game.rule_prefix
    texts = [path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))]
    said = {number for text in texts for number in said_in(text) if number.startswith(letter)}
    assert len(said) > 10
    assert unknown(said, game.rulebook()) == []


@every_game
def test_every_rule_is_named_by_a_test(game: Game) -> None:
    named = rules_of_tests(sources_of_tests(game))
    assert [number for number in game.rulebook().rules if number not in named] == []


@every_game
def test_every_test_that_names_a_rule_names_one_of_the_rulebook(game: Game) -> None:
    assert unknown(rules_of_tests(sources_of_tests(game)), game.rulebook()) == []


def test_the_games_have_different_letters() -> None:
    letters = [game.rule_prefix for game in GAMES]
    assert len(set(letters)) == len(letters)


# The checks can fail.

BOOK: Final = Rulebook("## T1. One\n- **T1.1** A.\n- **T1.10** B.\n")


def test_a_number_that_is_not_in_the_book_is_found() -> None:
    assert unknown({"T1", "T1.1", "T1.10", "T1.2", "T2", "M1.1"}, BOOK) == ["M1.1", "T1.2", "T2"]


def test_numbers_are_found_in_docstrings_texts_and_comments() -> None:
    source = '"""T1.1: a rule."""\nreason = "no (T1.10)"  # T2\nrule = "T3.4"\nX86 = UTF8 = 1\n'
    assert said_in(source) == {"T1.1", "T1.10", "T2", "T3.4", "X86"}


def test_rules_are_found_in_the_names_of_tests() -> None:
    source = (
        "def test_t1_1_it_rains(): ...\n"
        "def test_t1_10_t2_3_it_pours(): ...\n"
        "class TestMore:\n    def test_t4_1_it_snows(self): ...\n"
        "def test_of_t9_9_is_no_rule(): ...\n"
        "def help_t8_8(): ...\n"
    )
    assert rules_of_tests([source]) == {"T1.1", "T1.10", "T2.3", "T4.1"}
