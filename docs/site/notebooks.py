"""A notebook as a page: its text, its code, and what the code printed and drew."""

import base64
import json
from pathlib import Path


def page(path: Path, place: str) -> tuple[str, dict[str, bytes]]:
    """The page at a place of the site, and its pictures by their places."""
    book = json.loads(path.read_text("utf-8"))
    parts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in book["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            said = "".join(output.get("text", ""))
            if said:
                parts.append(f"```text\n{said.rstrip()}\n```")
            drawn = output.get("data", {}).get("image/png")
            if drawn:
                name = f"{place.removesuffix('.md')}-{len(pictures) + 1}.png"
                pictures[name] = base64.b64decode("".join(drawn))
                parts.append(f"![What this cell draws]({Path(name).name})")
    parts.append(f"This page is the notebook `examples/{path.name}`, as it ran.")
    return "\n\n".join(parts) + "\n", pictures
