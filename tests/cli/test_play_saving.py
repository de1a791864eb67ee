"""Matches are saved whatever happens, and can be gone on with."""

import os
import re
import shlex
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest

from fiorino.bots.names import bot_name
from fiorino.cli import saving
from fiorino.core.protocol import Seat

from .conftest import Call
from .support import (
    EXAMPLE,
    GAME,
    OTHER_BOX,
    SALE,
    Said,
    assert_refused,
    dealt,
    only_saved,
    opened,
    position_file,
    record_file,
    saved,
    screens,
    state,
    texts,
    tiles,
)

TWO: Final = ("play", "--seed", "5", "--seats", "Ada,Bruno")
SOLD: Final = ("stop", "price 18", "buy", "load 5 pisa")
TYPED_SALE: Final = "stop\n18\nbuy\nl 5 p\n"


def told_path(said: Said) -> Path:
    """Where the match was saved, as it was said."""
    found = re.search(r"^Saved as (.+)$", said.out, re.M)
    assert found is not None
    return Path(found[1])


def told_command(said: Said) -> str:
    """How to go on, as it was said."""
    (line,) = [line for line in said.out.splitlines() if line.startswith("Continue with: ")]
    return line.removeprefix("Continue with: ")


# Leaving


def test_the_end_of_input_saves_the_match_and_is_no_fault(call: Call, data: Path) -> None:
    said = call(*TWO, typed=TYPED_SALE)
    assert (said.code, said.err) == (0, "")
    assert texts(saved(only_saved(data)).match) == texts(dealt(*SOLD))


def test_the_end_of_input_says_where_the_match_is_saved(call: Call, data: Path) -> None:
    assert told_path(call(*TWO)) == only_saved(data)


@pytest.mark.parametrize("leave", ["", "quit\n"], ids=["end of input", "quit"])
def test_whoever_leaves_is_told_how_to_go_on(call: Call, data: Path, leave: str) -> None:
    said = call(*TWO, typed=leave)
    assert f"Continue with: fiorino play --from {only_saved(data)}\n" in said.out


@pytest.mark.parametrize("folder", ["plain", "my matches", "[red]", "a[/b]", "it's"])
def test_the_line_that_tells_how_to_go_on_can_be_typed_as_it_stands(
    call: Call, data: Path, folder: str
) -> None:
    file = Path(folder) / "m.fiorino"
    said = call(*TWO, "--save", file, typed="stop\n")
    program, *arguments = shlex.split(told_command(said))
    assert program == "fiorino"
    call(*arguments, typed="18\n")
    assert texts(saved(file).match) == texts(dealt("stop", "price 18"))


def test_the_line_that_tells_how_to_go_on_names_a_bot_of_ones_own_again(call: Call) -> None:
    said = call("play", "--seed", "5", "--seats", f"Ada,{EXAMPLE}")
    arguments = shlex.split(told_command(said))
    assert arguments[-2:] == ["--seats", f"Ada,{EXAMPLE}"]


def test_the_file_remembers_who_sat_where(call: Call, data: Path) -> None:
    call(*TWO)
    assert saved(only_saved(data)).players == ("Ada", "Bruno")


def test_you_and_a_normal_bot_sit_down_where_nobody_is_named(call: Call, data: Path) -> None:
    call("play", "--seed", "5")
    assert saved(only_saved(data)).players == ("you", f"{bot_name('5', [])} · normal")


def test_two_matches_that_begin_in_the_same_second_are_both_kept(
    call: Call, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stopped(datetime):
        @classmethod
        def now(cls, tz: object = None) -> "Stopped":  # noqa: ARG003 - as the real one
            return cls(2026, 1, 1, 12, 0, 0)

    monkeypatch.setattr(saving, "datetime", Stopped)
    call(*TWO, typed="stop\n")
    call(*TWO, typed="draw\n")
    kept = [texts(saved(file).match) for file in (data / "matches").glob("*.fiorino")]
    assert sorted(kept) == sorted([texts(dealt("stop")), texts(dealt("draw"))])


def test_a_match_is_saved_also_when_a_bot_breaks_a_rule(call: Call, data: Path) -> None:
    Path("wrong.py").write_text(
        "class Wrong:\n"
        "    def __init__(self, rng):\n"
        "        pass\n"
        "    def answer(self, decision):\n"
        "        return decision.notation.parse('throw')\n",
        "utf-8",
    )
    said = call("play", "--seed", "5", "--seats", "Ada,wrong.py:Wrong", typed="stop\n18\n")
    assert said.code == 1
    assert "M3.2" in said.err
    assert texts(saved(only_saved(data)).match) == texts(dealt("stop", "price 18"))


# Saving on the way


def test_save_with_a_name_writes_there_and_the_match_goes_on(call: Call, data: Path) -> None:
    call(*TWO, typed="stop\nsave half.fiorino\n18\n")
    assert texts(saved(Path("half.fiorino")).match) == texts(dealt("stop"))
    assert texts(saved(only_saved(data)).match) == texts(dealt("stop", "price 18"))


def test_save_says_where(call: Call) -> None:
    assert told_path(call(*TWO, typed="save half.fiorino\n")) == Path("half.fiorino")


def test_save_without_a_name_writes_where_the_match_is_saved_anyway(call: Call, data: Path) -> None:
    said = call(*TWO, typed="save\n")
    assert said.out.count(f"Saved as {only_saved(data)}\n") == 2


def test_save_makes_the_folders_that_are_missing(call: Call) -> None:
    call(*TWO, typed="save deep/down/half.fiorino\n")
    assert texts(saved(Path("deep/down/half.fiorino")).match) == texts(dealt())


def test_the_save_option_says_where_the_match_is_saved(call: Call, data: Path) -> None:
    call(*TWO, "--save", "mine.fiorino", typed="stop\n")
    assert texts(saved(Path("mine.fiorino")).match) == texts(dealt("stop"))
    assert not data.exists()


@pytest.mark.parametrize(
    "name",
    ["/dev/null/half.fiorino", "~nobody-of-this-name/half.fiorino", "half\0.fiorino", "folder"],
    ids=["no folder", "no home", "nul", "a folder"],
)
def test_a_save_that_cannot_be_done_is_refused_and_the_match_goes_on(
    call: Call, data: Path, name: str
) -> None:
    Path("folder").mkdir()
    said = call(*TWO, typed=f"save {name}\nstop\n")
    assert said.code == 0
    assert "Saved as half" not in said.out
    assert texts(saved(only_saved(data)).match) == texts(dealt("stop"))


def test_a_save_that_cannot_be_done_leaves_nothing_behind(call: Call) -> None:
    Path("folder").mkdir()
    call(*TWO, typed="save folder\n")
    assert [path.name for path in Path().iterdir()] == ["folder"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("/dev/null/m.fiorino", "a part of its path is a file, not a folder"),
        ("/dev/null", "it is no ordinary file"),
        ("folder", "it is no ordinary file"),
        (f"{'m' * 300}.fiorino", "its name is too long"),
    ],
    ids=["inside a file", "a device", "a folder", "a long name"],
)
def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(
    call: Call, name: str, why: str
) -> None:
    Path("folder").mkdir()
    assert_refused(call(*TWO, "--save", name, typed="stop\n"), f"” cannot be written: {why}.")


# Going on


def test_a_match_goes_on_in_its_file(call: Call, data: Path) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"))
    call("play", "--from", file, typed="18\n")
    assert texts(saved(file).match) == texts(dealt("stop", "price 18"))
    assert not data.exists()


def test_a_match_that_goes_on_and_on_stays_one_file(call: Call, data: Path) -> None:
    call(*TWO, typed="stop\n")
    call("play", "--from", "last", typed="18\n")
    call("play", "--from", "last", typed="buy\n")
    assert texts(saved(only_saved(data)).match) == texts(dealt("stop", "price 18", "buy"))


def test_a_match_that_goes_on_draws_the_tiles_of_its_seed(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt(*SOLD))
    call("play", "--from", file, "--seed", "6", typed="draw\ndraw\n")
    assert tiles(saved(file).match) == tiles(dealt(*SOLD, "draw", "draw"))


def test_a_match_goes_on_with_the_same_people(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"), ("Ada, of Pisa", "greedy"))
    call("play", "--from", file, typed="18\n")
    assert saved(file).players == ("Ada, of Pisa", "greedy")


def test_a_match_may_go_on_with_other_people(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"), ("Ada", "greedy"))
    call("play", "--from", file, "--seats", "Ada,Carla")
    assert saved(file).players == ("Ada", "Carla")


def test_a_match_that_goes_on_shows_the_table_that_was_left(call: Call, data: Path) -> None:
    left = screens(call(*TWO, typed=TYPED_SALE).out)[-1]
    assert screens(call("play", "--from", only_saved(data)).out) == [left]


def test_a_match_that_goes_on_has_the_table_that_was_left(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt(*SOLD))
    call("play", "--from", file)
    assert state(saved(file).match) == state(dealt(*SOLD))


def test_a_match_that_goes_on_elsewhere_leaves_its_file_as_it_was(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"))
    before = file.read_bytes()
    call("play", "--from", file, "--save", "n.fiorino", typed="18\n")
    assert file.read_bytes() == before
    assert texts(saved(Path("n.fiorino")).match) == texts(dealt("stop", "price 18"))


def test_a_match_that_goes_on_is_not_told_again_from_its_beginning(call: Call) -> None:
    match = dealt(*SOLD, "stop", "price 7", "buy", "load 5 genova")
    said = call("play", "--from", record_file(Path("m.fiorino"), match))
    assert "asks 18" not in said.out


def test_undo_reaches_behind_the_place_where_a_match_was_left(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"))
    call("play", "--from", file, typed="undo\n")
    assert texts(saved(file).match) == texts(dealt())


def test_last_is_the_match_that_was_saved_last(call: Call, data: Path) -> None:
    folder = data / "matches"
    folder.mkdir(parents=True)
    for age, name in enumerate(["b", "c", "a"]):
        file = record_file(folder / f"{name}.fiorino", dealt(), (name.upper(), "Bruno"))
        os.utime(file, (1_000_000 - age, 1_000_000 - age))
    call("play", "--from", "last", "--save", "m.fiorino")
    assert saved(Path("m.fiorino")).players == ("B", "Bruno")


def test_last_is_refused_where_nothing_has_been_saved(call: Call) -> None:
    assert_refused(call("play", "--from", "last"), "no saved match yet", "fiorino play")


def test_a_finished_match_is_shown_and_asks_nothing(call: Call, data: Path) -> None:
    match = dealt()
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[-1])
    said = call("play", "--from", record_file(Path("m.fiorino"), match))
    assert said.code == 0
    assert "The last round is over: the money decides." in said.out
    assert "This match is over; its file is not changed." in said.words
    assert "Continue with" not in said.out


def test_a_finished_match_is_saved_no_second_time(call: Call, data: Path) -> None:
    call("play", "--seed", "5", "--seats", "greedy,greedy")
    file = only_saved(data)
    before = file.stat()
    call("play", "--from", "last")
    assert only_saved(data).stat() == before


def test_a_record_with_draws_by_hand_goes_on_with_draws_from_a_seed(call: Call) -> None:
    file = record_file(Path("m.fiorino"), opened(*SALE))
    call("play", "--from", file, "--seed", "5", typed="stop\n")
    match = saved(file).match
    assert texts(match)[-1] == "stop"
    assert match.table.purses() == (300, 282)


# Positions


def test_a_position_can_be_played_on(call: Call, data: Path) -> None:
    file = position_file(Path("p.json"), opened("tile dye-4", "stop"))
    said = call("play", "--from", file, "--seats", "Ada,Bruno", typed="18\nbuy\nl 5 p\n")
    assert said.code == 0
    match = saved(only_saved(data)).match
    assert texts(match)[:3] == ["price 18", "buy", "load 5 pisa"]
    assert match.table.purses() == (300, 282)


def test_a_position_is_shown_as_it_is_laid_out(call: Call) -> None:
    file = position_file(Path("p.json"), opened("tile dye-4", "stop"))
    said = call("play", "--from", file, "--seats", "Ada,Bruno")
    assert "The lot: ◆D4  value 4" in said.out
    assert "Medici (Ada): Name your price" in said.out


def test_a_match_from_a_position_can_be_gone_on_with(call: Call, data: Path) -> None:
    file = position_file(Path("p.json"), opened("tile dye-4", "stop"))
    call("play", "--from", file, "--seats", "Ada,Bruno", "--save", "a.fiorino", typed="18\n")
    call("play", "--from", "a.fiorino", "--save", "b.fiorino", typed="refuse\n")
    match = saved(Path("b.fiorino")).match
    assert texts(match) == ["price 18", "refuse"]
    assert match.table.seat() == Seat(0)


# Set-up


@pytest.mark.parametrize(
    "more",
    [(GAME,), ("--option", "last_lot=sold"), ("--box", str(OTHER_BOX))],
    ids=["game", "option", "box"],
)
def test_a_file_brings_its_game_and_is_given_none(call: Call, more: tuple[str, ...]) -> None:
    file = record_file(Path("m.fiorino"), dealt())
    assert_refused(
        call("play", *more, "--from", file), "A saved file sets its own game, options and box"
    )


def test_an_option_is_kept_in_the_file(call: Call, data: Path) -> None:
    call(*TWO, "--option", "last_lot=not_sold")
    options = saved(only_saved(data)).match.setup.options
    assert getattr(options, "last_lot", "") == "not_sold"


def test_a_box_of_ones_own_is_kept_in_the_file(call: Call, data: Path) -> None:
    said = call(*TWO, "--box", OTHER_BOX, typed="stop\n")
    assert "Lucca" in said.out
    assert saved(only_saved(data)).match.setup.box.values["rounds"] == {
        "starters": ["medici", "strozzi", "strozzi"],
        "largest_lot": 3,
        "highest_price": 60,
    }


@pytest.mark.parametrize(
    ("given", "parts"),
    [
        (["--option", "last_lot"], ["name=value", "“last_lot”"]),
        (["--option", "=sold"], ["name=value"]),
        (["--option", "last_lot=sold", "--option", "last_lot=sold"], ["“last_lot” is given twice"]),
        (["--option", "last_lots=sold"], ["Did you mean “last_lot”?"]),
        (["--option", "last_lot=burnt"], ["sold or not_sold", "“burnt”"]),
        (["--seats", "Ada"], ["Medici vs Strozzi has 2 seats here; --seats names 1: Ada."]),
        (["--seats", "Ada, of Pisa,you"], ["names 3: Ada, of Pisa and you.", "cannot contain one"]),
        (["--seats", f"{'A' * 41},you"], ["has 41 characters; a name has at most 40."]),
        (["--seats", "Ada,gredy"], ["Did you mean “greedy”?", "begins with a capital letter"]),
        (["--seats", "Ada,"], ["begins with a capital letter"]),
        (["--seats", "Ada,none.py:Bot"], ["no file “none.py”"]),
        (["medici-vs-strozi"], ["Did you mean “medici-vs-strozzi”?"]),
    ],
    ids=str,
)
def test_a_match_that_cannot_be_set_up_is_refused_with_a_sentence(
    call: Call, data: Path, given: list[str], parts: list[str]
) -> None:
    assert_refused(call("play", *given), *parts)
    assert not data.exists()
