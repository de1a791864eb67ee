"""Whatever comes in on sockets, in any order: nothing is done twice, and the server is well."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fiorino.server.limits import LARGEST_FRAME
from fiorino.server.play.restoring import restore
from tests.server.siege.runs import besiege
from tests.server.wire import MEDICI, SIENA, House, Someone, Wire, any_answer, house, play_on

FRAMES = 11_000
"""Ten thousand, and those that come too late on a socket that was closed."""
END = "the-end"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("hostile")) as made:
        yield made


@pytest.fixture(scope="module")
def people(hosted: House) -> list[Someone]:
    return [hosted.guest("Anna"), hosted.guest("Beppe")]


def joined(people: list[Someone], **more: Any) -> Any:
    table = people[0].table("me", "open", **more)
    people[1].post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    return table


# Two players whose messages are doubled, late, early, not theirs, or none at all

SEAT = st.integers(0, 1)
FIELDS = (
    *("kind", "id", "match", "version", "answer", "since", "limit"),
    *("agree", "seat", "game", "pace", "players", "window", "nonce"),
)
WORDS = (
    *("answer", "watch", "undo", "standing", "preview"),
    *("pause", "rematch", "claim", "seek", "unseek", MEDICI, "5+5"),
)
STEPS = st.one_of(
    st.tuples(st.just("answer"), SEAT),
    st.tuples(st.just("answer"), SEAT),
    st.tuples(st.just("hear"), SEAT),
    st.tuples(st.just("hear"), SEAT),
    st.tuples(st.just("again"), SEAT, st.integers(0, 20)),
    st.tuples(st.just("from-other"), SEAT, st.integers(0, 20)),
    st.tuples(st.just("other-version"), SEAT, st.integers(-3, 3)),
    st.tuples(st.just("undo"), SEAT),
    st.tuples(st.just("text"), SEAT, st.text(max_size=60)),
    st.tuples(st.just("bytes"), SEAT, st.binary(max_size=60)),
    st.tuples(
        st.just("fields"),
        SEAT,
        st.dictionaries(
            st.sampled_from(FIELDS),
            st.one_of(
                st.none(),
                st.integers(),
                st.text(max_size=20),
                st.sampled_from(WORDS),
            ),
        ),
    ),
)


class Player:
    """Somebody at a page, and what they have sent so far."""

    def __init__(self, wire: Wire, number: int) -> None:
        self.wire = wire
        self.number = number
        self.sent: list[dict[str, Any]] = []

    def send(self, message: dict[str, Any]) -> None:
        self.wire.socket.send_text(json.dumps(message))
        self.sent.append(message)

    def fresh(self) -> str:
        return f"p{self.number}-{len(self.sent)}"

    def hear_all(self) -> None:
        """Everything that was said before now."""
        self.wire.command("preview", version=0, answer="fence")


def take(step: tuple[Any, ...], players: list[Player], rng: Random) -> None:
    """Carry one step out."""
    kind, who, *more = step
    player, other = players[who], players[1 - who]
    shown = player.wire.shown
    if kind == "hear":
        player.hear_all()
    elif kind in ("answer", "other-version"):
        version = shown["version"] + (more[0] if more else 0)
        text = any_answer(shown, rng) if shown["briefing"]["answers"] else "pass"
        player.send(
            {"kind": "answer", "id": player.fresh(), "match": shown["match"]}
            | {"version": max(0, version), "answer": text}
        )
    elif kind == "undo":
        player.send(
            {"kind": "undo", "id": player.fresh(), "match": shown["match"]}
            | {"version": shown["version"]}
        )
    elif kind in ("again", "from-other"):
        source = player.sent if kind == "again" else other.sent
        if source:
            player.send(source[more[0] % len(source)])
    elif kind == "text":
        player.wire.socket.send_text(more[0])
    elif kind == "bytes":
        player.wire.socket.send_bytes(more[0])
    else:
        player.wire.socket.send_text(json.dumps(more[0]))


async def _as_stored(hosted: House, match: str) -> tuple[str, list[tuple[int, str]], str]:
    """The table in memory, the log, and the table as the log tells it."""
    room = await hosted.server.lobby.room(match)
    row = await hosted.server.lobby.store.match(match)
    assert row is not None
    again = await restore(hosted.server.lobby.store, row)
    lines = [(line.seq, line.command_id) for line in await hosted.server.lobby.store.log(match)]
    return room.live.digest(), lines, again.digest()


@settings(
    max_examples=25,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(steps=st.lists(STEPS, min_size=5, max_size=40), seed=st.integers(0, 99), game=SEAT)
def test_in_whatever_order_messages_come_each_is_answered_and_done_at_most_once(
    hosted: House, people: list[Someone], steps: list[Any], seed: int, game: int
) -> None:
    match = joined(people, game=(MEDICI, SIENA)[game])["match"]
    with people[0].page(match) as one, people[1].page(match) as two:
        players = [Player(one, 0), Player(two, 1)]
        rng = Random(seed)
        for step in steps:
            take(step, players, rng)
        for player in players:
            player.hear_all()
        for player in players:
            player.hear_all()
        here, lines, stored = hosted.call(_as_stored, hosted, match)
        assert one.shown["version"] == two.shown["version"] == len(lines)
        done: dict[str, set[int]] = {}
        for player in players:
            ids = [message["id"] for message in player.sent]
            replies = [told for told in player.wire.heard if told.get("id") in set(ids)]
            assert len(replies) == len(ids)
            for told in replies:
                if told["kind"] == "done":
                    done.setdefault(told["id"], set()).add(told["version"])
    assert here == stored
    assert [seq for seq, _ in lines] == list(range(1, len(lines) + 1))
    logged = {command: seq for seq, command in lines}
    assert len(logged) == len(lines)
    assert {command: {logged[command]} for command in done} == done
    assert set(logged) - set(done) == {"start:0"}


# Ten thousand frames


def hostile_frame(rng: Random, match: str, link: str) -> str | bytes:
    """A frame of somebody who means no good."""
    names = [match, link, "AAAAAAAAAAAA", "", "../..", "' OR 1=1 --", "\x00", "x" * 5000, 7, None]
    kinds = ["watch", "unwatch", "answer", "preview", "undo", "resign", "pause", "away", "standing"]
    numbers: list[Any] = [0, 1, -1, 2**63, 10**300, 1.5, "1", None, [], {}, True]
    texts = ["", "pass", "bid 1", "\u202e", "<script>", "%s%n", "a" * 80, "é" * 81, "\ud83d\ude00"]
    message: dict[str, Any] = {
        "kind": rng.choice([*kinds, "say", "hint", "lobby", "dance", 7, None]),
        "id": rng.choice(["x", "x", "bot:1", "", "a" * 41, 5, None]),
        "match": rng.choice(names),
        "version": rng.choice(numbers),
        "answer": rng.choice(texts),
    }
    for name in rng.sample(sorted(message), rng.randrange(3)):
        del message[name]
    if rng.random() < 0.2:
        message[rng.choice(["since", "limit", "agree", "text", "room", "link"])] = rng.choice(texts)
    text = json.dumps(message)
    turn = rng.random()
    if turn < 0.1:
        return rng.randbytes(rng.randrange(200))
    if turn < 0.2:
        return text[: rng.randrange(len(text))]
    if turn < 0.25:
        return "[" * rng.randrange(1, LARGEST_FRAME // 2)
    if turn < 0.3:
        return '{"a":' * rng.randrange(1, 1500)
    if turn < 0.35:
        return text + " " * (LARGEST_FRAME - len(text.encode()))
    if turn < 0.3505:
        return " " * (LARGEST_FRAME + 1)
    return text


async def _exchange(wire: Wire, frames: list[str | bytes]) -> int:
    """Send frames at once, and hear until the last is answered; the code if it was closed."""
    for frame in frames:
        kind = "bytes" if isinstance(frame, bytes) else "text"
        await wire.socket._receive_tx.send({"type": "websocket.receive", kind: frame})
    while True:
        message = await wire.socket._send_rx.receive()
        if message["type"] == "websocket.close":
            return int(message["code"])
        if END in message["text"]:
            return 0


def attack(someone: Someone, match: str, link: str, rng: Random, count: int) -> int:
    """Send so many frames, on a new socket whenever one is closed; how often that was."""
    codes = []
    while count:
        with someone.page() as wire:
            code = 0
            while count and not code:
                frames = [hostile_frame(rng, match, link) for _ in range(min(100, count))]
                count -= len(frames)
                last = json.dumps({"kind": "resign", "id": END, "match": "AAAA"})
                code = someone.house.call(_exchange, wire, [*frames, last])
            codes.append(code)
    assert set(codes) <= {0, 1009}
    return codes.count(1009)


def test_after_ten_thousand_hostile_frames_a_normal_match_goes_on(
    hosted: House, people: list[Someone]
) -> None:
    table = joined(people)
    match = table["match"]
    foes = [hosted.stranger(), hosted.guest("Cecco"), hosted.guest("Dino"), hosted.stranger()]
    rng, closed = Random(99), 0
    with people[0].page(match) as one, people[1].page(match) as two:
        for number in range(10):
            closed += attack(foes[number % 4], match, "not-the-link", rng, FRAMES // 10)
            play_on([one, two], Random(number), 2)
        assert hosted.is_healthy()
        play_on([one, two], Random(7))
        assert one.shown["status"] == two.shown["status"] == "over"
    assert 0 < closed < 50
    room = hosted.server.lobby.rooms[match]
    assert room.viewers == {}
    assert not [row for row in room.seats if row.away]
    assert not hosted.server.sockets


async def test_three_thousand_hostile_frames_and_requests_disturb_nobody_who_plays(
    tmp_path: Path,
) -> None:
    siege = await besiege(tmp_path, 3000, 120.0, "test")
    print(siege)
    assert siege.faults == []
    assert siege.frames > 1000
    assert siege.requests > 100
    assert siege.answers["refused"] > 100
    assert siege.answers["closed 1002"] > 0
    assert siege.bystanders.moves > 0
    assert max(siege.megabytes) < siege.megabytes[0] + 100
