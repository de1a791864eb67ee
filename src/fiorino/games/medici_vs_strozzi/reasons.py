"""What speaks for an answer in Medici vs Strozzi, or against it: keys with their figures."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from fiorino.core.protocol import Action, Reason, Seat
from fiorino.games.medici_vs_strozzi.actions import Draw, Load
from fiorino.games.medici_vs_strozzi.table import MediciTable


class Why(StrEnum):
    """The keys of all reasons."""

    PRICE = "price"
    PRICE_LOW = "price-low"
    PRICE_HIGH = "price-high"
    CHEAP = "cheap"
    DEAR = "dear"
    DRAW = "draw"
    STOP = "stop"
    LOAD = "load"
    LOAD_OTHER = "load-other"
    THROW = "throw"


def of_drawing(action: Action, now: float, more: float) -> Sequence[Reason]:
    """Whether one more tile makes more of the lot."""
    return (Reason(Why.DRAW if isinstance(action, Draw) else Why.STOP, {"now": now, "more": more}),)


def of_price(coins: int, best: int, figures: Mapping[str, float]) -> Sequence[Reason]:
    """How a price compares with the best one."""
    key = Why.PRICE if coins == best else Why.PRICE_LOW if coins < best else Why.PRICE_HIGH
    return (Reason(key, {**figures, "price": coins}),)


def of_answer(price: int, figures: Mapping[str, float]) -> Sequence[Reason]:
    """How the price that was named compares with the fair one."""
    key = Why.CHEAP if price < figures["fair"] else Why.DEAR
    return (Reason(key, {**figures, "price": price}),)


def of_place(
    table: MediciTable, action: Action, worths: Mapping[Action, float]
) -> Sequence[Reason]:
    """How the sums stand after a load, and how much better the best one is than any other."""
    asked = table.seat()
    own = worths[action]
    others = max([worth for option, worth in worths.items() if option != action], default=own)
    if not isinstance(action, Load):
        return (Reason(Why.THROW, {}),) if own >= others else ()
    added = sum([table.box.tile_values[kind] for kind in table.lot])
    figures = {
        "after": table.total(asked, action.harbor) + added,
        "against": table.total(Seat(1 - asked), action.harbor),
    }
    harbor = {"harbor": table.box.harbors[action.harbor]}
    if own < others:
        return (Reason(Why.LOAD_OTHER, figures, harbor),)
    return (Reason(Why.LOAD, {**figures, "ahead": own - others}, harbor),)
