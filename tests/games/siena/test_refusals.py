"""Sentences of the rules of Siena that no test of their chapter asks for."""

from collections.abc import Callable

import pytest

from fiorino.core.errors import IllegalAction
from fiorino.core.match import Match
from fiorino.core.sentences import Spoken, Thing
from fiorino.games.siena import SIENA, refusals

from .country_tables import SPARE, goods, merchant, peasant
from .opening_tables import laid
from .tables import Playing, Written, at, seat
from .town_tables import banker, move, rest, town

GOODS = "corn1-wine2-cloth2"
JOURNEY = "corn1-wine1"
JOURNEYS = (JOURNEY, "corn1-oil1")


def naming() -> Playing:
    """Blue names who takes the first turn."""
    seats = {"blue": seat(10), "orange": seat(20)}
    return at({"seats": seats, "order": ["blue", "orange"], "agenda": [{"step": "name-first"}]})


def pilgrim(*loaded: str) -> Playing:
    """A Peasant on Via Francigena with units of Corn and Wine ready."""
    table = {
        "goods": goods(corn=(0, 1), wine=(0, 1)),
        "turn": {"rights": ["corn", "wine"], "worked": 1},
    }
    return peasant("francigena", SPARE, table=table).play("play francigena", *loaded)


def trader(limit: str, *answers: str) -> Playing:
    """A Merchant who has sold Cloth and Spices."""
    table = {
        "goods": goods(cloth=(0, 1), spices=(0, 1)),
        "turn": {"rights": ["cloth", "spices"], "worked": 1},
    }
    return merchant(SPARE, table=table, charity_limit=limit).play("sell cloth", *answers)


def old_leg() -> Playing:
    """By the first version of the rules the cards of a leg are named in their order."""
    setup = SIENA.setup(2, rules=1)
    playing = merchant(*JOURNEYS, "wine1-oil1", SPARE)
    table = playing.table
    table.rules = 1
    return Playing(Match(setup, None, table)).play("travel firenze", f"with {JOURNEYS[1]}")


def in_the_inn() -> Playing:
    """Blue, in the Inn, is asked whether to open an auction."""
    agenda = [{"step": "banker-rest", "seat": "blue"}, {"step": "open-or-not", "seat": "blue"}]
    return town({"blue": banker(50, "inn", ["inn"])}, agenda)


def bidding(orange: Written) -> Playing:
    """Blue has opened with 15 for an Artist; orange is asked."""
    seats = {"blue": banker(50, "inn", ["inn"]), "orange": orange}
    agenda = [{"step": "banker-rest", "seat": "blue"}, {"step": "open-or-not", "seat": "blue"}]
    playing = town(seats, agenda, order=["blue", "orange"])
    return playing.play("open", "artist 4", "bid 15")


def on_torre(levels: int) -> Playing:
    """Blue stands on Torre del Mangia, where so many levels are blue's."""
    seats = {"blue": banker(90, "torre-del-mangia", ["inn"]), "orange": seat()}
    return rest(seats, tower=["blue"] * levels)


def stopped(place: str, *hand: str) -> Playing:
    return move(banker(50, place, [*hand, "inn"])).play("stop")


Case = tuple[Callable[[], Playing], str, str, Spoken]

CASES: list[Case] = [
    (laid, "pass", "S6.2", refusals.START_OR_DECLINE.said()),
    (lambda: peasant(SPARE), "bid 1", "S11.1", refusals.NO_AUCTION.said()),
    (lambda: peasant(SPARE), "take inn", "S8.1", refusals.TAKEN_BEFORE.said()),
    (naming, "pass", "S10.1", refusals.NAME_FIRST.said()),
    (
        lambda: peasant(SPARE, money=30).play("done"),
        "pass",
        "S12.1",
        refusals.RISE_OR_STAY.said(),
    ),
    (pilgrim, "pass", "S16.2", refusals.LOAD_OR_FATO.said()),
    (pilgrim, "draw 1", "S16.2", refusals.LOAD_FIRST.said()),
    (lambda: pilgrim("load corn"), "draw 7", "S16.4", refusals.FATO_COUNT.said()),
    (lambda: peasant(SPARE), "charity 10", "S17.1", refusals.CHARITY_FOR_MERCHANTS.said()),
    (
        lambda: trader("once_a_turn", "sell spices", "charity 10", "senesi 2"),
        "charity 10",
        "S17.3",
        refusals.GIVEN_ALREADY.said(),
    ),
    (
        lambda: trader("each_income", "decline"),
        "charity 10",
        "S17.3",
        refusals.CHARITY_AT_INCOME.said(),
    ),
    (lambda: trader("each_income"), "pass", "S17.3", refusals.GIVE_OR_DECLINE.said()),
    (
        lambda: merchant(*JOURNEYS, SPARE).play("travel firenze"),
        "go",
        "S18.2",
        refusals.NAME_ONE.said(),
    ),
    (
        lambda: merchant(*JOURNEYS, SPARE).play("travel firenze"),
        "pass",
        "S18.2",
        refusals.NAME_THEN_GO.said(),
    ),
    (
        lambda: merchant(*JOURNEYS, GOODS).play("travel firenze"),
        f"with {GOODS}",
        "S18.2",
        refusals.NOT_JOURNEY.said(card=Thing("card", GOODS)),
    ),
    (old_leg, f"with {JOURNEYS[0]}", "S18.4", refusals.CARD_TOO_LATE.said()),
    (lambda: peasant("inn", SPARE), "step", "S11.3", refusals.TOWN_FOR_BANKERS.said()),
    (
        lambda: stopped("piazza-salimbeni", "salimbeni"),
        "pass",
        "S20.8",
        refusals.FATO_OR_DECLINE.said(),
    ),
    (lambda: stopped("duomo"), "pass", "S21.1", refusals.DONATE_OR_DECLINE.said()),
    (lambda: on_torre(4), "build", "S25.5", refusals.MOST_LEVELS.said(most=4)),
    (lambda: on_torre(0).play("done"), "pass", "S25.1", refusals.BUILD_OR_DECLINE.said()),
    (in_the_inn, "step", "S22.6", refusals.IN_THE_INN.said()),
    (in_the_inn, "pass", "S24.1", refusals.OPEN_OR_DECLINE.said()),
    (
        lambda: bidding(seat(5, hand=["inn"])),
        "look 8",
        "S24.9",
        refusals.LOOK_COSTS.said(coins=8),
    ),
    (lambda: bidding(seat(40)), "look inn", "S24.9", refusals.NO_INN_CARD.said()),
]


@pytest.mark.parametrize("case", CASES, ids=[str(said.key) for _, _, _, said in CASES])
def test_an_answer_is_refused_with_its_rule_and_sentence(case: Case) -> None:
    make, text, rule, said = case
    playing = make()
    action = SIENA.notation(playing.setup).read(text, playing.table.options())
    with pytest.raises(IllegalAction) as refused:
        playing.match.play(playing.table.seat(), action)
    assert (refused.value.rule, refused.value.said) == (rule, said)
