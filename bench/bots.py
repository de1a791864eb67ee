"""Bots under any options and boxes: `python -m bench.bots siena --cases 2000`.

At random moments of random matches, with random options and now and then a box of one's own, a bot
must give a legal answer, and the same one where all that it cannot see is dealt anew.
"""

import argparse
import json
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any, Final

from fiorino.bots import find_bot
from fiorino.bots.levels import readiness
from fiorino.bots.spec import BotSpec, offered_styles
from fiorino.core.box import BoxData
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.core.game import Game, Setup
from fiorino.core.match import Match
from fiorino.core.options import choices
from fiorino.core.random import Chance
from fiorino.core.record import find_game
from fiorino.core.strength import Level
from fiorino.games import GAMES

BOXES: Final = 0.25
"""How often there is a custom box."""
ATTEMPTS: Final = 40
NODES: Final = (1, 2, 5)
GREEDY: Final = 0.7
"""How often an answer on the way is a sensible one."""


def setup_of(game: Game, rng: Random) -> Setup:
    """Random options, and now and then a box with a few changed numbers."""
    options = {option.name: rng.choice(option.values) for option in choices(game.options_type)}
    players = rng.choice(game.players)
    if rng.random() >= BOXES:
        return game.setup(players, options)
    for _ in range(ATTEMPTS):
        values: Any = deepcopy(game.default_box().values)
        for _ in range(rng.randint(1, 3)):
            _change(values, rng)
        try:
            return game.setup(players, options, BoxData(json.loads(json.dumps(values)), {}))
        except FiorinoError:
            continue
    return game.setup(players, options)


def _change(node: Any, rng: Random) -> None:  # noqa: ANN401 (a box is made of anything)
    """Change a number somewhere below, or the order of a list."""
    while isinstance(node, dict | list) and node:
        places = list(node) if isinstance(node, dict) else list(range(len(node)))
        place = rng.choice(places)
        if isinstance(node[place], int) and not isinstance(node[place], bool):
            node[place] += rng.choice((-2, -1, 1, 2, 5))
            return
        if isinstance(node[place], list) and rng.random() < 0.5:
            rng.shuffle(node[place])
            return
        node = node[place]


def moment_of(setup: Setup, rng: Random) -> Decision:
    """A question from a random moment of a match."""
    match = Match(setup, Chance(str(rng.random())))
    sensible = find_bot("greedy")(Random(rng.random()))
    left = int(rng.random() ** 2 * 160 * setup.players)
    while True:
        decision = match.decision()
        assert decision is not None, "a match does not begin with its end"
        if left <= 0:
            return decision
        left -= 1
        before = match.table.clone()
        is_sensible = rng.random() < GREEDY
        answer = sensible.answer(decision) if is_sensible else rng.choice(decision.options)
        match.play(decision.seat, answer)
        if match.is_over:
            return Decision(setup, before)


def case(name: str, seed: int, number: int) -> tuple[str, str]:
    """What was tried, and what was wrong with it; empty if nothing was."""
    game = find_game(name, GAMES)
    rng = Random(f"bots {seed} {number}")
    decision = moment_of(setup_of(game, rng), rng)
    style = rng.choice((None, *offered_styles(game)))
    bot = BotSpec(rng.choice(tuple(Level)), style, nodes=rng.choice(NODES)).write()
    other = Decision(decision.setup, decision.guess(Random(rng.random())))
    answers = [find_bot(bot)(Random(number)).answer(asked) for asked in (decision, other, decision)]
    tried = f"{readiness(decision.setup)}"
    told = f"case {number}, {bot}, {decision.question}"
    if answers[0] not in decision.options:
        return tried, f"{told}: an answer that is not among the options"
    if answers[0] != answers[2]:
        return tried, f"{told}: another answer with the same seed"
    if answers[0] != answers[1]:
        return tried, f"{told}: another answer where hidden things are others"
    return tried, ""


def run(name: str, seed: int, numbers: range) -> tuple[Counter[str], list[str]]:
    """The number of cases of each kind, and what was wrong."""
    tried: Counter[str] = Counter()
    faults = []
    for number in numbers:
        kind, fault = case(name, seed, number)
        tried[kind] += 1
        faults += [fault] if fault else []
    return tried, faults


def main() -> None:
    """Try, and tell what was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tried, faults = run(given.game, given.seed, range(given.cases))
    print(", ".join(f"{count} {kind}" for kind, count in sorted(tried.items())))
    print("\n".join(faults) or "Nothing was wrong.")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
