"""People: guests who need nothing but a cookie, and accounts that keep what a guest has played."""

import asyncio
import secrets
import time
from typing import Any, Final

from starlette.requests import HTTPConnection, Request

from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.http.forms import RatingShown
from fiorino.server.http.security import (
    COOKIE_SECONDS,
    Cookies,
    Refused,
    bot_token,
    client_address,
    counted_address,
    hash_token,
    new_token,
)
from fiorino.server.limits import Buckets, Limiter
from fiorino.server.notify.calls import read_url
from fiorino.server.notify.mail import Mailer
from fiorino.server.people.passwords import (
    Passwords,
    read_password,
    read_shown_name,
    read_user_name,
)
from fiorino.server.people.ratings import Rating
from fiorino.server.settings import Settings
from fiorino.server.storage.errors import NameTaken
from fiorino.server.storage.rows import PersonChange, PersonRow, SessionRow, new_id, plain_username
from fiorino.server.storage.store import Store

FIRST_NAMES: Final = (
    "Lapo", "Bianca", "Duccio", "Fiammetta", "Nello", "Ginevra", "Cecco", "Lucrezia", "Taddeo",
    "Simona", "Vieri", "Nanna", "Ambrogio", "Pia", "Guido", "Selvaggia",
)  # fmt: skip
"""Guests get a name from the period of the games."""

DAY: Final = 86_400.0
SLOW_SECONDS: Final = 3.0
"""How long a login waits if its name was tried very often."""


class People:
    """Who somebody is."""

    def __init__(
        self, store: Store, limits: Limiter, settings: Settings, mailer: Mailer | None = None
    ) -> None:
        self.store: Final = store
        self.limits: Final = limits
        self.settings: Final = settings
        self.mailer: Final = mailer
        self.cookies: Final = Cookies(settings.public_address, settings.trusted_proxies)
        self.passwords: Final = Passwords()
        self._tries: Final = Buckets(settings.limits.logins)
        """Login attempts by name, from any address."""

    async def person(self, connection: HTTPConnection) -> PersonRow | None:
        """The person who asks, by the cookie, or the bot, by its token."""
        token = bot_token(connection)
        if token is not None:
            bot = await self.store.person_of_token(hash_token(token))
            if bot is None:
                raise Refused(401, refusals.BAD_TOKEN, refusals.TODO_ASK_OWNER)
            return bot
        token = self.cookies.token(connection)
        return None if token is None else await self.store.person_of_session(hash_token(token))

    async def require(self, request: Request) -> PersonRow:
        """The person who asks; strangers are refused."""
        person = await self.person(request)
        if person is None:
            raise Refused(401, refusals.UNKNOWN_PERSON, "GET /api/me first; it makes a guest.")
        return person

    async def require_no_bot(self, request: Request) -> PersonRow:
        """The person who asks; bots are refused, since some things are not for them."""
        person = await self.require(request)
        if person.bot_of is not None:
            raise Refused(403, refusals.NOT_FOR_BOTS, refusals.TODO_ASK_OWNER)
        return person

    async def require_host(self, request: Request) -> PersonRow:
        """The person who asks, if they are a host of this server."""
        person = await self.require_no_bot(request)
        if not person.host:
            raise Refused(403, refusals.ONLY_FOR_HOSTS, refusals.TODO_ASK_HOST)
        return person

    async def person_or_new_guest(self, request: Request) -> tuple[PersonRow, str | None]:
        """The person who asks; a newcomer becomes a guest, with a token for the cookie."""
        person = await self.person(request)
        if person is not None:
            return person, await self._token_to_renew(request)
        if self.settings.access == "invited":
            raise Refused(403, refusals.INVITATION_NEEDED, refusals.TODO_INVITATION)
        if self.settings.access == "closed":
            raise Refused(403, refusals.NOBODY_NEW, refusals.TODO_LOG_IN)
        address = client_address(request.scope, self.settings.trusted_proxies)
        self.limits.check("guests", address=address)
        return await self._new_guest()

    async def enter(self, code: str, address: str) -> tuple[PersonRow, str]:
        """A newcomer who was invited becomes a guest, with a token for the cookie."""
        if self.settings.access == "closed":
            raise Refused(403, refusals.NOBODY_NEW, refusals.TODO_LOG_IN)
        self.limits.check("logins", address=address)
        if not await self.store.use_invitation(hash_token(code.strip()), time.time()):
            raise Refused(403, refusals.BAD_INVITATION, refusals.TODO_ASK_HOST)
        return await self._new_guest()

    async def _new_guest(self) -> tuple[PersonRow, str]:
        name = f"{secrets.choice(FIRST_NAMES)} {secrets.randbelow(900) + 100}"
        guest = PersonRow(id=new_id(), name=name, created_at=time.time())
        await self.store.create_person(guest)
        return guest, await self.new_session(guest)

    async def _token_to_renew(self, request: Request) -> str | None:
        """The token again if the browser was not seen today, so that its cookie does not expire."""
        token, now = self.cookies.token(request), time.time()
        session = None if token is None else await self.store.session(hash_token(token))
        if session is None or session.seen_at > now - DAY:
            return None
        await self.store.touch_session(session.token_hash, now)
        return token

    def session(self, connection: HTTPConnection) -> str | None:
        """The hash of the token that came with the request."""
        token = bot_token(connection) or self.cookies.token(connection)
        return None if token is None else hash_token(token)

    async def forget_sessions(self) -> None:
        """Forget browsers that were not seen for as long as their cookies last."""
        await self.store.forget_sessions(time.time() - COOKIE_SECONDS)

    async def new_session(self, person: PersonRow) -> str:
        """A token for the cookie of another browser of this person."""
        token, now = new_token(), time.time()
        await self.store.create_session(
            SessionRow(token_hash=hash_token(token), person=person.id, created_at=now, seen_at=now)
        )
        return token

    async def change(
        self,
        person: PersonRow,
        name: str | None,
        language: str | None = None,
        webhook: str | None = None,
        mail_turns: bool | None = None,
    ) -> PersonRow:
        """Change the name, language, webhook or e-mail preference; an empty webhook removes it."""
        change: dict[str, Any] = {}
        if name is not None:
            change["name"] = read_shown_name(name)
        if language is not None:
            change["language"] = language
        if mail_turns is not None:
            change["mail_turns"] = mail_turns
        if webhook is not None:
            self.limits.check("webhooks", person=person.id)
            if webhook:
                is_allowed = self.settings.allow_private_webhooks
                read_url(webhook, "webhook", allow_private=is_allowed)
            change["webhook"] = webhook or None
            change["webhook_secret"] = secrets.token_urlsafe(32) if webhook else None
        if not change:
            return person
        return await self.store.change_person(person.id, PersonChange(**change))

    async def register(
        self, person: PersonRow, username: str, password: str, address: str
    ) -> PersonRow:
        """Give a guest an account; they keep everything they have played."""
        if not self.settings.allow_registration:
            raise FiorinoError(refusals.NO_ACCOUNTS)
        if person.username is not None:
            raise FiorinoError(refusals.HAS_ACCOUNT)
        name = read_user_name(username)
        read_password(password, name)
        if await self.store.person_by_username(name) is not None:
            raise NameTaken(refusals.USER_NAME_TAKEN, name=name)
        self.limits.check("registrations", address=address)
        secret = await self.passwords.hash(password)
        return await self.store.set_account(person.id, name, secret)

    async def login(
        self, guest: PersonRow | None, username: str, password: str, address: str
    ) -> tuple[PersonRow, str]:
        """The owner of the account, and a fresh token; what the guest has played becomes theirs."""
        name = plain_username(username)
        self.limits.check("logins", address=address, person=f"{counted_address(address)} {name}")
        # Strangers who guess at a name make its owner wait a little, but never lock them out.
        if not self._tries.take(name):
            await asyncio.sleep(SLOW_SECONDS)
        found = await self.store.person_by_username(username)
        checked = await self.passwords.check(None if found is None else found.password, password)
        if found is None or not checked.is_right:
            raise Refused(401, refusals.WRONG_PASSWORD, refusals.TODO_TRY_OR_GUEST)
        if found.banned_at is not None:
            raise Refused(403, refusals.BANNED, refusals.TODO_ASK_HOST)
        if checked.new_hash is not None:
            found = await self.store.change_person(
                found.id, PersonChange(password=checked.new_hash)
            )
        is_guest = guest is not None and guest.username is None and guest.bot_of is None
        if guest is not None and is_guest and guest.id != found.id:
            await self.store.merge_person(guest.id, found.id)
        return found, await self.new_session(found)

    async def change_password(
        self, person: PersonRow, old: str, new: str, keep: str | None, address: str
    ) -> PersonRow:
        """Change the password of an account; every browser but this one must log in again."""
        if person.username is None:
            raise FiorinoError(refusals.NO_ACCOUNT_YET)
        self.limits.check("logins", address=address, person=person.id)
        read_password(new, person.username)
        if not (await self.passwords.check(person.password, old)).is_right:
            raise Refused(401, refusals.WRONG_OLD_PASSWORD, refusals.TODO_TYPE_AGAIN)
        change = PersonChange(password=await self.passwords.hash(new))
        changed = await self.store.change_person(person.id, change)
        await self.store.end_sessions(person.id, keep)
        return changed

    async def forget(self, person: PersonRow, password: str, address: str) -> None:
        """Delete everything about somebody; an account must give its password."""
        if person.username is not None:
            self.limits.check("logins", address=address, person=person.id)
            if not (await self.passwords.check(person.password, password)).is_right:
                raise Refused(401, refusals.WRONG_OLD_PASSWORD, refusals.TODO_TYPE_AGAIN)
        await self.store.forget_person(person.id, time.time(), "themselves", person.id)

    async def logout(self, request: Request) -> str | None:
        """Forget this browser, and return the session it had."""
        session = self.session(request)
        if session is not None:
            await self.store.end_session(session)
        return session


async def ratings_of(store: Store, person: str) -> list[RatingShown]:
    """How well somebody plays, by game and number of players."""
    return [
        RatingShown(row.game, row.players, rating.shown, rating.is_provisional, row.matches)
        for row in await store.ratings_of(person)
        for rating in (Rating(row.mu, row.sigma, row.matches),)
    ]
