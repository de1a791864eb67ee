"""How long a match of Medici vs Strozzi can be."""

from fiorino.games.medici_vs_strozzi.table import MediciTable


def longest(table: MediciTable) -> tuple[int, int]:
    """Every tile is drawn once a round, and brings at most four answers.

    One more or enough (not after the last)? And as a lot of its own: a price, the answer to
    it, and a load.
    """
    rounds, tiles = len(table.box.starters), table.box.tiles
    return rounds * (4 * tiles - 1), rounds * tiles
