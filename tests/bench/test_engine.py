"""The engine beside its peer: what is counted."""

import pytest

from fiorino.bench import engine
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, Action, Seat, Table
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import MediciTable
from fiorino.games.siena import SIENA
from fiorino.games.siena.table import SienaTable
from tests.bench.peer import EndlessPeer, Peer, install


def test_a_choice_of_the_peer_has_at_least_two_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Peer)
    play = engine.play_peer()
    assert play is not None
    assert play() == (4, 10)


def test_a_match_of_the_peer_that_nobody_wins_ends_at_its_own_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, EndlessPeer)
    play = engine.play_peer()
    assert play is not None
    assert play() == (engine.PEER_TURNS, engine.PEER_TURNS)


@pytest.mark.parametrize(
    ("setup", "table_type"),
    [
        (MEDICI_VS_STROZZI.setup(2), MediciTable),
        (SIENA.setup(2), SienaTable),
        (SIENA.setup(5), SienaTable),
    ],
    ids=["medici-vs-strozzi", "siena for 2", "siena for 5"],
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
    choices, actions = engine.listing_play(setup)()
    assert choices == sum(seat != CHANCE and offered > 1 for seat, offered in asked)
    assert 0 < choices < actions == len(asked)
