"""Offers: pauses and rematches are asked for, accepted, declined and taken back, for all to see."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fiorino.server.play import messages as say
from fiorino.server.play.clocks import Clock
from fiorino.server.play.lobby import Lobby, Wishes
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Page,
    agrees,
    answer,
    answers,
    asked,
    command,
    lobby_at,
    person,
    play,
    quiet,
    resigned,
    seated,
    until,
    watching,
)
from tests.server.test_lobby_survives import processes


def offers(page: Page) -> list[Any]:
    """What the page shows of offers now, without what is empty."""
    return [
        {key: value for key, value in offer.items() if value}
        for offer in page.of_kind("shown")[-1]["offers"]
    ]


async def refused(room: Room, who: str, what: Any) -> str:
    reply = await room.do(who, what)
    assert isinstance(reply, say.Refused), reply
    assert reply.reason_key is not None
    return reply.reason_key.key


# A pause.


async def test_a_pause_is_asked_for_and_declined_and_the_next_answer_ends_the_matter(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        pages = [watching(room, who) for who in ("ada", "bruno", None)]
        await room.do("ada", command(say.Pause, room, agree=True))
        for page in pages:
            assert offers(page) == [{"kind": "pause", "from": "medici", "waiting_for": ["strozzi"]}]
        await room.do("bruno", command(say.Pause, room, agree=False))
        assert not room.live.paused
        for page in pages:
            assert offers(page) == [{"kind": "pause", "from": "medici", "declined_by": "strozzi"}]
        await agrees(room)
        await room.do(asked(room), answer(room, answers(room)[0]))
        assert offers(pages[0]) == []


async def test_a_pause_is_taken_back_by_whoever_asked(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        page = watching(room, "carla")
        assert await refused(room, "ada", command(say.Pause, room, agree=False)) == (
            "refusal-pause-not-agreed"
        )
        await room.do("ada", command(say.Pause, room, agree=True))
        await room.do("bruno", command(say.Pause, room, agree=True))
        (offer,) = offers(page)
        assert (offer["accepted_by"], offer["waiting_for"]) == (
            [room.live.setup.seat_names[1]],
            [room.live.setup.seat_names[2]],
        )
        await room.do("ada", command(say.Pause, room, agree=False))
        assert (offers(page), room.live.pausing, room.live.paused) == ([], set(), False)
        assert page.of_kind("shown")[-1]["steps"][-1]["answer"] == "withdraw"
        await agrees(room)


async def test_who_has_resigned_asks_for_no_pause(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        page = watching(room, "carla")
        await room.do("ada", command(say.Pause, room, agree=True))
        await room.do("bruno", command(say.Pause, room, agree=True))
        await room.do("ada", command(say.Resign, room))
        assert (offers(page), room.live.pausing) == ([], set())
        assert room.row.status == "running"
        await quiet(room)  # a bot plays on for whoever has resigned
        await agrees(room)


# A rematch.


async def test_a_rematch_that_all_accept_begins_by_itself_with_everybody_in_their_seat(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        clock = Clock(600.0, 5.0)
        room = await resigned(
            lobby, "ada", "bruno", clock=clock, rated=True, listed=True, spectators=False
        )
        pages = [watching(room, who) for who in ("ada", "bruno")]
        await room.do("ada", command(say.Rematch, room, agree=True, nonce="of-ada"))
        assert [offers(page) for page in pages] == [
            [{"kind": "rematch", "from": "medici", "waiting_for": ["strozzi"]}]
        ] * 2
        await room.do("bruno", command(say.Rematch, room, agree=True, nonce="of-bruno"))
        ((id,), (same,)) = ({page.of_kind("shown")[-1]["rematch"]} for page in pages)
        assert id == same is not None
        assert offers(pages[0]) == []
        again = await lobby.room(id)
        assert [seat.person for seat in again.seats] == ["ada", "bruno"]
        assert again.live.nonces == ["of-ada", "of-bruno"]
        assert again.row.status == "running"
        kept = ("game", "options", "clock", "rated", "listed", "spectators", "hints", "box")
        assert {name: getattr(again.row, name) for name in kept} == {
            name: getattr(room.row, name) for name in kept
        }
        await play(again, 3, Random(1))
        await agrees(again)


async def test_a_rematch_is_declined_and_asked_for_anew(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await resigned(lobby, "ada", "bruno")
        page = watching(room, "ada")
        no = command(say.Rematch, room, agree=False)
        assert await refused(room, "bruno", no) == "refusal-rematch-not-asked"
        await room.do("ada", command(say.Rematch, room, agree=True))
        await room.do("bruno", command(say.Rematch, room, agree=False))
        assert offers(page) == [{"kind": "rematch", "from": "medici", "declined_by": "strozzi"}]
        assert await refused(room, "ada", command(say.Rematch, room, agree=False)) == (
            "refusal-rematch-not-asked"
        )
        await room.do("bruno", command(say.Rematch, room, agree=True))
        (offer,) = offers(page)
        assert (offer["from"], offer["waiting_for"]) == ("strozzi", ["medici"])
        await room.do("bruno", command(say.Rematch, room, agree=False))
        assert (offers(page), room.after.next) == ([], None)


async def test_one_person_has_the_rematch_at_once_and_bots_keep_their_names(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        many = await lobby.create(ada, Wishes(SIENA, ["me", "greedy", "greedy"]))
        assert len({seat.name for seat in many.seats if seat.kind == "bot"} - {None}) == 2
        room = await lobby.create(ada, Wishes(SIENA, ["me", "greedy"]))
        name = room.seats[1].name
        assert name is not None
        for _ in range(3):
            await room.do("ada", command(say.Resign, room))
            await room.do("ada", command(say.Rematch, room, agree=True))
            assert room.after.next is not None
            room = await lobby.room(room.after.next)
            assert [(seat.person, seat.bot, seat.name) for seat in room.seats] == [
                ("ada", None, None),
                (None, "greedy", name),
            ]


async def test_a_rematch_is_for_those_who_played_a_match_that_is_over(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        yes = command(say.Rematch, room, agree=True)
        assert await refused(room, "ada", yes) == "refusal-rematch-players"
        over = await resigned(lobby, "ada", "bruno")
        await person(lobby, "zeno")
        yes = command(say.Rematch, over, agree=True)
        assert await refused(over, "zeno", yes) == "refusal-only-watching"
        assert over.after.words == ()


async def test_an_agreed_rematch_is_known_after_the_server_has_started_again(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await resigned(lobby, "ada", "bruno")
        await room.do("ada", command(say.Rematch, room, agree=True))
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.room(room.id)
        (offer,) = room.shown("bruno", -1).offers
        assert (offer.kind, offer.asker) == ("rematch", "medici")
        await room.do("bruno", command(say.Rematch, room, agree=True))
        assert room.shown("ada", -1).rematch == room.after.next is not None


# Two processes.


async def rematches(lobby: Lobby, match: str) -> int:
    return sum(row.rematch_of == match for row in await lobby.store.unfinished())


async def test_offers_reach_the_other_process_and_make_one_table(postgres_url: str) -> None:
    async with processes(postgres_url) as (here, there):
        room = await resigned(here, "ada", "bruno")
        twin = await there.room(room.id)
        pages = watching(room, "ada"), watching(twin, "bruno")
        await room.do("ada", command(say.Rematch, room, agree=True))
        await until(lambda: bool(pages[1].of_kind("shown")) and offers(pages[1]) != [])
        await twin.do("bruno", command(say.Rematch, twin, agree=False))
        await until(lambda: offers(pages[0])[0].get("declined_by") == "strozzi")
        await asyncio.gather(
            room.do("ada", command(say.Rematch, room, agree=True)),
            twin.do("bruno", command(say.Rematch, twin, agree=True)),
        )
        await until(lambda: all(page.of_kind("shown")[-1]["rematch"] for page in pages))
        assert len({page.of_kind("shown")[-1]["rematch"] for page in pages}) == 1
        assert await rematches(here, room.id) == 1


@pytest.mark.parametrize("agree", [True, False])
async def test_a_word_to_a_rematch_is_heard_once_however_often_it_is_sent(
    tmp_path: Path, agree: bool
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await resigned(lobby, "ada", "bruno")
        await room.do("ada", command(say.Rematch, room, agree=True))
        await asyncio.gather(
            *[room.do("bruno", command(say.Rematch, room, agree=agree)) for _ in range(4)]
        )
        assert await rematches(lobby, room.id) == agree
