"""What `from fiorino import …` offers, in one place; see docs/library.md."""

from fiorino.bots import BOTS, Bot
from fiorino.bots.foreign import BotFault
from fiorino.core.box import BoxData, read_box
from fiorino.core.decision import Decision
from fiorino.core.errors import (
    BadBox,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    FiorinoError,
    IllegalAction,
    UnknownName,
)
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import CHANCE, NOBODY, SPECTATOR, Action, Event, Result, Seat, Table
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.view import TableView as MediciView
from fiorino.games.siena import SIENA
from fiorino.games.siena.view import TableView as SienaView
from fiorino.library.match import (
    Match,
    load_position,
    load_record,
    make_bot,
    make_setup,
    read_position,
    read_record,
)

__all__ = [
    "BOTS",
    "CHANCE",
    "GAMES",
    "MEDICI_VS_STROZZI",
    "NOBODY",
    "SIENA",
    "SPECTATOR",
    "Action",
    "BadBox",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotFault",
    "BoxData",
    "Decision",
    "Event",
    "FiorinoError",
    "Game",
    "IllegalAction",
    "Match",
    "MediciView",
    "Result",
    "Seat",
    "Setup",
    "SienaView",
    "Table",
    "UnknownName",
    "load_position",
    "load_record",
    "make_bot",
    "make_setup",
    "read_box",
    "read_position",
    "read_record",
]
