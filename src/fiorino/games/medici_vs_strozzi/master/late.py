"""The answers to a question near the end of the match, in the order of the chance to win."""

from collections.abc import Sequence
from typing import Final

from fiorino.core.protocol import Action
from fiorino.core.strength import Judged
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP, THROW, Price
from fiorino.games.medici_vs_strozzi.master.chances import MOST_CASH, Chances, at, crossing, named
from fiorino.games.medici_vs_strozzi.master.layout import IN_BAG, ROUND, Whole
from fiorino.games.medici_vs_strozzi.master.lots import OLD_SHIP, THROWN, Place, places_of
from fiorino.games.medici_vs_strozzi.master.search import Search, Sight
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawOrStop
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice, TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable

COINS: Final = 100.0
"""So many coins count as much as a win, where worths are told in coins."""
EQUAL: Final = 1e-9


def late(
    search: Search, table: MediciTable, before: Whole, sight: Sight, judged: Sequence[Judged]
) -> list[Judged]:
    """The same answers with worths in the order of the chance to win; equal chances by coins.

    A better price is added. Nothing changes where the match is not near its end, or where too much
    would have to be looked at.
    """
    asked = [each.action.coins for each in judged if isinstance(each.action, Price)]
    chances = chances_of(search, table, before, sight, asked)
    if chances is None:
        return list(judged)
    worths = {each.action: each.worth for each in judged}
    if asked:
        split = search.split(before, tuple(sorted(table.lot)), sight)
        seat = int(table.seat())
        cash = table.money[seat] - table.money[1 - seat]
        for action in chances:
            assert isinstance(action, Price)
            worths[action] = split.sale(action.coins) + cash
    best = max(chances.values())
    equal = [action for action, chance in chances.items() if chance > best - EQUAL]
    top = max([worths[action] for action in equal])
    return [
        Judged(action, worths[action] if action in equal else top - COINS * (best - chance))
        for action, chance in chances.items()
    ]


def chances_of(
    search: Search, table: MediciTable, before: Whole, sight: Sight, asked: Sequence[int]
) -> dict[Action, float] | None:
    """The chance to win after each answer, or after the best prices and those that are asked.

    None where it is not looked at.
    """
    lot = tuple(sorted(table.lot))
    last = len(search.nets.rounds) - 1
    if before[ROUND] != last or before[IN_BAG] - len(lot) > sight.chances:
        return None
    solver = Chances(search.nets, search.last_lot_is_sold, sight.rows)
    top = table.agenda[-1]
    seat = int(table.seat())
    cash = table.money[seat] - table.money[1 - seat]
    if isinstance(top, LoadLot):
        places = places_of(before, seat, len(lot))
        rows = solver.loads(before, seat, lot, places)
        if rows is None:
            return None
        return {
            action_of(table, seat, place): at(row, cash)
            for place, row in zip(places, rows, strict=True)
        }
    if isinstance(top, DrawOrStop):
        both = solver.draw_or_stop(before, lot)
        return None if both is None else {DRAW: at(both[0], cash), STOP: at(both[1], cash)}
    split = solver.split(before, lot)
    if split is None:
        return None
    take, leave = split
    if isinstance(top, TakeOrLeave):
        return {
            BUY: 1 - at(leave, top.price - cash),
            REFUSE: 1 - at(take, -cash - top.price),
        }
    assert isinstance(top, NamePrice)
    highest = table.box.highest_price
    lowest = int(crossing(take, leave)[max(0, min(2 * MOST_CASH, cash + MOST_CASH))])
    prices = sorted({min(highest, price) for price in (max(0, lowest - 1), lowest, *asked)})
    return {table.box.prices[price]: named(take, leave, cash, price) for price in prices}


def action_of(table: MediciTable, seat: int, place: Place) -> Action:
    """The answer that loads the lot in a place."""
    ship, harbor = place
    if harbor == THROWN:
        return THROW
    if ship == OLD_SHIP:
        ship = table.harbors.index(harbor, 3 * seat, 3 * seat + 3) - 3 * seat
    return table.box.loads[ship][harbor]
