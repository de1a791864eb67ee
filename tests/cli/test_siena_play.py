"""Siena at the keyboard: a whole match, editions, answers that are numbers, and the curtain."""

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

from fiorino.bots.advice import advise
from fiorino.bots.names import read_named_bot
from fiorino.cli.screens.page import number_family
from fiorino.core.match import Match
from fiorino.core.options import write_options
from fiorino.core.random import Chance
from fiorino.games.siena import SIENA
from fiorino.games.siena.options import EDITIONS
from tests.games.siena.tables import at, seat

from .conftest import Call
from .siena_tables import PLAYERS, answers_of, greedy_match, hands_file, table_of
from .support import (
    Said,
    Terminal,
    assert_refused,
    only_saved,
    position_file,
    run_process,
    saved,
    state,
    texts,
)

SEATS: Final = ("--seats", ",".join(PLAYERS))
ENDS: Final = {
    "tower": "The Tower is complete",
    "lorenzetti": "Ambrogio Lorenzetti is engaged",
    "last round": "The last round is over",
}
CLEARED: Final = "\x1b[2J"
OWN_SCREEN: Final = "\x1b[?1049h"
OLD_SCREEN: Final = "\x1b[?1049l"


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


# A whole match


@pytest.fixture(scope="module")
def expected() -> Match:
    """What Ada plays who always does as the greedy bot would."""
    return greedy_match(3)


@pytest.fixture(scope="module")
def whole(expected: Match, tmp_path_factory: pytest.TempPathFactory) -> tuple[Said, Path]:
    """What Ada is shown in this match, and its file."""
    folder = tmp_path_factory.mktemp("whole")
    typed = lines(*answers_of(expected, 0))
    arguments = ("play", "siena", *SEATS, "--seed", "5")
    said = run_process(folder, *arguments, typed=typed, COLUMNS="78")
    return said, only_saved(folder)


def test_a_match_against_two_bots_is_played_through_a_pipe(
    whole: tuple[Said, Path], expected: Match
) -> None:
    said, file = whole
    assert (said.code, said.err) == (0, "")
    assert texts(saved(file).match) == texts(expected)
    ada, *bots = saved(file).players
    named = [read_named_bot(bot) for bot in bots]
    assert ada == PLAYERS[0]
    assert [bot and bot.spec.write() for bot in named] == list(PLAYERS[1:])
    assert len({bot and bot.name for bot in named}) == len(bots)


def test_the_end_tells_every_line_of_the_count(whole: tuple[Said, Path], expected: Match) -> None:
    end = whole[0].out[whole[0].out.rindex(ENDS[table_of(expected).ending]) :]
    rows = re.findall(r"^\w[\w ]+?((?: +[+-]?\d+| +–){3}) *$", end, re.M)
    lines = [[0 if cell == "–" else int(cell) for cell in row.split()] for row in rows]
    *counted, totals, florins = lines
    assert expected.result is not None
    assert sorted(florins) == sorted(table_of(expected).money)
    assert [sum(column) for column in zip(*counted, strict=True)] == totals
    assert sorted(totals) == sorted(expected.result.scores)


def test_the_end_tells_why_it_is_the_end_and_who_wins(
    whole: tuple[Said, Path], expected: Match
) -> None:
    assert expected.result is not None
    (winner,) = expected.result.winners
    assert ENDS[table_of(expected).ending] in whole[0].out
    name = saved(whole[1]).players[winner].partition(" · ")[0]
    assert f"{name} joins the Council of Nine!" in whole[0].out


def test_the_record_of_the_match_verifies(call: Call, whole: tuple[Said, Path]) -> None:
    said = call("verify", whole[1])
    assert said.code == 0
    assert "a valid record of Siena, finished" in said.out


def test_no_card_of_a_bot_is_printed_as_a_hand(whole: tuple[Said, Path], expected: Match) -> None:
    match = Match(expected.setup, None)
    held = set()
    for entry in expected.log:
        if entry.seat == 0:
            hand = table_of(match).hands[0]
            held.add(tuple(table_of(match).box.cards[kind].name for kind in hand))
        match.play(entry.seat, entry.action)
    shown = re.findall(r"^ Your hand(.*?)(?=^ *$)", whole[0].out, re.M | re.S)
    # A hand is a row of cards, each with its green; other hands would have a name before them.
    assert shown
    for hand in shown:
        names = re.findall(r"[★»]?([a-z][\w-]*) ›\d+", hand)
        assert tuple(names) in held | {()}


def test_no_line_of_the_match_is_longer_than_the_terminal(whole: tuple[Said, Path]) -> None:
    drawn = [line for line in whole[0].out.splitlines() if not line.startswith("Saved as ")]
    assert max(map(len, drawn)) <= 78


def test_a_hint_is_the_best_answer_with_what_it_is_worth(call: Call, expected: Match) -> None:
    said = call("play", "siena", *SEATS, "--seed", "5", typed="hint\n")
    match = Match(expected.setup, Chance("5"))
    decision = match.decision()
    assert decision is not None
    best = advise(decision, Random(0)).answers[0]
    assert f"Hint: {decision.notation.write(best.action)} (" in said.words


# Seats


def test_without_seats_three_sit_down(call: Call, data: Path) -> None:
    assert call("play", "siena").code == 0
    you, *others = saved(only_saved(data)).players
    bots = [read_named_bot(other) for other in others]
    assert (you, [bot and bot.spec.write() for bot in bots]) == ("you", ["normal", "normal"])
    assert others[0] != others[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_say_how_many_play(call: Call, data: Path, players: int) -> None:
    call("play", "siena", "--seats", ",".join(["you"] + ["greedy"] * (players - 1)))
    assert saved(only_saved(data)).match.setup.players == players


@pytest.mark.parametrize("count", [1, 6])
def test_seats_that_the_game_does_not_have_are_refused(call: Call, count: int) -> None:
    seats = ",".join(["greedy"] * count)
    assert_refused(
        call("play", "siena", "--seats", seats),
        f"Siena has 2, 3, 4 or 5 seats here; --seats names {count}: greedy",
    )


def test_a_saved_match_keeps_its_number_of_seats(call: Call) -> None:
    call("play", "siena", *SEATS, "--save", "m.fiorino")
    assert_refused(
        call("play", "--from", "m.fiorino", "--seats", "Ada,greedy"),
        "Siena has 3 seats here; --seats names 2: Ada and greedy.",
    )


# Editions and options


def options_of(file: Path) -> dict[str, object]:
    return dict(write_options(saved(file).match.setup.options))


@pytest.mark.parametrize("edition", ["dutch", "german", "hungarian"])
def test_an_edition_sets_all_its_options(call: Call, data: Path, edition: str) -> None:
    assert call("play", "siena", "--option", f"edition={edition}").code == 0
    assert EDITIONS[edition].items() <= options_of(only_saved(data)).items()


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
def test_a_single_option_stands_on_top_of_an_edition(call: Call, data: Path, before: bool) -> None:
    given = ["--option", "edition=dutch", "--option", "selling=optional"]
    call("play", "siena", *(given[2:] + given[:2] if before else given))
    chosen = options_of(only_saved(data))
    assert chosen["selling"] == "optional"
    assert chosen["journey_stop"] == "leaves_after_cashing"


def test_a_wrong_edition_is_refused_with_the_one_that_is_meant(call: Call) -> None:
    assert_refused(
        call("play", "siena", "--option", "edition=duch"),
        "english, dutch, german or hungarian",
        "Did you mean “dutch”?",
    )


def test_a_game_without_editions_has_no_option_of_that_name(call: Call) -> None:
    assert_refused(call("play", "--option", "edition=dutch"), "no option “edition”")


# Boxes


def alike_box() -> Path:
    """Our box with its first Goods card twice and without the second."""
    source = Path(SIENA.package.replace(".", "/"))
    text = (Path(__file__).parents[2] / "src" / source / "box.toml").read_text("utf-8")
    head, first, _, *rest = text.split("[[goods_cards]]")
    file = Path("alike.toml")
    file.write_text("[[goods_cards]]".join([head, first, first, *rest]), "utf-8")
    return file


def test_a_box_with_alike_goods_cards_is_warned_of_and_played(call: Call, data: Path) -> None:
    file = alike_box()
    said = call("play", "siena", "--seats", "greedy,greedy", "--box", file)
    assert said.code == 0
    assert said.err == (
        "fiorino: In the printed game all Goods cards differ; in this box some are alike.\n"
    )
    assert saved(only_saved(data)).match.is_over


def test_our_own_box_is_played_without_a_warning(call: Call) -> None:
    assert call("play", "siena", "--seats", "greedy,greedy").err == ""


def test_goods_cards_that_differ_in_their_red_alone_can_be_told_apart(call: Call) -> None:
    file = alike_box()
    head, first, second, *rest = file.read_text("utf-8").split("[[goods_cards]]")
    second = second.replace("red = { value = 2,", "red = { value = 5,")
    assert second != first
    file.write_text("[[goods_cards]]".join([head, first, second, *rest]), "utf-8")
    said = call("play", "siena", "--seats", "greedy,greedy", "--box", file, "--save", "m.fiorino")
    assert said.code == 0
    match = saved(Path("m.fiorino")).match
    names = [card.name for card in table_of(match).box.cards]
    assert len(set(names)) == len(names)


# Answers that are numbers


def test_five_answers_that_differ_in_a_number_are_a_family() -> None:
    bids = [f"bid {number}" for number in range(3, 8)]
    assert number_family(["pass", "look 8", *bids]) == ("bid", bids)


def test_four_answers_that_differ_in_a_number_are_no_family() -> None:
    assert number_family(["pass", "keep 1", "keep 2", "keep 3", "keep 4"]) == ("", [])


def test_answers_without_numbers_are_no_family() -> None:
    assert number_family(["take inn", "take mule", "keep 1 2", "keep 2 2"]) == ("", [])


def bidding(folder: Path) -> Path:
    """Blue, with 20 Florins, is asked for a bid above 6."""
    step = {
        "step": "star-bid",
        "seat": "blue",
        "card": "francigena",
        "high": 6,
        "holder": "orange",
        "out": 0,
    }
    written = {
        "seats": {"blue": seat(20), "orange": seat(25)},
        "display": ["francigena"],
        "agenda": [step],
    }
    return position_file(folder / "bid.json", at(written).match)


def answers(said: Said) -> list[str]:
    """The lines of answers below the first question, without their explanations."""
    below = said.out.partition("Ada: ")[2]
    found = re.findall(r"^ +(•|\d+) (\S.*?)(?:  +| type a number)", below, re.M)
    return [f"{mark} {text}" for mark, text in found]


def test_many_bids_are_shown_as_one_line_and_other_answers_beside_them_have_no_number(
    call: Call,
) -> None:
    said = call("play", "--from", bidding(Path()), "--seats", "Ada,Bruno")
    assert answers(said) == ["• pass", "• bid 7 … bid 20"]


@pytest.mark.parametrize(("typed", "answer"), [("7", "bid 7"), ("b 9", "bid 9"), ("p", "pass")])
def test_where_a_bid_is_asked_a_number_is_a_bid_and_words_are_words(
    call: Call, data: Path, typed: str, answer: str
) -> None:
    call("play", "--from", bidding(Path()), "--seats", "Ada,Bruno", typed=f"{typed}\n")
    assert texts(saved(only_saved(data)).match)[0] == answer


@pytest.mark.parametrize("typed", ["1", "6", "21"])
def test_a_number_that_is_no_bid_is_refused_by_its_rule(call: Call, data: Path, typed: str) -> None:
    said = call("play", "--from", bidding(Path()), "--seats", "Ada,Bruno", typed=f"{typed}\n")
    assert re.search(r"Not allowed: .+ \(rule S\d+\.\d+\)\.", said.words)
    assert texts(saved(only_saved(data)).match) == []


def road(folder: Path) -> Path:
    """Blue has loaded their only unit on Via Francigena and is asked for a number of Fato cards."""
    written = {
        "seats": {"blue": seat(20, hand=["francigena"])},
        "goods": {"corn": {"ready": 1}},
        "turn": {"rights": ["corn"]},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    match = at(written).play("play francigena").match
    return position_file(folder / "road.json", match)


def test_where_fato_is_drawn_a_number_is_so_many_cards(call: Call, data: Path) -> None:
    call("play", "--from", road(Path()), "--seats", "Ada,Bruno", typed="4\n")
    assert texts(saved(only_saved(data)).match)[0] == "draw 4"


def test_a_range_of_fato_draws_is_not_explained_by_its_first_alone(call: Call) -> None:
    said = call("play", "--from", road(Path()), "--seats", "Ada,Bruno")
    (line,) = [line for line in said.out.splitlines() if "draw 1 … draw 6" in line]
    # One card in seven is the Devil: of six cards he is among them with 6 in 7.
    assert not line.rstrip().endswith("with 1 in 7")


# The curtain


def test_two_people_at_one_keyboard_change_places_behind_a_curtain(tmp_path: Path) -> None:
    file = hands_file(tmp_path / "hands.json")
    with Terminal(tmp_path, "play", "--from", file, "--seats", "Ada,Bruno") as terminal:
        terminal.wait_for_prompt()
        terminal.wait_for("done")
        assert "mule" in terminal.heard
        assert "guards-4" not in terminal.heard
        terminal.type("done\n")
        terminal.wait_for("Bruno’s turn. Press Enter when only Bruno is looking.")
        _, _, between = terminal.heard.rpartition(CLEARED)
        assert "mule" not in between
        assert "guards-4" not in terminal.heard
        terminal.type("\n")
        terminal.wait_for("guards-4")
        _, _, after = terminal.heard.rpartition(CLEARED)
        assert "mule" not in after
        terminal.type("quit\n")
        assert terminal.finish() == 0


def test_open_hands_need_a_curtain_for_what_else_is_secret(tmp_path: Path) -> None:
    seats = ("--option", "hands=open", "--seats", "Ada,Bruno", "--seed", "1")
    with Terminal(tmp_path, "play", "siena", *seats) as terminal:
        terminal.wait_for_prompt()
        terminal.type("1\n")
        terminal.wait_for("turn. Press Enter when only")
        terminal.type("\n")
        terminal.wait_for_prompt()
        terminal.type("quit\n")
        terminal.finish()


def test_nothing_of_a_shared_screen_can_be_scrolled_back_to(tmp_path: Path) -> None:
    file = hands_file(tmp_path / "hands.json")
    with Terminal(tmp_path, "play", "--from", file, "--seats", "Ada,Bruno") as terminal:
        terminal.answer("done", "", "log")
        terminal.type("quit\r")
        assert terminal.finish() == 0
    before, _, shared = terminal.heard.partition(OWN_SCREEN)
    _, left, after = shared.rpartition(OLD_SCREEN)
    assert before == ""
    assert left
    assert "Saved as" in after
    for card in ("mule", "guards-4"):
        assert card not in after


def test_what_is_longer_than_a_shared_screen_is_shown_page_by_page(tmp_path: Path) -> None:
    file = hands_file(tmp_path / "hands.json")
    with Terminal(tmp_path, "play", "--from", file, "--seats", "Ada,Bruno", LINES="9") as terminal:
        terminal.wait_for("Press Enter for more.")
        assert "Type a number or an answer." not in terminal.heard
        terminal.answer("")
        terminal.wait_for("Type a number or an answer.")


def test_one_person_among_bots_needs_no_curtain(tmp_path: Path) -> None:
    file = hands_file(tmp_path / "hands.json")
    with Terminal(tmp_path, "play", "--from", file, "--seats", "Ada,greedy") as terminal:
        terminal.wait_for_prompt()
        terminal.type("done\n")
        terminal.wait_for("Take a card, or take none")
        terminal.type("quit\n")
        assert terminal.finish() == 0
        assert "Press Enter" not in terminal.heard


def test_undo_never_takes_back_the_answer_of_another_person(tmp_path: Path) -> None:
    file = hands_file(tmp_path / "hands.json")
    with Terminal(tmp_path, "play", "--from", file, "--seats", "Ada,Bruno") as terminal:
        terminal.wait_for_prompt()
        terminal.type("done\n")
        terminal.wait_for("only Bruno is looking.")
        terminal.type("\n")
        terminal.wait_for("guards-4")
        terminal.type("undo\n")
        terminal.wait_for("Ada has answered since; you can take back only your own answers.")
        terminal.type("quit\n")
        terminal.finish()
    assert texts(saved(only_saved(tmp_path)).match)[0] == "done"


def test_through_a_pipe_there_is_no_curtain(call: Call, data: Path) -> None:
    file = hands_file(Path("hands.json"))
    said = call("play", "--from", file, "--seats", "Ada,Bruno", typed="done\ndone\n")
    assert "Press Enter" not in said.out
    assert texts(saved(only_saved(data)).match)[:2] == ["done", "done"]


# Going on


def test_a_match_that_is_left_goes_on_to_the_same_table(call: Call, expected: Match) -> None:
    typed = answers_of(expected, 0)[:10]
    begin = ("play", "siena", *SEATS, "--seed", "5")
    call(*begin, "--save", "whole.fiorino", typed=lines(*typed))
    call(*begin, "--save", "half.fiorino", typed=lines(*typed[:5]))
    call("play", "--from", "half.fiorino", "--save", "rest.fiorino", typed=lines(*typed[5:]))
    whole, rest = (saved(Path(name)).match for name in ("whole.fiorino", "rest.fiorino"))
    assert texts(rest) == texts(whole)
    assert state(rest) == state(whole)


def test_undo_takes_back_an_answer_and_what_the_bots_did_since(
    call: Call, data: Path, expected: Match
) -> None:
    first = answers_of(expected, 0)[0]
    call("play", "siena", *SEATS, "--seed", "5", "--save", "a.fiorino")
    call("play", "siena", *SEATS, "--seed", "5", typed=lines(first, "undo"))
    left, again = saved(Path("a.fiorino")).match, saved(only_saved(data)).match
    assert state(again) == state(left)
