"""S32: a table that a seat could not tell from the real one."""

from random import Random

from fiorino.core.flow import Step
from fiorino.core.protocol import Seat
from fiorino.games.siena.components import LORENZETTI
from fiorino.games.siena.rules.charity import DrawSenesi, KeepSenesi
from fiorino.games.siena.rules.inn import ArtistBid, ArtistFirstBid
from fiorino.games.siena.table import SienaTable


def guess(table: SienaTable, seat: Seat, rng: Random) -> SienaTable:
    """Deal anew what this seat has never seen: Senesi of others, and Artists it did not look at."""
    other = table.clone()
    other.offered = None
    _deal_senesi(other, seat, rng)
    _deal_artists(other, seat, rng)
    return other


def _deal_senesi(table: SienaTable, seat: Seat, rng: Random) -> None:
    """All values that the seat does not know are mixed and dealt to the same places."""
    pool: list[int] = [value for value, n in enumerate(table.senesi) for _ in range(n)]
    for owner, kept in enumerate(table.kept):
        if owner != seat:
            pool += kept
    pool += [value for value, owner in table.under if owner != seat]
    for step in table.agenda:
        if _draws_unseen(step, seat):
            assert isinstance(step, DrawSenesi | KeepSenesi)
            pool += step.drawn
    pool.sort()  # where a value came from must not show in what is dealt
    rng.shuffle(pool)
    for owner, kept in enumerate(table.kept):
        if owner != seat:
            table.kept[owner] = tuple([pool.pop() for _ in kept])
    table.under = [(value if owner == seat else pool.pop(), owner) for value, owner in table.under]
    for place, step in enumerate(table.agenda):
        if _draws_unseen(step, seat):
            table.agenda[place] = _redrawn(step, pool)
    table.senesi = [pool.count(value) for value in range(len(table.senesi))]


def _draws_unseen(step: Step[SienaTable], seat: Seat) -> bool:
    if isinstance(step, DrawSenesi):
        return step.drawer != seat
    return isinstance(step, KeepSenesi) and step.seat != seat


def _redrawn(step: Step[SienaTable], pool: list[int]) -> Step[SienaTable]:
    assert isinstance(step, DrawSenesi | KeepSenesi)
    drawn = tuple([pool.pop() for _ in step.drawn])
    if isinstance(step, DrawSenesi):
        return DrawSenesi(step.drawer, drawn, step.left, step.keep)
    if len(set(drawn)) == 1:
        # The real drawer had a choice, or nobody would have been asked; keep it a choice.
        other = next((value for value in pool if value != drawn[0]), drawn[0])
        if other != drawn[0]:
            pool.remove(other)
            pool.append(drawn[-1])
            drawn = (*drawn[:-1], other)
    return KeepSenesi(step.seat, drawn, step.keep)


def _deal_artists(table: SienaTable, seat: Seat, rng: Random) -> None:
    """Artists that the seat has not seen change places, Lorenzetti only as late as he can be."""
    unseen = [
        place
        for place, (_, _, seen) in enumerate(table.engaged)
        if seat < 0 or not seen >> seat & 1
    ]
    pool = [table.engaged[place][1] for place in unseen] + table.artists
    top = table.agenda[-1] if table.agenda else None
    offered = isinstance(top, ArtistFirstBid | ArtistBid) and (seat < 0 or not top.seen >> seat & 1)
    if offered:
        assert isinstance(top, ArtistFirstBid | ArtistBid)
        pool.append(top.artist)
    early = sorted(value for value in pool if value != LORENZETTI)
    rng.shuffle(early)
    late = LORENZETTI in pool
    for place in unseen:
        owner, value, seen = table.engaged[place]
        if value != LORENZETTI:
            table.engaged[place] = (owner, early.pop(), seen)
        else:
            late = False
    left = early + ([LORENZETTI] if late else [])
    if offered:
        assert isinstance(top, ArtistFirstBid | ArtistBid)
        drawn_before = LORENZETTI - len(table.artists) - 1
        choices = [value for value in left if drawn_before >= 5 or value != LORENZETTI]
        artist = choices[rng.randrange(len(choices))]
        left.remove(artist)
        table.agenda[-1] = (
            ArtistFirstBid(top.seat, artist, top.seen)
            if isinstance(top, ArtistFirstBid)
            else ArtistBid(top.seat, artist, top.high, top.holder, top.out, top.seen)
        )
    table.artists = sorted(left)
