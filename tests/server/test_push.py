"""Push messages: who gets them, that only their browser can read them, and that they are ours."""

import asyncio
import io
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from fiorino.server.logs import configure
from fiorino.server.notify.calls import PAUSES, Outcome
from fiorino.server.notify.push import read_keys
from fiorino.server.notify.push_encryption import CURVE, Keys, decoded, encoded, new_keys, sealed
from fiorino.server.play.lobby import Wishes
from fiorino.server.settings import BadSetting, Settings
from fiorino.server.storage.errors import Unavailable
from tests.cli.support import assert_refused, run_process
from tests.server.browsers import (
    AUTHORITY,
    CONTACT,
    KEYS,
    NOW,
    PRIVATE,
    PUBLIC,
    Browser,
    claims,
    posting,
)
from tests.server.lobbies import MEDICI, asked, person, play, seated, until, watching
from tests.server.test_webhooks import Receiver, certified
from tests.server.wire import house

# What is sent


def test_the_example_of_the_standard_is_sealed_as_it_says() -> None:
    """RFC 8291, section 5."""
    own = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    browser = decoded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        browser,
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(own, CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


async def test_a_turn_is_sealed_for_the_browser_and_signed_by_us(tmp_path: Path) -> None:
    async with posting(tmp_path, 201) as post:
        paths = {"ada": "/w/?token=a%2fb%2Bc", "bruno": "/w/b:c/?token=%2f_%2B~"}
        browsers = {name: await post.browser(name, path) for name, path in paths.items()}
        room = await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        who, port = asked(room), post.service.port
        (head,), (body,) = post.service.heads, post.service.bodies
        assert head.startswith(f"POST {paths[who]} HTTP/1.1\r\n")
        assert browsers[who].read(body) == {
            "match": room.id,
            "game": MEDICI,
            "seat": room.live.setup.seat_name(room.live.asked()),
            "address": f"https://play.example/table/{room.id}",
        }
        fields = {name: post.service.field(head, name) for name in ("ttl", "topic", "urgency")}
        assert fields == {"ttl": "86400", "topic": room.id, "urgency": "normal"}
        assert post.service.field(head, "content-encoding") == "aes128gcm"
        said = claims(post.service.field(head, "authorization"))
        assert (said["aud"], said["sub"]) == (f"https://push.example:{port}", CONTACT)
        assert NOW < said["exp"] <= NOW + 86_400
        assert post.ended == [("push", Outcome.DELIVERED)]


def test_no_two_messages_are_sealed_alike() -> None:
    browser, keys = Browser(""), Keys(PUBLIC, PRIVATE, CONTACT)
    known = browser.subscription["keys"]
    first, second = (keys.sealed(b'{"a": 1}', known["p256dh"], known["auth"]) for _ in range(2))
    assert browser.read(first) == browser.read(second) == {"a": 1}
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


async def test_only_who_is_asked_and_has_no_page_open_is_told_once(tmp_path: Path) -> None:
    async with posting(tmp_path, 201) as post:
        for name in ("ada", "bruno", "carla"):
            await post.browser(name, f"/{name}")
        room = await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        first = asked(room)
        post.lobby.turns.notify(room)
        room.show()
        await post.quiet()
        assert [head.split()[1] for head in post.service.heads] == [f"/{first}"]
        pages = {name: watching(room, name) for name in ("ada", "bruno")}
        await play(room, 6, Random(1))
        await post.quiet()
        assert len(post.service.heads) == 1
        away = next(name for name in pages if name != asked(room))
        del room.viewers[pages[away]]
        while asked(room) != away:
            await play(room, 1, Random(1))
        await post.quiet()
        assert [head.split()[1] for head in post.service.heads[1:]] == [f"/{away}"]


async def test_every_browser_of_a_person_is_told(tmp_path: Path) -> None:
    async with posting(tmp_path, 201) as post:
        for number in range(7):
            await post.browser("ada", f"/{number}")
        ada = await person(post.lobby, "ada")
        await post.lobby.create(ada, Wishes(MEDICI, ["me", "me"]))
        await post.quiet()
        told = {head.split()[1] for head in post.service.heads}
        assert told == {"/2", "/3", "/4", "/5", "/6"}


async def test_who_has_a_webhook_too_is_told_by_both(tmp_path: Path) -> None:
    async with posting(tmp_path, 201) as post:
        hook = f"https://push.example:{post.service.port}/hook"
        ada = await person(post.lobby, "ada", webhook=hook, webhook_secret="hers")
        await post.browser("ada", "/push")
        await post.lobby.create(ada, Wishes(MEDICI, ["me", "me"]))
        await post.quiet()
        assert {head.split()[1] for head in post.service.heads} == {"/hook", "/push"}
        assert sorted(post.ended) == [(kind, Outcome.DELIVERED) for kind in ("push", "webhook")]


# What becomes of it


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async with posting(tmp_path, status) as post:
        gone = [(await post.browser(name, f"/{name}")).endpoint for name in ("ada", "bruno")]
        room = await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        left = [*await post.left("ada"), *await post.left("bruno")]
        assert left == [other for other in gone if not other.endswith(f"/{asked(room)}")]
        assert (len(post.service.heads), post.ended) == (1, [("push", Outcome.GONE)])


@pytest.mark.parametrize("status", [400, 401, 403, 413, 301])
async def test_a_subscription_that_is_refused_stays(tmp_path: Path, status: int) -> None:
    async with posting(tmp_path, status) as post:
        for name in ("ada", "bruno"):
            await post.browser(name, f"/{name}")
        await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        assert post.ended == [("push", Outcome.REFUSED)]
        assert [len(await post.left(name)) for name in ("ada", "bruno")] == [1, 1]


async def test_a_message_is_tried_again_like_a_webhook(tmp_path: Path) -> None:
    async with posting(tmp_path, 503, 429, 201) as post:
        browsers = {name: await post.browser(name, f"/{name}") for name in ("ada", "bruno")}
        room = await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        assert post.ended == [("push", Outcome.DELIVERED)]
        assert len(set(post.service.bodies)) == 1
        assert len(post.service.bodies) == 3
        assert browsers[asked(room)].read(post.service.bodies[2])["match"] == room.id
        for pause, longest in zip(post.pauses, PAUSES, strict=False):
            assert 0.75 * longest <= pause <= longest


async def test_a_push_service_in_our_own_network_is_not_called(tmp_path: Path) -> None:
    async with posting(tmp_path, 201, allow_private=False) as post:
        for name in ("ada", "bruno"):
            await post.browser(name, f"/{name}")
        await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        assert post.ended == [("push", Outcome.FORBIDDEN)]
        assert post.service.heads == []


async def test_a_database_that_does_not_answer_leaves_the_subscription_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(endpoint: str) -> None:
        raise Unavailable(f"no answer about {endpoint}")

    async with posting(tmp_path, 410) as post:
        monkeypatch.setattr(post.lobby.store, "forget_push", fail)
        for name in ("ada", "bruno"):
            await post.browser(name, f"/{name}")
        await seated(post.lobby, MEDICI, "ada", "bruno")
        await post.quiet()
        assert post.ended == [("push", Outcome.GONE)]
    (said,) = [one.getMessage() for one in caplog.records if one.name == "fiorino.push"]
    assert said == "a subscription could not be forgotten: Unavailable"


# The whole server, and what it writes down


@pytest.fixture
def logged() -> io.StringIO:
    """What is logged at the finest level."""
    stream = io.StringIO()
    configure("text", "debug", stream)
    return stream


def test_a_whole_server_tells_a_browser_and_no_log_tells_its_secrets(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted = tmp_path / "trusted.pem"
    AUTHORITY.cert_pem.write_to_path(trusted)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    service = Receiver(201)

    async def begin() -> asyncio.Server:
        trust = certified(AUTHORITY, "localhost")
        server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=trust)
        service.port = server.sockets[0].getsockname()[1]
        return server

    async def told() -> None:
        await until(lambda: len(service.bodies) == 1)

    with house(tmp_path, allow_private_webhooks=True, **KEYS) as hosted:
        listening = hosted.call(begin)
        anna, hers = hosted.guest(), Browser(f"https://localhost:{service.port}/secret-of-anna")
        anna.post("/api/push", hers.subscription)
        match = anna.table("me", "me")["match"]
        hosted.call(told)
        said = hers.read(service.bodies[0])
        metrics = hosted.client.get("/metrics").text
        listening.close()
    assert (said["match"], set(said)) == (match, {"match", "game", "seat", "address"})
    assert claims(service.field(service.heads[0], "authorization"))["sub"] == CONTACT
    assert 'fiorino_pushes_total{outcome="delivered"} 1.0' in metrics
    log = logged.getvalue()
    assert "Push delivered host=localhost" in log
    signed = service.field(service.heads[0], "authorization").split()[1]
    keys = hers.subscription["keys"]
    for secret in ("secret-of-anna", PRIVATE, keys["auth"], keys["p256dh"], signed.rstrip(",")):
        assert secret not in log


# Keys


def test_new_keys_are_a_pair_for_the_settings() -> None:
    public, private = new_keys()
    assert (len(decoded(public)), len(decoded(private))) == (65, 32)
    made = Settings(vapid_public_key=public, vapid_private_key=private, vapid_contact=CONTACT)
    keys = read_keys(made)
    assert keys is not None
    assert keys.public == public
    assert read_keys(Settings()) is None


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"vapid_public_key": new_keys()[0]}, "vapid_public_key does not belong to"),
        ({"vapid_private_key": new_keys()[1]}, "vapid_public_key does not belong to"),
        ({"vapid_private_key": encoded(b"\0" * 32)}, "vapid_private_key is no key of the curve"),
        ({"vapid_private_key": encoded(b"\xff" * 32)}, "vapid_private_key is no key of the curve"),
    ],
)
def test_keys_that_do_not_fit_are_refused_with_a_sentence(
    wrong: dict[str, str], sentence: str
) -> None:
    settings = Settings(**KEYS | wrong)  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match=sentence) as caught:
        read_keys(settings)
    assert settings.vapid_private_key not in str(caught.value)


def test_a_server_with_keys_that_do_not_fit_tells_nobody_to_come(tmp_path: Path) -> None:
    keys = {f"FIORINO_{name.upper()}": value for name, value in KEYS.items()}
    keys["FIORINO_VAPID_PUBLIC_KEY"] = new_keys()[0]
    said = run_process(tmp_path, "serve", "--no-browser", "--port", "0", **keys)
    assert_refused(said, "vapid_public_key does not belong to vapid_private_key.")
    assert PRIVATE not in said.err


def test_a_public_key_with_padding_is_told_without() -> None:
    assert Keys(f"{PUBLIC}=", f"{PRIVATE}=", CONTACT).public == PUBLIC


def test_the_library_is_an_extra_that_is_asked_for_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "fiorino.server.notify.push_encryption")
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives", None)
    assert read_keys(Settings()) is None
    with pytest.raises(BadSetting, match=r"pip install '\.\[push\]'"):
        read_keys(Settings(**KEYS))  # type: ignore[arg-type]


def test_a_server_without_keys_does_not_load_the_library() -> None:
    script = (
        "import sys; from fiorino.server.app import create_server;"
        " from fiorino.server.settings import Settings; create_server(Settings());"
        " print([name for name in sys.modules if name.startswith('cryptography')])"
    )
    command = [sys.executable, "-c", script]
    assert subprocess.run(command, capture_output=True, check=True, timeout=60).stdout == b"[]\n"
