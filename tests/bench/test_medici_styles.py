"""What styles give away: little, and nothing where nothing is close."""

from typing import ClassVar

from fiorino.bench.medici_styles import given_away
from fiorino.core.styles import Style
from fiorino.games.medici_vs_strozzi.styles import MediciStyles


class Indifferent(MediciStyles):
    """No answer is close to another."""

    close: ClassVar[float] = 0.0


def test_a_style_gives_away_a_few_coins_a_match() -> None:
    lost = given_away(1, "styles", MediciStyles())
    assert set(lost) == {Style.PATIENT, Style.BOLD, Style.BUILDER}
    assert 0 < lost[Style.BOLD] < 4
    assert 0 < lost[Style.PATIENT] < 4
    assert 0 <= lost[Style.BUILDER] < 1


def test_nothing_is_given_away_where_nothing_is_close() -> None:
    assert set(given_away(1, "styles", Indifferent()).values()) == {0.0}
