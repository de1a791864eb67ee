"""Strong play: legal at any table, the same for the same seed, and true to the engine."""

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from random import Random

import pytest

from fiorino.bots import BOTS
from fiorino.bots.levels import remark
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, Seat
from fiorino.core.random import Chance, at_random
from fiorino.core.strength import Level
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.actions import DRAW
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.endgame import Endgame
from fiorino.games.medici_vs_strozzi.master.layout import board_of, position_of
from fiorino.games.medici_vs_strozzi.master.net import Nets
from fiorino.games.medici_vs_strozzi.master.search import Search, Split
from fiorino.games.medici_vs_strozzi.master.weights import fingerprint, packaged_nets
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot, load_or_throw
from fiorino.games.medici_vs_strozzi.table import MediciTable

from .tables import OUR_BOX, box_with, other_box

BOXES = {
    "usual": OUR_BOX,
    "other names": box_with("harbors", 0, "name", value="livorno"),
    "other tracks": box_with("harbors", 2, "tracks", value=["spice", "fur"]),
    "short tracks": box_with("prizes", "bonuses", value=[10, 20]),
    "low ceiling": box_with("rounds", "highest_price", value=7),
    "other in everything": other_box(),
}
UNTRAINED = {"other tracks", "short tracks", "other in everything"}


def nets() -> Nets:
    found = packaged_nets(board_of(MediciBox(OUR_BOX)))
    assert found is not None
    return found


def met(setup: Setup, seed: int, share: float) -> Iterator[Decision]:
    """The questions of a match in which a share of the answers is random."""
    match, rng = Match(setup, Chance(f"master/{seed}")), Random(seed)
    greedy = BOTS["greedy"](Random(seed))
    while (decision := match.decision()) is not None:
        yield Decision(setup, match.table.clone())
        answer = rng.choice(decision.options) if rng.random() < share else greedy.answer(decision)
        match.play(decision.seat, answer)


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize(
    "level",
    [pytest.param(each, marks=pytest.mark.heavy if each is Level.MASTER else ()) for each in Level],
)
def test_every_answer_is_legal(level: Level, name: str, last_lot: str) -> None:
    setup = MEDICI_VS_STROZZI.setup(options={"last_lot": last_lot}, box=BOXES[name])
    step = 9 if level in (Level.HARD, Level.MASTER) else 2
    for decision in list(met(setup, len(name), 0.5))[::step]:
        assert BOTS[level](Random(1)).answer(decision) in decision.options


@pytest.mark.parametrize("level", list(Level))
def test_the_same_seed_gives_the_same_judgement(level: Level) -> None:
    setup = MEDICI_VS_STROZZI.setup()
    strength = setup.game.strength(setup)
    assert strength is not None
    for decision in list(met(setup, 3, 0.2))[::20]:
        first, second = (
            [(each.action, each.worth) for each in strength.judge(decision, level, Random(5))]
            for _ in range(2)
        )
        assert first == second


def test_what_the_weights_were_not_trained_for_is_said() -> None:
    said = {name: remark(MEDICI_VS_STROZZI.setup(box=data)) for name, data in BOXES.items()}
    assert {name for name, sentence in said.items() if sentence} == UNTRAINED
    assert "last_lot" in remark(MEDICI_VS_STROZZI.setup(options={"last_lot": "not_sold"}))


def test_the_best_price_is_the_best_of_all_prices() -> None:
    rng = Random(2)
    for _ in range(500):
        split = Split(rng.uniform(-60, 60), rng.uniform(-60, 60))
        best = max(split.sale(price) for price in range(100))
        assert split.sale(split.price()) == pytest.approx(best)


# One lot ahead, counted by the engine.


Later = Callable[[MediciTable, Seat], float]
"""What a house expects that draws next."""


def margin(table: MediciTable, seat: Seat) -> int:
    return table.money[seat] - table.money[1 - seat]


def gain(later: Later, before: MediciTable, after: MediciTable, seat: Seat) -> float:
    """What a seat has gained, with what follows where the next tile is drawn."""
    value = float(margin(after, seat) - margin(before, seat))
    if after.seat() == NOBODY:
        return value
    top = after.agenda[-1]
    assert isinstance(top, DrawTile)
    follows = later(after, top.drawer)
    return value + (follows if top.drawer == seat else -follows)


def worth(later: Later, table: MediciTable, buyer: Seat) -> float:
    """What the buyer expects after loading the lot on the table in the best place."""
    fits = len(table.lot) <= table.room(buyer)
    options = LoadLot(buyer).options(table) if fits else (None,)
    worths = []
    for option in options:
        after = table.clone()
        after.agenda = []
        load_or_throw(after, buyer)
        after.settle()
        if option is not None:
            after.apply(option)
        worths.append(gain(later, table, after, buyer))
    return max(worths)


def expected(later: Later, table: MediciTable, drawer: Seat) -> float:
    """What the drawer expects where a tile is drawn next, by plain recursion on engine tables."""
    assert table.seat() == CHANCE
    total = 0.0
    for tile, weight in zip(table.options(), table.weights(), strict=True):
        after = table.clone()
        after.apply(tile)
        if not after.lot:
            total += weight * gain(later, table, after, drawer)
            continue
        take, leave = worth(later, after, drawer), -worth(later, after, Seat(1 - drawer))
        value = max(min(leave + price, take - price) for price in range(200))
        if after.question() == "draw-or-stop":
            after.apply(DRAW)
            value = max(value, expected(later, after, drawer))
        total += weight * value
    return total / table.in_bag


@pytest.mark.parametrize("seed", range(6))
def test_one_lot_ahead_is_what_plain_recursion_on_the_engine_finds(seed: int) -> None:
    found = nets()
    search = Search(found, last_lot_is_sold=True)

    def by_net(after: MediciTable, drawer: Seat) -> float:
        return found.rounds[after.round - 1].value(position_of(after, int(drawer)), int(drawer))

    table, rng = MEDICI_VS_STROZZI.setup().table(), Random(seed)
    assert isinstance(table, MediciTable)
    compared = 0
    while table.seat() != NOBODY:
        top = table.agenda[-1]
        if isinstance(top, DrawTile) and not table.lot and table.in_bag <= 4:
            position = position_of(table, int(top.drawer))
            plain = expected(by_net, table, top.drawer)
            assert search.ahead([position], 400)[0] == pytest.approx(plain, abs=0.01)
            compared += 1
        table.apply(at_random(table, rng))
    assert compared > 0


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_tiles_are_solved_as_plain_recursion_on_the_engine_solves_them(
    seed: int, last_lot: str
) -> None:
    found = nets()
    table, rng = MEDICI_VS_STROZZI.setup(options={"last_lot": last_lot}).table(), Random(seed)
    assert isinstance(table, MediciTable)
    compared = 0

    def to_the_end(round_: int) -> Later:
        def later(after: MediciTable, drawer: Seat) -> float:
            if after.round == round_:
                return expected(later, after, drawer)
            return found.rounds[after.round - 1].value(position_of(after, int(drawer)), int(drawer))

        return later

    while table.seat() != NOBODY:
        top = table.agenda[-1]
        if isinstance(top, DrawTile) and not table.lot and table.in_bag <= 3:
            endgame = Endgame(found, table.round - 1, last_lot == "sold", 10_000)
            plain = expected(to_the_end(table.round), table, top.drawer)
            solved = endgame.value(position_of(table, int(top.drawer)))
            assert solved == pytest.approx(plain, abs=0.01)
            compared += 1
        table.apply(at_random(table, rng))
    assert compared > 0


def test_a_solver_that_may_look_at_little_gives_up() -> None:
    table, rng = MEDICI_VS_STROZZI.setup().table(), Random(1)
    assert isinstance(table, MediciTable)
    while not (isinstance(table.agenda[-1], DrawTile) and not table.lot and table.in_bag <= 4):
        table.apply(at_random(table, rng))
    top = table.agenda[-1]
    assert isinstance(top, DrawTile)
    position = position_of(table, int(top.drawer))
    assert Endgame(nets(), table.round - 1, True, 2).value(position) is None


def test_the_card_of_the_weights_tells_of_these_weights_and_this_box() -> None:
    folder = files("fiorino.games.medici_vs_strozzi.master")
    card = json.loads(folder.joinpath("weights.json").read_text("utf-8"))
    weights = folder.joinpath("weights.npz").read_bytes()
    assert card["weights"] == sha256(weights).hexdigest()
    assert card["board"] == fingerprint(board_of(MediciBox(OUR_BOX)))
    assert card["box"] == OUR_BOX.digest
    assert card["rules version"] == MEDICI_VS_STROZZI.rules_version
    assert set(card["trained"]) == {"round-1", "round-2", "round-3"}
