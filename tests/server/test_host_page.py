"""The host's page: only for hosts, every deed as `fiorino admin` does it, and written down."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from fiorino.cli.admin import admin
from tests.server.wire import House, Someone, house

ANNA = {"username": "anna", "password": "a long password"}
SEEN = ("", "/reports", "/people", "/tables", "/tables/m/chat", "/invitations", "/deeds")


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, public_address="http://127.0.0.1:8250") as made:
        yield made


def run(folder: Path, *words: str, status: int = 0) -> str:
    """What a command of the host says."""
    database = f"sqlite:///{folder / 'fiorino.db'}"
    done = CliRunner().invoke(admin, [*words, "--database", database])
    assert done.exit_code == status, done.output
    return done.output.strip()


def host(hosted: House, folder: Path) -> Someone:
    """Anna, who is a host."""
    anna = hosted.guest("Anna")
    anna.post("/api/account/register", ANNA)
    assert run(folder, "host", "anna") == "anna is a host now."
    return anna


def do(who: Someone, deed: str, status: int = 200, **words: Any) -> Any:
    return who.post("/api/host/deeds", {"deed": deed, **words}, status)


def deeds(who: Someone) -> list[tuple[str, str | None]]:
    return [(deed["deed"], deed["by"]) for deed in who.get("/api/host/deeds")]


def test_only_a_host_sees_and_does_anything_there(hosted: House, tmp_path: Path) -> None:
    anna = host(hosted, tmp_path)
    guest = hosted.guest()
    assert [anna.get("/api/me")["host"], guest.get("/api/me")["host"]] == [True, False]
    for path in SEEN:
        anna.get(f"/api/host{path}")
        told = guest.get(f"/api/host{path}", 403)
        assert told["reason_key"]["key"] == "refusal-only-for-hosts"
        hosted.stranger().get(f"/api/host{path}", 401)
    do(guest, "ban", 403, person="anna")
    run(tmp_path, "host", "anna", "--revoke")
    anna.get("/api/host", 403)
    assert "has no account" in str(
        CliRunner()
        .invoke(admin, ["host", guest.id, "--database", f"sqlite:///{tmp_path}/fiorino.db"])
        .exception
    )


def test_health_tells_how_the_server_is(hosted: House, tmp_path: Path) -> None:
    anna = host(hosted, tmp_path)
    anna.table("me", "open")
    with anna.page():
        told = anna.get("/api/host")
    assert told["writable"] is True
    assert (told["database"], told["access"], told["mails"]) == ("sqlite", "open", False)
    assert told["matches"] == {"open": 1}
    assert (told["people"], told["accounts"], told["connected"]) == (1, 1, 1)


def test_somebody_is_banned_and_let_in_again_and_the_log_says_by_whom(
    hosted: House, tmp_path: Path
) -> None:
    anna, beppe = host(hosted, tmp_path), hosted.guest("Beppe")
    beppe.post("/api/account/register", {**ANNA, "username": "beppe"})
    with beppe.page() as page:
        do(anna, "ban", person="beppe", reason="rude")
        assert page.closed_with() == 1012
    beppe.post("/api/account/login", {**ANNA, "username": "beppe"}, 403)
    (seen,) = anna.get("/api/host/people?text=bepp")
    assert seen["banned_at"] is not None
    do(anna, "unban", person="beppe")
    beppe.post("/api/account/login", {**ANNA, "username": "beppe"})
    assert deeds(anna) == [("unban", "Anna"), ("ban", "Anna"), ("host", None)]
    (ban,) = [deed for deed in anna.get("/api/host/deeds") if deed["deed"] == "ban"]
    assert (ban["whom_name"], ban["detail"]) == ("Beppe", "rude")
    assert "rude" in run(tmp_path, "deeds")
    told = do(anna, "ban", 422, person="anna")
    assert told["reason_key"]["key"] == "refusal-not-yourself"
    do(anna, "ban", 404, person="nobody")


def test_a_link_from_the_host_gives_a_new_password_once(
    hosted: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIORINO_PUBLIC_ADDRESS", "http://127.0.0.1:8250")  # for the command
    anna, beppe = host(hosted, tmp_path), hosted.guest("Beppe")
    told = do(anna, "link", 422, person=beppe.id)
    assert told["reason_key"]["key"] == "refusal-no-password"
    beppe.post("/api/account/register", {**ANNA, "username": "beppe"})
    for make in (
        lambda: do(anna, "link", person="beppe")["told"],
        lambda: run(tmp_path, "link", "beppe"),
    ):
        address, _, code = make().partition("#")
        assert address == "http://127.0.0.1:8250/reset"
        assert code not in (tmp_path / "fiorino.db").read_bytes().decode("latin-1")
        stranger = hosted.stranger()
        reset = {"code": code, "password": "password"}
        refused = stranger.post("/api/account/reset", reset, 422)
        assert refused["reason_key"]["key"] == "refusal-password-common"
        reset["password"] = f"{code} new"
        stranger.post("/api/account/reset", reset)
        stranger.post("/api/account/reset", reset, 403)
        beppe.get("/api/me")
        assert beppe.get("/api/me")["username"] is None
        old = {"username": "beppe", "password": ANNA["password"]}
        hosted.guest().post("/api/account/login", old, 401)
        beppe.post("/api/account/login", {"username": "beppe", "password": reset["password"]})
    assert [deed for deed, _ in deeds(anna)].count("link") == 2


def test_a_link_that_is_too_old_is_refused(
    hosted: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, beppe = host(hosted, tmp_path), hosted.guest("Beppe")
    beppe.post("/api/account/register", {**ANNA, "username": "beppe"})
    monkeypatch.setattr("fiorino.server.people.recovery.HANDED_SECONDS", -1.0)
    code = do(anna, "link", person="beppe")["told"].partition("#")[2]
    told = hosted.stranger().post(
        "/api/account/reset", {"code": code, "password": "another long one"}, 403
    )
    assert told["reason_key"]["key"] == "refusal-bad-link"


def test_a_reported_line_is_removed_from_every_page_and_the_report_settled(
    hosted: House, tmp_path: Path
) -> None:
    anna, beppe, carla = host(hosted, tmp_path), hosted.guest("Beppe"), hosted.guest("Carla")
    table = beppe.table("me", "open")
    match = table["match"]
    carla.post(f"/api/tables/{match}/join", {"link": table["link"]})
    with beppe.page(match) as his, carla.page(match) as hers:
        for number, text in enumerate(("an insult", "ciao")):
            his.send("say", match=match, id=f"c{number}", room="players", text=text)
        first = hers.hear_until("said")["number"]
        carla.post(
            "/api/reports",
            {"person": beppe.id, "reason": "abuse", "match": match, "line": first},
            201,
        )
        (report,) = anna.get("/api/host/reports")
        assert (report["line"], report["line_number"]) == ("an insult", first)
        lines = anna.get(f"/api/host/tables/{match}/chat")
        assert [line["text"] for line in lines] == ["an insult", "ciao"]
        do(anna, "line", match=match, number=first)
        assert hers.hear_until("unsaid")["number"] == first
        do(anna, "line", 404, match=match, number=first)
    assert [line["text"] for line in carla.get(f"/api/tables/{match}/chat")] == ["ciao"]
    (report,) = anna.get("/api/host/reports")
    assert report["line_number"] is None
    do(anna, "settle", report=report["number"])
    assert anna.get("/api/host/reports") == []
    (settled,) = anna.get("/api/host/reports?settled=true")
    assert settled["settled_at"] is not None
    do(anna, "settle", 404, report=report["number"])
    assert "an insult" not in str(anna.get("/api/host/deeds"))
    second = run(tmp_path, "chat", match).split("\t")[0]
    run(tmp_path, "chat", match, "--remove", second)
    assert run(tmp_path, "chat", match) == ""


def test_a_table_is_called_off_and_one_is_deleted_under_its_players(
    hosted: House, tmp_path: Path
) -> None:
    anna, beppe = host(hosted, tmp_path), hosted.guest("Beppe")
    first, second, third = (beppe.table("me", "me")["match"] for _ in range(3))
    assert {seen["match"] for seen in anna.get("/api/host/tables")} == {first, second, third}
    do(anna, "end", match=first)
    assert beppe.get(f"/api/tables/{first}")["status"] == "aborted"
    (ended,) = anna.get("/api/host/tables?status=aborted")
    assert (ended["match"], ended["names"]) == (first, ["Beppe", "Beppe"])
    with beppe.page(second) as page:
        do(anna, "remove", match=second)
        while page.shown["status"] != "aborted":
            page.hear_until("shown")
        assert page.answer()["kind"] == "refused"
    beppe.get(f"/api/tables/{second}", 404)
    do(anna, "remove", 404, match=second)
    run(tmp_path, "tables", "--remove", third, "--yes")
    hosted.call(hosted.server.lobby.housekeeping.follow_deeds)
    beppe.get(f"/api/tables/{third}", 404)
    assert beppe.get("/api/matches/mine") == []
    assert hosted.is_healthy()


def test_invitations_are_made_listed_and_withdrawn(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        host(hosted, tmp_path)
    with house(tmp_path, access="invited") as hosted:
        anna = hosted.stranger()
        anna.post("/api/account/login", ANNA)
        codes = [do(anna, "invite", uses=2, days=3, note=note)["told"] for note in ("one", "two")]
        hosted.stranger().post("/api/account/invitation", {"code": codes[0]})
        two, one = anna.get("/api/host/invitations")
        assert [(seen["note"], seen["uses_left"]) for seen in (one, two)] == [
            ("one", 1),
            ("two", 2),
        ]
        do(anna, "withdraw", invitation=one["id"])
        hosted.stranger().post("/api/account/invitation", {"code": codes[0]}, 403)
        run(tmp_path, "invitations", "--withdraw", two["id"])
        assert run(tmp_path, "invitations") == ""
        hosted.stranger().post("/api/account/invitation", {"code": codes[1]}, 403)


def test_somebody_is_forgotten_with_their_bots(hosted: House, tmp_path: Path) -> None:
    anna, beppe = host(hosted, tmp_path), hosted.guest("Beppe")
    beppe.post("/api/account/register", {**ANNA, "username": "beppe"})
    token = beppe.post("/api/bots", {"name": "Robo"}, 201)["token"]
    do(anna, "forget", person="beppe")
    assert [seen["name"] for seen in anna.get("/api/host/people?text=Robo")] == []
    bearer = {"headers": {"authorization": f"Bearer {token}"}}
    assert hosted.stranger().ask("GET", "/api/me", **bearer).status_code == 401


# Quotas


def test_a_guest_has_fewer_tables_that_wait_than_an_account(tmp_path: Path) -> None:
    with house(tmp_path, tables_per_guest=1, tables_per_account=2) as hosted:
        anna = hosted.guest()
        first = anna.table("me", "open")["match"]
        wish = {"game": "medici-vs-strozzi", "seats": ["me", "open"]}
        told = anna.post("/api/tables", wish, 422)
        assert told["reason_key"] == {"key": "refusal-too-many-open", "words": {"most": 1}}
        anna.table("me", "me")
        anna.post("/api/account/register", ANNA)
        anna.table("me", "open")
        anna.post("/api/tables", wish, 422)
        anna.post(f"/api/tables/{first}/leave")
        anna.table("me", "open")


def test_unfinished_matches_of_one_person_are_bounded(tmp_path: Path) -> None:
    with house(tmp_path, matches_per_guest=2, matches_per_account=3) as hosted:
        anna, beppe = hosted.guest(), hosted.guest()
        anna.table("me", "me")
        waiting = anna.table("me", "open")["match"]
        wish = {"game": "medici-vs-strozzi", "seats": ["me", "greedy"]}
        told = anna.post("/api/tables", wish, 422)
        assert told["reason_key"] == {"key": "refusal-too-many-unfinished", "words": {"most": 2}}
        beppe.table("me", "me")
        anna.post("/api/account/register", ANNA)
        anna.table("me", "me")
        anna.post("/api/tables", wish, 422)
        anna.post(f"/api/tables/{waiting}/leave")
        anna.post("/api/tables", wish, 201)
