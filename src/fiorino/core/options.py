"""The options of a game: a frozen dataclass whose fields are named choices with a default."""

import dataclasses
from collections.abc import Mapping
from typing import Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from fiorino.core.errors import BadOption
from fiorino.core.protocol import Json
from fiorino.core.wording import did_you_mean, listed

EDITION: Final = "edition"
"""The option that chooses a preset; it expands to others and is not recorded itself."""


@dataclasses.dataclass(frozen=True)
class Options:
    """The base of every game's options. Each field is a `Literal`, default first."""

    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, str]]:
        """Named sets of options, chosen by `edition`; single options are set on top of one."""
        return {}


@dataclasses.dataclass(frozen=True)
class Choice:
    """One option as people see it."""

    name: str
    values: tuple[str, ...]
    usual: str
    says: str
    rule: str


Word = TypeVar("Word", bound=str)


def choice(usual: Word, *, says: str, rule: str) -> Word:
    """Declare an option: its default, one sentence about it, and its rule."""
    field: Word = dataclasses.field(default=usual, metadata={"says": says, "rule": rule})
    return field


_choices: Final[dict[str, tuple[Choice, ...]]] = {}
"""The options of each class by its full name; reading them from type hints is slow."""


def choices(kind: type[Options]) -> tuple[Choice, ...]:
    """All options of a game, in the order of their declaration."""
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name not in _choices:
        _choices[name] = _read_choices(kind)
    return _choices[name]


def _read_choices(kind: type[Options]) -> tuple[Choice, ...]:
    hints = get_type_hints(kind)
    found = []
    for field in dataclasses.fields(kind):
        if get_origin(hints[field.name]) is not Literal:
            raise TypeError(f"option {field.name} is not a choice of words")
        found.append(
            Choice(
                field.name,
                get_args(hints[field.name]),
                str(field.default),
                field.metadata["says"],
                field.metadata["rule"],
            )
        )
    return tuple(found)


Chosen = TypeVar("Chosen", bound=Options)


def read_options(kind: type[Chosen], given: Mapping[str, object]) -> Chosen:
    """The options named by a person or a file; the others have their defaults."""
    known = {option.name: option for option in choices(kind)}
    editions = kind.presets()
    chosen: dict[str, str] = {}
    if editions and EDITION in given:
        wanted = str(given[EDITION]).strip().lower()
        if wanted not in editions:
            raise BadOption(
                f"The edition must be {listed(editions)}, not “{wanted[:40]}”."
                + did_you_mean(wanted, editions)
            )
        chosen |= editions[wanted]
        given = {name: value for name, value in given.items() if name != EDITION}
    for name, value in given.items():
        if name not in known:
            raise BadOption(
                f"There is no option “{name}”; this game knows {listed(known, 'and')}."
                + did_you_mean(name, known)
            )
        word = str(value).strip().lower().replace(" ", "_").replace("-", "_")
        if word not in known[name].values:
            raise BadOption(
                f"The option “{name}” must be {listed(known[name].values)},"
                f" not “{str(value)[:40]}”." + did_you_mean(word, known[name].values)
            )
        chosen[name] = word
    return kind(**chosen)


def write_options(options: Options) -> dict[str, Json]:
    """Every option with its value, for a record."""
    return {option.name: str(getattr(options, option.name)) for option in choices(type(options))}
