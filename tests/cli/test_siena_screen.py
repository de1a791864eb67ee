"""Siena as it is drawn: complete at every width, and for the eyes of one viewer."""

from typing import Final

import pytest
from rich.cells import cell_len

from fiorino.core.match import Match
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.core.random import Chance
from fiorino.games.siena import SIENA
from tests.games.siena.tables import at, seat
from tests.games.siena.town_tables import banker

from .siena_tables import bots, crowded, drawn, two_hands

BLUE: Final = Seat(0)
ORANGE: Final = Seat(1)
RED: Final = Seat(4)
WIDTHS: Final = (60, 78, 100, 140)
FIVE: Final = ("Ada", "Bruno", "greedy", "random", "you")
TITLES: Final = ("● Ada", "■ Bruno", "▲ Green (greedy)", "◆ Rose (random)", "⬢ Red (you)")
DISTRICTS: Final = (
    "Banchi di Sotto",
    "Piazza Salimbeni",
    "Via dei Servi",
    "Via delle Cerchia",
    "Palazzo Tolomei",
    "Duomo",
    "Palazzo Pubblico",
    "Piazza del Campo",
    "Torre del Mangia",
    "Banchi di Sopra",
)
EVERY: Final = 40
"""The table is looked at after so many answers."""


@pytest.fixture(scope="module")
def moments() -> list[Match]:
    """A greedy match of five, at its beginning, again and again on its way, and at its end."""
    match = Match(SIENA.setup(5), Chance("5"))
    seated = bots(match.setup)
    found = []
    number = 0
    while (decision := match.decision()) is not None:
        if number % EVERY == 0:
            found.append(Match(match.setup, None, match.table))
        match.play(decision.seat, seated[decision.seat].answer(decision))
        number += 1
    return [*found, match]


@pytest.fixture(scope="module", params=WIDTHS)
def pictures(request: pytest.FixtureRequest, moments: list[Match]) -> tuple[int, list[str]]:
    """These moments in a terminal of this width, each with the eyes of another seat."""
    width = int(request.param)
    viewers = [Seat(number % 5) for number in range(len(moments))]
    return width, [
        drawn(match, viewer, width, FIVE) for match, viewer in zip(moments, viewers, strict=True)
    ]


# Widths


def test_no_line_is_longer_than_the_terminal(pictures: tuple[int, list[str]]) -> None:
    width, pictured = pictures
    assert max(cell_len(line) for text in pictured for line in text.splitlines()) <= width


def test_all_ten_districts_are_named(pictures: tuple[int, list[str]]) -> None:
    _, pictured = pictures
    assert [name for name in DISTRICTS for text in pictured if name not in text] == []


def test_all_seats_are_named(pictures: tuple[int, list[str]]) -> None:
    width, pictured = pictures
    # A narrow line may leave the player out, but not the piece and the name of the seat.
    titles = TITLES if width >= 96 else [title.partition(" (")[0] for title in TITLES]
    assert [title for title in titles for text in pictured if title not in text] == []


def test_nothing_is_cut_off_in_a_match(pictures: tuple[int, list[str]]) -> None:
    width, pictured = pictures
    cut = [line for text in pictured for line in text.splitlines() if "…" in line]
    assert width < 78 or cut == []


def test_the_money_of_everybody_is_told(
    moments: list[Match], pictures: tuple[int, list[str]]
) -> None:
    _, pictured = pictures
    for match, text in zip(moments, pictured, strict=True):
        lines = [line for line in text.splitlines() if any(title[:4] in line for title in TITLES)]
        money = [next(word for word in line.split() if word.isdecimal()) for line in lines]
        assert sorted(map(int, money)) == sorted(match.table.purses())


@pytest.mark.parametrize("width", [78, 100, 140])
def test_nothing_is_cut_off_where_five_bankers_have_all_they_can_have(width: int) -> None:
    text = drawn(crowded().match, RED, width, FIVE)
    assert [line for line in text.splitlines() if "…" in line] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_who_is_asked_is_marked(width: int) -> None:
    text = drawn(crowded().match, RED, width, FIVE)
    (line,) = [line for line in text.splitlines() if "▸" in line]
    assert "⬢ Red" in line


# Secrets


def hand_lines(text: str) -> str:
    """The end of the picture, from the first hand on."""
    return " ".join(text[text.find(" Your hand") :].split()) if " Your hand" in text else ""


@pytest.mark.parametrize(
    ("viewer", "own", "others"),
    [
        (BLUE, ["★mule ›1", "inn ›2"], ["guards-4", "banchi ", "oil1-cloth2-spices2"]),
        (ORANGE, ["★guards-4 ›4", "banchi ›3", "oil1-cloth2-spices2 ›"], ["mule", "inn ›2"]),
    ],
    ids=["blue", "orange"],
)
def test_s32_1_a_viewer_sees_his_own_hand_and_no_other(
    viewer: Seat, own: list[str], others: list[str]
) -> None:
    text = drawn(two_hands().match, viewer)
    assert all(card in hand_lines(text) for card in own)
    assert [card for card in others if card in text] == []


def test_s32_1_a_spectator_sees_no_hand() -> None:
    text = drawn(two_hands().match, SPECTATOR)
    held = ["mule", "inn ›2", "guards-4", "banchi ", "oil1-cloth2-spices2"]
    assert "Your hand" not in text
    assert [card for card in held if card in text] == []


def test_s32_1_everybody_sees_how_many_cards_a_player_holds() -> None:
    for viewer in (BLUE, ORANGE, SPECTATOR):
        text = drawn(two_hands().match, viewer, 140)
        cards = text.splitlines()[1].index("cards")
        rows = [line[cards : cards + 5].strip() for line in text.splitlines()[2:4]]
        assert rows == ["2", "3"]


def test_s32_1_where_hands_lie_open_everybody_sees_them() -> None:
    text = drawn(two_hands(hands="open").match, SPECTATOR)
    for card in ("★mule ›1", "inn ›2", "★guards-4 ›4", "banchi ›3", "oil1-cloth2-spices2 ›"):
        assert card in text


def test_an_empty_hand_is_called_empty() -> None:
    playing = at({"agenda": [{"step": "country-turn", "seat": "blue"}]})
    assert " No cards in your hand.\n" in drawn(playing.match, BLUE)


def secret_table() -> Match:
    """Orange has kept Senesi worth 3 and 4 and engaged the Artist worth 7, whom green has seen."""
    written = {
        "seats": {
            "blue": banker(50, "duomo"),
            "orange": banker(60, senesi=[3, 4], artists=[{"value": 7, "seen": ["green"]}]),
            "green": banker(70),
        },
        "goods": {"corn": {}},
        "agenda": [{"step": "banker-rest", "seat": "blue"}],
    }
    return at(written, 3).match


def row_of(text: str, name: str) -> list[str]:
    """The words of a line of the Initiative track."""
    (line,) = [line for line in text.splitlines() if f" {name} " in line]
    return line.split()


def test_s32_3_the_owner_sees_what_his_senesi_and_artists_are_worth() -> None:
    assert row_of(drawn(secret_table(), ORANGE), "Orange")[-2:] == ["3+4", "7"]


@pytest.mark.parametrize("viewer", [BLUE, SPECTATOR], ids=["blue", "spectator"])
def test_s32_3_others_do_not_see_what_senesi_and_artists_are_worth(viewer: Seat) -> None:
    senesi, artists = row_of(drawn(secret_table(), viewer), "Orange")[-2:]
    assert not {"3", "4", "7"} & set(senesi + artists)


def test_s32_4_who_has_looked_sees_what_the_artist_is_worth() -> None:
    senesi, artists = row_of(drawn(secret_table(), Seat(2)), "Orange")[-2:]
    assert artists == "7"
    assert not {"3", "4"} & set(senesi)


# The table


@pytest.mark.parametrize(("viewer", "price"), [(BLUE, "2F"), (ORANGE, "3F")])
def test_s8_2_a_card_is_shown_with_its_price_for_the_viewer(viewer: Seat, price: str) -> None:
    # Red 2, and nothing for the lowest row of the Initiative track or 1 for the second.
    text = drawn(two_hands("take-card").match, viewer)
    assert f"corn2-wine1-cloth1 ›2 {price}" in text


def test_s9_1_a_starred_card_has_no_price() -> None:
    text = drawn(two_hands("take-card").match, BLUE)
    assert "★francigena ›2\n" in text.replace(" \n", "\n")


def test_a_spectator_sees_no_price() -> None:
    text = drawn(two_hands("take-card").match, SPECTATOR)
    (line,) = [line for line in text.splitlines() if line.startswith(" Display")]
    assert line.split()[1:] == ["corn2-wine1-cloth1", "›2", "·", "★francigena", "›2"]


def test_s8_3_a_card_with_a_red_0_is_free_for_everybody() -> None:
    written = {
        "seats": {"blue": seat(20), "orange": seat(25)},
        "display": ["corn1-wine1"],
        "agenda": [{"step": "take-card", "seat": "orange"}],
    }
    match = at(written).match
    for viewer in (BLUE, ORANGE):
        assert "»corn1-wine1 ›4 0F" in drawn(match, viewer)


def test_s5_2_the_poorest_stands_first_on_the_initiative_track() -> None:
    written = {
        "seats": {"blue": seat(40), "orange": seat(20), "green": seat(30)},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    lines = drawn(at(written, 3).match, BLUE).splitlines()[2:5]
    named = [(row, name) for line in lines for row, _, name in [line.replace("▸", "").split()[:3]]]
    assert named == [("+0", "Orange"), ("+1", "Green"), ("+2", "Blue")]


def test_pieces_stand_where_they_are() -> None:
    written = {
        "seats": {
            "blue": banker(50, "duomo"),
            "orange": banker(60, "inn"),
            "green": banker(70, "wall"),
        },
        "goods": {"corn": {}},
        "calandrino": "duomo",
        "cubes": 2,
        "tower": ["blue", "orange"],
        "agenda": [{"step": "banker-rest", "seat": "blue"}],
    }
    lines = drawn(at(written, 3).match, BLUE, 78).splitlines()
    below = lines[next(n for n, line in enumerate(lines) if "│ Duomo" in line) + 1]
    (around,) = [line for line in lines if line.startswith(" Inn ")]
    assert below.split("│")[2].split() == ["●", "♟"]
    assert around.split("Tower")[0].split() == ["Inn", "■", "♀♀", "Wall", "▲"]
    # The third level costs 25 and gives 4 points (S25.2, S30.8).
    assert around.endswith("1● 2■ Level 3: 25 Florins, 4 points")


def test_frames_are_shown_with_workers_units_and_prices() -> None:
    written = {
        "goods": {"wine": {"workers": 2, "ready": 3}},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    # The frame of Wine holds five workers, and a unit sells for 10 (S13.1, S14.7).
    assert "Wine ▮▮▯▯▯ 3×10" in drawn(at(written).match, BLUE)


def test_goods_that_nobody_can_use_are_shown_as_gone() -> None:
    written = {
        "seats": {"blue": seat(40, "merchant"), "orange": seat(40, "merchant")},
        "goods": {"corn": {}},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    text = drawn(at(written).match, BLUE)
    assert all(f"{good} gone" in text for good in ("Corn", "Wine", "Oil"))
    assert "Cloth gone" not in text


def test_a_merchant_on_a_road_is_shown_there() -> None:
    written = {
        "seats": {"blue": seat(40, "merchant", road="firenze", space=2)},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    text = drawn(at(written).match, BLUE)
    assert "Firenze, space 2" in text
    assert "Firenze –·5·20 ●2" in text


def test_an_auction_is_shown_with_its_card_and_the_highest_bid() -> None:
    step = {
        "step": "star-bid",
        "seat": "blue",
        "card": "francigena",
        "high": 6,
        "holder": "orange",
        "out": 0,
    }
    written = {"display": ["francigena"], "agenda": [step]}
    assert "Auction ★francigena ›2, 6 by Orange" in drawn(at(written).match, BLUE)


@pytest.mark.parametrize(
    ("viewer", "artist"),
    [
        (BLUE, "Pietro Lorenzetti, worth 7"),
        (ORANGE, "An Artist you have not seen"),
        (SPECTATOR, "An Artist you have not seen"),
    ],
    ids=["blue", "orange", "spectator"],
)
def test_s24_3_an_artist_in_auction_is_shown_to_those_who_looked(viewer: Seat, artist: str) -> None:
    step = {"step": "artist-first-bid", "seat": "blue", "artist": 7, "seen": 1}
    written = {
        "seats": {"blue": banker(50, "inn"), "orange": banker(50)},
        "goods": {"corn": {}},
        "agenda": [step],
    }
    assert f"Auction {artist}" in drawn(at(written).match, viewer)
