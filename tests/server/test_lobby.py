"""The lobby: tables are made, joined, left, called off, tried again."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from fiorino.core.errors import BadOption, FiorinoError, UnknownName
from fiorino.server.play import messages as say
from fiorino.server.play.listing import open_tables
from fiorino.server.play.lobby import Wishes
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    agrees,
    answer,
    answers,
    asked,
    command,
    finished,
    lines,
    lobby_at,
    person,
    play,
    seated,
    until,
)

# Sitting down and getting up.


async def test_two_race_for_the_last_seat_and_one_gets_it(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        room = await lobby.create(ada, Wishes(MEDICI, ["me", "open"]))
        racers = [await person(lobby, name) for name in ("bruno", "carla", "dino")]
        came = await asyncio.gather(
            *[lobby.join(racer, room.id, room.row.link, None) for racer in racers],
            return_exceptions=True,
        )
        assert sum(isinstance(one, Room) for one in came) == 1
        assert sum(isinstance(one, FiorinoError) for one in came) == 2
        assert room.row.status == "running"
        assert len(await lines(room)) == 1
        await agrees(room)


async def test_who_does_not_know_the_link_finds_no_table(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.create(await person(lobby, "ada"), Wishes(MEDICI, ["me", "open"]))
        bruno = await person(lobby, "bruno")
        for link in (None, "", "wrong"):
            with pytest.raises(UnknownName):
                await lobby.join(bruno, room.id, link, None)
        assert not room.may_watch("bruno", None)
        assert room.may_watch("bruno", room.row.link)


async def test_nobody_is_seated_by_somebody_else(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        await person(lobby, "bruno")
        with pytest.raises(BadOption):
            await lobby.create(ada, Wishes(MEDICI, ["me", "person:bruno"]))


async def test_who_leaves_before_the_start_frees_his_seat_and_the_creator_calls_it_off(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada, bruno = await person(lobby, "ada"), await person(lobby, "bruno")
        wishes = Wishes(SIENA, ["me", "open", "open"], listed=True)
        room = await lobby.create(ada, wishes)
        await lobby.join(bruno, room.id, None, "nonce")
        await lobby.leave(bruno, room.id)
        assert [seat.kind for seat in room.seats] == ["person", "open", "open"]
        await lobby.leave(ada, room.id)
        assert room.row.status == "aborted"
        with pytest.raises(FiorinoError, match="called off"):
            await lobby.join(bruno, room.id, None, None)
        assert await open_tables(lobby.store) == []


async def test_a_bot_takes_over_a_leaver(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who = asked(room)
        await lobby.leave(await person(lobby, who), room.id)
        await until(lambda: room.live.version > 1 and asked(room) != who)
        assert room.row.status == "running"
        await room.do(who, command(say.Away, room, away=False))
        assert not any(seat.away for seat in room.seats)


async def test_a_database_that_names_a_bot_file_has_the_rule_based_bot_play(tmp_path: Path) -> None:
    evil = tmp_path / "evil.py"
    evil.write_text(f"from pathlib import Path\nPath({str(tmp_path / 'was-here')!r}).touch()\n")

    async with lobby_at(tmp_path) as lobby:
        room = await lobby.create(await person(lobby, "ada"), Wishes(MEDICI, ["me", "greedy"]))
        room.seats[1] = msgspec.structs.replace(room.seats[1], bot=f"{evil}:Evil")
        for text in ("stop", "price 9"):
            await room.do("ada", answer(room, text))
        priced = room.live.version
        await until(lambda: room.live.version > priced)
    assert not (tmp_path / "was-here").exists()


async def test_a_match_is_called_off_only_before_a_person_has_answered(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        first = await seated(lobby, MEDICI, "ada", "bruno")
        with pytest.raises(FiorinoError):
            await lobby.abort(await person(lobby, "zeno"), first.id)
        await lobby.abort(ada, first.id)
        assert first.row.status == "aborted"
        reply = await first.do(asked(first), answer(first, answers(first)[0]))
        assert isinstance(reply, say.Refused)
        second = await seated(lobby, MEDICI, "ada", "bruno")
        await play(second, 1, Random(1))
        with pytest.raises(FiorinoError, match="resign"):
            await lobby.abort(ada, second.id)


async def test_one_device_can_be_passed_around(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.create(await person(lobby, "ada"), Wishes(SIENA, ["me"] * 3))
        viewers = set()
        for _ in range(12):
            viewers.add(room.shown("ada", 0).viewer)
            assert room.shown("ada", 0).viewer == room.live.setup.seat_name(room.live.asked())
            await play(room, 1, Random(1))
        assert len(viewers) > 1
        await agrees(room)


async def test_a_rated_match_changes_ratings_once_and_is_for_people(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        for seats in (["me", "greedy"], ["me", "me"]):
            with pytest.raises(BadOption):
                await lobby.create(ada, Wishes(MEDICI, seats, rated=True))
        room = await finished(lobby, "ada", "bruno", rated=True)
        found = await lobby.store.ratings(["ada", "bruno"], MEDICI, 2)
        assert {row.matches for row in found.values()} == {1}
        result = room.live.result()
        assert result is not None
        if len(result.winners) == 1:
            winner = room.seats[result.winners[0]].person or ""
            assert found[winner].mu == max(row.mu for row in found.values())
        await finished(lobby, "ada", "bruno")
        assert (await lobby.store.ratings(["ada"], MEDICI, 2))["ada"].matches == 1
