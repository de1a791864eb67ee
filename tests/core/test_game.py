"""What is checked before a match begins."""

import pytest

from fiorino.core.box import read_box
from fiorino.core.errors import BadBox, BadOption
from fiorino.core.protocol import CHANCE, Seat
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi.components import Harbor
from fiorino.games.medici_vs_strozzi.options import MediciOptions
from tests.core.support import CUSTOM_BOX, GAME, SETUP, custom_box, state


def test_whatever_is_not_given_is_usual() -> None:
    setup = GAME.setup()
    assert setup.players == 2
    assert setup.options == MediciOptions()
    assert setup.box.digest == GAME.default_box().digest


@pytest.mark.parametrize("players", [0, 1, 3, -2])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.setup(players)
    assert str(refusal.value) == f"Medici vs Strozzi is for 2 players, not {players}."


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.setup(options={"last_log": "sold"})
    assert str(refusal.value) == (
        "There is no option “last_log”; this game knows last_lot. Did you mean “last_lot”?"
    )


def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(BadOption, match="must be sold or not_sold, not “burnt”"):
        GAME.setup(options={"last_lot": "burnt"})


def test_options_may_be_given_by_name() -> None:
    assert GAME.setup(options={"last_lot": "not sold"}).options == MediciOptions("not_sold")


def test_options_may_be_given_as_they_are() -> None:
    options = MediciOptions("not_sold")
    assert GAME.setup(options=options).options is options


def test_a_box_that_breaks_a_constraint_is_refused() -> None:
    with pytest.raises(BadBox, match="each house begins with 300 coins"):
        GAME.setup(box=read_box(CUSTOM_BOX.replace("coins = 300", "coins = 200")))


def test_a_box_may_be_given() -> None:
    box = custom_box()
    assert GAME.setup(box=box).box is box


def test_seats_are_named_by_the_game() -> None:
    assert SETUP.seat_names == ("medici", "strozzi")
    assert [SETUP.seat_name(Seat(seat)) for seat in range(2)] == ["medici", "strozzi"]


def test_chance_is_named_too() -> None:
    assert SETUP.seat_name(CHANCE) == "chance"


def test_files_call_seats_and_the_units_of_the_game_by_name() -> None:
    names = SETUP.names
    assert names[Seat] == ("medici", "strozzi")
    assert list(names[Harbor]) == ["pisa", "genova", "venezia"]


def test_a_setup_lays_the_same_table_every_time() -> None:
    assert state(SETUP.table()) == state(SETUP.table())
    assert SETUP.table() is not SETUP.table()


def test_the_rulebook_and_the_box_are_read_from_the_package() -> None:
    assert GAME.rulebook().sections[0].number == "M1"
    assert GAME.default_box().values["houses"] == {
        "names": ["medici", "strozzi"],
        "ships": [3, 4, 5],
        "coins": 300,
    }


def test_the_games_have_different_names() -> None:
    names = [game.name for game in GAMES]
    assert "medici-vs-strozzi" in names
    assert len(set(names)) == len(names)
