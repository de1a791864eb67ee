"""The report of a tournament as one self-contained page: no network, scripts or other files."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import accumulate
from typing import Final

from fiorino import __version__
from fiorino.arena.plots import Line, Whisker, lines, whiskers
from fiorino.arena.report import Report
from fiorino.arena.sprt import ENOUGH, Trial
from fiorino.arena.times import median

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #22201c; --soft: #6a645a;
  --line: #d9d2c4; --c0: #1b5e9e; --c1: #a8371f; --c2: #2f6f3e; --c3: #7a3e8e; --c4: #8a5a00;
  --c5: #00696b; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7dd; --soft: #a9a295;
  --line: #423e37; --c0: #7fb8ee; --c1: #f0937c; --c2: #8ccf9b; --c3: #d0a2e0; --c4: #e0b765;
  --c5: #74cfd0; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p.note { color: var(--soft); }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th[scope=row], th:first-child { text-align: left; }
td.said { text-align: left; white-space: normal; }
figure { margin: 1rem 0; } figcaption { color: var(--soft); }
svg { width: 100%; height: auto; max-width: 720px; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .tick { text-anchor: middle; fill: var(--soft); }
svg .name, svg .side { text-anchor: end; } svg .side { fill: var(--soft); }
svg .grid { stroke: var(--line); stroke-width: .6; }
svg .rule { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .whisker { stroke: var(--c0); stroke-width: 3; stroke-linecap: round; }
svg circle { fill: var(--c0); stroke: var(--paper); stroke-width: 1.5; }
svg polyline { fill: none; stroke-width: 2; }
""" + "".join(
    f"svg polyline.c{place} {{ stroke: var(--c{place}); }}"
    f" svg text.c{place} {{ fill: var(--c{place}); }}\n"
    for place in range(6)
)


def page_of(report: Report) -> str:
    """The page."""
    title = f"{report.results.plan.game}: {', '.join(report.names)}"
    return whole_page(title, "en", _parts(report))


def whole_page(title: str, language: str, parts: Iterable[str]) -> str:
    """A self-contained page of these parts under a title."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


def _parts(report: Report) -> Iterator[str]:
    yield _summary(report)
    yield "<h2>Standings</h2>"
    yield _standings(report)
    yield _share_plot(report)
    if report.tests:
        yield "<h2>Tests</h2>"
        yield _tests(report)
        yield _test_plot(report)
    if len(report.names) > 2:
        yield "<h2>Cross table</h2>"
        yield _cross_table(report)
    yield "<h2>Ratings</h2>"
    yield _ratings(report)
    yield "<h2>Course</h2>"
    yield _course(report)
    yield "<h2>Time for an answer</h2>"
    yield _times(report)
    if any(each.count for each in report.faults):
        yield "<h2>Faults</h2>"
        yield _faults(report)
    if report.facts:
        yield "<h2>The matches</h2>"
        yield table(
            "What the game tells about its matches, on average.",
            ("fact", "value"),
            [
                (name, f"{value:.0%}" if ": " in name else f"{value:.2f}")
                for name, value in report.facts.items()
            ],
        )


def _summary(report: Report) -> str:
    results, plan = report.results, report.results.plan
    options = "".join(f", {name} {value}" for name, value in plan.options)
    box = ", with a box of its own" if plan.box is not None else ""
    ended = "" if results.is_complete else " It is not finished."
    return (
        f'<p class="note">{len(results.matches)} matches for {plan.seats}, seed'
        f" {escape(plan.seed)}{escape(options)}{box}; fiorino {__version__}. Every deal is played"
        " in all rotations of the seats. Intervals are 95 %, over"
        f" {max(map(len, results.deals))} deals.{ended}</p>"
    )


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names its rows."""
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>\n"
        for row in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption>\n'
        f"<thead><tr>{columns}</tr></thead>\n<tbody>{body}</tbody></table></div>"
    )


def _standings(report: Report) -> str:
    head = ("bot", "won", "drawn", "lost", "win share", "95 %", "margin", "score")
    rows = [
        (
            line.bot,
            *map(str, (line.wins, line.draws, line.losses)),
            f"{line.share:.1%}",
            f"{100 * line.share_low:.1f}–{100 * line.share_high:.1f}",
            f"{line.margin:+.1f} ± {line.margin_error:.1f}",
            f"{line.score:.1f}",
        )
        for line in report.standings
    ]
    equal = 1 / report.results.plan.seats
    return table(f"Share of wins; an equal share is {equal:.1%}.", head, rows)


def _share_plot(report: Report) -> str:
    rows = [
        Whisker(
            line.bot,
            100 * line.share_low,
            100 * line.share,
            100 * line.share_high,
            f"{line.share:.1%}, between {line.share_low:.1%} and {line.share_high:.1%}",
        )
        for line in report.standings
    ]
    title = "Share of wins in per cent with its interval; dashed: an equal share"
    return whiskers(title, rows, (0, 100), 100 / report.results.plan.seats)


def _tests(report: Report) -> str:
    bounds = report.results.plan.bounds
    assert bounds is not None
    return table(
        f"Is the first bot stronger by {bounds.high:g} Elo rather than {bounds.low:g}? Each answer"
        " is wrong in 5 % of such tests at most.",
        ("first bot", "against", "matches", "log-likelihood ratio", "verdict"),
        [
            (line.bot, line.others, str(line.matches), f"{line.ratio:+.2f}", line.verdict)
            for line in report.tests
        ],
    )


def _test_plot(report: Report) -> str:
    plan = report.results.plan
    assert plan.bounds is not None
    drawn = []
    for line, deals in zip(report.tests, report.results.deals, strict=True):
        test, ratios = Trial(plan.bounds, plan.seats), []
        for deal in deals:
            test.add(sum(match.shares[0] for match in deal) / len(deal))
            ratios.append(test.ratio)
        if ratios:
            drawn.append(Line(f"{line.bot} – {line.others}", ratios))
    title = "Log-likelihood ratio over deals; dashed: where the test ends"
    return lines(title, drawn, (-ENOUGH, ENOUGH))


def _cross_table(report: Report) -> str:
    found = {(each.bot, each.other): each for each in report.meetings}
    rows = []
    for bot, name in enumerate(report.names):
        cells = []
        for other in range(len(report.names)):
            met = found.get((bot, other))
            cells.append(
                "–"
                if met is None
                else f"{100 * met.share:.0f} ({100 * met.low:.0f}–{100 * met.high:.0f})"
            )
        rows.append((name, *cells))
    return table(
        "How often the bot of the row came out ahead of the bot of the column, in per cent, with"
        " its interval; a draw counts half.",
        ("bot", *report.names),
        rows,
    )


def _ratings(report: Report) -> str:
    elos = {each.bot: each for each in report.strengths}
    if not elos:
        ordered = sorted(report.skills, key=lambda each: -each.mu)
        return table(
            "Plackett–Luce by openskill, match by match in the order of the deals.",
            ("bot", "skill", "doubt"),
            [(each.bot, f"{each.mu:.1f}", f"{each.sigma:.2f}") for each in ordered],
        )
    doubts = {each.bot: each for each in report.skills}
    return table(
        "Bradley–Terry in Elo, the mean of all bots is 0; Plackett–Luce by openskill.",
        ("bot", "Elo", "95 %", "skill", "doubt"),
        [
            (
                each.bot,
                f"{each.elo:+.0f}",
                f"{each.low:+.0f} to {each.high:+.0f}",
                f"{doubts[each.bot].mu:.1f}",
                f"{doubts[each.bot].sigma:.2f}",
            )
            for each in sorted(report.strengths, key=lambda each: -each.elo)
        ],
    )


def _course(report: Report) -> str:
    plan = report.results.plan
    drawn = []
    for line_up, deals in zip(plan.line_ups, report.results.deals, strict=True):
        if not deals:
            continue
        shares = [sum(match.shares[0] for match in deal) / len(deal) for deal in deals]
        means = [100 * total / (n + 1) for n, total in enumerate(accumulate(shares))]
        others = ", ".join(report.names[bot] for bot in dict.fromkeys(line_up[1:]))
        drawn.append(Line(f"{report.names[line_up[0]]} – {others}", means))
    title = "Share of wins of the first bot of each line-up in per cent, as the deals went"
    return lines(title, drawn, (100 / plan.seats,))


def _times(report: Report) -> str:
    rows = []
    for name, each in zip(report.names, report.times, strict=True):
        if each.count:
            seconds = (median(each), each.total / each.count, each.longest)
            shown = [f"{1000 * value:.2f}" for value in seconds]
            rows.append((name, str(each.count), *shown, str(each.late)))
    return table(
        "In milliseconds. The median is exact to 5 %; the times are those of the machines that"
        " played.",
        ("bot", "answers", "median", "mean", "longest", f"over {report.results.plan.limit:g} s"),
        rows,
    )


def _faults(report: Report) -> str:
    return table(
        "Where a bot file failed, the rules of thumb answered for it; after three faults in a"
        " match it has lost it.",
        ("bot", "errors", "illegal", "too late", "matches lost", "the first"),
        [
            (
                name,
                *map(str, (each.errors, each.illegal, each.late, each.forfeits)),
                each.said,
            )
            for name, each in zip(report.names, report.faults, strict=True)
            if each.count
        ],
    )
