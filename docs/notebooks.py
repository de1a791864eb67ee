"""Runs the notebooks in examples/ and writes them anew, with what they print and draw.

python -m docs.notebooks
"""

import base64
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import matplotlib as mpl
from matplotlib import pyplot as plt

NOTEBOOKS: Final = sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb"))
FORMAT: Final = {
    "metadata": {"kernelspec": {"display_name": "Python 3", "name": "python3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


def run(path: Path) -> dict[str, Any]:
    """A notebook after all its cells have run, in order, from nothing."""
    cells = json.loads(path.read_text("utf-8"))["cells"]
    names: dict[str, object] = {"__name__": "__main__"}
    done = []
    number = 0
    for index, cell in enumerate(cells):
        kept = {"cell_type": cell["cell_type"], "id": f"cell-{index}", "metadata": {}}
        if cell["cell_type"] == "code":
            number += 1
            outputs = list(_outputs("".join(cell["source"]), f"{path.name}, cell {index}", names))
            kept |= {"execution_count": number, "outputs": outputs}
        done.append(kept | {"source": cell["source"]})
    return {"cells": done, **FORMAT}


def _outputs(code: str, place: str, names: dict[str, object]) -> Iterator[dict[str, Any]]:
    """What a cell prints and then what it draws."""
    printed = io.StringIO()
    mpl.use("agg")
    with redirect_stdout(printed), patch.object(plt, "show", lambda: None):
        exec(compile(code, place, "exec"), names)
    if printed.getvalue():
        lines = printed.getvalue().splitlines(keepends=True)
        yield {"name": "stdout", "output_type": "stream", "text": lines}
    for figure in plt.get_fignums():
        picture = io.BytesIO()
        plt.figure(figure).savefig(picture, format="png", metadata={"Software": None})
        drawn = base64.b64encode(picture.getvalue()).decode()
        yield {"data": {"image/png": drawn}, "metadata": {}, "output_type": "display_data"}
    plt.close("all")


def write(path: Path) -> None:
    """Run a notebook and keep what came of it."""
    text = json.dumps(run(path), ensure_ascii=False, indent=1)
    path.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    for notebook in NOTEBOOKS:
        write(notebook)
        print(notebook.name)
