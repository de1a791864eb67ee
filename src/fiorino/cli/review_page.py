"""The review of a match as one self-contained page: no network, scripts or other files."""

from collections.abc import Iterator, Sequence
from html import escape

from fiorino.arena.page import table, whole_page
from fiorino.arena.plots import Dot, Line, lines
from fiorino.bots.review import Account, Reviewed, accounts, turning_points
from fiorino.cli.hints import what_it_brings, what_it_costs
from fiorino.cli.screens import Screen
from fiorino.core.advice import Unit
from fiorino.core.match import Match
from fiorino.core.protocol import Seat

MOST_POINTS = 8


def review_page(match: Match, decisions: Sequence[Reviewed], screen: Screen) -> str:
    """The page, in the language of the screen."""
    title = f"{screen.words.text('review-title')}: {match.setup.game.title}"
    return whole_page(title, screen.words.language, _parts(match, decisions, screen))


def _parts(match: Match, decisions: Sequence[Reviewed], screen: Screen) -> Iterator[str]:
    said = screen.words.text
    points = turning_points(decisions, MOST_POINTS)
    yield _curve(match, decisions, points, screen)
    yield f"<h2>{escape(said('review-seats'))}</h2>"
    yield _seats(accounts(match, decisions), screen)
    yield f"<h2>{escape(said('review-points' if points else 'review-clean'))}</h2>"
    yield "<ul>" + "".join(_point(each, screen) for each in points) + "</ul>"
    yield f"<h2>{escape(said('terminal-review-decisions'))}</h2>"
    yield _decisions(decisions, screen)


def _curve(
    match: Match, decisions: Sequence[Reviewed], points: Sequence[Reviewed], screen: Screen
) -> str:
    """What each seat had after every decision; between its own, what it had at its last one."""
    unit = decisions[0].unit
    count = 100 if unit is Unit.CHANCE else 1
    seats = sorted({each.seat for each in decisions})
    values: dict[Seat, list[float]] = {seat: [] for seat in seats}
    first = {seat: next(each for each in decisions if each.seat == seat) for seat in seats}
    now = {seat: count * first[seat].best.worth for seat in seats}
    for each in decisions:
        now[each.seat] = count * each.given.worth
        for seat in seats:
            values[seat].append(now[seat])
    drawn = [Line(screen.title(seat).plain, values[seat]) for seat in seats]
    place = {each.number: number for number, each in enumerate(decisions)}
    dots = [
        Dot(
            place[each.number] + 1,
            values[each.seat][place[each.number]],
            _told(each, screen),
            f"move-{each.number}",
        )
        for each in points
    ]
    marks = (0.0,) if unit is Unit.COINS else (0.0, 100 / match.setup.players, 100.0)
    told = "; ".join(f"{line.name}: {line.values[-1]:.3g}" for line in drawn)
    return lines(screen.words.text(f"terminal-review-{unit}"), drawn, marks, dots, told)


def _seats(found: Sequence[Account], screen: Screen) -> str:
    said = screen.words.text
    is_pair = all(each.luck is not None for each in found)
    head = ("", said("review-away"), said("review-luck" if is_pair else "review-came"))
    rows = [
        (
            screen.title(each.seat).plain,
            _figure(each.unit, each.gave_away, screen, sign=""),
            _figure(each.unit, each.came if each.luck is None else each.luck, screen, sign="+"),
        )
        for each in found
    ]
    return table("", head, rows)


def _figure(unit: Unit, value: float, screen: Screen, sign: str) -> str:
    if unit is Unit.COINS:
        return f"{value:{sign}.1f}"
    return screen.words.text("review-percent", figure=f"{100 * value:{sign}.0f}")


def _told(each: Reviewed, screen: Screen) -> str:
    write, said = each.decision.notation.write, screen.words.text
    given = said(
        "review-given",
        seat=screen.title(each.seat).plain,
        answer=write(each.action),
        cost=what_it_costs(screen, each.unit, each.given.gives_away),
    )
    better = said(
        "review-better",
        answer=write(each.best.action),
        worth=what_it_brings(screen, each.unit, each.best.worth),
    )
    return f"{each.number}. {given} {better}"


def _point(each: Reviewed, screen: Screen) -> str:
    return f'<li id="move-{each.number}">{escape(_told(each, screen))}</li>\n'


def _decisions(decisions: Sequence[Reviewed], screen: Screen) -> str:
    """Every decision with its best answers."""
    said = screen.words.text
    rows = []
    for each in decisions:
        write = each.decision.notation.write
        best = ", ".join(
            f"{write(answer.action)} ({what_it_brings(screen, each.unit, answer.worth)})"
            for answer in each.answers
        )
        rows.append(
            (
                str(each.number),
                screen.title(each.seat).plain,
                write(each.action),
                what_it_costs(screen, each.unit, each.given.gives_away),
                best,
            )
        )
    keys = ("number", "seat", "given", "cost", "best")
    return table("", [said(f"terminal-review-column-{key}") for key in keys], rows)
