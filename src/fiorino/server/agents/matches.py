"""Matches in memory, with agents and bots at them. Everything but the bots runs on one loop."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from fiorino.bots import Bot, find_bot
from fiorino.bots.advice import advise
from fiorino.bots.spec import HOUSE_BOTS, known_spec
from fiorino.core.box import read_box
from fiorino.core.briefing import briefing
from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation, BadOption, IllegalAction, UnknownName
from fiorino.core.match import Match
from fiorino.core.protocol import Action, Json, Seat, Table
from fiorino.core.random import Chance
from fiorino.core.record import Record, find_game, write_record
from fiorino.core.sentences import Sayable
from fiorino.core.wording import did_you_mean, listed
from fiorino.games import GAMES
from fiorino.server.advice import shown
from fiorino.server.agents.messages import Begun, GivenAdvice, GivenAnswer, GivenSeat, NewMatch
from fiorino.server.http.security import Refused, same

AGENT: Final = "agent"
"""Who sits in a seat that answers over the interface."""
MOST_MATCHES: Final = 200
LONGEST_SILENCE: Final = 3600.0
"""Seconds after which an unfinished match that nobody asks for may be dropped for another."""
NO_TOKEN: Final = {"www-authenticate": "Bearer"}
"""The refusal for requests without the right token."""
CHOOSE: Final = "Choose one of the “answers” of the briefing, and send its text or its index."

log: Final = logging.getLogger("fiorino.agents")


class HostedMatch:
    """One match, the bots at it, and the tokens of its agents."""

    def __init__(
        self,
        name: str,
        match: Match,
        players: Sequence[str],
        bots: Mapping[Seat, Bot],
        tokens: Mapping[Seat, str],
    ) -> None:
        self.name: Final = name
        self.match: Final = match
        self.players: Final = tuple(players)
        self.asked_for = 0.0
        """When somebody last asked for this match."""
        self._bots: Final = bots
        self._tokens: Final = tokens
        self._news = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._fault = ""
        self._closed = False

    def begun(self) -> Begun:
        """What the creator of the match is told, once: the tokens."""
        setup = self.match.setup
        seats = [
            GivenSeat(name, player, self._tokens.get(Seat(seat)))
            for seat, (name, player) in enumerate(zip(setup.seat_names, self.players, strict=True))
        ]
        return Begun(self.name, setup.game.name, seats, setup.game.box_warnings(setup.box))

    def seat_of(self, token: str) -> Seat:
        """The seat that a token opens."""
        for seat, secret in self._tokens.items():
            if same(secret, token):
                return seat
        raise Refused(
            401,
            "The token opens no seat of this match.",
            "Send the token that POST /matches gave for your seat, as “Authorization: Bearer …”.",
            headers=NO_TOKEN,
        )

    async def wait(self, seat: Seat, seconds: float) -> None:
        """Wait until the seat is asked or the match is over, at most this many seconds."""
        try:
            async with asyncio.timeout(seconds):
                while not self._is_ready(seat):
                    await self._news.wait()
        except TimeoutError:
            return

    def briefing(self, seat: Seat) -> dict[str, Json]:
        self._check_that_it_goes_on()
        return briefing(self.match, seat, self.players)

    async def advice(self, seat: Seat, about: str | None) -> GivenAdvice:
        """The best answers of a seat that is asked, and the one that it asks about."""
        self._check_that_it_goes_on()
        self._check_that_it_is_asked(seat)
        match, version = self.match, len(self.match.log)
        decision = Decision(match.setup, match.table.clone())
        action = None
        if about is not None:
            action = self._read(match.table, GivenAnswer(version, about))
            if action not in decision.options:
                reason = f"“{about[:60]}” is not among the answers now."
                raise self._refusal(422, reason, CHOOSE, decision.rule)
        assert match.chance is not None
        rng = Random(f"{match.chance.seed}/advice/{version}")
        advice = await asyncio.to_thread(advise, decision, rng, action)
        return GivenAdvice(version, shown(advice, decision))

    def record(self) -> str:
        """The finished match as a file."""
        if not self.match.is_over:
            raise Refused(
                409,
                "The match is not over; its record tells everything, draws and secrets included.",
                "Ask again when the briefing says that it is over.",
            )
        return write_record(Record(self.match, self.players))

    def answer(self, seat: Seat, given: GivenAnswer) -> None:
        """Play the answer of a seat, unless it is a repeat of one that was played."""
        match = self.match
        self._check_that_it_goes_on()
        if self._is_repeat(seat, given):
            return
        if not match.is_over and given.version != len(match.log):
            raise Refused(
                409,
                f"The answer is for version {given.version}; the match is at version"
                f" {len(match.log)}.",
                "GET the briefing, and answer with its version.",
            )
        self._check_that_it_is_asked(seat)
        action = self._read(match.table, given)
        try:
            match.play(seat, action)
        except IllegalAction as fault:
            reason = fault.said._replace(text=f"Not allowed: {fault.reason}.")
            raise self._refusal(422, reason, CHOOSE, fault.rule) from None
        self._tell()
        self.go_on()

    def go_on(self) -> None:
        """Let the bots answer, where they are asked."""
        if self._thinking is None and self.match.table.seat() in self._bots:
            self._thinking = asyncio.get_running_loop().create_task(self._let_bots_answer())

    def close(self) -> None:
        """Release everybody who is waiting here."""
        self._closed = True
        if self._thinking is not None:
            self._thinking.cancel()
        self._tell()

    async def _let_bots_answer(self) -> None:
        match = self.match
        try:
            while (decision := match.decision()) is not None and decision.seat in self._bots:
                bot = self._bots[decision.seat]
                match.play(decision.seat, await asyncio.to_thread(bot.answer, decision))
        except Exception:
            player = self.players[match.table.seat()]
            self._fault = f"The bot {player} has failed."
            log.exception("The bot %s has failed in match %s.", player, self.name)
        finally:
            self._thinking = None
            self._tell()

    def _is_ready(self, seat: Seat) -> bool:
        return (
            self._closed
            or self._fault != ""
            or self.match.is_over
            or self.match.table.seat() == seat
        )

    def _tell(self) -> None:
        """Wake everybody who is waiting."""
        self._news.set()
        self._news = asyncio.Event()

    def _is_repeat(self, seat: Seat, given: GivenAnswer) -> bool:
        """Whether this very answer was already played, according to the log."""
        entries = self.match.log
        if given.version >= len(entries) or entries[given.version].seat != seat:
            return False
        try:
            meant = self._read(self.match.at(given.version), given)
        except Refused:
            return False
        return meant == entries[given.version].action

    def _read(self, table: Table, given: GivenAnswer) -> Action:
        """The action that an answer to this table means."""
        notation = self.match.setup.game.notation(self.match.setup)
        if given.index is not None and given.answer is None:
            if given.index >= notation.size:
                reason = f"Indexes go from 0 to {notation.size - 1}."
                raise self._refusal(422, reason, CHOOSE, table.rule())
            return notation.actions[given.index]
        if given.answer is None or given.index is not None:
            raise Refused(
                422, "An answer has a text or an index.", "Send either “answer” or “index”."
            )
        try:
            return notation.read(given.answer, table.options())
        except BadNotation as fault:
            raise self._refusal(422, fault.said, CHOOSE, table.rule()) from None

    def _refusal(self, status: int, reason: Sayable, what_to_do: Sayable, rule: str) -> Refused:
        """A refusal by a rule, with its sentence."""
        known = self.match.setup.game.rulebook().rules.get(rule)
        return Refused(status, reason, what_to_do, rule, known.text if known else None)

    def _check_that_it_is_asked(self, seat: Seat) -> None:
        table, name = self.match.table, self.match.setup.seat_name
        if self.match.is_over:
            raise Refused(409, "The match is over.", "GET the briefing; it has the result.")
        if table.seat() != seat:
            raise self._refusal(
                409,
                f"It is for {name(table.seat())} to answer, not for {name(seat)}.",
                "GET the briefing with ?wait=30 until you are asked.",
                table.rule(),
            )

    def _check_that_it_goes_on(self) -> None:
        if self._fault:
            raise Refused(500, self._fault, "This match cannot go on; begin another.")


class Matches:
    """All matches of a server."""

    def __init__(
        self, most: int = MOST_MATCHES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.hosted: Final[dict[str, HostedMatch]] = {}
        """By name, the oldest first."""
        self._most: Final = most
        self._clock: Final = clock

    async def begin(self, new: NewMatch) -> HostedMatch:
        """Set up a new match and start it."""
        self._one_to_drop()
        hosted = await asyncio.to_thread(_new_match, new)
        dropped = self._one_to_drop()
        if dropped is not None:
            dropped.close()
            del self.hosted[dropped.name]
        hosted.asked_for = self._clock()
        self.hosted[hosted.name] = hosted
        hosted.go_on()
        return hosted

    def find(self, name: str) -> HostedMatch:
        if name not in self.hosted:
            raise Refused(
                404, "There is no such match.", "Begin one with POST /matches; finished ones go."
            )
        hosted = self.hosted[name]
        hosted.asked_for = self._clock()
        return hosted

    def close(self) -> None:
        """End all waiting and thinking."""
        for hosted in self.hosted.values():
            hosted.close()

    def _one_to_drop(self) -> HostedMatch | None:
        """The match to drop for room: the oldest finished one, or one abandoned long ago."""
        if len(self.hosted) < self._most:
            return None
        for hosted in self.hosted.values():
            if hosted.match.is_over:
                return hosted
        quietest = min(self.hosted.values(), key=lambda hosted: hosted.asked_for)
        if self._clock() - quietest.asked_for > LONGEST_SILENCE:
            return quietest
        raise Refused(
            503,
            f"There are {self._most} matches, and none of them is over.",
            "Finish one, or try again later.",
        )


def _new_match(new: NewMatch) -> HostedMatch:
    """A match as requested; a faulty request is refused."""
    game = find_game(new.game, GAMES)
    known = [AGENT, *HOUSE_BOTS]
    for player in new.seats:
        spec = known_spec(player)
        if player != AGENT and (spec is None or not spec.fits(game)):
            raise UnknownName(
                f"Nobody is called “{player[:40]}”; a seat is for {listed(known)}."
                + did_you_mean(player, known)
            )
    if AGENT not in new.seats:
        raise BadOption("At least one seat must be for an agent; bots alone play with: simulate.")
    if new.players not in (None, len(new.seats)):
        raise BadOption(f"The match is for {new.players}, and {len(new.seats)} seats are named.")
    box = None if new.box is None else read_box(new.box)
    setup = game.setup(len(new.seats), new.options, box)
    seed = secrets.token_hex(16) if new.seed is None else str(new.seed)
    match = Match(setup, Chance(seed))
    seated = [(Seat(seat), player) for seat, player in enumerate(new.seats)]
    return HostedMatch(
        secrets.token_urlsafe(12),
        match,
        new.seats,
        {
            seat: find_bot(player)(Random(f"{seed}/{seat}"))
            for seat, player in seated
            if player != AGENT
        },
        {seat: secrets.token_urlsafe(24) for seat, player in seated if player == AGENT},
    )
