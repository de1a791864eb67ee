"""The games, registered by value."""

from typing import Final

from fiorino.core.game import Game
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA

GAMES: Final[tuple[Game, ...]] = (MEDICI_VS_STROZZI, SIENA)
