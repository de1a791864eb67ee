"""Single-use links: for a new password, and to confirm an e-mail address."""

import secrets
import time
from typing import Final

from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.http.security import Refused, counted_address, hash_token
from fiorino.server.notify.letters import proof_letter, reset_letter
from fiorino.server.people.passwords import read_password
from fiorino.server.people.people import People
from fiorino.server.setting_kinds import read_email
from fiorino.server.storage.rows import (
    PersonChange,
    PersonRow,
    TicketKind,
    TicketRow,
    plain_username,
)
from fiorino.server.storage.store import Store

HANDED_SECONDS: Final = 2 * 86_400.0
"""How long a link from a host is valid."""
MAILED_SECONDS: Final = 3600.0
"""How long a link sent by e-mail is valid."""


async def reset_link(store: Store, person: PersonRow, address: str, by: str = "") -> str:
    """A link for a new password, for a host to hand over; it invalidates earlier ones."""
    if person.username is None:
        raise FiorinoError(refusals.NO_PASSWORD, name=person.name)
    code, row = _ticket("password", person.id, "", HANDED_SECONDS)
    await store.put_ticket(row, (time.time(), by))
    return f"{address}/reset#{code}"


async def mail_reset_link(people: People, username: str, asking: str) -> None:
    """Mail the owner of this account a reset link, without revealing whether it exists."""
    if people.mailer is None:
        raise Refused(422, refusals.NO_MAIL, refusals.TODO_ASK_HOST)
    name = plain_username(username)
    people.limits.check("mails", address=asking, person=f"{counted_address(asking)} {name}")
    person = await people.store.person_by_username(name)
    if person is None or person.email is None or person.banned_at is not None:
        return
    code, row = _ticket("password", person.id, "", MAILED_SECONDS)
    await people.store.put_ticket(row)
    link = f"{people.settings.address}/reset#{code}"
    people.mailer.post(reset_letter(person, person.email, link, round(MAILED_SECONDS / 60)))


async def reset_password(people: People, code: str, password: str, asking: str) -> PersonRow:
    """Set a new password by a link; every browser of the account must log in again."""
    people.limits.check("logins", address=asking)
    hashed, now = hash_token(code.strip()), time.time()
    found = await people.store.ticket(hashed, "password", now)
    person = None if found is None else await people.store.person(found.person)
    if person is None:
        raise _bad_link()
    # A password that is refused does not use up the link.
    read_password(password, person.username or "")
    secret = await people.passwords.hash(password)
    if await people.store.take_ticket(hashed, "password", now) is None:
        raise _bad_link()
    await people.store.reset_password(person.id, secret, now, person.id)
    return person


async def give_address(people: People, person: PersonRow, email: str, asking: str) -> PersonRow:
    """Mail an address the link that makes it theirs; an empty address removes the old one."""
    if not email:
        return await people.store.change_person(person.id, PersonChange(email=None))
    if people.mailer is None:
        raise Refused(422, refusals.NO_MAIL, refusals.TODO_ASK_HOST)
    if person.username is None:
        raise FiorinoError(refusals.NO_ACCOUNT_YET)
    if read_email(email) is None:
        raise FiorinoError(refusals.BAD_EMAIL)
    people.limits.check("mails", address=asking, person=person.id)
    code, row = _ticket("email", person.id, email, MAILED_SECONDS)
    await people.store.put_ticket(row)
    people.mailer.post(proof_letter(person, email, f"{people.settings.address}/confirm#{code}"))
    return person


async def confirm_address(people: People, code: str, asking: str) -> None:
    """Confirm an address by the link that was sent there."""
    people.limits.check("logins", address=asking)
    row = await people.store.take_ticket(hash_token(code.strip()), "email", time.time())
    if row is None:
        raise _bad_link()
    await people.store.change_person(row.person, PersonChange(email=row.detail))


def _bad_link() -> Refused:
    return Refused(403, refusals.BAD_LINK, refusals.TODO_ASK_HOST)


def _ticket(kind: TicketKind, person: str, detail: str, seconds: float) -> tuple[str, TicketRow]:
    code = secrets.token_urlsafe(24)
    return code, TicketRow(
        code_hash=hash_token(code),
        kind=kind,
        person=person,
        detail=detail,
        expires_at=time.time() + seconds,
    )
