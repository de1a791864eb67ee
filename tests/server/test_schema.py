"""The description of the server: it is committed as it is, and the server keeps to it."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fiorino.server.http.api import ENDPOINTS
from fiorino.server.play import messages as say
from fiorino.server.schema.openapi import messages_schema, openapi, written
from fiorino.server.schema.typescript import typescript
from tests.server.wire import HERE, House, house

ROOT = Path(__file__).parents[2]
EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "12"))


@pytest.mark.parametrize("path", sorted(written()))
def test_the_committed_description_is_that_of_the_server(path: str) -> None:
    """Write it anew with `python -m fiorino.server.schema.openapi`."""
    assert (ROOT / path).read_text(encoding="utf-8") == written()[path]


def test_every_message_has_a_type_and_every_field_of_it() -> None:
    types = typescript(messages_schema())
    for kind in (*say.Incoming.__args__, *say.Outgoing.__args__):
        body = re.search(rf"export interface {kind.__name__} {{(.*?)\n}}", types, re.DOTALL)
        assert body, kind
        for field in kind.__struct_fields__:
            assert re.search(rf"\n  {field}\??: ", body[1]), (kind, field)


def test_types_of_unions_lists_and_words() -> None:
    schema = {
        "$defs": {
            "Thing": {
                "type": "object",
                "description": "A thing.",
                "properties": {
                    "name": {"anyOf": [{"type": "string"}, {"type": "null"}]},
                    "parts": {"type": "array", "items": {"anyOf": [{"type": "integer"}]}},
                    "kind": {"enum": ["a", "b"]},
                    "prices": {"type": "object", "additionalProperties": {"type": "number"}},
                    "view": {},
                },
                "required": ["name"],
            }
        },
        "incoming": {"anyOf": [{"$ref": "#/$defs/Thing"}]},
        "outgoing": {"$ref": "#/$defs/Thing"},
    }
    types = typescript(schema)
    assert "/** A thing. */\nexport interface Thing {" in types
    assert "  name: string | null;" in types
    assert "  parts?: number[];" in types
    assert '  kind?: "a" | "b";' in types
    assert "  prices?: Record<string, number>;" in types
    assert "  view?: unknown;" in types
    assert types.endswith("export type Outgoing = Thing;\n")


def test_a_type_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no TypeScript"):
        typescript({"$defs": {"X": {"type": "matrix"}}, "incoming": {}, "outgoing": {}})


def test_every_text_list_and_number_from_a_client_is_bounded() -> None:
    taken = [endpoint.takes for endpoint in ENDPOINTS if endpoint.takes is not None]
    _, components = msgspec.json.schema_components([say.Incoming, *taken])
    unbounded = [
        f"{name}.{where}"
        for name, part in components.items()
        for where, kind in _parts(part.get("properties", {}))
        if not _is_bounded(kind)
    ]
    assert unbounded == []


def _parts(properties: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, kind in properties.items():
        yield name, kind
        for one in kind.get("anyOf", []):
            yield name, one
        if isinstance(kind.get("items"), dict):
            yield f"{name}[]", kind["items"]


def _is_bounded(kind: dict[str, Any]) -> bool:
    needed = {
        "string": ("maxLength",),
        "integer": ("minimum", "maximum"),
        "number": ("minimum", "maximum"),
        "array": ("maxItems",),
        "object": ("maxProperties",),
    }
    if "enum" in kind or "const" in kind or "anyOf" in kind or "$ref" in kind:
        return True
    return all(bound in kind for bound in needed.get(kind.get("type", ""), ()))


# The server keeps to its description


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("schema")) as made:
        yield made


@pytest.fixture(scope="module")
def matches(hosted: House) -> tuple[str, list[str]]:
    """A cookie, and matches that it can reach: open, running, over."""
    anna = hosted.guest()
    names = [anna.table("me", "open")["match"], anna.table("me", "me", listed=True)["match"]]
    over = anna.table("me", "me")["match"]
    with anna.page(over) as wire:
        wire.command("resign")
    return anna.cookie, [*names, over]


CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
described = schemathesis.openapi.from_dict(openapi())


@pytest.mark.parametrize(
    "operation", ENDPOINTS, ids=[f"{each.method} {each.path}" for each in ENDPOINTS]
)
def test_the_server_answers_any_request_as_it_is_described(
    hosted: House, matches: tuple[str, list[str]], operation: Any
) -> None:
    cookie, names = matches
    cases = described[operation.path][operation.method].as_strategy()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, name=st.sampled_from([*names, None]), known=st.booleans())
    def answers(case: Any, name: str | None, known: bool) -> None:
        if name is not None and "match" in case.path_parameters:
            case.path_parameters["match"] = name
        if case.query and isinstance(case.query.get("wait"), int):
            case.query["wait"] = 0
        if isinstance(case.body, dict) and name is not None and "match" in case.body:
            case.body["match"] = name
        headers = {"origin": HERE} | ({"cookie": cookie} if known else {})
        sent = case.as_transport_kwargs(base_url=HERE, headers=headers)
        sent.pop("cookies", None)
        if "data" in sent:
            sent["content"] = sent.pop("data")
        hosted.client.cookies.clear()
        said = hosted.client.request(**sent)
        case.validate_response(schemathesis.Response.from_any(said), checks=CHECKS)

    answers()
    assert hosted.is_healthy()
