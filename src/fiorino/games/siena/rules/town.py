"""S19, S20, S21, S25: the Banker's turn, the Districts, the Duomo, the Tower."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import Action, Fields, Seat
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    BUILD,
    BUILD_WITH,
    DECLINE,
    DONATE_OR_DECLINE,
    DONE,
    ENTER,
    FATO,
    GO_ON,
    GREEN,
    HALT,
    PLAY,
    Build,
    BuildWith,
    Decline,
    Donate,
    Done,
    DrawFato,
    Enter,
    GoOn,
    Green,
    Halt,
    Play,
)
from fiorino.games.siena.components import (
    BANCHI,
    BRICKLAYER,
    DISTRICTS,
    INN,
    SALIMBENI,
    SERVI,
    WALL,
)
from fiorino.games.siena.events import (
    BankerIncome,
    BankerMoved,
    BankerStopped,
    BridePaid,
    DonationMade,
    LevelBuilt,
    PlacePaid,
)
from fiorino.games.siena.rules import cards, charity, country, inn, rounds
from fiorino.games.siena.table import SienaTable, different

BANKER_INCOME: Final = 8
YELLOW_FLORINS: Final = 5
DISTRICT_CARD_FLORINS: Final = 20
BRIDE_GIFT: Final = 10
LEAST_FOR_DONATION: Final = 15
LEVEL_LIMIT: Final = 4


def begin_turn(table: SienaTable, seat: Seat) -> None:
    """S19.1 to S19.3: the income, then the compulsory step."""
    table.gain(seat, BANKER_INCOME)
    table.tell(BankerIncome, seat, BANKER_INCOME)
    if table.place[seat] == table.box.cerchia and table.fresh[seat]:
        table.then(FirstStep(seat))
    else:
        step(table, seat, "S22.5" if table.place[seat] == INN else "S19.3")


class FirstStep(Step[SienaTable]):
    """S22.3: from Via delle Cerchia the compulsory step may lead into the Inn."""

    rule: ClassVar[str] = "S22.3"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return (GO_ON, ENTER)

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Enter):
            inn.enter(table, self.seat, self.rule)
        else:
            step(table, self.seat, "S19.3")

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.STEP_FIRST)


def step(table: SienaTable, seat: Seat, rule: str) -> None:
    """S19.3, S19.5, S22.5, S23.2: one place further; who comes to the Courtesans is drawn in."""
    box = table.box
    origin = table.place[seat]
    if origin == WALL:
        goal = box.banchi
    elif origin == INN:
        goal = box.cerchia
        table.fresh[seat] = 0
    else:
        goal = (origin + 1) % DISTRICTS
    table.place[seat] = goal
    if goal == box.tolomei:
        table.wed = 1
    table.tell(BankerMoved, seat, goal, rule=rule)
    if origin == box.servi and goal == box.cerchia:
        table.fresh[seat] = 1
        if table.cubes:
            inn.draw_in(table, seat)
            return
    table.then(BankerMove(seat))


class BankerMove(Step[SienaTable]):
    """S19.4 to S19.7: greens, steps and other cards, until the Banker stops."""

    rule: ClassVar[str] = "S19.4"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        seat = self.seat
        hand = different(table.hands[seat])
        answers: list[Action] = [GREEN[kind] for kind in hand]
        if table.points:
            if can_step(table, seat):
                answers.append(GO_ON)
            if table.place[seat] == table.box.cerchia and table.fresh[seat]:
                answers.append(ENTER)
        answers += cards.common_plays(table, seat, hand)
        answers += cards.discards(hand)
        answers.append(HALT)
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Halt):
            stop(table, seat)
        elif isinstance(action, GoOn):
            table.points -= 1
            go_on(table, seat)
        elif isinstance(action, Enter):
            table.points -= 1
            inn.enter(table, seat, "S22.2")
        else:
            table.then(self)
            if isinstance(action, Green):
                table.points += cards.use_green(table, seat, action.card, "S19.5")
            else:
                cards.take_common(table, seat, action)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, GoOn | Enter) and not table.points:
            return Objection("S19.5", refusals.NO_POINTS)
        if isinstance(action, GoOn):
            return Objection("S20.4", refusals.WEDDING_COSTS, coins=BRIDE_GIFT)
        if isinstance(action, Enter) and table.place[self.seat] != table.box.cerchia:
            return Objection("S22.1", refusals.INN_FROM_CERCHIA)
        if isinstance(action, Enter):
            return Objection("S22.4", refusals.ROUND_FIRST)
        if isinstance(action, Done):
            return Objection("S19.11", refusals.STOP_FIRST)
        return cards.card_objection(table, self.seat, action)


def can_step(table: SienaTable, seat: int) -> bool:
    """S20.2, S20.4: the wedding lets nobody go on for less than the gift."""
    at_wedding = table.place[seat] == table.box.tolomei and table.wed
    return not at_wedding or table.money[seat] >= BRIDE_GIFT


def go_on(table: SienaTable, seat: Seat) -> None:
    """S20.2, S20.3: a step with a movement point; the gift is paid with it."""
    if table.place[seat] == table.box.tolomei and table.wed:
        table.pay(seat, BRIDE_GIFT)
        table.wed = 0
        table.tell(BridePaid, seat, BRIDE_GIFT)
    step(table, seat, "S19.5")


def stop(table: SienaTable, seat: Seat) -> None:
    """S19.8, S20: the place where the Banker stops acts."""
    box = table.box
    place = table.place[seat]
    table.points = 0
    table.then(BankerRest(seat))
    table.tell(BankerStopped, seat, place)
    if box.yellow[place]:
        receive(table, seat, place, YELLOW_FLORINS, "S20.1")
    elif place in (box.banchi, box.servi):
        table.then(DistrictCard(seat))
    elif place == box.salimbeni:
        table.then(Salimbeni(seat))
    elif place == box.duomo:
        offer_donation(table, seat)


def receive(table: SienaTable, seat: Seat, place: int, coins: int, rule: str) -> None:
    """S20.1, S20.6, S20.7: a place pays a Banker."""
    table.gain(seat, coins)
    table.tell(PlacePaid, seat, coins, place, rule=rule)


class DistrictCard(Step[SienaTable]):
    """S20.6, S20.7: cards of the District where the Banker stopped bring 20 Florins each."""

    rule: ClassVar[str] = "S20.6"
    fields: ClassVar[Fields] = {"seat": Seat}

    def rule_at(self, table: SienaTable) -> str:
        return self.rule if table.place[self.seat] == table.box.banchi else "S20.7"

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        wanted = BANCHI if table.place[self.seat] == table.box.banchi else SERVI
        return [DECLINE, *[PLAY[kind] for kind in table.holds(self.seat, wanted)]]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Decline):
            return
        assert isinstance(action, Play)
        table.then(self)
        rule = self.rule_at(table)
        cards.play(table, self.seat, action.card, rule)
        receive(table, self.seat, table.place[self.seat], DISTRICT_CARD_FLORINS, rule)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule_at(table), refusals.DISTRICT_CARDS)


class Salimbeni(Step[SienaTable]):
    """S20.8 to S20.10: a card, and how many Fato cards are drawn with it."""

    rule: ClassVar[str] = "S20.8"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        return (DECLINE, *FATO) if table.holds(self.seat, SALIMBENI) else (DECLINE,)

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, DrawFato):
            return
        if table.choices.salimbeni_cards == "several":
            table.then(self)
        cards.play(table, self.seat, table.holds(self.seat, SALIMBENI)[0], self.rule)
        table.then(country.Fato(self.seat, action.number, table.box.fato_salimbeni))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, DrawFato):
            return country.fato_objection(is_loaded=True)
        return Objection(self.rule, refusals.FATO_OR_DECLINE)


# The Duomo: S21


def donation(florins: int) -> int:
    """S21.2: what a Banker with so many Florins donates; 0 if too few."""
    if florins < LEAST_FOR_DONATION:
        return 0
    return 10 * ((florins - LEAST_FOR_DONATION) // 20) + 10


def offer_donation(table: SienaTable, seat: Seat) -> None:
    """S21.1, S21.4: once in the game, with Florins and Senesi cards enough."""
    if donation(table.money[seat]) and not table.donated[seat] and table.senesi_left():
        table.then(DonateOrNot(seat))


class DonateOrNot(Step[SienaTable]):
    """S21.1: a donation?"""

    rule: ClassVar[str] = "S21.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return DONATE_OR_DECLINE

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, Donate):
            return
        coins = donation(table.money[self.seat])
        table.pay(self.seat, coins)
        table.donated[self.seat] = 1
        table.tell(DonationMade, self.seat, coins)
        charity.draw(table, self.seat, (), 4, 2)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.DONATE_OR_DECLINE)


class BankerRest(Step[SienaTable]):
    """S19.10, S19.12: what may follow after the place has acted, until the turn is done."""

    rule: ClassVar[str] = "S19.10"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        hand = different(table.hands[self.seat])
        return [*cards.common_plays(table, self.seat, hand), *cards.discards(hand), DONE]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Done):
            offer_level(table, self.seat)
            return
        table.then(self)
        cards.take_common(table, self.seat, action)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, GoOn | Enter | Green | Halt):
            return Objection("S19.8", refusals.STOPPED)
        return cards.card_objection(table, self.seat, action)


# The Tower: S25


def offer_level(table: SienaTable, seat: Seat) -> None:
    """S25.1, S25.5: on Torre del Mangia, with fewer than four levels of one's own."""
    at_torre = table.place[seat] == table.box.torre
    if at_torre and table.tower.count(seat) < LEVEL_LIMIT:
        table.then(BuildOrNot(seat))


class BuildOrNot(Step[SienaTable]):
    """S25.1 to S25.4: the next level, with or without a Bricklayer?"""

    rule: ClassVar[str] = "S25.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        cost = table.box.tower_costs[len(table.tower)]
        money = table.money[self.seat]
        answers: list[Action] = [DECLINE]
        if money >= cost:
            answers.append(BUILD)
        if money >= cost - table.box.labour:
            answers += [BUILD_WITH[kind] for kind in table.holds(self.seat, BRICKLAYER)]
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, Build | BuildWith):
            return
        cost = table.box.tower_costs[len(table.tower)]
        rule = "S25.2"
        if isinstance(action, BuildWith):
            rule = "S25.3"
            cards.play(table, self.seat, action.card, rule)
            cost -= table.box.labour
        table.pay(self.seat, cost)
        table.tower.append(self.seat)
        table.tell(LevelBuilt, self.seat, cost, len(table.tower), rule=rule)
        if len(table.tower) == len(table.box.tower_costs):
            rounds.end_match(table, "tower")

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if not isinstance(action, Build | BuildWith):
            return Objection(self.rule, refusals.BUILD_OR_DECLINE)
        level = len(table.tower) + 1
        cost = table.box.tower_costs[len(table.tower)]
        if isinstance(action, BuildWith):
            if action.card not in table.hands[self.seat]:
                return Objection(
                    "S25.3",
                    refusals.CARD_NOT_HELD,
                    card=Thing("card", table.box.cards[action.card].name),
                )
            cost -= table.box.labour
        money = table.money[self.seat]
        return Objection("S25.2", refusals.LEVEL_TOO_DEAR, level=level, coins=cost, money=money)
