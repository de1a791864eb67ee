"""The options of a game as named choices."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import pytest

from fiorino.core.errors import BadOption
from fiorino.core.options import Choice, Options, choice, choices, read_options, write_options
from fiorino.games.medici_vs_strozzi.options import MediciOptions

Wind = Literal["calm", "fair_wind", "storm"]
Gift = Literal["none", "wine"]


@dataclass(frozen=True)
class TripOptions(Options):
    wind: Wind = choice("calm", says="How hard it blows.", rule="T1.2")
    gift: Gift = choice("none", says="What is brought along.", rule="T3.1")


@dataclass(frozen=True)
class EditionOptions(TripOptions):
    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, str]]:
        return {"first": {}, "stormy": {"wind": "storm", "gift": "wine"}}


@dataclass(frozen=True)
class NumberOptions(Options):
    rounds: int = 3


def test_choices_are_listed_in_the_order_of_their_declaration() -> None:
    assert choices(TripOptions) == (
        Choice("wind", ("calm", "fair_wind", "storm"), "calm", "How hard it blows.", "T1.2"),
        Choice("gift", ("none", "wine"), "none", "What is brought along.", "T3.1"),
    )


def test_the_game_declares_its_options() -> None:
    (last_lot,) = choices(MediciOptions)
    assert (last_lot.name, last_lot.values, last_lot.usual, last_lot.rule) == (
        "last_lot",
        ("sold", "not_sold"),
        "sold",
        "M5.3",
    )


def test_an_option_that_is_no_choice_of_words_is_refused() -> None:
    with pytest.raises(TypeError, match="option rounds is not a choice of words"):
        choices(NumberOptions)


def test_options_that_are_not_named_have_their_usual_value() -> None:
    assert read_options(TripOptions, {}) == TripOptions("calm", "none")


def test_options_that_are_named_have_the_value_given() -> None:
    assert read_options(TripOptions, {"gift": "wine"}) == TripOptions("calm", "wine")


@pytest.mark.parametrize("text", ["fair_wind", "Fair Wind", " fair-wind ", "FAIR_WIND"])
def test_case_spaces_and_hyphens_do_not_matter_in_a_value(text: str) -> None:
    assert read_options(TripOptions, {"wind": text}) == TripOptions("fair_wind", "none")


def test_an_unknown_option_is_refused_with_the_ones_there_are_and_the_nearest() -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(TripOptions, {"winds": "calm"})
    assert str(refusal.value) == (
        "There is no option “winds”; this game knows wind and gift. Did you mean “wind”?"
    )


def test_an_unknown_value_is_refused_with_the_ones_there_are_and_the_nearest() -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(TripOptions, {"wind": "strom"})
    assert str(refusal.value) == (
        "The option “wind” must be calm, fair_wind or storm, not “strom”. Did you mean “storm”?"
    )


@pytest.mark.parametrize("value", [None, True, 3, ["calm"], {"calm": 1}, "x" * 5000])
def test_a_value_of_another_kind_is_refused(value: object) -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(TripOptions, {"wind": value})
    assert str(refusal.value).startswith("The option “wind” must be calm, fair_wind or storm, not ")
    assert len(str(refusal.value)) < 150


@pytest.mark.parametrize("edition", ["stormy", " Stormy "])
def test_an_edition_stands_for_a_set_of_options(edition: str) -> None:
    assert read_options(EditionOptions, {"edition": edition}) == EditionOptions("storm", "wine")


def test_an_edition_that_changes_nothing_is_the_usual_one() -> None:
    assert read_options(EditionOptions, {"edition": "first"}) == EditionOptions()


@pytest.mark.parametrize(
    "given", [{"edition": "stormy", "wind": "calm"}, {"wind": "calm", "edition": "stormy"}]
)
def test_a_single_option_is_set_on_top_of_an_edition_wherever_it_stands(
    given: dict[str, str],
) -> None:
    assert read_options(EditionOptions, given) == EditionOptions("calm", "wine")


def test_an_unknown_edition_is_refused_with_the_ones_there_are_and_the_nearest() -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(EditionOptions, {"edition": "Stromy"})
    assert str(refusal.value) == (
        "The edition must be first or stormy, not “stromy”. Did you mean “stormy”?"
    )


def test_a_game_without_editions_knows_no_option_of_that_name() -> None:
    with pytest.raises(BadOption, match="There is no option “edition”"):
        read_options(TripOptions, {"edition": "first"})


def test_an_edition_is_written_as_the_options_that_it_stands_for() -> None:
    options = read_options(EditionOptions, {"edition": "stormy"})
    assert write_options(options) == {"wind": "storm", "gift": "wine"}


def test_options_are_written_with_every_value_the_usual_ones_too() -> None:
    assert write_options(TripOptions(gift="wine")) == {"wind": "calm", "gift": "wine"}


def test_options_that_are_written_read_back_the_same() -> None:
    options = TripOptions("storm", "wine")
    assert read_options(TripOptions, write_options(options)) == options
