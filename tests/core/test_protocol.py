"""The words that everything shares: plain values, events, tables."""

import dataclasses
from typing import ClassVar, Final

import pytest

from fiorino.core.features import Features, Piece
from fiorino.core.protocol import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Action,
    Event,
    Fields,
    Heuristics,
    Plain,
    Result,
    Seat,
    Table,
    event,
)
from tests.core.support import MEDICI, SETUP


class Pay(Action):
    fields: ClassVar[Fields] = {"coins": int, "to": str}

    def __init__(self, coins: int, to: str) -> None:
        self.coins: Final = coins
        self.to: Final = to


class Owe(Pay):
    """Another class with the same fields."""


@event("P1.2")
class Sold(Event):
    reveals: ClassVar[bool] = True

    seller: Seat
    coins: int
    tiles: tuple[int, ...]
    note: str


@event("P2.1")
class Auctioned(Sold):
    bids: int


class Wait(Action):
    """An action without fields."""


def test_plain_values_with_the_same_fields_are_equal() -> None:
    assert Pay(3, "bank") == Pay(3, "bank")


@pytest.mark.parametrize("other", [Pay(4, "bank"), Pay(3, "medici")])
def test_plain_values_that_differ_in_one_field_are_not_equal(other: Pay) -> None:
    assert Pay(3, "bank") != other


def test_plain_values_of_different_classes_are_not_equal() -> None:
    assert Pay(3, "bank") != Owe(3, "bank")


def test_a_plain_value_equals_nothing_that_is_not_plain() -> None:
    assert Pay(3, "bank") != (3, "bank")


def test_equal_plain_values_have_the_same_hash() -> None:
    assert len({Pay(3, "bank"), Pay(3, "bank"), Owe(3, "bank"), Wait(), Wait()}) == 3


def test_a_plain_value_prints_its_class_and_its_fields_in_order() -> None:
    assert repr(Pay(3, "bank")) == "Pay(coins=3, to='bank')"


def test_a_plain_value_without_fields_prints_as_its_class() -> None:
    assert repr(Wait()) == "Wait()"


def test_values_are_the_fields_in_the_order_of_the_constructor() -> None:
    assert Pay(3, "bank").values() == (3, "bank")


def test_a_declared_event_has_the_rule_and_the_fields_of_its_declaration() -> None:
    assert Sold.rule == "P1.2"
    assert Sold.fields == {"seller": Seat, "coins": int, "tiles": (int,), "note": str}


def test_a_declared_event_takes_its_fields_in_the_order_written() -> None:
    assert Sold(Seat(1), 5, (2, 3), "x").values() == (Seat(1), 5, (2, 3), "x")


def test_a_class_variable_is_no_field_of_a_declared_event() -> None:
    assert "reveals" not in Sold.fields
    assert Sold(Seat(1), 5, (), "").reveals


def test_declared_events_are_equal_and_printed_like_any_plain_value() -> None:
    assert Sold(Seat(1), 5, (), "") == Sold(Seat(1), 5, (), "")
    assert Sold(Seat(1), 5, (), "") != Sold(Seat(0), 5, (), "")
    assert len({Sold(Seat(1), 5, (), ""), Sold(Seat(1), 5, (), "")}) == 1
    assert repr(Sold(Seat(1), 5, (), "")) == "Sold(seller=1, coins=5, tiles=(), note='')"


def test_an_event_declared_on_another_has_its_fields_first_and_a_rule_of_its_own() -> None:
    assert Auctioned.rule == "P2.1"
    assert Sold.rule == "P1.2"
    assert list(Auctioned.fields) == ["seller", "coins", "tiles", "note", "bids"]
    assert Auctioned(Seat(1), 5, (), "", 3) != Sold(Seat(1), 5, (), "")


def test_a_declared_event_cannot_be_changed() -> None:
    told = Sold(Seat(1), 5, (), "")
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(told, "coins", 6)  # noqa: B010 - the type checker forbids it otherwise
    assert told.coins == 5


def test_a_plain_value_has_no_fields_unless_it_says_so() -> None:
    assert Plain().values() == ()


def test_an_event_is_seen_by_every_viewer_unless_it_says_otherwise() -> None:
    fact = Event()
    assert [fact.seen_by(viewer) for viewer in (Seat(0), Seat(1), SPECTATOR)] == [fact] * 3


def test_an_event_moves_no_money_unless_it_says_so() -> None:
    assert Event().payments() == ()


def test_an_event_reveals_nothing_unless_it_says_so() -> None:
    assert Event().reveals is False


def test_an_action_and_an_event_have_no_rule_unless_they_name_one() -> None:
    assert (Action().rule, Event().rule) == ("", "")


def test_the_seats_that_are_no_places_differ_from_each_other_and_from_every_place() -> None:
    beyond = {CHANCE, NOBODY, SPECTATOR}
    assert len(beyond) == 3
    assert all(seat < 0 for seat in beyond)


def test_a_table_is_not_watched_at_first() -> None:
    assert Table().watched is False


def test_a_watched_table_tells_its_events_into_the_journal_it_gave() -> None:
    table = Table()
    journal = table.watch()
    fact = Event()
    table.tell(fact)
    assert journal == [fact]
    assert table.watched


def test_watching_anew_begins_a_fresh_journal_and_leaves_the_old_one_alone() -> None:
    table = Table()
    old = table.watch()
    table.tell(Event())
    fresh = table.watch()
    assert (len(old), len(fresh)) == (1, 0)


def test_a_result_keeps_scores_and_winners() -> None:
    result = Result((310, 290), (Seat(0),))
    assert (result.scores, result.winners) == ((310, 290), (Seat(0),))


def test_heuristics_shortlist_every_option_unless_they_know_better() -> None:
    table = SETUP.table()
    assert list(Heuristics().shortlist(table)) == list(table.options())


def test_heuristics_compare_every_option_unless_they_know_better() -> None:
    table = SETUP.table()
    assert list(Heuristics().candidates(table)) == list(table.options())


def test_heuristics_give_no_reasons_and_figures_unless_they_have_some() -> None:
    table = SETUP.table()
    heuristics = Heuristics()
    assert heuristics.figures(table) == {}
    assert not heuristics.why(table, table.options()[0])
    assert not heuristics.reason_keys()


def test_a_piece_has_a_name_a_size_and_a_meaning() -> None:
    piece = Piece("money", 2, "own and other")
    assert (piece.name, piece.size, piece.meaning) == ("money", 2, "own and other")


def test_what_a_game_must_bring_itself_is_not_answered_for_it() -> None:
    with pytest.raises(NotImplementedError):
        Features().numbers(SETUP.table(), MEDICI)
