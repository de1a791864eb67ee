"""S6: the Opening Auction."""

from collections import Counter

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import AuctionStarted, Passed, StartDeclined

from .opening_tables import FIRST_DISPLAY, asked_for, laid, names, pile, ranking, told
from .tables import Playing, Written, at, seat


def started(*money: int, row: int = 0, display: list[str] | None = None, **options: str) -> Playing:
    """The Opening Auction with these purses, blue on the lowest row; this row may start."""
    seats = ("blue", "orange", "green", "rose", "red")[: len(money)]
    written: Written = {
        "round": 0,
        "seats": {name: seat(florins) for name, florins in zip(seats, money, strict=True)},
        "order": list(seats),
        "display": FIRST_DISPLAY if display is None else display,
        "agenda": [{"step": "start", "seat": seats[row], "declines": 0, "barred": 0}],
    }
    return at(written, len(money), None, **options)


def test_s6_1_the_seven_starred_cards_are_offered_before_the_first_round() -> None:
    playing = laid()

    assert (playing.table.round, playing.question) == (0, "start")
    assert Counter(playing.answers) == Counter(
        ["decline", *{f"auction {card}" for card in FIRST_DISPLAY}]
    )


def test_s6_1_there_is_no_opening_auction_in_the_introductory_game() -> None:
    playing = laid(4, game="introductory")

    assert (playing.table.round, playing.question) == (1, "deal-card")
    assert told(playing, AuctionStarted) == []
    assert told(playing, StartDeclined) == []


def test_s6_2_one_player_after_the_other_starts_or_declines_from_the_bottom_up() -> None:
    playing = laid(4)

    assert asked_for(playing, "decline", "decline", "decline") == ["blue", "orange", "green"]
    assert playing.asked == "rose"
    assert playing.question == "start"


def test_s6_2_the_right_to_start_loops() -> None:
    playing = laid(3).play("decline", "decline", "auction mule", "bid 1")

    assert (playing.asked, playing.question) == ("blue", "start")


@pytest.mark.parametrize("answer", ["auction salimbeni", "auction inn", "pass", "bid 1"])
def test_s6_2_only_an_open_card_can_be_auctioned(answer: str) -> None:
    assert laid().refused(answer)[0] == "S6.2"


def test_s6_2_a_card_that_has_been_sold_cannot_be_auctioned() -> None:
    playing = laid().play("auction guards-4", "bid 1", "pass")

    assert playing.asked == "orange"
    assert "auction guards-4" not in playing.answers
    assert playing.refused("auction guards-4")[0] == "S6.2"


def test_s6_2_the_second_of_two_equal_cards_can_be_auctioned_after_the_first() -> None:
    playing = laid().play("auction mule", "bid 1", "pass")

    assert "auction mule" in playing.answers
    playing.play("auction mule", "bid 1", "pass")
    assert "auction mule" not in playing.answers


@pytest.mark.parametrize("winner", ["blue", "orange", "green"])
def test_s6_3_the_right_to_start_goes_up_the_track_whoever_won(winner: str) -> None:
    playing = laid(3).play("auction mule", "bid 1")
    for other in ("orange", "green"):
        playing.play("bid 2" if other == winner else "pass")
    if winner != "blue":
        playing.play("pass")

    assert playing.hand(winner) == ["mule"]
    assert (playing.asked, playing.question) == ("orange", "start")


def test_s6_4_the_starter_names_the_card_and_makes_the_first_bid() -> None:
    playing = laid(3).play("auction bricklayer-5")

    assert (playing.asked, playing.question) == ("blue", "first-bid")
    playing.play("bid 3", "pass", "pass")
    assert playing.hand("blue") == ["bricklayer-5"]
    assert playing.money("blue") == 25


def test_s6_4_the_first_bid_is_from_1_to_his_own_florins() -> None:
    # The green of the card is 5: a bid of 1 and one of 28 are both legal.
    playing = laid().play("auction bricklayer-5")

    assert playing.answers == [f"bid {florins}" for florins in range(1, 29)]


def test_s6_4_a_first_bid_of_0_is_refused() -> None:
    rule, reason = laid().play("auction mule").refused("bid 0")

    assert rule == "S6.4"
    assert reason == refusals.BID_TOO_LOW.said(least=1)


def test_s6_4_a_first_bid_of_more_than_he_has_is_refused() -> None:
    rule, reason = laid().play("auction mule").refused("bid 29")

    assert rule == "S6.4"
    assert reason == refusals.PURSE_TOO_SMALL.said(money=28, bid=29)


@pytest.mark.parametrize("answer", ["pass", "decline"])
def test_s6_4_the_starter_must_bid(answer: str) -> None:
    rule, reason = laid().play("auction mule").refused(answer)

    assert rule == "S6.4"
    assert "pass" not in reason


def test_s6_4_who_has_1_florin_bids_it_by_himself() -> None:
    playing = started(1, 5).play("auction mule")

    assert (playing.asked, playing.question) == ("orange", "opening-bid")
    assert playing.answers[1] == "bid 2"


def test_s6_5_who_declines_is_barred_from_the_next_auction() -> None:
    playing = laid(4).play("decline", "auction mule", "bid 1")

    assert asked_for(playing, "pass", "pass") == ["green", "rose"]
    assert playing.hand("orange") == ["mule"]
    assert playing.question == "start"


def test_s6_5_he_is_barred_from_that_one_only() -> None:
    playing = laid(3).play("decline", "auction mule", "bid 1", "pass")

    assert asked_for(playing, "auction mule", "bid 1", "pass") == ["green", "green", "blue"]
    assert playing.asked == "orange"


def test_s6_5_he_may_start_again_when_the_right_comes_round() -> None:
    playing = laid(2).play("decline", "auction mule", "bid 1")

    assert (playing.asked, playing.question) == ("blue", "start")
    assert playing.play("auction mule").question == "first-bid"


def test_s6_5_with_all_auctions_he_is_barred_from_all_later_ones() -> None:
    playing = laid(3, opening_pass="all_auctions")
    playing.play("decline", "auction mule", "bid 1", "pass")

    assert asked_for(playing, "auction mule", "bid 1", "pass") == ["green", "green", "orange"]
    assert playing.hand("green") == ["mule"]


def test_s6_5_with_all_auctions_he_is_not_asked_to_start_again() -> None:
    playing = laid(3, opening_pass="all_auctions")
    playing.play("decline", "auction mule", "bid 1", "pass", "auction mule", "bid 1", "pass")

    assert (playing.asked, playing.question) == ("orange", "start")


@pytest.mark.parametrize(
    ("auction_order", "asked"),
    [
        ("from_starter", ["green", "rose", "blue"]),
        ("from_poorest", ["blue", "green", "rose"]),
    ],
)
def test_s6_6_after_the_first_bid_the_others_are_asked_in_order(
    auction_order: str, asked: list[str]
) -> None:
    playing = started(9, 9, 9, 9, row=1, auction_order=auction_order)
    playing.play("auction mule", "bid 1")

    assert asked_for(playing, "pass", "pass", "pass") == asked
    assert playing.hand("orange") == ["mule"]


def test_s6_6_from_the_poorest_it_goes_on_upwards_looping() -> None:
    playing = started(9, 9, 9, row=1, auction_order="from_poorest")
    playing.play("auction mule", "bid 1")

    assert asked_for(playing, "bid 2", "bid 3", "bid 4", "pass", "pass") == [
        "blue",
        "orange",
        "green",
        "blue",
        "orange",
    ]
    assert playing.hand("green") == ["mule"]


@pytest.mark.parametrize(
    ("edition", "asked"),
    [("english", ["rose", "blue", "orange"]), ("dutch", ["blue", "orange", "rose"])],
)
def test_s6_6_english_and_dutch_the_starter_bids_and_then_the_order_differs(
    edition: str, asked: list[str]
) -> None:
    playing = started(9, 9, 9, 9, row=2, edition=edition).play("auction mule", "bid 3")

    assert asked_for(playing, "pass", "pass", "pass") == asked
    assert (playing.hand("green"), playing.money("green")) == (["mule"], 6)


def test_s6_6_dutch_the_starter_is_asked_again_in_his_row_once_he_is_overbid() -> None:
    playing = started(9, 9, 9, 9, row=2, edition="dutch").play("auction mule", "bid 1")

    assert asked_for(playing, "bid 2", "pass", "bid 3", "pass", "pass") == [
        "blue", "orange", "green", "rose", "blue",
    ]  # fmt: skip
    assert playing.hand("green") == ["mule"]


def test_s6_6_dutch_the_poorest_who_started_is_not_asked_after_his_own_bid() -> None:
    playing = started(9, 9, 9, edition="dutch").play("auction mule", "bid 1")

    assert asked_for(playing, "pass", "pass") == ["orange", "green"]
    assert playing.hand("blue") == ["mule"]


def test_s6_6_dutch_the_order_is_the_track_and_not_the_wealth_of_the_moment() -> None:
    # Orange is poorer by now than blue, who stands on the lowest row all the same.
    playing = started(9, 2, 9, row=2, edition="dutch").play("auction mule", "bid 1")

    assert asked_for(playing, "pass", "pass") == ["blue", "orange"]


def test_s6_7_a_bid_exceeds_the_highest_by_1_at_least_up_to_his_own_florins() -> None:
    playing = started(9, 6).play("auction mule", "bid 3")

    assert playing.answers == ["pass", "bid 4", "bid 5", "bid 6"]


@pytest.mark.parametrize("bid", [0, 1, 2, 3])
def test_s6_7_a_bid_that_does_not_exceed_the_highest_is_refused(bid: int) -> None:
    playing = started(9, 6).play("auction mule", "bid 3")

    assert playing.refused(f"bid {bid}") == ("S6.7", refusals.BID_TOO_LOW.said(least=4))


def test_s6_7_a_bid_of_more_than_he_has_is_refused() -> None:
    playing = started(9, 6).play("auction mule", "bid 3")

    assert playing.refused("bid 7") == ("S6.7", refusals.PURSE_TOO_SMALL.said(money=6, bid=7))


def test_s6_7_no_other_answer_is_taken() -> None:
    playing = laid().play("auction mule", "bid 1")

    assert playing.refused("auction mule") == ("S6.7", refusals.BID_OR_PASS.said())


def test_s6_8_who_passes_is_out_of_this_auction() -> None:
    playing = laid(3).play("auction mule", "bid 1")

    assert asked_for(playing, "pass", "bid 2", "bid 3", "pass") == [
        "orange",
        "green",
        "blue",
        "green",
    ]
    assert playing.hand("blue") == ["mule"]


def test_s6_8_who_bid_before_and_passes_is_out_too() -> None:
    playing = laid(3).play("auction mule", "bid 1", "bid 2", "bid 3", "pass")

    # Blue, who started, is out; only orange is left against green.
    assert asked_for(playing, "bid 4", "bid 5", "pass") == ["orange", "green", "orange"]
    assert playing.hand("green") == ["mule"]


def test_s6_8_who_passed_may_start_and_join_later_auctions() -> None:
    playing = laid(3).play("auction mule", "bid 1", "pass", "pass")

    assert asked_for(playing, "auction mule", "bid 1", "bid 2") == ["orange", "orange", "green"]
    assert playing.asked == "blue"


def test_s6_9_the_holder_of_the_highest_bid_is_not_asked() -> None:
    playing = laid(3).play("auction mule", "bid 1")

    assert asked_for(playing, "bid 2", "pass", "pass") == ["orange", "green", "blue"]
    assert playing.hand("orange") == ["mule"]
    assert playing.money("orange") == 26


def test_s6_10_a_player_without_a_legal_bid_passes_by_himself() -> None:
    playing = started(9, 3, 9).play("auction mule", "bid 3")

    assert playing.asked == "green"
    assert names(playing, [event.seat for event in told(playing, Passed)]) == ["orange"]
    playing.play("pass")
    assert playing.hand("blue") == ["mule"]


def test_s6_10_a_bid_that_nobody_can_exceed_wins_at_once() -> None:
    playing = laid(3).play("auction mule", "bid 28")

    assert playing.hand("blue") == ["mule"]
    assert (playing.asked, playing.question) == ("orange", "start")


def test_s6_10_a_player_without_florins_declines_by_himself() -> None:
    playing = started(0, 5, 5)

    assert (playing.asked, playing.question) == ("orange", "start")
    assert names(playing, [event.seat for event in told(playing, StartDeclined)]) == ["blue"]


def test_s6_10_declining_by_himself_counts_towards_the_end() -> None:
    playing = started(0, 5, 5).play("decline", "decline")

    assert playing.table.round == 1


def test_s6_11_the_highest_bidder_pays_his_bid_and_takes_the_card() -> None:
    playing = laid(3).play("auction guards-4", "bid 1", "bid 5", "pass", "pass")

    assert playing.table.money == [28, 23, 28]
    assert playing.hand("orange") == ["guards-4"]
    assert pile(playing, "display") == Counter(FIRST_DISPLAY) - Counter(["guards-4"])
    assert ranking(playing) == ["orange", "blue", "green"]


def test_s6_11_the_starter_wins_at_once_where_all_others_are_barred() -> None:
    playing = laid(3).play("decline", "decline", "auction guards-4", "bid 1")

    assert playing.hand("green") == ["guards-4"]
    assert playing.money("green") == 27


def test_s6_12_the_opening_auction_ends_when_all_in_a_row_have_declined() -> None:
    playing = laid(3).play("decline", "decline")
    assert playing.table.round == 0

    playing.play("decline")
    assert (playing.table.round, playing.question) == (1, "deal-card")


def test_s6_12_an_auction_interrupts_the_row() -> None:
    playing = laid(3).play("decline", "decline", "auction mule", "bid 1")

    assert asked_for(playing, "decline", "decline") == ["blue", "orange"]
    assert (playing.asked, playing.table.round) == ("green", 0)
    assert playing.play("decline").table.round == 1


def test_s6_12_with_all_auctions_it_ends_when_every_player_has_declined() -> None:
    playing = laid(3, opening_pass="all_auctions")
    playing.play("decline", "decline", "auction mule", "bid 1")
    assert (playing.asked, playing.question) == ("green", "start")

    playing.play("auction mule", "bid 1")
    assert (playing.asked, playing.table.round) == ("green", 0)
    assert playing.play("decline").table.round == 1


def test_s6_13_it_ends_when_the_last_card_is_sold() -> None:
    playing = laid(2)
    for card in FIRST_DISPLAY:
        assert playing.table.round == 0
        playing.play(f"auction {card}", "bid 1", "pass")

    assert (playing.table.round, playing.question) == (1, "deal-card")
    assert len(playing.hand("blue")) + len(playing.hand("orange")) == 7
    assert told(playing, StartDeclined) == []


def test_s6_13_the_five_starred_cards_of_higher_green_are_still_in_the_deck() -> None:
    playing = started(9, 9, display=["mule"])
    before = pile(playing, "deck")
    playing.play("auction mule", "bid 1", "pass")

    assert playing.table.round == 1
    assert pile(playing, "deck") == before
    assert {"girlfriends-9", "guards-8", "bricklayer-7", "salimbeni"} <= set(before)


def test_s6_14_cards_that_were_not_sold_are_shuffled_into_the_deck() -> None:
    playing = laid(2).play("auction mule", "bid 1", "pass", "decline", "decline")

    assert pile(playing, "display").total() == 0
    assert pile(playing, "deck").total() == 51
    assert pile(playing, "deck")["mule"] == 1
    assert pile(playing, "deck")["francigena"] == 2
    assert {"card mule", "card francigena", "card girlfriends-3"} <= set(playing.answers)


def test_s6_14_without_any_sale_the_deck_has_all_52_cards() -> None:
    playing = laid(2).play("decline", "decline")

    assert pile(playing, "deck").total() == 52
