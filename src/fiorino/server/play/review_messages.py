"""The review of a match, as pages are told it and as it is stored."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


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
