"""Records and positions: a match, or one table of it, as a readable JSON file."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fiorino.core.box import BoxData
from fiorino.core.codec import FAR, Reader, canonical, digest, is_whole, parse_json
from fiorino.core.errors import BadNotation, BadPosition, BadRecord, IllegalAction, UnknownName
from fiorino.core.fairness import Promise
from fiorino.core.game import Game, Setup
from fiorino.core.match import Match
from fiorino.core.notation import Notation
from fiorino.core.options import write_options
from fiorino.core.protocol import CHANCE, Action, Json, Seat, Table
from fiorino.core.random import METHOD, Chance
from fiorino.core.wording import did_you_mean, listed

VERSION: Final = 1
"""The version of both file formats; a newer one is refused with a hint to update."""
LONGEST_NAME: Final = 200
_SHORT: Final = 16


class Record:
    """A match as stored in a file: who sat where, and every answer and draw."""

    def __init__(
        self, match: Match, players: Sequence[str], promise: Promise | None = None
    ) -> None:
        for player in players:
            if len(player) > LONGEST_NAME:
                raise BadRecord(f"A player's name has at most {LONGEST_NAME} characters.")
            if not is_whole(player):
                raise BadRecord("A player's name has half a character in it; write it anew.")
        self.match: Final = match
        self.players: Final = tuple(players)
        self.promise: Final = promise
        """The commitment to the draws, if a dealer dealt for others."""

    def __repr__(self) -> str:
        return f"<Record of {self.match}, played by {listed(self.players, 'and')}>"


def write_record(record: Record) -> str:
    """The text of a record, one action on a line."""
    match, setup = record.match, record.match.setup
    header = _envelope("record", setup)
    header["seats"] = [
        {"seat": name, "player": player}
        for name, player in zip(setup.seat_names, record.players, strict=True)
    ]
    header["chance"] = _chance_header(match, record.promise)
    if match.start is not None:
        header["start"] = setup.game.encode(match.start)
    notation = setup.game.notation(setup)
    chain = digest(header)
    lines: list[str] = []
    for entry in match.log:
        move: dict[str, Json] = {
            "seat": setup.seat_name(entry.seat),
            "action": notation.write(entry.action),
            "rule": entry.rule,
        }
        chain = _link(chain, move)
        lines.append("  " + json.dumps(move | {"hash": chain[:_SHORT]}, ensure_ascii=False))
    footer: dict[str, Json] = {
        "result": setup.named_result(match.result),
        "table": _table_digest(match),
        "chain": chain,
    }
    head = json.dumps(header, indent=1, ensure_ascii=False)[:-2]
    tail = json.dumps(footer, indent=1, ensure_ascii=False)[2:]
    moves = "[\n" + ",\n".join(lines) + "\n ]" if lines else "[]"
    return f'{head},\n "actions": {moves},\n{tail}\n'


def read_record(text: str, games: Iterable[Game]) -> Record:
    """The match of a record, replayed and checked line by line."""
    reader = Reader(parse_json(text, "The record", BadRecord), "the record", BadRecord)
    setup = _setup(reader, "record", games)
    reader.only({*_ENVELOPE, "seats", "chance", "start", "actions", "result", "table", "chain"})
    players = _players(reader, setup)
    chance, seeded_from = _chance(reader)
    promise = _promise(reader, chance)
    start = _table(reader.child("start"), setup) if reader.has("start") else None
    match = Match(setup, None, start)
    names = {name: Seat(seat) for seat, name in enumerate(setup.seat_names)} | {"chance": CHANCE}
    notation = setup.game.notation(setup)
    chain = digest(_header(reader))
    for number, line in enumerate(reader.children("actions"), 1):
        line.only({"seat", "action", "rule", "hash"})
        seat = names[line.word("seat", names)]
        move: dict[str, Json] = {key: line.text(key) for key in ("seat", "action", "rule")}
        chain = _link(chain, move)
        if line.text("hash") != chain[:_SHORT]:
            raise BadRecord(
                f"The record was changed: action {number} (“{move['action']}”) does not fit"
                " its hash."
            )
        fair = _fair_draw(match, chance) if number > seeded_from else None
        _replay(match, seat, notation, str(move["action"]), number)
        entry = match.log[-1]
        if entry.rule != move["rule"]:
            raise BadRecord(f"Action {number} is by rule {entry.rule}, not by “{move['rule']}”.")
        if fair is not None and fair != entry.action:
            raise BadRecord(f"Draw {number} (“{move['action']}”) is not the one of the seed.")
    if reader.text("chain") != chain:
        raise BadRecord("The record was changed or cut: its chain does not fit its actions.")
    if reader.value("result") != setup.named_result(match.result):
        raise BadRecord("The record states a result that its actions do not lead to.")
    if reader.text("table") != _table_digest(match):
        raise BadRecord("The record states a table that its actions do not lead to.")
    if chance is not None:
        match.continue_with(chance, seeded_from)
    return Record(match, players, promise)


def write_position(setup: Setup, table: Table) -> str:
    """The text of a position file."""
    fields = _envelope("position", setup) | {"table": setup.game.encode(table)}
    return json.dumps(fields, indent=1, ensure_ascii=False) + "\n"


def read_position(text: str, games: Iterable[Game]) -> tuple[Setup, Table]:
    """The set-up and the table of a position file, checked."""
    reader = Reader(parse_json(text, "The position", BadPosition), "the position", BadPosition)
    setup = _setup(reader, "position", games)
    reader.only({*_ENVELOPE, "table"})
    return setup, _table(reader.child("table"), setup)


def _table(reader: Reader, setup: Setup) -> Table:
    """An untrusted table, checked."""
    table = setup.game.decode(reader, setup)
    beyond = setup.game.excesses(table)
    if beyond:
        raise BadPosition(f"{reader.where}: " + " ".join(beyond))
    return table


def kind_of(text: str) -> str:
    """Whether a file claims to be a "record" or a "position"; anything else is refused."""
    reader = Reader(parse_json(text, "The file", BadRecord), "the file", BadRecord)
    return reader.word("fiorino", ("record", "position"))


_ENVELOPE: Final = (
    "fiorino", "version", "game", "rules_version", "players", "options", "box", "box_values",
)  # fmt: skip


def _envelope(kind: str, setup: Setup) -> dict[str, Json]:
    """The start of every file: enough to set up the same table on any machine."""
    fields: dict[str, Json] = {
        "fiorino": kind,
        "version": VERSION,
        "game": setup.game.name,
        "rules_version": setup.rules,
        "players": setup.players,
        "options": write_options(setup.options),
        "box": setup.box.digest,
    }
    if setup.box.digest != setup.game.default_box().digest:
        fields["box_values"] = setup.box.values
    return fields


def _setup(reader: Reader, kind: str, games: Iterable[Game]) -> Setup:
    """The set-up that the envelope of a file describes."""
    if not reader.has("fiorino"):
        raise reader.error(f"This is not a {kind} of Fiorino: the field “fiorino” is missing.")
    if reader.value("fiorino") != kind:
        raise reader.refuse("fiorino", f"“{kind}”")
    version = reader.whole("version", 1, 10**6)
    if version > VERSION:
        raise reader.error(
            f"This {kind} was written by a newer Fiorino (format {version}, this one reads up to"
            f" {VERSION}); update Fiorino to open it."
        )
    game = find_game(reader.text("game"), games)
    rules = game.rules_version
    if reader.has("rules_version"):
        rules = reader.whole("rules_version", 1, 10**6)
        if not game.plays_by(rules):
            raise reader.error(
                f"This {kind} was played by rules version {rules} of {game.title}; this Fiorino"
                f" plays version {game.rules_version}."
            )
    players = reader.whole("players", 1, 20) if reader.has("players") else game.players[0]
    options = reader.child("options").fields if reader.has("options") else {}
    box = game.default_box()
    if reader.has("box_values"):
        values = reader.child("box_values").fields
        box = BoxData({str(key): value for key, value in _json(values).items()}, {})
    if reader.has("box") and reader.text("box") != box.digest:
        raise reader.error(
            f"This {kind} belongs to another box (component data {reader.text('box')[:8]}…, here"
            f" {box.digest[:8]}…); the values of that box are not in the file."
        )
    chosen = {str(key): value for key, value in options.items()}
    return game.setup(players, chosen, box, rules)


def find_game(name: str, games: Iterable[Game]) -> Game:
    """The game of this name."""
    known = {game.name: game for game in games}
    if name not in known:
        raise UnknownName(
            f"There is no game “{name[:40]}”; there is {listed(known, 'and')}."
            + did_you_mean(name, known)
        )
    return known[name]


def _json(value: Mapping[object, object]) -> dict[str, Json]:
    """A mapping that came from a JSON text."""
    fields: dict[str, Json] = json.loads(json.dumps(value))
    return fields


def _header(reader: Reader) -> dict[str, Json]:
    """The start of the hash chain: everything before the actions."""
    fields = _json(reader.fields)
    for key in ("actions", "result", "table", "chain"):
        fields.pop(key, None)
    return fields


def _link(chain: str, move: dict[str, Json]) -> str:
    return hashlib.sha256((chain + canonical(move)).encode()).hexdigest()


def _players(reader: Reader, setup: Setup) -> list[str]:
    seats = reader.children("seats")
    names = [line.text("seat") for line in seats]
    if names != list(setup.seat_names):
        raise BadRecord(f"The seats of the record must be {listed(setup.seat_names, 'and')}.")
    return [line.text("player") for line in seats]


def _chance_header(match: Match, promise: Promise | None) -> Json:
    """The source of the draws; with "from", those before it were made by hand."""
    if match.chance is None:
        return None
    header: dict[str, Json] = {"method": METHOD, "seed": match.chance.seed}
    if match.seeded_from:
        header["from"] = match.seeded_from
    if promise is not None:
        header["promise"] = {
            "commitment": promise.commitment,
            "secret": promise.secret,
            "nonces": list(promise.nonces),
        }
    return header


def _chance(reader: Reader) -> tuple[Chance | None, int]:
    if reader.value("chance") is None:
        return None, 0
    chance = reader.child("chance")
    chance.only({"method", "seed", "from", "promise"})
    chance.word("method", (METHOD,))
    seeded_from = chance.whole("from", 0, FAR) if chance.has("from") else 0
    return Chance(chance.text("seed")), seeded_from


def _promise(reader: Reader, chance: Chance | None) -> Promise | None:
    """The commitment of a record, which its seed must match."""
    if chance is None or not reader.child("chance").has("promise"):
        return None
    told = reader.child("chance").child("promise")
    told.only({"commitment", "secret", "nonces"})
    promise = Promise(told.text("commitment"), told.text("secret"), told.texts("nonces"))
    promise.check(chance.seed)
    return promise


def _fair_draw(match: Match, chance: Chance | None) -> Action | None:
    """What the seed draws now, if it is known and a draw is due."""
    if chance is None or match.table.seat() != CHANCE:
        return None
    return chance.draw(match.table, match.drawn(match.table.source()))


def _replay(match: Match, seat: Seat, notation: Notation, text: str, number: int) -> None:
    try:
        match.play(seat, notation.parse(text))
    except (BadNotation, IllegalAction) as fault:
        raise BadRecord(f"Action {number} (“{text[:60]}”) cannot be played: {fault}") from None


def _table_digest(match: Match) -> str:
    return digest(match.setup.game.encode_as(match.table, match.setup.rules))
