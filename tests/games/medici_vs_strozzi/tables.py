"""Tables written by hand and matches played by text: what the tests of the rules are told with."""

import copy
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import Reader, tag
from fiorino.core.errors import BadPosition, IllegalAction
from fiorino.core.game import Setup
from fiorino.core.match import Entry, Match
from fiorino.core.protocol import CHANCE, NOBODY, Action, Event, Seat, Table
from fiorino.core.record import read_position
from fiorino.core.sentences import Spoken
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import MediciTable

MEDICI: Final = Seat(0)
STROZZI: Final = Seat(1)
HOUSES: Final = ("medici", "strozzi")
SPACES: Final = (3, 4, 5)
GOODS: Final = ("dye", "fur", "spice", "cloth")
HARBORS: Final = ("pisa", "genova", "venezia")
TRACKS: Final = (
    ("pisa", "dye"), ("pisa", "spice"), ("pisa", "cloth"),
    ("genova", "fur"), ("genova", "spice"), ("genova", "cloth"),
    ("venezia", "dye"), ("venezia", "fur"),
)  # fmt: skip
ALL_TILES: Final = tuple(
    [f"{good}-{value}" for good in GOODS for value in (0, 1, 2, 3, 4, 4)] + ["gold-5", "gold-5"]
)
OUR_BOX: Final = MEDICI_VS_STROZZI.default_box()
FIXTURES: Final = Path(__file__).parents[2] / "fixtures"

Written = Mapping[str, object]


def other_box() -> BoxData:
    """A box that differs from ours in everything that an owner may change."""
    return read_box((FIXTURES / "medici_other_box.toml").read_text("utf-8"))


def box_with(*path: str | int, value: Any) -> BoxData:
    """Our box with one value changed."""
    values: Any = copy.deepcopy(OUR_BOX.values)
    node = values
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return BoxData(values, {})


def setup_of(last_lot: str = "sold", box: BoxData | None = None) -> Setup:
    return MEDICI_VS_STROZZI.setup(options={"last_lot": last_lot}, box=box)


def draw_tile(house: str) -> Written:
    return {"step": "draw-tile", "drawer": house}


def draw_or_stop(house: str) -> Written:
    return {"step": "draw-or-stop", "seat": house}


def name_price(house: str) -> Written:
    return {"step": "name-price", "seat": house}


def take_or_leave(house: str, price: int) -> Written:
    return {"step": "take-or-leave", "seat": house, "price": price}


def load_lot(house: str) -> Written:
    return {"step": "load-lot", "seat": house}


def ship(harbor: str, *tiles: str) -> Written:
    return {"harbor": harbor, "tiles": list(tiles)}


def written(table: Written, last_lot: str = "sold") -> str:
    """The text of a position file around a hand-written table."""
    return json.dumps(
        {
            "fiorino": "position",
            "version": 1,
            "game": "medici-vs-strozzi",
            "options": {"last_lot": last_lot},
            "table": dict(table),
        }
    )


def read(table: Written, last_lot: str = "sold") -> tuple[Setup, MediciTable]:
    """Set-up and table of a hand-written table, through the reader of position files."""
    setup, found = read_position(written(table, last_lot), GAMES)
    return setup, own(found)


def refusal_of(table: Written, last_lot: str = "sold") -> str:
    """The sentence with which a hand-written table is refused."""
    with pytest.raises(BadPosition) as refused:
        read(table, last_lot)
    return str(refused.value)


def own(table: Table) -> MediciTable:
    assert isinstance(table, MediciTable)
    return table


def ships_of(table: MediciTable, house: str) -> dict[int, tuple[str | None, list[str]]]:
    """Harbor and tiles of each ship of a house, by its spaces."""
    fleet = {}
    for place, spaces in enumerate(SPACES):
        number = HOUSES.index(house) * 3 + place
        harbor = table.harbors[number]
        tiles = [table.box.tile_names[kind] for kind in table.cargo[number]]
        fleet[spaces] = (table.box.harbors[harbor] if harbor >= 0 else None, tiles)
    return fleet


def bag_of(table: MediciTable) -> Counter[str]:
    return Counter(
        {name: n for name, n in zip(table.box.tile_names, table.bag, strict=True) if n > 0}
    )


def markers_of(table: MediciTable) -> dict[tuple[str, str], int]:
    """The markers that are off the middle, positive on the side of the Medici."""
    box = table.box
    return {box.track_name(track): space for track, space in enumerate(table.markers) if space}


def mirrored(table: MediciTable) -> MediciTable:
    """The same table with the houses exchanged."""
    coded: Any = MEDICI_VS_STROZZI.encode(table)
    other = dict(zip(HOUSES, reversed(HOUSES), strict=True))
    for part in ("money", "ships"):
        coded[part] = {other[house]: value for house, value in coded[part].items()}
    coded["markers"] = {
        harbor: {good: -space for good, space in tracks.items()}
        for harbor, tracks in coded["markers"].items()
    }
    for step in coded["agenda"]:
        for field in ("seat", "drawer"):
            if field in step:
                step[field] = other[step[field]]
    return own(MEDICI_VS_STROZZI.decode(Reader(coded, "the mirror", BadPosition), setup_of()))


class Playing:
    """A match that is played by text, draws included, and read by name."""

    def __init__(self, setup: Setup, start: MediciTable | None = None) -> None:
        self.setup: Final = setup
        self.match: Final = Match(setup, None, start)
        self._notation = setup.game.notation(setup)

    def play(self, *texts: str) -> "Playing":
        """Answer by these texts, each for the seat that is asked."""
        for text in texts:
            self.match.play(self.match.table.seat(), self._notation.parse(text))
        return self

    def refusal(self, action: str | Action, by: Seat | None = None) -> tuple[str, Spoken]:
        """Rule and sentence with which an answer is refused; the table must stay as it was."""
        answer = self._notation.parse(action) if isinstance(action, str) else action
        before = self.setup.game.encode(self.table)
        with pytest.raises(IllegalAction) as refused:
            self.match.play(self.match.table.seat() if by is None else by, answer)
        assert self.setup.game.encode(self.table) == before
        return refused.value.rule, refused.value.said

    @property
    def table(self) -> MediciTable:
        return own(self.match.table)

    @property
    def asked(self) -> str:
        seat = self.table.seat()
        return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or HOUSES[seat]

    @property
    def question(self) -> str:
        return self.table.question()

    @property
    def answers(self) -> list[str]:
        return [self._notation.write(action) for action in self.table.options()]

    @property
    def money(self) -> tuple[int, int]:
        medici, strozzi = self.table.money
        return medici, strozzi

    @property
    def lot(self) -> list[str]:
        return [self.table.box.tile_names[kind] for kind in self.table.lot]

    @property
    def thrown(self) -> list[str]:
        return [self.table.box.tile_names[kind] for kind in self.table.thrown]

    @property
    def bag(self) -> Counter[str]:
        return bag_of(self.table)

    @property
    def markers(self) -> dict[tuple[str, str], int]:
        return markers_of(self.table)

    def ships(self, house: str) -> dict[int, tuple[str | None, list[str]]]:
        return ships_of(self.table, house)

    @property
    def log(self) -> Sequence[Entry]:
        return self.match.log

    @property
    def events(self) -> list[Event]:
        """Everything that has been told so far."""
        return [event for entry in self.match.log for event in entry.events]

    @property
    def told(self) -> list[str]:
        """The names of all events so far."""
        return [tag(type(event)) for event in self.events]


def opening(last_lot: str = "sold") -> Playing:
    """The first decision of a match."""
    return Playing(setup_of(last_lot))


def at(table: Written, last_lot: str = "sold") -> Playing:
    """A match that begins at a hand-written table."""
    return Playing(*read(table, last_lot))


def rest(*used: str) -> list[str]:
    """All tiles of the box but these."""
    left = Counter(ALL_TILES)
    left.subtract(used)
    assert min(left.values()) >= 0, "a tile is used more often than there is"
    return sorted(left.elements())


def scored(
    medici: Mapping[str, Written] | None = None,
    strozzi: Mapping[str, Written] | None = None,
    markers: Mapping[str, Mapping[str, int]] | None = None,
    money: tuple[int, int] = (0, 0),
    round: int = 3,
) -> Playing:
    """A round that ends with these ships, scored: the last lot of the bag is thrown away."""
    fleets = {"medici": medici or {}, "strozzi": strozzi or {}}
    loaded: list[str] = []
    for fleet in fleets.values():
        for one in fleet.values():
            tiles = one["tiles"]
            assert isinstance(tiles, list)
            loaded += tiles
    last, *thrown = rest(*loaded)
    return at(
        {
            "round": round,
            "money": dict(zip(HOUSES, money, strict=True)),
            "markers": markers or {},
            "ships": fleets,
            "lot": [last],
            "thrown": thrown,
            "agenda": [load_lot("medici")],
        }
    ).play("throw")


def play_round_out(playing: Playing, buyer: str, price: int = 0) -> Playing:
    """Play to the end of the round: one house takes every lot, at this price, and throws it away.

    Every lot is as large as it may be.
    """
    round_now = playing.table.round
    while playing.table.round == round_now and playing.asked != "nobody":
        answer = {
            "draw-tile": playing.answers[0],
            "draw-or-stop": "draw",
            "name-price": f"price {price}",
            "take-or-leave": "buy" if playing.asked == buyer else "refuse",
            "load-lot": "throw",
        }[playing.question]
        playing.play(answer)
    return playing
