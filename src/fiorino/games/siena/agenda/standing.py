"""A step where it lies on an agenda, and what several checks ask about it."""

from collections.abc import Callable, Sequence
from typing import Final

from fiorino.core.codec import tag
from fiorino.core.flow import Step
from fiorino.games.siena.components import SEAT_NAMES
from fiorino.games.siena.rules import beggar, charity, country, inn, rounds
from fiorino.games.siena.table import SienaTable

AnyStep = Step[SienaTable]


class Standing:
    """A step of an agenda, and the one that it lies on; None at the bottom."""

    def __init__(self, table: SienaTable, step: AnyStep, below: AnyStep | None) -> None:
        self.table: Final = table
        self.step: Final = step
        self.below: Final = below
        self.seat: Final = actor(step)

    @property
    def name(self) -> str:
        """Whom the step is about."""
        return SEAT_NAMES[self.seat]


Check = Callable[[Standing], str]
"""What is wrong with a step where it lies, in a sentence; "" where nothing is."""


def unless(holds: object, sentence: str) -> str:
    """The sentence, unless what it denies is so."""
    return "" if holds else sentence


def actor(step: AnyStep) -> int:
    """The seat that a step asks, draws for or acts for."""
    if isinstance(step, charity.DrawSenesi | country.Fato):
        return step.drawer
    if isinstance(step, beggar.Wander):
        return step.mover
    if isinstance(step, inn.ForSeat):
        return step.guest
    if isinstance(step, country.OfferRise):
        return step.player
    if isinstance(step, inn.DrawArtist):
        return step.opener
    return step.seat


def whose_turn(table: SienaTable) -> int | None:
    """The seat that has its turn, or None between turns."""
    agenda = table.agenda
    if len(agenda) > 1 and isinstance(agenda[0], rounds.NextTurn):
        return actor(agenda[1])
    return None


def ends_with(whole: Sequence[int], part: Sequence[int]) -> bool:
    """Whether a list ends with another: those who are still to be asked, in their order."""
    return list(whole[len(whole) - len(part) :]) == list(part)


def called(step: type[AnyStep]) -> str:
    """A step as a position file names it."""
    return f"“{tag(step)}”"


def senesi_drawn(table: SienaTable) -> list[int]:
    """The Senesi cards that have been drawn and not been kept yet."""
    drawn: list[int] = []
    for step in table.agenda:
        if isinstance(step, charity.DrawSenesi | charity.KeepSenesi):
            drawn += step.drawn
    return drawn


def artists_offered(table: SienaTable) -> list[int]:
    """The Artist that is on offer, if one is."""
    return [
        step.artist for step in table.agenda if isinstance(step, inn.ArtistFirstBid | inn.ArtistBid)
    ]


def last_round(table: SienaTable) -> int:
    """S29.3, S29.4: the round after which the match is over."""
    advanced = table.choices.game == "advanced"
    return table.box.last_advanced_round if advanced else table.box.last_round
