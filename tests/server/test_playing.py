"""What a page needs to draw a table: its parts, its past, the rules, and what there is to watch."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fiorino.bots.names import BOT_NAMES
from fiorino.core.game import LANGUAGES
from fiorino.games import GAMES, medici_vs_strozzi
from tests.server.wire import MEDICI, SIENA, House, Someone, any_answer, house


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("looking")) as made:
        yield made


@pytest.fixture
def anna(hosted: House) -> Someone:
    return hosted.guest("Anna")


@pytest.mark.parametrize("game", [MEDICI, SIENA])
def test_every_past_step_is_shown_as_it_was_seen_then(hosted: House, game: str) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = anna.table("me", "open", game=game)
    match = table["match"]
    beppe.post(f"/api/tables/{match}/join", {"link": table["link"]})
    rng = Random(3)
    then = {}
    with anna.page(match) as one, beppe.page(match) as two:
        for _ in range(12):
            then[one.shown["version"]] = one.shown
            wire = one if one.shown["briefing"]["asked"] else two
            assert wire.answer(any_answer(wire.shown, rng))["kind"] == "done"
            version = max(one.shown["version"], two.shown["version"])
            for each in (one, two):
                while each.shown["version"] < version:
                    each.hear_until("shown")
    order = list(then)
    rng.shuffle(order)
    for version in order:
        past = anna.get(f"/api/tables/{match}/at/{version}")
        assert past["version"] == version
        assert past["briefing"] == then[version]["briefing"]
        assert [step["version"] for step in past["steps"]] == [version]


def test_the_past_shows_no_more_than_the_present_did(hosted: House) -> None:
    """What a seat sees of a hand that is not its own is a number, also of long ago."""
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = anna.table("me", "open", game=SIENA, options={"game": "introductory"})
    match = table["match"]
    beppe.post(f"/api/tables/{match}/join", {"link": table["link"]})
    with anna.page(match) as one, beppe.page(match) as two:
        rng = Random(5)
        for _ in range(30):
            wire = one if one.shown["briefing"]["asked"] else two
            wire.answer(any_answer(wire.shown, rng))
            version = max(one.shown["version"], two.shown["version"])
            for each in (one, two):
                while each.shown["version"] < version:
                    each.hear_until("shown")
    hidden = 0
    for version in range(1, 31):
        for viewer, someone in enumerate((anna, beppe)):
            seats = someone.get(f"/api/tables/{match}/at/{version}")["briefing"]["view"]["seats"]
            assert seats[1 - viewer]["hand"] is None
            hidden += seats[1 - viewer]["cards"]
    assert hidden > 0, "nobody ever had a card to hide"


def test_one_person_sees_a_past_step_from_each_of_their_seats_and_from_no_other(
    hosted: House,
) -> None:
    """Where a device is passed on, whoever has answered sees the outcome with their own eyes."""
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    table = anna.table("me", "me", "open", game=SIENA, options={"game": "introductory"})
    match = table["match"]
    beppe.post(f"/api/tables/{match}/join", {"link": table["link"]})
    names = [seat["seat"] for seat in anna.get(f"/api/tables/{match}")["seats"]]
    hands = []
    for seat, name in enumerate(names[:2]):
        past = anna.get(f"/api/tables/{match}/at/1?seat={name}")
        assert past["viewer"] == name
        hands.append([one["hand"] is None for one in past["briefing"]["view"]["seats"]])
        assert not hands[seat][seat]
    assert hands[0][1]
    assert hands[1][0]
    for someone, name in ((anna, names[2]), (beppe, names[0]), (anna, "nobody")):
        someone.get(f"/api/tables/{match}/at/1?seat={name}", 404)


def test_the_log_is_told_from_its_beginning(hosted: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = hosted.guest("Anna")
    match = anna.table("me", "me")["match"]
    with anna.page(match) as page:
        rng = Random(2)
        for _ in range(9):
            assert page.answer(any_answer(page.shown, rng))["kind"] == "done"
            page.wait_to_be_asked()
        last = page.shown["version"]
    monkeypatch.setattr("fiorino.server.play.live.LONGEST_STORY", 4)
    told = anna.get(f"/api/tables/{match}/events?since=-1&wait=0")
    steps = told["steps"]
    assert told["steps_left_out"] == last - 4
    while steps[0]["version"] > 1:
        earlier = anna.get(f"/api/tables/{match}/steps?until={steps[0]['version'] - 1}")
        assert 0 < len(earlier) <= 4
        steps = earlier + steps
    assert [step["version"] for step in steps] == list(range(1, last + 1))
    assert steps[1]["events"]


@pytest.mark.parametrize("version", ["0", "99", "-1", "x", "1e3", "%00", "9" * 40])
def test_a_step_that_is_not_there_is_refused(anna: Someone, version: str) -> None:
    match = anna.table("me", "me")["match"]
    assert anna.get(f"/api/tables/{match}/at/{version}", 404)["reason"]


@pytest.mark.parametrize("what", ["at/1", "parts", "steps?until=1"])
def test_nobody_else_looks_at_a_private_table(hosted: House, what: str) -> None:
    match = hosted.guest("Anna").table("me", "me")["match"]
    hosted.guest("Beppe").get(f"/api/tables/{match}/{what}", 404)


def test_the_parts_tell_the_numbers_of_every_card_that_is_seen(anna: Someone) -> None:
    match = anna.table("me", "me", game=SIENA)["match"]
    parts = anna.get(f"/api/tables/{match}/parts")
    assert sum(card["copies"] for card in parts["cards"].values()) == 52
    assert parts["cards"]["inn"] == {
        "type": "inn", "copies": 4, "starred": False, "red": 1, "green": 2, "workers": {},
    }  # fmt: skip
    assert parts["cards"]["corn2-wine1-cloth1"]["workers"] == {"corn": 2, "wine": 1, "cloth": 1}
    assert parts["cards"]["mule"]["red"] is None
    shown = anna.get(f"/api/tables/{match}")["shown"]
    display = {card["card"] for card in shown["briefing"]["view"]["display"]}
    assert display <= set(parts["cards"])
    assert len(parts["ring"]) == len(parts["districts"]) == 10
    assert [parts["donations"][florins] for florins in ("14", "15", "34", "35", "99")] == [
        0, 10, 10, 20, 50,
    ]  # fmt: skip


def test_the_parts_of_a_match_are_those_of_its_own_box(anna: Someone) -> None:
    usual = anna.get(f"/api/tables/{anna.table('me', 'me')['match']}/parts")
    assert usual["track"] == {"side": 4, "pays": [0, 10, 10, 20, 30]}
    assert sum(usual["tiles"].values()) == 26
    box = (Path(medici_vs_strozzi.__file__).parent / "box.toml").read_text("utf-8")
    longer = re.sub(r"(?m)^bonuses = .*$", "bonuses = [0, 0, 10, 10, 20]", box)
    assert longer != box
    own = anna.get(f"/api/tables/{anna.table('me', 'me', box=longer)['match']}/parts")
    assert own["track"] == {"side": 5, "pays": [0, 10, 10, 20, 20, 30]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_given_in_every_language(anna: Someone, language: str) -> None:
    rules = anna.get(f"/api/rules/siena?language={language}")
    numbers = [rule["number"] for section in rules["sections"] for rule in section["rules"]]
    assert numbers == list(GAMES[1].rulebook().rules)
    assert [len(table["rows"]) for table in rules["tables"]] == [11, 15, 4, 21]
    assert all(len(row) == len(table["head"]) for table in rules["tables"] for row in table["rows"])


@pytest.mark.parametrize("path", ["/api/rules/chess", "/api/rules/siena?language=fr"])
def test_rules_that_are_not_there_are_refused(anna: Someone, path: str) -> None:
    assert "There" in anna.get(path, 404)["reason"]


def test_what_can_be_watched_is_listed_with_its_players(hosted: House, anna: Someone) -> None:
    listed = anna.table("me", "greedy", listed=True)["match"]
    private = anna.table("me", "greedy")["match"]
    alone = anna.table("me", "greedy", listed=True, spectators=False)["match"]
    tables = {table["match"]: table for table in hosted.guest("Beppe").get("/api/running")}
    person, bot = tables[listed]["names"]
    assert person == "Anna"
    assert bot in BOT_NAMES
    assert tables[listed]["bots"] == [None, "greedy"]
    assert not {private, alone} & set(tables)


def test_a_hint_tells_what_the_answers_are_worth(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        while wire.shown["briefing"]["question"]["name"] != "name-price":
            wire.answer("stop")
        hint = wire.command("hint", version=wire.shown["version"])
    assert hint["kind"] == "hinted"
    assert hint["answer"].startswith("price ")
    assert set(hint["reasons"]) == {"worth to you", "worth to the other house", "fair price"}
    assert hint["advice"]["figures"] == {
        "mine": hint["reasons"]["worth to you"],
        "theirs": hint["reasons"]["worth to the other house"],
        "fair": hint["reasons"]["fair price"],
    }


def test_a_hint_tells_the_keys_and_figures_of_its_reasons(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        while wire.shown["briefing"]["question"]["name"] != "name-price":
            wire.answer("stop")
        hint = wire.command("hint", version=wire.shown["version"])
    advice = hint["advice"]
    best, *others = advice["answers"]
    assert (advice["unit"], best["answer"], best["gives_away"]) == ("coins", hint["answer"], 0)
    (reason,) = best["reasons"]
    assert (reason["key"], reason["things"]) == ("price", {})
    assert reason["figures"] == advice["figures"] | {"price": int(hint["answer"].split()[1])}
    assert {other["reasons"][0]["key"] for other in others} == {"price-low", "price-high"}
    assert all(other["gives_away"] > 0 for other in others)


def test_a_hint_tells_about_the_answer_that_is_asked_about(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        while wire.shown["briefing"]["question"]["name"] != "name-price":
            wire.answer("stop")
        version = wire.shown["version"]
        hint = wire.command("hint", version=version, about="price 399")
        refused = wire.command("hint", version=version, about="buy")
    *_, last = hint["advice"]["answers"]
    assert (last["answer"], len(hint["advice"]["answers"])) == ("price 399", 4)
    assert last["gives_away"] > 300
    assert refused["kind"] == "refused"
    assert "not among the answers" in refused["reason"]


def test_a_hint_tells_the_worth_of_each_answer_that_was_looked_at(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        while wire.shown["briefing"]["question"]["name"] != "load-lot":
            wire.answer(
                "stop" if wire.shown["briefing"]["question"]["name"] == "draw-or-stop" else None
            )
        hint = wire.command("hint", version=wire.shown["version"])
        legal = {answer["text"] for answer in wire.shown["briefing"]["answers"]}
    assert len(hint["values"]) > 1
    assert set(hint["values"]) <= legal
    assert hint["values"][hint["answer"]] == max(hint["values"].values())


def test_what_the_round_would_pay_is_told_beside_the_view(anna: Someone) -> None:
    match = anna.table("me", "me")["match"]
    with anna.page(match) as wire:
        rng = Random(2)
        for _ in range(20):
            wire.answer(any_answer(wire.shown, rng))
        while wire.shown["briefing"]["question"]["name"] != "load-lot":
            wire.answer()
        shown = wire.shown["briefing"]
    won = [0, 0]
    for harbor in shown["view"]["harbors"]:
        medici, strozzi = harbor["sums"]
        if medici != strozzi:
            won[0 if medici > strozzi else 1] += 20
    assert [pay["harbors"] for pay in shown["outlook"]["now"]["pays"]] == won
    buyer = ("medici", "strozzi").index(shown["seat"])
    ways = [f"load {way['ship']} {way['harbor']}" for way in shown["outlook"]["loads"][buyer]]
    assert [*ways, "throw"] == [answer["text"] for answer in shown["answers"]]
    value = sum(int(tile.split("-")[1]) for tile in shown["view"]["lot"])
    for way in shown["outlook"]["loads"][buyer]:
        (before,) = [h["sums"] for h in shown["view"]["harbors"] if h["name"] == way["harbor"]]
        assert way["sums"][buyer] == before[buyer] + value


def test_what_can_be_chosen_as_a_whole_is_told_to_whoever_is_asked(anna: Someone) -> None:
    match = anna.table("me", "me", game="siena", options={"game": "introductory"})["match"]
    rng = Random(4)
    with anna.page(match) as wire:
        while not wire.shown["briefing"]["courses"]:
            wire.answer(any_answer(wire.shown, rng))
        briefing = wire.shown["briefing"]
    course = briefing["courses"][0]
    assert course["answers"][0] in [answer.get("text") for answer in briefing["answers"]]
    assert len(course["answers"]) > 1
    assert set(course) == {"place", "answers", "figures"}
