"""`fiorino bench engine`: what it reports, not how fast this machine is."""

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError
from types import ModuleType, SimpleNamespace
from typing import Final

import pytest

from fiorino.cli import bench
from fiorino.core.protocol import CHANCE, Action, Seat
from fiorino.games.medici_vs_strozzi.table import HarborTable

from .conftest import Call
from .support import GAME, SETUP

SHORT: Final = ("bench", "engine", "--seconds", "0.01", "--memory", "4")


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A peer of ten decisions a match, and a list of the matches that it played."""
    played: list[int] = []

    class Game:
        def __init__(self, players: list[str]) -> None:
            assert players == ["red player", "blue player"]
            self.state = SimpleNamespace(actions=[])

        def play(self) -> None:
            self.state.actions += range(10)
            played.append(len(self.state.actions))

    module = ModuleType("catanatron")
    vars(module).update(Color=("red", "blue"), RandomPlayer="{} player".format, Game=Game)
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr(bench, "version", {"catanatron": "9.8.7"}.get)
    return played


@pytest.fixture
def no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(bench, "version", version)


def test_the_engine_is_measured_beside_its_peer(call: Call, peer: list[int]) -> None:
    found = call(*SHORT, "--json").json()
    assert {rate["name"] for rate in found["rates"]} >= {"bare loop", "catanatron", GAME}
    assert found["peer"] == "catanatron 9.8.7"
    assert len(peer) >= bench.SLICES


def test_rates_are_told_as_multiples_of_the_peer(call: Call, peer: list[int]) -> None:
    rates = call(*SHORT, "--json").json()["rates"]
    against = next(rate["decisions_per_second"] for rate in rates if rate["name"] == "catanatron")
    for rate in rates:
        assert rate["times_peer"] == pytest.approx(rate["decisions_per_second"] / against)


def test_the_report_names_the_peer(call: Call, peer: list[int]) -> None:
    said = call(*SHORT)
    assert (said.code, said.err) == (0, "")
    assert "× catanatron" in said.out
    assert "catanatron 9.8.7" in said.out


@pytest.mark.usefixtures("no_peer")
def test_without_the_peer_the_engine_is_measured_alone(call: Call) -> None:
    found = call(*SHORT, "--json").json()
    assert GAME in {rate["name"] for rate in found["rates"]}
    assert {rate["times_peer"] for rate in found["rates"]} == {None}
    assert found["peer"] is None


@pytest.mark.usefixtures("no_peer")
def test_without_the_peer_the_report_says_how_to_get_it(call: Call) -> None:
    said = call(*SHORT)
    assert said.code == 0
    assert "pip install 'fiorino[bench]'" in said.words
    assert "no peer" in said.words


@pytest.mark.usefixtures("no_peer")
def test_the_report_tells_clones_and_memory(call: Call) -> None:
    found = call(*SHORT, "--json").json()
    assert found["memory_matches"] == 4
    assert isinstance(found["memory_growth_kb"], float)
    assert found["clone_microseconds"][GAME] > 0


@pytest.mark.usefixtures("no_peer")
def test_every_rate_is_of_decisions_that_were_made(call: Call) -> None:
    rates = call(*SHORT, "--json").json()["rates"]
    assert all(rate["decisions_per_second"] > 0 for rate in rates)


def test_a_match_counts_the_decisions_of_players_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Seat] = []
    options = HarborTable.options

    def counted(table: HarborTable) -> Sequence[Action]:
        asked.append(table.seat())
        return options(table)

    monkeypatch.setattr(HarborTable, "options", counted)
    decisions = bench._random_play(SETUP)()
    assert decisions == sum(seat != CHANCE for seat in asked)
    assert 0 < decisions < len(asked)


def test_a_length_that_is_no_number_is_wrong_usage(call: Call) -> None:
    assert call("bench", "engine", "--seconds", "long").code == 2


def test_bench_alone_lists_what_can_be_measured(call: Call) -> None:
    assert "engine" in call("bench", "--help").out
