"""The view: what a seat and a spectator see, built from nothing."""

import json
from random import Random
from typing import Any

import pytest

from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.games.siena import SIENA
from fiorino.games.siena.view import view

from .lockstep import eager
from .samples import finished, options_of, walk
from .tables import Playing, Written, at, banker_move, country_turn, opening, seat, setup_of

BLUE, ORANGE, GREEN = Seat(0), Seat(1), Seat(2)
VIEWERS = (BLUE, ORANGE, GREEN, SPECTATOR)


def seen(playing: Playing, viewer: Seat) -> Any:
    return SIENA.view(playing.table, viewer)


def busy(**options: str) -> Playing:
    """Blue, a Merchant on the road, has sold Cloth; orange is a Banker with secrets."""
    return at(
        {
            "round": 6,
            "seats": {
                "blue": seat(
                    41, "merchant", ["corn1-wine1", "inn"], road="firenze", space=1, senesi=[2, 1],
                    artists=[{"value": 4, "seen": ["green"]}],
                ),
                "orange": seat(
                    90, "banker", ["guards-8"], place="via-dei-servi", senesi=[4], donated=1,
                    stinginess=1, artists=[{"value": 7, "seen": ["blue"]}, {"value": 1}],
                ),
                "green": seat(28, hand=["mule", "mule"]),
            },
            "order": ["green", "orange", "blue"],
            "display": ["salimbeni"],
            "discard": {"servi": 2},
            "removed": {"francigena": 1},
            "goods": {"corn": {"workers": 2}, "cloth": {"workers": 3, "ready": 1}},
            "calandrino": "duomo",
            "cubes": 1,
            "tower": ["orange"],
            "under": [{"value": 3, "seat": "orange"}, {"value": 1, "seat": "blue"}],
            "turn": {"rights": ["cloth"], "sold": {"cloth": 1}, "eligible": 20},
            "agenda": country_turn(),
        },
        3,
        None,
        **options,
    )  # fmt: skip


def test_a_player_sees_the_whole_table_and_his_own_secrets() -> None:
    assert seen(busy(), BLUE) == {
        "viewer": 0,
        "round": 6,
        "game": "standard",
        "asked": 0,
        "question": "country-turn",
        "order": [2, 1, 0],
        "wealth": [2, 0, 1],
        "seats": [
            {
                "name": "blue", "status": "merchant", "money": 41, "row": 2, "cards": 2,
                "hand": ["corn1-wine1", "inn"], "place": None, "road": "firenze", "space": 1,
                "levels": [], "stinginess": 0, "donated": False,
                "may_enter_inn": False, "senesi": [1, 2], "artists": [4],
            },
            {
                "name": "orange", "status": "banker", "money": 90, "row": 1, "cards": 1,
                "hand": None, "place": "via-dei-servi", "road": None, "space": 0,
                "levels": [1], "stinginess": 1, "donated": True,
                "may_enter_inn": False, "senesi": [0], "artists": [7, 0],
            },
            {
                "name": "green", "status": "peasant", "money": 28, "row": 0, "cards": 2,
                "hand": None, "place": None, "road": None, "space": 0,
                "levels": [], "stinginess": 0, "donated": False,
                "may_enter_inn": False, "senesi": [], "artists": [],
            },
        ],
        "display": [{"card": "salimbeni", "starred": True, "price": None}],
        "deck": 52 - 5 - 1 - 2 - 1,
        "discard": {"servi": 2},
        "removed": {"francigena": 1},
        "goods": [
            good("corn", 2, 3, 0, 8), good("wine", 0, 5, 0, 10), good("oil", 0, 6, 0, 14),
            good("cloth", 3, 7, 1, 20), good("spices", 0, 8, 0, 25),
        ],
        "calandrino": "duomo",
        "cubes": 1,
        "tower": [1],
        "senesi_deck": 26 - 3 - 2,
        "senesi_under": [0, 1],
        "senesi_drawn": [],
        "artists_left": 5,
        "auction": None,
        "turn": {
            "rights": ["cloth"], "sold": {"cloth": 1}, "worked": False, "mule": False,
            "travelled": False, "charity": 20, "points": 0, "wedding": False,
            "roads_closed": False, "walk": 0,
            "loaded": [],
            "leg": None,
        },
        "ending": "",
    }  # fmt: skip


def good(name: str, workers: int, frame: int, ready: int, price: int) -> Written:
    return {
        "name": name, "workers": workers, "frame": frame, "ready": ready, "price": price,
        "gone": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("viewer", "artists", "senesi", "under"),
    [
        (BLUE, [[4], [7, 0], []], [[1, 2], [0], []], [0, 1]),
        (ORANGE, [[0], [7, 1], []], [[0, 0], [4], []], [3, 0]),
        (GREEN, [[4], [0, 0], []], [[0, 0], [0], []], [0, 0]),
        (SPECTATOR, [[0], [0, 0], []], [[0, 0], [0], []], [0, 0]),
    ],
)
def test_a_viewer_sees_only_the_senesi_and_artists_he_may_know(
    viewer: Seat, artists: list[list[int]], senesi: list[list[int]], under: list[int]
) -> None:
    view = seen(busy(), viewer)

    assert [player["artists"] for player in view["seats"]] == artists
    assert [player["senesi"] for player in view["seats"]] == senesi
    assert view["senesi_under"] == under


@pytest.mark.parametrize("viewer", VIEWERS)
def test_closed_hands_are_seen_by_their_owner_alone(viewer: Seat) -> None:
    hands = [player["hand"] for player in seen(busy(), viewer)["seats"]]

    whole = [["corn1-wine1", "inn"], ["guards-8"], ["mule", "mule"]]
    assert hands == [hand if viewer == owner else None for owner, hand in enumerate(whole)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_hands_are_seen_by_everybody(viewer: Seat) -> None:
    hands = [player["hand"] for player in seen(busy(hands="open"), viewer)["seats"]]

    assert hands == [["corn1-wine1", "inn"], ["guards-8"], ["mule", "mule"]]


@pytest.mark.parametrize("viewer", [BLUE, ORANGE, GREEN])
def test_prices_are_those_of_the_viewer(viewer: Seat) -> None:
    playing = at(
        {
            "order": ["orange", "green", "blue"],
            "display": ["corn1-wine1", "banchi", "mule", "inn"],
            "agenda": [{"step": "take-card", "seat": "orange"}],
        },
        3,
    )
    row = {ORANGE: 0, GREEN: 1, BLUE: 2}[viewer]

    # A red 0 is free, a starred card has no price.
    assert [offer["price"] for offer in seen(playing, viewer)["display"]] == [
        0, 3 + row, None, 1 + row,
    ]  # fmt: skip


def test_a_spectator_sees_no_prices() -> None:
    playing = at({"display": ["banchi"], "agenda": [{"step": "take-card", "seat": "blue"}]})

    assert seen(playing, SPECTATOR)["display"] == [
        {"card": "banchi", "starred": False, "price": None}
    ]


def test_before_lots_are_drawn_nobody_has_a_row() -> None:
    view = seen(opening(3), BLUE)

    assert [player["row"] for player in view["seats"]] == [-1, -1, -1]
    assert view["wealth"] == []
    assert len(view["display"]) == 7


def test_an_opening_auction_before_its_first_bid() -> None:
    playing = opening(2).play("seat blue", "auction mule")

    assert seen(playing, ORANGE)["auction"] == {
        "card": "mule", "artist": None, "high": 0, "holder": -1, "out": [], "seen": [],
    }  # fmt: skip


def test_an_opening_auction_shows_bid_holder_and_who_is_out() -> None:
    playing = opening(3).play("seat blue", "seat orange", "decline", "auction mule", "bid 3")

    # Blue declined and is barred; green is asked.
    assert (seen(playing, SPECTATOR)["asked"], seen(playing, SPECTATOR)["auction"]) == (
        2,
        {"card": "mule", "artist": None, "high": 3, "holder": 1, "out": [0], "seen": []},
    )


def test_the_auction_of_a_round_is_shown() -> None:
    playing = at({"display": ["guards-4"], "agenda": [{"step": "auction-star"}]}).play("bid 2")

    assert seen(playing, BLUE)["auction"] == {
        "card": "guards-4", "artist": None, "high": 2, "holder": 0, "out": [], "seen": [],
    }  # fmt: skip


def artist_auction() -> Playing:
    return at(
        {
            "seats": {
                "blue": seat(50, "banker", place="via-delle-cerchia", fresh=1),
                "orange": seat(60),
            },
            "agenda": [{"step": "first-step", "seat": "blue"}],
        }
    ).play("enter", "open", "artist 6")


def test_an_artist_on_offer_is_seen_by_those_who_looked() -> None:
    playing = artist_auction()

    assert seen(playing, BLUE)["auction"] == {
        "card": None, "artist": 6, "high": 0, "holder": -1, "out": [], "seen": [0],
    }  # fmt: skip
    playing.play("bid 15")
    assert seen(playing, ORANGE)["auction"] == {
        "card": None, "artist": 0, "high": 15, "holder": 0, "out": [], "seen": [0],
    }  # fmt: skip
    playing.play("look 8")
    assert seen(playing, ORANGE)["auction"]["artist"] == 6


def test_senesi_that_were_drawn_are_seen_by_the_drawer_alone() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "merchant")},
            "turn": {"eligible": 20},
            "agenda": country_turn(),
        }
    ).play("charity 15", "senesi 4", "senesi 1")

    assert seen(playing, BLUE)["senesi_drawn"] == [4, 1]
    assert seen(playing, ORANGE)["senesi_drawn"] == []
    assert seen(playing, SPECTATOR)["senesi_drawn"] == []


def test_the_turn_shows_movement_points_and_the_wedding() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "banker", ["inn", "inn"], place="via-delle-cerchia")},
            "agenda": banker_move(),
        }
    ).play("green inn", "step")

    turn = seen(playing, ORANGE)["turn"]
    assert (turn["points"], turn["wedding"]) == (1, True)


def test_the_turn_shows_the_points_of_calandrinos_walk() -> None:
    playing = at(
        {"seats": {"blue": seat(28, hand=["calandrino", "inn", "inn"])}, "agenda": country_turn()}
    ).play("play calandrino", "with inn")

    assert seen(playing, ORANGE)["turn"]["walk"] == 3 + 2


def test_charity_that_has_been_given_leaves_no_income_to_give() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "merchant", ["inn"])},
            "turn": {"eligible": 20},
            "agenda": country_turn(),
        }
    )
    assert seen(playing, BLUE)["turn"]["charity"] == 20
    playing.play("charity 10", "senesi 1")

    assert seen(playing, BLUE)["turn"]["charity"] == 0


def test_goods_that_nobody_can_use_are_shown_as_gone() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "merchant", ["inn"]), "orange": seat(60, "merchant")},
            "goods": {"corn": {"ready": 0}},
            "agenda": country_turn(),
        }
    )

    gone = [good["gone"] for good in seen(playing, BLUE)["goods"]]
    assert gone == [True, True, True, False, False]


def test_a_finished_match_shows_why_it_ended() -> None:
    view = seen(at(finished({"blue": seat(80, "banker")})), SPECTATOR)

    assert (view["asked"], view["question"], view["ending"]) == (-2, "match-over", "last round")


@pytest.mark.parametrize("number", range(6))
def test_every_view_of_random_matches_is_json(number: int) -> None:
    setup = setup_of(2 + number % 4, options_of(number, Random(number)))
    looked = 0
    for table in walk(setup, number, eager, 120, 8):
        for viewer in (*range(setup.players), SPECTATOR):
            view = SIENA.view(table, Seat(viewer))
            assert json.loads(json.dumps(view)) == view
            looked += 1

    assert looked > 200


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_is_built_fresh_and_changing_it_changes_nothing(viewer: Seat) -> None:
    playing = busy()
    before = SIENA.encode(playing.table)
    first, second = seen(playing, viewer), seen(playing, viewer)
    assert first is not second
    for part in (first["seats"], first["display"], first["goods"], first["order"], first["tower"]):
        part.clear()
    first["discard"]["inn"] = 9
    first["turn"]["sold"]["corn"] = 9

    assert SIENA.encode(playing.table) == before
    assert seen(playing, viewer) == second


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_says_nothing_about_hidden_values(viewer: Seat) -> None:
    playing = busy()
    other = busy()
    table = other.table
    # Another world for whoever owns nothing of it: orange's 4 and the deck's 3 change places.
    table.kept[1] = (3,)
    table.senesi[3] -= 1
    table.senesi[4] += 1

    same = seen(playing, viewer) == seen(other, viewer)
    assert same == (viewer != ORANGE)


def test_s22_4_everybody_sees_who_may_enter_the_inn() -> None:
    seats = {
        "blue": seat(50, "banker", place="via-delle-cerchia"),
        "orange": seat(60, "banker", place="via-delle-cerchia", fresh=False),
    }
    table = at({"seats": seats, "agenda": [{"step": "first-step", "seat": "blue"}]}).table

    assert [player["may_enter_inn"] for player in view(table, SPECTATOR)["seats"]] == [True, False]
