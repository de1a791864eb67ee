"""`fiorino bench`: what it asks to be measured, and what it tells."""

import json
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError
from typing import Final

import pytest

from fiorino.bench import engine as bench_engine
from fiorino.bench import server as bench_server
from fiorino.bench.server_report import (
    Acknowledgements,
    Load,
    Memory,
    Report,
    Storm,
    Wanted,
    make_report,
)
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA
from tests.bench.peer import Peer, install

from .conftest import Call
from .support import GAME, assert_refused

SHORT: Final = ("bench", "engine", "--seconds", "0.01", "--memory", "4")
CONTENDERS: Final = [f"{GAME}, 2 players", "siena, 2 players", "siena, 5 players"]
REPORT: Final = make_report(
    Wanted(MEDICI_VS_STROZZI, 2, 2, 0.6, 0.05, 6, None),
    live=Load(40.0, 5.0, 12.0, 1.0),
    full=Load(900.0, 2.0, 6.0, 0.8),
    shared=1.5,
    bare=Load(1200.0, 1.0, 3.0, 0.2),
    alone=Load(800.0, 1.5, 4.0, 0.3),
    memory=Memory(6, 100.0, 101.0, 170.0),
    storm=Storm(6, 0.1, 0.2),
    acknowledgements=Acknowledgements(2, 600, 0, 0),
)


def test_the_help_lists_what_can_be_measured(call: Call) -> None:
    said = call("bench", "--help").out
    assert "engine" in said
    assert "server" in said


# The engine


@pytest.fixture(autouse=True)
def _few_clones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_engine, "CLONES", 20)


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> type[Peer]:
    install(monkeypatch, Peer)
    return Peer


@pytest.fixture
def no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(bench_engine, "version", version)


def test_the_engine_is_measured_beside_its_peer(call: Call, peer: type[Peer]) -> None:
    found = call(*SHORT, "--json").json()
    assert [rate["name"] for rate in found["rates"]] == ["bare loop", "catanatron", *CONTENDERS]
    assert found["peer"] == "catanatron 9.8.7"
    assert peer.begun >= bench_engine.SLICES


@pytest.mark.parametrize(
    ("rate", "ratio"),
    [("choices_per_second", "times_peer"), ("actions_per_second", "times_peer_actions")],
    ids=["choices", "actions"],
)
def test_rates_are_told_as_multiples_of_the_peer(
    call: Call, peer: type[Peer], rate: str, ratio: str
) -> None:
    rates = call(*SHORT, "--json").json()["rates"]
    against = next(each[rate] for each in rates if each["name"] == "catanatron")
    for each in rates:
        assert each[ratio] == pytest.approx(each[rate] / against)


def test_the_report_names_the_peer(call: Call, peer: type[Peer]) -> None:
    said = call(*SHORT)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("×") == 2
    assert "…" not in said.out
    assert "catanatron 9.8.7" in said.out


@pytest.mark.parametrize("width", ["60", "80", "104"])
def test_the_report_names_every_contender_in_full(call: Call, peer: type[Peer], width: str) -> None:
    said = call(*SHORT, COLUMNS=width)
    assert said.widest <= int(width)
    for name in ("bare loop", *CONTENDERS):
        assert f" {name} " in said.out


@pytest.mark.usefixtures("no_peer")
def test_without_the_peer_the_engine_is_measured_alone(call: Call) -> None:
    found = call(*SHORT, "--json").json()
    assert [rate["name"] for rate in found["rates"]] == ["bare loop", *CONTENDERS]
    ratios = {(rate["times_peer"], rate["times_peer_actions"]) for rate in found["rates"]}
    assert ratios == {(None, None)}
    assert found["peer"] is None


@pytest.mark.usefixtures("no_peer")
def test_without_the_peer_the_report_says_how_to_get_it(call: Call) -> None:
    said = call(*SHORT)
    assert said.code == 0
    assert "pip install '.[bench]'" in said.words
    assert "no peer" in said.words


@pytest.mark.usefixtures("no_peer")
def test_the_report_tells_clones_and_memory(call: Call) -> None:
    found = call(*SHORT, "--json").json()
    assert found["memory_matches"] == 4
    assert isinstance(found["memory_growth_kb"], float)
    assert list(found["clone_microseconds"]) == CONTENDERS
    assert all(cost > 0 for cost in found["clone_microseconds"].values())


@pytest.mark.usefixtures("no_peer")
def test_every_engine_makes_choices_and_more_actions_than_those(call: Call) -> None:
    _, *engines = call(*SHORT, "--json").json()["rates"]
    assert all(0 < rate["choices_per_second"] < rate["actions_per_second"] for rate in engines)


def test_a_length_that_is_no_number_is_wrong_usage(call: Call) -> None:
    assert call("bench", "engine", "--seconds", "long").code == 2


# The server


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Wanted]:
    """What the command wants measured; it is told a report at once."""
    asked: list[Wanted] = []

    async def tell(wanted: Wanted) -> Report:
        asked.append(wanted)
        return REPORT

    monkeypatch.setattr(bench_server, "measure", tell)
    return asked


@pytest.mark.usefixtures("measured")
def test_the_figures_are_told_as_json(call: Call) -> None:
    found = call("bench", "server", "--json").json()
    assert found == json.loads(json.dumps(asdict(REPORT)))
    assert [target["name"] for target in found["targets"]] == [
        "moves, of the bare loop's messages with a commit each",
        "p99 at 2 live tables",
        "memory with 6 watching",
        "lost acknowledgements",
    ]


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize("width", ["80", "104"])
def test_the_figures_are_told_as_tables(call: Call, width: str) -> None:
    said = call("bench", "server", COLUMNS=width)
    assert said.code == 0
    assert "2 tables of medici-vs-strozzi for 2" in said.words
    assert "bare loop, as many commits" in said.words
    assert " 0 lost" in said.words
    assert "…" not in said.out
    assert said.widest <= int(width)


def test_200_tables_and_1000_sockets_are_usual(call: Call, measured: list[Wanted]) -> None:
    call("bench", "server")
    assert measured == [Wanted(MEDICI_VS_STROZZI, 2, 200, 10.0, 1.0, 1000, None)]


def test_another_game_and_database_can_be_measured(call: Call, measured: list[Wanted]) -> None:
    call("bench", "server", "--game", "siena", "--players", "3", "--database", "postgresql:///x")
    assert measured == [Wanted(SIENA, 3, 200, 10.0, 1.0, 1000, "postgresql:///x")]


def test_a_number_of_players_that_the_game_is_not_for_is_refused(call: Call) -> None:
    assert_refused(call("bench", "server", "--players", "3"), "is not for 3 players")
