"""What was agreed on for a match, as stored in its row: the rules, the box, the first position."""

import json

from fiorino.core.box import read_box
from fiorino.core.codec import Reader, parse_json
from fiorino.core.errors import BadPosition
from fiorino.core.game import Setup
from fiorino.core.protocol import Table
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.storage.rows import MatchRow


def setup_of(row: MatchRow) -> Setup:
    """What was agreed on for a match."""
    box = None if row.box is None else read_box(row.box)
    game = find_game(row.game, GAMES)
    rules = row.rules_version if game.plays_by(row.rules_version) else game.rules_version
    return game.setup(row.players, json.loads(row.options), box, rules)


def read_state(state: str, setup: Setup) -> Table:
    """The table of a snapshot."""
    return setup.game.decode(
        Reader(parse_json(state, "The table", BadPosition), "the table", BadPosition), setup
    )


def start_of(row: MatchRow, setup: Setup) -> Table | None:
    """The position that a match began from, under whatever rules it was written."""
    if row.start is None:
        return None
    reader = Reader(parse_json(row.start, "The position", BadPosition), "the position", BadPosition)
    return setup.game.decode(reader.child("table"), setup)
