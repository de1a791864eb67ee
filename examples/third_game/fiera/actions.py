"""The answers of Fiera, and the outcomes of chance."""

from typing import ClassVar, Final

from fiorino.core.protocol import Action, Fields


class Bid(Action):
    """F3.1: bid so many florins."""

    rule: ClassVar[str] = "F3.1"
    fields: ClassVar[Fields] = {"coins": int}

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins


class Pass(Action):
    """F3.3: leave the auction of this day."""

    rule: ClassVar[str] = "F3.3"


class Order(Action):
    """F1.4: chance deals the order for this good."""

    rule: ClassVar[str] = "F1.4"
    fields: ClassVar[Fields] = {"good": int}

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Bale(Action):
    """F2.2: chance shows a bale of this good."""

    rule: ClassVar[str] = "F2.2"
    fields: ClassVar[Fields] = {"good": int}

    def __init__(self, good: int) -> None:
        self.good: Final = good
