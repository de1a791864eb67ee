"""`fiorino bench engine`: what it reports, not how fast this machine is."""

import sys
from importlib.metadata import PackageNotFoundError
from types import ModuleType, SimpleNamespace
from typing import ClassVar, Final

import pytest

from fiorino.cli import bench
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, Action, Seat, Table
from fiorino.games.medici_vs_strozzi.table import HarborTable
from fiorino.games.siena import SIENA
from fiorino.games.siena.table import SienaTable

from .conftest import Call
from .support import GAME, SETUP

SHORT: Final = ("bench", "engine", "--seconds", "0.01", "--memory", "4")
CONTENDERS: Final = [f"{GAME}, 2 players", "siena, 2 players", "siena, 5 players"]
ANSWERS: Final = (1, 3, 1, 2, 1, 7, 1, 1, 2, 1)
"""How many answers the peer has at each of its ticks: four choices in ten actions."""


@pytest.fixture(autouse=True)
def _few_clones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CLONES", 20)


class Peer:
    """A game of the peer that is won after its last tick."""

    begun: ClassVar[int] = 0

    def __init__(self, players: list[str]) -> None:
        assert players == ["red player", "blue player"]
        type(self).begun += 1
        self.ticks = 0

    @property
    def state(self) -> SimpleNamespace:
        return SimpleNamespace(playable_actions=range(ANSWERS[self.ticks]), num_turns=0)

    def winning_color(self) -> str | None:
        return "red" if self.ticks == len(ANSWERS) else None

    def play_tick(self) -> None:
        self.ticks += 1


class EndlessPeer(Peer):
    """A game that nobody wins, with a turn at every tick."""

    @property
    def state(self) -> SimpleNamespace:
        return SimpleNamespace(playable_actions=range(2), num_turns=self.ticks)

    def winning_color(self) -> str | None:
        return None


def install(monkeypatch: pytest.MonkeyPatch, game: type[Peer]) -> None:
    module = ModuleType("catanatron")
    vars(module).update(Color=("red", "blue"), RandomPlayer="{} player".format, Game=game)
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr(bench, "version", {"catanatron": "9.8.7"}.get)
    monkeypatch.setattr(game, "begun", 0)


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> type[Peer]:
    install(monkeypatch, Peer)
    return Peer


@pytest.fixture
def no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(bench, "version", version)


def test_the_engine_is_measured_beside_its_peer(call: Call, peer: type[Peer]) -> None:
    found = call(*SHORT, "--json").json()
    assert [rate["name"] for rate in found["rates"]] == ["bare loop", "catanatron", *CONTENDERS]
    assert found["peer"] == "catanatron 9.8.7"
    assert peer.begun >= bench.SLICES


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


def test_a_choice_of_the_peer_has_at_least_two_answers(peer: type[Peer]) -> None:
    play = bench.play_peer()
    assert play is not None
    assert play() == (4, 10)


def test_a_match_of_the_peer_that_nobody_wins_ends_at_its_own_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, EndlessPeer)
    play = bench.play_peer()
    assert play is not None
    assert play() == (bench.PEER_TURNS, bench.PEER_TURNS)


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


@pytest.mark.parametrize(
    ("setup", "table_type"),
    [(SETUP, HarborTable), (SIENA.setup(2), SienaTable), (SIENA.setup(5), SienaTable)],
    ids=CONTENDERS,
)
def test_a_match_counts_as_choices_what_players_could_answer_in_two_ways(
    monkeypatch: pytest.MonkeyPatch, setup: Setup, table_type: type[Table]
) -> None:
    asked: list[tuple[Seat, int]] = []
    apply = table_type.apply

    def counted(table: Table, action: Action) -> None:
        asked.append((table.seat(), len(table.options())))
        apply(table, action)

    monkeypatch.setattr(table_type, "apply", counted)
    choices, actions = bench.random_play(setup)()
    assert choices == sum(seat != CHANCE and offered > 1 for seat, offered in asked)
    assert 0 < choices < actions == len(asked)


def test_a_length_that_is_no_number_is_wrong_usage(call: Call) -> None:
    assert call("bench", "engine", "--seconds", "long").code == 2


def test_bench_alone_lists_what_can_be_measured(call: Call) -> None:
    assert "engine" in call("bench", "--help").out
