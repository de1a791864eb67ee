"""What handlers work with: the open lobby, the people, and who is connected."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import HTTPConnection

from fiorino.server.http.sockets import PageSocket
from fiorino.server.people.people import People
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import Lobby
from fiorino.server.settings import Settings


class Poll:
    """A long poll that waits for news of a match."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.news: Final = asyncio.Event()

    def send(self, message: say.Told) -> None:
        self.news.set()


class Polls:
    """The long polls that are waiting now."""

    def __init__(self) -> None:
        self.waiting: Final[set[Poll]] = set()
        self.is_closed = False

    def close(self) -> None:
        """Answer every waiting request at once, and let no new one wait."""
        self.is_closed = True
        for poll in self.waiting:
            poll.news.set()


@dataclass(frozen=True)
class Context:
    """What a handler gets beside its request."""

    settings: Settings
    lobby: Lobby
    people: People
    sockets: set[PageSocket]
    polls: Polls
    openapi: dict[str, Any]
    """The description of every address."""
    messages_schema: dict[str, Any]
    """The description of the messages on the socket."""


def context_of(connection: HTTPConnection) -> Context:
    """The context that the application opened at startup."""
    context: Context = connection.state.context
    return context
