"""What the adapters share: indexes, masks, observations, rewards; and that learning.md is true."""

import contextlib
import io
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fiorino.bots import find_bot
from fiorino.core.codec import digest
from fiorino.core.decision import Decision
from fiorino.core.errors import BadBox, BadOption, IllegalAction, UnknownName
from fiorino.core.features import MOST
from fiorino.core.play import draw
from fiorino.core.protocol import CHANCE, NOBODY, Result, Seat, Table
from fiorino.games.medici_vs_strozzi.actions import Price
from fiorino.library import make_setup
from fiorino.rl.encoding import Encoding, check, rewards
from tests.core.support import CUSTOM_BOX

MATCHES = [("medici-vs-strozzi", 2), *[("siena", players) for players in (2, 3, 4, 5)]]
SETUPS = pytest.mark.parametrize(("game", "players"), MATCHES)


def encoding_of(game: str, players: int | None = None) -> Encoding:
    return Encoding(make_setup(game, players))


def decisions(encoding: Encoding, seed: int, bot: str = "random") -> Iterator[Table]:
    """The table at every decision of a match between such bots, and at its end."""
    rng = Random(seed)
    player = find_bot(bot)(rng)
    table = encoding.setup.table()
    draw(table, rng)
    while table.seat() != NOBODY:
        yield table
        table.apply(player.answer(Decision(encoding.setup, table)))
        draw(table, rng)
    yield table


def test_chance_has_answered_at_every_decision() -> None:
    asked = {table.seat() for table in decisions(encoding_of("siena", 3), 1)}
    assert CHANCE not in asked
    assert asked == {0, 1, 2, NOBODY}


# Answers and masks.


@SETUPS
def test_a_mask_holds_the_options_and_no_other_answer(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    for bot in ("random", "greedy"):
        for table in decisions(encoding, 1, bot):
            if table.seat() == NOBODY:
                break
            mask = encoding.mask(table)
            legal = [encoding.notation.actions[index] for index in np.flatnonzero(mask)]
            assert mask.dtype == np.int8
            assert len(legal) == len(table.options())
            assert set(legal) == set(table.options())


def test_a_mask_is_right_although_the_box_was_laid_out_anew() -> None:
    encoding = encoding_of("medici-vs-strozzi")
    table = next(decisions(encoding, 1))
    table.apply(encoding.notation.parse("stop"))
    for price in range(41, 60):  # more boxes than are remembered
        make_setup(
            "medici-vs-strozzi",
            box=CUSTOM_BOX.replace("highest_price = 40", f"highest_price = {price}"),
        ).table()
    anew = make_setup("medici-vs-strozzi").table()
    draw(anew, Random(1))
    anew.apply(encoding.notation.parse("stop"))
    assert anew.options()[0] is not table.options()[0]
    assert encoding.mask(anew).tolist() == encoding.mask(table).tolist()


@SETUPS
def test_the_index_of_an_option_is_the_option(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    for table in decisions(encoding, 4, "greedy"):
        if table.seat() != NOBODY:
            option = table.options()[-1]
            assert encoding.action(table, encoding.notation.index(option)) == option


def test_an_answer_that_is_not_legal_is_refused_with_rule_and_reason() -> None:
    encoding = encoding_of("siena")
    table = next(decisions(encoding, 1))
    table.apply(encoding.notation.parse("auction mule"))
    bid = encoding.notation.index(encoding.notation.parse("bid 712"))
    with pytest.raises(
        IllegalAction, match=r"your purse holds 28 Florins, less than 712 \(rule S6\.4\)"
    ):
        encoding.action(table, bid)


@pytest.mark.parametrize("index", [-1, 415])
def test_an_index_beyond_the_answers_is_refused(index: int) -> None:
    encoding = encoding_of("medici-vs-strozzi")
    table = next(decisions(encoding, 1))
    with pytest.raises(IllegalAction, match=f"no answer {index}: the first is 0, the last 414"):
        encoding.action(table, index)


def test_an_action_that_equals_an_option_is_not_refused() -> None:
    encoding = encoding_of("medici-vs-strozzi")
    table = next(decisions(encoding, 1))
    table.apply(encoding.notation.parse("stop"))
    check(table, Price(18))
    with pytest.raises(IllegalAction):
        check(table, Price(401))


# Observations.


@SETUPS
def test_an_observation_lies_within_its_bounds(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    for bot in ("random", "greedy"):
        for table in decisions(encoding, 1, bot):
            for seat in range(players):
                seen = encoding.observation(table, Seat(seat))
                assert seen.shape == encoding.low.shape == encoding.high.shape == (encoding.size,)
                assert seen.dtype == np.float32
                assert (encoding.low <= seen).all()
                assert (seen <= encoding.high).all()


@SETUPS
def test_an_observation_is_what_the_features_name(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    for table in decisions(encoding, 2, "greedy"):
        named = encoding.features.observe(table, Seat(1))
        flat = [number for numbers in named.values() for number in numbers]
        assert np.allclose(encoding.observation(table, Seat(1)), flat)


@SETUPS
def test_an_observation_does_not_change_with_what_the_seat_cannot_see(
    game: str, players: int
) -> None:
    encoding = encoding_of(game, players)
    encode, guess = encoding.setup.game.encode, encoding.setup.game.guess
    differing = 0
    matches = [decisions(encoding, seed, "greedy") for seed in (3, 4, 5)]
    for number, table in enumerate(chain.from_iterable(matches)):
        seat = Seat(number % players)
        other = guess(table, seat, Random(number))
        differing += digest(encode(other)) != digest(encode(table))
        seen = encoding.observation(table, seat).tolist()
        assert encoding.observation(other, seat).tolist() == seen
    has_secrets = encoding.setup.game.has_secrets
    assert differing > 100 if has_secrets else differing == 0


def test_the_same_table_looks_different_from_each_seat() -> None:
    encoding = encoding_of("siena", 3)
    table = list(decisions(encoding, 1))[-1]
    seen = {tuple(encoding.observation(table, Seat(seat)).tolist()) for seat in range(3)}
    assert len(seen) == 3


# Rewards.


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((310, 290), (0,), [1, -1]),
        ((300, 300), (0, 1), [0, 0]),
        ((0, 0, 0), (), [0, 0, 0]),
        ((9, 5, 1), (0,), [1, -0.5, -0.5]),
        ((9, 5, 9), (0, 2), [0.5, -1, 0.5]),
        ((1, 2, 3, 4, 5), (4,), [-0.25, -0.25, -0.25, -0.25, 1]),
    ],
)
def test_winners_share_one_and_the_others_share_minus_one(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: list[float]
) -> None:
    given = rewards(Result(scores, tuple([Seat(seat) for seat in winners])))
    assert given == expected
    assert sum(given) == pytest.approx(0)


# What cannot be chosen.


def test_what_cannot_be_chosen_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownName, match=r"no game “sienna”.*Did you mean “siena”"):
        make_setup("sienna")
    with pytest.raises(BadOption, match="Siena is for 2, 3, 4 or 5 players, not 6"):
        make_setup("siena", 6)
    with pytest.raises(BadOption, match=r"There is no option “hand”.*Did you mean “hands”"):
        make_setup("siena", 3, {"hand": "open"})
    with pytest.raises(BadBox):
        make_setup("siena", box=CUSTOM_BOX)


@pytest.mark.parametrize(("game", "players"), [("medici-vs-strozzi", 2), ("siena", 5)])
def test_what_the_box_limits_has_real_bounds(game: str, players: int) -> None:
    pieces = encoding_of(game, players).features.pieces()
    unlimited = {piece.name: piece.highs.count(MOST) for piece in pieces if MOST in piece.highs}
    assert (
        unlimited
        == {
            "medici-vs-strozzi": {"money": 2},
            # Of the seats the stinginess, of goods the units, in town the cubes of the Inn, in a
            # turn the movement points.
            "siena": {"money": 5, "seats": 5, "goods": 5, "town": 1, "charity": 1, "turn": 1},
        }[game]
    )


def test_the_bounds_of_siena_are_those_of_its_rules() -> None:
    pieces = {piece.name: piece for piece in encoding_of("siena", 4).features.pieces()}
    assert pieces["round"].highs == (100,)  # S29.4
    assert pieces["goods"].highs[::3] == (2, 4, 5, 6, 7)  # S2.16: a full frame is emptied
    assert pieces["town"].highs[-2:] == (7, 8)  # S30.8, S2.15
    row, cards = 3, 4
    seat = len(pieces["seats"].highs) // 4
    assert pieces["seats"].highs[row::seat] == (3, 3, 3, 3)
    assert pieces["seats"].lows[row::seat] == (-1, -1, -1, -1)
    assert pieces["seats"].highs[cards::seat] == (7, 7, 7, 7)  # S8.5
    assert pieces["seats"].highs[seat - 2 :: seat] == (26, 26, 26, 26)  # S2.13


# The page about learning.

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", TEXT, re.DOTALL)
TITLES = [("medici-vs-strozzi", "Medici vs Strozzi"), ("siena", "Siena")]


def rows(chapter: str, title: str) -> list[list[str]]:
    """The rows of the table under a title in a chapter of the page."""
    part = TEXT.split(f"\n## {chapter}\n")[1].split("\n## ")[0].split(f"\n### {title}\n")[1]
    lines = [line for line in part.split("\n### ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def size_of(cell: str, players: int) -> int:
    """The number that a cell like “26 × players” stands for."""
    size = 1
    for factor in cell.split(" × "):
        size *= players if factor == "players" else int(factor)
    return size


@pytest.mark.parametrize(("game", "title"), TITLES)
def test_the_page_names_every_piece_of_an_observation(game: str, title: str) -> None:
    told = rows("What an agent sees", title)
    for players in make_setup(game).game.players:
        pieces = encoding_of(game, players).features.pieces()
        assert [
            (name, size_of(size, players), int(scale), meaning)
            for name, size, scale, meaning in told
        ] == [(piece.name, piece.size, piece.scale, piece.meaning) for piece in pieces]


@pytest.mark.parametrize(("game", "title"), TITLES)
def test_the_page_tells_the_index_of_every_answer(game: str, title: str) -> None:
    notation = encoding_of(game, 2).notation
    texts = [notation.write(action) for action in notation.actions]
    following = 0
    for indexes, answers in rows("What an agent answers", title):
        first, last = [int(index) for index in indexes.split(" – ")]
        told = re.findall(r"`(.*?)`", answers)
        whole = texts[first : last + 1]
        assert first == following
        assert told == ([whole[0], whole[-1]] if "…" in answers else whole)
        following = last + 1
    assert following == len(texts)


def test_the_page_has_examples() -> None:
    assert len(BLOCKS) >= 4
    assert any([printed for _, printed in BLOCKS])


@pytest.mark.parametrize(("source", "printed"), BLOCKS, ids=[str(n) for n in range(len(BLOCKS))])
def test_an_example_of_the_page_runs(source: str, printed: str) -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(source, str(PAGE), "exec"), {"__name__": "example"})
    assert out.getvalue().strip()
    if printed:
        assert out.getvalue() == printed
