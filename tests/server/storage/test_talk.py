"""Chat, mutes, notes and standing orders."""

import pytest

from fiorino.server.storage import Store, Unknown
from fiorino.server.storage.rows import ChatRow

from .support import furnished, person

pytestmark = pytest.mark.anyio


async def line(store: Store, text: str, at: float, name: str = "Ada") -> ChatRow:
    said = await store.add_chat("m", "players", "ada", name, text, at)
    assert said is not None
    return said


async def test_what_is_sent_again_is_said_once_for_each_person_and_match(store: Store) -> None:
    await furnished(store, "m", "n")
    for match, who in (("m", "ada"), ("m", "bruno"), ("n", "ada")):
        assert not await store.is_said(match, who, "c1")
        assert await store.add_chat(match, "players", who, who, "ciao", 1.0, "c1") is not None
        assert await store.add_chat(match, "players", who, who, "ciao", 2.0, "c1") is None
        assert await store.is_said(match, who, "c1")
    assert len(await store.chat("m", "players")) == 2


async def test_what_is_said_is_heard_in_its_room_in_order(store: Store) -> None:
    await furnished(store, "m", "n")
    said = [await line(store, f"line {number}", float(number)) for number in range(5)]
    await store.add_chat("m", "spectators", "bruno", "Bruno", "psst", 9.0)
    await store.add_chat("n", "players", "bruno", "Bruno", "elsewhere", 9.0)
    assert await store.chat("m", "players") == said
    assert await store.chat("m", "players", since=said[2].id) == said[3:]
    assert await store.chat("m", "players", limit=2) == said[3:]
    assert [row.text for row in await store.chat("m", "spectators")] == ["psst"]
    assert [row.id for row in said] == sorted({row.id for row in said})


async def test_a_line_keeps_the_name_it_was_said_under(store: Store) -> None:
    await furnished(store)
    row = await line(store, "<b>“hi”</b>\n\0", 1.5, name="A. L.")
    assert (row.name, row.at) == ("A. L.", 1.5)
    assert row.text == "<b>“hi”</b>\n\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize(("match", "who"), [("nowhere", "ada"), ("m", "nobody")])
async def test_nobody_chats_nowhere(store: Store, match: str, who: str) -> None:
    await furnished(store)
    with pytest.raises(Unknown):
        await store.add_chat(match, "players", who, "x", "x", 1.0)
    with pytest.raises(Unknown):
        await store.set_note(who, match, "x")


async def test_somebody_can_be_muted_and_heard_again(store: Store) -> None:
    await furnished(store)
    await store.create_person(person("carla"))
    for muted in ("bruno", "carla", "bruno"):
        await store.mute("ada", muted)
    assert await store.mutes("ada") == {"bruno", "carla"}
    assert await store.mutes("bruno") == frozenset()
    await store.unmute("ada", "bruno")
    assert await store.mutes("ada") == {"carla"}
    with pytest.raises(Unknown):
        await store.mute("ada", "nobody")


async def test_a_note_is_for_one_person_and_one_match(store: Store) -> None:
    await furnished(store, "m", "n")
    await store.set_note("ada", "m", "watch the harbor")
    assert await store.note("ada", "m") == "watch the harbor"
    assert await store.note("ada", "n") == ""
    assert await store.note("bruno", "m") == ""
    await store.set_note("ada", "m", "no: the bridge")
    assert await store.note("ada", "m") == "no: the bridge"
    await store.set_note("ada", "m", "")
    assert await store.note("ada", "m") == ""


async def test_standing_orders_are_left_replaced_and_taken_back(store: Store) -> None:
    await furnished(store, "m", "n")
    await store.set_standing("m", 1, '["up to 7"]')
    await store.set_standing("m", 0, '["pass"]')
    await store.set_standing("m", 1, '["up to 8"]')
    await store.set_standing("n", 0, "[]")
    assert await store.standing("m") == {0: '["pass"]', 1: '["up to 8"]'}
    await store.clear_standing("m", 0)
    assert await store.standing("m") == {1: '["up to 8"]'}
    await store.set_standing("m", 0, "[]")
    await store.clear_standing("m")
    assert await store.standing("m") == {}
    assert await store.standing("n") == {0: "[]"}
    with pytest.raises(Unknown):
        await store.set_standing("nowhere", 0, "[]")
