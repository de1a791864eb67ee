"""The plan of a tournament: who plays whom, how often, and the outcome of a match."""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Final

from fiorino.bots import BOT_FILE, BotFile, find_bot, read_bot_file
from fiorino.bots.spec import known_spec
from fiorino.core.box import read_box
from fiorino.core.errors import BadOption, FiorinoError
from fiorino.core.game import Setup
from fiorino.core.record import find_game
from fiorino.games import GAMES

USUAL_LIMIT: Final = 10.0
"""Seconds that an answer may take, where nothing else is said."""
FURTHEST: Final = 1000.0
"""No bounds in Elo lie further from nothing."""


@dataclass(frozen=True)
class Bounds:
    """The two strengths in Elo that a sequential test tells apart, fixed before the first match."""

    low: float
    high: float


@dataclass(frozen=True)
class Plan:
    """Who plays what, plain enough to send to another machine."""

    game: str
    bots: tuple[str, ...]
    seed: str
    matches: int
    """Of each line-up; the most of each where a test may end it sooner."""
    options: tuple[tuple[str, str], ...] = ()
    box: str | None = None
    players: int = 0
    """How many sit at a table; 0: as many as there are bots."""
    gauntlet: bool = False
    """Whether the first bot alone meets the others, instead of everybody everybody."""
    bounds: Bounds | None = None
    limit: float = USUAL_LIMIT

    @property
    def seats(self) -> int:
        return self.players or len(self.bots)

    @property
    def deals(self) -> int:
        """The number of whole blocks per line-up that covers the requested matches."""
        return -(-self.matches // self.seats)

    @cached_property
    def line_ups(self) -> tuple[tuple[int, ...], ...]:
        """Who sits together, by the places of the bots in the plan.

        In a gauntlet the first bot sits among as many of another as the table takes; else every
        choice of bots sits together once.
        """
        places = range(len(self.bots))
        if self.gauntlet:
            return tuple((0, *[other] * (self.seats - 1)) for other in places[1:])
        return tuple(combinations(places, self.seats))

    def setup(self) -> Setup:
        game = find_game(self.game, GAMES)
        box = None if self.box is None else read_box(self.box)
        return game.setup(self.seats, dict(self.options), box)

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if self.matches < 1:
            raise FiorinoError(f"A tournament needs at least one match, not {self.matches}.")
        if self.limit <= 0:
            raise BadOption(f"A bot needs more than {self.limit:g} seconds for an answer.")
        if self.bounds is not None:
            _check_bounds(self.bounds)
        game = self.setup().game
        if self.gauntlet and len(self.bots) < 2:
            raise BadOption("A gauntlet needs at least two bots: the first meets the others.")
        if not self.line_ups:
            raise BadOption(
                f"{len(self.bots)} bots cannot fill a table for {self.seats};"
                " name a bot several times, or choose fewer players."
            )
        for bot in self.bots:
            if read_bot_file(bot) is None:
                find_bot(bot)
            spec = known_spec(bot)
            if spec is not None:
                spec.check(game)


def _check_bounds(bounds: Bounds) -> None:
    if not -FURTHEST <= bounds.low < bounds.high <= FURTHEST:
        raise BadOption(
            f"A test needs two bounds in Elo, the lower first, not {bounds.low:g},{bounds.high:g}."
        )


@dataclass(frozen=True)
class Job:
    """One block to play, with everything another machine needs for it."""

    plan: Plan
    files: tuple[BotFile | None, ...]
    """By bot its file with its text, where it comes from one."""
    line_up: int
    deal: int
    wants_records: bool = False


def files_of(plan: Plan) -> tuple[BotFile | None, ...]:
    """The current bot files of a plan, by bot."""
    return tuple(read_bot_file(bot) for bot in plan.bots)


def identity(plan: Plan, version: str) -> dict[str, object]:
    """The identity of a tournament: everything its results depend on, except its length."""
    told = asdict(plan)
    del told["matches"]
    digests = [
        "" if file is None else hashlib.sha256(file.text.encode()).hexdigest()
        for file in files_of(plan)
    ]
    return told | {"rules": plan.setup().rules, "files": digests, "fiorino": version}


@dataclass(frozen=True)
class Faults:
    """What went wrong with a bot in a match; each time the rules of thumb answered instead."""

    errors: int = 0
    illegal: int = 0
    late: int = 0
    forfeits: int = 0
    """1 if it failed so often that it was out of the match."""
    said: str = ""
    """What the first of them said."""

    @property
    def count(self) -> int:
        return self.errors + self.illegal + self.late


@dataclass(frozen=True)
class Times:
    """How long a bot's answers took, in seconds; its size does not grow with their number."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    late: int = 0
    """Answers that took longer than the limit."""
    buckets: dict[int, int] = field(default_factory=dict)
    """How many answers took about so long; see `fiorino.arena.times`."""


@dataclass(frozen=True)
class Played:
    """One finished match: by place in the line-up (not by seat) its score and share of the win."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    options: int = 0
    """How many answers were offered in all decisions together."""
    facts: tuple[tuple[str, float | str], ...] = ()
    """What the game tells about the match."""
    faults: tuple[Faults, ...] = ()
    times: tuple[Times, ...] = field(default=(), compare=False)
    """Not reproducible from the seed."""
    record: str = field(default="", compare=False)
    """The whole match, where it is wanted."""


@dataclass(frozen=True)
class Block:
    """One deal, played by a line-up in every rotation of the seats."""

    line_up: int
    deal: int
    matches: tuple[Played, ...]


def labels(bots: Sequence[str]) -> list[str]:
    """Distinct short names, even if a bot plays against itself."""
    names = [bot.rpartition(":")[2] if BOT_FILE in bot else bot for bot in bots]
    return [
        f"{name} ({names[: place + 1].count(name)})" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def seated(count: int, turn: int) -> list[int]:
    """The place in the line-up by seat, after this many rotations."""
    return [(seat + turn) % count for seat in range(count)]


def names_of(plan: Plan, line_up: int) -> list[str]:
    """The names of a line-up, by place."""
    names = labels(plan.bots)
    return [names[bot] for bot in plan.line_ups[line_up]]
