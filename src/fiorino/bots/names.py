"""The names of bots at a table, and of players in a record."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from fiorino.bots.spec import BETWEEN, BotSpec, known_spec

BOT_NAMES: Final = (
    "Bice", "Cecco", "Nuta", "Lapo", "Ginevra", "Duccio", "Pia", "Buffalmacco", "Tessa", "Neri",
    "Fiammetta", "Vanni",
)  # fmt: skip
"""Names from the period of the games; there are more of them than seats."""
APART: Final = " · "


@dataclass(frozen=True)
class NamedBot:
    """A bot in a seat: “Ginevra · hard · bold”."""

    name: str
    spec: BotSpec

    def write(self) -> str:
        """Its name as written in records."""
        return APART.join([self.name, *self.spec.parts])


def read_named_bot(text: str) -> NamedBot | None:
    """The bot that a record names; None for a person, or anything but a built-in bot."""
    name, _, rest = text.partition(APART)
    spec = known_spec(BETWEEN.join(rest.split(APART))) if name in BOT_NAMES else None
    return None if spec is None else NamedBot(name, spec)


def bot_name(table: str, taken: Iterable[str]) -> str:
    """A free name for a bot at a table, so that two of a kind can be told apart."""
    first = {name.partition(" ")[0] for name in taken}
    begin = sum(table.encode()) % len(BOT_NAMES)
    turned = [*BOT_NAMES[begin:], *BOT_NAMES[:begin]]
    return next(name for name in turned if name not in first)


def named_bots(table: str, specs: Sequence[BotSpec], taken: Iterable[str]) -> list[NamedBot]:
    """Names for all bots at a table, none of which is taken."""
    names = list(taken)
    named = []
    for spec in specs:
        names.append(bot_name(table, names))
        named.append(NamedBot(names[-1], spec))
    return named
