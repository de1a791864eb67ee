"""What the styles of Medici vs Strozzi give away in a match, by the nets one lot ahead.

    python -m fiorino.bench.medici_styles --matches 12 --seed styles

A house plays without a style. At each of its questions every style chooses an answer, and the loss
of that answer against the best one is added up.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

import click

from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.styles import Style
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.master.strength import NEAR, MediciStrength, Mind
from fiorino.games.medici_vs_strozzi.styles import MediciStyles

CLEAR: Final = Mind(NEAR)


def given_away(matches: int, seed: str, styles: MediciStyles) -> Mapping[Style, float]:
    """The coins that each style gives away, for one house in one match."""
    setup = MEDICI_VS_STROZZI.setup()
    strength = setup.game.strength(setup)
    assert isinstance(strength, MediciStrength)
    lost = dict.fromkeys(styles.offered, 0.0)
    for number in range(matches):
        match, rng = Match(setup, Chance(f"{seed}/{number}")), Random(number)
        while (decision := match.decision()) is not None:
            judged = strength.study(decision, CLEAR, rng).judged
            worths = {each.action: each.worth for each in judged}
            table = decision.guess(rng)
            for style in styles.offered:
                chosen = styles.preferred(style, table, judged)
                lost[style] += judged[0].worth - worths[chosen]
            match.play(decision.seat, judged[0].action)
    return {style: coins / (2 * matches) for style, coins in lost.items()}


@click.command()
@click.option("--matches", default=12, show_default=True, help="How many matches.")
@click.option("--seed", default="styles", show_default=True, help="Seed of the matches.")
def main(matches: int, seed: str) -> None:
    """Print what each style gives away in a match."""
    for style, coins in given_away(matches, seed, MediciStyles()).items():
        click.echo(f"{style}: {coins:.2f} coins a match")


if __name__ == "__main__":
    main()
