"""Courses: answers of one seat in a row that a page offers as one deed, such as a whole walk.

They are found on clones, and end before chance or another seat has its say. Nothing in them is a
rule: every answer is one of the options where it is given.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from fiorino.core.extras import Course
from fiorino.core.protocol import Action, Seat
from fiorino.games.siena.actions import (
    ENTER,
    GO,
    GO_INN,
    GO_ON,
    GREEN,
    HALT,
    LOAD,
    NAME,
    PLAY,
    SELL,
    Play,
    Travel,
)
from fiorino.games.siena.components import (
    CROPS,
    DISTRICTS,
    FRANCIGENA,
    GIRLFRIENDS,
    GOODS,
    GOODS_CARD,
    INN,
    JOURNEY,
    MULE,
    ROAD_NAMES,
    TYPE_NAMES,
)
from fiorino.games.siena.rules.beggar import Walk, onward, way_to_inn
from fiorino.games.siena.rules.country import CountryTurn, LoadRoad
from fiorino.games.siena.rules.inn import DrawnIn
from fiorino.games.siena.rules.journeys import Leg
from fiorino.games.siena.rules.town import BankerMove, DistrictCard, FirstStep
from fiorino.games.siena.table import SienaTable

FIRST_OF_MANY: Final = 2
"""A course has at least so many answers."""
COUNTRY_CARDS: Final = (GOODS_CARD, JOURNEY, MULE, FRANCIGENA)
"""S11.12: the cards whose images no Banker plays; their greens are spent first."""
MARKET: Final = "market"
"""Where units are sold that are ready by now."""


class Trail:
    """A clone that one seat plays on, with the answers it has given there."""

    def __init__(self, table: SienaTable, seat: Seat, answers: tuple[Action, ...] = ()) -> None:
        self.table: Final = table.clone()
        self.seat: Final = seat
        self.answers = answers
        self.cards = 0
        """How many cards it took."""

    def fork(self) -> "Trail":
        copy = Trail(self.table, self.seat, self.answers)
        copy.cards = self.cards
        return copy

    def take(self, action: Action) -> bool:
        """Give this answer, where it is one; say whether it was."""
        table = self.table
        if table.seat() != self.seat or action not in table.options():
            return False
        table.apply(action)
        self.answers = (*self.answers, action)
        return True

    def spend(self, action: Action) -> bool:
        """Give this answer with a card."""
        is_given = self.take(action)
        self.cards += is_given
        return is_given

    def asks(self, question: type[object]) -> bool:
        """Whether its seat is asked this next."""
        return self.table.seat() == self.seat and isinstance(self.table.agenda[-1], question)


def courses(table: SienaTable) -> list[Course]:
    """What the seat that is asked can choose as a whole."""
    step = table.agenda[-1] if table.agenda else None
    found: list[Course] = []
    if isinstance(step, FirstStep | BankerMove):
        found += walks(table, step.seat)
    elif isinstance(step, DistrictCard):
        found += district_cards(table, step.seat)
    elif isinstance(step, CountryTurn):
        found += journeys(table, step.seat)
        found += sales(table, step.seat)
    elif isinstance(step, Leg):
        space = table.space[step.seat] + len(step.named)
        found += legs(Trail(table, step.seat), table, step.road, space)
    elif isinstance(step, LoadRoad):
        found.append(loaded(Trail(table, step.seat), table))
    elif isinstance(step, Walk):
        found += begging(table, step.seat, step.points)
    return [course for course in found if len(course.answers) >= FIRST_OF_MANY]


def cheapest(table: SienaTable, hand: Sequence[int]) -> list[tuple[int, ...]]:
    """Every choice of cards from a hand, cheapest first: few, of no other use, of low greens.

    Of two choices that differ in copies of one card only, the first is kept.
    """
    cards = table.box.cards
    chosen: dict[tuple[int, ...], tuple[int, int, int]] = {}
    for size in range(len(hand) + 1):
        for kinds in combinations(hand, size):
            if kinds not in chosen:
                useful = sum([cards[kind].type not in COUNTRY_CARDS for kind in kinds])
                chosen[kinds] = (size, useful, sum([cards[kind].green for kind in kinds]))
    return sorted(chosen, key=lambda kinds: (chosen[kinds], kinds))


def greens(table: SienaTable, kinds: Sequence[int]) -> int:
    """How far these cards take whoever plays their greens."""
    return sum([table.box.cards[kind].green for kind in kinds])


# A Banker's walk: S19


def walks(table: SienaTable, seat: Seat) -> Iterator[Course]:
    """S19.4 to S19.8: to every place that the Banker can stop at, with the fewest cards."""
    start = Trail(table, seat)
    if start.asks(FirstStep) and not start.take(GO_ON):
        return
    if not start.asks(BankerMove):
        return
    reached = {start.table.place[seat]}
    if start.answers:
        yield stopped(start, table, len(start.answers))
    furthest = -1
    for kinds in cheapest(start.table, start.table.hands[seat]):
        points = start.table.points + greens(table, kinds)
        if points <= furthest:
            continue
        furthest = points
        trail = start.fork()
        if all([trail.spend(GREEN[kind]) for kind in kinds]):
            yield from along(trail, table, reached)
        if len(reached) == len(table.box.places) - 1:
            return


def along(trail: Trail, origin: SienaTable, reached: set[int]) -> Iterator[Course]:
    """The stops on the way of a Banker who has played these greens, as far as they are new."""
    seat = trail.seat
    steps = len(trail.answers) - trail.cards
    begun = trail.table.place[seat]
    while True:
        yield from entered(trail, origin, steps, reached)
        if not trail.take(GO_ON):
            return
        steps += 1
        if trail.asks(DrawnIn):
            yield from entered(trail, origin, steps, reached)
            helpers = trail.table.holds(seat, GIRLFRIENDS)
            if not trail.spend(PLAY[helpers[0]]):
                return
        place = trail.table.place[seat]
        if place == begun:
            return
        if place not in reached:
            reached.add(place)
            yield stopped(trail, origin, steps)
        if not trail.asks(BankerMove):
            return


def entered(trail: Trail, origin: SienaTable, steps: int, reached: set[int]) -> Iterator[Course]:
    """S22.2: from Via delle Cerchia into the Inn."""
    inside = trail.fork()
    if inside.take(ENTER) and inside.table.place[trail.seat] not in reached:
        reached.add(inside.table.place[trail.seat])
        yield told(inside, origin, steps if trail.asks(DrawnIn) else steps + 1)


def stopped(trail: Trail, origin: SienaTable, steps: int) -> Course:
    """S19.8: the walk ends here and the place acts, unless it has ended of itself."""
    there = trail.fork()
    there.take(HALT)
    return told(there, origin, steps)


def told(trail: Trail, origin: SienaTable, steps: int) -> Course:
    """The course of a Banker to where they stand now."""
    place = origin.box.places[trail.table.place[trail.seat]]
    figures = {"steps": steps, "cards": trail.cards, "florins": earned(trail, origin)}
    return Course(place, trail.answers, figures)


def earned(trail: Trail, origin: SienaTable) -> int:
    """What a course brings its seat, or costs it."""
    return trail.table.money[trail.seat] - origin.money[trail.seat]


def district_cards(table: SienaTable, seat: Seat) -> Iterator[Course]:
    """S20.6, S20.7: all cards of the District at once."""
    trail = Trail(table, seat)
    while trail.asks(DistrictCard):
        plays = [action for action in trail.table.options() if isinstance(action, Play)]
        if not plays or not trail.spend(plays[0]):
            break
    place = table.box.places[table.place[seat]]
    yield Course(place, trail.answers, {"cards": trail.cards, "florins": earned(trail, table)})


# A Merchant's journey: S18


def journeys(table: SienaTable, seat: Seat) -> Iterator[Course]:
    """S18.2, S18.3: to every space of the open roads that the Journey cards reach."""
    for action in table.options():
        if isinstance(action, Travel):
            trail = Trail(table, seat)
            trail.take(action)
            yield from legs(trail, table, action.number, table.space[seat])


def legs(trail: Trail, origin: SienaTable, road: int, space: int) -> Iterator[Course]:
    """S18.2: the leg with one card more, with two and so on, those of low greens first."""
    cards = origin.box.cards
    hand = [kind for kind in trail.table.hands[trail.seat] if cards[kind].type == JOURNEY]
    by_green = sorted([(cards[kind].green, kind) for kind in hand])
    for count in range(1, len(by_green) + 1):
        leg = trail.fork()
        # By rules version 1 the cards are named in the order of the box.
        if not all(
            [leg.spend(NAME[kind]) for kind in sorted([kind for _, kind in by_green[:count]])]
        ):
            return
        leg.take(GO)
        figures = {"steps": count, "cards": leg.cards, "florins": earned(leg, origin)}
        yield Course(f"{ROAD_NAMES[road]}-{space + count}", leg.answers, figures)


# Sales and loads: S14, S16


def sales(table: SienaTable, seat: Seat) -> Iterator[Course]:
    """S14.7: all that can be sold now, and what can be sold besides once a card is played."""
    now = sold(Trail(table, seat), table, MARKET)
    yield now
    for action in table.options():
        if not isinstance(action, Play) or table.box.cards[action.card].type not in COUNTRY_CARDS:
            continue
        card = table.box.cards[action.card]
        trail = Trail(table, seat)
        trail.spend(action)
        if card.type == FRANCIGENA:
            yield loaded(trail, table)
            continue
        then = sold(trail, table, card.name)
        if then.figures["units"] > now.figures["units"]:
            yield then


def sold(trail: Trail, origin: SienaTable, place: str) -> Course:
    """The course goes on with every sale that can be made."""
    units = 0
    for good in range(GOODS):
        while trail.take(SELL[good]):
            units += 1
    return Course(place, trail.answers, {"units": units, "florins": earned(trail, origin)})


def loaded(trail: Trail, origin: SienaTable) -> Course:
    """S16.2, S16.3: everything goes along that may; `florins` is what each Fato card would pay."""
    units = 0
    for good in CROPS:
        while trail.take(LOAD[good]):
            units += 1
    step = trail.table.agenda[-1]
    taken = step.loaded if isinstance(step, LoadRoad) else ()
    each = sum([origin.box.fato[good] for good in taken])
    return Course(TYPE_NAMES[FRANCIGENA], trail.answers, {"units": units, "florins": each})


# The walk of Calandrino: S26


def begging(table: SienaTable, seat: Seat, points: int) -> Iterator[Course]:
    """S26.2: his walk to every place where cards of the hand can send him, with the fewest."""
    reached: set[int] = set()
    way = way_to_inn(table)
    for kinds in cheapest(table, table.hands[seat]):
        steps = points + greens(table, kinds)
        goal = table.calandrino
        for _ in range(steps):
            goal = onward(table, goal)
        inside = INN not in reached and steps >= way
        if goal in reached and not inside:
            continue
        trail = Trail(table, seat)
        # By rules version 1 the cards are named in the order of the box.
        if not all([trail.spend(NAME[kind]) for kind in sorted(kinds)]):
            continue
        entering = trail.fork()
        if inside and entering.spend(GO_INN):
            reached.add(INN)
            yield sent(entering, table, way, INN)
        if goal not in reached:
            reached.add(goal)
            trail.take(GO)
            yield sent(trail, table, steps, goal)
        if len(reached) == DISTRICTS + 1:
            return


def sent(trail: Trail, origin: SienaTable, steps: int, goal: int) -> Course:
    """The course of a walk, with how often he begs on it."""
    at, begged = origin.calandrino, 0
    for step in range(steps):
        at = goal if step == steps - 1 else onward(origin, at)
        begged += len([other for other in origin.bankers_at(at) if other != trail.seat])
    figures = {"steps": steps, "cards": trail.cards, "begged": begged}
    return Course(origin.box.places[goal], trail.answers, figures)
