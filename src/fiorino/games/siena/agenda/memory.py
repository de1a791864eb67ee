"""What a turn remembers: rights and sales, charity and roads, movement points and the wedding."""

from fiorino.games.siena.agenda.standing import whose_turn
from fiorino.games.siena.components import (
    BANKER,
    CROPS,
    GOODS,
    PEASANT,
    SEAT_NAMES,
    WARES,
)
from fiorino.games.siena.rules import inn, town
from fiorino.games.siena.table import SienaTable


def memory_faults(table: SienaTable) -> list[str]:
    """What cannot be remembered, by whoever has the turn; between turns the last one lingers."""
    found = _sale_faults(table)
    seat = whose_turn(table)
    if seat is None or found:
        return found
    name = SEAT_NAMES[seat]
    if table.status[seat] == BANKER:
        return _banker_faults(table, seat, name)
    if table.points or table.wed:
        return [f"{name} is no Banker and has no movement points, no wedding (S19.5, S20.2)."]
    if table.status[seat] == PEASANT:
        return _peasant_faults(table, name)
    return _merchant_faults(table, name)


def _sale_faults(table: SienaTable) -> list[str]:
    for good in range(GOODS):
        if table.sold[good] > 1 + table.mule:
            name = table.box.goods[good]
            return [f"Only the Mule sells two of {name} in a turn (S14.5, S15.2)."]
    return []


def _peasant_faults(table: SienaTable, name: str) -> list[str]:
    if table.mule and not table.worked and table.rules > 1:
        return [f"{name} has played the Mule without a Goods card (S15.3)."]
    if any([table.sold[good] for good in WARES]):
        return [f"{name} is a Peasant and sells no Cloth and no Spices (S14.1)."]
    if table.eligible or table.gave or table.road_closed or table.travelled:
        return [f"{name} is a Peasant and neither gives to charity nor travels (S17.1, S18.1)."]
    return []


def _merchant_faults(table: SienaTable, name: str) -> list[str]:
    if table.mule or any([table.sold[good] for good in CROPS]):
        return [f"{name} is a Merchant, without Mule and crops (S14.1, S15.1)."]
    if table.choices.charity_limit == "each_income" and (table.eligible or table.gave):
        return ["Charity is asked for after each income, and not remembered (S17.3)."]
    if table.choices.journey_again == "this_turn" and table.road_closed:
        return ["The roads are never closed at this table (S18.8)."]
    return []


def _banker_faults(table: SienaTable, seat: int, name: str) -> list[str]:
    works = table.rights or table.worked or table.mule or any(table.sold)
    earns = table.eligible or table.gave or table.road_closed or table.travelled
    if works or earns:
        return [f"{name} is a Banker and neither sells nor travels (S11.12)."]
    moves = isinstance(table.agenda[1], town.BankerMove | inn.DrawnIn)
    if table.points and not moves:
        return [f"{name} has stopped and has no movement points (S19.8)."]
    if table.wed and table.place[seat] != table.box.tolomei:
        return [f"{name} is not at the wedding in Palazzo Tolomei (S20.2)."]
    return []
