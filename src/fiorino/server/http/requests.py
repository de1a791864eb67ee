"""What a request says: who asks, about which table, and how often."""

import re
from typing import Final

from starlette.requests import Request

from fiorino.core.errors import UnknownName
from fiorino.core.sentences import Sentence
from fiorino.server import refusals
from fiorino.server.http.context import Context
from fiorino.server.http.security import Refused, client_address
from fiorino.server.play.room import Room
from fiorino.server.storage.rows import PersonRow

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


def check_limit(context: Context, request: Request, limit: str, person: PersonRow | None) -> None:
    """Count one against a limit, for the address and the person; refuse if it is too many."""
    address = client_address(request.scope, context.settings.trusted_proxies)
    context.lobby.limits.check(limit, address=address, person=person.id if person else "")


async def watched_room(context: Context, request: Request) -> tuple[Room, PersonRow | None]:
    """The room of an address, and who asks, if they may watch it."""
    person = await context.people.person(request)
    link = request.query_params.get("link")
    return await watched_by(context, name_in_path(request, "match"), person, link), person


async def watched_by(
    context: Context, match: str, person: PersonRow | None, link: str | None = None
) -> Room:
    """The room of a match, if somebody may watch it."""
    room = await context.lobby.current(match)
    if not room.may_watch(None if person is None else person.id, link):
        raise UnknownName(refusals.NO_SUCH_TABLE)
    return room


async def known_room(
    context: Context, request: Request, link: str | None = None
) -> tuple[Room, PersonRow]:
    """The room of an address, for those who may know about it; for others it does not exist."""
    person = await context.people.require(request)
    room = await context.lobby.current(name_in_path(request, "match"))
    if not is_known_to(room, person, link):
        raise UnknownName(refusals.NO_SUCH_TABLE)
    return room, person


def is_known_to(room: Room, person: PersonRow | None, link: str | None) -> bool:
    """Whether a table exists for somebody: it is listed, they have its link, or it is theirs."""
    if room.row.listed or room.is_link(link):
        return True
    return person is not None and (
        bool(room.seats_of(person.id)) or room.row.created_by == person.id
    )


def name_in_path(
    request: Request, parameter: str, missing: Sentence = refusals.NO_SUCH_TABLE
) -> str:
    """A match, link or person in an address; what cannot be one of ours is unknown."""
    name: str = request.path_params[parameter]
    if _NAME.fullmatch(name) is None:
        raise UnknownName(missing)
    return name


def whole_number(request: Request, name: str, least: int, most: int) -> int:
    """A whole number of the query; the least one if it is not given."""
    text = request.query_params.get(name)
    return least if text is None else _whole(text, name, least, most)


def whole_number_in_path(request: Request, name: str, least: int, most: int) -> int:
    """A whole number in an address."""
    return _whole(request.path_params[name], name, least, most)


def _whole(text: str, name: str, least: int, most: int) -> int:
    value = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text, re.ASCII) else most + 1
    if not least <= value <= most:
        raise Refused(
            422, f"“{name}” must be a whole number from {least} to {most}.", "Ask again with one."
        )
    return value
