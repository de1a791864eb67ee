"""The socket of a page: it answers messages in order, and queues what it sends."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fiorino.core.errors import BadOption, FiorinoError, UnknownName
from fiorino.core.sentences import Sayable
from fiorino.server import refusals
from fiorino.server.http.doors import LARGEST_BACKLOG, POST
from fiorino.server.http.security import Refused
from fiorino.server.limits import LARGEST_FRAME, TooMany
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.room import Room
from fiorino.server.storage.errors import StorageError

LONGEST_QUEUE: Final = 256
"""The backlog in messages at which a slow reader is disconnected."""
MOST_WATCHED: Final = 32
"""Matches that one page shows at once."""
PATIENCE: Final = 1.0
"""How long a page may still read what was sent before it is disconnected, in seconds."""
POLICY: Final = 1008
TOO_LONG: Final = 1009
GOING: Final = 1012
TOO_SLOW: Final = 1013

log: Final = logging.getLogger("fiorino.socket")


class PageSocket:
    """One open socket."""

    def __init__(
        self, lobby: Lobby, socket: WebSocket, person: str | None, session: str | None = None
    ) -> None:
        self.lobby: Final = lobby
        self.socket: Final = socket
        self.person = person
        self.session: Final = session
        self._queue: Final[asyncio.Queue[bytes]] = asyncio.Queue(LONGEST_QUEUE)
        self._post: Final = _post_of(socket)
        """Sends at once, if the server can; otherwise there is a queue."""
        self._queued = 0
        """Bytes in the queue."""
        self._watched: Final[set[str]] = set()
        self._bucket: Final = lobby.limits.socket("play_messages" if person else "watch_messages")
        self._ending: Final[asyncio.Future[int]] = asyncio.get_running_loop().create_future()
        self._hint: asyncio.Task[None] | None = None
        self._at_work: Final[set[asyncio.Task[None]]] = set()
        """Tasks that are running a command, which completes even without the page."""
        self._has_left = False
        self._plays = False
        """Whether the page has looked at a match where its person sits: others share frames."""
        self._held: list[bytes] = []
        """The effects of a command of this page, held until its reply is ready."""

    def send(self, message: say.Told) -> None:
        """Send to the page; if it is too far behind, it must reconnect."""
        if self._ending.done():
            return
        frame = say.encoded(message)
        if self._post is not None:
            self._held.append(frame)
            if self._at_work and asyncio.current_task() in self._at_work:
                return  # the reply follows shortly, and both are sent together
            frames, self._held = self._held, []
            if (self._post(frames, shared=not self._plays) or 0) > LARGEST_BACKLOG:
                self.end(TOO_SLOW)
            return
        if self._queue.full() or (self._queued and self._queued + len(frame) > LARGEST_BACKLOG):
            self.end(TOO_SLOW)
            return
        self._queue.put_nowait(frame)
        self._queued += len(frame)

    def end(self, code: int) -> None:
        """Disconnect the page; only the first reason counts."""
        if not self._ending.done():
            self._ending.set_result(code)

    async def serve(self) -> None:
        """Serve the page until either side disconnects."""
        await self.socket.accept()
        writing = asyncio.ensure_future(self._write())
        reading = asyncio.ensure_future(self._read())
        try:
            waited: set[asyncio.Future[Any]] = {writing, reading, self._ending}
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if self._ending.done():
                await self._close(self._ending.result(), writing)
        finally:
            self._leave()
            begun = {task for task in (writing, reading, self._hint) if task is not None}
            for task in begun & self._at_work:
                self.lobby.keep(task)
            tasks = begun - self._at_work
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            for task in tasks:
                fault = None if task.cancelled() else task.exception()
                if fault is not None and not isinstance(fault, WebSocketDisconnect):
                    log.error("a socket failed: %s", type(fault).__name__, exc_info=fault)

    async def _close(self, code: int, writing: "asyncio.Task[None]") -> None:
        """Close the socket after everything queued has been sent, unless that takes too long."""
        self.lobby.metrics.refused(code)
        try:
            async with asyncio.timeout(PATIENCE):
                if code != TOO_SLOW:
                    await self._queue.join()
                writing.cancel()
                await self.socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass

    def _leave(self) -> None:
        self._has_left = True
        self.lobby.open_tables.viewers.discard(self)
        self.lobby.pairing.leave(self)
        for match in self._watched:
            room = self.lobby.rooms.get(match)
            if room is not None:
                room.remove_viewer(self)

    async def _write(self) -> None:
        while True:
            message = await self._queue.get()
            await self.socket.send_text(message.decode())
            self._queued -= len(message)
            self._queue.task_done()

    async def _read(self) -> None:
        while not self._has_left:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if not self._bucket.take():
                self.end(POLICY)
                return
            if len(text or frame.get("bytes") or "") > LARGEST_FRAME:
                self.end(TOO_LONG)
                return
            began = time.monotonic()
            try:
                if text is None:
                    raise msgspec.DecodeError("messages are text")
                message = say.decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
                self.send(_not_understood(text, fault))
                continue
            if isinstance(message, say.Hint):
                self._think(message, began)
            else:
                await self._take(message, began)

    def _think(self, message: say.Hint, began: float) -> None:
        """Compute a hint while other messages are handled; one at a time."""
        if self._hint is not None and not self._hint.done():
            self.send(_refused(message, refusals.HINT_PENDING, refusals.TODO_WAIT))
        else:
            self._hint = asyncio.ensure_future(self._take(message, began))

    async def _take(self, message: say.Incoming, began: float) -> None:
        kind = type(message).__name__.lower()
        outcome = "refused"
        try:
            reply = await self._reply(message)
            outcome = "refused" if isinstance(reply, say.Refused) else "done"
        except Refused as fault:
            outcome = "limited" if isinstance(fault, TooMany) else "refused"
            reply = _refused(message, fault.reason, fault.what_to_do)
        except StorageError as fault:
            outcome = "failed"
            log.error("a %s was not stored: %s", kind, fault)
            reply = _refused(message, refusals.DATABASE_SILENT, refusals.TODO_SEND_SAME)
        except FiorinoError as fault:
            reply = _refused(message, fault.said, refusals.TODO_CHECK_LINK)
        except Exception as fault:
            outcome = "failed"
            log.exception("a %s failed: %s", kind, type(fault).__name__)
            reply = _refused(message, refusals.SERVER_FAULT, refusals.TODO_RELOAD)
        took = time.monotonic() - began if outcome == "done" else None
        self.lobby.metrics.command(kind, outcome, took)
        if reply is not None:
            self.send(reply)

    async def _reply(self, message: say.Incoming) -> say.Told | None:
        if isinstance(message, say.Ping):
            return say.Pong(id=message.id)
        if isinstance(message, say.Lobby):
            self.lobby.open_tables.viewers.add(self)
            return await self.lobby.open_tables.told()
        if isinstance(message, say.Seek):
            return await self._seek(message)
        if isinstance(message, say.Unseek):
            await self.lobby.pairing.unseek(self)
            return None
        if isinstance(message, say.Watch):
            return self._watch(await self.lobby.current(message.match), message)
        if message.match not in self._watched:
            # The same words for a table that does not exist and for one that is not shown.
            if isinstance(message, say.Unwatch):
                return None
            raise FiorinoError("Watch the match before you send commands to it.")
        room = await self.lobby.room(message.match)
        if isinstance(message, say.Unwatch):
            self._watched.discard(room.id)
            room.remove_viewer(self)
            return None
        return await self._carry_out(room, message)

    async def _carry_out(self, room: Room, command: say.Commands) -> say.Told:
        """Run the command in the task that read it; nothing cancels it halfway."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            return await room.do(self.person, command)
        finally:
            self._at_work.discard(task)

    async def _seek(self, message: say.Seek) -> say.Seeking:
        if self.person is None:
            raise Refused(401, refusals.NO_PAIRING_AS_NOBODY, refusals.TODO_RELOAD)
        known = await self.lobby.store.person(self.person)
        if known is not None and known.bot_of is not None:
            raise Refused(403, refusals.NOT_FOR_BOTS, refusals.TODO_CHECK_LINK)
        try:
            return await self.lobby.pairing.seek(self, self.person, message)
        except (BadOption, UnknownName) as fault:
            raise Refused(422, fault.said, refusals.TODO_CHANGE) from None

    def _watch(self, room: Room, message: say.Watch) -> say.Shown:
        if not room.may_watch(self.person, message.link):
            raise FiorinoError(refusals.NO_SUCH_TABLE)
        if len(self._watched) >= MOST_WATCHED and room.id not in self._watched:
            raise Refused(
                429,
                refusals.TOO_MANY_WATCHED.said(most=MOST_WATCHED),
                refusals.TODO_LEAVE_OTHER,
            )
        self._watched.add(room.id)
        self._plays = self._plays or bool(room.seats_of(self.person))
        room.add_viewer(self)
        shown = room.shown(self.person, -1 if message.since is None else message.since)
        if message.changes:
            room.tell_changes(self, shown)
        return shown


class _Post(Protocol):
    """`GuardedSocket.post`."""

    def __call__(self, texts: Sequence[bytes], *, shared: bool) -> int | None: ...


def _post_of(socket: WebSocket) -> _Post | None:
    extension: dict[str, Any] = socket.scope.get("extensions", {}).get(POST, {})
    return extension.get("post")


class _Named(msgspec.Struct):
    """The part of an invalid message that can still be read."""

    id: say.CommandId | None = None
    match: say.MatchId | None = None


def _not_understood(text: str | None, fault: Exception) -> say.Refused:
    try:
        named = msgspec.json.decode(text or "{}", type=_Named)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        named = _Named()
    return say.refused(
        named.id,
        named.match,
        f"The message is not understood: {str(fault)[:200]}.",
        "Send one of the messages of the schema, at /api/schema.json.",
    )


def _refused(message: say.Incoming, reason: Sayable, what_to_do: Sayable) -> say.Refused:
    return say.refused(
        getattr(message, "id", None), getattr(message, "match", None), reason, what_to_do
    )
