"""An endpoint as a value: its handler, what it takes and returns, and what it is for."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiorino.server.http.bodies import JSON
from fiorino.server.http.security import Refusal

MATCH: Final = "/api/tables/{match}"

Schema = dict[str, Any]
C = TypeVar("C")
"""What handlers get beside their request."""

BY_LINK: Final[tuple[tuple[str, Schema], ...]] = (("link", {"type": "string", "maxLength": 60}),)
"""The query parameter that holds the link of a table."""


@dataclass(frozen=True)
class Endpoint(Generic[C]):
    """One method at one address."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[C, Request], Awaitable[Response]]
    name: str
    """Its name for programs, in OpenAPI; it stays when the handler is renamed."""
    gives: Any
    """A type of ours; None where it is a format of its own."""
    says: str
    takes: Any = None
    status: int = 200
    query: tuple[tuple[str, Schema], ...] = ()
    needs_guest: bool = False
    """Whether it is refused to somebody without the cookie of /api/me."""
    refuses: tuple[int, ...] = ()
    """What else may come of it; 403, 404 of a table, 422 of a message and 429 go without saying."""
    refusal: Any = Refusal
    """What a refusal gives."""
    conflict: Any = None
    """What a 409 gives, where it is not as other refusals."""
    media_type: str = JSON

    def route(self, context_of: Callable[[Request], C]) -> Route:
        """The route for an application that finds the context of a request this way."""

        async def answer(request: Request) -> Response:
            return await self.handler(context_of(request), request)

        return Route(self.path, answer, methods=[self.method], name=self.name)
