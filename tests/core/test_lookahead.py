"""The luck of imagined futures: the same again, its first draws spread evenly."""

from fractions import Fraction

import pytest

from fiorino.core.lookahead import Luck, spread


def test_shares_lie_evenly_however_many_are_taken() -> None:
    assert [Fraction(spread(number)) for number in range(8)] == [
        Fraction(each, 8) for each in (0, 4, 2, 6, 1, 5, 3, 7)
    ]
    thirds = [spread(number, 3) for number in range(9)]
    assert sorted(thirds) == pytest.approx([each / 9 for each in range(9)])


def test_the_first_draws_of_a_source_lie_evenly_over_futures() -> None:
    first = [Luck(seed, seed, 0.3).share("fato") for seed in range(64)]
    for part in range(8):
        assert sum(part / 8 <= share < (part + 1) / 8 for share in first) == 8


def test_begun_again_it_deals_the_same_to_every_source() -> None:
    luck = Luck(5, 3, 0.3)
    sources = ["fato", "siena", "fato", "fato", "siena"]
    first = [luck.share(source) for source in sources]
    luck.again()
    assert [luck.share(source) for source in sources] == first
    assert len(set(first)) == len(first)
    luck.again()
    assert [luck.share(source) for source in reversed(sources)] != first[::-1]
    assert [Luck(6, 3, 0.3).share("fato") for _ in range(2)] == [first[0]] * 2
