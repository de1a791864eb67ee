"""A game as one value: its names, how its table is set up, and the modules it consists of."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import Reader
from fiorino.core.errors import BadOption, UnknownName
from fiorino.core.extras import Auctions, Page, Statistics
from fiorino.core.features import Features
from fiorino.core.notation import Notation
from fiorino.core.options import Options, read_options
from fiorino.core.protocol import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Event,
    Heuristics,
    Json,
    Names,
    Result,
    Seat,
    Table,
    View,
)
from fiorino.core.refusals import PLAYER_COUNT
from fiorino.core.rulebook import Rulebook
from fiorino.core.sentences import Thing
from fiorino.core.wording import listed

if TYPE_CHECKING:
    from fiorino.core.strength import Strength
    from fiorino.core.styles import Styles

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "nl", "de", "hu", "it")
"""The languages of rules and words."""


class Setup:
    """A game ready to play: number of seats, options, box and rules version."""

    def __init__(
        self, game: "Game", players: int, options: Options, box: BoxData, rules: int
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.box = box
        self.rules = rules
        """The rules version: the current one, or the one that an older match began with."""
        self._opening: Table | None = None
        self._names: Names | None = None
        self._seat_names: tuple[str, ...] | None = None

    def __repr__(self) -> str:
        return f"<Setup: {self.game.name} for {self.players}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.game, self.players, self.options, self.box, self.rules)

    def table(self) -> Table:
        """The table at its first decision."""
        if self._opening is None:
            self._opening = self.game.lay(self)
            self._opening.settle()
        return self._opening.clone()

    @property
    def seat_names(self) -> tuple[str, ...]:
        if self._seat_names is None:
            self._seat_names = self.game.seat_names(self)
        return self._seat_names

    @property
    def names(self) -> Names:
        """The names that files and messages use for seats and everything else the game numbers."""
        if self._names is None:
            self._names = {Seat: self.seat_names, **self.game.unit_names(self)}
        return self._names

    def named_result(self, result: Result | None) -> Json:
        """Scores and winners by seat name; None while the match is running."""
        if result is None:
            return None
        names = self.seat_names
        return {
            "scores": dict(zip(names, result.scores, strict=True)),
            "winners": [names[seat] for seat in result.winners],
        }

    def seat_name(self, seat: Seat) -> str:
        """The name of a seat, in files and for people."""
        if seat < 0:
            others = {CHANCE: "chance", NOBODY: "nobody", SPECTATOR: "a spectator"}
            return others.get(seat, f"seat {seat}")
        return self.seat_names[seat] if seat < self.players else f"seat {seat}"

    def seat_thing(self, seat: Seat) -> Thing:
        """A seat as a word of a sentence."""
        return Thing("seat", self.seat_name(seat))


class Told:
    """The types of what a game tells a page, from which the page's own types are generated."""

    def __init__(
        self,
        view: object,
        parts: object,
        events: tuple[type[Event], ...],
        words: Mapping[object, object],
        outlook: object = None,
    ) -> None:
        self.view: Final = view
        """A TypedDict, as `parts` and `outlook` are."""
        self.parts: Final = parts
        self.events: Final = events
        self.words: Final = words
        """For each unit whose names are the same in every box: a Literal of these names."""
        self.outlook: Final = outlook


class Game:
    """The rules of one game. A subclass per game, one instance of it in `fiorino.games.GAMES`."""

    name: ClassVar[str]
    title: ClassVar[str]
    author: ClassVar[str]
    package: ClassVar[str]
    catalogue: ClassVar[str]
    """Its catalogue in each language, `<catalogue>.ftl`; its keys start with this and a “-”."""
    rule_prefix: ClassVar[str]
    """The capital letter that its rule numbers start with."""
    rules_version: ClassVar[int]
    """The rules version of new matches."""
    older_rules: ClassVar[tuple[int, ...]] = ()
    """Older rules versions that it still plays, for their records and running matches."""
    players: ClassVar[tuple[int, ...]]
    has_secrets: ClassVar[bool] = False
    """Whether a player sees what others do not."""
    options_type: ClassVar[type[Options]]
    told: ClassVar[Told]

    def __init__(self) -> None:
        _games.setdefault(type(self), self)

    def __repr__(self) -> str:
        return f"<Game: {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _the_game, (type(self),)

    # Before a match

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, object] | Options | None = None,
        box: BoxData | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Check all choices made before a match; omitted ones have their defaults."""
        rules = self.rules_version if rules is None else rules
        if not self.plays_by(rules):
            raise BadOption(
                f"This Fiorino plays {self.title} by rules version {self.rules_version},"
                f" not by version {rules}."
            )
        seats = self.players[0] if players is None else players
        if seats not in self.players:
            counts = tuple([str(count) for count in self.players])
            raise BadOption(PLAYER_COUNT, title=self.title, counts=counts, players=seats)
        if not isinstance(options, Options):
            options = read_options(self.options_type, options or {})
        box = box or self.default_box()
        self.check_box(box)
        return Setup(self, seats, options, box, rules)

    def plays_by(self, rules: int) -> bool:
        """Whether it can still play this rules version."""
        return rules == self.rules_version or rules in self.older_rules

    def default_box(self) -> BoxData:
        return _default_box(self.package)

    def rulebook(self, language: str = ENGLISH) -> Rulebook:
        """The rules in one of the `LANGUAGES`, or in English if there is no translation."""
        return _rulebook(self.package, language)

    def check_box(self, box: BoxData) -> None:
        """Refuse a box that breaks a stated constraint."""
        raise NotImplementedError

    def box_warnings(self, box: BoxData) -> list[str]:
        """What is unusual about a box, without breaking it."""
        return []

    # At the table

    def all_seats(self) -> tuple[str, ...]:
        """The names of the seats with the most players and the default box."""
        return self.setup(max(self.players)).seat_names

    def seat_names(self, setup: Setup) -> tuple[str, ...]:
        raise NotImplementedError

    def unit_names(self, setup: Setup) -> Names:
        """The names of the units of this game, besides seats."""
        raise NotImplementedError

    def lay(self, setup: Setup) -> Table:
        """The table for this set-up before anything has happened; it is not settled yet."""
        raise NotImplementedError

    def notation(self, setup: Setup) -> Notation:
        """All actions that a match with this set-up can have, as text."""
        raise NotImplementedError

    def view(self, table: Table, viewer: Seat) -> View:
        """What this viewer may see, built from scratch."""
        raise NotImplementedError

    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        """A determinization: a table that this seat cannot distinguish from the real one."""
        raise NotImplementedError

    # In files

    def encode(self, table: Table) -> dict[str, Json]:
        """The whole table as plain JSON."""
        raise NotImplementedError

    def encode_as(self, table: Table, rules_version: int) -> dict[str, Json]:
        """The table as it was written under these rules, so that it has the same hash as then."""
        return self.encode(table)

    def decode(self, reader: Reader, setup: Setup) -> Table:
        """The table of a JSON value; one that cannot occur is refused."""
        raise NotImplementedError

    def faults(self, table: Table) -> list[str]:
        """What is impossible about this table, a sentence each; empty for every real table."""
        raise NotImplementedError

    def excesses(self, table: Table) -> list[str]:
        """The numbers of an untrusted table that no match can reach, a sentence each.

        They are far below what a table can hold, so that whatever comes to the end still fits.
        """
        return []

    # What it has besides its rules

    def page(self) -> Page:
        raise NotImplementedError

    def longest(self, table: Table) -> tuple[int, int]:
        """How many answers and draws a match from this table has at most, by any play."""
        raise NotImplementedError

    def heuristics(self) -> Heuristics:
        raise NotImplementedError

    def strength(self, setup: Setup) -> "Strength | None":
        """Strong play for this setup; None if there is nothing beyond the rules of thumb.

        This is called at every decision, so a game caches what is slow to build.
        """
        return None

    def styles(self) -> "Styles | None":
        """What styles of play mean in it; None if there is only one way to play well."""
        return None

    def features(self, setup: Setup) -> Features:
        raise NotImplementedError

    def statistics(self) -> Statistics:
        return Statistics()

    def auctions(self) -> Auctions:
        return Auctions()


_games: Final[dict[type[Game], Game]] = {}
"""The game that a pickle refers to: there is one value of each."""


def _the_game(kind: type[Game]) -> Game:
    return _games.get(kind) or kind()


@cache
def _default_box(package: str) -> BoxData:
    return read_box(files(package).joinpath("box.toml").read_text("utf-8"))


@cache
def _rulebook(package: str, language: str) -> Rulebook:
    if language not in LANGUAGES:
        raise UnknownName(
            f"There are no rules in “{language[:40]}”; the languages are {listed(LANGUAGES)}."
        )
    translated = files(package).joinpath(f"RULES.{language}.md")
    book = translated if translated.is_file() else files(package).joinpath("RULES.md")
    return Rulebook(book.read_text("utf-8"))
