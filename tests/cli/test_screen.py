"""What happens at the table, in words: every sentence follows from the rules by hand."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from .conftest import Call
from .support import Said, opened, position_file, table_file

ALL_TILES: Final = [
    f"{good}-{value}" for good in ("dye", "fur", "spice", "cloth") for value in (0, 1, 2, 3, 4, 4)
] + ["gold-5", "gold-5"]
Fleets = Mapping[str, Mapping[str, tuple[str, list[str]]]]
"""Of each house and ship the harbor and the tiles."""

DYE_IN_PISA: Final[Fleets] = {"medici": {"5": ("pisa", ["dye-0", "dye-4"])}}


def nearly_over(
    call: Call,
    *actions: str,
    bag: Sequence[str],
    round: int = 1,
    ships: Fleets | None = None,
    last_lot: str = "sold",
) -> Said:
    """These actions at a table where the Medici draw and all tiles but a few are out."""
    fleets = ships or {}
    loaded = [name for fleet in fleets.values() for _, tiles in fleet.values() for name in tiles]
    thrown = list(ALL_TILES)
    for name in [*bag, *loaded]:
        thrown.remove(name)
    table = {
        "round": round,
        "ships": {
            house: {
                ship: {"harbor": harbor, "tiles": tiles} for ship, (harbor, tiles) in fleet.items()
            }
            for house, fleet in fleets.items()
        },
        "thrown": thrown,
        "agenda": [{"step": "draw-tile", "drawer": "medici"}],
    }
    file = table_file(Path("p.json"), table, last_lot=last_lot)
    said = call("position", file, *[part for text in actions for part in ("--apply", text)])
    assert (said.code, said.err) == (0, "")
    return said


def test_m5_2_the_last_tile_is_told(call: Call) -> None:
    said = nearly_over(call, "tile dye-4", bag=["dye-4"])
    assert "That was the last tile in the bag." in said.out


def test_m5_3_a_last_lot_that_is_not_sold_is_told(call: Call) -> None:
    said = nearly_over(call, "tile dye-4", bag=["dye-4"], last_lot="not_sold")
    assert "The last lot, ◆D4, is not sold." in said.out
    assert "Round 2. Strozzi draws first." in said.out


def test_m4_5_a_lot_that_is_thrown_away_is_told(call: Call) -> None:
    said = nearly_over(call, "tile dye-4", "price 7", "refuse", "throw", bag=["dye-4"])
    assert "Strozzi leaves it: Medici must buy for 7." in said.out
    assert "Medici throws ◆D4 away." in said.out


def test_m4_6_a_lot_without_room_is_told(call: Call) -> None:
    ships = {
        "strozzi": {
            "3": ("pisa", ["fur-0", "fur-1"]),
            "4": ("genova", ["fur-2", "fur-3", "fur-4"]),
            "5": ("venezia", ["spice-0", "spice-1", "spice-2", "spice-3"]),
        }
    }
    actions = ("tile dye-4", "draw", "tile gold-5", "price 7", "buy")
    said = nearly_over(call, *actions, bag=["dye-4", "gold-5"], ships=ships)
    assert "Strozzi has no room for ◆D4 ★G5 and throws it away." in said.out


def test_m6_1_the_prize_of_a_harbor_is_told(call: Call) -> None:
    actions = ("tile gold-5", "price 0", "buy", "throw")
    said = nearly_over(call, *actions, bag=["gold-5"], ships=DYE_IN_PISA)
    assert "Pisa, 4 : 0: Medici receives 20." in said.out
    assert "Genova, 0 : 0: nobody is paid." in said.out


def test_m6_7_the_move_of_a_marker_is_told(call: Call) -> None:
    actions = ("tile gold-5", "price 0", "buy", "throw")
    said = nearly_over(call, *actions, bag=["gold-5"], ships=DYE_IN_PISA)
    # A tile of value 0 pushes two spaces, another one.
    assert "Pisa, dye: the marker moves 3 spaces towards Medici." in said.out


def test_m6_8_the_pay_of_a_monopoly_is_told(call: Call) -> None:
    actions = ("tile gold-5", "price 0", "buy", "throw")
    said = nearly_over(call, *actions, bag=["gold-5"], ships=DYE_IN_PISA)
    # The third space pays 10 and a bonus of 10.
    assert "Pisa, dye: Medici receives 20." in said.out


def test_m7_3_the_winner_is_told_with_both_scores(call: Call) -> None:
    actions = ("tile gold-5", "price 0", "buy", "throw")
    said = nearly_over(call, *actions, bag=["gold-5"], round=3, ships=DYE_IN_PISA)
    assert "The match is over, 340 : 300. Medici wins." in said.words


def test_m7_4_a_shared_win_is_told(call: Call) -> None:
    said = nearly_over(call, "tile gold-5", "price 0", "buy", "throw", bag=["gold-5"], round=3)
    assert "The match is over, 300 : 300. Both win." in said.words


def test_a_load_is_offered_with_what_it_would_bring(call: Call) -> None:
    match = opened("tile dye-0", "draw", "tile gold-5", "stop", "price 18", "buy")
    file = position_file(Path("p.json"), match)
    said = call("play", "--from", file, "--seats", "Ada,Bruno")
    lines = [" ".join(line.split()) for line in said.out.splitlines()]
    assert "1 load 3 pisa Pisa, ship of 3; 0 + 5 = 5 against 0; dye marker +2; 1 free" in lines
    assert "2 load 3 genova Genova, ship of 3; 0 + 5 = 5 against 0; 1 free" in lines
    assert "10 throw Throw it away; out until the next round" in lines


def test_a_purchase_is_offered_with_what_is_left_of_the_money(call: Call) -> None:
    file = position_file(Path("p.json"), opened("tile dye-0", "stop", "price 18"))
    said = call("play", "--from", file, "--seats", "Ada,Bruno")
    assert "1 buy Buy for 18; your coins 300 → 282" in said.words
    assert "2 refuse Leave it; Ada must buy it for 18" in said.words


@pytest.mark.parametrize(
    ("seat", "asked"), [("Ada,greedy", "Medici (Ada)"), ("Medici,Bruno", "Medici")]
)
def test_a_player_who_is_called_like_the_house_is_not_named_twice(
    call: Call, seat: str, asked: str
) -> None:
    said = call("play", "--seed", "5", "--seats", seat)
    assert f"{asked}: Draw a second tile, or stop?" in said.out
