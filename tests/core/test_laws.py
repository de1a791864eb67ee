"""The laws hold for the game, and each of them can be broken."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, TypeVar

import pytest

from fiorino.core import laws
from fiorino.core.codec import Reader
from fiorino.core.errors import LawBroken
from fiorino.core.features import Features, Piece
from fiorino.core.game import Game, Setup
from fiorino.core.laws import check_match
from fiorino.core.notation import Notation
from fiorino.core.protocol import (
    CHANCE,
    Action,
    Event,
    Fields,
    Json,
    Result,
    Seat,
    Table,
    View,
)
from fiorino.core.random import at_random
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MediciVsStrozzi
from fiorino.games.medici_vs_strozzi.actions import STOP, THROW
from fiorino.games.medici_vs_strozzi.events import LotBought, TileDrawn
from fiorino.games.medici_vs_strozzi.table import MediciTable
from tests.core.support import SETUP, custom_box, custom_setup

# The laws hold.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(4))
def test_every_game_keeps_every_law(game: Game, seed: int) -> None:
    assert check_match(game.setup(), seed) > 20


@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_with_another_box_and_other_options(seed: int) -> None:
    setup = SETUP.game.setup(options={"last_lot": "not_sold"}, box=custom_box())
    assert check_match(setup, seed) > 20


def test_the_laws_hold_where_every_lot_is_thrown_away() -> None:
    def wasteful(table: Table, rng: Random) -> Action:
        options = table.options()
        return THROW if THROW in options else STOP if STOP in options else at_random(table, rng)

    assert check_match(custom_setup(), 5, wasteful) > 20


def test_the_number_of_decisions_is_how_often_somebody_chose() -> None:
    chosen: list[Action] = []

    def choose(table: Table, rng: Random) -> Action:
        chosen.append(at_random(table, rng))
        return chosen[-1]

    assert check_match(custom_setup(), 3, choose) == len(chosen)


def test_the_same_seed_plays_the_same_match_under_the_laws() -> None:
    def played(seed: int) -> list[Action]:
        chosen: list[Action] = []

        def choose(table: Table, rng: Random) -> Action:
            chosen.append(at_random(table, rng))
            return chosen[-1]

        check_match(custom_setup(), seed, choose)
        return chosen

    assert played(8) == played(8)
    assert played(8) != played(9)


# The saboteurs. A rigged table plays like the real one but for one thing; a rigged game lays it.

T = TypeVar("T", bound="Rigged")


class Rigged(MediciTable):
    """The real table under another class, with something up its sleeve."""

    secret = 0

    @classmethod
    def of(cls: type[T], table: MediciTable) -> T:
        twin = table if type(table) is MediciTable else MediciTable.clone(table)
        return cls(
            twin.agenda,
            twin.box,
            twin.last_lot_is_sold,
            twin.round,
            twin.money,
            twin.bag,
            twin.in_bag,
            twin.lot,
            twin.cargo,
            twin.harbors,
            twin.markers,
            twin.thrown,
        )

    def clone(self) -> MediciTable:
        twin = type(self).of(super().clone())
        twin.secret = self.secret
        return twin


def own(table: Table) -> MediciTable:
    assert isinstance(table, MediciTable)
    return table


def secret(table: Table) -> int:
    return table.secret if isinstance(table, Rigged) else 0


class RiggedGame(MediciVsStrozzi):
    """The real game on a rigged table."""

    table_type: ClassVar[type[Rigged]] = Rigged

    def lay(self, setup: Setup) -> Table:
        return self.table_type.of(own(super().lay(setup)))


def game_with(table_type: type[Rigged]) -> Game:
    """The real game on a table of this kind."""
    kind: Final = table_type

    class Game(RiggedGame):
        table_type: ClassVar[type[Rigged]] = kind

    return Game()


def broken_by(game: Game) -> str:
    """What the law suite says about a game."""
    with pytest.raises(LawBroken) as caught:
        check_match(game.setup(box=custom_box()), seed=2)
    return str(caught.value)


def test_a_rigged_game_that_does_nothing_wrong_keeps_every_law() -> None:
    assert check_match(RiggedGame().setup(box=custom_box()), 2) > 20


# Options.


class Mute(Rigged):
    def options(self) -> Sequence[Action]:
        return ()


def test_a_game_without_options_breaks_a_law() -> None:
    assert broken_by(game_with(Mute)) == "options are never empty: draw-tile"


class Speechless(Rigged):
    def options(self) -> Sequence[Action]:
        return () if self.question() == "name-price" else super().options()


def test_a_game_that_runs_out_of_options_later_breaks_a_law() -> None:
    assert broken_by(game_with(Speechless)) == "options are never empty: name-price"


class Stutterer(Rigged):
    def options(self) -> Sequence[Action]:
        options = super().options()
        return options if self.seat() == CHANCE else [*options, options[0]]


def test_a_game_with_an_option_twice_breaks_a_law() -> None:
    assert broken_by(game_with(Stutterer)).startswith("no option stands twice: ")


class Weightless(Rigged):
    def weights(self) -> list[int]:
        return [0, *super().weights()[1:]]


def test_a_game_with_an_outcome_without_weight_breaks_a_law() -> None:
    assert broken_by(game_with(Weightless)) == "every outcome has a positive weight: draw-tile"


class ShortOfWeights(Rigged):
    def weights(self) -> list[int]:
        return super().weights()[1:]


def test_a_game_with_too_few_weights_breaks_a_law() -> None:
    assert broken_by(game_with(ShortOfWeights)) == "every outcome has a positive weight: draw-tile"


# Clones.


class Counterfeiter(Rigged):
    def clone(self) -> MediciTable:
        twin = super().clone()
        twin.money[0] += 1
        return twin


def test_a_clone_that_is_not_equal_breaks_a_law() -> None:
    assert broken_by(game_with(Counterfeiter)) == "a clone is equal and unwatched"


class Voyeur(Rigged):
    def clone(self) -> MediciTable:
        twin = super().clone()
        twin.watch()
        return twin


def test_a_clone_that_is_watched_breaks_a_law() -> None:
    assert broken_by(game_with(Voyeur)) == "a clone is equal and unwatched"


class SharedBag(Rigged):
    def clone(self) -> MediciTable:
        twin = super().clone()
        twin.bag = self.bag
        return twin


class SharedMoney(Rigged):
    def clone(self) -> MediciTable:
        twin = super().clone()
        twin.money = self.money
        return twin


class SharedAgenda(Rigged):
    def clone(self) -> MediciTable:
        twin = super().clone()
        twin.agenda = self.agenda
        return twin


@pytest.mark.parametrize("kind", [SharedBag, SharedMoney, SharedAgenda])
def test_a_clone_that_shares_a_list_breaks_a_law(kind: type[Rigged]) -> None:
    assert broken_by(game_with(kind)) == "playing on a clone leaves the table as it was"


# The codec.


class ForgetfulReader(MediciVsStrozzi):
    """Reads everything but the money."""

    def decode(self, reader: Reader, setup: Setup) -> Table:
        table = own(super().decode(reader, setup))
        table.money = [300, 300]
        return table


def test_a_codec_that_loses_a_field_when_it_reads_breaks_a_law() -> None:
    assert broken_by(ForgetfulReader()) == "decode(encode(table)) is the table"


class ForgetfulWriter(MediciVsStrozzi):
    """Writes everything but the lot, so that what was written cannot be read."""

    def encode(self, table: Table) -> dict[str, Json]:
        return super().encode(table) | {"lot": []}


def test_a_codec_whose_text_cannot_be_read_back_breaks_a_law() -> None:
    assert broken_by(ForgetfulWriter()).startswith("decode(encode(table)) is the table")


class Backwards(Rigged):
    def options(self) -> Sequence[Action]:
        return super().options()[::-1]


class OtherQuestion(MediciVsStrozzi):
    """Reads a table that offers its options in another order."""

    def decode(self, reader: Reader, setup: Setup) -> Table:
        return Backwards.of(own(super().decode(reader, setup)))


def test_a_decoded_table_that_asks_otherwise_breaks_a_law() -> None:
    assert broken_by(OtherQuestion()) == "a decoded table asks the same"


# Conservation.


class Complainer(MediciVsStrozzi):
    """Finds a fault with every table of the second round."""

    def faults(self, table: Table) -> list[str]:
        return ["A coin rolled away."] if own(table).round == 2 else []


def test_a_table_with_a_fault_breaks_a_law() -> None:
    assert broken_by(Complainer()) == "everything is conserved: A coin rolled away."


class FinalComplainer(MediciVsStrozzi):
    """Finds a fault with the last table only."""

    def faults(self, table: Table) -> list[str]:
        return [] if own(table).agenda else ["A coin rolled away."]


def test_a_last_table_with_a_fault_breaks_a_law() -> None:
    assert broken_by(FinalComplainer()) == "everything is conserved: A coin rolled away."


class Thief(Rigged):
    """Pockets a tile whenever a lot has been dealt with."""

    def apply(self, action: Action) -> None:
        super().apply(action)
        if self.thrown:
            self.thrown = self.thrown[1:]


def test_a_tile_that_is_stolen_breaks_the_law_of_conservation() -> None:
    assert broken_by(game_with(Thief)).startswith("everything is conserved: There must be ")


# Notation.


class Mumbler(Notation):
    """Writes two actions with one text."""

    def write(self, action: Action) -> str:
        return "draw" if action == STOP else super().write(action)


class Miscounter(Notation):
    """Gives all actions the same index."""

    def index(self, action: Action) -> int:
        return 0


class Mishearer(Notation):
    """Hears one text as another."""

    def parse(self, text: str) -> Action:
        return super().parse("draw" if text == "stop" else text)


class Tongueless(Notation):
    """Has no word for one action."""

    def write(self, action: Action) -> str:
        if action == STOP:
            raise KeyError(action)
        return super().write(action)


def game_speaking(kind: type[Notation]) -> Game:
    class Game(MediciVsStrozzi):
        def notation(self, setup: Setup) -> Notation:
            real = super().notation(setup)
            draws = own(self.lay(setup)).box.draws
            return kind(
                [(action, real.write(action)) for action in real.actions],
                [(tile, real.write(tile)) for tile in draws],
            )

    return Game()


def test_a_notation_that_is_only_copied_keeps_every_law() -> None:
    assert check_match(game_speaking(Notation).setup(box=custom_box()), 2) > 20


@pytest.mark.parametrize("kind", [Mumbler, Mishearer])
def test_a_notation_that_is_not_one_to_one_breaks_a_law(kind: type[Notation]) -> None:
    assert broken_by(game_speaking(kind)) == "notation is one to one on the options"


def test_a_notation_without_a_word_for_an_option_breaks_a_law() -> None:
    assert broken_by(game_speaking(Tongueless)).startswith("notation is one to one on the options")


def test_an_action_index_that_is_not_one_to_one_breaks_a_law() -> None:
    assert broken_by(game_speaking(Miscounter)) == ("the action index is one to one on the options")


# Observations.


class RiggedFeatures(Features):
    """The real features, to be tampered with."""

    def __init__(self, real: Features) -> None:
        self.real: Final = real

    def pieces(self) -> tuple[Piece, ...]:
        return self.real.pieces()

    def numbers(self, table: Table, seat: Seat) -> list[int]:
        return self.real.numbers(table, seat)


class Longer(RiggedFeatures):
    def numbers(self, table: Table, seat: Seat) -> list[int]:
        return [*super().numbers(table, seat), 0]


class Larger(RiggedFeatures):
    def numbers(self, table: Table, seat: Seat) -> list[int]:
        return [2, *super().numbers(table, seat)[1:]]


class Unnamed(RiggedFeatures):
    def pieces(self) -> tuple[Piece, ...]:
        return super().pieces()[1:]


class Peeping(RiggedFeatures):
    def numbers(self, table: Table, seat: Seat) -> list[int]:
        return [*super().numbers(table, seat)[:-1], secret(table)]


def game_seeing(kind: type[RiggedFeatures]) -> Game:
    class Game(SecretGame):
        def features(self, setup: Setup) -> Features:
            return kind(super().features(setup))

    return Game()


@pytest.mark.parametrize("kind", [Longer, Unnamed])
def test_an_observation_of_another_size_breaks_a_law(kind: type[RiggedFeatures]) -> None:
    assert broken_by(game_seeing(kind)) == (
        "an observation has the pieces and sizes that it states"
    )


def test_a_number_beyond_its_bounds_breaks_a_law() -> None:
    assert broken_by(game_seeing(Larger)) == (
        "the numbers of an observation stay within what it states"
    )


# What is hidden. The tables of this game hold a secret that no seat may see.


class SecretGame(RiggedGame):
    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        guess = table.clone()
        assert isinstance(guess, Rigged)
        guess.secret = 1 + rng.randrange(1000)
        return guess


def test_a_secret_that_stays_hidden_keeps_every_law() -> None:
    assert check_match(SecretGame().setup(box=custom_box()), 2) > 20


class LeakyView(SecretGame):
    def view(self, table: Table, viewer: Seat) -> View:
        return {**super().view(table, viewer), "secret": secret(table)}


def test_a_view_that_leaks_what_is_hidden_breaks_a_law() -> None:
    assert broken_by(LeakyView()) == "a guess keeps the view of seat 0"


class LeakyForOne(SecretGame):
    def view(self, table: Table, viewer: Seat) -> View:
        seen = super().view(table, viewer)
        return {**seen, "secret": secret(table)} if viewer == 1 else seen


def test_a_view_that_leaks_to_one_seat_names_that_seat() -> None:
    assert broken_by(LeakyForOne()) == "a guess keeps the view of seat 1"


class LeakyForSpectators(SecretGame):
    def view(self, table: Table, viewer: Seat) -> View:
        seen = super().view(table, viewer)
        return {**seen, "secret": secret(table)} if viewer < 0 else seen


def test_a_view_that_leaks_to_spectators_breaks_a_law() -> None:
    assert broken_by(LeakyForSpectators()) == "a guess keeps the view of seat -3"


class Runaway(MediciVsStrozzi):
    """Guesses the table after the next answer, and shows nobody the difference."""

    def view(self, table: Table, viewer: Seat) -> View:
        return {}

    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        guess = table.clone()
        guess.apply(at_random(guess, rng))
        return guess


def test_a_guess_that_asks_another_question_breaks_a_law() -> None:
    assert broken_by(Runaway()) == "a guess keeps the question, seen from seat 0"


class OtherOptions(MediciVsStrozzi):
    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        return Backwards.of(own(table.clone()))


def test_a_guess_with_other_options_breaks_a_law() -> None:
    assert broken_by(OtherOptions()).startswith("a guess keeps the options of seat ")


def test_an_observation_that_leaks_what_is_hidden_breaks_a_law() -> None:
    assert broken_by(game_seeing(Peeping)) == "a guess keeps the observation of seat 0"


# Events.


class Liar(Rigged):
    """Tells a higher price than was paid."""

    def note(self, event: Event) -> None:
        told = LotBought(event.buyer, event.coins + 1) if isinstance(event, LotBought) else event
        super().note(told)


def test_an_event_that_lies_about_money_breaks_a_law() -> None:
    assert broken_by(game_with(Liar)).startswith("events account for all money: told [")


class Silent(Rigged):
    """Tells nothing of a sale."""

    def note(self, event: Event) -> None:
        if not isinstance(event, LotBought):
            super().note(event)


def test_money_that_moves_without_an_event_breaks_a_law() -> None:
    assert broken_by(game_with(Silent)).startswith("events account for all money: told [")


class Lump(Event):
    fields: ClassVar[Fields] = {"inside": (int,)}

    def __init__(self, inside: object) -> None:
        self.inside: Final = inside


class Clumsy(Rigged):
    """Tells events that hold a live list."""

    def note(self, event: Event) -> None:
        super().note(Lump(self.bag) if isinstance(event, TileDrawn) else event)


def test_an_event_that_is_not_plain_breaks_a_law() -> None:
    assert "plain" in broken_by(game_with(Clumsy))


class Shell(Lump):
    """Holds something that no viewer gets to see."""

    def seen_by(self, viewer: Seat) -> Event | None:
        return None


class Discreet(Rigged):
    def note(self, event: Event) -> None:
        super().note(Shell(self.bag) if isinstance(event, TileDrawn) else event)


def test_an_event_that_nobody_sees_need_not_be_plain() -> None:
    assert check_match(game_with(Discreet).setup(box=custom_box()), 2) > 20


# The end.


def test_a_match_that_goes_on_too_long_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 5)
    assert broken_by(MediciVsStrozzi()) == "matches end: none after 5 decisions"


def test_a_match_of_exactly_the_longest_length_keeps_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decisions = check_match(custom_setup(), 2)
    monkeypatch.setattr(laws, "LONGEST", decisions)
    assert check_match(custom_setup(), 2) == decisions


class Inconclusive(Rigged):
    def result(self) -> Result | None:
        return None


class OneScore(Rigged):
    def result(self) -> Result | None:
        return None if self.agenda else Result((self.money[0],), (Seat(0),))


@pytest.mark.parametrize("kind", [Inconclusive, OneScore])
def test_a_match_that_ends_without_a_score_for_each_seat_breaks_a_law(kind: type[Rigged]) -> None:
    assert broken_by(game_with(kind)).startswith(
        "a finished match has a result with a score for each seat: "
    )


class Performer(Rigged):
    """Plays otherwise when it is watched."""

    def apply(self, action: Action) -> None:
        if self.watched:
            self.markers[0] = 1
        super().apply(action)


def test_a_table_that_plays_otherwise_in_a_replay_breaks_a_law() -> None:
    assert broken_by(game_with(Performer)) == "a replay of the log gives the same table"
