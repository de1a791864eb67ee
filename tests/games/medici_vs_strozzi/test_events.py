"""Events: what is told, in order, and that it accounts for all money."""

from random import Random

import pytest

from fiorino.core.codec import Codec, Reader, encode, tag
from fiorino.core.errors import BadRecord, FiorinoError
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, SPECTATOR, Event
from fiorino.core.random import at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.events import (
    EVENTS,
    FleetFull,
    HarborScored,
    LotBought,
    LotLoaded,
    LotReturned,
    LotThrown,
    MarkerMoved,
    MonopolyPaid,
    PriceNamed,
    RoundBegan,
    TileDrawn,
)

from .choosers import CHOOSERS
from .tables import MEDICI, STROZZI, Playing, opening, scored, setup_of, ship

KIND = {name: kind for kind, name in enumerate(opening().table.box.tile_names)}


def whole_round() -> Playing:
    """The Medici fill their ships while the Strozzi buy one lot and throw one away."""
    return opening().play(
        "tile dye-0", "draw", "tile dye-1", "draw", "tile dye-2",
        "price 5", "refuse", "load 3 pisa",
        "tile fur-0", "draw", "tile fur-1", "draw", "tile fur-2",
        "price 6", "buy", "load 4 pisa",
        "tile gold-5", "stop", "price 7", "refuse", "throw",
        "tile cloth-4", "stop", "price 8", "buy", "load 4 genova",
        "tile cloth-0", "draw", "tile cloth-1", "draw", "tile cloth-2",
        "price 9", "refuse", "load 4 genova",
        "tile spice-0", "draw", "tile spice-1", "draw", "tile spice-2",
        "price 1", "refuse", "load 5 venezia",
        "tile spice-3", "draw", "tile spice-4",
        "price 2", "refuse", "load 5 venezia",
    )  # fmt: skip


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(KIND[name] for name in names)


def test_the_events_of_a_whole_round_in_order() -> None:
    dye, fur = kinds("dye-0", "dye-1", "dye-2"), kinds("fur-0", "fur-1", "fur-2")
    gold, cloth = kinds("gold-5"), kinds("cloth-4")
    more_cloth = kinds("cloth-0", "cloth-1", "cloth-2")
    spice, more_spice = kinds("spice-0", "spice-1", "spice-2"), kinds("spice-3", "spice-4")

    assert whole_round().events == [
        *[TileDrawn(MEDICI, kind) for kind in dye],
        PriceNamed(MEDICI, 5, dye),
        LotReturned(MEDICI, 5),
        LotLoaded(MEDICI, 0, 0, dye),
        *[TileDrawn(MEDICI, kind) for kind in fur],
        PriceNamed(MEDICI, 6, fur),
        LotBought(STROZZI, 6),
        LotLoaded(STROZZI, 1, 0, fur),
        *[TileDrawn(STROZZI, kind) for kind in gold],
        PriceNamed(STROZZI, 7, gold),
        LotReturned(STROZZI, 7),
        LotThrown(STROZZI, gold),
        *[TileDrawn(STROZZI, kind) for kind in cloth],
        PriceNamed(STROZZI, 8, cloth),
        LotBought(MEDICI, 8),
        LotLoaded(MEDICI, 1, 1, cloth),
        *[TileDrawn(MEDICI, kind) for kind in more_cloth],
        PriceNamed(MEDICI, 9, more_cloth),
        LotReturned(MEDICI, 9),
        LotLoaded(MEDICI, 1, 1, more_cloth),
        *[TileDrawn(MEDICI, kind) for kind in spice],
        PriceNamed(MEDICI, 1, spice),
        LotReturned(MEDICI, 1),
        LotLoaded(MEDICI, 2, 2, spice),
        *[TileDrawn(MEDICI, kind) for kind in more_spice],
        PriceNamed(MEDICI, 2, more_spice),
        LotReturned(MEDICI, 2),
        LotLoaded(MEDICI, 2, 2, more_spice),
        FleetFull(MEDICI),
        HarborScored(0, (3, 3), NOBODY, 0),
        HarborScored(1, (7, 0), MEDICI, 20),
        HarborScored(2, (10, 0), MEDICI, 20),
        MarkerMoved(0, 0, 4),
        MarkerMoved(5, 0, 4),
        MonopolyPaid(0, MEDICI, 30),
        MonopolyPaid(5, MEDICI, 30),
        RoundBegan(2, STROZZI),
    ]


def test_the_money_of_a_whole_round() -> None:
    paid_by_medici, paid_by_strozzi = 5 + 8 + 9 + 1 + 2, 6 + 7

    assert whole_round().money == (300 - paid_by_medici + 40 + 60, 300 - paid_by_strozzi)


def test_every_line_of_the_log_has_the_events_of_its_answer() -> None:
    playing = whole_round()
    told = [[tag(type(event)) for event in entry.events] for entry in playing.log]

    assert told[:8] == [
        ["tile-drawn"],
        [],
        ["tile-drawn"],
        [],
        ["tile-drawn"],
        ["price-named"],
        ["lot-returned"],
        ["lot-loaded"],
    ]
    assert told[-1][:2] == ["lot-loaded", "fleet-full"]


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
def test_the_money_in_events_is_the_change_of_the_purses(last_lot: str) -> None:
    setup = setup_of(last_lot)
    notation = MEDICI_VS_STROZZI.notation(setup)
    for seed in range(14):
        rng = Random(seed)
        match = Match(setup, None)
        while not match.is_over:
            before = match.table.purses()
            if match.table.seat() == CHANCE:
                action = at_random(match.table, rng)
            else:
                texts = [notation.write(option) for option in match.table.options()]
                action = notation.parse(CHOOSERS[seed % len(CHOOSERS)](texts, rng))
            entry = match.play(match.table.seat(), action)[-1]
            told = list(before)
            for event in entry.events:
                for seat, coins in event.payments():
                    told[seat] += coins
            assert tuple(told) == match.table.purses()


def test_only_events_about_money_have_payments() -> None:
    assert LotBought(STROZZI, 6).payments() == ((STROZZI, -6),)
    assert LotReturned(MEDICI, 5).payments() == ((MEDICI, -5),)
    assert HarborScored(1, (7, 0), MEDICI, 20).payments() == ((MEDICI, 20),)
    assert HarborScored(0, (3, 3), NOBODY, 0).payments() == ()
    assert MonopolyPaid(0, STROZZI, 30).payments() == ((STROZZI, 30),)
    assert PriceNamed(MEDICI, 5, (1,)).payments() == ()


def all_events() -> list[Event]:
    """Events of matches of all characters, with both values of the option."""
    events: list[Event] = []
    for last_lot in ("sold", "not_sold"):
        setup = setup_of(last_lot)
        notation = MEDICI_VS_STROZZI.notation(setup)
        for seed, choose in enumerate(CHOOSERS):
            rng = Random(seed)
            table = setup.table()
            journal = table.watch()
            while table.result() is None:
                if table.seat() == CHANCE:
                    table.apply(at_random(table, rng))
                else:
                    texts = [notation.write(option) for option in table.options()[:41]]
                    table.apply(notation.parse(choose(texts, rng)))
            events += journal
    return events


def test_every_kind_of_event_happens() -> None:
    assert {type(event) for event in all_events()} == set(EVENTS)


def test_every_event_is_read_back_from_its_json() -> None:
    codec = Codec("event", EVENTS)
    for event in all_events():
        coded = encode(event, "event", setup_of().names)
        assert codec.decode(Reader(coded, "the event", BadRecord), setup_of().names) == event


def test_an_event_names_houses_and_its_own_kind_in_json() -> None:
    assert encode(MonopolyPaid(5, STROZZI, 30), "event", setup_of().names) == {
        "event": "monopoly-paid",
        "track": "genova cloth",
        "seat": "strozzi",
        "coins": 30,
    }


def test_every_event_is_open_to_everybody() -> None:
    for event in whole_round().events:
        assert [event.seen_by(viewer) for viewer in (MEDICI, STROZZI, SPECTATOR)] == [event] * 3


def test_every_event_is_by_a_rule_that_exists() -> None:
    rules = MEDICI_VS_STROZZI.rulebook().rules

    assert {event.rule for event in EVENTS} <= set(rules)
    assert all(event.rule for event in EVENTS)


def test_only_a_drawn_tile_reveals_something() -> None:
    assert [event for event in EVENTS if event.reveals] == [TileDrawn]


def test_nobody_takes_back_an_answer_after_a_tile_is_drawn() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1")

    with pytest.raises(FiorinoError, match=r"A draw cannot be undone\."):
        playing.match.undo(MEDICI)


def test_a_table_that_nobody_watches_tells_nothing() -> None:
    watched = whole_round().match
    table = watched.at(0)
    for entry in watched.log:
        table.apply(entry.action)

    assert table.journal == []
    assert MEDICI_VS_STROZZI.encode(table) == MEDICI_VS_STROZZI.encode(watched.table)


def test_an_unwatched_table_comes_to_the_same_end() -> None:
    playing = scored(medici={"3": ship("pisa", "dye-0")}, strozzi={"3": ship("pisa", "gold-5")})
    table = playing.match.at(0)
    table.apply(playing.log[0].action)

    assert table.journal == []
    assert table.purses() == playing.money == (10, 20)
