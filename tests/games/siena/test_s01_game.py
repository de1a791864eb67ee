"""S1: the game."""

import pytest

from fiorino.core.errors import BadOption
from fiorino.games.siena import SIENA
from fiorino.games.siena.events import PointsCounted

from .opening_tables import laid, told
from .tables import Playing, at, opening, seat


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s1_1_two_to_five_players_play(players: int) -> None:
    playing = laid(players)

    assert len(playing.table.money) == players
    assert playing.setup.seat_names == ("blue", "orange", "green", "rose", "red")[:players]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_s1_1_fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="Siena is for 2, 3, 4 or 5 players"):
        SIENA.setup(players)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", ["standard", "introductory", "advanced"])
def test_s1_2_all_begin_as_peasants(players: int, game: str) -> None:
    written = SIENA.encode(opening(players, game=game).table)

    assert isinstance(written["seats"], dict)
    assert [one["status"] for one in written["seats"].values()] == ["peasant"] * players


def test_s1_2_a_player_is_peasant_merchant_or_banker() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(50, "peasant", ["inn"]),
                "orange": seat(90, "merchant", ["inn"]),
                "green": seat(20, "banker", ["inn"]),
            },
            "agenda": [{"step": "next-turn", "row": 0, "left": 3}],
        },
        players=3,
    )

    assert (playing.asked, playing.place("green")) == ("green", "banchi-di-sotto")
    playing.play("stop", "done", "done", "rise")
    assert playing.table.status == [1, 1, 2]
    playing.play("done", "rise")
    assert playing.table.status == [1, 2, 2]


def _before_the_end() -> Playing:
    """Blue has something of everything that gives points; orange is no Banker."""
    return at(
        {
            "round": 20,
            "seats": {
                "blue": seat(
                    50,
                    "banker",
                    ["inn"],
                    place="torre-del-mangia",
                    donated=1,
                    senesi=[4, 1],
                    artists=[{"value": 3}],
                ),
                "orange": seat(90, "merchant", senesi=[2]),
            },
            "goods": {"corn": {}},
            "tower": ["blue"],
            "agenda": [{"step": "banker-rest", "seat": "blue"}],
        }
    )


def test_s1_3_points_are_counted_only_when_the_game_is_over() -> None:
    playing = _before_the_end()

    assert playing.match.result is None
    assert told(playing, PointsCounted) == []
    playing.play("done")
    assert playing.match.result is None
    playing.play("decline")
    assert playing.match.result is not None
    assert told(playing, PointsCounted) != []


def test_s1_3_points_come_from_senesi_artists_and_the_tower() -> None:
    playing = _before_the_end().play("done", "decline")

    assert [(event.what, event.points) for event in told(playing, PointsCounted)] == [
        ("start", 28),
        ("richest", 2),
        ("tower", 2),
        ("artists", 3),
        ("senesi", 4 + 1),
        ("most levels", 2),
    ]
