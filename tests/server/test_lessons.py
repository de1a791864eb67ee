"""The tutorials: the engine plays them, they ask what is legal, and everything in them exists."""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from fiorino.core.codec import tag
from fiorino.core.errors import BadNotation, IllegalAction, UnknownName
from fiorino.core.protocol import CHANCE, Seat
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi.position import STEPS as HARBOR_STEPS
from fiorino.games.siena.position import STEPS as SIENA_STEPS
from fiorino.server.http.lessons import PlayedScene, Script, lesson_of, script_of, tried
from fiorino.server.play.log_lines import Diverged
from tests.server.lobbies import MEDICI, SIENA
from tests.server.wire import house

WORDS: Final = Path(__file__).parents[2] / "src/fiorino/locale/en/learn.ftl"
NAMES: Final = {SIENA: "siena", MEDICI: "medici"}
"""What the keys of the catalogue call the games."""
LESSONS: Final = tuple(NAMES)
MOST_WORDS: Final = 45


def told(game: str) -> dict[str, Any]:
    """The lesson as a page gets it."""
    lesson: dict[str, Any] = json.loads(msgspec.json.encode(lesson_of(game)))
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


def asks_of(game: str) -> list[tuple[int, int, str]]:
    """Every question: its step, its number there, and the answer that is shown."""
    return [
        (number, place, ask.answer)
        for number, (_, step) in enumerate(script_of(game).steps())
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


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_six_to_ten_steps_and_most_of_them_ask(game: str) -> None:
    steps = told(game)["steps"]
    assert 6 <= len(steps) <= 10
    assert sum(1 for step in steps if step["asks"]) >= len(steps) - 2
    assert len({step["key"] for step in steps}) == len(steps)
    assert steps[0]["shown"] is not None


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_is_asked_and_the_answer_that_is_shown_is_legal(game: str) -> None:
    """Read off what the page is given, as the page reads it."""
    lesson = told(game)
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


@pytest.mark.parametrize("game", LESSONS)
def test_somebody_is_asked_whenever_the_page_is_shown_something(game: str) -> None:
    """No draw is left open: a page knows seats, not chance."""
    found, script = find_game(game, GAMES), script_of(game)
    for number, scene in enumerate(script.scenes):
        played = PlayedScene(found, script, number)
        assert played.live.match.table.seat() != CHANCE
        for step in scene.steps:
            for ask in step.asks:
                played.learn(ask.answer, ask.moves)
                assert played.live.match.table.seat() != CHANCE, (step.key, ask.answer)


@pytest.mark.parametrize("game", LESSONS)
def test_a_scene_asks_the_learner_until_it_ends(game: str) -> None:
    """Between two questions of a scene nobody else has to answer first."""
    found, script = find_game(game, GAMES), script_of(game)
    for number, scene in enumerate(script.scenes):
        played = PlayedScene(found, script, number)
        for ask in [ask for step in scene.steps for ask in step.asks]:
            assert played.live.asked() == played.seat, ask.answer
            played.learn(ask.answer, ask.moves)


@pytest.mark.parametrize("game", LESSONS)
def test_other_answers_that_are_fine_are_legal_and_stand_at_the_end_of_a_scene(game: str) -> None:
    """The lesson goes on from one position only, so only there may the match go elsewhere."""
    steps = list(script_of(game).steps())
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
                    outcome = tried(game, number, place, text)
                    assert outcome.fine
                    assert outcome.after.steps[0].answer == text


@pytest.mark.parametrize("game", LESSONS)
def test_nothing_is_in_a_lesson_that_the_seat_could_not_see(game: str) -> None:
    """Every state and every event is what the viewer may see; what others answered is not told."""
    lesson = told(game)
    found, script = find_game(game, GAMES), script_of(game)
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
    if game == SIENA:
        hands = [seat["hand"] for seat in shown[0]["briefing"]["view"]["seats"][1:]]
        assert hands == [None, None]


@pytest.mark.parametrize("game", LESSONS)
def test_every_rule_place_and_text_of_a_lesson_exists(game: str) -> None:
    rules = find_game(game, GAMES).rulebook().rules
    places, words = places_of(game), catalogue()
    for step in told(game)["steps"]:
        key = f"learn-{NAMES[game]}-{step['key']}"
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


@pytest.mark.parametrize("game", LESSONS)
def test_a_step_is_short(game: str) -> None:
    words = catalogue()
    for step in told(game)["steps"]:
        key = f"learn-{NAMES[game]}-{step['key']}"

        def length(name: str) -> int:
            return len(re.sub(r"\{[^}]*\}", "X", words[name]).split())

        asked = [length(f"{key}.do-{n + 1}") for n in range(len(step["asks"]))]
        assert length(f"{key}.text") + max(asked, default=0) <= MOST_WORDS, key
        if asked:
            assert length(f"{key}.praise") <= 20, key
            assert length(f"{key}.other") <= 25, key


def test_no_text_is_about_a_step_that_there_is_not() -> None:
    words = catalogue()
    for game, name in NAMES.items():
        keys = {f"learn-{name}-{step['key']}" for step in told(game)["steps"]}
        own = {key.split(".")[0] for key in words if key.startswith(f"learn-{name}-")}
        assert own - {"learn-medici-vs-strozzi"} == keys


@pytest.mark.parametrize(
    ("name", "codec"), [("siena", SIENA_STEPS), ("medici", HARBOR_STEPS)], ids=LESSONS
)
def test_there_is_a_tip_for_every_question_of_a_game_and_for_nothing_else(
    name: str, codec: Any
) -> None:
    asked = {tag(kind) for kind in codec.classes.values() if "seat" in kind.fields}
    assert asked
    prefix = f"learn-tip-{name}-"
    assert {key for key in catalogue() if key.startswith(prefix)} == {prefix + one for one in asked}


def test_siena_ends_with_a_count_that_the_learner_wins() -> None:
    steps = told(SIENA)["steps"]
    last = steps[-2]["asks"][-1]["after"]
    assert steps[-1]["asks"] == []
    assert last["status"] == "over"
    assert last["briefing"]["over"]
    assert last["briefing"]["result"]["winners"] == ["blue"]
    assert last["briefing"]["view"]["ending"] == "tower"


def test_medici_vs_strozzi_ends_with_a_round_that_was_counted() -> None:
    steps = told(MEDICI)["steps"]
    last = steps[-2]["asks"][-1]["after"]
    assert steps[-1]["asks"] == []
    assert last["briefing"]["view"]["round"] == 2
    paid = [fact for one in last["steps"] for fact in one["events"]]
    assert {"harbor-scored", "marker-moved", "monopoly-paid"} <= {fact["event"] for fact in paid}


def test_the_figures_that_the_words_name_are_those_of_the_table() -> None:
    """Words name prices and sums; if a scene changes, they change too."""
    words = catalogue()

    def purses(game: str, step: int, ask: int, seat: str) -> list[int]:
        found: list[int] = told(game)["steps"][step]["asks"][ask]["preview"]["purses"][seat]
        return found

    assert purses(SIENA, 2, 0, "blue") == [24, 22]
    assert "costs you 2" in words["learn-siena-take.do-1"]
    assert purses(SIENA, 4, 1, "blue") == [22, 30]
    assert "22 plus 8 makes 30" in words["learn-siena-work.praise"]
    assert purses(SIENA, 6, 2, "blue") == [70, 80]
    assert "70 Florins" in words["learn-siena-journey.text"]
    assert purses(SIENA, 8, 0, "blue") == [80, 20]
    assert "60 Florins" in words["learn-siena-tower.text"]
    assert purses(MEDICI, 3, 0, "medici") == [252, 224]
    assert "28 coins" in words["learn-medici-take.text"]
    fine = [ask.fine for _, step in script_of(MEDICI).steps() for ask in step.asks if ask.fine]
    assert (fine[0][0].least, fine[0][-1].most) == (40, 65)
    assert "from 40 to 65" in words["learn-medici-price.do-1"]
    assert (fine[1][0].least, fine[1][-1].most) == (5, 15)
    assert "for 5 to 15" in words["learn-medici-round.other"]


@pytest.mark.parametrize("game", LESSONS)
def test_any_legal_answer_is_played_by_the_engine_and_only_some_are_fine(game: str) -> None:
    lesson = told(game)
    shown: dict[str, Any] = {}
    others = 0
    for number, step in enumerate(lesson["steps"]):
        shown = step["shown"] or shown
        for place, ask in enumerate(step["asks"]):
            for answer in shown["briefing"]["answers"]:
                pattern = answer.get("pattern", "")
                text = answer.get("text") or pattern.replace("{number}", str(answer["to"]))
                outcome = tried(game, number, place, text)
                assert outcome.after.steps[0].answer == text
                assert outcome.after.version > shown["version"]
                assert outcome.fine is (text == ask["answer"])
                others += not outcome.fine
            shown = ask["after"]
    assert others > 10


def test_what_a_try_leads_to_is_what_the_lesson_says() -> None:
    for game in LESSONS:
        lesson = lesson_of(game)
        for step, ask, answer in asks_of(game):
            outcome = tried(game, step, ask, answer)
            assert outcome.fine
            assert outcome.after == lesson.steps[step].asks[ask].after
            assert outcome.preview == lesson.steps[step].asks[ask].preview


def test_a_try_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(IllegalAction):
        tried(SIENA, 2, 0, "sell corn")
    with pytest.raises(BadNotation):
        tried(SIENA, 2, 0, "dance")
    with pytest.raises(UnknownName):
        tried(SIENA, 0, 0, "pass")
    with pytest.raises(UnknownName):
        tried(SIENA, 10, 0, "pass")
    with pytest.raises(UnknownName):
        tried("chess", 0, 0, "pass")


def test_a_script_that_does_not_play_is_found_out() -> None:
    game, script = find_game(SIENA, GAMES), script_of(SIENA)
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


@pytest.mark.parametrize("game", LESSONS)
def test_a_page_asks_for_a_lesson_and_tries_an_answer(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        learner = hosted.stranger()
        assert learner.get(f"/api/learn/{game}") == told(game)
        step, ask, answer = asks_of(game)[0]
        spot = f"/api/learn/{game}/try?step={step}&ask={ask}&answer="
        assert learner.get(spot + answer)["fine"]
        assert learner.get(spot + "dance", 422)["reason"].startswith("“dance” is not an action")
        assert learner.get(f"/api/learn/{game}/try?step=99", 422)
        assert learner.get("/api/learn/chess", 404)
