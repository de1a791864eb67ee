"""Pairing: who waits for the same plays together, the longest waiting first, in any process."""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.core.errors import BadOption, UnknownName
from fiorino.server.limits import Limiter, Rate, TooMany
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.pairing import GONE, fitting
from fiorino.server.storage import Store
from fiorino.server.storage.rows import WaitingRow
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    WIDE,
    Page,
    Time,
    lobby_at,
    opened,
    person,
    until,
)
from tests.server.stores import store
from tests.server.test_lobby_survives import processes
from tests.server.wire import house

__all__ = ["store"]

NOBODY_APART: Final[frozenset[tuple[str, str]]] = frozenset()


def seek(**more: Any) -> say.Seek:
    return say.Seek(**{"id": "s1", "game": MEDICI, "pace": "5+5"} | more)


async def seeking(lobby: Lobby, name: str, **more: Any) -> Page:
    """Somebody waits on a page."""
    await person(lobby, name)
    page = Page(name)
    assert isinstance(await lobby.pairing.seek(page, name, seek(**more)), say.Seeking)
    return page


async def quiet(lobby: Lobby) -> None:
    """Until nothing is looked for any more."""
    await until(lambda: not lobby._kept)


def paired(page: Page) -> list[str]:
    return [told["match"] for told in page.of_kind("paired")]


def row(name: str, since: float, **more: Any) -> WaitingRow:
    usual: dict[str, Any] = {
        "person": name, "id": name, "game": MEDICI, "pace": "5+5", "players": 2, "rated": False,
        "rating": 1500, "window": None, "nonce": None, "since": since, "seen_at": since,
    }  # fmt: skip
    return WaitingRow(**usual | more)


# Who fits.


def test_the_longest_waiting_play_first() -> None:
    rows = [row(name, number) for number, name in enumerate("abcd")]
    group = fitting(rows, NOBODY_APART)
    assert group is not None
    assert [one.person for one in group] == ["a", "b"]
    assert fitting(rows[:1], NOBODY_APART) is None


@pytest.mark.parametrize(
    "other", [{"game": SIENA}, {"pace": "10+10"}, {"players": 3}, {"rated": True}]
)
def test_only_who_wants_the_same_plays_together(other: dict[str, Any]) -> None:
    assert fitting([row("a", 1), row("b", 2, **other)], NOBODY_APART) is None


def test_a_window_holds_for_both_sides() -> None:
    strong, weak = row("a", 1, rating=1800), row("b", 2, rating=1500)
    assert fitting([strong, weak], NOBODY_APART) is not None
    for rows in (
        [row("a", 1, rating=1800, window=299), weak],
        [strong, row("b", 2, rating=1500, window=299)],
    ):
        assert fitting(rows, NOBODY_APART) is None
    near = row("c", 3, rating=1600, window=200)
    group = fitting([row("a", 1, rating=1800, window=200), weak, near], NOBODY_APART)
    assert group is not None
    assert [one.person for one in group] == ["a", "c"]


@pytest.mark.parametrize("pair", [("a", "b"), ("b", "a")])
def test_who_is_blocked_is_passed_over(pair: tuple[str, str]) -> None:
    rows = [row(name, number) for number, name in enumerate("abc")]
    group = fitting(rows, frozenset({pair}))
    assert group is not None
    assert [one.person for one in group] == ["a", "c"]


def test_a_group_is_found_past_somebody_who_does_not_fit_it() -> None:
    rows = [row(name, number, players=3, game=SIENA) for number, name in enumerate("abcd")]
    group = fitting(rows, frozenset({("b", "c"), ("d", "b")}))
    assert group is not None
    assert [one.person for one in group] == ["a", "c", "d"]


# A table begins by itself.


async def test_two_who_wait_get_a_table_that_runs_and_both_are_told(store: Store) -> None:
    async with opened(store) as lobby:
        first = await seeking(lobby, "ada", id="of-ada", rated=True, nonce="a1")
        await quiet(lobby)
        assert paired(first) == []
        second = await seeking(lobby, "bruno", id="of-bruno", rated=True, nonce="b1")
        await until(lambda: bool(paired(first) and paired(second)))
        ((match,), (same,)) = paired(first), paired(second)
        assert match == same
        assert (first.told[-1]["id"], second.told[-1]["id"]) == ("of-ada", "of-bruno")
        room = await lobby.room(match)
        # Whoever looks again for those that were paired may tell them a moment before it begins.
        await until(lambda: room.row.status == "running")
        assert {seat.person: seat.nonce for seat in room.seats} == {"ada": "a1", "bruno": "b1"}
        assert (room.row.rated, room.row.listed, room.row.hints) == (True, True, False)
        assert room.live.time.clock is not None
        assert (room.live.time.clock.seconds, room.live.time.clock.increment) == (300.0, 5.0)
        await quiet(lobby)
        assert await store.waiting(0.0) == []
        assert await store.end_waits([told["id"] for told in first.told]) == []


async def test_as_many_as_are_wanted_play_together(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        wanted: dict[str, Any] = {"game": SIENA, "players": 3, "pace": "1d"}
        pages = [await seeking(lobby, name, **wanted) for name in ("ada", "bruno", "carla")]
        await until(lambda: all(paired(page) for page in pages))
        assert len({paired(page)[0] for page in pages}) == 1


async def test_who_waits_no_more_is_not_paired(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        first = await seeking(lobby, "ada")
        await lobby.pairing.unseek(first)
        second = await seeking(lobby, "bruno")
        await quiet(lobby)
        lobby.pairing.leave(second)
        await quiet(lobby)
        third = await seeking(lobby, "carla")
        await quiet(lobby)
        assert [paired(page) for page in (first, second, third)] == [[], [], []]
        assert [one.person for one in await lobby.store.waiting(0.0)] == ["carla"]


async def test_blocks_are_respected_and_the_next_one_fits(store: Store) -> None:
    async with opened(store) as lobby:
        for name in ("ada", "bruno"):
            await person(lobby, name)
        await store.block("bruno", "ada")
        pages = [await seeking(lobby, name) for name in ("ada", "bruno")]
        await quiet(lobby)
        assert [paired(page) for page in pages] == [[], []]
        third = await seeking(lobby, "carla")
        await until(lambda: bool(paired(third)))
        await until(lambda: bool(paired(pages[0])))
        assert paired(pages[1]) == []


async def test_one_person_on_two_pages_waits_once_and_the_first_page_is_told(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        first = await seeking(lobby, "ada", id="first")
        await quiet(lobby)
        second = await seeking(lobby, "ada", id="second")
        await until(lambda: bool(first.of_kind("refused")))
        assert first.told[-1]["id"] == "first"
        assert first.told[-1]["reason_key"]["key"] == "refusal-waiting-elsewhere"
        other = await seeking(lobby, "bruno")
        await until(lambda: bool(paired(second) and paired(other)))
        assert paired(first) == []


async def test_a_wait_that_nobody_confirms_is_over(store: Store) -> None:
    now = Time()
    async with opened(store, now=now) as lobby:
        await person(lobby, "ada")
        await store.wait(row("ada", now.now))  # by a process that dies
        now.now += GONE + 1
        page = await seeking(lobby, "bruno")
        await quiet(lobby)
        assert paired(page) == []
        assert [one.person for one in await store.waiting(0.0)] == ["bruno"]


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"game": "chess"}, UnknownName),
        ({"pace": "1+0"}, BadOption),
        ({"pace": "none"}, BadOption),
        ({"players": 3}, BadOption),
    ],
)
async def test_what_cannot_be_played_is_not_waited_for(
    tmp_path: Path, wish: dict[str, Any], fault: type[Exception]
) -> None:
    async with lobby_at(tmp_path) as lobby:
        await person(lobby, "ada")
        with pytest.raises(fault):
            await lobby.pairing.seek(Page("ada"), "ada", seek(**wish))
        assert await lobby.store.waiting(0.0) == []


async def test_waits_are_limited(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        lobby.limits = Limiter(dataclasses.replace(WIDE, seeks=Rate(1, 60)))  # type: ignore[misc]
        await seeking(lobby, "ada")
        with pytest.raises(TooMany):
            await seeking(lobby, "ada")


# The socket.


def test_pages_wait_over_their_sockets_and_a_page_that_is_closed_waits_no_more(
    tmp_path: Path,
) -> None:
    wanted = {"game": MEDICI, "pace": "10+10"}
    with house(tmp_path) as hosted:
        anna, beppe, carla = (hosted.guest(name) for name in ("Anna", "Beppe", "Carla"))
        with carla.page() as gone:
            gone.send("seek", id="c", **wanted)
            assert gone.hear_until("seeking")["id"] == "c"
        with hosted.stranger().page() as watcher:
            watcher.send("lobby")
            first = watcher.hear_until("tables")
            while first["waiting"]:
                first = watcher.hear_until("tables")
            watcher.send("seek", id="n", **wanted)
            refused = watcher.hear_until("refused")
            assert refused["reason_key"]["key"] == "refusal-no-pairing-as-nobody"
            with anna.page() as one, beppe.page() as two:
                one.send("seek", id="a", **wanted)
                one.hear_until("seeking")
                told = watcher.hear_until("tables")
                while not told["waiting"]:
                    told = watcher.hear_until("tables")
                assert told["waiting"] == [wanted | {"players": 2, "rated": False, "people": 1}]
                two.send("seek", id="b", **wanted)
                match = two.hear_until("paired")["match"]
                assert one.hear_until("paired")["match"] == match
                assert anna.get(f"/api/tables/{match}")["welcome"] == "seated"
                two.send("unseek")
                two.send("ping", id="p")
                assert two.hear_until("pong")
        for message in ({"id": "x"}, {"id": "x", **wanted, "window": 1}, {"id": "x", "players": 9}):
            with anna.page() as page:
                page.send("seek", **message)
                assert page.hear()["kind"] == "refused"


# Two processes.


async def test_people_of_two_processes_find_each_other_once(postgres_url: str) -> None:
    async with processes(postgres_url) as lobbies:
        names = [f"p{number}" for number in range(10)]
        for name in names:
            await person(lobbies[0], name)
        pages = await asyncio.gather(
            *[seeking(lobbies[number % 2], name) for number, name in enumerate(names)]
        )
        await until(lambda: all(paired(page) for page in pages))
        matches = [paired(page) for page in pages]
        assert all(len(found) == 1 for found in matches)
        tables = {found[0] for found in matches}
        assert len(tables) == 5
        for match in tables:
            room = await lobbies[0].room(match)
            seated = {seat.person for seat in room.seats}
            assert seated == {
                page.person for page, found in zip(pages, matches, strict=True) if found == [match]
            }
            await until(lambda: room.row.status == "running")  # noqa: B023
        for lobby in lobbies:
            await quiet(lobby)
        assert await lobbies[0].store.waiting(0.0) == []


async def test_who_was_found_by_a_process_that_died_is_told_and_the_match_begins(
    postgres_url: str,
) -> None:
    async with processes(postgres_url) as (here, there):
        page = await seeking(here, "ada")
        await quiet(here)
        await person(here, "bruno")
        now = here.now()
        await there.store.wait(row("bruno", now, pace="5+5"))
        found = await there.store.pair(now - GONE, there.pairing._table)
        assert found is not None  # and here the process dies: it has told nobody
        await here.pairing._tell_found()
        assert paired(page) == [found.id]
        room = await here.room(found.id)
        assert room.row.status == "running"
        assert {seat.person for seat in room.seats} == {"ada", "bruno"}
