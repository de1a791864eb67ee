"""The review of a match that is over, for pages."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from fiorino.bots.review import Account, Reviewed, accounts, turning_points
from fiorino.server.advice import DIGITS
from fiorino.server.http.bodies import json_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import BY_LINK, MATCH, Endpoint
from fiorino.server.http.requests import check_limit, watched_room
from fiorino.server.play.reviewing import Review

MOST_POINTS: Final = 8
"""Turning points that are marked."""


class DecisionReviewed(Struct):
    """One decision: what its answer was worth to the seat, and the better one."""

    version: Annotated[int, Meta(description="The step of the match that the answer made.")]
    seat: str
    answer: str
    worth: float
    gave_away: Annotated[float, Meta(ge=0)]
    best: str
    best_worth: float


class SeatReviewed(Struct):
    """Why a seat ended where it did: `began` - `gave_away` + `came` = `ended`."""

    seat: str
    began: float
    gave_away: Annotated[float, Meta(description="What its own answers cost it: its skill.")]
    came: Annotated[float, Meta(description="What draws and the others brought it.")]
    luck: Annotated[
        float | None, Meta(description="What the draws brought it, where two have played.")
    ]
    ended: float


class MatchReviewed(Struct):
    """The review of a match, as far as it has come."""

    done: int
    of: Annotated[int, Meta(description="Decisions of the match; it is ready when all are done.")]
    failed: bool
    unit: Literal["coins", "chance"] | None
    decisions: list[DecisionReviewed]
    points: Annotated[list[int], Meta(description="The versions where it turned; when ready.")]
    seats: Annotated[list[SeatReviewed], Meta(description="Luck and skill; when ready.")]


def reviewed(review: Review) -> MatchReviewed:
    """A review as it is sent."""
    decisions, is_done = review.decisions, review.is_done
    names = review.match.setup.seat_names
    points = turning_points(decisions, MOST_POINTS) if is_done else []
    return MatchReviewed(
        done=len(decisions),
        of=len(review.numbers),
        failed=review.has_failed,
        unit=decisions[0].unit.value if decisions else None,
        decisions=[_decision(review, each) for each in decisions],
        points=[review.versions[each.number] for each in points],
        seats=[_seat(names, each) for each in accounts(review.match, decisions)] if is_done else [],
    )


def _decision(review: Review, each: Reviewed) -> DecisionReviewed:
    write = each.decision.notation.write
    return DecisionReviewed(
        review.versions[each.number],
        review.match.setup.seat_names[each.seat],
        write(each.action),
        each.given.worth,
        each.given.gives_away,
        write(each.best.action),
        each.best.worth,
    )


def _seat(names: tuple[str, ...], each: Account) -> SeatReviewed:
    return SeatReviewed(
        names[each.seat],
        round(each.began, DIGITS),
        round(each.gave_away, DIGITS),
        round(each.came, DIGITS),
        None if each.luck is None else round(each.luck, DIGITS),
        round(each.ended, DIGITS),
    )


async def _review(context: Context, request: Request) -> Response:
    room, person = await watched_room(context, request)
    if not context.lobby.reviews.has(room.id):
        check_limit(context, request, "hints", person)
    return json_response(reviewed(context.lobby.reviews.of(room)))


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
