"""What our own engine plays in the benchmarks."""

import importlib
from itertools import cycle
from random import Random
from types import ModuleType

from bench.slices import Missing, Runner, repeat
from fiorino.bench.engine import listing_play, sampling_play
from fiorino.bots.greedy import best_answer
from fiorino.core.game import Setup
from fiorino.core.play import play_random
from fiorino.core.protocol import CHANCE, NOBODY, Table
from fiorino.core.random import at_random
from fiorino.core.record import find_game
from fiorino.games import GAMES

CLONES = 1000
QUARTERS = 4
LONG_MATCHES = 4
"""How many long matches are cut into quarters."""
BATCH = 256
"""How many matches a batch plays side by side."""


def make_setup(game: str, players: int) -> Setup:
    """A game by its name."""
    return find_game(game, GAMES).setup(players)


def driven(game: str, players: int) -> Runner:
    """Random matches in a Python loop that lists all options, draws included, and takes one."""
    return repeat(listing_play(make_setup(game, players)))


def sampled(game: str, players: int) -> Runner:
    """Random matches in a Python loop that samples one answer and lists nothing."""
    return repeat(sampling_play(make_setup(game, players)))


def greedy(game: str, players: int) -> Runner:
    """Matches by the rules of thumb: longer and fuller than random ones, with open cards."""
    setup = make_setup(game, players)
    heuristics = setup.game.heuristics()
    rng = Random(1)

    def play() -> tuple[int, int]:
        table = setup.table()
        choices = actions = 0
        while (seat := table.seat()) != NOBODY:
            actions += 1
            choices += seat != CHANCE
            by_chance = seat == CHANCE
            table.apply(at_random(table, rng) if by_chance else best_answer(heuristics, table))
        return choices, actions

    return repeat(play)


def compiled_loop(game: str, players: int) -> Runner:
    """Random matches in the engine's own loop."""
    setup = make_setup(game, players)
    rng = Random(1)

    def play() -> tuple[int, int]:
        tally = play_random(setup.table(), rng)
        return tally.choices, tally.actions

    return repeat(play)


def advance(table: Table, rng: Random, actions: int) -> int:
    """Play this many random actions, or fewer if the match ends; returns how many."""
    for played in range(actions):
        if table.seat() == NOBODY:
            return played
        table.apply(at_random(table, rng))
    return actions


def middle(setup: Setup) -> Table:
    """A table after half of the actions of a random match, where a seat is asked."""
    length = play_random(setup.table(), Random(1)).actions
    table = setup.table()
    rng = Random(1)
    advance(table, rng, length // 2)
    while table.seat() == CHANCE:
        advance(table, rng, 1)
    return table


def clones(game: str, players: int) -> Runner:
    """Copies of a table in mid-match."""
    table = middle(make_setup(game, players))

    def copy() -> tuple[int]:
        for _ in range(CLONES):
            table.clone()
        return (CLONES,)

    return repeat(copy, ("clones",))


def search(game: str, players: int) -> Runner:
    """Plain Monte-Carlo search: a copy in mid-match, and a random rollout to the end."""
    table = middle(make_setup(game, players))
    rng = Random(1)

    def simulate() -> tuple[int, int]:
        return 1, play_random(table.clone(), rng).actions

    return repeat(simulate, ("simulations", "actions"))


def quarter_starts(number: int) -> list[tuple[Table, int]]:
    """The starts and actions of this quarter of long matches: advanced Siena for five."""
    setup = find_game("siena", GAMES).setup(5, {"game": "advanced"})
    starts = []
    for seed in range(LONG_MATCHES):
        length = play_random(setup.table(), Random(seed)).actions // QUARTERS
        table = setup.table()
        advance(table, Random(seed), number * length)
        starts.append((table, length))
    return starts


def quarter(number: int) -> Runner:
    """One quarter of long matches, again and again."""
    starts = cycle(quarter_starts(number))
    rng = Random(1)

    def play() -> tuple[int]:
        start, length = next(starts)
        return (advance(start.clone(), rng, length),)

    return repeat(play, ("actions",))


def pettingzoo(game: str, players: int) -> Runner:
    """Random steps through the PettingZoo adapter, reading the masks as a learner does."""
    numpy = importlib.import_module("numpy")
    module = _adapter(f"fiorino.rl.{game.replace('-', '_')}_v0")
    env = module.env(players=players) if len(find_game(game, GAMES).players) > 1 else module.env()
    random = Random(1).random
    env.reset(seed=1)

    def play() -> tuple[int]:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = numpy.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
            steps += 1
        return (steps,)

    return repeat(play, ("choices",))


def batch(game: str, players: int) -> Runner:
    """Random steps of many matches side by side, reading the masks as a learner does."""
    numpy = importlib.import_module("numpy")
    env = _adapter("fiorino.rl.batch").BatchEnv(make_setup(game, players), BATCH, 1)
    rng = numpy.random.default_rng(1)
    env.reset()

    def step() -> tuple[int]:
        env.step(env.random_answers(rng))
        return (BATCH,)

    return repeat(step, ("choices",))


def _adapter(module: str) -> ModuleType:
    """A learning adapter, or what is missing for it."""
    try:
        return importlib.import_module(module)
    except ImportError as fault:
        raise Missing(f"{module} cannot be imported ({fault}): pip install '.[rl]'") from None
