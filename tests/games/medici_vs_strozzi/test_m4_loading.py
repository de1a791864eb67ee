"""M4: loading."""

from typing import Any

import pytest

from fiorino.core.refusals import NOT_ASKED
from fiorino.core.sentences import Thing
from fiorino.games.medici_vs_strozzi import refusals
from fiorino.games.medici_vs_strozzi.actions import Load

from .tables import (
    HOUSES,
    MEDICI,
    STROZZI,
    Playing,
    at,
    draw_tile,
    load_lot,
    opening,
    play_round_out,
    rest,
    ship,
    take_or_leave,
)


def bought(*lot: str, by: str = "medici", **parts: Any) -> Playing:
    """A lot that waits to be loaded."""
    return at({"round": 1, "lot": list(lot), "agenda": [load_lot(by)], **parts})


def test_m4_1_the_whole_lot_goes_on_one_ship() -> None:
    playing = bought("dye-4", "fur-1", "gold-5").play("load 4 pisa")

    assert playing.ships("medici") == {
        3: (None, []),
        4: ("pisa", ["dye-4", "fur-1", "gold-5"]),
        5: (None, []),
    }
    assert playing.lot == []


def test_m4_1_a_later_lot_joins_what_the_ship_carries() -> None:
    fleet = {"strozzi": {"5": ship("genova", "spice-0")}}
    playing = bought("dye-4", "fur-1", by="strozzi", ships=fleet).play("load 5 genova")

    assert playing.ships("strozzi")[5] == ("genova", ["spice-0", "dye-4", "fur-1"])


def test_m4_1_every_empty_ship_of_the_buyer_may_be_loaded_to_every_harbor() -> None:
    assert bought("dye-4").answers == [
        "load 3 pisa", "load 3 genova", "load 3 venezia",
        "load 4 pisa", "load 4 genova", "load 4 venezia",
        "load 5 pisa", "load 5 genova", "load 5 venezia",
        "throw",
    ]  # fmt: skip


def test_m4_1_the_lot_goes_on_a_ship_of_the_buyer() -> None:
    playing = opening().play("tile dye-4", "stop", "price 3", "buy", "load 3 pisa")

    assert playing.ships("strozzi")[3] == ("pisa", ["dye-4"])
    assert playing.ships("medici")[3] == (None, [])


def test_m4_1_only_the_buyer_loads() -> None:
    assert bought("dye-4", by="strozzi").refusal("load 3 pisa", by=MEDICI) == (
        "M4.1",
        NOT_ASKED.said(asked=Thing("seat", "strozzi"), seat=Thing("seat", "medici")),
    )


def test_m4_1_a_ship_without_room_for_all_of_the_lot_is_refused() -> None:
    fleet = {"medici": {"3": ship("pisa", "dye-0", "dye-1")}}
    playing = bought("dye-4", "fur-1", ships=fleet)

    assert playing.refusal("load 3 pisa") == (
        "M4.1",
        refusals.NO_ROOM.said(ship=3, room=1),
    )


def test_m4_1_a_lot_may_fill_a_ship_to_the_last_space() -> None:
    fleet = {"medici": {"3": ship("pisa", "dye-0")}}
    playing = bought("dye-4", "fur-1", ships=fleet).play("load 3 pisa")

    assert playing.ships("medici")[3] == ("pisa", ["dye-0", "dye-4", "fur-1"])


@pytest.mark.parametrize("answer", ["draw", "stop", "buy", "refuse", "price 0"])
def test_m4_1_the_buyer_loads_or_throws_before_anything_else(answer: str) -> None:
    assert bought("dye-4").refusal(answer) == (
        "M4.1",
        refusals.LOAD_OR_THROW.said(),
    )


@pytest.mark.parametrize("action", [Load(3, 0), Load(0, 3)])
def test_m4_1_a_ship_or_harbor_that_does_not_exist_is_refused(action: Load) -> None:
    assert bought("dye-4").refusal(action) == ("M4.1", refusals.NO_SUCH_SHIP.said())


@pytest.mark.parametrize("harbor", ["pisa", "genova", "venezia"])
def test_m4_2_the_first_load_assigns_the_ship_to_a_harbor(harbor: str) -> None:
    playing = bought("dye-4").play(f"load 5 {harbor}")

    assert playing.ships("medici")[5] == (harbor, ["dye-4"])


def test_m4_2_a_ship_without_a_load_has_no_harbor() -> None:
    playing = bought("dye-4").play("load 5 pisa")

    assert playing.ships("medici")[3] == (None, [])
    assert playing.ships("medici")[4] == (None, [])


def test_m4_3_a_second_ship_of_the_house_in_a_harbor_is_refused() -> None:
    fleet = {"medici": {"3": ship("pisa", "dye-0")}}
    playing = bought("dye-4", ships=fleet)

    assert playing.refusal("load 4 pisa") == (
        "M4.3",
        refusals.HARBOR_TAKEN.said(harbor=Thing("harbor", "pisa")),
    )


def test_m4_3_the_second_ship_chooses_among_two_harbors_and_the_third_has_no_choice() -> None:
    second = bought("dye-4", ships={"medici": {"3": ship("pisa", "dye-0")}})
    third = bought(
        "dye-4",
        ships={"medici": {"3": ship("pisa", "dye-0"), "4": ship("venezia", "dye-1")}},
    )

    assert second.answers == [
        "load 3 pisa",
        "load 4 genova", "load 4 venezia",
        "load 5 genova", "load 5 venezia",
        "throw",
    ]  # fmt: skip
    assert third.answers == ["load 3 pisa", "load 4 venezia", "load 5 genova", "throw"]


def test_m4_3_both_houses_may_be_in_the_same_harbor() -> None:
    playing = bought("dye-4", ships={"strozzi": {"5": ship("pisa", "dye-0")}})

    assert playing.play("load 5 pisa").ships("medici")[5] == ("pisa", ["dye-4"])


def test_m4_4_a_ship_does_not_change_its_harbor() -> None:
    playing = bought("dye-4", by="strozzi", ships={"strozzi": {"4": ship("pisa", "dye-0")}})

    assert playing.refusal("load 4 genova") == (
        "M4.4",
        refusals.SHIP_STAYS.said(ship=4, harbor=Thing("harbor", "pisa")),
    )


def test_m4_4_a_ship_keeps_its_harbor_when_other_lots_are_loaded() -> None:
    playing = bought("dye-4", ships={"medici": {"4": ship("pisa", "dye-0")}}).play("load 5 genova")

    assert playing.ships("medici")[4] == ("pisa", ["dye-0"])


def test_m4_4_in_the_next_round_a_ship_may_go_elsewhere() -> None:
    playing = bought("dye-4").play("load 5 pisa")
    play_round_out(playing, "strozzi")
    playing.play("tile dye-4", "stop", "price 0", "buy", "load 5 venezia")

    assert playing.table.round == 2
    assert playing.ships("medici")[5] == ("venezia", ["dye-4"])


def test_m4_5_the_whole_lot_is_thrown_away() -> None:
    playing = bought("dye-4", "fur-1", thrown=["gold-5"]).play("throw")

    assert playing.thrown == ["gold-5", "dye-4", "fur-1"]
    assert playing.lot == []
    assert [tiles for _, tiles in playing.ships("medici").values()] == [[], [], []]


def test_m4_5_a_buyer_may_throw_away_although_there_is_room() -> None:
    playing = bought("dye-4")

    assert "load 3 pisa" in playing.answers
    assert "throw" in playing.answers


def test_m4_5_thrown_tiles_are_not_drawn_again_in_this_round() -> None:
    playing = bought("dye-0").play("throw")

    assert "tile dye-0" not in playing.answers
    assert playing.bag.total() == 25


def test_m4_5_thrown_tiles_come_back_in_the_next_round() -> None:
    playing = play_round_out(bought("dye-0"), "medici")

    assert playing.table.round == 2
    assert playing.thrown == []
    assert "tile dye-0" in playing.answers


ONE_FREE_SPACE = {
    "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
    "4": ship("genova", "fur-0", "fur-1", "fur-2", "fur-3"),
    "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3"),
}


def test_m4_6_a_buyer_without_room_for_the_lot_throws_it_away_unasked() -> None:
    playing = at(
        {
            "round": 1,
            "ships": {"strozzi": ONE_FREE_SPACE},
            "lot": ["gold-5", "dye-4"],
            "agenda": [take_or_leave("strozzi", 25)],
        }
    ).play("buy")

    assert playing.thrown == ["gold-5", "dye-4"]
    assert playing.ships("strozzi")[5][1] == ["cloth-0", "cloth-1", "cloth-2", "cloth-3"]
    assert playing.told == ["lot-bought", "lot-forced"]


def test_m4_6_a_buyer_without_room_pays_and_draws_next_all_the_same() -> None:
    playing = at(
        {
            "round": 1,
            "ships": {"strozzi": ONE_FREE_SPACE},
            "lot": ["gold-5", "dye-4"],
            "agenda": [take_or_leave("strozzi", 25)],
        }
    ).play("buy")

    assert playing.money == (300, 275)
    assert playing.play("tile gold-5").asked == "strozzi"


def test_m4_6_a_buyer_with_room_on_one_ship_is_asked() -> None:
    playing = at(
        {
            "round": 1,
            "ships": {"strozzi": ONE_FREE_SPACE},
            "lot": ["gold-5"],
            "agenda": [take_or_leave("strozzi", 25)],
        }
    ).play("buy")

    assert playing.answers == ["load 5 venezia", "throw"]


@pytest.mark.parametrize(("answer", "buyer"), [("buy", "strozzi"), ("refuse", "medici")])
@pytest.mark.parametrize("stowed", ["load 3 pisa", "throw"])
def test_m4_7_the_buyer_draws_the_next_lot(answer: str, buyer: str, stowed: str) -> None:
    playing = opening().play("tile dye-4", "stop", "price 7", answer, stowed)

    assert (playing.asked, playing.question) == ("chance", "draw-tile")
    assert playing.play("tile fur-1").asked == buyer
    assert playing.lot == ["fur-1"]


def test_m4_7_a_house_may_go_on_buying_its_own_lots() -> None:
    playing = opening()
    for _ in range(3):
        playing.play(playing.answers[0], "stop", "price 1", "refuse", "throw")

    assert playing.money == (297, 300)
    assert playing.play("tile gold-5").asked == "medici"


def test_m4_7_the_house_that_did_not_buy_does_not_draw() -> None:
    playing = opening().play("tile dye-4", "stop", "price 7", "buy", "throw", "tile fur-1")

    assert playing.refusal("draw", by=MEDICI) == (
        "M2.4",
        NOT_ASKED.said(asked=Thing("seat", "strozzi"), seat=Thing("seat", "medici")),
    )
    assert playing.table.seat() == STROZZI


@pytest.mark.parametrize("house", HOUSES)
def test_m4_7_a_house_that_does_not_fill_its_fleet_goes_on(house: str) -> None:
    fleet = {house: ONE_FREE_SPACE}
    playing = at(
        {"round": 1, "ships": fleet, "thrown": ["gold-5"], "agenda": [draw_tile(house)]}
    ).play("tile gold-5", "price 0", "refuse", "throw")

    assert playing.table.round == 1
    assert playing.bag.total() == len(rest()) - 11 - 2
