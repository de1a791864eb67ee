"""How a round and a match end in the terminal: the result first, then tables with sums."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from fiorino.cli.screens import SCREENS
from fiorino.core.game import LANGUAGES
from fiorino.core.match import Match
from fiorino.core.protocol import SPECTATOR, Event
from fiorino.locale import catalogue
from tests.games.siena.town_tables import banker, town

from .conftest import Call
from .siena_tables import greedy_match
from .support import position_file
from .test_screen import DYE_IN_PISA, nearly_over


def told(match: Match, language: str = "en") -> list[str]:
    """The lines of the outcome of a match."""
    written = io.StringIO()
    console = Console(file=written, width=80, highlight=False, color_system=None)
    players = ["you", *["greedy"] * (match.setup.players - 1)]
    screen = SCREENS[match.setup.game.name](match.setup, players, catalogue(language))
    events: list[Event] = [event for _, event in match.story() if event.seen_by(SPECTATOR)]
    for part in screen.outcome(match.table, events):
        console.print(part)
    return [" ".join(line.split()) for line in written.getvalue().splitlines()]


# Siena


def built_tower() -> Match:
    """Blue builds the last level: the Tower is complete (S29.1)."""
    playing = town(
        {
            "blue": banker(70, "torre-del-mangia", senesi=[3, 4], stinginess=2),
            "orange": banker(50, artists=[{"value": 7, "seen": []}]),
        },
        [{"step": "build-or-not", "seat": "blue"}],
        tower=["orange", "orange", "orange", "blue", "blue", "blue"],
    )
    return playing.play("build").match


def test_s30_the_points_stand_in_a_table_by_source_and_player() -> None:
    lines = told(built_tower())
    # Levels 4 to 7 give 5 + 6 + 7 + 9, levels 1 to 3 give 2 + 3 + 4 (S30.8); cubes cost 1 + 2.
    assert "levels of the Tower +27 +9" in lines
    assert "Senesi cards +7 –" in lines
    assert "Artists – +7" in lines
    assert "stinginess -3 –" in lines
    # Blue is left with 10 Florins, so orange is the richest; four levels are most (S30.5, S30.9).
    assert "richest Banker – +2" in lines
    assert "most levels +2 –" in lines
    assert "Consent Points 61 46" in lines


def test_s31_the_result_and_the_reason_come_first() -> None:
    first, heads, *_ = told(built_tower())
    assert first == "You join the Council of Nine! The Tower is complete: the match is over."
    assert heads == "1. ● you 2. ■ Orange"


def test_s31_who_is_no_banker_is_listed_last_and_without_points() -> None:
    match = greedy_match(3, options={"game": "introductory"})
    lines = told(match)
    statuses = next(line for line in lines if line.startswith("status")).split()[1:]
    totals = next(line for line in lines if line.startswith("Consent Points")).split()[2:]
    assert [total == "–" for total in totals] == [status != "Banker" for status in statuses]


def test_a_finished_position_shows_the_points_and_the_winner(call: Call) -> None:
    file = position_file(Path("p.json"), built_tower())
    said = call("position", file)
    assert said.out.startswith("Blue joins the Council of Nine!")
    assert "Consent Points 61 46" in said.words


def test_a_replay_to_the_end_shows_the_points(call: Call) -> None:
    call("play", "siena", "--seats", "greedy,greedy", "--seed", "5", "--save", "m.fiorino")
    said = call("replay", "m.fiorino")
    assert "Consent Points" in said.words.partition("joins the Council of Nine! The")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_said_in_the_language(language: str) -> None:
    for match in (built_tower(), greedy_match(5)):
        lines = told(match, language)
        assert [line for line in lines if "siena-" in line or "terminal-" in line] == []
        assert catalogue(language).text("siena-points-sum") in " ".join(lines)


# Medici vs Strozzi


def test_m6_a_round_is_counted_in_a_table_with_the_coins_before_and_after(call: Call) -> None:
    nearly_over(call, bag=["gold-5"], ships=DYE_IN_PISA)
    said = call("play", "--from", "p.json", "--seats", "Ada,Bruno", typed="0\nbuy\nthrow\nquit\n")
    rows = [" ".join(line.split()) for line in said.out.splitlines()]
    # A sum of 4 takes 20 in Pisa; 0 and 4 push the marker three spaces, which pays 10 and 10.
    assert "Medici 4 ◆+3 0 0 +20 +20 300 → 340" in rows
    assert "Strozzi 0 0 0 +0 +0 300 → 300" in rows


def test_m7_3_the_end_is_told_by_source_and_house_with_the_winner_first(call: Call) -> None:
    nearly_over(call, bag=["gold-5"], round=3, ships=DYE_IN_PISA)
    said = call("play", "--from", "p.json", "--seats", "Ada,Bruno", typed="7\nbuy\nthrow\n")
    end = said.out[said.out.rindex("Ada has won.") :]
    rows = [" ".join(line.split()) for line in end.splitlines()]
    assert rows[0].endswith("The last round is over: the money decides.")
    assert rows[1] == "1. Medici (Ada) 2. Strozzi (Bruno)"
    assert "paid for lots – -7" in rows
    assert "harbors +20 –" in rows
    assert "tracks +20 –" in rows
    assert "total 340 293" in rows
