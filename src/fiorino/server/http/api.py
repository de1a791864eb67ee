"""Every address of the server, in the order of its description."""

from typing import Final

from fiorino.server.http import (
    accounts,
    credentials,
    games,
    hosting,
    lessons,
    matches,
    meta,
    notifications,
    people,
    playing,
    puzzles,
    reach,
    reviews,
    tables,
)

ENDPOINTS: Final = (
    *meta.ENDPOINTS,
    *accounts.ENDPOINTS,
    *credentials.ENDPOINTS,
    *notifications.ENDPOINTS,
    *games.ENDPOINTS,
    *lessons.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *tables.ENDPOINTS,
    *reach.ENDPOINTS,
    *playing.ENDPOINTS,
    *matches.ENDPOINTS,
    *reviews.ENDPOINTS,
    *people.ENDPOINTS,
    *hosting.ENDPOINTS,
)
