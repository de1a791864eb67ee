"""The games, registered by value."""

from typing import Final

from fiorino.core.game import Game
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

GAMES: Final[tuple[Game, ...]] = (MEDICI_VS_STROZZI,)
