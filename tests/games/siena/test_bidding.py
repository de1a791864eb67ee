"""The auction that goes on, as orders that are left for it see it."""

from random import Random

from fiorino.core.codec import Reader
from fiorino.core.errors import BadPosition
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA

from .tables import Playing, seat
from .test_s24_artists import opened


def test_the_least_bid_and_the_pass_are_legal_wherever_there_is_an_auction() -> None:
    seen = set()
    for seed in range(6):
        match, rng = Match(SIENA.setup(3), Chance(str(seed))), Random(seed)
        while not match.is_over:
            table = match.table
            auction = SIENA.auctions().current(table)
            assert (auction is not None) == (table.question() in ("opening-bid", "star-bid"))
            if auction is not None:
                options = table.options()
                assert auction.least in options
                assert auction.passing in options
                notation = SIENA.notation(match.setup)
                texts = [notation.write(option) for option in options]
                bids = [int(text.split()[1]) for text in texts if text.startswith("bid")]
                assert auction.coins == min(bids)
                seen.add(table.question())
            match.play(table.seat(), rng.choice(table.options()))
    assert seen == {"opening-bid", "star-bid"}


def test_two_auctions_never_have_the_same_name() -> None:
    for seed in range(20):
        match, rng = Match(SIENA.setup(4), Chance(str(seed))), Random(seed)
        over: set[str] = set()
        current = None
        while not match.is_over:
            auction = SIENA.auctions().current(match.table)
            name = None if auction is None else auction.name
            if name != current and current is not None:
                over.add(current)
            assert name not in over
            current = name
            match.play(match.table.seat(), rng.choice(match.table.options()))


def test_s24_8_the_least_bid_for_an_artist_is_that_of_the_bidders_rank() -> None:
    playing: Playing = opened({"orange": seat(40)}).play("bid 15")
    auction = SIENA.auctions().current(playing.table)
    assert auction is not None
    assert (auction.name, auction.coins) == ("Artist 1", 20)
    assert auction.least in playing.table.options()


def test_s24_8_above_999_the_least_bid_is_beyond_every_order() -> None:
    seats = {"blue": seat(2000, "banker", place="inn"), "orange": seat(2000, hand=["inn"])}
    bid = {"step": "artist-bid", "seat": "orange", "artist": 5, "high": 998, "holder": "blue",
           "out": [], "seen": ["blue"]}  # fmt: skip
    reader = Reader({"seats": seats, "agenda": [bid]}, "the table", BadPosition)
    table = SIENA.decode(reader, SIENA.setup(2))
    auction = SIENA.auctions().current(table)
    assert auction is not None
    assert auction.coins == 998 + 5
    assert auction.passing in table.options()


def test_a_game_without_auctions_has_none() -> None:
    match = Match(MEDICI_VS_STROZZI.setup(), Chance("1"))
    assert MEDICI_VS_STROZZI.auctions().current(match.table) is None
