"""A whole match as text, compared byte for byte with what the engine gives.

The transcript changes only when rules, events or notation are changed on purpose. Then write it
anew, read the difference, and commit it with the change:

    FIORINO_REWRITE_TRANSCRIPTS=1 .venv/bin/pytest -k golden_transcript
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from fiorino.core.codec import canonical, encode
from fiorino.core.match import Entry, Match
from fiorino.core.protocol import Action
from fiorino.core.random import METHOD, Chance
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import MediciTable
from tests.oracles import medici_vs_strozzi as oracle

from .lockstep import components
from .tables import OUR_BOX, own, setup_of

PATH: Final = Path(__file__).parents[2] / "transcripts" / "medici-vs-strozzi.txt"
REWRITE: Final = "FIORINO_REWRITE_TRANSCRIPTS"
SEED: Final = "Firenze 1494"
LINE: Final = re.compile(r"(M\d+\.\d+) (\w+): (.+)")
MONEY: Final = re.compile(r"  money: medici (-?\d+), strozzi (-?\d+)")
MARKER: Final = re.compile(r"(\w+) (\w+) ([+-]\d|0)")


class Players:
    """Both houses: answers that depend on nothing but how many were given before."""

    def __init__(self) -> None:
        self.given = 0
        self.dice = Chance("the players of the transcript")

    def answer(self, texts: list[str]) -> str:
        number = self.dice.below("answer", self.given, 31)
        self.given += 1
        if texts[0] == "draw":
            return "draw" if number % 3 else "stop"
        return texts[number % len(texts)]


def transcript() -> str:
    """The match of the seed, from the first tile to the result."""
    setup = setup_of()
    notation = MEDICI_VS_STROZZI.notation(setup)
    match = Match(setup, Chance(SEED))
    players = Players()

    def chosen() -> Action:
        texts = [notation.write(action) for action in match.table.options()]
        return notation.parse(players.answer(texts))

    while not match.is_over:
        match.play(match.table.seat(), chosen())
    lines = [
        f"{MEDICI_VS_STROZZI.title}, rules version {MEDICI_VS_STROZZI.rules_version}",
        f"box {OUR_BOX.digest}",
        "options last_lot=sold",
        f"chance {METHOD}, seed “{SEED}”",
        "",
        "round 1",
    ]
    round = 1
    for number, entry in enumerate(match.log, 1):
        lines += told(match, entry, notation.write(entry.action))
        table = own(match.at(number))
        if table.round > round or not table.agenda:
            lines += ["", f"after round {round}", *summary(table), ""]
            round = table.round
            lines += [f"round {round}"] if table.agenda else []
    result = match.result
    assert result is not None
    winners = " and ".join(setup.seat_name(seat) for seat in result.winners)
    lines.append(f"{winners} won with {max(result.scores)}")
    return "\n".join(lines) + "\n"


def told(match: Match, entry: Entry, text: str) -> Iterator[str]:
    names = match.setup.names
    yield f"{entry.rule} {match.setup.seat_name(entry.seat)}: {text}"
    for event in entry.events:
        yield f"  {event.rule} {canonical(encode(event, 'event', names))}"


def summary(table: MediciTable) -> Iterator[str]:
    yield f"  money: medici {table.money[0]}, strozzi {table.money[1]}"
    spaces = [
        " ".join(table.box.track_name(track)) + (f" {space:+d}" if space else " 0")
        for track, space in enumerate(table.markers)
    ]
    yield "  markers: " + ", ".join(spaces)


def golden(path: Path, text: str) -> bytes:
    """The bytes of the golden file, written anew first where that is wanted."""
    if os.environ.get(REWRITE) == "1":
        path.write_bytes(text.encode())
    return path.read_bytes()


def test_the_engine_gives_the_golden_transcript_byte_for_byte() -> None:
    text = transcript()

    assert text.encode() == golden(PATH, text)


def test_the_transcript_is_written_anew_only_on_purpose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "golden.txt"
    path.write_text("old\n", "utf-8")

    monkeypatch.delenv(REWRITE, raising=False)
    assert golden(path, "new\n") == b"old\n"
    monkeypatch.setenv(REWRITE, "1")
    assert golden(path, "new\n") == b"new\n"


def lines_of_the_file() -> list[str]:
    return PATH.read_text("utf-8").splitlines()


def actions_of_the_file() -> list[tuple[str, str]]:
    """Seat and text of every action."""
    found = [LINE.fullmatch(line) for line in lines_of_the_file()]
    return [(line[2], line[3]) for line in found if line]


def retold() -> tuple[list[dict[str, int]], list[dict[tuple[str, str], int]]]:
    """Money and markers after each round, when the oracle plays the actions of the file."""
    box = components(OUR_BOX, "sold")
    state = oracle.new_state(box)
    course = oracle.match(box, state)
    question = next(course)
    money, markers = [], []
    actions = actions_of_the_file()
    for number, (seat, text) in enumerate(actions, 1):
        assert question.seat == seat
        assert text in question.answers
        before = state.round
        try:
            question = course.send(text)
        except StopIteration:
            assert number == len(actions), "the match is over before the transcript"
        if state.round > before or number == len(actions):
            money.append(dict(state.money))
            markers.append(dict(state.markers))
    return money, markers


def test_the_oracle_finds_the_money_that_the_transcript_states_after_each_round() -> None:
    found = [MONEY.fullmatch(line) for line in lines_of_the_file()]
    stated = [{"medici": int(line[1]), "strozzi": int(line[2])} for line in found if line]

    assert len(stated) == 3
    assert retold()[0] == stated


def test_the_oracle_finds_the_markers_that_the_transcript_states_after_each_round() -> None:
    stated = [
        {(harbor, good): int(space) for harbor, good, space in MARKER.findall(line)}
        for line in lines_of_the_file()
        if line.startswith("  markers: ")
    ]

    assert len(stated) == 3
    assert retold()[1] == stated


def test_the_transcript_ends_with_the_winner_that_the_oracle_finds() -> None:
    final = retold()[0][-1]
    winners = [house for house, coins in final.items() if coins == max(final.values())]

    assert lines_of_the_file()[-1] == f"{' and '.join(winners)} won with {max(final.values())}"


def test_the_transcript_shows_every_kind_of_answer() -> None:
    verbs = {text.split()[0] for _, text in actions_of_the_file()}

    assert verbs == {"tile", "draw", "stop", "price", "buy", "refuse", "load", "throw"}
