"""The engine and the oracle side by side in one match."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from fiorino.core.box import BoxData
from fiorino.core.protocol import CHANCE, NOBODY, Action
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import MediciTable
from tests.oracles import medici_vs_strozzi as oracle

from .choosers import Chooser
from .tables import HOUSES, SPACES, own, setup_of


def components(box: BoxData, last_lot: str) -> oracle.Components:
    """The oracle's components, read from the plain values of a box and not from the engine's."""
    values: Mapping[str, Any] = box.values
    tiles: Counter[str] = Counter(
        f"{good}-{value}"
        for good in values["tiles"]["goods"]
        for value in values["tiles"]["values"]
    )
    tiles.update(f"gold-{value}" for value in values["tiles"]["gold"])
    return oracle.Components(
        goods=tuple(values["tiles"]["goods"]),
        tiles=dict(tiles),
        ships=tuple(values["houses"]["ships"]),
        coins=values["houses"]["coins"],
        harbors={harbor["name"]: tuple(harbor["tracks"]) for harbor in values["harbors"]},
        bonuses=tuple(values["prizes"]["bonuses"]),
        harbor_prize=values["prizes"]["harbor"],
        monopoly_prize=values["prizes"]["monopoly"],
        starters=tuple(values["rounds"]["starters"]),
        largest_lot=values["rounds"]["largest_lot"],
        highest_price=values["rounds"]["highest_price"],
        last_lot_sold=last_lot == "sold",
        zero_push=values["tiles"]["zero_push"],
    )


def state_of(table: MediciTable) -> oracle.State:
    """What lies on the engine's table, in the words of the oracle."""
    box = table.box
    names = box.tile_names
    ships = [
        oracle.Ship(
            SPACES[place % 3],
            box.harbors[harbor] if harbor >= 0 else None,
            [names[kind] for kind in cargo],
        )
        for place, (harbor, cargo) in enumerate(zip(table.harbors, table.cargo, strict=True))
    ]
    return oracle.State(
        round=table.round,
        money=dict(zip(HOUSES, table.money, strict=True)),
        ships={"medici": ships[:3], "strozzi": ships[3:]},
        bag=dict(zip(names, table.bag, strict=True)),
        lot=[names[kind] for kind in table.lot],
        thrown=[names[kind] for kind in table.thrown],
        markers={box.track_name(track): space for track, space in enumerate(table.markers)},
    )


class Lockstep:
    """Plays the same match in the engine and in the oracle and compares all that can be seen."""

    def __init__(self, last_lot: str, box: BoxData) -> None:
        self.setup = setup_of(last_lot, box)
        self.components = components(box, last_lot)
        self.notation = MEDICI_VS_STROZZI.notation(self.setup)
        self.met: Counter[str] = Counter()
        """What has happened so far, so that no corner is left out unnoticed."""
        self._prices: Sequence[Action] = ()
        self._price_texts: list[str] = []

    def texts(self, options: Sequence[Action]) -> list[str]:
        """The options as text; the long list of prices is written once, then recognised."""
        if len(options) < 20:
            return [self.notation.write(action) for action in options]
        if options != self._prices:
            self._prices = options
            self._price_texts = [self.notation.write(action) for action in options]
        return self._price_texts

    def play(self, seed: int, players: Sequence[Chooser]) -> None:
        """A whole match; each house has its own character."""
        rng = Random(seed)
        table = own(self.setup.table())
        state = oracle.new_state(self.components)
        told = oracle.match(self.components, state)
        question = next(told)
        while True:
            assert table.seat() != NOBODY, "the engine's match is over before the oracle's"
            texts = self.texts(table.options())
            self.compare(table, texts, state, question)
            answer = self.answer(table, texts, players, rng)
            self.apply(table, answer)
            try:
                question = told.send(answer)
            except StopIteration as end:
                money: dict[str, int] = end.value
                break
        assert table.seat() == NOBODY, "the oracle's match is over before the engine's"
        assert state_of(table) == state
        result = table.result()
        assert result is not None
        assert dict(zip(HOUSES, result.scores, strict=True)) == money
        assert [HOUSES[seat] for seat in result.winners] == [
            house for house in HOUSES if money[house] == max(money.values())
        ]

    def compare(
        self,
        table: MediciTable,
        texts: list[str],
        state: oracle.State,
        question: oracle.Question,
    ) -> None:
        assert state_of(table) == state
        if table.seat() == CHANCE:
            drawn = dict(zip(texts, table.weights(), strict=True))
            assert question.seat == "chance"
            assert drawn == dict(zip(question.answers, question.weights, strict=True))
            return
        assert question.seat == HOUSES[table.seat()]
        assert len(texts) == len(question.answers)
        assert set(texts) == set(question.answers)

    def answer(
        self, table: MediciTable, texts: list[str], players: Sequence[Chooser], rng: Random
    ) -> str:
        if table.seat() != CHANCE:
            return players[table.seat()](texts, rng)
        bag: list[str] = []
        for text, copies in zip(texts, table.weights(), strict=True):
            bag += [text] * copies
        return bag[int(rng.random() * len(bag))]

    def apply(self, table: MediciTable, answer: str) -> None:
        events = table.watch()
        table.apply(self.notation.parse(answer))
        self.met.update(type(event).__name__ for event in events)
