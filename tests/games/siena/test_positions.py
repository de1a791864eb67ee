"""Positions: tables that people write, what is filled in, and what cannot occur."""

import json
from random import Random
from typing import Any

import pytest

from fiorino.core.codec import Reader
from fiorino.core.errors import BadPosition
from fiorino.core.protocol import NOBODY
from fiorino.core.random import at_random
from fiorino.core.record import read_position, write_position
from fiorino.games import GAMES
from fiorino.games.siena import SIENA

from .samples import finished
from .tables import Playing, Written, at, banker_move, country_turn, opening, seat, setup_of

NO_CORN: Written = {"corn": {"ready": 0}}


def banker(
    money: int = 60, place: str = "duomo", hand: tuple[str, ...] = (), **more: Any
) -> Written:
    return seat(money, "banker", hand, place=place, **more)


def refusal(written: Written, players: int = 2, **options: str) -> str:
    """Why a position is refused; it is only read, not played."""
    setup = setup_of(players, options)
    with pytest.raises(BadPosition) as refused:
        SIENA.decode(Reader(written, "the table", BadPosition), setup)
    return str(refused.value)


def turn(**parts: Any) -> Written:
    """A turn of blue, a Peasant with one card, with other things on the table."""
    return {"seats": {"blue": seat(hand=["inn"])}, "agenda": country_turn(), **parts}


def plays_on(playing: Playing) -> None:
    """From here every answer leads on to the end of the match, without anything impossible."""
    table = playing.table.clone()
    rng = Random(3)
    while table.seat() != NOBODY:
        table.apply(at_random(table, rng))
        assert SIENA.faults(table) == []
    assert table.result() is not None


# Tables that can occur


def begged() -> Playing:
    """Calandrino has come into the Inn, where orange has 7 Florins."""
    return at(
        {
            "seats": {
                "blue": seat(hand=["mule"]),
                "orange": banker(7, "inn", ("guards-4", "inn")),
            },
            "calandrino": "inn",
            "agenda": [{"step": "country-turn", "seat": "blue"}, {"step": "beg", "seat": "orange"}],
        }
    )


def test_a_banker_about_to_be_begged_from_with_7_florins_in_the_inn() -> None:
    playing = begged()

    assert (playing.asked, playing.question) == ("orange", "beg")
    assert playing.answers == ["give", "refuse", "play guards-4"]
    plays_on(playing)


def test_he_gives_all_he_has_and_takes_no_cube() -> None:
    playing = begged().play("give")

    assert (playing.money("orange"), playing.table.stinginess[1]) == (0, 0)
    assert playing.asked == "blue"


def test_he_may_refuse_or_call_the_guards() -> None:
    refused, guarded = begged().play("refuse"), begged().play("play guards-4")

    assert (refused.money("orange"), refused.table.stinginess[1]) == (7, 1)
    assert (guarded.money("orange"), guarded.table.stinginess[1]) == (7, 0)
    assert guarded.hand("orange") == ["inn"]


def test_the_middle_of_an_opening_auction() -> None:
    playing = at(
        {
            "round": 0,
            "agenda": [{"step": "opening-bid", "seat": "green", "card": "mule", "high": 4,
                        "holder": "orange", "out": 1, "starter": "orange", "barred": 1}],
        },
        3,
    )  # fmt: skip

    assert playing.answers == ["pass", *[f"bid {coins}" for coins in range(5, 29)]]
    plays_on(playing)
    playing.play("pass")
    assert playing.hand("orange") == ["mule"]
    assert (playing.asked, playing.question) == ("green", "start")


def test_the_middle_of_the_auction_of_a_round() -> None:
    playing = at(
        {
            "display": ["guards-8"],
            "agenda": [
                {"step": "name-first"},
                {"step": "star-bid", "seat": "orange", "card": "guards-8", "high": 2,
                 "holder": "blue", "out": 0},
            ],
        }
    )  # fmt: skip

    assert playing.answers == ["pass", *[f"bid {coins}" for coins in range(3, 29)]]
    plays_on(playing)
    assert playing.play("pass").question == "choose-first"
    assert playing.hand("blue") == ["guards-8"]


def artist_auction(**parts: Any) -> Written:
    return {
        "seats": {"blue": banker(50, "inn", ("inn",)), "orange": seat(40, hand=["inn"])},
        "agenda": [
            {"step": "banker-rest", "seat": "blue"},
            {"step": "artist-bid", "seat": "orange", "artist": 5, "high": 15, "holder": "blue",
             "out": 0, "seen": 1},
        ],
        **parts,
    }  # fmt: skip


def test_the_middle_of_an_artist_auction() -> None:
    playing = at(artist_auction())

    assert playing.answers[:3] == ["pass", "look 8", "look inn"]
    assert playing.answers[3:] == [f"bid {coins}" for coins in range(20, 41)]
    assert playing.table.artists == [1, 2, 3, 4, 6, 7, 8]
    plays_on(playing)
    playing.play("pass")
    assert (playing.asked, playing.question, playing.money("blue")) == ("blue", "banker-rest", 35)


def test_the_first_bid_for_an_artist() -> None:
    playing = at(
        {
            "seats": {"blue": banker(17, "inn", ("inn",))},
            "agenda": [
                {"step": "banker-rest", "seat": "blue"},
                {"step": "artist-first-bid", "seat": "blue", "artist": 2, "seen": 1},
            ],
        }
    )

    assert playing.answers == ["bid 15", "bid 16", "bid 17"]
    plays_on(playing)


def test_the_middle_of_a_journey() -> None:
    playing = at(
        {
            "seats": {"blue": seat(40, "merchant", ["corn1-oil2", "inn"], road="firenze", space=1)},
            "discard": {"corn1-wine1": 1},
            "agenda": [
                {"step": "country-turn", "seat": "blue"},
                {"step": "leg", "seat": "blue", "road": "firenze", "named": ["corn1-wine1"]},
            ],
        }
    )

    assert playing.answers == ["with corn1-oil2", "go"]
    plays_on(playing)
    # The second space pays 5, and the Merchant stays there.
    assert playing.play("go").money("blue") == 45
    assert (playing.table.road[0], playing.table.space[0]) == (0, 2)


def test_a_fato_draw() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=["inn"])},
            "agenda": [
                {"step": "country-turn", "seat": "blue"},
                {"step": "fato", "drawer": "blue", "cards": 4, "each": 17},
            ],
        }
    )

    assert (playing.asked, playing.answers) == ("chance", ["devil", "safe"])
    assert list(playing.table.weights()) == [4, 3]
    plays_on(playing)
    assert playing.play("safe").money("blue") == 20 + 68


def test_units_on_via_francigena() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=["inn"])},
            "goods": {"wine": {"ready": 1}},
            "turn": {"rights": ["corn", "wine"], "sold": {"corn": 1}},
            "agenda": [
                {"step": "country-turn", "seat": "blue"},
                {"step": "load-road", "seat": "blue", "loaded": ["corn"]},
            ],
        }
    )

    assert playing.answers == ["load wine", *[f"draw {cards}" for cards in range(1, 7)]]
    plays_on(playing)


def test_the_choice_at_the_duomo() -> None:
    playing = at(
        {
            "seats": {"blue": banker(57, "duomo", ("inn",))},
            "agenda": [
                {"step": "banker-rest", "seat": "blue"},
                {"step": "donate-or-not", "seat": "blue"},
            ],
        }
    )

    assert playing.answers == ["donate", "decline"]
    plays_on(playing)
    assert playing.play("donate").money("blue") == 27


def test_senesi_that_have_been_drawn() -> None:
    playing = at(
        {
            "seats": {"blue": banker(57, "duomo", ("inn",), donated=1, senesi=[4])},
            "agenda": [
                {"step": "banker-rest", "seat": "blue"},
                {"step": "keep-senesi", "seat": "blue", "drawn": [3, 1, 3, 2], "keep": 2},
            ],
        }
    )

    assert playing.answers == ["keep 1 2", "keep 1 3", "keep 2 3", "keep 3 3"]
    assert playing.table.senesi == [0, 11, 7, 2, 1]
    plays_on(playing)
    playing.play("keep 3 3")
    assert playing.table.under == [(1, 0), (2, 0)]


def test_a_draw_of_senesi_that_has_begun() -> None:
    playing = at(
        {
            "seats": {"blue": banker(57, "duomo", ("inn",), donated=1)},
            "agenda": [
                {"step": "banker-rest", "seat": "blue"},
                {"step": "draw-senesi", "drawer": "blue", "drawn": [4, 4], "left": 2, "keep": 2},
            ],
        }
    )

    assert playing.answers == ["senesi 1", "senesi 2", "senesi 3"]
    plays_on(playing)


def test_the_opening_auction_at_its_beginning() -> None:
    playing = at(
        {"round": 0, "agenda": [{"step": "start", "seat": "blue", "declines": 0, "barred": 0}]}
    )

    assert playing.answers == [
        "decline", "auction mule", "auction francigena", "auction girlfriends-3",
        "auction guards-4", "auction bricklayer-5",
    ]  # fmt: skip
    plays_on(playing)


def test_lots_that_are_being_drawn() -> None:
    playing = at({"round": 0, "pile": ["green"], "agenda": [{"step": "draw-seat"}]}, 3)

    assert playing.answers == ["seat blue", "seat orange"]
    plays_on(playing)


def test_a_banker_on_the_move() -> None:
    playing = at(
        {
            "seats": {"blue": banker(9, "palazzo-tolomei", ("inn",))},
            "turn": {"points": 2, "wed": 1},
            "agenda": banker_move(),
        }
    )

    # 9 Florins are too few to go on from the wedding.
    assert playing.answers == ["green inn", "discard inn", "stop"]
    plays_on(playing)


def test_a_banker_who_is_drawn_into_the_inn() -> None:
    playing = at(
        {
            "seats": {"blue": banker(50, "via-delle-cerchia", ("girlfriends-9",), fresh=1)},
            "cubes": 2,
            "agenda": [{"step": "drawn-in", "seat": "blue"}],
        }
    )

    assert playing.answers == ["enter", "play girlfriends-9"]
    plays_on(playing)
    playing.play("enter")
    assert (playing.money("blue"), playing.table.cubes) == (30, 0)


def test_a_guest_of_the_inn_with_girlfriends_in_the_dutch_game() -> None:
    playing = at(
        {
            "seats": {"blue": seat(hand=["inn"]), "orange": banker(50, "inn", ("girlfriends-3",))},
            "cubes": 1,
            "agenda": [
                {"step": "country-turn", "seat": "blue"},
                {"step": "pay-for-one", "seat": "orange", "guests": [], "paid": 0},
            ],
        },
        edition="dutch",
    )

    assert playing.answers == ["pay", "play girlfriends-3"]
    plays_on(playing)


def test_calandrinos_walk_while_its_cards_are_named() -> None:
    playing = at(
        {
            "seats": {"blue": seat(hand=["inn", "servi"])},
            "calandrino": "palazzo-tolomei",
            "agenda": [
                {"step": "country-turn", "seat": "blue"},
                {"step": "walk", "seat": "blue", "points": 3, "last": "inn"},
            ],
        }
    )

    assert playing.answers == ["with inn", "with servi", "go", "go inn"]
    plays_on(playing)


def test_a_level_that_may_be_built() -> None:
    playing = at(
        {
            "seats": {"blue": banker(25, "torre-del-mangia", ("bricklayer-5",))},
            "tower": ["blue", "blue", "blue"],
            "agenda": [{"step": "build-or-not", "seat": "blue"}],
        }
    )

    assert playing.answers == ["decline", "build bricklayer-5"]
    plays_on(playing)


def test_a_finished_match() -> None:
    playing = at(finished({"blue": banker(50, senesi=[2]), "orange": seat(200)}))

    assert (playing.asked, playing.question) == ("nobody", "match-over")
    assert playing.match.is_over
    assert playing.match.result is not None
    assert playing.match.result.scores == (32, 0)


def test_a_match_that_the_tower_ended() -> None:
    tower = ["blue", "orange", "blue", "orange", "blue", "orange", "blue"]
    seats = {"blue": banker(0), "orange": banker(0)}
    playing = at(finished(seats, "tower", tower=tower, goods=NO_CORN))

    assert playing.match.is_over


# What is filled in


def test_what_is_not_written_is_as_at_the_start() -> None:
    table = at(turn()).table

    assert table.round == 1
    assert table.money == [28, 28]
    assert table.status == [0, 0]
    assert table.hands[1] == []
    assert (table.frames, table.ready) == ([0] * 5, [1, 0, 0, 0, 0])
    assert table.box.places[table.calandrino] == "banchi-di-sotto"
    assert (table.cubes, table.tower, table.under, table.engaged) == (0, [], [], [])
    assert table.artists == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table.senesi == [0, 12, 8, 4, 2]
    assert (sum(table.discard), sum(table.removed), table.display) == (0, 0, [])


def test_in_the_introductory_game_the_start_is_that_of_the_introductory_game() -> None:
    table = at(
        {"seats": {"blue": {"hand": ["corn1-wine1"]}}, "agenda": country_turn()},
        game="introductory",
    ).table

    assert table.money == [18, 18]
    assert (sum(table.discard), sum(table.removed), table.deck.size) == (15, 12, 24)


def test_the_first_display_is_that_of_the_opening_auction() -> None:
    written = {
        "round": 0,
        "agenda": [{"step": "start", "seat": "blue", "declines": 0, "barred": 0}],
    }

    assert len(at(written).table.display) == 7


def test_the_deck_holds_the_cards_that_lie_nowhere_else() -> None:
    table = at(turn(display=["mule"], discard={"servi": 2}, removed={"guards-4": 1})).table
    kinds = table.box.kind_of

    assert table.deck.size == 52 - 1 - 1 - 2 - 1
    deck = table.deck.counts(table.box.kinds)
    assert [deck[kinds[name]] for name in ("inn", "mule", "servi", "guards-4")] == [
        3, 1, 0, 0,
    ]  # fmt: skip


def test_the_senesi_deck_holds_the_cards_that_nobody_has() -> None:
    table = at(
        {
            "seats": {"blue": seat(40, "merchant", ["inn"], senesi=[1, 4])},
            "under": [{"value": 3, "seat": "blue"}],
            "agenda": country_turn(),
        }
    ).table

    assert table.senesi == [0, 11, 8, 3, 1]


def test_the_artist_deck_holds_those_who_are_not_engaged() -> None:
    table = at(
        {
            "seats": {"blue": seat(hand=["inn"], artists=[{"value": 3}])},
            "agenda": country_turn(),
        }
    ).table

    assert table.artists == [1, 2, 4, 5, 6, 7, 8]
    assert table.engaged == [(0, 3, 1)]


def test_the_initiative_track_is_set_by_wealth() -> None:
    table = at(
        {
            "seats": {"blue": seat(40, hand=["inn"]), "orange": seat(20), "green": seat(40)},
            "agenda": country_turn(),
        },
        3,
    ).table

    assert table.order == [1, 0, 2]


def test_a_banker_without_a_place_is_on_the_wall() -> None:
    playing = at({"seats": {"blue": seat(hand=["inn"]), "orange": seat(90, "banker")},
                  "agenda": country_turn()})  # fmt: skip

    assert playing.place("orange") == "wall"


def test_a_turn_without_more_is_the_last_of_its_round() -> None:
    playing = at(turn(round=4)).play("done")

    assert playing.table.round == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_of_a_match_can_be_written_in_full_and_read_again(players: int) -> None:
    playing = opening(players)
    again = at(SIENA.encode(playing.table), players)

    assert SIENA.encode(again.table) == SIENA.encode(playing.table)


def test_a_position_file_is_read_again_as_it_was_written() -> None:
    playing = begged()
    text = write_position(playing.setup, playing.table)
    setup, table = read_position(text, GAMES)

    assert json.loads(text)["game"] == "siena"
    assert SIENA.encode(table) == SIENA.encode(playing.table)
    assert setup.options == playing.setup.options


# Tables that cannot occur


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"display": ["mule"] * 3}, "There must be 2 of mule, not 3 (S2.1)."),
        ({"discard": {"inn": 4}}, "There must be 4 of inn, not 5 (S2.1)."),
        ({"removed": {"guards-4": 2}}, "There must be 1 of guards-4, not 2 (S2.1)."),
        ({"deck": {"servi": 2}}, "There must be 2 of banchi, not 0 (S2.1)."),
        ({"senesi": {"1": 12, "2": 8, "3": 4}}, "There must be 2 Senesi worth 4, not 0 (S2.13)."),
        (
            {"under": [{"value": 4, "seat": "blue"}] * 3},
            "There must be 2 Senesi worth 4, not 3 (S2.13).",
        ),
        ({"artists": [1, 2, 3]}, "There must be each of the eight Artists once (S2.15)."),
        ({"artists": [1, 1, 2, 3, 4, 5, 6, 8]}, "each of the eight Artists once (S2.15)."),
        ({"goods": {"wine": {"workers": 5}}}, "The frame of wine holds fewer than 5 (S13.3)."),
        ({"goods": {"spices": {"workers": 8}}}, "The frame of spices holds fewer than 8 (S13.3)."),
        ({"pile": ["blue"]}, "The pile of discs must name every seat once (S4.3)."),
        ({"pile": ["blue", "blue"]}, "The pile of discs must name every seat once (S4.3)."),
        ({"order": ["orange"]}, "The Initiative track must name every seat once (S5.2)."),
        ({"tower": ["blue"] * 8}, "The Tower has seven levels (S25.2)."),
        ({"tower": ["blue"]}, "blue has done what only a Banker does (S21.1, S25.1, S27.1)."),
    ],
)
def test_a_table_that_breaks_the_box_or_the_board_is_refused(
    parts: dict[str, Any], reason: str
) -> None:
    told = refusal(turn(**parts))

    assert told.startswith("This table cannot occur: ")
    assert reason in told


@pytest.mark.parametrize(
    ("blue", "reason"),
    [
        (seat(hand=["inn"] * 4 + ["courtesan"] * 4), "blue holds more than seven cards (S8.5)."),
        (seat(place="duomo"), "blue is in the town without being a Banker"),
        (seat(40, "merchant", road="firenze", space=3), "blue cannot stand on that space"),
        (seat(40, "merchant", road="arezzo", space=2), "blue cannot stand on that space"),
        (seat(40, road="arezzo", space=1), "blue is on a road but no Merchant (S18.1)."),
        (seat(40, donated=1), "blue has done what only a Banker does"),
        (seat(40, "merchant", stinginess=1), "blue has done what only a Banker does"),
        (seat(40, senesi=[1]), "blue keeps Senesi cards but is a Peasant (S17.1)."),
        (
            seat(40, "merchant", fresh=1),
            "blue is not in the streets and has not walked",
        ),
    ],
)
def test_a_seat_that_cannot_be_is_refused(blue: Written, reason: str) -> None:
    assert reason in refusal({"seats": {"blue": blue}, "agenda": country_turn()})


def test_money_below_0_is_refused() -> None:
    told = refusal({"seats": {"blue": seat(-1)}, "agenda": country_turn()})

    assert "“money” must be a whole number from 0" in told


def test_a_road_without_its_space_is_refused() -> None:
    told = refusal({"seats": {"blue": seat(40, "merchant", road="firenze")},
                    "agenda": country_turn()})  # fmt: skip

    assert "the field “space” is missing" in told


def test_five_levels_of_one_banker_are_refused() -> None:
    seats = {"blue": banker(), "orange": seat()}
    written = {"seats": seats, "tower": ["blue"] * 5, "agenda": country_turn("orange")}

    assert "blue has built more than four levels (S25.5)." in refusal(written)


def test_a_complete_tower_in_a_match_that_goes_on_is_refused() -> None:
    seats = {"blue": banker(), "orange": banker()}
    tower = ["blue", "orange"] * 3 + ["blue"]
    written = {"seats": seats, "tower": tower, "goods": NO_CORN, "agenda": banker_move()}

    assert "The match is over: the Tower is complete (S29.1)." in refusal(written)


def test_lorenzetti_engaged_in_a_match_that_goes_on_is_refused() -> None:
    artists = [{"value": value} for value in (1, 2, 3, 4, 5, 8)]
    written = {"seats": {"blue": banker(artists=artists)}, "agenda": banker_move()}

    assert "The match is over: Lorenzetti is engaged (S29.2)." in refusal(written)


def test_lorenzetti_engaged_among_the_first_five_is_refused() -> None:
    artists = [{"value": value} for value in (1, 2, 3, 4, 8)]
    written = finished({"blue": banker(artists=artists)}, "lorenzetti")

    assert "Lorenzetti is not among the first five Artists (S3.7)." in refusal(written)


def test_lorenzetti_on_offer_among_the_first_five_is_refused() -> None:
    written = artist_auction()
    written["agenda"][1]["artist"] = 8

    assert "Lorenzetti is not among the first five Artists (S3.7)." in refusal(written)


@pytest.mark.parametrize(
    ("goods", "statuses", "name"),
    [
        ({"corn": {"ready": 1}}, ("merchant", "merchant"), "corn"),
        ({"corn": {"ready": 0}, "oil": {"workers": 1}}, ("merchant", "banker"), "oil"),
        ({"corn": {"ready": 0}, "cloth": {"ready": 2}}, ("banker", "banker"), "cloth"),
        ({"corn": {"ready": 0}, "spices": {"workers": 2}}, ("banker", "banker"), "spices"),
    ],
)
def test_goods_that_have_been_swept_away_are_refused(
    goods: Written, statuses: tuple[str, str], name: str
) -> None:
    seats = {"blue": seat(60, statuses[0]), "orange": seat(60, statuses[1])}
    told = refusal({"seats": seats, "goods": goods, "agenda": [{"step": "begin-round"}]})

    assert f"Nobody can use {name} any more (S12.6, S12.7)." in told


def test_a_finished_match_says_why() -> None:
    written = {"agenda": [], "seats": {"blue": banker()}}

    assert "A match that is over says in “ending” why" in refusal(written)


@pytest.mark.parametrize(
    ("seats", "agenda", "reason"),
    [
        ({}, banker_move(), "blue is asked what only a Banker is asked (S19)."),
        ({"blue": banker()}, country_turn(), "asked what no Banker is asked (S11.12)."),
        ({"blue": banker()}, [{"step": "rise-or-stay", "seat": "blue"}], "no Banker is asked"),
        ({}, [{"step": "beg", "seat": "blue"}], "Calandrino does not beg from blue now (S27.1)."),
        (
            {"blue": banker(60, "duomo")},
            [{"step": "beg", "seat": "blue"}],
            "Calandrino does not beg from blue now (S27.1).",
        ),
        (
            {"blue": banker(60, "duomo")},
            [{"step": "open-or-not", "seat": "blue"}],
            "blue is asked in the Inn but is not there (S22.6).",
        ),
        ({"blue": banker(60, "wall")}, banker_move(), "blue cannot move on from there"),
        ({"blue": banker(60, "inn")}, banker_move(), "blue cannot move on from there"),
        (
            {"blue": seat(40)},
            [{"step": "leg", "seat": "blue", "road": "arezzo", "named": []}],
            "blue is asked what only a Merchant is asked (S17.1, S18.1).",
        ),
        (
            {"blue": seat(40, "merchant")},
            [{"step": "leg", "seat": "blue", "road": "arezzo", "named": []}],
            "the question has no answer (S18.2).",
        ),
    ],
)
def test_a_question_to_the_wrong_player_is_refused(
    seats: Written, agenda: list[Written], reason: str
) -> None:
    assert reason in refusal({"seats": seats, "agenda": agenda})


def asks(step: str, **fields: object) -> list[Written]:
    return [{"step": step, "seat": "blue", **fields}]


@pytest.mark.parametrize(
    ("parts", "agenda"),
    [
        pytest.param({}, asks("keep-senesi", drawn=[7, 1], keep=1), id="Senesi worth 7"),
        pytest.param({}, asks("keep-senesi", drawn=[-1, 1], keep=1), id="Senesi worth -1"),
        pytest.param({}, asks("keep-senesi", drawn=[], keep=1), id="no Senesi drawn"),
        pytest.param(
            {"seats": {"blue": seat()}},
            asks("keep-senesi", drawn=[1, 2], keep=1),
            id="a Peasant keeps Senesi",
        ),
        pytest.param(
            {}, [{"step": "fato", "drawer": "blue", "cards": 1, "each": -100}], id="Fato that costs"
        ),
        pytest.param(
            {"seats": {"blue": seat()}}, asks("load-road", loaded=["cloth"]), id="Cloth on the road"
        ),
        pytest.param(
            {"seats": {"blue": seat(hand=["inn"])}},
            asks("walk", points=-5, last="mule"),
            id="a walk of less than nothing",
        ),
        pytest.param(
            {"seats": {"blue": banker(3, "inn")}}, asks("open-or-not"), id="opening with 3 Florins"
        ),
        pytest.param(
            {"seats": {"blue": banker(60, "duomo", donated=1)}},
            asks("donate-or-not"),
            id="a second donation",
        ),
        pytest.param(
            {"seats": {"blue": banker(60, "torre-del-mangia")}},
            asks("donate-or-not"),
            id="a donation on the Torre",
        ),
        pytest.param(
            {"seats": {"blue": banker(14, "duomo")}},
            asks("donate-or-not"),
            id="a donation with 14 Florins",
        ),
        pytest.param({}, asks("build-or-not"), id="building on the Duomo"),
        pytest.param(
            {"seats": {"blue": banker(60, "torre-del-mangia")}, "tower": ["blue"] * 4},
            asks("build-or-not"),
            id="a fifth level",
        ),
        pytest.param({}, asks("first-step"), id="into the Inn from the Duomo"),
        pytest.param(
            {"seats": {"blue": banker(60, "via-delle-cerchia", fresh=False)}},
            asks("first-step"),
            id="into the Inn without the lap",
        ),
        pytest.param(
            {"seats": {"blue": banker(60, "duomo", ("girlfriends-3",))}, "cubes": 1},
            asks("drawn-in"),
            id="drawn in on the Duomo",
        ),
        pytest.param(
            {"seats": {"blue": seat()}},
            [{"step": "beg-from", "begged": ["blue"]}],
            id="begging from a Peasant",
        ),
        pytest.param({"calandrino": "duomo"}, asks("beg"), id="a choice on the Duomo"),
        pytest.param(
            {"seats": {"blue": seat(hand=["inn"] * 4 + ["courtesan"] * 3)}, "display": ["mule"]},
            asks("star-bid", card="mule", high=0, holder=None, out=0),
            id="a bid with seven cards",
        ),
        pytest.param(
            {"seats": {"blue": seat()}, "display": ["inn"]},
            asks("star-bid", card="inn", high=0, holder=None, out=0),
            id="an auction of a plain card",
        ),
    ],
)  # fmt: skip
def test_a_question_that_cannot_be_asked_is_refused(
    parts: dict[str, Any], agenda: list[Written]
) -> None:
    """Each of these would lead on to a table that the rules do not allow."""
    written = {"seats": {"blue": banker()}, **parts, "agenda": agenda}

    assert refusal(written).startswith("This table cannot occur: ")


@pytest.mark.parametrize("parts", [{"removed": {}}, {"removed": {"mule": 1}}])
def test_starred_cards_in_the_introductory_game_are_refused(parts: Written) -> None:
    written = turn(seats={"blue": seat(hand=["corn1-wine1"])}, **parts)

    assert "cannot occur" in refusal(written, game="introductory")


@pytest.mark.parametrize("ending", ["boredom", "tower", "lorenzetti"])
def test_an_ending_that_did_not_happen_is_refused(ending: str) -> None:
    assert "ending" in refusal(finished({"blue": banker()}, ending))


def test_an_ending_of_a_match_that_goes_on_is_refused() -> None:
    assert "ending" in refusal(turn(ending="last round"))


# Words


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (turn(display=["mulle"]), "there is no “mulle” for “display”. Did you mean “mule”?"),
        (
            {"seats": {"blue": seat(hand=["cortesan"])}, "agenda": country_turn()},
            "there is no “cortesan” for “hand”. Did you mean “courtesan”?",
        ),
        (turn(tower=["blu"]), "there is no “blu” for “tower”. Did you mean “blue”?"),
        (turn(calandrino="dumo"), "“calandrino” must be one of banchi-di-sotto, "),
        (turn(calandrino="wall"), "“calandrino” must be one of banchi-di-sotto, "),
        (turn(weather="fine"), "unknown field “weather”; known are agenda, artists, "),
        (turn(seats={"rose": seat()}), "unknown field “rose”; known are blue, orange"),
        (turn(seats={"blue": {"purse": 3}}), "unknown field “purse”"),
        (turn(goods={"silk": {}}), "unknown field “silk”"),
        (turn(discard={"muel": 1}), "unknown field “muel”"),
        (turn(seats={"blue": seat(status="duke")}), "“status” must be one of peasant, merchant"),
        (turn(agenda=[{"step": "dance"}]), "“step” must be one of draw-seat, "),
        (turn(agenda=[{"step": "country-turn"}]), "the field “seat” is missing"),
        (turn(round="two"), "“round” must be a whole number"),
        (turn(round=-1), "“round” must be a whole number"),
        ({"seats": {}}, "the field “agenda” is missing"),
    ],
)
def test_unknown_words_are_refused_with_what_is_known(written: Written, told: str) -> None:
    assert told in refusal(written)


def test_a_third_seat_needs_a_third_player() -> None:
    seats = {"blue": seat(hand=["inn"]), "green": seat(40)}

    assert "unknown field “green”" in refusal({"seats": seats, "agenda": country_turn()})
    assert at({"seats": seats, "agenda": country_turn()}, 3).money("green") == 40


def test_a_step_with_fields_that_it_does_not_have_is_refused() -> None:
    agenda = [{"step": "country-turn", "seat": "blue", "mood": "good"}]

    assert "unknown field “mood”" in refusal({"agenda": agenda})


@pytest.mark.parametrize(
    ("parts", "agenda", "told"),
    [
        ({"round": 0}, [{"step": "country-turn", "seat": "blue"}], "no turns in round 0"),
        ({"round": 21}, [{"step": "country-turn", "seat": "blue"}], "no turns in round 21"),
        (
            {"seats": {"blue": seat(40, "merchant")}},
            [{"step": "leg", "seat": "blue", "road": "firenze", "named": ["inn"]}],
            "a leg is made of Journey cards, not of inn",
        ),
        (
            {"seats": {"blue": seat(40, "merchant")}},
            [{"step": "draw-senesi", "drawer": "blue", "drawn": [], "left": 9, "keep": 1}],
            "9 cards are not drawn together",
        ),
        (
            {"calandrino": "duomo"},
            [{"step": "wander", "mover": "blue", "left": 1, "into_inn": 1}, *country_turn()],
            "Calandrino cannot walk so far",
        ),
    ],
)
def test_more_that_cannot_be(parts: Written, agenda: list[Written], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        at(parts | {"agenda": agenda})


def test_the_opening_auction_is_not_in_the_introductory_game() -> None:
    written = {
        "round": 0,
        "agenda": [{"step": "start", "seat": "blue", "declines": 0, "barred": 0}],
    }
    with pytest.raises(BadPosition, match="no Opening Auction in the Introductory game"):
        at(written, game="introductory")
