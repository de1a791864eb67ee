"""Features: whole numbers written into memory, and nothing beside them."""

import struct
from collections.abc import Iterator
from random import Random

import pytest

from fiorino.bots import find_bot
from fiorino.core.decision import Decision
from fiorino.core.features import (
    MOST,
    WIDTH,
    Features,
    Piece,
    put,
    put_all,
    put_counts,
    put_one_hot,
)
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import CHANCE, NOBODY, Seat, Table
from fiorino.core.random import at_random
from fiorino.games import GAMES
from tests.core.support import SETUP

NUMBERS = (0, 1, 127, 128, 255, 256, 257, 65_535, 65_536, 16_777_216, MOST, 2**31 - 1)
SIGNED = [*NUMBERS, *[-number for number in NUMBERS if number], -(2**31)]
PLAYERS = [(game, players) for game in GAMES for players in game.players]


def zeros(size: int) -> bytearray:
    return bytearray(4 * size)


def decoded(memory: bytes | bytearray) -> list[int]:
    """The numbers in memory: four bytes each, the lowest first, negative ones by two's complement.

    Written with another part of the standard library than the features use.
    """
    return list(struct.unpack(f"<{len(memory) // 4}i", memory))


# Writing numbers.


@pytest.mark.parametrize("value", SIGNED)
def test_a_number_is_written_in_its_place_alone(value: int) -> None:
    memory = zeros(5)
    assert put(memory, 2, value) == 3
    assert decoded(memory) == [0, 0, value, 0, 0]


@pytest.mark.parametrize("value", SIGNED)
def test_the_first_and_the_last_place_can_be_written(value: int) -> None:
    memory = zeros(2)
    assert put(memory, put(memory, 0, value), -value - 1) == 2
    assert decoded(memory) == [value, -value - 1]


def test_a_number_has_four_bytes_the_lowest_first() -> None:
    memory = zeros(1)
    put(memory, 0, 0x01020304)
    assert (WIDTH, bytes(memory)) == (4, b"\4\3\2\1")


def test_numbers_are_written_side_by_side() -> None:
    memory = zeros(len(SIGNED) + 3)
    assert put_all(memory, 1, SIGNED) == len(SIGNED) + 1
    assert decoded(memory) == [0, *SIGNED, 0, 0]


def test_of_no_numbers_nothing_is_written() -> None:
    memory = zeros(3)
    assert put_all(memory, 1, []) == 1
    assert decoded(memory) == [0, 0, 0]


def test_every_kind_is_counted_in_its_place() -> None:
    memory = zeros(7)
    assert put_counts(memory, 1, (3, 0, 3, 4, 3), 5) == 6
    assert decoded(memory) == [0, 1, 0, 0, 3, 1, 0]


def test_as_many_of_a_kind_as_a_byte_holds_are_counted() -> None:
    memory = zeros(3)
    assert put_counts(memory, 0, [1] * 255, 3) == 3
    assert decoded(memory) == [0, 255, 0]


def test_where_nothing_is_counted_the_places_stay_empty() -> None:
    memory = zeros(4)
    assert put_counts(memory, 1, [], 2) == 3
    assert decoded(memory) == [0, 0, 0, 0]


@pytest.mark.parametrize("place", range(3))
def test_a_one_stands_in_one_of_the_places(place: int) -> None:
    memory = zeros(5)
    assert put_one_hot(memory, 1, place, 3) == 4
    assert decoded(memory) == [0, *[int(place == other) for other in range(3)], 0]


@pytest.mark.parametrize("place", [-2, -1, 3, 4])
def test_for_a_place_outside_no_one_is_written(place: int) -> None:
    memory = zeros(6)
    assert put_one_hot(memory, 2, place, 3) == 5
    assert decoded(memory) == [0, 0, 0, 0, 0, 0]


# Observations.


class Weather(Features):
    """An observation that needs no table."""

    def pieces(self) -> tuple[Piece, ...]:
        return (
            Piece("sun", 2, "hours", 8),
            Piece("rain", 1, "drops", 1_000),
            Piece("snow", 0, "none at all", 5),
            Piece("wind", 3, "one-hot"),
        )

    def write(self, table: Table, seat: Seat, numbers: bytearray, first: int) -> None:
        at = put_all(numbers, first, [4, -6])
        at = put(numbers, at, 70_500)
        put_one_hot(numbers, at, seat, 3)


def test_numbers_are_what_is_written() -> None:
    assert Weather().numbers(SETUP.table(), Seat(1)) == [4, -6, 70_500, 0, 1, 0]


def test_what_is_observed_is_divided_by_the_scale_of_its_piece_and_named_like_it() -> None:
    assert Weather().observe(SETUP.table(), Seat(2)) == {
        "sun": [0.5, -0.75],
        "rain": [70.5],
        "snow": [],
        "wind": [0, 0, 1],
    }


def test_a_piece_is_a_flag_in_its_own_scale_unless_it_says_otherwise() -> None:
    piece = Piece("asked", 1, "1 if this seat is asked")
    assert (piece.scale, piece.low, piece.high) == (1, 0, 1)


def test_the_numbers_of_a_piece_have_bounds_together_or_each_its_own() -> None:
    together = Piece("sun", 3, "hours", low=-1, high=24)
    assert (together.lows, together.highs) == ((-1, -1, -1), (24, 24, 24))
    each = Piece("seats", 4, "row and cards of two", lows=(-1, 0), highs=(3, 7))
    assert (each.lows, each.highs) == ((-1, 0, -1, 0), (3, 7, 3, 7))
    assert (each.low, each.high) == (-1, 7)


def greedy_tables(setup: Setup) -> Iterator[Table]:
    """The table at every decision of a match that is played well, and at its end."""
    rng = Random(6)
    bot = find_bot("greedy")(rng)
    table = setup.table()
    while table.seat() != NOBODY:
        yield table
        is_drawn = table.seat() == CHANCE
        table.apply(at_random(table, rng) if is_drawn else bot.answer(Decision(setup, table)))
    yield table


@pytest.mark.parametrize(
    ("game", "players"), PLAYERS, ids=[f"{game.name}-{players}" for game, players in PLAYERS]
)
def test_a_game_writes_its_numbers_from_a_place_on_and_touches_nothing_beside_them(
    game: Game, players: int
) -> None:
    setup = game.setup(players)
    features = setup.game.features(setup)
    size = sum(piece.size for piece in features.pieces())
    seen = set()
    for number, table in enumerate(greedy_tables(setup)):
        seat = Seat(number % players)
        memory = bytearray(b"\xa5" * 28) + zeros(size) + bytearray(b"\x5a" * 20)
        features.write(table, seat, memory, 7)
        assert bytes(memory[:28]) == b"\xa5" * 28
        assert bytes(memory[-20:]) == b"\x5a" * 20
        numbers = features.numbers(table, seat)
        assert decoded(memory[28:-20]) == numbers
        seen.update(numbers)
    assert min(seen) < 0
    assert max(seen) > 60


def test_a_debt_of_thousands_is_seen_from_both_sides() -> None:
    table = SETUP.table()
    notation = SETUP.game.notation(SETUP)
    features = SETUP.game.features(SETUP)
    rng = Random(1)
    answers = [notation.parse(text) for text in ("stop", "price 400", "buy", "throw")]
    while table.seat() != NOBODY:
        options = table.options()
        table.apply(next((a for a in answers if a in options), at_random(table, rng)))
    own, other = table.purses()
    assert own < -256
    assert other < -256
    assert features.observe(table, Seat(0))["money"] == [own / 100, other / 100]
    assert features.observe(table, Seat(1))["money"] == [other / 100, own / 100]
