"""Plots as inline SVG: no scripts, no other files, colours that follow the page's light or dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
LEFT: Final = 170
RIGHT: Final = 24
ROW: Final = 30
HIGH: Final = 260
BOTTOM: Final = 34
MOST_POINTS: Final = 400
"""A line with more points is drawn with fewer; nobody sees the difference."""
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "12 4")
COLOURS: Final = 6
LONGEST: Final = 24
"""How many letters of a name fit."""


@dataclass(frozen=True)
class Whisker:
    """A value with its interval."""

    name: str
    low: float
    value: float
    high: float
    told: str


@dataclass(frozen=True)
class Line:
    """A value over time, deal by deal."""

    name: str
    values: Sequence[float]


def whiskers(title: str, rows: Sequence[Whisker], ends: tuple[float, float], middle: float) -> str:
    """A dot with its interval for each row, and a line at the neutral value."""
    low, high = ends
    height = ROW * len(rows) + BOTTOM
    span = (WIDTH - LEFT - RIGHT) / (high - low)

    def x(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) * span

    parts = [
        f'<line class="rule" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="0" '
        f'y2="{height - BOTTOM}"/>'
    ]
    for tick in ticks(low, high):
        parts.append(_tick(x(tick), height, f"{tick:g}"))
    for place, row in enumerate(rows):
        y = ROW * place + ROW / 2
        parts += [
            f'<text class="name" x="{LEFT - 10}" y="{y + 4:.1f}">{escape(_short(row.name))}</text>',
            f'<line class="whisker" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" '
            f'y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="5"/>',
        ]
    told = "; ".join(f"{row.name}: {row.told}" for row in rows)
    return _svg(title, told, height, parts)


@dataclass(frozen=True)
class Dot:
    """A notable moment of a line: its number from 1, and where to read about it."""

    number: int
    value: float
    told: str
    link: str


def lines(
    title: str,
    drawn: Sequence[Line],
    marks: Sequence[float],
    dots: Sequence[Dot] = (),
    told: str | None = None,
) -> str:
    """A line for each, over the deals, with level lines at the marks; `told` is for the ear."""
    everything = [value for line in drawn for value in line.values] + list(marks)
    low, high = min(everything), max(everything)
    high = high if high > low else low + 1
    most = max(len(line.values) for line in drawn)
    height = HIGH + BOTTOM

    def x(number: float) -> float:
        return 60 + (WIDTH - 60 - LEFT) * number / most

    def y(value: float) -> float:
        return 10 + (HIGH - 20) * (high - value) / (high - low)

    parts = [
        f'<line class="rule" x1="60" x2="{WIDTH - LEFT}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>'
        for mark in marks
    ]
    for tick in ticks(low, high):
        parts.append(f'<text class="side" x="52" y="{y(tick) + 4:.1f}">{tick:g}</text>')
    for tick in ticks(0, most):
        parts.append(_tick(x(tick), height, f"{tick:g}"))
    labels = _spread([y(line.values[-1]) for line in drawn])
    for place, (line, label) in enumerate(zip(drawn, labels, strict=True)):
        step = max(1, len(line.values) // MOST_POINTS)
        kept = [number for number in range(len(line.values)) if number % step == 0]
        points = " ".join(
            f"{x(number + 1):.1f},{y(line.values[number]):.1f}"
            for number in [*kept, len(line.values) - 1]
        )
        colour = f"c{place % COLOURS}"
        dash = DASHES[place // COLOURS % len(DASHES)] if len(drawn) > COLOURS else ""
        parts += [
            f'<polyline class="{colour}" stroke-dasharray="{dash}" points="{points}"/>',
            f'<text class="{colour}" x="{WIDTH - LEFT + 8}" y="{label + 4:.1f}">'
            f"{escape(_short(line.name))}</text>",
        ]
    parts += [
        f'<a href="#{escape(dot.link)}"><circle cx="{x(dot.number):.1f}" cy="{y(dot.value):.1f}"'
        f' r="5"><title>{escape(dot.told)}</title></circle></a>'
        for dot in dots
    ]
    if told is None:
        told = "; ".join(
            f"{line.name}: {line.values[-1]:.3g} after {len(line.values)} deals" for line in drawn
        )
    return _svg(title, told, height, parts)


def ticks(low: float, high: float) -> list[float]:
    """Four to ten round numbers from low to high."""
    rough = (high - low) / 5
    power = 10 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _spread(heights: Sequence[float]) -> list[float]:
    """Heights for labels, near these values and without overlap."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + 16)
    return placed


def _tick(x: float, height: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - BOTTOM}"/>'
        f'<text class="tick" x="{x:.1f}" y="{height - BOTTOM + 18}">{text}</text>'
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _svg(title: str, told: str, height: float, parts: Sequence[str]) -> str:
    return (
        f"<figure><figcaption>{escape(title)}.</figcaption>"
        f'<svg role="img" viewBox="0 0 {WIDTH} {height:g}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>{''.join(parts)}</svg></figure>"
    )
