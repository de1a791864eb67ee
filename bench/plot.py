"""The picture of the report: choices per second as bars on a logarithmic axis, as SVG by hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from bench.contenders import ALL_IN_ONE, DRIVEN, SOURCE, Contender
from bench.results import Run

WIDTH = 960
MARGIN = 28
LABELS = 290
"""Where the bars begin, to the right of their names."""
RIGHT = 884
"""Where the axis ends; numbers may stand beyond it."""
BAR = 15
ROW = 23
HEADING = 36
HEAD = 104
FOOT = 46

PANEL = "#f9f3e4"
LINE = "#dccba6"
EDGE = "#c4ad83"
INK = "#2a1a13"
INK_SOFT = "#5c4433"
TITLE = "#7a2b1c"
SINOPIA = "#a4442c"
OURS = "#9c4a2b"
OURS_FROM_SOURCE = "#d9a441"
PYTHON = "#a9ac86"
NATIVE = "#2f5a9a"
TEXT_FONT = "'Alegreya Sans', 'Gill Sans', 'Segoe UI', 'DejaVu Sans', sans-serif"
TITLE_FONT = "Alegreya, Georgia, 'DejaVu Serif', serif"

LEGEND = (
    ("Fiorino, compiled", OURS),
    ("Fiorino, from source", OURS_FROM_SOURCE),
    ("others, in C++", NATIVE),
    ("others, in Python", PYTHON),
)
LEFT_OUT = ("siena-3", "siena-4")
"""Between the fewest and the most players the picture has nothing new to show."""


@dataclass(frozen=True)
class Bar:
    """One bar: its name, its length, and whose it is."""

    label: str
    rate: float
    color: str
    is_yardstick: bool = False


def bars_of(run: Run, contenders: Sequence[Contender]) -> list[Bar]:
    """The contenders that were measured, the fastest first."""
    bars = [
        Bar(contender.title, rate, _color(contender), contender.name == "play/bare-loop")
        for contender in contenders
        if not any(part in contender.name for part in LEFT_OUT)
        and (rate := run.rate(contender.name, "choices")) is not None
    ]
    return sorted(bars, key=lambda bar: -bar.rate)


def _color(contender: Contender) -> str:
    if contender.is_ours:
        return OURS_FROM_SOURCE if contender.build == SOURCE else OURS
    return NATIVE if "C++" in contender.build else PYTHON


def short(value: float) -> str:
    """A rate in short form: 4.8 M, 166 k, 950."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            digits = value / size
            return f"{digits:.2g}{letter}" if digits < 10 else f"{digits:.0f}{letter}"
    return f"{value:.0f}"


class Axis:
    """Powers of ten from left to right."""

    def __init__(self, rates: Sequence[float]) -> None:
        self.low = floor(log10(min(rates, default=1.0)))
        self.high = max(ceil(log10(max(rates, default=1.0))), self.low + 1)

    def place(self, rate: float) -> float:
        """The horizontal position of this rate."""
        return LABELS + (RIGHT - LABELS) * (log10(rate) - self.low) / (self.high - self.low)


def draw(run: Run) -> str:
    """The whole picture."""
    groups = {
        "Driven from Python": bars_of(run, DRIVEN),
        "All compiled": bars_of(run, ALL_IN_ONE),
    }
    filled = {name: bars for name, bars in groups.items() if bars}
    axis = Axis([bar.rate for bars in filled.values() for bar in bars])
    bottom = HEAD + sum(HEADING + ROW * len(bars) for bars in filled.values())
    parts = [*_frame(run, bottom), *_lines(axis, bottom)]
    top = HEAD
    for name, bars in filled.items():
        parts.append(f'<text class="group" x="{LABELS}" y="{top + 24}">{escape(name)}</text>')
        top += HEADING
        for bar in bars:
            parts += _bar(bar, top, axis)
            top += ROW
    return "\n".join([*parts, "</svg>", ""])


def _frame(run: Run, bottom: int) -> Iterator[str]:
    """Panel, title, legend, and where it was measured."""
    height = bottom + FOOT
    yield (
        f'<svg viewBox="0 0 {WIDTH} {height}" xmlns="http://www.w3.org/2000/svg" role="img">\n'
        "<title>Choices per second in random play on one core</title>\n"
        f"<style>text {{ font: 14px {TEXT_FONT}; fill: {INK}; paint-order: stroke;"
        f" stroke: {PANEL}; stroke-width: 4px; }}\n"
        f".title {{ font: 600 23px {TITLE_FONT}; fill: {TITLE}; }}\n"
        f".group {{ font: 600 15px {TITLE_FONT}; fill: {TITLE}; }}\n"
        f".soft {{ font-size: 13px; fill: {INK_SOFT}; }}\n"
        ".end { text-anchor: end; } .middle { text-anchor: middle; }</style>\n"
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="10" fill="{PANEL}"'
        f' stroke="{EDGE}"/>\n'
        f'<text class="title" x="{MARGIN}" y="42">Choices per second in random play</text>'
    )
    for number, (name, color) in enumerate(LEGEND):
        left = MARGIN + number * 190
        yield (
            f'<rect x="{left}" y="61" width="13" height="13" rx="2" fill="{color}"/>'
            f'<text class="soft" x="{left + 20}" y="72">{escape(name)}</text>'
        )
    yield (
        f'<text class="soft" x="{MARGIN}" y="{height - 14}">'
        f"{escape(f'One core, processor time, logarithmic axis. {run.machine}, {run.day}.')}</text>"
    )


def _lines(axis: Axis, bottom: int) -> Iterator[str]:
    """A line at every power of ten."""
    for power in range(axis.low, axis.high + 1):
        x = axis.place(10.0**power)
        yield (
            f'<path d="M{x:.1f} {HEAD}V{bottom + 4}" stroke="{LINE}"/>'
            f'<text class="soft middle" x="{x:.1f}" y="{HEAD - 6}">{short(10.0**power)}</text>'
        )


def _bar(bar: Bar, top: int, axis: Axis) -> Iterator[str]:
    """Name, bar and number; the yardstick is a drawing that nobody has built."""
    end = axis.place(bar.rate)
    look = (
        f'fill="none" stroke="{SINOPIA}" stroke-dasharray="4 3"'
        if bar.is_yardstick
        else f'fill="{bar.color}"'
    )
    base = top + BAR - 3
    yield (
        f'<text class="end" x="{LABELS - 10}" y="{base}">{escape(bar.label)}</text>'
        f'<rect x="{LABELS}" y="{top}" width="{max(end - LABELS, 1):.1f}" height="{BAR}" rx="2"'
        f" {look}/>"
        f'<text x="{end + 6:.1f}" y="{base}">{short(bar.rate)}</text>'
    )
