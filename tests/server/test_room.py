"""A room: commands in order, each once, and memory that is a copy of the log."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fiorino.core.refusals import NOT_ASKED
from fiorino.server.play import messages as say
from fiorino.server.play.log_lines import RESIGN
from fiorino.server.play.room import Room
from fiorino.server.refusals import OLD_VERSION, TODO_LOOK_AGAIN
from fiorino.server.storage.errors import Unavailable
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Thinking,
    Time,
    agrees,
    answer,
    answers,
    asked,
    command,
    lines,
    lobby_at,
    play,
    quiet,
    seated,
    until,
    watching,
)


def refusal(reply: say.Told) -> say.Refused:
    assert isinstance(reply, say.Refused), reply
    assert reply.reason
    assert reply.what_to_do
    return reply


def other(room: Room) -> str:
    return next(seat.person for seat in room.seats if seat.person not in (None, asked(room))) or ""


async def test_a_command_that_is_sent_again_gets_the_same_answer_and_one_line(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, sent = asked(room), answer(room, answers(room)[0], "mine")
        first = await room.do(who, sent)
        assert isinstance(first, say.Done)
        await play(room, 3, Random(1))
        again = await asyncio.gather(*[room.do(who, sent) for _ in range(5)])
        assert again == [first] * 5
        assert [row.command_id for row in await lines(room)].count("mine") == 1
        await agrees(room)


async def test_many_copies_at_once_are_one_line(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, sent = asked(room), answer(room, answers(room)[0], "mine")
        replies = await asyncio.gather(*[room.do(who, sent) for _ in range(8)])
        assert replies == [say.Done(id="mine", match=room.id, version=2)] * 8
        assert len(await lines(room)) == 2


async def test_the_id_of_somebody_elses_command_is_not_acknowledged(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, another = asked(room), other(room)
        await room.do(who, answer(room, answers(room)[0], "mine"))
        reply = await room.do(another, answer(room, "pass", "mine"))
        assert "id" in refusal(reply).reason
        assert len(await lines(room)) == 2


async def test_stale_versions_wrong_seats_and_spectators_are_refused(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, text = asked(room), answers(room)[0]
        for version in (0, 5):
            late = refusal(await room.do(who, answer(room, text, version=version)))
            assert late.reason_key == say.Wording(OLD_VERSION.key)
            assert late.what_to_do_key == say.Wording(TODO_LOOK_AGAIN.key)
        wrong = refusal(await room.do(other(room), answer(room, text)))
        assert wrong.rule == room.live.match.table.rule()
        assert wrong.reason_key is not None
        assert wrong.reason_key.key == NOT_ASKED.key
        assert {type(word) for word in wrong.reason_key.words.values()} == {say.Named}
        for stranger in (None, "zeno"):
            assert "watch" in refusal(await room.do(stranger, answer(room, text))).reason
        illegal = refusal(await room.do(who, answer(room, "no such thing")))
        assert illegal.what_to_do == "Choose one of the answers."
        assert len(await lines(room)) == 1
        await agrees(room)


async def test_a_match_that_is_over_takes_no_more_answers(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await play(room, 5000, Random(2))
        assert room.row.status == "over"
        assert room.row.result is not None
        for late in (
            command(say.Resign, room),
            command(say.Undo, room, version=room.live.version),
            command(say.Pause, room, agree=True),
        ):
            assert "over" in refusal(await room.do("ada", late)).reason
        await agrees(room)


@pytest.mark.parametrize("is_carried_out", [True, False])
async def test_a_commit_that_fails_leaves_memory_equal_to_the_log(
    tmp_path: Path, is_carried_out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may have carried it out all the same; a copy of the command finds out."""

    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page = watching(room, "ada")
        append = lobby.store.append

        async def fail(*given: Any, **more: Any) -> None:
            if is_carried_out:
                await append(*given, **more)
            raise Unavailable("gone")

        who, sent = asked(room), answer(room, answers(room)[0], "mine")
        monkeypatch.setattr(lobby.store, "append", fail)
        with pytest.raises(Unavailable):
            await room.do(who, sent)
        monkeypatch.setattr(lobby.store, "append", append)
        await agrees(room)
        assert room.live.version == (2 if is_carried_out else 1)
        assert len(page.of_kind("shown")) == is_carried_out
        assert await room.do(who, sent) == say.Done(id="mine", match=room.id, version=2)
        assert len(await lines(room)) == 2
        await agrees(room)


async def test_a_database_that_stays_away_is_caught_up_with_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who, sent = asked(room), answer(room, answers(room)[0], "mine")
        append = lobby.store.append

        async def fail(*given: Any, **more: Any) -> None:
            await append(*given, **more)
            raise Unavailable("gone")

        async def away(*_given: Any) -> None:
            raise Unavailable("gone")

        with monkeypatch.context() as patched:
            patched.setattr(lobby.store, "append", fail)
            patched.setattr(lobby.store, "log", away)
            with pytest.raises(Unavailable):
                await room.do(who, sent)
        assert room.live.version == 1
        resigned = await room.do(other(room), command(say.Resign, room))
        assert isinstance(resigned, say.Done)
        assert resigned.version == 3
        assert await room.do(who, sent) == say.Done(id="mine", match=room.id, version=2)
        await agrees(room)


async def test_nothing_is_shown_before_it_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path, now=Time()) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        append, shown = lobby.store.append, []

        async def look(*given: Any, **more: Any) -> Any:
            before = say.encoder.encode(room.shown("ada", 0))
            done = await append(*given, **more)
            shown.append((before, say.encoder.encode(room.shown("ada", 0))))
            return done

        first = say.encoder.encode(room.shown("ada", 0))
        monkeypatch.setattr(lobby.store, "append", look)
        await room.do(asked(room), answer(room, answers(room)[0]))
        assert shown == [(first, first)]


async def finished(room: Room, sent: say.Answer) -> say.Told:
    return await room.finish(room.do(asked(room), sent))


async def test_whoever_goes_away_in_mid_commit_has_still_answered(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        page = watching(room, None)
        for turns in range(12):
            before = room.live.version
            sent = answer(room, answers(room)[0], f"mine{turns}")
            task = asyncio.ensure_future(finished(room, sent))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await until(lambda: not lobby._kept)
            assert room.live.version - before in ((0, 1) if turns == 0 else (1,))
            await agrees(room)
        assert page.of_kind("shown")[-1]["version"] == room.live.version


async def test_undo_is_logged_and_only_ones_own_last_answer(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        rng, undone = Random(5), 0
        while undone < 3:
            await play(room, 1, rng)
            who = asked(room)
            can = room.shown(who, 0).can_undo
            before = room.live.version
            undo = command(say.Undo, room, version=before)
            assert isinstance(await room.do(other(room), undo), say.Refused)
            undo = command(say.Undo, room, version=before)
            reply = await room.do(who, undo)
            assert isinstance(reply, say.Done if can else say.Refused)
            undone += can
            assert room.live.version == before + can
        await agrees(room)


async def test_of_two_who_resigns_loses_and_the_match_is_over(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        assert isinstance(await room.do("ada", command(say.Resign, room)), say.Done)
        assert room.row.status == "over"
        assert room.live.result().winners == (1,)  # type: ignore[union-attr]
        assert '"by":"resign"' in (room.row.result or "")
        await agrees(room)


async def test_of_three_a_bot_plays_on_for_who_resigned_and_he_is_out(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        await room.do("ada", command(say.Resign, room))
        rng = Random(3)
        for _ in range(25):
            await quiet(room)
            assert asked(room) != "ada"
            await play(room, 1, rng)
        await quiet(room)
        played = [row for row in await lines(room) if row.seat == 0 and row.kind == "answer"]
        assert played
        assert all(row.author == "bot" for row in played)
        assert "given up" in refusal(await room.do("ada", command(say.Resign, room))).reason
        reply = await room.do("ada", command(say.Away, room, away=False))
        assert "given up" in refusal(reply).reason
        assert [row.kind for row in await lines(room)].count(RESIGN) == 1
        await agrees(room)


async def test_a_bot_cannot_be_stopped_by_taking_its_id(tmp_path: Path) -> None:
    bot_pool = Thinking()
    async with lobby_at(tmp_path, bot_pool) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        for id in ("bot:2", "timeout:2"):
            with pytest.raises(Exception, match="regex"):
                say.command_decoder.decode(say.encoder.encode(answer(room, answers(room)[0], id)))


async def test_who_is_away_is_played_for_and_may_come_back(tmp_path: Path) -> None:
    bot_pool = Thinking()
    async with lobby_at(tmp_path, bot_pool) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        who = asked(room)
        bot_pool.free.clear()
        for _ in range(3):  # away and back while the bot thinks: its answer is not wanted
            await room.do(who, command(say.Away, room, away=True))
            await until(lambda: bot_pool.asked > 0)
            await room.do(who, command(say.Away, room, away=False))
        bot_pool.free.set()
        await quiet(room)
        assert room.live.version == 1
        await room.do(who, command(say.Away, room, away=True))
        await until(lambda: room.live.version > 1 and asked(room) != who)
        await quiet(room)
        await room.do(who, command(say.Away, room, away=False))
        assert not any(seat.away for seat in room.seats)
        await agrees(room)


async def test_a_bot_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiorino.server.play.driver.RETRY", 0.01)
    bot_pool = Thinking()
    bot_pool.failures = 3
    async with lobby_at(tmp_path, bot_pool) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await room.do(asked(room), command(say.Away, room, away=True))
        await until(lambda: room.live.version > 1)
        assert bot_pool.asked > 3


async def test_a_pause_needs_everybody_and_anybody_ends_it(tmp_path: Path) -> None:
    bot_pool = Thinking()
    async with lobby_at(tmp_path, bot_pool) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await room.do("ada", command(say.Pause, room, agree=True))
        assert (room.row.status, room.shown(None, 0).pausing) == ("running", ["medici"])
        await room.do("bruno", command(say.Pause, room, agree=True))
        assert room.row.status == "paused"
        reply = await room.do(asked(room), answer(room, answers(room)[0]))
        assert refusal(reply).reason == "The match is paused."
        await agrees(room)
        await room.do("bruno", command(say.Pause, room, agree=False))
        assert (room.row.status, room.shown(None, 0).pausing) == ("running", [])
        await play(room, 2, Random(1))
        await agrees(room)


async def test_bots_do_not_answer_while_a_match_is_paused(tmp_path: Path) -> None:
    bot_pool = Thinking()
    bot_pool.free.clear()
    async with lobby_at(tmp_path, bot_pool) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        await room.do(asked(room), command(say.Away, room, away=True))
        await until(lambda: bot_pool.asked == 1)
        for who in ("ada", "bruno", "carla"):
            await room.do(who, command(say.Pause, room, agree=True))
        assert room.row.status == "paused"
        version = room.live.version
        bot_pool.free.set()
        await quiet(room)
        assert room.live.version == version
        await room.do("ada", command(say.Pause, room, agree=False))
        await until(lambda: room.live.lines[-1].row.author == "bot")


async def test_a_preview_changes_nothing_and_logs_nothing(tmp_path: Path) -> None:
    async with lobby_at(tmp_path, now=Time()) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        await play(room, 12, Random(1))
        before = say.encoder.encode(room.shown(asked(room), 0))
        for text in answers(room):
            wanted = command(say.Preview, room, version=room.live.version, answer=text)
            assert isinstance(await room.do(asked(room), wanted), say.Previewed)
        assert say.encoder.encode(room.shown(asked(room), 0)) == before
        assert len(await lines(room)) == room.live.version


async def test_all_who_do_not_sit_there_are_sent_the_same_message(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        sent: dict[str, list[say.Told]] = {}

        class Watcher:
            def __init__(self, name: str, person: str | None) -> None:
                self.person = person
                self.heard: list[say.Told] = sent.setdefault(name, [])

            def send(self, message: say.Told) -> None:
                self.heard.append(message)

        for name, person in (("seat", "ada"), ("guest", "carla"), ("nobody", None)):
            room.viewers[Watcher(name, person)] = room.live.version
        room.show()
        assert sent["guest"][0] is sent["nobody"][0]
        shown = sent["seat"][0]
        assert isinstance(shown, say.Shown)
        assert shown.viewer is not None
        assert shown is not sent["guest"][0]
