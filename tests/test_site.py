"""The documentation as a site: it builds without a warning, holds together, and says what is so."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import pytest
from markdown_it import MarkdownIt

import fiorino
from docs import notebooks
from docs.site import layers, places, python_api
from tests.core import test_layers as laws

ROOT: Final = Path(__file__).parent.parent
API: Final = ROOT / "docs" / "api"


class Seen(HTMLParser):
    """What a page of the site refers to, and what can be referred to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.inline: list[str] = []
        self.tags: list[str] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        self.tags.append(tag)
        if tag == "html":
            self.language = has.get("lang") or ""
        if has.get("id"):
            self.names.add(str(has["id"]))
        if tag == "a" and has.get("href"):
            self.links.append(str(has["href"]))
        loaded = has.get("src") or (has.get("href") if tag == "link" else None)
        if loaded:
            self.loaded.append(loaded)
        if (tag == "script" and "src" not in has) or tag == "style" or "style" in has:
            self.inline.append(f"<{tag}>")
        self.inline += [name for name in has if name.startswith("on")]


def seen(path: Path) -> Seen:
    reader = Seen()
    reader.feed(path.read_text("utf-8"))
    return reader


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with warnings as errors."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    command = ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[Path, Seen]:
    return {path: seen(path) for path in sorted(site.rglob("*.html"))}


def test_the_site_has_what_a_reader_looks_for(site: Path) -> None:
    menu = [
        *["index", "play", "terminal", "editions", "strategy", "bots", "library", "python-api"],
        *["learning", "agents", "hosting", "protocol/requests", "protocol/messages"],
        *["architecture", "layers", "adding-a-game", "benchmarks", "strength", "changelog"],
    ]
    assert [name for name in menu if not (site / f"{name}.html").is_file()] == []
    front = seen(site / "index.html")
    assert {f"{name}.html" for name in menu} <= set(front.links)


@pytest.mark.parametrize("game", places.GAMES)
@pytest.mark.parametrize("language", places.LANGUAGES)
def test_the_rules_stand_there_in_every_language_with_an_anchor_for_each(
    site: Path, game: str, language: str
) -> None:
    page = seen(site / places.rules_page(game, language).replace(".md", ".html"))
    book = next(one for one in fiorino.GAMES if one.name == game).rulebook(language)
    assert page.language == language
    assert {rule.number.lower() for part in book.sections for rule in part.rules} <= page.names


def test_every_link_and_picture_leads_somewhere(pages: dict[Path, Seen]) -> None:
    lost = []
    for path, page in pages.items():
        for link in [*page.links, *page.loaded]:
            if re.match(r"https?:|mailto:", link):
                continue
            place, _, name = link.partition("#")
            target = (path.parent / place).resolve() if place else path
            if not target.is_file() or (name and name not in pages[target].names):
                lost.append((path.name, link))
    assert lost == []


def test_nothing_is_fetched_from_elsewhere_and_nothing_stands_in_the_page_itself(
    pages: dict[Path, Seen],
) -> None:
    """The content policy of the server forbids both; a reader from disk has no network."""
    assert {name for page in pages.values() for name in page.inline} == set()
    assert {
        link for page in pages.values() for link in page.loaded if re.match(r"\w+:|//", link)
    } == set()


def test_addresses_name_files_so_that_the_site_can_be_read_from_disk(
    pages: dict[Path, Seen],
) -> None:
    assert [link for page in pages.values() for link in page.links if link.endswith("/")] == []


def test_the_search_knows_the_headings(site: Path, pages: dict[Path, Seen]) -> None:
    script = (site / "headings.js").read_text("utf-8")
    found = json.loads(script.removeprefix("const HEADINGS = ").rstrip().removesuffix(";"))
    assert {"at": "strategy.html#siena", "says": "Siena", "in": "Strategy"} in found
    for heading in found:
        place, _, name = heading["at"].partition("#")
        assert not name or name in pages[site / place].names


SOURCES = sorted(
    [*(f"docs/{path.name}" for path in ROOT.glob("docs/*.md"))]
    + [path for path in places.ELSEWHERE if path.endswith(".md") and path != "README.md"]
)


@pytest.mark.parametrize("path", SOURCES)
def test_a_page_has_the_lists_tables_and_code_that_it_has_elsewhere(site: Path, path: str) -> None:
    """Markdown is read in two ways; the pages are written so that both agree."""
    elsewhere = Seen()
    reader = MarkdownIt("gfm-like", {"linkify": False})
    elsewhere.feed(reader.render((ROOT / path).read_text("utf-8")))
    html = (site / places.page_of(path)).with_suffix(".html").read_text("utf-8")
    here = Seen()
    text = html.split("<main", 1)[1]
    here.feed(re.sub(r'<details class="parts">.*?</details>', "", text, flags=re.DOTALL))
    for tag in ("h2", "h3", "li", "tr", "pre", "blockquote", "img"):
        assert here.tags.count(tag) == elsewhere.tags.count(tag), tag


def test_the_python_api_has_every_public_name(site: Path) -> None:
    page = seen(site / "python-api.html")
    assert {name.lower() for name in fiorino.__all__} <= page.names
    assert "Every legal answer; none at the end." in python_api.page()
    assert "| `texts: list[str]` |" in python_api.page()


def test_the_protocol_has_every_request_and_every_message(site: Path) -> None:
    described = json.loads((API / "openapi.json").read_text("utf-8"))
    requests = (site / "protocol" / "requests.html").read_text("utf-8")
    for path, methods in described["paths"].items():
        for method in set(methods) & {"get", "post", "put", "delete"}:
            assert f"{method.upper()} <code>{path}</code>" in requests
    messages = json.loads((API / "messages.schema.json").read_text("utf-8"))
    page = seen(site / "protocol" / "messages.html")
    assert {name.lower() for name in messages["$defs"]} <= page.names


def test_the_layers_are_those_of_the_imports() -> None:
    drawn = {(layer, other) for layer, below in layers.imports().items() for other in below}
    real = {
        (laws.layer_of(module), laws.layer_of(target))
        for module, path in laws.MODULES.items()
        for target in laws.imported(
            module, path.read_text("utf-8"), is_package=path.name == "__init__.py"
        )
        if target.startswith("fiorino.") and not module.endswith("__main__")
    }
    assert drawn == {(one, other) for one, other in real if one != other and one and other}
    high = layers.heights()
    assert all(high[layer] > high[other] for layer, other in drawn)
    assert high["core"] == 0
    picture = layers.picture()
    assert all(f">{layer}</text>" in picture for layer in high)
    assert picture.count("<line ") == sum(len(others) for others in layers.direct().values())


@pytest.mark.parametrize("path", notebooks.NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs_and_prints_what_it_shows(path: Path) -> None:
    kept, ran = json.loads(path.read_text("utf-8")), notebooks.run(path)
    assert [printed(cell) for cell in ran["cells"]] == [printed(cell) for cell in kept["cells"]]
    for book in (kept, ran):
        assert sum("data" in output for output in outputs(book)) == 2


def outputs(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [output for cell in book["cells"] for output in cell.get("outputs", ())]


def printed(cell: dict[str, Any]) -> str:
    return "".join("".join(output.get("text", ())) for output in cell.get("outputs", ()))


def test_there_is_a_notebook_for_each_game() -> None:
    assert {path.stem for path in notebooks.NOTEBOOKS} == {game.name for game in fiorino.GAMES}
