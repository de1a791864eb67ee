"""People: guests, accounts, browsers and ratings."""

import asyncio

import pytest

from fiorino.server.storage import NameTaken, StorageError, Store, Unknown
from fiorino.server.storage.log import change_ratings
from fiorino.server.storage.rows import PersonChange, RatingChange, RatingRow, SeatRow

from .support import GAME, furnished, match, person, seats, session

pytestmark = pytest.mark.anyio


def rating(who: str, mu: float = 25.0, **values: object) -> RatingRow:
    fields = {"person": who, "game": GAME, "players": 2, "mu": mu, "sigma": 1.0, "matches": 1}
    return RatingRow(**{**fields, **values})  # type: ignore[arg-type]


async def rate(store: Store, *rows: RatingRow, of: str = "m") -> None:
    """These are the ratings now, by a match."""
    people, players = tuple(row.person for row in rows), rows[0].players
    change = RatingChange(people=people, game=GAME, players=players, update=lambda _: rows)
    await store.write(lambda connection: change_ratings(connection, change, of))


async def test_a_guest_comes_back_as_he_was(store: Store) -> None:
    guest = person("ada", language="hu", webhook="https://example.org/hook")
    await store.create_person(guest)
    assert await store.person("ada") == guest
    assert await store.person("nobody") is None
    assert await store.people(["ada", "nobody"]) == {"ada": guest}
    with pytest.raises(StorageError):
        await store.create_person(guest)


async def test_a_person_can_be_changed(store: Store) -> None:
    await store.create_person(person("ada", webhook="https://example.org"))
    changed = await store.change_person("ada", PersonChange(name="Ada L.", webhook=None))
    assert changed == person("ada", name="Ada L.")
    assert await store.change_person("ada", PersonChange()) == changed
    with pytest.raises(Unknown):
        await store.change_person("nobody", PersonChange(name="x"))


async def test_an_account_keeps_the_guest(store: Store) -> None:
    await furnished(store)
    account = await store.set_account("ada", "Ada", "argon2…")
    assert (account.id, account.username, account.password) == ("ada", "ada", "argon2…")
    assert [row.id for row in await store.running_of("ada")] == ["m"]
    with pytest.raises(Unknown):
        await store.set_account("nobody", "free", "x")


@pytest.mark.parametrize("same", ["ada", "ADA", " Ada ", "Ａｄａ"])
async def test_user_names_that_look_alike_are_the_same(store: Store, same: str) -> None:
    await store.create_person(person("ada"))
    await store.create_person(person("bruno"))
    account = await store.set_account("ada", "Ada", "x")
    assert await store.person_by_username(same) == account
    with pytest.raises(NameTaken):
        await store.set_account("bruno", same, "y")
    with pytest.raises(NameTaken):
        await store.create_person(person("carla", username=same))
    assert await store.set_account("ada", same, "new") != account


async def test_of_two_who_want_a_user_name_one_gets_it(store: Store, other: Store) -> None:
    await store.create_person(person("ada"))
    await store.create_person(person("bruno"))
    outcomes = await asyncio.gather(
        store.set_account("ada", "name", "x"),
        other.set_account("bruno", "name", "x"),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NameTaken", "PersonRow"]


async def test_what_no_database_can_hold_is_replaced(store: Store) -> None:
    await store.create_person(person("ada", name="A\0d\ud800a"))
    found = await store.person("ada")
    assert found is not None
    assert found.name == "A\N{REPLACEMENT CHARACTER}d?a"


async def test_a_browser_is_known_until_its_session_ends(store: Store) -> None:
    await store.create_person(person("ada"))
    await store.create_session(session("t1"))
    assert await store.person_of_session("t1") == await store.person("ada")
    assert await store.person_of_session("t2") is None
    await store.touch_session("t1", 9.5)
    found = await store.session("t1")
    assert found is not None
    assert (found.created_at, found.seen_at) == (1.0, 9.5)
    await store.end_session("t1")
    assert await store.session("t1") is None
    assert await store.person_of_session("t1") is None
    with pytest.raises(Unknown):
        await store.create_session(session("t3", "nobody"))


async def test_browsers_that_were_not_seen_for_long_are_forgotten(store: Store) -> None:
    await store.create_person(person("ada"))
    for seen in (1.0, 2.0, 3.0):
        await store.create_session(session(f"t{seen}", seen_at=seen))
    assert await store.forget_sessions(2.5) == 2
    assert await store.session("t3.0") is not None


async def test_a_guest_who_logs_in_brings_everything_along(store: Store) -> None:
    for who in ("guest", "ada", "carla", "dora"):
        await store.create_person(person(who))
    await store.create_match(match("a", created_by="guest"), seats("a", "guest"))
    await store.create_match(match("b"), seats("b", "ada", "guest"))
    await store.create_session(session("t", "guest"))
    await store.add_chat("a", "players", "guest", "Guest", "hello", 1.0)
    await store.set_note("guest", "a", "of the guest")
    await store.set_note("guest", "b", "of the guest")
    await store.set_note("ada", "b", "of ada")
    for own in (rating("guest", 1.0), rating("guest", 2.0, players=3), rating("ada", 9.0)):
        await rate(store, own, of="a")
    for pair in (("guest", "ada"), ("guest", "carla"), ("ada", "carla"), ("dora", "guest")):
        await store.mute(*pair)

    await store.merge_person("guest", "ada")

    assert await store.person("guest") is None
    assert {row.id for row in await store.running_of("ada")} == {"a", "b"}
    row = await store.match("a")
    assert row is not None
    assert row.created_by == "ada"
    assert await store.person_of_session("t") == await store.person("ada")
    assert [said.person for said in await store.chat("a", "players")] == ["ada"]
    assert [await store.note("ada", id) for id in ("a", "b")] == ["of the guest", "of ada"]
    assert [each.mu for each in await store.ratings_of("ada")] == [9.0, 2.0]
    assert await store.mutes("ada") == {"carla"}
    assert await store.mutes("dora") == {"ada"}


async def test_only_people_who_are_there_can_be_merged(store: Store) -> None:
    await store.create_person(person("ada"))
    for pair in (("nobody", "ada"), ("ada", "nobody"), ("ada", "ada")):
        with pytest.raises(Unknown):
            await store.merge_person(*pair)
    assert await store.person("ada") is not None


async def test_ratings_are_written_all_or_none(store: Store) -> None:
    await furnished(store)
    await rate(store, rating("ada"), rating("bruno", 30.0))
    await rate(store, rating("ada", 26.0, matches=2))
    assert await store.ratings(["ada", "bruno", "nobody"], GAME, 2) == {
        "ada": rating("ada", 26.0, matches=2),
        "bruno": rating("bruno", 30.0),
    }
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await rate(store, rating("ada", 99.0), rating("nobody"))
    assert await store.rating("ada", GAME, 2) == rating("ada", 26.0, matches=2)
    assert await store.rating("ada", GAME, 3) is None


async def test_new_ratings_are_told_from_those_that_stand_in_the_order_of_the_people(
    store: Store,
) -> None:
    await furnished(store)
    await rate(store, rating("bruno", 30.0))
    asked: list[object] = []

    def update(rows: object) -> list[RatingRow]:
        asked.append(rows)
        return [rating("ada", 24.0), rating("bruno", 31.0, matches=2)]

    change = RatingChange(people=("bruno", "ada"), game=GAME, players=2, update=update)
    await store.write(lambda connection: change_ratings(connection, change, "m"))
    assert asked == [[rating("bruno", 30.0), None]]
    stand = await store.ratings(["ada", "bruno"], GAME, 2)
    assert {who: row.mu for who, row in stand.items()} == {"ada": 24.0, "bruno": 31.0}


async def test_a_person_with_a_password_does_not_show_it(store: Store) -> None:
    await store.create_person(person("ada"))
    account = await store.set_account("ada", "ada", "argon2…")
    shown = f"{account!r} {PersonChange(password='argon2…')} {session('argon2…')}"
    assert "argon2" not in shown
    assert isinstance((await store.seats("m")), list)
    assert SeatRow(match="m", seat=0).nonce is None
