"""The tables of the report, the same for the terminal and for the page."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bench.contenders import (
    ALL_COMPILED,
    ALL_IN_ONE,
    CATANATRON,
    CATANATRON_CLONES,
    CATANATRON_SEARCH,
    CLONES,
    COMPILED,
    DRIVEN,
    GREEDY,
    HEARTS_ALL,
    HEARTS_DRIVEN,
    LEARNERS,
    SAMPLED,
    SEARCHES,
    SIENA,
    SOURCE,
    length_name,
    own_name,
)
from bench.driver import Outcome
from bench.ours import QUARTERS
from bench.results import Run, divided

UNKNOWN = "–"
TITLE_COLUMNS = ("engine", "runs")


@dataclass(frozen=True)
class Sheet:
    """A table: what it shows, its columns (the first ones are words), its rows, and notes."""

    title: str
    text: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 2
    notes: Sequence[str] = field(default_factory=tuple)


def figure(value: float | None) -> str:
    """A number with its two or three significant digits."""
    if value is None:
        return UNKNOWN
    if value < 1:
        return f"{value:#.2g}"
    if value < 100:
        return f"{value:#.3g}"
    return f"{float(f'{value:.3g}'):,.0f}"


def share(value: float | None) -> str:
    """A share of one as per cent."""
    return UNKNOWN if value is None else f"{100 * value:.0f} %"


def microseconds(rate: float | None) -> str:
    """The cost of one, given how many are done per second."""
    return figure(divided(1e6, rate))


def all_sheets(run: Run) -> list[Sheet]:
    """Every table that has rows."""
    sheets = [
        driven(run),
        sampled(run),
        all_compiled(run),
        greedy(run),
        by_players(run),
        by_length(run),
        clones(run),
        searches(run),
        learners(run),
        start_up(run),
    ]
    return [sheet for sheet in sheets if sheet.rows or sheet.notes]


def present(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """Those that have been measured."""
    return [outcome for outcome in outcomes if not outcome.missing]


def absences(outcomes: Iterable[Outcome]) -> list[str]:
    """The contenders left out, and why: one sentence for each reason."""
    reasons: dict[str, list[str]] = {}
    for outcome in outcomes:
        if outcome.missing:
            who = f"{outcome.contender.title} ({outcome.contender.build})"
            reasons.setdefault(outcome.missing, []).append(who)
    return [f"Left out: {'; '.join(who)}. {reason}" for reason, who in reasons.items()]


def _random_play(run: Run, title: str, text: str, outcomes: list[Outcome], hearts: str) -> Sheet:
    return Sheet(
        title,
        text,
        (
            *TITLE_COLUMNS,
            *[
                column
                for count in ("choices/s", "actions/s")
                for column in (count, "× Catanatron", "× hearts")
            ],
            "±",
        ),
        [
            (
                outcome.contender.title,
                outcome.contender.build,
                *[
                    cell
                    for count in ("choices", "actions")
                    for cell in (
                        figure(outcome.rate(count)),
                        figure(run.ratio(outcome.contender.name, CATANATRON, count)),
                        figure(run.ratio(outcome.contender.name, hearts, count)),
                    )
                ],
                share(outcome.spread("actions")),
            )
            for outcome in present(outcomes)
        ],
        notes=absences(outcomes),
    )


def driven(run: Run) -> Sheet:
    """Random play in a Python loop that lists the options and applies one."""
    return _random_play(
        run,
        "Random play driven from Python",
        "A loop in Python lists every legal answer and every draw with its weight, and applies"
        " one. Hearts is OpenSpiel's, in C++, driven the same way; targets are judged by this"
        " table. The row “example loop” uses the loop of OpenSpiel's own example instead, which"
        " draws with numpy. In random matches of Siena, most players have no money.",
        run.of(DRIVEN),
        HEARTS_DRIVEN,
    )


def sampled(run: Run) -> Sheet:
    """Random play in a Python loop that samples an answer and lists nothing."""
    return _random_play(
        run,
        "Random play by sampling, driven from Python",
        "`table.sample(share)` draws one answer without listing the others, as playouts do. No peer"
        " can do this, so the ratios compare the cost of a playout, not the same work.",
        run.of(SAMPLED),
        HEARTS_DRIVEN,
    )


def greedy(run: Run) -> Sheet:
    """Play by the rules of thumb."""
    return Sheet(
        "Greedy play, driven from Python",
        "Every seat answers by the game's rules of thumb. Their cost is included.",
        (*TITLE_COLUMNS, "choices/s", "actions/s", "±"),
        [
            (
                outcome.contender.title,
                outcome.contender.build,
                figure(outcome.rate("choices")),
                figure(outcome.rate("actions")),
                share(outcome.spread("actions")),
            )
            for outcome in present(run.of(GREEDY))
        ],
        notes=absences(run.of(GREEDY)),
    )


def all_compiled(run: Run) -> Sheet:
    """Random play with a compiled loop."""
    return _random_play(
        run,
        "Random play, all compiled",
        "The loop is compiled too: ours is `fiorino.core.play.play_random`, which samples and lists"
        " nothing; OpenSpiel's is `evaluate_bots` with uniform random bots. Hearts is OpenSpiel's,"
        " all in C++.",
        run.of(ALL_IN_ONE),
        HEARTS_ALL,
    )


def by_players(run: Run) -> Sheet:
    """What an action costs with more players."""
    builds = (SOURCE, COMPILED, ALL_COMPILED)

    def rate(players: int, build: str) -> float | None:
        return run.rate(own_name("play", SIENA, players, build), "actions")

    rows = [
        (
            str(players),
            *[
                cell
                for build in builds
                for cell in (
                    microseconds(rate(players, build)),
                    figure(divided(rate(2, build), rate(players, build))),
                )
            ],
        )
        for players in (2, 3, 4, 5)
        if any(rate(players, build) for build in builds)
    ]
    return Sheet(
        "Cost by number of players",
        "Siena: microseconds per action in random play, and as a multiple of the cost with two"
        " players.",
        (
            "players",
            *[
                column
                for build in ("from source", "compiled", "all compiled")
                for column in (f"µs {build}", "× two")
            ],
        ),
        rows,
        words=1,
    )


def by_length(run: Run) -> Sheet:
    """What an action costs late in a long match."""
    builds = (SOURCE, COMPILED)

    def rate(quarter: int, build: str) -> float | None:
        return run.rate(length_name(quarter, build), "actions")

    rows = [
        (
            f"{quarter + 1} of {QUARTERS}",
            *[
                cell
                for build in builds
                for cell in (
                    microseconds(rate(quarter, build)),
                    figure(divided(rate(0, build), rate(quarter, build))),
                )
            ],
        )
        for quarter in range(QUARTERS)
        if any(rate(quarter, build) for build in builds)
    ]
    return Sheet(
        "Cost by length of the match",
        "The advanced game of Siena with five players, about 1,500 actions: microseconds per"
        " action in each quarter, driven from Python, and as a multiple of the first quarter.",
        ("quarter", "µs from source", "× first", "µs compiled", "× first"),
        rows,
        words=1,
    )


def clones(run: Run) -> Sheet:
    """What a copy costs."""
    outcomes = run.of(CLONES)
    return Sheet(
        "Clones",
        "Cloning a table in the middle of a match, from Python.",
        (*TITLE_COLUMNS, "µs", "clones/s", "× Catanatron", "±"),
        [
            (
                outcome.contender.title,
                outcome.contender.build,
                microseconds(outcome.rate("clones")),
                figure(outcome.rate("clones")),
                figure(run.ratio(outcome.contender.name, CATANATRON_CLONES, "clones")),
                share(outcome.spread("clones")),
            )
            for outcome in present(outcomes)
        ],
        notes=absences(outcomes),
    )


def searches(run: Run) -> Sheet:
    """How much a search can examine."""
    outcomes = run.of(SEARCHES)
    return Sheet(
        "Search",
        "Simulations from the middle of a match to its end. Unless noted otherwise, a simulation"
        " is a clone and a random playout. In a tree search, the descent through the tree"
        " replaces the first actions of the playout.",
        (
            *TITLE_COLUMNS,
            "simulations/s",
            "× Catanatron",
            "nodes/s",
            "× Catanatron",
            "nodes each",
            "±",
        ),
        [
            (
                outcome.contender.title,
                outcome.contender.build,
                figure(outcome.rate("simulations")),
                figure(run.ratio(outcome.contender.name, CATANATRON_SEARCH, "simulations")),
                figure(outcome.rate("actions")),
                figure(run.ratio(outcome.contender.name, CATANATRON_SEARCH, "actions")),
                figure(divided(outcome.rate("actions"), outcome.rate("simulations"))),
                share(outcome.spread("actions")),
            )
            for outcome in present(outcomes)
        ],
        notes=absences(outcomes),
    )


def learners(run: Run) -> Sheet:
    """The throughput of a learner's environment."""
    outcomes = run.of(LEARNERS)
    return Sheet(
        "Learners",
        "Random legal steps, chosen with numpy from the masks. Every step returns observation,"
        " mask and reward.",
        (*TITLE_COLUMNS, "steps/s", "× PettingZoo adapter", "±"),
        [
            (
                outcome.contender.title,
                outcome.contender.build,
                figure(outcome.rate("choices")),
                figure(
                    run.ratio(
                        outcome.contender.name,
                        outcome.contender.name.replace("batch/", "pettingzoo/"),
                        "choices",
                    )
                ),
                share(outcome.spread("choices")),
            )
            for outcome in present(outcomes)
        ],
        notes=absences(outcomes),
    )


def start_up(run: Run) -> Sheet:
    """How fast the command line starts."""
    alone = run.times[0].median if run.times else None
    return Sheet(
        "Startup of the command line",
        "Median wall-clock time. `fiorino play` is measured in a terminal until the table is drawn"
        " and the prompt is waiting.",
        ("command", "runs", "seconds", "× Python alone", "at most"),
        [
            (
                times.start.title,
                times.start.build or "Python",
                figure(times.median),
                figure(divided(times.median, alone)),
                UNKNOWN if times.start.limit is None else f"{times.start.limit:.1f}",
            )
            for times in run.times
            if not times.missing
        ],
        notes=[
            f"Left out: {times.start.title} ({times.start.build}). {times.missing}"
            for times in run.times
            if times.missing
        ],
    )
