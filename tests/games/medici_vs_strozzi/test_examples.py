"""The worked examples of the rulebook, and those that the rules page asks for."""

from .tables import MEDICI, Playing, at, draw_tile, opening, scored, ship


def test_rulebook_example_of_a_sale_two_tiles_at_7_are_refused() -> None:
    """“De Medici-speler trekt twee kaartjes … en bepaalt de prijs op 7 …”."""
    playing = opening().play("tile dye-4", "draw", "tile fur-1", "stop", "price 7", "refuse")

    assert playing.money == (293, 300)
    assert playing.asked == "medici"


def test_rulebook_example_of_a_sale_both_tiles_go_on_one_ship_and_to_a_harbor() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1", "stop", "price 7", "refuse")
    playing.play("load 4 venezia")

    assert playing.ships("medici")[4] == ("venezia", ["dye-4", "fur-1"])


def test_rulebook_example_of_a_sale_a_ship_that_was_loaded_before_keeps_its_harbor() -> None:
    """“… indien hij dit schip nog niet bij een vorige aankoop … toegewezen had.”"""
    playing = at(
        {
            "round": 1,
            "ships": {"medici": {"4": ship("venezia", "cloth-2")}},
            "agenda": [draw_tile("medici")],
        }
    ).play("tile dye-4", "draw", "tile fur-1", "stop", "price 7", "refuse")

    assert [answer for answer in playing.answers if answer.startswith("load 4")] == [
        "load 4 venezia"
    ]


def test_rules_page_example_the_medici_who_bought_the_refused_lot_move_next() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1", "stop", "price 7", "refuse")
    playing.play("load 4 venezia", "tile gold-5")

    assert playing.table.seat() == MEDICI
    assert playing.answers == ["draw", "stop"]


def _scoring_example() -> Playing:
    # The Medici win Pisa and Venezia, Genova ties; their own markers have no bonus, and of the
    # three of the Strozzi one stands on +20.
    return scored(
        medici={
            "3": ship("pisa", "gold-5"),
            "4": ship("genova", "dye-4"),
            "5": ship("venezia", "gold-5"),
        },
        strozzi={
            "3": ship("pisa", "fur-4"),
            "4": ship("genova", "dye-4"),
            "5": ship("venezia", "spice-1"),
        },
        markers={
            "pisa": {"dye": 1, "spice": 2, "cloth": -4},
            "genova": {"fur": 1, "spice": -1, "cloth": 2},
            "venezia": {"dye": -2, "fur": 0},
        },
    )


def test_rulebook_example_of_scoring_the_medici_receive_40_for_harbors_and_40_for_markers() -> None:
    assert _scoring_example().money[0] == 40 + 40


def test_rulebook_example_of_scoring_the_strozzi_receive_50_in_all() -> None:
    assert _scoring_example().money[1] == 50


def test_rules_page_example_free_spaces_0_1_2_allow_at_most_two_tiles() -> None:
    fleet = {
        "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
        "4": ship("genova", "fur-0", "fur-1", "fur-2"),
        "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2"),
    }
    playing = at({"round": 1, "ships": {"strozzi": fleet}, "agenda": [draw_tile("strozzi")]})

    playing.play("tile gold-5")
    assert playing.answers == ["draw", "stop"]
    playing.play("draw", "tile gold-5")
    assert playing.question == "name-price"


def _ships_of_sixteen_and_thirteen() -> Playing:
    return scored(
        medici={"5": ship("pisa", "dye-4", "spice-4", "spice-3", "cloth-4", "fur-1")},
        strozzi={"4": ship("pisa", "gold-5", "cloth-3", "spice-4", "cloth-1")},
    )


def test_rules_page_example_sixteen_against_thirteen_takes_the_20() -> None:
    playing = _ships_of_sixteen_and_thirteen()

    # The harbor, and two markers of 10 against one.
    assert playing.money == (20 + 10 + 10, 10)


def test_rules_page_example_two_markers_go_to_the_first_and_one_to_the_other() -> None:
    assert _ships_of_sixteen_and_thirteen().markers == {
        ("pisa", "dye"): 1,
        ("pisa", "spice"): 1,
        ("pisa", "cloth"): -1,
    }


def test_rules_page_example_of_prices_in_print_three_tiles_at_15_are_bought() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1", "draw", "tile gold-5")
    playing.play("price 15", "buy", "load 3 pisa")

    assert playing.money == (300, 285)
    assert playing.ships("strozzi")[3] == ("pisa", ["dye-4", "fur-1", "gold-5"])
