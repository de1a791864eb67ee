"""The agenda: what is on top happens next."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

import pytest

from fiorino.core.flow import AgendaTable, Step
from fiorino.core.protocol import CHANCE, NOBODY, Action, Fields, Result, Seat
from fiorino.core.random import at_random
from fiorino.core.refusals import NOT_AN_ANSWER
from fiorino.games.medici_vs_strozzi.table import MediciTable
from tests.core.support import SETUP, finished


class Say(Action):
    fields: ClassVar[Fields] = {"word": str}

    def __init__(self, word: str) -> None:
        self.word: Final = word


class Diary(AgendaTable["Diary"]):
    """A table that only writes down what is done."""

    def __init__(self, agenda: list[Step["Diary"]], pages: list[str]) -> None:
        super().__init__(agenda)
        self.pages = pages

    def clone(self) -> "Diary":
        return Diary(self.agenda.copy(), self.pages.copy())

    def result(self) -> Result | None:
        return None


class Note(Step[Diary]):
    """Writes a word by itself."""

    rule: ClassVar[str] = "D1.1"
    fields: ClassVar[Fields] = {"word": str}

    def __init__(self, word: str) -> None:
        super().__init__(NOBODY)
        self.word: Final = word

    def do(self, table: Diary) -> None:
        table.pages.append(self.word)


class Unfold(Step[Diary]):
    """Puts two notes on the agenda."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def do(self, table: Diary) -> None:
        table.pages.append("unfold")
        table.then(Note("inner one"), Note("inner two"))


class AskWord(Step[Diary]):
    """Asks a seat for a word."""

    rule: ClassVar[str] = "D2.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: Diary) -> Sequence[Action]:
        return (Say("yes"), Say(f"page {len(table.pages)}"))

    def weights(self, table: Diary) -> list[int]:
        return [1, 1 + len(table.pages)]

    def source(self, table: Diary) -> str:
        return f"source {len(table.pages)}"

    def take(self, table: Diary, action: Action) -> None:
        assert isinstance(action, Say)
        table.pages.append(action.word)


class AskFreeWord(Step[Diary]):
    """Asks for a word that is not written yet; the last one left is written by itself."""

    rule: ClassVar[str] = "D3.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: Diary) -> Sequence[Action]:
        return [Say(word) for word in ("red", "green", "blue") if word not in table.pages]

    def take(self, table: Diary, action: Action) -> None:
        assert isinstance(action, Say)
        table.pages.append(action.word)


def diary(*steps: Step[Diary]) -> Diary:
    table = Diary([], [])
    if steps:
        table.then(*steps)
    return table


def test_then_does_steps_in_the_order_written() -> None:
    table = diary(Note("one"), Note("two"), Note("three"))
    table.settle()
    assert table.pages == ["one", "two", "three"]


def test_what_a_step_adds_comes_before_what_was_waiting() -> None:
    table = diary(Unfold(), Note("after"))
    table.settle()
    assert table.pages == ["unfold", "inner one", "inner two", "after"]


def test_settling_stops_at_the_first_question() -> None:
    table = diary(Note("before"), AskWord(Seat(1)), Note("after"))
    table.settle()
    assert table.pages == ["before"]
    assert table.seat() == Seat(1)


def test_settling_stops_where_chance_is_asked() -> None:
    table = diary(Note("before"), AskWord(CHANCE), Note("after"))
    table.settle()
    assert table.seat() == CHANCE


def test_an_answer_goes_to_the_top_step_and_lets_the_automatic_steps_follow() -> None:
    table = diary(AskWord(Seat(0)), Note("after"), AskWord(Seat(1)), Note("not yet"))
    table.apply(Say("yes"))
    assert table.pages == ["yes", "after"]
    assert table.seat() == Seat(1)


def test_question_and_rule_are_read_off_the_top_step() -> None:
    table = diary(AskWord(Seat(0)), Note("after"))
    assert (table.question(), table.rule()) == ("ask-word", "D2.1")


def test_options_weights_and_source_are_those_of_the_top_step_for_this_table() -> None:
    table = diary(Note("one"), Note("two"), AskWord(CHANCE))
    table.settle()
    assert list(table.options()) == [Say("yes"), Say("page 2")]
    assert list(table.weights()) == [1, 3]
    assert table.source() == "source 2"


def test_a_step_objects_with_its_rule_unless_it_knows_a_better_reason() -> None:
    table = diary(AskWord(Seat(0)))
    objection = table.objection(Say("no"))
    assert (objection.rule, objection.said) == ("D2.1", NOT_AN_ANSWER.said())


def test_a_finished_table_asks_nobody() -> None:
    table = diary(AskWord(Seat(0)))
    table.apply(Say("yes"))
    assert (table.seat(), table.question(), table.rule()) == (NOBODY, "match-over", "")


def test_the_finished_table_of_the_game_asks_nobody() -> None:
    table = finished().table
    assert (table.seat(), table.question(), table.rule()) == (NOBODY, "match-over", "")


def test_a_step_that_asks_does_not_act_by_itself() -> None:
    with pytest.raises(NotImplementedError):
        AskWord(Seat(0)).do(diary())


def test_a_step_is_not_forced_unless_it_says_so() -> None:
    assert AskWord(Seat(0)).may_be_forced() is False


def test_a_single_answer_that_may_be_forced_happens_by_itself() -> None:
    table = diary(Note("red"), Note("green"), AskFreeWord(Seat(0)), AskWord(Seat(1)))
    table.settle()
    assert table.pages == ["red", "green", "blue"]
    assert table.seat() == Seat(1)


def test_an_answer_that_may_be_forced_is_asked_for_where_there_are_several() -> None:
    table = diary(Note("red"), AskFreeWord(Seat(0)))
    table.settle()
    assert table.question() == "ask-free-word"
    assert list(table.options()) == [Say("green"), Say("blue")]


def test_the_options_are_listed_anew_after_every_answer() -> None:
    table = diary(*[AskFreeWord(Seat(seat)) for seat in range(2)], AskWord(Seat(0)))
    table.settle()
    assert list(table.options()) == [Say("red"), Say("green"), Say("blue")]
    table.apply(Say("green"))
    assert list(table.options()) == [Say("red"), Say("blue")]
    table.apply(Say("red"))
    assert list(table.options()) == [Say("yes"), Say("page 2")]


def test_one_forced_answer_leads_to_the_next() -> None:
    table = diary(Note("red"), *[AskFreeWord(Seat(seat)) for seat in range(2)], Note("after"))
    table.settle()
    table.apply(Say("blue"))
    assert table.pages == ["red", "blue", "green", "after"]
    assert table.seat() == NOBODY


def test_a_clone_offers_the_same_and_is_forced_alike() -> None:
    table = diary(*[AskFreeWord(Seat(0)) for _ in range(3)])
    table.settle()
    twin = table.clone()
    assert list(twin.options()) == list(table.options())
    twin.apply(Say("red"))
    twin.apply(Say("blue"))
    assert twin.pages == ["red", "blue", "green"]
    assert list(table.options()) == [Say("red"), Say("green"), Say("blue")]


def test_steps_are_equal_by_content() -> None:
    assert AskWord(Seat(1)) == AskWord(Seat(1))
    assert AskWord(Seat(1)) != AskWord(Seat(0))


def test_a_clone_shares_the_steps_and_has_an_agenda_of_its_own() -> None:
    table = diary(AskWord(Seat(0)), AskWord(Seat(1)))
    twin = table.clone()
    assert all(ours is theirs for ours, theirs in zip(table.agenda, twin.agenda, strict=True))
    twin.apply(Say("yes"))
    assert (table.seat(), twin.seat()) == (Seat(0), Seat(1))


def test_no_step_of_a_match_changes_after_it_is_pushed() -> None:
    table = SETUP.table()
    assert isinstance(table, MediciTable)
    rng = Random(4)
    seen: dict[int, tuple[Step[MediciTable], str]] = {}
    while table.agenda:
        for step in table.agenda:
            seen.setdefault(id(step), (step, repr(step)))
        table.apply(at_random(table, rng))
    assert len(seen) > 100
    assert all(repr(step) == when_pushed for step, when_pushed in seen.values())
