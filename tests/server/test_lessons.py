"""The tutorials: the engine plays them, they ask what is legal, and everything in them exists."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from fiorino.bots.advice import advise
from fiorino.bots.greedy import best_answer
from fiorino.core.codec import tag
from fiorino.core.errors import BadNotation, IllegalAction, UnknownName
from fiorino.core.protocol import CHANCE, Seat
from fiorino.core.record import find_game, read_position
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi.position import STEPS as HARBOR_STEPS
from fiorino.games.siena.position import STEPS as SIENA_STEPS
from fiorino.server.http.lessons import PlayedScene, Script, lesson_of, script_of, scripts_of, tried
from fiorino.server.play.log_lines import Diverged
from tests.server.lobbies import MEDICI, SIENA
from tests.server.wire import house

WORDS: Final = Path(__file__).parents[2] / "src/fiorino/locale/en/learn.ftl"
NAMES: Final = {SIENA: "siena", MEDICI: "medici"}
"""What the keys of the catalogue call the games."""
COUNTRY: Final = (SIENA, "country")
TOWN: Final = (SIENA, "town")
HARBORS: Final = (MEDICI, "harbors")
LESSONS: Final = (COUNTRY, TOWN, HARBORS)
MOST_WORDS: Final = 45
Named = tuple[str, str]
"""A lesson by its game and its name."""

of_each = pytest.mark.parametrize("named", LESSONS, ids=[name for _, name in LESSONS])


def told(named: Named) -> dict[str, Any]:
    """The lesson as a page gets it."""
    lesson: dict[str, Any] = json.loads(msgspec.json.encode(lesson_of(*named)))
    return lesson


def catalogue() -> dict[str, str]:
    """Every text of learn.ftl, by its key, with attributes as `key.attribute`."""
    found: dict[str, str] = {}
    key = name = ""
    for line in WORDS.read_text("utf-8").splitlines():
        if message := re.match(r"([a-z][\w-]*) =(.*)", line):
            key = name = message[1]
            found[name] = message[2].strip()
        elif attribute := re.match(r"    \.([\w-]+) =(.*)", line):
            name = f"{key}.{attribute[1]}"
            found[name] = attribute[2].strip()
        elif line.startswith("    ") and name:
            found[name] += f" {line.strip()}"
    return found


def asks_of(named: Named) -> list[tuple[int, int, str]]:
    """Every question: its step, its number there, and the answer that is shown."""
    return [
        (number, place, ask.answer)
        for number, (_, step) in enumerate(script_of(*named).steps())
        for place, ask in enumerate(step.asks)
    ]


def places_of(game: str) -> set[str]:
    """What a board, a display or a hand of the page may be asked to light."""
    setup = find_game(game, GAMES).setup()
    parts: Any = setup.game.page().parts(setup)
    if game == MEDICI:
        found = {"bag", "lot", "price", "thrown"}
        for house_name in parts["houses"]:
            found |= {f"purse-{house_name}"}
            found |= {f"ship-{house_name}-{spaces}" for spaces in parts["ships"]}
        for harbor in parts["harbors"]:
            found |= {f"harbor-{harbor['name']}"}
            found |= {f"track-{harbor['name']}-{good}" for good in harbor["tracks"]}
        return found
    found = {"inn", "wall", "calandrino", *[f"florin-{florins}" for florins in range(100)]}
    found |= {f"initiative-{row}" for row in range(5)} | {f"tower-level-{n}" for n in range(1, 8)}
    found |= {f"district-{name}" for name in parts["ring"]}
    found |= {f"{where}-{card}" for where in ("display", "hand") for card in parts["cards"]}
    found |= {f"{what}-{good['name']}" for what in ("area", "frame") for good in parts["goods"]}
    for road, spaces in parts["roads"].items():
        found |= {f"road-{road}-{space}" for space in range(1, len(spaces) + 1)}
    return found


@of_each
def test_a_lesson_has_six_to_ten_steps_and_most_of_them_ask(named: Named) -> None:
    steps = told(named)["steps"]
    assert 6 <= len(steps) <= 10
    assert sum(1 for step in steps if step["asks"]) >= len(steps) - 2
    assert len({step["key"] for step in steps}) == len(steps)
    assert steps[0]["shown"] is not None


@of_each
def test_the_learner_is_asked_and_the_answer_that_is_shown_is_legal(named: Named) -> None:
    """Read off what the page is given, as the page reads it."""
    lesson = told(named)
    shown: dict[str, Any] = {}
    for step in lesson["steps"]:
        shown = step["shown"] or shown
        for ask in step["asks"]:
            briefing = shown["briefing"]
            assert briefing["asked"], (step["key"], ask["answer"])
            assert briefing["question"]["seat"] == lesson["seat"]
            assert is_offered(ask["answer"], briefing["answers"]), (step["key"], ask["answer"])
            assert ask["preview"]["version"] == shown["version"]
            after = ask["after"]
            assert after["match"] == shown["match"]
            assert after["steps"][0]["answer"] == ask["answer"]
            versions = [one["version"] for one in after["steps"]]
            assert versions == list(range(shown["version"] + 1, after["version"] + 1))
            shown = after


def is_offered(text: str, answers: list[dict[str, Any]]) -> bool:
    for answer in answers:
        if answer["kind"] == "single" and answer["text"] == text:
            return True
        if answer["kind"] == "range":
            numbers = range(answer["from"], answer["to"] + 1)
            if text in [answer["pattern"].replace("{number}", str(n)) for n in numbers]:
                return True
    return False


@of_each
def test_somebody_is_asked_whenever_the_page_is_shown_something(named: Named) -> None:
    """No draw is left open: a page knows seats, not chance."""
    found, script = find_game(named[0], GAMES), script_of(*named)
    for number, scene in enumerate(script.scenes):
        played = PlayedScene(found, script, number)
        assert played.live.match.table.seat() != CHANCE
        for step in scene.steps:
            for ask in step.asks:
                played.learn(ask.answer, ask.moves)
                assert played.live.match.table.seat() != CHANCE, (step.key, ask.answer)


@of_each
def test_a_scene_asks_the_learner_until_it_ends(named: Named) -> None:
    """Between two questions of a scene nobody else has to answer first."""
    found, script = find_game(named[0], GAMES), script_of(*named)
    for number, scene in enumerate(script.scenes):
        played = PlayedScene(found, script, number)
        for ask in [ask for step in scene.steps for ask in step.asks]:
            assert played.live.asked() == played.seat, ask.answer
            played.learn(ask.answer, ask.moves)


@of_each
def test_other_answers_that_are_fine_are_legal_and_stand_at_the_end_of_a_scene(
    named: Named,
) -> None:
    """The lesson goes on from one position only, so only there may the match go elsewhere."""
    steps = list(script_of(*named).steps())
    for number, (scene, step) in enumerate(steps):
        for place, ask in enumerate(step.asks):
            if not ask.fine:
                continue
            is_last = number + 1 == len(steps) or steps[number + 1][0] != scene
            asks_no_more = not any(
                later.asks for where, later in steps[number + 1 :] if where == scene
            )
            assert place + 1 == len(step.asks)
            assert is_last or asks_no_more
            for fine in ask.fine:
                for value in (fine.least, fine.most):
                    text = fine.pattern.replace("{number}", str(value))
                    outcome = tried(*named, number, place, text)
                    assert outcome.fine
                    assert outcome.after.steps[0].answer == text


@of_each
def test_nothing_is_in_a_lesson_that_the_seat_could_not_see(named: Named) -> None:
    """Every state and every event is what the viewer may see; what others answered is not told."""
    lesson = told(named)
    found, script = find_game(named[0], GAMES), script_of(*named)
    shown = [step["shown"] for step in lesson["steps"] if step["shown"]]
    shown += [ask["after"] for step in lesson["steps"] for ask in step["asks"]]
    for state in shown:
        assert state["viewer"] == lesson["seat"]
        assert state["briefing"]["seat"] == lesson["seat"]
        assert all(one["answer"] is None or one["seat"] == lesson["seat"] for one in state["steps"])
    stages = iter(range(len(script.scenes)))
    for step in lesson["steps"]:
        if not step["shown"]:
            continue
        played = PlayedScene(found, script, next(stages))
        seen = json.loads(msgspec.json.encode(found.view(played.live.match.table, played.seat)))
        assert step["shown"]["briefing"]["view"] == seen
    if named[0] == SIENA:
        hands = [seat["hand"] for seat in shown[0]["briefing"]["view"]["seats"][1:]]
        assert hands == [None, None]


@of_each
def test_every_rule_place_and_text_of_a_lesson_exists(named: Named) -> None:
    rules = find_game(named[0], GAMES).rulebook().rules
    places, words = places_of(named[0]), catalogue()
    for step in told(named)["steps"]:
        key = f"learn-{NAMES[named[0]]}-{step['key']}"
        assert 1 <= len(step["rules"]) <= 5, key
        for rule in step["rules"]:
            assert rule in rules, (key, rule)
        for place in [*step["places"], *[one for ask in step["asks"] for one in ask["places"]]]:
            assert place in places, (key, place)
        wanted = {key, f"{key}.text", *[f"{key}.do-{n + 1}" for n in range(len(step["asks"]))]}
        if step["asks"]:
            wanted |= {f"{key}.praise", f"{key}.other"}
        assert {name for name in words if name.split(".")[0] == key} == wanted
        assert all(words[name] for name in wanted)


@of_each
def test_a_step_is_short(named: Named) -> None:
    words = catalogue()
    for step in told(named)["steps"]:
        key = f"learn-{NAMES[named[0]]}-{step['key']}"

        def length(name: str) -> int:
            return len(re.sub(r"\{[^}]*\}", "X", words[name]).split())

        asked = [length(f"{key}.do-{n + 1}") for n in range(len(step["asks"]))]
        assert length(f"{key}.text") + max(asked, default=0) <= MOST_WORDS, key
        if asked:
            assert length(f"{key}.praise") <= 20, key
            assert length(f"{key}.other") <= 25, key


def test_the_tests_know_every_lesson() -> None:
    written = [(game.name, script.name) for game in GAMES for script in scripts_of(game.name)]
    assert sorted(written) == sorted(LESSONS)


def test_no_text_is_about_a_step_that_there_is_not() -> None:
    words = catalogue()
    for game, name in NAMES.items():
        steps = [step for one in LESSONS if one[0] == game for step in told(one)["steps"]]
        keys = {f"learn-{name}-{step['key']}" for step in steps}
        assert len(keys) == len(steps)
        own = {key.split(".")[0] for key in words if key.startswith(f"learn-{name}-")}
        assert own - {"learn-medici-vs-strozzi"} == keys


@pytest.mark.parametrize(
    ("name", "codec"), [("siena", SIENA_STEPS), ("medici", HARBOR_STEPS)], ids=NAMES
)
def test_there_is_a_tip_for_every_question_of_a_game_and_for_nothing_else(
    name: str, codec: Any
) -> None:
    asked = {tag(kind) for kind in codec.classes.values() if "seat" in kind.fields}
    assert asked
    prefix = f"learn-tip-{name}-"
    assert {key for key in catalogue() if key.startswith(prefix)} == {prefix + one for one in asked}


def test_siena_ends_with_a_count_that_the_learner_wins() -> None:
    steps = told(COUNTRY)["steps"]
    last = steps[-2]["asks"][-1]["after"]
    assert steps[-1]["asks"] == []
    assert last["status"] == "over"
    assert last["briefing"]["over"]
    assert last["briefing"]["result"]["winners"] == ["blue"]
    assert last["briefing"]["view"]["ending"] == "tower"


def test_medici_vs_strozzi_ends_with_a_round_that_was_counted() -> None:
    steps = told(HARBORS)["steps"]
    last = steps[-2]["asks"][-1]["after"]
    assert steps[-1]["asks"] == []
    assert last["briefing"]["view"]["round"] == 2
    paid = [fact for one in last["steps"] for fact in one["events"]]
    assert {"harbor-scored", "marker-moved", "monopoly-paid"} <= {fact["event"] for fact in paid}


def test_the_figures_that_the_words_name_are_those_of_the_table() -> None:
    """Words name prices and sums; if a scene changes, they change too."""
    words = catalogue()

    def purses(named: Named, step: int, ask: int, seat: str) -> list[int]:
        found: list[int] = told(named)["steps"][step]["asks"][ask]["preview"]["purses"][seat]
        return found

    assert purses(COUNTRY, 2, 0, "blue") == [24, 22]
    assert "costs you 2" in words["learn-siena-take.do-1"]
    assert purses(COUNTRY, 4, 1, "blue") == [22, 30]
    assert "22 plus 8 makes 30" in words["learn-siena-work.praise"]
    assert purses(COUNTRY, 6, 2, "blue") == [70, 80]
    assert "70 Florins" in words["learn-siena-journey.text"]
    assert purses(COUNTRY, 8, 0, "blue") == [80, 20]
    assert "60 Florins" in words["learn-siena-tower.text"]
    assert purses(HARBORS, 3, 0, "medici") == [252, 234]
    assert "18 coins" in words["learn-medici-take.text"]
    fine = [ask.fine for _, step in script_of(*HARBORS).steps() for ask in step.asks if ask.fine]
    assert (fine[0][0].least, fine[0][-1].most) == (30, 55)
    assert "from 30 to 55" in words["learn-medici-price.do-1"]
    assert (fine[1][0].least, fine[1][-1].most) == (10, 17)
    assert "for 10 to 17" in words["learn-medici-round.other"]


def test_what_the_second_lesson_says_of_sums_is_what_its_table_says() -> None:
    words = catalogue()
    steps = {step["key"]: step for step in told(TOWN)["steps"]}

    def purse(key: str, ask: int) -> list[int]:
        found: list[int] = steps[key]["asks"][ask]["preview"]["purses"]["blue"]
        return found

    assert purse("charity", 1) == [78, 98]
    assert purse("charity", 2) == [98, 83]
    assert "78 Florins" in words["learn-siena-charity.text"]
    assert "83 Florins" in words["learn-siena-charity.do-5"]
    assert purse("duomo", 1) == [54, 34]
    assert "With 54 Florins it costs 20" in words["learn-siena-duomo.do-2"]
    assert purse("inn", 1) == [60, 50]
    bids = [ask["answer"] for ask in steps["artist"]["asks"]]
    assert bids == ["open", "bid 18", "bid 24"]
    assert "Bid 18" in words["learn-siena-artist.do-2"]
    assert "Bid 24" in words["learn-siena-artist.do-3"]
    begged = steps["beggar"]["asks"][-1]["after"]["briefing"]["view"]["seats"]
    assert [seat["stinginess"] for seat in begged] == [0, 1, 0]
    assert begged[2]["money"] == 20


@pytest.mark.parametrize(
    ("round_number", "money", "wanted"),
    [(2, 30, "rise"), (13, 54, "rise"), (14, 30, "rise")],
)
def test_the_tip_on_rising_says_what_a_hint_says(
    round_number: int, money: int, wanted: str
) -> None:
    tip = catalogue()["learn-tip-siena-rise-or-stay"]
    assert "Rise as soon as you may" in tip
    position = {
        "fiorino": "position",
        "version": 1,
        "game": SIENA,
        "players": 3,
        "table": {
            "round": round_number,
            "seats": {"blue": {"money": money}},
            "agenda": [{"step": "rise-or-stay", "seat": "blue"}],
        },
    }
    setup, table = read_position(json.dumps(position), GAMES)
    best = best_answer(setup.game.heuristics(), table)
    assert setup.game.notation(setup).write(best) == wanted


@pytest.mark.parametrize(
    ("key", "asked", "words"),
    [
        ("price", 0, "do-1: about 40 coins to either house"),
        ("take", 0, "do-1: is about 22"),
        ("round", 1, "do-2: the middle: 16"),
    ],
)
def test_the_worth_that_a_lesson_names_is_the_one_that_a_hint_names(
    key: str, asked: int, words: str
) -> None:
    line, _, sentence = words.partition(": ")
    assert sentence in catalogue()[f"learn-medici-{key}.{line}"]
    named = int(re.findall(r"\d+", sentence)[0])
    script = script_of(*HARBORS)
    for number, scene in enumerate(script.scenes):
        played = PlayedScene(find_game(MEDICI, GAMES), script, number)
        for step, ask in [(each, one) for each in scene.steps for one in each.asks]:
            if step.key == key and ask is step.asks[asked]:
                decision = played.live.match.decision()
                assert decision is not None
                assert abs(advise(decision, Random(1)).figures["fair"] - named) < 5
                return
            played.learn(ask.answer, ask.moves)
    raise AssertionError(f"The lesson has no step {key}.")


@of_each
def test_any_legal_answer_is_played_by_the_engine_and_only_some_are_fine(named: Named) -> None:
    lesson = told(named)
    shown: dict[str, Any] = {}
    others = 0
    for number, step in enumerate(lesson["steps"]):
        shown = step["shown"] or shown
        for place, ask in enumerate(step["asks"]):
            for answer in shown["briefing"]["answers"]:
                pattern = answer.get("pattern", "")
                text = answer.get("text") or pattern.replace("{number}", str(answer["to"]))
                outcome = tried(*named, number, place, text)
                assert outcome.after.steps[0].answer == text
                assert outcome.after.version > shown["version"]
                assert outcome.fine is (text == ask["answer"])
                others += not outcome.fine
            shown = ask["after"]
    assert others > 10


def test_what_a_try_leads_to_is_what_the_lesson_says() -> None:
    for named in LESSONS:
        lesson = lesson_of(*named)
        for step, ask, answer in asks_of(named):
            outcome = tried(*named, step, ask, answer)
            assert outcome.fine
            assert outcome.after == lesson.steps[step].asks[ask].after
            assert outcome.preview == lesson.steps[step].asks[ask].preview


def test_a_try_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(IllegalAction):
        tried(*COUNTRY, 2, 0, "sell corn")
    with pytest.raises(BadNotation):
        tried(*COUNTRY, 2, 0, "dance")
    with pytest.raises(UnknownName):
        tried(*COUNTRY, 0, 0, "pass")
    with pytest.raises(UnknownName):
        tried(*COUNTRY, 10, 0, "pass")
    with pytest.raises(UnknownName):
        tried("chess", "country", 0, 0, "pass")
    with pytest.raises(UnknownName):
        tried(SIENA, "harbors", 0, 0, "pass")


def test_a_script_that_does_not_play_is_found_out() -> None:
    game, script = find_game(SIENA, GAMES), script_of(*COUNTRY)
    text = msgspec.json.encode(script).decode()
    broken = msgspec.json.decode(text.replace('"orange bid 2"', '"orange sell corn"'), type=Script)
    with pytest.raises(Diverged):
        PlayedScene(game, broken, 1)
    lost = msgspec.json.decode(text.replace('"orange bid 2"', '"chance devil"'), type=Script)
    with pytest.raises(Diverged):
        PlayedScene(game, lost, 1)
    nobody = msgspec.json.decode(text.replace('"orange bid 2"', '"violet bid 2"'), type=Script)
    with pytest.raises(BadNotation):
        PlayedScene(game, nobody, 1)
    assert PlayedScene(game, script, 0).seat == Seat(0)


@of_each
def test_a_page_asks_for_a_lesson_and_tries_an_answer(named: Named, tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        learner = hosted.stranger()
        address = "/api/learn/{}/{}".format(*named)
        assert learner.get(address) == told(named)
        step, ask, answer = asks_of(named)[0]
        spot = f"{address}/try?step={step}&ask={ask}&answer="
        assert learner.get(spot + answer)["fine"]
        assert learner.get(spot + "dance", 422)["reason"].startswith("“dance” is not an action")
        assert learner.get(f"{address}/try?step=99", 422)
        assert learner.get("/api/learn/chess/country", 404)
        assert learner.get(f"/api/learn/{named[0]}/nothing", 404)
