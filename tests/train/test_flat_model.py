"""The flat model of Medici vs Strozzi against the engine, through random matches."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fiorino.core.protocol import NOBODY
from fiorino.core.random import at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import Load, Throw
from fiorino.games.medici_vs_strozzi.components import NO_HARBOR
from fiorino.games.medici_vs_strozzi.master import layout
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.table import MediciTable
from fiorino.train.medici_vs_strozzi import backup, flat

SETUP = MEDICI_VS_STROZZI.setup()


def played(seed: int) -> Iterator[MediciTable]:
    """The tables of a random match, at every question."""
    table, rng = SETUP.table(), Random(seed)
    assert isinstance(table, MediciTable)
    while table.seat() != NOBODY:
        yield table
        table.apply(at_random(table, rng))


def code_of(table: MediciTable, seat: int, action: Load | Throw) -> int:
    """The number that the flat model gives a load."""
    if not isinstance(action, Load):
        return backup.THROW
    if table.harbors[3 * seat + action.ship] != NO_HARBOR:
        return action.harbor
    return backup.NEW + 3 * action.ship + action.harbor


@pytest.mark.parametrize("seed", range(4))
def test_every_load_leads_to_the_position_of_the_engine(seed: int) -> None:
    seen = 0
    for table in played(seed):
        top = table.agenda[-1]
        if not isinstance(top, LoadLot):
            continue
        board = layout.board_of(table.box)
        before = layout.position_of(table, top.seat)
        codes = np.empty(10, np.int32)
        count = backup.legal(before, top.seat, len(table.lot), codes)
        options = [option for option in table.options() if isinstance(option, Load | Throw)]
        assert set(codes[:count]) == {code_of(table, top.seat, option) for option in options}
        value = sum(table.box.tile_values[kind] for kind in table.lot)
        pushes = np.zeros(5, np.int32)
        for kind in table.lot:
            pushes[table.box.tile_goods[kind]] += table.box.pushes[kind]
        for option in options:
            after = table.clone()
            after.apply(option)
            position = before.copy()
            code = code_of(table, top.seat, option)
            backup.load(board, position, top.seat, code, len(table.lot), value, pushes)
            ends = position[layout.IN_BAG] == 0 or flat.room_of(position, top.seat) == 0
            assert ends == (after.round != table.round or after.seat() == NOBODY)
            if ends:
                gained = np.subtract(after.money, table.money)
                coins = flat.score(
                    board,
                    position[layout.SUMS : layout.SUMS + 3],
                    position[layout.SUMS + 3 : layout.SUMS + 6],
                    position[layout.MARKERS : layout.DRAWER],
                )
                assert coins == gained[0] - gained[1]
                markers = position[layout.MARKERS : layout.DRAWER]
                assert after.markers == list(np.clip(markers, -board.side, board.side))
            else:
                assert list(position) == list(layout.position_of(after, top.seat))
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("seed", range(4))
def test_both_ways_to_light_rows_agree(seed: int) -> None:
    rows = np.empty(layout.MOST_LIT, np.int32)
    for table in played(seed):
        top = table.agenda[-1]
        if isinstance(top, DrawTile):
            position = layout.position_of(table, top.drawer)
            for house in range(2):
                count = flat.rows_of(position, house, rows)
                assert list(rows[:count]) == layout.rows_of(position, house)
                assert position[layout.IN_BAG] == table.in_bag
