"""People: guests who need nothing but a cookie, and accounts that keep what a guest has played."""

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
    client_address,
    hash_token,
    new_token,
)
from fiorino.server.limits import Limiter
from fiorino.server.notify.calls import read_url
from fiorino.server.people.passwords import (
    Passwords,
    read_password,
    read_shown_name,
    read_user_name,
)
from fiorino.server.people.ratings import Rating
from fiorino.server.settings import Settings
from fiorino.server.storage.rows import PersonChange, PersonRow, SessionRow, plain_username
from fiorino.server.storage.store import Store

FIRST_NAMES: Final = (
    "Lapo", "Bianca", "Duccio", "Fiammetta", "Nello", "Ginevra", "Cecco", "Lucrezia", "Taddeo",
    "Simona", "Vieri", "Nanna", "Ambrogio", "Pia", "Guido", "Selvaggia",
)  # fmt: skip
"""A guest has a name already, of the time of the games."""

DAY: Final = 86_400.0


class People:
    """Who somebody is."""

    def __init__(self, store: Store, limits: Limiter, settings: Settings) -> None:
        self.store: Final = store
        self.limits: Final = limits
        self.settings: Final = settings
        self.cookies: Final = Cookies(settings.public_address, settings.trusted_proxies)
        self.passwords: Final = Passwords()

    async def person(self, connection: HTTPConnection) -> PersonRow | None:
        """Who asks, by the cookie."""
        token = self.cookies.token(connection)
        return None if token is None else await self.store.person_of_session(hash_token(token))

    async def require(self, request: Request) -> PersonRow:
        """Who asks; somebody nobody knows is refused."""
        person = await self.person(request)
        if person is None:
            raise Refused(401, refusals.UNKNOWN_PERSON, "GET /api/me first; it makes a guest.")
        return person

    async def person_or_new_guest(self, request: Request) -> tuple[PersonRow, str | None]:
        """Who asks; a newcomer becomes a guest, with a token for the cookie."""
        person = await self.person(request)
        if person is not None:
            return person, await self._token_to_renew(request)
        address = client_address(request.scope, self.settings.trusted_proxies)
        self.limits.check("guests", address=address)
        name = f"{secrets.choice(FIRST_NAMES)} {secrets.randbelow(900) + 100}"
        guest = PersonRow(id=secrets.token_urlsafe(9), name=name, created_at=time.time())
        await self.store.create_person(guest)
        return guest, await self._session(guest)

    async def _token_to_renew(self, request: Request) -> str | None:
        """The token once more where the browser was not seen today, so that it keeps it."""
        token, now = self.cookies.token(request), time.time()
        session = None if token is None else await self.store.session(hash_token(token))
        if session is None or session.seen_at > now - DAY:
            return None
        await self.store.touch_session(session.token_hash, now)
        return token

    def session(self, connection: HTTPConnection) -> str | None:
        """The hash of the token of whoever asks."""
        token = self.cookies.token(connection)
        return None if token is None else hash_token(token)

    async def forget_sessions(self) -> None:
        """Browsers that were not seen for as long as their cookies last are forgotten."""
        await self.store.forget_sessions(time.time() - COOKIE_SECONDS)

    async def _session(self, person: PersonRow) -> str:
        token, now = new_token(), time.time()
        await self.store.create_session(
            SessionRow(token_hash=hash_token(token), person=person.id, created_at=now, seen_at=now)
        )
        return token

    async def change(
        self, person: PersonRow, name: str | None, language: str | None, webhook: str | None
    ) -> PersonRow:
        """Another name, language or webhook; an empty webhook takes it away."""
        change: dict[str, Any] = {}
        if name is not None:
            change["name"] = read_shown_name(name)
        if language is not None:
            change["language"] = language
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
        self.limits.check("registrations", address=address)
        name = read_user_name(username)
        secret = await self.passwords.hash(read_password(password, name))
        return await self.store.set_account(person.id, name, secret)

    async def login(
        self, guest: PersonRow | None, username: str, password: str, address: str
    ) -> tuple[PersonRow, str]:
        """Whose account it is, and a fresh token; what the guest has played becomes theirs."""
        self.limits.check("logins", address=address, person=plain_username(username))
        found = await self.store.person_by_username(username)
        checked = await self.passwords.check(None if found is None else found.password, password)
        if found is None or not checked.is_right:
            raise Refused(401, refusals.WRONG_PASSWORD, refusals.TODO_TRY_OR_GUEST)
        if checked.new_hash is not None:
            found = await self.store.change_person(
                found.id, PersonChange(password=checked.new_hash)
            )
        if guest is not None and guest.username is None and guest.id != found.id:
            await self.store.merge_person(guest.id, found.id)
        return found, await self._session(found)

    async def logout(self, request: Request) -> str | None:
        """Forget this browser; the session that it had."""
        session = self.session(request)
        if session is not None:
            await self.store.end_session(session)
        return session

    async def ratings(self, person: PersonRow) -> list[RatingShown]:
        """How well somebody plays, by game and number of players."""
        return [
            RatingShown(row.game, row.players, rating.shown, rating.is_provisional, row.matches)
            for row in await self.store.ratings_of(person.id)
            for rating in (Rating(row.mu, row.sigma, row.matches),)
        ]
