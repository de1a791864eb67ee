"""A bot in ten lines: it never draws twice, names low prices and buys what is cheap."""

from random import Random

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action


class Cautious:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> Action:
        if decision.question == "draw-or-stop":
            return decision.find("stop")
        if decision.question == "name-price":
            return decision.find("price 12")
        if decision.question == "take-or-leave":
            return decision.find("buy" if int(str(decision.view["price"])) < 12 else "refuse")
        return decision.options[0]
