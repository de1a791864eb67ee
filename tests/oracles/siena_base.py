"""What lies on the table of Siena, how money and cards move, and how a question is put."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations

SEATS = ("blue", "orange", "green", "rose", "red")

PEASANT = "peasant"
MERCHANT = "merchant"
BANKER = "banker"

CROPS = ("corn", "wine", "oil")
WARES = ("cloth", "spices")
GOODS = CROPS + WARES

BANCHI_DI_SOTTO = "banchi-di-sotto"
PIAZZA_SALIMBENI = "piazza-salimbeni"
VIA_DEI_SERVI = "via-dei-servi"
VIA_DELLE_CERCHIA = "via-delle-cerchia"
PALAZZO_TOLOMEI = "palazzo-tolomei"
DUOMO = "duomo"
TORRE_DEL_MANGIA = "torre-del-mangia"
INN = "inn"
WALL = "wall"

HAND_LIMIT = 7
HIGHEST_BID = 999


@dataclass(frozen=True)
class Card:
    """One kind of Siena card: its heading, its image and how many there are (S2.2)."""

    name: str
    type: str
    copies: int
    starred: bool
    red: int
    green: int
    workers: dict[str, int]


@dataclass(frozen=True)
class Components:
    """Everything that lies in the box and all numbers on the board (S2)."""

    cards: tuple[Card, ...]
    senesi: dict[int, int]
    artists: tuple[int, ...]
    fato: dict[str, int]
    fato_cards: int
    frames: dict[str, int]
    prices: dict[str, int]
    roads: dict[str, tuple[int, ...]]
    ring: tuple[str, ...]
    yellow: tuple[str, ...]
    tower_costs: tuple[int, ...]
    tower_points: tuple[int, ...]
    labour: int
    rows: tuple[int, ...]
    start_money: int
    intro_money: int


@dataclass(frozen=True)
class Question:
    """A choice put to a player, or a draw put to chance."""

    seat: str
    answers: tuple[str, ...]
    weights: tuple[int, ...]


@dataclass
class State:
    """Everything on the table and in the hands at this moment."""

    options: dict[str, str]
    round: int
    seats: tuple[str, ...]
    money: dict[str, int]
    moved: list[str]  # whose disc moved last comes last
    initiative: list[str]
    hands: dict[str, Counter[str]]
    display: Counter[str]
    deck: Counter[str]
    discard: Counter[str]
    removed: Counter[str]
    frames: dict[str, int]
    ready: dict[str, int]
    status: dict[str, str]
    place: dict[str, str]
    lap: dict[str, bool]  # came from Via dei Servi since last leaving the Inn
    road: dict[str, tuple[str, int] | None]
    calandrino: str
    cubes: int
    tower: list[str]
    donated: set[str]
    stinginess: dict[str, int]
    senesi: dict[str, list[int]]
    senesi_deck: Counter[int]
    senesi_under: list[int]
    senesi_drawn: list[int]  # in somebody's hand while they choose
    artists: dict[str, list[int]]
    artists_left: set[int]
    artist: int  # the one under the hammer, else 0
    seen_by: set[str]  # who has seen that one
    over: bool


Play = Generator[Question, str, None]
Answer = Generator[Question, str, str]
Verdict = Generator[Question, str, bool]


def new_state(box: Components, players: int, options: dict[str, str]) -> State:
    """Set up the table as it is before the order of the players is drawn (S3, S33)."""
    seats = SEATS[:players]
    intro = options["game"] == "introductory"
    florins = box.intro_money if intro else box.start_money
    display: Counter[str] = Counter()
    deck: Counter[str] = Counter()
    discard: Counter[str] = Counter()
    removed: Counter[str] = Counter()
    for card in box.cards:
        if intro and card.starred:
            removed[card.name] = card.copies
        elif intro and not is_goods(card):
            discard[card.name] = card.copies
        elif card.starred and card.green <= 5:
            display[card.name] = card.copies
        else:
            deck[card.name] = card.copies
    return State(
        options=options,
        round=0,
        seats=seats,
        money=dict.fromkeys(seats, florins),
        moved=list(seats),
        initiative=[],
        hands={seat: Counter() for seat in seats},
        display=display,
        deck=deck,
        discard=discard,
        removed=removed,
        frames=dict.fromkeys(GOODS, 0),
        ready={good: 1 if good == "corn" else 0 for good in GOODS},
        status=dict.fromkeys(seats, PEASANT),
        place=dict.fromkeys(seats, ""),
        lap=dict.fromkeys(seats, False),
        road=dict.fromkeys(seats),
        calandrino=BANCHI_DI_SOTTO,
        cubes=0,
        tower=[],
        donated=set(),
        stinginess=dict.fromkeys(seats, 0),
        senesi={seat: [] for seat in seats},
        senesi_deck=Counter(box.senesi),
        senesi_under=[],
        senesi_drawn=[],
        artists={seat: [] for seat in seats},
        artists_left=set(box.artists),
        artist=0,
        seen_by=set(),
        over=False,
    )


def ask(seat: str, answers: list[str]) -> Answer:
    """Put a choice to a player, or take the only answer without asking."""
    if len(answers) == 1:
        return answers[0]
    answer = yield Question(seat, tuple(answers), ())
    check(answer, tuple(answers))
    return answer


def chance(outcomes: dict[str, int]) -> Answer:
    """Let chance choose one of the outcomes by their weights, even if there is only one."""
    answers = tuple(name for name, weight in outcomes.items() if weight > 0)
    weights = tuple(outcomes[name] for name in answers)
    answer = yield Question("chance", answers, weights)
    check(answer, answers)
    return answer


def check(answer: str, answers: tuple[str, ...]) -> None:
    """Refuse an answer that was not offered."""
    if answer not in answers:
        raise ValueError(f"not a legal answer: {answer!r}")


def wealth(state: State) -> list[str]:
    """Rank the players, poorest first; of equals the one whose disc came later is richer (S5.2)."""
    return sorted(state.seats, key=lambda seat: (state.money[seat], state.moved.index(seat)))


def earn(state: State, seat: str, florins: int) -> None:
    """Move a disc by an income, or by a payment if negative, on top where it arrives (S4)."""
    if florins == 0:
        return
    state.money[seat] += florins
    state.moved.remove(seat)
    state.moved.append(seat)


def pay(state: State, seat: str, florins: int) -> None:
    """Let a player pay the bank a sum that they must have (S4.2, S4.7)."""
    if florins > state.money[seat]:
        raise ValueError(f"{seat} cannot pay {florins}")
    earn(state, seat, -florins)


def pay_what_he_can(state: State, seat: str, florins: int) -> None:
    """Let a player pay a sum, or all they have (S23.4, S27.7)."""
    pay(state, seat, min(florins, state.money[seat]))


def bids(state: State, seat: str, least: int) -> list[str]:
    """List the bids from the least one up to what a player has, never above 999 (ruling 22)."""
    most = min(state.money[seat], HIGHEST_BID)
    return [f"bid {florins}" for florins in range(least, most + 1)]


def is_goods(card: Card) -> bool:
    """Tell whether a card is a Goods card, with a journey or without (S2.11)."""
    return card.type in ("goods", "journey")


def card_named(box: Components, name: str) -> Card:
    """Find a card by its name."""
    return next(card for card in box.cards if card.name == name)


def in_hand(box: Components, state: State, seat: str, type: str = "") -> list[Card]:
    """List the different cards in a hand, or only those of one type, in card order."""
    held = [card for card in box.cards if state.hands[seat][card.name] > 0]
    return [card for card in held if type in ("", card.type)]


def number_in_hand(box: Components, state: State, seat: str, type: str) -> int:
    """Count the cards of a type in a hand."""
    return sum(state.hands[seat][card.name] for card in in_hand(box, state, seat, type))


def use(box: Components, state: State, seat: str, name: str) -> Card:
    """Play a card: a starred one leaves the game, any other is discarded (S11.5, S11.6)."""
    card = card_named(box, name)
    state.hands[seat][name] -= 1
    if card.starred:
        state.removed[name] += 1
    else:
        state.discard[name] += 1
    return card


def use_type(box: Components, state: State, seat: str, type: str) -> None:
    """Play one card of a type, the first in card order."""
    use(box, state, seat, in_hand(box, state, seat, type)[0].name)


def throw(state: State, seat: str, name: str) -> None:
    """Discard a card, starred or not (S11.7)."""
    state.hands[seat][name] -= 1
    state.discard[name] += 1


def discards(box: Components, state: State, seat: str) -> list[str]:
    """List what a player may discard (S11.1)."""
    return [f"discard {card.name}" for card in in_hand(box, state, seat)]


def from_next_up(state: State, seat: str) -> list[str]:
    """List the players from the one above somebody up the track, looping, that one last (S5.5)."""
    row = state.initiative.index(seat)
    return state.initiative[row + 1 :] + state.initiative[: row + 1]


def bankers(state: State) -> list[str]:
    """List the Bankers in Initiative order."""
    return [seat for seat in state.initiative if state.status[seat] == BANKER]


def bankers_at(state: State, place: str) -> list[str]:
    """List the Bankers at a place of the Town in Initiative order."""
    return [seat for seat in bankers(state) if state.place[seat] == place]


def fato_draw(box: Components, number: int) -> Verdict:
    """Draw so many Fato cards and tell whether the Devil stayed away (S16.5, S16.6)."""
    answer = yield from chance({"devil": number, "safe": box.fato_cards - number})
    return answer == "safe"


def senesi_left(state: State) -> int:
    """Count the cards of the Senesi deck."""
    return state.senesi_deck.total() + len(state.senesi_under)


def take_senesi(state: State, seat: str, draw: int, keep: int) -> Play:
    """Draw Senesi cards as far as they go, keep some and put the rest under the deck (S21.5)."""
    drawn = state.senesi_drawn
    for _ in range(min(draw, senesi_left(state))):
        if state.senesi_deck.total() > 0:
            copies = sorted(state.senesi_deck.items())
            answer = yield from chance({f"senesi {value}": number for value, number in copies})
            value = int(answer.removeprefix("senesi "))
            state.senesi_deck[value] -= 1
        else:
            value = state.senesi_under.pop(0)
        drawn.append(value)

    choices = sorted(set(combinations(sorted(drawn), min(keep, len(drawn)))))
    answers = ["keep " + " ".join(str(value) for value in choice) for choice in choices]
    answer = yield from ask(seat, answers)
    for value in choices[answers.index(answer)]:
        drawn.remove(value)
        state.senesi[seat].append(value)
    state.senesi_under.extend(drawn)
    drawn.clear()
