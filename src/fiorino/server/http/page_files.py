"""The files of the page: compressed if the browser accepts it, cached if they never change."""

import os
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fiorino import __version__
from fiorino.server.http.previews import SHARED, preview_page

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""
APART: Final = ("api/", "docs", "socket")
"""Addresses below which nothing is the page."""
NO_PAGE: Final = f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Fiorino</title></head>
<body>
<h1>Fiorino runs</h1>
<p>This is the server of Fiorino {__version__}. It runs from its sources, where the page to play on
is not built; <code>make play</code> builds it. Programs can play already.</p>
<ul>
<li><a href="/openapi.json">What can be asked by HTTP</a> (OpenAPI)</li>
<li><a href="/api/schema.json">The messages of the socket at /socket</a> (JSON Schema)</li>
<li><a href="/healthz">Whether the server is well</a></li>
</ul>
</body>
</html>
"""


def folder_of_page(chosen: str) -> Path | None:
    """The folder of the page: the chosen one, or that of this installation, if it has one."""
    folder = Path(chosen) if chosen else Path(str(files("fiorino") / "page"))
    return folder if (folder / "index.html").is_file() else None


class PageFiles(StaticFiles):
    """The files of the page; an address within the page returns the page itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(".gz"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as fault:
            if fault.status_code != 404 or "." in path or path.startswith(APART):
                raise
            is_shared = scope["method"] == "GET" and SHARED.fullmatch(path) is not None
            response = await (
                preview_page(Path(str(self.directory)), path, scope)
                if is_shared
                else super().get_response("index.html", scope)
            )
            path = "index.html"
        is_named_by_hash = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if is_named_by_hash else "no-cache"
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The compressed twin of a file, if there is one and the browser accepts it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        packed = Path(f"{os.fspath(full_path)}.gz")
        if not packed.is_file():
            return response
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        if "gzip" in accepted and isinstance(response, FileResponse):
            kind = response.headers["content-type"]
            response = super().file_response(packed, packed.stat(), scope, status_code)
            response.headers["content-encoding"] = "gzip"
            response.headers["content-type"] = kind
        response.headers["vary"] = "accept-encoding"
        return response


async def no_page(_request: object) -> Response:
    """What a person sees if there is no page."""
    return HTMLResponse(NO_PAGE)
