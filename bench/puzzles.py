"""Mines puzzles: `python -m bench.puzzles mine GAME`, then `… pack GAME`.

Mining plays matches and keeps the decisions that have one clearly best answer. A first look finds
them; a deeper one, with other luck, confirms that every other legal answer is worse. Each match is
a line of `build/puzzles/GAME.jsonl`, so mining can be interrupted and resumed.
"""

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, Protocol

import click

from fiorino.bots import find_bot
from fiorino.core.advice import Unit
from fiorino.core.codec import Reader
from fiorino.core.decision import Decision
from fiorino.core.errors import BadPosition
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import Action, Reason, Table
from fiorino.core.random import Chance
from fiorino.core.record import find_game, read_position, write_position
from fiorino.core.search import Arm, Budget, Search
from fiorino.core.strength import Level, Limit
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.master.search import Sight
from fiorino.games.medici_vs_strozzi.master.strength import MediciStrength, Mind
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice
from fiorino.games.siena import SIENA
from fiorino.games.siena.lookahead import SienaLookahead
from fiorino.games.siena.master.strength import SienaStrength
from fiorino.games.siena.reasons import why
from fiorino.games.siena.table import SienaTable

ROOT: Final = Path(__file__).parents[1]
BUILD: Final = ROOT / "build" / "puzzles"
ENDGAMES: Final = ROOT / "tests" / "fixtures" / "medici_endgames.json.gz"
MOST_OF_A_MATCH: Final = 4
TRIES: Final = 6
"""How often each weaker level tries a puzzle; their share of right answers is its difficulty."""

DIFFICULTIES: Final = ("easy", "medium", "hard")

Worths = dict[str, float]
"""What every answer is worth, by its text."""


class Mine(Protocol):
    """What a game provides: tables from play, the worth of their answers, and the reasons."""

    UNIT: Unit

    def tables(self, number: int) -> Iterator[tuple[Setup, Table, Worths | None]]:
        """Promising tables of a match, with their worths if they are known exactly."""

    def worths(self, decision: Decision, seed: str) -> Worths | None:
        """The worth of every answer by a deep search; None if none is clearly the best."""

    def reasons(self, decision: Decision, best: Action) -> Sequence[Reason]:
        """What speaks for the best answer."""


def gap(worths: Worths) -> float:
    """By how much the best answer is better than the next."""
    first, second = sorted(worths.values(), reverse=True)[:2]
    return first - second


class MediciMine:
    """Endings that were solved exactly, and matches of `master` with players who err.

    A price is never asked for: the next coin is always nearly as good.
    """

    UNIT = Unit.COINS
    CLEAR: Final = 4.0
    """How many coins better the best answer must be."""
    FIRST: Final = Sight()
    DEEP: Final = Sight(loads=9, within=99.0, triples=4000, solved=5, budget=20_000, tiles=40)

    def __init__(self) -> None:
        self.setup: Final = MEDICI_VS_STROZZI.setup()
        strength = self.setup.game.strength(self.setup)
        assert isinstance(strength, MediciStrength)
        self.strength: Final = strength

    def tables(self, number: int) -> Iterator[tuple[Setup, Table, Worths | None]]:
        if number == 0:
            yield from self._solved()
            return
        bots = ["master", ("easy", "normal", "hard")[number % 3]]
        for table in played(self.setup, bots[:: 1 if number % 2 else -1], f"puzzles/{number}"):
            decision = Decision(self.setup, table)
            if isinstance(table.agenda[-1], NamePrice):  # type: ignore[attr-defined]
                continue
            if gap(self._judged(decision, self.FIRST)) >= self.CLEAR:
                yield self.setup, table, None

    def _solved(self) -> Iterator[tuple[Setup, Table, Worths | None]]:
        game = self.setup.game
        for kept in json.loads(gzip.decompress(ENDGAMES.read_bytes()))["decisions"]:
            worths = kept["worths"]
            if "take" in worths or gap(worths) < self.CLEAR:
                continue
            reader = Reader(kept["table"], "the decision", BadPosition)
            table = game.decode(reader, self.setup)
            seat = table.seat()
            cash = table.money[seat] - table.money[1 - seat]  # type: ignore[attr-defined]
            yield self.setup, table, {answer: worth + cash for answer, worth in worths.items()}

    def _judged(self, decision: Decision, sight: Sight) -> Worths:
        judged = self.strength.study(decision, Mind(sight), Random(1)).judged
        return {decision.notation.write(each.action): each.worth for each in judged}

    def worths(self, decision: Decision, seed: str) -> Worths | None:
        worths = self._judged(decision, self.DEEP)
        return worths if gap(worths) >= self.CLEAR else None

    def reasons(self, decision: Decision, best: Action) -> Sequence[Reason]:
        return self.strength.study(decision, Mind(self.DEEP), Random(1), best).why(best)


class EveryAnswer(SienaLookahead):
    """Compares every legal answer, even those that a sensible player would not consider."""

    def contenders(self, table: Table) -> list[Action]:
        return list(table.options())


class SienaMine:
    """Matches of `master`; two further searches with other luck must agree, the second a long one.

    Bids are never asked for: the next Florin is always nearly as good.
    """

    UNIT = Unit.CHANCE
    CLEAR: Final = 0.05
    """Winning chance by which the best answer must be better."""
    SURE: Final = 4.0
    """Standard errors by which it must be better, in the same futures."""
    MOST_OPTIONS: Final = 14
    FUTURES: Final = (400, 2400)
    PLAYED: Final = 60
    """Futures of an answer in the matches, which are the first look."""

    def tables(self, number: int) -> Iterator[tuple[Setup, Table, Worths | None]]:
        setup = SIENA.setup(2 + number % 3)
        strength = SIENA.strength(setup)
        assert strength is not None
        quick = strength.within(Limit(nodes=self.PLAYED))
        match, rng = Match(setup, Chance(f"puzzles/{number}")), Random(f"puzzles/{number}")
        while (decision := match.decision()) is not None:
            judged = quick.judge(decision, Level.MASTER, rng)
            table = match.table
            auctions = SIENA.auctions()
            if (
                2 <= len(decision.options) <= self.MOST_OPTIONS
                and auctions.current(table) is None
                and len(judged) > 1
                and judged[0].worth - judged[1].worth >= self.CLEAR
                and 0.03 < judged[0].worth < 0.99
            ):
                yield setup, table.clone(), None
            match.play(decision.seat, judged[0].action)

    def worths(self, decision: Decision, seed: str) -> Worths | None:
        strength = SIENA.strength(decision.setup)
        assert isinstance(strength, SienaStrength)
        found: list[list[Arm]] = []
        for futures in self.FUTURES:
            rng = Random(f"{seed}/{futures}")
            search = Search(decision, EveryAnswer(), strength.net, rng, Budget(futures))
            arms = search.best_first()
            found.append(arms)
            if arms[0].action != found[0][0].action or not self._is_sure(arms):
                return None
        most = 1.0
        worths = {}
        for arm in found[-1]:
            most = min(most, max(0.0, arm.worth))
            worths[decision.notation.write(arm.action)] = most
        return worths

    def reasons(self, decision: Decision, best: Action) -> Sequence[Reason]:
        table = decision.guess(Random(1))
        assert isinstance(table, SienaTable)
        return why(table, best, best)

    def _is_sure(self, arms: list[Arm]) -> bool:
        pairs = zip(arms[0].worths, arms[1].worths, strict=False)
        ahead = [best - other for best, other in pairs]
        error = stdev(ahead) / len(ahead) ** 0.5
        return bool(fmean(ahead) >= max(self.CLEAR, self.SURE * error))


MINES: Final[dict[str, type[Mine]]] = {"medici-vs-strozzi": MediciMine, "siena": SienaMine}


def played(setup: Setup, bots: list[str], seed: str) -> Iterator[Table]:
    """The tables of a match at which somebody is asked."""
    match = Match(setup, Chance(seed))
    players = [find_bot(bot)(Random(f"{seed}/{seat}")) for seat, bot in enumerate(bots)]
    while (decision := match.decision()) is not None:
        yield match.table.clone()
        match.play(decision.seat, players[decision.seat].answer(decision))


def share_solved(decision: Decision, best: str, seed: str) -> float:
    """How often weaker players find the answer."""
    right = 0
    for level in (Level.EASY, Level.NORMAL, Level.HARD):
        for number in range(TRIES):
            bot = find_bot(level.value)(Random(f"{seed}/{level}/{number}"))
            right += decision.notation.write(bot.answer(decision)) == best
    return right / (3 * TRIES)


def mine_match(mine: Mine, number: int) -> Iterator[dict[str, Any]]:
    """The puzzles of one match; of a match that is played, a few and of different questions."""
    asked: list[str] = []
    met = list(mine.tables(number))
    Random(number).shuffle(met)
    for at, (setup, table, exact) in enumerate(met):
        decision = Decision(setup, table)
        if exact is None and (decision.question in asked or len(asked) == MOST_OF_A_MATCH):
            continue
        seed = f"{number}/{at}"
        worths = exact or mine.worths(decision, seed)
        if worths is None:
            continue
        asked.append(decision.question)
        best = max(worths, key=lambda answer, of=worths: of[answer])  # type: ignore[misc]
        yield {
            "match": number,
            "exact": exact is not None,
            "question": decision.question,
            "worths": {answer: round(worth, 4) for answer, worth in worths.items()},
            "solved": round(share_solved(decision, best, seed), 3),
            "position": json.loads(write_position(setup, table)),
        }


@click.group()
def main() -> None:
    """Mine puzzles, and pack them."""


@main.command("mine")
@click.argument("game", type=click.Choice([*MINES]))
@click.option("--first", default=0, show_default=True, help="The number of the first match.")
@click.option("--matches", default=100, show_default=True, help="How many matches.")
def mine_command(game: str, first: int, matches: int) -> None:
    """Play matches and keep their puzzles; go on where it was ended."""
    path = BUILD / f"{game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    done = {json.loads(line)["match"] for line in lines}
    total = sum(len(json.loads(line)["found"]) for line in lines)
    mine = MINES[game]()
    for number in range(first, first + matches):
        if number in done:
            continue
        found = list(mine_match(mine, number))
        total += len(found)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"match": number, "found": found}) + "\n")
        click.echo(f"match {number}: {total} puzzles")


@main.command("pack")
@click.argument("game", type=click.Choice([*MINES]))
@click.option("--count", default=120, show_default=True, help="How many, a third of each kind.")
def pack_command(game: str, count: int) -> None:
    """Choose among what was found, and add it to the file of the game: numbers never change."""
    lines = (BUILD / f"{game}.jsonl").read_text("utf-8").splitlines()
    package = ROOT / "src" / Path(*find_game(game, GAMES).package.split("."))
    path = package / "puzzles.json.gz"
    kept = json.loads(gzip.decompress(path.read_bytes()))["puzzles"] if path.exists() else []
    known = [each["position"] for each in kept]
    found = [each for line in lines for each in json.loads(line)["found"]]
    found = [each for each in found if each["position"] not in known]
    mine = MINES[game]()
    added = [packed_puzzle(mine, each) for each in chosen(found, kept, count)]
    text = json.dumps({"unit": mine.UNIT, "puzzles": kept + added}, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    click.echo(f"{len(kept)} puzzles and {len(added)} of {len(found)} new ones, {path}")


def packed_puzzle(mine: Mine, found: dict[str, Any]) -> dict[str, Any]:
    """What the file keeps of a puzzle: its answers the best first, and the reason for the best."""
    decision = Decision(*read_position(json.dumps(found["position"]), GAMES))
    worths = dict(sorted(found["worths"].items(), key=lambda each: -each[1]))
    reasons = mine.reasons(decision, decision.notation.parse(next(iter(worths))))
    kept = {key: found[key] for key in ("position", "difficulty", "solved", "exact")}
    kept["worths"] = worths
    for reason in reasons[:1]:
        figures = dict(reason.figures)
        if "ahead" in figures:
            figures["ahead"] = gap(worths)
        if "more" in figures:
            figures["more"] = figures["now"] + worths["draw"] - worths["stop"]
        if "fair" in figures:
            fair = figures["price"] + (worths["buy"] - worths["refuse"]) / 2
            shift = fair - figures["fair"]
            figures |= {name: figures[name] + shift for name in ("mine", "theirs", "fair")}
        figures = {name: round(figure, 2) for name, figure in figures.items()}
        kept["reason"] = {"key": reason.key, "figures": figures, "things": dict(reason.things)}
    return kept


def chosen(
    found: list[dict[str, Any]], kept: Sequence[Mapping[str, Any]], count: int
) -> list[dict[str, Any]]:
    """What is missing of each difficulty, the questions in turn; no lot with one place only."""
    found = [each for each in found if len(each["worths"]) > 2 or each["question"] != "load-lot"]
    found.sort(key=lambda each: (-each["solved"], -gap(each["worths"])))
    added: list[dict[str, Any]] = []
    for difficulty, fitting in sorted_out(found, kept).items():
        missing = count // 3 - sum(each["difficulty"] == difficulty for each in kept)
        by_question: dict[str, list[dict[str, Any]]] = {}
        Random(difficulty).shuffle(fitting)
        for each in fitting:
            by_question.setdefault(each["question"], []).append(each)
        wanted: list[dict[str, Any]] = []
        while len(wanted) < min(missing, len(fitting)):
            wanted += [line.pop(0) for line in by_question.values() if line]
        added += [each | {"difficulty": difficulty} for each in wanted[: max(0, missing)]]
    return added


def sorted_out(
    found: list[dict[str, Any]], kept: Sequence[Mapping[str, Any]]
) -> dict[str, list[dict[str, Any]]]:
    """By difficulty: sorted like the existing puzzles, or into thirds if there are none."""
    if not kept:
        thirds = [place * len(found) // 3 for place in range(4)]
        return {
            difficulty: found[begin:end]
            for difficulty, (begin, end) in zip(DIFFICULTIES, pairwise(thirds), strict=True)
        }
    least = dict.fromkeys(DIFFICULTIES, 1.0) | {DIFFICULTIES[-1]: 0.0}
    for each in kept:
        least[each["difficulty"]] = min(least[each["difficulty"]], each["solved"])
    sorted_by: dict[str, list[dict[str, Any]]] = {each: [] for each in DIFFICULTIES}
    for each in found:
        fitting = next(name for name in DIFFICULTIES if each["solved"] >= least[name])
        sorted_by[fitting].append(each)
    return sorted_by


if __name__ == "__main__":
    main()
