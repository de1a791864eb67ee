"""The Siena deck. Nobody knows its order, so it is kept as what may be drawn from it."""

from collections.abc import Sequence
from typing import Final

from fiorino.core.random import pick
from fiorino.games.siena.actions import CARD_DRAWN, MOST_KINDS, CardDrawn


class Deck:
    """The kinds of card that are in the deck, in the order of the box, with their copies."""

    def __init__(self, draws: list[CardDrawn], copies: list[int], size: int) -> None:
        self.draws: Final = draws
        self.copies: Final = copies
        self.size = size
        """How many cards there are."""

    def __reduce__(self) -> tuple[object, ...]:
        return deck_of, (self.counts(MOST_KINDS),)

    def clone(self) -> "Deck":
        return Deck(self.draws.copy(), self.copies.copy(), self.size)

    def draw_at(self, share: float) -> CardDrawn:
        """The draw that a share from 0 up to, not including, 1 of the cards falls on."""
        place = int(share * self.size)
        if self.size > len(self.draws):
            place = pick(self.copies, place)
        return self.draws[place]

    def remove(self, kind: int) -> None:
        """A card leaves the deck."""
        place = self._place(kind)
        self.size -= 1
        if self.copies[place] > 1:
            self.copies[place] -= 1
        else:
            self.draws.pop(place)
            self.copies.pop(place)

    def add(self, kind: int) -> None:
        """A card goes into the deck."""
        place = self._place(kind)
        self.size += 1
        if place < len(self.draws) and self.draws[place].card == kind:
            self.copies[place] += 1
        else:
            self.draws.insert(place, CARD_DRAWN[kind])
            self.copies.insert(place, 1)

    def counts(self, kinds: int) -> list[int]:
        """The copies of each of so many kinds, with those that are not in the deck."""
        counts = [0] * kinds
        for draw, copies in zip(self.draws, self.copies, strict=True):
            counts[draw.card] = copies
        return counts

    def _place(self, kind: int) -> int:
        """Where a kind stands, or would stand."""
        draws = self.draws
        low = 0
        high = len(draws)
        while low < high:
            middle = (low + high) >> 1
            if draws[middle].card < kind:
                low = middle + 1
            else:
                high = middle
        return low


def deck_of(counts: Sequence[int]) -> Deck:
    """A deck with so many copies of each kind."""
    return Deck(
        [CARD_DRAWN[kind] for kind, copies in enumerate(counts) if copies],
        [copies for copies in counts if copies],
        sum(counts),
    )
