"""Matches of the library: by names and texts, copied, kept, and played by bots of anybody."""

import copy
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fiorino import (
    MEDICI_VS_STROZZI,
    SIENA,
    Action,
    BadNotation,
    BadOption,
    BotFault,
    Decision,
    FiorinoError,
    IllegalAction,
    Match,
    UnknownName,
    load_position,
    load_record,
    make_bot,
    make_setup,
    read_position,
    read_record,
)

ROOT = Path(__file__).parents[2]
OTHER_BOX = (ROOT / "tests/fixtures/medici_other_box.toml").read_text("utf-8")


def played(seed: int = 1) -> Match[Any]:
    """A match of Siena that is well under way."""
    match: Match[Any] = Match("siena", players=3, seed=seed)
    for _ in range(60):
        match.answer(make_bot("greedy", seed).answer(match.decision))
    return match


def ended(match: Match[Any]) -> tuple[dict[str, int], list[tuple[str, str]]]:
    """How a match ends if greedy bots play on."""
    match.play("greedy", seed=5)
    return match.scores, match.log


# Asking and answering


def test_a_match_begins_by_the_name_of_its_game_or_by_the_game_itself() -> None:
    assert Match("siena", players=4).seats == ("blue", "orange", "green", "rose")
    assert Match(SIENA, players=2).setup.game is SIENA
    assert Match(make_setup(MEDICI_VS_STROZZI)).seats == ("medici", "strozzi")


def test_the_same_seed_draws_the_same() -> None:
    assert Match("siena", players=5, seed=3).log == Match("siena", players=5, seed="3").log
    logs = {tuple(Match("siena", players=5, seed=seed).log) for seed in range(20)}
    assert len(logs) > 1


def test_without_a_seed_matches_differ() -> None:
    assert len({tuple(Match("medici-vs-strozzi").log) for _ in range(20)}) > 1


def test_options_and_box_are_chosen_by_name_and_text() -> None:
    match = Match("siena", options={"edition": "dutch"})
    assert match.setup.options == SIENA.setup(options={"edition": "dutch"}).options
    other = Match("medici-vs-strozzi", box=OTHER_BOX)
    assert other.setup.box.digest != MEDICI_VS_STROZZI.default_box().digest


def test_whatever_is_not_known_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownName, match="Did you mean “siena”"):
        Match("sienna")
    with pytest.raises(BadOption, match="not 7"):
        Match("siena", players=7)
    with pytest.raises(UnknownName, match="no seat “pink”; there is blue, orange and spectator"):
        Match("siena").view("pink")


def test_a_text_and_the_option_that_it_names_are_the_same_answer() -> None:
    one, other = Match("medici-vs-strozzi", seed=1), Match("medici-vs-strozzi", seed=1)
    assert one.texts == ["draw", "stop"]
    one.answer("stop")
    other.answer(other.options[1])
    assert one.log == other.log
    assert (one.asked, one.question) == ("medici", "name-price")
    assert one.write(one.read("pr 18")) == "price 18"


def test_an_answer_tells_what_happened() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    match.answer("stop")
    (named,) = match.answer("price 18")
    assert match.named(named) == {
        "event": "price-named", "seat": "medici", "coins": 18, "lot": match.view()["lot"],
    }  # fmt: skip
    assert match.view()["price"] == 18


def test_what_the_rules_do_not_allow_changes_nothing() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    before = match.record()
    with pytest.raises(IllegalAction, match=r"rule M2\.4"):
        match.answer("price 18")
    with pytest.raises(IllegalAction, match="medici"):
        match.answer("stop", seat="strozzi")
    with pytest.raises(BadNotation):
        match.answer("dance")
    assert match.record() == before


def test_a_match_that_is_over_asks_nothing() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    assert (match.scores, match.winners, match.result) == ({}, (), None)
    match.play("random", seed=1)
    assert (match.asked, match.question, match.texts) == (None, None, [])
    assert match.result is not None
    assert tuple(match.scores.values()) == match.result.scores
    assert max(match.scores, key=match.scores.__getitem__) in match.winners
    with pytest.raises(IllegalAction):
        match.answer("draw")
    with pytest.raises(FiorinoError):
        match.decision  # noqa: B018


def test_draws_by_hand_are_asked_of_chance() -> None:
    match = Match("medici-vs-strozzi", draws_by_hand=True)
    assert match.asked == "chance"
    assert match.view()["viewer"] == -3, "chance sees what a spectator sees"
    match.answer("tile dye-4")
    assert match.view("medici")["lot"] == ["dye-4"]


def test_an_answer_can_be_taken_back() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    match.answer("stop")
    match.undo()
    assert match.question == "draw-or-stop"
    with pytest.raises(FiorinoError):
        match.undo("strozzi")


def test_a_viewer_sees_their_own_hand_alone() -> None:
    match = played()
    for viewer in match.seats:
        hands = {seat["name"]: seat["hand"] for seat in match.view(viewer)["seats"]}
        assert [name for name, hand in hands.items() if hand is not None] == [viewer]
    assert all(seat["hand"] is None for seat in match.view("spectator")["seats"])


def test_events_are_told_as_a_viewer_saw_them() -> None:
    match = played()
    match.play("greedy", seed=1)
    everything, seen = match.events(), match.events("spectator")
    assert 0 < len(seen) <= len(everything)
    assert seen != everything, "Senesi cards are drawn in secret"
    assert match.events(after=len(match.log)) == []


# Copies, pickles and files


@pytest.mark.parametrize("how", [Match.clone, copy.copy, copy.deepcopy])
def test_a_copy_goes_on_by_itself(how: Any) -> None:
    match = played()
    other = how(match)
    before = match.record()
    result = ended(other)
    assert match.record() == before
    assert ended(match) == result


def test_a_pickled_match_goes_on_as_the_match_does() -> None:
    match = played()
    again = pickle.loads(pickle.dumps(match))
    assert again.record() == match.record()
    assert again.events() == match.events()
    assert ended(again) == ended(match)


def test_a_match_with_draws_by_hand_and_another_box_is_pickled_too() -> None:
    match = Match("medici-vs-strozzi", box=OTHER_BOX, draws_by_hand=True)
    match.answer("tile gold-5")
    again = pickle.loads(pickle.dumps(match))
    assert again.record() == match.record()
    assert again.setup.box is match.setup.box


def test_a_match_from_a_position_is_pickled_too() -> None:
    match = load_position(ROOT / "examples" / "mid-auction.json", seed=2)
    match.answer(match.options[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.position() == match.position()
    assert ended(again) == ended(match)


def parts(match: Match[Any]) -> list[object]:
    decision = match.decision
    return [
        match.setup, match.setup.game, match.setup.box, match.table, decision, decision.options[0],
        match.events()[-1], match.engine.log[-1], match.engine.chance,
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("how", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_every_part_of_a_match_can_be_copied_and_pickled(number: int, how: Any) -> None:
    value = parts(played())[number]
    again = how(value)
    assert type(again) is type(value)
    assert repr(again) == repr(value)


@pytest.mark.parametrize("how", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_a_copied_table_is_the_same_position_and_goes_on_alone(how: Any) -> None:
    match = played()
    table = how(match.table)
    encode = match.setup.game.encode
    assert encode(table) == encode(match.table)
    table.apply(table.options()[0])
    assert encode(table) != encode(match.table)


def test_an_event_keeps_the_rule_that_it_was_told_by() -> None:
    for event in played().events():
        assert pickle.loads(pickle.dumps(event)).rule == event.rule


def test_a_record_brings_the_match_back(tmp_path: Path) -> None:
    match = played()
    match.play({"blue": "random"}, seed=1)
    match.save(tmp_path / "match.fiorino")
    again = load_record(tmp_path / "match.fiorino")
    assert (again.record(), again.players) == (match.record(), match.players)
    assert again.players[0] == "random"
    assert read_record(match.record()).log == match.log


def test_a_position_begins_another_match() -> None:
    match = played()
    other = read_position(match.position(), seed=1)
    assert (other.asked, other.texts, other.log) == (match.asked, match.texts, [])


# Bots


class Late:
    """Answers by text, and fails when it is asked what it does not know."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> str:
        known = {"draw-or-stop": "stop", "name-price": "price 10", "take-or-leave": "buy"}
        return known.get(decision.question) or decision.texts()[0]


class Giving:
    """Answers always the same."""

    def __init__(self, given: Any) -> None:
        self.given = given

    def answer(self, _decision: Decision) -> Any:
        if isinstance(self.given, Exception):
            raise self.given
        return self.given


def test_a_bot_may_answer_by_text() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    match.play({"medici": Late, "strozzi": "greedy"}, seed=1)
    assert match.is_over
    assert match.players == ("Late", "greedy")
    assert ("medici", "price 10") in match.log


def test_bots_play_until_a_seat_without_one_is_asked() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    match.play({"medici": "greedy"}, seed=1)
    assert match.asked == "strozzi"


def test_the_same_seed_makes_the_same_bots() -> None:
    logs = []
    for seed in (1, 1, 2):
        match = Match("medici-vs-strozzi", seed=1)
        match.play("random", seed=seed)
        logs.append(match.log)
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("dance", "answered “dance”: "),
        ("price 18", r"answered “price 18”: first stop drawing; .*\(rule M2\.4\)"),
        (7, "answered 7: an answer is one of decision.options, or its text"),
        (None, "answered None: an answer is one of"),
        (ZeroDivisionError("by nought"), r"failed: ZeroDivisionError: by nought \(.*, line \d+\)"),
    ],
)
def test_a_faulty_bot_is_told_by_name_match_seat_and_question(given: Any, fault: str) -> None:
    match = Match("medici-vs-strozzi", seed=1)
    before = match.record()
    with pytest.raises(BotFault, match=fault) as caught:
        match.play({"medici": Giving(given), "strozzi": "greedy"})
    said = str(caught.value)
    assert said.startswith("The bot Giving in <Match: medici-vs-strozzi for 2, ")
    assert "was asked draw-or-stop (seat medici, rule M2.4) and " in said
    assert str(pickle.loads(pickle.dumps(caught.value))) == said
    assert match.log == read_record(before).log


def test_an_illegal_action_of_a_bot_is_told_by_its_rule() -> None:
    price: Action = Match("medici-vs-strozzi").read("price 18")
    with pytest.raises(BotFault, match=r"answered Price\(coins=18\): .*\(rule M2\.4\)"):
        make_bot(lambda _: Giving(price)).answer(Match("medici-vs-strozzi").decision)


class WithoutDice:
    """Cannot be called with dice."""

    def answer(self, decision: Decision) -> Action:
        return decision.options[0]


class WithoutWeights(WithoutDice):
    def __init__(self, _dice: object) -> None:
        raise ValueError("no weights")


@pytest.mark.parametrize(
    ("maker", "fault"),
    [
        (WithoutDice, r"TypeError: .*takes no arguments\. "),
        (WithoutWeights, r"ValueError: no weights \(.*test_match\.py, line \d+\)\. "),
    ],
)
def test_a_bot_that_cannot_be_made_says_how_its_class_is_called(maker: Any, fault: str) -> None:
    said = f"The bot {maker.__name__} cannot be made: {fault}Its class is called with one argument"
    with pytest.raises(FiorinoError, match=said):
        Match("siena", seed=1).play(maker)


def test_reprs_say_what_is_going_on() -> None:
    match = Match("medici-vs-strozzi", seed=1)
    assert repr(match) == "<Match: medici-vs-strozzi for 2, 1 logged, medici is asked draw-or-stop>"
    assert repr(match.setup) == "<Setup: medici-vs-strozzi for 2>"
    assert repr(match.setup.game) == "<Game: medici-vs-strozzi>"
    assert repr(match.decision) == "<Decision: medici is asked draw-or-stop, 2 options>"
    assert repr(match.table) == "<MediciTable: seat 0 is asked draw-or-stop>"
    match.play("greedy", seed=1)
    assert repr(match).endswith("over>")
    assert repr(match.table) == "<MediciTable: nobody is asked match-over>"
    assert repr(match.result).startswith("Result(scores=(")
