"""Names and passwords: what is allowed, and how a password is stored (argon2id) and checked."""

import asyncio
import re
import unicodedata
from dataclasses import dataclass
from typing import Final

import argon2
from argon2.exceptions import InvalidHashError, VerificationError

from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.storage.rows import plain_username

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 20
LONGEST_SHOWN_NAME: Final = 24
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
AT_ONCE: Final = 2
"""How many passwords are hashed at once: each takes 64 MiB and a core for a moment."""

RESERVED: Final = frozenset(
    {"admin", "administrator", "anonymous", "bot", "fiorino", "guest", "host", "moderator"}
    | {"nobody", "root", "server", "spectator", "support", "system"}
)
"""Names that could be mistaken for somebody else."""
_GUESSED: Final = """
    00000000 11111111 12121212 123123123 12341234 1234567890 12345678 123456789 1q2w3e4r
    1q2w3e4r5t 1qaz2wsx 87654321 aa123456 abc12345 abcd1234 abcdefgh asdfasdf asdfghjk
    asdfghjkl baseball basketball changeme computer dragon12 football iloveyou internet
    letmein1 michelle passw0rd password password1 password12 password123 princess q1w2e3r4
    qazwsxedc qwer1234 qwerty12 qwerty123 qwertyui qwertyuiop starwars sunshine superman
    trustno1 welcome1 welkom01 whatever wachtwoord passwort jelszo12 jelszojelszo hallo123
    passwort1 ciaociao juventus medici12 sienasiena strozzi1
"""
COMMON: Final = frozenset(_GUESSED.split())
"""The first passwords that an attacker tries."""

_hard: Final = argon2.PasswordHasher()
"""The library's default work factor: RFC 9106 with 64 MiB, raised as machines grow."""


class BadName(FiorinoError):
    """A name that nobody can have."""


class BadPassword(FiorinoError):
    """A password that is too easy, or cannot be stored."""


def read_user_name(text: str) -> str:
    """The name of an account; `plain_username` decides which names are the same."""
    name = text.strip()
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise BadName(refusals.USER_NAME_LENGTH, least=SHORTEST_NAME, most=LONGEST_NAME)
    if not re.fullmatch(r"[A-Za-z0-9_-]*", name):
        raise BadName(refusals.USER_NAME_LETTERS)
    if not name[0].isalpha():
        raise BadName(refusals.USER_NAME_BEGINS)
    if plain_username(name) in RESERVED:
        raise BadName(refusals.USER_NAME_KEPT, name=name)
    return name


def read_shown_name(text: str) -> str:
    """The name of a guest as others see it: any letters, but nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName(refusals.NAME_NEEDS_LETTER)
    if len(name) > LONGEST_SHOWN_NAME:
        raise BadName(refusals.NAME_TOO_LONG, most=LONGEST_SHOWN_NAME)
    # Letters, marks, numbers, punctuation, symbols, space; no control or direction characters.
    if not all(unicodedata.category(letter)[0] in "LMNPS" or letter == " " for letter in name):
        raise BadName(refusals.NAME_SIGNS)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise BadName(refusals.NAME_NEEDS_LETTER)
    return name


def read_password(text: str, user_name: str = "") -> str:
    """A password that an account may have."""
    if len(text) < SHORTEST_PASSWORD:
        raise BadPassword(refusals.PASSWORD_SHORT, least=SHORTEST_PASSWORD)
    if len(text) > LONGEST_PASSWORD:
        raise BadPassword(refusals.PASSWORD_LONG, most=LONGEST_PASSWORD)
    if not _can_be_kept(text):
        raise BadPassword(refusals.PASSWORD_CHARACTERS)
    plain = text.lower()
    if plain in COMMON or len(set(plain)) <= 2:
        raise BadPassword(refusals.PASSWORD_COMMON)
    if user_name and plain.strip() == plain_username(user_name):
        raise BadPassword(refusals.PASSWORD_IS_NAME)
    return text


@dataclass(frozen=True)
class Checked:
    """Whether a password is right, and the hash to store instead if the work factor has changed."""

    is_right: bool
    new_hash: str | None = None


class Passwords:
    """Hashes and checks passwords, in threads and a few at a time, so that no socket waits."""

    def __init__(self, hasher: argon2.PasswordHasher = _hard) -> None:
        self._hasher: Final = hasher
        self._turns: Final = asyncio.Semaphore(AT_ONCE)
        self._of_nobody: Final = hasher.hash("the password of nobody")

    async def hash(self, password: str) -> str:
        """The stored form of a password: the hash with its salt and work factor."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def check(self, stored: str | None, password: str) -> Checked:
        """Whether a password matches a stored hash; None stands for an unknown user.

        Both cases take the same time, so nobody learns who has an account.
        """
        if not _can_be_kept(password) or len(password) > LONGEST_PASSWORD:
            stored, password = None, ""
        async with self._turns:
            return await asyncio.to_thread(self._check, stored, _normal(password))

    def _check(self, stored: str | None, password: str) -> Checked:
        try:
            self._hasher.verify(self._of_nobody if stored is None else stored, password)
        except (VerificationError, InvalidHashError):
            return Checked(is_right=False)
        if stored is None:
            return Checked(is_right=False)
        if not self._hasher.check_needs_rehash(stored):
            return Checked(is_right=True)
        return Checked(is_right=True, new_hash=self._hasher.hash(password))


def _normal(password: str) -> str:
    """The same letters give the same bytes, whatever keyboard they were typed on."""
    return unicodedata.normalize("NFKC", password)


def _can_be_kept(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
