"""One match of masters, decision by decision: `python -m bench.annotate siena --players 3`.

A line for every question with a choice: the round's draws are left out, the purses of all seats,
what was answered with its worth, and what the next best answers give away.
"""

import argparse
from random import Random

from fiorino.core.decision import Decision
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import find_game
from fiorino.core.strength import Judged, Level
from fiorino.games import GAMES


def line(decision: Decision, judged: list[Judged], purses: tuple[int, ...]) -> str:
    """A line with the question, the answer, and the alternatives considered."""
    write = decision.notation.write
    best, *others = judged
    seat = decision.setup.seat_name(decision.seat)
    rest = [f"{write(each.action)} −{100 * (best.worth - each.worth):.1f}" for each in others[:2]]
    told = f"{decision.question:14} {seat:7} {purses} {write(best.action)} {100 * best.worth:.0f} %"
    return f"{told}  ({', '.join(rest)})" if rest else told


def main() -> None:
    """Play the match and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--level", default=Level.MASTER.value)
    chosen = parser.parse_args()
    game = find_game(chosen.game, GAMES)
    setup = game.setup(chosen.players)
    match = Match(setup, Chance(chosen.seed))
    strength = game.strength(setup)
    assert strength is not None
    rngs = [Random(f"{chosen.seed}/{seat}") for seat in range(chosen.players)]
    number = 0
    while (decision := match.decision()) is not None:
        judged = list(strength.judge(decision, Level(chosen.level), rngs[decision.seat]))
        number += 1
        if len(judged) > 1:
            print(f"{number:4} {line(decision, judged, match.table.purses())}")
        match.play(decision.seat, judged[0].action)
    print(setup.named_result(match.table.result()))


if __name__ == "__main__":
    main()
