"""S32: what is secret."""

from random import Random
from typing import Any

import pytest

from fiorino.core.protocol import SPECTATOR, Event, Seat
from fiorino.games.siena import SIENA, refusals
from fiorino.games.siena.events import (
    ArtistEngaged,
    ArtistSeen,
    CardDiscarded,
    CardPlayed,
    CardTaken,
    CardWon,
    SenesiKept,
    SenesiSeen,
)

from .tables import Playing, Written, at, banker_move, country_turn, seat

BLUE, ORANGE, GREEN = Seat(0), Seat(1), Seat(2)
VIEWERS = (BLUE, ORANGE, GREEN, SPECTATOR)
OPEN = ["closed", "open"]


def seen(playing: Playing, viewer: Seat) -> Any:
    return SIENA.view(playing.table, viewer)


def told(playing: Playing, kind: type[Event], viewer: Seat) -> list[Event | None]:
    """The events of a kind as a viewer sees them."""
    return [event.seen_by(viewer) for event in playing.events if isinstance(event, kind)]


def card(playing: Playing, name: str) -> int:
    return playing.table.box.kind_of[name]


def hands(**options: str) -> Playing:
    return at(
        {
            "seats": {
                "blue": seat(28, hand=["inn", "courtesan"]),
                "orange": seat(28, hand=["courtesan"]),
            },
            "agenda": country_turn(),
        },
        3,
        None,
        **options,
    )


def auction() -> Playing:
    """Blue enters the Inn, where orange is; green is a Merchant with an Inn card."""
    written: Written = {
        "round": 5,
        "seats": {
            "blue": seat(50, "banker", ["inn"], place="via-delle-cerchia", fresh=1),
            "orange": seat(60, "banker", place="inn"),
            "green": seat(70, "merchant", ["inn", "mule"]),
        },
        "order": ["blue", "orange", "green"],
        "goods": {"corn": {"ready": 0}},
        "agenda": [{"step": "first-step", "seat": "blue"}],
    }
    return at(written, 3)


def donating() -> Playing:
    return at(
        {
            "round": 5,
            "seats": {"blue": seat(60, "banker", ["inn"], place="duomo")},
            "agenda": [
                {"step": "banker-rest", "seat": "blue"},
                {"step": "donate-or-not", "seat": "blue"},
            ],
        },
        3,
    ).play("donate", "senesi 4", "senesi 1", "senesi 2", "senesi 1")


def test_s32_1_with_closed_hands_a_player_sees_his_own_alone() -> None:
    view = seen(hands(), BLUE)

    assert [player["hand"] for player in view["seats"]] == [["inn", "courtesan"], None, None]


def test_s32_1_the_number_of_cards_in_closed_hands_is_open() -> None:
    assert [player["cards"] for player in seen(hands(), GREEN)["seats"]] == [2, 1, 0]


def test_s32_1_a_spectator_sees_no_closed_hand() -> None:
    view = seen(hands(hands="closed"), SPECTATOR)

    assert [player["hand"] for player in view["seats"]] == [None, None, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_1_with_the_option_hands_lie_open(viewer: Seat) -> None:
    view = seen(hands(hands="open"), viewer)

    assert [player["hand"] for player in view["seats"]] == [["inn", "courtesan"], ["courtesan"], []]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_2_everybody_sees_which_card_is_taken(viewer: Seat) -> None:
    playing = at(
        {
            "display": ["corn1-wine1", "inn"],
            "agenda": [{"step": "take-cards", "chance": 0}],
        },
        3,
    ).play("take corn1-wine1")
    (event,) = told(playing, CardTaken, viewer)

    assert event == CardTaken(BLUE, 0, card(playing, "corn1-wine1"))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_2_everybody_sees_which_card_is_won(viewer: Seat) -> None:
    playing = at(
        {"display": ["mule"], "agenda": [{"step": "auction-star"}]},
        3,
    ).play("bid 3", "pass", "pass")
    (event,) = told(playing, CardWon, viewer)

    assert event == CardWon(BLUE, 3, card(playing, "mule"))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_2_everybody_sees_which_card_is_played_and_discarded(viewer: Seat) -> None:
    playing = hands().play("play courtesan", "discard inn")

    assert told(playing, CardPlayed, viewer) == [CardPlayed(BLUE, card(playing, "courtesan"), 0)]
    assert told(playing, CardDiscarded, viewer) == [CardDiscarded(BLUE, card(playing, "inn"))]


@pytest.mark.parametrize("option", OPEN)
def test_s32_2_a_computer_opponent_knows_every_hand(option: str) -> None:
    playing = hands(hands=option)
    decision = playing.match.decision()
    assert decision is not None

    guess: Any = decision.guess(Random(1))
    assert guess.hands == playing.table.hands


def test_s32_3_senesi_cards_are_known_to_whoever_drew_them() -> None:
    playing = donating()

    assert told(playing, SenesiSeen, BLUE) == [SenesiSeen(BLUE, v) for v in (4, 1, 2, 1)]
    assert seen(playing, BLUE)["senesi_drawn"] == [4, 1, 2, 1]
    assert seen(playing.play("keep 2 4"), BLUE)["seats"][0]["senesi"] == [2, 4]


@pytest.mark.parametrize("viewer", [ORANGE, GREEN, SPECTATOR])
def test_s32_3_senesi_cards_are_hidden_from_the_others(viewer: Seat) -> None:
    playing = donating()

    assert told(playing, SenesiSeen, viewer) == [SenesiSeen(BLUE, 0)] * 4
    assert seen(playing, viewer)["senesi_drawn"] == []
    playing.play("keep 2 4")
    assert told(playing, SenesiKept, viewer) == [SenesiKept(BLUE, (0, 0), (0, 0))]


@pytest.mark.parametrize("viewer", [ORANGE, GREEN, SPECTATOR])
def test_s32_3_how_many_senesi_a_player_has_kept_is_open(viewer: Seat) -> None:
    assert seen(donating().play("keep 2 4"), viewer)["seats"][0]["senesi"] == [0, 0]


@pytest.mark.parametrize("option", OPEN)
def test_s32_3_open_hands_do_not_open_the_senesi(option: str) -> None:
    playing = at(
        {
            "seats": {"orange": seat(60, "merchant", senesi=[3])},
            "agenda": country_turn(),
        },
        hands=option,
    )

    assert seen(playing, BLUE)["seats"][1]["senesi"] == [0]


def test_s32_4_the_opener_and_the_bankers_in_the_inn_know_the_artist() -> None:
    playing = auction().play("enter", "open", "artist 6")

    assert [seen(playing, viewer)["auction"]["artist"] for viewer in VIEWERS] == [6, 6, 0, 0]


def test_s32_4_who_looks_learns_the_artist_and_nobody_else() -> None:
    playing = auction().play("enter", "open", "artist 6", "bid 15", "pass", "look 8")

    assert seen(playing, GREEN)["auction"]["artist"] == 6
    assert seen(playing, SPECTATOR)["auction"]["artist"] == 0
    assert told(playing, ArtistSeen, GREEN)[-1] == ArtistSeen(GREEN, 6)
    assert told(playing, ArtistSeen, SPECTATOR) == [
        ArtistSeen(BLUE, 0), ArtistSeen(ORANGE, 0), ArtistSeen(GREEN, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_4_who_looked_is_open(viewer: Seat) -> None:
    playing = auction().play("enter", "open", "artist 6", "bid 15", "pass")

    assert seen(playing, viewer)["auction"]["seen"] == [0, 1]
    assert seen(playing.play("look inn"), viewer)["auction"]["seen"] == [0, 1, 2]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_4_who_engaged_how_many_is_open(viewer: Seat) -> None:
    playing = auction().play("enter", "open", "artist 6", "bid 15", "pass", "bid 18", "pass")

    assert [len(player["artists"]) for player in seen(playing, viewer)["seats"]] == [0, 0, 1]


def test_s32_4_an_artist_that_was_won_unseen_may_be_looked_at_by_his_owner() -> None:
    playing = auction().play("enter", "open", "artist 6", "bid 15", "pass", "bid 18", "pass")

    assert seen(playing, GREEN)["seats"][2]["artists"] == [6]
    assert told(playing, ArtistEngaged, GREEN) == [ArtistEngaged(GREEN, 18, 6, 0b011)]


def test_s32_4_an_engaged_artist_is_hidden_from_who_never_looked() -> None:
    playing = auction().play("enter", "open", "artist 6", "bid 15", "pass", "pass")

    assert seen(playing, GREEN)["seats"][0]["artists"] == [0]
    assert seen(playing, SPECTATOR)["seats"][0]["artists"] == [0]
    assert told(playing, ArtistEngaged, SPECTATOR) == [ArtistEngaged(BLUE, 15, 0, 0b011)]
    assert told(playing, ArtistEngaged, GREEN) == [ArtistEngaged(BLUE, 15, 0, 0b011)]


def test_s32_4_after_the_auction_nobody_but_the_owner_looks_again() -> None:
    playing = auction().play("enter", "open", "artist 6", "bid 15", "pass", "pass")

    assert playing.question == "banker-rest"
    rule, reason = playing.refused("look 8")
    assert (rule, reason) == ("S11.1", refusals.NOT_NOW.said())
    assert seen(playing, BLUE)["seats"][0]["artists"] == [6]


def test_s32_5_of_the_siena_deck_only_its_size_is_seen() -> None:
    view = seen(hands(), BLUE)

    assert view["deck"] == 52 - 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_5_of_the_senesi_and_artist_decks_only_their_sizes_are_seen(viewer: Seat) -> None:
    view = seen(donating().play("keep 2 4"), viewer)

    assert view["senesi_deck"] == 26 - 4
    assert view["artists_left"] == 8


def test_s32_5_a_player_knows_what_he_put_under_the_senesi_deck() -> None:
    assert seen(donating().play("keep 2 4"), BLUE)["senesi_under"] == [1, 1]


@pytest.mark.parametrize("viewer", [ORANGE, GREEN, SPECTATOR])
def test_s32_5_what_others_put_under_the_senesi_deck_is_hidden(viewer: Seat) -> None:
    assert seen(donating().play("keep 2 4"), viewer)["senesi_under"] == [0, 0]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_6_everything_else_is_open(viewer: Seat) -> None:
    playing = at(
        {
            "round": 7,
            "seats": {
                "blue": seat(
                    40, "banker", ["inn"], place="duomo", donated=1, stinginess=2,
                ),
                "orange": seat(40, "merchant", road="firenze", space=2),
                "green": seat(12),
            },
            "pile": ["orange", "blue", "green"],
            "order": ["green", "orange", "blue"],
            "display": ["mule"],
            "discard": {"inn": 2},
            "removed": {"guards-4": 1},
            "goods": {"wine": {"workers": 3, "ready": 2}},
            "calandrino": "inn",
            "cubes": 4,
            "tower": ["blue"],
            "agenda": banker_move(),
        },
        3,
    )  # fmt: skip
    view = seen(playing, viewer)
    blue, orange, green = view["seats"]

    assert (view["round"], view["asked"]) == (7, 0)
    assert [player["money"] for player in view["seats"]] == [40, 40, 12]
    assert view["wealth"] == [2, 1, 0]
    assert (blue["status"], blue["place"], blue["levels"]) == ("banker", "duomo", [1])
    assert (blue["donated"], blue["stinginess"]) == (True, 2)
    assert (orange["status"], orange["road"], orange["space"]) == ("merchant", "firenze", 2)
    assert (green["status"], green["place"], green["road"]) == ("peasant", None, None)
    assert [offer["card"] for offer in view["display"]] == ["mule"]
    assert view["discard"] == {"inn": 2}
    assert view["removed"] == {"guards-4": 1}
    assert view["goods"][1]["workers"] == 3
    assert view["goods"][1]["ready"] == 2
    assert (view["calandrino"], view["cubes"], view["tower"]) == ("inn", 4, [0])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s32_6_the_initiative_track_is_open(viewer: Seat) -> None:
    playing = at(
        {"order": ["green", "blue", "orange"], "seats": {"blue": seat(28, hand=["inn"])},
         "agenda": country_turn()},
        3,
    )  # fmt: skip

    assert seen(playing, viewer)["order"] == [2, 0, 1]
    assert [player["row"] for player in seen(playing, viewer)["seats"]] == [1, 2, 0]
