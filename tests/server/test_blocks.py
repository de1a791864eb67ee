"""Blocks and reports: who does not meet whom, who does not hear whom, what the host is told."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.core.errors import FiorinoError
from fiorino.server.limits import Rate
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import Wishes
from fiorino.server.storage import Store, Unknown
from tests.server.lobbies import MEDICI, SIENA, command, lobby_at, person, seated, watching
from tests.server.storage.support import person as row
from tests.server.stores import store
from tests.server.wire import WIDE, House, house

__all__ = ["store"]

KEY: Final = "the-key-of-the-host-of-this-server"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("blocks"), host_key=KEY) as made:
        yield made


# Blocks.


def test_who_is_blocked_is_told_to_nobody_but_the_blocker(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    assert anna.get("/api/blocks") == []
    told = anna.post("/api/blocks", {"person": beppe.id, "blocked": True})
    assert told == anna.get("/api/blocks") == [{"person": beppe.id, "name": "Beppe"}]
    assert anna.post("/api/blocks", {"person": beppe.id, "blocked": True}) == told
    assert beppe.get("/api/blocks") == []
    assert anna.post("/api/blocks", {"person": beppe.id, "blocked": False}) == []


def test_blocks_of_nobody_and_of_oneself_are_refused(hosted: House) -> None:
    anna = hosted.guest()
    anna.post("/api/blocks", {"person": "nobody", "blocked": True}, 404)
    said = anna.post("/api/blocks", {"person": anna.id, "blocked": True}, 422)
    assert said["reason_key"]["key"] == "refusal-not-yourself"
    for message in ({}, {"person": "x" * 61, "blocked": True}, {"person": anna.id, "blocked": 1}):
        anna.post("/api/blocks", message, 422)
    hosted.stranger().post("/api/blocks", {"person": anna.id, "blocked": True}, 401)


@pytest.mark.parametrize(("blocker", "blocked"), [("ada", "bruno"), ("bruno", "ada")])
async def test_nobody_sits_down_at_a_listed_table_with_somebody_they_are_apart_from(
    tmp_path: Path, blocker: str, blocked: str
) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada, bruno = await person(lobby, "ada"), await person(lobby, "bruno")
        room = await lobby.create(ada, Wishes(SIENA, ["me", "open", "open"], listed=True))
        await lobby.store.block(blocker, blocked)
        for link in (None, room.row.link):
            with pytest.raises(FiorinoError) as refusal:
                await lobby.join(bruno, room.id, link, None)
            assert refusal.value.said.key == "refusal-not-with-them"
        carla = await person(lobby, "carla")
        await lobby.join(carla, room.id, None, None)
        unlisted = await lobby.create(ada, Wishes(SIENA, ["me", "open", "open"]))
        await lobby.join(bruno, unlisted.id, unlisted.row.link, None)
        await lobby.store.unblock(blocker, blocked)
        await lobby.join(bruno, room.id, None, None)
        assert room.row.status == "running"


async def test_who_is_blocked_is_not_heard(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        pages = {who: watching(room, who) for who in ("ada", "bruno")}
        await lobby.store.block("ada", "bruno")
        await room.do("bruno", command(say.Say, room, room="players", text="one"))
        await room.do("ada", command(say.Say, room, room="players", text="two"))
        heard = {
            who: [said["text"] for said in page.of_kind("said")] for who, page in pages.items()
        }
        assert heard == {"ada": ["two"], "bruno": ["one", "two"]}


def test_what_a_blocked_person_said_is_left_out_of_the_chat(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = anna.table("me", "open")
    beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    with beppe.page(table["match"]) as wire:
        wire.command("say", room="players", text="ciao")
    chat = f"/api/tables/{table['match']}/chat"
    assert [line["text"] for line in anna.get(chat)] == ["ciao"]
    anna.post("/api/blocks", {"person": beppe.id, "blocked": True})
    assert anna.get(chat) == []


async def test_blocks_and_reports_of_a_guest_become_those_of_the_account(store: Store) -> None:
    for who in ("guest", "account", "bruno", "carla"):
        await store.create_person(row(who))
    await store.block("guest", "bruno")
    await store.block("carla", "guest")
    await store.block("guest", "account")
    await store.report("guest", "bruno", "abuse", None, None, "", 1.0)
    await store.report("bruno", "guest", "other", None, None, "", 2.0)
    await store.merge_person("guest", "account")
    assert [one.id for one in await store.blocked_by("account")] == ["bruno"]
    assert [one.id for one in await store.blocked_by("carla")] == ["account"]
    assert [(one.reporter, one.person) for one in await store.reports()] == [
        ("account", "bruno"),
        ("bruno", "account"),
    ]
    assert await store.are_apart("account", ["carla"])
    assert not await store.are_apart("carla", ["bruno"])
    with pytest.raises(Unknown):
        await store.block("account", "nobody")


# Reports.


def test_the_host_reads_what_was_reported(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = anna.table("me", "open")
    beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    with beppe.page(table["match"]) as wire:
        wire.command("say", room="players", text="something foul")
    (line,) = anna.get(f"/api/tables/{table['match']}/chat")
    told = {"person": beppe.id, "reason": "abuse", "text": "Look at this."}
    anna.post("/api/reports", told | {"match": table["match"], "line": line["number"]}, 201)
    anna.post("/api/reports", {"person": beppe.id, "reason": "stalling"}, 201)
    asked = {"authorization": f"Bearer {KEY}"}
    rows = hosted.stranger().ask("GET", "/api/reports", headers=asked).json()
    first, second = rows[-2:]
    assert (first["reporter"], first["person"]) == (anna.id, beppe.id)
    assert (first["reporter_name"], first["name"]) == ("Anna", "Beppe")
    assert (first["reason"], first["line"], first["text"], first["match"]) == (
        "abuse",
        "something foul",
        "Look at this.",
        table["match"],
    )
    assert (second["reason"], second["line"], second["match"]) == ("stalling", None, None)
    later = hosted.stranger().ask("GET", f"/api/reports?since={first['number']}", headers=asked)
    assert [row["number"] for row in later.json()] == [second["number"]]


@pytest.mark.parametrize("shown", ["", "Bearer ", "Bearer wrong", KEY, f"Basic {KEY}", "Bearer é"])
def test_nobody_else_reads_reports(hosted: House, shown: str) -> None:
    headers = {"authorization": shown.encode("latin-1")} if shown else {}
    said = hosted.guest().ask("GET", "/api/reports", headers=headers)
    assert said.status_code == 401


def test_a_server_without_a_host_key_shows_no_reports(tmp_path: Path) -> None:
    with house(tmp_path) as bare:
        headers = {"authorization": "Bearer "}
        assert bare.guest().ask("GET", "/api/reports", headers=headers).status_code == 404


def test_a_line_is_reported_by_those_who_can_read_it_and_about_whoever_said_it(
    hosted: House,
) -> None:
    anna, beppe, carla = (hosted.guest(name) for name in ("Anna", "Beppe", "Carla"))
    table = anna.table("me", "open", listed=True)
    beppe.post(f"/api/tables/{table['match']}/join", {})
    with beppe.page(table["match"]) as wire:
        wire.command("say", room="players", text="ciao")
    (line,) = anna.get(f"/api/tables/{table['match']}/chat")
    told: dict[str, Any] = {"person": beppe.id, "reason": "abuse", "match": table["match"]}
    told["line"] = line["number"]
    refused = [
        (carla, told),  # she watches, and players talk among themselves
        (anna, told | {"person": carla.id}),
        (anna, told | {"line": line["number"] + 1000}),
        (anna, {"person": beppe.id, "reason": "abuse", "line": line["number"]}),
    ]
    for who, message in refused:
        said = who.post("/api/reports", message, 422)
        assert said["reason_key"]["key"] == "refusal-no-such-line"
    hidden = beppe.table("me", "open")["match"]
    anna.post("/api/reports", told | {"match": hidden}, 404)
    for message in (
        {"person": beppe.id, "reason": "boredom"},
        {"person": beppe.id, "reason": "abuse", "text": "x" * 1001},
        {"person": beppe.id, "reason": "abuse", "text": "\x00"},
        {"person": beppe.id, "reason": "abuse", "line": 0, "match": table["match"]},
        {"person": anna.id, "reason": "abuse"},
    ):
        anna.post("/api/reports", message, 422)
    anna.post("/api/reports", {"person": "nobody", "reason": "abuse"}, 404)
    hosted.stranger().post("/api/reports", told, 401)


def test_reports_and_blocks_are_limited(tmp_path: Path) -> None:
    few = dataclasses.replace(WIDE, reports=Rate(1, 60), blocks=Rate(1, 60))
    with house(tmp_path, limits=few, host_key=KEY) as strict:
        anna, beppe = strict.guest(), strict.guest()
        told = {"person": beppe.id, "reason": "other"}
        anna.post("/api/reports", told, 201)
        assert anna.post("/api/reports", told, 429)["reason_key"]["key"] == (
            "refusal-too-many-reports"
        )
        anna.post("/api/blocks", {"person": beppe.id, "blocked": True})
        anna.post("/api/blocks", {"person": beppe.id, "blocked": False}, 429)
