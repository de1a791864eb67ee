"""The socket of a page: what is resumed, who sees what, who is let go, and what is refused."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocket

from fiorino.server.http.doors import POST
from fiorino.server.http.sockets import LONGEST_QUEUE, MOST_WATCHED, TOO_SLOW, PageSocket
from fiorino.server.limits import LARGEST_FRAME, Limits, Rate
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.room import Room
from tests.patience import PATIENCE
from tests.server.lobbies import agrees, answer, answers, asked, lobby_at, seated, until
from tests.server.wire import MEDICI, SIENA, House, Someone, house, play_on

NONSENSE = "AAAAAAAAAAAA"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("sockets")) as made:
        yield made


@pytest.fixture
def anna(hosted: House) -> Someone:
    return hosted.guest("Anna")


@pytest.fixture
def beppe(hosted: House) -> Someone:
    return hosted.guest("Beppe")


def joined(anna: Someone, beppe: Someone, **more: Any) -> Any:
    """A table at which both sit."""
    table = anna.table("me", "open", **more)
    beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    return table


# Watching


def test_who_watches_is_shown_the_match_and_every_step_from_then_on(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        assert wire.shown["version"] == 1
        assert [step["version"] for step in wire.shown["steps"]] == [1]
        assert wire.answer()["version"] == 2
        assert wire.shown["version"] == 2
        assert [step["version"] for step in wire.shown["steps"]] == [2]


def test_who_comes_back_is_told_exactly_the_steps_he_missed(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    with anna.page(match) as one, beppe.page(match) as two:
        play_on([one, two], Random(2), 6)
        last = max(one.shown["version"], two.shown["version"])
        while one.shown["version"] < last:
            one.hear()
    told = {step["version"]: step for shown in one.heard for step in shown.get("steps", [])}
    for since in range(last + 1):
        with anna.page(match, since=since) as again:
            assert again.shown["steps"] == [told[each] for each in range(since + 1, last + 1)]
            assert again.shown["briefing"] == one.shown["briefing"]


def test_who_has_seen_more_than_there_is_gets_the_match_as_it_is(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match, since=900) as wire:
        assert wire.shown["version"] == 1
        assert wire.shown["steps"] == []


def test_two_pages_of_one_person_show_the_same_and_either_can_answer(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as one, anna.page(match) as two:
        for wire, other in ((one, two), (two, one), (one, two)):
            assert wire.answer()["kind"] == "done"
            while other.shown["version"] < wire.shown["version"]:
                other.hear()
            assert other.shown["briefing"] == wire.shown["briefing"]
            assert other.shown["steps"] == wire.shown["steps"]


def test_a_page_that_asks_whether_somebody_is_there_is_answered(anna: Someone) -> None:
    with anna.page() as wire:
        wire.send("ping", id="there")
        assert wire.hear() == {"kind": "pong", "id": "there"}


def test_the_others_see_who_is_connected(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    with anna.page(match) as one:
        assert [seat["connected"] for seat in one.shown["seats"]] == [True, False]
        with beppe.page(match):
            assert [seat["connected"] for seat in one.hear_until("shown")["seats"]] == [True, True]
        assert [seat["connected"] for seat in one.hear_until("shown")["seats"]] == [True, False]


def test_who_watches_no_more_hears_no_more(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as one, anna.page(match) as two:
        two.send("unwatch", match=match)
        two.send("lobby")
        assert two.hear_until("tables")
        one.answer()
        two.send("lobby")
        assert two.hear()["kind"] == "tables"


def test_a_spectator_sees_no_hand(hosted: House, anna: Someone, beppe: Someone) -> None:
    table = joined(anna, beppe, game=SIENA)
    stranger = hosted.stranger()
    with (
        anna.page(table["match"]) as one,
        beppe.page(table["match"]) as two,
        stranger.page(table["match"], link=table["link"]) as third,
    ):
        assert third.shown["viewer"] is None
        play_on([one, two], Random(5), 30)
        while third.shown["version"] < one.shown["version"]:
            third.hear()
        for shown in (told for told in third.heard if told["kind"] == "shown"):
            assert shown["briefing"]["answers"] == []
            assert all(step["answer"] is None for step in shown["steps"])
            assert [seat["hand"] for seat in shown["briefing"]["view"]["seats"]] == [None, None]
        assert one.shown["briefing"]["view"]["seats"][0]["hand"] is not None
        assert one.shown["briefing"]["view"]["seats"][1]["hand"] is None


def test_a_spectator_cannot_command(hosted: House, anna: Someone, beppe: Someone) -> None:
    table = joined(anna, beppe)
    with hosted.guest().page(table["match"], link=table["link"]) as wire:
        reply = wire.command("answer", version=1, answer="pass")
        assert reply["kind"] == "refused"
        assert reply["reason"] == "You do not sit at this table; you only watch."
        assert wire.command("resign")["kind"] == "refused"


def test_a_seat_cannot_answer_for_another(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    with anna.page(match) as one, beppe.page(match) as two:
        asked, other = (one, two) if one.shown["briefing"]["asked"] else (two, one)
        text = asked.shown["briefing"]["answers"][0]
        reply = other.answer(text.get("text") or text["pattern"].replace("{number}", "1"))
        assert reply["kind"] == "refused"
        assert asked.answer()["kind"] == "done"


def test_a_page_shows_so_many_matches_at_most(
    hosted: House, anna: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiorino.server.http.sockets.MOST_WATCHED", 2)
    assert MOST_WATCHED > 2
    matches = [anna.table("me", "me")["match"] for _ in range(3)]
    with anna.page() as wire:
        kinds = [wire.watch(match)["kind"] for match in (*matches, matches[0])]
    assert kinds == ["shown", "shown", "refused", "shown"]


# Commands


def test_a_command_that_is_sent_again_is_answered_again_and_done_once(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        first = wire.answer(id="once")
        text = wire.heard[0]["briefing"]["answers"][0]
        assert wire.command("answer", id="once", version=1, answer=text.get("text", "x")) == first
        assert wire.shown["version"] == 2


def test_an_answer_to_a_version_that_is_past_is_refused(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        wire.answer()
        reply = wire.answer(version=1)
        assert reply["kind"] == "refused"
        assert reply["reason_key"]["key"] == "refusal-old-version"
        assert wire.shown["version"] == 2


def test_a_command_for_a_match_that_is_not_watched_is_refused(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page() as wire:
        wire.send("resign", id="r", match=match)
        assert wire.hear()["reason"] == "Watch the match before you send commands to it."


def test_an_answer_out_of_turn_names_the_rule(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    with anna.page(match) as one, beppe.page(match) as two:
        other = two if one.shown["briefing"]["asked"] else one
        reply = other.answer("draw")
        assert reply["rule"] == "M2.4"
        assert "to answer, not" in reply["reason"]
        assert other.shown["version"] == 1


def test_a_hint_does_not_keep_other_messages_waiting(
    hosted: House, anna: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = asyncio.Event()
    real = hosted.server.lobby.bot_pool.advise

    async def slow(question: Any) -> Any:
        await thinking.wait()
        return await real(question)

    monkeypatch.setattr(hosted.server.lobby.bot_pool, "advise", slow)
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        wire.send("hint", id="h1", match=match, version=1)
        wire.send("hint", id="h2", match=match, version=1)
        refused = wire.hear()
        assert (refused["id"], refused["reason"]) == ("h2", "A hint is being thought of.")
        wire.send("lobby")
        assert wire.hear()["kind"] == "tables"
        hosted.call(_set, thinking)
        hinted = wire.hear_until("hinted")
        assert wire.answer(hinted["answer"])["kind"] == "done"


async def _set(event: asyncio.Event) -> None:
    event.set()


def test_a_mistake_of_ours_in_a_command_does_not_end_the_socket(
    hosted: House, anna: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = anna.table("me", "me")["match"]

    async def broken(*_: object) -> Any:
        raise LookupError("/secret/place")

    with anna.page(match) as wire:
        with monkeypatch.context() as patch:
            patch.setattr("fiorino.server.play.room.Room.do", broken)
            reply = wire.answer()
        assert reply["reason"] == "The server has made a mistake."
        assert wire.answer()["kind"] == "done"


def test_chat_is_heard_by_the_players_and_not_by_spectators(
    hosted: House, anna: Someone, beppe: Someone
) -> None:
    table = joined(anna, beppe)
    match = table["match"]
    watcher = hosted.guest("Carla")
    with (
        anna.page(match) as one,
        beppe.page(match) as two,
        watcher.page(match, link=table["link"]) as third,
    ):
        assert one.command("say", room="players", text="<b>ciao</b>")["kind"] == "done"
        said = two.hear_until("said")
        assert (said["name"], said["text"]) == ("Anna", "<b>ciao</b>")
        assert third.command("say", room="spectators", text="bello")["kind"] == "done"
        assert third.command("say", room="players", text="hm")["kind"] == "refused"
        one.command("say", room="players", text="again")
        two.hear_until("said")
    for wire, heard in ((one, 0), (two, 0), (third, 1)):
        spectators = [told for told in wire.heard if told.get("room") == "spectators"]
        assert len(spectators) == heard
    assert not [told for told in third.heard if told.get("room") == "players"]


# No oracle


COMMANDS: list[dict[str, Any]] = [
    {"kind": "watch"},
    {"kind": "watch", "since": 3},
    {"kind": "watch", "link": "not-the-link"},
    {"kind": "unwatch"},
    {"kind": "answer", "id": "x", "version": 1, "answer": "pass"},
    {"kind": "preview", "id": "x", "version": 1, "answer": "pass"},
    {"kind": "undo", "id": "x", "version": 1},
    {"kind": "resign", "id": "x"},
    {"kind": "pause", "id": "x", "agree": True},
    {"kind": "away", "id": "x", "away": True},
    {"kind": "standing", "id": "x", "limit": 3},
    {"kind": "hint", "id": "x", "version": 1},
    {"kind": "say", "id": "x", "room": "players", "text": "ciao"},
]


@pytest.mark.parametrize("command", COMMANDS, ids=[c["kind"] for c in COMMANDS])
def test_a_private_table_is_refused_exactly_like_one_that_does_not_exist(
    hosted: House, anna: Someone, command: dict[str, Any]
) -> None:
    match = anna.table("me", "me")["match"]
    replies = []
    with hosted.guest().page() as wire:
        for name in (match, NONSENSE):
            wire.socket.send_text(json.dumps(command | {"match": name}))
            wire.send("lobby")
            heard: list[Any] = []
            while not heard or heard[-1]["kind"] != "tables":
                heard.append(wire.hear())
            replies.append(json.dumps(heard).replace(name, "…"))
    assert replies[0] == replies[1]


# Frames


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "null",
        "[]",
        "{}",
        '{"kind":"dance"}',
        '{"kind":"watch"}',
        '{"kind":"watch","match":7}',
        '{"kind":"watch","match":"a","more":1}',
        '{"kind":"watch","match":"a b"}',
        '{"kind":"watch","match":"a","since":-1}',
        '{"kind":"watch","match":"a","since":1e99}',
        '{"match":' + "[" * 4000 + ",",
        '{"kind":"answer","id":"a","match":"b","version":1,"answer":"' + "x" * 81 + '"}',
        '{"kind":"say","id":"a","match":"b","room":"players","text":"a\\u0000b"}',
    ],
)
def test_a_frame_that_is_no_message_is_refused_and_the_socket_stays(
    anna: Someone, frame: str
) -> None:
    with anna.page() as wire:
        wire.socket.send_text(frame)
        refusal = wire.hear()
        assert refusal["kind"] == "refused"
        assert "not understood" in refusal["reason"]
        wire.send("lobby")
        assert wire.hear()["kind"] == "tables"


def test_a_message_that_is_not_understood_is_refused_by_its_id(anna: Someone) -> None:
    with anna.page() as wire:
        wire.socket.send_text('{"kind":"answer","id":"a1","match":"m","version":-1,"answer":"x"}')
        refusal = wire.hear()
        assert (refusal["id"], refusal["match"]) == ("a1", "m")


def test_a_binary_frame_is_refused_and_the_socket_stays(anna: Someone) -> None:
    with anna.page() as wire:
        wire.socket.send_bytes(b"\xff\x00")
        assert wire.hear()["kind"] == "refused"
        wire.send("lobby")
        assert wire.hear()["kind"] == "tables"


def test_a_frame_that_is_too_long_ends_the_socket_with_1009(anna: Someone) -> None:
    with anna.page() as wire:
        wire.socket.send_text(" " * (LARGEST_FRAME + 1))
        assert wire.closed_with() == 1009


def test_too_many_messages_end_the_socket_with_1008(tmp_path: Path) -> None:
    limits = Limits(play_messages=Rate(5, 60), watch_messages=Rate(2, 60))
    with house(tmp_path, limits=limits) as hosted:
        for someone, allowed in ((hosted.guest(), 5), (hosted.stranger(), 2)):
            with someone.page() as wire:
                for _ in range(allowed + 1):
                    wire.send("lobby")
                assert wire.closed_with() == 1008
                assert [told["kind"] for told in wire.heard] == ["tables"] * allowed


# A page that does not read


class Deaf:
    """The connection of somebody who never reads: after a few messages nothing can be sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()

    async def receive(self) -> Any:
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        if len(self.sent) >= 3:
            await asyncio.Event().wait()
        self.sent.append(message)


async def _show_to_the_deaf(hosted: House, match: str) -> tuple[int, bool, int]:
    deaf = Deaf()
    scope = {"type": "websocket", "path": "/socket", "headers": []}
    page = PageSocket(hosted.server.lobby, WebSocket(scope, deaf.receive, deaf.send), None)
    deaf.incoming.put_nowait({"type": "websocket.connect"})
    serving = asyncio.ensure_future(page.serve())
    link = hosted.server.lobby.rooms[match].row.link
    text = json.dumps({"kind": "watch", "match": match, "link": link})
    deaf.incoming.put_nowait({"type": "websocket.receive", "text": text})
    room = hosted.server.lobby.rooms[match]
    while page not in room.viewers:
        await asyncio.sleep(0.01)
    for _ in range(2 * LONGEST_QUEUE):
        room.show()
        await asyncio.sleep(0)
    await asyncio.wait_for(serving, PATIENCE)
    return page._ending.result(), page in room.viewers, page._queue.qsize()


def test_a_page_that_does_not_read_is_let_go_and_the_others_play_on(
    hosted: House, anna: Someone
) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        code, still_there, kept = hosted.call(_show_to_the_deaf, hosted, match)
        assert code == TOO_SLOW
        assert not still_there
        assert kept <= LONGEST_QUEUE
        assert wire.answer()["kind"] == "done"


# A page that goes away while its command is carried out


class Line:
    """A connection to a page whose frames are sent at once."""

    def __init__(self, lobby: Lobby, person: str) -> None:
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.sent: list[list[Any]] = []
        """What was sent together."""
        self.shared: list[bool] = []
        """Whether it was said to be the same for many."""
        scope: Any = {"type": "websocket", "path": "/socket", "headers": []}
        scope["extensions"] = {POST: {"post": self.post}}
        self.page = PageSocket(lobby, WebSocket(scope, self.incoming.get, self.send), person)
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.serving = asyncio.ensure_future(self.page.serve())

    async def send(self, message: Any) -> None:
        """Nobody is at the other end."""

    def post(self, texts: Sequence[bytes], *, shared: bool = False) -> int:
        self.sent.append([json.loads(text) for text in texts])
        self.shared.append(shared)
        return 0

    def say(self, message: say.Incoming) -> None:
        text = say.encoder.encode(message).decode()
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    @classmethod
    async def watching(cls, lobby: Lobby, room: Room) -> "Line":
        """A page of whoever is asked, which shows the match."""
        line = cls(lobby, asked(room))
        line.say(say.Watch(match=room.id))
        await until(lambda: bool(line.sent))
        return line


async def test_who_watches_is_sent_what_many_are_sent_and_who_plays_is_not(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        for person, shared in (("ada", False), ("carla", True)):
            line = Line(lobby, person)
            line.say(say.Watch(match=room.id, link=room.row.link))
            await until(lambda line=line: bool(line.sent))
            assert line.shared == [shared]


async def test_a_page_that_is_let_go_in_mid_commit_has_still_answered(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        for turns in range(12):
            before = room.live.version
            line = await Line.watching(lobby, room)
            line.say(answer(room, answers(room)[0], f"mine{turns}"))
            for _ in range(turns):
                await asyncio.sleep(0)
            line.page.end(TOO_SLOW)
            await line.serving
            await until(lambda: not lobby._kept)
            assert room.live.version - before in ((0, 1) if turns < 3 else (1,))
            assert line.page not in room.viewers
            await agrees(room)


async def test_what_a_command_brings_about_is_sent_together_with_its_reply(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        line = await Line.watching(lobby, room)
        line.say(answer(room, answers(room)[0], "mine"))
        await until(lambda: len(line.sent) > 1)
        assert [told["kind"] for told in line.sent[1]] == ["shown", "done"]
        line.page.end(TOO_SLOW)
        await line.serving


# Whole matches


@pytest.mark.parametrize("game", [MEDICI, SIENA])
def test_two_people_play_a_match_to_its_end(anna: Someone, beppe: Someone, game: str) -> None:
    match = joined(anna, beppe, game=game)["match"]
    with anna.page(match) as one, beppe.page(match) as two:
        assert play_on([one, two], Random(3)) > 10
        for wire in (one, two):
            assert wire.shown["status"] == "over"
            versions = [step["version"] for told in wire.heard for step in told.get("steps", [])]
            assert versions == sorted(set(versions)) == list(range(1, versions[-1] + 1))
    assert anna.get(f"/api/tables/{match}/fairness")["draws_agree"] is True
