"""S16: Via Francigena and Fato."""

from typing import Any

import pytest

from fiorino.core.refusals import NOT_AN_ANSWER
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.events import FatoDrawn, UnitLoaded

from .country_tables import (
    SPARE,
    banker,
    cards_in,
    goods,
    merchant,
    offered,
    painting,
    peasant,
)
from .tables import Playing

CROPS = ("corn", "wine", "oil")


def on_the_road(
    *hand: str,
    ready: dict[str, int],
    rights: tuple[str, ...] = CROPS,
    mule: int = 0,
    **options: Any,
) -> Playing:
    """A Peasant with a Via Francigena card who has put workers, and these units ready."""
    table = {
        "goods": goods(**{good: (0, units) for good, units in ready.items()}),
        "turn": {"rights": list(rights), "worked": 1, "mule": mule},
    }
    return peasant("francigena", SPARE, *hand, table=table, **options)


def test_s16_1_a_peasant_with_a_unit_that_he_could_sell_plays_via_francigena() -> None:
    playing = on_the_road(ready={"corn": 1}).play("play francigena")

    assert playing.hand("blue") == [SPARE]
    assert cards_in(playing, playing.table.removed) == {"francigena": 1}


@pytest.mark.parametrize(
    ("ready", "rights"),
    [
        pytest.param({}, CROPS, id="no unit"),
        pytest.param({"corn": 1}, ("wine", "oil"), id="no right"),
        pytest.param({"cloth": 1}, ("cloth",), id="not their good"),
    ],
)
def test_s16_1_without_a_unit_that_he_could_sell_it_is_not_played(
    ready: dict[str, int], rights: tuple[str, ...]
) -> None:
    rule, reason = on_the_road(ready=ready, rights=rights).refused("play francigena")

    assert rule == "S16.1"
    assert reason == refusals.FRANCIGENA_FOR_PEASANTS.said()


def test_s16_1_a_limit_that_is_reached_bars_the_road_too() -> None:
    playing = on_the_road(ready={"corn": 2}).play("sell corn")

    assert playing.refused("play francigena")[0] == "S16.1"


def test_s16_1_a_merchant_does_not_play_via_francigena() -> None:
    table = {"goods": goods(corn=(0, 1), cloth=(0, 1)), "turn": {"rights": ["corn", "cloth"]}}
    playing = merchant("francigena", SPARE, table=table)

    assert playing.refused("play francigena")[0] == "S16.1"


def test_s16_1_a_banker_does_not_play_via_francigena() -> None:
    playing = banker("francigena", SPARE, table={"goods": goods(corn=(0, 1))})

    assert playing.refused("play francigena")[0] == "S16.1"


def test_s16_2_he_says_which_units_he_takes() -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1, "oil": 1}).play("play francigena")
    assert playing.answers == ["load corn", "load wine", "load oil"]

    playing.play("load corn", "load oil")

    assert [painting(playing, good)[1] for good in CROPS] == [0, 1, 0]


def test_s16_2_he_may_leave_units_behind() -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1, "oil": 1})

    playing.play("play francigena", "load wine", "draw 1", "safe")

    assert playing.money("blue") == 20 + 8
    assert [painting(playing, good)[1] for good in CROPS] == [1, 0, 1]


def test_s16_2_he_takes_at_least_one_unit_before_he_draws() -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1}).play("play francigena")

    assert playing.refused("draw 3")[0] == "S16.2"


@pytest.mark.parametrize(
    ("ready", "rights"),
    [
        pytest.param({"corn": 1, "wine": 1}, CROPS, id="not ready"),
        pytest.param({"corn": 1, "wine": 1, "oil": 1}, ("corn", "wine"), id="no right"),
    ],
)
def test_s16_2_a_unit_that_he_could_not_sell_stays(
    ready: dict[str, int], rights: tuple[str, ...]
) -> None:
    playing = on_the_road(ready=ready, rights=rights).play("play francigena")

    assert playing.refused("load oil")[0] == "S16.2"


def test_s16_2_the_limit_of_the_turn_holds_on_the_road() -> None:
    playing = on_the_road(ready={"corn": 2, "wine": 2, "oil": 2})

    playing.play("sell wine", "play francigena", "load corn")

    assert offered(playing, "load") == ["load oil"]
    assert playing.refused("load corn")[0] == "S16.2"
    assert playing.refused("load wine")[0] == "S16.2"


def test_s16_2_the_only_unit_there_is_goes_along_by_itself() -> None:
    playing = on_the_road(ready={"oil": 3}).play("play francigena")

    assert painting(playing, "oil") == (0, 2)
    assert playing.answers == [f"draw {count}" for count in range(1, 7)]


def test_s16_3_with_the_mule_he_takes_two_of_a_good() -> None:
    playing = on_the_road(ready={"corn": 3}, mule=1).play("play francigena", "load corn")

    playing.play("draw 2", "safe")

    assert painting(playing, "corn") == (0, 1)
    assert playing.money("blue") == 20 + 2 * (7 + 7)


def test_s16_3_a_third_of_a_good_does_not_go_along() -> None:
    playing = on_the_road(ready={"corn": 3, "oil": 1}, mule=1)

    playing.play("play francigena", "load corn", "load corn")

    assert offered(playing, "load") == ["load oil"]
    assert playing.refused("load corn")[0] == "S16.2"


def test_s16_3_one_of_each_in_spite_of_the_mule() -> None:
    playing = on_the_road(ready={"corn": 2, "oil": 2}, mule=1, mule_on_francigena="one_of_each")

    playing.play("play francigena", "load corn")

    assert offered(playing, "load") == ["load oil"]
    assert playing.refused("load corn") == (
        "S16.3",
        refusals.LOADED_ALREADY.said(good=Thing("good", "corn")),
    )


def test_s16_3_one_of_each_counts_for_each_card() -> None:
    playing = on_the_road("francigena", ready={"corn": 2}, mule=1, mule_on_francigena="one_of_each")

    playing.play("play francigena", "draw 1", "safe", "play francigena", "draw 2", "safe")

    assert painting(playing, "corn") == (0, 0)
    assert playing.money("blue") == 20 + 7 + 14


def test_s16_3_one_of_each_leaves_the_second_unit_for_an_ordinary_sale() -> None:
    playing = on_the_road(ready={"corn": 2}, mule=1, mule_on_francigena="one_of_each")

    playing.play("play francigena", "draw 1", "devil", "sell corn")

    assert playing.money("blue") == 28


def loads(playing: Playing) -> list[str]:
    """The units that have gone along, in order."""
    loaded = [event.good for event in playing.events if isinstance(event, UnitLoaded)]
    return [playing.table.box.goods[good] for good in loaded]


@pytest.mark.parametrize(
    "order", [("oil", "corn", "wine"), ("wine", "corn", "oil"), ("oil", "wine", "corn")]
)
def test_s16_2_the_units_are_said_in_any_order(order: tuple[str, ...]) -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1, "oil": 1}).play("play francigena")

    playing.play(*[f"load {good}" for good in order], "draw 1", "safe")

    assert loads(playing) == list(order)
    assert playing.money("blue") == 20 + 25


def test_s16_2_all_units_everything_goes_along_at_once() -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1, "oil": 1}, francigena_split="all_units")

    playing.play("play francigena")

    assert playing.answers == [f"draw {cards}" for cards in range(1, 7)]
    assert loads(playing) == ["corn", "wine", "oil"]
    assert playing.play("draw 2", "safe").money("blue") == 20 + 2 * (7 + 8 + 10)


def test_s16_2_all_units_one_of_each_goes_along_without_the_mule() -> None:
    playing = on_the_road(ready={"corn": 2, "oil": 3}, francigena_split="all_units")

    playing.play("play francigena", "draw 1", "safe")

    assert playing.money("blue") == 20 + 7 + 10
    assert [painting(playing, good)[1] for good in CROPS] == [1, 0, 2]


def test_s16_2_all_units_with_the_mule_two_of_each_go_along() -> None:
    playing = on_the_road(ready={"corn": 2, "wine": 3, "oil": 1}, mule=1,
                          francigena_split="all_units")  # fmt: skip

    playing.play("play francigena", "draw 1", "safe")

    assert playing.money("blue") == 20 + 2 * 7 + 2 * 8 + 10
    assert [painting(playing, good)[1] for good in CROPS] == [0, 1, 0]


def test_s16_2_all_units_what_was_sold_before_does_not_go_along() -> None:
    playing = on_the_road(ready={"corn": 2, "oil": 1}, francigena_split="all_units")

    playing.play("sell corn", "play francigena", "draw 1", "safe")

    assert playing.money("blue") == 20 + 8 + 10
    assert painting(playing, "corn") == (0, 1)


def test_s16_2_all_units_with_the_mule_and_one_sold_the_other_goes_along() -> None:
    playing = on_the_road("mule", ready={"corn": 3}, francigena_split="all_units")

    playing.play("sell corn", "play mule", "play francigena", "draw 1", "safe")

    assert playing.money("blue") == 20 + 8 + 7
    assert painting(playing, "corn") == (0, 1)


def test_s16_2_all_units_without_the_right_a_unit_stays() -> None:
    playing = on_the_road(
        ready={"corn": 1, "wine": 1}, rights=("wine",), francigena_split="all_units"
    )

    playing.play("play francigena", "draw 1", "devil")

    assert [painting(playing, good)[1] for good in CROPS] == [1, 0, 0]


def test_s16_2_all_units_where_everything_is_sold_the_card_is_not_played() -> None:
    playing = on_the_road(ready={"corn": 2}, francigena_split="all_units").play("sell corn")

    assert playing.refused("play francigena")[0] == "S16.1"


def test_s16_2_all_units_and_compulsory_selling_leave_nothing_to_sell() -> None:
    playing = on_the_road(
        ready={"corn": 1, "oil": 1}, francigena_split="all_units", selling="compulsory"
    )
    assert playing.refused("done")[0] == "S14.11"

    assert "done" in playing.play("play francigena", "draw 1", "devil").answers


def test_s16_3_all_units_one_of_each_on_one_card_and_the_mule_the_second_on_the_next() -> None:
    playing = on_the_road(
        "francigena", ready={"corn": 2, "oil": 1}, mule=1,
        francigena_split="all_units", mule_on_francigena="one_of_each",
    )  # fmt: skip
    playing.play("play francigena", "draw 1", "safe")
    assert playing.money("blue") == 20 + 7 + 10

    playing.play("play francigena", "draw 1", "safe")

    assert playing.money("blue") == 20 + 7 + 10 + 7


def test_s16_3_all_units_one_of_each_the_second_unit_may_be_sold_by_the_mule() -> None:
    playing = on_the_road(
        ready={"corn": 2}, mule=1,
        francigena_split="all_units", mule_on_francigena="one_of_each",
    )  # fmt: skip

    playing.play("play francigena", "draw 1", "devil", "sell corn")

    assert playing.money("blue") == 20 + 8


def test_s16_4_he_draws_from_one_to_six_cards() -> None:
    playing = on_the_road(ready={"corn": 1}).play("play francigena")

    assert playing.answers == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw 6"]


def test_s16_4_he_cannot_change_the_number() -> None:
    playing = on_the_road(ready={"corn": 1}).play("play francigena", "draw 3")

    assert (playing.asked, playing.question) == ("chance", "fato")
    rule, reason = playing.refused("draw 1")
    assert rule == "S16.6"
    assert reason == NOT_AN_ANSWER.said()


@pytest.mark.parametrize("count", range(1, 7))
def test_s16_5_the_devil_is_one_of_seven_cards(count: int) -> None:
    playing = on_the_road(ready={"corn": 1}).play("play francigena", f"draw {count}")

    assert dict(zip(playing.answers, playing.table.weights(), strict=True)) == {
        "devil": count,
        "safe": 7 - count,
    }


def test_s16_5_all_seven_cards_are_there_again_for_the_next_draw() -> None:
    playing = on_the_road("francigena", ready={"corn": 1, "oil": 1})
    playing.play("play francigena", "load corn", "draw 6", "safe")

    playing.play("play francigena", "draw 6")

    assert dict(zip(playing.answers, playing.table.weights(), strict=True)) == {
        "devil": 6,
        "safe": 1,
    }


def test_s16_5_the_drawn_cards_are_shown() -> None:
    playing = on_the_road(ready={"corn": 1}).play("play francigena", "draw 2", "devil")

    (told,) = [event for event in playing.events if isinstance(event, FatoDrawn)]
    assert (told.cards, told.devil, told.coins) == (2, 1, 0)
    assert told.reveals


@pytest.mark.parametrize(("good", "pays"), [("corn", 7), ("wine", 8), ("oil", 10)])
@pytest.mark.parametrize("count", [1, 6])
def test_s16_6_each_card_pays_its_number_for_the_unit(good: str, pays: int, count: int) -> None:
    playing = on_the_road(ready={good: 1}).play("play francigena", f"draw {count}", "safe")

    assert playing.money("blue") == 20 + count * pays


def test_s16_6_each_card_pays_for_every_unit() -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1, "oil": 1}).play("play francigena")

    playing.play("load corn", "load wine", "load oil", "draw 3", "safe")

    assert playing.money("blue") == 20 + 3 * (7 + 8 + 10)


def test_s16_6_with_the_devil_he_receives_nothing() -> None:
    playing = on_the_road(ready={"corn": 1}).play("play francigena", "draw 1", "devil")

    assert playing.money("blue") == 20


@pytest.mark.parametrize("fate", ["safe", "devil"])
def test_s16_7_the_units_are_gone_and_count_as_sold(fate: str) -> None:
    playing = on_the_road(ready={"corn": 2}).play("play francigena", "draw 2", fate)

    assert painting(playing, "corn") == (0, 1)
    assert playing.refused("sell corn") == (
        "S14.5",
        refusals.SOLD_ALREADY.said(good=Thing("good", "corn")),
    )


def test_s16_7_with_the_mule_one_more_may_be_sold_after_the_road() -> None:
    playing = on_the_road("mule", ready={"corn": 3}).play("play francigena", "draw 2", "devil")

    playing.play("play mule", "sell corn")

    assert playing.refused("sell corn")[0] == "S14.5"


def test_s16_8_other_units_may_be_sold_before_and_after_the_draw() -> None:
    playing = on_the_road(ready={"corn": 1, "wine": 1, "oil": 1})

    playing.play("sell corn", "play francigena", "load oil", "draw 1", "devil", "sell wine")

    assert playing.money("blue") == 20 + 8 + 10


def test_s16_8_cards_may_be_played_after_the_draw() -> None:
    playing = on_the_road("corn1-wine1", ready={"corn": 1, "wine": 1}, rights=("corn",))

    playing.play("play francigena", "draw 1", "devil", "play corn1-wine1", "sell wine")

    assert playing.money("blue") == 30


def test_s16_9_two_cards_in_one_turn_have_units_and_draws_of_their_own() -> None:
    playing = on_the_road("francigena", ready={"corn": 1, "oil": 1})

    playing.play("play francigena", "load corn", "draw 2", "safe")
    playing.play("play francigena", "draw 3", "safe")

    assert playing.money("blue") == 20 + 2 * 7 + 3 * 10
    assert cards_in(playing, playing.table.removed) == {"francigena": 2}


def test_s16_9_the_devil_of_one_draw_does_not_spoil_the_other() -> None:
    playing = on_the_road("francigena", ready={"corn": 1, "oil": 1})

    playing.play("play francigena", "load corn", "draw 6", "devil")
    playing.play("play francigena", "draw 1", "safe")

    assert playing.money("blue") == 30
