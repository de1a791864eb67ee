"""What stands on the terminal at a question: board, news, question and answers, so that it fits.

There are several boards, from the richest to the leanest, and several ways to list the answers.
The first pair that leaves room for the news is taken; a pipe has room for everything.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action
from fiorino.locale import Catalogue

if TYPE_CHECKING:
    from fiorino.cli.screens import Screen

SOFT: Final = "dim"
LEAST_FAMILY: Final = 5
"""This many answers that differ only in a number share a line, and are chosen by the number."""
LEAST_FOLD: Final = 2
"""So many answers of one verb can stand on one line."""
ENDLESS: Final = 10_000
"""Lines that a pipe has room for."""
SAVED_LINES: Final = 2
"""Lines that say at the end where the match is saved."""
NEWS_LINES: Final = 4
"""So many lines of news the board makes room for."""
SMALL_CHANGE: Final = frozenset({"discard"})
"""Answers that are folded first, since nobody chooses by what is beside them."""

Line = list[Segment]


@dataclass(frozen=True)
class Listing:
    """A way to list answers: which verbs are folded, and whether each answer has one line."""

    folds_all: bool = False
    folds_small: bool = False
    in_one_line: bool = False


FULL: Final = Listing()
FOLDED: Final = Listing(folds_small=True)
SHORT: Final = Listing(folds_small=True, in_one_line=True)
TIGHT: Final = Listing(folds_all=True, folds_small=True, in_one_line=True)

RICH: Final = 0
NORMAL: Final = 1
LEAN: Final = 2
"""Boards: the whole table, one without drawings, and what the question needs."""
PLANS: Final = (
    (RICH, FULL), (RICH, FOLDED), (NORMAL, FULL), (NORMAL, FOLDED), (LEAN, FOLDED),
    (NORMAL, SHORT), (LEAN, SHORT),
)  # fmt: skip
"""Board and listing, the best first; the leanest of all is only for what fits in no other way."""


class Drawn:
    """Lines that have been measured, as they are printed."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines: Final = lines

    def __rich_console__(self, _: Console, __: ConsoleOptions) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()


def lines_of(console: Console, *parts: RenderableType) -> list[Line]:
    """The lines that this takes on this terminal, without the blanks at their ends."""
    found: list[Line] = []
    for part in parts:
        found += [_trimmed(line) for line in console.render_lines(part, pad=False)]
    return found


def _trimmed(line: Line) -> Line:
    kept = list(line)
    while kept and not kept[-1].text.strip():
        kept.pop()
    if kept:
        last = kept[-1]
        kept[-1] = Segment(last.text.rstrip(), last.style)
    return kept


def room(console: Console) -> int:
    """How many lines fit so that the input line stays on the terminal."""
    return console.height - 1 if console.is_terminal else ENDLESS


def question_page(
    screen: "Screen",
    decision: Decision,
    news: Sequence[RenderableType],
    console: Console,
    typing: str = "terminal-typing",
) -> Drawn:
    """Board, news, question and answers; `typing` is the key of what else can be typed."""
    height = room(console)
    told = lines_of(console, *news)
    tails: dict[Listing, list[Line]] = {}
    boards: dict[int, list[Line]] = {}
    for wanted, plans in (
        (min(len(told), NEWS_LINES), PLANS),
        (min(len(told), 1), PLANS),
        (0, [*PLANS, (LEAN, TIGHT)]),
    ):
        for place, listing in plans:
            if listing not in tails:
                tails[listing] = _tail(screen, decision, listing, console, typing)
            if place not in boards:
                boards[place] = lines_of(console, screen.board(decision.view, console, place))
            board, tail = boards[place], tails[listing]
            if len(board) + wanted + len(tail) <= height:
                return _joined(screen.words, console, board, told, tail, height)
    return Drawn(boards[LEAN] + tails[TIGHT])


def _tail(
    screen: "Screen", decision: Decision, listing: Listing, console: Console, typing: str
) -> list[Line]:
    """The question, its answers, and what can be typed."""
    told = Text(screen.words.text(typing), style=SOFT)
    listed = answers(screen, decision, listing, console)
    return lines_of(console, screen.ask(decision), listed, told)


def _joined(
    words: Catalogue,
    console: Console,
    board: list[Line],
    told: list[Line],
    tail: list[Line],
    height: int,
) -> Drawn:
    """The parts stacked, with as much of the news as fits, and empty lines."""
    free = height - len(board) - len(tail)
    news = last_lines(words, console, told, free)
    free -= len(news)
    gap: list[Line] = [[]]
    after_board = gap if free and (news or free) else []
    after_news = gap if free > 1 and news else []
    return Drawn([*board, *after_board, *news, *after_news, *tail])


def end_page(
    words: Catalogue,
    outcome: Sequence[RenderableType],
    news: Sequence[RenderableType],
    board: RenderableType,
    console: Console,
) -> Drawn:
    """The result first, then what led to it, and the table if there is room for it."""
    height = room(console) - SAVED_LINES
    result = [*lines_of(console, *outcome), []]
    table = lines_of(console, board)
    free = height - len(result)
    told = lines_of(console, *news)
    if len(table) + min(len(told), NEWS_LINES) + 1 > free:
        return Drawn([*result, *last_lines(words, console, told, free)])
    return Drawn([*result, *last_lines(words, console, told, free - len(table) - 1), [], *table])


def last_lines(words: Catalogue, console: Console, told: list[Line], free: int) -> list[Line]:
    """The last lines of the news, and how many more there are."""
    if len(told) <= free or free <= 0:
        return told[: max(free, 0)]
    left_out = len(told) - free + 1
    more = Text(words.text("terminal-earlier-news", count=left_out), style=SOFT)
    return [*lines_of(console, more)[:1], *told[left_out:]]


# Answers


def number_family(texts: Sequence[str]) -> tuple[str, list[str]]:
    """The answers that are one verb with many numbers, like “bid 1” to “bid 28”, if there are."""
    families: dict[str, list[str]] = {}
    for text in texts:
        verb, _, rest = text.partition(" ")
        if rest.isdecimal():
            families.setdefault(verb, []).append(text)
    verb = max(families, key=lambda name: len(families[name]), default="")
    numbers = families.get(verb, [])
    return (verb, numbers) if len(numbers) >= LEAST_FAMILY else ("", [])


def answers(
    screen: "Screen", decision: Decision, listing: Listing, console: Console
) -> RenderableType:
    """The answers, each with what it means; many numbers on one line, folded verbs on one."""
    texts = decision.texts()
    _, family = number_family(texts)
    folded = _folds(texts, family, listing)
    rows: list[tuple[str, str, str]] = []
    width = _text_width(texts, family, folded)
    space = console.width - width - 5
    done: set[str] = set()
    for number, (text, action) in enumerate(zip(texts, decision.options, strict=True), 1):
        verb = text.partition(" ")[0]
        if text in family or verb in done:
            continue
        if verb in folded:
            done.add(verb)
            rows.append(("", verb, _folded(texts, verb, numbered=not family)))
            continue
        phrases = screen.phrases(decision, action)
        said = _in_one_line(phrases, space) if listing.in_one_line else "; ".join(phrases)
        rows.append(("•" if family else str(number), text, said))
    if family:
        actions = [decision.options[texts.index(text)] for text in (family[0], family[-1])]
        rows.append(("•", f"{family[0]} … {family[-1]}", _numbers(screen, decision, actions)))
    return _grid(rows, width)


def _numbers(screen: "Screen", decision: Decision, ends: Sequence[Action]) -> str:
    """What a row of answers means that differ in a number: the first and the last of them."""
    return "; ".join([screen.words.text("terminal-type-number"), *screen.span(decision, ends)])


def _folds(texts: Sequence[str], family: Sequence[str], listing: Listing) -> set[str]:
    """The verbs whose answers share a line."""
    verbs = [text.partition(" ")[0] for text in texts if text not in family and " " in text]
    return {
        verb
        for verb in verbs
        if verbs.count(verb) >= LEAST_FOLD
        and (listing.folds_all or (listing.folds_small and verb in SMALL_CHANGE))
    }


def _folded(texts: Sequence[str], verb: str, *, numbered: bool) -> str:
    """The answers of a verb, one behind the other."""
    found = []
    for number, text in enumerate(texts, 1):
        word, _, rest = text.partition(" ")
        if word == verb:
            found.append(f"{number}:{rest}" if numbered else rest)
    return " · ".join(found)


def _text_width(texts: Sequence[str], family: Sequence[str], folded: Iterable[str]) -> int:
    shown = [text for text in texts if text not in family and text.split()[0] not in folded]
    ends = [f"{family[0]} … {family[-1]}"] if family else []
    return max([10, *[len(text) for text in [*shown, *folded, *ends]]])


def _in_one_line(phrases: Sequence[str], space: int) -> str:
    """As many of the phrases as fit in one line; the most important come first."""
    kept = list(phrases)
    while len(kept) > 1 and len("; ".join(kept)) > space:
        kept.pop()
    return "; ".join(kept)


def _grid(rows: Sequence[tuple[str, str, str]], width: int) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right", no_wrap=True)
    grid.add_column(width=width, style="bold")
    grid.add_column(style=SOFT)
    for mark, text, said in rows:
        grid.add_row(mark, text, Text(said))
    return grid


def flow(items: Sequence[Text], width: int, separator: str = " · ", indent: str = " ") -> Text:
    """Items one after the other, with line breaks only between them."""
    lines: list[Text] = []
    end = separator.rstrip()
    for item in items:
        if lines and lines[-1].cell_len + len(separator) + item.cell_len <= width:
            lines[-1].append(separator, style=SOFT).append_text(item)
        else:
            if lines and lines[-1].cell_len + len(end) <= width:
                lines[-1].append(end, style=SOFT)
            lines.append(Text(indent if lines else "").append_text(item))
    return Text("\n").join(lines)
