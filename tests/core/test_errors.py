"""What is refused, and how it reads."""

import pytest

from fiorino.core.errors import (
    BadBox,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    FiorinoError,
    IllegalAction,
    LawBroken,
    UnknownName,
)


def test_an_illegal_action_says_the_reason_and_the_rule() -> None:
    refusal = IllegalAction("M3.1", "a price is from 0 to 400")
    assert (refusal.rule, refusal.reason) == ("M3.1", "a price is from 0 to 400")
    assert str(refusal) == "a price is from 0 to 400 (rule M3.1)"


@pytest.mark.parametrize(
    "kind", [IllegalAction, BadNotation, BadOption, BadBox, BadPosition, BadRecord, UnknownName]
)
def test_everything_that_a_person_can_get_wrong_is_a_fiorino_error(kind: type) -> None:
    assert issubclass(kind, FiorinoError)


def test_a_broken_law_is_no_fault_of_a_person() -> None:
    assert not issubclass(LawBroken, FiorinoError)
    assert issubclass(LawBroken, AssertionError)
