"""Tables at which each kind of question is asked, from matches of bots or docs/positions.md."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from fiorino.bots import find_bot
from fiorino.core.decision import Decision
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import Record, read_position, write_record
from fiorino.games import GAMES
from tests.browser.people import Person
from tests.browser.playing import hear
from tests.games.position_examples import STEPS, example

NAMES: Final = ("Massimiliana", "Bartolomeo", "Ghita", "Cecco", "Nuta")
PLAYERS: Final = {"siena": 5, "medici-vs-strozzi": 2}
MATCHES: Final = 12
"""So many matches are played; what none of them asks is not asked in most."""
WILD: Final = 0.12
"""How often a bot answers at random, so that it comes to places where it would not go."""


@cache
def questions(game: str) -> dict[str, str]:
    """A record up to the first question of each kind, by the name of the question; and its end."""
    found: dict[str, str] = {}
    for seed in range(MATCHES):
        for name, match in _asked(game, seed):
            found.setdefault(name, _record(match))
    for name in asking(game) - set(found):
        setup, table = read_position(example(game, name), GAMES)
        found[name] = _record(Match(setup, Chance(name), table))
    return dict(sorted(found.items()))


def asking(game: str) -> set[str]:
    """The steps of a game that ask a player: those that have a seat."""
    return {name for (of, name), kind in STEPS.items() if of == game and "seat" in kind.fields}


def open_question(person: Person, game: str, question: str) -> None:
    """The page of a table where this is asked; all its seats belong to the one who opens it."""
    made = person.page.evaluate(
        """async text => {
             const said = await fetch("/api/records", {method: "POST", body: text,
               headers: {"content-type": "application/json"}});
             if (!said.ok) throw new Error(await said.text());
             return said.json();
           }""",
        questions(game)[question],
    )
    person.go(f"/table/{made['match']}")
    person.page.locator(".ask").wait_for()
    lift = person.page.locator("[role=dialog] .button.main")
    if lift.count():
        lift.click()
    hear(person)


def _asked(game: str, seed: int) -> Iterator[tuple[str, Match]]:
    """The questions of one match as they come up, each kind once."""
    setup = next(one for one in GAMES if one.name == game).setup(PLAYERS[game], {})
    match, rng = Match(setup, Chance(f"layout {seed}")), Random(seed)
    bot, told = find_bot("greedy")(rng), set[str]()
    while not match.is_over:
        table = match.table
        if table.question() not in told:
            told.add(table.question())
            yield table.question(), match
        is_wild = rng.random() < WILD
        answer = rng.choice(table.options()) if is_wild else bot.answer(Decision(setup, table))
        match.play(table.seat(), answer)
    yield match.table.question(), match


def _record(match: Match) -> str:
    return write_record(Record(match, list(NAMES[: match.setup.players])))
