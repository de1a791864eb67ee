"""The answers of Medici vs Strozzi, and the outcomes of chance."""

from typing import ClassVar, Final

from fiorino.core.protocol import Action, Fields


class Draw(Action):
    """M2.4: draw one more tile."""

    rule: ClassVar[str] = "M2.4"


class Stop(Action):
    """M2.4: the lot is complete."""

    rule: ClassVar[str] = "M2.4"


class Price(Action):
    """M3.1: name the price of the lot."""

    rule: ClassVar[str] = "M3.1"
    fields: ClassVar[Fields] = {"coins": int}

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins


class Buy(Action):
    """M3.2: buy the lot at the price that was named."""

    rule: ClassVar[str] = "M3.2"


class Refuse(Action):
    """M3.3: leave the lot to the house that named the price."""

    rule: ClassVar[str] = "M3.3"


class Load(Action):
    """M4.1: load the lot on a ship, which goes (or has gone) to a harbor."""

    rule: ClassVar[str] = "M4.1"
    fields: ClassVar[Fields] = {"ship": int, "harbor": int}

    def __init__(self, ship: int, harbor: int) -> None:
        self.ship: Final = ship
        self.harbor: Final = harbor


class Throw(Action):
    """M4.5: throw the lot away."""

    rule: ClassVar[str] = "M4.5"


class Tile(Action):
    """M2.3: chance draws a tile of this kind."""

    rule: ClassVar[str] = "M2.3"
    fields: ClassVar[Fields] = {"kind": int}

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind


DRAW: Final = Draw()
STOP: Final = Stop()
BUY: Final = Buy()
REFUSE: Final = Refuse()
THROW: Final = Throw()

DRAW_OR_STOP: Final = (DRAW, STOP)
BUY_OR_REFUSE: Final = (BUY, REFUSE)
