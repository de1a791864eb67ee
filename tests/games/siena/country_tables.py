"""Peasants and Merchants in the middle of their turns: the tables of S12 to S18 and S28."""

from collections.abc import Sequence
from importlib.resources import files

from fiorino.core.box import BoxData, read_box
from fiorino.games.siena.components import GOODS, NO_ROAD, ROAD_NAMES, STATUS_NAMES

from .tables import Playing, Written, at, banker_move, country_turn, seat

SPARE = "servi"
"""A card that is of no use outside the town; a player who holds it is asked for more."""
FIVE_GOODS = ("corn", "wine", "oil", "cloth", "spices")


def goods(**there: tuple[int, int]) -> Written:
    """Workers in the frame and units ready, by good; the rest of the painting is empty."""
    unknown = set(there) - set(FIVE_GOODS)
    assert not unknown, unknown
    both = {good: there.get(good, (0, 0)) for good in FIVE_GOODS}
    return {good: {"workers": workers, "ready": ready} for good, (workers, ready) in both.items()}


def country(
    me: Written,
    others: Sequence[Written],
    table: Written | None,
    box: BoxData | None,
    options: dict[str, str],
) -> Playing:
    """Blue's turn, the last of the round; the other seats in their order."""
    names = ("orange", "green", "rose", "red")
    written: Written = {
        "seats": {"blue": me, **dict(zip(names, others, strict=False))},
        "goods": goods(),
        "agenda": country_turn("blue"),
        **(table or {}),
    }
    return at(written, 1 + len(others), box, **options)


def peasant(
    *hand: str,
    money: int = 20,
    others: Sequence[Written] = (seat(28),),
    table: Written | None = None,
    box: BoxData | None = None,
    **options: str,
) -> Playing:
    """The turn of the Peasant Blue, among Peasants unless told otherwise."""
    return country(seat(money, "peasant", hand), others, table, box, options)


def merchant(
    *hand: str,
    money: int = 20,
    road: tuple[str, int] | None = None,
    others: Sequence[Written] = (seat(28),),
    table: Written | None = None,
    box: BoxData | None = None,
    **options: str,
) -> Playing:
    """The turn of the Merchant Blue, among Peasants unless told otherwise."""
    place = {} if road is None else {"road": road[0], "space": road[1]}
    return country(seat(money, "merchant", hand, **place), others, table, box, options)


def banker(
    *hand: str,
    money: int = 20,
    place: str = "piazza-del-campo",
    table: Written | None = None,
    **options: str,
) -> Playing:
    """The Banker Blue on the move, with a Peasant besides."""
    written: Written = {
        "seats": {"blue": seat(money, "banker", hand, place=place), "orange": seat(28)},
        "goods": goods(),
        "agenda": banker_move("blue"),
        **(table or {}),
    }
    return at(written, 2, None, **options)


def painting(playing: Playing, good: str) -> tuple[int, int]:
    """Workers in the frame of a good and its units ready."""
    table = playing.table
    place = table.box.goods.index(good)
    return table.frames[place], table.ready[place]


def whole_painting(playing: Playing) -> dict[str, tuple[int, int]]:
    """All that is not empty in the painting."""
    found = {good: painting(playing, good) for good in playing.table.box.goods}
    assert len(found) == GOODS
    return {good: there for good, there in found.items() if there != (0, 0)}


def status(playing: Playing, name: str) -> str:
    return STATUS_NAMES[playing.table.status[playing.setup.seat_names.index(name)]]


def road(playing: Playing, name: str = "blue") -> tuple[str, int] | None:
    """Road and space of a Merchant, or None off the road."""
    at_seat = playing.setup.seat_names.index(name)
    number = playing.table.road[at_seat]
    return None if number == NO_ROAD else (ROAD_NAMES[number], playing.table.space[at_seat])


def kept(playing: Playing, name: str = "blue") -> list[int]:
    """The Senesi cards before a player."""
    return list(playing.table.kept[playing.setup.seat_names.index(name)])


def ranks(playing: Playing) -> list[str]:
    """The seats from the poorest to the richest, stacks included."""
    return [playing.setup.seat_names[number] for number in playing.table.ranking()]


def cards_in(playing: Playing, pile: Sequence[int]) -> dict[str, int]:
    """The cards of a pile by name."""
    return {card.name: n for card, n in zip(playing.table.box.cards, pile, strict=True) if n}


def offered(playing: Playing, verb: str) -> list[str]:
    """The answers that begin with a verb."""
    return [answer for answer in playing.answers if answer.split()[0] == verb]


def to_next_turn(playing: Playing, name: str = "blue") -> Playing:
    """End this turn and play on until this player is asked in their next one."""
    return until_turn(playing.play("done"), name)


def until_turn(playing: Playing, name: str) -> Playing:
    """Play on until this player is asked in their turn; nobody buys, rises or moves on."""
    answers = {
        "take-card": "pass",
        "choose-first": f"first {name}",
        "rise-or-stay": "stay",
        "banker-move": "stop",
        "banker-rest": "done",
        "country-turn": "done",
    }
    while (playing.asked, playing.question) != (name, "country-turn"):
        # The first card that can be dealt is a Goods card, so that no auction begins.
        dealt = playing.question == "deal-card"
        playing.play(playing.answers[0] if dealt else answers[playing.question])
    return playing


def two_alike() -> BoxData:
    """The box of the rulebooks' example: the card Corn 2 Wine 1 Cloth 1 twice."""
    text = files("fiorino.games.siena").joinpath("box.toml").read_text("utf-8")
    first, other = "{ corn = 2, wine = 1, cloth = 1 }", "{ wine = 2, oil = 1, cloth = 1 }"
    assert text.count(other) == 1
    return read_box(text.replace(other, first))


def six_inns() -> BoxData:
    """A box with six Inn cards, two Calandrino cards fewer."""
    text = files("fiorino.games.siena").joinpath("box.toml").read_text("utf-8")
    for type_, ours, copies in (("inn", 4, 6), ("calandrino", 3, 1)):
        head = f'type = {{ value = "{type_}", mark = "stated" }}\ncopies = {{ value = '
        assert text.count(f"{head}{ours},") == 1
        text = text.replace(f"{head}{ours},", f"{head}{copies},")
    return read_box(text)
