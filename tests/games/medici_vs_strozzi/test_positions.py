"""Positions: tables that people write, what is filled in, and what cannot occur."""

import json
from collections import Counter
from typing import Any

import pytest

from fiorino.core.codec import Reader
from fiorino.core.errors import BadPosition, FiorinoError
from fiorino.core.record import read_position, write_position
from fiorino.core.refusals import PLAY_AFTER_END
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

from .tables import (
    ALL_TILES,
    HOUSES,
    MEDICI,
    Playing,
    Written,
    at,
    draw_or_stop,
    draw_tile,
    load_lot,
    name_price,
    opening,
    other_box,
    own,
    read,
    refusal_of,
    rest,
    setup_of,
    ship,
    take_or_leave,
)

IMPOSSIBLE = "This table cannot occur: "
FULL_FLEET = {
    "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
    "4": ship("genova", "fur-0", "fur-1", "fur-2", "fur-3"),
    "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3", "cloth-4"),
}
FULL_FLEET_TILES = (
    "dye-0", "dye-1", "dye-2",
    "fur-0", "fur-1", "fur-2", "fur-3",
    "cloth-0", "cloth-1", "cloth-2", "cloth-3", "cloth-4",
)  # fmt: skip


def table(*agenda: Written, **parts: Any) -> Written:
    return {"round": 1, "agenda": list(agenda), **parts}


# Tables that can occur.


def test_what_is_not_written_is_as_at_the_beginning_of_the_match() -> None:
    playing = at({"round": 1, "agenda": [draw_tile("medici")]})
    beginning = opening()

    assert MEDICI_VS_STROZZI.encode(playing.table) == MEDICI_VS_STROZZI.encode(beginning.table)
    assert playing.money == (300, 300)
    assert playing.bag == Counter(ALL_TILES)


def test_the_bag_holds_what_lies_nowhere_else() -> None:
    playing = at(
        table(
            name_price("medici"),
            ships={"medici": {"3": ship("pisa", "dye-4")}},
            lot=["dye-4", "gold-5"],
            thrown=["fur-0"],
        )
    )

    assert playing.bag == Counter(rest("dye-4", "dye-4", "gold-5", "fur-0"))
    assert playing.table.in_bag == 22


def test_a_bag_that_is_written_is_read() -> None:
    bag = Counter(rest("dye-4"))
    playing = at(table(name_price("medici"), lot=["dye-4"], bag=bag))

    assert playing.bag == bag


def test_markers_that_are_not_written_stand_on_the_middle() -> None:
    playing = at(table(draw_tile("medici"), markers={"pisa": {"cloth": -2}, "venezia": {}}))

    assert playing.markers == {("pisa", "cloth"): -2}


def test_ships_that_are_not_written_are_empty() -> None:
    playing = at(table(draw_tile("medici"), ships={"strozzi": {"4": ship("genova", "dye-1")}}))

    assert playing.ships("medici") == {3: (None, []), 4: (None, []), 5: (None, [])}
    assert playing.ships("strozzi") == {3: (None, []), 4: ("genova", ["dye-1"]), 5: (None, [])}


def test_a_position_in_mid_draw_asks_whether_to_draw_on() -> None:
    playing = at(table(draw_or_stop("strozzi"), lot=["dye-4"]))

    assert (playing.asked, playing.answers) == ("strozzi", ["draw", "stop"])
    assert playing.play("draw", "tile dye-4").lot == ["dye-4", "dye-4"]


def test_a_position_between_two_draws_asks_chance() -> None:
    playing = at(table(draw_tile("strozzi"), lot=["dye-4", "dye-3"]))

    assert playing.asked == "chance"
    assert playing.play("tile dye-4").lot == ["dye-4", "dye-3", "dye-4"]
    assert playing.asked == "strozzi"


def test_a_position_in_mid_auction_asks_for_an_answer_to_the_price() -> None:
    playing = at(table(take_or_leave("medici", 18), lot=["dye-4"]))

    assert (playing.asked, playing.answers) == ("medici", ["buy", "refuse"])
    assert playing.play("refuse").money == (300, 282)


def test_a_position_before_loading_asks_where_to_load() -> None:
    playing = at(
        table(
            load_lot("strozzi"),
            lot=["dye-4", "fur-1"],
            ships={"strozzi": {"3": ship("pisa", "dye-0", "dye-1"), "4": ship("genova", "fur-0")}},
        )
    )

    assert playing.answers == ["load 4 genova", "load 5 venezia", "throw"]


def finished() -> Written:
    return {
        "round": 3,
        "money": {"medici": 250, "strozzi": 310},
        "ships": {"medici": FULL_FLEET},
        "agenda": [],
    }


def test_a_finished_position_has_a_result_and_asks_nobody() -> None:
    playing = at(finished())
    result = playing.match.result

    assert playing.asked == "nobody"
    assert playing.question == "match-over"
    assert playing.table.rule() == ""
    assert result is not None
    assert (result.scores, result.winners) == ((250, 310), (1,))


def test_nothing_is_played_at_a_finished_position() -> None:
    assert at(finished()).refusal("throw", by=MEDICI) == ("—", PLAY_AFTER_END.said())


def test_a_match_is_played_on_from_a_position_to_its_end() -> None:
    playing = at(
        {
            "round": 3,
            "money": {"medici": 100, "strozzi": 100},
            "ships": {"medici": {"3": ship("pisa", "fur-4")}},
            "thrown": rest("fur-4", "gold-5"),
            "agenda": [draw_tile("strozzi")],
        }
    ).play("tile gold-5", "price 3", "refuse", "load 5 pisa")

    result = playing.match.result
    assert result is not None
    assert result.scores == (100, 100 - 3 + 20)


def test_a_position_is_not_changed_by_the_match_that_begins_from_it() -> None:
    setup, start = read(table(name_price("medici"), lot=["dye-4"]))
    before = MEDICI_VS_STROZZI.encode(start)
    Playing(setup, start).play("price 3", "buy", "load 3 pisa")

    assert MEDICI_VS_STROZZI.encode(start) == before


def test_a_position_keeps_the_option_of_its_table() -> None:
    lot = table(draw_tile("medici"), thrown=rest("dye-4"))

    assert at(lot, "sold").play("tile dye-4").question == "name-price"
    assert at(lot, "not_sold").play("tile dye-4").table.round == 2


@pytest.mark.parametrize(
    "written",
    [
        table(draw_tile("medici")),
        table(draw_or_stop("strozzi"), lot=["dye-4"], thrown=["gold-5"]),
        table(take_or_leave("medici", 18), lot=["dye-4"], markers={"pisa": {"dye": 4}}),
        table(load_lot("medici"), lot=["dye-4"], ships={"medici": {"5": ship("pisa", "fur-0")}}),
        finished(),
    ],
)
def test_a_position_that_is_written_is_read_back_alike(written: Written) -> None:
    setup, before = read(written)
    again = write_position(setup, before)
    _, after = read_position(again, GAMES)

    assert MEDICI_VS_STROZZI.encode(after) == MEDICI_VS_STROZZI.encode(before)
    assert write_position(setup, after) == again


def test_a_written_position_names_everything_in_words() -> None:
    playing = at(
        {
            "round": 2,
            "money": {"medici": -3, "strozzi": 4},
            "markers": {"genova": {"fur": -2}},
            "ships": {"strozzi": {"5": ship("venezia", "cloth-4", "dye-0")}},
            "lot": ["gold-5", "dye-2"],
            "thrown": ["spice-1", "dye-1"],
            "agenda": [take_or_leave("medici", 9)],
        }
    )
    bag = Counter(rest("cloth-4", "dye-0", "gold-5", "dye-2", "spice-1", "dye-1"))

    assert MEDICI_VS_STROZZI.encode(playing.table) == {
        "round": 2,
        "money": {"medici": -3, "strozzi": 4},
        "markers": {
            "pisa": {"dye": 0, "spice": 0, "cloth": 0},
            "genova": {"fur": -2, "spice": 0, "cloth": 0},
            "venezia": {"dye": 0, "fur": 0},
        },
        "ships": {
            "medici": {},
            "strozzi": {"5": {"harbor": "venezia", "tiles": ["cloth-4", "dye-0"]}},
        },
        "lot": ["gold-5", "dye-2"],
        "thrown": ["spice-1", "dye-1"],
        "bag": dict(bag),
        "agenda": [{"step": "take-or-leave", "seat": "medici", "price": 9}],
    }


def test_a_position_with_another_box_speaks_of_that_box() -> None:
    setup = setup_of(box=other_box())
    start = MEDICI_VS_STROZZI.decode(
        Reader(
            table(load_lot("medici"), lot=["wool-0"], markers={"lucca": {"wine": 5}}),
            "the table",
            BadPosition,
        ),
        setup,
    )

    assert Playing(setup, own(start)).answers[0] == "load 3 lucca"


# Tables that cannot occur: tiles.


def test_a_tile_that_lies_outside_more_often_than_it_exists_is_refused() -> None:
    assert refusal_of(table(name_price("medici"), lot=["dye-0", "dye-0"])) == (
        IMPOSSIBLE + "There must be 1 of dye-0, not 2 (M1.2)."
    )


def test_a_tile_that_lies_in_the_bag_and_outside_is_refused() -> None:
    assert refusal_of(table(name_price("medici"), lot=["dye-0"], bag=Counter(ALL_TILES))) == (
        IMPOSSIBLE + "There must be 1 of dye-0, not 2 (M1.2)."
    )


def test_a_tile_that_is_nowhere_is_refused() -> None:
    bag = Counter(rest("dye-4", "gold-5"))

    assert refusal_of(table(name_price("medici"), lot=["dye-4"], bag=bag)) == (
        IMPOSSIBLE + "There must be 2 of gold-5, not 1 (M1.2)."
    )


def test_every_tile_that_is_wrong_is_named() -> None:
    sentence = refusal_of(table(name_price("medici"), lot=["dye-0", "dye-0"], thrown=["fur-1"] * 3))

    assert sentence == (
        IMPOSSIBLE
        + "There must be 1 of dye-0, not 2 (M1.2). There must be 1 of fur-1, not 3 (M1.2)."
    )


@pytest.mark.parametrize("part", ["lot", "thrown"])
def test_a_tile_that_does_not_exist_is_refused(part: str) -> None:
    assert refusal_of(table(draw_tile("medici"), **{part: ["dye-7"]})) == (
        "the position, “table”: there is no tile “dye-7”;"
        " tiles are named like “dye-0” and “gold-5”."
    )


def test_a_tile_that_does_not_exist_is_refused_on_a_ship() -> None:
    sentence = refusal_of(
        table(draw_tile("medici"), ships={"medici": {"3": ship("pisa", "Dye-4")}})
    )

    assert sentence == (
        "the position, “table”, “ships”, “medici”, “3”: there is no tile “Dye-4”;"
        " tiles are named like “dye-0” and “gold-5”."
    )


def test_a_tile_that_does_not_exist_is_refused_in_the_bag() -> None:
    sentence = refusal_of(table(draw_tile("medici"), bag={"wine-1": 1}))

    assert sentence.startswith("the position, “table”, “bag”: unknown field “wine-1”; known are")


@pytest.mark.parametrize("copies", [-1, 3])
def test_more_or_less_copies_in_the_bag_than_can_be_are_refused(copies: int) -> None:
    assert refusal_of(table(draw_tile("medici"), bag={"gold-5": copies})) == (
        f"the position, “table”, “bag”: “gold-5” must be a whole number from 0 to 2, not {copies}."
    )


# Tables that cannot occur: ships.


@pytest.mark.parametrize("house", HOUSES)
def test_an_overloaded_ship_is_refused(house: str) -> None:
    fleet = {"3": ship("pisa", "dye-0", "dye-1", "dye-2", "dye-3")}

    assert refusal_of(table(draw_tile("medici"), ships={house: fleet})) == (
        IMPOSSIBLE + f"The ship of 3 of {house} is overloaded (M1.3)."
    )


@pytest.mark.parametrize("house", HOUSES)
def test_two_ships_of_a_house_in_one_harbor_are_refused(house: str) -> None:
    fleet = {"3": ship("pisa", "dye-0"), "5": ship("pisa", "dye-1")}

    assert refusal_of(table(draw_tile("medici"), ships={house: fleet})) == (
        IMPOSSIBLE + f"Two ships of {house} are in the same harbor (M4.3)."
    )


def test_a_harbor_without_a_load_is_refused() -> None:
    assert refusal_of(table(draw_tile("medici"), ships={"medici": {"4": ship("pisa")}})) == (
        IMPOSSIBLE + "The ship of 4 of medici has a harbor without a load (M4.2)."
    )


def test_a_load_without_a_harbor_is_refused() -> None:
    fleet = {"4": {"tiles": ["dye-0"]}}

    assert refusal_of(table(draw_tile("medici"), ships={"medici": fleet})) == (
        "the position, “table”, “ships”, “medici”, “4”: the field “harbor” is missing."
    )


def test_a_harbor_that_does_not_exist_is_refused() -> None:
    fleet = {"4": ship("roma", "dye-0")}

    assert refusal_of(table(draw_tile("medici"), ships={"medici": fleet})) == (
        "the position, “table”, “ships”, “medici”, “4”:"
        " “harbor” must be one of pisa, genova, venezia, not “roma”."
    )


def test_a_ship_that_does_not_exist_is_refused() -> None:
    fleet = {"6": ship("pisa", "dye-0")}

    assert refusal_of(table(draw_tile("medici"), ships={"medici": fleet})) == (
        "the position, “table”, “ships”, “medici”: unknown field “6”; known are 3, 4, 5."
    )


@pytest.mark.parametrize("part", ["ships", "money"])
def test_a_house_that_does_not_exist_is_refused(part: str) -> None:
    parts: dict[str, Any] = {part: {"pazzi": {}}}

    assert refusal_of(table(draw_tile("medici"), **parts)) == (
        f"the position, “table”, “{part}”: unknown field “pazzi”; known are medici, strozzi."
    )


@pytest.mark.parametrize("house", HOUSES)
def test_a_full_fleet_is_refused_while_somebody_is_asked(house: str) -> None:
    written = table(draw_tile("medici"), ships={house: FULL_FLEET})

    assert f"The round is over: the ships of {house} are full (M5.1)." in refusal_of(written)


# Tables that cannot occur: money, markers, rounds.


def test_the_money_of_both_houses_is_written_or_of_none() -> None:
    assert refusal_of(table(draw_tile("medici"), money={"medici": 3})) == (
        "the position, “table”, “money”: the field “strozzi” is missing."
    )


@pytest.mark.parametrize("coins", [1.5, True, "300", 10**9 + 1])
def test_money_that_is_no_whole_number_is_refused(coins: object) -> None:
    sentence = refusal_of(table(draw_tile("medici"), money={"medici": coins, "strozzi": 0}))

    assert sentence.startswith("the position, “table”, “money”: “medici” must be a whole number")


@pytest.mark.parametrize("space", [-5, 5])
def test_a_marker_beyond_the_end_of_its_track_is_refused(space: int) -> None:
    assert refusal_of(table(draw_tile("medici"), markers={"venezia": {"fur": space}})) == (
        "the position, “table”, “markers”, “venezia”:"
        f" “fur” must be a whole number from -4 to 4, not {space}."
    )


def test_a_marker_of_a_good_without_a_track_there_is_refused() -> None:
    assert refusal_of(table(draw_tile("medici"), markers={"venezia": {"cloth": 1}})) == (
        "the position, “table”, “markers”, “venezia”: unknown field “cloth”; known are dye, fur."
    )


def test_a_marker_in_a_harbor_that_does_not_exist_is_refused() -> None:
    assert refusal_of(table(draw_tile("medici"), markers={"roma": {"dye": 1}})) == (
        "the position, “table”, “markers”: unknown field “roma”; known are genova, pisa, venezia."
    )


@pytest.mark.parametrize("round", [0, 4])
def test_a_round_that_does_not_exist_is_refused(round: int) -> None:
    assert refusal_of({"round": round, "agenda": [draw_tile("medici")]}) == (
        f"the position, “table”: “round” must be a whole number from 1 to 3, not {round}."
    )


def test_a_position_without_a_round_is_refused() -> None:
    assert refusal_of({"agenda": [draw_tile("medici")]}) == (
        "the position, “table”: the field “round” is missing."
    )


def test_a_field_that_nobody_knows_is_refused() -> None:
    sentence = refusal_of(table(draw_tile("medici"), weather="fair"))

    assert sentence.startswith("the position, “table”: unknown field “weather”; known are agenda,")


# Tables that cannot occur: what is asked.


def test_a_position_without_an_agenda_is_refused() -> None:
    assert refusal_of({"round": 1}) == "the position, “table”: the field “agenda” is missing."


def test_an_agenda_of_two_steps_is_refused() -> None:
    assert refusal_of(table(draw_tile("medici"), draw_tile("strozzi"))) == (
        IMPOSSIBLE + "The agenda must hold exactly one step, the question that is open."
    )


@pytest.mark.parametrize("round", [1, 2])
def test_an_empty_agenda_before_the_last_round_is_refused(round: int) -> None:
    assert refusal_of({"round": round, "agenda": [], "ships": {"medici": FULL_FLEET}}) == (
        IMPOSSIBLE + "Nobody is asked although the last round has not been played (M2.1)."
    )


def test_a_step_that_does_not_exist_is_refused() -> None:
    assert refusal_of(table({"step": "haggle", "seat": "medici"})) == (
        "the position, “table”, “agenda” 1: “step” must be one of draw-tile, draw-or-stop,"
        " name-price, take-or-leave, load-lot, not “haggle”."
    )


@pytest.mark.parametrize("step", ["begin-round", "end-round"])
def test_a_step_that_acts_by_itself_is_no_question(step: str) -> None:
    assert f"not “{step}”" in refusal_of(table({"step": step}))


def test_a_step_for_a_house_that_does_not_exist_is_refused() -> None:
    assert refusal_of(table(name_price("pazzi"), lot=["dye-4"])) == (
        "the position, “table”, “agenda” 1: “seat” must be one of medici, strozzi, not “pazzi”."
    )


def test_a_step_with_a_field_that_nobody_knows_is_refused() -> None:
    assert refusal_of(table({**name_price("medici"), "price": 3}, lot=["dye-4"])) == (
        "the position, “table”, “agenda” 1: unknown field “price”; known are seat, step."
    )


@pytest.mark.parametrize(
    "step",
    [
        draw_or_stop("medici"),
        name_price("medici"),
        take_or_leave("strozzi", 3),
        load_lot("medici"),
    ],
)
def test_a_question_about_a_lot_without_a_lot_is_refused(step: Written) -> None:
    assert refusal_of(table(step)) == (f"{IMPOSSIBLE}“{step['step']}”: there is no lot (M2.3).")


FOUR = ["dye-1", "dye-2", "dye-3", "dye-4"]


@pytest.mark.parametrize("step", [name_price("medici"), take_or_leave("strozzi", 3)])
def test_a_lot_of_four_tiles_is_refused(step: Written) -> None:
    assert refusal_of(table(step, lot=FOUR)) == (
        f"{IMPOSSIBLE}“{step['step']}”: the lot is larger than the house may draw (M2.4, M2.5)."
    )


def test_a_lot_of_four_tiles_is_refused_before_loading() -> None:
    assert refusal_of(table(load_lot("medici"), lot=FOUR)).startswith(IMPOSSIBLE)


ONE_FREE_SPACE = {**FULL_FLEET, "3": ship("pisa", "dye-0", "dye-1")}


@pytest.mark.parametrize("step", [name_price("strozzi"), take_or_leave("medici", 3)])
def test_a_lot_larger_than_the_room_of_the_house_that_drew_it_is_refused(step: Written) -> None:
    assert refusal_of(table(step, lot=["dye-4", "dye-3"], ships={"strozzi": ONE_FREE_SPACE})) == (
        f"{IMPOSSIBLE}“{step['step']}”: the lot is larger than the house may draw (M2.4, M2.5)."
    )


def test_a_lot_larger_than_the_room_of_the_house_that_answers_can_occur() -> None:
    playing = at(
        table(
            take_or_leave("strozzi", 3), lot=["dye-4", "dye-3"], ships={"strozzi": ONE_FREE_SPACE}
        )
    )

    assert playing.answers == ["buy", "refuse"]


def test_a_buyer_without_room_is_not_asked_where_to_load() -> None:
    written = table(load_lot("strozzi"), lot=["dye-4", "dye-3"], ships={"strozzi": ONE_FREE_SPACE})

    assert refusal_of(written) == (
        IMPOSSIBLE + "“load-lot”: no ship of the buyer has room for the lot (M4.6)."
    )


@pytest.mark.parametrize(
    "parts",
    [
        {"lot": ["dye-4", "dye-3", "dye-2"]},
        {"thrown": list(ALL_TILES)},
        {"lot": ["dye-4"], "ships": {"medici": ONE_FREE_SPACE}},
    ],
    ids=["full lot", "empty bag", "no room"],
)
def test_a_draw_where_no_tile_may_be_drawn_is_refused(parts: dict[str, Any]) -> None:
    assert refusal_of(table(draw_tile("medici"), **parts)) == (
        IMPOSSIBLE + "“draw-tile”: no tile may be drawn now (M2.4 to M2.6)."
    )


@pytest.mark.parametrize(
    "parts",
    [
        {"lot": ["dye-4", "dye-3", "dye-2"]},
        {"lot": ["dye-4"], "thrown": rest("dye-4")},
        {"lot": ["dye-4"], "ships": {"medici": ONE_FREE_SPACE}},
    ],
    ids=["full lot", "empty bag", "no room"],
)
def test_the_question_of_another_tile_where_there_is_none_is_refused(parts: dict[str, Any]) -> None:
    assert refusal_of(table(draw_or_stop("medici"), **parts)) == (
        IMPOSSIBLE + "“draw-or-stop”: no further tile may be drawn (M2.4)."
    )


@pytest.mark.parametrize("price", [-1, 401])
def test_a_price_out_of_range_is_refused(price: int) -> None:
    assert refusal_of(table(take_or_leave("medici", price), lot=["dye-4"])) == (
        f"{IMPOSSIBLE}“take-or-leave”: a price is from 0 to 400, not {price} (M3.1)."
    )


@pytest.mark.parametrize("step", [name_price("medici"), take_or_leave("strozzi", 3)])
def test_the_last_lot_is_not_for_sale_where_it_is_not_sold(step: Written) -> None:
    written = table(step, lot=["dye-4"], thrown=rest("dye-4"))

    assert at(written, "sold").lot == ["dye-4"]
    assert refusal_of(written, "not_sold") == (
        f"{IMPOSSIBLE}“{step['step']}”:"
        " the lot with the last tile is not sold at this table (M5.3)."
    )


def test_the_last_lot_is_not_loaded_where_it_is_not_sold() -> None:
    written = table(load_lot("medici"), lot=["dye-4"], thrown=rest("dye-4"))

    assert at(written, "sold").lot == ["dye-4"]
    assert refusal_of(written, "not_sold").startswith(IMPOSSIBLE)


def test_a_finished_match_has_no_lot() -> None:
    assert refusal_of({**finished(), "lot": ["gold-5"]}).startswith(IMPOSSIBLE)


def test_a_finished_match_has_a_full_fleet_or_an_empty_bag() -> None:
    assert refusal_of({"round": 3, "agenda": []}).startswith(IMPOSSIBLE)


def test_several_faults_of_a_table_are_all_named() -> None:
    fleet = {"3": ship("pisa", "dye-0", "dye-1", "dye-2", "dye-3"), "4": ship("pisa", "fur-1")}

    assert refusal_of(table(name_price("medici"), ships={"strozzi": fleet})) == (
        IMPOSSIBLE
        + "The ship of 3 of strozzi is overloaded (M1.3)."
        + " Two ships of strozzi are in the same harbor (M4.3)."
    )


# Faults that no file can have, because its reader refuses them before.


def test_a_table_with_a_marker_beyond_the_end_has_a_fault() -> None:
    wrong = opening().table
    wrong.markers[3] = 5

    assert MEDICI_VS_STROZZI.faults(wrong) == [
        "A marker stands beyond the end of its track (M1.6)."
    ]


def test_a_table_in_a_fourth_round_has_a_fault() -> None:
    wrong = opening().table
    wrong.round = 4

    assert MEDICI_VS_STROZZI.faults(wrong) == ["There is no round 4 (M2.1)."]


def test_a_table_with_a_miscounted_bag_has_a_fault() -> None:
    wrong = opening().table
    wrong.in_bag = 25

    assert MEDICI_VS_STROZZI.faults(wrong) == ["The bag is counted as 25 but holds 26."]


def test_a_table_with_a_bag_below_nothing_has_a_fault() -> None:
    wrong = at(table(name_price("medici"), lot=["dye-0"])).table
    wrong.lot = (0, 0)
    wrong.bag[0] = -1
    wrong.in_bag = 24

    assert MEDICI_VS_STROZZI.faults(wrong) == ["There must be 1 of dye-0, not 1 (M1.2)."]


def test_a_real_table_has_no_fault() -> None:
    assert MEDICI_VS_STROZZI.faults(opening().play("tile dye-4", "stop").table) == []


@pytest.mark.parametrize("agenda", [None, "load-lot", [3], [[]], [{"step": 3}]])
def test_an_agenda_that_is_no_list_of_steps_is_refused(agenda: object) -> None:
    assert "“agenda”" in refusal_of({"round": 1, "agenda": agenda})


def test_a_position_of_another_game_is_refused() -> None:
    text = json.dumps({"fiorino": "position", "version": 1, "game": "siena-x", "table": {}})

    with pytest.raises(FiorinoError, match="There is no game “siena-x”"):
        read_position(text, GAMES)
