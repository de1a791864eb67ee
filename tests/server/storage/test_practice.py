"""Puzzles that are answered and rated, and reviews that are kept."""

import asyncio

import pytest

from fiorino.server.storage import Store, Unknown
from fiorino.server.storage.practice import PuzzleRatingRow, PuzzleTryRow

from .support import GAME, furnished

pytestmark = pytest.mark.anyio


def answer(number: int, who: str = "ada", game: str = GAME, *, solved: bool = True) -> PuzzleTryRow:
    return PuzzleTryRow(person=who, game=game, number=number, solved=solved, at=1.0)


def one_more(before: PuzzleRatingRow | None) -> PuzzleRatingRow:
    """A rating that counts the answers."""
    mu = 1.0 if before is None else before.mu + 1
    return PuzzleRatingRow(person="ada", game=GAME, mu=mu, sigma=8.0)


async def test_only_the_first_answer_to_a_puzzle_is_rated(store: Store) -> None:
    await furnished(store)
    first = await store.rate_puzzle(answer(3, solved=False), one_more)
    assert (first.before, first.after.mu, first.counted) == (None, 1.0, True)
    again = await store.rate_puzzle(answer(3), one_more)
    assert (again.before, again.after, again.counted) == (first.after, first.after, False)
    other = await store.rate_puzzle(answer(4), one_more)
    assert (other.before, other.after.mu, other.counted) == (first.after, 2.0, True)
    assert await store.puzzle_tries("ada") == [answer(3, solved=False), answer(4)]
    assert await store.puzzle_ratings("ada") == [other.after]


async def test_a_rating_is_of_one_person_and_one_game(store: Store) -> None:
    await furnished(store)
    await store.rate_puzzle(answer(3), one_more)
    theirs = PuzzleRatingRow(person="bruno", game="siena", mu=30.0, sigma=8.0)
    found = await store.rate_puzzle(answer(3, "bruno", "siena"), lambda _: theirs)
    assert (found.before, found.counted) == (None, True)
    assert await store.puzzle_ratings("bruno") == [theirs]
    assert [row.mu for row in await store.puzzle_ratings("ada")] == [1.0]


async def test_answers_that_come_at_once_are_counted_one_after_the_other(
    store: Store, other: Store
) -> None:
    await furnished(store)
    both = [store, other]
    found = await asyncio.gather(
        *(both[n % 2].rate_puzzle(answer(n // 2), one_more) for n in range(20))
    )
    assert sum(each.counted for each in found) == 10
    assert [row.mu for row in await store.puzzle_ratings("ada")] == [10.0]


async def test_who_is_forgotten_has_answered_nothing(store: Store) -> None:
    await furnished(store)
    await store.rate_puzzle(answer(3), one_more)
    told = await store.data_of("ada")
    assert [row["number"] for row in told["puzzle_tries"]] == [3]
    assert [row["mu"] for row in told["puzzle_ratings"]] == [1.0]
    await store.forget_person("ada", 1.0, "themselves")
    assert await store.puzzle_tries("ada") == []
    assert await store.puzzle_ratings("ada") == []


async def test_a_review_is_that_of_its_judge(store: Store) -> None:
    await furnished(store)
    assert await store.review("m", "rules 1") is None
    await store.keep_review("m", "rules 1", "{}")
    assert await store.review("m", "rules 1") == "{}"
    assert await store.review("m", "rules 2") is None
    await store.keep_review("m", "rules 2", "[]")
    assert await store.review("m", "rules 1") is None
    assert await store.review("m", "rules 2") == "[]"
    with pytest.raises(Unknown):
        await store.keep_review("n", "rules 1", "{}")


async def test_a_match_that_is_deleted_takes_its_review_along(store: Store) -> None:
    await furnished(store)
    await store.keep_review("m", "rules 1", "{}")
    await store.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE matches SET status = 'over', ended_at = 1.0"
        )
    )
    assert (await store.prune(2.0, 3.0))["matches"] == 1
    assert await store.review("m", "rules 1") is None
