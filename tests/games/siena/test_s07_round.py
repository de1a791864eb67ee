"""S7: a round."""

from collections import Counter

import pytest

from fiorino.games.siena.events import (
    CardDealt,
    CardTaken,
    DiscardShuffled,
    FirstNamed,
    InitiativeSet,
    RoundBegan,
    TurnBegan,
)

from .opening_tables import chances, laid, last_track, new_round, pile, told
from .tables import Playing, Written, at, opening, seat


def dealing(
    deck: list[str], discard: list[str], display: list[str] | None = None, players: int = 2
) -> Playing:
    """A new round with these cards in deck and discard pile; all others are out of the game."""
    written: Written = {
        "round": 3,
        "seats": {"blue": seat(10), "orange": seat(11)},
        "display": display or [],
        "deck": dict(Counter(deck)),
        "discard": dict(Counter(discard)),
        "agenda": new_round(),
    }
    rest = Counter({card.name: card.copies for card in opening().table.box.cards})
    rest -= Counter(deck) + Counter(discard) + Counter(display or [])
    return at({**written, "removed": dict(rest)}, players=players)


def test_s7_1_a_round_begins_then_cards_are_taken_then_turns() -> None:
    playing = dealing(["inn"] * 4, []).play(*["card inn"] * 4)
    playing.play("take inn", "pass", "pass", "pass", "first blue", "done")
    phases = [
        type(event)
        for event in playing.events
        if isinstance(event, RoundBegan | CardTaken | FirstNamed | TurnBegan)
    ]

    assert phases == [RoundBegan, CardTaken, FirstNamed, TurnBegan, TurnBegan, RoundBegan]


def test_s7_2_the_first_round_is_round_1() -> None:
    playing = laid(2).play("decline", "decline")

    assert playing.table.round == 1
    assert [event.round for event in told(playing, RoundBegan)] == [1]


def test_s7_2_a_new_round_moves_the_counter_up_by_1() -> None:
    assert dealing(["inn"] * 4, []).table.round == 4


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_s7_3_twice_as_many_cards_as_players_are_dealt(players: int, cards: int) -> None:
    playing = laid(players).play(*["decline"] * players)
    dealt = 0
    while playing.question == "deal-card":
        playing.play(playing.answers[0])
        dealt += 1

    assert dealt == cards
    assert len(told(playing, CardDealt)) == cards
    assert pile(playing, "display").total() == cards
    assert pile(playing, "deck").total() == 52 - cards


def test_s7_3_they_are_dealt_beside_the_starred_cards_still_in_the_display() -> None:
    playing = dealing(["inn"] * 4, [], display=["salimbeni", "mule"]).play(*["card inn"] * 4)

    assert pile(playing, "display") == Counter({"salimbeni": 1, "mule": 1, "inn": 4})


def test_s7_3_a_card_is_as_likely_as_its_copies_in_the_deck() -> None:
    playing = dealing(["inn"] * 3 + ["courtesan", "salimbeni", "salimbeni"], [])

    assert (playing.asked, playing.table.rule()) == ("chance", "S7.3")
    assert chances(playing) == {"card salimbeni": 2, "card inn": 3, "card courtesan": 1}
    playing.play("card inn")
    assert chances(playing) == {"card salimbeni": 2, "card inn": 2, "card courtesan": 1}


def test_s7_3_a_card_that_is_not_in_the_deck_is_not_dealt() -> None:
    playing = dealing(["inn"] * 4, ["courtesan"])

    assert playing.refused("card courtesan")[0] == "S7.3"


def test_s7_4_an_empty_deck_is_refilled_in_the_middle_of_a_deal() -> None:
    playing = dealing(["inn", "servi"], ["courtesan", "banchi", "banchi"])

    playing.play("card inn")
    assert chances(playing) == {"card servi": 1}
    playing.play("card servi")
    assert chances(playing) == {"card courtesan": 1, "card banchi": 2}
    assert pile(playing, "discard").total() == 0
    assert [event.cards for event in told(playing, DiscardShuffled)] == [3]


def test_s7_4_a_deck_that_is_empty_at_the_start_of_a_deal_is_refilled() -> None:
    playing = dealing([], ["courtesan"] * 4)

    assert chances(playing) == {"card courtesan": 4}


def test_s7_4_a_deck_that_ends_with_the_last_card_of_a_deal_waits() -> None:
    playing = dealing(["inn"] * 4, ["courtesan"]).play(*["card inn"] * 4)

    assert playing.question == "take-card"
    assert pile(playing, "deck").total() == 0
    assert pile(playing, "discard") == Counter(["courtesan"])
    assert told(playing, DiscardShuffled) == []


def test_s7_4_starred_cards_come_back_with_the_discard_pile() -> None:
    playing = dealing([], ["mule", "courtesan"])

    assert chances(playing) == {"card mule": 1, "card courtesan": 1}


def test_s7_5_if_both_are_short_what_there_is_is_dealt() -> None:
    playing = dealing(["inn"], ["courtesan", "courtesan"])
    playing.play("card inn", "card courtesan", "card courtesan")

    assert playing.question == "take-card"
    assert pile(playing, "display") == Counter({"inn": 1, "courtesan": 2})


def test_s7_5_without_any_card_the_round_goes_on() -> None:
    playing = dealing([], [])

    assert (playing.asked, playing.question) == ("blue", "choose-first")
    assert pile(playing, "display").total() == 0


def test_s7_6_then_the_initiative_track_is_set() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20), "orange": seat(7), "green": seat(15)},
            "order": ["blue", "orange", "green"],
            "display": [],
            "agenda": new_round(),
        },
        players=3,
    ).play(*["card inn"] * 4, "card servi", "card servi")
    kinds = [type(event) for event in playing.events]

    assert kinds == [RoundBegan, *[CardDealt] * 6, InitiativeSet]
    assert last_track(playing) == ["orange", "green", "blue"]
    assert playing.asked == "orange"
