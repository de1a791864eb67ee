"""What can be typed in a match, and what comes of it."""

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

from fiorino.bots.advice import advise
from fiorino.bots.levels import MasterBot

from .conftest import Call
from .support import RULES, Said, dealt, only_saved, saved, screens, state, texts

TWO: Final = ("play", "--seed", "5", "--seats", "Ada,Bruno")
BOUGHT: Final = ("stop", "price 18", "buy")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture
def play(call: Call, data: Path) -> "Play":
    return Play(call, data)


class Play:
    """A match of two people at one keyboard, and what it leaves in its file."""

    def __init__(self, call: Call, data: Path) -> None:
        self.call = call
        self.data = data

    def __call__(self, *typed: str) -> Said:
        said = self.call(*TWO, typed=lines(*typed))
        assert said.code == 0
        assert said.err == ""
        return said

    def answers(self, *typed: str) -> list[str]:
        """The answers and draws that these lines lead to."""
        self(*typed)
        return texts(saved(only_saved(self.data)).match)


def after(said: Said, typed: str) -> str:
    """What was said after a line was typed, as one line."""
    return " ".join(said.out.partition(f"› {typed}\n")[2].split())


# Answers


def test_an_answer_is_given_by_its_number(play: Play) -> None:
    assert play.answers("2") == texts(dealt("stop"))


def test_an_answer_is_given_by_its_text(play: Play) -> None:
    assert play.answers("stop") == texts(dealt("stop"))


def test_an_answer_is_given_by_the_beginning_of_its_text(play: Play) -> None:
    assert play.answers("s") == texts(dealt("stop"))


def test_capitals_and_spaces_do_not_matter(play: Play) -> None:
    assert play.answers("  STOP ", "Price   18") == texts(dealt("stop", "price 18"))


def test_a_plain_number_is_a_price_where_a_price_is_asked(play: Play) -> None:
    assert play.answers("stop", "18") == texts(dealt("stop", "price 18"))


def test_every_word_of_an_answer_may_be_shortened(play: Play) -> None:
    assert play.answers(*BOUGHT, "l 5 v") == texts(dealt(*BOUGHT, "load 5 venezia"))


def test_the_answers_are_listed_with_their_numbers(play: Play) -> None:
    listed = re.findall(r"^ +(\d+) (\w+)  ", play().out, re.M)
    assert listed == [("1", "draw"), ("2", "stop")]


def test_a_range_of_prices_is_offered_as_one_line(play: Play) -> None:
    assert "\n  • price 0 … price 400 " in play("stop").out


# What is not an answer


def test_a_number_beyond_the_list_is_told_the_numbers_there_are(play: Play) -> None:
    assert "The answers are numbered 1 to 2." in play("3").words


def test_a_number_of_five_thousand_figures_is_refused(play: Play) -> None:
    assert play.answers("1" * 5000) == texts(dealt())


def test_a_price_of_five_thousand_figures_is_refused(play: Play) -> None:
    assert play.answers("stop", "1" * 5000) == texts(dealt("stop"))


@pytest.mark.parametrize("typed", ["401", "price 401", "-3", "price -3", "p 9999999999999"])
def test_a_price_beyond_the_limits_is_refused_by_the_rule_that_sets_them(
    play: Play, typed: str
) -> None:
    refused = "Not allowed: now name a price from 0 to 400 (rule M3.1)."
    assert after(play("stop", typed), typed).startswith(refused)


@pytest.mark.parametrize("typed", ["18.5", "18,5", "price 18.5"])
def test_a_price_with_a_fraction_is_told_that_prices_are_whole(play: Play, typed: str) -> None:
    number = typed.rsplit(maxsplit=1)[-1]
    told = f"“{number}” is not a whole number; answer with price 0 … price 400."
    assert after(play("stop", typed), typed).startswith(told)


def test_a_price_while_tiles_are_drawn_is_told_what_comes_first(play: Play) -> None:
    refused = "Not allowed: first stop drawing; then the price is named (rule M2.4)."
    assert after(play("price 5"), "price 5").startswith(refused)


def test_an_answer_to_another_question_is_refused_by_rule(play: Play) -> None:
    said = play("stop", "draw")
    assert after(said, "draw").startswith("Not allowed: you have stopped drawing (rule M2.4).")


def test_a_load_that_the_rules_forbid_is_refused_by_its_rule(play: Play) -> None:
    # The Strozzi buy and draw next; unsold, the lot is theirs again.
    said = play(*BOUGHT, "load 5 pisa", "stop", "price 7", "refuse", "load 4 pisa")
    assert after(said, "load 4 pisa").startswith(
        "Not allowed: another ship of yours is in Pisa (rule M4.3)."
    )


def test_what_is_refused_leaves_the_match_as_it_was(play: Play) -> None:
    assert play.answers("buy", "price 18", "nonsense", "99") == texts(dealt())


def test_nonsense_is_told_what_can_be_said(play: Play) -> None:
    said = after(play("xyzzy"), "xyzzy")
    assert said.startswith("“xyzzy” is not understood; answer with draw or stop.")
    assert "“help” lists what else you can type" in said


def test_an_empty_line_is_told_what_can_be_said(play: Play) -> None:
    assert "An answer is needed: draw or stop." in play("").words


def test_a_misspelt_answer_is_told_the_answer_that_is_meant(play: Play) -> None:
    assert "Did you mean “stop”?" in play("stpo").words


def test_a_misspelt_command_is_told_the_command_that_is_meant(play: Play) -> None:
    assert "Did you mean “hint”?" in play("hnt").words


def test_a_beginning_that_fits_several_answers_is_told_all_of_them(play: Play) -> None:
    said = after(play(*BOUGHT, "load 5"), "load 5")
    assert "could be load 5 pisa, load 5 genova or load 5 venezia; type a little more." in said


def test_brackets_are_said_back_as_they_were_typed(play: Play) -> None:
    assert "“[/bold] [red]” is not understood" in play("[/bold] [red]").words


# Undo


def test_undo_returns_to_the_decision_before(play: Play) -> None:
    assert play.answers("draw", "undo") == texts(dealt())


def test_undo_shows_the_table_of_that_decision_again(play: Play) -> None:
    first, _, again = screens(play("draw", "undo").out)
    assert again == first


def test_after_undo_the_same_tiles_come_out(play: Play) -> None:
    assert play.answers("draw", "undo", "draw", "draw") == texts(dealt("draw", "draw"))


def test_undo_goes_back_as_often_as_there_are_answers(play: Play) -> None:
    assert play.answers("draw", "stop", "undo", "undo", "stop") == texts(dealt("stop"))


def test_undo_leaves_the_answer_of_another_person_alone(play: Play) -> None:
    assert play.answers("stop", "18", "undo", "buy") == texts(dealt("stop", "price 18", "buy"))


def test_undo_says_whose_answer_is_in_the_way(play: Play) -> None:
    assert "Ada has answered since" in play("stop", "18", "undo").words


def test_undo_before_the_first_answer_says_that_there_is_none(play: Play) -> None:
    assert "You have no answer to take back yet." in play("undo").words


def test_undo_takes_back_what_the_bot_answered_since(call: Call, data: Path) -> None:
    call("play", "--seed", "5", typed=lines("stop", "18", "undo"))
    assert texts(saved(only_saved(data)).match) == texts(dealt("stop"))


# Commands


def test_hint_is_what_the_master_would_answer(play: Play) -> None:
    decision = dealt("stop").decision()
    assert decision is not None
    answer = decision.notation.write(MasterBot(Random(1)).answer(decision))
    assert f"Hint: {answer} (" in after(play("stop", "hint"), "hint")


def test_hint_names_the_figures_behind_it(play: Play) -> None:
    decision = dealt("stop").decision()
    assert decision is not None
    figures = advise(decision, Random(1)).figures
    said = after(play("stop", "hint"), "hint")
    assert f"It is worth {figures['mine']:.1f} to you".removesuffix(".0") in said


def test_hint_names_the_next_best_answers_and_what_they_give_away(play: Play) -> None:
    decision = dealt("stop").decision()
    assert decision is not None
    _, second, third = advise(decision, Random(1)).answers
    said = after(play("stop", "hint"), "hint")
    for answer in (second, third):
        text = decision.notation.write(answer.action)
        assert f"Or: {text} (gives away {answer.gives_away:.1f}".removesuffix(".0") in said


def test_hint_answers_nothing(play: Play) -> None:
    assert play.answers("hint", "hint") == texts(dealt())


def rule(number: str) -> str:
    """A rule as RULES.md has it, without the asterisks."""
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.+)$", RULES, re.M)
    assert found is not None
    return found[1].replace("*", "")


def test_why_prints_the_rule_that_asks(play: Play) -> None:
    said = after(play("why"), "why")
    assert f"M2.4 {rule('M2.4')}" in said
    assert "M2.3" not in said


def test_rules_with_a_number_prints_that_section(play: Play) -> None:
    said = after(play("rules 4"), "rules 4")
    assert said.startswith("M4 Loading M4.1")
    assert rule("M4.7") in said
    assert "M5" not in said


def test_rules_with_the_number_of_a_rule_prints_that_rule(play: Play) -> None:
    said = after(play("rules M3.1"), "rules M3.1")
    assert rule("M3.1") in said
    assert "M3.2" not in said


def test_rules_alone_prints_all_of_them(play: Play) -> None:
    said = after(play("rules"), "rules")
    assert rule("M1.1") in said
    assert rule("M7.4") in said


def test_rules_with_a_number_that_is_not_there_says_which_are(play: Play) -> None:
    said = after(play("rules nonsense99"), "rules nonsense99")
    assert said.startswith("There is no rule “nonsense99”; the sections are M1, M2, M3")


def test_rules_with_a_word_that_is_not_there_says_so(play: Play) -> None:
    assert "No rule of Medici vs Strozzi mentions “xyzzy”." in play("rules xyzzy").words


def test_log_tells_everything_with_its_number(play: Play) -> None:
    said = play(*BOUGHT, "load 5 pisa", "log").out.partition("› log\n")[2]
    told = re.findall(r"^ +(\d+)  (.+?) *$", said, re.M)
    assert [line.split(" for ")[0] for number, line in told if number == "3"] == ["Ada asks 18"]
    assert [line for number, line in told if number == "4"] == ["Bruno buys for 18."]
    assert [line for number, line in told if number == "5" and "Pisa" in line] != []


def test_table_draws_the_table_again(play: Play) -> None:
    first, again = screens(play("table").out)
    assert first == again


@pytest.mark.parametrize("asked", ["help", "?", "HELP"])
def test_help_names_every_command(play: Play, asked: str) -> None:
    said = after(play(asked), asked)
    for word in ("undo", "hint", "why", "rules", "log", "table", "save", "quit"):
        assert f" {word} " in said


def test_quit_leaves_without_another_question(play: Play) -> None:
    assert "stop" not in play.answers("quit", "stop")


def test_commands_change_nothing(play: Play, data: Path) -> None:
    play("hint", "why", "rules 4", "log", "table", "help", "save")
    assert state(saved(only_saved(data)).match) == state(dealt())
