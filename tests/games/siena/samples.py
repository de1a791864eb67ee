"""Matches and tables of Siena to look at: set-ups by number, walks by text, finished tables."""

import copy
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from fiorino.core.box import BoxData
from fiorino.core.game import Setup
from fiorino.core.laws import Chooser as ActionChooser
from fiorino.core.options import choices
from fiorino.core.protocol import CHANCE, NOBODY, Action, Table
from fiorino.core.random import at_random
from fiorino.games.siena import SIENA, Siena
from fiorino.games.siena.options import EDITIONS, SienaOptions
from fiorino.games.siena.table import SienaTable

from .lockstep import Chooser, eager
from .tables import Written, at

GAMES: Final = ("standard", "introductory", "advanced")
PLAYERS: Final = (2, 3, 4, 5)


def options_of(number: int, rng: Random) -> dict[str, str]:
    """The four editions in turn, then a mix of single options; the three games with each."""
    presets = list(EDITIONS)
    game = GAMES[number // (len(presets) + 1) % len(GAMES)]
    which = number % (len(presets) + 1)
    if which < len(presets):
        return {"edition": presets[which], "game": game}
    mixed = {option.name: rng.choice(option.values) for option in choices(SienaOptions)}
    return {**mixed, "game": game}


def sociable(answers: Sequence[str], rng: Random) -> str:
    """Eager, but sends Courtesans, keeps Girlfriends for them, and walks to them."""
    kept = [
        answer
        for answer in answers
        if not (answer.startswith(("discard", "green girlf", "with girlf")))
    ]
    courtesans = [answer for answer in kept if answer == "play courtesan"]
    if courtesans and rng.random() < 0.7:
        return courtesans[0]
    return eager(kept or answers, rng)


def by_text(setup: Setup, choose: Chooser) -> ActionChooser:
    """A chooser of texts as a chooser of actions."""
    notation = SIENA.notation(setup)

    def chosen(table: Table, rng: Random) -> Action:
        if table.seat() == CHANCE:
            return at_random(table, rng)
        texts = sorted(notation.write(action) for action in table.options())
        return notation.parse(choose(texts, rng))

    return chosen


def laid(setup: Setup, money: int) -> SienaTable:
    """A table at its first decision, with another start money."""
    table = SIENA.lay(setup)
    assert isinstance(table, SienaTable)
    table.money = [money] * table.players
    table.settle()
    return table


def walk(
    setup: Setup, seed: int, choose: Chooser, money: int, most_rounds: int
) -> Iterator[SienaTable]:
    """The table at every decision of a random match; the same table goes on."""
    rng = Random(seed)
    table = laid(setup, money)
    chooser = by_text(setup, choose)
    while table.seat() != NOBODY and table.round <= most_rounds:
        yield table
        table.apply(chooser(table, rng))


def finished(seats: Written, ending: str = "last round", **parts: object) -> Written:
    """A position of a match that is over."""
    return {"round": 20, "seats": seats, "agenda": [], "ending": ending, **parts}


def scores(written: Written, players: int, **options: str) -> tuple[int, ...]:
    """The final scores of a finished position."""
    result = at(written, players, None, **options).match.result
    assert result is not None
    return result.scores


def winners(written: Written, players: int, **options: str) -> list[str]:
    """The names of the winners of a finished position."""
    playing = at(written, players, None, **options)
    assert playing.match.result is not None
    return [playing.setup.seat_names[seat] for seat in playing.match.result.winners]


def masons(answers: Sequence[str], rng: Random) -> str:
    """Rises, stands still, and builds whenever the way leads past the Tower."""
    for wanted in ("build", "rise", "stop", "done", "pass", "decline", "step", "give"):
        if wanted in answers:
            return wanted
    return eager(answers, rng)


class RichSiena(Siena):
    """The game with another start money, so that Bankers come early."""

    def __init__(self, money: int) -> None:
        super().__init__()
        self.money = money

    def lay(self, setup: Setup) -> Table:
        table = super().lay(setup)
        assert isinstance(table, SienaTable)
        table.money = [self.money] * table.players
        return table


def box_with(*path: str, value: object) -> BoxData:
    """Our box with one value changed."""
    values: Any = copy.deepcopy(SIENA.default_box().values)
    node = values
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return BoxData(values, {})
