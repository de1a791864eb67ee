"""Events: what is told, in order, to whom, and in which words."""

from random import Random
from typing import Any

import pytest

from fiorino.core.codec import canonical, encode
from fiorino.core.match import Match
from fiorino.core.protocol import SPECTATOR, Event, Seat
from fiorino.core.random import Chance
from fiorino.games.siena import SIENA
from fiorino.games.siena import events as told
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.options import EDITIONS

from .samples import RichSiena, by_text, sociable
from .tables import Playing, at, banker_move, country_turn, opening, seat, setup_of

BLUE, ORANGE, GREEN = Seat(0), Seat(1), Seat(2)
KIND = SienaBox(SIENA.default_box()).kind_of
CLASSES = [
    kind
    for kind in vars(told).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == told.__name__
]


def written(playing: Playing, event: Event) -> Any:
    return encode(event, "event", playing.setup.names)


def only(playing: Playing, kind: type[Event]) -> Event:
    (event,) = [event for event in playing.events if isinstance(event, kind)]
    return event


# Who sees what


@pytest.mark.parametrize("viewer", [BLUE, GREEN, SPECTATOR])
def test_a_senesi_card_that_is_drawn_is_hidden_from_the_others(viewer: Seat) -> None:
    event = told.SenesiSeen(ORANGE, 4)

    assert event.seen_by(ORANGE) == event
    assert event.seen_by(viewer) == told.SenesiSeen(ORANGE, told.HIDDEN)


@pytest.mark.parametrize("viewer", [BLUE, GREEN, SPECTATOR])
def test_senesi_that_are_kept_and_put_back_show_the_others_only_how_many(viewer: Seat) -> None:
    event = told.SenesiKept(ORANGE, (4, 2), (1, 3))

    assert event.seen_by(ORANGE) == event
    assert event.seen_by(viewer) == told.SenesiKept(ORANGE, (0, 0), (0, 0))


@pytest.mark.parametrize("viewer", [BLUE, GREEN, SPECTATOR])
def test_an_artist_is_seen_by_whoever_looks(viewer: Seat) -> None:
    event = told.ArtistSeen(ORANGE, 7)

    assert event.seen_by(ORANGE) == event
    assert event.seen_by(viewer) == told.ArtistSeen(ORANGE, told.HIDDEN)


@pytest.mark.parametrize(("viewer", "value"), [(BLUE, 7), (ORANGE, 7), (GREEN, 0), (SPECTATOR, 0)])
def test_an_engaged_artist_is_known_to_his_owner_and_to_those_who_looked(
    viewer: Seat, value: int
) -> None:
    event = told.ArtistEngaged(ORANGE, 22, 7, 0b001)

    assert event.seen_by(viewer) == told.ArtistEngaged(ORANGE, 22, value, 0b001)


@pytest.mark.parametrize("viewer", [BLUE, ORANGE, SPECTATOR])
def test_hiding_a_value_hides_no_payment(viewer: Seat) -> None:
    seen = told.ArtistEngaged(ORANGE, 22, 7, 0b001).seen_by(viewer)

    assert seen is not None
    assert seen.payments() == ((ORANGE, -22),)


HIDING = {"SenesiSeen", "SenesiKept", "ArtistSeen", "ArtistEngaged"}


def test_all_other_events_are_open() -> None:
    assert {kind.__name__ for kind in CLASSES if kind.seen_by is not Event.seen_by} == HIDING


def test_draws_and_looks_cannot_be_undone() -> None:
    reveals = {kind.__name__ for kind in CLASSES if kind.reveals}

    assert reveals == {"CardDealt", "FatoDrawn", "SenesiSeen", "ArtistSeen"}


# Rules and money


@pytest.mark.parametrize("kind", CLASSES)
def test_every_event_names_a_rule_of_the_rulebook(kind: type[Event]) -> None:
    assert kind.rule in SIENA.rulebook().rules


def test_income_and_payment_move_the_purse_of_their_seat() -> None:
    assert told.BankerIncome(GREEN, 8).payments() == ((GREEN, 8),)
    assert told.LevelBuilt(GREEN, 60, 7).payments() == ((GREEN, -60),)
    assert told.AlmsRefused(GREEN, 2).payments() == ()


@pytest.mark.parametrize(
    ("seats", "turn", "answer", "event"),
    [
        (
            {"blue": seat(28, hand=["inn"])},
            {"rights": ["corn"]},
            "sell corn",
            told.UnitSold(BLUE, 8, 0),
        ),
        (
            {"blue": seat(28, hand=["inn"] * 3)},
            {},
            "play inn",
            told.InnSetPlayed(BLUE, 20),
        ),
        (
            {"blue": seat(28, "merchant", ["inn"])},
            {"eligible": 20},
            "charity 10",
            told.CharityGiven(BLUE, 10),
        ),
    ],
)
def test_an_answer_tells_what_it_brought(
    seats: dict[str, Any], turn: dict[str, Any], answer: str, event: Event
) -> None:
    playing = at({"seats": seats, "turn": turn, "agenda": country_turn()}).play(answer)

    assert event in playing.events


def test_a_sale_tells_the_seller_first_and_then_the_share_of_each_banker() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(40, "merchant", ["inn"]),
                "orange": seat(50, "banker"),
                "green": seat(30, "banker"),
            },
            "goods": {"corn": {"ready": 0}, "cloth": {"ready": 1}},
            "turn": {"rights": ["cloth"]},
            "agenda": country_turn(),
        },
        3,
    ).play("sell cloth")

    assert playing.events == [
        told.UnitSold(BLUE, 20, 3), told.BankerShare(GREEN, 3), told.BankerShare(ORANGE, 3),
    ]  # fmt: skip


def test_a_bankers_way_is_told_step_by_step() -> None:
    playing = at(
        {
            "seats": {"blue": seat(60, "banker", ["inn"], place="via-delle-cerchia")},
            "agenda": banker_move(),
        }
    ).play("green inn", "step", "step", "decline")
    place = playing.table.box.places.index

    assert playing.events[:6] == [
        told.CardPlayed(BLUE, KIND["inn"], 2),
        told.BankerMoved(BLUE, place("palazzo-tolomei")),
        told.BridePaid(BLUE, 10),
        told.BankerMoved(BLUE, place("duomo")),
        told.BankerStopped(BLUE, place("duomo")),
        told.RoundBegan(2),
    ]


def test_calandrinos_walk_is_told_place_by_place() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(28, hand=["calandrino", "inn"]),
                "orange": seat(60, "banker", ["guards-4"], place="torre-del-mangia"),
            },
            "agenda": country_turn(),
        }
    ).play("play calandrino", "go", "refuse")
    place = playing.table.box.places.index

    assert playing.events == [
        told.CardPlayed(BLUE, KIND["calandrino"], 0),
        told.CalandrinoMoved(place("banchi-di-sopra")),
        told.CalandrinoMoved(place("torre-del-mangia")),
        told.AlmsRefused(ORANGE, 1),
        told.CalandrinoMoved(place("piazza-del-campo")),
    ]


# In words


def test_events_are_written_with_names() -> None:
    playing = opening(3).play("seat green", "seat blue", "auction mule", "bid 2", "bid 3")
    playing.play("pass", "pass")

    assert written(playing, only(playing, told.CardWon)) == {
        "event": "card-won", "seat": "blue", "coins": 3, "card": "mule",
    }  # fmt: skip
    assert written(playing, only(playing, told.InitiativeSet)) == {
        "event": "initiative-set", "order": ["green", "blue", "orange"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (told.WorkersPut(BLUE, 3, 2, 1, 0), {"seat": "blue", "good": "cloth", "workers": 2,
                                             "made": 1, "left": 0}),
        (told.LegTravelled(ORANGE, 5, 0, 2), {"seat": "orange", "coins": 5, "road": "firenze",
                                              "space": 2}),
        (told.StatusRisen(GREEN, 2), {"seat": "green", "status": "banker"}),
        (told.BankerMoved(BLUE, 10), {"seat": "blue", "place": "inn"}),
        (told.CalandrinoMoved(5), {"place": "duomo"}),
        (told.GoodsGone((0, 1, 2)), {"goods": ["corn", "wine", "oil"]}),
        (told.WinnerNamed(()), {"winners": []}),
        (told.MatchEnded("tower"), {"why": "tower"}),
        (told.ArtistEngaged(BLUE, 15, 0, 3), {"seat": "blue", "coins": 15, "value": 0, "seen": 3}),
        (told.SenesiKept(BLUE, (1,), (2,)), {"seat": "blue", "kept": [1], "under": [2]}),
    ],
)  # fmt: skip
def test_the_units_of_an_event_are_written_by_name(event: Event, words: dict[str, Any]) -> None:
    found = encode(event, "event", setup_of(3).names)

    assert {key: value for key, value in found.items() if key != "event"} == words


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_events_of_whole_matches_can_be_written_as_every_viewer_sees_them(edition: str) -> None:
    kinds = set()
    for number in range(3):
        setup = RichSiena(120).setup(2 + number, {"edition": edition})
        match = Match(setup, None)
        chooser = by_text(setup, sociable)
        rng = Random(number)
        while not match.is_over:
            match.play(match.table.seat(), chooser(match.table, rng))
        for _, event in match.story():
            kinds.add(type(event).__name__)
            for viewer in (*range(setup.players), SPECTATOR):
                seen = event.seen_by(Seat(viewer))
                assert seen is not None
                assert canonical(encode(seen, "event", setup.names))

    assert len(kinds) > 35


def test_a_match_with_chance_tells_its_opening() -> None:
    match = Match(setup_of(4), Chance("events"))
    placed = [event.seat for _, event in match.story() if isinstance(event, told.SeatPlaced)]

    assert sorted(placed) == [0, 1, 2, 3]
