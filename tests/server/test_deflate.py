"""What sockets are sent is compressed where it pays."""

from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from fiorino.server.http.deflate import LEAST, WINDOW_BITS, Contexts, Deflate, DeflateFactory
from tests.server.test_doors import Open, closing_code, opened

OFFER: Any = [("client_max_window_bits", None)]


def socket(contexts: Contexts, offer: Any = OFFER) -> Deflate:
    _, made = DeflateFactory(contexts).process_request_params(offer, [])
    assert isinstance(made, Deflate)
    return made


def page() -> PerMessageDeflate:
    return PerMessageDeflate(False, True, WINDOW_BITS, 15)


def compressed(house: Open) -> Any:
    return connect(f"ws://127.0.0.1:{house.port}/socket", ping_interval=None)


def text(data: str) -> Frame:
    return Frame(Opcode.TEXT, data.encode())


def noise(size: int) -> str:
    return "".join(Random(size).choices("abcdefghijklmnopqrstuvwxyz0123456789", k=size))


def test_a_frame_that_repeats_the_one_before_shrinks_to_a_tenth_and_is_read_whole() -> None:
    ours, theirs = socket(Contexts()), page()
    for number in range(5):
        told = text(noise(3000) + str(number))
        sent = ours.encode(told)
        assert sent.rsv1
        assert number == 0 or len(sent.data) < len(told.data) / 10
        assert bytes(theirs.decode(sent).data) == told.data


def test_a_short_frame_stays_as_it_is_between_long_ones() -> None:
    ours, theirs = socket(Contexts()), page()
    for size in (LEAST, LEAST - 1, LEAST):
        told = text("x" * size)
        sent = ours.encode(told)
        assert sent.rsv1 == (size >= LEAST)
        assert bytes(theirs.decode(sent).data) == told.data


def test_there_are_only_so_many_contexts_and_a_closed_socket_gives_its_own_back() -> None:
    contexts = Contexts(1)
    first, second = socket(contexts), socket(contexts)
    assert has_context(first)
    assert not has_context(second)
    first.close()
    first.close()
    third, fourth = socket(contexts), socket(contexts)
    assert has_context(third)
    assert not has_context(fourth)


def has_context(one: Deflate) -> bool:
    """Whether a frame that repeats the one before is smaller."""
    told = text(noise(2000))
    return len(one.encode(told).data) > 2 * len(one.encode(told).data)


def test_who_has_no_context_is_sent_frames_that_are_read_by_themselves() -> None:
    contexts = Contexts(0)
    ours, theirs, latecomer = socket(contexts), page(), page()
    for size in (3000, 2000, 2500):
        told = text(noise(size))
        sent = ours.encode(told)
        assert sent.rsv1
        assert len(sent.data) < len(told.data)
        assert bytes(theirs.decode(sent).data) == told.data
    assert bytes(latecomer.decode(sent).data) == told.data


def test_a_frame_for_many_who_watch_is_compressed_once() -> None:
    contexts = Contexts(0)
    told = noise(3000).encode()
    first, second = socket(contexts).pack(told), socket(contexts).pack(told)
    assert first is second
    other = noise(2999).encode()
    assert socket(contexts).pack(other) != second


def test_a_frame_for_many_takes_no_context() -> None:
    contexts = Contexts(1)
    watcher, player = socket(contexts), socket(contexts)
    assert watcher.pack(noise(2000).encode(), alone=True)
    assert has_context(player)


def test_a_frame_for_many_does_not_confuse_a_socket_with_a_context() -> None:
    ours, theirs = socket(Contexts()), page()
    for shared in (True, False, True, True, False):
        told = noise(LEAST + 100 if shared else LEAST)
        packed = ours.pack(told.encode(), alone=shared)
        assert packed is not None
        assert bytes(theirs.decode(Frame(Opcode.TEXT, packed, rsv1=True)).data) == told.encode()


def test_a_smaller_window_has_a_frame_of_its_own() -> None:
    contexts = Contexts(0)
    told = (noise(2000) * 2).encode()
    small = socket(contexts, [("server_max_window_bits", "9")])
    wide = socket(contexts).pack(told)
    narrow = small.pack(told)
    assert narrow is not None
    assert narrow != wide


def test_whoever_wants_nothing_kept_of_frames_is_sent_each_by_itself() -> None:
    ours = socket(Contexts(), [("server_no_context_takeover", None)])
    assert not has_context(ours)
    assert ours.encode(text("x" * LEAST)).rsv1


async def test_a_page_that_offers_it_is_understood_and_answered() -> None:
    async with opened() as house, compressed(house) as wire:
        assert [type(one) for one in wire.protocol.extensions] == [PerMessageDeflate]
        for size in (5, 3000, 2900):
            await wire.send(noise(size))
            assert await wire.recv() == noise(size)


async def test_what_would_grow_beyond_a_frame_is_refused_before_it_has() -> None:
    async with opened(ws_max_size=8192) as house, compressed(house) as wire:
        await wire.send("x" * 1_000_000)
        assert await closing_code(wire) == 1009
