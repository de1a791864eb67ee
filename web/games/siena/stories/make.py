"""Writes the tables of the story page: real matches, played by bots until something is asked.

    .venv/bin/python web/games/siena/stories/make.py

Each file holds what the server would show one seat: `shown`, `parts`, and a preview of every answer
that is worth one. Only the story page reads them; they are no part of the build.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from fiorino.bots import find_bot
from fiorino.core.briefing import brief
from fiorino.core.codec import encode
from fiorino.core.decision import Decision
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, SPECTATOR, Seat
from fiorino.core.random import Chance
from fiorino.games import GAMES

SIENA = next(game for game in GAMES if game.name == "siena")
NAMES = ("Lapo", "Bice", "Nuta", "Cecco", "Ghita")
STEPS = 28
"""So many steps of the log are kept in a story."""
PREVIEWS = 40


def played(players: int, seed: int, wanted: Callable[[Any, Match], bool], **options: str) -> Match:
    """A match of bots, up to the first question that is wanted; of the first seed that has it."""
    while True:
        match = _played(players, seed, wanted, **options)
        if wanted(match.table, match):
            return match
        seed += 1


def _played(players: int, seed: int, wanted: Callable[[Any, Match], bool], **options: str) -> Match:
    setup = SIENA.setup(players, options)
    match = Match(setup, Chance(str(seed)))
    rng = Random(seed)
    bot = find_bot("greedy")(rng)
    while not match.is_over:
        table = match.table
        if wanted(table, match):
            break
        answers = table.options()
        wild = rng.random() < 0.12 and table.question() not in ("rise-or-stay", "build-or-not")
        match.play(table.seat(), rng.choice(answers) if wild else bot.answer(Decision(setup, table)))
    return match


def first(question: str, also: Callable[[Any], bool] = lambda table: True) -> Callable[[Any, Match], bool]:
    return lambda table, match: table.question() == question and also(table)


def happened(kind: str, also: Callable[[Any], bool] = lambda event: True) -> Callable[[Any, Match], bool]:
    """Right after something has happened, for what moves."""
    def wanted(table: Any, match: Match) -> bool:
        last = [event for entry in match.log[-2:] for event in entry.events]
        return table.seat() != NOBODY and any(type(event).__name__ == kind and also(event) for event in last)
    return wanted


def write(name: str, match: Match, viewer: Seat | None = None) -> None:
    """A story as a file."""
    setup, table = match.setup, match.table
    seat = viewer if viewer is not None else table.seat() if table.seat() != NOBODY else Seat(0)
    steps = told(match, seat)
    shown = {
        "kind": "shown",
        "match": "story",
        "version": len(steps),
        "status": "over" if match.is_over else "running",
        "viewer": setup.seat_name(seat),
        "seats": [
            {"seat": place, "player": NAMES[k], "person": "me" if k == seat else None, "bot": None if k == seat else "greedy",
             "away": False, "connected": True, "seconds_left": None}
            for k, place in enumerate(setup.seat_names)
        ],
        "steps": steps[-STEPS:],
        "steps_left_out": max(0, len(steps) - STEPS),
        "briefing": brief(setup, table, seat, NAMES[: setup.players], len(steps), ()),
        "can_undo": True,
    }
    story = {"shown": shown, "parts": SIENA.parts(setup), "previews": previews(match, seat)}
    path = Path(__file__).parent / f"{name}.json"
    path.write_text(json.dumps(story, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    print(f"{name}: {setup.players} players, {table.question() or 'over'}, {path.stat().st_size} bytes")


def told(match: Match, viewer: Seat) -> list[dict[str, Any]]:
    """The log as steps: an answer and the draws that follow it are one."""
    steps: list[dict[str, Any]] = []
    notation = SIENA.notation(match.setup)
    for entry in match.log:
        events = [
            {**encode(seen, "event", match.setup.names), "rule": seen.rule}
            for seen in (event.seen_by(viewer) for event in entry.events)
            if seen is not None
        ]
        if entry.seat == CHANCE and steps:
            steps[-1]["events"] += events
            continue
        steps.append({
            "version": len(steps) + 1,
            "seat": None if entry.seat == CHANCE else match.setup.seat_name(entry.seat),
            "what": "start" if entry.seat == CHANCE else "answer",
            "answer": notation.write(entry.action) if entry.seat == viewer else None,
            "rule": entry.rule,
            "at": 1338.0 + len(steps),
            "events": events,
        })
    return steps


def previews(match: Match, viewer: Seat) -> dict[str, Any]:
    """What the server would say about each answer, as `fiorino.server.play.live` does."""
    found: dict[str, Any] = {}
    if match.is_over or match.table.seat() != viewer:
        return found
    notation = SIENA.notation(match.setup)
    for action in match.table.options()[:PREVIEWS]:
        table = match.table.clone()
        events = table.watch()
        table.apply(action)
        before = list(match.table.purses())
        after, seen_events = before.copy(), []
        for event in events:
            is_open = not event.reveals and event.seen_by(SPECTATOR) is event
            seen = event if is_open else event.seen_by(SPECTATOR)
            if seen is not None:
                seen_events.append({**encode(seen, "event", match.setup.names), "rule": seen.rule})
            for payer, coins in event.payments():
                after[payer] += coins
            if not is_open:
                break
        purses = {name: [before[k], after[k]] for k, name in enumerate(match.setup.seat_names)}
        found[notation.write(action)] = {
            "kind": "previewed", "id": "story", "match": "story", "version": 0,
            "events": seen_events, "purses": purses,
        }
    return found


def main() -> None:
    write("opening", played(4, 3, lambda t, m: t.question() == "opening-bid" and len(m.log) > 14))
    write("start", played(3, 5, first("start")))
    write("take", played(4, 8, first("take-card", lambda t: t.round == 7 and len(t.hands[t.seat()]) > 3)))
    write("take-five", played(5, 11, first("take-card", lambda t: t.round == 2)))
    write("star", played(4, 2, first("star-bid", lambda t: t.round > 2 and t.agenda[-1].high > 0)))
    write("peasant", played(3, 4, first("country-turn", lambda t: t.status[t.seat()] == 0 and any(
        type(a).__name__ == "Sell" for a in t.options()) and len(t.hands[t.seat()]) > 2)))
    write("merchant", played(4, 21, first("country-turn", lambda t: t.status[t.seat()] == 1 and {
        "Travel", "Charity"} <= {type(a).__name__ for a in t.options()})))
    write("leg", played(4, 21, first("leg", lambda t: len(t.options()) > 1)))
    write("cash", played(4, 21, first("cash-or-stay"), edition="dutch"))
    write("fato", played(4, 6, first("load-road", lambda t: bool(t.agenda[-1].loaded))))
    write("choose", played(5, 7, first("choose-first", lambda t: t.round == 9)))
    write("rise", played(3, 4, first("rise-or-stay")))
    write("senesi", played(4, 9, first("keep-senesi", lambda t: len(t.options()) > 1)))
    write("artist", played(4, 13, first("artist-bid", lambda t: len(t.options()) > 8)))
    write("artist-first", played(4, 14, first("artist-first-bid")))
    write("build", played(4, 15, first("build-or-not", lambda t: len(t.tower) > 1)))
    write("donate", played(4, 16, first("donate-or-not")))
    write("walk", played(4, 17, first("walk", lambda t: 2 in t.status)))
    write("beg", played(4, 18, first("beg")))
    banker = played(5, 19, first("banker-move", lambda t: t.status.count(2) >= 3 and len(t.hands[t.seat()]) > 2 and t.points > 0))
    write("banker", banker)
    for seat in range(5):
        if banker.table.status[seat] == 2:
            banker.table.place[seat] = 3
        else:
            banker.table.status[seat], banker.table.place[seat] = 2, 3
    banker.table.calandrino, banker.table.cubes = 3, 4
    banker.table.money = [41, 41, 41, 41, 41]
    write("crowd", banker)
    write("waiting", played(4, 17, first("banker-move", lambda t: t.seat() != 0)), Seat(0))
    write("fato-won", played(4, 6, happened("FatoDrawn", lambda event: not event.devil and event.cards > 2)))
    write("fato-devil", played(4, 6, happened("FatoDrawn", lambda event: event.devil and event.cards > 2)))
    write("risen", played(4, 6, happened("StatusRisen", lambda event: event.status == 2)))
    write("begged", played(5, 6, happened("CalandrinoMoved")))
    write("built", played(4, 6, happened("LevelBuilt", lambda event: event.level == 4)))
    write("end", played(4, 3, lambda t, m: m.is_over and t.status.count(2) > 2 and len(t.tower) > 3))


if __name__ == "__main__":
    main()
