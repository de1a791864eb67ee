"""Tables of Siena for the chapters from set-up to the cards: auctions, display, piles of cards."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from fiorino.core.box import BoxData
from fiorino.core.protocol import Event
from fiorino.games.siena.components import SEAT_NAMES
from fiorino.games.siena.events import InitiativeSet, TurnBegan

from .tables import Playing, Written, opening

Told = TypeVar("Told", bound=Event)

FIRST_DISPLAY = ["girlfriends-3", "guards-4", "bricklayer-5"] + ["mule", "francigena"] * 2
"""The seven starred cards of green 1 to 5."""
SEVEN_GOODS = [
    "corn1-wine2-cloth2", "corn2-wine2-spices1", "corn1-wine1-spices2", "corn2-oil1-spices1",
    "corn1-oil2-spices2", "corn2-oil2-cloth1", "corn1-oil1-cloth2",
]  # fmt: skip
"""A full hand that no test needs otherwise."""


def laid(players: int = 2, box: BoxData | None = None, **options: str) -> Playing:
    """After the lots, which place the seats in their own order, blue at the bottom."""
    return opening(players, box, **options).play(
        *[f"seat {name}" for name in SEAT_NAMES[: players - 1]]
    )


def asked_for(playing: Playing, *answers: str) -> list[str]:
    """Answer, and tell who was asked for each answer."""
    asked = []
    for answer in answers:
        asked.append(playing.asked)
        playing.play(answer)
    return asked


def pile(playing: Playing, name: str) -> Counter[str]:
    """How many of each card lie in the deck, the discard pile, the display or out of the game."""
    table = playing.table
    names = [card.name for card in table.box.cards]
    if name == "display":
        return Counter([names[kind] for kind in table.display])
    deck = table.deck.counts(table.box.kinds)
    counts = {"deck": deck, "discard": table.discard, "removed": table.removed}[name]
    return Counter({card: n for card, n in zip(names, counts, strict=True) if n})


def names(playing: Playing, seats: Sequence[int]) -> list[str]:
    return [playing.setup.seat_names[seat] for seat in seats]


def ranking(playing: Playing) -> list[str]:
    """Who is poorer than whom at this moment, poorest first."""
    return names(playing, playing.table.ranking())


def last_track(playing: Playing) -> list[str]:
    """The Initiative track that was set last, lowest row first."""
    return names(playing, told(playing, InitiativeSet)[-1].order)


def told(playing: Playing, kind: type[Told]) -> list[Told]:
    """The events of a kind, in order."""
    return [event for event in playing.events if isinstance(event, kind)]


def turns(playing: Playing) -> list[str]:
    """Whose turns began, in order."""
    return names(playing, [event.seat for event in told(playing, TurnBegan)])


def chances(playing: Playing) -> dict[str, int]:
    """What chance may draw, and how likely each is."""
    return dict(zip(playing.answers, playing.table.weights(), strict=True))


def new_round() -> list[Written]:
    """The agenda of a round that begins."""
    return [{"step": "begin-round"}]


def taking_cards() -> list[Written]:
    """The agenda after the deal: cards are taken, then the auction, then the turns."""
    return [{"step": "name-first"}, {"step": "auction-star"}, {"step": "take-cards", "chance": 0}]


def star_auction() -> list[Written]:
    """The agenda of the auction of a round, then the turns."""
    return [{"step": "name-first"}, {"step": "auction-star"}]


def turns_from(row: int, left: int) -> list[Written]:
    """The agenda of the last turns of a round."""
    return [{"step": "next-turn", "row": row, "left": left}]
