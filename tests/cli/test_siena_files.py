"""Siena in `fiorino rules`, `games`, `replay`, `verify` and `position`."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.record import read_position, write_position
from fiorino.games import GAMES
from fiorino.games.siena import SIENA
from fiorino.games.siena.events import ArtistSeen, SenesiKept, SenesiSeen
from tests.games.siena.tables import at, seat

from .conftest import Call
from .siena_tables import greedy_match, hands_file
from .support import ROOT, Said, assert_refused, position_file, record_file

RULES: Final = (ROOT / "src/fiorino/games/siena/RULES.md").read_text("utf-8")
SENTENCES: Final = {
    number: text.replace("*", "")
    for number, text in re.findall(r"^- \*\*(S\d+\.\d+)\*\* (.+)$", RULES, re.M)
}
SEATS: Final = ("blue", "orange", "green")


# Rules


def printed(said: Said) -> list[str]:
    """The numbers of the rules that were printed, in order."""
    return re.findall(r"^(S\d+\.\d+) ", said.out, re.M)


def test_rules_prints_every_rule_in_order_and_in_full(call: Call) -> None:
    said = call("rules", "siena")
    assert (said.code, said.err) == (0, "")
    assert printed(said) == list(SENTENCES)
    assert [number for number, text in SENTENCES.items() if text not in said.words] == []


@pytest.mark.parametrize("section", ["26", "S26", "s26"])
def test_rules_prints_one_section(call: Call, section: str) -> None:
    said = call("rules", "siena", section)
    assert printed(said) == [number for number in SENTENCES if number.startswith("S26.")]
    assert "S26 Calandrino's walk" in said.words


def test_rules_prints_the_rules_with_a_word(call: Call) -> None:
    numbers = printed(call("rules", "siena", "inn"))
    # The whole section that is called so, and all other rules that speak of it.
    speaking = [number for number, text in SENTENCES.items() if re.search(r"\bInn\b", text)]
    assert {"S22.1", "S26.5", "S28.1"} <= set(speaking) <= set(numbers)


def test_rules_prints_one_rule(call: Call) -> None:
    said = call("rules", "siena", "S27.8")
    assert printed(said) == ["S27.8"]
    assert SENTENCES["S27.8"] in said.words


def box_rows(said: Said) -> dict[str, str]:
    """What is printed of each value of the box, from its name to the next."""
    rows = {}
    rest = said.words
    for path in reversed(SIENA.default_box().marks):
        rest, found, row = rest.rpartition(f" {path} ")
        assert found, path
        rows[path] = row
    return rows


@pytest.mark.parametrize("width", ["60", "80", "140"])
def test_rules_box_prints_every_value_with_its_mark(call: Call, width: str) -> None:
    said = call("rules", "siena", "--box", COLUMNS=width)
    assert (said.code, said.err) == (0, "")
    assert said.widest <= int(width)
    rows = box_rows(said)
    assert {
        path: mark for path, mark in SIENA.default_box().marks.items() if mark in rows[path]
    } == (SIENA.default_box().marks)


def test_rules_box_prints_the_values_of_the_box(call: Call) -> None:
    rows = box_rows(call("rules", "siena", "--box", COLUMNS="140"))
    assert rows["money.start"] == "28 stated"
    assert rows["goods.prices"] == "8, 10, 14, 20, 25 stated"
    assert rows["fato.wine"] == "8 deduced"
    assert rows["money.last_advanced_round"] == "100 ruling"
    assert rows["special_cards.6.starred"] == "6, 6 reconstructed"
    assert rows["goods_cards.25.green"] == "1 reconstructed"


def test_rules_box_prints_workers_as_words(call: Call) -> None:
    said = call("rules", "siena", "--box", COLUMNS="140")
    (line,) = [line for line in said.out.splitlines() if line.startswith("goods_cards.1.workers ")]
    for good, number in (("corn", 2), ("wine", 1), ("cloth", 1)):
        assert re.search(rf"\b{good}\W+{number}\b", line)
    assert "{" not in line


def test_games_lists_siena_second_with_its_numbers_of_players(call: Call) -> None:
    said = call("games")
    assert "siena Siena by Mario Papini, for 2 to 5 players, rules version 2" in said.words
    assert said.out.index("medici-vs-strozzi") < said.out.index("\nsiena")


def test_games_names_every_option_of_siena(call: Call) -> None:
    said = call("games")
    for name in ("opening_pass", "selling", "journey_stop", "game", "hands"):
        assert f"--option {name}=" in said.words


# Replay and verify


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole match in which everybody has drawn Senesi cards."""
    found = greedy_match(3)
    seen = {event.seat for _, event in found.story() if isinstance(event, SenesiSeen)}
    assert len(seen) >= 2
    return found


@pytest.fixture
def record(match: Match, data: Path) -> Path:
    return record_file(Path("m.fiorino"), match, SEATS)


def told_values(said: Said) -> list[tuple[str, str]]:
    """Who is told to have drawn a Senesi card, and its value where it is told."""
    return re.findall(r"^ *\d+  (\w+) draws a Senesi card(?: worth (\d))?\. *$", said.out, re.M)


def expected_values(match: Match, viewer: int | None) -> list[tuple[str, str]]:
    names = [name.capitalize() for name in SEATS]
    return [
        (names[event.seat], str(event.value) if event.seat == viewer else "")
        for _, event in match.story()
        if isinstance(event, SenesiSeen)
    ]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_s32_3_replay_for_a_seat_tells_its_own_senesi_alone(
    call: Call, match: Match, record: Path, viewer: int
) -> None:
    said = call("replay", record, "--seat", SEATS[viewer])
    assert (said.code, said.err) == (0, "")
    assert told_values(said) == expected_values(match, viewer)


def test_s32_3_replay_for_spectators_tells_no_senesi(
    call: Call, match: Match, record: Path
) -> None:
    said = call("replay", record)
    assert told_values(said) == expected_values(match, None)
    assert not re.search(r"keeps Senesi worth", said.out)


def test_s32_4_replay_for_spectators_tells_no_artist(
    call: Call, match: Match, record: Path
) -> None:
    looks = [event for _, event in match.story() if isinstance(event, ArtistSeen)]
    said = call("replay", record)
    assert len(looks) == said.out.count(" looks at the Artist.")
    assert "looks at the Artist:" not in said.out


def test_s32_3_replay_for_a_seat_tells_what_it_kept(call: Call, match: Match, record: Path) -> None:
    said = call("replay", record, "--seat", "blue")
    kept = [
        event for _, event in match.story() if isinstance(event, SenesiKept) and event.seat == 0
    ]
    assert [
        f"Blue keeps Senesi worth {' and '.join(map(str, event.kept))}." for event in kept
    ] == re.findall(r"Blue keeps .*\.", said.out)


def test_s32_1_replay_to_a_move_shows_no_hand_to_spectators(call: Call, record: Path) -> None:
    assert "Your hand" not in call("replay", record, "--to", "200").out
    assert "Your hand" in call("replay", record, "--to", "200", "--seat", "green").out


def test_verify_counts_answers_and_draws(call: Call, match: Match, record: Path) -> None:
    draws = sum(entry.seat == CHANCE for entry in match.log)
    said = call("verify", record)
    assert said.out == (
        "m.fiorino: a valid record of Siena, finished,"
        f" {len(match.log) - draws} answers and {draws} draws; its draws fit its seed.\n"
    )


@pytest.mark.parametrize(
    "name", [file.name for file in sorted((ROOT / "tests/fixtures").glob("siena_*.fiorino"))]
)
def test_records_of_all_editions_verify_and_replay(call: Call, name: str) -> None:
    file = ROOT / "tests" / "fixtures" / name
    assert call("verify", file).code == 0
    said = call("replay", file, COLUMNS="100")
    assert said.code == 0
    assert said.widest <= 100


# Positions


def test_position_shows_the_table_and_who_is_asked(call: Call) -> None:
    said = call("position", hands_file(Path("p.json")))
    assert (said.code, said.err) == (0, "")
    assert "Asked: blue, country-turn (rule S11.1)" in said.out
    assert "Palazzo Pubblico" in said.out


def test_position_is_seen_with_the_eyes_that_are_asked_for(call: Call) -> None:
    file = hands_file(Path("p.json"))
    assert "guards-4" in call("position", file, "--view", "orange").out
    assert "guards-4" not in call("position", file, "--view", "blue").out
    assert "guards-4" not in call("position", file).out


def test_position_json_hides_the_hands_of_others(call: Call) -> None:
    file = hands_file(Path("p.json"))
    view = call("position", file, "--view", "orange", "--json").json()["view"]
    assert view["seats"][0]["hand"] is None
    assert view["seats"][1]["hand"] == ["oil1-cloth2-spices2", "guards-4", "banchi"]


def test_position_lists_every_legal_answer(call: Call) -> None:
    playing = at(
        {"seats": {"blue": seat(35)}, "agenda": [{"step": "rise-or-stay", "seat": "blue"}]}
    )
    said = call("position", position_file(Path("p.json"), playing.match), "--options")
    assert re.findall(r"^  (\w+)$", said.out, re.M) == ["rise", "stay"]


def test_position_applies_actions_and_tells_what_they_brought(call: Call) -> None:
    file = Path("p.json")
    # Two workers fill the frame of three, in which one stands: a unit of Corn, sold for 8.
    table = {
        "seats": {"blue": {"money": 20, "hand": ["corn2-wine1-cloth1"]}},
        "goods": {"corn": {"workers": 1}},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    fields = {"fiorino": "position", "version": 1, "game": "siena", "players": 2, "table": table}
    file.write_text(json.dumps(fields), "utf-8")
    said = call("position", file, "--apply", "play corn2-wine1-cloth1", "--apply", "sell corn")
    assert (said.code, said.err) == (0, "")
    assert "Blue plays Corn 2 · Wine 1 · Cloth 1." in said.out
    assert "Corn is full: one more unit is ready." in said.out
    assert "Blue sells Corn for 8." in said.out


def test_position_tells_secrets_to_those_alone_who_may_know(call: Call) -> None:
    playing = at(
        {
            "seats": {"blue": seat(40, "merchant")},
            "agenda": [
                {"step": "draw-senesi", "drawer": "blue", "drawn": [], "left": 1, "keep": 1}
            ],
        }
    )
    file = position_file(Path("p.json"), playing.match)
    arguments = ("position", file, "--apply", "senesi 4")
    assert "Blue draws a Senesi card worth 4." in call(*arguments, "--view", "blue").out
    for viewer in ("orange", "spectator"):
        assert "Blue draws a Senesi card.\n" in call(*arguments, "--view", viewer).out


def test_position_refuses_an_illegal_action_by_its_rule(call: Call) -> None:
    said = call("position", hands_file(Path("p.json")), "--apply", "sell corn")
    assert_refused(said, "(rule S14.")


def test_position_writes_a_position_that_reads_back_the_same(call: Call) -> None:
    said = call("position", hands_file(Path("p.json")), "--apply", "done", "--write")
    setup, table = read_position(said.out, GAMES)
    assert write_position(setup, table) == said.out
    assert table.seat() == 1


@pytest.mark.parametrize("width", ["60", "78", "140"])
def test_no_line_of_a_replay_is_longer_than_the_terminal(
    call: Call, record: Path, width: str
) -> None:
    assert call("replay", record, COLUMNS=width).widest <= int(width)


def test_position_of_a_finished_match_tells_winner_reason_and_points_by_source(call: Call) -> None:
    blue = seat(50, "banker", place="duomo", senesi=[2])
    written = {"round": 20, "seats": {"blue": blue}, "agenda": [], "ending": "last round"}
    file = position_file(Path("over.json"), at(written).match)
    said = [line.strip() for line in call("position", file).out.splitlines()]

    assert said[0] == (
        "Blue joins the Council of Nine! The last round is over, and so is the match."
    )
    counted = [line.rsplit(maxsplit=2) for line in said[2:6]]
    assert [(points, other) for _, points, other in counted] == [
        ("+28", "–"),
        ("+2", "–"),
        ("+2", "–"),
        ("32", "–"),
    ]
