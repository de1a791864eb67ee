"""Tables by HTTP: made, joined, played at, left, kept; and what nobody but their people sees."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fiorino.core.record import read_record
from fiorino.games import GAMES
from fiorino.server.http.playing import LONGEST_WAIT
from fiorino.server.limits import Limits, Rate
from tests.server.wire import MEDICI, SIENA, House, Someone, first_answer, house, play_on

NONSENSE = "AAAAAAAAAAAA"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("desk")) as made:
        yield made


@pytest.fixture
def anna(hosted: House) -> Someone:
    return hosted.guest("Anna")


@pytest.fixture
def beppe(hosted: House) -> Someone:
    return hosted.guest("Beppe")


def joined(anna: Someone, beppe: Someone, **more: Any) -> Any:
    table = anna.table("me", "open", **more)
    return beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})


def play(people: list[Someone], match: str) -> None:
    """Play a match to its end over sockets."""
    wires, pages = [], []
    for someone in people:
        pages.append(someone.page(match))
        wires.append(pages[-1].__enter__())
    play_on(wires, Random(11))
    for page in reversed(pages):
        page.__exit__(None, None, None)


@pytest.fixture(scope="module")
def finished(hosted: House) -> tuple[Someone, Someone, Any]:
    """A rated, listed match that is over."""
    anna, beppe = hosted.guest("Old Anna"), hosted.guest("Old Beppe")
    table = joined(anna, beppe, listed=True, rated=True)
    play([anna, beppe], table["match"])
    return anna, beppe, table


# Tables


def test_the_games_are_offered_with_their_options_and_bots(anna: Someone) -> None:
    offer = anna.get("/api/games")
    assert [game["name"] for game in offer["games"]] == [game.name for game in GAMES]
    assert "greedy" in offer["bots"]
    assert all(game["options"] for game in offer["games"])


def test_the_games_say_what_they_are(anna: Someone) -> None:
    said = {game["name"]: game for game in anna.get("/api/games")["games"]}
    siena, medici = said["siena"], said["medici-vs-strozzi"]
    assert (siena["catalogue"], medici["catalogue"]) == ("siena", "medici")
    assert (siena["rule_prefix"], medici["rule_prefix"]) == ("S", "M")
    assert (siena["has_secrets"], medici["has_secrets"]) == (True, False)
    assert siena["seats"] == ["blue", "orange", "green", "rose", "red"]
    assert medici["seats"] == ["medici", "strozzi"]


def test_a_table_is_made_joined_by_its_link_and_begins_when_it_is_full(
    anna: Someone, beppe: Someone
) -> None:
    table = anna.table("me", "open")
    assert table["status"] == "open"
    found = beppe.get(f"/api/links/{table['link']}")
    assert found["match"] == table["match"]
    taken = beppe.post(f"/api/tables/{found['match']}/join", {"link": found["link"]})
    assert taken["status"] == "running"
    assert taken["shown"]["viewer"] == "strozzi"
    assert [seat["player"] for seat in taken["seats"]] == ["Anna", "Beppe"]


def test_a_listed_table_is_in_the_lobby_until_it_is_full(anna: Someone, beppe: Someone) -> None:
    match = anna.table("me", "open", listed=True, clock={"kind": "live", "minutes": 10})["match"]
    (told,) = [table for table in beppe.get("/api/tables") if table["match"] == match]
    assert (told["open_seats"], told["created_by"]) == (1, "Anna")
    assert told["time"] == {"kind": "live", "minutes": 10, "increment": 0}
    assert (told["names"], told["bots"]) == (["Anna", ""], [None, None])
    beppe.post(f"/api/tables/{match}/join", {})
    assert match not in [table["match"] for table in beppe.get("/api/tables")]


def test_the_lobby_is_told_on_the_socket_when_it_changes(anna: Someone, beppe: Someone) -> None:
    with beppe.page() as wire:
        wire.send("lobby")
        before = wire.hear()["tables"]
        match = anna.table("me", "open", listed=True)["match"]
        tables = wire.hear_until("tables")["tables"]
        assert match in [table["match"] for table in tables]
        assert len(tables) == len(before) + 1


def test_a_seat_that_is_taken_is_not_given_twice(
    hosted: House, anna: Someone, beppe: Someone
) -> None:
    table = joined(anna, beppe)
    late = hosted.guest()
    said = late.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    assert (said["welcome"], said["mine"]) == ("watch", [])
    assert anna.get(f"/api/tables/{table['match']}")["welcome"] == "seated"
    closed = joined(anna, beppe, spectators=False)
    said = late.post(f"/api/tables/{closed['match']}/join", {"link": closed["link"]}, 422)
    assert said["reason"] == "Every seat of this table is taken."


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": ["me"]},
        {"seats": ["me"] * 6},
        {"seats": ["me", "deep-blue"]},
        {"seats": ["me", "person:somebody"]},
        {"options": {"weather": "rain"}},
        {"box": "this is no box"},
        {"clock": {"kind": "live", "minutes": 0}},
        {"clock": {"kind": "sand", "minutes": 5}},
        {"rated": True, "seats": ["me", "greedy"]},
        {"stake": 100},
        {"listed": "yes"},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_in_words(anna: Someone, wish: dict[str, Any]) -> None:
    said = anna.post("/api/tables", {"game": MEDICI, "seats": ["me", "open"]} | wish, 422)
    assert said["reason"]
    assert said["what_to_do"]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 60_000, b'{"game":' + b"[" * 60_000])
def test_a_body_that_is_no_message_is_refused(anna: Someone, body: bytes) -> None:
    said = anna.ask("POST", "/api/tables", content=body)
    assert said.status_code == 422
    assert said.json()["what_to_do"] == "See /openapi.json."


def test_who_leaves_before_the_start_makes_room_and_who_made_the_table_ends_it(
    anna: Someone, beppe: Someone
) -> None:
    table = anna.table("me", "open", "open", game=SIENA)
    where = f"/api/tables/{table['match']}"
    beppe.post(f"{where}/join", {"link": table["link"]})
    beppe.post(f"{where}/leave")
    assert [seat["person"] for seat in anna.get(where)["seats"]].count(None) == 2
    assert anna.post(f"{where}/leave")["status"] == "aborted"


def test_a_bot_plays_on_for_who_leaves_in_mid_match_and_gives_the_seat_back(
    anna: Someone, beppe: Someone
) -> None:
    match = joined(anna, beppe)["match"]
    beppe.post(f"/api/tables/{match}/leave")
    with anna.page(match) as one:
        play_on([one], Random(1), 5)
        assert one.shown["version"] > 2
    with beppe.page(match) as two:
        assert two.command("away", away=False)["kind"] == "done"
    assert [seat["away"] for seat in anna.get(f"/api/tables/{match}")["seats"]] == [False, False]


def test_a_match_is_called_off_before_its_first_answer_and_not_later(
    anna: Someone, beppe: Someone
) -> None:
    match = joined(anna, beppe)["match"]
    assert beppe.post(f"/api/tables/{match}/abort")["status"] == "aborted"
    match = joined(anna, beppe)["match"]
    with anna.page(match) as one, beppe.page(match) as two:
        play_on([one, two], Random(1), 2)
    assert "resign" in anna.post(f"/api/tables/{match}/abort", status=422)["reason"]


def test_new_tables_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(create_tables=Rate(2, 60))) as hosted:
        anna = hosted.guest()
        anna.table("me", "open")
        anna.table("me", "open")
        said = anna.ask("POST", "/api/tables", json={"game": MEDICI, "seats": ["me", "open"]})
        assert said.status_code == 429
        assert int(said.headers["retry-after"]) > 0


# Play by HTTP


def test_commands_go_by_post_while_another_browser_has_a_socket(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        message = {"kind": "answer", "id": "p1", "match": match, "version": 1}
        message["answer"] = first_answer(wire.shown)
        done = anna.post(f"/api/tables/{match}/commands", message)
        assert done == {"kind": "done", "id": "p1", "match": match, "version": 2, "rest": None}
        assert anna.post(f"/api/tables/{match}/commands", message) == done
        assert wire.hear_until("shown")["version"] == 2
        assert wire.answer()["kind"] == "done"


def test_a_command_that_is_refused_is_a_conflict_with_the_reason(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    message = {"kind": "undo", "id": "u", "match": match, "version": 9}
    said = anna.post(f"/api/tables/{match}/commands", message, 409)
    assert said["kind"] == "refused"
    assert said["reason"]


def test_a_command_at_the_address_of_another_match_is_refused(anna: Someone) -> None:
    one, two = anna.table("me", "me")["match"], anna.table("me", "me")["match"]
    message = {"kind": "resign", "id": "r", "match": two}
    assert "another match" in anna.post(f"/api/tables/{one}/commands", message, 422)["reason"]
    message = {"kind": "watch", "match": one}
    assert anna.post(f"/api/tables/{one}/commands", message, 422)


def test_a_long_poll_tells_at_once_what_is_new(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    shown = anna.get(f"/api/tables/{match}/events?since=0&wait=25")
    assert [step["version"] for step in shown["steps"]] == [1]
    assert anna.get(f"/api/tables/{match}/events")["version"] == 1


def test_a_long_poll_waits_until_something_happens(hosted: House, anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    other = Someone(hosted, anna.cookie)
    with ThreadPoolExecutor(1) as threads:
        polling = threads.submit(other.get, f"/api/tables/{match}/events?since=1&wait=25")
        room = hosted.server.lobby.rooms[match]
        while not room.viewers:
            time.sleep(0.01)
        message = {"kind": "answer", "id": "p1", "match": match, "version": 1}
        message["answer"] = first_answer(anna.get(f"/api/tables/{match}/events"))
        anna.post(f"/api/tables/{match}/commands", message)
        shown = polling.result(10)
    assert [step["version"] for step in shown["steps"]] == [2]
    assert not room.viewers


def test_a_long_poll_ends_without_news_after_its_time(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    began = time.monotonic()
    assert anna.get(f"/api/tables/{match}/events?since=1&wait=1")["steps"] == []
    assert 0.9 < time.monotonic() - began < LONGEST_WAIT


@pytest.mark.parametrize("query", ["since=-2", "since=x", "since=1.5", "wait=26", "wait=nan"])
def test_a_long_poll_with_a_bad_number_is_refused(anna: Someone, query: str) -> None:
    match = anna.table("me", "me")["match"]
    assert "whole number" in anna.get(f"/api/tables/{match}/events?{query}", 422)["reason"]


# What is kept


def test_a_record_is_given_when_the_match_is_over_and_not_before(
    anna: Someone, finished: tuple[Someone, Someone, Any]
) -> None:
    match = anna.table("me", "me")["match"]
    assert "not over" in anna.get(f"/api/tables/{match}/record", 409)["reason"]
    said = anna.ask("GET", f"/api/tables/{finished[2]['match']}/record")
    assert "attachment" in said.headers["content-disposition"]
    record = read_record(said.text, GAMES)
    assert list(record.players) == ["Old Anna", "Old Beppe"]
    assert record.match.is_over
    assert record.promise is not None
    assert record.promise.commitment == finished[2]["commitment"]


def test_a_record_can_be_taken_in_and_is_the_same_match(
    anna: Someone, finished: tuple[Someone, Someone, Any]
) -> None:
    text = anna.ask("GET", f"/api/tables/{finished[2]['match']}/record").text
    said = anna.ask("POST", "/api/records", content=text)
    assert said.status_code == 201, said.text
    table = said.json()
    original = finished[0].get(f"/api/tables/{finished[2]['match']}")
    assert table["status"] == "over"
    assert table["result"]["scores"] == original["result"]["scores"]
    assert not table["listed"]


@pytest.mark.parametrize("text", ["", "{}", "no record", "[" * 50_000, "\x00"])
def test_a_text_that_is_no_record_is_refused(anna: Someone, text: str) -> None:
    said = anna.ask("POST", "/api/records", content=text)
    assert said.status_code == 422
    assert said.json()["reason"]


def test_fairness_is_promised_before_and_proved_after(
    anna: Someone, finished: tuple[Someone, Someone, Any]
) -> None:
    match = anna.table("me", "me")["match"]
    before = anna.get(f"/api/tables/{match}/fairness")
    assert before["commitment"]
    assert before["secret"] is before["seed"] is None
    after = anna.get(f"/api/tables/{finished[2]['match']}/fairness")
    assert after["draws_agree"] is True
    assert after["commitment"] == finished[2]["commitment"]
    assert len(after["nonces"]) == 2


def test_a_finished_match_can_be_tried_from_one_of_its_moves(
    anna: Someone, finished: tuple[Someone, Someone, Any]
) -> None:
    match = finished[2]["match"]
    table = anna.post(f"/api/tables/{match}/clone", {"move": 5}, 201)
    assert table["status"] == "running"
    with anna.page(table["match"]) as wire:
        assert wire.answer()["kind"] == "done"
    assert anna.post(f"/api/tables/{match}/clone", {"move": 100_000}, 422)["reason"]


def test_a_rematch_begins_when_both_have_asked_with_the_same_seats(
    finished: tuple[Someone, Someone, Any],
) -> None:
    anna, beppe, table = finished
    again = {"kind": "rematch", "match": table["match"], "agree": True}
    for someone, id in ((anna, "a"), (beppe, "b")):
        assert anna.get(f"/api/tables/{table['match']}")["shown"]["rematch"] is None
        someone.post(f"/api/tables/{table['match']}/commands", again | {"id": id})
    next_match = anna.get(f"/api/tables/{table['match']}")["shown"]["rematch"]
    agreed = beppe.get(f"/api/tables/{next_match}")
    assert agreed["status"] == "running"
    assert [seat["player"] for seat in agreed["seats"]] == ["Old Anna", "Old Beppe"]


def test_ratings_come_from_rated_matches(finished: tuple[Someone, Someone, Any]) -> None:
    anna, beppe, _ = finished
    ratings = [someone.get("/api/ratings") for someone in (anna, beppe)]
    assert [[row["game"], row["players"], row["matches"]] for (row,) in ratings] == [
        [MEDICI, 2, 1]
    ] * 2
    assert all(row["provisional"] for (row,) in ratings)


def test_history_is_found_by_game_and_words(
    anna: Someone, finished: tuple[Someone, Someone, Any]
) -> None:
    match = finished[2]["match"]

    def found(query: str) -> list[str]:
        return [row["match"] for row in anna.get(f"/api/matches?{query}")]

    assert match in found("")
    assert match in found(f"game={MEDICI}")
    assert match in found("text=old%20anna")
    assert match not in found(f"game={SIENA}")
    assert match not in found("text=nobody")
    assert found("text=%00%25") == found("text=%25")
    assert found("mine=1") == []
    (mine,) = finished[0].get("/api/matches?mine=1")
    assert (mine["match"], mine["mine"]) == (match, [0])
    assert (mine["names"], mine["bots"]) == (["Old Anna", "Old Beppe"], [None, None])
    assert mine["result"]["winners"]


def test_private_matches_are_not_in_the_history_of_others(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    with anna.page(match) as wire:
        assert wire.command("resign")["kind"] == "done"
    assert match not in [row["match"] for row in anna.get("/api/matches")]
    assert match in [row["match"] for row in anna.get("/api/matches?mine=1")]


def test_my_matches_say_where_i_am_asked(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    asked = {
        someone.id: row["asked"]
        for someone in (anna, beppe)
        for row in someone.get("/api/matches/mine")
        if row["match"] == match
    }
    assert sorted(asked.values()) == [False, True]


def test_a_note_is_its_writer_s_alone(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    where = f"/api/tables/{match}/note"
    anna.post(where, {"text": "he bluffs\n<b>always</b>"})
    assert anna.get(where)["text"] == "he bluffs\n<b>always</b>"
    assert beppe.get(where)["text"] == ""
    assert anna.post(where, {"text": "x" * 5_001}, 422)


def test_who_is_muted_is_not_heard_until_he_is_heard_again(anna: Someone, beppe: Someone) -> None:
    match = joined(anna, beppe)["match"]
    with beppe.page(match) as wire:
        wire.command("say", room="players", text="ciao")
    where = f"/api/tables/{match}/chat"
    (line,) = anna.get(where)
    assert (line["name"], line["text"]) == ("Beppe", "ciao")
    anna.post("/api/mutes", {"person": line["person"], "muted": True})
    assert anna.get(where) == []
    anna.post("/api/mutes", {"person": line["person"], "muted": False})
    assert len(anna.get(where)) == 1
    assert anna.post("/api/mutes", {"person": "nobody", "muted": True}, 404)["reason"]


# Private tables


CALLS: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/events", None),
    ("GET", "/chat", None),
    ("GET", "/note", None),
    ("GET", "/record", None),
    ("GET", "/fairness", None),
    ("GET", "?link=wrong", None),
    ("POST", "/join", {}),
    ("POST", "/join", {"link": "wrong"}),
    ("POST", "/leave", {}),
    ("POST", "/abort", {}),
    ("POST", "/clone", {"move": 1}),
    ("POST", "/note", {"text": "x"}),
    ("POST", "/commands", {"kind": "resign", "id": "x", "match": NONSENSE}),
]


@pytest.mark.parametrize(("method", "path", "message"), CALLS)
@pytest.mark.parametrize("over", [False, True])
def test_a_private_table_answers_exactly_like_one_that_does_not_exist(
    hosted: House, method: str, path: str, message: Any, over: bool
) -> None:
    owner, other = hosted.guest(), hosted.guest()
    match = owner.table("me", "me")["match"]
    if over:
        with owner.page(match) as wire:
            wire.command("resign")
    replies = []
    for name in (match, NONSENSE, "%00", "x" * 300):
        said = other.ask(
            method, f"/api/tables/{name}{path}", **({} if message is None else {"json": message})
        )
        replies.append((said.status_code, said.text))
    assert len(set(replies)) == 1, replies
    assert replies[0][0] == 404


def test_a_link_is_told_to_those_who_sit_there_only(
    hosted: House, anna: Someone, beppe: Someone
) -> None:
    table = joined(anna, beppe, listed=True)
    assert len(table["link"]) >= 24
    stranger = hosted.stranger().ask("GET", f"/api/tables/{table['match']}")
    assert stranger.status_code == 200
    assert stranger.json()["link"] is None
    assert table["link"] not in stranger.text
    assert table["link"] not in json.dumps(hosted.guest().get("/api/tables"))


def test_a_table_without_spectators_shows_itself_but_not_its_match(
    hosted: House, anna: Someone, beppe: Someone
) -> None:
    table = joined(anna, beppe, listed=True, spectators=False)
    seen = hosted.guest().get(f"/api/tables/{table['match']}")
    assert seen["shown"] is None
    hosted.guest().get(f"/api/tables/{table['match']}/events", 404)
    assert anna.get(f"/api/tables/{table['match']}")["shown"] is not None


def test_the_secret_of_the_draws_is_nowhere_before_the_end(
    hosted: House, anna: Someone, beppe: Someone
) -> None:
    table = joined(anna, beppe, listed=True)
    secret = hosted.server.lobby.rooms[table["match"]].row.secret
    for path in ("", "/events", "/fairness", "/chat"):
        for someone in (anna, beppe, hosted.stranger()):
            assert secret not in someone.ask("GET", f"/api/tables/{table['match']}{path}").text
