"""The table as text, from the view of one seat.

A view is plain JSON: the name of a field says whether it holds a seat, or one value per seat.
"""

import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, TypeGuard

from fiorino.core.protocol import SPECTATOR, Json, Seat, Table
from fiorino.core.wording import listed
from fiorino.rl.encoding import Encoding

_WIDTH: Final = 100
_MARGIN: Final = 13
_GAP: Final = "  "
_MOST_IN_A_ROW: Final = 6
_HEADER: Final = frozenset({"viewer", "asked", "question"})
_A_SEAT: Final = frozenset({"holder"})
_SEATS: Final = frozenset({"order", "wealth", "tower", "out", "seen"})
_FOR_EACH_SEAT: Final = frozenset({"money", "sums", "ships"})


def describe(encoding: Encoding, table: Table, viewer: Seat) -> str:
    """What a seat sees and is asked, with the index of every answer."""
    setup = encoding.setup
    view = setup.game.view(table, viewer)
    seer = "" if viewer == SPECTATOR else f", as {setup.seat_name(viewer)} sees it"
    shown = {name: value for name, value in view.items() if name not in _HEADER}
    body = _Writer(setup.seat_names).body(shown)
    return "\n".join([setup.game.title + seer, *body, *_ending(encoding, table)])


def _ending(encoding: Encoding, table: Table) -> list[str]:
    """What is asked, or how the match ended."""
    setup = encoding.setup
    result = table.result()
    if result is None:
        asked = f"{setup.seat_name(table.seat())} is asked: {table.question()}"
        answers = _paragraph("answers", _answers(encoding, table), " ·")
        return [f"{asked} (rule {table.rule()})", *answers]
    scores = [
        f"{name} {score}" for name, score in zip(setup.seat_names, result.scores, strict=True)
    ]
    winners = [setup.seat_name(seat) for seat in result.winners] or ["nobody"]
    wins = "win" if len(winners) > 1 else "wins"
    return [f"The match is over: {', '.join(scores)}; {listed(winners, 'and')} {wins}."]


def _answers(encoding: Encoding, table: Table) -> list[str]:
    """Each answer with its index; of consecutive ones only the first and the last."""
    write, index = encoding.notation.write, encoding.notation.index
    answers = [(index(action), write(action)) for action in table.options()]
    told: list[str] = []
    for _, members in groupby(answers, lambda answer: answer[1].split()[0]):
        family = list(members)
        texts = [f"{place} {text}" for place, text in family]
        unbroken = family[-1][0] - family[0][0] == len(family) - 1
        told += (
            [f"{texts[0]} … {texts[-1]}"] if unbroken and len(family) > _MOST_IN_A_ROW else texts
        )
    return told


def _paragraph(label: str, items: Sequence[str], separator: str = ",") -> list[str]:
    return _labelled(label, _broken(items, separator))


def _broken(items: Sequence[str], separator: str) -> list[str]:
    """Lines broken between items, and after commas."""
    unbroken = [item.replace(" ", "\xa0").replace(",\xa0", ", ") for item in items]
    text = f"{separator} ".join(unbroken).replace(" ·", "\xa0·")
    lines = textwrap.wrap(text, _WIDTH - _MARGIN, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\xa0", " ") for line in lines]


def _labelled(label: str, lines: Sequence[str]) -> list[str]:
    labels = [label, *[""] * len(lines)]
    return [f"{at:<{_MARGIN}}{line}".rstrip() for at, line in zip(labels, lines, strict=False)]


class _Writer:
    """Writes a view of any game, field by field, without empty fields."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats: Final = seats

    def body(self, view: Mapping[str, Json]) -> list[str]:
        plain = [
            f"{_words(name)} {value}"
            for name, value in view.items()
            if isinstance(value, int | float | str) and value != ""
        ]
        lines = _paragraph("", plain, " ·")
        for name, value in view.items():
            rows = self._rows(name, value)
            if rows:
                lines += self._table(_words(name), rows)
            elif isinstance(value, Mapping) and not _is_count(value):
                lines += _paragraph(_words(name), self._fields(value), ";")
            elif value and not isinstance(value, int | float | str):
                lines += _paragraph(_words(name), self._items(name, value))
        return lines

    def _rows(self, name: str, value: Json) -> list[Mapping[str, Json]]:
        """The records of a list of records, or of such a list for each seat."""
        if not _is_list(value):
            return []
        if name not in _FOR_EACH_SEAT:
            return [item for item in value if isinstance(item, Mapping)]
        return [
            {"seat": seat, **item}
            for seat, items in zip(self.seats, value, strict=True)
            if isinstance(items, Sequence)
            for item in items
            if isinstance(item, Mapping)
        ]

    def _table(self, label: str, rows: Sequence[Mapping[str, Json]]) -> list[str]:
        """Records as rows and columns; columns that do not fit are listed below."""
        names = [name for name in rows[0] if any([row[name] for row in rows])]
        names.sort(key=lambda name: any([_is_list(row[name]) for row in rows]))
        lines = [""] * (len(rows) + 1)
        below: list[str] = []
        titles = [self._text(names[0], row[names[0]]) for row in rows]
        for name in names:
            cells = [self._text(name, row[name]) for row in rows]
            width = max([len(_words(name)), *map(len, cells)])
            if len(lines[0]) + width + _MARGIN > _WIDTH:
                told = [
                    f"{title} {cell}" for title, cell in zip(titles, cells, strict=True) if cell
                ]
                below += _broken([f"{_words(name)} of {told[0]}", *told[1:]], " ·")
                continue
            is_number = type(rows[0][name]) is int
            for place, cell in enumerate([_words(name), *cells]):
                lines[place] += (cell.rjust(width) if is_number else cell.ljust(width)) + _GAP
        return _labelled(label, [*lines, *below])

    def _items(self, name: str, value: Json) -> list[str]:
        """The parts of a list, or of a count of things."""
        if isinstance(value, Mapping):
            return [f"{thing} ×{count}" if count != 1 else thing for thing, count in value.items()]
        if not _is_list(value):
            return [str(value)]
        if name in _FOR_EACH_SEAT:
            return [f"{seat} {item}" for seat, item in zip(self.seats, value, strict=True)]
        if name in _SEATS:
            return [self.seats[seat] for seat in value if isinstance(seat, int)]
        items = [self._text("", item) if item != 0 else "?" for item in value]  # 0: not seen
        counts = {item: items.count(item) for item in items}
        return [f"{item} ×{count}" if count > 1 else item for item, count in counts.items()]

    def _text(self, name: str, value: Json) -> str:
        """A value within a line; nothing for what is empty."""
        if value is None or isinstance(value, bool):
            return "yes" if value else ""
        if name in _A_SEAT and isinstance(value, int):
            return self.seats[value] if value >= 0 else ""
        if isinstance(value, Mapping) and not _is_count(value):
            return " ".join(self._fields(value))
        return ", ".join(self._items(name, value))

    def _fields(self, record: Mapping[str, Json]) -> list[str]:
        """What is not empty in a record, its name first."""
        told: list[str] = []
        for name, value in record.items():
            text = self._text(name, value) if value or name in _A_SEAT else ""
            if isinstance(value, str) and not told:
                told.append(text)
            elif text:
                told.append(_words(name) if value is True else f"{_words(name)} {text}")
        return told


def _is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_count(value: Mapping[str, Json]) -> bool:
    return all([type(count) is int for count in value.values()])


def _words(name: str) -> str:
    return name.replace("_", " ")
