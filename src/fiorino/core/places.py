"""Who came first, second and so on, as ratings need it."""

from collections.abc import Sequence


def places(has_won: Sequence[bool], scores: Sequence[int]) -> list[int]:
    """The place of each, 0 the best: winners first, then by score; equals share a place."""
    # Winners may have equal scores with others, or unequal ones among themselves: they are equals.
    merits = [
        (True, 0) if won else (False, score) for won, score in zip(has_won, scores, strict=True)
    ]
    return [sum(better > merit for better in merits) for merit in merits]
