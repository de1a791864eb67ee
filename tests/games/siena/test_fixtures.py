"""Whole matches that together visit every kind of decision; they replay for ever."""

import json
from pathlib import Path

import pytest

from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.record import read_record, write_record
from fiorino.games import GAMES
from fiorino.games.siena import SIENA

from .fixtures import ASKED, FOLDER, MATCHES, questions

TODAY = sorted(FOLDER.glob("siena_*.fiorino"))
OLD = sorted((FOLDER / "rules_1").glob("*.fiorino"))


def opened(path: Path) -> Match:
    return read_record(path.read_text("utf-8"), GAMES).match


def test_there_are_five_fixtures_of_each_rules_version() -> None:
    assert len(TODAY) == len(OLD) == len(MATCHES)


@pytest.mark.parametrize("path", TODAY, ids=[path.stem for path in TODAY])
def test_a_fixture_replays_to_its_result(path: Path) -> None:
    match = opened(path)

    assert match.is_over
    assert match.setup.rules == SIENA.rules_version == 2
    assert sum(entry.seat != CHANCE for entry in match.log) > 100


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_a_record_of_rules_version_1_verifies_by_the_rules_it_was_played_by(path: Path) -> None:
    match = opened(path)

    assert match.is_over
    assert match.setup.rules == 1
    assert sum(entry.seat != CHANCE for entry in match.log) > 100


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_a_record_of_rules_version_1_is_written_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    written = json.loads(write_record(read_record(text, GAMES)))
    told = json.loads(text)

    for line in written["actions"] + told["actions"]:
        del line["hash"]  # it begins with the options, of which there are more now
    for part in ("rules_version", "actions", "result", "table"):
        assert written[part] == told[part]


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_what_was_played_by_rules_version_1_is_not_taken_for_version_2(path: Path) -> None:
    fields = json.loads(path.read_text("utf-8")) | {"rules_version": 2}

    with pytest.raises(Exception, match=r"The record was changed"):
        read_record(json.dumps(fields), GAMES)


def test_the_fixtures_visit_every_kind_of_decision_and_draw() -> None:
    assert set().union(*[questions(opened(path)) for path in TODAY]) == ASKED
