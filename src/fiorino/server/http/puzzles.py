"""Puzzles for pages: a position is shown as the socket would show it to the seat that is asked.

A puzzle is a scene without a script: one question, and any answer is played. The server keeps the
rating of somebody with an account. A guest's page keeps its own rating: it sends the rating with
the answer, and is told how it changes.
"""

from datetime import UTC, datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from fiorino.bots.puzzles import Difficulty, Puzzle, puzzle_of, puzzle_of_the_day, puzzles_of
from fiorino.core.errors import BadOption
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.advice import DIGITS, ReasonShown
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint, Schema
from fiorino.server.http.lessons import PlayedScene, Scene, Script
from fiorino.server.http.requests import check_limit, whole_number_in_path
from fiorino.server.http.security import Refused
from fiorino.server.people.puzzle_ratings import rate_attempt
from fiorino.server.people.ratings import DOUBT, MEAN, Rating
from fiorino.server.people.solvers import Attempt, count_attempt, solvers_of
from fiorino.server.play import messages as say
from fiorino.server.storage.rows import PersonRow

NAMES: Final = ("Lapo", "Nella", "Dino", "Tessa")
"""Who sits in the other seats."""
HIGHEST: Final = 4 * MEAN
"""No skill is above this, and none below its opposite."""
MOST_PUZZLES: Final = 9999
MOST_CHARACTERS: Final = 80
"""Of an answer."""

Kind = Literal["easy", "medium", "hard"]


class PuzzlesOffered(Struct):
    """The puzzles of a game."""

    game: str
    day: Annotated[int, Meta(description="The number of the puzzle of the day.")]
    date: Annotated[str, Meta(description="That day, by the calendar of the world's clock.")]
    difficulties: Annotated[list[Kind], Meta(description="How hard each is, from number 1 on.")]


class PuzzleShown(Struct):
    """A position with one clearly best answer, seen from the seat that is asked."""

    game: str
    number: int
    difficulty: Kind
    seat: str
    parts: msgspec.Raw
    shown: say.Shown


class AnswerWeighed(Struct):
    """An answer of a puzzle and what it is worth."""

    answer: str
    worth: float
    gives_away: Annotated[float, Meta(ge=0)]


class RatingKept(Struct):
    """A rating as a page keeps it, and as it is shown."""

    mu: float
    sigma: float
    shown: int
    before: Annotated[int, Meta(description="What was shown before this answer.")]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle, of somebody with an account."""

    answer: Annotated[str, Meta(max_length=MOST_CHARACTERS)]


class SolverShown(Struct):
    """How somebody with an account stands in the puzzles of a game."""

    game: str
    rating: int
    right: Annotated[int, Meta(description="How many they found with their first answer.")]
    seen: Annotated[list[int], Meta(description="The numbers of those that they have answered.")]


class PuzzleTried(Struct):
    """What came of an answer to a puzzle."""

    right: bool
    unit: Literal["coins", "chance"]
    exact: Annotated[bool, Meta(description="Whether worths were counted to the end.")]
    counted: Annotated[
        bool, Meta(description="Whether it was rated; in an account only the first.")
    ]
    answers: Annotated[list[AnswerWeighed], Meta(description="All of them, the best first.")]
    reason: Annotated[ReasonShown | None, Meta(description="What speaks for the best one.")]
    rating: RatingKept
    after: say.Shown


def scene_of(puzzle: Puzzle) -> PlayedScene:
    """A puzzle on a table."""
    setup = puzzle.decision.setup
    others = iter(NAMES)
    players = ["" if seat == puzzle.seat else next(others) for seat in range(setup.players)]
    position = puzzle.position
    scene = Scene([], msgspec.convert(position["options"], dict[str, str]))
    scene.table = msgspec.convert(position["table"], dict[str, object])
    name = f"puzzle-{puzzle.number}"
    script = Script(name, setup.seat_name(puzzle.seat), players, [scene])
    return PlayedScene(puzzle.game, script, 0)


def offered() -> list[PuzzlesOffered]:
    """The puzzles of every game that has any."""
    day = datetime.now(UTC).date()
    found = []
    for game in GAMES:
        daily = puzzle_of_the_day(game, day)
        if daily is not None:
            kinds = [_kind(puzzle.difficulty) for puzzle in puzzles_of(game)]
            found.append(PuzzlesOffered(game.name, daily.number, day.isoformat(), kinds))
    return found


def _kind(difficulty: Difficulty) -> Kind:
    kind: Kind = msgspec.convert(difficulty.value, Kind)
    return kind


def shown(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle as a page draws it."""
    scene = scene_of(puzzle)
    setup = scene.live.setup
    parts = msgspec.Raw(msgspec.json.encode(puzzle.game.page().parts(setup)))
    seat = setup.seat_name(puzzle.seat)
    kind = _kind(puzzle.difficulty)
    return PuzzleShown(puzzle.game.name, puzzle.number, kind, seat, parts, scene.shown(0))


def tried(puzzle: Puzzle, answer: str, attempt: Attempt) -> PuzzleTried:
    """What an answer is worth, and what comes of it."""
    scene = scene_of(puzzle)
    version = scene.live.version
    scene.try_out(answer)
    before, after = attempt.before, attempt.after
    reason = puzzle.reason
    return PuzzleTried(
        answer == puzzle.answer,
        puzzle.unit.value,
        puzzle.is_exact,
        attempt.counted,
        [
            AnswerWeighed(each, round(worth, DIGITS), round(puzzle.gives_away(each), DIGITS))
            for each, worth in puzzle.worths.items()
        ],
        None
        if reason is None
        else ReasonShown(reason.key, dict(reason.figures), dict(reason.things)),
        RatingKept(after.mu, after.sigma, after.shown, before.shown),
        scene.shown(version),
    )


def _puzzle(request: Request) -> Puzzle:
    game = find_game(request.path_params["game"], GAMES)
    return puzzle_of(game, whole_number_in_path(request, "number", 1, MOST_PUZZLES))


def _rating(request: Request) -> Rating:
    """The rating that the page sends; a page without one is new."""
    mu = _figure(request, "mu", MEAN, -HIGHEST, HIGHEST)
    return Rating(mu, _figure(request, "sigma", DOUBT, 0.1, DOUBT))


def _figure(request: Request, name: str, usual: float, least: float, most: float) -> float:
    text = request.query_params.get(name)
    if text is None:
        return usual
    try:
        value = float(text)
    except ValueError:
        value = most + 1
    if not least <= value <= most:
        raise BadOption(f"“{name}” must be a number from {least:.1f} to {most:.1f}.")
    return value


async def _offered(_context: Context, _request: Request) -> Response:
    return json_response(offered())


async def _shown(_context: Context, request: Request) -> Response:
    return json_response(shown(_puzzle(request)))


async def _preview(_context: Context, request: Request) -> Response:
    puzzle = _puzzle(request)
    answer = request.query_params.get("answer", "")
    puzzle.decision.find(answer)
    return json_response(scene_of(puzzle).previewed(answer))


async def _tried(context: Context, request: Request) -> Response:
    puzzle, answer = _puzzle(request), request.query_params.get("answer", "")
    puzzle.decision.find(answer)
    before = _rating(request)
    person = await context.people.person(request)
    if person is not None and person.username is not None:
        raise Refused(403, refusals.PUZZLE_COUNTS, refusals.TODO_RELOAD)
    after = rate_attempt(before, puzzle, answer == puzzle.answer)
    return json_response(tried(puzzle, answer, Attempt(before, after, counted=True)))


async def _answered(context: Context, request: Request) -> Response:
    person = await _with_account(context, request)
    check_limit(context, request, "play_messages", person)
    puzzle, wanted = _puzzle(request), await read_body(request, PuzzleAnswer)
    puzzle.decision.find(wanted.answer)
    attempt = await count_attempt(
        context.lobby.store,
        person.id,
        puzzle,
        wanted.answer == puzzle.answer,
        context.lobby.now(),
    )
    return json_response(tried(puzzle, wanted.answer, attempt))


async def _mine(context: Context, request: Request) -> Response:
    person = await _with_account(context, request)
    solvers = await solvers_of(context.lobby.store, person.id)
    return json_response(
        [SolverShown(each.game, each.rating.shown, each.right, each.seen) for each in solvers]
    )


async def _with_account(context: Context, request: Request) -> PersonRow:
    person = await context.people.require(request)
    if person.username is None:
        raise Refused(403, refusals.NO_ACCOUNT_YET, refusals.TODO_LOG_IN)
    return person


PUZZLE: Final = "/api/puzzles/{game}/{number}"
_ANSWER: Final[tuple[str, Schema]] = ("answer", {"type": "string", "maxLength": MOST_CHARACTERS})

ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/puzzles",
        _offered,
        "puzzles",
        list[PuzzlesOffered],
        "The puzzles of each game, and those of the day.",
    ),
    Endpoint(
        "GET",
        "/api/puzzles/mine",
        _mine,
        "my_puzzles",
        list[SolverShown],
        "My ratings in puzzles, with an account.",
        needs_guest=True,
    ),
    Endpoint("GET", PUZZLE, _shown, "puzzle", PuzzleShown, "A position with one best answer."),
    Endpoint(
        "GET",
        f"{PUZZLE}/preview",
        _preview,
        "preview_puzzle",
        say.Previewed,
        "What an answer to a puzzle would bring about; not whether it is right.",
        query=(_ANSWER,),
    ),
    Endpoint(
        "GET",
        f"{PUZZLE}/try",
        _tried,
        "try_puzzle",
        PuzzleTried,
        "Whether an answer to a puzzle is right, why, and what it does to a guest's rating.",
        query=(_ANSWER, ("mu", {"type": "number"}), ("sigma", {"type": "number"})),
    ),
    Endpoint(
        "POST",
        f"{PUZZLE}/try",
        _answered,
        "answer_puzzle",
        PuzzleTried,
        "The same with an account; the first answer to a puzzle changes its rating.",
        takes=PuzzleAnswer,
        needs_guest=True,
    ),
)
