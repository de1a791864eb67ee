"""The laws that hold at every decision of every game. A broken law is a bug; the error names it."""

from collections.abc import Callable
from operator import le
from random import Random
from typing import Final

from fiorino.core.codec import Reader, canonical, encode
from fiorino.core.errors import BadPosition, LawBroken
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, SPECTATOR, Action, Event, Seat, Table
from fiorino.core.random import at_random, place_of

LONGEST: Final = 20_000
"""A match with more decisions than this is caught in a loop."""
FIRST: Final = 4
NOW_AND_THEN: Final = 60
"""When a sparing check tests all laws: at the first decisions, then once in this many."""

LARGEST_SHARE: Final = 1 - 2**-53
"""The largest number that `Random.random` returns."""

Chooser = Callable[[Table, Random], Action]


def check_match(setup: Setup, seed: int, choose: Chooser = at_random) -> int:
    """Play a random match under all laws; returns the number of decisions."""
    return check_playing(Match(setup, None), Random(seed), choose)


def check_playing(
    match: Match, rng: Random, choose: Chooser = at_random, sparing: bool = False
) -> int:
    """Play to the end under all laws; returns the number of decisions.

    A sparing check tests all of them at the first decisions and now and then later. It always
    tests what must be conserved, the answers and the money.
    """
    setup = match.setup
    decisions = 0
    spelled: set[int] = set()
    while not match.is_over:
        if not sparing or decisions < FIRST or decisions % NOW_AND_THEN == 0:
            check_decision(setup, match.table, rng, spelled)
        else:
            _law_options_are_sound(match.table)
            _law_everything_is_conserved(setup, match.table)
        purses = match.table.purses()
        entries = match.play(match.table.seat(), choose(match.table, rng))
        events = tuple([event for entry in entries for event in entry.events])
        _law_events_are_plain(setup, events)
        _law_money_is_accounted_for(purses, match.table, events)
        decisions += 1
        if decisions > LONGEST:
            raise LawBroken(f"matches end: none after {LONGEST} decisions")
    check_end(setup, match)
    return decisions


def check_decision(setup: Setup, table: Table, rng: Random, spelled: set[int]) -> None:
    """All laws about one table at a decision; `spelled` are options checked before, by identity."""
    _law_options_are_sound(table)
    _law_a_sample_is_an_option(table, rng)
    _law_everything_is_conserved(setup, table)
    _law_a_clone_is_independent(setup, table, rng)
    _law_the_codec_keeps_everything(setup, table)
    _law_notation_and_index_are_one_to_one(setup, table, spelled)
    _law_observations_have_their_stated_size(setup, table)
    for viewer in (*range(setup.players), SPECTATOR):
        _law_what_is_hidden_stays_hidden(setup, table, Seat(viewer), rng)


def check_end(setup: Setup, match: Match) -> None:
    """All laws about a finished match."""
    result = match.table.result()
    if result is None or len(result.scores) != setup.players:
        raise LawBroken(f"a finished match has a result with a score for each seat: {result}")
    _law_everything_is_conserved(setup, match.table)
    replayed = match.at(0)
    for entry in match.log:
        replayed.apply(entry.action)
    if _state(setup, replayed) != _state(setup, match.table):
        raise LawBroken("a replay of the log gives the same table")


def _state(setup: Setup, table: Table) -> str:
    return canonical(setup.game.encode(table))


def _law_options_are_sound(table: Table) -> None:
    options = table.options()
    if not options:
        raise LawBroken(f"options are never empty: {table.question()}")
    if len({id(option) for option in options}) != len(options):
        raise LawBroken(f"no option stands twice: {table.question()}")
    if table.seat() == CHANCE:
        weights = table.weights()
        if len(weights) != len(options) or min(weights) <= 0:
            raise LawBroken(f"every outcome has a positive weight: {table.question()}")


def _law_a_sample_is_an_option(table: Table, rng: Random) -> None:
    """What a step samples without listing its options agrees with the list."""
    options = table.options()
    for share in (0.0, rng.random(), rng.random(), LARGEST_SHARE):
        if table.seat() == CHANCE:
            place = place_of(table.weights(), share)
        else:
            place = int(share * len(options))
        if table.sample(share) is not options[place]:
            raise LawBroken(f"a sample is the option that its share falls on: {table.question()}")


def _law_a_clone_is_independent(setup: Setup, table: Table, rng: Random) -> None:
    before = _state(setup, table)
    twin = table.clone()
    if _state(setup, twin) != before or twin.watched:
        raise LawBroken("a clone is equal and unwatched")
    for _ in range(3):
        if twin.seat() == NOBODY:
            break
        _law_options_are_sound(twin)
        twin.apply(at_random(twin, rng))
    if _state(setup, table) != before:
        raise LawBroken("playing on a clone leaves the table as it was")


def _law_the_codec_keeps_everything(setup: Setup, table: Table) -> None:
    coded = setup.game.encode(table)
    try:
        decoded = setup.game.decode(Reader(coded, "the table", BadPosition), setup)
    except BadPosition as fault:
        raise LawBroken(f"decode(encode(table)) is the table: {fault}") from fault
    if _state(setup, decoded) != canonical(coded):
        raise LawBroken("decode(encode(table)) is the table")
    if decoded.seat() != table.seat() or list(decoded.options()) != list(table.options()):
        raise LawBroken("a decoded table asks the same")


def _law_everything_is_conserved(setup: Setup, table: Table) -> None:
    faults = setup.game.faults(table)
    if faults:
        raise LawBroken("everything is conserved: " + " ".join(faults))


def _law_notation_and_index_are_one_to_one(setup: Setup, table: Table, spelled: set[int]) -> None:
    notation = setup.game.notation(setup)
    new = [action for action in table.options() if id(action) not in spelled]
    try:
        texts = [notation.write(action) for action in new]
    except KeyError as fault:
        raise LawBroken(f"notation is one to one on the options: {fault} has no text") from fault
    if len(set(texts)) != len(texts) or [notation.parse(text) for text in texts] != new:
        raise LawBroken("notation is one to one on the options")
    if table.seat() != CHANCE:
        indexes = [notation.index(action) for action in new]
        if [notation.actions[index] for index in indexes] != new:
            raise LawBroken("the action index is one to one on the options")
    spelled.update([id(action) for action in new])


def _law_observations_have_their_stated_size(setup: Setup, table: Table) -> None:
    features = setup.game.features(setup)
    low = [low for piece in features.pieces() for low in piece.lows]
    high = [high for piece in features.pieces() for high in piece.highs]
    for seat in range(setup.players):
        seen = features.numbers(table, Seat(seat))
        if len(seen) != len(low):
            raise LawBroken("an observation has the pieces and sizes that it states")
        if not all(map(le, low, seen)) or not all(map(le, seen, high)):
            raise LawBroken("the numbers of an observation stay within what it states")


def _law_what_is_hidden_stays_hidden(setup: Setup, table: Table, viewer: Seat, rng: Random) -> None:
    """Two tables that differ only in hidden information look the same to the viewer."""
    game = setup.game
    other = game.guess(table, viewer, rng)
    if canonical(game.view(other, viewer)) != canonical(game.view(table, viewer)):
        raise LawBroken(f"a guess keeps the view of seat {viewer}")
    if other.seat() != table.seat() or other.question() != table.question():
        raise LawBroken(f"a guess keeps the question, seen from seat {viewer}")
    if viewer == table.seat() and list(other.options()) != list(table.options()):
        raise LawBroken(f"a guess keeps the options of seat {viewer}")
    if viewer >= 0:
        features = game.features(setup)
        if features.numbers(other, viewer) != features.numbers(table, viewer):
            raise LawBroken(f"a guess keeps the observation of seat {viewer}")


def _law_money_is_accounted_for(
    before: tuple[int, ...], table: Table, events: tuple[Event, ...]
) -> None:
    told = list(before)
    for event in events:
        for seat, coins in event.payments():
            told[seat] += coins
    if tuple(told) != table.purses():
        raise LawBroken(f"events account for all money: told {told}, purses {table.purses()}")


def _law_events_are_plain(setup: Setup, events: tuple[Event, ...]) -> None:
    for event in events:
        for viewer in (*range(setup.players), SPECTATOR):
            seen = event.seen_by(Seat(viewer))
            if seen is not None:
                _law_an_event_is_plain(setup, seen)


def _law_an_event_is_plain(setup: Setup, event: Event) -> None:
    try:
        canonical(encode(event, "event", setup.names))
    except (TypeError, IndexError) as fault:
        raise LawBroken(f"an event is plain data: {event!r}") from fault
