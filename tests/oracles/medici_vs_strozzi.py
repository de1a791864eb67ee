"""Medici vs Strozzi told step by step, slow and plain, to check a real engine against."""

from collections.abc import Generator
from dataclasses import dataclass

MEDICI = "medici"
STROZZI = "strozzi"
OPPONENT = {MEDICI: STROZZI, STROZZI: MEDICI}


@dataclass(frozen=True)
class Components:
    """Everything that lies in the box, with the numbers of the chosen variant."""

    goods: tuple[str, ...]
    tiles: dict[str, int]
    ships: tuple[int, ...]
    coins: int
    harbors: dict[str, tuple[str, ...]]
    bonuses: tuple[int, ...]
    harbor_prize: int
    monopoly_prize: int
    starters: tuple[str, ...]
    largest_lot: int
    highest_price: int
    last_lot_sold: bool
    zero_push: int


@dataclass
class Ship:
    """One ship: its size, the harbor it is bound for, and its cargo."""

    spaces: int
    harbor: str | None
    tiles: list[str]


@dataclass
class State:
    """What both players can see on the table."""

    round: int
    money: dict[str, int]
    ships: dict[str, list[Ship]]
    bag: dict[str, int]
    lot: list[str]
    thrown: list[str]
    markers: dict[tuple[str, str], int]


@dataclass(frozen=True)
class Question:
    """A choice put to a player, or a draw put to chance."""

    seat: str
    answers: tuple[str, ...]
    weights: tuple[int, ...]


def new_state(box: Components) -> State:
    """Set up the table for the first round."""
    return State(
        round=1,
        money={MEDICI: box.coins, STROZZI: box.coins},
        ships={MEDICI: empty_ships(box), STROZZI: empty_ships(box)},
        bag=dict(box.tiles),
        lot=[],
        thrown=[],
        markers={(harbor, good): 0 for harbor, goods in box.harbors.items() for good in goods},
    )


def match(box: Components, state: State) -> Generator[Question, str, dict[str, int]]:
    """Play all rounds and return the money each player ends with."""
    rounds = len(box.starters)
    for number in range(1, rounds + 1):
        state.round = number
        yield from play_round(box, state, box.starters[number - 1])
        score_round(box, state)
        if number < rounds:
            clear_table(box, state)
    return dict(state.money)


def play_round(box: Components, state: State, starter: str) -> Generator[Question, str, None]:
    """Sell lot after lot until a fleet is full or the bag is empty."""
    active = starter
    while True:
        yield from draw_lot(box, state, active)
        if bag_is_empty(state) and not box.last_lot_sold:
            throw_lot(state)
            return
        buyer = yield from sell_lot(box, state, active)
        yield from stow_lot(box, state, buyer)
        if bag_is_empty(state) or fleet_is_full(state, buyer):
            return
        active = buyer


def draw_lot(box: Components, state: State, active: str) -> Generator[Question, str, None]:
    """Turn up a first tile, then more for as long as the active player may and wants to."""
    roomiest = max(free_spaces(ship) for ship in state.ships[active])
    limit = min(box.largest_lot, roomiest)
    yield from draw_tile(state)
    while len(state.lot) < limit and not bag_is_empty(state):
        answer = yield from ask(active, ["draw", "stop"])
        if answer == "stop":
            return
        yield from draw_tile(state)


def draw_tile(state: State) -> Generator[Question, str, None]:
    """Let chance take one tile from the bag and add it to the lot."""
    names = [name for name, copies in state.bag.items() if copies > 0]
    answers = tuple(f"tile {name}" for name in names)
    weights = tuple(state.bag[name] for name in names)
    answer = yield Question("chance", answers, weights)
    check(answer, answers)
    name = answer.removeprefix("tile ")
    state.bag[name] -= 1
    state.lot.append(name)


def sell_lot(box: Components, state: State, active: str) -> Generator[Question, str, str]:
    """Price the lot, let one of the two pay the bank for it, and return who did."""
    prices = [f"price {price}" for price in range(box.highest_price + 1)]
    answer = yield from ask(active, prices)
    price = int(answer.removeprefix("price "))
    opponent = OPPONENT[active]
    answer = yield from ask(opponent, ["buy", "refuse"])
    buyer = opponent if answer == "buy" else active
    state.money[buyer] -= price
    return buyer


def stow_lot(box: Components, state: State, buyer: str) -> Generator[Question, str, None]:
    """Put the whole lot on one ship of the buyer, or throw all of it away."""
    fleet = state.ships[buyer]
    taken = [ship.harbor for ship in fleet if ship.harbor is not None]
    places: dict[str, tuple[Ship, str]] = {}
    for ship in fleet:
        if free_spaces(ship) < len(state.lot):
            continue
        if ship.harbor is not None:
            places[f"load {ship.spaces} {ship.harbor}"] = (ship, ship.harbor)
        else:
            for harbor in box.harbors:
                if harbor not in taken:
                    places[f"load {ship.spaces} {harbor}"] = (ship, harbor)
    answer = yield from ask(buyer, [*places, "throw"])
    if answer == "throw":
        throw_lot(state)
        return
    ship, harbor = places[answer]
    ship.harbor = harbor
    ship.tiles.extend(state.lot)
    state.lot.clear()


def score_round(box: Components, state: State) -> None:
    """Pay the richest cargo in each harbor, push the markers, then pay the monopolies."""
    for harbor in box.harbors:
        medici = sum(value_of(tile) for tile in cargo(state, MEDICI, harbor))
        strozzi = sum(value_of(tile) for tile in cargo(state, STROZZI, harbor))
        if medici > strozzi:
            state.money[MEDICI] += box.harbor_prize
        if strozzi > medici:
            state.money[STROZZI] += box.harbor_prize

    end = len(box.bonuses)
    for harbor, good in state.markers:
        position = state.markers[harbor, good]
        position += push(box, cargo(state, MEDICI, harbor), good)
        position -= push(box, cargo(state, STROZZI, harbor), good)
        state.markers[harbor, good] = max(-end, min(end, position))

    for position in state.markers.values():
        if position > 0:
            state.money[MEDICI] += box.monopoly_prize + box.bonuses[position - 1]
        if position < 0:
            state.money[STROZZI] += box.monopoly_prize + box.bonuses[-position - 1]


def push(box: Components, tiles: list[str], good: str) -> int:
    """Count the spaces by which these tiles push the marker of a good."""
    spaces = 0
    for tile in tiles:
        if tile.startswith(f"{good}-"):
            spaces += box.zero_push if value_of(tile) == 0 else 1
    return spaces


def clear_table(box: Components, state: State) -> None:
    """Put every tile back in the bag and take the ships home; the markers stay."""
    state.bag = dict(box.tiles)
    state.thrown = []
    state.ships = {MEDICI: empty_ships(box), STROZZI: empty_ships(box)}


def throw_lot(state: State) -> None:
    """Set the whole lot aside until the round is over."""
    state.thrown.extend(state.lot)
    state.lot.clear()


def empty_ships(box: Components) -> list[Ship]:
    """Give one player's ships, empty and without harbor."""
    return [Ship(spaces, None, []) for spaces in box.ships]


def cargo(state: State, seat: str, harbor: str) -> list[str]:
    """List a player's tiles in a harbor, none without a ship there."""
    return [tile for ship in state.ships[seat] if ship.harbor == harbor for tile in ship.tiles]


def free_spaces(ship: Ship) -> int:
    """Count the spaces of a ship that are still empty."""
    return ship.spaces - len(ship.tiles)


def fleet_is_full(state: State, seat: str) -> bool:
    """Tell whether no ship of this player has a space left."""
    return all(free_spaces(ship) == 0 for ship in state.ships[seat])


def bag_is_empty(state: State) -> bool:
    """Tell whether the last tile has been drawn."""
    return sum(state.bag.values()) == 0


def value_of(tile: str) -> int:
    """Read the value from a tile's name."""
    return int(tile.rsplit("-", 1)[1])


def ask(seat: str, answers: list[str]) -> Generator[Question, str, str]:
    """Put a choice to a player, or take the only answer without asking."""
    if len(answers) == 1:
        return answers[0]
    answer = yield Question(seat, tuple(answers), ())
    check(answer, tuple(answers))
    return answer


def check(answer: str, answers: tuple[str, ...]) -> None:
    """Refuse an answer that was not offered."""
    if answer not in answers:
        raise ValueError(f"not a legal answer: {answer!r}")
