"""The interface for agents: matches over HTTP, one question and one answer at a time."""

from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from fiorino import __version__
from fiorino.bots import BOTS
from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.game import Game
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.agents.matches import NO_TOKEN, HostedMatch, Matches
from fiorino.server.agents.messages import (
    Begun,
    Briefing,
    GameOffered,
    Games,
    GivenAdvice,
    GivenAnswer,
    Health,
    NewMatch,
    NumberedRule,
    Rules,
    RuleSection,
)
from fiorino.server.http.bodies import decode_body, json_response, record_response
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.forms import option_forms
from fiorino.server.http.security import (
    Refusal,
    Refused,
    RequestGuard,
    failed,
    refusal_response,
    refused,
)

LONGEST_WAIT: Final = 60.0
"""The longest time a request may wait, in seconds."""
SCHEMA: Final = "/schema"
"""Where the messages are described."""
NOT_JSON: Final = 400
"""The status of a body that is not JSON."""

_new_match: Final = msgspec.json.Decoder(NewMatch)
_given_answer: Final = msgspec.json.Decoder(GivenAnswer)


def create_app(matches: Matches, *names: str) -> Starlette:
    """The application over these matches, reached at addresses or by one of these names."""
    return Starlette(
        routes=[endpoint.route(lambda _request: matches) for endpoint in ENDPOINTS],
        middleware=[Middleware(RequestGuard, names=frozenset(names))],
        exception_handlers={
            Refused: refused,
            FiorinoError: _not_understood,
            HTTPException: _no_such_address,
            Exception: failed,
        },
    )


async def _begin(matches: Matches, request: Request) -> Response:
    wanted = await decode_body(request, _new_match, described_at=SCHEMA, broken=NOT_JSON)
    hosted = await matches.begin(wanted)
    address = f"/matches/{hosted.name}/briefing"
    return json_response(hosted.begun(), 201, {"location": address})


async def _briefing(matches: Matches, request: Request) -> Response:
    hosted = _hosted(matches, request)
    seat = hosted.seat_of(_token(request))
    await hosted.wait(seat, _seconds(request))
    return json_response(hosted.briefing(seat))


async def _answer(matches: Matches, request: Request) -> Response:
    hosted = _hosted(matches, request)
    seat = hosted.seat_of(_token(request))
    seconds = _seconds(request)
    answer = await decode_body(request, _given_answer, described_at=SCHEMA, broken=NOT_JSON)
    hosted.answer(seat, answer)
    await hosted.wait(seat, seconds)
    return json_response(hosted.briefing(seat))


async def _advice(matches: Matches, request: Request) -> Response:
    hosted = _hosted(matches, request)
    seat = hosted.seat_of(_token(request))
    return json_response(await hosted.advice(seat, request.query_params.get("about")))


async def _record(matches: Matches, request: Request) -> Response:
    hosted = _hosted(matches, request)
    hosted.seat_of(_token(request))
    return record_response(hosted.record(), hosted.match.setup.game.name, hosted.name)


async def _games(_matches: Matches, _request: Request) -> Response:
    return json_response(Games([_offered(game) for game in GAMES], list(BOTS)))


def _offered(game: Game) -> GameOffered:
    return GameOffered(
        name=game.name,
        title=game.title,
        author=game.author,
        rules_version=game.rules_version,
        players=list(game.players),
        has_secrets=game.has_secrets,
        editions=list(game.options_type.presets()),
        options=option_forms(game),
    )


async def _rules(_matches: Matches, request: Request) -> Response:
    try:
        game = find_game(request.path_params["game"], GAMES)
    except UnknownName as fault:
        raise Refused(404, str(fault), "GET /games lists the games.") from None
    sections = [
        RuleSection(
            section.number,
            section.title,
            [NumberedRule(rule.number, rule.text, rule.is_ruling) for rule in section.rules],
        )
        for section in game.rulebook().sections
    ]
    return json_response(Rules(game.name, game.rules_version, sections))


async def _schema(_matches: Matches, _request: Request) -> Response:
    return json_response(schema())


async def _health(_matches: Matches, _request: Request) -> Response:
    return json_response(Health("ok", __version__))


def _hosted(matches: Matches, request: Request) -> HostedMatch:
    return matches.find(request.path_params["match"])


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
    """How many seconds a request is willing to wait."""
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


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/matches",
        _begin,
        "begin",
        Begun,
        "Begin a match.",
        takes=NewMatch,
        status=201,
    ),
    Endpoint(
        "GET",
        "/matches/{match}/briefing",
        _briefing,
        "briefing",
        Briefing,
        "What the agent of a seat needs for its decision.",
    ),
    Endpoint(
        "POST",
        "/matches/{match}/answer",
        _answer,
        "answer",
        Briefing,
        "Answer, and get the next briefing.",
        takes=GivenAnswer,
    ),
    Endpoint(
        "GET",
        "/matches/{match}/advice",
        _advice,
        "advice",
        GivenAdvice,
        "The best answers of a seat that is asked, and why.",
    ),
    Endpoint(
        "GET",
        "/matches/{match}/record",
        _record,
        "record",
        None,
        "The record of a match that is over.",
    ),
    Endpoint("GET", "/games", _games, "games", Games, "The games, their options, and the bots."),
    Endpoint("GET", "/games/{game}/rules", _rules, "rules", Rules, "The numbered rules of a game."),
    Endpoint("GET", SCHEMA, _schema, "schema", None, "This description, as JSON Schema."),
    Endpoint("GET", "/healthz", _health, "health", Health, "Whether the server runs."),
)
"""A record and the schema are formats of their own."""


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, and which address takes and returns which."""
    kinds = {kind for endpoint in ENDPOINTS for kind in (endpoint.takes, endpoint.gives) if kind}
    ordered = sorted(kinds | {Refusal}, key=lambda kind: str(kind.__name__))
    _, components = msgspec.json.schema_components(ordered, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The agents' interface of Fiorino",
        "refused": _reference(Refusal),
        "exchanges": {
            f"{endpoint.method} {endpoint.path}": {
                "takes": _reference(endpoint.takes),
                "gives": _reference(endpoint.gives),
            }
            for endpoint in ENDPOINTS
        },
        "$defs": components,
    }


def _reference(kind: type[msgspec.Struct] | None) -> dict[str, str] | None:
    return None if kind is None else {"$ref": f"#/$defs/{kind.__name__}"}


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
