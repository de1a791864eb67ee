"""Tutorials: data beside each game, played by the engine as the socket would show it to a seat.

A lesson has scenes, each from a position of its own; in a scene the learner takes steps, and a
step asks for answers. What others and chance answer in between is scripted, so that everybody
learns from the same match; any other answer of the learner is played by the engine as well.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.errors import BadNotation, UnknownName
from fiorino.core.game import Game
from fiorino.core.protocol import NOBODY, Seat
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.requests import whole_number
from fiorino.server.play import messages as say
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import ANSWER, START
from fiorino.server.storage.rows import LogLine, MatchRow

CHANCE_MOVES: Final = "chance"
MOST_STEPS: Final = 10
MOST_ASKS: Final = 6


class AlsoGood(Struct, forbid_unknown_fields=True, rename={"least": "from", "most": "to"}):
    """Answers that are as good as the one that is shown, with what others say to them."""

    pattern: str
    least: int
    most: int
    moves: list[str] = []

    def has(self, text: str) -> bool:
        """Whether this answer is one of them."""
        return any(
            text == self.pattern.replace("{number}", str(value))
            for value in range(self.least, self.most + 1)
        )


class ScriptAsk(Struct, forbid_unknown_fields=True):
    """A question to the learner: the answer that is shown, and what others say then."""

    answer: str
    moves: list[str] = []
    places: list[str] = []
    fine: list[AlsoGood] = []

    def moves_after(self, text: str) -> list[str] | None:
        """How others and chance respond to an answer; None if it is not the one to learn."""
        if text == self.answer:
            return self.moves
        return next((fine.moves for fine in self.fine if fine.has(text)), None)


class ScriptStep(Struct, forbid_unknown_fields=True):
    """Something to learn; without a question it is read only."""

    key: str
    rules: list[str]
    places: list[str] = []
    asks: list[ScriptAsk] = []


class Scene(Struct, forbid_unknown_fields=True):
    """A position, what happened from there until the learner is asked, and steps to take."""

    steps: list[ScriptStep]
    options: dict[str, str] = {}
    table: dict[str, Any] | None = None
    draws: list[str] = []
    moves: list[str] = []


class Script(Struct, forbid_unknown_fields=True):
    """A tutorial as written; the learner's name is unknown, so it is empty."""

    name: str
    seat: str
    players: list[str]
    scenes: list[Scene]

    def steps(self) -> Iterator[tuple[int, ScriptStep]]:
        """Every step, with the number of its scene."""
        for place, scene in enumerate(self.scenes):
            for step in scene.steps:
                yield place, step


class Scripts(Struct, forbid_unknown_fields=True):
    """The tutorials of a game, in the order in which they are learnt."""

    lessons: list[Script]


@cache
def scripts_of(game: str) -> list[Script]:
    """The tutorials of a game as written, if it has any."""
    written = files(find_game(game, GAMES).package).joinpath("lessons.toml")
    if not written.is_file():
        return []
    return msgspec.toml.decode(written.read_text("utf-8"), type=Scripts).lessons


def script_of(game: str, lesson: str) -> Script:
    """One of them by its name."""
    for script in scripts_of(game):
        if script.name == lesson:
            return script
    raise UnknownName(f"{find_game(game, GAMES).title} has no tutorial “{lesson}”.")


class PlayedScene:
    """A scene that is being played: a match of which only the learner's seat is seen."""

    def __init__(self, game: Game, script: Script, number: int) -> None:
        scene = script.scenes[number]
        start = None if scene.table is None else json.dumps({"table": scene.table})
        row = MatchRow(
            id=f"learn-{game.name}-{script.name}-{number + 1}",
            link="",
            game=game.name,
            players=len(script.players),
            options=json.dumps(scene.options),
            start=start,
            rules_version=game.rules_version,
            secret="lesson",
            commitment="",
            created_at=0.0,
        )
        self.players: Final = script.players
        self.live: Final = Live(row)
        self.seat: Final = Seat(self.live.setup.seat_names.index(script.seat))
        self._write(NOBODY, START, "", "", scene.draws)
        self.play(scene.moves)

    def play(self, moves: Sequence[str]) -> None:
        """What seats and chance say, one after the other."""
        names = self.live.setup.seat_names
        said: list[tuple[str, str]] = []
        for move in moves:
            who, _, what = move.partition(" ")
            said.append((who, what))
        while said:
            who, what = said.pop(0)
            draws = []
            while said and said[0][0] == CHANCE_MOVES:
                draws.append(said.pop(0)[1])
            if who not in names:
                raise BadNotation(f"“{who} {what}” follows no answer of a seat.")
            self.answer(Seat(names.index(who)), what, draws)

    def answer(self, seat: Seat, text: str, draws: Sequence[str]) -> None:
        """A seat answers, with these draws after it."""
        rule = self.live.match.table.rule_of(self.live.notation.parse(text))
        self._write(seat, ANSWER, text, rule, draws)

    def learn(self, text: str, moves: Sequence[str]) -> None:
        """The learner answers, and others do."""
        self.play([f"{self.live.setup.seat_name(self.seat)} {text}", *moves])

    def try_out(self, text: str) -> None:
        """The learner answers something else; draws come as they do at a table."""
        draft = self.live.answer("learn", self.seat, self.live.version, text, 0.0)
        self.live.take_over(draft)

    def _write(self, seat: Seat, kind: str, text: str, rule: str, draws: Sequence[str]) -> None:
        live = self.live
        row = LogLine(
            match=live.id,
            seq=live.version + 1,
            command_id=f"learn:{live.version + 1}",
            seat=seat,
            kind=kind,
            action=text,
            chance=json.dumps(list(draws)),
            rule=rule,
            at=0.0,
            digest="",
        )
        live.follow(row)

    def shown(self, since: int) -> say.Shown:
        """The match as the socket would show it to the learner, with the steps after a version."""
        live = self.live
        steps, left_out = live.story(self.seat, since)
        return say.Shown(
            match=live.id,
            version=live.version,
            status="over" if live.is_over else "running",
            viewer=live.setup.seat_name(self.seat),
            seats=[
                say.SeatShown(name, player, None, None, False, True, None)
                for name, player in zip(live.setup.seat_names, self.players, strict=True)
            ],
            steps=steps,
            steps_left_out=left_out,
            briefing=live.briefing(self.seat, self.players),
        )

    def previewed(self, text: str) -> say.Previewed:
        """What an answer of the learner would bring about."""
        live = self.live
        events, purses = live.preview(self.seat, live.version, [text])
        before = live.match.table.purses()
        return say.Previewed(
            id="learn",
            match=live.id,
            version=live.version,
            events=live.events(events, self.seat),
            purses={name: [before[i], purses[i]] for i, name in enumerate(live.setup.seat_names)},
        )


@cache
def lesson_of(name: str, lesson: str) -> forms.Lesson:
    """A whole tutorial of a game, played through with the answers that it shows."""
    game, script = find_game(name, GAMES), script_of(name, lesson)
    told: list[forms.LessonStep] = []
    for place, scene in enumerate(script.scenes):
        played = PlayedScene(game, script, place)
        for step in scene.steps:
            shown = played.shown(0) if step is scene.steps[0] else None
            asks = [_asked(played, step, ask) for ask in step.asks]
            told.append(forms.LessonStep(step.key, step.rules, step.places, shown, asks))
    parts = msgspec.Raw(msgspec.json.encode(game.page().parts(played.live.setup)))
    return forms.Lesson(name, lesson, script.seat, parts, told)


def _asked(played: PlayedScene, step: ScriptStep, ask: ScriptAsk) -> forms.LessonAsk:
    """A question with its answer, which is given now."""
    before, preview = played.live.version, played.previewed(ask.answer)
    played.learn(ask.answer, ask.moves)
    return forms.LessonAsk(ask.answer, ask.places or step.places, preview, played.shown(before))


def tried(name: str, lesson: str, step: int, ask: int, text: str) -> forms.Tried:
    """What an answer to one of the questions leads to, as good as the one shown or not."""
    game, script = find_game(name, GAMES), script_of(name, lesson)
    steps = list(script.steps())
    if step >= len(steps) or ask >= len(steps[step][1].asks):
        raise UnknownName(f"There is no question {ask} in step {step} of the lesson.")
    scene, wanted = steps[step]
    played = PlayedScene(game, script, scene)
    for place, earlier in steps[: step + 1]:
        asks = earlier.asks[:ask] if earlier is wanted else earlier.asks
        for done in asks if place == scene else ():
            played.learn(done.answer, done.moves)
    before, preview = played.live.version, played.previewed(text)
    moves = wanted.asks[ask].moves_after(text)
    if moves is None:
        played.try_out(text)
    else:
        played.learn(text, moves)
    return forms.Tried(moves is not None, preview, played.shown(before))


async def _lesson(_context: Context, request: Request) -> Response:
    return json_response(lesson_of(request.path_params["game"], request.path_params["lesson"]))


async def _try_answer(_context: Context, request: Request) -> Response:
    step = whole_number(request, "step", 0, MOST_STEPS)
    ask = whole_number(request, "ask", 0, MOST_ASKS)
    answer = request.query_params.get("answer", "")
    game, lesson = request.path_params["game"], request.path_params["lesson"]
    return json_response(tried(game, lesson, step, ask, answer))


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/learn/{game}/{lesson}",
        _lesson,
        "lesson",
        forms.Lesson,
        "A tutorial of a game, played through.",
    ),
    Endpoint(
        "GET",
        "/api/learn/{game}/{lesson}/try",
        _try_answer,
        "try_lesson",
        forms.Tried,
        "What an answer to a question of a tutorial leads to.",
        query=(
            ("step", {"type": "integer", "minimum": 0, "maximum": MOST_STEPS}),
            ("ask", {"type": "integer", "minimum": 0, "maximum": MOST_ASKS}),
            ("answer", {"type": "string", "maxLength": 80}),
        ),
    ),
)
