"""Who you are, and your account."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server.http import account_forms, forms
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.requests import check_limit
from fiorino.server.http.security import client_address
from fiorino.server.http.sockets import GOING
from fiorino.server.storage.rows import PersonRow


async def _me(context: Context, request: Request) -> Response:
    person, token = await context.people.person_or_new_guest(request)
    response = person_response(person)
    if token is not None:
        context.people.cookies.set(request, response, token)
    return response


async def _change_me(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, forms.Myself)
    changed = await context.people.change(
        person, wanted.name, wanted.language, wanted.webhook, wanted.mail_turns
    )
    if changed.name != person.name:
        for room in list(context.lobby.rooms.values()):
            if room.seats_of(person.id):
                await room.read_seats()
                room.show()
                room.tell_processes()
    return person_response(changed)


async def _register(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.Account)
    address = client_address(request.scope, context.settings.trusted_proxies)
    return person_response(
        await context.people.register(person, wanted.username, wanted.password, address)
    )


async def _login(context: Context, request: Request) -> Response:
    wanted = await read_body(request, account_forms.Account)
    guest = await context.people.person(request)
    address = client_address(request.scope, context.settings.trusted_proxies)
    person, token = await context.people.login(guest, wanted.username, wanted.password, address)
    if guest is not None and guest.username is None and guest.bot_of is None:
        await _read_tables_of(context, guest.id)
    await _end_session(context, request)
    response = person_response(person)
    context.people.cookies.set(request, response, token)
    return response


async def _logout(context: Context, request: Request) -> Response:
    await _end_session(context, request)
    response = json_response(forms.Acknowledged())
    context.people.cookies.clear(request, response)
    return response


async def _change_password(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.NewPassword)
    address = client_address(request.scope, context.settings.trusted_proxies)
    session = context.people.session(request)
    changed = await context.people.change_password(person, wanted.old, wanted.new, session, address)
    end_other_sockets(context, person.id, session)
    return person_response(changed)


async def _logout_everywhere(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    await context.lobby.store.end_sessions(person.id)
    end_other_sockets(context, person.id, None)
    response = json_response(forms.Acknowledged())
    context.people.cookies.clear(request, response)
    return response


async def _enter(context: Context, request: Request) -> Response:
    wanted = await read_body(request, account_forms.Invitation)
    person = await context.people.person(request)
    if person is not None:
        return person_response(person)
    address = client_address(request.scope, context.settings.trusted_proxies)
    guest, token = await context.people.enter(wanted.code, address)
    response = person_response(guest)
    context.people.cookies.set(request, response, token)
    return response


async def _data(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    check_limit(context, request, "imports", person)
    told = json_response(await context.lobby.store.data_of(person.id))
    told.headers["content-disposition"] = 'attachment; filename="fiorino-data.json"'
    return told


async def _delete(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.Leaving)
    address = client_address(request.scope, context.settings.trusted_proxies)
    await context.people.forget(person, wanted.password, address)
    await context.lobby.housekeeping.follow_deeds()
    end_other_sockets(context, person.id, None)
    response = json_response(forms.Acknowledged())
    context.people.cookies.clear(request, response)
    return response


def end_other_sockets(context: Context, person: str, session: str | None) -> None:
    """Make a person's other browsers reconnect logged out; other processes notice by themselves."""
    for socket in list(context.sockets):
        if socket.person == person and socket.session != session:
            socket.end(GOING)


async def _end_session(context: Context, request: Request) -> None:
    """End the session of this browser; its sockets reconnect as whoever it then belongs to."""
    session = await context.people.logout(request)
    for socket in list(context.sockets):
        if session is not None and socket.session == session:
            socket.end(GOING)


async def _read_tables_of(context: Context, guest: str) -> None:
    """Reload the tables of a guest: what they played now belongs to an account."""
    for room in list(context.lobby.rooms.values()):
        if room.seats_of(guest) or room.row.created_by == guest:
            await room.read_row()
            await room.read_seats()
            room.show()
            room.tell_processes()


def person_response(person: PersonRow) -> Response:
    """A person as they see themselves."""
    return json_response(
        forms.Person(
            id=person.id,
            name=person.name,
            language=person.language,
            username=person.username,
            webhook=person.webhook,
            webhook_secret=person.webhook_secret,
            email=person.email,
            mail_turns=person.mail_turns,
            host=person.host,
            bot=person.bot_of is not None,
        )
    )


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/me",
        _me,
        "me",
        forms.Person,
        "Who I am; a newcomer becomes a guest, with a cookie.",
    ),
    Endpoint(
        "POST",
        "/api/me",
        _change_me,
        "change_me",
        forms.Person,
        "Another name, language or webhook.",
        takes=forms.Myself,
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/register",
        _register,
        "register",
        forms.Person,
        "Give a guest an account; they keep everything they have played.",
        takes=account_forms.Account,
        refuses=(409,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/login",
        _login,
        "login",
        forms.Person,
        "Log in; what the guest has played becomes the account's.",
        takes=account_forms.Account,
        refuses=(401,),
    ),
    Endpoint(
        "POST",
        "/api/account/logout",
        _logout,
        "logout",
        forms.Acknowledged,
        "Forget this browser.",
    ),
    Endpoint(
        "POST",
        "/api/account/logout-everywhere",
        _logout_everywhere,
        "logout_everywhere",
        forms.Acknowledged,
        "Forget all my browsers.",
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/invitation",
        _enter,
        "enter",
        forms.Person,
        "Come in with an invitation; a newcomer becomes a guest, with a cookie.",
        takes=account_forms.Invitation,
    ),
    Endpoint(
        "GET",
        "/api/account/data",
        _data,
        "my_data",
        None,
        "Everything that is stored about me, as a file.",
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/delete",
        _delete,
        "delete_me",
        forms.Acknowledged,
        "Delete everything about me; where I sat, nobody is named any more.",
        takes=account_forms.Leaving,
        refuses=(401,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/password",
        _change_password,
        "change_password",
        forms.Person,
        "Another password; my other browsers must log in again.",
        takes=account_forms.NewPassword,
        refuses=(401,),
        needs_guest=True,
    ),
)
