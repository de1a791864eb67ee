"""A briefing: exactly what an agent in a seat needs for one decision, as plain JSON.

It is built from the view of the seat, the answers that it may give and the events that it saw,
so a briefed seat knows exactly what a player at the table knows.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from fiorino.core.codec import encode
from fiorino.core.events import Event
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.notation import Notation
from fiorino.core.options import write_options
from fiorino.core.protocol import NOBODY, Json, Seat, Table

LEAST_RANGE: Final = 5
"""From this many on, answers that differ only in a rising number are written as one range."""
LONGEST_NEWS: Final = 200
"""How many of the events that a seat has missed are included: the latest."""

News = Sequence[tuple[int, Event]]
"""Events with their lines of the log."""


def briefing(match: Match, seat: Seat, players: Sequence[str]) -> dict[str, Json]:
    """What this seat of a match needs now; `players` names who sits in each seat."""
    return brief(match.setup, match.table, seat, players, len(match.log), news(match, seat))


def news(match: Match, seat: Seat) -> list[tuple[int, Event]]:
    """What the seat saw since its last answer, the effects of that answer included."""
    own = [line for line, entry in enumerate(match.log, 1) if entry.seat == seat]
    first = own[-1] if own else 0
    seen = [(line, event.seen_by(seat)) for line, event in match.story(max(first - 1, 0))]
    return [(line, event) for line, event in seen if event is not None and line >= first]


def lasting(setup: Setup) -> dict[str, Json]:
    """The parts that are the same in every briefing of a match."""
    return {
        "game": setup.game.name,
        "title": setup.game.title,
        "rules_version": setup.rules,
        "options": write_options(setup.options),
    }


def brief(
    setup: Setup,
    table: Table,
    seat: Seat,
    players: Sequence[str],
    version: int,
    events: News,
    known: dict[str, Json] | None = None,
) -> dict[str, Json]:
    """The briefing of a seat at a table, after `version` lines of the log and these events.

    Callers that brief often can pass in what is `lasting`.
    """
    game = setup.game
    is_asked = table.seat() == seat
    is_over = table.seat() == NOBODY
    answers = legal_answers(setup, table) if is_asked else []
    told: list[dict[str, Json]] = [
        {"line": line, "rule": event.rule, "fact": encode(event, "event", setup.names)}
        for line, event in events[-LONGEST_NEWS:]
    ]
    numbers = [] if is_over else [table.rule()]
    numbers += [str(item["rule"]) for item in (*answers, *told)]
    return {
        **(lasting(setup) if known is None else known),
        "version": version,
        "seat": setup.seat_name(seat),
        "players": [
            {"seat": name, "player": player}
            for name, player in zip(setup.seat_names, players, strict=True)
        ],
        "asked": is_asked,
        "over": is_over,
        "question": None if is_over else _question(setup, table),
        "answers": answers,
        "events": told,
        "events_left_out": len(events) - len(told),
        "view": game.view(table, seat),
        "rules": _sentences(setup, numbers),
        "result": setup.named_result(table.result()),
    }


def legal_answers(setup: Setup, table: Table) -> list[dict[str, Json]]:
    """The legal answers in order, with answers of a rising number as one range.

    A single answer is `{"kind": "single", "text", "index", "rule"}`. A range is `{"kind": "range",
    "pattern": "price {number}", "from": 0, "to": 400, "first_index", "rule"}`; the answer with
    number n has the index `first_index` + n - `from`.
    """
    notation = setup.game.notation(setup)
    listed: list[dict[str, Json]] = []
    first, last, its_rule = 0, -2, ""
    for action in table.options():
        place = notation.place_after(last, action)
        rule = table.rule_of(action)
        if place == last + 1 and rule == its_rule and notation.follows(place):
            last = place
            continue
        listed += _written(notation, first, last, its_rule)
        first, last, its_rule = place, place, rule
    return listed + _written(notation, first, last, its_rule)


def courses(setup: Setup, table: Table) -> list[Json]:
    """The courses that the asked seat can choose, each with its answers as texts."""
    notation = setup.game.notation(setup)
    return [
        {
            "place": course.place,
            "answers": [notation.write(action) for action in course.answers],
            "figures": dict(course.figures),
        }
        for course in setup.game.page().courses(table)
    ]


def _written(notation: Notation, first: int, last: int, rule: str) -> list[dict[str, Json]]:
    """Consecutive answers: one range, or one by one if they are few."""
    if last - first + 1 < LEAST_RANGE:
        return [
            {"kind": "single", "text": notation.text(place), "index": place, "rule": rule}
            for place in range(first, last + 1)
        ]
    pattern, least = notation.family(first)
    return [
        {
            "kind": "range",
            "pattern": pattern,
            "from": least,
            "to": least + last - first,
            "first_index": first,
            "rule": rule,
        }
    ]


def _question(setup: Setup, table: Table) -> dict[str, Json]:
    rule = table.rule()
    return {
        "seat": setup.seat_name(table.seat()),
        "name": table.question(),
        "rule": rule,
        "rule_text": setup.game.rulebook().rules[rule].text,
    }


def _sentences(setup: Setup, numbers: Iterable[str]) -> dict[str, Json]:
    """The sentence of each rule, once, in the order of the rulebook."""
    book = setup.game.rulebook()
    wanted = [number for number in set(numbers) if number in book.rules]
    return {
        number: book.rules[number].text for number in sorted(wanted, key=book.places.__getitem__)
    }
