"""What a finished match does to the ratings of its players."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiorino.core.protocol import Result
from fiorino.server.people.ratings import Rating, rate
from fiorino.server.storage.rows import RatingChange, RatingRow

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


def rating_change(room: "Room", result: Result | None) -> RatingChange | None:
    """New ratings for everybody at a rated table; None if it is not rated."""
    people = tuple(seat.person for seat in room.seats if seat.person)
    game, players = room.row.game, room.row.players
    if not room.row.rated or result is None or len(set(people)) != players:
        return None

    def update(before: Sequence[RatingRow | None]) -> Sequence[RatingRow]:
        old = [Rating() if r is None else Rating(r.mu, r.sigma, r.matches) for r in before]
        return [
            RatingRow(
                person=person,
                game=game,
                players=players,
                mu=new.mu,
                sigma=new.sigma,
                matches=new.matches,
            )
            for person, new in zip(people, rate(old, result), strict=True)
        ]

    return RatingChange(people=people, game=game, players=players, update=update)
