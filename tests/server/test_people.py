"""People: guests with a cookie, accounts that keep what a guest has played, and passwords."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fiorino.server.http.security import hash_token
from fiorino.server.limits import Limits, Rate
from tests.server.wire import House, Someone, house

WORDS = "three merchants of Siena"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people")


@pytest.fixture(scope="module")
def hosted(folder: Path) -> Iterator[House]:
    with house(folder) as made:
        yield made


def account(someone: Someone, name: str, words: str = WORDS, status: int = 200) -> Any:
    message = {"username": name, "password": words}
    return someone.post("/api/account/register", message, status)


def login(someone: Someone, name: str, words: str = WORDS, status: int = 200) -> Any:
    return someone.post("/api/account/login", {"username": name, "password": words}, status)


def test_a_newcomer_is_a_guest_with_a_name_and_stays_the_same_person(hosted: House) -> None:
    anna = hosted.guest()
    me = anna.get("/api/me")
    assert me["name"]
    assert me["username"] is None
    assert anna.get("/api/me") == me
    assert hosted.guest().id != me["id"]


def test_the_cookie_is_for_the_server_alone(hosted: House) -> None:
    said = hosted.client.get("/api/me")
    hosted.client.cookies.clear()
    cookie = said.headers["set-cookie"]
    assert cookie.startswith("fiorino=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))


def test_over_https_the_cookie_is_one_that_no_other_site_can_set(tmp_path: Path) -> None:
    with house(tmp_path, public_address="https://play.example") as hosted:
        said = hosted.client.get("https://play.example/api/me")
        cookie = said.headers["set-cookie"]
    assert cookie.startswith("__Host-fiorino=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
    assert "Domain" not in cookie


def test_tokens_are_nowhere_in_the_database(hosted: House, folder: Path) -> None:
    token = hosted.guest().cookie.partition("=")[2]
    with closing(sqlite3.connect(folder / "fiorino.db")) as database:
        kept = "\n".join(database.iterdump())
    assert hash_token(token) in kept
    assert token not in kept
    assert token.encode() not in (folder / "fiorino.db").read_bytes()


def test_a_guest_can_have_another_name_and_language(hosted: House) -> None:
    anna = hosted.guest()
    anna.post("/api/me", {"name": "Anna di Siena", "language": "it"})
    me = anna.get("/api/me")
    assert (me["name"], me["language"]) == ("Anna di Siena", "it")


@pytest.mark.parametrize("name", ["", " ", "x" * 61, "a\u0000b", "\u202egnp.exe"])
def test_a_name_that_cannot_be_seen_is_refused(hosted: House, name: str) -> None:
    anna = hosted.guest()
    assert anna.post("/api/me", {"name": name}, 422)["reason"]


def test_another_name_is_seen_at_the_table(hosted: House) -> None:
    anna = hosted.guest("Anna")
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        anna.post("/api/me", {"name": "Annabella"})
        assert wire.hear_until("shown")["seats"][0]["player"] == "Annabella"


def test_a_webhook_into_our_own_network_is_refused(hosted: House) -> None:
    anna = hosted.guest()
    assert anna.post("/api/me", {"webhook": "https://127.0.0.1/x"}, 422)["reason"]
    assert anna.get("/api/me")["webhook"] is None


def test_a_stranger_cannot_do_what_needs_a_guest(hosted: House) -> None:
    stranger = hosted.stranger()
    assert "GET /api/me" in stranger.post("/api/me", {"name": "A"}, 401)["what_to_do"]
    for path in ("/api/matches/mine", "/api/ratings", "/api/matches?mine=1"):
        stranger.get(path, 401)


def test_a_cookie_that_we_did_not_give_is_nobody(hosted: House) -> None:
    forged = hosted.stranger()
    forged.cookie = "fiorino=" + "A" * 43
    forged.get("/api/ratings", 401)


def test_an_account_keeps_what_the_guest_has_played(hosted: House) -> None:
    anna = hosted.guest()
    before = anna.id
    match = anna.table("me", "me")["match"]
    assert account(anna, "Anna-1")["username"] == "anna-1"
    assert anna.id == before
    assert [row["match"] for row in anna.get("/api/matches/mine")] == [match]


def test_a_user_name_that_is_taken_is_refused_whatever_its_case(hosted: House) -> None:
    account(hosted.guest(), "beppe")
    assert "taken" in account(hosted.guest(), "BEPPE", status=409)["reason"]


def test_a_second_account_is_refused(hosted: House) -> None:
    carla = hosted.guest()
    account(carla, "carla-one")
    assert account(carla, "carla-two", status=422)["reason"] == "You have an account already."


def test_a_weak_password_is_refused(hosted: House) -> None:
    assert account(hosted.guest(), "dario", "password", 422)["reason"]


def test_accounts_can_be_forbidden(tmp_path: Path) -> None:
    with house(tmp_path, allow_registration=False) as hosted:
        assert "guest" in account(hosted.guest(), "anna", status=422)["reason"]


def test_login_from_another_browser_finds_the_same_matches(hosted: House) -> None:
    home, phone = hosted.guest(), hosted.guest()
    match = home.table("me", "me")["match"]
    account(home, "elena")
    assert login(phone, "Elena")["id"] == home.id
    assert [row["match"] for row in phone.get("/api/matches/mine")] == [match]
    with home.page(match) as one, phone.page(match) as two:
        assert two.answer()["kind"] == "done"
        assert one.hear_until("shown")
        while one.shown["version"] < two.shown["version"]:
            one.hear()
        assert one.shown["briefing"] == two.shown["briefing"]


def test_login_makes_the_running_match_of_a_guest_the_account_s(hosted: House) -> None:
    account(hosted.guest(), "fiamma")
    guest = hosted.guest()
    match = guest.table("me", "me")["match"]
    with guest.page(match) as wire:
        assert login(guest, "fiamma")["username"] == "fiamma"
        assert wire.closed_with() == 1012
    with guest.page(match) as wire:
        assert wire.shown["viewer"] is not None
        assert wire.answer()["kind"] == "done"
    assert match in [row["match"] for row in guest.get("/api/matches/mine")]


def test_login_gives_another_cookie_and_the_old_one_is_worth_nothing(hosted: House) -> None:
    account(hosted.guest(), "gina")
    guest = hosted.guest()
    before = guest.cookie
    login(guest, "gina")
    assert guest.cookie != before
    old = hosted.stranger()
    old.cookie = before
    old.get("/api/ratings", 401)


def test_a_wrong_password_and_an_unknown_name_are_refused_in_the_same_words(hosted: House) -> None:
    account(hosted.guest(), "hector")
    someone = hosted.guest()
    wrong = login(someone, "hector", "not these words", 401)
    assert wrong == login(someone, "nobody-at-all", "not these words", 401)


def test_passwords_can_be_tried_a_few_times_only_however_the_name_is_written(
    tmp_path: Path,
) -> None:
    with house(tmp_path, limits=Limits(logins=Rate(3, 600))) as hosted:
        account(hosted.guest(), "irene")
        someone = hosted.guest()
        for name in ("irene", "IRENE", " Irene "):
            login(someone, name, "wrong words here", 401)
        said = login(someone, "irene", WORDS, 429)
        assert "too many attempts" in said["reason"]


def test_who_logs_out_is_forgotten_and_his_sockets_end(hosted: House) -> None:
    anna = hosted.guest()
    cookie = anna.cookie
    with anna.page() as wire:
        said = anna.ask("POST", "/api/account/logout")
        assert said.status_code == 200
        assert "Max-Age=0" in said.headers["set-cookie"]
        assert wire.closed_with() == 1012
    anna.cookie = cookie
    anna.get("/api/ratings", 401)


def test_a_browser_that_comes_back_another_day_keeps_its_cookie_longer(hosted: House) -> None:
    anna = hosted.guest()
    token = anna.cookie.partition("=")[2]
    assert "set-cookie" not in anna.ask("GET", "/api/me").headers
    hosted.call(hosted.server.lobby.store.touch_session, hash_token(token), 0.0)
    assert token in anna.ask("GET", "/api/me").headers["set-cookie"]
    assert "set-cookie" not in anna.ask("GET", "/api/me").headers


def test_browsers_that_were_not_seen_for_a_year_are_forgotten(hosted: House) -> None:
    anna = hosted.guest()
    token = anna.cookie.partition("=")[2]
    hosted.call(hosted.server.lobby.store.touch_session, hash_token(token), 1.0)
    hosted.call(hosted.server.people.forget_sessions)
    anna.get("/api/ratings", 401)


def test_new_guests_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(guests=Rate(2, 600))) as hosted:
        asked = [hosted.stranger().ask("GET", "/api/me").status_code for _ in range(3)]
    assert asked == [200, 200, 429]


def test_nothing_of_a_person_but_himself_tells_his_password_or_webhook(hosted: House) -> None:
    anna = hosted.guest()
    account(anna, "lucia")
    assert "password" not in anna.ask("GET", "/api/me").text
    match = anna.table("me", "me")["match"]
    assert "lucia" not in anna.ask("GET", f"/api/tables/{match}").text
