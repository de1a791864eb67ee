"""Events: facts that happened, and who may see them. Not compiled: dataclasses declare them."""

import dataclasses
from collections.abc import Callable
from typing import (
    Annotated,
    ClassVar,
    Protocol,
    TypeVar,
    TypeVarTuple,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from fiorino.core.plain import SPECTATOR, Maybe, Plain, Seat

Told = TypeVar("Told", bound="Event")
Facts = TypeVarTuple("Facts")


def _kind_of(hint: object) -> object:
    """The kind of a field that is declared by this type."""
    if get_origin(hint) is tuple:
        return get_args(hint)[:1]
    # A unit that may be empty has two remarks: those of nested annotations stand side by side.
    remark = get_args(hint)[-1] if get_origin(hint) is Annotated else None
    return remark if isinstance(remark, Maybe) else hint


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def event(rule: str) -> Callable[[type[Told]], type[Told]]:
    """Declare an event by its fields: the class becomes a frozen dataclass.

    It happens by this rule unless the one who tells it names another.
    """

    def declare(cls: type[Told]) -> type[Told]:
        made = dataclasses.dataclass(frozen=True, eq=False, repr=False)(cls)
        made.rule = rule
        made.fields = {
            name: _kind_of(hint)
            for name, hint in get_type_hints(made, include_extras=True).items()
            if get_origin(hint) is not ClassVar and name != "rule"
        }
        return made

    return declare


@event("")
class Event(Plain):
    """A fact that happened, told while actions are applied."""

    rule: str = dataclasses.field(default="", kw_only=True)
    """The rule by which it happened; it is no part of what happened."""
    reveals: ClassVar[bool] = False
    """Whether a player learns by it what was hidden, so that it cannot be undone."""

    def __post_init__(self) -> None:
        if not self.rule:
            object.__setattr__(self, "rule", type(self).rule)

    def seen_by(self, viewer: Seat) -> "Event | None":
        """The event as this viewer may see it; None is an empty shell."""
        return self

    def is_open(self) -> bool:
        """Whether everybody may see all of it, and nobody learns by it what was hidden."""
        return not self.reveals and self.seen_by(SPECTATOR) is self

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.values(), self.rule)

    def payments(self) -> "tuple[tuple[Seat, int], ...]":
        """What each purse gained (or, negative, lost) by this event."""
        return ()


def _again(kind: Callable[..., Event], values: tuple[object, ...], rule: str) -> Event:
    """An event that was pickled."""
    return kind(*values, rule=rule)


class Kind(Protocol[*Facts]):
    """A kind of event: given these facts, it makes one."""

    def __call__(self, *facts: *Facts, rule: str = "") -> Event: ...
