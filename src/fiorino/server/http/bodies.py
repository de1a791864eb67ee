"""The bodies of requests and responses: messages as JSON."""

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fiorino.server.http.security import Refused

M = TypeVar("M")

JSON: Final = "application/json"
TEXT: Final = "text/plain"

OPENAPI: Final = "/openapi.json"
"""Where the messages of the live server are described."""

_NOT_KEPT: Final = {"cache-control": "no-store"}
"""No browser or proxy may cache it: it may be for one person only."""


async def read_body(request: Request, kind: type[M]) -> M:
    """The message of a request."""
    return await decode_body(request, msgspec.json.Decoder(kind))


async def decode_body(
    request: Request,
    decoder: msgspec.json.Decoder[M],
    *,
    described_at: str = OPENAPI,
    broken: int = 422,
) -> M:
    """Decode the message of a request; `broken` is the status for what is not JSON."""
    body = await request.body()
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as fault:
        status, why = 422, f"The message does not fit its schema: {str(fault)[:200]}."
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        status, why = broken, f"The message is not JSON that can be read: {str(fault)[:200]}."
    raise Refused(status, why, f"See {described_at}.")


def json_response(
    message: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """A message as JSON that must not be cached."""
    return _json(msgspec.json.encode(message), status, headers or {})


def record_response(record: str, game: str, match: str) -> Response:
    """The record of a match, as a file."""
    name = f'attachment; filename="{game}-{match}.fiorino"'
    return _json(record.encode(), 200, {"content-disposition": name})


def _json(body: bytes, status: int, headers: Mapping[str, str]) -> Response:
    return Response(body, status, {**_NOT_KEPT, **headers}, JSON)
