"""What speaks for an answer in Medici vs Strozzi, or against it: keys with their figures."""

from collections.abc import Sequence
from enum import StrEnum

from fiorino.core.protocol import Action, Heuristics, Reason, Seat
from fiorino.games.medici_vs_strozzi.actions import Buy, Draw, Load, Price, Refuse, Stop
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.worths import Worth


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


def why(heuristics: Heuristics, worth: Worth, action: Action) -> Sequence[Reason]:
    """What speaks for or against an answer to what is asked at the table of these worths."""
    table = worth.table
    asked = table.seat()
    if isinstance(action, Draw | Stop):
        chances = {"now": worth.lot(asked, table.lot), "more": worth.draw(asked)}
        return (Reason(Why.DRAW if isinstance(action, Draw) else Why.STOP, chances),)
    figures = {
        "mine": worth.gain(asked, table.lot),
        "theirs": worth.gain(Seat(1 - asked), table.lot),
        "fair": worth.fair(table.lot),
    }
    if isinstance(action, Price):
        best = worth.price(asked, table.lot)
        return (Reason(_price_key(action.coins, best), {**figures, "price": action.coins}),)
    if isinstance(action, Buy | Refuse):
        top = table.agenda[-1]
        assert isinstance(top, TakeOrLeave)
        key = Why.CHEAP if top.price < figures["fair"] else Why.DEAR
        return (Reason(key, {**figures, "price": top.price}),)
    return _of_place(heuristics, worth, action)


def _price_key(coins: int, best: int) -> Why:
    if coins == best:
        return Why.PRICE
    return Why.PRICE_LOW if coins < best else Why.PRICE_HIGH


def _of_place(heuristics: Heuristics, worth: Worth, action: Action) -> Sequence[Reason]:
    """How the sums stand after a load, and how much better the best one is than any other."""
    table = worth.table
    asked = table.seat()
    worths = {option: heuristics.worth(table, option) for option in table.options()}
    own = worths.pop(action)
    others = max(worths.values(), default=own)
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
