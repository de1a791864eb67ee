"""Features: what a learner sees, always from its own side, and nothing hidden."""

from random import Random

import pytest

from fiorino.core.protocol import Seat
from fiorino.games.siena import SIENA
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.position import STEPS

from .lockstep import eager
from .samples import PLAYERS, options_of, walk
from .tables import Playing, at, banker_move, country_turn, opening, seat, setup_of

BLUE, ORANGE, GREEN = Seat(0), Seat(1), Seat(2)
KINDS = 39
PER_SEAT = 26
BOX = SienaBox(SIENA.default_box())


def observed(playing: Playing, viewer: Seat) -> dict[str, list[float]]:
    return SIENA.features(playing.setup).observe(playing.table, viewer)


def counts(*cards: str) -> list[float]:
    return [float(cards.count(card.name)) for card in BOX.cards]


def merchant() -> Playing:
    return at(
        {
            "round": 5,
            "seats": {
                "blue": seat(
                    45, "merchant", ["inn", "inn", "mule"], road="arezzo", space=1, senesi=[3, 1],
                    artists=[{"value": 6}],
                ),
                "orange": seat(
                    120, "banker", ["guards-4"], place="inn", fresh=1, donated=1, stinginess=2,
                    senesi=[2],
                ),
                "green": seat(7),
            },
            "order": ["green", "orange", "blue"],
            "display": ["salimbeni", "salimbeni"],
            "goods": {"wine": {"workers": 4, "ready": 2}, "cloth": {"ready": 1}},
            "calandrino": "via-dei-servi",
            "cubes": 3,
            "tower": ["orange", "orange"],
            "turn": {"rights": ["cloth"], "sold": {"spices": 1}, "eligible": 25},
            "agenda": country_turn(),
        },
        3,
    )  # fmt: skip


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pieces_and_their_sizes(players: int) -> None:
    pieces = SIENA.features(setup_of(players)).pieces()

    assert {piece.name: piece.size for piece in pieces} == {
        "asked": 1,
        "question": len(STEPS.classes),
        "round": 1,
        "money": players,
        "seats": players * PER_SEAT,
        "hand": KINDS,
        "display": KINDS,
        "goods": 15,
        "town": 11 + 3,
        "points": 2,
        "drawn": 4,
        "bid": 1,
        "auction": 11,
        "charity": 1,
        "turn": 16,
    }
    assert all(piece.meaning for piece in pieces)


@pytest.mark.parametrize("number", range(8))
def test_an_observation_has_the_stated_pieces_at_every_decision(number: int) -> None:
    setup = setup_of(2 + number % 4, options_of(number, Random(number)))
    features = SIENA.features(setup)
    stated = [(piece.name, piece.size) for piece in features.pieces()]
    questions = set()
    for table in walk(setup, number, eager, 120, 6):
        questions.add(table.question())
        for viewer in range(setup.players):
            found = features.observe(table, Seat(viewer))
            assert [(name, len(numbers)) for name, numbers in found.items()] == stated
            assert all(type(number) is float for part in found.values() for number in part)

    assert len(questions) > 5


def test_asked_and_question() -> None:
    playing = merchant()
    names = list(STEPS.classes)

    assert observed(playing, BLUE)["asked"] == [1.0]
    assert observed(playing, ORANGE)["asked"] == [0.0]
    one_hot = observed(playing, ORANGE)["question"]
    assert [name for name, on in zip(names, one_hot, strict=True) if on] == ["country-turn"]


def test_the_round_is_in_twentieths() -> None:
    assert observed(merchant(), BLUE)["round"] == [5 / 20]


def test_the_own_seat_comes_first_then_the_others_up_the_table() -> None:
    playing = merchant()
    seats = {viewer: observed(playing, viewer)["seats"] for viewer in (BLUE, ORANGE, GREEN)}
    parts = {
        viewer: [found[place : place + PER_SEAT] for place in range(0, 3 * PER_SEAT, PER_SEAT)]
        for viewer, found in seats.items()
    }

    assert parts[ORANGE] == [parts[BLUE][1], parts[BLUE][2], parts[BLUE][0]]
    assert parts[GREEN] == [parts[BLUE][2], parts[BLUE][0], parts[BLUE][1]]


def test_money_is_in_hundreds_the_own_first() -> None:
    assert observed(merchant(), ORANGE)["money"] == [1.2, 0.07, 0.45]


def test_a_merchant_on_a_road() -> None:
    blue = observed(merchant(), BLUE)["seats"][:PER_SEAT]

    assert blue[:5] == [0.0, 1.0, 0.0, 2.0, 3.0]
    assert blue[5:17] == [0.0] * 12
    assert blue[17:20] == [0.0, 1.0, 1.0]
    assert blue[20:] == [0.0, 0.0, 0.0, 0.0, 2.0, 1.0]


def test_a_banker_in_the_inn() -> None:
    orange = observed(merchant(), BLUE)["seats"][PER_SEAT : 2 * PER_SEAT]

    assert orange[:5] == [0.0, 0.0, 1.0, 1.0, 1.0]
    assert orange[5:17] == [0.0] * 10 + [1.0, 0.0]
    assert orange[17:20] == [0.0, 0.0, 0.0]
    assert orange[20:] == [2.0, 2.0, 1.0, 1.0, 1.0, 0.0]


def test_the_own_hand_and_the_display_are_counted_by_card() -> None:
    found = observed(merchant(), BLUE)

    assert found["hand"] == counts("inn", "inn", "mule")
    assert found["display"] == counts("salimbeni", "salimbeni")


def test_goods_are_workers_units_and_whether_they_are_gone() -> None:
    assert observed(merchant(), BLUE)["goods"] == [
        0.0, 1.0, 0.0, 4.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
    ]  # fmt: skip


def test_the_town() -> None:
    calandrino = [0.0, 0.0, 1.0, *[0.0] * 8]

    assert observed(merchant(), BLUE)["town"] == [*calandrino, 3.0, 2.0, 7.0]


def test_points_are_those_of_the_seat() -> None:
    playing = merchant()

    assert observed(playing, BLUE)["points"] == [4.0, 6.0]
    assert observed(playing, ORANGE)["points"] == [2.0, 0.0]


def test_the_turn() -> None:
    assert observed(merchant(), GREEN)["turn"] == [
        0.0, 0.0, 0.0, 1.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 1.0,
        0.0, 0.0, 0.0, 0.0,
        0.0, 0.0,
    ]  # fmt: skip
    assert observed(merchant(), GREEN)["charity"] == [0.25]


def test_a_banker_on_the_move_sees_points_and_wedding() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "banker", ["inn"], place="palazzo-tolomei")},
            "turn": {"points": 2, "wed": 1},
            "agenda": banker_move(),
        }
    )

    assert observed(playing, BLUE)["turn"][10:14] == [0.0, 2.0, 1.0, 0.0]


def test_a_goods_card_that_was_played_and_a_leg_that_was_made_are_seen() -> None:
    hand = ["corn1-wine1", "corn2-wine1", "inn"]
    written = {"seats": {"blue": seat(20, "merchant", hand)}, "agenda": country_turn()}
    playing = at(written).play("play corn1-wine1")
    assert observed(playing, ORANGE)["turn"][14:] == [1.0, 0.0]

    playing.play("travel firenze")
    assert observed(playing, ORANGE)["turn"][14:] == [1.0, 1.0]


def test_senesi_to_choose_from_are_seen_by_the_drawer_alone() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "merchant")},
            "turn": {"eligible": 20},
            "agenda": country_turn(),
        }
    ).play("charity 15", "senesi 4", "senesi 1")

    assert observed(playing, BLUE)["drawn"] == [1.0, 0.0, 0.0, 1.0]
    assert observed(playing, ORANGE)["drawn"] == [0.0] * 4


def test_an_auction_for_a_card() -> None:
    playing = at({"display": ["guards-4"], "agenda": [{"step": "auction-star"}]}).play("bid 7")

    assert observed(playing, BLUE)["auction"] == [1.0, 4.0, 0.0, *[0.0] * 8]
    assert observed(playing, ORANGE)["auction"] == [0.0, 4.0, 0.0, *[0.0] * 8]
    assert observed(playing, ORANGE)["bid"] == [0.07]


def test_an_auction_for_an_artist_shows_him_to_those_who_looked() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(50, "banker", place="via-delle-cerchia", fresh=1),
                "orange": seat(60),
            },
            "agenda": [{"step": "first-step", "seat": "blue"}],
        }
    ).play("enter", "open", "artist 3", "bid 20")
    third = [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]

    assert observed(playing, BLUE)["auction"] == [1.0, 0.0, 1.0, *third]
    assert observed(playing, ORANGE)["auction"] == [0.0, 0.0, 1.0, *[0.0] * 8]
    playing.play("look 8")
    assert observed(playing, ORANGE)["auction"] == [0.0, 0.0, 1.0, *third]


def test_hidden_values_are_never_in_it() -> None:
    """Whatever Senesi and Artists others have, the numbers are the same."""
    one, other = merchant(), merchant()
    other.table.kept[0] = (1, 1)
    other.table.kept[1] = (4,)
    other.table.engaged[0] = (0, 2, 1)

    assert observed(one, GREEN) == observed(other, GREEN)
    assert observed(one, BLUE) != observed(other, BLUE)


def test_closed_hands_of_others_are_not_in_it() -> None:
    one, other = merchant(), merchant()
    other.table.hands[0] = [BOX.kind_of["servi"]] * 3

    assert observed(one, GREEN) == observed(other, GREEN)


def test_before_lots_are_drawn_nobody_has_a_row() -> None:
    assert observed(opening(2), BLUE)["seats"][3] == -1.0
