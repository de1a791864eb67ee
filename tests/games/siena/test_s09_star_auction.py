"""S9: the auction of a round."""

from collections import Counter

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import CardUnsold, CardWon, Passed, StarOffered

from .opening_tables import SEVEN_GOODS, asked_for, names, pile, ranking, star_auction, told
from .tables import Playing, at, seat


def auction(
    display: list[str],
    *money: int,
    hands: dict[str, list[str]] | None = None,
    **options: str,
) -> Playing:
    """The auction of a round; the seats stand on the track in their own order."""
    seats = ("blue", "orange", "green", "rose", "red")[: len(money)]
    return at(
        {
            "seats": {
                name: seat(florins, hand=(hands or {}).get(name, []))
                for name, florins in zip(seats, money, strict=True)
            },
            "order": list(seats),
            "display": display,
            "agenda": star_auction(),
        },
        len(money),
        None,
        **options,
    )


def offered(playing: Playing) -> list[str]:
    cards = playing.table.box.cards
    return [cards[event.card].name for event in told(playing, StarOffered)]


@pytest.mark.parametrize(
    ("display", "card"),
    [
        (["guards-8", "salimbeni", "girlfriends-9"], "salimbeni"),
        (["bricklayer-5", "mule", "francigena"], "mule"),
        (["girlfriends-9"], "girlfriends-9"),
    ],
)
def test_s9_1_the_starred_card_with_the_lowest_green_is_auctioned(
    display: list[str], card: str
) -> None:
    playing = auction(display, 9, 9)

    assert offered(playing) == [card]
    assert playing.play("bid 1", "pass").hand("blue") == [card]


def test_s9_1_of_several_with_that_green_one_is_auctioned() -> None:
    playing = auction(["salimbeni", "salimbeni", "guards-8"], 9, 9).play("bid 1", "pass")

    assert playing.hand("blue") == ["salimbeni"]
    assert pile(playing, "display") == Counter(["salimbeni", "guards-8"])
    assert playing.question == "choose-first"


def test_s9_1_without_starred_cards_there_is_no_auction() -> None:
    playing = auction([], 9, 9)

    assert playing.question == "choose-first"
    assert offered(playing) == []


def test_s9_2_who_holds_seven_cards_takes_no_part() -> None:
    playing = auction(["mule"], 9, 9, 9, hands={"orange": SEVEN_GOODS})

    assert asked_for(playing, "bid 1", "bid 2", "pass") == ["blue", "green", "blue"]
    assert playing.hand("green") == ["mule"]


def test_s9_2_who_holds_six_takes_part() -> None:
    playing = auction(["mule"], 9, 9, hands={"blue": SEVEN_GOODS[:6]}).play("bid 1", "pass")

    assert len(playing.hand("blue")) == 7


def test_s9_2_if_all_hold_seven_nobody_is_asked() -> None:
    full = [
        "wine2-oil1-cloth1", "wine1-oil2-cloth2", "wine2-oil2-spices1", "wine1-oil1-spices2",
        "corn1-cloth2-spices1", "wine1-cloth1-spices2", "oil1-cloth2-spices2",
    ]  # fmt: skip
    playing = auction(["mule"], 9, 9, hands={"blue": SEVEN_GOODS, "orange": full})

    assert playing.question == "choose-first"
    assert pile(playing, "discard") == Counter(["mule"])


@pytest.mark.parametrize("auction_order", ["from_starter", "from_poorest"])
def test_s9_3_all_are_asked_from_the_bottom_of_the_track_and_may_pass_at_once(
    auction_order: str,
) -> None:
    playing = auction(["mule"], 9, 9, 9, 9, auction_order=auction_order)

    assert asked_for(playing, "pass", "pass", "pass", "pass") == [
        "blue",
        "orange",
        "green",
        "rose",
    ]
    assert playing.question == "choose-first"


def test_s9_3_it_loops() -> None:
    playing = auction(["mule"], 9, 9, 9)

    assert asked_for(playing, "bid 1", "bid 2", "bid 3", "bid 4", "pass", "pass") == [
        "blue",
        "orange",
        "green",
        "blue",
        "orange",
        "green",
    ]
    assert playing.hand("blue") == ["mule"]


def test_s9_3_it_begins_on_the_lowest_row_whoever_is_poorest_now() -> None:
    playing = auction(["mule"], 9, 2, 5)

    assert playing.asked == "blue"


@pytest.mark.parametrize("answer", ["done", "take mule", "auction mule"])
def test_s9_3_nothing_but_a_bid_or_a_pass_is_taken(answer: str) -> None:
    assert auction(["mule"], 9, 9).refused(answer)[1] == refusals.BID_OR_PASS.said()


def test_s9_4_the_first_bid_is_from_1_to_his_own_florins() -> None:
    playing = auction(["girlfriends-9"], 4, 9)

    assert playing.answers == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]


def test_s9_4_a_first_bid_of_0_is_refused() -> None:
    rule, reason = auction(["mule"], 4, 9).refused("bid 0")

    assert rule == "S9.4"
    assert reason == refusals.BID_TOO_LOW.said(least=1)


def test_s9_4_a_first_bid_of_more_than_he_has_is_refused() -> None:
    rule, reason = auction(["mule"], 4, 9).refused("bid 5")

    assert rule == "S9.4"
    assert reason == refusals.PURSE_TOO_SMALL.said(money=4, bid=5)


def test_s9_4_a_later_bid_exceeds_the_highest() -> None:
    playing = auction(["mule"], 4, 5).play("bid 3")

    assert playing.answers == ["pass", "bid 4", "bid 5"]
    assert playing.refused("bid 3") == ("S6.7", refusals.BID_TOO_LOW.said(least=4))
    assert playing.refused("bid 6") == ("S6.7", refusals.PURSE_TOO_SMALL.said(money=5, bid=6))


def test_s9_4_who_passes_is_out() -> None:
    playing = auction(["mule"], 9, 9, 9)

    assert asked_for(playing, "pass", "bid 1", "bid 2", "pass") == [
        "blue",
        "orange",
        "green",
        "orange",
    ]
    assert playing.hand("green") == ["mule"]


def test_s9_4_who_has_no_legal_bid_passes_by_himself() -> None:
    playing = auction(["mule"], 0, 9, 3)

    assert playing.asked == "orange"
    playing.play("bid 3")
    assert names(playing, [event.seat for event in told(playing, Passed)]) == ["blue", "green"]
    assert playing.hand("orange") == ["mule"]


def test_s9_4_a_large_purse_may_be_bid_in_full() -> None:
    # S4.1: money has no ceiling, and after a hundred rounds (S29.4) purses may be large.
    playing = auction(["mule"], 450, 500)

    assert playing.answers[-1] == "bid 450"


def test_s9_5_the_bidder_pays_his_bid_without_the_row() -> None:
    playing = auction(["salimbeni"], 9, 9, 9).play("pass", "pass", "bid 2")

    assert playing.table.money == [9, 9, 7]
    assert playing.hand("green") == ["salimbeni"]
    assert [event.coins for event in told(playing, CardWon)] == [2]
    assert ranking(playing) == ["green", "blue", "orange"]


def test_s9_5_the_auction_goes_on_until_all_others_have_passed() -> None:
    playing = auction(["salimbeni"], 9, 9, 9).play("bid 1", "pass")

    assert (playing.asked, playing.question) == ("green", "star-bid")
    assert playing.hand("blue") == []


def test_s9_6_if_nobody_bids_the_card_goes_to_the_discard_pile() -> None:
    playing = auction(["salimbeni", "guards-8"], 9, 9).play("pass", "pass")

    assert pile(playing, "discard") == Counter(["salimbeni"])
    assert len(told(playing, CardUnsold)) == 1
    assert playing.table.money == [9, 9]


def test_s9_7_the_other_starred_cards_stay_for_the_next_round() -> None:
    playing = auction(["salimbeni", "guards-8", "girlfriends-9"], 9, 9)
    playing.play("pass", "pass", "first blue")

    assert playing.table.round == 2
    assert pile(playing, "display") == Counter(["guards-8", "girlfriends-9"])
    playing.play(*["card inn"] * 4, *["pass"] * 4)
    assert offered(playing) == ["salimbeni", "guards-8"]
