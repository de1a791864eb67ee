"""Matches and seats: what is agreed on, who sits where, and how matches are found again."""

import asyncio
from typing import Any

import pytest

from fiorino.server.storage import StorageError, Store, Unknown
from fiorino.server.storage.rows import MatchChange, MatchRow, SeatChange, SeatRow, searchable

from .support import furnished, match, person, seats

pytestmark = pytest.mark.anyio


async def test_a_match_comes_back_as_it_was_created(store: Store) -> None:
    await store.create_person(person("ada"))
    await store.create_match(match("first"), seats("first"))
    row = MatchRow(
        id="m",
        link="unguessable",
        game="siena",
        players=3,
        options='{"harbor": true}',
        box="b",
        start="s",
        rules_version=4,
        secret="hidden",
        commitment="shown",
        nonces='["x"]',
        status="paused",
        listed=True,
        rated=True,
        spectators=False,
        clock='{"seconds": 60}',
        created_by="ada",
        created_at=1.25,
        started_at=2.5,
        ended_at=3.75,
        result="{}",
        version=0,
        rematch_of="first",
        search="siena ada",
    )
    places = [
        SeatRow(match="m", seat=0, kind="person", person="ada", away=True, nonce="n"),
        SeatRow(match="m", seat=1, kind="bot", bot="greedy", seconds_left=59.5),
        SeatRow(match="m", seat=2),
    ]
    await store.create_match(row, places)
    assert await store.match("m") == row
    assert await store.match_by_link("unguessable") == row
    assert await store.seats("m") == places


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    assert await store.match("nowhere") is None
    assert await store.match_by_link("nowhere") is None
    assert await store.match_by_link("\0\ud800") is None
    assert await store.seats("nowhere") == []
    with pytest.raises(Unknown):
        await store.change_match("nowhere", MatchChange(status="over"))
    with pytest.raises(Unknown):
        await store.change_seat("nowhere", 0, SeatChange(away=True))


@pytest.mark.parametrize("twin", [{"id": "m"}, {"link": "link-m"}])
async def test_no_two_matches_have_the_same_name_or_link(
    store: Store, twin: dict[str, Any]
) -> None:
    await furnished(store)
    other = match(**{"id": "other", "link": "other", **twin})
    with pytest.raises(StorageError, match="cannot be created"):
        await store.create_match(other, seats(other.id))
    assert len(await store.unfinished()) == 1


async def test_a_match_begins_with_all_its_seats(store: Store) -> None:
    with pytest.raises(ValueError, match="all its seats"):
        await store.create_match(match(), seats()[:1])
    assert await store.match("m") is None


async def test_a_match_with_a_seat_for_nobody_who_exists_is_not_created_at_all(
    store: Store,
) -> None:
    with pytest.raises(StorageError):
        await store.create_match(match(), seats("m", "nobody"))
    assert await store.match("m") is None


async def test_a_change_leaves_everything_else(store: Store) -> None:
    await furnished(store)
    before = await store.match("m")
    changed = await store.change_match("m", MatchChange(status="running", started_at=7.5))
    assert changed == await store.match("m")
    assert before is not None
    assert (changed.status, changed.started_at) == ("running", 7.5)
    assert (changed.link, changed.secret, changed.version) == (before.link, before.secret, 0)
    assert (await store.change_match("m", MatchChange(started_at=None))).started_at is None
    assert (await store.change_match("m", MatchChange())).status == "running"


async def test_seats_can_change_together_with_their_match(store: Store) -> None:
    await furnished(store)
    await store.change_match(
        "m", MatchChange(status="running"), {1: SeatChange(kind="bot", person=None, bot="greedy")}
    )
    assert [seat.kind for seat in await store.seats("m")] == ["person", "bot"]
    with pytest.raises(Unknown):
        await store.change_match("m", MatchChange(status="over"), {7: SeatChange(away=True)})
    row = await store.match("m")
    assert row is not None
    assert row.status == "running"


async def test_a_seat_changes_alone(store: Store) -> None:
    await furnished(store)
    changed = await store.change_seat("m", 1, SeatChange(away=True, bot="greedy"))
    assert (changed.person, changed.away, changed.bot) == ("bruno", True, "greedy")
    assert await store.change_seat("m", 1, SeatChange()) == changed
    await store.set_nonce("m", 0, "mine")
    assert [seat.nonce for seat in await store.seats("m")] == ["mine", None]
    with pytest.raises(Unknown, match="stranger"):
        await store.change_seat("m", 0, SeatChange(person="stranger"))


async def test_of_many_who_want_a_seat_one_gets_it(store: Store, other: Store) -> None:
    people = [f"p{number}" for number in range(10)]
    for who in people:
        await store.create_person(person(who))
    await store.create_match(match(), seats())
    got = await asyncio.gather(
        *((store, other)[number % 2].take_seat("m", 1, who) for number, who in enumerate(people))
    )
    assert got.count(True) == 1
    taken = (await store.seats("m"))[1]
    assert (taken.kind, taken.person) == ("person", people[got.index(True)])


async def test_seats_of_many_matches_are_told_at_once(store: Store) -> None:
    await furnished(store, "a", "b")
    found = await store.seats_of(["a", "b", "nowhere"])
    assert found == {"a": seats("a", "ada", "bruno"), "b": seats("b", "ada", "bruno")}


async def test_the_lobby_shows_open_listed_matches_newest_first(store: Store) -> None:
    tables: dict[str, dict[str, Any]] = {
        "old": {"listed": True, "created_at": 1.0},
        "new": {"listed": True, "created_at": 2.0},
        "private": {},
        "running": {"listed": True, "status": "running"},
        "over": {"listed": True, "status": "over"},
    }
    for id, values in tables.items():
        await store.create_match(match(id, **values), seats(id))
    assert [row.id for row in await store.listed_open()] == ["new", "old"]
    assert [row.id for row in await store.listed_running()] == ["running"]
    assert [row.id for row in await store.listed_open(limit=1)] == ["new"]


async def test_my_running_matches_are_those_i_sit_at_that_are_not_over(store: Store) -> None:
    await store.create_person(person("ada"))
    await store.create_person(person("bruno"))
    for number, status in enumerate(("open", "running", "paused", "over", "aborted")):
        row = match(status, status=status, created_at=float(number))
        await store.create_match(row, seats(status, "ada"))
    await store.create_match(match("other"), seats("other", "bruno"))
    await store.create_match(match("both"), seats("both", "ada", "ada"))
    mine = [row.id for row in await store.running_of("ada")]
    assert mine == ["both", "paused", "running", "open"]
    everything = {row.id for row in await store.unfinished()}
    assert everything == {"open", "running", "paused", "other", "both"}


async def finished(store: Store, id: str, ended: float, *people: str, **values: Any) -> None:
    row = match(id, **{"status": "over", "ended_at": ended, "listed": True, **values})
    await store.create_match(row, seats(id, *people))


async def test_history_goes_back_page_by_page(store: Store) -> None:
    await furnished(store)
    for number in range(7):
        await finished(store, f"h{number}", float(number), "ada")
    await finished(store, "aborted", 99.0, "ada", status="aborted")
    page = await store.history("ada", limit=3)
    assert [row.id for row in page] == ["h6", "h5", "h4"]
    page = await store.history("ada", before=page[-1].ended_at, limit=3)
    assert [row.id for row in page] == ["h3", "h2", "h1"]
    page = await store.history("ada", before=page[-1].ended_at, limit=3)
    assert [row.id for row in page] == ["h0"]


async def test_a_private_match_is_in_the_history_of_those_who_sat_at_it_only(store: Store) -> None:
    await furnished(store)
    await finished(store, "private", 1.0, "ada", listed=False)
    await finished(store, "public", 2.0, "ada")
    assert [row.id for row in await store.history("ada")] == ["public", "private"]
    assert [row.id for row in await store.history()] == ["public"]
    assert await store.history("bruno") == []


async def test_history_is_searched_by_game_and_by_words(store: Store) -> None:
    await furnished(store)
    await finished(store, "a", 1.0, search=searchable("Siena", "Ada", "Jürgen Groß"))
    await finished(store, "b", 2.0, search=searchable("Siena", "100% Ada_"), game="siena")
    await finished(store, "c", 3.0, search=searchable("Medici", "Bruno"))

    async def found(text: str | None, game: str | None = None) -> list[str]:
        return [row.id for row in await store.history(game=game, text=text)]

    assert await found(None) == ["c", "b", "a"]
    assert await found("ADA") == ["b", "a"]
    assert await found("  groß   SIENA ") == ["a"]
    assert await found("JÜRGEN") == ["a"]
    assert await found("%") == ["b"]
    assert await found("a_") == ["b"]
    assert await found("\\") == []
    assert await found("ada bruno") == []
    assert await found("ada", "siena") == ["b"]


async def test_a_row_with_secrets_does_not_show_them(store: Store) -> None:
    await store.create_match(match(), [SeatRow(match="m", seat=0, nonce="quiet"), *seats()[1:]])
    row = await store.match("m")
    shown = f"{row} {row!r} {await store.seats('m')} {MatchChange(nonces='quiet')}"
    assert "hidden" not in shown
    assert "quiet" not in shown
