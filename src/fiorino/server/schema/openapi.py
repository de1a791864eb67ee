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
from fiorino.server.http.operations import JSON, OPERATIONS, Operation
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
    for operation in OPERATIONS:
        kinds += [
            kind
            for kind in (operation.takes, operation.gives, operation.conflict)
            if kind is not None
        ]
    shown, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schemas = iter(shown)
    refusal = next(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        takes = None if operation.takes is None else next(schemas)
        gives = {} if operation.gives is None else next(schemas)
        conflict = refusal if operation.conflict is None else next(schemas)
        described = _operation(operation, takes, gives, refusal, conflict)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
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


def _operation(
    operation: Operation,
    takes: dict[str, Any] | None,
    gives: dict[str, Any],
    refusal: dict[str, Any],
    conflict: dict[str, Any],
) -> dict[str, Any]:
    described: dict[str, Any] = {"operationId": operation.name, "summary": operation.says}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _ID}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in operation.query
    ]
    if parameters:
        described["parameters"] = parameters
    if takes is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": takes}}}
    elif operation.name == "take_in":
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": {}}}}
    described["responses"] = {
        str(operation.status): {
            "description": operation.says,
            "content": {operation.media_type: {"schema": gives}},
        }
    } | {
        str(status): {
            "description": _SAID[status],
            "content": {JSON: {"schema": _refused(status, operation, refusal, conflict)}},
        }
        for status in _refusals(operation)
    }
    return described


def _refused(
    status: int, operation: Operation, refusal: dict[str, Any], conflict: dict[str, Any]
) -> dict[str, Any]:
    if status == 409:
        return conflict
    return {"type": "object"} if operation.name == "readyz" else refusal


def _refusals(operation: Operation) -> list[int]:
    found = {403, 429, *operation.refuses}
    if operation.needs_guest:
        found.add(401)
    if "{" in operation.path:
        found.add(404)
    if operation.takes is not None or operation.query:
        found.add(422)
    if operation.method == "POST":
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
