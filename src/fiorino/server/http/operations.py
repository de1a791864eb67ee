"""Every address of the server: what it takes, what it gives, and what it is for."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from fiorino.core.game import LANGUAGES
from fiorino.server.http import forms
from fiorino.server.play import messages as say

JSON: Final = "application/json"
TEXT: Final = "text/plain"

Schema = dict[str, Any]
_LINK: Final[Schema] = {"type": "string", "maxLength": 60}
_WORDS: Final[Schema] = {"type": "string", "maxLength": 60}
_LANGUAGE: Final[Schema] = {"enum": list(LANGUAGES)}
_SINCE: Final[Schema] = {"type": "integer", "minimum": -1, "maximum": 1_000_000}
_STEP: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 10}
_ASK: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 6}
_ANSWER: Final[Schema] = {"type": "string", "maxLength": 80}
_WAIT: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 25}


@dataclass(frozen=True)
class Operation:
    """What is asked by one method at one address."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    """Of the method that answers."""
    says: str
    gives: Any
    """A type of ours; None where it is a format of its own."""
    takes: Any = None
    status: int = 200
    query: tuple[tuple[str, Schema], ...] = ()
    needs_guest: bool = False
    """Whether it is refused to somebody without the cookie of /api/me."""
    refuses: tuple[int, ...] = ()
    """What else may come of it; 403, 404 of a table, 422 of a message and 429 go without saying."""
    conflict: Any = None
    """What a 409 gives, where it is not a plain refusal."""
    media_type: str = JSON


def _get(path: str, name: str, gives: Any, says: str, **more: Any) -> Operation:  # noqa: ANN401
    return Operation("GET", path, name, says, gives, **more)


def _post(path: str, name: str, gives: Any, says: str, **more: Any) -> Operation:  # noqa: ANN401
    return Operation("POST", path, name, says, gives, **more)


_MATCH: Final = "/api/tables/{match}"
_BY_LINK: Final = (("link", _LINK),)
_MINE: Final[dict[str, Any]] = {"needs_guest": True}

OPERATIONS: Final = (
    _get("/healthz", "healthz", forms.Health, "Whether the server runs."),
    _get("/readyz", "readyz", forms.Ready, "Whether the database answers.", refuses=(503,)),
    _get("/metrics", "metrics_page", None, "What the server counts about itself.", media_type=TEXT),
    _get("/openapi.json", "description", None, "This description."),
    _get("/api/schema.json", "schema", None, "The messages of the socket, as JSON Schema."),
    _get("/api/me", "me", forms.Person, "Who I am; a newcomer becomes a guest, with a cookie."),
    _post(
        "/api/me",
        "change_me",
        forms.Person,
        "Another name, language or webhook.",
        takes=forms.Myself,
        **_MINE,
    ),
    _post(
        "/api/account/register",
        "register",
        forms.Person,
        "Give a guest an account; everything that he has played stays his.",
        takes=forms.Account,
        refuses=(409,),
        **_MINE,
    ),
    _post(
        "/api/account/login",
        "login",
        forms.Person,
        "Log in; what the guest has played becomes the account's.",
        takes=forms.Account,
        refuses=(401,),
    ),
    _post("/api/account/logout", "logout", forms.Acknowledged, "Forget this browser."),
    _get("/api/push", "push_key", forms.PushKey, "The key to subscribe to push messages with."),
    _post(
        "/api/push",
        "subscribe",
        forms.Acknowledged,
        "Tell this browser when it is my turn; of my browsers the latest few are told.",
        takes=forms.Subscription,
        refuses=(409,),
        **_MINE,
    ),
    _post(
        "/api/push/forget",
        "unsubscribe",
        forms.Acknowledged,
        "Tell this browser no more.",
        takes=forms.Unsubscribing,
        **_MINE,
    ),
    _get("/api/games", "games", forms.Offer, "The games, their options, and the bots."),
    _get(
        "/api/rules/{game}",
        "rules",
        forms.Rules,
        "The numbered rules of a game, in a language.",
        query=(("language", _LANGUAGE),),
        refuses=(404,),
    ),
    _get("/api/learn/{game}", "lesson", forms.Lesson, "The tutorial of a game, played through."),
    _get(
        "/api/learn/{game}/try",
        "try_lesson",
        forms.Tried,
        "What an answer to a question of a tutorial leads to.",
        query=(("step", _STEP), ("ask", _ASK), ("answer", _ANSWER)),
    ),
    _get("/api/tables", "tables", list[say.OpenTable], "The tables that anybody may join."),
    _get(
        "/api/running",
        "watchable",
        list[say.RunningTable],
        "The tables that anybody may watch.",
    ),
    _post(
        "/api/tables",
        "create",
        forms.Table,
        "A new table; it starts at once where no seat is open.",
        takes=forms.NewTable,
        status=201,
        **_MINE,
    ),
    _get(
        "/api/links/{link}", "by_link", forms.Table, "The table of a link that somebody has sent."
    ),
    _get(_MATCH, "table", forms.Table, "A table as I may see it.", query=_BY_LINK),
    _post(
        f"{_MATCH}/join",
        "join",
        forms.Table,
        "Sit down in an open seat.",
        takes=forms.Joining,
        **_MINE,
    ),
    _post(
        f"{_MATCH}/leave",
        "leave",
        forms.Table,
        "Get up: before the start the seat is open again, afterwards a bot plays on.",
        refuses=(422,),
        **_MINE,
    ),
    _post(
        f"{_MATCH}/abort",
        "abort",
        forms.Table,
        "Call a match off before its first answer.",
        refuses=(422,),
        **_MINE,
    ),
    _post(
        f"{_MATCH}/rematch",
        "rematch",
        forms.Table,
        "The same table again, everybody one seat further.",
        status=201,
        refuses=(422,),
        **_MINE,
    ),
    _post(
        f"{_MATCH}/clone",
        "clone",
        forms.Table,
        "Try a finished match from one of its moves on, all seats on this device.",
        takes=forms.Cloning,
        status=201,
        **_MINE,
    ),
    _post(
        f"{_MATCH}/commands",
        "command",
        say.Done | say.Previewed | say.Hinted,
        "A command of the socket; sending it again does no harm.",
        takes=say.Commands,
        query=_BY_LINK,
        refuses=(409,),
        conflict=say.Refused,
    ),
    _get(
        f"{_MATCH}/events",
        "events",
        say.Shown,
        "The match and its steps after a version; waits where there are none yet.",
        query=(("since", _SINCE), ("wait", _WAIT), *_BY_LINK),
    ),
    _get(
        f"{_MATCH}/at/{{version}}",
        "at",
        say.Shown,
        "The match as I saw it after one of its steps, and that step.",
        query=_BY_LINK,
    ),
    _get(
        f"{_MATCH}/parts",
        "parts",
        None,
        "What lies in the box of the match, to draw it with; each game has its own.",
        query=_BY_LINK,
    ),
    _get(
        f"{_MATCH}/chat",
        "chat",
        list[forms.ChatLine],
        "What was said, among players or among spectators.",
        query=_BY_LINK,
    ),
    _get(
        f"{_MATCH}/note",
        "note",
        forms.Note,
        "My private note on a match.",
        query=_BY_LINK,
        **_MINE,
    ),
    _post(
        f"{_MATCH}/note",
        "set_note",
        forms.Note,
        "Write a private note.",
        takes=forms.Noting,
        query=_BY_LINK,
        **_MINE,
    ),
    _get(
        f"{_MATCH}/record",
        "record",
        None,
        "The record of a match that is over, as `fiorino replay` reads it.",
        query=_BY_LINK,
        refuses=(409,),
    ),
    _get(
        f"{_MATCH}/fairness",
        "fairness",
        forms.Fairness,
        "What was promised before the match, and after it what the draws came from.",
        query=_BY_LINK,
    ),
    _post(
        "/api/records",
        "take_in",
        forms.Table,
        "Import a record: a match of one's own, to be replayed, and played on if unfinished.",
        status=201,
        refuses=(422,),
        **_MINE,
    ),
    _get(
        "/api/matches/mine",
        "mine",
        list[forms.MyMatch],
        "My matches that are not over.",
        **_MINE,
    ),
    _get(
        "/api/matches",
        "history",
        list[forms.Listed],
        "Matches that are over: listed ones, or with “mine” all of mine.",
        query=(("mine", {"type": "string"}), ("game", _WORDS), ("text", _WORDS)),
        refuses=(401,),
    ),
    _post(
        "/api/mutes",
        "mute",
        forms.Acknowledged,
        "Hear somebody no more in chats, or again.",
        takes=forms.Muting,
        refuses=(404,),
        **_MINE,
    ),
    _get("/api/ratings", "ratings", list[forms.RatingShown], "My ratings.", **_MINE),
)
