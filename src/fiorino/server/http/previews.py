"""The preview of a shared link to a table: Open Graph, in the language of the table's creator.

It shows no more than the lobby would: the game, who sits there, how many seats are free. A table
that strangers may not know about has no preview.
"""

import re
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.datastructures import Headers, QueryParams
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from fiorino.core.errors import FiorinoError
from fiorino.core.game import ENGLISH, LANGUAGES
from fiorino.locale import catalogue
from fiorino.server.http.context import Context
from fiorino.server.http.security import same
from fiorino.server.play.listing import names_of
from fiorino.server.storage.rows import MatchRow
from fiorino.server.storage.store import Store

SHARED: Final = re.compile(r"(table|join)/([A-Za-z0-9_-]{1,60})")
"""Addresses of the page that lead to a table."""
ANY_PICTURE: Final = "icon-512.png"


class Preview(Struct, frozen=True):
    """The text and the picture of a shared link."""

    title: str
    text: str
    picture: str


async def preview_page(folder: Path, path: str, scope: Scope) -> Response:
    """The page for an address that leads to a table, with the preview of that table."""
    context: Context = scope["state"]["context"]
    html = (folder / "index.html").read_text(encoding="utf-8")
    try:
        preview = await _preview(
            context.lobby.store, folder, path, QueryParams(scope["query_string"])
        )
    except FiorinoError:
        preview = None  # the page itself says what is wrong
    if preview is None:
        return HTMLResponse(html)
    origin = (
        context.settings.public_address or f"{scope['scheme']}://{Headers(scope=scope)['host']}"
    )
    return HTMLResponse(html.replace("</head>", f"{_tags(preview, origin, path)}</head>", 1))


async def _preview(store: Store, folder: Path, path: str, query: QueryParams) -> Preview | None:
    found = SHARED.fullmatch(path)
    row = None if found is None else await _known(store, found[1], found[2], query.get("link", ""))
    return None if row is None else await _of_match(store, row, folder)


async def _known(store: Store, kind: str, name: str, link: str) -> MatchRow | None:
    """The match of an address, if knowing the address is enough to see it."""
    if kind == "join":
        return await store.match_by_link(name)
    row = await store.match(name)
    return row if row is not None and (row.listed or same(link, row.link)) else None


async def _of_match(store: Store, row: MatchRow, folder: Path) -> Preview:
    seats = await store.seats(row.id)
    names = [name for name in (await names_of(store, {row.id: seats}))[row.id] if name]
    owner = None if row.created_by is None else await store.person(row.created_by)
    language = ENGLISH if owner is None or owner.language not in LANGUAGES else owner.language
    words = catalogue(language)
    game = words.text(f"lobby-game-{row.game}")
    picture = f"preview-{row.game}.jpg"
    title = words.text("lobby-preview-table", game=game, names=words.listed(names))
    text = words.text("lobby-preview-match", status=row.status)
    if row.status == "open" and owner is not None:
        title = words.text("lobby-preview-invitation", name=owner.name, game=game)
        free = sum(seat.kind == "open" for seat in seats)
        text = words.text("lobby-preview-seats", free=free)
    return Preview(title, text, picture if (folder / picture).is_file() else ANY_PICTURE)


def _tags(preview: Preview, origin: str, path: str) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Fiorino",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/{preview.picture}",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in told.items()
    )
