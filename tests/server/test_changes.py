"""A page that watches with `changes` is told once what stays, and then only what is new."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fiorino.server.play import messages as say
from fiorino.server.play.changes import changes
from fiorino.server.play.room import Room
from tests.server.lobbies import MEDICI, SIENA, Page, lobby_at, play, seated, watching
from tests.server.whole import whole
from tests.server.wire import house

PEOPLE = ("ada", "bruno", "carla")
LASTING = {"game", "title", "rules_version", "options", "players", "seat"}


def with_changes(room: Room, name: str | None) -> Page:
    page = watching(room, name)
    shown = room.shown(name, -1)
    page.send(shown)
    room.tell_changes(page, shown)
    return page


def state_of(shown: Any) -> Any:
    return {name: told for name, told in shown.items() if not name.startswith("steps")}


@pytest.mark.parametrize(("game", "people"), [(MEDICI, PEOPLE[:2]), (SIENA, PEOPLE)])
async def test_all_that_was_told_is_the_match_as_it_stands(
    tmp_path: Path, game: str, people: tuple[str, ...]
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, game, *people)
        pages = [with_changes(room, name) for name in (*people, None)]
        room.show()  # who has come
        rng, read = Random(game), [0] * len(pages)
        known: list[Any] = [None] * len(pages)
        while not room.live.is_over:
            for number, page in enumerate(pages):
                told = page.told
                for frame in told[read[number] :]:
                    known[number] = whole(known[number], frame)
                read[number] = len(told)
                now = json.loads(say.encoder.encode(room.shown(page.person, room.live.version)))
                assert state_of(known[number]) == state_of(now)
            await play(room, 25 if game == SIENA else 5, rng)
        assert all(page.told[-1]["kind"] == "changed" for page in pages)


@pytest.mark.parametrize(("game", "people"), [(MEDICI, PEOPLE[:2]), (SIENA, PEOPLE)])
async def test_what_a_page_has_is_not_sent_again(
    tmp_path: Path, game: str, people: tuple[str, ...]
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, game, *people)
        full, *_ = [watching(room, name) for name in people]
        lean = with_changes(room, people[0])
        await play(room, 30, Random(3))
        news = lean.of_kind("changed")
        assert len(news) == len(full.of_kind("shown")) == 30
        assert not any(LASTING & frame["briefing"].keys() for frame in news)
        assert not any("seats" in frame["shown"] for frame in news)
        assert [step["version"] for frame in news for step in frame["steps"]] == [
            step["version"] for frame in full.of_kind("shown") for step in frame["steps"]
        ]
        lean_bytes, full_bytes = (sum(map(len, page.frames[-30:])) for page in (lean, full))
        assert 2 * lean_bytes < full_bytes


async def test_spectators_who_know_the_same_share_one_message(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        told: list[list[say.Told]] = [[], []]
        pages = [with_changes(room, None) for _ in told]
        for page, heard in zip(pages, told, strict=True):
            page.send = heard.append  # type: ignore[assignment,method-assign]
        await play(room, 2, Random(2))
        (first, second), (same, _) = told
        assert isinstance(first, say.Changed)
        assert first is not same  # each began with a frame of its own
        assert second is told[1][1]


async def test_who_sits_down_is_told_what_is_new_for_them(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page = with_changes(room, None)
        page.person = "ada"
        room.show()
        (news,) = page.of_kind("changed")
        assert news["shown"]["viewer"] == "medici"
        assert news["briefing"]["seat"] == "medici"


async def test_a_match_is_told_whole_where_a_part_has_vanished_or_steps_are_left_out(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        before = room.shown("ada", -1)
        now = msgspec.structs.replace(before, version=9)
        assert isinstance(changes(before, now), say.Changed)
        fewer = {name: part for name, part in now.briefing.items() if name != "courses"}
        for other in (
            msgspec.structs.replace(now, briefing=fewer),
            msgspec.structs.replace(now, steps_left_out=1),
        ):
            assert changes(before, other) is other


def test_a_part_that_loses_an_entry_is_told_whole() -> None:
    def shown(**view: int) -> say.Shown:
        return say.Shown("m", 1, "running", None, [], [], 0, {"view": dict(view)})

    grown = changes(shown(a=1), shown(a=1, b=2))
    assert isinstance(grown, say.Changed)
    assert (grown.briefing, grown.inside) == ({}, {"view": {"b": 2}})
    shrunk = changes(shown(a=1, b=2), shown(a=1))
    assert isinstance(shrunk, say.Changed)
    assert (shrunk.briefing, shrunk.inside) == ({"view": {"a": 1}}, {})


def test_a_socket_is_told_changes_only_if_it_wants_them(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        anna, beppe = home.guest("Anna"), home.guest("Beppe")
        table = anna.table("me", "open")
        beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
        with anna.page(table["match"], changes=True) as lean, beppe.page(table["match"]) as full:
            asked = lean if lean.shown["briefing"]["asked"] else full
            for _ in range(2):
                asked.answer()
                version = asked.shown["version"]
                for wire in (lean, full):
                    while wire.shown["version"] < version:
                        wire.hear()
                asked = lean if lean.shown["briefing"]["asked"] else full
            assert {told["kind"] for told in full.heard} >= {"shown"}
            assert "changed" not in {told["kind"] for told in full.heard}
            assert "changed" in {told["kind"] for told in lean.heard}
            now = anna.get(f"/api/tables/{table['match']}")["shown"]
            assert state_of(lean.shown) == state_of(now)
            again = lean.watch(table["match"])
            assert again["kind"] == "shown"
            asked.answer()
            while lean.shown["version"] <= again["version"]:
                lean.hear()
            assert lean.heard[-1]["kind"] in ("shown", "done")


def test_a_part_that_is_new_is_told_even_if_it_is_nothing() -> None:
    before = say.Shown("m", 1, "running", None, [], [], 0, {"view": {"a": 1}})
    now = say.Shown("m", 1, "running", None, [], [], 0, {"view": {"a": 1, "b": None}, "c": None})
    news = changes(before, now)
    assert isinstance(news, say.Changed)
    assert (news.briefing, news.inside) == ({"c": None}, {"view": {"b": None}})


async def test_the_steps_that_a_page_was_told_are_not_kept_for_it(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await play(room, 20, Random(4))
        pages = [with_changes(room, None) for _ in range(3)]
        await play(room, 1, Random(4))
        assert [room._told[page].steps for page in pages] == [[], [], []]
        await play(room, 1, Random(4))
        assert room._told[pages[0]].version == room.live.version
