"""Seeded chance: pure, independent by source, uniform."""

import hashlib
import hmac
from itertools import pairwise
from random import Random

import pytest

from fiorino.core.match import Match
from fiorino.core.random import METHOD, Chance, at_random, pick
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, STOP, THROW, Price, Tile
from fiorino.games.medici_vs_strozzi.table import MediciTable
from tests.core.support import MEDICI, SETUP, opened


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """RFC 2104, from the hash alone."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def stream(seed: str, source: str, draws: int, limit: int = 1000) -> list[int]:
    chance = Chance(seed)
    return [chance.below(source, number, limit) for number in range(draws)]


def test_a_draw_is_the_first_eight_bytes_of_the_hmac_modulo_the_limit() -> None:
    by_hand = [
        int.from_bytes(hmac_by_hand(b"florence 1434", f"bag 2/{n}/0".encode())[:8], "big") % 26
        for n in range(20)
    ]
    assert stream("florence 1434", "bag 2", 20, 26) == by_hand


def test_the_known_answer_of_the_method_is_the_one_of_rfc_4231() -> None:
    known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_by_hand(b"Jefe", b"what do ya want for nothing?").hex() == known
    assert METHOD == "hmac-sha256"


def test_a_resent_seed_gives_the_same_draws() -> None:
    assert stream("seed", "bag", 50) == stream("seed", "bag", 50)


def test_another_seed_gives_other_draws() -> None:
    assert stream("seed", "bag", 20) != stream("seed 2", "bag", 20)


def test_another_source_gives_other_draws() -> None:
    assert stream("seed", "bag 1", 20) != stream("seed", "bag 2", 20)


def test_a_draw_does_not_depend_on_what_was_drawn_before() -> None:
    chance = Chance("seed")
    forwards = [chance.below("bag", number, 1000) for number in range(30)]
    backwards = [chance.below("bag", number, 1000) for number in reversed(range(30))]
    assert forwards == backwards[::-1]


def test_extra_draws_of_one_source_do_not_shift_another() -> None:
    busy = Chance("seed")
    mixed = []
    for number in range(20):
        mixed.append(busy.below("cards", number, 1000))
        busy.below("dice", 2 * number, 6)
        busy.below("dice", 2 * number + 1, 6)
    assert mixed == stream("seed", "cards", 20)


def test_a_longer_first_round_does_not_change_the_first_tile_of_the_second() -> None:
    def first_tile_of_round_two(draws: bool) -> tuple[Tile, int]:
        match = Match(SETUP, Chance("seed"))
        while True:
            options = match.table.options()
            wanted = [DRAW if draws else STOP, Price(0), BUY, THROW]
            lines = match.play(match.table.seat(), next(a for a in wanted if a in options))
            for line in lines:
                if line.source == "bag 2" and isinstance(line.action, Tile):
                    return line.action, len(match.log)

    long, long_log = first_tile_of_round_two(draws=False)
    short, short_log = first_tile_of_round_two(draws=True)
    assert long == short
    assert long_log > short_log


def test_draws_lie_below_the_limit_and_reach_every_value() -> None:
    assert set(stream("seed", "bag", 300, 7)) == set(range(7))


def test_draws_are_uniform() -> None:
    draws = stream("uniform", "bag", 5200, 26)
    expected = 5200 / 26
    chi_square = sum((draws.count(n) - expected) ** 2 / expected for n in range(26))
    # 25 degrees of freedom: 60 is passed once in ten thousand, 6 is missed as rarely.
    assert 6 < chi_square < 60


def test_consecutive_draws_are_independent() -> None:
    draws = stream("pairs", "bag", 3601, 6)
    pairs = [6 * first + second for first, second in pairwise(draws)]
    chi_square = sum((pairs.count(pair) - 100) ** 2 / 100 for pair in range(36))
    assert 10 < chi_square < 77


def script_hashes(monkeypatch: pytest.MonkeyPatch, *numbers: int) -> list[bytes]:
    """Let the hash give these numbers one after the other; returns the messages it is given."""
    coming = list(numbers)
    messages: list[bytes] = []

    def digest(key: bytes, message: bytes, method: str) -> bytes:
        messages.append(message)
        return coming.pop(0).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(hmac, "digest", digest)
    return messages


# 2**64 leaves 16 when it is divided by 26: the last 16 numbers would favour the first 16 values.
FAIR = 2**64 - 16


def test_the_first_number_of_the_unfair_rest_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = script_hashes(monkeypatch, FAIR, 5)
    assert Chance("seed").below("bag", 7, 26) == 5
    assert messages == [b"bag/7/0", b"bag/7/1"]


def test_the_last_fair_number_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = script_hashes(monkeypatch, FAIR - 1)
    assert Chance("seed").below("bag", 7, 26) == 25
    assert messages == [b"bag/7/0"]


def test_rejection_goes_on_until_a_number_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = script_hashes(monkeypatch, 2**64 - 1, 2**64 - 1, 2**64 - 1, 27)
    assert Chance("seed").below("bag", 0, 26) == 1
    assert messages[-1] == b"bag/0/3"


def test_where_the_limit_divides_the_span_nothing_is_rejected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    script_hashes(monkeypatch, 2**64 - 1)
    assert Chance("seed").below("bag", 0, 16) == 15


@pytest.mark.parametrize(
    ("share", "place"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 3), (5, 3), (6, 4)]
)
def test_pick_gives_every_place_as_many_shares_as_its_weight(share: int, place: int) -> None:
    assert pick([2, 1, 0, 3, 1], share) == place


def test_pick_refuses_a_share_beyond_the_weights() -> None:
    with pytest.raises(ValueError, match="share 7 lies beyond the weights"):
        pick([2, 1, 0, 3, 1], 7)


def test_a_draw_at_the_table_picks_the_option_that_holds_the_share() -> None:
    table = SETUP.table()
    share = Chance("seed").below("bag 1", 3, 26)
    tiles = [
        option
        for option, weight in zip(table.options(), table.weights(), strict=True)
        for _ in range(weight)
    ]
    assert len(tiles) == 26
    assert Chance("seed").draw(table, 3) == tiles[share]


def test_at_random_gives_every_option_of_a_seat_the_same_chance() -> None:
    table = opened("tile dye-4").table
    rng = Random(3)
    draws = [at_random(table, rng) for _ in range(400)]
    assert table.seat() == MEDICI
    assert 150 < draws.count(DRAW) < 250
    assert draws.count(DRAW) + draws.count(STOP) == 400


def test_at_random_draws_for_chance_by_the_weights() -> None:
    table = SETUP.table()
    assert isinstance(table, MediciTable)
    rng = Random(3)
    draws = [at_random(table, rng) for _ in range(2600)]
    twice = {
        tile for tile, copies in zip(table.box.draws, table.box.copies, strict=True) if copies == 2
    }
    # Ten of the 26 tiles are of a kind that stands twice in the bag.
    assert len(twice) == 5
    assert 880 < sum(draw in twice for draw in draws) < 1120
