"""What an answer of Siena means: what the page writes on its buttons, and what follows."""

from collections.abc import Callable
from typing import Final, cast

from fiorino.cli.language import card_word
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    GIRLFRIENDS,
    GOODS_CARD,
    GUARDS,
    INN_CARD,
    ROAD_NAMES,
    TYPE_NAMES,
    SienaBox,
)
from fiorino.games.siena.options import SienaOptions
from fiorino.games.siena.rules.beggar import ALMS, RICH_ALMS
from fiorino.games.siena.rules.inn import COURTESAN_FLORINS, LOOK_FLORINS
from fiorino.games.siena.rules.town import YELLOW_FLORINS, donation
from fiorino.games.siena.view import SeatView, TableView
from fiorino.locale import Catalogue, Word

LARGEST_SET: Final = 3
"""S28.1: so many Inn cards at most are played together."""

Phrases = list[str]


class Answers:
    """Words for answers, each in a few phrases that stand beside its notation."""

    def __init__(
        self, setup: Setup, box: SienaBox, words: Catalogue, name: Callable[[int], str]
    ) -> None:
        assert isinstance(setup.options, SienaOptions)
        self.options: Final = setup.options
        self.box: Final = box
        self.words: Final = words
        self.name: Final = name

    def explain(self, decision: Decision, action: Action) -> str:
        """What an answer is called, what it costs or brings, and what its card does."""
        table = cast("TableView", decision.view)
        me = table["seats"][decision.seat]
        if isinstance(action, a.CardAction):
            phrases = self._card_answer(table, me, action)
        elif isinstance(action, a.NumberAction):
            phrases = self._number_answer(table, me, action, decision)
        elif isinstance(action, a.GoodAction):
            phrases = self._good_answer(me, action)
        else:
            phrases = self._plain_answer(table, me, action)
        return "; ".join(phrases)

    def _say(self, key: str, **given: Word) -> str:
        return self.words.text(f"siena-answer-{key}", **given)

    def _with_detail(self, key: str, **given: Word) -> Phrases:
        return [self._say(key, **given), self._say(f"{key}.detail", **given)]

    def _money(self, me: SeatView, change: int) -> str:
        before = me["money"]
        return self.words.text("terminal-siena-money", before=before, after=before + change)

    # Cards

    def _card_answer(self, table: TableView, me: SeatView, action: a.CardAction) -> Phrases:
        kind = action.card
        card = self.box.cards[kind]
        word = card_word(self.words, card.name)
        if isinstance(action, a.Take):
            offers = [offer for offer in table["display"] if offer["card"] == card.name]
            price = offers[0]["price"] or 0
            costs = self._money(me, -price) if price else self._say("take.detail", coins=0)
            return [self._say("take", card=word), costs, *self._effect(kind)]
        if isinstance(action, a.StartAuction):
            green = card.green
            return [*self._with_detail("auction", card=word, green=green), *self._effect(kind)]
        if isinstance(action, a.Play):
            return [self._played(me, kind), *self._effect(kind)]
        if isinstance(action, a.Green):
            return self._with_detail("green", card=word, green=card.green)
        if isinstance(action, a.Name):
            key = "with-leg" if table["question"] == "leg" else "with"
            return self._with_detail(key, card=word, green=card.green)
        if isinstance(action, a.Discard):
            return [self._say("discard", card=word)]
        assert isinstance(action, a.BuildWith)
        return [self._say("build-with"), self._level(table, self.box.labour)]

    def _played(self, me: SeatView, kind: int) -> str:
        """A card that is played for its image."""
        card = self.box.cards[kind]
        if card.type in (GUARDS, GIRLFRIENDS):
            return self._say(f"play-{TYPE_NAMES[card.type]}")
        if card.type != INN_CARD:
            return self._say("play", card=card_word(self.words, card.name))
        cards = [self.box.cards[self.box.kind_of[name]] for name in me["hand"] or ()]
        held = sum(other.type == INN_CARD for other in cards)
        single = self.options.inn_cards_for_20 == "one_unless_banker" and me["status"] != "banker"
        return self._say("play-inn", count=1 if single else min(LARGEST_SET, held))

    def _effect(self, kind: int) -> Phrases:
        """What the image of a card does; the workers of a Goods card say it themselves."""
        type_ = self.box.cards[kind].type
        return [] if type_ == GOODS_CARD else [self.words.text(f"siena-print-{TYPE_NAMES[type_]}")]

    # Numbers and goods

    def _number_answer(
        self, table: TableView, me: SeatView, action: a.NumberAction, decision: Decision
    ) -> Phrases:
        number = action.number
        if isinstance(action, a.Bid):
            return [self._say("bid", coins=number)]
        if isinstance(action, a.DrawFato):
            coins = number * self._fato(table)
            return self._with_detail("draw", count=number, cards=self.box.fato_cards, coins=coins)
        if isinstance(action, a.Charity):
            what = self._say(f"charity-{number}")
            return [self._say("charity", coins=number), what, self._money(me, -number)]
        if isinstance(action, a.First):
            own = number == decision.seat
            return [self._say("first.me") if own else self._say("first", seat=self.name(number))]
        assert isinstance(action, a.Travel)
        return [self._say("travel", road=f"siena-road-{ROAD_NAMES[number]}")]

    def _fato(self, table: TableView) -> int:
        """What each Fato card pays: for the goods that go along, or on Piazza Salimbeni."""
        if table["question"] == "salimbeni":
            return self.box.fato_salimbeni
        return sum(self.box.fato[self.box.goods.index(good)] for good in table["turn"]["loaded"])

    def _good_answer(self, me: SeatView, action: a.GoodAction) -> Phrases:
        good = f"siena-good-{self.box.goods[action.good]}"
        if isinstance(action, a.Sell):
            return [self._say("sell", good=good), self._money(me, self.box.prices[action.good])]
        return self._with_detail("load", good=good, coins=self.box.fato[action.good])

    # Answers without a choice in them

    def _plain_answer(self, table: TableView, me: SeatView, action: Action) -> Phrases:
        question = table["question"]
        place = me["place"] or "wall"
        if isinstance(action, a.Decline):
            return [self._say(f"decline-{question}")]
        if isinstance(action, a.Pass):
            return [self._say("pass-card" if question == "take-card" else "pass")]
        if question == "cash-or-stay":
            return self._cashed(me, action)
        if isinstance(action, a.Rise | a.Stay):
            next_status = "merchant" if me["status"] == "peasant" else "banker"
            rises = isinstance(action, a.Rise)
            status = next_status if rises else me["status"]
            return [self._say("rise" if rises else "stay", status=f"siena-status-{status}")]
        if isinstance(action, a.GoOn):
            wedding = table["turn"]["wedding"] and place == "palazzo-tolomei"
            goal = f"siena-place-{self._after(place)}"
            return [self._say("step", place=goal), *[self._say("step.wedding")] * wedding]
        if isinstance(action, a.Enter):
            return self._entered(table)
        if isinstance(action, a.Halt):
            yellow = place in self.box.ring and self.box.yellow[self.box.ring.index(place)]
            stop = self._say("stop", place=f"siena-place-{place}")
            return [stop, *[self._say("stop.pays", coins=YELLOW_FLORINS)] * yellow]
        if isinstance(action, a.Go):
            return self._gone(table, me)
        if isinstance(action, a.Keep):
            return [self._kept(action.kept)]
        if isinstance(action, a.Give):
            coins = RICH_ALMS if place == "inn" else ALMS
            return [self._say("give"), self.words.text("terminal-siena-alms", coins=coins)]
        if isinstance(action, a.Refuse):
            return self._refused(me["stinginess"] + 1)
        if isinstance(action, a.Donate):
            coins = donation(me["money"])
            return [*self._with_detail("donate", coins=coins), self._money(me, -coins)]
        if isinstance(action, a.OpenArtist):
            return self._with_detail("open")
        if isinstance(action, a.LookForFlorins):
            return [self._say("look", coins=LOOK_FLORINS)]
        if isinstance(action, a.Build):
            return [self._say("build", level=len(table["tower"]) + 1), self._level(table, 0)]
        return [self._say(PLAIN[type(action)])]

    def _after(self, place: str) -> str:
        """The place that a step leads to."""
        if place == "wall":
            return self.box.ring[self.box.banchi]
        if place == "inn":
            return self.box.ring[self.box.cerchia]
        return self.box.ring[(self.box.ring.index(place) + 1) % len(self.box.ring)]

    def _entered(self, table: TableView) -> Phrases:
        cubes = table["cubes"]
        if not cubes:
            return [self._say("enter")]
        price = self.words.text("terminal-siena-each", coins=COURTESAN_FLORINS)
        return [self._say("enter"), self._say("enter.cubes", count=cubes), price]

    def _gone(self, table: TableView, me: SeatView) -> Phrases:
        """All cards are named: a leg pays, a walk has its length."""
        leg = table["turn"]["leg"]
        if leg is None:
            return [self._say("go-walk", count=table["turn"]["walk"])]
        pays = self.box.roads[ROAD_NAMES.index(leg["road"])]
        space = me["space"] + leg["cards"]
        coins, when = pays[space - 1], "detail"
        if coins and space < len(pays):
            if self.options.journey_stop == "leaves_after_cashing":
                when = "cash"
            elif self.options.journey_pay == "at_rest":
                when = "rest"
        return [self._say("go-leg"), self._say(f"go-leg.{when}", coins=coins)]

    def _cashed(self, me: SeatView, action: Action) -> Phrases:
        """The space of the road where a leg ended: its Florins, or a place to go on from."""
        if isinstance(action, a.Stay):
            return self._with_detail("stay-road")
        assert me["road"]
        coins = self.box.roads[ROAD_NAMES.index(me["road"])][me["space"] - 1]
        return self._with_detail("cash", coins=coins)

    def _kept(self, kept: tuple[int, ...]) -> str:
        values = str(kept[0])
        if len(kept) > 1:
            values = self._say("keep-two", low=kept[0], high=kept[1])
        return self._say("keep", count=len(kept), values=values)

    def _refused(self, cubes: int) -> Phrases:
        """A refusal costs points, which depend on others where cubes are numbered on."""
        phrases = self._with_detail("refuse", count=cubes)
        if self.options.stinginess == "per_player":
            phrases.append(self.words.text("terminal-siena-stinginess", points=cubes))
        return phrases

    def _level(self, table: TableView, saved: int) -> str:
        level = len(table["tower"])
        coins, points = self.box.tower_costs[level] - saved, self.box.tower_points[level]
        return self._say("build.detail", coins=coins, points=points)


PLAIN: Final[dict[type[Action], str]] = {
    a.Done: "done",
    a.PayUp: "pay",
    a.GoInn: "go-inn",
    a.LookForInn: "look-inn",
}
"""Answers that are always said in the same words."""
