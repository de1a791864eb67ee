"""Decisions near the end of the last round, with the exact worth of every answer.

python -m fiorino.train.medici_vs_strozzi.endgames tests/fixtures/medici_endgames.json.gz
"""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import click
import numpy as np

from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.strength import Level
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import Load
from fiorino.games.medici_vs_strozzi.components import NO_HARBOR, MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import BAG, IN_BAG, KINDS, Board, Whole, board_of
from fiorino.games.medici_vs_strozzi.master.strength import undrawn
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawOrStop, may_draw
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice, TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable
from fiorino.train.medici_vs_strozzi.backup import NEW, THROW
from fiorino.train.medici_vs_strozzi.exact import best_of, blank_notes, memory, placed, sold

TILES: Final = (7, 8)
"""How many tiles are in the bag before a lot is drawn from it."""
STRAYING: Final = 0.05
QUESTIONS: Final = 4


class Solver:
    """The exact worth of answers in the last round, cash left out."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known = memory()
        self.notes = blank_notes(1)

    def answers(self, table: MediciTable) -> dict[str, float]:
        """By the text of the answer; prices follow from `take` and `leave`."""
        top = table.agenda[-1]
        seat = int(table.seat())
        lot = np.array(sorted(table.lot), np.int32)
        if isinstance(top, NamePrice | TakeOrLeave):
            drawer = seat if isinstance(top, NamePrice) else 1 - seat
            before = undrawn(table, drawer)
            take, theirs = (
                best_of(self.board, before, house, lot, len(lot), self.known, self.notes)
                for house in (drawer, 1 - drawer)
            )
            if isinstance(top, NamePrice):
                return {"take": take, "leave": -theirs}
            return {"buy": theirs - top.price, "refuse": top.price - take}
        before = undrawn(table, seat)
        if isinstance(top, DrawOrStop):
            return {
                "draw": self._drawing(table, before, lot, seat),
                "stop": sold(self.board, before, lot, len(lot), self.known, self.notes),
            }
        notation = MEDICI_VS_STROZZI.notation(MEDICI_VS_STROZZI.setup())
        return {
            notation.write(option): placed(
                self.board, before, seat, _code(table, seat, option), lot, len(lot),
                self.known, self.notes,
            )
            for option in table.options()
        }  # fmt: skip

    def _drawing(self, table: MediciTable, before: Whole, lot: Whole, seat: int) -> float:
        left = before[BAG : BAG + KINDS].copy()
        np.subtract.at(left, lot, 1)
        total = 0.0
        for kind in np.flatnonzero(left):
            longer = np.sort(np.append(lot, kind)).astype(np.int32)
            worth = sold(self.board, before, longer, len(longer), self.known, self.notes)
            after = table.clone()
            after.lot = tuple(int(each) for each in longer)
            after.in_bag = int(before[IN_BAG]) - len(longer)
            if may_draw(after, table.seat()):
                worth = max(worth, self._drawing(after, before, longer, seat))
            total += int(left[kind]) * worth
        return total / int(left.sum())


def _code(table: MediciTable, seat: int, option: object) -> int:
    if not isinstance(option, Load):
        return THROW
    if table.harbors[3 * seat + option.ship] != NO_HARBOR:
        return option.harbor
    return NEW + 3 * option.ship + option.harbor


def met(setup: Setup, seed: str) -> Iterator[MediciTable]:
    """Tables of the last round with few tiles left, one for each question, from a played match."""
    strength = setup.game.strength(setup)
    assert strength is not None
    match, rng = Match(setup, Chance(seed)), Random(seed)
    asked: set[str] = set()
    while (decision := match.decision()) is not None:
        table = match.table
        assert isinstance(table, MediciTable)
        few = table.round == 3 and table.in_bag + len(table.lot) in TILES
        if few and decision.question not in asked:
            asked.add(decision.question)
            found = table.clone()
            assert isinstance(found, MediciTable)
            yield found
        answer = strength.judge(decision, Level.NORMAL, rng)[0].action
        if rng.random() < STRAYING and len(decision.options) < 20:
            answer = rng.choice(list(decision.options))
        match.play(decision.seat, answer)
        if len(asked) == QUESTIONS:
            return


def write_endgames(path: Path, count: int, seed: str, tell: Callable[[str], None]) -> None:
    """Solve so many decisions and keep them."""
    setup = MEDICI_VS_STROZZI.setup()
    board = board_of(MediciBox(setup.box))
    kept: list[dict[str, Any]] = []
    number = 0
    while len(kept) < count:
        number += 1
        solver = Solver(board)
        for table in met(setup, f"{seed}/{number}"):
            worths = solver.answers(table)
            state = setup.game.encode(table)
            kept.append({"table": state, "worths": {k: round(v, 4) for k, v in worths.items()}})
        tell(f"{len(kept)} of {count}")
        text = json.dumps({"seed": seed, "decisions": kept[:count]}, separators=(",", ":"))
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


@click.command()
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--count", default=300, show_default=True, help="How many decisions.")
@click.option("--seed", default="endgames", show_default=True, help="Seed of the matches.")
def main(path: Path, count: int, seed: str) -> None:
    """Meet decisions in matches with some random answers, solve them, and keep them in PATH."""
    write_endgames(path, count, seed, click.echo)


if __name__ == "__main__":
    main()
