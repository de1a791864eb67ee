"""Words that may be the same as in English: names, and what a language has taken over."""

from typing import Final

from fiorino.games import GAMES
from fiorino.games.siena import SIENA
from fiorino.games.siena.components import SienaBox

_SIENA: Final = SienaBox(SIENA.default_box())


def _split(*names: str) -> set[str]:
    return {word for name in names for word in name.replace("-", " ").split()}


WORDS: Final = _split(
    *_SIENA.artists,
    *_SIENA.places,
    *[game.title for game in GAMES],
    *[game.author for game in GAMES],
    "Fiorino Medici Strozzi Lorenzetti Lapo Nella",
    "Pisa Genova Venezia Firenze Arezzo Francigena Via Calandrino Senesi Fato",
    "English Nederlands Deutsch Magyar Italiano",
    "min Enter Esc Ctrl Alt Shift QR TOML JSON URL SVG PNG PDF fiorino serve play rules",
)
"""In every language: names of games, people, places, languages, keys and files."""

WORDS_OF: Final[dict[str, set[str]]] = {
    "nl": _split(
        "Bot Bots Chat Start Status Log Live ms Lobby Coach Tip Tips Hint Menu Volume Open",
        "Online Offline Artist Ok Monopolies Webhook in Sen Hand Account Accounts Database",
    ),
    "de": _split(
        "Bot Chat Start Status Name Live ms Lobby Standard Orange in Webhook Fl Sen",
        "Online Offline Export Import Ok Hand Version",
    ),
    "hu": _split("Bot Chat Online Offline Ok Webhook"),
    "it": _split(
        "Bot Chat Account Password Menu Volume Replay Status Standard Round Webhook Art Sen",
        "Online Offline Computer Ok",
    ),
}
"""Words that a language shares with English; whoever translates adds what is meant so."""
