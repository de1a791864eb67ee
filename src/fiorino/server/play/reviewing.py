"""The review of a finished match: computed once in the server's workers, and stored.

A few decisions at a time go to the processes that think for bots, one match after the other, so
that running matches never wait long. The review can be read while it grows.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.bots.review import QUICK, Account, Reviewed, accounts, judge_of, turning_points
from fiorino.core.advice import AdvisedAnswer, Unit
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.server import refusals
from fiorino.server.advice import DIGITS, AdviceShown
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import ANSWER
from fiorino.server.play.review_messages import DecisionReviewed, MatchReviewed, SeatReviewed
from fiorino.server.storage.errors import StorageError
from fiorino.server.thinking.requests import Given, Position, Weigh

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Room

AT_ONCE: Final = 4
"""Decisions in one batch for a process, which bounds how long a bot waits behind it."""
MOST_KEPT: Final = 64
"""The most reviews that a process keeps in memory, while computing them or if unstored."""
MOST_POINTS: Final = 8
"""The number of turning points to mark."""

log: Final = logging.getLogger("fiorino.reviews")


class Review:
    """The review of one match, as far as it has got."""

    def __init__(self, live: Live) -> None:
        self.match: Final[Match] = live.match
        self.versions: Final = versions_of(live)
        """By the number of an entry: the version of the match after it."""
        self.numbers: Final = [
            number for number, entry in enumerate(live.match.log, 1) if entry.seat != CHANCE
        ]
        self.decisions: Final[list[Reviewed]] = []
        self.has_failed = False

    @property
    def is_done(self) -> bool:
        return len(self.decisions) == len(self.numbers)

    def add(self, number: int, advice: AdviceShown) -> None:
        """Record what the decision of an entry was worth."""
        match = self.match
        decision = Decision(match.setup, match.at(number - 1))
        answers = [
            AdvisedAnswer(decision.find(each.answer), each.worth, each.gives_away, ())
            for each in advice.answers
        ]
        action = match.log[number - 1].action
        self.decisions.append(Reviewed(number, decision, action, Unit(advice.unit), answers))

    def told(self) -> MatchReviewed:
        """As it is sent and stored."""
        match, decisions = self.match, self.decisions
        names = match.setup.seat_names
        points = turning_points(decisions, MOST_POINTS) if self.is_done else []
        seats = accounts(match, decisions) if self.is_done else []
        return MatchReviewed(
            done=len(decisions),
            of=len(self.numbers),
            failed=self.has_failed,
            unit=decisions[0].unit.value if decisions else None,
            decisions=[self._decision(each) for each in decisions],
            points=[self.versions[each.number] for each in points],
            seats=[_seat(names, each) for each in seats],
        )

    def _decision(self, each: Reviewed) -> DecisionReviewed:
        write = each.decision.notation.write
        return DecisionReviewed(
            self.versions[each.number],
            self.match.setup.seat_names[each.seat],
            write(each.action),
            each.given.worth,
            each.given.gives_away,
            write(each.best.action),
            each.best.worth,
        )


def _seat(names: tuple[str, ...], each: Account) -> SeatReviewed:
    return SeatReviewed(
        names[each.seat],
        round(each.began, DIGITS),
        round(each.gave_away, DIGITS),
        round(each.came, DIGITS),
        None if each.luck is None else round(each.luck, DIGITS),
        round(each.ended, DIGITS),
    )


class Reviews:
    """The reviews of matches: those that this process is computing, and those stored."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby: Final = lobby
        self._known: Final[OrderedDict[str, Review]] = OrderedDict()
        self._turn: Final = asyncio.Lock()

    async def found(self, room: "Room") -> MatchReviewed | None:
        """The review of a match that was played to its end; None if it has yet to be begun."""
        if room.row.status != "over":
            raise FiorinoError(refusals.REVIEW_WHEN_OVER)
        if not room.live.match.is_over:
            raise FiorinoError(refusals.REVIEW_UNFINISHED)
        known = self._begun(room)
        return await self._stored(room) if known is None else known.told()

    def begin(self, room: "Room") -> MatchReviewed:
        """Begin the review of a match, unless somebody has just done so."""
        known = self._begun(room)
        if known is None:
            known = self._known[room.id] = Review(room.live)
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
            self._lobby.keep(asyncio.ensure_future(self._think(room, known)))
        return known.told()

    def _begun(self, room: "Room") -> Review | None:
        known = self._known.get(room.id)
        if known is None or known.has_failed:
            return None
        self._known.move_to_end(room.id)
        return known

    async def _stored(self, room: "Room") -> MatchReviewed | None:
        told = await self._lobby.store.review(room.id, judge_of(room.live.setup.game))
        try:
            return None if told is None else msgspec.json.decode(told, type=MatchReviewed)
        except msgspec.ValidationError:  # written by a version with another format
            return None

    async def _think(self, room: "Room", found: Review) -> None:
        async with self._turn:
            try:
                for first in range(0, len(found.numbers), AT_ONCE):
                    await self._weigh(room, found, found.numbers[first : first + AT_ONCE])
            except FiorinoError as fault:
                found.has_failed = True
                log.warning("the review of match %s was given up: %s", room.id, fault)
                return
        try:
            await self._keep(room, found)
        except StorageError as fault:
            log.warning("the review of match %s could not be stored: %s", room.id, fault)

    async def _keep(self, room: "Room", found: Review) -> None:
        told = msgspec.json.encode(found.told()).decode()
        await self._lobby.store.keep_review(room.id, judge_of(room.live.setup.game), told)
        if self._known.get(room.id) is found:
            del self._known[room.id]

    async def _weigh(self, room: "Room", found: Review, numbers: Sequence[int]) -> None:
        live, match = room.live, found.match
        given = tuple(
            Given(
                _position(room, live.state(match.at(number - 1))),
                number,
                live.notation.write(match.log[number - 1].action),
            )
            for number in numbers
        )
        weighed = await self._lobby.bot_pool.weigh(Weigh(given, QUICK))
        for number, advice in zip(numbers, weighed.advice, strict=True):
            found.add(number, advice)


def _position(room: "Room", state: str) -> Position:
    row = room.row
    return Position(
        game=row.game,
        players=row.players,
        options=tuple(msgspec.json.decode(row.options, type=dict[str, str]).items()),
        box=row.box,
        rules=room.live.setup.rules,
        state=state,
    )


def versions_of(live: Live) -> dict[int, int]:
    """The log line of each entry, by the number of the entry, from 1."""
    found: dict[int, int] = {}
    count = 0
    for line in live.lines:
        if line.row.seq <= live.base:
            continue
        count -= line.undoes
        added = len(json.loads(line.row.chance)) + (line.row.kind == ANSWER)
        for number in range(count + 1, count + added + 1):
            found[number] = line.row.seq
        count += added
    return found
