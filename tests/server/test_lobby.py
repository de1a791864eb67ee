"""The lobby: tables are made, joined, left, called off, tried again."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fiorino.core.errors import BadOption, FiorinoError, UnknownName
from fiorino.server.notify.calls import Call
from fiorino.server.notify.webhooks import Webhook, YourTurn
from fiorino.server.play import messages as say
from fiorino.server.play.follow_ups import clone, import_record, rematch
from fiorino.server.play.listing import open_tables
from fiorino.server.play.lobby import Lobby, Wishes
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    agrees,
    answer,
    answers,
    asked,
    command,
    lines,
    lobby_at,
    person,
    play,
    seated,
    until,
    watching,
)


async def finished(lobby: Lobby, *names: str, **wishes: Any) -> Room:
    room = await seated(lobby, MEDICI, *names, **wishes)
    await play(room, 5000, Random(1))
    assert room.row.status == "over"
    return room


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


# After a match.


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


async def test_a_rematch_begins_when_all_agree_with_seats_rotated(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        ada, bruno, zeno = [await person(lobby, name) for name in ("ada", "bruno", "zeno")]
        with pytest.raises(FiorinoError):
            await rematch(lobby, zeno, room.id)
        again = await rematch(lobby, ada, room.id)
        statuses = [again.row.status]
        with pytest.raises(FiorinoError, match="kept"):
            await lobby.join(zeno, again.id, again.row.link, None)
        assert await rematch(lobby, bruno, room.id) is again
        assert [*statuses, again.row.status] == ["open", "running"]
        before, after = ([seat.person for seat in one.seats] for one in (room, again))
        assert after == [*before[1:], before[0]]


async def test_a_finished_match_can_be_tried_from_any_move(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        running = await seated(lobby, MEDICI, "ada", "bruno")
        ada = await person(lobby, "ada")
        with pytest.raises(FiorinoError, match="over"):
            await clone(lobby, ada, running.id, 1, None)
        room = await finished(lobby, "ada", "bruno")
        for move in (1, 7):
            tried = await clone(lobby, ada, room.id, move, None)
            assert tried.live.digest() == room.live.lines[move - 1].row.digest
            assert tried.seats_of("ada") == [0, 1]
            await play(tried, 3, Random(1))
            await agrees(tried)
        with pytest.raises(FiorinoError):
            await clone(lobby, ada, room.id, room.live.version + 1, None)
        with pytest.raises(UnknownName):
            await clone(lobby, await person(lobby, "zeno"), room.id, 3, None)


async def test_a_record_goes_out_and_comes_in_again(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        text = room.live.record(room.players)
        zeno = await person(lobby, "zeno")
        taken = await import_record(lobby, zeno, text)
        assert taken.row.status == "over"
        assert taken.live.digest() == room.live.digest()
        assert (
            json.loads(taken.live.record(room.players))["actions"]
            == [{**move} for move in json.loads(text)["actions"]]
            or taken.live.match.log[-1].action == room.live.match.log[-1].action
        )
        tried = await clone(lobby, zeno, taken.id, 5, None)
        await play(tried, 5000, Random(2))
        await import_record(lobby, zeno, tried.live.record(tried.players))


async def test_an_unfinished_record_is_played_on(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        await play(room, 20, Random(1))
        taken = await import_record(
            lobby, await person(lobby, "zeno"), room.live.record(room.players)
        )
        assert taken.row.status == "running"
        assert taken.live.digest() == room.live.digest()
        await play(taken, 5, Random(2))
        await agrees(taken)


# Calling those who are not here.


class Calls:
    """Webhooks that are only written down."""

    def __init__(self) -> None:
        self.posted: list[Webhook] = []

    def post(self, call: Call) -> None:
        assert isinstance(call, Webhook)
        self.posted.append(call)


async def test_who_is_asked_and_not_here_is_called_once_for_each_version(tmp_path: Path) -> None:
    calls = Calls()
    address = "https://example.org"
    async with lobby_at(tmp_path, webhooks=calls, address=address) as lobby:
        for name in ("ada", "bruno"):
            hook = f"https://example.com/{name[0]}"
            await person(lobby, name, webhook=hook, webhook_secret=f"{name}'s")
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await until(lambda: len(calls.posted) == 1)
        (posted,) = calls.posted
        turn = msgspec.json.decode(posted.body, type=YourTurn)
        assert posted.url == f"https://example.com/{asked(room)[0]}"
        assert posted.secret == f"{asked(room)}'s"
        assert (turn.match, turn.version) == (room.id, 1)
        assert turn.address.startswith(address)
        lobby.turns.notify(room)
        room.show()
        for name in ("ada", "bruno"):
            watching(room, name)
        await play(room, 4, Random(1))
        await until(lambda: not lobby._kept)
        assert len(calls.posted) == 1
