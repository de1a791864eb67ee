"""What was promised before a match is checked after it."""

import hashlib
import hmac
import json

import pytest

from fiorino.core.errors import BadRecord
from fiorino.core.fairness import Promise, commitment_of, seed_of
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import Record, read_record, write_record
from fiorino.games import GAMES
from tests.core.files import Fields, sealed
from tests.core.support import SETUP, answer_at_random

SECRET = "5ec2e7"
NONCES = ("anna", "bruno")


def record(promise: Promise | None = None) -> str:
    """A match that was dealt from the secret."""
    match = Match(SETUP, Chance(seed_of(SECRET, NONCES)))
    answer_at_random(match, 12)
    kept = promise or Promise(commitment_of(SECRET), SECRET, NONCES)
    return write_record(Record(match, ("Anna", "Bruno"), kept))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(b"5ec2e7").hexdigest()


def test_the_seed_is_made_of_the_secret_and_of_every_nonce() -> None:
    assert seed_of(SECRET, NONCES) == hmac.new(b"5ec2e7", b"anna/bruno", "sha256").hexdigest()
    others = [seed_of("5ec2e8", NONCES), seed_of(SECRET, ("anna", "bruna")), seed_of(SECRET, ())]
    assert len({seed_of(SECRET, NONCES), *others}) == 4


def test_a_promise_survives_the_way_through_a_file() -> None:
    promise = read_record(record(), GAMES).promise
    assert promise is not None
    assert promise.commitment == commitment_of(SECRET)
    assert (promise.secret, promise.nonces) == (SECRET, NONCES)


def test_a_secret_that_was_not_promised_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one that was committed"):
        read_record(record(Promise(commitment_of("another"), SECRET, NONCES)), GAMES)


@pytest.mark.parametrize("nonces", [("anna",), ("bruno", "anna"), ("anna", "bruno", "")])
def test_a_seed_that_was_made_of_other_nonces_is_refused(nonces: tuple[str, ...]) -> None:
    with pytest.raises(BadRecord, match="does not come from the secret"):
        read_record(record(Promise(commitment_of(SECRET), SECRET, nonces)), GAMES)


def test_a_promise_with_anything_else_in_it_is_refused() -> None:
    fields: Fields = json.loads(record())
    fields["chance"]["promise"]["why"] = "not"
    with pytest.raises(BadRecord, match="why"):
        read_record(sealed(fields), GAMES)
