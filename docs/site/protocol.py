"""The reference of the protocol, from the descriptions that the server publishes."""

import json
from typing import Any, Final

from docs.site.places import ROOT

API: Final = ROOT / "docs" / "api"
_METHODS: Final = ("get", "post", "put", "delete")


def pages() -> dict[str, str]:
    """The pages of the reference, by their place."""
    described = json.loads((API / "openapi.json").read_text("utf-8"))
    messages = json.loads((API / "messages.schema.json").read_text("utf-8"))
    return {
        "protocol/requests.md": _requests(described),
        "protocol/messages.md": _messages(messages),
    }


def _requests(described: dict[str, Any]) -> str:
    schemas = described["components"]["schemas"]
    lines = [
        "# Requests",
        "",
        "Every request of the live server, from [openapi.json](../api/openapi.json). "
        "[The live server](../api.md) tells how they belong together. Where a request is refused, "
        "the body is a [Refusal](#refusal).",
    ]
    for path, methods in described["paths"].items():
        for method in _METHODS:
            if method in methods:
                lines += _request(path, method, methods[method])
    lines += ["", "## Bodies"]
    for name in sorted(schemas):
        lines += _shape(name, schemas[name])
    return "\n".join(lines) + "\n"


def _request(path: str, method: str, told: dict[str, Any]) -> list[str]:
    lines = ["", f"## {method.upper()} `{path}`", "", told.get("description") or told["summary"]]
    if told.get("parameters"):
        lines += ["", "| parameter | in | type | meaning |", "|---|---|---|---|"]
        lines += [
            f"| `{one['name']}` | {one['in']} | {_type(one['schema'])} | {_cell(one)} |"
            for one in told["parameters"]
        ]
    for content in told.get("requestBody", {}).get("content", {}).values():
        lines += ["", f"Takes {_type(content['schema'])}."]
    lines += ["", "| status | body | meaning |", "|---|---|---|"]
    for status, answer in told["responses"].items():
        kinds = [
            _type(content.get("schema", {})) if "json" in kind else f"`{kind}`"
            for kind, content in answer.get("content", {}).items()
        ]
        lines.append(f"| {status} | {' or '.join(kinds) or '–'} | {_cell(answer)} |")
    return lines


def _messages(schema: dict[str, Any]) -> str:
    lines = [
        "# Messages",
        "",
        "Every message of the socket at `/socket`, from "
        "[messages.schema.json](../api/messages.schema.json). "
        "[The live server](../api.md) shows them at work.",
    ]
    told = set()
    for title, direction in (("To the server", "incoming"), ("From the server", "outgoing")):
        lines += ["", f"## {title}"]
        for kind, target in schema[direction]["discriminator"]["mapping"].items():
            name = target.rpartition("/")[2]
            told.add(name)
            lines += _shape(name, schema["$defs"][name], f"`{kind}`: ")
    lines += ["", "## Parts"]
    for name in sorted(set(schema["$defs"]) - told):
        lines += _shape(name, schema["$defs"][name])
    return "\n".join(lines) + "\n"


def _shape(name: str, schema: dict[str, Any], before: str = "") -> list[str]:
    """A structure with its fields."""
    lines = ["", f"### {name}", "", f"{before}{schema.get('description', '')}".strip()]
    fields = schema.get("properties", {})
    if not fields:
        return lines if lines[-1] else [*lines[:-1], _type(schema)]
    lines += ["", "| field | type | meaning |", "|---|---|---|"]
    required = schema.get("required", [])
    for field, told in fields.items():
        needed = "" if field in required else ", may be left out"
        lines.append(f"| `{field}` | {_type(told)}{needed} | {_cell(told)} |")
    return lines


def _type(schema: dict[str, Any]) -> str:
    """The type of a value, in words, with a link to a structure."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(_type(one) for one in schema[several]))
    kind = schema.get("type", "anything")
    if kind == "array" and "items" in schema:
        return f"list of {_type(schema['items'])}" if schema["items"] else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object with values {_type(schema['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _cell(told: dict[str, Any]) -> str:
    """A description as one cell of a table."""
    said = str(told.get("description") or told.get("schema", {}).get("description") or "")
    return " ".join(said.replace("|", "\\|").split())
