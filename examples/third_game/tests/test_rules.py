"""The rules of Fiera, one by one: each test is named by the rule that it proves."""

from typing import Any

import pytest

from fiorino.core.errors import BadOption, IllegalAction
from fiorino.core.laws import check_match
from fiorino.core.match import Match
from fiorino.core.protocol import SPECTATOR, Event, Seat
from fiorino.core.record import find_game
from fiorino.games import GAMES

FIERA = find_game("fiera", GAMES)
ORDERS = ("order wool", "order silk")


def played(*answers: str, days: str = "eight") -> Match:
    """A match of two after these answers, those of chance included."""
    match = Match(FIERA.setup(2, {"days": days}), None)
    for text in answers:
        match.play(match.table.seat(), FIERA.notation(match.setup).parse(text))
    return match


def answers(match: Match) -> list[str]:
    notation = FIERA.notation(match.setup)
    return [notation.write(action) for action in match.table.options()]


def seen(match: Match, viewer: Seat = SPECTATOR) -> Any:
    return FIERA.view(match.table, viewer)


def told(match: Match) -> list[Event]:
    """What the last answer led to."""
    return list(match.log[-1].events)


def test_f1_1_two_to_four_merchants_play_in_this_order() -> None:
    assert FIERA.setup(4).seat_names == ("prato", "lucca", "pisa", "arezzo")
    assert FIERA.setup(2).seat_names == ("prato", "lucca")
    with pytest.raises(BadOption):
        FIERA.setup(5)


def test_f1_2_there_are_three_bales_of_each_good() -> None:
    assert seen(played())["left"] == {"wool": 3, "silk": 3, "leather": 3, "wine": 3}


def test_f1_3_each_merchant_begins_with_20_florins() -> None:
    assert [seat["money"] for seat in seen(played())["seats"]] == [20, 20]


def test_f1_4_an_order_is_dealt_once_and_seen_by_its_merchant_alone() -> None:
    match = played("order wool")
    assert "order wool" not in answers(match)
    match = played(*ORDERS)
    assert [seat["order"] for seat in seen(match, Seat(0))["seats"]] == ["wool", None]
    assert [seat["order"] for seat in seen(match, Seat(1))["seats"]] == [None, "silk"]
    assert [seat["order"] for seat in seen(match)["seats"]] == [None, None]
    (dealt, *_) = told(match)
    assert dealt.seen_by(Seat(0)) != dealt
    assert dealt.seen_by(Seat(1)) == dealt


@pytest.mark.parametrize(("days", "number"), [("eight", 8), ("four", 4)])
def test_f2_1_the_fair_lasts_eight_days_or_four(days: str, number: int) -> None:
    goods = ("wool", "silk", "leather", "wine")
    match = played(*ORDERS, days=days)
    for day in range(number):
        assert not match.is_over
        for text in (f"bale {goods[day % 4]}", "pass", "pass"):
            match.play(match.table.seat(), FIERA.notation(match.setup).parse(text))
    assert match.is_over


def test_f2_2_each_day_a_bale_is_drawn_and_shown() -> None:
    match = played(*ORDERS, "bale wine")
    assert seen(match)["bale"] == "wine"
    assert seen(match)["left"]["wine"] == 2


def test_f2_3_the_next_merchant_opens_the_next_day() -> None:
    assert played(*ORDERS, "bale wine").table.seat() == 0
    assert played(*ORDERS, "bale wine", "pass", "pass", "bale wool").table.seat() == 1


def test_f3_1_a_bid_exceeds_the_highest_bid() -> None:
    match = played(*ORDERS, "bale wine", "bid 4")
    assert answers(match)[:2] == ["pass", "bid 5"]
    with pytest.raises(IllegalAction) as refused:
        match.play(Seat(1), FIERA.notation(match.setup).parse("bid 4"))
    assert str(refused.value) == "a bid must be more than 4 (rule F3.1)"


def test_f3_2_nobody_bids_more_than_they_have() -> None:
    match = played(*ORDERS, "bale wine", "bid 15", "pass", "bale wool", "pass")
    assert answers(match)[-1] == "bid 5"
    with pytest.raises(IllegalAction) as refused:
        match.play(Seat(0), FIERA.notation(match.setup).parse("bid 6"))
    assert str(refused.value) == "you have 5 florins, no more (rule F3.2)"


def test_f3_3_who_passes_is_out_of_this_auction() -> None:
    match = Match(FIERA.setup(3), None)
    for text in (*ORDERS, "order wine", "bale wine", "pass", "bid 1", "bid 2"):
        match.play(match.table.seat(), FIERA.notation(match.setup).parse(text))
    assert match.table.seat() == 1


def test_f3_4_the_highest_bidder_pays_and_takes_the_bale() -> None:
    prato, lucca = seen(played(*ORDERS, "bale wine", "bid 4", "bid 7", "pass"))["seats"]
    assert (prato["money"], prato["bales"]) == (20, {})
    assert (lucca["money"], lucca["bales"]) == (13, {"wine": 1})


def test_f3_5_a_bale_that_nobody_wants_leaves_the_fair() -> None:
    match = played(*ORDERS, "bale wine", "pass", "pass")
    assert seen(match)["left"]["wine"] == 2
    assert all(not seat["bales"] for seat in seen(match)["seats"])


LAST_DAYS = ("bale wine", "pass", "pass") * 3


def test_f4_1_all_orders_are_opened_at_the_end() -> None:
    match = played(*ORDERS, *LAST_DAYS, "bale wool", "pass", "pass", days="four")
    assert [seat["order"] for seat in seen(match)["seats"]] == ["wool", "silk"]


def test_f4_2_a_bale_of_the_own_order_brings_8_and_any_other_3() -> None:
    first = ("bale wool", "bid 2", "pass")
    second = ("bale leather", "pass", "bid 1")
    match = played(*ORDERS, *first, *second, *LAST_DAYS[:6], days="four")
    assert match.result is not None
    assert match.result.scores == (20 - 2 + 8 - 1 + 3, 20)


def test_f4_3_the_richest_wins_and_equals_share() -> None:
    rest = ("bale wool", "pass", "pass", *LAST_DAYS[:6], "bale silk")
    shared = played(*ORDERS, *rest, "pass", "pass", days="four").result
    alone = played(*ORDERS, *rest, "bid 1", "pass", days="four").result
    assert shared is not None
    assert shared.winners == (0, 1)
    assert alone is not None
    assert alone.winners == (1,)


@pytest.mark.parametrize("players", FIERA.players)
@pytest.mark.parametrize("seed", range(5))
def test_the_laws_of_all_games_hold(players: int, seed: int) -> None:
    assert check_match(FIERA.setup(players), seed) > 8
