"""The grammar of agendas: what lies on what, what must hold, and what may be left out."""

import json
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules
from typing import Any

import pytest

from fiorino.core.codec import Reader
from fiorino.core.errors import BadPosition
from fiorino.core.flow import Step
from fiorino.core.record import read_position, write_position
from fiorino.games import GAMES
from fiorino.games.siena import SIENA, rules
from fiorino.games.siena.agenda.grammar import FOOTING
from fiorino.games.siena.table import SienaTable

from .samples import sociable, walk
from .tables import Written, at, banker_move, country_turn, seat, setup_of
from .test_positions import banker, plays_on, refusal


def steps_of(table: SienaTable) -> list[str]:
    agenda: Any = SIENA.encode(table)["agenda"]
    return [step["step"] for step in agenda]


def test_every_step_of_the_rules_has_its_place_in_the_grammar() -> None:
    found = set()
    for module in iter_modules(rules.__path__):
        for kind in vars(import_module(f"{rules.__name__}.{module.name}")).values():
            acts = isinstance(kind, type) and issubclass(kind, Step) and kind.rule
            if acts and (kind.do is not Step.do or kind.take is not Step.take):
                found.add(kind)

    assert found == set(FOOTING)


def test_whatever_a_step_lies_on_is_a_step_of_the_grammar() -> None:
    assert {kind for footing in FOOTING.values() for kind in footing.on} <= set(FOOTING)


def test_steps_lie_on_each_other_in_a_match_as_the_grammar_says() -> None:
    pairs = set()
    for number in range(4):
        setup = setup_of(2 + number, {"edition": ("dutch", "english")[number % 2]})
        for table in walk(setup, number, sociable, 200, 10):
            pairs |= {(type(low), type(high)) for low, high in pairwise(table.agenda)}

    assert len(pairs) > 12
    assert all(low in FOOTING[high].on for low, high in pairs)


# What may be left out


@pytest.mark.parametrize(
    ("seats", "parts", "asked", "agenda"),
    [
        (
            {"blue": seat(hand=["inn"])},
            {},
            {"step": "country-turn", "seat": "blue"},
            ["next-turn", "country-turn"],
        ),
        (
            {"blue": banker(60, "inn")},
            {},
            {"step": "open-or-not", "seat": "blue"},
            ["next-turn", "banker-rest", "open-or-not"],
        ),
        (
            {"blue": banker(60, "piazza-salimbeni")},
            {},
            {"step": "fato", "drawer": "blue", "cards": 2, "each": 7},
            ["next-turn", "banker-rest", "salimbeni", "fato"],
        ),
        (
            {"blue": seat(40, "merchant")},
            {},
            {"step": "keep-senesi", "seat": "blue", "drawn": [1, 2], "keep": 1},
            ["next-turn", "country-turn", "keep-senesi"],
        ),
        (
            {},
            {"display": ["inn"]},
            {"step": "take-card", "seat": "blue"},
            ["name-first", "auction-star", "take-cards", "take-card"],
        ),
        (
            {"orange": banker(60, "inn")},
            {"calandrino": "inn"},
            {"step": "beg", "seat": "orange"},
            ["next-turn", "country-turn", "wander", "beg-from", "beg"],
        ),
        (
            {},
            {"round": 3},
            {"step": "deal-card", "left": 2},
            ["name-first", "auction-star", "take-cards", "set-initiative", "deal-card"],
        ),
    ],
)
def test_the_open_question_is_enough(
    seats: Written, parts: Written, asked: Written, agenda: list[str]
) -> None:
    playing = at({"seats": seats, **parts, "agenda": [asked]})

    assert steps_of(playing.table) == agenda
    plays_on(playing)


# What cannot be


def refused(agenda: list[Written], seats: Written, players: int = 2, **parts: Any) -> str:
    options = {key: parts.pop(key) for key in ("edition", "game") if key in parts}
    told = refusal({"seats": seats, "agenda": agenda, **parts}, players, **options)
    return told.removeprefix("This table cannot occur: ")


@pytest.mark.parametrize(
    ("agenda", "told"),
    [
        (
            [{"step": "name-first"}, {"step": "beg", "seat": "blue"}],
            "“beg-from”: it lies on “wander”, not on “name-first”.",
        ),
        (
            [*country_turn(), *country_turn()],
            "“next-turn”: it lies at the bottom, not on “country-turn”.",
        ),
        (
            [{"step": "begin-round"}, *country_turn()],
            "“next-turn”: it lies at the bottom, not on “begin-round”.",
        ),
        (
            [{"step": "take-cards", "chance": 2}, {"step": "set-initiative"}],
            "“set-initiative”: no card is taken before the track is set (S7.6, S8.1).",
        ),
    ],
)
def test_a_step_that_lies_on_another_than_it_can_is_refused(
    agenda: list[Written], told: str
) -> None:
    assert refused(agenda, {}) == told


STAR = {"step": "star-bid", "seat": "orange", "card": "guards-8", "high": 2, "holder": "blue",
        "out": []}  # fmt: skip
OPENING = {"step": "opening-bid", "seat": "green", "card": "mule", "high": 4, "holder": "orange",
           "out": ["blue"], "starter": "orange", "barred": ["blue"]}  # fmt: skip
FULL = ["inn"] * 4 + ["courtesan"] * 3


@pytest.mark.parametrize(
    ("change", "parts", "told"),
    [
        (
            {"out": ["orange"]},
            {},
            "orange holds the highest bid or is out, and is not asked (S6.9)",
        ),
        ({"out": ["blue"]}, {}, "blue is out and holds no bid (S6.10)"),
        ({"holder": None}, {}, "a bid of 2 is nobody's (S6.9)"),
        ({"high": 29}, {}, "blue cannot have bid 29 (S6.7)"),
        ({"high": 0}, {}, "blue cannot have bid 0 (S6.7)"),
        ({"high": 28}, {}, "orange cannot bid more than 28 and is not asked (S6.8)"),
        ({"card": "mule"}, {}, "the card that is auctioned does not lie open (S9.1)"),
        ({}, {"display": ["guards-8", "mule"]}, "the card with the lowest green is auctioned"),
        (
            {},
            {"seats": {"blue": seat(hand=FULL)}},
            "blue holds seven cards and takes no part (S9.2)",
        ),
    ],
)
def test_a_bid_that_cannot_stand_is_refused(change: Written, parts: Written, told: str) -> None:
    written = {"display": ["guards-8"], "seats": {}, **parts}

    assert refused([STAR | change], **written).startswith(f"“star-bid”: {told}")


def test_a_bid_above_999_is_refused() -> None:
    seats = {"blue": seat(3000), "orange": seat(3000)}

    told = refused([STAR | {"high": 1000}], seats, display=["guards-8"])
    assert told == "“star-bid”: blue cannot have bid 1000 (S6.7)."


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"barred": ["orange", "blue"]}, "orange is barred and has not started (S6.5)."),
        ({"out": []}, "who is barred is out (S6.5)."),
        ({"out": 7}, "green holds the highest bid or is out, and is not asked (S6.9)."),
    ],
)
def test_an_opening_bid_that_cannot_stand_is_refused(change: Written, told: str) -> None:
    assert refused([OPENING | change], {}, 3, round=0) == f"“opening-bid”: {told}"


def test_an_eighth_card_cannot_be_won_in_the_opening_auction() -> None:
    told = refused([OPENING], {"orange": seat(hand=FULL)}, 3, round=0)

    assert "only the seven cards of the Opening Auction are held" in told


def test_a_peasant_builds_no_tower() -> None:
    told = refused([{"step": "build-or-not", "seat": "blue"}], {"blue": seat(100)})

    assert told == "“build-or-not”: blue is asked what only a Banker is asked (S19)."


def test_a_peasant_below_a_question_builds_no_tower_later() -> None:
    """The step that waits below is checked like the one on top."""
    agenda: list[Written] = [
        {"step": "banker-rest", "seat": "blue"},
        {"step": "artist-bid", "seat": "orange", "artist": 5, "high": 15, "holder": "blue",
         "out": [], "seen": []},
    ]  # fmt: skip

    told = refused(agenda, {"blue": seat(100), "orange": seat(100)})
    assert told == "“banker-rest”: blue is asked what only a Banker is asked (S19)."


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ({"row": 1, "left": 2}, "0 to 1 turns are left, not 2 (S10.2)."),
        ({"row": 2, "left": 1}, "there is no row 2; rows are 0 to 1 (S10.2)."),
        ({"row": 0, "left": 1}, "before row 0 it is not the turn of blue (S10.2)."),
    ],
)
def test_turns_that_cannot_be_left_are_refused(step: Written, told: str) -> None:
    agenda = [{"step": "next-turn", **step}, *country_turn()]

    assert refused(agenda, {}, order=["blue", "orange"]).endswith(told)


def test_an_artist_that_is_engaged_is_not_offered_again() -> None:
    seats = {"blue": banker(60, "inn", artists=[{"value": 2}])}
    told = refused(
        [{"step": "artist-first-bid", "seat": "blue", "artist": 2, "seen": ["blue"]}], seats
    )

    assert told == "There must be each of the eight Artists once (S2.15)."


@pytest.mark.parametrize("seen", [[], ["orange"], ["blue", "orange"]])
def test_an_artist_is_seen_by_the_bankers_in_the_inn(seen: list[str]) -> None:
    agenda = [{"step": "artist-first-bid", "seat": "blue", "artist": 2, "seen": seen}]

    assert "just the Bankers in the Inn" in refused(agenda, {"blue": banker(60, "inn")})


def test_senesi_that_are_in_the_deck_are_not_drawn_too() -> None:
    agenda = [{"step": "keep-senesi", "seat": "blue", "drawn": [4, 4, 4, 1], "keep": 2}]
    told = refused(agenda, {"blue": banker(60, donated=True)})

    assert "There must be 2 Senesi worth 4, not 3 (S2.13)." in told


@pytest.mark.parametrize(
    ("turn", "blue", "agenda", "told"),
    [
        ({"points": 2}, seat(), country_turn(), "blue is no Banker and has no movement points"),
        ({"mule": True}, seat(40, "merchant"), country_turn(), "without Mule and crops"),
        ({"gave": True}, seat(), country_turn(), "neither gives to charity nor travels"),
        ({"sold": {"cloth": 1}}, seat(), country_turn(), "sells no Cloth and no Spices"),
        ({"sold": {"corn": 2}}, seat(), country_turn(), "Only the Mule sells two of corn"),
        ({"rights": ["corn"]}, banker(), banker_move(), "neither sells nor travels (S11.12)"),
        ({"wed": True}, banker(), banker_move(), "not at the wedding in Palazzo Tolomei (S20.2)"),
        (
            {"points": 1},
            banker(),
            [{"step": "banker-rest", "seat": "blue"}],
            "blue has stopped and has no movement points (S19.8)",
        ),
    ],
)
def test_what_a_turn_cannot_remember_is_refused(
    turn: Written, blue: Written, agenda: list[Written], told: str
) -> None:
    assert told in refused(agenda, {"blue": blue}, turn=turn)


def test_a_very_long_agenda_is_refused_before_it_is_read() -> None:
    written = {"agenda": [{"step": "no such step"}] * 70_000}

    assert refusal(written) == "the table: “agenda” has 70,000 parts; there can be at most 10."


# Numbers that grow


@pytest.mark.parametrize("parts", [{"cubes": 1001}, {"seats": {"orange": {"money": 100_001}}}])
def test_a_number_that_has_grown_in_a_match_is_read_but_not_from_a_file(parts: Written) -> None:
    """A position with 1,000 cubes played on to 1,001, which could not be read again."""
    setup = setup_of()
    written = {"agenda": country_turn(), "seats": {"blue": seat(hand=["inn"])}} | parts
    table = SIENA.decode(Reader(written, "the table", BadPosition), setup)

    with pytest.raises(BadPosition, match=r"at most 1,000|more than 100,000"):
        read_position(write_position(setup, table), GAMES)


# Names and numbers


def test_sets_of_seats_are_written_by_name_and_read_by_number_too() -> None:
    by_name = at({"round": 0, "agenda": [OPENING]}, 3).table
    by_number = at({"round": 0, "agenda": [OPENING | {"out": 1, "barred": 1}]}, 3).table

    assert SIENA.encode(by_name)["agenda"] == SIENA.encode(by_number)["agenda"] == [OPENING]


def test_flags_are_written_as_true_or_false_and_read_as_numbers_too() -> None:
    def written(flag: object) -> Written:
        blue = seat(50, "banker", ["inn"], place="palazzo-tolomei", donated=flag, fresh=flag)
        return {"seats": {"blue": blue}, "turn": {"wed": flag}, "agenda": banker_move()}

    named, numbered = SIENA.encode(at(written(True)).table), SIENA.encode(at(written(1)).table)

    assert named == numbered
    text = json.dumps(named)
    assert '"donated": true' in text
    assert '"wed": true' in text


def test_rules_version_1_told_sets_and_flags_as_numbers() -> None:
    table = at({"round": 0, "agenda": [OPENING]}, 3).table
    old: Any = SIENA.encode_as(table, 1)

    assert old["agenda"] == [OPENING | {"out": 1, "barred": 1}]
    assert json.dumps(old["turn"]["mule"]) == "0"
    assert json.dumps(old["seats"]["blue"]["fresh"]) == "0"


def test_a_table_as_version_1_told_it_is_read_as_the_same_table() -> None:
    setup = setup_of(3, {"edition": "dutch"})
    for table in walk(setup, 5, lambda answers, rng: rng.choice(answers), 200, 4):
        told = json.loads(json.dumps(SIENA.encode_as(table, 1)))
        again = SIENA.decode(Reader(told, "the table", BadPosition), setup)
        assert SIENA.encode(again) == SIENA.encode(table)


@pytest.mark.parametrize(
    ("fresh", "question"), [({}, "first-step"), ({"fresh": False}, "banker-move")]
)
def test_s22_4_a_banker_written_on_via_delle_cerchia_has_come_from_via_dei_servi(
    fresh: Written, question: str
) -> None:
    blue = banker(50, "via-delle-cerchia", ("inn",), **fresh)
    agenda = [{"step": "next-turn", "row": 0, "left": 1}]
    playing = at({"seats": {"blue": blue}, "order": ["blue", "orange"], "agenda": agenda})

    assert playing.question == question
