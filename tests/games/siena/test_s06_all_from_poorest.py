"""S6.15, S6.16: the Opening Auction where the starter only puts the card up."""

from collections import Counter
from typing import Any

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import AuctionStarted, CardReturned, Passed

from .opening_tables import FIRST_DISPLAY, asked_for, laid, names, pile, told
from .tables import Playing, Written, at, seat

SEATS = ("blue", "orange", "green", "rose", "red")


def up(players: int = 3, **options: Any) -> Playing:
    """The Opening Auction of a table whose starters only put cards up; blue may start."""
    return laid(players, auction_order="all_from_poorest", **options)


def purses(
    *money: int,
    row: int = 0,
    declines: int = 0,
    barred: int = 0,
    display: list[str] | None = None,
    **options: str,
) -> Playing:
    """The same with these purses, blue on the lowest row; this row may start."""
    seats = SEATS[: len(money)]
    written: Written = {
        "round": 0,
        "seats": {name: seat(florins) for name, florins in zip(seats, money, strict=True)},
        "order": list(seats),
        "display": FIRST_DISPLAY if display is None else display,
        "agenda": [{"step": "start", "seat": seats[row], "declines": declines, "barred": barred}],
    }
    return at(written, len(money), None, auction_order="all_from_poorest", **options)


def returned(playing: Playing) -> list[str]:
    """The cards that nobody bid for, in order."""
    return [playing.table.box.cards[event.card].name for event in told(playing, CardReturned)]


# S6.15: who is asked


@pytest.mark.parametrize("edition", ["german", "hungarian"])
def test_s6_15_the_german_and_the_hungarian_starter_only_puts_the_card_up(edition: str) -> None:
    playing = laid(3, edition=edition).play("auction mule")

    assert (playing.asked, playing.question) == ("blue", "opening-bid")
    assert playing.answers[:2] == ["pass", "bid 1"]


@pytest.mark.parametrize("edition", ["english", "dutch"])
def test_s6_15_the_english_and_the_dutch_starter_must_bid(edition: str) -> None:
    playing = laid(3, edition=edition).play("auction mule")

    assert playing.question == "first-bid"
    assert playing.refused("pass")[0] == "S6.4"


@pytest.mark.parametrize("row", range(4))
def test_s6_15_the_poorest_is_asked_first_whoever_started(row: int) -> None:
    playing = purses(28, 28, 28, 28, row=row).play("auction mule")

    assert asked_for(playing, *["pass"] * 4) == list(SEATS[:4])


def test_s6_15_all_who_are_not_barred_bid_or_pass_from_the_bottom_up() -> None:
    playing = purses(28, 28, 28, 28, row=2).play("auction mule")

    assert asked_for(playing, "pass", "bid 1", "pass", "bid 2", "pass") == [
        "blue", "orange", "green", "rose", "orange",
    ]  # fmt: skip
    assert playing.hand("rose") == ["mule"]


def test_s6_15_the_bids_begin_at_1() -> None:
    playing = up().play("auction bricklayer-5")

    assert playing.answers == ["pass", *[f"bid {florins}" for florins in range(1, 29)]]
    assert playing.refused("bid 0") == ("S6.15", refusals.BID_TOO_LOW.said(least=1))


def test_s6_15_after_the_first_bid_only_more_will_do() -> None:
    playing = up().play("auction mule", "pass", "bid 4")

    assert playing.asked == "green"
    assert playing.refused("bid 4") == ("S6.7", refusals.BID_TOO_LOW.said(least=5))


def test_s6_15_the_starter_may_pass_their_own_card() -> None:
    playing = up().play("auction mule", "pass", "bid 1", "pass")

    assert playing.hand("orange") == ["mule"]
    assert playing.money("orange") == 27
    assert (playing.asked, playing.question) == ("orange", "start")


def test_s6_15_the_starter_is_asked_again_when_overbid() -> None:
    playing = up().play("auction mule", "bid 1", "bid 2", "pass")
    assert playing.asked == "blue"

    playing.play("bid 3", "pass")

    assert (playing.hand("blue"), playing.money("blue")) == (["mule"], 25)


def test_s6_15_the_holder_of_the_highest_bid_is_not_asked() -> None:
    playing = up(2).play("auction mule", "bid 1", "pass")

    assert playing.hand("blue") == ["mule"]


def test_s6_15_a_starter_without_florins_puts_a_card_up() -> None:
    playing = purses(0, 5, 5)
    assert "auction mule" in playing.answers

    playing.play("auction mule")

    assert playing.asked == "orange"
    assert names(playing, [event.seat for event in told(playing, Passed)]) == ["blue"]


def test_s6_15_a_card_put_up_by_a_starter_without_florins_is_sold_to_others() -> None:
    playing = purses(0, 5, 5).play("auction mule", "bid 2", "pass")

    assert (playing.hand("orange"), playing.money("orange")) == (["mule"], 3)


def test_s6_15_barred_players_are_left_out() -> None:
    playing = up(4).play("decline", "auction mule")

    assert asked_for(playing, "pass", "pass") == ["orange", "green"]
    assert asked_for(playing, "bid 1") == ["rose"]
    assert playing.hand("rose") == ["mule"]


def test_s6_15_where_all_others_are_barred_the_starter_may_pass_all_the_same() -> None:
    playing = up().play("decline", "decline", "auction mule")
    assert (playing.asked, playing.answers[:2]) == ("green", ["pass", "bid 1"])

    playing.play("pass")

    assert returned(playing) == ["mule"]


def test_s6_15_whoever_declined_for_good_is_left_out_too() -> None:
    playing = up(opening_pass="all_auctions")
    playing.play("decline", "auction mule", "bid 1", "pass", "auction mule")

    assert asked_for(playing, "pass", "bid 1") == ["orange", "green"]
    assert playing.hand("green") == ["mule"]


def test_s6_15_putting_up_is_told_before_the_bids() -> None:
    playing = up().play("auction mule", "pass", "bid 1", "pass")

    assert names(playing, [event.seat for event in told(playing, AuctionStarted)]) == ["blue"]


# S6.16: a card that nobody bids for


def test_s6_16_a_card_that_nobody_bids_for_goes_into_the_deck_at_once() -> None:
    playing = up().play("auction guards-4", "pass", "pass", "pass")

    assert returned(playing) == ["guards-4"]
    assert pile(playing, "deck")["guards-4"] == 1
    assert pile(playing, "display") == Counter(FIRST_DISPLAY) - Counter(["guards-4"])
    assert playing.table.deck.size == sum(playing.table.deck.copies)


def test_s6_16_it_cannot_be_put_up_again() -> None:
    playing = up().play("auction guards-4", "pass", "pass", "pass")

    assert playing.refused("auction guards-4")[0] == "S6.2"


def test_s6_16_nobody_pays() -> None:
    playing = up().play("auction guards-4", "pass", "pass", "pass")

    assert playing.table.money == [28, 28, 28]


def test_s6_16_it_was_a_start_and_the_right_goes_up_the_track() -> None:
    playing = up().play("auction guards-4", "pass", "pass", "pass")

    assert (playing.asked, playing.question) == ("orange", "start")


def test_s6_16_it_ends_the_bar() -> None:
    playing = up().play("decline", "auction mule", "pass", "pass")
    assert returned(playing) == ["mule"]

    playing.play("auction mule")

    assert playing.asked == "blue"


def test_s6_16_it_does_not_end_a_bar_for_good() -> None:
    playing = up(opening_pass="all_auctions")
    playing.play("decline", "auction mule", "pass", "pass", "auction mule")

    assert playing.asked == "orange"


def test_s6_16_it_breaks_the_row_of_declines() -> None:
    playing = up().play("decline", "decline", "auction mule", "pass")

    assert asked_for(playing, "decline", "decline") == ["blue", "orange"]
    assert (playing.asked, playing.question) == ("green", "start")
    assert playing.play("decline").question == "deal-card"


def test_s6_16_where_nobody_has_florins_every_card_that_is_put_up_goes_into_the_deck() -> None:
    playing = purses(0, 0).play("auction mule", "auction mule", "decline", "decline")

    assert returned(playing) == ["mule", "mule"]
    assert (playing.table.round, playing.question) == (1, "deal-card")
    assert playing.table.deck.size == 52


def test_s6_16_the_last_card_that_nobody_bids_for_ends_the_opening_auction() -> None:
    playing = purses(28, 28, display=["guards-4"]).play("auction guards-4", "pass", "pass")

    assert (playing.table.round, playing.question) == (1, "deal-card")
    assert playing.table.display == []
    assert pile(playing, "deck")["guards-4"] == 1


def test_s6_16_in_the_english_game_a_card_that_is_put_up_is_always_sold() -> None:
    playing = laid(3).play("auction mule", "bid 1", "pass", "pass")

    assert (returned(playing), playing.hand("blue")) == ([], ["mule"])
