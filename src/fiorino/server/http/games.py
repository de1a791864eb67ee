"""The games that can be played, and their rules."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino import __version__
from fiorino.bots import BOTS
from fiorino.core.game import ENGLISH, LANGUAGES
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint


async def _games(_context: Context, _request: Request) -> Response:
    games = [
        forms.GameOffered(
            name=game.name,
            title=game.title,
            author=game.author,
            catalogue=game.catalogue,
            rule_prefix=game.rule_prefix,
            has_secrets=game.has_secrets,
            players=list(game.players),
            seats=list(game.all_seats()),
            options=forms.option_forms(game),
            editions={name: dict(set_) for name, set_ in game.options_type.presets().items()},
        )
        for game in GAMES
    ]
    return json_response(forms.Offer(__version__, list(BOTS), games))


async def _rules(_context: Context, request: Request) -> Response:
    game = find_game(request.path_params["game"], GAMES)
    book = game.rulebook(request.query_params.get("language", ENGLISH))
    sections = [
        forms.RuleSection(
            section.number,
            section.title,
            [forms.RuleSentence(rule.number, rule.text) for rule in section.rules],
        )
        for section in book.sections
    ]
    tables = [
        forms.RuleTable(chart.title, chart.text, chart.rows[0], chart.rows[1:])
        for chart in book.charts
    ]
    return json_response(forms.Rules(game.name, game.title, sections, tables))


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/games",
        _games,
        "games",
        forms.Offer,
        "The games, their options, and the bots.",
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        _rules,
        "rules",
        forms.Rules,
        "The numbered rules of a game, in a language.",
        query=(("language", {"enum": list(LANGUAGES)}),),
        refuses=(404,),
    ),
)
