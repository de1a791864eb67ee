"""People as others see them: profiles, the leaderboard, and what a match did to ratings."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from fiorino.server.people.profiles import leaderboard
from fiorino.server.people.ratings import BASE, POINTS
from fiorino.server.play import messages as say
from fiorino.server.storage.log import change_ratings
from fiorino.server.storage.rows import RatingChange, RatingRow
from tests.server.lobbies import MEDICI, SIENA, command, finished, opened, person, seated
from tests.server.stores import store
from tests.server.test_lobby_survives import processes
from tests.server.wire import House, Someone, house

__all__ = ["store"]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("profiles")) as made:
        yield made


def resigned(winner: Someone, loser: Someone, **more: Any) -> str:
    """A match that one of them has given up."""
    table = winner.table("me", "open", **more)
    loser.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    with loser.page(table["match"]) as wire:
        assert wire.command("resign")["kind"] == "done"
    return str(table["match"])


# Profiles.


def test_a_profile_tells_of_public_matches_and_ratings_and_nothing_else(hosted: House) -> None:
    anna, beppe = hosted.account("anna_p"), hosted.account("beppe_p")
    public = [resigned(anna, beppe, listed=True, rated=True) for _ in range(2)]
    public.append(resigned(beppe, anna, listed=True))
    private = resigned(anna, beppe)
    shown = hosted.stranger().get(f"/api/people/{anna.id}")
    assert (shown["name"], shown["guest"]) == (anna.get("/api/me")["name"], False)
    assert shown["games"] == [{"game": MEDICI, "matches": 3, "wins": 2}]
    assert [(row["game"], row["players"], row["matches"]) for row in shown["ratings"]] == [
        (MEDICI, 2, 2)
    ]
    assert [match["match"] for match in shown["recent"]] == public[::-1]
    assert private not in json.dumps(shown)
    assert set(shown) == {"id", "name", "guest", "since", "ratings", "games", "recent", "bot_of"}
    for secret in ("username", "password", "webhook", "token", "secret", "link", "anna_p"):
        assert secret not in json.dumps(shown)
    assert shown["since"] > 0


def test_of_a_guest_only_the_name_is_told(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    resigned(anna, beppe, listed=True, rated=True)
    shown = hosted.stranger().get(f"/api/people/{anna.id}")
    assert shown == {
        "id": anna.id,
        "name": "Anna",
        "guest": True,
        "since": None,
        "ratings": [],
        "games": [],
        "recent": [],
        "bot_of": None,
    }


@pytest.mark.parametrize("id", ["nobody", "x" * 60, "x" * 61, "%00", "a%2fb", "'--", "é"])
def test_nobody_has_no_profile(hosted: House, id: str) -> None:
    hosted.stranger().get(f"/api/people/{id}", 404)


def test_a_player_at_one_device_is_counted_once_in_the_list(hosted: House) -> None:
    anna = hosted.account("anna_d")
    table = anna.table("me", "me", listed=True)
    with anna.page(table["match"]) as wire:
        wire.command("resign")
    shown = anna.get(f"/api/people/{anna.id}")
    assert [match["match"] for match in shown["recent"]] == [table["match"]]


# The leaderboard.


async def test_the_leaderboard_has_the_settled_ratings_of_accounts_the_best_first(
    store: Any,
) -> None:
    async with opened(store) as lobby:
        strengths = {
            "ada": (30.0, 2.0),
            "bruno": (31.0, 2.0),
            "carla": (40.0, 8.0),
            "dino": (35.0, 2.0),
        }
        room = await seated(lobby, MEDICI, "ada", "bruno")
        for who in strengths:
            await person(lobby, who)
            if who != "dino":
                await store.set_account(who, f"{who}_account", "hash")
        rows = [
            RatingRow(person=who, game=MEDICI, players=2, mu=mu, sigma=sigma, matches=20)
            for who, (mu, sigma) in strengths.items()
        ]
        change = RatingChange(
            people=tuple(strengths), game=MEDICI, players=2, update=lambda _: rows
        )
        await store.write(lambda connection: change_ratings(connection, change, room.id))
        board = await leaderboard(store, MEDICI, None)
        assert (board.game, board.players) == (MEDICI, 2)
        assert [(one.place, one.name, one.rating) for one in board.leaders] == [
            (1, "Bruno", BASE + POINTS * 25),
            (2, "Ada", BASE + POINTS * 24),
        ], "Carla is provisional, and Dino a guest"
        assert (await leaderboard(store, SIENA, 3)).leaders == []


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("", 200),
        (f"?game={SIENA}&players=4", 200),
        (f"?game={MEDICI}&players=3", 422),
        ("?game=chess", 404),
        (f"?game={SIENA}&players=99", 422),
        (f"?game={SIENA}&players=x", 422),
    ],
)
def test_the_leaderboard_of_a_game(hosted: House, query: str, status: int) -> None:
    hosted.stranger().get(f"/api/leaderboard{query}", status)


# What a match did to ratings.


async def test_a_rated_match_tells_what_it_did_to_every_rating(store: Any) -> None:
    async with opened(store) as lobby:
        first = await seated(lobby, MEDICI, "ada", "bruno", rated=True)
        assert first.shown("ada", 0).ratings == []
        await first.do("bruno", command(say.Resign, first))
        ada, bruno = first.shown("ada", 0).ratings
        assert (ada.seat, bruno.seat) == ("medici", "strozzi")
        assert (ada.before, bruno.before) == (1500, 1500)
        assert ada.after > 1500 > bruno.after
        assert ada.provisional
        second = await seated(lobby, MEDICI, "bruno", "ada", rated=True)
        await second.do("ada", command(say.Resign, second))
        moves = {move.seat: (move.before, move.after) for move in second.shown(None, 0).ratings}
        assert moves["strozzi"][0] == ada.after
        assert moves["medici"][0] == bruno.after
        assert moves["medici"][1] > bruno.after
        casual = await finished(lobby, "ada", "bruno")
        assert casual.shown("ada", 0).ratings == []
    async with opened(store) as lobby:
        again = await lobby.room(first.id)
        assert again.shown("ada", 0).ratings == [ada, bruno]


async def test_what_a_match_did_to_ratings_reaches_the_other_process(postgres_url: str) -> None:
    async with processes(postgres_url) as (here, there):
        room = await seated(here, MEDICI, "ada", "bruno", rated=True)
        twin = await there.room(room.id)
        await room.do("ada", command(say.Resign, room))
        await twin.catch_up()
        assert len(twin.shown("bruno", 0).ratings) == 2
        assert twin.shown("bruno", 0).ratings == room.shown("ada", 0).ratings
