"""Names and passwords: which are taken, how they are kept, and what the time of a check tells."""

import asyncio
import threading

import argon2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.server.people import passwords
from fiorino.server.people.passwords import (
    AT_ONCE,
    BadName,
    BadPassword,
    Checked,
    Passwords,
    read_password,
    read_shown_name,
    read_user_name,
)
from tests.patience import PATIENCE

LIGHT = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Little work, for tests only."""
GOOD = "correct horse battery"
CHECKED = settings(deadline=None, derandomize=True, database=None)


async def kept(password: str) -> str:
    return await Passwords(LIGHT).hash(password)


async def checked(stored: str | None, password: str) -> Checked:
    return await Passwords(LIGHT).check(stored, password)


# Hashing


async def test_a_password_is_kept_as_argon2id_and_never_the_same_twice() -> None:
    first, second = await kept(GOOD), await kept(GOOD)
    assert first.startswith("$argon2id$")
    assert first != second
    assert GOOD not in first


def test_the_usual_work_is_that_of_rfc_9106() -> None:
    usual = argon2.extract_parameters(Passwords()._of_nobody)
    assert usual.type is argon2.Type.ID
    assert (usual.memory_cost, usual.time_cost) >= (65536, 3)


async def test_the_right_password_is_right_and_another_is_not() -> None:
    stored = await kept(GOOD)
    assert await checked(stored, GOOD) == Checked(is_right=True)
    for wrong in (GOOD.upper(), GOOD + " ", GOOD[:-1], ""):
        assert await checked(stored, wrong) == Checked(is_right=False)


async def test_letters_typed_in_another_way_are_the_same_password() -> None:
    assert (await checked(await kept("Füße im Sand"), "Fu\u0308ße im Sand")).is_right


@given(st.text(min_size=1, max_size=50))
@settings(CHECKED, max_examples=25)
async def test_any_password_that_was_kept_is_right_afterwards(password: str) -> None:
    assert (await checked(await kept(password), password)).is_right


async def test_where_the_work_has_changed_there_is_a_new_hash_to_store() -> None:
    old = await kept(GOOD)
    harder = Passwords(argon2.PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    told = await harder.check(old, GOOD)
    assert told.is_right
    assert told.new_hash is not None
    assert "t=2" in told.new_hash
    assert await harder.check(told.new_hash, GOOD) == Checked(is_right=True)


async def test_a_wrong_password_brings_no_new_hash() -> None:
    harder = Passwords(argon2.PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert await harder.check(await kept(GOOD), "wrong") == Checked(is_right=False)


@pytest.mark.parametrize("stored", ["", "x", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA"])
async def test_a_stored_hash_that_is_none_is_right_for_nobody(stored: str) -> None:
    assert not (await checked(stored, GOOD)).is_right


# Users whom nobody knows


async def test_nobody_has_a_password_not_even_that_of_nobody() -> None:
    for password in (GOOD, "", "the password of nobody"):
        assert await checked(None, password) == Checked(is_right=False)


async def test_checking_nobody_is_the_same_work_as_checking_somebody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    verified: list[str] = []
    verify = argon2.PasswordHasher.verify

    def counted(self: argon2.PasswordHasher, stored: str, password: str) -> bool:
        verified.append(stored)
        return verify(self, stored, password)

    monkeypatch.setattr(argon2.PasswordHasher, "verify", counted)
    stored = await kept(GOOD)
    await checked(stored, "wrong")
    await checked(None, "wrong")
    await checked(None, "x" * 5000)
    await checked(stored, "\ud800")
    assert len(verified) == 4
    assert len({str(argon2.extract_parameters(one)) for one in verified}) == 1


async def test_what_cannot_be_a_password_is_wrong_even_where_an_empty_one_is_stored() -> None:
    stored = await kept("")
    assert not (await checked(stored, "x" * 5000)).is_right
    assert not (await checked(stored, "\ud800")).is_right


# Threads


class Slow(argon2.PasswordHasher):
    """Takes as long as it is told to, and counts how many do so at once."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.lock = threading.Lock()
        self.now = 0
        self.most = 0
        self.threads: set[str] = set()
        self.may_end = threading.Event()
        self.may_end.set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.threads.add(threading.current_thread().name)
        assert self.may_end.wait(PATIENCE)
        with self.lock:
            self.now -= 1
        return super().hash(password, salt=salt)


async def test_others_are_served_while_passwords_are_hashed_and_few_are_at_once() -> None:
    slow = Slow()
    made = Passwords(slow)
    slow.threads.clear()
    slow.may_end.clear()

    hashing = asyncio.gather(*(made.hash(GOOD) for _ in range(6)))
    async with asyncio.timeout(PATIENCE):
        while slow.now < AT_ONCE:
            await asyncio.sleep(0.001)
    slow.may_end.set()
    await hashing
    assert slow.most == AT_ONCE
    assert threading.main_thread().name not in slow.threads


# Names


@pytest.mark.parametrize("name", ["Ginevra", "li", "a" * 20, "b-1", "De_Medici-3"])
def test_a_good_user_name_is_taken(name: str) -> None:
    assert read_user_name(f" {name} ") == name


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A user name has 2 to 20 characters."),
        ("a", "A user name has 2 to 20 characters."),
        ("a" * 21, "A user name has 2 to 20 characters."),
        ("a b", "A user name is made of the letters a to z, digits, “-” and “_”."),
        ("Zoë", "A user name is made of"),
        ("раypal", "A user name is made of"),
        ("a\u202eb", "A user name is made of"),
        ("<b>", "A user name is made of"),
        ("1st", "A user name begins with a letter."),
        ("-ab", "A user name begins with a letter."),
        ("Admin", "The name “Admin” is kept for the server itself; choose another."),
    ],
)
def test_a_bad_user_name_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadName) as caught:
        read_user_name(name)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Őrsi Ágnes", "Őrsi Ágnes"),
        ("李 7", "李 7"),
        ("Anna 🎲", "Anna 🎲"),
        ("<b>x</b>", "<b>x</b>"),
    ],
)
def test_a_guest_may_have_any_name_that_can_be_seen(text: str, name: str) -> None:
    assert read_shown_name(text) == name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A name has at least one letter."),
        (" \n ", "A name has at least one letter."),
        ("...", "A name has at least one letter."),
        ("x" * 25, "A name has at most 24 characters."),
        ("a\u202eb", "that can be seen"),
        ("a\u200bb", "that can be seen"),
        ("a\x07b", "that can be seen"),
        ("a\ud800b", "that can be seen"),
        ("a\ue000b", "that can be seen"),
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadName) as caught:
        read_shown_name(text)
    assert sentence in str(caught.value)


@given(st.text(max_size=40))
@CHECKED
def test_a_name_that_is_taken_is_taken_the_same_again(text: str) -> None:
    for read in (read_user_name, read_shown_name):
        try:
            name = read(text)
        except BadName:
            continue
        assert read(name) == name
        assert name.isprintable()


# Passwords


@pytest.mark.parametrize(
    "password", [GOOD, "x7#kq9Lm", "ünïcödé wörds", "a" * 100 + "bc", "   x y  z"]
)
def test_a_good_password_is_taken_as_it_is(password: str) -> None:
    assert read_password(password, "ginevra") == password


@pytest.mark.parametrize(
    ("password", "sentence"),
    [
        ("short", "A password has at least 8 characters."),
        ("x" * 201, "A password has at most 200 characters."),
        ("Password1", "is among the first that are guessed"),
        ("aaaaaaaaab", "is among the first that are guessed"),
        ("Ginevra-9", "must differ from the user name"),
        ("abcdefg\ud800", "cannot be written as text"),
    ],
)
def test_a_bad_password_is_refused_with_a_sentence_that_does_not_tell_it(
    password: str, sentence: str
) -> None:
    with pytest.raises(BadPassword) as caught:
        read_password(password, "ginevra-9")
    assert sentence in str(caught.value)
    assert password not in str(caught.value)


def test_the_passwords_that_are_guessed_first_are_long_enough_to_matter() -> None:
    assert min(map(len, passwords.COMMON)) >= passwords.SHORTEST_PASSWORD
    assert all(word == word.lower() for word in passwords.COMMON)
