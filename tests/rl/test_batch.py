"""Many matches at once: every row is what a plain table gives, and the arrays stay in place."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import ArrayLike, NDArray

from fiorino.bots import find_bot
from fiorino.core.decision import Decision
from fiorino.core.errors import BadOption, IllegalAction
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, NOBODY, Action, Result, Seat, Table
from fiorino.core.random import at_random
from fiorino.library import make_setup
from fiorino.rl import batch
from fiorino.rl.batch import MOST_MATCHES, BatchEnv
from fiorino.rl.encoding import Encoding, rewards
from fiorino.rl.stepping import LONG, REMEMBERED, Stepper
from tests.core.support import CUSTOM_BOX

SETUPS = pytest.mark.parametrize(
    ("game", "players"), [("medici-vs-strozzi", 2), ("siena", 2), ("siena", 5)]
)
ARRAYS = ("observations", "masks", "seats", "done", "rewards", "scores")


class Beside:
    """One match of a batch, played alone: the same chance at a plain table."""

    def __init__(self, encoding: Encoding, seed: str, match: int) -> None:
        self.encoding = encoding
        self.rng = Random(f"{seed}/{match}")
        self.result: Result | None = None
        self.table = self.begin()

    def begin(self) -> Table:
        table = self.encoding.setup.table()
        self.let_chance_answer(table)
        return table

    def let_chance_answer(self, table: Table) -> None:
        while table.seat() == CHANCE:
            table.apply(at_random(table, self.rng))

    def step(self, answer: int) -> None:
        self.table.apply(self.encoding.notation.actions[answer])
        self.let_chance_answer(self.table)
        self.result = self.table.result()
        if self.table.seat() == NOBODY:
            self.table = self.begin()

    def check_row(self, env: BatchEnv, match: int) -> None:
        """What the batch shows of this match is what stands here."""
        players = env.encoding.setup.players
        seen = self.encoding.observation(self.table, self.table.seat())
        ended = self.result
        given = np.array(rewards(ended) if ended else [0] * players, np.float32)
        assert env.observations[match].tolist() == seen.tolist()
        assert env.masks[match].tolist() == self.encoding.mask(self.table).tolist()
        assert env.seats[match] == self.table.seat()
        assert env.done[match] == (ended is not None)
        assert env.scores[match].tolist() == (list(ended.scores) if ended else [0] * players)
        assert env.rewards[match].tolist() == given.tolist()


class Course:
    """A batch and its matches one by one, given the same answers."""

    def __init__(self, setup: Setup, matches: int, seed: str) -> None:
        self.env = BatchEnv(setup, matches, seed)
        self.beside = [Beside(Encoding(setup), seed, match) for match in range(matches)]
        self.rng = Random(seed)
        self.greedy = find_bot("greedy")(self.rng)
        self.ended: list[Result] = []
        self.check()

    def check(self) -> None:
        for match, beside in enumerate(self.beside):
            beside.check_row(self.env, match)

    def answer(self, match: int) -> int:
        """Every other match is played well, so that it is long and rich; the rest is played badly.

        Answers are taken from the table beside the batch.
        """
        table = self.beside[match].table
        setup, notation = self.env.encoding.setup, self.env.encoding.notation
        if match % 2:
            return notation.index(at_random(table, self.rng))
        return notation.index(self.greedy.answer(Decision(setup, table)))

    def step(self) -> list[Table]:
        """Answer everywhere and compare; returns the tables that are asked now."""
        answers = [self.answer(match) for match in range(self.env.matches)]
        self.env.step(answers)
        for beside, answer in zip(self.beside, answers, strict=True):
            beside.step(answer)
            if beside.result is not None:
                self.ended.append(beside.result)
        self.check()
        return [beside.table for beside in self.beside]


def copies(env: BatchEnv) -> list[list[object]]:
    """What all arrays hold now."""
    return [getattr(env, name).tolist() for name in ARRAYS]


def legal_answers(env: BatchEnv, rngs: Sequence[Random]) -> list[int]:
    """A legal answer for every match, each by the chance of its own."""
    return [
        rng.choice(np.flatnonzero(mask).tolist()) for rng, mask in zip(rngs, env.masks, strict=True)
    ]


def played(env: BatchEnv, steps: int, seed: int = 5) -> Iterator[list[list[object]]]:
    """What the arrays hold after each of so many steps; the same course for the same batch."""
    rngs = [Random(f"{seed} {match}") for match in range(env.matches)]
    for _ in range(steps):
        env.step(legal_answers(env, rngs))
        yield copies(env)


def until_one_ends(env: BatchEnv) -> None:
    """Play on to a step with which at least one match ended."""
    rngs = [Random(match) for match in range(env.matches)]
    for _ in range(1000):
        env.step(legal_answers(env, rngs))
        if env.done.any():
            return
    raise AssertionError("no match ended")


# Beside plain tables.


@SETUPS
def test_every_row_is_what_a_plain_table_gives_when_it_is_played_alone(
    game: str, players: int
) -> None:
    course = Course(make_setup(game, players), 4, "lock-step")
    for _ in range(700):
        course.step()
    assert len(course.ended) > 4


def test_the_winners_of_a_match_are_told_by_the_step_that_ends_it() -> None:
    course = Course(make_setup("siena", 3), 1, "winners")
    while not course.ended:
        course.step()
    assert course.env.done.tolist() == [True]
    assert sorted(course.env.rewards[0].tolist()) == [-0.5, -0.5, 1]
    assert course.env.scores[0].max() > 0
    course.step()
    assert course.env.done.tolist() == [False]
    assert not course.env.rewards.any()
    assert not course.env.scores.any()


def test_matches_that_end_with_the_same_step_are_all_told_of() -> None:
    encoding = Encoding(make_setup("medici-vs-strozzi"))
    env = BatchEnv(encoding.setup, 3)
    beside = [Beside(encoding, "0", match) for match in range(3)]
    throws, stops, prices, buys = [
        encoding.notation.index(encoding.notation.parse(text))
        for text in ("throw", "stop", "price 0", "buy")
    ]
    while not env.done.any():  # every lot of one tile is thrown away: all matches are equally long
        answers = [
            next(answer for answer in (throws, stops, prices, buys) if mask[answer])
            for mask in env.masks
        ]
        env.step(answers)
        for match, alone in enumerate(beside):
            alone.step(answers[match])
            alone.check_row(env, match)
    assert env.done.all()


def test_the_seat_that_is_asked_has_its_name() -> None:
    env = BatchEnv(make_setup("siena", 5), 4, 2)
    for _ in played(env, 20):
        names = [env.encoding.setup.seat_name(Seat(seat)) for seat in env.seats.tolist()]
        assert [env.seat_name(match) for match in range(4)] == names
    assert set(names) <= {"blue", "orange", "green", "rose", "red"}


# Arrays.


def test_the_arrays_have_a_row_for_each_match_and_the_types_that_learners_take() -> None:
    env = BatchEnv(make_setup("siena", 5), 7)
    size, answers = env.encoding.size, env.encoding.answers
    assert [(getattr(env, name).shape, getattr(env, name).dtype) for name in ARRAYS] == [
        ((7, size), np.float32),
        ((7, answers), np.int8),
        ((7,), np.int32),
        ((7,), np.bool_),
        ((7, 5), np.float32),
        ((7, 5), np.int32),
    ]


def test_the_page_about_learning_tells_of_every_array() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text("utf-8")
    chapter = page.split("\n## In batches\n")[1].split("\n## ")[0]
    env = BatchEnv(make_setup("siena", 3), 2)
    sizes = {
        2: "matches",
        3: "players",
        env.encoding.size: "numbers",
        env.encoding.answers: "answers",
    }
    told = [line.split(" | ")[:3] for line in chapter.splitlines() if line.startswith("| `")]
    assert told == [
        [
            f"| `{name}`",
            " × ".join([sizes[size] for size in getattr(env, name).shape]),
            f"`{getattr(env, name).dtype}`",
        ]
        for name in ARRAYS
    ]


def test_steps_and_resets_write_over_the_same_arrays() -> None:
    env = BatchEnv(make_setup("medici-vs-strozzi"), 3)
    arrays: list[NDArray[np.generic]] = [getattr(env, name) for name in ARRAYS]
    places = [array.ctypes.data for array in arrays]
    until_one_ends(env)
    assert env.step(legal_answers(env, [Random(1)] * 3)) is arrays[0]
    assert env.reset(9) is arrays[0]
    now: list[NDArray[np.generic]] = [getattr(env, name) for name in ARRAYS]
    assert all(one is other for one, other in zip(arrays, now, strict=True))
    assert [array.ctypes.data for array in now] == places


# Seeds.


@SETUPS
def test_the_same_seed_gives_the_same_matches(game: str, players: int) -> None:
    first, second = [BatchEnv(make_setup(game, players), 3, 4) for _ in range(2)]
    assert copies(first) == copies(second)
    assert list(played(first, 150)) == list(played(second, 150))


def test_a_seed_may_be_written_as_text() -> None:
    setup = make_setup("medici-vs-strozzi")
    assert copies(BatchEnv(setup, 5, 12)) == copies(BatchEnv(setup, 5, "12"))


@SETUPS
def test_another_seed_gives_other_matches(game: str, players: int) -> None:
    first, second = [BatchEnv(make_setup(game, players), 6, seed) for seed in (4, 5)]
    assert list(played(first, 60)) != list(played(second, 60))


def test_the_matches_of_a_batch_differ_from_each_other() -> None:
    env = BatchEnv(make_setup("siena", 5), 6)
    assert len({tuple(row) for row in env.observations.tolist()}) == 6


def test_the_match_after_the_first_has_other_chance() -> None:
    env = BatchEnv(make_setup("siena", 5), 1)
    first = env.observations.tolist()
    until_one_ends(env)
    assert env.observations.tolist() != first


@SETUPS
def test_the_chance_of_a_match_does_not_depend_on_the_others(game: str, players: int) -> None:
    few, many = [BatchEnv(make_setup(game, players), matches, "x") for matches in (3, 5)]
    rngs = [Random(match) for match in range(5)]
    ends = 0
    for _ in range(250):
        answers = legal_answers(many, rngs)
        many.step(answers)
        few.step(answers[:3])
        for name in ARRAYS:
            assert np.array_equal(getattr(few, name), getattr(many, name)[:3])
        ends += few.done.sum()
    assert ends >= 3


@SETUPS
def test_a_reset_begins_the_same_matches_anew(game: str, players: int) -> None:
    env = BatchEnv(make_setup(game, players), 3, 8)
    opening = copies(env)
    course = list(played(env, 60))
    until_one_ends(env)
    env.reset()
    assert copies(env) == opening
    assert list(played(env, 60)) == course


def test_a_reset_with_a_seed_begins_the_matches_of_that_seed() -> None:
    setup = make_setup("siena", 2)
    env, other = BatchEnv(setup, 6, 1), BatchEnv(setup, 6, 2)
    opening = copies(env)
    env.reset(2)
    assert copies(env) == copies(other) != opening
    assert list(played(env, 30)) == list(played(other, 30))
    env.reset()
    assert env.seed == 2
    assert copies(env) == copies(BatchEnv(setup, 6, 2))


# Random answers.


def test_random_answers_are_legal_in_every_match() -> None:
    env = BatchEnv(make_setup("siena", 5), 6, 1)
    rng = np.random.default_rng(1)
    for _ in range(200):
        answers = env.random_answers(rng)
        assert answers.shape == (6,)
        assert env.masks[np.arange(6), answers].all()
        env.step(answers)


def test_random_answers_give_every_legal_answer_of_each_match_the_same_chance() -> None:
    env = BatchEnv(make_setup("medici-vs-strozzi"), 3, 1)
    draw, stop, price = [
        env.encoding.notation.index(env.encoding.notation.parse(text))
        for text in ("draw", "stop", "price 0")
    ]
    env.step([stop, draw, stop])
    rng = np.random.default_rng(1)
    given = np.array([env.random_answers(rng) for _ in range(4000)])
    assert set(given[:, 0].tolist()) == set(range(price, price + 401))
    assert np.bincount((given[:, 0] - price) * 4 // 401).tolist() == pytest.approx([1000] * 4, 0.1)
    assert np.bincount(given[:, 1]).tolist() == pytest.approx([2000] * 2, rel=0.1)
    assert (given[:, 0] != given[:, 2]).mean() > 0.9


def test_random_answers_are_the_same_for_the_same_chance() -> None:
    env = BatchEnv(make_setup("siena", 3), 8)
    first, second, other = [
        env.random_answers(np.random.default_rng(seed)).tolist() for seed in (1, 1, 2)
    ]
    assert first == second != other


# What is refused.


def check_nothing_happened(env: BatchEnv, twin: BatchEnv) -> None:
    """The batch stands where its untouched twin stands, and goes on like it."""
    assert copies(env) == copies(twin)
    assert list(played(env, 40)) == list(played(twin, 40))


def harbor_batches() -> tuple[BatchEnv, BatchEnv]:
    """Two batches of three, in the middle of the same matches; all are asked to draw or stop."""
    first, second = [BatchEnv(make_setup("medici-vs-strozzi"), 3, 1) for _ in range(2)]
    for env in (first, second):
        for text in ("stop", "price 18", "buy", "load 3 pisa"):
            env.step([env.encoding.notation.index(env.encoding.notation.parse(text))] * 3)
        assert env.masks[:, :3].tolist() == [[1, 1, 0]] * 3
    return first, second


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ([0, 2, 0], "in match 1: now draw another tile, or stop (rule M2.4)"),
        ([1, 1, 14], "in match 2: first stop drawing; then the price is named (rule M2.4)"),
        (
            [-1, 0, 0],
            "in match 0: there is no answer -1: the first is 0, the last 414 (rule M2.4)",
        ),
        (
            [1, 0, 415],
            "in match 2: there is no answer 415: the first is 0, the last 414 (rule M2.4)",
        ),
        (
            [0, 2**62, 0],
            f"in match 1: there is no answer {2**62}: the first is 0, the last 414 (rule M2.4)",
        ),
        (
            np.array([0, 2**64 - 1, 0], np.uint64),
            f"in match 1: there is no answer {2**64 - 1}: the first is 0, the last 414 (rule M2.4)",
        ),
        ([1, 2, 415], "in match 1: now draw another tile, or stop (rule M2.4)"),
    ],
)
def test_an_answer_that_is_not_legal_is_refused_and_nothing_happens_in_any_match(
    answers: ArrayLike, sentence: str
) -> None:
    env, twin = harbor_batches()
    with pytest.raises(IllegalAction) as refused:
        env.step(answers)
    assert str(refused.value) == sentence
    check_nothing_happened(env, twin)


def test_an_index_is_not_counted_from_the_end() -> None:
    env, twin = harbor_batches()
    env.step([1, 1, 1])
    twin.step([1, 1, 1])
    assert env.masks[:, -1].all()
    with pytest.raises(IllegalAction, match=r"^in match 2: there is no answer -1:"):
        env.step([14, 414, -1])
    check_nothing_happened(env, twin)


def test_a_bid_beyond_the_purse_is_refused_with_match_rule_and_reason() -> None:
    env, twin = [BatchEnv(make_setup("siena"), 2, 3) for _ in range(2)]
    notation = env.encoding.notation
    auction, low, high = [
        notation.index(notation.parse(text)) for text in ("auction mule", "bid 1", "bid 712")
    ]
    for both in (env, twin):
        both.step([auction, auction])
    with pytest.raises(
        IllegalAction,
        match=r"^in match 1: your purse holds 28 Florins, less than 712 \(rule S6\.4\)$",
    ):
        env.step([low, high])
    check_nothing_happened(env, twin)


@pytest.mark.parametrize(
    "answers",
    [
        [0, 0],
        [0, 0, 0, 0],
        [],
        0,
        [[0, 0, 0]],
        [[0], [0], [0]],
        [0.0, 1.0, 0.0],
        [True, False, True],
        ["0", "1", "0"],
        [0, None, 0],
        [0, 2**70, 0],
        [0, [1], 0],
    ],
)
def test_what_is_not_a_whole_number_for_each_match_is_refused_and_nothing_happens(
    answers: ArrayLike,
) -> None:
    env, twin = harbor_batches()
    with pytest.raises(BadOption, match="A step takes 3 whole numbers, one answer for each match"):
        env.step(answers)
    check_nothing_happened(env, twin)


@pytest.mark.parametrize("written", [0, 1])
def test_what_is_written_into_the_masks_makes_nothing_legal(written: int) -> None:
    env, twin = harbor_batches()
    env.masks[:] = written
    twin.masks[:] = written
    with pytest.raises(IllegalAction, match=r"in match 1: "):
        env.step([0, 14, 0])
    env.step([0, 1, 0])
    twin.step([0, 1, 0])
    check_nothing_happened(env, twin)


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int32, np.uint64])
def test_whole_numbers_of_any_width_are_answers(kind: type[np.integer]) -> None:
    env, twin = harbor_batches()
    env.step(np.array([0, 1, 0], kind))
    twin.step([0, 1, 0])
    check_nothing_happened(env, twin)


@pytest.mark.parametrize("matches", [-1, 0, MOST_MATCHES + 1])
def test_a_batch_has_at_least_one_match_and_no_more_than_fit(matches: int) -> None:
    with pytest.raises(BadOption, match=f"^A batch has 1 to 65536 matches, not {matches}\\.$"):
        BatchEnv(make_setup("medici-vs-strozzi"), matches)


@pytest.mark.parametrize("matches", [1, 65536])
def test_the_fewest_and_the_most_matches_are_not_refused(
    matches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Begun(Exception):
        """So many tables are not laid for a test."""

    def begin(*given: object) -> Stepper:
        raise Begun(given[3])

    monkeypatch.setattr(batch, "Stepper", begin)
    with pytest.raises(Begun, match=f"^{matches}$"):
        BatchEnv(make_setup("medici-vs-strozzi"), matches)


# Long lists of answers.


def stepper_of(encoding: Encoding) -> Stepper:
    return Stepper(encoding.setup.table(), encoding.features, encoding.notation, 1, "rows")


def mask_of(encoding: Encoding, options: Sequence[Action]) -> list[int]:
    mask = [0] * encoding.answers
    for action in options:
        mask[encoding.notation.index(action)] = 1
    return mask


def test_more_long_lists_than_are_remembered_have_their_own_masks_each() -> None:
    encoding = Encoding(make_setup("siena", 2))
    stepper = stepper_of(encoding)
    actions = encoding.notation.actions
    lists = [actions[first : first + LONG + first % 7] for first in range(3 * REMEMBERED)]
    for options in [*lists, *reversed(lists)]:
        assert list(stepper.row(options)) == mask_of(encoding, options)
        assert len(stepper.rows) <= REMEMBERED


def test_a_list_in_the_memory_of_one_that_is_gone_has_its_own_mask() -> None:
    encoding = Encoding(make_setup("siena", 2))
    stepper = stepper_of(encoding)
    for first in range(3 * REMEMBERED):
        options = list(encoding.notation.actions[first : first + LONG])
        expected = mask_of(encoding, options)
        assert list(stepper.row(options)) == expected
        del options  # so that the next list would be laid where this one was


def test_the_mask_of_the_same_list_is_found_again() -> None:
    encoding = Encoding(make_setup("medici-vs-strozzi"))
    stepper = stepper_of(encoding)
    prices = encoding.notation.actions[14:]
    assert stepper.row(prices) is stepper.row(prices)


def test_masks_stay_right_in_matches_with_more_long_lists_than_are_remembered() -> None:
    course = Course(make_setup("siena", 5), 3, "rich")
    long: list[Sequence[Action]] = []
    steps = 0
    while len(long) <= REMEMBERED and steps < 2000:
        steps += 1
        long += [
            options
            for table in course.step()
            if len(options := table.options()) >= LONG and options not in long
        ]
    assert len(long) > REMEMBERED


@pytest.mark.parametrize("options", [LONG - 1, LONG, LONG + 1])
def test_masks_are_right_on_both_sides_of_what_is_a_long_list(options: int) -> None:
    box = CUSTOM_BOX.replace("highest_price = 40", f"highest_price = {options - 1}")
    course = Course(make_setup("medici-vs-strozzi", box=box), 2, "ceiling")
    lengths = {len(table.options()) for _ in range(30) for table in course.step()}
    assert options in lengths


# A box that was laid out anew.


def forget_boxes(lay: Callable[[Setup], object]) -> None:
    """Lay more boxes than are remembered."""
    for price in range(41, 60):
        box = CUSTOM_BOX.replace("highest_price = 40", f"highest_price = {price}")
        lay(make_setup("medici-vs-strozzi", box=box))


def test_rows_are_right_although_the_box_was_laid_out_anew() -> None:
    setup = make_setup("medici-vs-strozzi")
    table = setup.table()
    forget_boxes(lambda other: (other.table(), other.game.notation(other)))
    course = Course(setup, 4, "anew")
    notation = course.env.encoding.notation
    table.apply(at_random(table, Random(1)))
    table.apply(notation.parse("stop"))
    assert table.options()[18] is not notation.parse("price 18")
    for _ in range(150):
        course.step()
    assert course.env.encoding.mask(table).sum() == 401


def test_small_lists_are_right_although_the_box_was_laid_out_anew() -> None:
    setup = make_setup("medici-vs-strozzi", box=CUSTOM_BOX)
    table = setup.table()
    forget_boxes(lambda other: (other.table(), other.game.notation(other)))
    course = Course(setup, 4, "anew")
    notation = course.env.encoding.notation
    table.apply(at_random(table, Random(1)))
    table.apply(notation.parse("stop"))
    assert len(table.options()) == 41
    assert table.options()[18] is not notation.parse("price 18")
    for _ in range(150):
        course.step()
