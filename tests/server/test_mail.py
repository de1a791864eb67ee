"""E-mail: by a mail server on this machine, in the language of who reads it."""

import asyncio
import email
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from queue import Queue
from typing import Any, Final

import pytest
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from fiorino.server.limits import Limits, Rate
from fiorino.server.notify.calls import PAUSES, Outcome
from fiorino.server.notify.mail import Letter, Mailer
from fiorino.server.settings import BadSetting, Settings, load, show
from tests.patience import PATIENCE
from tests.server.kill.servers import free_port
from tests.server.wire import House, Someone, house

FROM: Final = "table@play.example"
ANNA = {"username": "anna", "password": "a long password"}
HERE: Final = "127.0.0.1"


class Box:
    """A mail server that keeps what it is given, or says no first."""

    def __init__(self) -> None:
        self.letters: Final[Queue[EmailMessage]] = Queue()
        self.refusals: list[str] = []
        self.users: Final[list[str]] = []

    async def handle_DATA(self, _server: SMTP, _session: Session, told: Envelope) -> str:  # noqa: N802
        if self.refusals:
            return self.refusals.pop(0)
        assert isinstance(told.content, bytes)
        message = email.message_from_bytes(told.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.letters.put(message)
        return "250 OK"

    def authenticate(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _way: str, told: Any
    ) -> AuthResult:
        assert isinstance(told, LoginPassword)
        self.users.append(told.login.decode())
        return AuthResult(success=told.password == b"hunter2")

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)


@contextmanager
def mail_server(box: Box, **more: Any) -> Iterator[int]:
    controller = Controller(box, hostname=HERE, port=free_port(), **more)
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def settings_of(port: int, **more: Any) -> dict[str, Any]:
    told = {"smtp_host": HERE, "smtp_port": port, "smtp_security": "none", "smtp_from": FROM}
    return told | more


@pytest.fixture
def box() -> Box:
    return Box()


@pytest.fixture
def hosted(tmp_path: Path, box: Box) -> Iterator[House]:
    with mail_server(box) as port, house(tmp_path, **settings_of(port)) as made:
        yield made


def link_in(message: EmailMessage, page: str) -> str:
    """The code of the link in a letter."""
    text: str = message.get_content()
    (line,) = [line for line in text.splitlines() if f"/{page}#" in line]
    return line.partition("#")[2]


def with_address(hosted: House, box: Box, language: str = "en") -> Someone:
    anna = hosted.guest("Anna")
    anna.post("/api/account/register", ANNA)
    anna.post("/api/me", {"language": language})
    anna.post("/api/account/email", {"email": "anna@play.example"})
    hosted.stranger().post("/api/account/confirm", {"code": link_in(box.next(), "confirm")})
    assert anna.get("/api/me")["email"] == "anna@play.example"
    return anna


def test_an_address_is_somebodys_once_they_have_opened_the_link(hosted: House, box: Box) -> None:
    anna = hosted.guest()
    assert anna.get("/api/games")["mails"] is True
    wish = {"email": "anna@play.example"}
    told = anna.post("/api/account/email", wish, 422)
    assert told["reason_key"]["key"] == "refusal-no-account-yet"
    anna.post("/api/account/register", ANNA)
    for wrong in ("anna", "anna@", "a b@c.d", "anna@play.example\nbcc: x@y.z"):
        told = anna.post("/api/account/email", {"email": wrong}, 422)
        assert told["reason_key"]["key"] == "refusal-bad-email"
    assert anna.post("/api/account/email", wish)["email"] is None
    letter = box.next()
    assert (letter["from"], letter["to"]) == (FROM, "anna@play.example")
    code = link_in(letter, "confirm")
    anna.post("/api/account/reset", {"code": code, "password": "another long one"}, 403)
    anna.post("/api/account/confirm", {"code": code})
    anna.post("/api/account/confirm", {"code": code}, 403)
    assert anna.get("/api/me")["email"] == "anna@play.example"
    assert anna.post("/api/account/email", {"email": ""})["email"] is None


def test_a_forgotten_password_is_chosen_anew_by_a_letter_in_ones_language(
    hosted: House, box: Box
) -> None:
    with_address(hosted, box, "de")
    stranger = hosted.stranger()
    # Nobody learns who has an account or an address.
    known = stranger.post("/api/account/forgot", {"username": "ANNA"})
    assert stranger.post("/api/account/forgot", {"username": "nobody"}) == known
    letter = box.next()
    assert letter["subject"] == "Ein neues Passwort für Fiorino"
    code = link_in(letter, "reset")
    stranger.post("/api/account/reset", {"code": code, "password": "another long one"})
    hosted.guest().post("/api/account/login", ANNA, 401)
    hosted.guest().post("/api/account/login", {**ANNA, "password": "another long one"})
    assert box.letters.empty()


def test_a_turn_in_a_slow_match_is_told_by_e_mail_unless_it_is_not_wanted(
    hosted: House, box: Box
) -> None:
    anna, beppe = with_address(hosted, box, "it"), hosted.guest("Beppe")
    slow = {"clock": {"kind": "slow", "days": 3}}

    def turn_comes(**more: Any) -> str:
        """Anna is asked first, while she has no page open."""
        table = anna.table("me", "open", **more)
        beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
        return str(table["match"])

    match = turn_comes(**slow)
    letter = box.next()
    assert letter["subject"] == "Tocca a te: Medici vs Strozzi"
    assert f"/table/{match}" in letter.get_content()
    turn_comes(clock={"kind": "live", "minutes": 10, "increment": 5})
    anna.post("/api/me", {"mail_turns": False})
    turn_comes(**slow)
    anna.post("/api/me", {"mail_turns": True})
    last = turn_comes(**slow)
    assert f"/table/{last}" in box.next().get_content()
    assert box.letters.empty()


def test_letters_are_limited_and_without_a_mail_server_there_are_none(
    tmp_path: Path, box: Box
) -> None:
    with mail_server(box) as port:
        wide = settings_of(port, limits=Limits(mails=Rate(2, 3600)))
        with house(tmp_path, **wide) as hosted:
            for status in (200, 200, 429):
                hosted.stranger().post("/api/account/forgot", {"username": "x"}, status)
    with house(tmp_path) as hosted:
        assert hosted.guest().get("/api/games")["mails"] is False
        told = hosted.stranger().post("/api/account/forgot", {"username": "x"}, 422)
        assert told["reason_key"]["key"] == "refusal-no-mail"


# The mailer

LETTER: Final = Letter("anna@play.example", "Più\r\nlinee", "Ciao, è il tuo turno.\n")


async def test_a_letter_is_sent_again_when_the_server_says_later_and_not_when_it_says_never(
    box: Box,
) -> None:
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)

    told: list[tuple[str, Outcome]] = []
    with mail_server(box) as port:
        mailer = Mailer(
            Settings(**settings_of(port)), pause=pause, told=lambda *how: told.append(how)
        )
        box.refusals = ["451 later"]
        assert await mailer.send(LETTER) is Outcome.DELIVERED
        letter = await asyncio.to_thread(box.next)
        assert letter["subject"] == "Più linee"
        assert letter.get_content().splitlines() == LETTER.text.splitlines()
        box.refusals = ["554 never"]
        assert await mailer.send(LETTER) is Outcome.REFUSED
    assert len(paused) == 1
    assert await mailer.send(LETTER) is Outcome.FAILED  # nobody listens there any more
    assert len(paused) == 1 + len(PAUSES)
    assert told == [("mail", how) for how in (Outcome.DELIVERED, Outcome.REFUSED, Outcome.FAILED)]
    await mailer.close()


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_the_connection_is_encrypted_and_the_password_told_only_then(
    box: Box, security: str
) -> None:
    authority = trustme.CA()
    ours, theirs = ssl.create_default_context(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.configure_trust(ours)
    authority.issue_cert(HERE).configure_cert(theirs)
    way = {"ssl_context" if security == "tls" else "tls_context": theirs}
    user = {"smtp_user": "table", "smtp_password": "hunter2"}

    async def pause(_seconds: float) -> None:
        return

    with mail_server(
        box, authenticator=box.authenticate, auth_require_tls=security == "starttls", **way
    ) as port:
        settings = Settings(**settings_of(port, smtp_security=security, **user))
        mailer = Mailer(settings, trust=ours, pause=pause)
        assert await mailer.send(LETTER) is Outcome.DELIVERED
        assert box.users == ["table"]
        # A certificate that nobody vouches for is not talked to.
        assert await Mailer(settings, pause=pause).send(LETTER) is Outcome.FAILED
        assert box.users == ["table"]


async def test_letters_that_pile_up_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiorino.server.notify.mail.MOST_WAITING", 1)
    held = asyncio.Event()

    async def pause(_seconds: float) -> None:
        await held.wait()

    told: list[Outcome] = []
    mailer = Mailer(
        Settings(**settings_of(free_port())), pause=pause, told=lambda _, how: told.append(how)
    )
    assert mailer.post(LETTER) is not None
    assert mailer.post(LETTER) is None
    assert told == [Outcome.DROPPED]
    await mailer.close()


# Settings


def test_the_password_of_the_mail_server_is_not_shown_and_halves_are_refused() -> None:
    told = {"smtp_host": "mail.example", "smtp_from": FROM}
    user = {"smtp_user": "table", "smtp_password": "hunter2"}
    settings = load({**told, **user}, {})
    assert "hunter2" not in show(settings) + repr(settings)
    for half in ({"smtp_host": "mail.example"}, {"smtp_user": "table"}):
        with pytest.raises(BadSetting, match="beside it"):
            load(half, {})
