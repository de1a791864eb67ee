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
    # A unit that may be empty has two annotations: nested ones are flattened side by side.
    remark = get_args(hint)[-1] if get_origin(hint) is Annotated else None
    return remark if isinstance(remark, Maybe) else hint


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def event(rule: str) -> Callable[[type[Told]], type[Told]]:
    """Declare an event by its fields: the class becomes a frozen dataclass.

    It happens by this rule unless the code that reports it names another.
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
    """A fact that happened, reported while actions are applied."""

    rule: str = dataclasses.field(default="", kw_only=True)
    """The rule by which it happened; not part of the fact itself."""
    reveals: ClassVar[bool] = False
    """Whether it reveals hidden information to a player, so that it cannot be undone."""

    def __post_init__(self) -> None:
        if not self.rule:
            object.__setattr__(self, "rule", type(self).rule)

    def seen_by(self, viewer: Seat) -> "Event | None":
        """The event as this viewer may see it; None is an empty shell."""
        return self

    def is_open(self) -> bool:
        """Whether everybody may see all of it and it reveals nothing hidden."""
        return not self.reveals and self.seen_by(SPECTATOR) is self

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.values(), self.rule)

    def payments(self) -> "tuple[tuple[Seat, int], ...]":
        """What each purse gained by this event; losses are negative."""
        return ()


def _again(kind: Callable[..., Event], values: tuple[object, ...], rule: str) -> Event:
    """Restore a pickled event."""
    return kind(*values, rule=rule)


class Kind(Protocol[*Facts]):
    """A kind of event; called with facts, it creates one."""

    def __call__(self, *facts: *Facts, rule: str = "") -> Event: ...
