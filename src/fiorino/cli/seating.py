"""Who sits where: people at this keyboard, and bots.

Nothing in a file chooses code. A bot of one's own is loaded from a file that the command line
names; whoever a record names is one of the bots that Fiorino brings, or a person.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fiorino.bots import BOTS, BotMaker, find_bot
from fiorino.cli.language import did_you_mean, words
from fiorino.core.errors import BadOption, UnknownName
from fiorino.core.game import Game

USUAL_SEATS: Final = 3
"""How many sit down where nobody says how many, and the game takes so many."""
LONGEST_NAME: Final = 40
YOU: Final = "you"
BOT_FILE: Final = ".py:"


@dataclass(frozen=True)
class Player:
    """A person at this keyboard, or a bot."""

    name: str
    bot: BotMaker | None = None

    @property
    def is_from_file(self) -> bool:
        """Whether this is a bot that somebody must name again to go on with it."""
        return self.bot is not None and self.name not in BOTS


def usual_players(game: Game, count: int | None = None) -> list[Player]:
    """You and as many greedy bots as the table needs."""
    seats = count or min(USUAL_SEATS, max(game.players))
    return [Player(YOU)] + [Player("greedy", BOTS["greedy"])] * (seats - 1)


def named_players(seats: str, game: Game, counts: Sequence[int]) -> list[Player]:
    """The players that the command line names, separated by commas."""
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
    return [_named(name) for name in names]


def _named(name: str) -> Player:
    """A person where the name is “you” or begins with a capital letter, or else a bot."""
    if name == YOU:
        return Player(name)
    if name not in BOTS and BOT_FILE not in name:
        if not name[:1].isupper():
            said = words()
            raise UnknownName(
                said.text("terminal-error-bot", bot=name[:60], bots=said.listed(list(BOTS)))
                + did_you_mean(said, name, BOTS)
            )
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
    return Player(name, find_bot(name))


def recorded_players(names: Sequence[str]) -> list[Player]:
    """The players of a record: our own bots by their names, and people."""
    return [Player(name, BOTS.get(name)) for name in names]
