"""Coming to a table: by what name, to a seat, to watch, beside bots, and under which address."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fiorino.bots.names import BOT_NAMES, bot_name
from fiorino.core.errors import BadOption, FiorinoError
from fiorino.server.http.reach import HOW_TO_OPEN, own_addresses, reach
from fiorino.server.play import messages as say
from fiorino.server.play.follow_ups import import_record
from fiorino.server.play.listing import open_tables
from fiorino.server.play.lobby import Wishes
from fiorino.server.play.seating import seat_bot
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Page,
    command,
    finished,
    lobby_at,
    person,
    seated,
    until,
)
from tests.server.test_lobby_survives import processes
from tests.server.wire import House, house


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("joining")) as made:
        yield made


# Names.


def test_a_guest_gives_a_name_on_joining_and_keeps_the_one_they_have_otherwise(
    hosted: House,
) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest()
    table = anna.table("me", "open")
    joining = {"link": table["link"], "name": "  Beppe   il Rosso "}
    joined = beppe.post(f"/api/tables/{table['match']}/join", joining)
    assert joined["names"] == ["Anna", "Beppe il Rosso"]
    assert beppe.get("/api/me")["name"] == "Beppe il Rosso"
    carla = hosted.guest()
    known = carla.get("/api/me")["name"]
    table = anna.table("me", "open")
    joined = carla.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    assert joined["names"] == ["Anna", known]


@pytest.mark.parametrize("name", ["\u202eevil", "", " ", "x" * 61, "\x00", "🎲"])
def test_a_name_that_nobody_may_have_is_refused_and_no_seat_is_taken(
    hosted: House, name: str
) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest()
    table = anna.table("me", "open")
    beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"], "name": name}, 422)
    assert beppe.get(f"/api/links/{table['link']}")["welcome"] == "join"


def test_an_account_keeps_its_name_on_joining(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    beppe.post("/api/account/register", {"username": "beppe1", "password": "nove galline"})
    name = beppe.get("/api/me")["name"]
    table = anna.table("me", "open")
    joining = {"link": table["link"], "name": "Somebody"}
    assert beppe.post(f"/api/tables/{table['match']}/join", joining)["names"] == ["Anna", name]


def test_everybody_at_one_device_has_a_name(hosted: House) -> None:
    anna = hosted.guest("Anna")
    table = anna.table("me", "me", "greedy", "me", game=SIENA, names=["Nonna", "", "", "Ugo"])
    assert [table["names"][seat] for seat in (0, 1, 3)] == ["Nonna", "Anna", "Ugo"]
    assert table["names"][2] in BOT_NAMES
    shown = table["shown"]
    assert [one["player"] for one in shown["briefing"]["players"]] == table["names"]


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (["me", "open"], ["Nonna", ""]),
        (["me", "open"], ["", "Ugo"]),
        (["me", "greedy"], ["Nonna", ""]),
        (["me", "me"], ["a", "b", "c"]),
        (["me", "me"], ["\u202eevil", ""]),
    ],
)
def test_names_are_for_one_device(hosted: House, seats: list[str], names: list[str]) -> None:
    wish = {"game": MEDICI, "seats": seats, "names": names}
    hosted.guest().post("/api/tables", wish, 422)


async def test_a_record_comes_in_with_the_names_of_its_players(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        zeno = await person(lobby, "zeno")
        taken = await import_record(lobby, zeno, room.live.record(room.players))
        assert taken.players == ["Ada", "Bruno"]
        again = json.loads(taken.live.record(taken.players))
        assert [seat["player"] for seat in again["seats"]] == ["Ada", "Bruno"]
        strange = await import_record(lobby, zeno, room.live.record(["\u202eevil", "x" * 60]))
        assert strange.players == ["Zeno", "Zeno"]


def test_no_two_bots_of_a_table_have_one_name() -> None:
    for match in ("a", "b", "xyz"):
        taken = ["Bice Donati"]
        for _ in range(4):
            taken.append(bot_name(match, taken))
        assert len(set(taken)) == 5
        assert "Bice" not in taken


# Bots for empty seats.


async def test_the_owner_puts_a_bot_into_an_empty_seat_and_the_match_begins(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        room = await lobby.create(ada, Wishes(SIENA, ["me", "open", "open"], listed=True))
        await seat_bot(lobby, ada, room, 1, "greedy")
        assert [seat.kind for seat in room.seats] == ["person", "bot", "open"]
        await seat_bot(lobby, ada, room, 1, None)
        assert [(seat.kind, seat.bot, seat.name) for seat in room.seats][1] == ("open", None, None)
        for seat in (1, 2):
            await seat_bot(lobby, ada, room, seat, "greedy")
        assert room.row.status == "running"
        assert await open_tables(lobby.store) == []
        with pytest.raises(FiorinoError, match="begun"):
            await seat_bot(lobby, ada, room, 1, None)


def test_only_the_owner_seats_bots_and_only_where_nobody_sits(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = anna.table("me", "open", "open", game=SIENA, listed=True)
    bots = f"/api/tables/{table['match']}/bots"
    beppe.post(f"/api/tables/{table['match']}/join", {})
    refused = [
        (beppe, {"seat": 2, "bot": "greedy"}, "refusal-owner-seats-bots"),
        (anna, {"seat": 0, "bot": "greedy"}, "refusal-seat-not-free"),
        (anna, {"seat": 1, "bot": "greedy"}, "refusal-seat-not-free"),
        (anna, {"seat": 1, "bot": None}, "refusal-seat-not-free"),
        (anna, {"seat": 4, "bot": "greedy"}, "refusal-seat-not-free"),
        (anna, {"seat": 2, "bot": "/tmp/evil.py:Evil"}, "refusal-no-such-bot"),
    ]
    for who, message, key in refused:
        assert who.post(bots, message, 422)["reason_key"]["key"] == key
    for message in ({"seat": 9, "bot": "greedy"}, {"seat": -1, "bot": "greedy"}, {}, {"seat": 2}):
        anna.post(bots, message, 422)
    hosted.stranger().post(bots, {"seat": 2, "bot": "greedy"}, 401)
    rated = anna.table("me", "open", rated=True)
    said = anna.post(f"/api/tables/{rated['match']}/bots", {"seat": 1, "bot": "greedy"}, 422)
    assert said["reason_key"]["key"] == "refusal-rated-for-people"
    assert anna.post(bots, {"seat": 2, "bot": "greedy"})["status"] == "running"


# Watching.


def test_a_third_visitor_is_told_that_the_table_is_full_and_that_they_watch(
    hosted: House,
) -> None:
    anna, beppe, carla = (hosted.guest(name) for name in ("Anna", "Beppe", "Carla"))
    table = anna.table("me", "open")
    by_link = f"/api/links/{table['link']}"
    assert beppe.get(by_link)["welcome"] == "join"
    beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    assert (beppe.get(by_link)["welcome"], carla.get(by_link)["welcome"]) == ("seated", "watch")
    late = carla.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    assert (late["welcome"], late["mine"], late["shown"]["viewer"]) == ("watch", [], None)
    closed = anna.table("me", "open", spectators=False)
    beppe.post(f"/api/tables/{closed['match']}/join", {"link": closed["link"]})
    told = carla.get(f"/api/links/{closed['link']}")
    assert (told["welcome"], told["shown"]) == ("full", None)


async def test_whoever_watches_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiorino.server.play.presence.WATCHING_SECONDS", 0.0)
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page = Page("ada")
        room.add_viewer(page)
        for who in ("bruno", "carla", "carla", None, None):
            room.add_viewer(Page(who))
        await until(lambda: bool(page.frames))
        assert page.of_kind("shown")[-1]["watching"] == 3
        for viewer in [one for one in room.viewers if one.person in ("carla", "bruno")]:
            room.remove_viewer(viewer)
        await until(lambda: page.of_kind("shown")[-1]["watching"] == 2)


async def test_a_crowd_that_comes_and_goes_is_told_of_once(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page, crowd = Page("ada"), [Page(None) for _ in range(50)]
        room.add_viewer(page)
        for _ in range(3):
            for guest in crowd:
                room.add_viewer(guest)
                room.add_viewer(guest)
            for guest in crowd:
                room.remove_viewer(guest)
        room.add_viewer(Page("bruno"))
        room.add_viewer(Page("bruno"))
        await until(lambda: bool(page.frames))
        (shown,) = page.of_kind("shown")
        assert [seat["connected"] for seat in shown["seats"]] == [True, True]
        assert shown["watching"] == 0
        assert not any(guest.frames for guest in crowd)


async def test_the_lobby_is_read_once_for_all_who_ask_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        asked: list[int] = []
        read = lobby.store.listed_open

        async def counted(limit: int = 200) -> Any:
            asked.append(limit)
            return await read(limit)

        monkeypatch.setattr(lobby.store, "listed_open", counted)
        told = await asyncio.gather(*[lobby.open_tables.told() for _ in range(100)])
        assert len(asked) == 1
        assert not told[0].tables
        ada = await person(lobby, "ada")
        await lobby.create(ada, Wishes(MEDICI, ["me", "open"], listed=True))
        assert len((await lobby.open_tables.told()).tables) == 1, "what changes is told at once"


async def test_whoever_watches_at_another_process_is_counted_until_it_is_silent(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(postgres_url) as (here, there):
        room = await seated(here, MEDICI, "ada", "bruno")
        twin = await there.room(room.id)
        page, guests = Page("ada"), [Page("carla"), Page(None)]
        room.add_viewer(page)
        for guest in guests:
            twin.add_viewer(guest)

        def watching() -> int:
            shown = page.of_kind("shown")
            return shown[-1]["watching"] if shown else 0

        await until(lambda: watching() == 2)
        twin.remove_viewer(guests[0])
        await until(lambda: watching() == 1)
        monkeypatch.setattr("fiorino.server.play.presence.FORGET", 0.0)
        here.presence.refresh()  # as if the other process had been silent for long
        assert watching() == 0


# Hints.


@pytest.mark.parametrize(
    ("wishes", "has_hints"),
    [
        ({"seats": ["me", "greedy"]}, True),
        ({"seats": ["me", "me"]}, True),
        ({"seats": ["me", "open"]}, False),
        ({"seats": ["me", "open"], "hints": True}, True),
        ({"seats": ["me", "greedy"], "hints": False}, False),
        ({"seats": ["me", "open"], "hints": True, "rated": True}, False),
    ],
)
async def test_hints_are_an_option_of_the_table(
    tmp_path: Path, wishes: dict[str, Any], has_hints: bool
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.create(await person(lobby, "ada"), Wishes(MEDICI, **wishes))
        if "open" in wishes["seats"]:
            bruno = await person(lobby, "bruno")
            await lobby.join(bruno, room.id, room.row.link, None)
        await until(lambda: room.live.asked() in room.seats_of("ada"))
        assert room.shown("ada", 0).hints == has_hints
        assert not room.shown(None, 0).hints
        reply = await room.do("ada", command(say.Hint, room, version=room.live.version))
        assert isinstance(reply, say.Hinted) == has_hints


async def test_a_bot_file_is_no_bot_for_an_empty_seat(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        room = await lobby.create(ada, Wishes(MEDICI, ["me", "open"]))
        with pytest.raises(BadOption):
            await seat_bot(lobby, ada, room, 1, f"{tmp_path / 'evil.py'}:Evil")


# The address of an invitation.


def test_a_server_that_listens_here_alone_says_how_to_open_it() -> None:
    for host in ("127.0.0.1", "::1", "localhost"):
        told = reach(host, 8250, "", is_near=True)
        assert (told.addresses, told.only_here, told.command) == ([], True, HOW_TO_OPEN)


def test_a_server_that_listens_everywhere_tells_its_addresses_to_those_who_are_near(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = ["192.168.1.7", "fd00::7"]
    monkeypatch.setattr("fiorino.server.http.reach.own_addresses", lambda: found)
    for host in ("0.0.0.0", "::"):
        told = reach(host, 8250, "", is_near=True)
        assert told.addresses == ["http://192.168.1.7:8250", "http://[fd00::7]:8250"]
        assert reach(host, 8250, "", is_near=False).addresses == []
    assert reach("192.168.1.7", 80, "", is_near=False).addresses == ["http://192.168.1.7"]
    public = reach("0.0.0.0", 8250, "https://play.example", is_near=True)
    assert (public.addresses, public.only_here) == (["https://play.example"], False)


def test_an_address_of_this_machine_alone_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["127.0.1.1", "10.0.0.5", "fe80::1%eth0", "::1", "0.0.0.0"]
    told = [(socket.AF_INET, 1, 6, "", (name, 0)) for name in names]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: told)
    monkeypatch.setattr("fiorino.server.http.reach._PROBES", ())
    assert own_addresses() == ["10.0.0.5"]


def test_the_page_asks_for_the_address_of_an_invitation(hosted: House) -> None:
    told = hosted.stranger().get("/api/reach")
    assert told == {"addresses": [], "only_here": True, "command": HOW_TO_OPEN}


def test_the_usual_paces_have_names(hosted: House) -> None:
    offered = hosted.stranger().get("/api/games")
    paces = {preset["name"]: preset["clock"] for preset in offered["presets"]}
    assert paces["5+5"] == {"kind": "live", "minutes": 5.0, "increment": 5}
    assert paces["3d"] == {"kind": "slow", "days": 3.0}
    assert offered["claim_minutes"] == 3
    anna = hosted.guest()
    for name, clock in paces.items():
        assert anna.table("me", "open", clock=clock)["time"] == clock, name
