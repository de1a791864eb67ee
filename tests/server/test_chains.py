"""Several answers in one command: each a line of the log, safe to send again, undone as one."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from fiorino.core import refusals as core_refusals
from fiorino.core.errors import IllegalAction
from fiorino.core.protocol import Seat
from fiorino.core.record import write_position
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import AUTHORS, LineId
from fiorino.server.play.room import Room
from fiorino.server.storage.errors import Unavailable
from fiorino.server.storage.rows import Author
from tests.games.siena.test_s24_artists import opened
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    agrees,
    answer,
    asked,
    command,
    lines,
    lobby_at,
    match_row,
    play,
    seated,
    sensible,
    watching,
)


def course(room: Room, *texts: str, id: str = "mine", version: int | None = None) -> say.Answer:
    return msgspec.structs.replace(answer(room, texts[0], id, version), then=list(texts[1:]))


def refusal(reply: say.Told) -> say.Refused:
    assert isinstance(reply, say.Refused), reply
    return reply


def done(reply: say.Told) -> say.Done:
    assert isinstance(reply, say.Done), reply
    return reply


def question(room: Room) -> str:
    return room.live.match.table.question()


def key_of(refused: say.Refused | None) -> str:
    assert refused is not None
    assert refused.reason_key is not None
    return refused.reason_key.key


async def siena_with_two_answers(room: Room) -> int:
    """Play until whoever is asked could take back two answers in a row; the version before them."""
    rng = Random(8)
    while not room.live.is_over:
        seat = room.live.asked()
        if room.live.match.objection_to_undo(seat, 2) is None:
            return room.live.version - 2
        text = room.live.notation.write(sensible(room.live.setup, room.live.match.table, rng))
        done(await room.do(asked(room), answer(room, text)))
    raise AssertionError("nobody could take back two answers")


# Playing.


async def test_a_course_is_played_in_order_and_shown_at_once(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page, who = watching(room, "ada"), asked(room)
        reply = await room.do(who, course(room, "stop", "price 30"))
        assert reply == say.Done(id="mine", match=room.id, version=3)
        assert [row.action for row in await lines(room)] == ["", "stop", "price 30"]
        assert {row.seat for row in (await lines(room))[1:]} == {room.seats_of(who)[0]}
        (shown,) = page.of_kind("shown")
        assert [step["version"] for step in shown["steps"]] == [2, 3]
        assert asked(room) != who
        await agrees(room)


async def test_each_line_is_committed_before_it_is_applied_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page, append = watching(room, "ada"), lobby.store.append
        seen: list[tuple[int, int]] = []

        async def look(line: Any, **more: Any) -> Any:
            result = await append(line, **more)
            seen.append((line.seq, room.live.version))
            assert page.frames == []
            return result

        monkeypatch.setattr(lobby.store, "append", look)
        await room.do(asked(room), course(room, "stop", "price 30"))
        assert seen == [(2, 1), (3, 2)]


async def test_a_course_that_is_certain_to_fail_is_refused_whole(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        for later in ("buy", "price 9999", "no such thing"):
            refusal(await room.do(asked(room), course(room, "stop", later)))
        assert len(await lines(room)) == 1
        await agrees(room)


async def test_what_another_seat_is_asked_is_not_answered_by_a_course(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        reply = done(await room.do(asked(room), course(room, "stop", "price 30", "buy")))
        assert reply.version == room.live.version == 3
        assert key_of(reply.rest) == core_refusals.NOT_ASKED.key
        assert question(room) == "take-or-leave"
        await agrees(room)


async def test_nor_by_the_course_of_somebody_who_holds_both_seats(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        room.seats = [msgspec.structs.replace(seat, person="ada") for seat in room.seats]
        reply = done(await room.do("ada", course(room, "stop", "price 30", "buy")))
        assert reply.version == 3
        assert key_of(reply.rest) == core_refusals.NOT_ASKED.key


async def test_a_course_ends_where_a_draw_made_its_next_answer_illegal(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        reply = done(await room.do(asked(room), course(room, "draw", "buy", "stop")))
        assert reply.version == room.live.version == 2
        assert reply.rest is not None
        assert reply.rest.rule == room.live.match.table.rule()
        await agrees(room)


async def test_a_course_for_another_version_is_refused(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        late = course(room, "stop", "price 30", version=5)
        assert key_of(refusal(await room.do(asked(room), late))) == refusals.OLD_VERSION.key
        assert len(await lines(room)) == 1


# Sending it again.


async def test_a_course_that_is_sent_again_is_played_once(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, sent = asked(room), course(room, "stop", "price 30")
        replies = await asyncio.gather(*[room.do(who, sent) for _ in range(4)])
        assert replies == [say.Done(id="mine", match=room.id, version=3)] * 4
        await play(room, 5, Random(1))
        assert await room.do(who, sent) == replies[0]
        assert [row.command_id for row in await lines(room)][1:3] == ["mine", "mine/1"]
        await agrees(room)


@pytest.mark.parametrize("is_carried_out", [True, False])
async def test_a_course_that_broke_off_is_finished_when_it_is_sent_again(
    tmp_path: Path, is_carried_out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, sent, append = asked(room), course(room, "stop", "price 30"), lobby.store.append

        async def fail(line: Any, **more: Any) -> Any:
            if line.seq < 3 or is_carried_out:
                await append(line, **more)
            if line.seq == 3:
                raise Unavailable("gone")

        with monkeypatch.context() as patched:
            patched.setattr(lobby.store, "append", fail)
            with pytest.raises(Unavailable):
                await room.do(who, sent)
        assert room.live.version == (3 if is_carried_out else 2)
        assert await room.do(who, sent) == say.Done(id="mine", match=room.id, version=3)
        assert len(await lines(room)) == 3
        await agrees(room)


async def test_a_course_that_broke_off_goes_on_only_if_nothing_happened_since(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who = asked(room)
        first = course(room, "stop", version=1)
        await room.do(who, first)
        await room.do(who, command(say.Undo, room, version=2))
        await room.do(who, answer(room, "stop"))
        assert question(room) == "name-price"
        reply = done(await room.do(who, msgspec.structs.replace(first, then=["price 30"])))
        assert reply.version == 2
        assert key_of(reply.rest) == refusals.OLD_VERSION.key
        assert len(await lines(room)) == 4


async def test_the_id_of_somebody_elses_answer_begins_no_course(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who = asked(room)
        another = next(name for name in ("ada", "bruno") if name != who)
        await room.do(who, answer(room, "stop", "mine"))
        stolen = course(room, "stop", "price 1", version=1)
        assert "id" in refusal(await room.do(another, stolen)).reason
        assert len(await lines(room)) == 2


def test_no_id_of_a_later_line_can_be_that_of_another_command() -> None:
    (_, rules) = get_args(say.CommandId)
    assert re.match(rules.pattern, "mine/1") is None
    kinds = {*get_args(Author), *AUTHORS}
    assert str(LineId("start", 0)) == "start"
    assert all(re.fullmatch(r"[a-z]+", kind) for kind in kinds)
    ids = [str(LineId(name, place)) for name in ("a", "a1", "bot") for place in range(12)]
    assert len(set(ids)) == len(ids)
    assert not {f"{kind}:{place}" for kind in kinds for place in range(12)} & set(ids)


# Foreseeing.


async def test_a_preview_of_a_course_tells_all_that_it_brings(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await room.do(asked(room), course(room, "stop", "price 30"))
        buyer = room.live.setup.seat_name(room.live.asked())
        preview = command(
            say.Preview, room, version=3, answer="buy", then=["load 5 venezia", "stop"]
        )
        reply = await room.do(asked(room), preview)
        assert isinstance(reply, say.Previewed)
        events = [msgspec.json.decode(event)["event"] for event in reply.events]
        assert events == ["lot-bought", "lot-loaded"]
        assert reply.purses[buyer] == [300, 270]
        assert len(await lines(room)) == 3


async def test_a_preview_of_a_course_refuses_what_will_not_be_legal(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        preview = command(say.Preview, room, version=1, answer="stop", then=["buy"])
        assert refusal(await room.do(asked(room), preview)).rule is not None


def test_a_course_is_not_foreseen_beyond_what_is_hidden() -> None:
    """Whether the next answer is legal could tell what nobody has seen."""
    playing = opened().play("bid 15")
    start = write_position(playing.setup, playing.table)
    live = Live(match_row(SIENA, playing.setup.players, start=start))
    live.follow(live.start("start:0", 1.0).row)
    (look, *_) = (text for text in playing.answers if text.startswith("look"))
    for nonsense in ("bid 999", "pass"):
        alone = live.preview(live.asked(), live.version, [look])
        assert live.preview(live.asked(), live.version, [look, nonsense]) == alone
    with pytest.raises(IllegalAction):
        live.preview(live.asked(), live.version, ["keep 4"])


# Taking it back.


async def test_a_course_is_taken_back_as_one(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        before = await siena_with_two_answers(room)
        who, digest = asked(room), room.live.lines[before - 1].row.digest
        page, version = watching(room, who), room.live.version
        sent = command(say.Undo, room, version=version, to=before)
        assert done(await room.do(who, sent)).version == version + 2
        assert room.live.digest() == digest
        assert len(page.of_kind("shown")) == 1
        assert [row.kind for row in await lines(room)][-2:] == ["undo", "undo"]
        await play(room, 1, Random(3))
        assert done(await room.do(who, sent)) == say.Done(sent.id, room.id, version + 2)
        assert len(await lines(room)) == version + 3
        await agrees(room)


async def test_what_cannot_be_taken_back_whole_stays_whole(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who = asked(room)
        assert await room.do(who, course(room, "draw", "stop")) == say.Done("mine", room.id, 3)
        whole = command(say.Undo, room, version=3, to=1)
        assert key_of(refusal(await room.do(who, whole))) == core_refusals.UNDO_DRAW.key
        nothing = command(say.Undo, room, version=3, to=3)
        assert key_of(refusal(await room.do(who, nothing))) == core_refusals.NOTHING_TO_UNDO.key
        assert room.live.version == 3
        await agrees(room)


async def test_answers_that_were_taken_back_before_are_not_counted(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who = asked(room)
        await room.do(who, answer(room, "stop"))
        await room.do(who, command(say.Undo, room, version=2))
        await room.do(who, answer(room, "stop"))
        assert [room.live.answers_between(1, last) for last in (1, 2, 3, 4)] == [0, 1, 0, 1]
        done(await room.do(who, command(say.Undo, room, version=4, to=1)))
        assert room.live.version == 5
        assert room.live.asked() == room.seats_of(who)[0]
        assert question(room) == "draw-or-stop"


async def test_nobody_takes_back_a_course_of_another_seat(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await room.do(asked(room), answer(room, "stop"))
        other = Seat(1 - room.live.asked())
        sent = command(say.Undo, room, version=2, to=1)
        reply = refusal(await room.do(room.seats[other].person, sent))
        assert key_of(reply) == core_refusals.UNDO_OTHERS.key
