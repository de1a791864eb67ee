"""Files that somebody has tampered with: `python -m bench.fuzz siena --cases 25000`.

Tables of random matches, records and boxes are changed here and there. What is refused must be
refused with a sentence; what is taken must play to the end under all laws.
"""

import argparse
import hashlib
import json
import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from importlib.resources import files
from random import Random
from time import perf_counter
from typing import Any, Final

from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import FAR, Reader, canonical, digest
from fiorino.core.errors import BadPosition, FiorinoError
from fiorino.core.game import Game, Setup
from fiorino.core.laws import check_playing
from fiorino.core.match import Match
from fiorino.core.options import choices
from fiorino.core.protocol import NOBODY, Action, Table
from fiorino.core.random import Chance, at_random
from fiorino.core.record import (
    Record,
    find_game,
    read_position,
    read_record,
    write_position,
    write_record,
)
from fiorino.games import GAMES

CHUNK: Final = 100
MATCHES: Final = 40
"""How many random matches a pool of tables comes from."""
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 8, 15, 28, 80, 998, 999, 1000, FAR, FAR + 1)
HOSTILE: Final[tuple[Any, ...]] = (None, True, -1, 1.5, "", "x", [], [[]], {}, {"x": 1}, 10**30)

Fields = dict[str, Any]
Fate = tuple[str, str]
"""What became of a case (refused, played or broken), and how it broke."""


class Pool:
    """Tables of random matches by the question that is open, and what stands in them."""

    def __init__(self, game: Game, seed: int) -> None:
        self.tables: Final[dict[str, list[tuple[Setup, Fields]]]] = {}
        self.steps: Final[list[Fields]] = []
        self.seen: Final[dict[str, list[Any]]] = {}
        """The values that were seen in each field."""
        rng = Random(seed)
        for number in range(MATCHES):
            setup = _setup(game, seed * MATCHES + number, rng)
            for table in _walk(setup, rng):
                if rng.random() < 0.15 or table.question() not in self.tables:
                    self._keep(setup, table)

    def _keep(self, setup: Setup, table: Table) -> None:
        coded: Fields = json.loads(json.dumps(setup.game.encode(table)))
        self.tables.setdefault(table.question(), []).append((setup, coded))
        self.steps.extend(coded["agenda"])
        self._learn(coded)

    def _learn(self, node: object) -> None:
        for key, value in node.items() if isinstance(node, dict) else ():
            known = self.seen.setdefault(key, [])
            if len(known) < 60 and value not in known:
                known.append(value)
            self._learn(value)
        for value in node if isinstance(node, list) else ():
            self._learn(value)

    def pick(self, rng: Random) -> tuple[Setup, Fields]:
        """A table to tamper with; every question comes as often as any other."""
        setup, coded = rng.choice(self.tables[rng.choice(sorted(self.tables))])
        return setup, deepcopy(coded)


@cache
def pool_of(name: str, seed: int) -> Pool:
    """The pool of a game by its name."""
    return Pool(find_game(name, GAMES), seed)


def _setup(game: Game, number: int, rng: Random) -> Setup:
    """Options and seats in turn, and now and then a whole edition."""
    presets = sorted(game.options_type.presets())
    options: Fields = {
        option.name: option.values[rng.randrange(len(option.values))]
        for option in choices(game.options_type)
    }
    if presets and number % 2:
        kept = {name: options[name] for name in ("game", "hands")}
        options = {"edition": presets[number // 2 % len(presets)], **kept}
    return game.setup(game.players[number % len(game.players)], options)


def _walk(setup: Setup, rng: Random) -> Iterator[Table]:
    """The tables of a random match in which purses are full at the start."""
    coded = setup.game.encode(setup.table())
    seats = coded.get("seats")
    if isinstance(seats, dict):
        coded = deepcopy(coded)
        money = rng.choice((28, 150, 600))
        for seat in coded["seats"].values():  # type: ignore[union-attr]
            seat["money"] = money  # type: ignore[index]
    table = setup.game.decode(Reader(coded, "the table", BadPosition), setup)
    while table.seat() != NOBODY:
        yield table
        table.apply(_busy(table, rng))


def _busy(table: Table, rng: Random) -> Action:
    """A random answer, preferring the front of the list: low bids, and cards before the end."""
    options = table.options()
    if table.seat() < 0 or rng.random() < 0.4:
        return at_random(table, rng)
    return options[rng.randrange(min(5, len(options)))]


# Tampering


def tampered(pool: Pool, coded: Fields, rng: Random) -> Fields:
    """A table with one to three changes."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        if rng.random() < 0.6 and isinstance(coded.get("agenda"), list) and coded["agenda"]:
            _tamper_agenda(pool, coded["agenda"], rng)
        else:
            _tamper_anything(pool, coded, rng)
    return coded


def _tamper_agenda(pool: Pool, agenda: list[Fields], rng: Random) -> None:
    place = rng.randrange(len(agenda))
    match rng.randrange(9):
        case 0:
            del agenda[place]
        case 1:
            agenda.insert(rng.randrange(len(agenda) + 1), deepcopy(agenda[place]))
        case 2:
            other = rng.randrange(len(agenda))
            agenda[place], agenda[other] = agenda[other], agenda[place]
        case 3:
            agenda.insert(rng.randrange(len(agenda) + 1), deepcopy(rng.choice(pool.steps)))
        case 4:
            agenda[place] = deepcopy(rng.choice(pool.steps))
        case 5:
            del agenda[:place]
        case 6:
            agenda.append(deepcopy(rng.choice(pool.steps)))
        case _ if isinstance(agenda[place], dict) and agenda[place]:
            step = agenda[place]
            field = rng.choice(list(step))
            step[field] = changed(pool, field, step[field], rng)


def _tamper_anything(pool: Pool, coded: Fields, rng: Random) -> None:
    """Change a value at any depth, preferring the state of a turn and the players."""
    node: Any = coded
    key: Any = rng.choice([*coded, "turn", "turn", "seats", "seats"])
    if key not in coded:
        key = rng.choice(list(coded))
    while isinstance(node[key], dict | list) and node[key] and rng.random() < 0.85:
        node = node[key]
        key = rng.choice(list(node)) if isinstance(node, dict) else rng.randrange(len(node))
    if isinstance(node, dict) and rng.random() < 0.1:
        del node[key]
    else:
        node[key] = changed(pool, str(key), node[key], rng)


def changed(pool: Pool, field: str, value: object, rng: Random) -> object:
    """Another value for a field."""
    known = pool.seen.get(field, [])
    if known and rng.random() < 0.4:
        return deepcopy(rng.choice(known))
    if rng.random() < 0.03:
        return rng.choice(HOSTILE)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value - 1, value + 1, *NUMBERS))
    if isinstance(value, list):
        return _changed_list(value, rng)
    if isinstance(value, str):
        words = [word for word in known if isinstance(word, str)]
        return rng.choice(words) if words else value
    return deepcopy(rng.choice(known)) if known else rng.choice(HOSTILE)


def _changed_list(value: list[Any], rng: Random) -> list[Any]:
    other = list(value)
    match rng.randrange(4):
        case 0:
            rng.shuffle(other)
        case 1 if other:
            del other[rng.randrange(len(other))]
        case 2 if other:
            other.append(rng.choice(other))
        case _:
            return []
    return other


# The outcome


def fate_of(read: Callable[[], Match], rng: Random) -> Fate:
    """Whether an input is refused, plays to the end, or breaks."""
    try:
        match = read()
    except FiorinoError as refusal:
        return "refused", str(refusal)
    except Exception:
        return "broken", traceback.format_exc(limit=-4)
    try:
        check_playing(match, rng, sparing=True)
    except Exception:
        return "broken", traceback.format_exc(limit=-4)
    return "played", ""


def position_case(name: str, seed: int, number: int) -> tuple[Fate, str]:
    """A table that was tampered with, and its text."""
    rng = Random(f"position {seed} {number}")
    pool = pool_of(name, seed)
    setup, coded = pool.pick(rng)
    _shorten(setup, coded, rng)
    fields = json.loads(write_position(setup, setup.table()))
    text = json.dumps(fields | {"table": tampered(pool, coded, rng)})

    def read() -> Match:
        _, table = read_position(text, GAMES)
        return Match(setup, None, table)

    return fate_of(read, rng), text


def _shorten(setup: Setup, coded: Fields, rng: Random) -> None:
    """Move most matches near their end: what breaks does so at once or never."""
    box = setup.box.values.get("money")
    if isinstance(box, dict) and coded["round"] and rng.random() < 0.95:
        advanced = "advanced" in setup.options.__dict__.values()
        last = box["last_advanced_round" if advanced else "last_round"]
        assert isinstance(last, int)
        coded["round"] = last - rng.choice((0, 0, 1))


def record_case(name: str, seed: int, number: int) -> tuple[Fate, str]:
    """A record that was tampered with, mostly sealed again, with any names of players."""
    rng = Random(f"record {seed} {number}")
    pool = pool_of(name, seed)
    setup, coded = pool.pick(rng)
    _shorten(setup, coded, rng)
    reader = Reader(coded, "the table", BadPosition)
    match = Match(setup, None, setup.game.decode(reader, setup))
    for _ in range(rng.randrange(12)):
        if not match.is_over:
            match.play(match.table.seat(), _busy(match.table, rng))
    try:
        if rng.random() < 0.3:
            match.continue_with(Chance(_name(rng)), len(match.log))
        text = write_record(Record(match, [_name(rng) for _ in range(setup.players)]))
    except FiorinoError as refusal:
        return ("refused", str(refusal)), ""
    fields = json.loads(text)
    for _ in range(rng.choice((0, 1, 1, 2))):
        _tamper_anything(pool, fields, rng)
    start = fields.get("start")
    if isinstance(start, dict) and start and rng.random() < 0.4:
        _tamper_anything(pool, start, rng)
    text = _sealed(fields) if rng.random() < 0.8 else json.dumps(fields)
    return fate_of(lambda: read_record(text, GAMES).match, rng), text


def _name(rng: Random) -> str:
    """A name of any characters: control characters, both directions, lone surrogates, none."""
    letters = "aÀ漢🦊\x00\x1b[\u202e\u200b\ud800\udfff \"'\\/\n,.:"
    return "".join(rng.choice(letters) for _ in range(rng.choice((0, 1, 3, 12, 200, 201))))


def _sealed(fields: Fields) -> str:
    """The record with its hashes recomputed, as far as it still is one."""
    try:
        head = {k: v for k, v in fields.items() if k not in ("actions", "result", "table", "chain")}
        chain = digest(head)
        for line in fields["actions"]:
            move = {key: line[key] for key in ("seat", "action", "rule")}
            chain = hashlib.sha256((chain + canonical(move)).encode()).hexdigest()
            line["hash"] = chain[:16]
        fields["chain"] = chain
    except (KeyError, TypeError, UnicodeEncodeError):
        pass
    return json.dumps(fields)


def box_case(name: str, seed: int, number: int) -> tuple[Fate, str]:
    """A box whose values, or whose text, were tampered with."""
    rng = Random(f"box {seed} {number}")
    game = find_game(name, GAMES)
    pool = pool_of(name, seed)
    values: Any = deepcopy(game.default_box().values)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _tamper_anything(pool, values, rng)
    players = rng.choice(game.players)

    def read() -> Match:
        box = BoxData(json.loads(json.dumps(values)), {})
        return Match(game.setup(players, {}, box), None)

    return fate_of(read, rng), json.dumps(values)


def box_text_case(name: str, seed: int, number: int) -> tuple[Fate, str]:
    """A box file with letters that were changed."""
    rng = Random(f"box text {seed} {number}")
    game = find_game(name, GAMES)
    text = files(game.package).joinpath("box.toml").read_text("utf-8")
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice("0123456789-.[]{}=\"'\n#a\x00é") + text[place + 1 :]
    return fate_of(lambda: Match(game.setup(box=read_box(text)), None), rng), text


KINDS: Final = {
    "positions": position_case,
    "records": record_case,
    "boxes": box_case,
    "box files": box_text_case,
}


def run(kind: str, name: str, seed: int, numbers: range) -> tuple[Counter[str], list[str]]:
    """The fates of some cases, counted, and how some broke."""
    counted: Counter[str] = Counter()
    broken: list[str] = []
    for number in numbers:
        (fate, how), text = KINDS[kind](name, seed, number)
        counted[fate] += 1
        if fate == "broken":
            broken.append(f"case {number} of seed {seed}: {how}\n{text[:3000]}")
    return counted, broken


def _run(chunk: tuple[str, str, int, range]) -> tuple[Counter[str], list[str]]:
    return run(*chunk)


def main() -> None:
    """Run the cases on all processors, show how far it is, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--what", choices=list(KINDS), default="positions")
    parser.add_argument("--cases", type=int, default=25_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = perf_counter()
    total: Counter[str] = Counter()
    broken: list[str] = []
    chunks = [
        # A pool serves ten chunks: that makes many pools, and few are built twice.
        (arguments.what, arguments.game, arguments.seed + first // CHUNK // 10,
         range(first, min(first + CHUNK, arguments.cases)))
        for first in range(0, arguments.cases, CHUNK)
    ]  # fmt: skip
    with multiprocessing.get_context("spawn").Pool() as pool:
        for counted, found in pool.imap(_run, chunks, chunksize=2):
            total += counted
            broken += found
            print(_figures(total), f"{perf_counter() - began:.0f} s", end="\r", flush=True)
    for told in broken[:20]:
        print(f"\n{told}")
    print(
        f"\n{arguments.game}, {arguments.what}: {_figures(total)}, {perf_counter() - began:.0f} s"
    )
    if broken:
        raise SystemExit(1)


def _figures(total: Counter[str]) -> str:
    loaded = total["played"] + total["broken"]
    return f"{total.total():,} tampered, {loaded:,} loaded, {total['broken']:,} broken"


if __name__ == "__main__":
    main()
