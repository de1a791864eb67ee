"""Bots of people's own: by a token of which only the hash is stored, and marked as bots."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import WebSocketDenialResponse

from fiorino.cli.admin import admin
from fiorino.server.limits import Limits, Rate
from tests.server.wire import MEDICI, House, Someone, house, play_on

ANNA = {"username": "anna", "password": "a long password"}


class Robot(Someone):
    """Somebody who comes with a token instead of a cookie."""

    def __init__(self, house: House, token: str) -> None:
        super().__init__(house, "")
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def owner(hosted: House) -> Someone:
    anna = hosted.guest("Anna")
    anna.post("/api/account/register", ANNA)
    return anna


def robot(hosted: House, anna: Someone, name: str = "Robo") -> Robot:
    return Robot(hosted, anna.post("/api/bots", {"name": name}, 201)["token"])


def test_a_bot_plays_a_match_with_a_person_and_is_marked(hosted: House, tmp_path: Path) -> None:
    anna, beppe = owner(hosted), hosted.guest("Beppe")
    bot = robot(hosted, anna)
    assert bot.token.startswith("fiorino_")
    assert bot.token not in (tmp_path / "fiorino.db").read_bytes().decode("latin-1")
    me = bot.get("/api/me")
    assert (me["name"], me["bot"], me["username"]) == ("Robo", True, None)
    table = beppe.table("me", "open", listed=True)
    match = table["match"]
    seated = bot.post(f"/api/tables/{match}/join")
    assert [seat["bot"] for seat in seated["seats"]] == [None, "own"]
    assert seated["bots"] == [None, "own"]
    with beppe.page(match) as his, bot.page(match) as its:
        assert his.shown["seats"][1]["bot"] == "own"
        play_on([his, its], Random(3))
        assert its.shown["status"] == "over"
    told = beppe.get(f"/api/people/{me['id']}")
    assert (told["guest"], told["bot_of"]) == (False, "Anna")


def test_a_bot_that_leaves_leaves_an_unmarked_seat(hosted: House) -> None:
    bot, beppe = robot(hosted, owner(hosted)), hosted.guest("Beppe")
    table = beppe.table("me", "open", "open", game="siena", listed=True)
    path = f"/api/tables/{table['match']}"
    bot.post(f"{path}/join")
    bot.post(f"{path}/leave")
    hosted.guest("Carla").post(f"{path}/join")
    assert beppe.get(path)["bots"] == [None, None, None]


def test_a_bot_is_at_no_rated_table_that_does_not_admit_it(hosted: House) -> None:
    bot, beppe = robot(hosted, owner(hosted)), hosted.guest("Beppe")
    people = beppe.table("me", "open", listed=True, rated=True)
    told = bot.post(f"/api/tables/{people['match']}/join", None, 422)
    assert told["reason_key"]["key"] == "refusal-rated-without-bots"
    wish = {"game": MEDICI, "seats": ["me", "open"], "rated": True}
    assert bot.post("/api/tables", wish, 422)["reason_key"]["key"] == "refusal-rated-without-bots"
    both = beppe.table("me", "open", listed=True, rated=True, admits_bots=True)
    assert both["admits_bots"] is True
    assert bot.post(f"/api/tables/{both['match']}/join")["status"] == "running"
    assert bot.post("/api/tables", {**wish, "admits_bots": True}, 201)["bots"] == ["own", None]


def test_a_bot_is_paired_with_nobody_and_has_no_account(hosted: House) -> None:
    bot = robot(hosted, owner(hosted))
    with bot.page() as page:
        page.send("seek", id="s1", game=MEDICI, pace="live", players=2, rated=False)
        assert page.hear()["reason_key"]["key"] == "refusal-not-for-bots"
    refused = {
        "/api/account/register": {"username": "robo", "password": "a long password"},
        "/api/account/password": {"old": "x", "new": "another password"},
        "/api/account/delete": {},
        "/api/account/logout-everywhere": {},
        "/api/account/email": {"email": "robo@play.example"},
        "/api/bots": {"name": "Robino"},
    }
    for path, message in refused.items():
        assert bot.post(path, message, 403)["reason_key"]["key"] == "refusal-not-for-bots"
    bot.post("/api/account/login", ANNA)
    assert bot.get("/api/me")["name"] == "Robo"


def test_a_token_that_is_renewed_or_revoked_opens_nothing(hosted: House) -> None:
    anna = owner(hosted)
    bot = robot(hosted, anna)
    (seen,) = anna.get("/api/bots")
    assert (seen["name"], seen["token"]) == ("Robo", None)
    with bot.page() as page:
        again = Robot(hosted, anna.post("/api/bots/token", {"bot": seen["id"]})["token"])
        assert page.closed_with() == 1012
    assert bot.get("/api/me", 401)["reason_key"]["key"] == "refusal-bad-token"
    assert again.get("/api/me")["name"] == "Robo"
    hosted.guest().post("/api/bots/token", {"bot": seen["id"]}, 404)
    anna.post("/api/bots/remove", {"bot": seen["id"]})
    again.get("/api/me", 401)
    assert anna.get("/api/bots") == []


def test_a_ban_of_the_owner_and_a_token_ended_elsewhere_end_the_socket(
    hosted: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiorino.server.app.SESSIONS_SECONDS", 0.01)
    bot = robot(hosted, owner(hosted))
    with bot.page() as page:
        database = f"sqlite:///{tmp_path / 'fiorino.db'}"
        CliRunner().invoke(admin, ["ban", "anna", "--database", database], catch_exceptions=False)
        assert page.closed_with() == 1012
    bot.get("/api/me", 401)


def test_so_many_bots_and_so_often(tmp_path: Path) -> None:
    wide: dict[str, Any] = {"bots_per_account": 1, "limits": Limits(bots=Rate(2, 3600))}
    with house(tmp_path, **wide) as hosted:
        guest = hosted.guest()
        told = guest.post("/api/bots", {"name": "Robo"}, 422)
        assert told["reason_key"]["key"] == "refusal-no-account-yet"
    with house(tmp_path, **wide) as hosted:
        anna = owner(hosted)
        anna.post("/api/bots", {"name": "Robo"}, 201)
        told = anna.post("/api/bots", {"name": "Robino"}, 422)
        assert told["reason_key"] == {"key": "refusal-too-many-bots", "words": {"most": 1}}
        anna.post("/api/bots", {"name": "Robino"}, 429)


def test_the_messages_of_a_bot_are_limited_as_those_of_a_person(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(play_messages=Rate(3, 100))) as hosted:
        bot = robot(hosted, owner(hosted))
        with bot.page() as page:
            for _ in range(8):
                page.send("ping", id="p")
            assert page.closed_with() == 1008


def test_the_host_makes_a_bot_for_somebody(hosted: House, tmp_path: Path) -> None:
    owner(hosted)
    done = CliRunner().invoke(
        admin, ["bot", "anna", "Robo", "--database", f"sqlite:///{tmp_path / 'fiorino.db'}"]
    )
    assert Robot(hosted, done.output.strip()).get("/api/me")["name"] == "Robo"


def test_a_token_of_nobody_opens_no_socket_and_other_tokens_are_none_of_ours(
    hosted: House,
) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, Robot(hosted, "fiorino_x").page():
        pass
    assert refused.value.status_code == 401
    assert Robot(hosted, "of a proxy").get("/api/me")["bot"] is False
