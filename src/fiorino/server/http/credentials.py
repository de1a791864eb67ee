"""Ways in without a password: tokens of a person's bots, and single-use links."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server.http import account_forms, forms
from fiorino.server.http.accounts import end_other_sockets, person_response
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.requests import check_limit
from fiorino.server.http.security import client_address
from fiorino.server.people.bots import new_bot, own_bot, remove_bot, renew_token
from fiorino.server.people.recovery import (
    confirm_address,
    give_address,
    mail_reset_link,
    reset_password,
)
from fiorino.server.storage.rows import PersonRow


def _shown(bot: PersonRow, token: str | None = None) -> account_forms.OwnBot:
    return account_forms.OwnBot(bot.id, bot.name, bot.created_at, token)


async def _bots(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    return json_response([_shown(bot) for bot in await context.lobby.store.bots_of(person.id)])


async def _new_bot(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.NewBot)
    check_limit(context, request, "bots", person)
    most = context.settings.bots_per_account
    bot, token = await new_bot(context.lobby.store, person, wanted.name, most)
    return json_response(_shown(bot, token), 201)


async def _renew(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.BotNamed)
    check_limit(context, request, "bots", person)
    bot = await own_bot(context.lobby.store, person, wanted.bot)
    token = await renew_token(context.lobby.store, bot)
    end_other_sockets(context, bot.id, None)
    return json_response(_shown(bot, token))


async def _remove(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.BotNamed)
    bot = await own_bot(context.lobby.store, person, wanted.bot)
    await remove_bot(context.lobby.store, person, bot)
    await context.lobby.housekeeping.follow_deeds()
    end_other_sockets(context, bot.id, None)
    return json_response(forms.Acknowledged())


async def _forgot(context: Context, request: Request) -> Response:
    wanted = await read_body(request, account_forms.Forgotten)
    await mail_reset_link(context.people, wanted.username, _address(context, request))
    return json_response(forms.Acknowledged())


async def _reset(context: Context, request: Request) -> Response:
    wanted = await read_body(request, account_forms.Resetting)
    address = _address(context, request)
    person = await reset_password(context.people, wanted.code, wanted.password, address)
    end_other_sockets(context, person.id, None)
    return json_response(forms.Acknowledged())


async def _email(context: Context, request: Request) -> Response:
    person = await context.people.require_no_bot(request)
    wanted = await read_body(request, account_forms.Email)
    address = _address(context, request)
    return person_response(
        await give_address(context.people, person, wanted.email.strip(), address)
    )


async def _confirm(context: Context, request: Request) -> Response:
    wanted = await read_body(request, account_forms.Confirming)
    await confirm_address(context.people, wanted.code, _address(context, request))
    return json_response(forms.Acknowledged())


def _address(context: Context, request: Request) -> str:
    return client_address(request.scope, context.settings.trusted_proxies)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/bots",
        _bots,
        "bots",
        list[account_forms.OwnBot],
        "The bots of my own.",
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/bots",
        _new_bot,
        "new_bot",
        account_forms.OwnBot,
        "A bot of my own, with the token that it comes with.",
        takes=account_forms.NewBot,
        status=201,
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/bots/token",
        _renew,
        "renew_token",
        account_forms.OwnBot,
        "Another token for a bot of mine; the one before is good no more.",
        takes=account_forms.BotNamed,
        refuses=(404,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/bots/remove",
        _remove,
        "remove_bot",
        forms.Acknowledged,
        "A bot of mine is gone for good.",
        takes=account_forms.BotNamed,
        refuses=(404,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/forgot",
        _forgot,
        "forgot",
        forms.Acknowledged,
        "Send a link for a new password to the address of an account, if it has one.",
        takes=account_forms.Forgotten,
    ),
    Endpoint(
        "POST",
        "/api/account/reset",
        _reset,
        "reset",
        forms.Acknowledged,
        "Another password, by a link; my browsers must log in again.",
        takes=account_forms.Resetting,
    ),
    Endpoint(
        "POST",
        "/api/account/email",
        _email,
        "email",
        forms.Person,
        "Send a link to an address, by which it becomes mine; an empty one takes mine away.",
        takes=account_forms.Email,
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/confirm",
        _confirm,
        "confirm_email",
        forms.Acknowledged,
        "An address is mine, by the link that was sent there.",
        takes=account_forms.Confirming,
    ),
)
