"""How bots are specified: which one, in what style, and with what limit per answer."""

from dataclasses import dataclass
from typing import Final

from fiorino.core.errors import UnknownName
from fiorino.core.game import Game
from fiorino.core.strength import Level, Limit
from fiorino.core.styles import Style
from fiorino.core.wording import did_you_mean, listed

HOUSE_BOTS: Final = ("random", "greedy", *Level)
"""The built-in bots; the levels have styles and limits."""
MOST_NODES: Final = 10_000
MOST_SECONDS: Final = 1.0
NODES: Final = "nodes"
TIME: Final = "time"
BETWEEN: Final = ":"


@dataclass(frozen=True)
class BotSpec:
    """A built-in bot as requested: `master`, `hard:bold`, `master:nodes=100`."""

    bot: str
    style: Style | None = None
    nodes: int | None = None
    seconds: float | None = None

    @property
    def level(self) -> Level | None:
        """Its level, if it has one."""
        return Level(self.bot) if self.bot in tuple(Level) else None

    @property
    def limit(self) -> Limit | None:
        """Its search limit; None means the default of its level."""
        is_limited = self.nodes is not None or self.seconds is not None
        return Limit(self.nodes, self.seconds) if is_limited else None

    @property
    def limits(self) -> list[str]:
        """Its limits as written."""
        nodes = [] if self.nodes is None else [f"{NODES}={self.nodes}"]
        return nodes if self.seconds is None else [*nodes, f"{TIME}={self.seconds:g}"]

    @property
    def parts(self) -> list[str]:
        """Its words, in order."""
        return [self.bot, *([] if self.style is None else [self.style.value]), *self.limits]

    def write(self) -> str:
        return BETWEEN.join(self.parts)

    def fits(self, game: Game) -> bool:
        """Whether its style means anything in a game."""
        return self.style is None or self.style in offered_styles(game)

    def check(self, game: Game) -> None:
        """Refuse a style that means nothing in a game."""
        if not self.fits(game):
            raise UnknownName(
                f"The style {self.style} means nothing in {game.title}; there is"
                f" {listed(offered_styles(game), 'and') or 'none'}."
            )


def read_spec(text: str) -> BotSpec:
    """Parse a bot; an unknown word is refused with a list of the known ones."""
    bot, *words = text.split(BETWEEN)
    if bot not in HOUSE_BOTS:
        raise UnknownName(
            f"There is no bot “{bot[:60]}”; there is {listed(HOUSE_BOTS, 'and')}, or your own as"
            " file.py:Class." + did_you_mean(bot, HOUSE_BOTS)
        )
    if words and bot not in tuple(Level):
        raise UnknownName(f"Only {listed(tuple(Level), 'and')} have styles and limits, not {bot}.")
    style: Style | None = None
    nodes: int | None = None
    seconds: float | None = None
    for word in words:
        name, _, value = word.partition("=")
        if name == NODES:
            nodes = int(_number(name, value, 1, MOST_NODES))
        elif name == TIME:
            seconds = _number(name, value, 0.001, MOST_SECONDS)
        else:
            style = _style(word)
    return BotSpec(bot, style, nodes, seconds)


def known_spec(text: str | None) -> BotSpec | None:
    """The same for untrusted text; None if it names no built-in bot."""
    try:
        return None if text is None else read_spec(text)
    except UnknownName:
        return None


def offered_styles(game: Game) -> tuple[Style, ...]:
    """The styles that mean something in a game."""
    styles = game.styles()
    return () if styles is None else styles.offered


def _style(word: str) -> Style:
    if word not in tuple(Style):
        raise UnknownName(
            f"There is no style “{word[:40]}”; there is {listed(tuple(Style), 'and')}; a limit is"
            f" {NODES}=N or {TIME}=SECONDS." + did_you_mean(word, tuple(Style))
        )
    return Style(word)


def _number(name: str, value: str, least: float, most: float) -> float:
    try:
        number = float(value) if name == TIME else int(value)
    except ValueError:
        number = -1
    if not least <= number <= most:
        raise UnknownName(f"A bot's {name} is from {least:g} to {most:g}, not “{value[:20]}”.")
    return number
