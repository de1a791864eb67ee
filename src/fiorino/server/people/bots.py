"""Bots that people own: they have a token, play over the same API, and are marked as bots."""

import time
from typing import Final

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.server import refusals
from fiorino.server.http.security import hash_token, new_bot_token
from fiorino.server.people.passwords import read_shown_name
from fiorino.server.storage.rows import PersonRow, TokenRow, new_id
from fiorino.server.storage.store import Store

REVOKED: Final = "bot revoked"


async def new_bot(store: Store, owner: PersonRow, name: str, most: int) -> tuple[PersonRow, str]:
    """A bot for somebody with an account, and its token, which is shown only once."""
    if owner.username is None:
        raise FiorinoError(refusals.NO_ACCOUNT_YET)
    shown = read_shown_name(name)
    if len(await store.bots_of(owner.id)) >= most:
        raise FiorinoError(refusals.TOO_MANY_BOTS, most=most)
    bot = PersonRow(
        id=new_id(),
        name=shown,
        created_at=time.time(),
        language=owner.language,
        bot_of=owner.id,
    )
    token, row = _token(bot.id)
    await store.create_bot(bot, row)
    return bot, token


async def own_bot(store: Store, owner: PersonRow, bot: str) -> PersonRow:
    """A person's bot, by its id."""
    for row in await store.bots_of(owner.id):
        if row.id == bot:
            return row
    raise UnknownName(refusals.NO_SUCH_OWN_BOT)


async def renew_token(store: Store, bot: PersonRow) -> str:
    """A new token; the old one stops working."""
    token, row = _token(bot.id)
    await store.set_token(bot.id, row)
    return token


async def remove_bot(store: Store, owner: PersonRow, bot: PersonRow) -> None:
    """Delete the bot for good; its seats no longer name anybody."""
    await store.forget_person(bot.id, time.time(), REVOKED, owner.id)


def _token(bot: str) -> tuple[str, TokenRow]:
    token = new_bot_token()
    return token, TokenRow(token_hash=hash_token(token), person=bot, created_at=time.time())
