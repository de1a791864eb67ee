"""Worked examples of the rulebooks: set-up, auctions, taking cards, who begins, the Tower."""

from collections import Counter

import pytest

from fiorino.games.siena import scoring

from .opening_tables import (
    SEVEN_GOODS,
    asked_for,
    laid,
    last_track,
    new_round,
    pile,
    ranking,
    turns,
)
from .tables import Playing, at, opening, seat

ALAN, BERT, CINDY, DOUG, ERNIE = "blue", "orange", "green", "rose", "red"
JON, ANDREA, PASQUALE = "blue", "orange", "green"


@pytest.mark.parametrize("edition", ["english", "dutch", "german", "hungarian"])
def test_en_1_initiative_rows_of_three_players_at_set_up(edition: str) -> None:
    playing = opening(3, edition=edition).play("seat blue", "seat orange")

    assert last_track(playing) == ["blue", "orange", "green"]
    assert playing.table.box.rows[:3] == (0, 1, 2)
    assert playing.table.money == [28, 28, 28]


@pytest.mark.parametrize("edition", ["english", "dutch", "german", "hungarian"])
def test_en_1_initiative_rows_of_five_players_at_set_up(edition: str) -> None:
    playing = opening(5, edition=edition).play(
        "seat blue", "seat orange", "seat green", "seat rose"
    )
    track = last_track(playing)
    rows = playing.table.box.rows

    assert (track.index("red"), rows[4]) == (4, 3)
    assert (track.index("rose"), rows[3]) == (3, 2)
    assert (track.index("green"), rows[2]) == (2, 2)


def _first_auction(**options: str) -> Playing:
    """Alan starts with the Girlfriends for 2."""
    return laid(5, None, **{"edition": "english", **options}).play("auction girlfriends-3", "bid 2")


def _dougs_auction(**options: str) -> Playing:
    """All others pass, Bert and Cindy decline, and Doug starts with a Via Francigena for 1."""
    playing = _first_auction(**options).play("pass", "pass", "pass", "pass")
    return playing.play("decline", "decline", "auction francigena", "bid 1")


def test_en_2_five_player_opening_auction_alan_starts() -> None:
    playing = _first_auction()

    assert asked_for(playing, "pass", "pass", "pass", "pass") == [BERT, CINDY, DOUG, ERNIE]
    assert playing.money(ALAN) == 26
    assert playing.hand(ALAN) == ["girlfriends-3"]


def test_en_2_five_player_opening_auction_the_right_to_start_goes_on() -> None:
    playing = _first_auction().play("pass", "pass", "pass", "pass")

    assert asked_for(playing, "decline", "decline", "auction francigena", "bid 1") == [
        BERT,
        CINDY,
        DOUG,
        DOUG,
    ]


def test_en_2_five_player_opening_auction_who_declined_is_not_asked() -> None:
    playing = _dougs_auction()

    assert asked_for(playing, "bid 2", "pass", "pass") == [ERNIE, ALAN, DOUG]
    assert playing.hand(ERNIE) == ["francigena"]
    assert playing.money(ERNIE) == 26


def test_en_2_five_player_opening_auction_ernies_disc_lies_on_alans() -> None:
    playing = _dougs_auction().play("bid 2", "pass", "pass")

    assert ranking(playing)[:2] == [ALAN, ERNIE]


def test_en_2_five_player_opening_auction_nobody_is_barred_any_more() -> None:
    playing = _dougs_auction().play("bid 2", "pass", "pass")

    assert asked_for(playing, "auction francigena", "bid 2", "pass", "pass", "pass", "pass") == [
        ERNIE,
        ERNIE,
        ALAN,
        BERT,
        CINDY,
        DOUG,
    ]


def test_en_2_five_player_opening_auction_declines_count_afresh_after_an_auction() -> None:
    playing = _dougs_auction().play("bid 2", "pass", "pass")

    assert asked_for(playing, "decline", "decline", "decline", "decline") == [
        ERNIE,
        ALAN,
        BERT,
        CINDY,
    ]
    assert (playing.asked, playing.table.round) == (DOUG, 0)
    assert playing.play("decline").table.round == 1


def test_en_2_five_player_opening_auction_from_the_poorest() -> None:
    playing = _dougs_auction(auction_order="from_poorest")

    assert asked_for(playing, "pass", "bid 2", "pass") == [ALAN, ERNIE, DOUG]
    assert playing.hand(ERNIE) == ["francigena"]


def test_en_2_five_player_opening_auction_barred_from_all_auctions() -> None:
    playing = _dougs_auction(opening_pass="all_auctions").play("bid 2", "pass", "pass")

    assert asked_for(playing, "auction francigena", "bid 2", "pass", "pass") == [
        ERNIE,
        ERNIE,
        ALAN,
        DOUG,
    ]
    # Bert and Cindy are never asked to start again.
    assert asked_for(playing, "decline", "decline", "decline") == [ALAN, DOUG, ERNIE]
    assert playing.table.round == 1


def _jon_andrea_pasquale(edition: str) -> Playing:
    return at(
        {
            "seats": {
                JON: seat(20, hand=SEVEN_GOODS),
                ANDREA: seat(27),
                PASQUALE: seat(30),
            },
            "display": [],
            "agenda": new_round(),
        },
        players=3,
        edition=edition,
    ).play(
        "card salimbeni",
        "card corn2-wine1-cloth1",
        "card corn1-wine1",
        "card banchi",
        "card inn",
        "card courtesan",
    )


TAKES = ("take corn2-wine1-cloth1", "take corn1-wine1", "pass", "take banchi")


def _buying_is_as_in_the_book(edition: str) -> None:
    playing = _jon_andrea_pasquale(edition)
    assert last_track(playing) == [JON, ANDREA, PASQUALE]

    assert asked_for(playing, TAKES[0]) == [ANDREA]
    assert playing.money(ANDREA) == 27 - (2 + 1) == 24
    discs = list(playing.table.pile)
    assert asked_for(playing, TAKES[1]) == [PASQUALE]
    assert playing.money(PASQUALE) == 30
    assert playing.table.pile == discs
    assert asked_for(playing, TAKES[2], TAKES[3]) == [ANDREA, PASQUALE]
    assert playing.money(PASQUALE) == 30 - (3 + 2) == 25
    assert playing.money(JON) == 20
    assert pile(playing, "discard") == Counter(["inn", "courtesan"])
    assert pile(playing, "display") == Counter(["salimbeni"])


def _star_auction_is_as_in_the_book(edition: str) -> None:
    playing = _jon_andrea_pasquale(edition).play(*TAKES)

    assert playing.question == "star-bid"
    assert asked_for(playing, "pass") == [ANDREA]
    assert (playing.asked, playing.answers[0]) == (PASQUALE, "pass")
    playing.play("bid 1")
    assert playing.money(PASQUALE) == 24
    assert "salimbeni" in playing.hand(PASQUALE)
    assert ranking(playing) == [JON, ANDREA, PASQUALE]
    assert (playing.asked, playing.question) == (JON, "choose-first")


def _who_begins_is_as_in_the_book(edition: str) -> None:
    names = ["blue", "orange", "green", "rose", "red"]
    playing = at(
        {
            "seats": {name: seat(10 + row) for row, name in enumerate(names)},
            "agenda": [{"step": "name-first"}],
        },
        players=5,
        edition=edition,
    )

    assert asked_for(playing, "first rose") == ["blue"]
    assert turns(playing) == ["rose", "red", "blue", "orange", "green"]


def test_en_3_jon_andrea_and_pasquale_take_cards() -> None:
    _buying_is_as_in_the_book("english")


def test_en_4_the_star_auction_of_that_round() -> None:
    _star_auction_is_as_in_the_book("english")


def test_en_5_who_begins() -> None:
    _who_begins_is_as_in_the_book("english")


def test_hu_1_jeno_anita_and_peter_take_cards() -> None:
    _buying_is_as_in_the_book("hungarian")


def test_hu_2_the_star_auction_of_that_round() -> None:
    _star_auction_is_as_in_the_book("hungarian")


def test_hu_3_who_begins() -> None:
    _who_begins_is_as_in_the_book("hungarian")


COSTS = (15, 20, 25, 30, 35, 40, 60)
POINTS = (2, 3, 4, 5, 6, 7, 9)
BUILDERS = ["orange", "orange", "orange", "orange", "blue", "blue"]


def _tower_points(playing: Playing) -> int:
    return dict(scoring.count(playing.table)[0])["tower"]


@pytest.mark.parametrize("level", range(1, 8))
def test_en_16_the_tower_table(level: int) -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(100, "banker", place="torre-del-mangia"),
                "orange": seat(50, "banker", place="duomo"),
            },
            "goods": {"corn": {}},
            "tower": BUILDERS[: level - 1],
            "agenda": [{"step": "build-or-not", "seat": "blue"}],
        },
        edition="english",
    )
    before = _tower_points(playing)
    playing.play("build")

    assert 100 - playing.money("blue") == COSTS[level - 1]
    assert _tower_points(playing) - before == POINTS[level - 1]


@pytest.mark.parametrize("level", range(1, 7))
def test_en_16_a_level_costs_10_and_5_for_each_level_but_for_the_seventh(level: int) -> None:
    box = opening(edition="english").table.box

    assert box.tower_costs[level - 1] == 10 + 5 * level
    assert box.tower_costs[6] != 10 + 5 * 7


@pytest.mark.parametrize(
    ("players", "left_out", "deck"), [(2, 12, 13), (3, 6, 19), (4, 0, 25), (5, 0, 25)]
)
def test_en_17_introductory_set_up(players: int, left_out: int, deck: int) -> None:
    playing = laid(players, edition="english", game="introductory")
    for _ in range(left_out):
        assert playing.question == "leave-out-card"
        playing.play(playing.answers[-1])

    assert playing.question == "deal-card"
    assert pile(playing, "discard").total() == 15 + left_out
    assert pile(playing, "deck").total() == deck
    assert playing.table.money == [18] * players
    cards = playing.table.box.cards
    starred = {card.name for card in cards if card.starred}
    in_play = pile(playing, "discard") + pile(playing, "deck") + pile(playing, "display")
    assert not starred & set(in_play)
    goods = {card.name for card in cards if any(card.workers)}
    assert set(pile(playing, "deck")) <= goods
    assert sum(n for name, n in pile(playing, "discard").items() if name in goods) == left_out
