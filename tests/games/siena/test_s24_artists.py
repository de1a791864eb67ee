"""S24: engaging an Artist."""

from collections.abc import Mapping

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import ArtistSeen

from .tables import Playing, seat
from .town_tables import Seats, banker, discarded, passed, told, town, turn

DEFAULT_OTHERS: Seats = {
    "orange": seat(40),
    "green": seat(60, "merchant"),
    "rose": banker(90, "wall"),
}


def entering(money: int = 50, cubes: int = 0) -> Playing:
    """Blue, with so many Florins after the income, has entered the Inn by choice."""
    start = banker(money - 8, "via-delle-cerchia", ["inn"], fresh=1)
    return turn({"blue": start}, cubes=cubes).play("enter")


def opened(
    others: Seats | None = None,
    money: int = 50,
    artist: int = 4,
    options: Mapping[str, str] | None = None,
    order: list[str] | None = None,
) -> Playing:
    """Blue, in the Inn, has opened an auction and seen the Artist."""
    seats = {"blue": banker(money, "inn", ["inn"]), **(others or DEFAULT_OTHERS)}
    agenda = [
        {"step": "banker-rest", "seat": "blue"},
        {"step": "open-or-not", "seat": "blue"},
    ]
    playing = town(seats, agenda, options, order=order or list(seats))
    return playing.play("open", f"artist {artist}")


def engaged(playing: Playing) -> list[tuple[int, int]]:
    """Seat and value of each Artist engaged."""
    return [(owner, value) for owner, value, _ in playing.table.engaged]


def test_s24_1_a_banker_who_has_entered_the_inn_may_open_an_auction() -> None:
    playing = entering()

    assert (playing.asked, playing.answers) == ("blue", ["open", "decline"])
    assert playing.play("decline").question == "banker-rest"
    assert engaged(playing) == []


def test_s24_1_also_if_he_was_drawn_in() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["inn"])}, cubes=1)

    assert playing.question == "open-or-not"


def test_s24_1_not_if_he_begins_his_turn_in_the_inn() -> None:
    playing = turn({"blue": banker(50, "inn", ["inn"])})

    assert playing.question == "banker-move"
    assert playing.refused("open") == ("S24.1", refusals.ARTIST_AT_INN.said())


def test_s24_2_he_decides_to_open_before_he_sees_the_card() -> None:
    playing = entering()
    assert told(playing, ArtistSeen) == []

    playing.play("open")
    assert (playing.asked, playing.question) == ("chance", "draw-artist")


def test_s24_2_he_needs_at_least_15_florins() -> None:
    assert entering(15).question == "open-or-not"
    assert entering(14).question == "banker-rest"


def test_s24_2_what_the_courtesans_took_does_not_count() -> None:
    playing = entering(24, cubes=1)

    assert (playing.money("blue"), playing.question) == (14, "banker-rest")
    assert playing.refused("open") == (
        "S24.2",
        refusals.ARTIST_NEEDS.said(coins=15, money=14),
    )


def test_s24_3_then_he_looks_at_the_card_and_bids() -> None:
    playing = opened()

    assert [(event.seat, event.value) for event in told(playing, ArtistSeen)] == [(0, 4)]
    assert (playing.asked, playing.question) == ("blue", "artist-first-bid")


@pytest.mark.parametrize("answer", ["pass", "decline"])
def test_s24_3_he_must_bid(answer: str) -> None:
    rule, reason = opened().refused(answer)

    assert rule == "S24.4"
    assert reason == refusals.MUST_BID.said()


def test_s24_4_his_bid_is_at_least_15_and_at_most_his_own_florins() -> None:
    assert opened(money=50).answers == [f"bid {florins}" for florins in range(15, 51)]


def test_s24_4_a_bid_of_14_is_refused() -> None:
    assert opened().refused("bid 14") == ("S24.4", refusals.BID_TOO_LOW.said(least=15))


def test_s24_4_a_bid_above_his_florins_is_refused() -> None:
    assert opened(money=50).refused("bid 51") == (
        "S24.4",
        refusals.PURSE_TOO_SMALL.said(money=50, bid=51),
    )


@pytest.mark.parametrize("edition", ["dutch", "german", "hungarian"])
def test_s24_4_with_exactly_15_he_bids_15_by_himself(edition: str) -> None:
    playing = opened({"orange": seat(40)}, options={"edition": edition})

    assert playing.asked == "orange"
    assert playing.play("pass").money("blue") == 35
    assert engaged(playing) == [(0, 4)]


def test_s24_5_all_other_bankers_in_the_inn_see_the_card_for_nothing() -> None:
    others = {"orange": banker(60, "inn"), "green": banker(60, "duomo"), "rose": seat(60)}
    playing = opened(others, order=["green", "orange", "rose", "blue"])

    assert [(event.seat, event.value) for event in told(playing, ArtistSeen)] == [(1, 4), (0, 4)]
    assert [playing.money(name) for name in others] == [60, 60, 60]


def test_s24_5_who_has_seen_it_so_has_nothing_to_look_for() -> None:
    others = {"orange": banker(60, "inn", ["inn"])}
    playing = opened(others).play("bid 15")

    assert playing.asked == "orange"
    rule, reason = playing.refused("look 8")
    assert rule == "S24.9"
    assert reason == refusals.ARTIST_SEEN.said()


def test_s24_6_all_players_take_part_whatever_their_status_and_place() -> None:
    playing = opened().play("bid 15")
    asked = []
    while playing.question == "artist-bid":
        asked.append(playing.asked)
        playing.play("pass")

    assert asked == ["orange", "green", "rose"]


def test_s24_6_also_those_who_have_not_seen_the_card() -> None:
    playing = opened().play("bid 15", "bid 20", "pass", "pass", "pass")

    assert engaged(playing) == [(1, 4)]
    assert [event.seat for event in told(playing, ArtistSeen)] == [0]


MIDDLE = ["orange", "green", "blue", "rose"]
"""A track on which the opener stands in the middle."""


@pytest.mark.parametrize("edition", ["english", "german"])
def test_s24_7_the_others_are_asked_from_the_one_above_the_opener_upwards(edition: str) -> None:
    options = {"edition": edition, "artist_opening_bid": "at_least_15"}
    playing = opened(order=MIDDLE, options=options).play("bid 15")
    assert playing.asked == "rose"

    assert playing.play("pass").asked == "orange"
    assert playing.play("pass").asked == "green"


@pytest.mark.parametrize("edition", ["dutch", "hungarian"])
def test_s24_7_with_from_poorest_from_the_bottom_of_the_track(edition: str) -> None:
    options = {"edition": edition, "artist_opening_bid": "at_least_15"}
    playing = opened(order=MIDDLE, options=options).play("bid 15")
    assert playing.asked == "orange"

    assert playing.play("bid 20").asked == "green"
    assert playing.play("pass").asked == "blue"
    assert playing.play("bid 21").asked == "rose"
    assert playing.play("pass").asked == "orange"


def test_s24_7_the_asking_loops_until_one_is_left() -> None:
    playing = opened(order=MIDDLE).play("bid 15", "bid 16", "pass", "pass")
    assert playing.asked == "blue"

    assert playing.play("bid 17").asked == "rose"


@pytest.mark.parametrize(("status", "raised"), [("peasant", 5), ("merchant", 3), ("banker", 1)])
def test_s24_8_a_bid_exceeds_the_highest_by_5_3_or_1(status: str, raised: int) -> None:
    playing = opened({"orange": seat(40, status)}).play("bid 17")
    bids = [answer for answer in playing.answers if answer.startswith("bid")]

    assert bids == [f"bid {florins}" for florins in range(17 + raised, 41)]


@pytest.mark.parametrize(("status", "raised"), [("peasant", 5), ("merchant", 3), ("banker", 1)])
def test_s24_8_a_smaller_raise_is_refused(status: str, raised: int) -> None:
    playing = opened({"orange": seat(40, status)}).play("bid 17")

    assert playing.refused(f"bid {17 + raised - 1}") == (
        "S24.8",
        refusals.BID_TOO_LOW.said(least=17 + raised),
    )


def test_s24_8_a_bid_above_ones_own_florins_is_refused() -> None:
    playing = opened({"orange": seat(40)}).play("bid 17")

    assert playing.refused("bid 41") == ("S24.8", refusals.PURSE_TOO_SMALL.said(money=40, bid=41))


def test_s24_9_who_has_not_seen_the_card_may_look_for_8_florins() -> None:
    playing = opened({"orange": seat(40)}).play("bid 15")
    assert "look 8" in playing.answers

    playing.play("look 8")
    assert playing.money("orange") == 32
    assert [(event.seat, event.value) for event in told(playing, ArtistSeen)] == [(0, 4), (1, 4)]


def test_s24_9_or_by_playing_an_inn_card() -> None:
    playing = opened({"orange": seat(40, hand=["inn", "mule"])}).play("bid 15")
    assert {"look 8", "look inn"} <= set(playing.answers)

    playing.play("look inn")
    assert (playing.money("orange"), playing.hand("orange")) == (40, ["mule"])
    assert discarded(playing, "inn") == 1
    assert [(event.seat, event.value) for event in told(playing, ArtistSeen)] == [(0, 4), (1, 4)]


def test_s24_9_after_the_look_he_bids_or_passes() -> None:
    playing = opened({"orange": seat(40, hand=["inn"])}).play("bid 15", "look 8")

    assert playing.asked == "orange"
    assert playing.answers == ["pass", *[f"bid {florins}" for florins in range(20, 33)]]


@pytest.mark.parametrize("answer", ["look 8", "look inn"])
def test_s24_9_nobody_looks_twice(answer: str) -> None:
    playing = opened({"orange": seat(40, hand=["inn"])}).play("bid 15", "look 8")

    rule, reason = playing.refused(answer)
    assert rule == "S24.9"
    assert reason == refusals.ARTIST_SEEN.said()


def test_s24_9_he_may_look_at_a_later_turn_in_the_auction() -> None:
    playing = opened({"orange": seat(40)}).play("bid 15", "bid 20", "bid 21", "look 8")

    assert playing.money("orange") == 32
    assert playing.answers == ["pass", *[f"bid {florins}" for florins in range(26, 33)]]


def test_s24_9_without_an_inn_card_nobody_looks_for_one() -> None:
    playing = opened({"orange": seat(40, hand=["mule"])}).play("bid 15")

    assert playing.refused("look inn")[0] == "S24.9"


@pytest.mark.parametrize(
    ("status", "money"), [("peasant", 19), ("merchant", 17), ("banker", 15), ("peasant", 8)]
)
def test_s24_9_who_has_no_legal_bid_may_look_for_8_florins(status: str, money: int) -> None:
    playing = opened({"orange": seat(money, status)}).play("bid 15")
    assert (playing.asked, playing.answers) == ("orange", ["pass", "look 8"])

    playing.play("look 8")

    assert playing.money("orange") == money - 8
    assert [event.seat for event in told(playing, ArtistSeen)] == [0, 1]


def test_s24_9_who_has_no_legal_bid_may_look_by_an_inn_card() -> None:
    playing = opened({"orange": seat(7, hand=["inn"])}).play("bid 15")
    assert (playing.asked, playing.answers) == ("orange", ["pass", "look inn"])

    playing.play("look inn")

    assert (playing.money("orange"), playing.hand("orange")) == (7, [])
    assert [event.seat for event in told(playing, ArtistSeen)] == [0, 1]


def test_s24_9_who_has_no_legal_bid_may_also_pass_unseen() -> None:
    playing = opened({"orange": seat(19, hand=["inn"])}).play("bid 15", "pass")

    assert (playing.money("orange"), playing.hand("orange")) == (19, ["inn"])
    assert [event.seat for event in told(playing, ArtistSeen)] == [0]
    assert engaged(playing) == [(0, 4)]


def test_s24_9_who_was_outbid_beyond_his_purse_may_still_look() -> None:
    playing = opened({"orange": seat(20)}).play("bid 15", "bid 20", "bid 21")

    assert (playing.asked, playing.answers) == ("orange", ["pass", "look 8"])


@pytest.mark.parametrize("edition", ["english", "dutch", "german", "hungarian"])
def test_s24_9_in_every_edition_anybody_may_look(edition: str) -> None:
    options = {"edition": edition, "artist_opening_bid": "at_least_15"}
    playing = opened({"orange": seat(10)}, options=options).play("bid 15")

    assert playing.answers == ["pass", "look 8"]


def test_s24_10_the_8_florins_are_spent_whatever_follows() -> None:
    playing = opened({"orange": seat(40)}).play("bid 15", "look 8", "pass")

    assert playing.money("orange") == 32
    assert engaged(playing) == [(0, 4)]


def test_s24_10_the_8_florins_come_on_top_of_a_winning_bid() -> None:
    playing = opened({"orange": seat(40)}).play("bid 15", "look 8", "bid 32", "pass")

    assert playing.money("orange") == 0
    assert engaged(playing) == [(1, 4)]


def test_s24_10_what_he_paid_for_the_look_he_cannot_bid() -> None:
    playing = opened({"orange": seat(40)}).play("bid 15", "look 8")

    assert playing.refused("bid 33") == ("S24.8", refusals.PURSE_TOO_SMALL.said(money=32, bid=33))


def test_s24_10_who_then_has_no_legal_bid_left_passes_by_himself() -> None:
    playing = opened({"orange": seat(27)}).play("bid 15", "look 8")
    assert playing.asked == "blue"

    assert passed(playing) == ["orange"]
    assert playing.money("orange") == 19
    assert engaged(playing) == [(0, 4)]


@pytest.mark.parametrize("look", ["look 8", "look inn"])
def test_s24_10_who_looked_without_a_legal_bid_passes_by_himself(look: str) -> None:
    playing = opened({"orange": seat(19, hand=["inn", "mule"])}).play("bid 15", look)

    assert passed(playing) == ["orange"]
    assert engaged(playing) == [(0, 4)]
    assert (playing.asked, playing.question) == ("blue", "banker-rest")


def test_s24_10_after_a_look_by_inn_card_all_his_florins_can_be_bid() -> None:
    playing = opened({"orange": seat(20, hand=["inn"])}).play("bid 15", "look inn")

    assert playing.answers == ["pass", "bid 20"]


def test_s24_10_a_look_may_cost_the_only_bid() -> None:
    playing = opened({"orange": seat(20)}).play("bid 15")
    assert playing.answers == ["pass", "look 8", "bid 20"]

    playing.play("look 8")

    assert (passed(playing), engaged(playing)) == (["orange"], [(0, 4)])


def test_s24_11_a_player_who_passes_is_out_of_the_auction() -> None:
    playing = opened().play("bid 15", "pass", "bid 18", "pass")
    assert playing.asked == "blue"

    assert playing.play("bid 19").asked == "green"


def test_s24_11_who_passed_after_a_bid_is_out_too() -> None:
    playing = opened().play("bid 15", "bid 20", "bid 23", "pass", "bid 24", "pass")
    assert playing.asked == "green"

    assert playing.play("bid 27").asked == "blue"
    assert playing.play("bid 28").asked == "green"


def test_s24_11_who_can_neither_look_nor_bid_passes_by_himself() -> None:
    others = {"orange": seat(7), "green": seat(0, "merchant"), "rose": banker(7, "wall", ["mule"])}
    playing = opened(others).play("bid 15")

    assert passed(playing) == ["orange", "green", "rose"]
    assert engaged(playing) == [(0, 4)]


def test_s24_11_who_has_seen_the_artist_and_has_no_legal_bid_passes_by_himself() -> None:
    others = {"orange": banker(15, "inn", ["inn"]), "green": banker(60, "wall")}
    playing = opened(others).play("bid 15")

    assert passed(playing) == ["orange"]
    assert playing.hand("orange") == ["inn"]
    assert playing.asked == "green"


def test_s24_11_who_looked_and_is_outbid_beyond_his_purse_passes_by_himself() -> None:
    playing = opened({"orange": seat(30)}).play("bid 15", "look 8", "bid 20", "bid 21")

    assert passed(playing) == ["orange"]
    assert engaged(playing) == [(0, 4)]


def test_s24_11_the_highest_bidder_wins_though_others_could_still_look() -> None:
    playing = opened({"orange": seat(19), "green": seat(19)}).play("bid 15", "pass", "look 8")

    assert engaged(playing) == [(0, 4)]
    assert [event.seat for event in told(playing, ArtistSeen)] == [0, 2]


def test_s24_11_a_player_who_just_reaches_the_raise_is_asked() -> None:
    others = {"orange": seat(20), "green": seat(18, "merchant"), "rose": banker(16, "wall")}
    playing = opened(others).play("bid 15")
    assert playing.asked == "orange"

    assert playing.play("pass").asked == "green"
    assert playing.play("pass").asked == "rose"


def test_s24_12_the_highest_bidder_pays_his_bid_and_keeps_the_card() -> None:
    playing = opened().play("bid 15", "pass", "bid 20", "pass", "pass")

    assert (playing.money("green"), playing.money("blue")) == (40, 50)
    assert engaged(playing) == [(2, 4)]
    assert 4 not in playing.table.artists


def test_s24_12_the_opener_may_win_himself_and_his_turn_goes_on() -> None:
    playing = opened().play("bid 22", "pass", "pass", "pass")

    assert playing.money("blue") == 28
    assert engaged(playing) == [(0, 4)]
    assert (playing.asked, playing.question) == ("blue", "banker-rest")
