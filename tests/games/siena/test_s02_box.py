"""S2: the box, its constraints, what may be changed, and its marks."""

import re
from importlib.resources import files
from typing import Any

import pytest

from fiorino.core.box import BoxData, read_box
from fiorino.core.errors import BadBox
from fiorino.games.siena import SIENA, refusals
from fiorino.games.siena.components import GOODS_CARD, JOURNEY, SPECIAL_TYPES, Card, SienaBox

from .opening_tables import chances, laid, pile
from .tables import at, banker_move, country_turn, seat

FOLDER = files("fiorino.games.siena")
TEXT = FOLDER.joinpath("box.toml").read_text("utf-8")
RULES = FOLDER.joinpath("RULES.md").read_text("utf-8")
OURS = SienaBox(read_box(TEXT))
CONSTRAINT = "The box breaks a constraint of the game: "


def edited(*changes: tuple[str, str]) -> BoxData:
    """Our box file with some pieces of its text replaced, each in its first place."""
    text = TEXT
    for old, new in changes:
        if old not in text:
            raise ValueError(f"{old!r} is not in the box file")
        text = text.replace(old, new, 1)
    return read_box(text)


def refusal(*changes: tuple[str, str]) -> str:
    """The sentence with which the edited box is refused."""
    with pytest.raises(BadBox) as refused:
        SIENA.setup(box=edited(*changes))
    return str(refused.value)


def starred(type_: str, old: str, new: str) -> tuple[str, str]:
    """Other greens for the starred copies of a type."""
    head = f'type = {{ value = "{type_}", mark = "stated" }}\nstarred = {{ value = '
    return head + old, head + new


def copies(type_: str, old: int, new: int) -> tuple[str, str]:
    """Another number of plain copies of a type."""
    head = f'type = {{ value = "{type_}", mark = "stated" }}\ncopies = {{ value = '
    return head + str(old), head + str(new)


def also_plain(type_: str, red: int, green: int) -> tuple[str, str]:
    """One plain copy besides the starred ones of a type."""
    head = f'type = {{ value = "{type_}", mark = "stated" }}\n'
    return head, f"{head}copies = 1\nred = {red}\ngreen = {green}\n"


def goods_card(workers: str, red: int, green: int) -> str:
    return (
        f'[[goods_cards]]\nworkers = {{ value = {{ {workers} }}, mark = "reconstructed" }}\n'
        f'red = {{ value = {red}, mark = "reconstructed" }}\n'
        f'green = {{ value = {green}, mark = "reconstructed" }}\n'
    )


def workers(old: str, new: str) -> tuple[str, str]:
    """Other workers on a Goods card."""
    return f"value = {{ {old} }}", f"value = {{ {new} }}"


def value(line: str, old: object, new: object) -> tuple[str, str]:
    """Another value in a line of the box file."""
    return f"{line} = {{ value = {old}", f"{line} = {{ value = {new}"


FIRST_JOURNEY = goods_card("corn = 1, wine = 1", 0, 4)


def cards_of(*types: int) -> list[Card]:
    return [card for card in OURS.cards if card.type in types]


def special() -> list[Card]:
    return [card for card in OURS.cards if card.type not in (GOODS_CARD, JOURNEY)]


# S2.1: how many cards


def test_s2_1_there_are_25_goods_cards_and_27_special_cards() -> None:
    assert sum(card.copies for card in cards_of(GOODS_CARD, JOURNEY)) == 25
    assert sum(card.copies for card in special()) == 27


def test_s2_1_all_52_are_on_the_table() -> None:
    playing = laid()

    assert pile(playing, "deck").total() + pile(playing, "display").total() == 52


def test_s2_1_another_number_of_goods_cards_is_refused() -> None:
    assert refusal((FIRST_JOURNEY, "")) == f"{CONSTRAINT}there are 25 Goods cards."


def test_s2_1_another_number_of_special_cards_is_refused() -> None:
    assert refusal(copies("inn", 4, 5)) == f"{CONSTRAINT}there are 27 Special cards."
    assert refusal(copies("inn", 4, 3)) == f"{CONSTRAINT}there are 27 Special cards."


# S2.2: the heading


def test_s2_2_a_goods_card_without_a_red_number_is_refused() -> None:
    bare = FIRST_JOURNEY.replace('red = { value = 0, mark = "reconstructed" }\n', "")

    assert "the field “red” is missing" in refusal((FIRST_JOURNEY, bare))


def test_s2_2_a_goods_card_with_an_asterisk_is_refused() -> None:
    assert "unknown field “starred”" in refusal((FIRST_JOURNEY, FIRST_JOURNEY + "starred = [1]\n"))


def test_s2_2_a_card_without_a_green_number_is_refused() -> None:
    bare = FIRST_JOURNEY.replace('green = { value = 4, mark = "reconstructed" }\n', "")

    assert "the field “green” is missing" in refusal((FIRST_JOURNEY, bare))


def test_s2_2_a_plain_special_card_without_a_red_number_is_refused() -> None:
    inn = 'copies = { value = 4, mark = "reconstructed" }\n'
    red = 'red = { value = 1, mark = "reconstructed" }\n'

    assert "the field “red” is missing" in refusal((inn + red, inn))


def test_s2_2_no_goods_card_is_starred() -> None:
    assert [card.name for card in cards_of(GOODS_CARD, JOURNEY) if card.starred] == []


# S2.3 to S2.9: the Special cards


def test_s2_3_there_are_eleven_types_of_special_cards() -> None:
    assert len(SPECIAL_TYPES) == 11
    assert {SPECIAL_TYPES[card.type - 2] for card in special()} == set(SPECIAL_TYPES)


def test_s2_3_a_box_without_one_of_the_types_is_refused() -> None:
    change = ('type = { value = "servi"', 'type = { value = "banchi"')

    assert refusal(change) == f"{CONSTRAINT}there are all eleven types of Special card."


def test_s2_3_a_twelfth_type_is_refused() -> None:
    sentence = refusal(('type = { value = "servi"', 'type = { value = "minstrel"'))

    assert "“type” must be one of mule, francigena" in sentence
    assert "not “minstrel”" in sentence


TWELVE = "twelve Special cards are starred, seven with greens 1 to 5 and five with higher ones"


def test_s2_4_seven_starred_cards_have_greens_1_to_5_and_five_higher_ones() -> None:
    greens = sorted(
        green for card in special() if card.starred for green in [card.green] * card.copies
    )

    assert len(greens) == 12
    assert set(greens[:7]) == {1, 2, 3, 4, 5}
    assert min(greens[7:]) > 5


@pytest.mark.parametrize(
    "changes",
    [
        [starred("bricklayer", "[5, 7]", "[5]"), copies("inn", 4, 5)],
        [starred("girlfriends", "[3, 9]", "[3, 3]")],
        [starred("mule", "[1, 1]", "[1, 10]")],
    ],
)
def test_s2_4_other_numbers_of_starred_cards_are_refused(changes: list[tuple[str, str]]) -> None:
    assert refusal(*changes) == f"{CONSTRAINT}{TWELVE}."


def test_s2_4_a_missing_green_from_1_to_5_is_refused() -> None:
    sentence = refusal(starred("bricklayer", "[5, 7]", "[4, 7]"))

    assert sentence == f"{CONSTRAINT}every green from 1 to 5 is starred."


def test_s2_5_different_starred_cards_of_one_green_are_refused() -> None:
    sentence = refusal(starred("guards", "[4, 8]", "[4, 7]"))

    assert sentence == f"{CONSTRAINT}starred cards of the same green are identical."


def test_s2_5_starred_cards_of_one_green_are_identical() -> None:
    greens = [card.green for card in special() if card.starred]

    assert len(set(greens)) == len(greens)


FRANCIGENA = (
    "two Via Francigena, no more and no fewer, are among the seven starred cards of green 1 to 5"
)
STARRED = "every Via Francigena and every Piazza Salimbeni is starred"
GIRLFRIENDS = (
    "there are two Girlfriends, at least one among the seven starred cards of green 1 to 5"
)


def test_s2_6_a_third_via_francigena_among_the_seven_is_refused() -> None:
    sentence = refusal(
        starred("mule", "[1, 1]", "[1]"), starred("francigena", "[2, 2]", "[2, 2, 2]")
    )

    assert sentence == f"{CONSTRAINT}{FRANCIGENA}."


def test_s2_6_a_single_via_francigena_among_the_seven_is_refused() -> None:
    sentence = refusal(
        starred("mule", "[1, 1]", "[1, 1, 1]"), starred("francigena", "[2, 2]", "[2]")
    )

    assert sentence == f"{CONSTRAINT}{FRANCIGENA}."


def third_francigena() -> BoxData:
    """A third Via Francigena, of green 6, in place of the Piazza Salimbeni cards of that green."""
    return edited(
        starred("francigena", "[2, 2]", "[2, 2, 6]"), starred("salimbeni", "[6, 6]", "[10]")
    )


def test_s2_6_a_third_via_francigena_above_green_5_is_accepted() -> None:
    data = third_francigena()
    box = SienaBox(data)

    assert SIENA.setup(box=data).box is data
    assert box.cards[box.kind_of["francigena-6"]].copies == 1
    assert box.warnings == []


def test_s2_6_a_third_via_francigena_is_dealt_in_the_rounds() -> None:
    playing = laid(box=third_francigena())

    assert pile(playing, "display")["francigena-2"] == 2
    assert pile(playing, "deck")["francigena-6"] == 1


def test_s2_6_a_third_via_francigena_is_played_like_the_others() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=["francigena-6"])},
            "turn": {"rights": ["corn"]},
            "agenda": country_turn(),
        },
        box=third_francigena(),
    ).play("play francigena-6", "draw 2", "safe")

    assert playing.money("blue") == 20 + 14


def test_s2_6_girlfriends_with_high_greens_only_are_refused() -> None:
    sentence = refusal(
        starred("mule", "[1, 1]", "[1, 1, 3]"),
        starred("girlfriends", "[3, 9]", "[9, 9]"),
        starred("salimbeni", "[6, 6]", "[6]"),
    )

    assert sentence == f"{CONSTRAINT}{GIRLFRIENDS}."


def test_s2_6_among_the_seven_are_two_via_francigena_and_one_girlfriends() -> None:
    display = pile(laid(), "display")

    assert display.total() == 7
    assert display["francigena"] == 2
    assert display["girlfriends-3"] == 1


def test_s2_7_a_plain_via_francigena_is_refused() -> None:
    sentence = refusal(also_plain("francigena", 1, 2), copies("inn", 4, 3))

    assert sentence == f"{CONSTRAINT}{STARRED}."


def test_s2_7_a_plain_piazza_salimbeni_is_refused() -> None:
    sentence = refusal(also_plain("salimbeni", 1, 3), copies("inn", 4, 3))

    assert sentence == f"{CONSTRAINT}{STARRED}."


def test_s2_7_every_via_francigena_and_every_piazza_salimbeni_is_starred() -> None:
    cards = [card for card in special() if card.name in ("francigena", "salimbeni")]

    assert [(card.name, card.copies, card.starred) for card in cards] == [
        ("francigena", 2, True),
        ("salimbeni", 2, True),
    ]


@pytest.mark.parametrize(
    "changes",
    [
        [copies("inn", 4, 2), copies("calandrino", 3, 5)],
        [copies("banchi", 2, 1), copies("inn", 4, 5)],
        [copies("servi", 2, 1), copies("inn", 4, 5)],
    ],
)
def test_s2_8_fewer_inn_banchi_or_servi_cards_are_refused(changes: list[tuple[str, str]]) -> None:
    least = "there are at least three Inn, two Banchi di Sotto and two Via dei Servi cards"

    assert refusal(*changes) == f"{CONSTRAINT}{least}."


def test_s2_8_three_inn_cards_and_more_of_the_other_two_are_accepted() -> None:
    box = SienaBox(edited(copies("inn", 4, 3), copies("banchi", 2, 3)))

    assert box.cards[box.kind_of["inn"]].copies == 3
    assert box.cards[box.kind_of["banchi"]].copies == 3


@pytest.mark.parametrize(("number", "inns"), [(1, 7), (3, 5), (5, 3)])
def test_s2_9_another_number_of_courtesans_is_accepted(number: int, inns: int) -> None:
    data = edited(copies("courtesan", 4, number), copies("inn", 4, inns))
    box = SienaBox(data)

    assert SIENA.setup(box=data).box is data
    assert box.cards[box.kind_of["courtesan"]].copies == number
    assert box.warnings == []


def test_s2_9_the_number_and_the_names_of_the_courtesans_are_marked_as_ours() -> None:
    courtesans = TEXT.partition('value = "courtesan"')[2].partition("[[")[0]
    copies_line = next(line for line in courtesans.splitlines() if line.startswith("copies"))

    assert 'mark = "reconstructed"' in copies_line
    assert "the names Costanza, Ginevra, Isotta and Pampinea" in copies_line


def test_s2_9_a_single_girlfriends_card_is_refused() -> None:
    sentence = refusal(
        starred("girlfriends", "[3, 9]", "[3]"), starred("salimbeni", "[6, 6]", "[6, 6, 6]")
    )

    assert sentence == f"{CONSTRAINT}{GIRLFRIENDS}."


def test_s2_9_three_girlfriends_are_refused() -> None:
    sentence = refusal(
        starred("girlfriends", "[3, 9]", "[3, 9, 9]"), starred("salimbeni", "[6, 6]", "[6]")
    )

    assert sentence == f"{CONSTRAINT}{GIRLFRIENDS}."


def test_s2_9_the_four_courtesans_are_alike_in_play() -> None:
    playing = at(
        {"seats": {"blue": seat(20, hand=["courtesan"] * 4)}, "agenda": country_turn("blue")}
    )

    assert playing.answers == ["play courtesan", "discard courtesan", "done"]
    playing.play(*["play courtesan"] * 4)
    assert playing.table.cubes == 4


def rules_table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of RULES.md, without its head."""
    lines = RULES.partition(f"\n## {heading}\n")[2].partition("\n## ")[0].splitlines()
    rows = [line for line in lines if line.startswith("|")][2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


CARD_TYPES = {
    "Mule": "mule",
    "Via Francigena": "francigena",
    "Courtesan's Girlfriends": "girlfriends",
    "Guards": "guards",
    "Bricklayer": "bricklayer",
    "Piazza Salimbeni": "salimbeni",
    "Inn": "inn",
    "Courtesan": "courtesan",
    "Calandrino": "calandrino",
    "Banchi di Sotto": "banchi",
    "Via dei Servi": "servi",
}


def special_of(type_: str) -> list[tuple[bool, int, int]]:
    """Each copy of a type: starred, red, green."""
    return sorted(
        (card.starred, card.red, card.green)
        for card in special()
        if SPECIAL_TYPES[card.type - 2] == type_
        for _ in range(card.copies)
    )


@pytest.mark.parametrize("row", rules_table("The Special cards"), ids=lambda row: str(row[0]))
def test_s2_10_the_special_cards_are_those_of_the_table(row: list[str]) -> None:
    name, number, stars, plain, removed = row
    greens = [int(green) for green in re.findall(r"★ (\d+)", stars)]
    expected = [(True, 0, green) for green in greens]
    if plain:
        red, green = plain.split(" · ")
        expected = [(False, int(red), int(green))] * int(number)

    assert special_of(CARD_TYPES[name]) == sorted(expected)
    assert len(expected) == int(number)
    assert removed == ("yes" if greens else "no")


def test_s2_10_the_table_of_special_cards_is_complete() -> None:
    table = rules_table("The Special cards")

    assert {row[0] for row in table} == set(CARD_TYPES)
    assert sum(int(row[1]) for row in table) == 27


def test_s2_10_reconstructed_copies_and_numbers_may_change() -> None:
    data = edited(
        copies("inn", 4, 3),
        copies("servi", 2, 3),
        starred("salimbeni", "[6, 6]", "[10, 6]"),
        value("red", 1, 2),
    )
    box = SienaBox(data)

    assert box.cards[box.kind_of["inn"]].red == 2
    assert box.cards[box.kind_of["salimbeni-10"]].green == 10
    assert data.digest != read_box(TEXT).digest


def second_inn(red: int, green: int) -> BoxData:
    """A box with three Inn cards of the usual numbers and one with others."""
    other = f'[[special_cards]]\ntype = "inn"\ncopies = 1\nred = {red}\ngreen = {green}\n\n'
    return edited(copies("inn", 4, 3), ("[[goods_cards]]", f"{other}[[goods_cards]]"))


def test_s2_10_cards_of_one_type_with_different_greens_have_different_names() -> None:
    box = SienaBox(second_inn(1, 4))

    assert {"inn-2", "inn-4"} <= set(box.kind_of)
    assert len(box.kind_of) == len(box.cards)


def test_s2_10_cards_of_one_type_that_differ_in_red_alone_have_different_names() -> None:
    box = SienaBox(second_inn(4, 2))

    assert len(box.kind_of) == len(box.cards)


def test_s2_10_inn_cards_with_different_numbers_make_a_set_together() -> None:
    playing = at(
        {
            "seats": {"blue": seat(5, hand=["inn-2", "inn-2", "inn-4"])},
            "agenda": country_turn(),
        },
        box=second_inn(1, 4),
    )

    assert [answer for answer in playing.answers if answer.startswith("play inn")] != []


# S2.11, S2.12: the Goods cards


def test_s2_11_fifteen_goods_cards_have_three_goods_and_ten_are_journey_cards() -> None:
    ordinary, journeys = cards_of(GOODS_CARD), cards_of(JOURNEY)

    assert sum(card.copies for card in ordinary) == 15
    assert {sum(n > 0 for n in card.workers) for card in ordinary} == {3}
    assert sum(card.copies for card in journeys) == 10
    assert {sum(n > 0 for n in card.workers[:3]) for card in journeys} == {2}
    assert {card.workers[3:] for card in journeys} == {(0, 0)}


def test_s2_11_nine_journey_cards_are_refused() -> None:
    sentence = refusal(workers("corn = 1, wine = 1", "corn = 1, wine = 1, spices = 1"))

    assert sentence == (
        f"{CONSTRAINT}ten Goods cards are Journey cards, with two of corn, wine and oil."
    )


@pytest.mark.parametrize(
    "new",
    [
        "corn = 1, cloth = 1",
        "cloth = 1, spices = 1",
        "corn = 1",
        "corn = 1, wine = 1, oil = 1, cloth = 1",
    ],
)
def test_s2_11_other_workers_are_refused(new: str) -> None:
    sentence = refusal(workers("corn = 1, wine = 1", new))

    assert sentence == (
        f"{CONSTRAINT}a Goods card has workers for three goods, or for two of corn, wine and oil."
    )


def goods_of_table() -> list[tuple[str, int, int]]:
    found = []
    for row in rules_table("The Goods cards"):
        for words, red, green in (row[:3], row[3:]):
            if words:
                pairs = re.findall(r"(\w+) (\d)", words)
                found.append(
                    ("-".join(f"{good.lower()}{n}" for good, n in pairs), int(red), int(green))
                )
    return found


def test_s2_12_the_goods_cards_are_those_of_the_table() -> None:
    table = goods_of_table()

    assert len(table) == 25
    assert sorted(table) == sorted(
        (card.name, card.red, card.green) for card in cards_of(GOODS_CARD, JOURNEY)
    )


def test_s2_12_the_workers_of_one_card_are_stated_and_the_rest_is_reconstructed() -> None:
    marks = read_box(TEXT).marks
    stated = [
        path
        for path, mark in marks.items()
        if path.startswith("goods_cards") and mark != "reconstructed"
    ]

    assert stated == ["goods_cards.1.workers"]
    assert OURS.cards[0].name == "corn2-wine1-cloth1"


def test_s2_12_reconstructed_workers_and_numbers_may_change() -> None:
    changed = goods_card("corn = 3, oil = 3", 5, 6)
    box = SienaBox(edited((FIRST_JOURNEY, changed)))
    card = box.cards[box.kind_of["corn3-oil3"]]

    assert (card.red, card.green, card.workers) == (5, 6, (3, 0, 3, 0, 0))
    assert box.warnings == []


# S2.13 to S2.15: Senesi, Fato, Artists


def test_s2_13_there_are_26_senesi_cards() -> None:
    assert OURS.senesi == (0, 12, 8, 4, 2)
    assert sum(OURS.senesi) == 26


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("copies", "[12, 8, 4, 2]", "[12, 8, 4, 3]"),
        ("copies", "[12, 8, 4, 2]", "[12, 8, 6]"),
        ("values", "[1, 2, 3, 4]", "[1, 2, 3, 5]"),
    ],
)
def test_s2_13_other_senesi_cards_are_refused(line: str, old: str, new: str) -> None:
    assert refusal(value(line, old, new)) == (
        f"{CONSTRAINT}there are twelve Senesi worth 1, eight worth 2, four worth 3 and two worth 4."
    )


def test_s2_14_the_coloured_fato_cards_have_corn_7_wine_8_oil_10_and_salimbeni_7() -> None:
    assert (OURS.fato, OURS.fato_salimbeni) == ((7, 8, 10), 7)


def test_s2_14_one_of_seven_fato_cards_is_the_devil() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=["francigena"])},
            "goods": {"corn": {"ready": 1}},
            "turn": {"rights": ["corn"]},
            "agenda": country_turn(),
        }
    ).play("play francigena", "draw 1")

    assert chances(playing) == {"devil": 1, "safe": 6}


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [("cards", 7, 8), ("corn", 7, 8), ("wine", 8, 9), ("oil", 10, 9), ("salimbeni", 7, 6)],
)
def test_s2_14_other_fato_cards_are_refused(line: str, old: int, new: int) -> None:
    assert f"“{line}” must be {old}, not {new}" in refusal(value(line, old, new))


def test_s2_15_there_are_eight_artists_and_ambrogio_lorenzetti_is_the_8() -> None:
    assert len(OURS.artists) == 1 + 8
    assert OURS.artists[8] == "Ambrogio Lorenzetti"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (', "Ambrogio Lorenzetti"', ""),
        ('"Ambrogio Lorenzetti"', '"Ambrogio"'),
        ('"Lippo Vanni"', '"Lippo Memmi"'),
        ('"Lippo Vanni"', '"Lippo Vanni", "Duccio"'),
    ],
)
def test_s2_15_other_artists_are_refused(old: str, new: str) -> None:
    assert refusal((old, new)) == (
        f"{CONSTRAINT}there are eight different Artists worth 1 to 8, the last Ambrogio Lorenzetti."
    )


def test_s2_15_the_other_seven_names_may_change() -> None:
    assert SienaBox(edited(('"Lippo Vanni"', '"Duccio"'))).artists[2] == "Duccio"


# S2.16 to S2.22: the board


@pytest.mark.parametrize(
    ("good", "card", "size"),
    [
        ("corn", "corn1-wine1", 3),
        ("wine", "corn1-wine1", 5),
        ("oil", "corn1-oil1", 6),
        ("cloth", "corn2-wine1-cloth1", 7),
        ("spices", "corn2-wine2-spices1", 8),
    ],
)
def test_s2_16_a_frame_holds_so_many_workers(good: str, card: str, size: int) -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=[card])},
            "goods": {"corn": {}, good: {"workers": size - 1}},
            "agenda": country_turn(),
        }
    )
    place = playing.table.box.goods.index(good)
    assert (playing.table.frames[place], playing.table.ready[place]) == (size - 1, 0)

    playing.play(f"play {card}")
    assert (playing.table.frames[place], playing.table.ready[place]) == (0, 1)


def test_s2_16_a_frame_never_holds_its_full_number() -> None:
    assert OURS.frames == (3, 5, 6, 7, 8)


@pytest.mark.parametrize("frames", ["[4, 5, 6, 7, 8]", "[3, 4, 6, 7, 8]", "[3, 5, 6, 6, 8]"])
def test_s2_16_the_frames_of_corn_wine_and_cloth_cannot_change(frames: str) -> None:
    assert refusal(value("frames", "[3, 5, 6, 7, 8]", frames)) == (
        f"{CONSTRAINT}there are five frames, those of corn, wine and cloth for 3, 5 and 7 workers."
    )


def test_s2_16_the_frames_of_oil_and_spices_may_change() -> None:
    box = SienaBox(edited(value("frames", "[3, 5, 6, 7, 8]", "[3, 5, 4, 7, 9]")))

    assert box.frames == (3, 5, 4, 7, 9)


@pytest.mark.parametrize(
    ("good", "status", "price"),
    [
        ("corn", "peasant", 8),
        ("wine", "peasant", 10),
        ("oil", "peasant", 14),
        ("cloth", "merchant", 20),
        ("spices", "merchant", 25),
    ],
)
def test_s2_17_a_unit_sells_for_its_price(good: str, status: str, price: int) -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, status, ["inn"])},
            "goods": {good: {"ready": 1}},
            "turn": {"rights": [good]},
            "agenda": country_turn(),
        }
    ).play(f"sell {good}")

    assert playing.money("blue") == 20 + price


def test_s2_17_other_prices_are_refused() -> None:
    sentence = refusal(value("prices", "[8, 10, 14, 20, 25]", "[8, 10, 14, 20, 24]"))

    assert sentence == f"{CONSTRAINT}the goods sell for 8, 10, 14, 20 and 25."


def test_s2_18_firenze_has_a_blank_space_then_5_then_20_and_arezzo_3_then_10() -> None:
    assert OURS.roads == ((0, 5, 20), (3, 10))


@pytest.mark.parametrize(
    ("line", "old", "new", "constraint"),
    [
        ("firenze", "[0, 5, 20]", "[0, 5, 25]", "the road to Firenze pays 0, 5 and 20"),
        ("firenze", "[0, 5, 20]", "[5, 20]", "the road to Firenze pays 0, 5 and 20"),
        ("arezzo", "[3, 10]", "[4, 10]", "the road to Arezzo has two spaces, first 3"),
        ("arezzo", "[3, 10]", "[3]", "the road to Arezzo has two spaces, first 3"),
    ],
)
def test_s2_18_other_roads_are_refused(line: str, old: str, new: str, constraint: str) -> None:
    assert refusal(value(line, old, new)) == f"{CONSTRAINT}{constraint}."


def test_s2_18_the_10_of_arezzo_may_change() -> None:
    assert SienaBox(edited(value("arezzo", "[3, 10]", "[3, 12]"))).roads[1] == (3, 12)


RING = [
    "banchi-di-sotto", "piazza-salimbeni", "via-dei-servi", "via-delle-cerchia",
    "palazzo-tolomei", "duomo", "palazzo-pubblico", "piazza-del-campo", "torre-del-mangia",
    "banchi-di-sopra",
]  # fmt: skip


@pytest.mark.parametrize("place", range(10))
def test_s2_19_a_banker_goes_round_the_ring_clockwise(place: int) -> None:
    playing = at(
        {
            "seats": {"blue": seat(50, "banker", ["inn"], place=RING[place])},
            "turn": {"points": 1},
            "agenda": banker_move(),
        }
    ).play("step")

    assert playing.place("blue") == RING[(place + 1) % 10]


def test_s2_19_a_certain_district_cannot_change_its_place() -> None:
    sentence = refusal(
        ('"duomo", "palazzo-pubblico"', '"palazzo-pubblico", "duomo"'),
    )

    assert sentence == (
        f"{CONSTRAINT}only Piazza Salimbeni, Palazzo Pubblico and Banchi di Sopra may change"
        " places."
    )


def test_s2_19_a_district_twice_is_refused() -> None:
    sentence = refusal(('"duomo", "palazzo-pubblico"', '"duomo", "banchi-di-sopra"'))

    assert sentence == f"{CONSTRAINT}the ring names each of the ten Districts once."


def test_s2_19_three_districts_may_change_places() -> None:
    box = SienaBox(
        edited(
            ('"piazza-salimbeni", "via-dei-servi"', '"banchi-di-sopra", "via-dei-servi"'),
            ('"torre-del-mangia", "banchi-di-sopra"', '"torre-del-mangia", "piazza-salimbeni"'),
        )
    )

    assert (box.ring[1], box.ring[9]) == ("banchi-di-sopra", "piazza-salimbeni")
    assert box.salimbeni == 9
    assert box.yellow[1]


@pytest.mark.parametrize("place", RING)
def test_s2_20_the_inn_is_joined_to_via_delle_cerchia_alone(place: str) -> None:
    playing = at(
        {
            "seats": {"blue": seat(50, "banker", ["inn"], place=place, fresh=1)},
            "turn": {"points": 1},
            "agenda": banker_move(),
        }
    )

    if place == "via-delle-cerchia":
        assert playing.play("enter").place("blue") == "inn"
    else:
        assert "enter" not in playing.answers
        assert playing.refused("enter") == ("S22.1", refusals.INN_FROM_CERCHIA.said())


def test_s2_20_the_inn_is_an_eleventh_place_and_not_on_the_ring() -> None:
    assert OURS.places[10] == "inn"
    assert "inn" not in OURS.ring


@pytest.mark.parametrize("place", RING)
def test_s2_21_four_districts_are_yellow(place: str) -> None:
    yellow = {"palazzo-tolomei", "palazzo-pubblico", "piazza-del-campo", "banchi-di-sopra"}
    playing = at(
        {
            "seats": {"blue": seat(14, "banker", ["courtesan"], place=place)},
            "agenda": banker_move(),
        }
    ).play("stop")

    assert playing.money("blue") == (14 + 5 if place in yellow else 14)


def test_s2_21_other_yellow_districts_are_refused() -> None:
    sentence = refusal(('yellow = { value = ["palazzo-tolomei"', 'yellow = { value = ["duomo"'))

    assert sentence == (
        f"{CONSTRAINT}Palazzo Tolomei, Palazzo Pubblico, Piazza del Campo and Banchi di Sopra"
        " are yellow."
    )


def test_s2_22_the_supply_of_cubes_has_no_end() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["courtesan", "calandrino"]),
                "orange": seat(20, "banker", place="banchi-di-sopra", stinginess=300),
            },
            "cubes": 300,
            "calandrino": "banchi-di-sotto",
            "agenda": country_turn(),
        }
    ).play("play courtesan", "play calandrino", "refuse")

    assert playing.table.cubes == 301
    assert playing.table.stinginess == [0, 301]


# S2.23, S2.24: what else is refused, what is only warned of


def test_s2_24_our_box_gives_no_warning() -> None:
    assert OURS.warnings == []


def twin(red: int, green: int) -> BoxData:
    """The first Goods card twice, in place of a Journey card and of one ordinary card."""
    ordinary = goods_card("oil = 1, cloth = 2, spices = 2", 3, 2)
    return edited((ordinary, goods_card("corn = 2, wine = 1, cloth = 1", red, green)))


def test_s2_24_two_goods_cards_alike_are_only_warned_of() -> None:
    data = twin(2, 2)
    box = SienaBox(data)

    assert SIENA.setup(box=data).box is data
    assert box.cards[box.kind_of["corn2-wine1-cloth1"]].copies == 2
    assert box.warnings == [
        "In the printed game all Goods cards differ; in this box some are alike."
    ]


def test_s2_24_two_goods_cards_with_the_same_workers_and_other_numbers_are_only_warned_of() -> None:
    box = SienaBox(twin(1, 5))

    assert len(box.warnings) == 1
    assert {"corn2-wine1-cloth1-2", "corn2-wine1-cloth1-5"} <= set(box.kind_of)


def test_s2_24_two_goods_cards_that_differ_in_red_alone_have_different_names() -> None:
    box = SienaBox(twin(4, 2))

    assert len(box.warnings) == 1
    assert len(box.kind_of) == len(box.cards)


MISSING = "The printed game has a card Corn 2 Wine 1 Cloth 1; in this box it is missing."
NO_RED_0 = "The printed game has cards with the red number 0; in this box no card has it."


def test_s2_24_a_box_without_corn_2_wine_1_cloth_1_is_only_warned_of() -> None:
    data = edited(workers("corn = 2, wine = 1, cloth = 1", "corn = 2, wine = 1, cloth = 3"))

    assert SIENA.box_warnings(SIENA.setup(box=data).box) == [MISSING]


def test_s2_24_corn_2_wine_1_cloth_1_with_other_numbers_is_not_missing() -> None:
    first = 'value = { corn = 2, wine = 1, cloth = 1 }, mark = "stated" }\nred = { value = '
    data = edited((f"{first}2", f"{first}5"))

    assert SIENA.box_warnings(SIENA.setup(box=data).box) == []


def without_red_0() -> list[tuple[str, str]]:
    """The three cards with red 0 cost 1 each."""
    red = 'red = { value = 0, mark = "reconstructed" }'
    return [(red, red.replace("0", "1"))] * 3


def test_s2_24_a_box_without_a_red_0_is_only_warned_of() -> None:
    data = edited(*without_red_0())

    assert SIENA.box_warnings(SIENA.setup(box=data).box) == [NO_RED_0]


def test_s2_24_a_single_red_0_is_enough() -> None:
    assert SienaBox(edited(*without_red_0()[:2])).warnings == []


def test_s2_24_a_special_card_with_red_0_is_enough() -> None:
    inn = 'copies = { value = 4, mark = "reconstructed" }\nred = { value = '

    assert SienaBox(edited(*without_red_0(), (f"{inn}1", f"{inn}0"))).warnings == []


def test_s2_24_every_warning_is_given() -> None:
    ordinary = workers("oil = 1, cloth = 2, spices = 2", "wine = 1, cloth = 1, spices = 2")
    missing = workers("corn = 2, wine = 1, cloth = 1", "corn = 2, wine = 1, cloth = 3")

    assert SienaBox(edited(*without_red_0(), ordinary, missing)).warnings == [
        "In the printed game all Goods cards differ; in this box some are alike.",
        MISSING,
        NO_RED_0,
    ]


def test_s2_23_an_unknown_part_is_refused() -> None:
    assert "unknown field “dice”" in refusal(("[money]", "[dice]\nnumber = 2\n\n[money]"))


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("start", 28, 30),
        ("introductory", 18, 20),
        ("merchant", 30, 25),
        ("banker", 80, 90),
        ("hand_limit", 7, 8),
        ("last_round", 20, 21),
        ("labour", 10, 5),
    ],
)
def test_s2_23_a_stated_number_cannot_change(line: str, old: int, new: int) -> None:
    assert f"“{line}” must be {old}, not {new}" in refusal(value(line, old, new))


@pytest.mark.parametrize(
    ("line", "old", "new", "constraint"),
    [
        (
            "rows",
            "[0, 1, 2, 2, 3]",
            "[0, 1, 2, 3, 3]",
            "the Initiative rows are +0, +1, +2, +2 and +3",
        ),
        (
            "costs",
            "[15, 20, 25, 30, 35, 40, 60]",
            "[15, 20, 25, 30, 35, 40, 45]",
            "the levels of the Tower cost 15, 20, 25, 30, 35, 40 and 60",
        ),
        (
            "points",
            "[2, 3, 4, 5, 6, 7, 9]",
            "[2, 3, 4, 5, 6, 7, 8]",
            "the levels of the Tower give 2, 3, 4, 5, 6, 7 and 9 points",
        ),
    ],
)
def test_s2_23_a_stated_row_of_numbers_cannot_change(
    line: str, old: str, new: str, constraint: str
) -> None:
    assert refusal(value(line, old, new)) == f"{CONSTRAINT}{constraint}."


def paths(node: Any, path: str = "") -> list[str]:
    """Every single value of the box file, as the marks name it."""
    if isinstance(node, dict) and not path.endswith(".workers"):
        return [
            found
            for key, inner in node.items()
            for found in paths(inner, f"{path}.{key}" if path else key)
        ]
    if isinstance(node, list) and isinstance(node[0], dict):
        return [
            found
            for number, inner in enumerate(node, 1)
            for found in paths(inner, f"{path}.{number}")
        ]
    return [path]


def test_s2_23_every_value_of_our_box_has_a_mark() -> None:
    data = read_box(TEXT)

    assert sorted(data.marks) == sorted(paths(data.values))
    assert len(data.marks) == len(re.findall(r"^\w+ = \{ value = .* mark = \"", TEXT, re.MULTILINE))


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("money.start", "stated"),
        ("goods.prices", "stated"),
        ("goods.frames", "reconstructed"),
        ("fato.wine", "deduced"),
        ("fato.oil", "stated"),
        ("roads.firenze", "stated"),
        ("roads.arezzo", "reconstructed"),
        ("town.ring", "reconstructed"),
        ("town.yellow", "stated"),
        ("tower.costs", "stated"),
        ("senesi.copies", "stated"),
        ("artists.names", "reconstructed"),
        ("money.last_advanced_round", "ruling"),
        ("special_cards.1.starred", "reconstructed"),
        ("special_cards.7.copies", "reconstructed"),
        ("goods_cards.2.workers", "reconstructed"),
    ],
)
def test_s2_23_the_marks_are_those_of_the_rules_page(path: str, mark: str) -> None:
    assert read_box(TEXT).marks[path] == mark
