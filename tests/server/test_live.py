"""A match as its log tells it."""

import json
from random import Random
from typing import Final

import msgspec
import pytest

from fiorino.core.codec import canonical, digest
from fiorino.core.errors import FiorinoError, IllegalAction
from fiorino.core.flow import AgendaTable
from fiorino.core.notation import Notation
from fiorino.core.options import write_options
from fiorino.core.protocol import NOBODY, SPECTATOR, Action, Seat
from fiorino.core.record import read_record, write_position
from fiorino.games import GAMES
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import (
    PAUSE,
    PAUSED,
    RESIGN,
    RESUME,
    TIMEOUT,
    Diverged,
    DraftLine,
    Stale,
)
from fiorino.server.storage.rows import LogLine
from tests.games.siena.tables import seat
from tests.games.siena.test_s17_charity import trader
from tests.games.siena.test_s24_artists import opened
from tests.server.lobbies import MEDICI, SIENA, match_row, sensible

SETUPS: Final = ((MEDICI, 2), (SIENA, 2), (SIENA, 4))


def commit(live: Live, draft: DraftLine) -> LogLine:
    """The line is in the log now."""
    live.take_over(draft)
    return draft.row


def begun(game: str, players: int, **values: object) -> Live:
    live = Live(match_row(game, players, **values))
    commit(live, live.start("start:0", 1.0))
    return live


def step(live: Live, rng: Random) -> LogLine:
    """A random answer."""
    action = sensible(live.setup, live.match.table, rng)
    seat, version = live.asked(), live.version
    draft = live.answer(f"c{version}", seat, version, live.notation.write(action), version + 1.0)
    return commit(live, draft)


def played(live: Live, steps: int, rng: Random) -> None:
    for _ in range(steps):
        if live.is_over:
            return
        step(live, rng)


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_whoever_follows_the_lines_has_the_same_table_after_every_line(
    game: str, players: int
) -> None:
    rng = Random(f"{game}{players}")
    writer = begun(game, players)
    reader = Live(match_row(game, players))
    reader.follow(writer.lines[0].row)
    gone = False
    for number in range(160):
        if writer.is_over:
            break
        seat = writer.asked()
        if writer.can_undo(seat) and rng.random() < 0.4:
            draft = writer.undo(f"u{number}", seat, writer.version, number + 2.0)
            row = commit(writer, draft)
        elif players > 2 and number == 60 and not gone:
            gone = True
            row = commit(writer, writer.give_up("r", Seat(1), RESIGN, number + 2.0))
        elif players > 2 and number == 80:
            row = commit(writer, writer.give_up("t", Seat(2), TIMEOUT, number + 2.0))
        else:
            row = step(writer, rng)
        reader.follow(row)
        assert reader.digest() == writer.digest() == row.digest
        assert reader.version == writer.version == row.seq
        assert reader.asked() == writer.asked()
        assert reader.can_undo(reader.asked()) == writer.can_undo(writer.asked())
    assert writer.version > 30
    assert [line.events for line in reader.lines] == [line.events for line in writer.lines]
    assert writer.draws_agree()


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_a_draft_changes_nothing_until_it_is_in_the_log(game: str, players: int) -> None:
    live = begun(game, players)
    rng = Random(3)
    played(live, 20, rng)
    before = (live.version, live.digest(), len(live.match.log), dict(live.commands))
    seat, text = live.asked(), live.notation.write(live.match.table.options()[0])
    live.answer("x", seat, live.version, text, 99.0)
    live.give_up("y", seat, RESIGN, 99.0)
    live.note("z", seat, PAUSE, PAUSED, 99.0)
    live.preview(seat, live.version, [text])
    assert before == (live.version, live.digest(), len(live.match.log), dict(live.commands))
    assert not live.lost
    assert not live.paused


def test_a_draft_of_an_older_version_is_not_taken_over() -> None:
    live = begun(MEDICI, 2)
    seat, text = live.asked(), live.notation.write(live.match.table.options()[0])
    late = live.answer("late", seat, live.version, text, 5.0)
    step(live, Random(1))
    before = live.digest()
    with pytest.raises(Diverged):
        live.take_over(late)
    assert live.digest() == before


def test_whoever_drafts_reads_and_applies_an_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    live = begun(MEDICI, 2)
    done: list[str] = []
    parse, apply = Notation.parse, AgendaTable.apply

    def parsing(notation: Notation, text: str) -> Action:
        done.append("parsed")
        return parse(notation, text)

    def applying(table: AgendaTable[object], action: Action) -> None:
        done.append("applied")
        apply(table, action)

    monkeypatch.setattr(Notation, "parse", parsing)
    monkeypatch.setattr(AgendaTable, "apply", applying)
    commit(live, live.answer("c", live.asked(), live.version, "stop", 5.0))
    assert done == ["parsed", "applied"]


def test_a_whole_match_ends_with_a_result_and_draws_that_agree_with_the_seed() -> None:
    live = begun(MEDICI, 2)
    played(live, 2000, Random(1))
    assert live.is_over
    assert live.result() is not None
    assert live.asked() == NOBODY
    assert live.draws_agree()


def test_a_draw_that_is_not_the_seeds_is_found_out() -> None:
    live = begun(MEDICI, 2)
    played(live, 10, Random(1))
    other = Live(match_row(MEDICI, 2, secret="another"))
    for told in live.lines:
        other.follow(told.row)
    assert live.draws_agree()
    assert not other.draws_agree()


def test_a_line_that_leads_elsewhere_is_told_of() -> None:
    live = begun(MEDICI, 2)
    row = live.lines[0].row
    again = Live(match_row(MEDICI, 2))
    with pytest.raises(Diverged):
        again.follow(msgspec.structs.replace(row, digest="0" * 64))


def test_a_line_is_followed_once_and_in_its_order() -> None:
    live = begun(MEDICI, 2)
    with pytest.raises(Diverged):
        live.follow(live.lines[0].row)


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_one_version_for_all_viewers_and_answers_only_for_their_own_seat(
    game: str, players: int
) -> None:
    live = begun(game, players)
    played(live, 120, Random(5))
    stories = {
        viewer: live.story(Seat(viewer), 0)[0] for viewer in (*range(players), int(SPECTATOR))
    }
    versions = [step.version for step in stories[int(SPECTATOR)]]
    assert versions == list(range(1, live.version + 1))
    for viewer, steps in stories.items():
        assert [step.version for step in steps] == versions
        for told, shown in zip(live.lines, steps, strict=True):
            assert (shown.answer is not None) == (
                told.row.kind == "answer" and told.row.seat == viewer
            )


def test_what_a_viewer_may_not_see_is_an_empty_shell_that_tells_no_choice() -> None:
    playing = trader().play("sell cloth", "charity 15", "senesi 1", "senesi 4")
    start = write_position(playing.setup, playing.table)
    options = json.dumps(write_options(playing.setup.options))
    shells = set()
    for text in ("keep 1", "keep 4"):
        live = begun(SIENA, 2, start=start, options=options)
        commit(live, live.answer("k", Seat(0), live.version, text, 5.0))
        own, others = (live.story(viewer, 1)[0][0] for viewer in (Seat(0), Seat(1)))
        assert own.answer == text
        assert others.answer is None
        assert others.version == own.version
        shells.add(msgspec.json.encode((others, live.briefing(Seat(1), ["A", "B"]))))
    assert len(shells) == 1


def test_a_story_leaves_out_the_oldest_steps_and_says_how_many() -> None:
    live = begun(SIENA, 4)
    played(live, 230, Random(2))
    steps, left_out = live.story(SPECTATOR, -1)
    assert len(steps) == 200
    assert left_out == live.version - 200
    assert steps[-1].version == live.version
    assert live.story(SPECTATOR, live.version) == ([], 0)


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_can_undo_agrees_with_undo(game: str, players: int) -> None:
    rng = Random(8)
    live = begun(game, players)
    outcomes = set()
    for _ in range(200):
        if live.is_over:
            break
        for number in range(players):
            try:
                live.undo("u", Seat(number), live.version, 0.0)
                undone = True
            except FiorinoError:
                undone = False
            assert undone == live.can_undo(Seat(number))
            outcomes.add(undone)
        step(live, rng)
    assert outcomes == {True, False}


def test_an_undo_brings_the_very_table_back_and_is_logged() -> None:
    rng = Random(8)
    live = begun(SIENA, 2)
    while not live.can_undo(live.asked()):
        before = live.digest()
        step(live, rng)
    seat, version = live.asked(), live.version
    commit(live, live.undo("u", seat, version, 999.0))
    assert live.digest() == before
    assert live.version == version + 1
    assert live.lines[-1].row.kind == "undo"


def test_a_stale_version_is_refused() -> None:
    live = begun(MEDICI, 2)
    seat, text = live.asked(), live.notation.write(live.match.table.options()[0])
    for version in (0, live.version - 1, live.version + 1):
        with pytest.raises(Stale):
            live.answer("x", seat, version, text, 5.0)
        with pytest.raises(Stale):
            live.preview(seat, version, [text])
        with pytest.raises(Stale):
            live.undo("x", seat, version, 5.0)


def test_another_seat_is_refused_with_rule_and_reason() -> None:
    live = begun(MEDICI, 2)
    other = Seat(1 - live.asked())
    text = live.notation.write(live.match.table.options()[0])
    with pytest.raises(IllegalAction, match="it is up to") as refusal:
        live.answer("x", other, live.version, text, 5.0)
    assert refusal.value.rule == live.match.table.rule()


def test_of_two_who_resigns_loses() -> None:
    live = begun(MEDICI, 2)
    commit(live, live.give_up("r", Seat(0), RESIGN, 9.0))
    result = live.result()
    assert live.is_over
    assert result is not None
    assert result.winners == (Seat(1),)
    shown = json.loads(msgspec.json.encode(live.briefing(Seat(0), ["A", "B"])))
    assert (shown["over"], shown["asked"], shown["answers"]) == (True, False, [])
    assert shown["result"]["winners"] == [live.setup.seat_names[1]]


def test_of_more_the_match_goes_on_and_who_gave_up_cannot_win() -> None:
    live = begun(SIENA, 3)
    commit(live, live.give_up("r", Seat(0), RESIGN, 9.0))
    assert not live.is_over
    with pytest.raises(FiorinoError):
        live.give_up("r2", Seat(0), RESIGN, 9.0)
    played(live, 5000, Random(4))
    result = live.result()
    assert result is not None
    assert result.winners
    assert Seat(0) not in result.winners


def test_a_pause_is_in_the_log() -> None:
    live = begun(MEDICI, 2)
    commit(live, live.note("p", Seat(0), PAUSE, PAUSED, 9.0))
    assert live.paused
    commit(live, live.note("q", Seat(1), PAUSE, RESUME, 9.0))
    assert not live.paused
    assert not live.pausing


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_a_match_from_a_position_goes_on_from_it(game: str, players: int) -> None:
    live = begun(game, players)
    played(live, 25, Random(6))
    start = write_position(live.setup, live.match.table)
    again = begun(game, players, start=start)
    assert canonical(again.setup.game.encode(again.match.table)) == canonical(
        live.setup.game.encode(live.match.table)
    )
    played(again, 10, Random(7))
    assert again.version > 5
    assert again.draws_agree()


def test_a_record_of_a_finished_match_is_read_back_with_its_seed() -> None:
    live = begun(MEDICI, 2)
    played(live, 2000, Random(1))
    record = read_record(live.record(["A", "B"]), GAMES)
    assert record.match.chance is not None
    assert digest(live.setup.game.encode(record.match.table)) == live.digest()
    assert live.match.chance is None


def test_a_pass_that_shows_the_bidder_his_artist_cannot_be_undone() -> None:
    """The opener passes, the other engages the Artist unseen, and the opener is asked again."""
    playing = opened({"orange": seat(40)}).play("bid 15", "bid 20")
    start = write_position(playing.setup, playing.table)
    options = json.dumps(write_options(playing.setup.options))
    live = begun(SIENA, 2, start=start, options=options)
    commit(live, live.answer("k", Seat(0), live.version, "pass", 5.0))
    assert live.asked() == Seat(0)
    assert live.match.log[-1].seat == Seat(0)
    assert not live.can_undo(Seat(0))
