"""TypeScript types from the part of JSON Schema that our messages use; the rest is an error."""

import json
from collections.abc import Collection
from typing import Any, Final

HEAD: Final = (
    "// Generated from the messages of the server by `python -m fiorino.server.schema.openapi`."
    " Do not edit.\n"
)
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def types_of(schemas: dict[str, Any], told: Collection[str] = ()) -> str:
    """All schemas as exported types; types already among the messages are imported from there."""
    parts = [HEAD]
    known = ", ".join(sorted(set(schemas) & set(told)))
    if known:
        parts.append(f'import type {{ {known} }} from "./messages";\nexport type {{ {known} }};\n')
    parts += [_interface(name, part) for name, part in sorted(schemas.items()) if name not in told]
    return "\n".join(parts)


def typescript(schema: dict[str, Any]) -> str:
    """All messages as exported types."""
    parts = [types_of(schema["$defs"])]
    for side in ("incoming", "outgoing"):
        parts.append(f"export type {side.capitalize()} = {_type(schema[side])};\n")
    return "\n".join(parts)


def _interface(name: str, part: dict[str, Any]) -> str:
    if part.get("type") != "object" or "properties" not in part:
        return f"{_comment(part, '')}export type {name} = {_type(part)};\n"
    required = set(part.get("required", ()))
    lines = [f"{_comment(part, '')}export interface {name} {{"]
    for field, kind in part["properties"].items():
        # A page may leave out a field with a default; the server always sends it.
        mark = "" if field in required else "?"
        lines.append(f"{_comment(kind, '  ')}  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}\n"])


def _comment(part: dict[str, Any], margin: str) -> str:
    says = part.get("description")
    return f"{margin}/** {says} */\n" if says else ""


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(_type(one) for one in part["anyOf"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    kind = part.get("type")
    if kind is None:
        return "unknown"
    if kind == "array":
        inner = _type(part.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(part.get('additionalProperties') or {})}>"
    if kind not in _PLAIN:
        raise ValueError(f"there is no TypeScript for {part}")
    return _PLAIN[kind]
