"""Every action of Medici vs Strozzi as short text: `price 18`, `load 5 venezia`, `tile dye-4`."""

from fiorino.core.notation import Notation
from fiorino.core.protocol import Action
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP, THROW, Price
from fiorino.games.medici_vs_strozzi.components import MediciBox


def notation(box: MediciBox) -> Notation:
    """The texts for a box; prices come last, so that a higher ceiling shifts no other index."""
    answers: list[tuple[Action, str]] = [
        (DRAW, "draw"),
        (STOP, "stop"),
        (BUY, "buy"),
        (REFUSE, "refuse"),
        (THROW, "throw"),
    ]
    for loads, spaces in zip(box.loads, box.ships, strict=True):
        for load in loads:
            answers.append((load, f"load {spaces} {box.harbors[load.harbor]}"))
    for price in box.prices:
        answers.append((price, f"price {price.coins}"))
    outcomes: list[tuple[Action, str]] = [
        (tile, f"tile {box.tile_names[tile.kind]}") for tile in box.draws
    ]
    return Notation(answers, outcomes, {"price": Price})
