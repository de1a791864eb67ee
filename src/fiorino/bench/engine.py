"""Benchmarks of the engine beside a peer, in one run, as ratios."""

import importlib
import platform
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from random import Random
from statistics import median
from time import process_time

from rich import box as boxes
from rich.console import Console
from rich.table import Table as Grid

from fiorino import __version__
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import CHANCE, NOBODY
from fiorino.core.random import place_of
from fiorino.games import GAMES

PEER = "catanatron"
PEER_TURNS = 1000
"""The peer's own limit for a match."""
SLICES = 5
CLONES = 20_000

Slice = Callable[[], tuple[int, int]]
"""Plays one match; returns the number of real choices and the number of actions."""


@dataclass(frozen=True)
class Rate:
    """What happens in a second of CPU time on one core.

    A choice is a decision of a player with at least two answers. Actions are everything that
    is applied: choices, draws or rolls of dice, and (in the peer) forced moves.
    """

    name: str
    choices_per_second: float
    actions_per_second: float
    times_peer: float | None
    times_peer_actions: float | None


@dataclass(frozen=True)
class Report:
    """One run of the engine benchmark."""

    machine: str
    peer: str | None
    rates: list[Rate]
    clone_microseconds: dict[str, float]
    memory_matches: int
    memory_growth_kb: float


def measure(seconds: float, memory: int) -> Report:
    """Play slices in turn, so that noise hits all alike, and take the medians."""
    contenders: dict[str, Slice] = {"bare loop": bare_loop}
    peer = play_peer()
    if peer is not None:
        contenders[PEER] = peer
    setups = {
        f"{game.name}, {players} players": game.setup(players)
        for game in GAMES
        for players in dict.fromkeys((min(game.players), max(game.players)))
    }
    contenders |= {name: listing_play(setup) for name, setup in setups.items()}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in contenders}
    for _ in range(SLICES):
        for name, play in contenders.items():
            rates[name].append(_rate(play, seconds))
    found = {
        name: (median([choices for choices, _ in each]), median([actions for _, actions in each]))
        for name, each in rates.items()
    }
    against = found.get(PEER)
    return Report(
        machine=f"{platform.machine()}, Python {platform.python_version()}, fiorino {__version__}",
        peer=None if peer is None else f"{PEER} {version(PEER)}",
        rates=[
            Rate(
                name,
                *rate,
                rate[0] / against[0] if against else None,
                rate[1] / against[1] if against else None,
            )
            for name, rate in found.items()
        ],
        clone_microseconds={name: _clone_cost(setup) for name, setup in setups.items()},
        memory_matches=memory,
        memory_growth_kb=_memory_growth(GAMES[0], memory),
    )


def _rate(play: Slice, seconds: float) -> tuple[float, float]:
    choices = actions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or actions == 0:
        more_choices, more_actions = play()
        choices += more_choices
        actions += more_actions
    return choices / spent, actions / spent


def listing_play(setup: Setup) -> Slice:
    """Random matches in a Python loop that lists every answer and every draw, as peers must."""
    random = Random(1).random

    def play() -> tuple[int, int]:
        table = setup.table()
        choices = actions = 0
        while (seat := table.seat()) != NOBODY:
            actions += 1
            options = table.options()
            if seat == CHANCE:
                table.apply(options[place_of(table.weights(), random())])
            else:
                choices += 1
                table.apply(options[int(random() * len(options))])
        return choices, actions

    return play


def sampling_play(setup: Setup) -> Slice:
    """Random matches in a Python loop that samples an answer without listing the others."""
    random = Random(1).random

    def play() -> tuple[int, int]:
        table = setup.table()
        choices = actions = 0
        while (seat := table.seat()) != NOBODY:
            actions += 1
            choices += seat != CHANCE
            table.apply(table.sample(random()))
        return choices, actions

    return play


def bare_loop() -> tuple[int, int]:
    """The upper bound for Python: a choice among three, and a counter."""
    random = Random(1).random
    options = (0, 1, 2)
    total = 0
    for _ in range(1000):
        total += options[int(random() * len(options))]
    return 1000, 1000


def play_peer() -> Slice | None:
    """A random four-player match of Catanatron, if it is installed."""
    try:
        version(PEER)
    except PackageNotFoundError:
        return None
    catanatron = importlib.import_module(PEER)

    def play() -> tuple[int, int]:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        choices = actions = 0
        while game.winning_color() is None and game.state.num_turns < PEER_TURNS:
            choices += len(game.state.playable_actions) > 1
            actions += 1
            game.play_tick()
        return choices, actions

    return play


def _clone_cost(setup: Setup) -> float:
    """Microseconds per clone in the middle of a match."""
    rng = Random(1)
    table = setup.table()
    for _ in range(60):
        options = table.options()
        table.apply(options[rng.randrange(len(options))])
    began = process_time()
    for _ in range(CLONES):
        table.clone()
    return (process_time() - began) / CLONES * 1e6


def _memory_growth(game: Game, matches: int) -> float:
    """Kilobytes by which memory grows from the first half of the matches to the second."""
    play = sampling_play(game.setup())
    play()
    tracemalloc.start()
    held = []
    for half in (matches // 2, matches - matches // 2):
        for _ in range(half):
            play()
        held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return (held[1] - held[0]) / 1024


def _times(ratio: float | None) -> str:
    return "–" if ratio is None else f"{ratio:.1f}"


def print_report(report: Report, console: Console) -> None:
    """The figures as a table."""
    console.print("Random play, one core, in a second of processor time", style="bold")
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column("engine", style="bold", no_wrap=True)
    for name in ("choices", "× peer", "actions", "× peer"):
        grid.add_column(name, justify="right")
    for rate in report.rates:
        grid.add_row(
            rate.name,
            f"{rate.choices_per_second:,.0f}",
            _times(rate.times_peer),
            f"{rate.actions_per_second:,.0f}",
            _times(rate.times_peer_actions),
        )
    console.print(grid)
    console.print(
        "Choices have at least two answers; actions are all that is applied, with draws, dice and"
        " answers without a choice.",
        style="dim",
    )
    if report.peer is None:
        console.print(
            f"For the comparison with {PEER}, in a clone of Fiorino, run: pip install '.[bench]'",
            markup=False,
        )
    for name, cost in report.clone_microseconds.items():
        console.print(f"A clone of {name} costs {cost:.1f} µs.")
    console.print(
        f"Memory held after {report.memory_matches:,} matches, second half against first:"
        f" {report.memory_growth_kb:+.1f} kB."
    )
    console.print(f"{report.machine}; {report.peer or 'no peer'}", style="dim")
