"""A briefing: what an agent in a seat needs for one decision, as plain JSON, and nothing more.

It is built from the view of the seat, the answers that it may give and the events that it saw,
so a seat that is briefed knows what a player at the table knows.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from fiorino.core.codec import encode
from fiorino.core.events import Event
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.options import write_options
from fiorino.core.protocol import NOBODY, Json, Seat, Table

LEAST_RANGE: Final = 5
"""So many answers that differ in a rising number only are written as one range."""
LONGEST_NEWS: Final = 200
"""Of what a seat has missed, so many events are told: the last ones."""

News = Sequence[tuple[int, Event]]
"""Events, each with its line of the log."""


def briefing(match: Match, seat: Seat, players: Sequence[str]) -> dict[str, Json]:
    """What this seat of a match needs now; `players` names who sits in each seat."""
    return brief(match.setup, match.table, seat, players, len(match.log), news(match, seat))


def news(match: Match, seat: Seat) -> list[tuple[int, Event]]:
    """What the seat saw happen from its last answer on, the outcome of that answer included."""
    own = [line for line, entry in enumerate(match.log, 1) if entry.seat == seat]
    first = own[-1] if own else 0
    seen = [(line, event.seen_by(seat)) for line, event in match.story(max(first - 1, 0))]
    return [(line, event) for line, event in seen if event is not None and line >= first]


def brief(
    setup: Setup, table: Table, seat: Seat, players: Sequence[str], version: int, events: News
) -> dict[str, Json]:
    """The briefing of a seat at a table, after `version` lines of the log and these events."""
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
        "game": game.name,
        "title": game.title,
        "rules_version": setup.rules,
        "options": write_options(setup.options),
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
    """The legal answers in their order, those of a rising number as one range.

    A single answer is `{"kind": "single", "text", "index", "rule"}`. A range is `{"kind": "range",
    "pattern": "price {number}", "from": 0, "to": 400, "first_index", "rule"}`; the answer with
    number n has the index `first_index` + n - `from`.
    """
    notation = setup.game.notation(setup)
    listed: list[dict[str, Json]] = []
    run: list[_Numbered] = []
    for action in table.options():
        answer = (*notation.listed(action), table.rule_of(action))
        if run and not _follows(answer, run[-1]):
            listed += _written(run)
            run = []
        run.append(answer)
    return listed + _written(run)


def courses(setup: Setup, table: Table) -> list[Json]:
    """What the seat that is asked can choose as a whole, each with its answers as texts."""
    notation = setup.game.notation(setup)
    return [
        {
            "place": course.place,
            "answers": [notation.write(action) for action in course.answers],
            "figures": dict(course.figures),
        }
        for course in setup.game.page().courses(table)
    ]


_Numbered = tuple[int, str, str, int, str]
"""An answer: its index and text, the text apart into a pattern and a number, and its rule."""


def _follows(answer: _Numbered, other: _Numbered) -> bool:
    """Whether this is the next answer of a range that the other one belongs to."""
    index, _, pattern, number, rule = answer
    before, _, same, last, its_rule = other
    return (
        number == last + 1
        and index == before + 1
        and pattern == same
        and pattern != ""
        and rule == its_rule
    )


def _written(run: Sequence[_Numbered]) -> list[dict[str, Json]]:
    """Answers that follow each other: one range, or one by one where they are few."""
    if len(run) < LEAST_RANGE:
        return [
            {"kind": "single", "text": text, "index": index, "rule": rule}
            for index, text, _, _, rule in run
        ]
    first_index, _, pattern, first, rule = run[0]
    return [
        {
            "kind": "range",
            "pattern": pattern,
            "from": first,
            "to": run[-1][3],
            "first_index": first_index,
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
    wanted = set(numbers)
    rules = setup.game.rulebook().rules
    return {number: rule.text for number, rule in rules.items() if number in wanted}
