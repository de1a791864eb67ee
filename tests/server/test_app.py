"""The application as a whole: its page, its health, who is let in, how it stops and starts."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import WebSocketDenialResponse

from fiorino import __version__
from fiorino.server.app import LARGEST_RECORD, routes
from fiorino.server.http.api import ENDPOINTS
from fiorino.server.http.security import LARGEST_BODY
from fiorino.server.limits import Limits, Rate
from fiorino.server.play import listing
from fiorino.server.schema.openapi import openapi
from tests.server.wire import SOCKET, House, house

FIXTURES = Path(__file__).parents[1] / "fixtures"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("app")) as made:
        yield made


def test_the_first_page_says_that_the_server_runs_and_where_it_is_described(hosted: House) -> None:
    said = hosted.client.get("/")
    assert said.status_code == 200
    assert said.headers["content-type"] == "text/html; charset=utf-8"
    assert f"Fiorino {__version__}" in said.text
    for address in re.findall(r'href="([^"]+)"', said.text):
        assert hosted.client.get(address).status_code == 200


def test_the_first_page_needs_nothing_that_the_content_policy_forbids(hosted: House) -> None:
    said = hosted.client.get("/")
    assert "default-src 'none'" in said.headers["content-security-policy"]
    assert not re.search(r"<script|<style|style=|\son\w+=", said.text)


def test_health_readiness_and_metrics_are_told(hosted: House) -> None:
    assert hosted.client.get("/healthz").json() == {"status": "ok", "version": __version__}
    assert hosted.client.get("/readyz").json() == {"status": "ready"}
    said = hosted.client.get("/metrics")
    assert said.headers["content-type"].startswith("text/plain")
    assert "fiorino_connections" in said.text


def test_a_database_that_does_not_answer_makes_the_server_unready(
    hosted: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> Any:
        raise TimeoutError

    monkeypatch.setattr(type(hosted.server.lobby.store), "listed_open", lost)
    assert hosted.client.get("/readyz").status_code == 503
    assert hosted.client.get("/healthz").status_code == 200


def test_the_server_describes_itself_as_it_is(hosted: House) -> None:
    assert hosted.client.get("/openapi.json").json() == openapi()
    described = set(hosted.client.get("/api/schema.json").json())
    assert {"$defs", "incoming", "outgoing"} <= described


def test_every_address_is_described_and_every_description_has_an_address(hosted: House) -> None:
    found = {
        (method, route.path)
        for route in routes(hosted.server.settings)
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    described = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert found - {("GET", "/")} == described


def test_an_unknown_address_is_a_refusal_in_words(hosted: House) -> None:
    said = hosted.client.get("/nowhere")
    assert said.status_code == 404
    assert said.json()["reason"] == "There is nothing at this address."


def test_a_wrong_method_tells_the_right_ones(hosted: House) -> None:
    said = hosted.client.delete("/api/games")
    assert said.status_code == 405
    assert "GET" in said.headers["allow"]


def test_a_request_from_a_page_of_another_site_is_refused(hosted: House) -> None:
    anna = hosted.guest()
    said = anna.ask("POST", "/api/me", json={"name": "Anna"}, headers={"origin": "https://evil.it"})
    assert said.status_code == 403
    assert anna.get("/api/me")["name"] != "Anna"


def test_a_request_with_a_cookie_and_no_origin_is_refused(hosted: House) -> None:
    anna = hosted.guest()
    said = hosted.client.post("/api/me", json={"name": "A"}, headers={"cookie": anna.cookie})
    assert said.status_code == 403


def test_a_socket_from_a_page_of_another_site_is_refused(hosted: House) -> None:
    headers = {"origin": "https://evil.it", "cookie": hosted.guest().cookie}
    with (
        pytest.raises(WebSocketDenialResponse) as refusal,
        hosted.client.websocket_connect(SOCKET, headers=headers),
    ):
        pass
    assert refusal.value.status_code == 403
    assert "evil.it" in refusal.value.text


def test_a_body_beyond_the_limit_is_refused(hosted: House) -> None:
    anna = hosted.guest()
    said = anna.ask("POST", "/api/tables", content=b"x" * (LARGEST_BODY + 1))
    assert said.status_code == 413
    said = anna.ask("POST", "/api/records", content=b"x" * (LARGEST_BODY + 1))
    assert said.status_code == 422, "records of long matches are longer"
    said = anna.ask("POST", "/api/records", content=b"x" * (LARGEST_RECORD + 1))
    assert said.status_code == 413
    assert 'fiorino_refusals_total{status="413"} 2.0' in hosted.client.get("/metrics").text


def test_the_record_of_the_longest_match_can_be_taken_in(hosted: House) -> None:
    anna = hosted.guest()
    longest = max(FIXTURES.glob("*.fiorino"), key=lambda path: path.stat().st_size)
    assert longest.stat().st_size > LARGEST_BODY
    said = anna.ask("POST", "/api/records", content=longest.read_bytes())
    assert said.status_code == 201, said.text


def test_matches_are_counted_by_their_status(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        hosted.guest().table("me", "open")
        told = hosted.client.get("/metrics").text
        assert 'fiorino_matches{status="open"} 1.0' in told
        assert 'fiorino_matches{status="over"} 0.0' in told


def test_whoever_asks_too_often_must_wait_but_health_is_always_told(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(requests=Rate(3, 60))) as hosted:
        asked = [hosted.client.get("/api/games").status_code for _ in range(5)]
        assert asked == [200, 200, 200, 429, 429]
        assert int(hosted.client.get("/api/games").headers["retry-after"]) > 0
        assert hosted.is_healthy()
        assert 'fiorino_refusals_total{status="429"}' in hosted.client.get("/metrics").text


def test_a_mistake_of_ours_is_told_without_its_details(
    hosted: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> Any:
        raise OSError("the file /secret/place is broken")

    monkeypatch.setattr(listing, "open_tables", broken)
    monkeypatch.setattr(hosted.client._transport, "raise_server_exceptions", False)
    said = hosted.client.get("/api/tables")
    assert said.status_code == 500
    assert "secret" not in said.text
    assert "content-security-policy" in said.headers


def test_a_server_that_stops_closes_its_sockets_with_1012(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        anna = hosted.guest()
        table = anna.table("me", "me")
        with anna.page(table["match"]) as wire:
            hosted.call(_stop, hosted)
            assert wire.closed_with() == 1012


async def _stop(hosted: House) -> None:
    hosted.server.disconnect()


def test_a_server_can_be_started_again_with_the_same_matches(tmp_path: Path) -> None:
    with house(tmp_path) as before:
        anna = before.guest()
        match = anna.table("me", "me")["match"]
        with anna.page(match) as wire:
            assert wire.answer()["kind"] == "done"
            version = wire.shown["version"]
            hands = wire.shown["briefing"]["view"]
    with house(tmp_path) as after:
        again = after.stranger()
        again.cookie = anna.cookie
        with again.page(match, since=version - 1) as wire:
            assert [step["version"] for step in wire.shown["steps"]] == [version]
            assert wire.shown["briefing"]["view"] == hands


def test_an_application_that_is_started_twice_answers_each_address_once(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        app = hosted.client.app
        before = len(app.routes)  # type: ignore[attr-defined]
    with hosted.client:
        assert len(app.routes) == before  # type: ignore[attr-defined]
        assert hosted.is_healthy()


def test_the_page_is_served_from_its_folder_where_there_is_one(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>The page</title>")
    (web / "page.js").write_text("'use strict';")
    with house(tmp_path, web_root=str(web)) as hosted:
        assert "The page" in hosted.client.get("/").text
        assert "The page" in hosted.client.get("/table/abc").text
        assert hosted.client.get("/page.js").headers["content-type"].startswith("text/javascript")
        assert hosted.client.get("/missing.js").status_code == 404
        assert hosted.client.get("/api/nowhere").status_code == 404
        assert hosted.client.get("/../fiorino.db").status_code == 404
        assert hosted.client.get("/%2e%2e/fiorino.db").status_code == 404
        assert hosted.client.get("/api/games").status_code == 200
        assert hosted.client.get("/", headers={"host": "evil.it"}).status_code == 403


def test_the_page_is_packed_for_those_who_take_it_and_kept_where_it_never_changes(
    tmp_path: Path,
) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>The page</title>")
    script = web / "assets" / "table-1a2b3c.js"
    script.write_text("'use strict';")
    Path(f"{script}.gz").write_bytes(gzip.compress(b"'use strict';"))
    with house(tmp_path, web_root=str(web)) as hosted:
        packed = hosted.client.get("/assets/table-1a2b3c.js")
        assert packed.text == "'use strict';"
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert "immutable" in packed.headers["cache-control"]
        plain = hosted.client.get("/assets/table-1a2b3c.js", headers={"accept-encoding": "br"})
        assert plain.text == "'use strict';"
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "accept-encoding"
        assert hosted.client.get("/assets/table-1a2b3c.js.gz").status_code == 404
        assert hosted.client.get("/").headers["cache-control"] == "no-cache"
        again = {"if-none-match": packed.headers["etag"]}
        assert hosted.client.get("/assets/table-1a2b3c.js", headers=again).status_code == 304


def test_the_documentation_is_served_beside_the_page_and_is_never_the_page(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>The page</title>")
    with house(tmp_path, web_root=str(web)) as hosted:
        assert hosted.client.get("/docs/").status_code == 404
        (web / "docs").mkdir()
        (web / "docs" / "index.html").write_text("<!doctype html><title>Start here</title>")
        begun = hosted.client.get("/docs")
        assert begun.url.path == "/docs/"
        assert "Start here" in begun.text
        assert "script-src 'self'" in begun.headers["content-security-policy"]
        assert hosted.client.get("/docs/nowhere").status_code == 404


def test_a_server_without_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiorino.server.app.folder_of_page", lambda _: None)
    with house(tmp_path) as hosted:
        assert "make play" in hosted.client.get("/").text
