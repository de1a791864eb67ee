"""One block of a tournament: the same deal, with the bots in every rotation of the seats.

The draws of a deal come from one stream per source, so all bots get the same luck. A block depends
only on the plan, its line-up and its deal: it is the same wherever and whenever it is played.
"""

from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from time import perf_counter
from typing import Final, Protocol

from fiorino.arena.bot_process import (
    LOADING_SECONDS,
    BotTrouble,
    Rules,
    Trouble,
    process_of,
)
from fiorino.arena.plan import Block, Faults, Job, Plan, Played, files_of, names_of, seated
from fiorino.arena.times import times_of
from fiorino.bots import Bot, BotFile, find_bot
from fiorino.bots.greedy import best_answer
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, Action
from fiorino.core.random import Chance
from fiorino.core.record import Record, write_record

MOST_FAULTS: Final = 3
"""A bot that fails so often in one match is out of it."""


def play_block(plan: Plan, deal: int, line_up: int = 0) -> tuple[Played, ...]:
    """The matches of a deal, with the current bot files."""
    return play_job(Job(plan, files_of(plan), line_up, deal)).matches


def play_job(job: Job) -> Block:
    """Play a block."""
    setup = job.plan.setup()
    turns = range(job.plan.seats)
    return Block(job.line_up, job.deal, tuple(_play(job, setup, turn) for turn in turns))


class Player(Protocol):
    """The player for one place of the line-up in one match."""

    seconds: list[float]
    """How long each answer took."""

    def answer(self, decision: Decision) -> Action: ...

    def faults(self) -> Faults: ...


class OwnPlayer:
    """A built-in bot; it runs in this process, and its faults are ours."""

    def __init__(self, bot: Bot) -> None:
        self.seconds: list[float] = []
        self._bot: Final = bot

    def answer(self, decision: Decision) -> Action:
        began = perf_counter()
        answer = self._bot.answer(decision)
        self.seconds.append(perf_counter() - began)
        return answer

    def faults(self) -> Faults:
        return Faults()


class FilePlayer:
    """A bot file: if it fails, the rules of thumb answer, and after three failures for good."""

    def __init__(self, file: BotFile, rules: Rules, match: str, place: int, limit: float) -> None:
        self.seconds: list[float] = []
        self._process: Final = process_of(file)
        self._rules: Final = asdict(rules)
        self._match: Final = match
        self._place: Final = place
        self._limit: Final = limit
        self._sits_in = 0
        """The process it sits in, by number of the start; 0 for none."""
        self._answers = 0
        self._troubles: list[BotTrouble] = []

    def answer(self, decision: Decision) -> Action:
        self._answers += 1
        dealt = Random(f"{self._match}/{self._place}/{self._answers}")
        if len(self._troubles) < MOST_FAULTS:
            try:
                return self._ask(decision, dealt)
            except BotTrouble as trouble:
                self._troubles.append(trouble)
                if trouble.kind == Trouble.LATE:
                    self.seconds.append(self._limit)
        return best_answer(decision.setup.game.heuristics(), decision.guess(dealt))

    def _ask(self, decision: Decision, dealt: Random) -> Action:
        who: dict[str, object] = {"match": self._match, "place": self._place}
        if self._sits_in != self._process.starts or not self._process.is_running:
            dice = dice_of(self._match, self._place)
            self._process.ask(who | {"dice": dice}, LOADING_SECONDS)
            self._sits_in = self._process.starts
        table = decision.setup.game.encode(decision.guess(dealt))
        question = who | {"rules": self._rules, "table": table}
        reply = self._process.ask(question, self._limit)
        self.seconds.append(reply["seconds"])
        return decision.find(reply["answer"])

    def faults(self) -> Faults:
        kinds = [trouble.kind for trouble in self._troubles]
        return Faults(
            errors=kinds.count(Trouble.ERROR),
            illegal=kinds.count(Trouble.ILLEGAL),
            late=kinds.count(Trouble.LATE),
            forfeits=int(len(kinds) == MOST_FAULTS),
            said=self._troubles[0].said if self._troubles else "",
        )


def dice_of(match: str, place: int) -> str:
    """The seed of a bot's own randomness."""
    return f"{match}/{place}"


def _player(job: Job, place: int, match: str) -> Player:
    plan = job.plan
    bot = plan.line_ups[job.line_up][place]
    file = job.files[bot]
    if file is None:
        return OwnPlayer(find_bot(plan.bots[bot])(Random(dice_of(match, place))))
    rules = Rules(plan.game, plan.seats, plan.options, plan.box)
    return FilePlayer(file, rules, match, place, plan.limit)


def _play(job: Job, setup: Setup, turn: int) -> Played:
    plan = job.plan
    count = plan.seats
    match = Match(setup, Chance(f"{plan.seed}/{job.deal}"))
    name = f"{plan.seed}/{job.deal}/{turn}"
    players = [_player(job, place, name) for place in range(count)]
    places = seated(count, turn)
    options = 0
    while (decision := match.decision()) is not None:
        options += len(decision.options)
        match.play(decision.seat, players[places[decision.seat]].answer(decision))
    result = match.result
    assert result is not None
    facts = setup.game.statistics().facts(match.table, [event for _, event in match.story()])
    faults = [player.faults() for player in players]
    scores = [0] * count
    for seat, place in enumerate(places):
        scores[place] = result.scores[seat]
    return Played(
        scores=tuple(scores),
        shares=_shares(scores, [places[seat] for seat in result.winners], faults),
        decisions=sum(entry.seat != CHANCE for entry in match.log),
        options=options,
        facts=tuple(facts.items()),
        faults=tuple(faults) if any(fault.count for fault in faults) else (),
        times=tuple(times_of(player.seconds, plan.limit) for player in players),
        record=_record(job, match, places) if job.wants_records else "",
    )


def _record(job: Job, match: Match, places: Sequence[int]) -> str:
    """The match as a file, with the bots by the names that the tables give them."""
    names = names_of(job.plan, job.line_up)
    return write_record(Record(match, tuple(names[place] for place in places)))


def _shares(
    scores: Sequence[int], winners: Sequence[int], faults: Sequence[Faults]
) -> tuple[float, ...]:
    """The shares of the win: a bot that is out gets none, unless all are; the next best gets it."""
    staying = [place for place, fault in enumerate(faults) if not fault.forfeits]
    if staying and not set(winners) <= set(staying):
        best = max(scores[place] for place in staying)
        winners = [place for place in winners if place in staying] or [
            place for place in staying if scores[place] == best
        ]
    return tuple(1 / len(winners) if place in winners else 0.0 for place in range(len(scores)))
