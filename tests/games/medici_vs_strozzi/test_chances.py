"""The end of a match for the chance to win, against plain recursion on the engine."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from fiorino.core.decision import Decision
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, Seat
from fiorino.core.random import Chance, at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import DRAW, Price
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.chances import (
    MOST_CASH,
    Chances,
    Row,
    at,
    crossing,
    named,
)
from fiorino.games.medici_vs_strozzi.master.late import chances_of
from fiorino.games.medici_vs_strozzi.master.layout import board_of, position_of
from fiorino.games.medici_vs_strozzi.master.net import Nets
from fiorino.games.medici_vs_strozzi.master.search import Search, Sight
from fiorino.games.medici_vs_strozzi.master.strength import NEAR, MediciStrength, Mind, undrawn
from fiorino.games.medici_vs_strozzi.master.weights import packaged_nets
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot, load_or_throw
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable

from .tables import OUR_BOX

WIDE = 150
PRICES = range(120)
Plain = list[float]
"""The chance to win by lead in cash, from -WIDE to WIDE."""


def nets() -> Nets:
    found = packaged_nets(board_of(MediciBox(OUR_BOX)))
    assert found is not None
    return found


def plain_at(row: Plain, lead: int) -> float:
    return row[max(-WIDE, min(WIDE, lead)) + WIDE]


def after(before: MediciTable, table: MediciTable, seat: Seat) -> Plain:
    """The chances of a seat at a table that followed from another by loading."""
    if table.seat() == NOBODY:
        gained = [now - then for now, then in zip(table.money, before.money, strict=True)]
        coins = gained[seat] - gained[1 - seat]
        return [
            0.5 * (lead + coins > 0) + 0.5 * (lead + coins >= 0) for lead in range(-WIDE, WIDE + 1)
        ]
    top = table.agenda[-1]
    assert isinstance(top, DrawTile)
    assert top.drawer == seat
    return drawing(table, seat)


def taken(table: MediciTable, buyer: Seat) -> Plain:
    """The chances of a buyer that loads the lot on the table in the best place."""
    fits = len(table.lot) <= table.room(buyer)
    rows = []
    for option in LoadLot(buyer).options(table) if fits else (None,):
        moved = table.clone()
        moved.agenda = []
        load_or_throw(moved, buyer)
        moved.settle()
        if option is not None:
            moved.apply(option)
        rows.append(after(table, moved, buyer))
    return [max(chances) for chances in zip(*rows, strict=True)]


def drawing(table: MediciTable, drawer: Seat) -> Plain:
    """The chances of the drawer where a tile is drawn next."""
    assert table.seat() == CHANCE
    total = [0.0] * (2 * WIDE + 1)
    for tile, weight in zip(table.options(), table.weights(), strict=True):
        drawn = table.clone()
        drawn.apply(tile)
        take, other = taken(drawn, drawer), taken(drawn, Seat(1 - drawer))
        row = [
            max(
                min(1 - plain_at(other, -lead - price), plain_at(take, lead - price))
                for price in PRICES
            )
            for lead in range(-WIDE, WIDE + 1)
        ]
        if drawn.question() == "draw-or-stop":
            drawn.apply(DRAW)
            row = [max(both) for both in zip(row, drawing(drawn, drawer), strict=True)]
        total = [so_far + weight * chance for so_far, chance in zip(total, row, strict=True)]
    return [chance / table.in_bag for chance in total]


@pytest.mark.parametrize("seed", [5, 8, 13])
def test_the_last_tiles_have_the_chances_of_plain_recursion_on_the_engine(seed: int) -> None:
    table, rng = MEDICI_VS_STROZZI.setup().table(), Random(seed)
    assert isinstance(table, MediciTable)
    compared = 0
    while table.seat() != NOBODY:
        top = table.agenda[-1]
        if table.round == 3 and isinstance(top, DrawTile) and not table.lot and table.in_bag <= 2:
            row = Chances(nets(), True, 10_000).value(position_of(table, int(top.drawer)))
            assert row is not None
            plain = drawing(table, top.drawer)
            for lead in range(-30, 31):
                assert at(row, lead) == pytest.approx(plain_at(plain, lead)), lead
            compared += 1
        table.apply(at_random(table, rng))
    assert compared


def rising(rng: np.random.Generator) -> Row:
    """Chances that rise with cash, with steps as the end of a match has them."""
    steps = rng.random(2 * MOST_CASH + 1) * (rng.random(2 * MOST_CASH + 1) < 0.05)
    row: Row = np.cumsum(steps) / steps.sum()
    return row


def test_the_best_price_is_at_the_crossing() -> None:
    rng = np.random.default_rng(4)
    for _ in range(200):
        take, leave = rising(rng), rising(rng)
        prices = crossing(take, leave)
        for lead in rng.integers(-100, 100, 2):
            found = int(prices[lead + MOST_CASH])
            best = max(named(take, leave, int(lead), price) for price in range(2 * MOST_CASH))
            near = {max(0, found - 1), found}
            assert max(named(take, leave, int(lead), price) for price in near) == best


def ends(seed: int) -> list[Decision]:
    """The last questions of a random match, with cash that makes it close."""
    setup = MEDICI_VS_STROZZI.setup()
    strength = setup.game.strength(setup)
    assert isinstance(strength, MediciStrength)
    match, rng = Match(setup, Chance(f"late/{seed}")), Random(seed)
    found = []
    while (decision := match.decision()) is not None:
        table = match.table.clone()
        assert isinstance(table, MediciTable)
        if table.round == 3 and table.in_bag <= 3:
            study = strength.study(decision, Mind(NEAR), rng)
            table.money[decision.seat] -= round(study.judged[0].worth) + rng.randint(-9, 9)
            found.append(Decision(setup, table))
        match.play(decision.seat, rng.choice(decision.options))
    return found


def tiles_left(decision: Decision) -> int:
    table = decision.guess(Random(1))
    assert isinstance(table, MediciTable)
    return table.in_bag


@pytest.mark.heavy
def test_the_answer_near_the_end_has_the_best_chance() -> None:
    search = Search(nets(), last_lot_is_sold=True)
    strength = MediciStrength(search.nets, last_lot_is_sold=True)
    near = Mind(Sight())
    told_apart = 0
    for decision in [decision for seed in range(6) for decision in ends(seed)]:
        table = decision.guess(Random(1))
        assert isinstance(table, MediciTable)
        seat = int(table.seat())
        drawer = 1 - seat if isinstance(table.agenda[-1], TakeOrLeave) else seat
        before = undrawn(table, drawer)
        chosen = strength.study(decision, near, Random(1)).judged[0].action
        coins = [chosen.coins] if isinstance(chosen, Price) else []
        chances = chances_of(search, table, before, near.sight, coins)
        if chances is None:
            continue
        assert chances[chosen] >= max(chances.values()) - 1e-6
        told_apart += max(chances.values()) - min(chances.values()) > 0.01
    assert told_apart > 3


def test_a_solver_of_chances_that_may_look_at_little_leaves_it_to_coins() -> None:
    strength = MediciStrength(nets(), last_lot_is_sold=True)

    def worths(decision: Decision, mind: Mind) -> list[float]:
        return [each.worth for each in strength.study(decision, mind, Random(1)).judged]

    many = Mind(Sight())
    few = Mind(replace(Sight(), rows=0))
    asked = [each for seed in (0, 3, 4, 5) for each in ends(seed) if tiles_left(each)]
    drawers = [each for each in asked if each.question in ("draw-or-stop", "name-price")]
    differ = [each for each in drawers if worths(each, many) != worths(each, many.for_coins())]
    assert differ
    for decision in differ:
        assert worths(decision, few) == worths(decision, few.for_coins())
