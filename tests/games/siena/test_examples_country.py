"""The worked examples of the four rulebooks that are about Peasants and Merchants.

Each is named after its source: EN, NL, DE, HU and its number, with the preset of that rulebook.
"""

import pytest

from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals

from .country_tables import (
    SPARE,
    banker,
    cards_in,
    goods,
    kept,
    merchant,
    offered,
    painting,
    peasant,
    road,
    to_next_turn,
    two_alike,
    whole_painting,
)
from .tables import Playing, opening, seat

EDITIONS = ("english", "dutch", "german", "hungarian")
FREE = ("english", "hungarian")
"""Editions in which selling is a choice."""
COMPULSORY = ("dutch", "german")
UNIT_BY_UNIT = ("english", "hungarian")
"""Editions in which some units go along on Via Francigena and others do not."""
ALIKE = "corn2-wine1-cloth1"
BANKER = seat(50, "banker")
ONE = "corn1-wine1"
TWO = "corn2-wine1"
THREE = "corn1-wine2"
FOUR = "corn1-oil1"
"""Journey cards, in the order in which they are named for a leg."""


def two_cards_peasant(edition: str, *more: str, wine: int = 1) -> Playing:
    """A Peasant who has played Corn 2 Wine 1 Cloth 1 twice, on Cloth 6."""
    table = {"goods": goods(wine=(0, wine), cloth=(6, 0))}
    playing = peasant(ALIKE, ALIKE, SPARE, *more, table=table, box=two_alike(), edition=edition)
    return playing.play(f"play {ALIKE}", f"play {ALIKE}")


def two_cards_merchant(edition: str) -> Playing:
    """A Merchant who has played Corn 2 Wine 1 Cloth 1 twice, on Cloth 6, and two Bankers."""
    table = {"goods": goods(wine=(0, 1), cloth=(6, 0))}
    others = [BANKER, BANKER, seat(28)]
    playing = merchant(
        ALIKE, ALIKE, SPARE, others=others, table=table, box=two_alike(), edition=edition
    )
    return playing.play(f"play {ALIKE}", f"play {ALIKE}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_en_6_two_cards_alike_fill_the_frames(edition: str) -> None:
    expected = {"corn": (1, 1), "wine": (2, 1), "cloth": (1, 1)}

    assert whole_painting(two_cards_peasant(edition)) == expected
    assert whole_painting(two_cards_merchant(edition)) == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_en_6_a_the_peasant_sells_corn_and_wine_but_no_cloth(edition: str) -> None:
    playing = two_cards_peasant(edition)
    assert offered(playing, "sell") == ["sell corn", "sell wine"]
    assert playing.refused("sell cloth")[0] == "S14.1"

    playing.play("sell corn", "sell wine")

    assert playing.money("blue") == 20 + 18
    assert [painting(playing, good)[1] for good in ("corn", "wine", "cloth")] == [0, 0, 1]


@pytest.mark.parametrize("edition", FREE)
@pytest.mark.parametrize(("sales", "pay"), [((), 0), (("sell corn",), 8), (("sell wine",), 10)])
def test_en_6_a_the_peasant_may_sell_fewer(edition: str, sales: tuple[str, ...], pay: int) -> None:
    playing = two_cards_peasant(edition).play(*sales, "done")

    assert playing.money("blue") == 20 + pay
    assert playing.question == ("deal-card" if pay < 10 else "rise-or-stay")


@pytest.mark.parametrize("edition", EDITIONS)
def test_en_6_b_the_merchant_sells_cloth_and_nothing_else(edition: str) -> None:
    playing = two_cards_merchant(edition)
    assert offered(playing, "sell") == ["sell cloth"]
    assert playing.refused("sell corn")[0] == "S14.1"

    playing.play("sell cloth")

    assert playing.table.money == [40, 53, 53, 28]
    assert [painting(playing, good)[1] for good in ("corn", "wine", "cloth")] == [1, 1, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_en_7_one_of_each_not_two(edition: str) -> None:
    table = {
        "goods": goods(corn=(0, 2), wine=(0, 1), oil=(0, 1)),
        "turn": {"rights": ["corn", "wine", "oil"]},
    }
    playing = peasant(SPARE, table=table, edition=edition)

    playing.play("sell corn", "sell wine", "sell oil")

    assert playing.money("blue") == 20 + 32
    assert offered(playing, "sell") == []
    assert playing.refused("sell corn")[0] == "S14.5"


def first_turn(edition: str) -> Playing:
    """Straight after set-up Blue takes a card with a Corn worker, for nothing, and plays it."""
    playing = opening(edition=edition).play("seat blue", "decline", "decline")
    playing.play("card corn1-wine1", "card inn", "card inn", "card inn")
    playing.play("take corn1-wine1", "pass", "pass", "pass", "first blue")
    assert playing.money("blue") == 28
    return playing.play("play corn1-wine1")


@pytest.mark.parametrize("edition", FREE)
def test_en_8_the_first_corn_may_be_sold_at_once(edition: str) -> None:
    playing = first_turn(edition)
    assert playing.answers == ["sell corn", "done"]

    playing.play("sell corn")

    assert playing.money("blue") == 36
    assert painting(playing, "corn") == (1, 0)


def test_en_8_where_selling_is_compulsory_the_first_corn_is_sold_by_itself() -> None:
    playing = first_turn("dutch")

    assert playing.money("blue") == 36
    assert painting(playing, "corn") == (1, 0)
    assert playing.question == "rise-or-stay"


def test_en_8_german_the_card_is_no_journey_card_and_has_its_price() -> None:
    playing = opening(edition="german").play("seat blue", "decline", "decline")
    playing.play(f"card {ALIKE}", "card inn", "card inn", "card inn")
    playing.play(f"take {ALIKE}", "pass", "pass", "pass", "first blue", f"play {ALIKE}")

    assert playing.money("blue") == 28 - 2 + 8
    assert painting(playing, "corn") == (2, 0)
    assert playing.question == "rise-or-stay"


@pytest.mark.parametrize("edition", COMPULSORY)
def test_en_8_where_selling_is_compulsory_nobody_is_done_before_it(edition: str) -> None:
    table = {"goods": goods(corn=(0, 1))}
    playing = peasant(ALIKE, SPARE, money=28, table=table, edition=edition)

    assert playing.play(f"play {ALIKE}").refused("done")[0] == "S14.11"


MULE_MOMENTS = [
    ("play mule", "sell wine", "sell wine", "sell corn"),
    ("sell wine", "play mule", "sell wine", "sell corn"),
    ("sell wine", "sell corn", "play mule", "sell wine"),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answers", MULE_MOMENTS, ids=["before", "between", "after"])
def test_en_9_the_mule_sells_both_wines(edition: str, answers: tuple[str, ...]) -> None:
    playing = two_cards_peasant(edition, "mule", wine=2).play(*answers)

    assert playing.money("blue") == 20 + 20 + 8
    assert [painting(playing, good)[1] for good in ("corn", "wine", "cloth")] == [0, 0, 1]
    assert playing.refused("sell corn") == (
        "S14.7",
        refusals.NO_UNIT.said(good=Thing("good", "corn")),
    )
    assert cards_in(playing, playing.table.removed) == {"mule": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_en_9_the_mule_is_not_played_before_the_goods_cards(edition: str) -> None:
    table = {"goods": goods(wine=(0, 2), cloth=(6, 0))}
    hand = ("mule", ALIKE, ALIKE, SPARE)
    playing = peasant(*hand, table=table, box=two_alike(), edition=edition)
    assert playing.refused("play mule")[0] == "S15.3"

    playing.play(f"play {ALIKE}", "play mule", f"play {ALIKE}", "sell wine", "sell wine")

    assert playing.play("sell corn").money("blue") == 20 + 20 + 8


def dirks_first_turn() -> Playing:
    """Dirk has travelled two spaces towards Firenze."""
    playing = merchant(ONE, TWO, THREE, FOUR, ALIKE, SPARE, edition="english")
    return playing.play("travel firenze", f"with {ONE}", f"with {TWO}", "go")


def test_en_10_dirks_journeys_the_first_turn() -> None:
    playing = dirks_first_turn()

    assert playing.money("blue") == 25
    assert road(playing) == ("firenze", 2)
    assert offered(playing, "travel") == []
    assert playing.refused("travel firenze")[0] == "S18.8"


def test_en_10_dirks_journeys_the_second_turn() -> None:
    playing = to_next_turn(dirks_first_turn()).play("travel firenze", f"with {THREE}")
    assert (playing.money("blue"), road(playing)) == (45, None)

    playing.play("travel arezzo")
    assert (playing.money("blue"), road(playing)) == (48, ("arezzo", 1))

    playing.play(f"play {ALIKE}")
    assert (playing.money("blue"), road(playing)) == (25 + 23, None)
    assert painting(playing, "cloth") == (1, 0)


def test_en_10_dirks_journeys_with_the_cloth_before_the_second_journey() -> None:
    playing = to_next_turn(dirks_first_turn())

    playing.play("travel firenze", f"with {THREE}", f"play {ALIKE}", "travel arezzo", "done")

    assert (playing.money("blue"), road(playing)) == (48, ("arezzo", 1))


def francigena(edition: str, *more: str, **units: int) -> Playing:
    """A Peasant with Via Francigena and the right to these goods."""
    table = {
        "goods": goods(**{good: (0, ready) for good, ready in units.items()}),
        "turn": {"rights": list(units), "worked": 1},
    }
    return peasant("francigena", SPARE, *more, table=table, edition=edition)


def load_one_of(edition: str, *units: str) -> list[str]:
    """The answers that take these units along; where all go along anyway there are none."""
    return [f"load {good}" for good in units] if edition in UNIT_BY_UNIT else []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("fate", "pays"), [("safe", 68), ("devil", 0)])
def test_en_11_via_francigena_68(edition: str, fate: str, pays: int) -> None:
    playing = francigena(edition, corn=1, oil=1)
    playing.play("play francigena", *load_one_of(edition, "corn", "oil"), "draw 4")
    assert dict(zip(playing.answers, playing.table.weights(), strict=True)) == {
        "devil": 4,
        "safe": 3,
    }

    playing.play(fate)

    assert playing.money("blue") == 20 + pays
    assert whole_painting(playing) == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_en_11_the_ordinary_sale_would_bring_22(edition: str) -> None:
    playing = francigena(edition, corn=1, oil=1).play("sell corn", "sell oil")

    assert playing.money("blue") == 20 + 22


def test_nl_1_the_peasant_cannot_avoid_18() -> None:
    playing = two_cards_peasant("dutch")
    assert playing.refused("done")[0] == "S14.11"
    playing.play("sell wine")
    assert playing.refused("done")[0] == "S14.11"

    playing.play("sell corn", "done")

    assert playing.money("blue") == 20 + 18


def test_nl_1_the_merchant_cannot_avoid_20() -> None:
    playing = two_cards_merchant("dutch")
    assert playing.refused("done")[0] == "S14.11"

    playing.play("sell cloth", "decline", "done")

    assert playing.money("blue") == 20 + 20


def test_nl_2_mule_two_wines_20() -> None:
    playing = two_cards_peasant("dutch", "mule", wine=2)

    playing.play("play mule", "sell wine", "sell wine")

    assert playing.money("blue") == 20 + 20


def test_nl_2_the_second_wine_may_stay_unsold() -> None:
    playing = two_cards_peasant("dutch", "mule", wine=2).play("play mule", "sell wine")
    assert playing.refused("done")[0] == "S14.11"

    playing.play("sell corn")
    assert {"sell wine", "done"} <= set(playing.answers)
    playing.play("done")

    assert painting(playing, "wine")[1] == 1


def test_nl_3_two_journey_cards_at_once_to_firenze() -> None:
    playing = merchant(ONE, TWO, SPARE, edition="dutch")

    playing.play("travel firenze", f"with {ONE}", f"with {TWO}", "cash")

    assert (playing.money("blue"), road(playing)) == (25, None)


def test_nl_3_two_journey_cards_at_once_and_he_decides_to_stay() -> None:
    playing = merchant(ONE, TWO, SPARE, edition="dutch")

    playing.play("travel firenze", f"with {ONE}", f"with {TWO}", "stay")

    assert (playing.money("blue"), road(playing)) == (20, ("firenze", 2))


def test_nl_3_two_journey_cards_at_once_to_arezzo() -> None:
    playing = merchant(ONE, TWO, SPARE, edition="dutch")

    playing.play("travel arezzo", f"with {ONE}", f"with {TWO}")

    assert (playing.money("blue"), road(playing)) == (30, None)


def german_cloth(card: str, workers: int, ready: int) -> Playing:
    table = {"goods": goods(cloth=(workers, ready))}
    return merchant(card, SPARE, table=table, edition="german").play(f"play {card}")


def test_de_1_a_an_exact_fill_gives_no_sale() -> None:
    playing = german_cloth(ALIKE, 6, 0)
    assert painting(playing, "cloth") == (0, 1)
    assert playing.refused("sell cloth")[0] == "S14.2"

    assert playing.play("done").question == "deal-card"


def test_de_1_b_a_cube_that_is_left_makes_the_sale_compulsory() -> None:
    playing = german_cloth("corn1-oil1-cloth2", 6, 0)
    assert painting(playing, "cloth") == (1, 1)
    assert playing.refused("done")[0] == "S14.11"

    assert playing.play("sell cloth").money("blue") == 40
    assert "done" in playing.play("decline").answers


def test_de_1_c_a_unit_that_was_ready_before_must_be_sold() -> None:
    playing = german_cloth(ALIKE, 0, 1)
    assert painting(playing, "cloth") == (1, 1)
    assert playing.refused("done")[0] == "S14.11"

    assert playing.play("sell cloth").money("blue") == 40


def test_de_2_one_inn_card_for_a_peasant() -> None:
    assert peasant("inn", SPARE, edition="german").play("play inn").money("blue") == 40


def test_de_2_one_inn_card_for_a_merchant() -> None:
    assert merchant("inn", SPARE, edition="german").play("play inn").money("blue") == 40


def test_de_2_one_inn_card_is_not_enough_for_a_banker() -> None:
    playing = banker("inn", SPARE, edition="german")

    assert "play inn" not in playing.answers
    assert playing.refused("play inn") == ("S28.1", refusals.INN_SET.said(size=3, held=1))


def test_de_2_three_inn_cards_for_a_banker() -> None:
    assert banker("inn", "inn", "inn", SPARE, edition="german").play("play inn").money("blue") == 40


def test_hu_4_two_cards_the_peasant_may_sell_for_8_and_10() -> None:
    playing = two_cards_peasant("hungarian")
    assert {"sell corn", "sell wine", "done"} <= set(playing.answers)

    assert playing.play("sell corn", "sell wine").money("blue") == 38


def test_hu_4_two_cards_the_merchant_may_sell_for_20() -> None:
    playing = two_cards_merchant("hungarian")
    assert {"sell cloth", "done"} <= set(playing.answers)

    assert playing.play("sell cloth").table.money == [40, 53, 53, 28]


def test_hu_5_mule_two_wines_20() -> None:
    playing = two_cards_peasant("hungarian", "mule", wine=2)

    playing.play("play mule", "sell wine", "sell wine")

    assert playing.money("blue") == 40
    assert {"sell corn", "done"} <= set(playing.answers)


def test_hu_6_two_journey_cards_to_firenze() -> None:
    playing = merchant(ONE, TWO, SPARE, edition="hungarian")
    playing.play("travel firenze", f"with {ONE}", f"with {TWO}")
    assert (playing.money("blue"), road(playing)) == (20, ("firenze", 2))

    playing.play("done")

    assert (playing.money("blue"), road(playing)) == (25, ("firenze", 2))


def test_hu_6_two_journey_cards_to_arezzo() -> None:
    playing = merchant(ONE, TWO, SPARE, edition="hungarian")

    playing.play("travel arezzo", f"with {ONE}", f"with {TWO}")

    assert (playing.money("blue"), road(playing)) == (30, None)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("fate", "pays"), [("safe", 40), ("devil", 0)])
def test_hu_7_via_francigena_40(edition: str, fate: str, pays: int) -> None:
    playing = francigena(edition, oil=1).play("play francigena", "draw 4", fate)

    assert playing.money("blue") == 20 + pays


@pytest.mark.parametrize("edition", EDITIONS)
def test_hu_7_the_ordinary_sale_would_bring_14(edition: str) -> None:
    assert francigena(edition, oil=1).play("sell oil").money("blue") == 34


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", range(1, 7))
def test_hu_8_25_a_card(edition: str, count: int) -> None:
    playing = francigena(edition, corn=1, wine=1, oil=1).play("play francigena")

    playing.play(*load_one_of(edition, "corn", "wine", "oil"), f"draw {count}", "safe")

    assert playing.money("blue") == 20 + 25 * count


def test_hu_8_with_the_mule_two_of_a_good_do_not_go_on_one_card() -> None:
    playing = francigena("hungarian", "mule", corn=2, wine=1)

    playing.play("play mule", "play francigena", "load corn")

    assert offered(playing, "load") == ["load wine"]
    assert playing.refused("load corn")[0] == "S16.3"


@pytest.mark.parametrize("edition", ["english", "dutch", "german"])
def test_hu_8_with_the_mule_two_of_a_good_go_in_the_other_editions(edition: str) -> None:
    playing = francigena(edition, "mule", corn=2, wine=1).play("play mule", "play francigena")

    playing.play(*load_one_of(edition, "corn", "corn", "wine"), "draw 1", "safe")

    assert playing.money("blue") == 20 + 7 + 7 + 8


def spices(edition: str, *hand: str) -> Playing:
    """A Merchant with the right to Cloth and Spices, and a Banker."""
    table = {
        "goods": goods(cloth=(0, 1), spices=(0, 1)),
        "turn": {"rights": ["cloth", "spices"]},
    }
    return merchant(*hand, SPARE, others=[BANKER, seat(28)], table=table, edition=edition)


@pytest.mark.parametrize("edition", FREE)
def test_hu_12_a_charity_of_10_from_25(edition: str) -> None:
    playing = spices(edition).play("sell spices", "charity 10", "senesi 2")

    assert playing.table.money == [20 + 15, 53, 28]
    assert kept(playing) == [2]


@pytest.mark.parametrize("edition", FREE)
def test_hu_12_b_charity_of_15_from_25(edition: str) -> None:
    playing = spices(edition).play("sell spices", "charity 15", "senesi 1", "senesi 3", "keep 3")

    assert playing.table.money == [20 + 10, 53, 28]
    assert kept(playing) == [3]
    assert playing.table.under == [(1, 0)]


@pytest.mark.parametrize("edition", FREE)
def test_hu_12_there_is_no_second_charity_in_this_turn(edition: str) -> None:
    playing = spices(edition).play("sell spices", "charity 10", "senesi 2")
    assert offered(playing, "charity") == []

    assert offered(playing.play("sell cloth"), "charity") == []


@pytest.mark.parametrize("edition", COMPULSORY)
def test_hu_12_dutch_and_german_each_income_has_its_charity(edition: str) -> None:
    playing = spices(edition).play("sell spices", "charity 10", "senesi 2")
    assert playing.question == "country-turn"

    playing.play("sell cloth", "charity 10", "senesi 1")

    assert playing.table.money == [20 + 15 + 10, 56, 28]
    assert kept(playing) == [2, 1]


def test_hu_12_dutch_three_inn_cards_give_one_more() -> None:
    playing = spices("dutch", "inn", "inn", "inn")

    playing.play("sell spices", "charity 10", "senesi 2", "play inn", "charity 10", "senesi 1")

    assert playing.money("blue") == 20 + 15 + 10
    assert kept(playing) == [2, 1]


def test_hu_12_hungarian_three_inn_cards_never_do() -> None:
    playing = spices("hungarian", "inn", "inn", "inn").play("play inn")

    assert playing.money("blue") == 40
    assert offered(playing, "charity") == []
    assert playing.refused("charity 10")[0] == "S17.5"
