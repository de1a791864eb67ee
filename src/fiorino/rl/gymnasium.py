"""A seat of a match as a Gymnasium environment: the learner sits in it, bots sit in the others.

Also what the environments of PettingZoo share with it: rewards, and the table as text.
"""

import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any, Final, TypeGuard

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import EzPickle

from fiorino.bots import Bot, BotMaker, find_bot
from fiorino.core.decision import Decision
from fiorino.core.errors import BadOption, IllegalAction, UnknownName
from fiorino.core.game import Setup
from fiorino.core.play import draw
from fiorino.core.protocol import NOBODY, SPECTATOR, Json, Result, Seat, Table
from fiorino.core.wording import did_you_mean, listed
from fiorino.games import GAMES
from fiorino.rl.encoding import Encoding, Floats, Mask, check, make_setup, rewards

REWARDS: Final = ("win", "score")
RENDER_MODES: Final = ("human", "ansi")


def one_of(what: str, word: str, known: Sequence[str]) -> str:
    """The word itself; one that is not known is refused."""
    if word not in known:
        raise BadOption(
            f"The {what} must be {listed(known)}, not “{word[:40]}”." + did_you_mean(word, known)
        )
    return word


def payoffs(result: Result, reward: str) -> list[float]:
    """The reward of each seat: for the win, or the lead over the best rival in hundreds."""
    if reward == "win":
        return rewards(result)
    return [
        (score - max(result.scores[:seat] + result.scores[seat + 1 :])) / 100
        for seat, score in enumerate(result.scores)
    ]


class TableEnv(gymnasium.Env[Floats, np.int64], EzPickle):
    """One seat of a match. The learner answers for it; bots, which see no more, answer for others.

    The observation is a flat `Box`. The mask of the legal answers is in `info["action_mask"]` and
    in `action_masks()`. An illegal answer ends the episode with `illegal_reward`, and
    `info["illegal"]` says why.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 as in Env

    def __init__(
        self,
        game: str,
        *,
        seat: str | None = None,
        opponents: str | Sequence[str] = ("greedy",),
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        box: str | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        """Choose the match.

        Without a `seat` the learner's is drawn for each match. `opponents` are bots as `fiorino
        simulate` names them, one for each other seat in turn from the learner's left, or one for
        all of them. `box` is the text of a box file.
        """
        EzPickle.__init__(
            self,
            game,
            seat=seat,
            opponents=opponents,
            players=players,
            options=options,
            box=box,
            reward=reward,
            illegal_reward=illegal_reward,
            render_mode=render_mode,
        )
        bots = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        if players is None and len(bots) > 1:
            players = len(bots) + 1
        setup = make_setup(game, players, options, box)
        self.encoding: Final = Encoding(setup)
        self.reward: Final = one_of("reward", reward, REWARDS)
        self.illegal_reward: Final = illegal_reward
        self.render_mode = None
        if render_mode is not None:
            self.render_mode = one_of("render mode", render_mode, RENDER_MODES)
        self.opponents: Final = _for_all(tuple([find_bot(bot) for bot in bots]), setup)
        self.fixed_seat: Final = None if seat is None else _find_seat(seat, setup)
        self.observation_space = Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        self.action_space = Discrete(self.encoding.answers)
        self.seat = self.fixed_seat or Seat(0)
        """Where the learner sits in this match."""
        self._rng = Random()
        self._bots: dict[Seat, Bot] = {}
        self._table: Table | None = None
        self._mask: Mask = np.zeros(self.encoding.answers, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        setup = self.encoding.setup
        if self.fixed_seat is None:
            self.seat = Seat(self._rng.randrange(setup.players))
        self._bots = {
            Seat((self.seat + place) % setup.players): maker(Random(self._rng.getrandbits(64)))
            for place, maker in enumerate(self.opponents, 1)
        }
        table = setup.table()
        self._table = table
        self._go_on(table)
        self._show()
        return self._observation(table), self._info(table)

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        table = self._table
        if table is None or not self._mask.any():
            raise ResetNeeded("The match is over, or has not begun: call reset() first.")
        try:
            answer = self.encoding.action(table, int(action))
        except IllegalAction as refused:
            self._mask = np.zeros_like(self._mask)
            info = self._info(table) | {"illegal": str(refused)}
            return self._observation(table), self.illegal_reward, True, False, info
        table.apply(answer)
        self._go_on(table)
        self._show()
        result = table.result()
        reward = 0.0 if result is None else payoffs(result, self.reward)[self.seat]
        return self._observation(table), reward, result is not None, False, self._info(table)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for every legal answer, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was chosen.")
            return None
        if self._table is None:
            raise ResetNeeded("There is no match to show yet: call reset() first.")
        text = describe(self.encoding, self._table, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _go_on(self, table: Table) -> None:
        """Let chance and the bots answer until the learner is asked or the match is over."""
        draw(table, self._rng)
        while table.seat() not in (self.seat, NOBODY):
            answer = self._bots[table.seat()].answer(Decision(self.encoding.setup, table))
            check(table, answer)
            table.apply(answer)
            draw(table, self._rng)
        over = table.seat() == NOBODY
        self._mask = np.zeros_like(self._mask) if over else self.encoding.mask(table)

    def _observation(self, table: Table) -> Floats:
        return self.encoding.observation(table, self.seat)

    def _info(self, table: Table) -> dict[str, Any]:
        setup = self.encoding.setup
        info = {"action_mask": self._mask.copy(), "seat": setup.seat_name(self.seat)}
        return info | outcome(setup, table)


def _for_all(bots: tuple[BotMaker, ...], setup: Setup) -> tuple[BotMaker, ...]:
    """A bot for each seat that the learner does not sit in."""
    others = setup.players - 1
    if len(bots) == 1:
        return bots * others
    if len(bots) != others:
        raise BadOption(
            f"Name one opponent for all other seats, or one for each: {others} in"
            f" {setup.game.title} with {setup.players} players, not {len(bots)}."
        )
    return bots


def _find_seat(name: str, setup: Setup) -> Seat:
    if name not in setup.seat_names:
        raise UnknownName(
            f"There is no seat “{str(name)[:40]}”; there is {listed(setup.seat_names, 'and')}."
        )
    return Seat(setup.seat_names.index(name))


def outcome(setup: Setup, table: Table) -> dict[str, Any]:
    """How the match ended, for `info`; nothing while it goes on."""
    result = table.result()
    if result is None:
        return {}
    winners = tuple([setup.seat_name(seat) for seat in result.winners])
    return {"scores": result.scores, "winners": winners}


# The table as text, from the view of one seat. A view is plain JSON: what is a seat in it, and
# what is given for each seat, is told by the name of the field.

_WIDTH: Final = 100
_MARGIN: Final = 13
_GAP: Final = "  "
_MOST_IN_A_ROW: Final = 6
_HEADER: Final = frozenset({"viewer", "asked", "question"})
_A_SEAT: Final = frozenset({"holder"})
_SEATS: Final = frozenset({"order", "wealth", "tower", "out", "seen"})
_FOR_EACH_SEAT: Final = frozenset({"money", "sums", "ships"})


def describe(encoding: Encoding, table: Table, viewer: Seat) -> str:
    """What a seat sees and is asked, with the index of every answer."""
    setup = encoding.setup
    view = setup.game.view(table, viewer)
    seer = "" if viewer == SPECTATOR else f", as {setup.seat_name(viewer)} sees it"
    shown = {name: value for name, value in view.items() if name not in _HEADER}
    body = _Writer(setup.seat_names).body(shown)
    return "\n".join([setup.game.title + seer, *body, *_ending(encoding, table)])


def _ending(encoding: Encoding, table: Table) -> list[str]:
    """What is asked, or how the match ended."""
    setup = encoding.setup
    result = table.result()
    if result is None:
        asked = f"{setup.seat_name(table.seat())} is asked: {table.question()}"
        answers = _paragraph("answers", _answers(encoding, table), " ·")
        return [f"{asked} (rule {table.rule()})", *answers]
    scores = [
        f"{name} {score}" for name, score in zip(setup.seat_names, result.scores, strict=True)
    ]
    winners = [setup.seat_name(seat) for seat in result.winners] or ["nobody"]
    wins = "win" if len(winners) > 1 else "wins"
    return [f"The match is over: {', '.join(scores)}; {listed(winners, 'and')} {wins}."]


def _answers(encoding: Encoding, table: Table) -> list[str]:
    """Each answer with its index; where one follows the other, the first and the last."""
    write, index = encoding.notation.write, encoding.notation.index
    answers = [(index(action), write(action)) for action in table.options()]
    told: list[str] = []
    for _, members in groupby(answers, lambda answer: answer[1].split()[0]):
        family = list(members)
        texts = [f"{place} {text}" for place, text in family]
        unbroken = family[-1][0] - family[0][0] == len(family) - 1
        told += (
            [f"{texts[0]} … {texts[-1]}"] if unbroken and len(family) > _MOST_IN_A_ROW else texts
        )
    return told


def _paragraph(label: str, items: Sequence[str], separator: str = ",") -> list[str]:
    return _labelled(label, _broken(items, separator))


def _broken(items: Sequence[str], separator: str) -> list[str]:
    """Lines that break between items, and after commas."""
    unbroken = [item.replace(" ", "\xa0").replace(",\xa0", ", ") for item in items]
    text = f"{separator} ".join(unbroken).replace(" ·", "\xa0·")
    lines = textwrap.wrap(text, _WIDTH - _MARGIN, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\xa0", " ") for line in lines]


def _labelled(label: str, lines: Sequence[str]) -> list[str]:
    labels = [label, *[""] * len(lines)]
    return [f"{at:<{_MARGIN}}{line}".rstrip() for at, line in zip(labels, lines, strict=False)]


class _Writer:
    """Writes a view of any game, field by field; what is empty is left out."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats: Final = seats

    def body(self, view: Mapping[str, Json]) -> list[str]:
        plain = [
            f"{_words(name)} {value}"
            for name, value in view.items()
            if isinstance(value, int | float | str) and value != ""
        ]
        lines = _paragraph("", plain, " ·")
        for name, value in view.items():
            rows = self._rows(name, value)
            if rows:
                lines += self._table(_words(name), rows)
            elif isinstance(value, Mapping) and not _is_count(value):
                lines += _paragraph(_words(name), self._fields(value), ";")
            elif value and not isinstance(value, int | float | str):
                lines += _paragraph(_words(name), self._items(name, value))
        return lines

    def _rows(self, name: str, value: Json) -> list[Mapping[str, Json]]:
        """The records of a list of records, or of such a list for each seat."""
        if not _is_list(value):
            return []
        if name not in _FOR_EACH_SEAT:
            return [item for item in value if isinstance(item, Mapping)]
        return [
            {"seat": seat, **item}
            for seat, items in zip(self.seats, value, strict=True)
            if isinstance(items, Sequence)
            for item in items
            if isinstance(item, Mapping)
        ]

    def _table(self, label: str, rows: Sequence[Mapping[str, Json]]) -> list[str]:
        """Records as rows and columns; a column that does not fit any more is told below."""
        names = [name for name in rows[0] if any([row[name] for row in rows])]
        names.sort(key=lambda name: any([_is_list(row[name]) for row in rows]))
        lines = [""] * (len(rows) + 1)
        below: list[str] = []
        titles = [self._text(names[0], row[names[0]]) for row in rows]
        for name in names:
            cells = [self._text(name, row[name]) for row in rows]
            width = max([len(_words(name)), *map(len, cells)])
            if len(lines[0]) + width + _MARGIN > _WIDTH:
                told = [
                    f"{title} {cell}" for title, cell in zip(titles, cells, strict=True) if cell
                ]
                below += _broken([f"{_words(name)} of {told[0]}", *told[1:]], " ·")
                continue
            is_number = type(rows[0][name]) is int
            for place, cell in enumerate([_words(name), *cells]):
                lines[place] += (cell.rjust(width) if is_number else cell.ljust(width)) + _GAP
        return _labelled(label, [*lines, *below])

    def _items(self, name: str, value: Json) -> list[str]:
        """The parts of a list, or of how many there are of each thing."""
        if isinstance(value, Mapping):
            return [f"{thing} ×{count}" if count != 1 else thing for thing, count in value.items()]
        if not _is_list(value):
            return [str(value)]
        if name in _FOR_EACH_SEAT:
            return [f"{seat} {item}" for seat, item in zip(self.seats, value, strict=True)]
        if name in _SEATS:
            return [self.seats[seat] for seat in value if isinstance(seat, int)]
        items = [self._text("", item) if item != 0 else "?" for item in value]  # 0: not seen
        counts = {item: items.count(item) for item in items}
        return [f"{item} ×{count}" if count > 1 else item for item, count in counts.items()]

    def _text(self, name: str, value: Json) -> str:
        """A value within a line; nothing for what is empty."""
        if value is None or isinstance(value, bool):
            return "yes" if value else ""
        if name in _A_SEAT and isinstance(value, int):
            return self.seats[value] if value >= 0 else ""
        if isinstance(value, Mapping) and not _is_count(value):
            return " ".join(self._fields(value))
        return ", ".join(self._items(name, value))

    def _fields(self, record: Mapping[str, Json]) -> list[str]:
        """What is not empty in a record, its name first."""
        told: list[str] = []
        for name, value in record.items():
            text = self._text(name, value) if value or name in _A_SEAT else ""
            if isinstance(value, str) and not told:
                told.append(text)
            elif text:
                told.append(_words(name) if value is True else f"{_words(name)} {text}")
        return told


def _is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_count(value: Mapping[str, Json]) -> bool:
    return all([type(count) is int for count in value.values()])


def _words(name: str) -> str:
    return name.replace("_", " ")


for _game in GAMES:
    gymnasium.register(
        f"fiorino/{''.join(word.capitalize() for word in _game.name.split('-'))}-v0",
        "fiorino.rl.gymnasium:TableEnv",
        kwargs={"game": _game.name},
    )
