"""Agents play over HTTP: what they are told, what is refused and why, and what stays secret."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

import fiorino
from fiorino.bots import BOTS, Bot
from fiorino.core.briefing import briefing
from fiorino.core.codec import canonical
from fiorino.core.decision import Decision
from fiorino.core.game import Game
from fiorino.core.protocol import Action, Seat
from fiorino.core.record import read_record
from fiorino.games import GAMES
from fiorino.server.agents.app import create_app, schema
from fiorino.server.agents.matches import LONGEST_SILENCE, Matches
from fiorino.server.agents.messages import Briefing, GivenAdvice
from fiorino.server.http.security import LARGEST_BODY, Refusal
from tests.core.support import CUSTOM_BOX

MEDICI: Final = "medici-vs-strozzi"
PATIENCE: Final = 20.0
"""Seconds after which something that should have happened has not."""

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class Agent:
    """An agent in a seat; it remembers everything that it was ever told."""

    def __init__(self, client: TestClient, match: str, token: str) -> None:
        self.client = client
        self.match = match
        self.headers = {"Authorization": f"Bearer {token}"}
        self.heard: list[str] = []

    def get(self, path: str, status: int = 200) -> Any:
        said = self.client.get(f"/matches/{self.match}/{path}", headers=self.headers)
        self.heard.append(said.text)
        assert said.status_code == status, said.text
        return said.json()

    def briefing(self, wait: float = PATIENCE) -> Any:
        return self.get(f"briefing?wait={wait}")

    def send(self, status: int, wait: float = 0, **message: Any) -> Any:
        address = f"/matches/{self.match}/answer?wait={wait}"
        said = self.client.post(address, headers=self.headers, json=message)
        self.heard.append(said.text)
        assert said.status_code == status, said.text
        return said.json()

    def answer(self, *texts: str) -> Any:
        """Answer as often as asked, with these texts."""
        told = self.briefing()
        for text in texts:
            assert told["asked"]
            told = self.send(200, PATIENCE, version=told["version"], answer=text)
        return told

    def play_to_the_end(self) -> list[Any]:
        """Answer at random until the match is over; every briefing on the way."""
        rng = Random(7)
        told = [self.briefing()]
        while not told[-1]["over"]:
            answer = rng.choice(told[-1]["answers"])
            text = answer.get("text") or answer["pattern"].format(number=answer["from"])
            told.append(self.send(200, PATIENCE, version=told[-1]["version"], answer=text))
            assert told[-1]["asked"] or told[-1]["over"]
        return told


@pytest.fixture
def matches() -> Matches:
    return Matches(most=20)


@pytest.fixture
def client(matches: Matches) -> Iterator[TestClient]:
    with TestClient(create_app(matches, "fiorino.example"), "http://127.0.0.1:8252") as made:
        yield made


Seated = Callable[..., list[Agent]]


@pytest.fixture
def seated(client: TestClient) -> Seated:
    """`seated("agent", "random", seed=5)`: the agents of a match that begins."""

    def begin(*seats: str, game: str = MEDICI, **more: object) -> list[Agent]:
        said = client.post("/matches", json={"game": game, "seats": seats, "seed": "lily"} | more)
        assert said.status_code == 201, said.text
        begun = said.json()
        tokens = [seat["token"] for seat in begun["seats"] if seat["token"]]
        return [Agent(client, begun["match"], token) for token in tokens]

    return begin


def refused(client: TestClient, **message: object) -> str:
    """Why a match cannot begin."""
    said = client.post("/matches", json={"game": MEDICI, "seats": ["agent", "random"]} | message)
    assert said.status_code == 422
    return msgspec.json.decode(said.content, type=Refusal).reason


# A match


def test_a_match_begins_with_a_token_for_each_agent_and_none_for_a_bot(client: TestClient) -> None:
    said = client.post("/matches", json={"game": "siena", "seats": ["agent", "greedy", "agent"]})
    begun = said.json()
    assert said.status_code == 201
    assert (begun["game"], begun["warnings"]) == ("siena", [])
    assert said.headers["location"] == f"/matches/{begun['match']}/briefing"
    assert [(seat["seat"], seat["player"]) for seat in begun["seats"]] == [
        ("blue", "agent"),
        ("orange", "greedy"),
        ("green", "agent"),
    ]
    first, none, second = [seat["token"] for seat in begun["seats"]]
    assert none is None
    assert first != second
    assert min(len(first), len(second)) >= 32


def test_names_and_tokens_of_matches_differ(seated: Seated) -> None:
    agents = [agent for _ in range(5) for agent in seated("agent", "agent")]
    assert len({agent.match for agent in agents}) == 5
    assert len({agent.headers["Authorization"] for agent in agents}) == 10


def test_a_token_opens_the_briefing_of_its_seat(seated: Seated, matches: Matches) -> None:
    agents = seated("agent", "agent")
    match = matches.hosted[agents[0].match].match
    for seat, agent in enumerate(agents):
        expected = briefing(match, Seat(seat), ("agent", "agent"))
        assert canonical(agent.briefing(0)) == canonical(expected)


@every_game
def test_every_briefing_of_a_match_fits_the_schema(seated: Seated, game: Game) -> None:
    (agent,) = seated("agent", "random", game=game.name)
    for told in agent.play_to_the_end():
        assert msgspec.to_builtins(msgspec.convert(told, Briefing)) == told


@every_game
def test_the_record_of_a_finished_match_can_be_verified(seated: Seated, game: Game) -> None:
    (agent,) = seated("agent", "greedy", game=game.name)
    end = agent.play_to_the_end()[-1]
    agent.get("record")
    record = read_record(agent.heard[-1], GAMES)
    assert record.players == ("agent", "greedy")
    assert record.match.is_over
    assert len(record.match.log) == end["version"]
    assert record.match.result is not None
    assert list(end["result"]["scores"].values()) == list(record.match.result.scores)


def test_the_seed_is_not_told_before_the_match_is_over(seated: Seated) -> None:
    (agent,) = seated("agent", "random", seed="a secret seed")
    agent.get("record", 409)
    agent.play_to_the_end()
    assert len(agent.heard) > 20
    assert not any("a secret seed" in text for text in agent.heard)
    agent.get("record")
    assert "a secret seed" in agent.heard[-1]


def test_a_match_without_a_seed_has_one_of_its_own(client: TestClient, matches: Matches) -> None:
    for _ in range(2):
        client.post("/matches", json={"game": MEDICI, "seats": ["agent", "agent"]})
    chances = [hosted.match.chance for hosted in matches.hosted.values()]
    seeds = {chance.seed for chance in chances if chance is not None}
    assert len(seeds) == 2
    assert min(map(len, seeds)) == 32


def test_the_same_seed_gives_the_same_match(seated: Seated) -> None:
    told = [
        seated("agent", "random", seed=seed)[0].answer("stop", "price 18") for seed in (5, "5", 6)
    ]
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_a_finished_match_has_its_record_under_a_name_of_its_own(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    agent.play_to_the_end()
    said = agent.client.get(f"/matches/{agent.match}/record", headers=agent.headers)
    name = f"{MEDICI}-{agent.match}.fiorino"
    assert said.headers["content-disposition"] == f'attachment; filename="{name}"'


def test_options_and_box_are_those_that_were_ordered(seated: Seated) -> None:
    (agent,) = seated("agent", "random", options={"last_lot": "not_sold"}, box=CUSTOM_BOX)
    told = agent.answer("stop")
    assert told["options"] == {"last_lot": "not_sold"}
    assert (told["answers"][0]["from"], told["answers"][0]["to"]) == (0, 40)


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"game": "medici"}, "There is no game “medici”; there is medici-vs-strozzi and siena."),
        ({"seats": ["agent", "gredy"]}, "Nobody is called “gredy”; a seat is for agent"),
        ({"seats": ["agent", "gredy"]}, "Did you mean “greedy”?"),
        ({"seats": ["random", "random"]}, "At least one seat must be for an agent"),
        ({"seats": ["agent"]}, "Medici vs Strozzi is for 2 players, not 1."),
        ({"players": 3}, "The match is for 3, and 2 seats are named."),
        ({"options": {"last_lot": "burnt"}}, "must be sold or not_sold, not “burnt”."),
        ({"options": {"x": "y"}}, "There is no option “x”"),
        ({"box": "[tiles"}, "The box file is not sound TOML"),
        ({"box": CUSTOM_BOX.replace("= 300", "= 200")}, "each house begins with 300 coins"),
        ({"seats": []}, "length >= 1"),
        ({"seats": ["agent"] * 21}, "length <= 20"),
        ({"seats": "agent"}, "Expected `array`, got `str` - at `$.seats`"),
        ({"seed": "x" * 201}, "length <= 200"),
        ({"seed": 10**12}, "`int` <= 1000000000"),
        ({"sed": 5}, "unknown field `sed`"),
        ({"options": {str(number): "" for number in range(60)}}, "length"),
    ],
)
def test_an_order_that_cannot_be_met_is_refused(
    client: TestClient, matches: Matches, message: dict[str, object], reason: str
) -> None:
    assert reason in refused(client, **message)
    assert matches.hosted == {}


def test_no_file_is_run_as_a_bot(client: TestClient, tmp_path: Path) -> None:
    file = tmp_path / "spy.py"
    file.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\nclass Spy:\n    answer = 1\n")
    assert "Nobody is called" in refused(client, seats=["agent", f"{file}:Spy"])
    assert not (tmp_path / "ran").exists()


# Answers


def test_an_answer_brings_the_next_briefing(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    told = agent.send(200, version=agent.briefing()["version"], answer="stop")
    assert (told["asked"], told["question"]["name"], told["version"]) == (True, "name-price", 2)


def test_an_answer_may_be_given_by_its_index(seated: Seated, matches: Matches) -> None:
    (agent,) = seated("agent", "random")
    told = agent.answer("stop")
    agent.send(200, version=2, index=told["answers"][0]["first_index"] + 18)
    match = matches.hosted[agent.match].match
    assert match.setup.game.notation(match.setup).write(match.log[2].action) == "price 18"


def test_words_of_an_answer_may_be_shortened(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    assert agent.send(200, version=1, answer=" ST ")["version"] == 2


def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    before = agent.answer("stop")
    assert agent.send(422, version=2, answer="buy") == {
        "reason": "Not allowed: now name a price from 0 to 400.",
        "what_to_do": "Choose one of the “answers” of the briefing, and send its text or its"
        " index.",
        "rule": "M3.1",
        "rule_text": before["question"]["rule_text"],
        "reason_key": {"key": "refusal-medici-name-price", "words": {"highest": 400}},
        "what_to_do_key": None,
    }
    assert agent.briefing() == before


def test_a_text_that_is_no_answer_is_refused_with_what_may_be_said(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    refusal = agent.send(422, version=1, answer="sotp")
    assert refusal["reason"].endswith("answer with draw or stop. Did you mean “stop”?")
    assert refusal["rule"] == "M2.4"


def test_a_draw_is_no_answer_of_a_seat(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    assert agent.send(422, version=1, answer="tile dye-0")["rule"] == "M2.4"
    assert agent.briefing()["version"] == 1


def test_an_index_beyond_the_last_is_refused(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    assert agent.send(422, version=1, index=415)["reason"] == "Indexes go from 0 to 414."


@pytest.mark.parametrize("message", [{}, {"answer": "stop", "index": 1}])
def test_an_answer_has_either_a_text_or_an_index(seated: Seated, message: dict[str, Any]) -> None:
    (agent,) = seated("agent", "random")
    assert agent.send(422, version=1, **message)["reason"] == "An answer has a text or an index."
    assert agent.briefing()["version"] == 1


@pytest.mark.parametrize(
    "message",
    [
        {"answer": "stop"},
        {"version": "1", "answer": "stop"},
        {"version": -1, "answer": "stop"},
        {"version": 1, "index": -1},
        {"version": 1, "index": 0.5},
        {"version": 1, "answer": "x" * 201},
        {"version": 1, "answer": ["stop"]},
        {"version": 1, "answer": "stop", "seat": "strozzi"},
    ],
)
def test_an_answer_that_does_not_fit_the_schema_is_refused(
    seated: Seated, message: dict[str, Any]
) -> None:
    (agent,) = seated("agent", "random")
    assert "does not fit its schema" in agent.send(422, **message)["reason"]
    assert agent.briefing()["version"] == 1


def test_a_seat_that_is_not_asked_sees_no_answers_and_cannot_answer(seated: Seated) -> None:
    _, other = seated("agent", "agent")
    assert other.briefing(0)["answers"] == []
    refusal = other.send(409, version=1, answer="stop")
    assert refusal["reason"] == "It is for medici to answer, not for strozzi."
    assert refusal["rule"] == "M2.4"
    assert refusal["rule_text"].startswith("It may then draw a second tile")
    assert other.briefing(0)["version"] == 1


# Advice


def test_advice_has_the_best_answers_and_fits_its_schema(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    briefing = agent.answer("stop")
    told = msgspec.convert(agent.get("advice"), GivenAdvice)
    assert told.version == briefing["version"]
    assert told.advice.answers[0].answer.startswith("price ")
    assert told.advice.answers[0].gives_away == 0
    assert told.advice.answers[0].reasons[0].key == "price"
    assert agent.briefing() == briefing


@every_game
def test_the_same_seed_gives_the_same_advice(seated: Seated, game: Game) -> None:
    seats = ["agent", *["random"] * (game.players[0] - 1)]
    ((one,), (two,)) = (seated(*seats, game=game.name) for _ in range(2))
    assert one.briefing()["asked"]
    assert two.briefing()["asked"]
    assert one.get("advice") == two.get("advice")


def test_advice_may_be_asked_about_one_answer(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    agent.answer("stop")
    told = agent.get("advice?about=price+399")
    assert told["advice"]["answers"][-1]["answer"] == "price 399"
    assert agent.get("advice?about=buy", 422)["rule"] == "M3.1"
    assert agent.get("advice?about=dance", 422)["rule"] == "M3.1"


def test_there_is_no_advice_for_a_seat_that_is_not_asked(seated: Seated) -> None:
    first, other = seated("agent", "agent")
    assert first.briefing(0)["asked"]
    assert other.get("advice", 409)["reason"] == "It is for medici to answer, not for strozzi."


def test_there_is_no_advice_after_the_end(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    agent.play_to_the_end()
    assert agent.get("advice", 409)["reason"] == "The match is over."


# Repeats and old versions


def test_a_repeated_answer_is_not_played_again_and_brings_the_same_briefing(
    seated: Seated, matches: Matches
) -> None:
    (agent,) = seated("agent", "random")
    agent.answer("stop", "price 18")
    length = len(matches.hosted[agent.match].match.log)
    again = [
        agent.send(200, PATIENCE, version=2, answer="price 18"),
        agent.send(200, PATIENCE, version=2, answer="p 18"),
        agent.send(200, PATIENCE, version=2, index=32),
    ]
    assert agent.heard[-1] == agent.heard[-2] == agent.heard[-3] == agent.heard[-4]
    assert again[0]["version"] == length
    assert len(matches.hosted[agent.match].match.log) == length


def test_an_older_answer_may_be_repeated_too(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    now = agent.answer("stop", "price 18")
    assert agent.send(200, PATIENCE, version=1, answer="stop") == now


def test_another_answer_to_an_old_version_is_refused(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    agent.answer("stop")
    refusal = agent.send(409, version=1, answer="draw")
    assert refusal["reason"] == "The answer is for version 1; the match is at version 2."
    assert refusal["what_to_do"] == "GET the briefing, and answer with its version."


def test_what_was_no_answer_to_an_old_version_is_refused_as_old(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    agent.answer("stop")
    assert "at version 2" in agent.send(409, version=1, answer="xyzzy")["reason"]


def test_an_answer_to_a_version_to_come_is_refused(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    assert "at version 1" in agent.send(409, version=2, answer="stop")["reason"]


def test_the_answer_of_another_seat_cannot_be_repeated(seated: Seated) -> None:
    first, other = seated("agent", "agent")
    first.answer("stop")
    assert "at version 2" in other.send(409, version=1, answer="stop")["reason"]


def test_a_draw_cannot_be_repeated_by_a_seat(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    tile = agent.briefing()["view"]["lot"][0]
    assert "at version 1" in agent.send(409, version=0, answer=f"tile {tile}")["reason"]


def test_after_the_end_nothing_is_played_but_the_last_answer_may_be_repeated(
    seated: Seated,
) -> None:
    (agent,) = seated("agent", "random")
    told = agent.play_to_the_end()
    assert agent.send(409, version=told[-1]["version"], answer="stop")["reason"] == (
        "The match is over."
    )
    rng = Random(7)
    texts = []
    for before in told[:-1]:
        answer = rng.choice(before["answers"])
        texts.append(answer.get("text") or answer["pattern"].format(number=answer["from"]))
    assert agent.send(200, version=told[-2]["version"], answer=texts[-1]) == told[-1]


def test_two_equal_answers_at_once_are_played_once(seated: Seated, matches: Matches) -> None:
    (agent,) = seated("agent", "random")
    with ThreadPoolExecutor(4) as threads:
        said = [
            threads.submit(agent.send, 200, PATIENCE, version=1, answer="stop") for _ in range(4)
        ]
    assert {one.result()["version"] for one in said} == {2}
    assert len(matches.hosted[agent.match].match.log) == 2


# Waiting


def test_a_seat_that_is_asked_does_not_wait(seated: Seated) -> None:
    first, _ = seated("agent", "agent")
    began = time.monotonic()
    assert first.briefing(PATIENCE)["asked"]
    assert time.monotonic() - began < PATIENCE / 2


def test_who_waits_is_told_as_soon_as_he_is_asked(seated: Seated) -> None:
    first, other = seated("agent", "agent")
    began = time.monotonic()
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(other.briefing, PATIENCE)
        first.answer("stop")
        assert not waiting.done()
        first.send(200, version=2, answer="price 18")
        assert waiting.result(PATIENCE)["view"]["price"] == 18
    assert time.monotonic() - began < PATIENCE / 2


def test_who_waits_in_vain_is_told_that_he_is_not_asked(seated: Seated) -> None:
    _, other = seated("agent", "agent")
    began = time.monotonic()
    assert not other.briefing(0.3)["asked"]
    assert time.monotonic() - began >= 0.3


def test_an_answer_waits_as_long_as_it_says_until_the_seat_is_asked_again(seated: Seated) -> None:
    first, other = seated("agent", "agent")
    first.answer("stop")
    assert not first.send(200, 0, version=2, answer="price 18")["asked"]
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(first.send, 200, PATIENCE, version=2, answer="price 18")
        other.send(200, version=3, answer="refuse")
        assert waiting.result(PATIENCE)["asked"]


def test_nobody_waits_when_the_match_is_over(seated: Seated) -> None:
    (agent,) = seated("agent", "random")
    agent.play_to_the_end()
    began = time.monotonic()
    assert agent.briefing(PATIENCE)["over"]
    assert time.monotonic() - began < PATIENCE / 2


@pytest.mark.parametrize("wait", ["61", "-1", "soon", "nan", "inf", ""])
def test_a_wait_that_is_no_number_of_seconds_up_to_a_minute_is_refused(
    seated: Seated, wait: str
) -> None:
    (agent,) = seated("agent", "random")
    refusal = agent.get(f"briefing?wait={wait}", 422)
    assert refusal["reason"].startswith("“wait” must be a number of seconds from 0 to 60, not")


def test_closing_the_server_sends_away_who_waits(seated: Seated, matches: Matches) -> None:
    _, other = seated("agent", "agent")
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(other.briefing, PATIENCE)
        hosted = matches.hosted[other.match]
        while not hosted._news._waiters:
            time.sleep(0.01)
        assert other.client.portal is not None
        other.client.portal.call(matches.close)
        assert not waiting.result(PATIENCE / 2)["asked"]


# Bots


class Slow:
    """A bot that answers when it is let."""

    asked = threading.Event()
    may_answer = threading.Event()

    def __init__(self, rng: Random) -> None:
        type(self).asked, type(self).may_answer = threading.Event(), threading.Event()

    def answer(self, decision: Decision) -> Action:
        self.asked.set()
        assert self.may_answer.wait(PATIENCE)
        return decision.options[-1]


class Broken:
    """A bot that fails."""

    def __init__(self, rng: Random) -> None:
        pass

    def answer(self, decision: Decision) -> Action:
        raise ZeroDivisionError


def enter(monkeypatch: pytest.MonkeyPatch, name: str, bot: Callable[[Random], Bot]) -> None:
    monkeypatch.setitem(BOTS, name, bot)


def test_others_are_served_while_a_bot_thinks(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(monkeypatch, "greedy", Slow)
    (agent,) = seated("agent", "greedy")
    agent.answer("stop")
    told = agent.send(200, version=2, answer="price 18")
    assert Slow.asked.wait(PATIENCE)
    assert not told["asked"]
    assert agent.client.get("/healthz").status_code == 200
    assert agent.briefing(0)["question"]["seat"] == "strozzi"
    assert "It is for strozzi" in agent.send(409, version=3, answer="buy")["reason"]
    Slow.may_answer.set()
    assert agent.briefing()["asked"]


def test_a_bot_that_fails_ends_its_match_and_no_other(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    enter(monkeypatch, "greedy", Broken)
    (agent,) = seated("agent", "greedy")
    (happy,) = seated("agent", "random")
    agent.answer("stop")
    refusal = agent.send(500, PATIENCE, version=2, answer="price 18")
    assert refusal["reason"] == "The bot greedy has failed."
    assert agent.get(f"briefing?wait={PATIENCE}", 500) == refusal
    assert agent.send(500, version=3, answer="buy") == refusal
    assert "ZeroDivisionError" in caplog.text
    assert happy.answer("stop")["version"] == 2


# Who may ask


def test_without_a_token_no_seat_is_opened(seated: Seated, client: TestClient) -> None:
    (agent,) = seated("agent", "random")
    for path in ("briefing", "record"):
        said = client.get(f"/matches/{agent.match}/{path}")
        assert (said.status_code, said.json()["reason"]) == (401, "A token is needed.")
        assert said.headers["www-authenticate"] == "Bearer"
    said = client.post(f"/matches/{agent.match}/answer", json={"version": 1, "answer": "stop"})
    assert said.status_code == 401


@pytest.mark.parametrize("token", ["x", "Bearer", "Basic abc", "Bearer abc", "Bearer \xe9\xff", ""])
def test_a_wrong_token_opens_no_seat(seated: Seated, token: str) -> None:
    (agent,) = seated("agent", "random")
    agent.headers = {"Authorization": token.encode("latin-1")}  # type: ignore[dict-item]
    assert "token" in agent.get("briefing", 401)["reason"]
    agent.send(401, version=1, answer="stop")
    agent.get("record", 401)


def test_the_token_of_another_match_opens_no_seat(seated: Seated) -> None:
    (agent,), (stranger,) = seated("agent", "random"), seated("agent", "random")
    agent.headers = stranger.headers
    assert agent.get("briefing", 401)["reason"] == "The token opens no seat of this match."


def test_a_match_that_is_not_there_is_not_found(client: TestClient) -> None:
    for said in (
        client.get("/matches/x/briefing"),
        client.get("/matches/x/record"),
        client.post("/matches/x/answer", json={"version": 1, "index": 1}),
    ):
        assert (said.status_code, said.json()["reason"]) == (404, "There is no such match.")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:9999", "", "https://127.0.0.1"]
)
def test_a_page_of_another_site_is_refused(
    client: TestClient, matches: Matches, origin: str
) -> None:
    order = {"game": MEDICI, "seats": ["agent", "random"]}
    said = client.post("/matches", json=order, headers={"Origin": origin})
    assert (said.status_code, said.json()["rule"]) == (403, None)
    assert "is of another site" in said.json()["reason"]
    assert client.get("/games", headers={"Origin": origin}).status_code == 403
    assert matches.hosted == {}


def test_a_page_of_this_server_may_ask(client: TestClient) -> None:
    assert client.get("/games", headers={"Origin": "http://127.0.0.1:8252"}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example:8252", "localhost.evil.example", "[evil]", ""]
)
def test_a_foreign_name_for_this_server_is_refused(client: TestClient, host: str) -> None:
    said = client.get("/games", headers={"Host": host, "Origin": f"http://{host}"})
    assert (said.status_code, "is not called" in said.json()["reason"]) == (403, True)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost:8252", "LOCALHOST", "[::1]:8252", "10.0.0.7:80", "fiorino.example"],
)
def test_an_address_or_a_name_of_ours_is_answered(client: TestClient, host: str) -> None:
    assert client.get("/healthz", headers={"Host": host}).status_code == 200


def test_no_response_is_kept(seated: Seated, client: TestClient) -> None:
    (agent,) = seated("agent", "random")
    for said in (
        client.get(f"/matches/{agent.match}/briefing", headers=agent.headers),
        client.get("/games"),
        client.get("/nowhere"),
    ):
        assert said.headers["cache-control"] == "no-store"


# Bad messages


@pytest.mark.parametrize(
    "body", [b"", b"{", b"price 18", b'{"game": NaN}', b'{"game": "\xff"}', b'{"game": "\\ud800"}']
)
def test_what_is_not_json_is_refused(client: TestClient, body: bytes) -> None:
    said = client.post("/matches", content=body)
    assert said.status_code == 400
    assert "is not JSON that can be read" in said.json()["reason"]


@pytest.mark.parametrize("body", [b"[" * 30_000, b'{"options":' * 5_000, b"[]", b"5", b"null"])
def test_json_that_is_no_message_is_refused(client: TestClient, body: bytes) -> None:
    assert client.post("/matches", content=body).status_code in (400, 422)


def in_parts(size: int) -> Iterator[bytes]:
    """A body whose length is not told beforehand."""
    for _ in range(size // 1000):
        yield b" " * 1000
    yield b" " * (size % 1000)


def test_a_body_that_is_too_long_is_refused(client: TestClient) -> None:
    for body in (b" " * (LARGEST_BODY + 1), in_parts(LARGEST_BODY + 1)):
        said = client.post("/matches", content=body)
        assert (said.status_code, said.json()["reason"]) == (
            413,
            "A message has at most 64000 bytes.",
        )


def test_a_body_that_just_fits_is_read(client: TestClient) -> None:
    order = b'{"game": "siena", "seats": ["agent", "random"]}'
    assert client.post("/matches", content=order.ljust(LARGEST_BODY)).status_code == 201
    assert client.post("/matches", content=in_parts(LARGEST_BODY)).status_code == 400


def test_an_address_that_is_not_there_is_refused_in_json(client: TestClient) -> None:
    said = client.get("/nowhere")
    assert said.status_code == 404
    assert said.json()["reason"] == "GET /nowhere: Not Found."
    assert "GET /schema" in said.json()["what_to_do"]


def test_another_method_is_refused_in_json(client: TestClient) -> None:
    said = client.delete("/matches")
    assert (said.status_code, said.headers["allow"]) == (405, "POST")
    assert said.json()["reason"] == "DELETE /matches: Method Not Allowed."


def test_a_mistake_of_the_server_is_told_without_its_innards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    matches = Matches()
    monkeypatch.setattr(matches, "find", {}.__getitem__)
    app = create_app(matches)
    with TestClient(app, "http://127.0.0.1", raise_server_exceptions=False) as client:
        said = client.get("/matches/secret/briefing")
    assert (said.status_code, said.json()["reason"]) == (500, "The server has made a mistake.")
    assert "secret" not in said.text


# A full server


class Crowd:
    """A server for two matches, and a clock that is moved by hand."""

    def __init__(self, client: TestClient, matches: Matches) -> None:
        self.client = client
        self.matches = matches

    def begin(self, status: int = 201) -> Agent | None:
        said = self.client.post("/matches", json={"game": MEDICI, "seats": ["agent", "random"]})
        assert said.status_code == status, said.text
        if status != 201:
            assert said.json()["reason"] == "There are 2 matches, and none of them is over."
            return None
        return Agent(self.client, said.json()["match"], said.json()["seats"][0]["token"])


@pytest.fixture
def clock() -> list[float]:
    return [0.0]


@pytest.fixture
def crowd(clock: list[float]) -> Iterator[Crowd]:
    matches = Matches(most=2, clock=lambda: clock[0])
    with TestClient(create_app(matches), "http://127.0.0.1") as client:
        yield Crowd(client, matches)


def test_where_no_match_is_over_a_full_server_takes_no_more(crowd: Crowd) -> None:
    first, second = crowd.begin(), crowd.begin()
    assert first is not None
    assert second is not None
    crowd.begin(503)
    assert list(crowd.matches.hosted) == [first.match, second.match]


def test_in_a_full_server_the_oldest_finished_match_makes_room(crowd: Crowd) -> None:
    first, second = crowd.begin(), crowd.begin()
    assert first is not None
    assert second is not None
    second.play_to_the_end()
    third = crowd.begin()
    assert third is not None
    assert list(crowd.matches.hosted) == [first.match, third.match]
    second.get("briefing", 404)
    first.play_to_the_end()
    third.play_to_the_end()
    fourth = crowd.begin()
    assert fourth is not None
    assert list(crowd.matches.hosted) == [third.match, fourth.match]


def test_a_match_that_was_left_long_ago_makes_room(crowd: Crowd, clock: list[float]) -> None:
    first, second = crowd.begin(), crowd.begin()
    assert first is not None
    assert second is not None
    clock[0] = LONGEST_SILENCE
    first.briefing()
    crowd.begin(503)
    clock[0] += 1
    third = crowd.begin()
    assert third is not None
    assert list(crowd.matches.hosted) == [first.match, third.match]


def test_an_order_that_is_refused_sends_no_match_away(crowd: Crowd) -> None:
    first, second = crowd.begin(), crowd.begin()
    assert first is not None
    assert second is not None
    first.play_to_the_end()
    assert "Nobody is called" in refused(crowd.client, seats=["agent", "nobody"])
    assert list(crowd.matches.hosted) == [first.match, second.match]


# What can be asked


def test_the_games_are_told_with_their_options_and_the_bots(client: TestClient) -> None:
    told = client.get("/games").json()
    assert [game["name"] for game in told["games"]] == [game.name for game in GAMES]
    assert told["bots"] == list(BOTS)
    medici, siena = told["games"]
    assert (medici["title"], medici["players"], medici["has_secrets"]) == (
        "Medici vs Strozzi",
        [2],
        False,
    )
    assert medici["options"] == [
        {
            "name": "last_lot",
            "values": ["sold", "not_sold"],
            "usual": "sold",
            "says": medici["options"][0]["says"],
            "rule": "M5.3",
        }
    ]
    assert (siena["players"], siena["has_secrets"]) == ([2, 3, 4, 5], True)
    assert siena["editions"] == ["english", "dutch", "german", "hungarian"]


@every_game
def test_the_rules_are_told_with_their_numbers(client: TestClient, game: Game) -> None:
    told = client.get(f"/games/{game.name}/rules").json()
    rules = [rule for section in told["sections"] for rule in section["rules"]]
    book = game.rulebook()
    assert (told["game"], told["rules_version"]) == (game.name, game.rules_version)
    assert [section["title"] for section in told["sections"]] == [
        section.title for section in book.sections
    ]
    assert {rule["number"]: rule["text"] for rule in rules} == {
        number: rule.text for number, rule in book.rules.items()
    }
    assert {rule["number"] for rule in rules if rule["ruling"]} == {
        rule.number for rule in book.rules.values() if rule.is_ruling
    }


def test_the_rules_of_no_game_are_not_found(client: TestClient) -> None:
    said = client.get("/games/sienna/rules")
    assert said.status_code == 404
    assert said.json()["reason"].endswith("Did you mean “siena”?")


def test_the_server_says_that_it_is_there(client: TestClient) -> None:
    assert client.get("/healthz").json() == {"status": "ok", "fiorino": fiorino.__version__}


def test_the_schema_is_told(client: TestClient) -> None:
    assert client.get("/schema").json() == schema()


def test_the_schema_lists_every_address(matches: Matches) -> None:
    routes = [route for route in create_app(matches).routes if isinstance(route, Route)]
    listed = {f"{sorted(route.methods or ())[0]} {route.path}" for route in routes}
    assert listed == set(schema()["exchanges"])


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    made = schema()
    text = canonical(made)
    names = {part.partition('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert names <= set(made["$defs"])
    assert {"Briefing", "SingleAnswer", "AnswerRange", "Refusal", "NewMatch"} <= names


def test_the_schema_tells_ranges_from_single_answers() -> None:
    kinds = {
        name: schema()["$defs"][name]["properties"]["kind"]["enum"]
        for name in ("SingleAnswer", "AnswerRange")
    }
    assert kinds == {"SingleAnswer": ["single"], "AnswerRange": ["range"]}
