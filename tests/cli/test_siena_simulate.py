"""`fiorino simulate siena`: standings of two to five bots, and what the matches were like."""

from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.games.siena.components import BANKER
from fiorino.games.siena.events import RoundBegan, StatusRisen

from .conftest import Call
from .siena_tables import greedy_match, table_of
from .support import Said, assert_refused, run_process

ENDINGS: Final = {"ending: tower", "ending: lorenzetti", "ending: last round"}
LEFT_OUT: Final = "players left out (not Bankers)"


def simulate(call: Call, bots: str, *more: str, **env: str) -> Said:
    said = call("simulate", "siena", "--bots", bots, "--seed", "7", *more, **env)
    assert (said.code, said.err) == (0, "")
    return said


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One deal of so many greedy bots, in every rotation."""
    players = int(request.param)
    arguments = ("--bots", ",".join(["greedy"] * players), "--matches", str(players), "--json")
    said = run_process(tmp_path_factory.mktemp("deal"), "simulate", "siena", *arguments)
    assert (said.code, said.err) == (0, "")
    return said.json()


def test_every_bot_has_a_standing(found: Any) -> None:
    assert found["matches"] == len(found["standings"]) == len(found["plan"]["bots"])
    shares = [line["share"] for line in found["standings"]]
    assert sum(shares) == pytest.approx(1)


def test_the_shares_of_the_endings_are_all_matches_together(found: Any) -> None:
    endings = {name: value for name, value in found["facts"].items() if name.startswith("ending")}
    assert set(endings) <= ENDINGS
    assert sum(endings.values()) == pytest.approx(1)


def test_facts_stay_within_what_the_rules_allow(found: Any) -> None:
    facts = found["facts"]
    assert 1 <= facts["rounds"] <= 20
    assert 0 <= facts[LEFT_OUT] < len(found["plan"]["bots"])
    assert 0 <= facts["levels of the Tower"] <= 7
    assert 0 <= facts["Artists engaged"] <= 8
    assert 0 <= facts["Senesi kept"] <= 26
    assert 1 <= facts["round of becoming Merchant"] < facts["round of becoming Banker"] <= 20


def test_every_decision_has_at_least_two_answers(found: Any) -> None:
    assert found["options"] >= 2 * found["decisions"] > 0


def test_nobody_rises_where_nobody_plays(call: Call) -> None:
    Path("idle.py").write_text(
        "class Idle:\n"
        "    def __init__(self, rng):\n"
        "        pass\n"
        "    def answer(self, decision):\n"
        "        words = ('decline', 'pass', 'done', 'stay')\n"
        "        texts = [text for text in decision.texts() if text in words]\n"
        "        return decision.find(texts[0]) if texts else decision.options[0]\n",
        "utf-8",
    )
    facts = simulate(call, "idle.py:Idle,idle.py:Idle", "--matches", "2", "--json").json()["facts"]
    assert facts["ending: last round"] == 1
    assert (facts["rounds"], facts[LEFT_OUT]) == (20, 2)
    assert not [name for name in facts if name.startswith("round of becoming")]


def test_the_facts_are_those_of_the_matches(call: Call) -> None:
    # A deal of the greedy bot against itself is the same match in both rotations.
    match = greedy_match(2, "7/0")
    table = table_of(match)
    current = 0
    rises: dict[int, list[int]] = {}
    for _, event in match.story():
        if isinstance(event, RoundBegan):
            current = event.round
        if isinstance(event, StatusRisen):
            rises.setdefault(event.status, []).append(current)
    facts = simulate(call, "greedy,greedy", "--matches", "2", "--json").json()["facts"]
    assert facts[f"ending: {table.ending}"] == 1
    assert facts["rounds"] == table.round
    assert facts[LEFT_OUT] == 2 - len(rises.get(BANKER, []))
    assert facts["round of becoming Banker"] == pytest.approx(
        sum(rises[BANKER]) / len(rises[BANKER])
    )


@pytest.mark.parametrize("width", ["60", "80", "140"])
def test_the_table_tells_the_facts_as_the_json_does(call: Call, width: str) -> None:
    found = simulate(call, "greedy,random,greedy", "--matches", "3", "--json").json()
    said = simulate(call, "greedy,random,greedy", "--matches", "3", COLUMNS=width)
    assert said.widest <= int(width)
    for name, value in found["facts"].items():
        shown = f"{100 * value:.0f}%" if name in ENDINGS else f"{value:.1f}"
        assert f"{name} {shown}" in said.words


def test_the_table_tells_how_many_answers_a_decision_has(call: Call) -> None:
    found = simulate(call, "greedy,random", "--matches", "2", "--json").json()
    said = simulate(call, "greedy,random", "--matches", "2")
    rate = found["options"] / found["decisions"]
    assert f"{rate:.1f} answers to choose from at a decision." in said.words


def test_the_table_names_five_bots(call: Call) -> None:
    said = simulate(call, "greedy,random,random,random,random", "--matches", "5")
    for name in ("greedy", "random (1)", "random (2)", "random (3)", "random (4)"):
        assert f" {name} " in said.out


def test_one_worker_and_two_print_the_same_json(tmp_path: Path) -> None:
    arguments = ("simulate", "siena", "--bots", "greedy,greedy,random", "--matches", "6", "--json")
    one, two = (run_process(tmp_path, *arguments, "--workers", workers) for workers in ("1", "2"))
    assert one.code == two.code == 0
    assert one.json()["facts"]
    assert one.out == two.out


def test_an_edition_is_part_of_the_plan(call: Call) -> None:
    option = ("--option", "edition=dutch", "--option", "selling=optional")
    plan = simulate(call, "random,random", "--matches", "2", "--json", *option).json()["plan"]
    assert plan["options"] == [["edition", "dutch"], ["selling", "optional"]]


@pytest.mark.parametrize("count", [1, 6])
def test_a_number_of_bots_that_cannot_play_is_refused(call: Call, count: int) -> None:
    bots = ",".join(["random"] * count)
    assert_refused(
        call("simulate", "siena", "--bots", bots), f"for 2, 3, 4 or 5 players, not {count}"
    )
