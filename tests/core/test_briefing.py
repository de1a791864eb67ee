"""What an agent in a seat is told for one decision, and what it is not told."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

import pytest

from fiorino.bots.greedy import GreedyBot
from fiorino.core.box import read_box
from fiorino.core.briefing import LONGEST_NEWS, brief, briefing, legal_answers
from fiorino.core.codec import canonical
from fiorino.core.events import Event, event
from fiorino.core.game import Game, Setup
from fiorino.core.match import Entry, Match
from fiorino.core.notation import Notation
from fiorino.core.plain import Fields
from fiorino.core.protocol import CHANCE, SPECTATOR, Action, Seat, Table
from fiorino.core.random import Chance, at_random
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MediciVsStrozzi
from tests.core.support import (
    CUSTOM_BOX,
    GAME,
    MEDICI,
    SETUP,
    STROZZI,
    finished,
    opened,
    running,
    state,
)

PLAYERS: Final = ("Ada", "Bruno")
LARGEST: Final = 40_000
"""Bytes of a briefing: what a language model reads at once without trouble."""
SALE: Final = ("tile dye-4", "stop", "price 18", "buy", "load 5 pisa")


def told(match: Match, seat: Seat) -> dict[str, Any]:
    """The briefing of a seat."""
    return dict(briefing(match, seat, match.setup.seat_names))


def expanded(answers: Sequence[Mapping[str, Any]]) -> list[tuple[str, int, str]]:
    """Text, index and rule of every answer, those of ranges one by one."""
    found: list[tuple[str, int, str]] = []
    for answer in answers:
        if answer["kind"] == "single":
            found.append((answer["text"], answer["index"], answer["rule"]))
            continue
        for number in range(answer["from"], answer["to"] + 1):
            text = answer["pattern"].replace("{number}", str(number))
            index = answer["first_index"] + number - answer["from"]
            found.append((text, index, answer["rule"]))
    return found


# Whole matches


@cache
def lively(game: Game, players: int) -> Match:
    """A finished match of greedy players who often do something else."""
    rng = Random(1)
    match = Match(game.setup(players), Chance("1"))
    bot = GreedyBot(rng)
    while (decision := match.decision()) is not None:
        strays = rng.random() < 0.2
        action = at_random(match.table, rng) if strays else bot.answer(decision)
        match.play(decision.seat, action)
    return match


def decisions(match: Match, step: int) -> Iterator[Match]:
    """The match anew, at every `step`th question to a seat."""
    again = Match(match.setup, None)
    asked = 0
    for entry in match.log:
        if entry.seat != CHANCE:
            asked += 1
            if asked % step == 0:
                yield again
        again.play(entry.seat, entry.action)


whole_matches = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES for players in game.players],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)


@whole_matches
def test_the_answers_of_a_briefing_are_the_legal_ones_each_once_in_their_order(
    game: Game, players: int
) -> None:
    notation = None
    for match in decisions(lively(game, players), 1):
        notation = notation or game.notation(match.setup)
        table = match.table
        assert expanded(legal_answers(match.setup, table)) == [
            (notation.write(action), notation.index(action), table.rule_of(action))
            for action in table.options()
        ]


@whole_matches
def test_every_rule_of_a_briefing_exists_and_its_sentence_stands_in_it_once(
    game: Game, players: int
) -> None:
    book = game.rulebook().rules
    for match in decisions(lively(game, players), 5):
        for seat in range(players):
            made = told(match, Seat(seat))
            named = {made["question"]["rule"]}
            named |= {item["rule"] for item in (*made["answers"], *made["events"])}
            assert set(made["rules"]) == named
            assert made["rules"] == {number: book[number].text for number in made["rules"]}
            assert made["question"]["rule_text"] == book[made["question"]["rule"]].text


@whole_matches
def test_a_briefing_is_plain_json_of_bounded_size(game: Game, players: int) -> None:
    match = lively(game, players)
    for at in (*decisions(match, 5), match):
        for seat in range(players):
            assert len(canonical(told(at, Seat(seat))).encode()) < LARGEST


@whole_matches
def test_a_seat_could_not_tell_its_briefing_from_that_of_another_possible_table(
    game: Game, players: int
) -> None:
    rng = Random(1)
    for match in decisions(lively(game, players), 5):
        setup, table = match.setup, match.table
        for seat in (*range(players), SPECTATOR):
            viewer = Seat(seat)
            other = game.guess(table, viewer, rng)
            made = [
                canonical(brief(setup, at, viewer, setup.seat_names, 7, []))
                for at in (table, other)
            ]
            assert made[0] == made[1]


def test_guesses_differ_from_the_table_so_that_the_comparison_can_fail() -> None:
    rng = Random(5)
    differing = 0
    for match in decisions(lively(GAMES[1], 5), 5):
        guessed = match.setup.game.guess(match.table, Seat(0), rng)
        game = match.setup.game
        differing += canonical(game.encode(guessed)) != canonical(game.encode(match.table))
    assert differing > 10


def test_lively_matches_ask_what_is_asked_in_siena() -> None:
    asked = set()
    for players in (2, 3, 4, 5):
        for match in decisions(lively(GAMES[1], players), 1):
            asked.add(match.table.question())
    assert len(asked) >= 18


# Answers


def priced(highest: int) -> list[dict[str, Any]]:
    """The answers of whoever names a price, where prices go from 0 to `highest`."""
    box = read_box(CUSTOM_BOX.replace("highest_price = 40", f"highest_price = {highest}"))
    match = Match(GAME.setup(box=box), Chance("1"))
    notation = GAME.notation(match.setup)
    match.play(MEDICI, notation.parse("stop"))
    return [dict(answer) for answer in legal_answers(match.setup, match.table)]


def test_prices_are_one_range() -> None:
    match = opened("tile dye-4", "stop")
    assert told(match, MEDICI)["answers"] == [
        {
            "kind": "range",
            "pattern": "price {number}",
            "from": 0,
            "to": 400,
            "first_index": 14,
            "rule": "M3.1",
        }
    ]


def test_words_are_single_answers() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    assert told(match, STROZZI)["answers"] == [
        {"kind": "single", "text": "buy", "index": 2, "rule": "M3.2"},
        {"kind": "single", "text": "refuse", "index": 3, "rule": "M3.3"},
    ]


def test_five_numbers_are_a_range() -> None:
    assert [answer["kind"] for answer in priced(4)] == ["range"]


def test_four_numbers_are_written_one_by_one() -> None:
    assert [answer["text"] for answer in priced(3)] == ["price 0", "price 1", "price 2", "price 3"]


class Shout(Action):
    """An answer of these tests; what it says has a rule of its own where it is loud."""

    fields: ClassVar[Fields] = {"number": int}

    def __init__(self, number: int) -> None:
        self.number = number


class Shouting(MediciVsStrozzi):
    """A game whose answers have these texts."""

    def __init__(self, texts: Sequence[str]) -> None:
        answers: list[tuple[Action, str]] = [(Shout(n), text) for n, text in enumerate(texts)]
        self.words = Notation(answers, [])

    def notation(self, setup: Setup) -> Notation:
        return self.words


class Shouted(Table):
    """A table that offers some of the answers of a game."""

    def __init__(self, options: Sequence[Action], loud: int) -> None:
        super().__init__()
        self.shouts = options
        self.loud = loud

    def options(self) -> Sequence[Action]:
        return self.shouts

    def rule_of(self, action: Action) -> str:
        assert isinstance(action, Shout)
        return "M1.2" if action.number >= self.loud else "M1.1"


def shouted(*texts: str, without: Sequence[int] = (), loud: int = 99) -> list[str]:
    """The answers as they are written where these texts may be said, but for some of them."""
    game = Shouting(texts)
    setup = Setup(game, 2, SETUP.options, SETUP.box, SETUP.rules)
    offered = [action for n, action in enumerate(game.words.actions) if n not in without]
    made = legal_answers(setup, Shouted(offered, loud))
    assert expanded(made) == [
        (text, n, "M1.2" if n >= loud else "M1.1")
        for n, text in enumerate(texts)
        if n not in without
    ]
    return [
        str(answer["text"])
        if answer["kind"] == "single"
        else f"{answer['pattern']}: {answer['from']}-{answer['to']}"
        for answer in made
    ]


TEN: Final = [f"bid {number}" for number in range(10)]


def test_a_word_before_and_after_a_range_stands_by_itself() -> None:
    assert shouted("pass", *TEN, "stop") == ["pass", "bid {number}: 0-9", "stop"]


def test_a_missing_number_parts_a_range() -> None:
    assert shouted(*TEN, without=[4]) == [*TEN[:4], "bid {number}: 5-9"]


def test_another_rule_parts_a_range() -> None:
    assert shouted(*TEN, loud=5) == ["bid {number}: 0-4", "bid {number}: 5-9"]


def test_an_index_that_belongs_to_another_answer_parts_a_range() -> None:
    assert shouted(*TEN[:5], "pass", *TEN[5:], without=[5]) == [
        "bid {number}: 0-4",
        "bid {number}: 5-9",
    ]


def test_numbers_that_do_not_rise_by_one_are_no_range() -> None:
    even = [f"bid {number}" for number in range(0, 20, 2)]
    assert shouted(*even) == even


def test_another_verb_begins_another_range() -> None:
    asks = [f"ask {number}" for number in range(10, 16)]
    assert shouted(*TEN, *asks) == ["bid {number}: 0-9", "ask {number}: 10-15"]


def test_only_the_last_word_is_a_number_of_a_range() -> None:
    keeps = [f"keep 2 {number}" for number in range(2, 8)]
    assert shouted(*keeps) == ["keep 2 {number}: 2-7"]


def test_numbers_with_zeros_before_them_are_no_range() -> None:
    written = [f"bid 0{number}" for number in range(6)]
    assert shouted(*written) == written


def test_a_number_alone_is_no_range() -> None:
    written = [str(number) for number in range(6)]
    assert shouted(*written) == written


# Who is asked


def test_a_seat_that_is_not_asked_is_told_who_is_and_no_answers() -> None:
    made = told(opened("tile dye-4", "stop"), STROZZI)
    assert (made["asked"], made["over"], made["answers"]) == (False, False, [])
    assert made["question"] == told(opened("tile dye-4", "stop"), MEDICI)["question"]
    assert (made["question"]["seat"], made["question"]["name"]) == ("medici", "name-price")


def test_a_draw_by_hand_is_asked_of_chance() -> None:
    made = [told(opened(), seat) for seat in (MEDICI, STROZZI)]
    assert [one["question"]["seat"] for one in made] == ["chance", "chance"]
    assert [one["asked"] for one in made] == [False, False]


def test_a_briefing_names_game_options_seat_players_and_version() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    made = briefing(match, STROZZI, PLAYERS)
    assert (made["game"], made["title"], made["rules_version"]) == (
        "medici-vs-strozzi",
        "Medici vs Strozzi",
        1,
    )
    assert made["options"] == {"last_lot": "sold"}
    assert (made["seat"], made["version"]) == ("strozzi", 3)
    assert made["players"] == [
        {"seat": "medici", "player": "Ada"},
        {"seat": "strozzi", "player": "Bruno"},
    ]
    assert made["view"] == GAME.view(match.table, STROZZI)


def test_a_player_must_be_named_for_each_seat() -> None:
    with pytest.raises(ValueError):
        briefing(opened(), MEDICI, ["Ada"])


def test_the_result_comes_with_the_end() -> None:
    match = finished()
    assert match.result is not None
    made = told(match, MEDICI)
    assert (made["asked"], made["over"], made["question"], made["answers"]) == (
        False,
        True,
        None,
        [],
    )
    assert made["result"] == {
        "scores": dict(zip(("medici", "strozzi"), match.result.scores, strict=True)),
        "winners": [SETUP.seat_names[seat] for seat in match.result.winners],
    }


def test_before_the_end_there_is_no_result() -> None:
    assert told(running(), MEDICI)["result"] is None


def test_a_briefing_leaves_the_match_as_it_was() -> None:
    match = running()
    before = (state(match.table), len(match.log))
    first = canonical(told(match, match.table.seat()))
    assert (state(match.table), len(match.log)) == before
    assert canonical(told(match, match.table.seat())) == first


# What happened


def happened(match: Match, seat: Seat) -> list[tuple[int, str, str]]:
    return [
        (item["line"], item["rule"], item["fact"]["event"]) for item in told(match, seat)["events"]
    ]


def test_before_its_first_answer_a_seat_is_told_everything_from_the_laying_of_the_table() -> None:
    assert happened(opened("tile dye-4", "stop", "price 18"), STROZZI) == [
        (0, "M2.2", "round-began"),
        (1, "M2.3", "tile-drawn"),
        (3, "M3.1", "price-named"),
    ]


def test_a_seat_is_told_what_its_last_answer_brought_about_and_what_came_after() -> None:
    match = opened(*SALE, "tile fur-1")
    assert happened(match, STROZZI) == [(5, "M4.1", "lot-loaded"), (6, "M2.3", "tile-drawn")]
    assert happened(match, MEDICI) == [
        (3, "M3.1", "price-named"),
        (4, "M3.2", "lot-bought"),
        (5, "M4.1", "lot-loaded"),
        (6, "M2.3", "tile-drawn"),
    ]


def test_an_event_has_its_fields_with_units_by_their_names() -> None:
    (named, *_) = told(opened(*SALE), MEDICI)["events"]
    assert named["fact"] == {
        "event": "price-named",
        "seat": "medici",
        "coins": 18,
        "lot": ["dye-4"],
    }


def test_after_its_answer_a_seat_is_not_told_again_how_the_table_was_laid() -> None:
    match = opened("tile dye-4")
    (first,) = match.log
    match.log[0] = Entry(MEDICI, first.action, first.rule, "", first.events)
    assert happened(match, MEDICI) == [(1, "M2.3", "tile-drawn")]


@event("M1.8")
class Whisper(Event):
    """M1.8: something that one seat hears; another knows that it was said, the rest nothing."""

    word: str

    def seen_by(self, viewer: Seat) -> "Event | None":
        return {MEDICI: self, STROZZI: Whisper("hidden")}.get(viewer)


def whispered(*words: str) -> Match:
    """A match in whose last line these words were whispered."""
    match = opened("tile dye-4")
    last = match.log[-1]
    events = [Whisper(word) for word in words]
    match.log[-1] = Entry(last.seat, last.action, last.rule, last.source, events)
    return match


def test_events_are_told_as_the_seat_saw_them() -> None:
    match = whispered("secret")
    heard = [told(match, seat)["events"][-1]["fact"] for seat in (MEDICI, STROZZI)]
    assert heard == [{"event": "whisper", "word": "secret"}, {"event": "whisper", "word": "hidden"}]


def test_an_event_that_a_viewer_may_not_see_at_all_is_not_told() -> None:
    assert happened(whispered("secret"), SPECTATOR) == [(0, "M2.2", "round-began")]


def test_of_very_many_events_the_last_are_told_and_the_others_counted() -> None:
    words = [str(number) for number in range(LONGEST_NEWS + 6)]
    made = told(whispered(*words), MEDICI)
    assert [item["fact"]["word"] for item in made["events"]] == words[-LONGEST_NEWS:]
    assert made["events_left_out"] == 7
    assert "M2.2" not in made["rules"]


def test_usually_no_event_is_left_out() -> None:
    assert told(opened(*SALE), MEDICI)["events_left_out"] == 0
