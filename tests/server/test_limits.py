"""How often somebody may do something, on a clock that is moved by hand."""

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.server import refusals
from fiorino.server.limits import (
    CREATE_TABLES,
    PLAY_MESSAGES,
    TOO_MANY,
    WATCH_MESSAGES,
    Bucket,
    Buckets,
    Limiter,
    Limits,
    Rate,
    TooMany,
)


class Hand:
    """A clock that is moved by hand."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


CHECKED = settings(deadline=None, derandomize=True, database=None)
rates = st.builds(Rate, st.integers(1, 300), st.integers(1, 4000))
steps = st.lists(st.floats(0, 50), min_size=1, max_size=150)


# One bucket


def test_the_figures_are_those_of_the_study() -> None:
    figures = [PLAY_MESSAGES, WATCH_MESSAGES, CREATE_TABLES]
    assert figures == [Rate(100, 20), Rate(50, 20), Rate(5, 60)]


@pytest.mark.parametrize("start", [0.0, 1.1, 123456.789, 9e8])
def test_a_player_may_send_a_hundred_messages_at_once_and_not_one_more(start: float) -> None:
    bucket = Bucket(PLAY_MESSAGES, Hand(start))
    assert [bucket.take() for _ in range(101)] == [True] * 100 + [False]


def test_after_the_window_the_bucket_is_full_again_and_no_fuller() -> None:
    clock = Hand()
    bucket = Bucket(Rate(3, 6), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_one_more_is_allowed_each_time_its_share_of_the_window_has_passed() -> None:
    clock = Hand()
    bucket = Bucket(Rate(3, 6), clock)
    assert bucket.take(3)
    clock.now += 1.99
    assert not bucket.take()
    clock.now += 0.01
    assert bucket.take()
    assert not bucket.take()


def test_what_is_refused_is_not_counted() -> None:
    clock = Hand()
    bucket = Bucket(Rate(1, 10), clock)
    assert bucket.take()
    for _ in range(50):
        assert not bucket.take()
    clock.now += 10
    assert bucket.take()


def test_more_than_the_bucket_holds_is_never_allowed() -> None:
    clock = Hand()
    bucket = Bucket(Rate(3, 6), clock)
    assert not bucket.take(4)
    clock.now += 1000
    assert not bucket.take(4)
    assert bucket.take(3)


@CHECKED
@given(rates, steps)
def test_in_no_window_is_more_than_twice_the_rate_allowed(rate: Rate, waits: list[float]) -> None:
    clock, bucket_times = Hand(), []
    bucket = Bucket(rate, clock)
    for wait in waits:
        clock.now += wait
        bucket_times += [clock.now for _ in range(5) if bucket.take()]
    for begin in bucket_times:
        inside = [at for at in bucket_times if begin <= at < begin + rate.seconds]
        assert len(inside) <= 2 * rate.count


@CHECKED
@given(rates, st.integers(1, 60))
def test_who_keeps_to_the_rate_is_never_refused(rate: Rate, count: int) -> None:
    clock = Hand()
    bucket = Bucket(rate, clock)
    for _ in range(count):
        assert bucket.take()
        clock.now += rate.seconds / rate.count


@CHECKED
@given(rates, st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 30)), max_size=100))
def test_a_bucket_among_others_behaves_like_one_alone(
    rate: Rate, comings: list[tuple[str, float]]
) -> None:
    clock = Hand()
    together = Buckets(rate, clock)
    alone = {key: Bucket(rate, clock) for key in "abc"}
    for key, wait in comings:
        clock.now += wait
        assert together.take(key) == alone[key].take()


@CHECKED
@given(rates, steps)
def test_whoever_waits_as_long_as_he_is_told_is_allowed(rate: Rate, waits: list[float]) -> None:
    clock = Hand()
    buckets = Buckets(rate, clock)
    for wait in waits:
        clock.now += wait
        while buckets.take("a"):
            pass
        clock.now += buckets.wait("a") + 1e-6
        assert buckets.take("a")


# Many keys


def test_keys_do_not_count_for_each_other() -> None:
    buckets = Buckets(Rate(1, 10), Hand())
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")


@CHECKED
@given(st.lists(st.tuples(st.integers(0, 500), st.floats(0, 5)), max_size=300))
def test_no_more_keys_are_kept_than_there_is_room_for(comings: list[tuple[int, float]]) -> None:
    clock = Hand()
    buckets = Buckets(Rate(2, 20), clock, most=10)
    for key, wait in comings:
        clock.now += wait
        buckets.take(str(key))
        assert len(buckets) <= 10


def test_where_there_is_no_room_the_longest_quiet_is_forgotten() -> None:
    clock = Hand()
    buckets = Buckets(Rate(2, 1000), clock, most=2)
    buckets.take("a")
    buckets.take("b", 2)
    buckets.take("a")
    buckets.take("c", 2)
    assert not buckets.take("a")
    assert not buckets.take("c")
    assert buckets.take("b")


def test_a_full_bucket_takes_no_room() -> None:
    clock = Hand()
    buckets = Buckets(Rate(2, 20), clock)
    for key in range(50):
        buckets.take(str(key))
    assert len(buckets) == 50
    clock.now += 20
    buckets.take("another")
    assert len(buckets) == 1


def test_whoever_only_asks_takes_no_room() -> None:
    buckets = Buckets(Rate(2, 20), Hand())
    assert buckets.wait("a") == 0.0
    assert len(buckets) == 0


# All limits of a server


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def limiter(clock: Hand) -> Limiter:
    return Limiter(clock=clock)


def repeated(times: int, deed: Callable[[], None]) -> None:
    for _ in range(times):
        deed()


def test_a_sixth_table_within_a_minute_is_refused_with_when_to_come_back(limiter: Limiter) -> None:
    repeated(5, lambda: limiter.check("create_tables", address="192.0.2.1"))
    with pytest.raises(TooMany) as caught:
        limiter.check("create_tables", address="192.0.2.1")
    assert caught.value.status == 429
    assert caught.value.reason == refusals.TOO_MANY_TABLES.said()
    assert caught.value.what_to_do == refusals.TODO_WAIT_SECONDS.said(seconds=12)
    assert caught.value.headers == {"retry-after": "12"}
    limiter.check("create_tables", address="192.0.2.2")


def test_the_wait_is_rounded_up(limiter: Limiter, clock: Hand) -> None:
    repeated(5, lambda: limiter.check("create_tables", address="192.0.2.1"))
    clock.now += 11.5
    with pytest.raises(TooMany) as caught:
        limiter.check("create_tables", address="192.0.2.1")
    assert caught.value.what_to_do.text == "Wait 1 second, and try again."
    clock.now += 1
    limiter.check("create_tables", address="192.0.2.1")


def test_an_ipv6_customer_has_one_bucket_however_many_addresses_he_has(limiter: Limiter) -> None:
    for number in range(5):
        limiter.check("create_tables", address=f"2001:db8:1:2::{number}")
    with pytest.raises(TooMany):
        limiter.check("create_tables", address="2001:db8:1:2:ffff::7")
    limiter.check("create_tables", address="2001:db8:1:3::7")


def test_a_person_is_limited_at_all_addresses_together(limiter: Limiter) -> None:
    for number in range(10):
        limiter.check("chat_lines", person="ginevra", address=f"192.0.2.{number}")
    with pytest.raises(TooMany):
        limiter.check("chat_lines", person="ginevra", address="192.0.2.99")
    limiter.check("chat_lines", person="lorenzo", address="192.0.2.99")


def test_what_is_refused_for_the_person_is_not_counted_for_the_address(limiter: Limiter) -> None:
    repeated(10, lambda: limiter.check("logins", person="ginevra"))
    for _ in range(50):
        with pytest.raises(TooMany):
            limiter.check("logins", person="ginevra", address="192.0.2.1")
    repeated(10, lambda: limiter.check("logins", address="192.0.2.1"))


def test_a_person_called_like_an_address_is_not_that_address(limiter: Limiter) -> None:
    repeated(10, lambda: limiter.check("logins", person="192.0.2.1"))
    limiter.check("logins", address="192.0.2.1")


def test_limits_do_not_count_for_each_other(limiter: Limiter) -> None:
    repeated(5, lambda: limiter.check("create_tables", address="192.0.2.1"))
    limiter.check("joins", address="192.0.2.1")


def test_limits_can_be_set(clock: Hand) -> None:
    limiter = Limiter(Limits(joins=Rate(1, 10)), clock)
    limiter.check("joins", address="192.0.2.1")
    with pytest.raises(TooMany):
        limiter.check("joins", address="192.0.2.1")


def test_each_socket_has_a_bucket_of_its_own(limiter: Limiter) -> None:
    first, second = limiter.socket("watch_messages"), limiter.socket("watch_messages")
    assert [first.take() for _ in range(51)] == [True] * 50 + [False]
    assert second.take()


def test_a_limit_is_for_somebody(limiter: Limiter) -> None:
    with pytest.raises(ValueError, match="an address or a person"):
        limiter.check("joins")


def test_there_is_a_word_for_everything_that_is_limited() -> None:
    assert set(TOO_MANY) == {field.name for field in dataclasses.fields(Limits)}
