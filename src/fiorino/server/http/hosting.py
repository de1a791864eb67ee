"""The host's page: what hosts can see and do."""

import asyncio
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino import __version__
from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.http import hosting_forms as forms
from fiorino.server.http.accounts import end_other_sockets
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.meta import PATIENCE
from fiorino.server.http.people import reports_told
from fiorino.server.http.people_forms import Report
from fiorino.server.http.requests import name_in_path
from fiorino.server.people.inviting import new_invitation, shown_name
from fiorino.server.people.recovery import reset_link
from fiorino.server.play.listing import names_of
from fiorino.server.storage.errors import StorageError
from fiorino.server.storage.rows import PersonRow

LONGEST_SEARCH: Final = 60
STATUSES: Final = ("open", "running", "paused", "over", "aborted")


async def _health(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    store, settings = context.lobby.store, context.settings
    try:
        async with asyncio.timeout(PATIENCE):
            await store.probe()
        is_writable = True
    except (TimeoutError, StorageError):
        is_writable = False
    everybody, accounts = await store.count_people()
    return json_response(
        forms.ServerHealth(
            version=__version__,
            database="postgresql" if settings.is_postgresql else "sqlite",
            writable=is_writable,
            access=settings.access,
            mails=bool(settings.smtp_host),
            matches=await store.counts(),
            people=everybody,
            accounts=accounts,
            connected=len(context.sockets),
            reports=len(await store.reports(settled=False)),
        )
    )


async def _reports(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    is_all = request.query_params.get("settled") == "true"
    told = await reports_told(context, 0, settled=is_all)
    return json_response(told[::-1])


async def _people(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    text = request.query_params.get("text", "")[:LONGEST_SEARCH].strip()
    rows = await context.lobby.store.find_people(text)
    return json_response(
        [
            forms.PersonSeen(
                id=row.id,
                name=row.name,
                username=row.username,
                created_at=row.created_at,
                banned_at=row.banned_at,
                host=row.host,
                bot_of=row.bot_of,
            )
            for row in rows
        ]
    )


async def _tables(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    status = request.query_params.get("status", "")
    store = context.lobby.store
    rows = await store.find_tables(status if status in STATUSES else "")
    names = await names_of(store, await store.seats_of([row.id for row in rows]))
    return json_response(
        [
            forms.TableSeen(
                match=row.id,
                game=row.game,
                status=row.status,
                version=row.version,
                created_at=row.created_at,
                listed=row.listed,
                rated=row.rated,
                names=names.get(row.id, []),
            )
            for row in rows
        ]
    )


async def _chat(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    rows = await context.lobby.store.all_chat(name_in_path(request, "match"))
    return json_response(
        [forms.LineSeen(row.id, row.room, row.person, row.name, row.text, row.at) for row in rows]
    )


async def _invitations(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    rows = await context.lobby.store.invitations(time.time())
    return json_response(
        [
            forms.InvitationSeen(
                shown_name(row), row.note, row.uses_left, row.created_at, row.expires_at
            )
            for row in rows
        ]
    )


async def _deeds(context: Context, request: Request) -> Response:
    await context.people.require_host(request)
    rows = await context.lobby.store.deeds()
    concerned = {name for row in rows for name in (row.whom, row.by) if name}
    known = await context.lobby.store.people(sorted(concerned))
    return json_response(
        [
            forms.DeedSeen(
                number=row.id,
                at=row.at,
                deed=row.deed,
                whom=row.whom,
                whom_name=known[row.whom].name if row.whom in known else None,
                detail=row.detail,
                by=known[row.by].name if row.by in known else row.by or None,
            )
            for row in rows
        ]
    )


async def _do(context: Context, request: Request) -> Response:
    host = await context.people.require_host(request)
    wanted: forms.Deeds = await read_body(request, forms.Deeds)  # type: ignore[arg-type]
    told = await _carried_out(context, host, wanted)
    await context.lobby.housekeeping.follow_deeds()
    return json_response(forms.DeedDone(told))


async def _carried_out(context: Context, host: PersonRow, deed: forms.Deeds) -> str | None:
    """Carry it out with the code behind `fiorino admin`, and return what there is to hand over."""
    store, now = context.lobby.store, time.time()
    if isinstance(deed, forms.Ban | forms.Unban | forms.Link | forms.Forget):
        return await _done_to_person(context, host, deed)
    if isinstance(deed, forms.End):
        await store.end_table(deed.match, now, host.id)
    elif isinstance(deed, forms.Remove):
        await store.remove_table(deed.match, now, host.id)
    elif isinstance(deed, forms.Line):
        await store.remove_line(deed.match, deed.number, now, host.id)
    elif isinstance(deed, forms.Settle):
        await store.settle_report(deed.report, now, host.id)
    elif isinstance(deed, forms.Withdraw):
        await store.withdraw(deed.invitation, now, host.id)
    else:
        return await new_invitation(store, deed.uses, deed.days, deed.note, host.id)
    return None


async def _done_to_person(
    context: Context,
    host: PersonRow,
    deed: forms.Ban | forms.Unban | forms.Link | forms.Forget,
) -> str | None:
    store, now = context.lobby.store, time.time()
    person = await store.the_person(deed.person)
    if person.id == host.id:
        raise FiorinoError(refusals.NOT_YOURSELF)
    if isinstance(deed, forms.Link):
        return await reset_link(store, person, context.settings.address, host.id)
    if isinstance(deed, forms.Unban):
        await store.unban(person.id, now, host.id)
        return None
    bots = await store.bots_of(person.id)
    if isinstance(deed, forms.Ban):
        await store.ban(person.id, now, deed.reason, host.id)
    else:
        await store.forget_person(person.id, now, "host", host.id)
    for each in (person, *bots):
        end_other_sockets(context, each.id, None)
    return None


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/host",
        _health,
        "host_health",
        forms.ServerHealth,
        "How the server is, for its hosts.",
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/host/reports",
        _reports,
        "host_reports",
        list[Report],
        "What was reported, the latest first; for hosts.",
        query=(("settled", {"type": "boolean"}),),
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/host/people",
        _people,
        "host_people",
        list[forms.PersonSeen],
        "People by a part of their names, or by id; for hosts.",
        query=(("text", {"type": "string", "maxLength": LONGEST_SEARCH}),),
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/host/tables",
        _tables,
        "host_tables",
        list[forms.TableSeen],
        "Matches of a status, or all that have not ended; for hosts.",
        query=(("status", {"enum": ["", *STATUSES]}),),
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/host/tables/{match}/chat",
        _chat,
        "host_chat",
        list[forms.LineSeen],
        "What was said at a match; for hosts.",
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/host/invitations",
        _invitations,
        "host_invitations",
        list[forms.InvitationSeen],
        "The invitations that are still good; for hosts.",
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/host/deeds",
        _deeds,
        "host_deeds",
        list[forms.DeedSeen],
        "What was done, the latest first; for hosts.",
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/host/deeds",
        _do,
        "host_do",
        forms.DeedDone,
        "Something that a host does; it is written down.",
        takes=forms.Deeds,
        refuses=(404,),
        needs_guest=True,
    ),
)
