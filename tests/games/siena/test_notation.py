"""Notation: every action as text and as an index, one to one."""

from random import Random

import pytest

from fiorino.core.errors import BadNotation
from fiorino.core.protocol import CHANCE, Action
from fiorino.games.siena import SIENA
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import SienaBox

from .lockstep import eager
from .samples import PLAYERS, options_of, walk
from .tables import at, country_turn, seat, setup_of

NOTATION = SIENA.notation(setup_of(5))
BOX = SienaBox(SIENA.default_box())
CARDS = [card.name for card in BOX.cards]
KIND = BOX.kind_of
PLAIN = [
    "decline", "pass", "done", "rise", "stay", "step", "enter", "stop", "pay", "go", "go inn",
    "give", "refuse", "donate", "open", "look 8", "look inn", "build", "charity 10", "charity 15",
]  # fmt: skip


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (a.DECLINE, "decline"),
        (a.StartAuction(KIND["girlfriends-3"]), "auction girlfriends-3"),
        (a.Bid(7), "bid 7"),
        (a.PASS, "pass"),
        (a.Take(KIND["corn2-wine1-cloth1"]), "take corn2-wine1-cloth1"),
        (a.First(3), "first rose"),
        (a.Play(KIND["francigena"]), "play francigena"),
        (a.Sell(4), "sell spices"),
        (a.Discard(KIND["guards-8"]), "discard guards-8"),
        (a.DONE, "done"),
        (a.Load(2), "load oil"),
        (a.DrawFato(6), "draw 6"),
        (a.Travel(0), "travel firenze"),
        (a.Travel(1), "travel arezzo"),
        (a.Charity(15), "charity 15"),
        (a.Name(KIND["wine2-oil2"]), "with wine2-oil2"),
        (a.GO, "go"),
        (a.Keep((3,)), "keep 3"),
        (a.Keep((1, 4)), "keep 1 4"),
        (a.RISE_OR_STAY[0], "rise"),
        (a.RISE_OR_STAY[1], "stay"),
        (a.CASH_OR_STAY[0], "cash"),
        (a.CASH_OR_STAY[1], "stay"),
        (a.GO_ON, "step"),
        (a.ENTER, "enter"),
        (a.Green(KIND["servi"]), "green servi"),
        (a.HALT, "stop"),
        (a.PAY_UP, "pay"),
        (a.GO_INN, "go inn"),
        (a.GIVE, "give"),
        (a.REFUSE, "refuse"),
        (a.DONATE_OR_DECLINE[0], "donate"),
        (a.OPEN_OR_DECLINE[0], "open"),
        (a.LOOK_FOR_FLORINS, "look 8"),
        (a.LOOK_FOR_INN, "look inn"),
        (a.BUILD, "build"),
        (a.BuildWith(KIND["bricklayer-7"]), "build bricklayer-7"),
        (a.SeatDrawn(4), "seat red"),
        (a.CardDrawn(KIND["salimbeni"]), "card salimbeni"),
        (a.SenesiDrawn(2), "senesi 2"),
        (a.ArtistDrawn(8), "artist 8"),
        (a.DEVIL, "devil"),
        (a.SAFE, "safe"),
    ],
)
def test_an_action_and_its_text(action: Action, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.parse(text) == action


def test_copies_of_one_type_that_differ_in_their_green_have_it_in_their_names() -> None:
    assert CARDS[25:] == [
        "mule", "francigena", "girlfriends-3", "girlfriends-9", "guards-4", "guards-8",
        "bricklayer-5", "bricklayer-7", "salimbeni", "inn", "courtesan", "calandrino", "banchi",
        "servi",
    ]  # fmt: skip


def test_the_action_index_is_this_order_for_good() -> None:
    texts = [NOTATION.write(action) for action in NOTATION.actions]
    numbers = [*range(1, 5)]
    pairs = [f"keep {low} {high}" for low in numbers for high in numbers if low <= high]
    by_card = ("play", "green", "with", "discard", "take", "auction")

    assert texts[: len(PLAIN)] == PLAIN
    assert texts[len(PLAIN) :] == [
        *[f"first {name}" for name in ("blue", "orange", "green", "rose", "red")],
        *["travel firenze", "travel arezzo"],
        *[f"sell {good}" for good in ("corn", "wine", "oil", "cloth", "spices")],
        *[f"load {good}" for good in ("corn", "wine", "oil")],
        *[f"draw {cards}" for cards in range(1, 7)],
        *[f"keep {value}" for value in numbers],
        *pairs,
        *[f"{verb} {card}" for verb in by_card for card in CARDS],
        *["build bricklayer-5", "build bricklayer-7"],
        *[f"bid {coins}" for coins in range(1000)],
        "cash",
    ]


def test_what_came_later_comes_last_so_that_no_index_has_changed() -> None:
    first_bid = 20 + 5 + 2 + 5 + 3 + 6 + 4 + 10 + 6 * 39 + 2

    assert NOTATION.index(a.Bid(0)) == first_bid
    assert NOTATION.index(a.CASH_OR_STAY[0]) == first_bid + 1000


def test_index_and_action_are_one_to_one() -> None:
    assert [NOTATION.index(action) for action in NOTATION.actions] == list(range(NOTATION.size))
    assert len(set(NOTATION.actions)) == NOTATION.size


def test_text_and_action_are_one_to_one() -> None:
    texts = [NOTATION.write(action) for action in NOTATION.actions]

    assert len(set(texts)) == len(texts)
    assert [NOTATION.parse(text) for text in texts] == list(NOTATION.actions)


@pytest.mark.parametrize("text", ["card inn", "senesi 1", "artist 1", "devil", "safe", "seat blue"])
def test_outcomes_of_chance_have_a_text_but_no_index(text: str) -> None:
    with pytest.raises(KeyError):
        NOTATION.index(NOTATION.parse(text))


@pytest.mark.parametrize("players", PLAYERS)
def test_only_seats_at_the_table_are_named(players: int) -> None:
    notation = SIENA.notation(setup_of(players))
    firsts = [text for text in map(notation.write, notation.actions) if text.startswith("first")]

    assert firsts == [f"first {name}" for name in setup_of(players).seat_names]


@pytest.mark.parametrize("number", range(10))
def test_every_answer_of_random_matches_has_a_text_and_an_index_of_its_own(number: int) -> None:
    setup = setup_of(2 + number % 4, options_of(number, Random(number)))
    notation = SIENA.notation(setup)
    looked = 0
    for table in walk(setup, number, eager, (28, 120)[number % 2], 12):
        texts = [notation.write(action) for action in table.options()]
        assert len(set(texts)) == len(texts)
        assert [notation.parse(text) for text in texts] == list(table.options())
        if table.seat() != CHANCE:
            assert len({notation.index(action) for action in table.options()}) == len(texts)
            looked += 1

    assert looked > 50


def test_a_person_may_shorten_words() -> None:
    playing = at({"seats": {"blue": seat(hand=["mule", "inn"])}, "agenda": country_turn()})
    notation = SIENA.notation(playing.setup)

    assert notation.read("  P  MUL ", playing.table.options()) == a.Play(KIND["mule"])
    assert notation.read("do", playing.table.options()) == a.DONE


def test_a_misspelt_card_brings_a_suggestion() -> None:
    with pytest.raises(BadNotation, match="Did you mean “play mule”"):
        NOTATION.parse("play mulle")


@pytest.mark.parametrize(("money", "most"), [(28, 28), (400, 400), (999, 999), (1500, 999)])
def test_s6_4_a_bid_may_be_all_the_florins_one_has_up_to_999(money: int, most: int) -> None:
    playing = at(
        {
            "seats": {"blue": seat(money)},
            "display": ["mule"],
            "agenda": [{"step": "star-bid", "seat": "blue", "card": "mule", "high": 0,
                        "holder": None, "out": 0}],
        }
    )  # fmt: skip

    assert playing.answers == ["pass", *[f"bid {coins}" for coins in range(1, most + 1)]]


def test_s6_4_above_999_nobody_is_asked_for_more() -> None:
    playing = at(
        {
            "seats": {"blue": seat(2000, hand=["inn"]), "orange": seat(1500)},
            "order": ["orange", "blue"],
            "display": ["mule"],
            "agenda": [
                {"step": "star-bid", "seat": "orange", "card": "mule", "high": 0, "holder": None,
                 "out": []},
            ],
        }
    ).play("bid 999")  # fmt: skip

    assert playing.hand("orange") == ["mule"]
    assert (playing.asked, playing.question) == ("orange", "choose-first")
