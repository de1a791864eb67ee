"""The games that can be played, and their rules."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino import __version__
from fiorino.bots.puzzles import puzzles_of
from fiorino.bots.spec import HOUSE_BOTS, offered_styles
from fiorino.core.game import ENGLISH, LANGUAGES
from fiorino.core.record import find_game
from fiorino.core.strength import Level
from fiorino.games import GAMES
from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.lessons import scripts_of
from fiorino.server.play.presets import PRESETS
from fiorino.server.thinking.requests import Laid, Prepare


async def _games(context: Context, _request: Request) -> Response:
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
            lessons=[script.name for script in scripts_of(game.name)],
            puzzles=len(puzzles_of(game)),
            styles=list(offered_styles(game)),
        )
        for game in GAMES
    ]
    presets = [forms.Preset(name, clock.shown()) for name, clock in PRESETS.items()]
    settings = context.settings
    offer = forms.Offer(
        __version__,
        list(HOUSE_BOTS),
        games,
        presets,
        settings.claim_minutes,
        bool(settings.smtp_host),
        list(Level),
    )
    return json_response(offer)


async def _levels(context: Context, request: Request) -> Response:
    wanted = await read_body(request, forms.LevelsAsked)
    laid = Laid(wanted.game, wanted.players, tuple(wanted.options.items()), wanted.box)
    laid.setup()
    told = await context.lobby.bot_pool.prepare(Prepare(laid))
    return json_response(forms.LevelsTold(told.readiness.value))


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
        "The games, their options, the bots, and the usual paces.",
    ),
    Endpoint(
        "POST",
        "/api/levels",
        _levels,
        "levels",
        forms.LevelsTold,
        "How far the levels of the bots are made for a game with its options and box.",
        takes=forms.LevelsAsked,
        refuses=(404,),
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
