"""Subscribing to push messages by HTTP: what is taken, whose it is, and what is refused."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.server.limits import Limits, Rate
from fiorino.server.notify.calls import BadAddress
from fiorino.server.notify.push import LONGEST_ENDPOINT, read_endpoint
from fiorino.server.notify.push_encryption import BadSubscription, Keys, decoded, encoded
from tests.server.browsers import CONTACT, KEYS, PRIVATE, PUBLIC, Browser
from tests.server.wire import House, Someone, house


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("push")


@pytest.fixture(scope="module")
def hosted(folder: Path) -> Iterator[House]:
    with house(folder, **KEYS) as made:
        yield made


def browser() -> Browser:
    return Browser(f"https://push.example/{os.urandom(9).hex()}")


def kept(folder: Path, of: Someone | None = None) -> list[str]:
    """The endpoints in the database, of one person or of all."""
    query = "SELECT endpoint FROM pushes" + ("" if of is None else f" WHERE person = '{of.id}'")
    with closing(sqlite3.connect(folder / "fiorino.db")) as database:
        return [row[0] for row in database.execute(query)]


def test_the_public_key_is_told_to_anybody(hosted: House) -> None:
    said = hosted.stranger().ask("GET", "/api/push")
    assert said.json() == {"public_key": PUBLIC}
    assert PRIVATE not in said.text


def test_without_keys_nothing_is_kept_or_sent(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        anna = hosted.guest()
        assert anna.get("/api/push") == {"public_key": None}
        said = anna.post("/api/push", browser().subscription, 422)
        assert said["reason"] == "This server sends no push messages."
        assert anna.post("/api/push/forget", {"endpoint": "https://a.example/"})["done"]
        assert kept(tmp_path) == []
        assert hosted.server.lobby.push is None
        anna.table("me", "me")


def test_a_stranger_can_neither_subscribe_nor_take_back(hosted: House, folder: Path) -> None:
    anna, hers = hosted.guest(), browser()
    anna.post("/api/push", hers.subscription)
    before = kept(folder)
    hosted.stranger().post("/api/push", browser().subscription, 401)
    hosted.stranger().post("/api/push/forget", {"endpoint": hers.endpoint}, 401)
    assert kept(folder) == before


def test_a_subscription_is_kept_and_taken_back(hosted: House, folder: Path) -> None:
    anna, her = hosted.guest(), browser()
    assert anna.post("/api/push", her.subscription) == {"done": True}
    anna.post("/api/push", her.subscription)
    assert kept(folder, anna) == [her.endpoint]
    anna.post("/api/push/forget", {"endpoint": her.endpoint})
    assert kept(folder, anna) == []
    anna.post("/api/push/forget", {"endpoint": her.endpoint})


def test_what_else_a_browser_says_is_left_aside(hosted: House, folder: Path) -> None:
    anna, her = hosted.guest(), browser()
    more = {"expirationTime": 1.5e12, "options": {"userVisibleOnly": True}}
    keys = her.subscription["keys"] | {"later": "x"}
    anna.post("/api/push", her.subscription | more | {"keys": keys})
    assert kept(folder, anna) == [her.endpoint]


def test_a_subscription_of_somebody_else_is_neither_taken_nor_told_nor_forgotten(
    hosted: House, folder: Path
) -> None:
    anna, bruno, hers = hosted.guest(), hosted.guest(), browser()
    anna.post("/api/push", hers.subscription)
    forged = browser()
    forged.endpoint = hers.endpoint
    half = hers.subscription["keys"] | {"auth": forged.subscription["keys"]["auth"]}
    for message in (forged.subscription, hers.subscription | {"keys": half}):
        said = bruno.post("/api/push", message, 409)
        assert said["reason"] == "This subscription is somebody else's."
    bruno.post("/api/push/forget", {"endpoint": hers.endpoint})
    assert (kept(folder, anna), kept(folder, bruno)) == ([hers.endpoint], [])
    for someone in (anna, bruno):
        for path in ("/api/push", "/api/me", "/api/matches/mine"):
            told = someone.ask("GET", path).text
            assert hers.endpoint not in told
            assert hers.subscription["keys"]["auth"] not in told


def test_a_browser_that_somebody_else_sits_at_now_is_his(hosted: House, folder: Path) -> None:
    anna, bruno, shared = hosted.guest(), hosted.guest(), browser()
    anna.post("/api/push", shared.subscription)
    bruno.post("/api/push", shared.subscription)
    assert (kept(folder, anna), kept(folder, bruno)) == ([], [shared.endpoint])


GOOD = Browser("https://push.example/x").subscription
POINT, SECRET = GOOD["keys"]["p256dh"], GOOD["keys"]["auth"]


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": POINT[:-2], "auth": SECRET},
        {"p256dh": encoded(b"\4" + b"\1" * 64), "auth": SECRET},
        {"p256dh": encoded(decoded(POINT)[:33].replace(b"\4", b"\2", 1)), "auth": SECRET},
        {"p256dh": encoded(b"\0"), "auth": SECRET},
        {"p256dh": "A" * 85, "auth": SECRET},
        {"p256dh": POINT, "auth": SECRET[:-2]},
        {"p256dh": POINT, "auth": SECRET + "AA"},
        {"p256dh": POINT, "auth": "===="},
        {"p256dh": SECRET, "auth": POINT},
    ],
)
def test_keys_that_are_none_are_refused_with_a_sentence(
    hosted: House, folder: Path, keys: dict[str, str]
) -> None:
    anna = hosted.guest()
    said = anna.post("/api/push", GOOD | {"keys": keys}, 422)
    assert said["reason"].startswith("The keys of a subscription are those that the browser gives")
    assert keys["auth"] not in said["reason"]
    assert kept(folder, anna) == []


@settings(deadline=None, derandomize=True, database=None)
@given(st.text(max_size=100) | st.just(POINT), st.text(max_size=30) | st.just(SECRET))
def test_any_text_is_a_key_or_refused(p256dh: str, auth: str) -> None:
    try:
        assert Keys(PUBLIC, PRIVATE, CONTACT).read_subscription(p256dh, auth) == (POINT, SECRET)
    except BadSubscription:
        assert (p256dh, auth) != (POINT, SECRET)


@pytest.mark.parametrize(
    ("endpoint", "sentence"),
    [
        ("http://push.example/x", "The address of a subscription begins with https://."),
        ("https://127.0.0.1/x", "A subscription cannot lead into the network of this server."),
        ("https://localhost/x", "A subscription cannot lead into the network of this server."),
        ("https://me@push.example/x", "neither a login"),
        ("https://push.example/ü", "letters beyond a to z"),
        ("https://push.example/" + "x" * 1_004, "The message does not fit its schema"),
        ("", "The message does not fit its schema"),
    ],
)
def test_an_endpoint_that_is_none_is_refused_with_a_sentence(
    hosted: House, folder: Path, endpoint: str, sentence: str
) -> None:
    anna = hosted.guest()
    assert sentence in anna.post("/api/push", GOOD | {"endpoint": endpoint}, 422)["reason"]
    assert kept(folder, anna) == []


def test_an_endpoint_is_long_and_never_http() -> None:
    start = "https://push.example/"
    assert read_endpoint(start + "x" * (LONGEST_ENDPOINT - len(start))).host == "push.example"
    with pytest.raises(BadAddress, match="at most 1024 characters"):
        read_endpoint(start + "x" * (LONGEST_ENDPOINT - len(start) + 1))
    with pytest.raises(BadAddress, match="begins with https://"):
        read_endpoint("http://localhost:8000/x", allow_private=True)


@pytest.mark.parametrize("message", [{}, {"endpoint": "https://a.example/"}, [], {"keys": {}}])
def test_what_is_no_subscription_is_refused(hosted: House, message: Any) -> None:
    hosted.guest().post("/api/push", message, 422)


def test_subscriptions_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(pushes=Rate(2, 600)), **KEYS) as hosted:
        anna = hosted.guest()
        for _ in range(2):
            anna.post("/api/push", browser().subscription)
        said = anna.post("/api/push", browser().subscription, 429)
        assert "too many subscriptions" in said["reason"]
        assert len(kept(tmp_path)) == 2


def test_who_logs_in_brings_the_subscription_and_who_logs_out_leaves_it(
    hosted: House, folder: Path
) -> None:
    account = {"username": "push-anna", "password": "three merchants of Siena"}
    hosted.guest().post("/api/account/register", account)
    guest, hers = hosted.guest(), browser()
    guest.post("/api/push", hers.subscription)
    before = guest.id
    guest.post("/api/account/login", account)
    assert guest.id != before
    assert kept(folder, guest) == [hers.endpoint]
    anna = guest.id
    guest.post("/api/account/logout")
    assert guest.id != anna
    guest.post("/api/push", hers.subscription)
    assert kept(folder, guest) == [hers.endpoint]
    assert hosted.is_healthy()
