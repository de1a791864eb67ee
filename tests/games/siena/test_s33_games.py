"""S33: the Introductory and the Advanced game."""

from collections import Counter
from random import Random

import pytest

from fiorino.core.codec import canonical
from fiorino.core.options import write_options
from fiorino.core.protocol import CHANCE, NOBODY
from fiorino.core.random import at_random
from fiorino.games.siena import SIENA
from fiorino.games.siena.options import EDITIONS, SienaOptions
from fiorino.games.siena.table import SienaTable

from .lockstep import eager
from .samples import GAMES, PLAYERS, by_text, walk
from .tables import Playing, at, country_turn, opening, seat, setup_of

SEATS = ("blue", "orange", "green", "rose", "red")
LEFT_OUT = {2: 12, 3: 6, 4: 0, 5: 0}


def introductory(players: int) -> Playing:
    """The Introductory game up to the first deal; whatever card comes first is left out."""
    playing = opening(players, game="introductory")
    playing.play(*[f"seat {name}" for name in SEATS[: players - 1]])
    while playing.question == "leave-out-card":
        playing.play(playing.answers[0])
    return playing


def pile(table: SienaTable, copies: list[int]) -> dict[str, int]:
    return {card.name: n for card, n in zip(table.box.cards, copies, strict=True) if n}


@pytest.mark.parametrize("players", PLAYERS)
def test_s33_1_the_twelve_starred_cards_are_left_out(players: int) -> None:
    table = introductory(players).table
    starred = [kind for kind, card in enumerate(table.box.cards) if card.starred]

    assert sum(table.removed) == 12
    deck = table.deck.counts(table.box.kinds)
    assert all(deck[kind] == table.discard[kind] == 0 for kind in starred)
    assert table.display == []


@pytest.mark.parametrize("players", PLAYERS)
def test_s33_1_there_is_no_opening_auction(players: int) -> None:
    assert introductory(players).question == "deal-card"


@pytest.mark.parametrize("game", ["standard", "advanced"])
def test_s33_1_the_other_games_begin_with_the_opening_auction(game: str) -> None:
    playing = opening(3, game=game).play("seat blue", "seat orange")

    assert playing.question == "start"
    assert len(playing.table.display) == 7


def test_s33_1_there_is_no_auction_of_a_round_and_no_fato_draw_in_a_whole_match() -> None:
    asked: Counter[str] = Counter()
    for seed in range(4):
        setup = setup_of(2 + seed % 4, {"game": "introductory"})
        for table in walk(setup, seed, eager, 120, 20):
            asked[table.question()] += 1

    assert asked["banker-move"] > 0
    never = {"start", "first-bid", "opening-bid", "star-bid", "load-road", "fato", "salimbeni"}
    assert never.isdisjoint(asked)


def test_s33_1_artists_are_still_auctioned() -> None:
    playing = at(
        {
            "seats": {"blue": seat(50, "banker", place="via-delle-cerchia", fresh=1)},
            "agenda": [{"step": "first-step", "seat": "blue"}],
        },
        game="introductory",
    ).play("enter", "open", "artist 3", "bid 15", "pass")

    assert [value for _, value, _ in playing.table.engaged] == [3]
    assert playing.money("blue") == 50 - 15


@pytest.mark.parametrize("players", PLAYERS)
def test_s33_2_the_other_fifteen_special_cards_begin_the_discard_pile(players: int) -> None:
    table = introductory(players).table
    specials = {name: n for name, n in pile(table, table.discard).items() if not name[-1].isdigit()}

    assert specials == {"inn": 4, "courtesan": 4, "calandrino": 3, "banchi": 2, "servi": 2}


@pytest.mark.parametrize("players", PLAYERS)
def test_s33_3_some_goods_cards_are_drawn_and_added_to_the_discard_pile(players: int) -> None:
    table = introductory(players).table
    goods = [name for name in pile(table, table.discard) if name[-1].isdigit()]

    assert len(goods) == LEFT_OUT[players]
    assert sum(table.discard) == 15 + LEFT_OUT[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_s33_3_the_rest_of_the_goods_cards_are_the_deck(players: int) -> None:
    table = introductory(players).table

    assert table.deck.size == {2: 13, 3: 19, 4: 25, 5: 25}[players]
    assert all(name[-1].isdigit() for name in pile(table, table.deck.counts(table.box.kinds)))


def test_s33_3_the_cards_left_out_are_drawn_by_chance_each_alike() -> None:
    playing = opening(2, game="introductory").play("seat blue")

    assert (playing.asked, playing.question) == ("chance", "leave-out-card")
    assert len(playing.answers) == 25
    assert list(playing.table.weights()) == [1] * 25
    playing.play("card corn1-wine1")
    assert pile(playing.table, playing.table.discard)["corn1-wine1"] == 1
    assert "card corn1-wine1" not in playing.answers


@pytest.mark.parametrize(("round_", "over"), [(19, False), (20, True)])
def test_s33_4_the_introductory_game_ends_after_round_20(round_: int, over: bool) -> None:
    playing = at(
        {
            "round": round_,
            "seats": {"blue": seat(18, hand=["corn1-wine1"])},
            "agenda": country_turn(),
        },
        game="introductory",
    ).play("done")

    assert playing.match.is_over == over


@pytest.mark.parametrize("players", PLAYERS)
def test_s33_5_the_advanced_game_is_the_standard_game_until_round_20_is_over(players: int) -> None:
    rng = Random(players)
    setups = [setup_of(players, {"game": game}) for game in ("standard", "advanced")]
    standard, advanced = [setup.table() for setup in setups]
    chooser = by_text(setups[0], eager)
    while standard.seat() != NOBODY:
        assert canonical(SIENA.encode(standard)) == canonical(SIENA.encode(advanced))
        assert list(standard.options()) == list(advanced.options())
        chosen = at_random(standard, rng) if standard.seat() == CHANCE else chooser(standard, rng)
        standard.apply(chosen)
        advanced.apply(chosen)

    assert isinstance(standard, SienaTable)
    assert standard.ending == "last round"
    assert advanced.seat() != NOBODY


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_s33_6_any_game_may_be_played_with_any_edition(edition: str, game: str) -> None:
    setup = setup_of(3, {"edition": edition, "game": game})
    chosen = write_options(setup.options)

    assert chosen == {**write_options(SienaOptions()), **EDITIONS[edition], "game": game}
    rounds = {table.round for table in walk(setup, 1, eager, 28, 3)}
    assert rounds == {0, 1, 2, 3}
