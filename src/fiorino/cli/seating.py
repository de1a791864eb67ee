"""Who sits where: people at this keyboard, and bots.

No data file ever chooses code to run. A third-party bot is loaded only from a file that the command
line names; a player named in a record is a built-in bot or a person.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fiorino.bots import BOT_FILE, BotMaker, find_bot, house_bot
from fiorino.bots.names import NamedBot, named_bots, read_named_bot
from fiorino.bots.spec import BETWEEN, HOUSE_BOTS, BotSpec, known_spec, read_spec
from fiorino.cli.language import did_you_mean, words
from fiorino.core.errors import BadOption, UnknownName
from fiorino.core.game import Game
from fiorino.core.strength import Level

USUAL_SEATS: Final = 3
"""The default number of players, if the game allows it."""
LONGEST_NAME: Final = 40
YOU: Final = "you"
USUAL_BOT: Final = BotSpec(Level.NORMAL)


@dataclass(frozen=True)
class Player:
    """A person at this keyboard, or a bot."""

    name: str
    """The name for records and screens; for a built-in bot with level and style."""
    bot: BotMaker | None = None
    spec: BotSpec | None = None
    """The built-in bot that this is; None for people, and for bots from a file."""

    @property
    def is_from_file(self) -> bool:
        """Whether this is a bot that must be named again to continue the match."""
        return self.bot is not None and self.spec is None


def usual_players(game: Game, table: str, count: int | None = None) -> list[Player]:
    """You and as many bots as the table needs."""
    seats = count or min(USUAL_SEATS, max(game.players))
    return _called([Player(YOU), *[_seated(USUAL_BOT)] * (seats - 1)], table)


def named_players(seats: str, game: Game, counts: Sequence[int], table: str) -> list[Player]:
    """The players that the command line names, separated by commas; `table` is its seed."""
    names = [name.strip() for name in seats.split(",")]
    if len(names) not in counts:
        said = words()
        raise BadOption(
            said.text(
                "terminal-error-seats",
                game=game.title,
                seats=said.listed([str(number) for number in counts], "or"),
                named=len(names),
                names=said.listed([name[:LONGEST_NAME] or "–" for name in names]),
            )
        )
    return _called([_named(name, game) for name in names], table)


def _called(players: Sequence[Player], table: str) -> list[Player]:
    """The players, with a name for every built-in bot."""
    specs = [player.spec for player in players if player.spec is not None]
    names = iter(named_bots(table, specs, [player.name for player in players]))
    return [player if player.spec is None else _at_table(next(names)) for player in players]


def _seated(spec: BotSpec) -> Player:
    return Player(spec.write(), house_bot(spec), spec)


def _at_table(bot: NamedBot) -> Player:
    return Player(bot.write(), house_bot(bot.spec), bot.spec)


def _named(name: str, game: Game) -> Player:
    """A person where the name is “you” or begins with a capital letter, or else a bot."""
    if name == YOU:
        return Player(name)
    if BOT_FILE in name:
        return Player(name, find_bot(name))
    if not name[:1].isupper():
        return _house_bot(name, game)
    if len(name) > LONGEST_NAME:
        raise BadOption(
            words().text(
                "terminal-error-name-long",
                name=f"{name[:20]}…",
                letters=len(name),
                most=LONGEST_NAME,
            )
        )
    return Player(name)


def _house_bot(name: str, game: Game) -> Player:
    said = words()
    if name.partition(BETWEEN)[0] not in HOUSE_BOTS:
        raise UnknownName(
            said.text("terminal-error-bot", bot=name[:60], bots=said.listed(list(HOUSE_BOTS)))
            + did_you_mean(said, name, HOUSE_BOTS)
        )
    spec = read_spec(name)
    spec.check(game)
    return _seated(spec)


def recorded_players(names: Sequence[str]) -> list[Player]:
    """The players of a record: built-in bots by their names or kinds, and people."""
    return [_recorded(name) for name in names]


def _recorded(name: str) -> Player:
    bot = read_named_bot(name)
    if bot is not None:
        return _at_table(bot)
    spec = known_spec(name)
    return Player(name) if spec is None else _seated(spec)
