"""`fiorino arena`."""

import json
import signal
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

from tests.patience import PATIENCE

from .conftest import Call
from .support import EXAMPLE, GAME, Said, assert_refused, command, environment

THREE: Final = ("arena", GAME, "--bots", f"greedy,random,{EXAMPLE}", "--matches", "4")


def test_everybody_meets_everybody(call: Call) -> None:
    found = call(*THREE, "--json").json()
    assert (found["deals"], found["matches"]) == (2, 12)
    met = {(each["bot"], each["other"]): each["matches"] for each in found["meetings"]}
    names = ("greedy", "random", "Cautious")
    assert met == {(one, other): 4 for one in names for other in names if one != other}


def test_the_table_has_a_cross_table_and_ratings(call: Call) -> None:
    said = call(*THREE)
    assert (said.code, said.err) == (0, "")
    rows = {
        cells[0]: cells[1:] for line in said.out.splitlines() if len(cells := line.split()) == 4
    }
    # Greedy beats both; the first of its cells is itself.
    assert rows["greedy"] == ["–", "100", "100"]
    assert "Elo" in said.out
    assert "2 deals × 2 rotations × 3 line-ups" in said.words


def test_in_a_gauntlet_only_the_first_meets_the_others(call: Call) -> None:
    found = call(*THREE, "--gauntlet", "--json").json()
    pairs = {(each["bot"], each["other"]) for each in found["meetings"]}
    assert pairs == {
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "Cautious"),
        ("Cautious", "greedy"),
    }


def test_a_gauntlet_at_larger_tables_seats_the_first_among_the_same(call: Call) -> None:
    arguments = ("siena", "--bots", "greedy,random", "--players", "3", "--gauntlet")
    found = call("arena", *arguments, "--matches", "3", "--json").json()
    greedy, random = found["standings"]
    assert greedy["wins"] + greedy["draws"] + greedy["losses"] == 3
    assert random["wins"] + random["draws"] + random["losses"] == 6
    assert found["bradley_terry"] == []
    assert [each["bot"] for each in found["plackett_luce"]] == ["greedy", "random"]


def test_simulate_is_its_short_form(call: Call) -> None:
    same = ("--bots", "greedy,random,greedy", "--matches", "3", "--json")
    short = call("simulate", "siena", *same).json()
    long = call("arena", "siena", *same, "--players", "3").json()
    del short["plan"], long["plan"]
    assert short == long


def test_a_test_says_who_is_stronger(call: Call) -> None:
    arguments = ("arena", GAME, "--bots", "greedy,random", "--sprt", "0,200")
    said = call(*arguments)
    assert "greedy against random: stronger after" in said.words
    (line,) = call(*arguments, "--json").json()["tests"]
    assert (line["bot"], line["verdict"]) == ("greedy", "stronger")
    assert line["ratio"] >= 2.94


@pytest.mark.parametrize(
    ("more", "parts"),
    [
        (["--bots", "greedy"], ["1 bots cannot fill a table for 2"]),
        (["--bots", "greedy", "--gauntlet"], ["at least two bots"]),
        (["--bots", "greedy,random", "--players", "3"], ["for 2 players, not 3"]),
        (["--bots", "greedy,random", "--sprt", "20"], ["two bounds in Elo", "“20”"]),
        (["--bots", "greedy,random", "--sprt", "20,0"], ["the lower first, not 20,0"]),
        (["--bots", "greedy,random", "--sprt", "0,nan"], ["the lower first"]),
        (["--bots", "greedy,random", "--time", "0"], ["more than 0 seconds"]),
        (["--bots", "greedy,random", "--workers", "0"], ["at least one worker, not 0"]),
        (["--bots", "greedy,random", "--workers", "2", "--ray", "auto"], ["not both"]),
        (["--bots", "greedy,random", "--matches", "0"], ["at least one match"]),
        (["--bots", "greedy,grady"], ["no bot “grady”", "Did you mean “greedy”?"]),
    ],
)
def test_what_cannot_be_held_is_refused_with_a_sentence(
    call: Call, more: list[str], parts: list[str]
) -> None:
    assert_refused(call("arena", GAME, *more), *parts)


def test_a_folder_of_another_tournament_is_refused(call: Call) -> None:
    arguments = ("arena", GAME, "--bots", "random,random", "--matches", "2", "--out", "here")
    assert call(*arguments).code == 0
    assert_refused(call(*arguments, "--seed", "9"), "holds another tournament: seed differ")


# The folder


def test_a_killed_tournament_goes_on_and_comes_to_the_same(tmp_path: Path, call: Call) -> None:
    out = tmp_path / "out"
    arguments = ("arena", GAME, "--bots", "random,random", "--seed", "k")
    process = subprocess.Popen(
        command(*arguments, "--matches", "1000000", "--out", out, "--workers", "2"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    blocks = out / "blocks.jsonl"
    assert process.stderr is not None
    while not blocks.exists() or blocks.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.stderr.read()
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    done = blocks.read_bytes().count(b"\n") - 1
    more = ("--matches", str(2 * done + 6), "--json")
    again = call(*arguments, *more, "--out", out)
    assert again.json() == call(*arguments, *more).json()
    assert blocks.read_bytes().count(b"\n") - 1 >= done + 3


class Page(HTMLParser):
    """What stands in a page, checked for what it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def reported(call: Call) -> Said:
    """A tournament whose report lies in `here`; one bot has a name that is no HTML, and fails."""
    Path("bad.py").write_text(
        "class Bad:\n    def __init__(self, rng): pass\n"
        "    def answer(self, decision): raise ValueError('<b>&')\n",
        "utf-8",
    )
    bots = ("--bots", "greedy,random,bad.py:Bad", "--sprt", "0,300", "--matches", "60")
    return call("arena", GAME, *bots, "--out", "here")


def test_the_page_is_whole_and_needs_nothing_else(reported: Said) -> None:
    assert "The report is here/report.html." in reported.words
    text = Path("here/report.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.addresses == []
    assert "script" not in page.tags
    assert page.tags.count("svg") == 3
    assert page.tags.count("svg") == page.tags.count("desc")
    assert page.tags.count("table") == page.tags.count("caption") == 6
    assert "prefers-color-scheme: dark" in text
    assert "ValueError: &lt;b&gt;&amp;" in text


def test_the_json_of_the_folder_tells_times_too(reported: Said) -> None:
    found = json.loads(Path("here/report.json").read_text("utf-8"))
    assert set(found["times"]) == {"greedy", "random", "Bad"}
    times = found["times"]["greedy"]
    assert 0 < times["median"] <= times["longest"]
    assert times["mean"] <= times["longest"]
    assert found["faults"]["Bad"]["errors"] > 0
