"""The review of a match that is over, for pages."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server.http.bodies import json_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import BY_LINK, MATCH, Endpoint
from fiorino.server.http.requests import check_limit, watched_room
from fiorino.server.play.review_messages import MatchReviewed


async def _review(context: Context, request: Request) -> Response:
    room, person = await watched_room(context, request)
    reviews = context.lobby.reviews
    found = await reviews.found(room)
    if found is None:
        check_limit(context, request, "hints", person)
        found = reviews.begin(room)
    return json_response(found)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        f"{MATCH}/review",
        _review,
        "review",
        MatchReviewed,
        "What the decisions of a match that is over were worth; ask again until it is ready.",
        query=BY_LINK,
    ),
)
