"""E-mail through the SMTP server from the settings: in threads, a few at a time, with retries."""

import asyncio
import logging
import random
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from fiorino.server.notify.calls import PAUSES, Outcome
from fiorino.server.settings import Settings

TIMEOUT: Final = 20.0
"""Seconds for each reply of the mail server."""
AT_ONCE: Final = 2
MOST_WAITING: Final = 200

log: Final = logging.getLogger("fiorino.mail")


@dataclass(frozen=True)
class Letter:
    """An e-mail to somebody."""

    to: str
    subject: str
    text: str


class Mailer:
    """Sends letters; `close` it at the end."""

    def __init__(
        self,
        settings: Settings,
        *,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        trust: ssl.SSLContext | None = None,
        told: Callable[[str, Outcome], None] = lambda _kind, _outcome: None,
    ) -> None:
        self._settings: Final = settings
        self._pause: Final = pause
        self._trust: Final = trust
        self._told: Final = told
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "mail")
        self._waiting: Final[set[asyncio.Task[Outcome]]] = set()

    def post(self, letter: Letter) -> asyncio.Task[Outcome] | None:
        """Send in the background; None if too many are waiting and this one is dropped."""
        if len(self._waiting) >= MOST_WAITING:
            self._tell(Outcome.DROPPED)
            return None
        task = asyncio.get_running_loop().create_task(self.send(letter))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        return task

    async def send(self, letter: Letter) -> Outcome:
        """Send, with retries, and return the outcome."""
        message = self._message(letter)
        for pause in (0.0, *PAUSES):
            if pause:
                await self._pause(pause * random.uniform(0.75, 1.0))
            outcome = await asyncio.get_running_loop().run_in_executor(
                self._threads, self._try, message
            )
            if outcome is not None:
                return self._tell(outcome)
        return self._tell(Outcome.FAILED)

    async def close(self) -> None:
        """Drop what is waiting, and stop."""
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        sender = self._settings.smtp_from
        message["From"], message["To"] = sender, letter.to
        message["Subject"] = " ".join(letter.subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        return message

    def _try(self, message: EmailMessage) -> Outcome | None:
        """One attempt, in a thread; None is worth a retry."""
        try:
            with self._connection() as server:
                if self._settings.smtp_user:
                    server.login(self._settings.smtp_user, self._settings.smtp_password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as fault:
            codes = [code for code, _ in fault.recipients.values()]
            return Outcome.REFUSED if all(code >= 500 for code in codes) else None
        except smtplib.SMTPResponseException as fault:
            log.warning("the mail server says %d", fault.smtp_code)
            return Outcome.REFUSED if fault.smtp_code >= 500 else None
        except (OSError, smtplib.SMTPException) as fault:
            log.warning("the mail server cannot be used: %s", type(fault).__name__)
            return None
        return Outcome.DELIVERED

    def _connection(self) -> smtplib.SMTP:
        told = self._settings
        trust = self._trust if self._trust is not None else ssl.create_default_context()
        if told.smtp_security == "tls":
            return smtplib.SMTP_SSL(told.smtp_host, told.smtp_port, timeout=TIMEOUT, context=trust)
        server = smtplib.SMTP(told.smtp_host, told.smtp_port, timeout=TIMEOUT)
        if told.smtp_security == "starttls":
            try:
                server.starttls(context=trust)
            except BaseException:
                server.close()
                raise
        return server

    def _tell(self, outcome: Outcome) -> Outcome:
        """Count and log the outcome, without the address."""
        log.info("Mail %s", outcome.value)
        self._told("mail", outcome)
        return outcome


def open_mailer(settings: Settings, told: Callable[[str, Outcome], None]) -> Mailer | None:
    """The mailer, if the settings name a mail server."""
    return Mailer(settings, told=told) if settings.smtp_host else None
