"""Webhooks: what is sent, how often it is tried, and where the server is not to be led."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
import trustme
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.server.notify import calls
from fiorino.server.notify.calls import (
    PAUSES,
    BadAddress,
    Calls,
    Outcome,
    Target,
    is_public,
    read_url,
)
from fiorino.server.notify.webhooks import FRESH, Webhook, YourTurn, is_signed, signature
from tests.patience import PATIENCE

CHECKED = settings(deadline=None, derandomize=True, database=None)
SECRET = "a secret of one person"
TURN = YourTurn("m1", "siena", "blue", 7, "https://play.example/m/m1")
NOW = 1_800_000_000.0
USUAL_TRUST = ssl.create_default_context()


class Receiver:
    """A server that answers as it is told, and remembers what it was sent."""

    def __init__(self, *answers: bytes | int) -> None:
        self.answers = list(answers)
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(self.field(head, "content-length"))
            self.heads.append(head)
            self.bodies.append(await reader.readexactly(length))
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            if isinstance(answer, int):
                answer = b"HTTP/1.1 %d X\r\nlocation: /else\r\ncontent-length: 0\r\n\r\n" % answer
            writer.write(answer)
            await writer.drain()
            if answer == b"":
                await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    @staticmethod
    def field(head: str, name: str) -> str:
        lines = [line.partition(": ") for line in head.split("\r\n")]
        return next(value for key, _, value in lines if key.lower() == name)


@asynccontextmanager
async def receiving(
    receiver: Receiver, trust: ssl.SSLContext | None = None
) -> AsyncIterator[Receiver]:
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=trust)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await server.wait_closed()


def read_webhook(url: str, **more: Any) -> Target:
    return read_url(url, "webhook", **more)


def found(*answers: Sequence[str]) -> Callable[[str, int], Awaitable[Sequence[str]]]:
    """A resolver that answers with these, one after the other, and then with the last."""
    left = list(answers)

    async def resolve(host: str, port: int) -> Sequence[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


class Sender:
    """Calls whose pauses take no time, with what they told."""

    def __init__(self, **more: Any) -> None:
        self.pauses: list[float] = []
        self.outcomes: list[Outcome] = []
        self.more = {"allow_private": True, "clock": lambda: NOW, "trust": USUAL_TRUST, **more}

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def tell(self, kind: str, outcome: Outcome) -> None:
        assert kind == "webhook"
        self.outcomes.append(outcome)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Calls]:
        sending = Calls(pause=self.pause, told=self.tell, **self.more)
        try:
            yield sending
        finally:
            await sending.close()

    async def send(self, receiver: Receiver, url: str = "", **more: Any) -> Outcome:
        async with receiving(receiver, **more), self.open() as sending:
            address = url or f"http://localhost:{receiver.port}/hook?key=1"
            return await sending.send(
                Webhook(address.replace("PORT", str(receiver.port)), SECRET, TURN)
            )


def sent(receiver: Receiver, sender: Sender | None = None, url: str = "", **more: Any) -> Outcome:
    return asyncio.run((sender or Sender()).send(receiver, url, **more))


# What is sent


def test_a_turn_is_posted_to_its_address_with_the_table_and_nothing_else() -> None:
    receiver = Receiver(204)
    assert sent(receiver) is Outcome.DELIVERED
    (head,), (body,) = receiver.heads, receiver.bodies
    assert head.startswith("POST /hook?key=1 HTTP/1.1\r\n")
    assert receiver.field(head, "host") == f"localhost:{receiver.port}"
    assert receiver.field(head, "content-type") == "application/json"
    assert receiver.field(head, "user-agent").startswith("fiorino/")
    assert msgspec.json.decode(body) == {
        "kind": "your-turn",
        "match": "m1",
        "game": "siena",
        "seat": "blue",
        "version": 7,
        "address": "https://play.example/m/m1",
    }


def test_the_body_is_signed_with_the_secret_of_the_person() -> None:
    receiver = Receiver(200)
    sent(receiver)
    header = receiver.field(receiver.heads[0], "fiorino-signature")
    assert is_signed(SECRET, header, receiver.bodies[0], NOW)
    assert not is_signed("another secret", header, receiver.bodies[0], NOW)
    assert not is_signed(SECRET, header, receiver.bodies[0] + b" ", NOW)


def test_a_signature_is_an_hmac_of_moment_and_body() -> None:
    assert signature("key", 5, b"{}") == (
        "t=5,v1=9be615aec64f0d044b5ad6854ab1d893ec88617fb728d2149dcd3a3428e8c45d"
    )


def test_a_signature_of_long_ago_counts_no_more() -> None:
    header = signature(SECRET, int(NOW), b"{}")
    assert is_signed(SECRET, header, b"{}", NOW + FRESH)
    assert not is_signed(SECRET, header, b"{}", NOW + FRESH + 1)
    later = header.replace(str(int(NOW)), str(int(NOW) + 1000))
    assert not is_signed(SECRET, later, b"{}", NOW + 1000)


@CHECKED
@given(st.text(max_size=90), st.binary(max_size=20))
def test_what_is_no_signature_is_none(header: str, body: bytes) -> None:
    assert not is_signed(SECRET, header, body, NOW)


async def test_a_message_that_is_too_large_is_never_sent() -> None:
    async def send() -> None:
        async with Sender().open() as sending:
            large = msgspec.structs.replace(TURN, address="x" * 5000)
            await sending.send(Webhook("http://localhost:1/", SECRET, large))

    with pytest.raises(ValueError, match="a webhook of"):
        await send()


# Tries


@pytest.mark.parametrize("bad", [500, 503, 429, b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200"])
def test_what_fails_is_tried_again_with_growing_pauses_and_the_same_name(bad: bytes | int) -> None:
    receiver, sender = Receiver(bad, bad, 200), Sender(timeout=3.0 if bad == b"" else 30.0)
    assert sent(receiver, sender) is Outcome.DELIVERED
    assert len(receiver.bodies) == 3
    assert len({receiver.field(head, "fiorino-delivery") for head in receiver.heads}) == 1
    assert len(sender.pauses) == 2
    for pause, longest in zip(sender.pauses, PAUSES, strict=False):
        assert 0.75 * longest <= pause <= longest


def test_what_fails_at_every_try_has_failed() -> None:
    receiver, sender = Receiver(500), Sender()
    assert sent(receiver, sender) is Outcome.FAILED
    assert len(receiver.bodies) == 1 + len(PAUSES)
    assert sender.outcomes == [Outcome.FAILED]


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Outcome.DELIVERED),
        (202, Outcome.DELIVERED),
        (400, Outcome.REFUSED),
        (404, Outcome.REFUSED),
        (410, Outcome.GONE),
        (301, Outcome.REFUSED),
        (302, Outcome.REFUSED),
        (307, Outcome.REFUSED),
        (308, Outcome.REFUSED),
    ],
)
def test_what_is_answered_is_not_tried_again_and_no_redirect_is_followed(
    status: int, outcome: Outcome
) -> None:
    receiver, sender = Receiver(status), Sender()
    assert sent(receiver, sender) is outcome
    assert len(receiver.bodies) == 1
    assert (sender.pauses, sender.outcomes) == ([], [outcome])


def test_an_answer_without_an_end_is_not_read() -> None:
    endless = b"HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n" + b"x" * 200_000
    assert sent(Receiver(endless)) is Outcome.DELIVERED


def test_headers_without_an_end_are_a_failure() -> None:
    endless = b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 100_000
    assert sent(Receiver(endless), Sender(timeout=2.0)) is Outcome.FAILED


class Dripping(Receiver):
    """A server that never stops beginning to answer."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while not reader.at_eof():
                writer.write(b"HTTP/1.1 200 OK\r\n" if not self.heads else b"x: y\r\n")
                self.heads.append("drop")
                await writer.drain()
                await asyncio.sleep(0.02)
        except ConnectionError:
            pass
        finally:
            writer.close()


async def test_an_answer_that_only_drips_is_given_up_in_time() -> None:
    async def send() -> Outcome:
        async with asyncio.timeout(PATIENCE):
            return await Sender(timeout=0.2).send(Dripping())

    assert await send() is Outcome.FAILED


async def test_where_nobody_listens_it_fails() -> None:
    async def send() -> Outcome:
        async with receiving(Receiver(200)) as gone:
            port = gone.port
        async with Sender().open() as sending:
            return await sending.send(Webhook(f"http://localhost:{port}/", SECRET, TURN))

    assert await send() is Outcome.FAILED


def test_a_name_that_leads_nowhere_fails() -> None:
    async def resolve(host: str, port: int) -> Sequence[str]:
        raise OSError("no such name")

    assert sent(Receiver(200), Sender(resolve=resolve)) is Outcome.FAILED
    assert sent(Receiver(200), Sender(resolve=found([]))) is Outcome.FAILED


def test_further_tries_go_to_the_other_addresses_of_a_name() -> None:
    receiver = Receiver(200)
    sender = Sender(resolve=found(["127.0.0.77", "127.0.0.1"]))
    assert sent(receiver, sender) is Outcome.DELIVERED
    assert len(sender.pauses) == 1


# Where it is not sent


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "10.0.0.1",
        "172.16.5.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "2001:db8::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "nonsense",
        "",
    ],
)
def test_addresses_of_networks_of_ones_own_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@CHECKED
@given(st.ip_addresses(v=4))
def test_wrapping_an_address_does_not_make_it_public(address: Any) -> None:
    number = int(address)
    wrapped = [f"::ffff:{address}", f"64:ff9b::{number >> 16:x}:{number & 0xFFFF:x}"]
    assert [is_public(one) for one in wrapped] == [is_public(str(address))] * 2


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["10.0.0.1"], ["::1"], ["1.1.1.1", "127.0.0.1"], ["169.254.169.254"]],
)
def test_a_name_that_leads_into_our_own_network_is_not_called(addresses: list[str]) -> None:
    receiver = Receiver(200)
    sender = Sender(allow_private=False, resolve=found(addresses))
    assert sent(receiver, sender, "https://hook.example:PORT/") is Outcome.FORBIDDEN
    assert receiver.heads == []
    assert sender.pauses == []


def test_a_name_that_changes_its_mind_between_tries_is_not_called() -> None:
    receiver = Receiver(200)
    sender = Sender(allow_private=False, resolve=found([], ["127.0.0.1"]))
    assert sent(receiver, sender, "https://hook.example:PORT/") is Outcome.FORBIDDEN
    assert len(sender.pauses) == 1
    assert receiver.heads == []


def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1"]

    authority = trustme.CA()
    receiver = Receiver(200)
    sender = Sender(resolve=resolve, trust=trusting(authority))
    outcome = sent(
        receiver,
        sender,
        "https://hook.example:PORT/x",
        trust=certified(authority, "hook.example"),
    )
    assert outcome is Outcome.DELIVERED
    assert asked == ["hook.example"]
    assert receiver.field(receiver.heads[0], "host") == f"hook.example:{receiver.port}"


def trusting(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return context


def certified(authority: trustme.CA, name: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(name).configure_cert(context)
    return context


def test_whoever_has_no_certificate_for_the_name_gets_nothing() -> None:
    authority, stranger = trustme.CA(), trustme.CA()
    for served in (certified(authority, "other.example"), certified(stranger, "hook.example")):
        receiver = Receiver(200)
        sender = Sender(resolve=found(["127.0.0.1"]), trust=trusting(authority))
        outcome = sent(receiver, sender, "https://hook.example:PORT/", trust=served)
        assert outcome is Outcome.FAILED
        assert receiver.heads == []


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "has at most 500 characters"),
        ("https://a.example/" + "x" * 500, "has at most 500 characters"),
        ("https://a.example/ x", "no spaces"),
        ("https://a.example/\r\nx: y", "no spaces"),
        ("https://bücher.example/", "letters beyond a to z"),
        ("http://a.example/", "begins with https://"),
        ("ftp://a.example/", "begins with https://"),
        ("file:///etc/passwd", "begins with https://"),
        ("a.example", "begins with https://"),
        ("http://localhost/", "begins with https://"),
        ("https:///x", "has a host"),
        ("https://me@a.example/", "neither a login"),
        ("https://me:pw@a.example/", "neither a login"),
        ("https://a.example/#x", "nor a “#”"),
        ("https://a.example:22/", "port of a webhook is 443, or one from 1024 on"),
        ("https://a.example:99999/", "cannot be read"),
        ("https://[::1/", "cannot be read"),
        ("https://localhost/", "cannot lead into the network of this server"),
        ("https://LOCALHOST./", "cannot lead into the network of this server"),
        ("https://127.0.0.1/", "cannot lead into the network of this server"),
        ("https://[::ffff:10.0.0.1]/", "cannot lead into the network of this server"),
    ],
)
def test_an_address_that_no_webhook_is_sent_to_is_refused_with_a_sentence(
    url: str, sentence: str
) -> None:
    with pytest.raises(BadAddress) as caught:
        read_webhook(url)
    assert sentence in str(caught.value)
    receiver, sender = Receiver(200), Sender(allow_private=False)
    assert sent(receiver, sender, url or " ") is Outcome.FORBIDDEN


def test_http_is_for_this_machine_alone_and_only_where_that_is_allowed() -> None:
    assert read_webhook("http://localhost:8000/x", allow_private=True).named == "localhost:8000"
    assert read_webhook("http://[::1]/x", allow_private=True).named == "[::1]"
    with pytest.raises(BadAddress):
        read_webhook("http://10.0.0.7/x", allow_private=True)
    assert read_webhook("https://10.0.0.7/x", allow_private=True).named == "10.0.0.7"


@pytest.mark.parametrize(
    ("url", "named", "path"),
    [
        ("https://hooks.example", "hooks.example", "/"),
        ("https://Hooks.Example/a/b?c=d", "hooks.example", "/a/b?c=d"),
        ("https://hooks.example:8443/?", "hooks.example:8443", "/"),
        ("https://1.1.1.1/", "1.1.1.1", "/"),
    ],
)
def test_a_good_address_is_taken_apart(url: str, named: str, path: str) -> None:
    target = read_webhook(url)
    assert (target.named, target.path) == (named, path)


@CHECKED
@given(st.text(max_size=60))
def test_any_text_is_an_address_or_refused(text: str) -> None:
    for url in (text, f"https://{text}"):
        try:
            target = read_webhook(url)
        except BadAddress:
            continue
        assert target.scheme == "https"


async def test_numbers_that_mean_this_machine_are_found_out_when_they_are_resolved() -> None:
    async def send(host: str) -> Outcome:
        async with Sender(allow_private=False).open() as sending:
            return await sending.send(Webhook(f"https://{host}:8443/", SECRET, TURN))

    for host in ("2130706433", "0x7f.1", "127.1"):
        assert await send(host) in (Outcome.FORBIDDEN, Outcome.FAILED)


# In the background


async def test_what_is_posted_is_sent_in_the_background() -> None:
    async def post() -> list[Outcome]:
        async with receiving(Receiver(200)) as receiver, Sender().open() as sending:
            tasks = [
                sending.post(Webhook(f"http://localhost:{receiver.port}/", SECRET, TURN))
                for _ in range(30)
            ]
            outcomes = await asyncio.gather(*(task for task in tasks if task is not None))
            assert len(receiver.bodies) == 30
            return outcomes

    assert await post() == [Outcome.DELIVERED] * 30


async def test_where_too_many_are_waiting_more_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "MOST_WAITING", 3)
    sender = Sender()

    async def post() -> list[bool]:
        async with receiving(Receiver(b"")) as receiver, sender.open() as sending:
            url = f"http://localhost:{receiver.port}/"
            return [sending.post(Webhook(url, SECRET, TURN)) is not None for _ in range(5)]

    assert await post() == [True, True, True, False, False]
    assert sender.outcomes == [Outcome.DROPPED] * 2


async def test_closing_waits_for_nobody() -> None:
    async def post() -> bool:
        async with receiving(Receiver(b"")) as receiver:
            async with Sender().open() as sending:
                task = sending.post(Webhook(f"http://localhost:{receiver.port}/", SECRET, TURN))
                while not receiver.heads:
                    await asyncio.sleep(0.001)
            assert task is not None
            return task.cancelled()

    async def in_time() -> bool:
        async with asyncio.timeout(PATIENCE):
            return await post()

    assert await in_time()


def test_only_the_host_of_an_address_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "fiorino.calls")
    sent(Receiver(200))
    (record,) = [one for one in caplog.records if one.name == "fiorino.calls"]
    assert record.getMessage() == "Webhook delivered"
    assert record.__dict__["host"] == "localhost"
    assert "key=1" not in str(record.__dict__)
