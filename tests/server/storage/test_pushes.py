"""Subscriptions to push messages: whose they are, and how many of them stay."""

import asyncio
from typing import Any

import pytest

from fiorino.server.storage import Store, Unknown
from fiorino.server.storage.pushes import MOST_PUSHES
from fiorino.server.storage.rows import PushRow

from .support import furnished, person, session

pytestmark = pytest.mark.anyio


def push(endpoint: str, of: str = "ada", **values: Any) -> PushRow:
    fields = {"p256dh": f"key of {endpoint}", "auth": f"auth of {endpoint}", "created_at": 1.0}
    return PushRow(endpoint=endpoint, person=of, **{**fields, **values})


async def endpoints(store: Store, of: str) -> list[str]:
    return [row.endpoint for row in await store.pushes(of)]


async def test_a_subscription_is_kept_until_it_is_forgotten(store: Store) -> None:
    await furnished(store)
    assert await store.keep_push(push("a"))
    assert await store.pushes("ada") == [push("a")]
    assert await store.pushes("bruno") == []
    await store.forget_push("a")
    assert await store.pushes("ada") == []
    await store.forget_push("a")


async def test_nobody_has_no_subscription(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.keep_push(push("a", "nobody"))


async def test_one_s_own_subscription_can_have_new_keys(store: Store) -> None:
    await furnished(store)
    await store.keep_push(push("a"))
    newer = push("a", p256dh="new", auth="new", created_at=2.0)
    assert await store.keep_push(newer)
    assert await store.pushes("ada") == [newer]


@pytest.mark.parametrize("wrong", [{"p256dh": "x"}, {"auth": "x"}, {"p256dh": "x", "auth": "x"}])
async def test_a_subscription_of_somebody_else_cannot_be_taken(
    store: Store, wrong: dict[str, str]
) -> None:
    await furnished(store)
    await store.keep_push(push("a"))
    assert not await store.keep_push(push("a", "bruno", **wrong))
    assert await store.pushes("ada") == [push("a")]
    assert await store.pushes("bruno") == []
    await store.forget_push("a", "bruno")
    assert await endpoints(store, "ada") == ["a"]
    await store.forget_push("a", "ada")
    assert await endpoints(store, "ada") == []


async def test_the_browser_itself_can_have_somebody_else_before_it(store: Store) -> None:
    await furnished(store)
    await store.keep_push(push("a"))
    assert await store.keep_push(push("a", "bruno", created_at=2.0))
    assert await store.pushes("ada") == []
    assert await store.pushes("bruno") == [push("a", "bruno", created_at=2.0)]


async def test_the_newest_of_a_person_stay(store: Store) -> None:
    await furnished(store)
    await store.keep_push(push("b", "bruno", created_at=0.5))
    for number in range(MOST_PUSHES):
        await store.keep_push(push(f"a{number}", created_at=float(number)))
    await store.keep_push(push("a0", created_at=50.0))  # said again, so it is the newest
    await store.keep_push(push("new", created_at=60.0))
    assert await endpoints(store, "ada") == ["new", "a0", "a4", "a3", "a2"]
    assert await endpoints(store, "bruno") == ["b"]


async def test_many_at_once_are_no_more_than_the_newest(store: Store, other: Store) -> None:
    await furnished(store)
    await asyncio.gather(
        *(
            each.keep_push(push(f"{name}{number}", created_at=float(number)))
            for number in range(MOST_PUSHES)
            for name, each in (("one", store), ("two", other))
        )
    )
    assert len(await store.pushes("ada")) == MOST_PUSHES


async def test_who_logs_in_brings_the_subscriptions_of_the_guest_and_the_newest_stay(
    store: Store,
) -> None:
    await furnished(store)
    await store.create_person(person("guest"))
    for number in range(4):
        await store.keep_push(push(f"guest{number}", "guest", created_at=10.0 + number))
        await store.keep_push(push(f"ada{number}", created_at=20.0 + number))
    await store.merge_person("guest", "ada")
    assert await endpoints(store, "ada") == ["ada3", "ada2", "ada1", "ada0", "guest3"]
    assert await store.pushes("guest") == []


async def test_a_browser_that_is_forgotten_leaves_the_subscription(store: Store) -> None:
    await furnished(store)
    await store.create_session(session("t1"))
    await store.keep_push(push("a"))
    await store.end_session("t1")
    assert await endpoints(store, "ada") == ["a"]


async def test_a_subscription_does_not_show_where_it_leads() -> None:
    assert repr(push("https://push.example/secret")) == "PushRow(person='ada')"
