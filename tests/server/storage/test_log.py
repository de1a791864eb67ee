"""The log: every line once, in order, never changed, together with all that belongs to it."""

import asyncio

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import DBAPIError

from fiorino.server.storage import OutOfOrder, Overtaken, Repeated, Store, Unavailable, Unknown
from fiorino.server.storage.rows import MatchChange, RatingChange, RatingRow
from fiorino.server.storage.schema import log

from .support import GAME, furnished, line

pytestmark = pytest.mark.anyio


async def test_a_line_comes_back_as_it_was_written(store: Store) -> None:
    await furnished(store)
    written = line(1, action="preis 18 – “gut”\n\u00e0\U0001f3b2", at=1234567890.123456)
    appended = await store.append(written)
    assert (appended.match, appended.version) == ("m", 1)
    assert await store.log("m") == [written]


async def test_a_line_moves_the_version_of_its_match(store: Store) -> None:
    await furnished(store)
    assert await store.versions(["m"]) == {"m": 0}
    for seq in (1, 2, 3):
        await store.append(line(seq))
        assert await store.versions(["m"]) == {"m": seq}


async def test_only_the_lines_after_a_version_are_read(store: Store) -> None:
    await furnished(store, "m", "n")
    lines = [line(seq) for seq in range(1, 13)]
    for each in lines:
        await store.append(each)
    await store.append(line(1, "n"))
    assert await store.log("m") == lines
    assert await store.log("m", since=9) == lines[9:]
    assert await store.log("m", since=12) == []
    assert await store.log("nowhere") == []


async def test_a_repeated_command_gets_the_line_that_came_of_it(store: Store) -> None:
    await furnished(store)
    first = line(1, command_id="same")
    await store.append(first)
    await store.append(line(2))
    for seq in (1, 2, 3):
        with pytest.raises(Repeated) as refused:
            await store.append(line(seq, command_id="same", action="another"))
        assert refused.value.row == first
    assert [each.seq for each in await store.log("m")] == [1, 2]


async def test_the_same_command_id_is_free_in_another_match(store: Store) -> None:
    await furnished(store, "m", "n")
    await store.append(line(1, "m", command_id="same"))
    await store.append(line(1, "n", command_id="same"))
    assert len(await store.log("n")) == 1


async def test_a_place_that_is_taken_is_told_with_the_version(store: Store) -> None:
    await furnished(store)
    for seq in (1, 2, 3):
        await store.append(line(seq))
    with pytest.raises(Overtaken) as refused:
        await store.append(line(2, command_id="late"))
    assert refused.value.version == 3


async def test_a_line_that_would_leave_a_gap_is_refused(store: Store) -> None:
    await furnished(store)
    await store.append(line(1))
    with pytest.raises(OutOfOrder):
        await store.append(line(3))
    with pytest.raises(OutOfOrder):
        await store.append(line(0))
    assert [each.seq for each in await store.log("m")] == [1]
    await store.append(line(2))


async def test_a_line_of_no_match_is_refused(store: Store) -> None:
    with pytest.raises(Unknown, match="nowhere"):
        await store.append(line(1, "nowhere"))


async def test_of_two_appends_at_the_same_time_one_is_overtaken(store: Store, other: Store) -> None:
    await furnished(store)
    for seq in range(1, 21):
        outcomes = await asyncio.gather(
            store.append(line(seq, command_id=f"here {seq}")),
            other.append(line(seq, command_id=f"there {seq}")),
            store.append(line(seq, command_id=f"also here {seq}")),
            return_exceptions=True,
        )
        refused = [each for each in outcomes if isinstance(each, BaseException)]
        assert len(refused) == 2
        for refusal in refused:
            assert isinstance(refusal, Overtaken)
            assert refusal.version == seq
    assert [each.seq for each in await store.log("m")] == list(range(1, 21))


async def test_a_command_that_is_sent_twice_at_the_same_time_is_logged_once(
    store: Store, other: Store
) -> None:
    await furnished(store)
    for seq in range(1, 11):
        outcomes = await asyncio.gather(
            *(where.append(line(seq)) for where in (store, other, store)), return_exceptions=True
        )
        refused = [each for each in outcomes if isinstance(each, BaseException)]
        assert len(refused) == 2
        for refusal in refused:
            assert isinstance(refusal, Repeated)
            assert refusal.row.seq == seq
    assert len(await store.log("m")) == 10


async def test_what_changes_with_a_line_is_written_with_it(store: Store) -> None:
    await furnished(store)
    await store.append(
        line(1),
        changes=MatchChange(status="over", ended_at=5.5, result='{"winners": [1]}'),
        snapshot='{"table": 1}',
        clocks={0: 12.5, 1: 30.0},
    )
    row = await store.match("m")
    assert row is not None
    assert (row.status, row.ended_at, row.result) == ("over", 5.5, '{"winners": [1]}')
    assert (row.version, row.started_at, row.search) == (1, None, "")
    assert [seat.seconds_left for seat in await store.seats("m")] == [12.5, 30.0]
    kept = await store.snapshot("m", 1)
    assert kept is not None
    assert kept.state == '{"table": 1}'


async def test_nothing_changes_with_a_line_that_is_refused(store: Store) -> None:
    await furnished(store)
    await store.append(line(1), clocks={0: 60.0})
    before = await store.match("m")
    refused = (line(1, command_id="late"), line(1), line(3))
    for each in refused:
        with pytest.raises((Overtaken, Repeated, OutOfOrder)):
            await store.append(
                each, changes=MatchChange(status="over"), snapshot="{}", clocks={0: 1.0}
            )
    assert await store.match("m") == before
    assert (await store.seats("m"))[0].seconds_left == 60.0
    assert await store.snapshot("m", 99) is None


async def test_a_refused_line_takes_no_other_with_it_that_is_written_at_the_same_time(
    store: Store,
) -> None:
    """On SQLite they share a transaction."""
    matches = [f"m{number}" for number in range(30)]
    await furnished(store, *matches)
    for id in matches[::3]:
        await store.append(line(1, id))
    outcomes = await asyncio.gather(
        *(store.append(line(1, id, command_id="c")) for id in matches), return_exceptions=True
    )
    kinds = [type(outcome).__name__ for outcome in outcomes]
    assert kinds == ["Overtaken", "Appended", "Appended"] * 10
    assert await store.versions(matches) == dict.fromkeys(matches, 1)


async def test_a_line_that_is_refused_after_something_was_written_takes_only_that_back(
    store: Store,
) -> None:
    matches = [f"m{number}" for number in range(20)]
    await furnished(store, *matches)
    outcomes = await asyncio.gather(
        *(
            store.append(line(1 + number % 2, id), clocks={0: 9.0})
            for number, id in enumerate(matches)
        ),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["Appended", "OutOfOrder"] * 10
    for number, id in enumerate(matches):
        assert len(await store.log(id)) == 1 - number % 2
        assert (await store.seats(id))[0].seconds_left == (None if number % 2 else 9.0)


async def test_the_newest_snapshot_up_to_a_version_is_found(store: Store) -> None:
    await furnished(store)
    for seq in range(1, 10):
        await store.append(line(seq), snapshot=f"after {seq}" if seq % 4 == 0 else None)
    found = [await store.snapshot("m", upto) for upto in (3, 4, 7, 8, 100)]
    assert [row and row.state for row in found] == [
        None, "after 4", "after 4", "after 8", "after 8"
    ]  # fmt: skip


async def test_a_line_can_never_be_changed(store: Store) -> None:
    await furnished(store)
    await store.append(line(1))
    with pytest.raises((DBAPIError, Unavailable), match="the log is never changed"):
        await store.write(lambda connection: connection.execute(update(log).values(action="x")))
    assert (await store.log("m"))[0].action == "price 1"


async def test_versions_of_many_matches_are_told_at_once(store: Store) -> None:
    await furnished(store, "a", "b", "c")
    await store.append(line(1, "b"))
    assert await store.versions(["a", "b", "nowhere"]) == {"a": 0, "b": 1}
    assert await store.versions([]) == {}


def won(game: str = GAME) -> RatingChange:
    """Ada gains one for each of her rated matches."""

    def update(rows: list[RatingRow | None] | object) -> list[RatingRow]:
        assert isinstance(rows, list)
        (row,) = rows
        start = row or RatingRow(person="ada", game=game, players=2, mu=25.0, sigma=8.0, matches=0)
        return [msgspec.structs.replace(start, mu=start.mu + 1, matches=start.matches + 1)]

    return RatingChange(people=("ada",), game=game, players=2, update=update)


async def test_ratings_are_written_with_the_line_that_ends_a_match(store: Store) -> None:
    await furnished(store)
    appended = await store.append(line(1), rating=won())
    assert appended.ratings == (
        RatingRow(person="ada", game=GAME, players=2, mu=26.0, sigma=8.0, matches=1),
    )
    assert await store.rating("ada", GAME, 2) == appended.ratings[0]
    with pytest.raises(Repeated):
        await store.append(line(1), rating=won())
    assert await store.rating("ada", GAME, 2) == appended.ratings[0]


async def test_no_rating_is_lost_when_many_matches_of_a_person_end_at_once(
    store: Store, other: Store
) -> None:
    matches = [f"m{number}" for number in range(20)]
    await furnished(store, *matches)
    await asyncio.gather(
        *(
            (store, other)[number % 2].append(line(1, id), rating=won())
            for number, id in enumerate(matches)
        )
    )
    rating = await store.rating("ada", GAME, 2)
    assert rating is not None
    assert (rating.matches, rating.mu) == (20, 45.0)


async def test_a_calculation_that_fails_leaves_everything_as_it_was(store: Store) -> None:
    await furnished(store)

    def fail(rows: object) -> list[RatingRow]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.append(
            line(1), rating=RatingChange(people=("ada",), game=GAME, players=2, update=fail)
        )
    assert await store.log("m") == []
    await store.append(line(1))
