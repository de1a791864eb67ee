"""The engine and the oracle of Siena, side by side through whole matches."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from fiorino.core.game import Setup
from fiorino.core.notation import Notation
from fiorino.core.options import write_options
from fiorino.core.protocol import CHANCE, NOBODY
from fiorino.core.random import pick
from fiorino.games.siena.components import (
    NO_ROAD,
    NOWHERE,
    ROAD_NAMES,
    STATUS_NAMES,
    TYPE_NAMES,
    SienaBox,
)
from fiorino.games.siena.table import SienaTable
from tests.oracles import siena as oracle

Chooser = Callable[[Sequence[str], Random], str]


def components(box: SienaBox, start_money: int) -> oracle.Components:
    """The box in the words of the oracle."""
    return oracle.Components(
        cards=tuple(
            oracle.Card(
                name=card.name,
                type=TYPE_NAMES[card.type],
                copies=card.copies,
                starred=card.starred,
                red=card.red,
                green=card.green,
                workers={good: n for good, n in zip(box.goods, card.workers, strict=True) if n},
            )
            for card in box.cards
        ),
        senesi={value: copies for value, copies in enumerate(box.senesi) if copies},
        artists=tuple(range(1, 9)),
        fato={
            "corn": box.fato[0],
            "wine": box.fato[1],
            "oil": box.fato[2],
            "salimbeni": box.fato_salimbeni,
        },
        fato_cards=box.fato_cards,
        frames=dict(zip(box.goods, box.frames, strict=True)),
        prices=dict(zip(box.goods, box.prices, strict=True)),
        roads=dict(zip(ROAD_NAMES, box.roads, strict=True)),
        ring=box.ring,
        yellow=tuple(name for name, is_it in zip(box.ring, box.yellow, strict=True) if is_it),
        tower_costs=box.tower_costs,
        tower_points=box.tower_points,
        labour=box.labour,
        rows=box.rows,
        start_money=start_money,
        intro_money=start_money if start_money != box.start_money else box.introductory_money,
    )


def compare_state(table: SienaTable, state: oracle.State) -> None:
    """Everything on the table is the same in both."""
    box, seats = table.box, state.seats

    def piles(copies: Sequence[int]) -> dict[str, int]:
        return {box.cards[kind].name: n for kind, n in enumerate(copies) if n}

    def held(kinds: Sequence[int]) -> dict[str, int]:
        return dict(Counter(box.cards[kind].name for kind in kinds))

    def counted(pile: Counter[str]) -> dict[str, int]:
        return {name: n for name, n in pile.items() if n}

    assert table.round == state.round
    assert table.money == [state.money[seat] for seat in seats]
    if len(table.pile) == table.players:
        assert [seats[seat] for seat in table.order] == state.initiative
        assert [seats[seat] for seat in table.ranking()] == oracle.wealth(state)
    assert [held(hand) for hand in table.hands] == [counted(state.hands[seat]) for seat in seats]
    assert held(table.display) == counted(state.display)
    assert piles(table.deck.counts(table.box.kinds)) == counted(state.deck)
    assert piles(table.discard) == counted(state.discard)
    assert piles(table.removed) == counted(state.removed)
    assert dict(zip(box.goods, table.frames, strict=True)) == state.frames
    assert dict(zip(box.goods, table.ready, strict=True)) == state.ready
    assert [STATUS_NAMES[status] for status in table.status] == [state.status[s] for s in seats]
    places = ["" if place == NOWHERE else box.places[place] for place in table.place]
    assert places == [state.place[seat] for seat in seats]
    roads = [
        None if road == NO_ROAD else (ROAD_NAMES[road], space)
        for road, space in zip(table.road, table.space, strict=True)
    ]
    assert roads == [state.road[seat] for seat in seats]
    assert box.places[table.calandrino] == state.calandrino
    assert table.cubes == state.cubes
    assert [seats[seat] for seat in table.tower] == state.tower
    assert {seat for seat, done in zip(seats, table.donated, strict=True) if done} == state.donated
    assert dict(zip(seats, table.stinginess, strict=True)) == state.stinginess
    assert [sorted(kept) for kept in table.kept] == [sorted(state.senesi[s]) for s in seats]
    assert {v: n for v, n in enumerate(table.senesi) if n} == {
        v: n for v, n in state.senesi_deck.items() if n
    }
    assert [value for value, _ in table.under] == state.senesi_under
    assert set(table.artists) == state.artists_left
    for seat, name in enumerate(seats):
        mine = sorted(value for owner, value, _ in table.engaged if owner == seat)
        assert mine == sorted(state.artists[name])


def lockstep(
    setup: Setup, box: SienaBox, rng: Random, choose: Chooser, start_money: int, most_rounds: int
) -> tuple[int, Counter[str], str]:
    """Play one match in both; returns decisions, how often each question was asked, the ending."""
    table = setup.game.lay(setup)
    assert isinstance(table, SienaTable)
    if start_money != box.start_money:
        table.money = [start_money] * table.players
    table.settle()
    options = {name: str(value) for name, value in write_options(setup.options).items()}
    told = components(box, start_money)
    state = oracle.new_state(told, setup.players, options)
    asking = oracle.match(told, state, options)
    notation = setup.game.notation(setup)
    asked: Counter[str] = Counter()
    question: oracle.Question | None = next(asking)
    result: tuple[dict[str, int], list[str]] | None = None
    decisions = 0
    while table.seat() != NOBODY:
        assert question is not None, f"the oracle has ended, the engine asks {table.question()}"
        compare_question(table, setup, notation, question)
        compare_state(table, state)
        answer = _answer(table, question, rng, choose)
        asked[table.question()] += 1
        decisions += 1
        table.apply(notation.parse(answer))
        try:
            question = asking.send(answer)
        except StopIteration as stop:
            result = stop.value
            question = None
        if table.round > most_rounds:
            return decisions, asked, "long"
    assert question is None, f"the engine has ended, the oracle asks {question}"
    assert result is not None
    compare_state(table, state)
    ended = table.result()
    assert ended is not None
    assert dict(zip(state.seats, ended.scores, strict=True)) == result[0]
    assert [state.seats[seat] for seat in ended.winners] == result[1]
    return decisions, asked, table.ending


def compare_question(
    table: SienaTable, setup: Setup, notation: Notation, question: oracle.Question
) -> None:
    """Both ask the same seat for the same answers."""
    assert setup.seat_name(table.seat()) == question.seat, table.question()
    texts = [notation.write(action) for action in table.options()]
    if table.seat() == CHANCE:
        weights = dict(zip(texts, table.weights(), strict=True))
        assert weights == dict(zip(question.answers, question.weights, strict=True))
    else:
        assert sorted(texts) == sorted(question.answers), table.question()


def _answer(table: SienaTable, question: oracle.Question, rng: Random, choose: Chooser) -> str:
    if table.seat() == CHANCE:
        return question.answers[pick(list(question.weights), rng.randrange(sum(question.weights)))]
    return choose(sorted(question.answers), rng)


def uniform(answers: Sequence[str], rng: Random) -> str:
    """Any answer."""
    return answers[rng.randrange(len(answers))]


def eager(answers: Sequence[str], rng: Random) -> str:
    """Plays, sells, travels and rises; bids low; seldom discards."""
    weights = [_eagerness(answer) for answer in answers]
    return rng.choices(list(answers), weights)[0]


_EAGER = {
    "sell": 40, "play": 14, "travel": 12, "rise": 60, "load": 20, "build": 40, "open": 8,
    "donate": 8, "step": 20, "enter": 20, "green": 3, "take": 9, "charity": 2, "give": 4,
    "refuse": 3, "stay": 1, "discard": 0.15, "done": 1, "stop": 2, "pass": 12, "decline": 4,
}  # fmt: skip


def _eagerness(answer: str) -> float:
    verb, _, rest = answer.partition(" ")
    if verb == "bid":
        return float(6 / (1 + int(rest)) ** 1.3)
    return _EAGER.get(verb, 4)
