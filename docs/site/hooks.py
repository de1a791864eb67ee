"""The hooks of MkDocs: pages that are made from the project, links between them, the search."""

import json
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs.site import layers, notebooks, places, protocol, python_api

_paths: Final[dict[str, str]] = {}
"""The path in the project of each page that is written by hand outside docs/."""
_found: Final[list[dict[str, str]]] = []
"""What can be searched for: where it stands, and in which page."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in docs/."""
    _paths.clear()
    _found.clear()
    texts = {f"docs/{file.src_uri}": file.content_string for file in files.documentation_pages()}
    for path, place in places.ELSEWHERE.items():
        if path.endswith(".ipynb"):
            made, pictures = notebooks.page(places.ROOT / path, place)
            _add(files, config, place, made, path)
            for name, picture in pictures.items():
                files.append(File.generated(config, name, content=picture))
        elif path != "README.md":
            texts[path] = (places.ROOT / path).read_text("utf-8")
            _add(files, config, place, _rulebook(path, texts[path]), path)
    for place, made in {
        **protocol.pages(),
        "python-api.md": python_api.page(),
        "layers.md": layers.page(),
    }.items():
        _add(files, config, place, made)
    files.append(File.generated(config, "layers.svg", content=layers.picture()))
    linked = {target for path, text in texts.items() for target in places.targets(text, path)}
    for file in list(files.media_files()):
        if f"docs/{file.src_uri}" not in linked and file.src_uri.startswith("screenshots/"):
            files.remove(file)
    for target in sorted(linked):
        place = places.page_of(target)
        if place.startswith("source/"):
            _add(files, config, place, places.source_page(target))
    return files


def _add(files: Files, config: MkDocsConfig, place: str, text: str, path: str = "") -> None:
    files.append(File.generated(config, place, content=text))
    if path:
        _paths[place] = path


def _rulebook(path: str, text: str) -> str:
    """A rulebook with its language, and an anchor for every rule; other pages as they are."""
    found = re.search(r"RULES(?:\.(\w\w))?\.md$", path)
    if found is None:
        return text
    anchored = re.sub(
        r"^- \*\*([SM]\d+\.\d+)\*\*",
        lambda rule: f'- <span id="{rule[1].lower()}"></span>**{rule[1]}**',
        text,
        flags=re.MULTILINE,
    )
    return f"---\nlang: {found[1] or 'en'}\n---\n{anchored}"


def on_page_markdown(markdown: str, page: Page, **_more: object) -> str:
    """Lead links to where the files stand in the site."""
    place = page.file.src_uri
    if page.file.generated_by and place not in _paths:
        return markdown
    return places.linked(places.settled(markdown), _paths.get(place, f"docs/{place}"))


def on_page_content(html: str, page: Page, **_more: object) -> str:
    """Note the headings for the search."""
    title = ""
    for heading in re.finditer(r'<h([123]) id="([^"]*)">(.*?)</h\1>', html, re.DOTALL):
        said = re.sub(r"<[^>]+>", "", heading[3])
        title = title or said
        anchor = "" if heading[1] == "1" else f"#{heading[2]}"
        _found.append({"at": page.url + anchor, "says": said, "in": title})
    return html


def on_post_build(config: MkDocsConfig) -> None:
    """Write what can be searched for, as a script: a browser reads no JSON from disk."""
    for map_of_nowhere in Path(config.site_dir).glob("sitemap.xml*"):
        map_of_nowhere.unlink()  # the site has no address of its own
    words = json.dumps(_found, ensure_ascii=False, separators=(",", ":"))
    Path(config.site_dir, "headings.js").write_text(f"const HEADINGS = {words};\n", "utf-8")
