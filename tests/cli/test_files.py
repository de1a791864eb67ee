"""`fiorino replay`, `verify` and `position` with files that are sound."""

import json
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

from fiorino.bots.advice import advise
from fiorino.core.record import read_position, write_position
from fiorino.games import GAMES

from .conftest import Call
from .support import (
    GAME,
    OTHER_BOX,
    SALE,
    Said,
    assert_refused,
    dealt,
    opened,
    position_file,
    record_file,
    saved,
    screens,
    texts,
)

TOLD: Final = [
    ("1", "Ada draws ◆D4."),
    ("3", "Ada asks 18 for ◆D4."),
    ("4", "Bruno buys for 18."),
    ("5", "Bruno loads ◆D4 on the 5-space ship in Pisa."),
]
"""What SALE tells, move by move; stopping (2) is not told."""


@pytest.fixture
def record(data: Path) -> Path:
    """A match with one sale, its draws entered by hand."""
    return record_file(Path("m.fiorino"), opened(*SALE))


@pytest.fixture
def opening(data: Path) -> Path:
    return position_file(Path("opening.json"), opened())


def told(said: Said) -> list[tuple[str, str]]:
    """The numbered lines of a story, from the first move on."""
    lines = re.findall(r"^ *(\d+)  (.+?) *$", said.out, re.M)
    return [(number, line) for number, line in lines if number != "0"]


# Replay


def test_replay_tells_every_event_with_the_number_of_its_move(call: Call, record: Path) -> None:
    said = call("replay", record)
    assert (said.code, said.err) == (0, "")
    assert told(said) == TOLD


def test_replay_ends_with_the_table_that_was_reached(call: Call, record: Path) -> None:
    (screen,) = screens(call("replay", record).out)
    assert "Strozzi (Bruno)  282 coins" in screen
    assert "‹◆D4 ··· ··· ··· ···› 4" in screen


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 5])
def test_replay_to_a_move_tells_no_further(call: Call, record: Path, moves: int) -> None:
    expected = [(number, line) for number, line in TOLD if int(number) <= moves]
    assert told(call("replay", record, "--to", str(moves))) == expected


def test_replay_to_a_move_shows_the_table_of_then(call: Call, record: Path) -> None:
    (screen,) = screens(call("replay", record, "--to", "3").out)
    assert "The lot: ◆D4  value 4  at 18 coins" in screen
    assert "Strozzi (Bruno)  300 coins" in screen


@pytest.mark.parametrize("move", ["6", "-1", "1000000000000"])
def test_replay_to_a_move_that_was_not_made_is_refused(call: Call, record: Path, move: str) -> None:
    assert_refused(call("replay", record, f"--to={move}"), "has 5 moves", f"no move {move}")


@pytest.mark.parametrize("seat", ["medici", "strozzi", "spectator"])
def test_replay_is_told_to_every_seat_and_to_spectators(
    call: Call, record: Path, seat: str
) -> None:
    # Everything is open in this game (M1.8).
    assert told(call("replay", record, "--seat", seat)) == TOLD


def test_replay_for_a_seat_that_is_not_there_is_refused(call: Call, record: Path) -> None:
    assert_refused(
        call("replay", record, "--seat", "medicci"),
        "no seat “medicci”; the seats are medici, strozzi and spectator.",
        "Did you mean “medici”?",
    )


def test_replay_to_a_word_is_wrong_usage(call: Call, record: Path) -> None:
    assert call("replay", record, "--to", "end").code == 2


def test_replay_of_a_match_with_another_box_names_its_harbors(call: Call) -> None:
    call("play", "--box", OTHER_BOX, "--seats", "greedy,greedy", "--save", "other.fiorino")
    assert "Lucca" in call("replay", "other.fiorino").out


# Verify


def test_verify_counts_answers_and_draws_of_a_sound_record(call: Call, record: Path) -> None:
    said = call("verify", record)
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        "m.fiorino: a valid record of Medici vs Strozzi, running, 4 answers and 1 draw;"
        " its draws were entered by hand.\n"
    )


def test_verify_checks_draws_against_the_seed(call: Call) -> None:
    match = dealt("stop")
    said = call("verify", record_file(Path("m.fiorino"), match))
    assert "1 answer and 1 draw; its draws fit its seed." in said.out


def test_verify_tells_a_finished_match(call: Call) -> None:
    call("play", "--seed", "5", "--seats", "greedy,greedy", "--save", "m.fiorino")
    assert "Medici vs Strozzi, finished," in call("verify", "m.fiorino").out


def edited(path: Path, old: str, new: str) -> Path:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("price 18", "price 17"),
        ("load 5 pisa", "load 5 genova"),
        ("dye-4", "dye-3"),
        ('"Ada"', '"Eve"'),
        ('"seat": "strozzi", "action": "buy"', '"seat": "medici", "action": "buy"'),
        ('"result": null', '"result": {"scores": {}, "winners": []}'),
        ('"rule": "M3.1"', '"rule": "M3.2"'),
    ],
    ids=["price", "harbor", "tile", "player", "seat", "result", "rule"],
)
def test_verify_refuses_a_record_that_was_edited(
    call: Call, record: Path, old: str, new: str
) -> None:
    assert_refused(call("verify", edited(record, old, new)))


def test_verify_names_the_action_that_was_edited(call: Call, record: Path) -> None:
    said = call("verify", edited(record, "price 18", "price 17"))
    assert_refused(said, "was changed: action 3 (“price 17”) does not fit its hash")


def test_verify_refuses_a_record_without_its_last_action(call: Call, record: Path) -> None:
    fields = json.loads(record.read_text("utf-8"))
    fields["actions"].pop()
    record.write_text(json.dumps(fields), "utf-8")
    assert_refused(call("verify", record), "changed or cut")


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.99])
def test_verify_refuses_a_record_that_is_cut_off(call: Call, record: Path, share: float) -> None:
    whole = record.read_text("utf-8")
    record.write_text(whole[: int(len(whole) * share)], "utf-8")
    assert_refused(call("verify", record), "The record is not whole JSON")


def test_verify_refuses_another_seed(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"))
    assert_refused(call("verify", edited(file, '"seed": "5"', '"seed": "6"')))


def test_verify_refuses_a_position(call: Call, opening: Path) -> None:
    assert_refused(call("verify", opening), "“record”", "“position”")


# Positions


def test_position_shows_the_table_and_who_is_asked(call: Call) -> None:
    file = position_file(Path("p.json"), opened("tile dye-4", "stop", "price 18"))
    said = call("position", file)
    assert (said.code, said.err) == (0, "")
    assert "The lot: ◆D4  value 4  at 18 coins" in said.out
    assert "Asked: strozzi, take-or-leave (rule M3.2)" in said.out


def test_position_shows_a_good_answer_with_its_figures(call: Call) -> None:
    match = opened("tile dye-4", "stop")
    decision = match.decision()
    assert decision is not None
    figures = advise(decision, Random(0)).figures
    said = call("position", position_file(Path("p.json"), match))
    assert f"It is worth {figures['mine']:.1f} to you" in said.words


def test_position_lists_every_legal_answer(call: Call) -> None:
    file = position_file(Path("p.json"), opened("tile dye-4"))
    assert re.findall(r"^  (\w+)$", call("position", file, "--options").out, re.M) == [
        "draw",
        "stop",
    ]


def test_position_lists_the_tiles_that_may_come(call: Call, opening: Path) -> None:
    listed = re.findall(r"^  (tile \S+)$", call("position", opening, "--options").out, re.M)
    # Four goods of five different values, and gold (M1.2).
    assert len(listed) == 21
    assert {"tile dye-0", "tile cloth-4", "tile gold-5"} < set(listed)


def test_position_lists_no_answers_unasked(call: Call) -> None:
    file = position_file(Path("p.json"), opened("tile dye-4"))
    assert not re.search(r"^  stop$", call("position", file).out, re.M)


def applied(actions: tuple[str, ...]) -> list[str]:
    return [part for action in actions for part in ("--apply", action)]


def test_position_applies_actions_and_draws_in_order(call: Call, opening: Path) -> None:
    found = call("position", opening, *applied(SALE), "--json").json()
    assert found["asked"] == "chance"
    assert found["view"]["money"] == [300, 282]
    assert found["view"]["ships"][1][2] == {"spaces": 5, "harbor": "pisa", "tiles": ["dye-4"]}


def test_position_tells_what_the_actions_brought_about(call: Call, opening: Path) -> None:
    said = call("position", opening, *applied(SALE))
    # Nobody sits there: the houses are named themselves.
    lines = [line.replace("Ada", "Medici").replace("Bruno", "Strozzi") for _, line in TOLD]
    places = [said.out.index(line) for line in lines]
    assert places == sorted(places)


def test_position_reads_shortened_actions(call: Call, opening: Path) -> None:
    found = call("position", opening, *applied(("t dye-4", "s", "p 18", "b", "l 5 p")), "--json")
    assert found.json()["view"]["money"] == [300, 282]


def test_position_json_names_question_rule_options_and_events(call: Call, opening: Path) -> None:
    found = call("position", opening, "--apply", "tile dye-4", "--json").json()
    assert (found["asked"], found["question"], found["rule"]) == (
        "medici",
        "draw-or-stop",
        "M2.4",
    )
    assert found["options"] == ["draw", "stop"]
    assert [event["event"] for event in found["events"]] == ["tile-drawn"]


@pytest.mark.parametrize(("viewer", "number"), [("medici", 0), ("strozzi", 1), ("spectator", -3)])
def test_position_is_seen_with_the_eyes_that_are_asked_for(
    call: Call, opening: Path, viewer: str, number: int
) -> None:
    found = call("position", opening, "--view", viewer, "--json").json()
    assert found["view"]["viewer"] == number


def test_position_for_a_viewer_who_is_not_there_is_refused(call: Call, opening: Path) -> None:
    assert_refused(call("position", opening, "--view", "strozi"), "Did you mean “strozzi”?")


def test_position_writes_a_position_that_reads_back_the_same(call: Call, opening: Path) -> None:
    said = call("position", opening, *applied(SALE), "--write")
    setup, table = read_position(said.out, GAMES)
    assert write_position(setup, table) == said.out
    assert table.purses() == (300, 282)


def test_a_written_position_can_be_gone_on_with(call: Call, opening: Path) -> None:
    half = Path("half.json")
    half.write_text(call("position", opening, *applied(SALE[:3]), "--write").out, "utf-8")
    whole = call("position", opening, *applied(SALE), "--write").out
    assert call("position", half, *applied(SALE[3:]), "--write").out == whole


def test_position_leaves_its_file_as_it_was(call: Call, opening: Path) -> None:
    before = opening.read_bytes()
    call("position", opening, *applied(SALE), "--write")
    assert opening.read_bytes() == before


def test_position_refuses_an_illegal_action_by_its_rule(call: Call, opening: Path) -> None:
    said = call("position", opening, *applied(("tile dye-4", "stop", "draw")))
    assert_refused(said, "you have stopped drawing (rule M2.4)")


def test_position_refuses_nonsense_with_what_can_be_said(call: Call, opening: Path) -> None:
    said = call("position", opening, *applied(("tile dye-4", "xyzzy")))
    assert_refused(said, "“xyzzy” is not understood; answer with draw or stop.")


def test_position_refuses_a_tile_that_is_not_in_the_bag(call: Call, opening: Path) -> None:
    said = call("position", opening, *applied(("tile dye-3", "draw", "tile dye-3")))
    assert_refused(said, "rule M2.3")


@pytest.mark.parametrize("text", ["draw", "xyzzy", ""])
def test_position_refuses_any_action_after_the_end(call: Call, text: str) -> None:
    match = dealt()
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[-1])
    file = position_file(Path("over.json"), match)
    assert_refused(call("position", file, "--apply", text), "the match is over")


def test_position_of_a_finished_match_asks_nobody(call: Call) -> None:
    match = dealt()
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[-1])
    found = call("position", position_file(Path("over.json"), match), "--json").json()
    assert (found["asked"], found["options"]) == ("nobody", [])


def test_position_of_a_finished_match_tells_the_result_first(call: Call) -> None:
    match = dealt()
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[-1])
    assert match.result is not None
    medici, strozzi = match.result.scores
    file = position_file(Path("over.json"), match)
    said = call("position", file).out
    winner = "Medici" if medici > strozzi else "Strozzi"
    assert said.startswith(f"{winner} has won. The last round is over: the money decides.")
    (totals,) = [line.split()[1:] for line in said.splitlines() if line.startswith("total ")]
    assert sorted(map(int, totals)) == sorted(match.result.scores)
    assert call("position", file, "--json").json()["result"]["scores"] == {
        "medici": medici,
        "strozzi": strozzi,
    }


def test_position_refuses_a_record(call: Call, record: Path) -> None:
    assert_refused(call("position", record), "“position”", "“record”")


def test_position_refuses_a_table_that_cannot_occur(call: Call) -> None:
    file = Path("p.json")
    table = {
        "round": 1,
        "lot": ["gold-5"] * 3,
        "agenda": [{"step": "name-price", "seat": "medici"}],
    }
    file.write_text(
        json.dumps({"fiorino": "position", "version": 1, "game": GAME, "table": table}), "utf-8"
    )
    assert_refused(call("position", file), "This table cannot occur", "gold-5", "M1.2")


def test_a_match_replays_to_the_position_that_was_played_by_hand(call: Call, opening: Path) -> None:
    """The three ways to the same table agree: a match, a record and a position."""
    call("play", "--seed", "5", "--seats", "Ada,Bruno", "--save", "m.fiorino", typed="stop\n18\n")
    actions = tuple(texts(saved(Path("m.fiorino")).match))
    ours = screens(call("replay", "m.fiorino").out)
    theirs = screens(call("position", opening, *applied(actions)).out)
    assert [re.sub(r" \((Ada|Bruno)\)", "", screen) for screen in ours] == theirs
