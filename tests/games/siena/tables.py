"""Tables of Siena for tests: written by hand, played by notation."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.errors import BadPosition, IllegalAction
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, Event
from fiorino.core.sentences import Spoken
from fiorino.games.siena import SIENA
from fiorino.games.siena.table import SienaTable

Written = dict[str, Any]


class Playing:
    """A match that is played by text, draws included, and looked at."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def table(self) -> SienaTable:
        table = self.match.table
        assert isinstance(table, SienaTable)
        return table

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def asked(self) -> str:
        """Who is asked: a seat by name, "chance", or "nobody"."""
        seat = self.table.seat()
        return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or self.setup.seat_name(seat)

    @property
    def question(self) -> str:
        return self.table.question()

    @property
    def answers(self) -> list[str]:
        """All legal answers as text."""
        notation = SIENA.notation(self.setup)
        return [notation.write(action) for action in self.table.options()]

    def play(self, *texts: str) -> "Playing":
        """Answer, whoever is asked; draws too: "card inn", "safe", "senesi 3", "artist 8"."""
        for text in texts:
            action = SIENA.notation(self.setup).parse(text)
            self.match.play(self.table.seat(), action)
        return self

    def refused(self, text: str) -> tuple[str, Spoken]:
        """Rule and sentence with which an answer is refused; nothing changes."""
        before = SIENA.encode(self.table)
        with pytest.raises(IllegalAction) as refusal:
            self.match.play(self.table.seat(), SIENA.notation(self.setup).parse(text))
        assert SIENA.encode(self.table) == before
        return refusal.value.rule, refusal.value.said

    @property
    def events(self) -> list[Event]:
        return [event for _, event in self.match.story()]

    def money(self, seat: str) -> int:
        return self.table.money[self.setup.seat_names.index(seat)]

    def hand(self, seat: str) -> list[str]:
        hand = self.table.hands[self.setup.seat_names.index(seat)]
        return [self.table.box.cards[kind].name for kind in hand]

    def place(self, seat: str) -> str:
        return self.table.box.places[self.table.place[self.setup.seat_names.index(seat)]]


def setup_of(
    players: int = 2, options: Mapping[str, object] | None = None, box: BoxData | None = None
) -> Setup:
    return SIENA.setup(players, options or {}, box)


def opening(players: int = 2, box: BoxData | None = None, **options: str) -> Playing:
    """A match from its very beginning; every draw is played by hand."""
    return Playing(Match(setup_of(players, options, box), None))


def at(written: Written, players: int = 2, box: BoxData | None = None, **options: str) -> Playing:
    """A match from a position that is written by hand."""
    setup = setup_of(players, options, box)
    table = SIENA.decode(Reader(written, "the table", BadPosition), setup)
    return Playing(Match(setup, None, table))


def seat(
    money: int = 28, status: str = "peasant", hand: Sequence[str] = (), **more: object
) -> Written:
    """A seat of a position."""
    return {"money": money, "status": status, "hand": list(hand), **more}


def country_turn(name: str = "blue") -> list[Written]:
    """The agenda of a Peasant or Merchant in their turn, the last of the round."""
    return [{"step": "country-turn", "seat": name}]


def banker_move(name: str = "blue") -> list[Written]:
    """The agenda of a Banker on the move, the last of the round."""
    return [{"step": "banker-move", "seat": name}]
