"""The layers of the package, drawn from the imports that there are."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from docs.site.places import ROOT

PACKAGE: Final = ROOT / "src" / "fiorino"
WIDTH, HEIGHT, ACROSS, DOWN, MARGIN = 132, 46, 176, 104, 20
"""Of a box, from box to box, and around them all."""


@cache
def imports() -> dict[str, Counter[str]]:
    """How many imports each layer has from each other one."""
    found: dict[str, Counter[str]] = {
        folder.name: Counter()
        for folder in sorted(PACKAGE.iterdir())
        if folder.is_dir() and any(folder.rglob("*.py"))
    }
    for path in sorted(PACKAGE.rglob("*.py")):
        layer = path.relative_to(PACKAGE).parts[0]
        if layer not in found:
            continue  # the package itself only opens the library
        for target in _imported(path):
            if target in found and target != layer:
                found[layer][target] += 1
    return found


def _imported(path: Path) -> list[str]:
    """The layers that a module names in its imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = (
                [f"fiorino.{alias.name}" for alias in node.names]
                if node.module == "fiorino"
                else [node.module]
            )
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found += [name.split(".")[1] for name in names if name.startswith("fiorino.")]
    return found


def heights() -> dict[str, int]:
    """How high each layer stands: above everything that it imports."""
    found: dict[str, int] = {}
    while len(found) < len(imports()):
        ready = [
            layer
            for layer, below in imports().items()
            if layer not in found and all(other in found for other in below)
        ]
        if not ready:
            raise ValueError("the layers import each other in a circle")
        found |= {
            layer: 1 + max((found[other] for other in imports()[layer]), default=-1)
            for layer in ready
        }
    return found


def direct() -> dict[str, list[str]]:
    """The layers that each layer imports and that no layer between them imports for it."""
    below = imports()
    reach: dict[str, set[str]] = {}
    for layer in sorted(heights(), key=lambda name: heights()[name]):
        reach[layer] = set(below[layer]).union(*(reach[other] for other in below[layer]))
    return {
        layer: sorted(
            other
            for other in below[layer]
            if not any(other in reach[between] for between in below[layer])
        )
        for layer in below
    }


def picture() -> str:
    """The layers as boxes, the lowest at the bottom, with an arrow for each direct import."""
    high = heights()
    rows: dict[int, list[str]] = {}
    for layer in sorted(high):
        rows.setdefault(high[layer], []).append(layer)
    widest = max(len(row) for row in rows.values())
    width = widest * ACROSS - (ACROSS - WIDTH) + 2 * MARGIN
    height = max(rows) * DOWN + HEIGHT + 2 * MARGIN
    corner = {}
    for level, row in rows.items():
        begin = (width - (len(row) * ACROSS - (ACROSS - WIDTH))) / 2
        for index, layer in enumerate(row):
            corner[layer] = (begin + index * ACROSS, height - MARGIN - HEIGHT - level * DOWN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="serif" font-size="17">',
        "<title>The layers of Fiorino and their imports</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" '
        'markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8Z" fill="#8f7650"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="#f9f3e4"/>',
    ]
    for layer, others in direct().items():
        left, top = corner[layer]
        for other in others:
            to_left, to_top = corner[other]
            parts.append(
                f'<line x1="{left + WIDTH / 2}" y1="{top + HEIGHT}" x2="{to_left + WIDTH / 2}" '
                f'y2="{to_top}" stroke="#8f7650" stroke-width="1.5" marker-end="url(#tip)"/>'
            )
    for layer, (left, top) in corner.items():
        parts.append(
            f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
            'fill="#efe4cb" stroke="#7a2b1c"/>'
            f'<text x="{left + WIDTH / 2}" y="{top + 29}" text-anchor="middle" '
            f'fill="#2a1a13">{escape(layer)}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def page() -> str:
    """The picture, and a table that says the same."""
    high = heights()
    lines = [
        "# Layers",
        "",
        "Drawn from the imports in the sources, when this site was built. An arrow leads from a "
        "layer to one that it imports; an arrow that others together already say is left out. "
        "The table has all imports. [Architecture](architecture.md) says what each layer is for.",
        "",
        "![The layers of Fiorino and their imports](layers.svg)",
        "",
        "| layer | imports (how often) |",
        "|---|---|",
    ]
    for layer in sorted(high, key=lambda name: (-high[name], name)):
        told = ", ".join(f"`{other}` ({count})" for other, count in imports()[layer].most_common())
        lines.append(f"| `{layer}` | {told or 'nothing of ours'} |")
    return "\n".join(lines) + "\n"
