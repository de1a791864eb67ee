"""TypeScript types of what a game sends to a page: its view, its parts and its events."""

import inspect
import json
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from fiorino.core.codec import tag
from fiorino.core.game import Game
from fiorino.core.plain import Flag, Maybe, Seat, SetOf
from fiorino.core.protocol import Event

_PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}


def game_types(game: Game) -> str:
    """All types of a game: the words that every box shares, TypedDicts, and a union of events."""
    return _Writer(game).text()


class _Writer:
    """Writes the types of one game, each TypedDict once."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._units: Final = {unit: _alias(unit) for unit in game.told.words}
        """What a unit of an event is called; a unit that a box may name is a string."""
        self._words: Final = {words: _alias(unit) for unit, words in game.told.words.items()}
        self._written: Final[dict[str, str]] = {}

    def text(self) -> str:
        """The whole file."""
        told = self._game.told
        roots = [told.view, told.parts, *([told.outlook] if told.outlook else [])]
        for root in roots:
            self._type(root)
        names = [kind.__name__ for kind in told.events]
        return "\n".join(
            [
                f"// Generated from {self._game.package} by"
                " `python -m fiorino.server.schema.openapi`. Do not edit.\n",
                *[
                    f"export type {alias} = {_literals(words)};\n"
                    for words, alias in self._words.items()
                ],
                *self._written.values(),
                *[self._event(kind) for kind in told.events],
                f"/** Anything that happens in {self._game.title}. */\n"
                "export type GameEvent =\n" + "\n".join(f"  | {name}" for name in names) + ";\n",
            ]
        )

    def _event(self, kind: type[Event]) -> str:
        fields = {name: self._kind(unit) for name, unit in kind.fields.items()}
        return _interface(kind, {"event": json.dumps(tag(kind)), **fields})

    def _kind(self, kind: object) -> str:
        """The type of a field of an event, as `core.codec` writes it."""
        if isinstance(kind, tuple):
            return f"{_grouped(self._kind(kind[0]))}[]"
        if isinstance(kind, Maybe):
            return f"{self._kind(kind.unit)} | null"
        if isinstance(kind, SetOf):
            return f"{_grouped(self._kind(kind.unit))}[]"
        if kind == Flag:
            return "boolean"
        if kind in self._units:
            return self._units[kind]
        return "string" if _is_unit(kind) else self._type(kind)

    def _type(self, hint: object) -> str:
        """The type of a value in a TypedDict."""
        if hint in self._words:
            return self._words[hint]
        if hint in _PLAIN:
            return _PLAIN[hint]
        if is_typeddict(hint):
            return self._typed_dict(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            return _literals(hint)
        if origin in (Union, UnionType):
            return " | ".join(self._type(one) for one in inner)
        if origin in (list, tuple):
            return f"{_grouped(self._type(inner[0]))}[]"
        if origin is dict:
            return self._record(*inner)
        raise ValueError(f"there is no TypeScript for {hint}")

    def _record(self, key: object, value: object) -> str:
        record = f"Record<{self._type(key)}, {self._type(value)}>"
        return record if key is str else f"Partial<{record}>"

    def _typed_dict(self, kind: object) -> str:
        assert isinstance(kind, type)
        if kind.__name__ not in self._written:
            self._written[kind.__name__] = ""
            hints = get_type_hints(kind)
            self._written[kind.__name__] = _interface(
                kind, {name: self._type(hint) for name, hint in hints.items()}
            )
        return kind.__name__


def _alias(unit: object) -> str:
    """The name of a unit: “Good” for `Annotated[int, "good"]`."""
    return "Seat" if unit is Seat else str(get_args(unit)[1]).capitalize()


def _is_unit(kind: object) -> bool:
    return kind is Seat or get_origin(kind) is Annotated


def _literals(words: object) -> str:
    return " | ".join(json.dumps(word) for word in get_args(words))


def _grouped(inner: str) -> str:
    return f"({inner})" if " | " in inner else inner


def _interface(kind: type, fields: Mapping[str, str]) -> str:
    said = inspect.getdoc(kind)
    lines = [f"/** {said} */"] if said else []
    lines.append(f"export interface {kind.__name__} {{")
    lines += [f"  {name}: {written};" for name, written in fields.items()]
    return "\n".join([*lines, "}\n"])
