"""A match: checked, logged, and able to go back."""

from random import Random

import pytest

from fiorino.core import refusals
from fiorino.core.errors import FiorinoError, IllegalAction
from fiorino.core.match import SNAPSHOT_EVERY, Draft, Match
from fiorino.core.protocol import CHANCE, NOBODY, Action, Event, Seat, Table
from fiorino.core.random import Chance, at_random
from fiorino.core.sentences import Spoken, Thing
from fiorino.games.medici_vs_strozzi import refusals as medici
from fiorino.games.medici_vs_strozzi.actions import (
    BUY,
    DRAW,
    REFUSE,
    STOP,
    THROW,
    Load,
    Price,
    Tile,
)
from fiorino.games.medici_vs_strozzi.components import Harbor, Kind
from fiorino.games.medici_vs_strozzi.events import (
    LotBought,
    LotLoaded,
    PriceNamed,
    RoundBegan,
    TileDrawn,
)
from fiorino.games.siena import SIENA
from tests.core.support import (
    GAME,
    MEDICI,
    SETUP,
    STROZZI,
    answer,
    answer_at_random,
    finished,
    opened,
    running,
    state,
)
from tests.games.siena.tables import seat as holding
from tests.games.siena.test_s24_artists import opened as auctioned

DYE_4 = Tile(4)
OPENING = ("tile dye-4", "stop", "price 18", "buy", "load 5 pisa")


def refused(match: Match, seat: Seat, action: Action) -> IllegalAction:
    """The refusal of an answer, which must leave everything as it was."""
    before = (state(match.table), list(match.log), match.drawn("bag 1"))
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert (state(match.table), match.log, match.drawn("bag 1")) == before
    return caught.value


def not_asked(asked: str, seat: str) -> Spoken:
    return refusals.NOT_ASKED.said(asked=Thing("seat", asked), seat=Thing("seat", seat))


def actions(match: Match) -> list[Action]:
    return [entry.action for entry in match.log]


# What is refused.


def test_an_illegal_action_is_refused_with_rule_and_reason_and_changes_nothing() -> None:
    refusal = refused(opened("tile dye-4", "stop"), MEDICI, DRAW)
    assert (refusal.rule, refusal.said) == ("M2.4", medici.DRAWING_STOPPED.said())


def test_an_answer_to_another_question_is_refused() -> None:
    refusal = refused(opened("tile dye-4", "stop", "price 18"), STROZZI, THROW)
    assert (refusal.rule, refusal.said) == ("M3.2", medici.BUY_OR_REFUSE.said(price=18))


def test_a_price_beyond_the_ceiling_is_refused() -> None:
    refusal = refused(opened("tile dye-4", "stop"), MEDICI, Price(401))
    assert (refusal.rule, refusal.said) == ("M3.1", medici.NAME_PRICE.said(highest=400))


def test_the_wrong_seat_is_refused_by_name() -> None:
    refusal = refused(opened("tile dye-4"), STROZZI, STOP)
    assert (refusal.rule, refusal.said) == (
        "M2.4",
        not_asked("medici", "strozzi"),
    )


def test_a_player_cannot_answer_for_chance() -> None:
    refusal = refused(opened(), MEDICI, DYE_4)
    assert (refusal.rule, refusal.said) == ("M2.3", not_asked("chance", "medici"))


def test_chance_cannot_answer_for_a_player() -> None:
    refusal = refused(opened("tile dye-4"), CHANCE, STOP)
    assert refusal.said == not_asked("medici", "chance")


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refused(opened("tile dye-4"), Seat(7), STOP).rule == "M2.4"


def test_a_tile_that_is_no_longer_in_the_bag_cannot_be_drawn() -> None:
    match = opened("tile dye-0", "draw")
    assert refused(match, CHANCE, Tile(0)).rule == "M2.3"


def test_nothing_can_be_answered_after_the_end() -> None:
    match = finished()
    refusal = refused(match, MEDICI, STOP)
    assert (refusal.rule, refusal.said) == (match.log[-1].rule, refusals.PLAY_AFTER_END.said())


def test_a_match_that_began_at_its_end_refuses_without_a_rule() -> None:
    match = Match(SETUP, Chance("seed"), finished().table)
    refusal = refused(match, MEDICI, STOP)
    assert (refusal.rule, refusal.said) == ("—", refusals.PLAY_AFTER_END.said())


# The log.


def test_an_answer_of_a_player_is_logged_with_rule_and_events_and_no_source() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    entry = match.log[-1]
    assert (entry.seat, entry.action, entry.rule, entry.source) == (MEDICI, Price(18), "M3.1", "")
    assert entry.events == (PriceNamed(MEDICI, 18, (Kind(4),)),)


def test_a_draw_is_logged_with_its_source_and_events() -> None:
    entry = opened("tile dye-4").log[0]
    assert (entry.seat, entry.action, entry.rule, entry.source) == (CHANCE, DYE_4, "M2.3", "bag 1")
    assert entry.events == (TileDrawn(MEDICI, Kind(4)),)


def test_a_draw_is_logged_where_it_happens_by_itself() -> None:
    match = Match(SETUP, Chance("seed"))
    drawn = Chance("seed").draw(SETUP.table(), 0)
    assert [(entry.seat, entry.action) for entry in match.log] == [(CHANCE, drawn)]
    assert match.table.seat() == MEDICI


def test_what_happens_before_the_first_decision_is_told_as_the_opening() -> None:
    assert opened().opening == (RoundBegan(1, MEDICI),)


def test_the_opening_is_not_told_again_with_the_first_draw() -> None:
    match = Match(SETUP, Chance("seed"))
    assert match.opening == (RoundBegan(1, MEDICI),)
    assert [type(event) for event in match.log[0].events] == [TileDrawn]


def test_a_match_from_a_position_has_no_opening() -> None:
    assert Match(SETUP, None, opened(*OPENING).table).opening == ()


def test_the_story_tells_the_opening_and_then_every_event_with_its_line() -> None:
    assert opened("tile dye-4", "stop", "price 18", "buy").story() == [
        (0, RoundBegan(1, MEDICI)),
        (1, TileDrawn(MEDICI, Kind(4))),
        (3, PriceNamed(MEDICI, 18, (Kind(4),))),
        (4, LotBought(STROZZI, 18)),
    ]


def test_the_story_goes_on_behind_the_lines_that_were_told() -> None:
    match = opened("tile dye-4", "stop", "price 18", "buy")
    assert match.story(3) == [(4, LotBought(STROZZI, 18))]
    assert match.story(4) == []


def test_every_answer_is_logged_in_order() -> None:
    assert actions(opened(*OPENING)) == [DYE_4, STOP, Price(18), BUY, Load(2, 0)]


def test_play_returns_the_new_lines_and_those_of_draws_that_follow() -> None:
    match = Match(SETUP, Chance("seed"))
    answer(match, "stop", "price 18", "buy")
    before = len(match.log)
    lines = match.play(STROZZI, Load(2, 0))
    assert [line.seat for line in lines] == [STROZZI, CHANCE]
    assert lines == match.log[before:]


def test_without_chance_a_draw_waits_for_its_answer() -> None:
    match = opened(*OPENING)
    assert match.table.seat() == CHANCE
    assert match.log[-1].events == (LotLoaded(STROZZI, 2, Harbor(0), (Kind(4),)),)


def test_a_logged_event_belongs_to_its_line_alone() -> None:
    match = opened("tile dye-4", "stop", "price 18", "buy")
    assert match.log[-1].events == (LotBought(STROZZI, 18),)
    answer(match, "throw")
    assert match.log[-2].events == (LotBought(STROZZI, 18),)


def test_the_draws_of_a_source_are_counted() -> None:
    match = opened("tile dye-4", "draw", "tile dye-3", "stop", "price 0")
    assert (match.drawn("bag 1"), match.drawn("bag 2")) == (2, 0)


def test_a_match_ends_with_a_result() -> None:
    match = finished()
    assert match.is_over
    assert match.result is not None
    assert match.result.scores == match.table.purses()


def test_a_running_match_has_no_result() -> None:
    match = opened(*OPENING)
    assert not match.is_over
    assert match.result is None


def test_the_same_seed_and_the_same_answers_give_the_same_match() -> None:
    first, second = finished(), finished()
    assert actions(first) == actions(second)
    assert state(first.table) == state(second.table)


def test_a_match_from_a_position_leaves_that_position_as_it_was() -> None:
    start = opened(*OPENING).table
    before = state(start)
    match = answer_at_random(Match(SETUP, Chance("seed"), start), 20)
    assert state(start) == before
    assert match.start is start
    assert state(match.at(0)) == before


# Undo: the four rules of fairness.


def undo_refused(match: Match, seat: Seat) -> Spoken:
    before = (state(match.table), list(match.log))
    with pytest.raises(FiorinoError) as caught:
        match.undo(seat)
    assert (state(match.table), match.log) == before
    return caught.value.said


def test_a_stop_can_be_taken_back() -> None:
    match = opened("tile dye-4")
    before = state(match.table)
    answer(match, "stop")
    match.undo(MEDICI)
    assert state(match.table) == before
    assert actions(match) == [DYE_4]


def test_a_stop_that_was_taken_back_can_be_answered_anew() -> None:
    match = Match(SETUP, Chance("seed"))
    answer(match, "stop")
    match.undo(MEDICI)
    answer(match, "draw")
    assert [entry.seat for entry in match.log] == [CHANCE, MEDICI, CHANCE]


def test_a_purchase_can_be_taken_back_before_the_lot_is_loaded() -> None:
    match = opened("tile dye-4", "stop", "price 18", "buy")
    match.undo(STROZZI)
    assert match.table.purses() == (300, 300)
    assert list(match.table.options()) == [BUY, REFUSE]


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    assert undo_refused(opened(), MEDICI) == refusals.NOTHING_TO_UNDO.said()


def test_the_answer_of_another_player_cannot_be_undone() -> None:
    match = opened("tile dye-4", "stop")
    assert undo_refused(match, STROZZI) == refusals.UNDO_OTHERS.said()


def test_undoing_never_changes_who_acts() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    assert undo_refused(match, MEDICI) == refusals.UNDO_ASKED.said()


def test_a_draw_cannot_be_undone() -> None:
    match = Match(SETUP, Chance("seed"))
    answer(match, "draw")
    assert undo_refused(match, MEDICI) == refusals.UNDO_DRAW.said()


def test_what_has_revealed_something_cannot_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened("tile dye-4", "stop", "price 18", "buy")
    monkeypatch.setattr(LotBought, "reveals", True)
    assert undo_refused(match, STROZZI) == refusals.UNDO_SEEN.said()


def test_what_another_player_has_learnt_by_it_cannot_be_undone() -> None:
    """The opener passes, the other engages the Artist unseen, and the opener is asked again."""
    match = auctioned({"orange": holding(40)}).play("bid 15", "bid 20", "pass").match
    opener = match.log[-1].seat
    assert match.table.seat() == opener
    assert not match.can_undo(opener)
    with pytest.raises(FiorinoError, match="something hidden has been seen"):
        match.undo(opener)


def test_the_last_answer_of_a_match_cannot_be_undone() -> None:
    match = finished()
    assert match.table.seat() == NOBODY
    assert undo_refused(match, match.log[-1].seat) == refusals.UNDO_ASKED.said()


# Going back.


def test_every_earlier_table_equals_a_replay_up_to_it() -> None:
    match = finished()
    assert len(match.log) > 3 * SNAPSHOT_EVERY
    replayed = SETUP.table()
    for length, entry in enumerate(match.log):
        assert state(match.at(length)) == state(replayed)
        replayed.apply(entry.action)
    assert state(match.at(len(match.log))) == state(replayed) == state(match.table)


def test_an_earlier_table_is_independent_of_the_match() -> None:
    match = running(40)
    before = state(match.table)
    for length in (0, SNAPSHOT_EVERY, len(match.log)):
        table = match.at(length)
        unchanged = state(match.at(length))
        table.apply(table.options()[0])
        assert state(match.at(length)) == unchanged
    assert state(match.table) == before


@pytest.mark.parametrize("length", [-1, 6, 1000])
def test_a_move_that_was_not_made_is_refused(length: int) -> None:
    match = opened(*OPENING)
    with pytest.raises(FiorinoError) as refusal:
        match.at(length)
    assert str(refusal.value) == f"The match has 5 moves; there is no move {length}."


def test_rewinding_beyond_the_log_is_refused_and_changes_nothing() -> None:
    match = opened(*OPENING)
    before = state(match.table)
    with pytest.raises(FiorinoError, match="there is no move 6"):
        match.rewind(6)
    assert state(match.table) == before
    assert len(match.log) == 5


def test_a_match_goes_back_to_an_earlier_line() -> None:
    match = opened(*OPENING)
    match.rewind(2)
    assert actions(match) == [DYE_4, STOP]
    assert match.table.question() == "name-price"


def test_a_rewound_match_draws_the_same_again() -> None:
    match = finished()
    drawn = [(entry.seat, entry.action) for entry in match.log]
    for length in (0, 1, 40, SNAPSHOT_EVERY):
        again = finished()
        again.rewind(length)
        for seat, action in drawn[len(again.log) :]:
            if seat != CHANCE:
                again.play(seat, action)
        assert [(entry.seat, entry.action) for entry in again.log] == drawn


def test_rewinding_to_a_draw_draws_it_at_once() -> None:
    match = Match(SETUP, Chance("seed"))
    first = match.log[0].action
    answer(match, "stop")
    match.rewind(0)
    assert actions(match) == [first]


def test_rewinding_counts_the_draws_that_are_left() -> None:
    match = opened("tile dye-4", "draw", "tile dye-3", "draw", "tile dye-2")
    match.rewind(3)
    assert match.drawn("bag 1") == 2


@pytest.mark.parametrize(
    "length", [SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY]
)
def test_after_going_back_and_playing_otherwise_every_earlier_table_is_right(length: int) -> None:
    match = finished()
    match.rewind(length)
    answer_at_random(match, seed=99)
    replayed = SETUP.table()
    for number, entry in enumerate(match.log):
        assert state(match.at(number)) == state(replayed)
        replayed.apply(entry.action)


# Drafts.


def events(draft: Draft) -> list[Event]:
    return [event for entry in draft.entries for event in entry.events]


def test_a_draft_tells_what_would_happen() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    assert events(match.draft(STROZZI, BUY)) == [LotBought(STROZZI, 18)]


def test_a_draft_changes_nothing_and_logs_nothing() -> None:
    match = Match(SETUP, Chance("seed"))
    before = (state(match.table), list(match.log), match.drawn("bag 1"))
    match.draft(MEDICI, DRAW, Chance("seed"))
    assert (state(match.table), match.log, match.drawn("bag 1")) == before


def test_an_illegal_draft_is_refused_as_the_answer_would_be() -> None:
    match = opened("tile dye-4", "stop")
    with pytest.raises(IllegalAction) as refusal:
        match.draft(MEDICI, DRAW)
    assert refusal.value.reason == refused(match, MEDICI, DRAW).reason


def test_a_draft_without_chance_stops_before_the_next_draw() -> None:
    match = Match(SETUP, Chance("seed"))
    draft = match.draft(MEDICI, DRAW)
    assert [entry.seat for entry in draft.entries] == [MEDICI]
    assert draft.table.seat() == CHANCE


def test_a_draft_has_the_draws_that_follow() -> None:
    match, twin = Match(SETUP, Chance("seed")), Match(SETUP, Chance("seed"))
    draft = match.draft(MEDICI, DRAW, Chance("seed"))
    played = twin.play(MEDICI, DRAW)
    assert [(line.seat, line.action, line.source) for line in draft.entries] == [
        (line.seat, line.action, line.source) for line in played
    ]
    assert [line.events for line in draft.entries] == [line.events for line in played]
    assert state(draft.table) == state(twin.table)


def test_the_draws_of_a_draft_count_on_from_a_draw_that_is_drafted() -> None:
    match, by_hand, chance = (
        Match(SIENA.setup(3), None),
        Match(SIENA.setup(3), None),
        Chance("seed"),
    )
    while by_hand.table.seat() == CHANCE:
        number = by_hand.drawn(by_hand.table.source())
        by_hand.play(CHANCE, chance.draw(by_hand.table, number))
    draft = match.draft(CHANCE, by_hand.log[0].action, chance)
    assert by_hand.log[1].source == by_hand.log[0].source
    assert [entry.action for entry in draft.entries] == actions(by_hand)


def test_the_draws_that_are_due_can_be_drafted() -> None:
    match = opened()
    draft = match.draft_draws(Chance("seed"))
    match.follow(draft)
    assert actions(match) == [Chance("seed").draw(SETUP.table(), 0)]


def followed(seed: int) -> Match:
    """A whole match of which every line was drafted first, some of them taken back."""
    rng, chance = Random(seed), Chance("seed")
    match = opened()
    match.follow(match.draft_draws(chance))
    while not match.is_over:
        seat = match.table.seat()
        if match.can_undo(seat) and rng.random() < 0.3:
            match.follow(match.draft_undo(seat))
        else:
            match.follow(match.draft(seat, at_random(match.table, rng), chance))
    return match


def test_what_was_drafted_and_followed_is_what_would_have_been_played() -> None:
    match = followed(1)
    twin = Match(SETUP, Chance("seed"))
    for entry in match.log:
        if entry.seat != CHANCE:
            twin.play(entry.seat, entry.action)
    assert actions(match) == actions(twin)
    assert [entry.events for entry in match.log] == [entry.events for entry in twin.log]
    assert [entry.rule for entry in match.log] == [entry.rule for entry in twin.log]
    assert state(match.table) == state(twin.table)


def test_every_earlier_table_of_a_match_that_was_followed_equals_a_replay() -> None:
    match = followed(2)
    assert len(match.log) > 3 * SNAPSHOT_EVERY
    replayed = SETUP.table()
    for length, entry in enumerate(match.log):
        assert state(match.at(length)) == state(replayed)
        replayed.apply(entry.action)
    assert state(match.at(len(match.log))) == state(match.table)


class Counted(Table):
    """A table that asks for the same answer for ever, and counts the answers."""

    def __init__(self, answers: int, applied: list[int]) -> None:
        super().__init__()
        self.answers = answers
        self.applied = applied
        """All answers that were applied to this table or to a clone of it."""

    def seat(self) -> Seat:
        return MEDICI

    def rule(self) -> str:
        return "M2.4"

    def options(self) -> list[Action]:
        return [STOP]

    def apply(self, action: Action) -> None:
        self.answers += 1
        self.applied.append(self.answers)

    def settle(self) -> None:
        return

    def clone(self) -> Table:
        return Counted(self.answers, self.applied)


def test_going_back_applies_few_answers_again() -> None:
    applied: list[int] = []
    match = Match(SETUP, None, Counted(0, applied))
    for _ in range(3 * SNAPSHOT_EVERY):
        match.follow(match.draft(MEDICI, STOP))
    for length in range(len(match.log) + 1):
        applied.clear()
        table = match.at(length)
        assert isinstance(table, Counted)
        assert table.answers == length
        assert len(applied) < SNAPSHOT_EVERY


def test_a_draft_is_followed_once_and_only_from_where_it_was_made() -> None:
    match = opened("tile dye-4")
    draft = match.draft(MEDICI, STOP)
    match.follow(draft)
    before = state(match.table)
    with pytest.raises(ValueError, match="gone on"):
        match.follow(draft)
    assert state(match.table) == before


# Chance that takes over.


def test_draws_happen_by_themselves_from_where_chance_takes_over() -> None:
    match = opened(*OPENING)
    table = match.table.clone()
    match.continue_with(Chance("seed"), len(match.log))
    assert actions(match)[5:] == [Chance("seed").draw(table, 1)]
    assert match.table.seat() == STROZZI


def test_going_back_behind_the_draws_by_hand_makes_all_draws_those_of_the_seed() -> None:
    match = opened(*OPENING)
    match.continue_with(Chance("seed"), len(match.log))
    assert match.seeded_from == len(OPENING)
    match.rewind(0)
    assert match.seeded_from == 0
    assert actions(match) == [Chance("seed").draw(SETUP.table(), 0)]


def test_the_names_in_a_refusal_are_those_of_the_seats() -> None:
    assert GAME.seat_names(SETUP) == ("medici", "strozzi")
    refusal = refused(opened("tile dye-4", "stop", "price 18"), MEDICI, BUY)
    assert refusal.said == not_asked("strozzi", "medici")
