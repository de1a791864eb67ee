"""The interface for agents: matches over HTTP, one question and one answer at a time."""

from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiorino import __version__
from fiorino.bots import BOTS
from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.game import Game
from fiorino.core.options import choices
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.agents.matches import NO_TOKEN, Matches, Sitting
from fiorino.server.agents.messages import (
    GameOffered,
    GameOption,
    Games,
    GivenAnswer,
    Health,
    NewMatch,
    NumberedRule,
    Rules,
    RuleSection,
    schema,
)
from fiorino.server.http.security import Doorkeeper, Refused, failed, refusal_response, refused

LONGEST_WAIT: Final = 60.0
"""Seconds that a request may wait."""

Message = TypeVar("Message")

_takes_match: Final = msgspec.json.Decoder(NewMatch)
_takes_answer: Final = msgspec.json.Decoder(GivenAnswer)


def create_app(matches: Matches, *names: str) -> Starlette:
    """The application over these matches, reached at addresses or by one of these names."""
    api = Api(matches)
    return Starlette(
        routes=[
            Route("/matches", api.begin, methods=["POST"]),
            Route("/matches/{match}/briefing", api.briefing),
            Route("/matches/{match}/answer", api.answer, methods=["POST"]),
            Route("/matches/{match}/advice", api.advice),
            Route("/matches/{match}/record", api.record),
            Route("/games", api.games),
            Route("/games/{game}/rules", api.rules),
            Route("/schema", api.schema),
            Route("/healthz", api.health),
        ],
        middleware=[Middleware(Doorkeeper, names=frozenset(names))],
        exception_handlers={
            Refused: refused,
            FiorinoError: _not_understood,
            HTTPException: _no_such_address,
            Exception: failed,
        },
    )


class Api:
    """What is asked and answered at each address."""

    def __init__(self, matches: Matches) -> None:
        self.matches: Final = matches

    async def begin(self, request: Request) -> Response:
        new = _decoded(await request.body(), _takes_match)
        sitting = await self.matches.begin(new)
        address = f"/matches/{sitting.name}/briefing"
        return _json(sitting.begun(), 201, {"location": address})

    async def briefing(self, request: Request) -> Response:
        sitting = self._sitting(request)
        seat = sitting.seat_of(_token(request))
        await sitting.wait(seat, _seconds(request))
        return _json(sitting.briefing(seat))

    async def answer(self, request: Request) -> Response:
        sitting = self._sitting(request)
        seat = sitting.seat_of(_token(request))
        seconds = _seconds(request)
        sitting.answer(seat, _decoded(await request.body(), _takes_answer))
        await sitting.wait(seat, seconds)
        return _json(sitting.briefing(seat))

    async def advice(self, request: Request) -> Response:
        sitting = self._sitting(request)
        seat = sitting.seat_of(_token(request))
        return _json(await sitting.advice(seat, request.query_params.get("about")))

    async def record(self, request: Request) -> Response:
        sitting = self._sitting(request)
        sitting.seat_of(_token(request))
        name = f'attachment; filename="{sitting.match.setup.game.name}-{sitting.name}.fiorino"'
        return _sent(sitting.record().encode(), 200, {"content-disposition": name})

    async def games(self, request: Request) -> Response:
        return _json(Games([_offered(game) for game in GAMES], list(BOTS)))

    async def rules(self, request: Request) -> Response:
        try:
            game = find_game(request.path_params["game"], GAMES)
        except UnknownName as fault:
            raise Refused(404, str(fault), "GET /games lists the games.") from None
        return _json(_numbered(game))

    async def schema(self, request: Request) -> Response:
        return _json(schema())

    async def health(self, request: Request) -> Response:
        return _json(Health("ok", __version__))

    def _sitting(self, request: Request) -> Sitting:
        return self.matches.find(request.path_params["match"])


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refused(
            401,
            "A token is needed.",
            "Send the token that POST /matches gave for your seat, as “Authorization: Bearer …”.",
            headers=NO_TOKEN,
        )
    return token.strip()


def _seconds(request: Request) -> float:
    """How long a request is willing to wait."""
    wanted = request.query_params.get("wait", "0")
    try:
        seconds = float(wanted)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_WAIT:
        raise Refused(
            422,
            f"“wait” must be a number of seconds from 0 to {LONGEST_WAIT:.0f},"
            f" not “{wanted[:20]}”.",
            "Ask again with another number; a longer wait takes several requests.",
        )
    return seconds


def _decoded(body: bytes, decoder: msgspec.json.Decoder[Message]) -> Message:
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as fault:
        raise Refused(
            422, f"The message does not fit its schema: {fault}.", "GET /schema has the messages."
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Refused(
            400, f"The message is not JSON that can be read: {fault}.", "Send one JSON object."
        ) from None


def _offered(game: Game) -> GameOffered:
    options = [
        GameOption(option.name, list(option.values), option.usual, option.says, option.rule)
        for option in choices(game.options_type)
    ]
    return GameOffered(
        game.name,
        game.title,
        game.author,
        game.rules_version,
        list(game.players),
        game.has_secrets,
        list(game.options_type.presets()),
        options,
    )


def _numbered(game: Game) -> Rules:
    """The rules of a game as a message."""
    sections = [
        RuleSection(
            section.number,
            section.title,
            [NumberedRule(rule.number, rule.text, rule.is_ruling) for rule in section.rules],
        )
        for section in game.rulebook().sections
    ]
    return Rules(game.name, game.rules_version, sections)


def _json(message: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return _sent(msgspec.json.encode(message), status, headers or {})


def _sent(body: bytes, status: int, headers: dict[str, str]) -> Response:
    """A response that nobody keeps: it may be for one seat alone."""
    return Response(body, status, {"cache-control": "no-store", **headers}, "application/json")


async def _not_understood(_request: Request, fault: Exception) -> Response:
    return refusal_response(Refused(422, str(fault), "GET /games tells what can be chosen."))


async def _no_such_address(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    return refusal_response(
        Refused(
            fault.status_code,
            f"{request.method} {request.url.path[:100]}: {fault.detail}.",
            "GET /schema lists what can be asked, and where.",
            headers=fault.headers,
        )
    )
