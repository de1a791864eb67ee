"""What `master` of Medici vs Strozzi loses at exactly solved decisions.

    python -m fiorino.bench.medici_endgames tests/fixtures/medici_endgames.json.gz

The decisions come from `fiorino.train.medici_vs_strozzi.endgames`. The solver of `master` is
switched off: its nets and its search decide.
"""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

import click

from fiorino.core.codec import Reader
from fiorino.core.decision import Decision
from fiorino.core.errors import BadPosition
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import Price
from fiorino.games.medici_vs_strozzi.master.search import Sight, Split
from fiorino.games.medici_vs_strozzi.master.strength import MediciStrength, Mind

UNSOLVED: Final = Sight(solved=0, chances=0)


def solved_decisions(path: Path, step: int = 1) -> Iterator[tuple[Decision, Mapping[str, float]]]:
    """Every n-th decision of a file, with the exact worth of its answers."""
    setup = MEDICI_VS_STROZZI.setup()
    for kept in json.loads(gzip.decompress(path.read_bytes()))["decisions"][::step]:
        reader = Reader(kept["table"], "the decision", BadPosition)
        yield Decision(setup, setup.game.decode(reader, setup)), kept["worths"]


def lost(decision: Decision, worths: Mapping[str, float], sight: Sight) -> float:
    """How many coins the answer of a sight without a blur gives away."""
    strength = decision.setup.game.strength(decision.setup)
    assert isinstance(strength, MediciStrength)
    chosen = strength.study(decision, Mind(sight), Random(1)).judged[0].action
    if isinstance(chosen, Price):
        split = Split(worths["take"], worths["leave"])
        return split.sale(split.price()) - split.sale(chosen.coins)
    return max(worths.values()) - worths[decision.setup.game.notation(decision.setup).write(chosen)]


@click.command()
@click.argument("path", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(path: Path) -> None:
    """Print the mean loss by question, two lots ahead and one."""
    for name, sight in (("two lots", UNSOLVED), ("one lot", replace(UNSOLVED, lots=1, draws=1))):
        losses: dict[str, list[float]] = {}
        for decision, worths in solved_decisions(path):
            losses.setdefault(decision.question, []).append(lost(decision, worths, sight))
        for question, each in sorted(losses.items()):
            click.echo(f"{name}, {question}: {fmean(each):.2f} coins in {len(each)} decisions")
        every = [loss for each in losses.values() for loss in each]
        click.echo(f"{name}: {fmean(every):.2f} coins a decision, at most {max(every):.1f}")


if __name__ == "__main__":
    main()
