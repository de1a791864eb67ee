"""The server as OpenAPI and JSON Schema; `python -m fiorino.server.schema.openapi` writes both.

The files are committed, with the TypeScript types of the page; a test compares them.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from fiorino import __version__
from fiorino.games import GAMES
from fiorino.server.http.api import ENDPOINTS
from fiorino.server.http.bodies import JSON
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.security import Refusal
from fiorino.server.play import messages as say
from fiorino.server.schema.games import game_types
from fiorino.server.schema.typescript import types_of, typescript

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_ID: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]+$", "maxLength": 60}
_SAID: Final = {
    401: "Nobody knows you here yet, or the password is not right.",
    403: "The request comes from a page of another site.",
    404: "There is no such table for you.",
    409: "It does not fit how things stand.",
    413: "The message is too long.",
    422: "The message is not understood, or what it asks cannot be done.",
    429: "Too much in a short time; the header retry-after tells how long to wait.",
    503: "The database does not answer.",
}


def messages_schema() -> dict[str, Any]:
    """The messages of the socket, as JSON Schema."""
    (incoming, outgoing), parts = msgspec.json.schema_components(
        [say.Incoming, say.Outgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DRAFT,
        "title": "The messages of Fiorino's socket",
        "incoming": incoming,
        "outgoing": outgoing,
        "$defs": parts,
    }


def openapi() -> dict[str, Any]:
    """Every address of the server, in OpenAPI 3.1."""
    kinds = [Refusal]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in _kinds(endpoint) if kind is not None]
    shown, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schemas = iter(shown[1:])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        described = _described(
            endpoint, *[None if kind is None else next(schemas) for kind in _kinds(endpoint)]
        )
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fiorino",
            "version": __version__,
            "description": "The digital table for two Tuscan merchant games. Commands and events"
            " also travel on one socket, at /socket; /api/schema.json describes its messages.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _kinds(endpoint: Endpoint[Context]) -> tuple[Any, Any, Any, Any]:
    """What travels at an address, for `_described`."""
    return endpoint.takes, endpoint.gives, endpoint.refusal, endpoint.conflict


def _described(
    endpoint: Endpoint[Context],
    takes: dict[str, Any] | None,
    gives: dict[str, Any] | None,
    refusal: dict[str, Any] | None,
    conflict: dict[str, Any] | None,
) -> dict[str, Any]:
    described: dict[str, Any] = {"operationId": endpoint.name, "summary": endpoint.says}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _ID}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in endpoint.query
    ]
    if parameters:
        described["parameters"] = parameters
    if takes is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": takes}}}
    described["responses"] = {
        str(endpoint.status): {
            "description": endpoint.says,
            "content": {endpoint.media_type: {"schema": gives or {}}},
        }
    } | {
        str(status): {
            "description": _SAID[status],
            "content": {JSON: {"schema": conflict if status == 409 and conflict else refusal}},
        }
        for status in _refusals(endpoint)
    }
    return described


def _refusals(endpoint: Endpoint[Context]) -> list[int]:
    found = {403, 429, *endpoint.refuses}
    if endpoint.needs_guest:
        found.add(401)
    if "{" in endpoint.path:
        found.add(404)
    if endpoint.takes is not None or endpoint.query:
        found.add(422)
    if endpoint.method == "POST":
        found.add(413)
    return sorted(found)


def written() -> dict[str, str]:
    """The files that are generated, by their path in the repository."""
    schema, description = messages_schema(), openapi()
    return {
        "docs/api/messages.schema.json": _text(schema),
        "docs/api/openapi.json": _text(description),
        "web/types/messages.d.ts": typescript(schema),
        "web/types/api.d.ts": types_of(description["components"]["schemas"], schema["$defs"]),
        **{f"web/types/{game.name}.d.ts": game_types(game) for game in GAMES},
    }


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files anew, from the root of the repository."""
    for path, text in written().items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
