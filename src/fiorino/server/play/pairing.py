"""Pairing strangers: people who wait for the same match play together, the longest waiting first.

Every wait is a row in the database, so people find each other across processes. A page that
leaves ends its wait; a process that dies goes silent, and its waits soon expire.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.core.errors import BadOption, FiorinoError
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.people.ratings import Rating
from fiorino.server.play import messages as say
from fiorino.server.play.new_table import OPEN, Wishes, new_table
from fiorino.server.play.notices import Sought
from fiorino.server.play.presets import preset
from fiorino.server.play.table_messages import Waiting
from fiorino.server.storage.rows import MatchRow, PersonRow, SeatRow, WaitingRow
from fiorino.server.storage.store import Store

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Viewer

REPEAT: Final = 5.0
"""Seconds after which a process renews its waits, and checks whether others have paired them."""
GONE: Final = 6 * REPEAT
"""Seconds of silence after which a wait expires."""
MOST_TRIED: Final = 24
"""How many who fit the longest waiting are considered for a group of three or more."""

log: Final = logging.getLogger("fiorino.lobby")
_chance: Final = SystemRandom()


@dataclass(frozen=True)
class Seeker:
    """A page of this process that waits."""

    page: "Viewer"
    asked: str
    """The id of its message."""


class Pairing:
    """Knows who waits at this process, and finds others for them."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby: Final = lobby
        self._seekers: Final[dict[str, Seeker]] = {}
        self._repeating: asyncio.Task[None] | None = None

    async def seek(self, page: "Viewer", person: str, wanted: say.Seek) -> say.Seeking:
        """Start a wait, and check at once whether somebody fits."""
        lobby = self._lobby
        lobby.limits.check("seeks", person=person)
        game = find_game(wanted.game, GAMES)
        if wanted.players not in game.players:
            raise BadOption(refusals.NO_SUCH_PLAYERS, players=wanted.players)
        preset(wanted.pace)
        known = await lobby.store.rating(person, game.name, wanted.players)
        rating = Rating() if known is None else Rating(known.mu, known.sigma, known.matches)
        row = WaitingRow(
            person=person,
            id=secrets.token_urlsafe(9),
            game=game.name,
            pace=wanted.pace,
            players=wanted.players,
            rated=wanted.rated,
            rating=rating.shown,
            window=wanted.window,
            nonce=wanted.nonce or None,
            since=lobby.now(),
            seen_at=lobby.now(),
        )
        self._drop(page)
        await lobby.store.wait(row)
        self._seekers[row.id] = Seeker(page, wanted.id)
        if self._repeating is None:
            self._repeating = asyncio.ensure_future(self._repeat())
        lobby.keep(asyncio.ensure_future(self._look()))
        return say.Seeking(id=wanted.id)

    async def unseek(self, page: "Viewer") -> None:
        """End the wait of a page; if it was paired in the meantime, tell it."""
        for id in [id for id, seeker in self._seekers.items() if seeker.page is page]:
            seeker = self._seekers.pop(id)
            for row in await self._lobby.store.end_waits([id]):
                if row.match is not None:
                    page.send(say.Paired(id=seeker.asked, match=row.match))
        self._changed()

    def leave(self, page: "Viewer") -> None:
        """End the wait of a page that has disconnected."""
        if any(seeker.page is page for seeker in self._seekers.values()):
            self._lobby.keep(asyncio.ensure_future(self.unseek(page)))

    def _drop(self, page: "Viewer") -> None:
        """Drop the old wait of a page that asks for something else; its row is overwritten."""
        for id in [id for id, seeker in self._seekers.items() if seeker.page is page]:
            del self._seekers[id]

    def hear(self) -> None:
        """React to a change at another process: somebody of ours may have been paired."""
        if self._seekers:
            self._lobby.keep(asyncio.ensure_future(self._tell_found()))

    def close(self) -> None:
        """End all waits here."""
        if self._repeating is not None:
            self._repeating.cancel()

    def _changed(self) -> None:
        self._lobby.bus.publish(Sought())
        self._lobby.open_tables.refresh()

    # Finding

    async def _look(self) -> None:
        """Pair all who fit, and tell those of this process."""
        while True:
            since = self._lobby.now() - GONE
            row = await self._lobby.store.pair(since, self._table)
            if row is None:
                break
            await self._lobby.room(row.id)  # which begins, since every seat is taken
            self._changed()
        self._changed()
        await self._tell_found()

    def _table(
        self, rows: Sequence[WaitingRow], apart: frozenset[tuple[str, str]]
    ) -> tuple[Sequence[WaitingRow], MatchRow, Sequence[SeatRow]] | None:
        """The first group that fits, and the rows of its table."""
        group = fitting(rows, apart)
        if group is None:
            return None
        first, seated = group[0], list(group)
        _chance.shuffle(seated)
        wishes = Wishes(
            first.game,
            [OPEN] * first.players,
            listed=True,
            rated=first.rated,
            clock=preset(first.pace),
            hints=False,
        )
        owner = PersonRow(id=first.person, name="", created_at=0.0)
        row, seats = new_table(owner, wishes, self._lobby.now())
        filled = [
            msgspec.structs.replace(seat, kind="person", person=who.person, nonce=who.nonce)
            for seat, who in zip(seats, seated, strict=True)
        ]
        return group, row, filled

    async def _tell_found(self) -> None:
        """Tell the pages of this process that were paired, or whose wait another page took over."""
        ids = list(self._seekers)
        if not ids:
            return
        known = await self._lobby.store.still_waiting(ids, self._lobby.now())
        found = [id for id in ids if id not in known or known[id].match is not None]
        for id in found:
            seeker = self._seekers.pop(id, None)
            if seeker is None:
                continue
            match = known[id].match if id in known else None
            seeker.page.send(
                say.refused(seeker.asked, None, refusals.WAITING_ELSEWHERE, refusals.TODO_TRY_AGAIN)
                if match is None
                else say.Paired(id=seeker.asked, match=match)
            )
        if found:
            await self._lobby.store.end_waits(found)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            try:
                await self._tell_found()
            except FiorinoError as fault:
                log.warning("who waits could not be read: %s", fault)


def fitting(
    rows: Sequence[WaitingRow], apart: frozenset[tuple[str, str]]
) -> Sequence[WaitingRow] | None:
    """The first people who want the same match and may meet, in the number they want."""
    for number, first in enumerate(rows):
        others = [other for other in rows[number + 1 :] if _fit(first, other, apart)]
        found = _group([first], others[:MOST_TRIED] if first.players > 2 else others, apart)
        if found is not None:
            return found
    return None


def _group(
    group: list[WaitingRow], others: Sequence[WaitingRow], apart: frozenset[tuple[str, str]]
) -> list[WaitingRow] | None:
    """A group completed by others who all fit it."""
    if len(group) == group[0].players:
        return group
    for number, other in enumerate(others):
        rest = [one for one in others[number + 1 :] if _fit(other, one, apart)]
        found = _group([*group, other], rest, apart)
        if found is not None:
            return found
    return None


def _fit(one: WaitingRow, other: WaitingRow, apart: frozenset[tuple[str, str]]) -> bool:
    """Whether two want the same match, are close enough in strength, and have no block."""
    if (one.game, one.pace, one.players, one.rated) != (
        other.game,
        other.pace,
        other.players,
        other.rated,
    ):
        return False
    gap = abs(one.rating - other.rating)
    if any(row.window is not None and gap > row.window for row in (one, other)):
        return False
    return not {(one.person, other.person), (other.person, one.person)} & apart


async def waiting_told(store: Store, now: float) -> list[Waiting]:
    """How many people wait for which match, as the lobby shows it."""
    rows = await store.waiting(now - GONE)
    counted = Counter((row.game, row.pace, row.players, row.rated) for row in rows)
    return [Waiting(*wanted, people) for wanted, people in counted.items()]
