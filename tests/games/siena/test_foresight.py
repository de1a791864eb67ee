"""What a search plays on by: work that minds what the others could sell then."""

from random import Random
from typing import Any

import pytest

from fiorino.core.protocol import CHANCE, NOBODY
from fiorino.core.random import at_random
from fiorino.games.siena import SIENA
from fiorino.games.siena.foresight import foresee
from fiorino.games.siena.lookahead import SienaLookahead
from fiorino.games.siena.options import EDITIONS

from .country_tables import goods, merchant, peasant
from .samples import GAMES
from .tables import Playing, Written, at, seat


def foreseen(playing: Playing) -> str:
    """What is answered; it is among the answers."""
    text = SIENA.notation(playing.setup).write(foresee(playing.table))
    assert text in playing.answers
    return text


def painted(**there: tuple[int, int]) -> Written:
    return {"goods": goods(**there)}


def test_a_search_plays_on_by_it() -> None:
    table = peasant("corn2-wine1-cloth1", table=painted(corn=(1, 0))).table

    assert SienaLookahead().quick(table) == foresee(table)


def test_a_peasant_works_for_what_they_can_sell() -> None:
    assert foreseen(peasant("corn1-wine1", "inn", table=painted(corn=(2, 0)))) == "play corn1-wine1"


def test_a_card_that_sells_nothing_is_kept() -> None:
    assert foreseen(peasant("corn1-wine1", "inn", table=painted(corn=(1, 0)))) == "done"


def test_a_sale_of_corn_is_not_worth_a_sale_of_spices_for_the_other() -> None:
    card = "corn1-wine1-spices2"
    other = seat(50, "merchant", ["corn2-wine2-spices1"])
    table = painted(corn=(2, 0), spices=(5, 0))

    assert foreseen(peasant(card, "inn", table=table)) == f"play {card}"
    assert foreseen(peasant(card, "inn", others=[other], table=table)) == "done"


def test_two_cards_are_played_for_one_unit() -> None:
    playing = peasant("corn1-oil1", "wine1-oil1", "inn", table=painted(oil=(4, 0)))

    first = foreseen(playing)

    assert first.startswith("play ")
    assert foreseen(playing.play(first)).startswith("play ")


def test_what_can_be_sold_is_sold_once_the_work_is_done() -> None:
    playing = peasant("corn1-wine1", "inn", table=painted(corn=(2, 0)))

    assert foreseen(playing.play("play corn1-wine1")) == "sell corn"


def test_a_merchant_keeps_off_a_road_that_feeds_a_peasant() -> None:
    hand = ("corn1-wine1", "corn1-oil1")
    other = seat(28, hand=["corn2-wine1-cloth1", "wine2-oil2"])
    table = painted(corn=(1, 0), wine=(2, 0), oil=(3, 0))

    assert foreseen(merchant(*hand, table=table)) == "travel arezzo"
    assert foreseen(merchant(*hand, others=[other], table=table)) == "done"


@pytest.mark.parametrize(("corn", "first"), [(2, "first blue"), (0, "first orange")])
def test_who_has_nothing_to_sell_lets_the_other_go_first(corn: int, first: str) -> None:
    seats = {"blue": seat(5, hand=["corn1-wine1"]), "orange": seat(28, hand=["inn"])}
    agenda = [{"step": "choose-first", "seat": "blue"}]
    playing = at({"seats": seats, "agenda": agenda, **painted(corn=(corn, 0))}, 2)

    assert foreseen(playing) == first


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_it_is_among_the_options_wherever_others_have_led(edition: str, game: str) -> None:
    rng = Random(f"foresight/{edition}/{game}")
    for players in (2, 3, 5):
        table: Any = SIENA.setup(players, {"edition": edition, "game": game}).table()
        while table.seat() != NOBODY:
            if table.seat() == CHANCE or rng.random() < 0.2:
                table.apply(at_random(table, rng))
                continue
            answer = foresee(table)
            assert answer in table.options(), table.question()
            table.apply(answer)
