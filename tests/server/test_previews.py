"""What a shared link shows: the words of its table, and nothing that a stranger may not know."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.server.http.security import SECURITY_HEADERS
from fiorino.server.storage.errors import Unavailable
from tests.server.wire import HERE, SIENA, House, Someone, house

INDEX: Final = "<!doctype html><html><head><title>Fiorino</title></head><body></body></html>"


class Tags(HTMLParser):
    """The properties of a page, and every other element that it has."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.elements: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "meta":
            self.told[values["property"] or ""] = values["content"] or ""
        else:
            self.elements.append(tag)


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("previews")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    (page / "preview-siena.jpg").write_bytes(b"a picture")
    with house(folder, web_root=str(page)) as made:
        yield made


def tags(hosted: House, address: str) -> dict[str, str]:
    """What a stranger's program reads at an address."""
    said = hosted.client.get(address)
    assert said.status_code == 200
    assert said.headers["content-security-policy"] == SECURITY_HEADERS["content-security-policy"]
    assert said.headers["cache-control"] == "no-cache"
    read = Tags(said.text)
    assert read.elements == ["html", "head", "title", "body"]
    return read.told


def joined(one: Someone, other: Someone, **more: Any) -> Any:
    table = one.table("me", "open", game=SIENA, **more)
    other.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    return table


def test_an_invitation_says_who_invites_to_what(hosted: House) -> None:
    table = hosted.guest("Anna").table("me", "open", "open", game=SIENA)
    path = f"join/{table['link']}"
    assert tags(hosted, f"/{path}") == {
        "og:type": "website",
        "og:site_name": "Fiorino",
        "og:title": "Anna invites you to play Siena",
        "og:description": "2 seats are free. Take one.",
        "og:url": f"{HERE}/{path}",
        "og:image": f"{HERE}/preview-siena.jpg",
        "twitter:card": "summary_large_image",
    }


def test_an_invitation_speaks_the_language_of_whoever_invites(hosted: House) -> None:
    anna = hosted.guest("Anna")
    anna.post("/api/me", {"language": "de"})
    table = anna.table("me", "open")
    told = tags(hosted, f"/join/{table['link']}")
    assert told["og:title"] == "Anna lädt dich zu Medici vs Strozzi ein"
    assert told["og:image"] == f"{HERE}/icon-512.png", "this game has no picture here"


def test_a_name_stays_a_name(hosted: House) -> None:
    anna = hosted.guest("\"><script>'x'</a>&amp;")
    table = anna.table("me", "open")
    told = tags(hosted, f"/join/{table['link']}")
    assert told["og:title"].startswith("\"><script>'x'</a>&amp; invites")


def test_a_match_that_is_played_or_over_is_told_without_its_result(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = joined(anna, beppe, listed=True)
    address = f"/table/{table['match']}"
    running = tags(hosted, address)
    assert (running["og:title"], running["og:description"]) == (
        "Siena: Anna and Beppe",
        "The match is being played. Come and watch.",
    )
    with beppe.page(table["match"]) as wire:
        wire.command("resign")
    over = tags(hosted, f"{address}?move=1")
    assert over["og:title"] == running["og:title"]
    assert over["og:description"] == "The match is over. Look at it move by move."


def test_a_table_that_is_not_listed_has_no_preview_but_by_its_link(hosted: House) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = joined(anna, beppe)
    address = f"/table/{table['match']}"
    for hidden in (address, f"{address}?link=", f"{address}?link=wrong"):
        assert tags(hosted, hidden) == tags(hosted, "/table/never-was") == {}
    assert anna.ask("GET", address).text == INDEX, "the page is the same for everybody"
    told = tags(hosted, f"{address}?link={table['link']}")
    assert told["og:title"] == "Siena: Anna and Beppe"
    assert table["link"] not in told["og:url"]


@pytest.mark.parametrize("path", ["/join/nothing", "/table/x?link=%00", "/rules/siena", "/"])
def test_other_addresses_are_the_page_as_it_is(hosted: House, path: str) -> None:
    assert tags(hosted, path) == {}


def test_a_database_that_is_silent_leaves_the_page(
    hosted: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> Any:
        raise Unavailable("gone")

    table = hosted.guest().table("me", "open")
    monkeypatch.setattr(type(hosted.server.lobby.store), "match_by_link", silent)
    assert tags(hosted, f"/join/{table['link']}") == {}


def test_the_pictures_of_the_games_are_there() -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    for game in ("siena", "medici-vs-strozzi"):
        assert (public / f"preview-{game}.jpg").read_bytes().startswith(b"\xff\xd8")
