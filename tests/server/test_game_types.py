"""The types of a game that the page is generated from are those of what the game tells."""

import re
from random import Random
from typing import Any, Literal, TypedDict, get_args

import msgspec
import pytest

from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.plain import SPECTATOR, Seat
from fiorino.core.protocol import Event
from fiorino.core.random import Chance
from fiorino.games import GAMES
from fiorino.server.schema.games import game_types

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def interface(types: str, name: str) -> dict[str, str]:
    """The fields of a generated interface, each with its type."""
    body = re.search(rf"^export interface {name} {{\n(.*?)^}}", types, re.DOTALL | re.MULTILINE)
    assert body, name
    return dict(re.findall(r"^  (\w+): (.+);$", body[1], re.MULTILINE))


def as_declared(value: object, kind: Any) -> bool:
    """Whether a value has the type that is declared, and no more fields than that."""
    return bool(msgspec.convert(value, kind, strict=True) == value)


@every_game
def test_the_words_of_a_unit_are_those_of_its_box(game: Game) -> None:
    names = game.setup(max(game.players)).names
    assert {unit: get_args(words) for unit, words in game.told.words.items()} == {
        unit: tuple(names[unit]) for unit in game.told.words
    }


@every_game
def test_the_parts_of_a_game_are_as_declared(game: Game) -> None:
    assert as_declared(game.page().parts(game.setup()), game.told.parts)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_match_tells_is_as_declared(game: Game, seed: int) -> None:
    players = game.players[seed % len(game.players)]
    match, rng = Match(game.setup(players), Chance(str(seed))), Random(seed)
    told: set[type[Event]] = set()
    while not match.is_over:
        for viewer in (SPECTATOR, *map(Seat, range(players))):
            assert as_declared(game.view(match.table, viewer), game.told.view)
        if game.told.outlook is not None:
            assert as_declared(game.page().outlook(match.table), game.told.outlook)
        match.play(match.table.seat(), rng.choice(list(match.table.options())))
        told |= {type(event) for event in match.log[-1].events}
    assert len(told) > 5
    assert told <= set(game.told.events)


@every_game
def test_an_event_has_exactly_its_own_fields(game: Game) -> None:
    types = game_types(game)
    for kind in game.told.events:
        assert list(interface(types, kind.__name__)) == ["event", *kind.fields]


def test_units_sets_and_what_may_be_empty_are_written_as_the_codec_writes_them() -> None:
    medici, siena = map(game_types, GAMES)
    assert interface(medici, "HarborScored") == {
        "event": '"harbor-scored"',
        "harbor": "string",
        "sums": "number[]",
        "winner": "Seat | null",
        "coins": "number",
    }
    assert interface(siena, "GoodsGone") == {"event": '"goods-gone"', "goods": "Good[]"}


def test_views_are_written_with_their_lists_records_and_choices() -> None:
    medici, siena = map(game_types, GAMES)
    assert interface(medici, "TableView")["ships"] == "ShipView[][]"
    assert interface(medici, "TableView")["bag"] == "Record<string, number>"
    assert interface(siena, "TurnView")["sold"] == "Partial<Record<Good, number>>"
    assert interface(siena, "TableView")["game"] == '"standard" | "introductory" | "advanced"'
    assert 'export type Road = "firenze" | "arezzo";' in siena


class Chosen(TypedDict):
    """A list of a choice."""

    kinds: list[Literal["a", "b"]]
    odd: bytes


def test_a_type_that_nobody_knows_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    monkeypatch.setattr(game.told, "view", Chosen)
    with pytest.raises(ValueError, match="there is no TypeScript for <class 'bytes'>"):
        game_types(game)
