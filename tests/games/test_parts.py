"""What a page draws with: the parts of a box, and the end of a round counted ahead."""

from random import Random
from typing import Any

from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import HarborTable
from fiorino.games.siena import SIENA


def parts_of(setup: Any) -> Any:
    return setup.game.page().parts(setup)


def test_the_parts_of_siena_are_those_of_its_box() -> None:
    parts = parts_of(SIENA.setup())

    assert sum(card["copies"] for card in parts["cards"].values()) == 52
    assert [level["price"] for level in parts["tower"]] == [15, 20, 25, 30, 35, 40, 60]
    assert parts["districts"]["palazzo-tolomei"] == {"yellow": True, "pays": 5}
    assert parts["districts"]["via-dei-servi"] == {"yellow": False, "pays": 20}
    assert parts["districts"]["duomo"] == {"yellow": False, "pays": 0}
    assert (parts["donations"]["14"], parts["donations"]["34"], parts["donations"]["35"]) == (
        0,
        10,
        20,
    )


def test_the_parts_of_medici_vs_strozzi_name_its_harbors_and_ships() -> None:
    setup = MEDICI_VS_STROZZI.setup()

    assert set(parts_of(setup)) >= {"harbors", "ships"}


def test_the_end_of_a_round_counted_ahead_is_what_it_pays() -> None:
    compared = 0
    for seed in range(12):
        match, rng = Match(MEDICI_VS_STROZZI.setup(), Chance(str(seed))), Random(seed)
        while not match.is_over:
            table = match.table
            assert isinstance(table, HarborTable)
            ahead: Any = MEDICI_VS_STROZZI.page().outlook(table)
            before, number, asked = list(table.money), table.round, int(table.seat())
            action = rng.choice(list(table.options()))
            match.play(table.seat(), action)
            text = match.setup.game.notation(match.setup).write(action)
            after = match.table
            assert isinstance(after, HarborTable)
            ended = after.round != number or match.is_over
            if ended and text.startswith("load "):
                _, ship, harbor = text.split()
                (load,) = [
                    one
                    for one in ahead["loads"][asked]
                    if (str(one["ship"]), one["harbor"]) == (ship, harbor)
                ]
                gained = [end["harbors"] + end["tracks"] for end in load["end"]["pays"]]
                assert [money - was for money, was in zip(after.money, before, strict=True)] == (
                    gained
                )
                compared += 1

    assert compared > 3
