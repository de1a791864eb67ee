"""People as others see them: profiles and the leaderboard. Of guests only the name is shown."""

from collections import Counter
from typing import Final

import msgspec

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.http.forms import Outcome
from fiorino.server.http.people_forms import GameStanding, Leader, Leaderboard, Profile
from fiorino.server.http.table_forms import listed_forms
from fiorino.server.people.people import ratings_of
from fiorino.server.people.ratings import SETTLED, Rating
from fiorino.server.storage.store import Store

MOST_RECENT: Final = 10
MOST_LEADERS: Final = 50


async def profile(store: Store, id: str, reader: str | None) -> Profile:
    """A person as others see them; `reader` is the one who looks."""
    person = await store.person(id)
    if person is None:
        raise UnknownName(refusals.NO_SUCH_PERSON)
    if person.username is None and person.bot_of is None:
        return Profile(person.id, person.name, guest=True)
    owner = None if person.bot_of is None else await store.person(person.bot_of)
    return Profile(
        person.id,
        person.name,
        guest=False,
        since=person.created_at,
        bot_of=None if owner is None else owner.name,
        ratings=await ratings_of(store, person.id),
        games=await _standings(store, person.id),
        recent=await listed_forms(
            store, await store.recent_in_public(person.id, MOST_RECENT), reader
        ),
    )


async def _standings(store: Store, person: str) -> list[GameStanding]:
    played, won = Counter[str](), Counter[str]()
    for game, seat, result in await store.played_in_public(person):
        played[game] += 1
        if result is not None:
            won[game] += seat in msgspec.json.decode(result, type=Outcome).winners
    return [GameStanding(game, played[game], won[game]) for game in sorted(played)]


async def leaderboard(store: Store, game: str, players: int | None) -> Leaderboard:
    """The best rated players of a game; without a number, with the fewest players it is for."""
    known = find_game(game, GAMES)
    many = min(known.players) if players is None else players
    if many not in known.players:
        raise FiorinoError(refusals.NO_SUCH_PLAYERS, players=many)
    leaders = await store.leaders(known.name, many, SETTLED, MOST_LEADERS)
    return Leaderboard(
        known.name,
        many,
        [
            Leader(
                place, row.person, name, Rating(row.mu, row.sigma, row.matches).shown, row.matches
            )
            for place, (row, name) in enumerate(leaders, 1)
        ],
    )
