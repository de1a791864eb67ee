"""The levels of Siena: legal, the same for a seed, blind to what is hidden, sound in any box."""

from random import Random
from typing import Any, Final

import pytest

from fiorino.core.decision import Decision
from fiorino.core.protocol import CHANCE, NOBODY
from fiorino.core.random import at_random
from fiorino.core.search import LEAST_TO_DECIDE, Arm, Budget, Search, Values
from fiorino.core.strength import Level
from fiorino.games.siena import SIENA
from fiorino.games.siena.actions import DONE, Bid, Play, Sell
from fiorino.games.siena.guess import guess
from fiorino.games.siena.lookahead import SienaLookahead, contenders
from fiorino.games.siena.master.net import columns
from fiorino.games.siena.master.strength import AT_STAKE, Mind, SienaStrength
from fiorino.games.siena.master.weights import fingerprint, packaged_net
from fiorino.games.siena.options import EDITIONS
from fiorino.games.siena.table import SienaTable

from .samples import GAMES
from .tables import Playing, at, seat, setup_of

FEW: Final = dict.fromkeys(Level, Mind(12, 1))


def strength(players: int, table: SienaTable) -> SienaStrength:
    net = packaged_net(players, fingerprint(table.box, table.rules))
    assert net is not None
    return SienaStrength(net, FEW)


def best(playing: Playing, futures: int = 60, seed: int = 1) -> str:
    """What the master answers, with so many futures."""
    table = playing.table
    minds = dict.fromkeys(Level, Mind(futures, 1))
    judge = SienaStrength(strength(table.players, table).net, minds)
    decision = Decision(playing.setup, table)
    answer = judge.judge(decision, Level.MASTER, Random(seed))[0].action
    return SIENA.notation(playing.setup).write(answer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_answers_are_legal_in_every_edition_and_game(edition: str, game: str) -> None:
    rng = Random(f"{edition}/{game}")
    players = 2 + rng.randrange(4)
    setup = SIENA.setup(players, {"edition": edition, "game": game})
    table: Any = setup.table()
    judge = strength(players, table)
    asked = 0
    while table.seat() != NOBODY and asked < 80:
        if table.seat() == CHANCE or rng.random() < 0.5:
            table.apply(at_random(table, rng))
            continue
        decision = Decision(setup, table)
        judged = judge.judge(decision, Level.MASTER, rng)
        assert {one.action for one in judged} <= set(decision.options), table.question()
        table.apply(judged[0].action)
        asked += 1

    assert asked >= 20


def unlike(decision_table: SienaTable, viewer: int, seed: int) -> SienaTable:
    """A table that differs only in what this seat cannot see."""
    return guess(decision_table, viewer, Random(seed))  # type: ignore[arg-type]


def test_what_is_hidden_does_not_show_in_the_answer() -> None:
    setup = setup_of(3, {})
    rng = Random(5)
    table: Any = setup.table()
    judge = strength(3, table)
    compared = 0
    while table.seat() != NOBODY:
        if table.seat() == CHANCE:
            table.apply(at_random(table, rng))
            continue
        viewer = table.seat()
        if table.engaged or any(table.kept):
            other = unlike(table, viewer, compared)
            answers = [
                judge.judge(Decision(setup, each), Level.MASTER, Random(9))[0].action
                for each in (table, other)
            ]
            assert answers[0] == answers[1], table.question()
            compared += 1
            if compared == 25:
                break
        table.apply(judge.look.quick(table))

    assert compared == 25


@pytest.mark.parametrize("level", list(Level))
def test_the_same_seed_gives_the_same_judgement(level: Level) -> None:
    setup = setup_of(2, {})
    table: Any = setup.table()
    table.apply(table.options()[0])
    judge = SienaStrength(strength(2, table).net)
    told = [
        [(one.action, one.worth) for one in judge.judge(Decision(setup, table), level, Random(3))]
        for _ in range(2)
    ]

    assert told[0] == told[1]


def test_winning_chances_of_all_seats_add_up_to_one() -> None:
    import numpy as np  # noqa: PLC0415

    setup = setup_of(4, {})
    table: Any = setup.table()
    rng = Random(2)
    while table.round < 5:
        table.apply(at_random(table, rng))
    numbers: list[float] = []
    judge = strength(4, table)
    order = judge.look.describe(table, numbers)
    net = judge.net
    assert net is not None
    assert len(numbers) == net.width
    assert sorted(order) == [0, 1, 2, 3]
    chances, _ = net.judge(np.array([numbers], np.float32))
    assert chances.sum() == pytest.approx(1, abs=1e-5)


def test_every_seat_reads_its_own_numbers_first() -> None:
    order = columns(3, 2, 1)

    assert order.tolist() == [[0, 1, 2, 3, 4, 5, 6], [2, 3, 0, 1, 4, 5, 6], [4, 5, 0, 1, 2, 3, 6]]


def test_an_unknown_box_is_played_without_a_net_and_said_so() -> None:
    setup = setup_of(2, {})
    table: Any = setup.table()
    table.apply(table.options()[0])
    assert packaged_net(2, "another box") is None
    judge = SienaStrength(None, dict.fromkeys(Level, Mind(32, 1)))

    assert "not trained" in judge.remark()
    assert strength(2, table).remark() == ""
    decision = Decision(setup, table)
    assert judge.judge(decision, Level.MASTER, Random(1))[0].action in decision.options


def artist(value: int, high: int, seen: int) -> Playing:
    """Blue, a rich Banker, may bid for an Artist in the last round."""
    seats = {
        "blue": seat(70, "banker", [], place="duomo", donated=1),
        "orange": seat(70, "banker", [], place="inn", donated=1),
    }
    step = {"step": "artist-bid", "seat": "blue", "artist": value, "high": high,
            "holder": "orange", "out": 0, "seen": seen}  # fmt: skip
    return at({"seats": seats, "agenda": [step], "round": 20}, 2)


def test_in_the_last_round_a_great_artist_is_bid_for() -> None:
    assert best(artist(7, 20, 0b11)).startswith("bid ")


def test_the_answer_about_an_unseen_artist_does_not_depend_on_who_it_is() -> None:
    assert len({best(artist(value, 20, 0b10)) for value in (1, 4, 7)}) == 1


def most(playing: Playing) -> int:
    """The highest bid that is better than to pass."""
    net = strength(2, playing.table).net
    search = Search(
        Decision(playing.setup, playing.table), SienaLookahead(), net, Random(1), Budget(60)
    )
    bid = search.most()
    return bid.number if isinstance(bid, Bid) else 0


def test_a_great_artist_is_worth_a_higher_bid_than_a_small_one() -> None:
    small, great = most(artist(1, 20, 0b11)), most(artist(7, 20, 0b11))

    assert great > 21
    assert great > small


def test_outside_an_auction_there_is_nothing_to_bid() -> None:
    setup = setup_of(2, {})
    table: Any = setup.table()
    rng = Random(1)
    while table.question() != "take-card":
        table.apply(at_random(table, rng))
    search = Search(Decision(setup, table), SienaLookahead(), None, rng, Budget(2))

    assert search.most() is None


def test_without_time_every_answer_has_one_future() -> None:
    playing = artist(7, 20, 0b11)
    net = strength(2, playing.table).net
    budget = Budget(400, seconds=0)
    decision = Decision(playing.setup, playing.table)
    arms = Search(decision, SienaLookahead(), net, Random(1), budget).best_first()

    assert [len(arm.worths) for arm in arms] == [1, 1]


def bidding(money: int, high: int, status: str = "peasant") -> Playing:
    """Blue may outbid orange for Via Francigena."""
    place = {"place": "duomo"} if status == "banker" else {}
    seats = {
        "blue": seat(money, status, [], **place),
        "orange": seat(40, "peasant", []),
    }
    step = {"step": "star-bid", "seat": "blue", "card": "francigena", "high": high,
            "holder": "orange", "out": 0}  # fmt: skip
    return at({"seats": seats, "display": ["francigena"], "agenda": [step], "round": 3}, 2)


@pytest.mark.parametrize(
    ("playing", "considered"),
    [
        (bidding(28, 9), {"pass", "bid 10"}),
        (bidding(28, 25), {"pass"}),
        (bidding(14, 9), {"pass"}),
        (bidding(90, 25), {"pass"}),
        (bidding(90, 25, "banker"), {"pass", "bid 26"}),
    ],
)
def test_bids_that_would_ruin_a_peasant_are_not_considered(
    playing: Playing, considered: set[str]
) -> None:
    write = SIENA.notation(playing.setup).write

    assert {write(answer) for answer in contenders(playing.table)} == considered


def test_nobody_is_done_while_a_unit_can_be_sold() -> None:
    card = "corn2-wine1"
    table = at(
        {"seats": {"blue": seat(1, "peasant", [card]), "orange": seat(60, "merchant", [])},
         "agenda": [{"step": "country-turn", "seat": "blue"}], "round": 9},
        2,
    ).table  # fmt: skip
    assert DONE in contenders(table)
    table.apply(next(answer for answer in table.options() if isinstance(answer, Play)))

    assert any(isinstance(answer, Sell) for answer in contenders(table))
    assert DONE in table.options()
    assert DONE not in contenders(table)


def test_a_level_errs_by_less_where_answers_hardly_differ() -> None:
    mind = Mind(8, 1, 2.0)

    assert mind.error([0.5, 0.5]) == 0
    assert mind.error([0.50, 0.52]) == pytest.approx(0.02)
    assert mind.error([0.1, 0.9]) == mind.error([0.3, 0.7]) == 2 * AT_STAKE


def test_an_answer_is_ahead_by_what_is_beyond_doubt() -> None:
    thumb, steady, lucky = [Arm(DONE, (DONE,)) for _ in range(3)]
    thumb.worths = [0.5, 0.6, 0.4, 0.5]
    steady.worths = [0.52, 0.62, 0.42, 0.52]
    lucky.worths = [0.9, 0.3, 0.3, 0.62]

    assert thumb.ahead(thumb) == 0
    assert steady.ahead(thumb) == pytest.approx(0.02)
    assert lucky.worth > steady.worth
    assert lucky.ahead(thumb) < 0


def test_an_answer_is_clear_of_another_if_no_future_would_change_that() -> None:
    one, same, worse, close = [Arm(DONE, (DONE,)) for _ in range(4)]
    one.worths = [0.5, 0.6, 0.4, 0.5]
    same.worths = list(one.worths)
    worse.worths = [0.3, 0.41, 0.2, 0.3]
    close.worths = [0.6, 0.5, 0.3, 0.5]

    assert one.is_clear_of(worse)
    assert one.is_clear_of(same)
    assert not worse.is_clear_of(one)
    assert not one.is_clear_of(close)


class AllAlike(Values):
    """Finds every table worth the same."""

    def worths(self, numbers: list[float], places: list[int]) -> list[float]:
        return [0.5] * len(places)


class OfTheSeat(Values):
    """Finds a table worth the money of the seat: its first number."""

    def worths(self, numbers: list[float], places: list[int]) -> list[float]:
        width = len(numbers) // len(places)
        return [numbers[row * width + place * 49] for row, place in enumerate(places)]


@pytest.mark.parametrize(("values", "most"), [(AllAlike(), 200), (OfTheSeat(), 600)])
def test_a_search_stops_where_more_futures_would_change_nothing(values: Values, most: int) -> None:
    setup = setup_of(2, {})
    table: Any = setup.table()
    rng = Random(3)
    while table.question() != "take-card":
        table.apply(at_random(table, rng))
    decision = Decision(setup, table)
    arms = Search(decision, SienaLookahead(), values, rng, Budget(600)).best_first()

    assert len(arms) > 1
    assert LEAST_TO_DECIDE * len(arms) <= sum(len(arm.worths) for arm in arms) <= most


def test_where_no_answer_is_ahead_the_rules_of_thumb_decide() -> None:
    setup = setup_of(2, {})
    table: Any = setup.table()
    look = SienaLookahead()
    rng = Random(3)
    otherwise = 0
    while table.round < 8:
        if table.seat() == CHANCE:
            table.apply(at_random(table, rng))
            continue
        quick = look.quick(table)
        considered = look.contenders(table)
        if quick in considered and not look.looks(table):
            search = Search(Decision(setup, table), look, AllAlike(), rng, Budget(8))
            assert search.best_first()[0].action == quick, table.question()
            otherwise += considered[0] != quick
        table.apply(quick)

    assert otherwise >= 10
