"""What an answer of Siena means: what the page writes on its buttons, and what follows."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast

from fiorino.cli.language import card_word
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    CROPS,
    GIRLFRIENDS,
    GOODS_CARD,
    GUARDS,
    INN_CARD,
    ROAD_NAMES,
    TYPE_NAMES,
    WARES,
    SienaBox,
)
from fiorino.games.siena.options import SienaOptions
from fiorino.games.siena.rules.beggar import ALMS, RICH_ALMS
from fiorino.games.siena.rules.inn import COURTESAN_FLORINS, LOOK_FLORINS
from fiorino.games.siena.rules.town import BRIDE_GIFT, YELLOW_FLORINS, donation
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

    def phrases(self, decision: Decision, action: Action) -> Phrases:
        """What an answer is called, what it costs or brings, and what its card does."""
        table = cast("TableView", decision.view)
        me = table["seats"][decision.seat]
        if isinstance(action, a.CardAction):
            return self._card_answer(table, me, action)
        if isinstance(action, a.NumberAction):
            return self._number_answer(table, me, action, decision)
        if isinstance(action, a.GoodAction):
            return self._good_answer(me, action)
        return self._plain_answer(table, me, action)

    def span(self, decision: Decision, ends: Sequence[Action]) -> Phrases:
        """What a row of answers means that differ in a number only, from the first to the last."""
        table = cast("TableView", decision.view)
        me = table["seats"][decision.seat]
        first, last = ends
        assert isinstance(first, a.NumberAction)
        assert isinstance(last, a.NumberAction)
        if isinstance(first, a.DrawFato):
            return [self._odds(table, range(first.number, last.number + 1))]
        most, least = me["money"] - first.number, me["money"] - last.number
        left = self.words.text("terminal-siena-keeps", most=most, least=least)
        return [left, *self._on_offer(table)]

    def _odds(self, table: TableView, counts: Iterable[int]) -> str:
        """For each number of Fato cards how sure they are, and what they pay then."""
        cards, each = self.box.fato_cards, self._fato(table)
        odds = [
            self.words.text(
                "terminal-siena-odds",
                count=count,
                chance=round(100 * (cards - count) / cards),
                coins=count * each,
            )
            for count in counts
        ]
        return self.words.text("terminal-siena-fato", odds=" · ".join(odds))

    def _on_offer(self, table: TableView) -> Phrases:
        """What is being auctioned, and what it does."""
        auction = table["auction"]
        if auction is None:
            return []
        if auction["card"]:
            return self._named_effect(self.box.kind_of[auction["card"]])
        value = auction["artist"]
        if not value:
            return [self.words.text("siena-artist-hidden")]
        return [self.words.text("siena-artist-print", value=value)]

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
            return [costs, *self._named_effect(kind)]
        if isinstance(action, a.StartAuction):
            green = self._say("auction.detail", green=card.green)
            return [green, *self._named_effect(kind)]
        if isinstance(action, a.Play):
            return self._played_for(table, me, kind)
        if isinstance(action, a.Green):
            return self._with_detail("green", card=word, green=card.green)
        if isinstance(action, a.Name):
            key = "with-leg" if table["question"] == "leg" else "with"
            return self._with_detail(key, card=word, green=card.green)
        if isinstance(action, a.Discard):
            return [self._say("discard", card=word)]
        assert isinstance(action, a.BuildWith)
        labour = self.box.labour
        paid = self._money(me, labour - self._cost(table))
        return [self._say("build-with"), self._level(table, labour), paid]

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

    def _played_for(self, table: TableView, me: SeatView, kind: int) -> Phrases:
        """What comes of a card: the workers of a Goods card, the image of another."""
        if not any(self.box.cards[kind].workers):
            return [": ".join([self._played(me, kind), *self._effect(kind)])]
        frames, sales = [], []
        sellable = CROPS if me["status"] == "peasant" else WARES
        for number, workers in enumerate(self.box.cards[kind].workers):
            good = table["goods"][number]
            if not workers or good["gone"]:
                continue
            made, left = divmod(good["workers"] + workers, good["frame"])
            word = f"siena-good-{good['name']}"
            given: dict[str, Word] = {
                "good": word,
                "before": good["workers"],
                "frame": good["frame"],
            }
            frames.append(self.words.text("terminal-siena-frame", **given, left=left, made=made))
            if number in sellable and good["ready"] + made:
                sales.append(self.words.thing(word))
        phrases = [self._played(me, kind)] + ([", ".join(frames)] if frames else [])
        if sales:
            listed = self.words.listed(sales)
            phrases.append(self.words.text("terminal-siena-may-sell", goods=listed))
        return phrases

    def _named_effect(self, kind: int) -> Phrases:
        """A card by its name, with what it does."""
        word = card_word(self.words, self.box.cards[kind].name)
        return [": ".join([self.words.thing(word), *self._effect(kind)])]

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
            paid = self._money(me, -number)
            return [self._say("bid", coins=number), paid, *self._on_offer(table)]
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
        pays = " · ".join(str(coins) for coins in self.box.roads[number])
        return [
            self._say("travel", road=f"siena-road-{ROAD_NAMES[number]}"),
            self.words.text("terminal-siena-spaces-pay", pays=pays),
        ]

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
            barred = self.words.text(f"terminal-siena-barred-{self.options.opening_pass}")
            return [self._say(f"decline-{question}"), *[barred] * (question == "start")]
        if isinstance(action, a.Pass):
            if question == "take-card":
                return [self._say("pass-card")]
            return [self._say("pass"), self.words.text("terminal-siena-out")]
        if question == "cash-or-stay":
            return self._cashed(me, action)
        if isinstance(action, a.Rise | a.Stay):
            return self._risen(me, rises=isinstance(action, a.Rise))
        if isinstance(action, a.PayUp):
            cubes = 1 if question == "pay-for-one" else table["cubes"]
            coins = min(me["money"], COURTESAN_FLORINS * cubes)
            return [self._say("pay"), self._money(me, -coins)]
        if isinstance(action, a.Done):
            return [self._say("done"), *self._may_rise(me)]
        if isinstance(action, a.GoOn):
            wedding = table["turn"]["wedding"] and place == "palazzo-tolomei"
            goal = f"siena-place-{self._after(place)}"
            gift = [self._say("step.wedding", coins=BRIDE_GIFT)] * wedding
            return [self._say("step", place=goal), *gift]
        if isinstance(action, a.Enter):
            return self._entered(table)
        if isinstance(action, a.Halt):
            return self._stopped(table, me, place)
        if isinstance(action, a.Go):
            return self._gone(table, me)
        if isinstance(action, a.Keep):
            return [self._kept(action.kept)]
        if isinstance(action, a.Give):
            coins = min(me["money"], RICH_ALMS if place == "inn" else ALMS)
            return [self._say("give", coins=coins), self._money(me, -coins)]
        if isinstance(action, a.Refuse):
            return self._refused(me["stinginess"] + 1)
        if isinstance(action, a.Donate):
            coins = donation(me["money"])
            return [*self._with_detail("donate", coins=coins), self._money(me, -coins)]
        if isinstance(action, a.OpenArtist):
            return self._with_detail("open")
        if isinstance(action, a.LookForFlorins):
            return [self._say("look", coins=LOOK_FLORINS), self._money(me, -LOOK_FLORINS)]
        if isinstance(action, a.Build):
            built = self._say("build", level=len(table["tower"]) + 1)
            return [built, self._level(table, 0), self._money(me, -self._cost(table))]
        return [self._say(PLAIN[type(action)])]

    def _risen(self, me: SeatView, *, rises: bool) -> Phrases:
        """The next status with what it brings, or the old one until another turn."""
        goal = "merchant" if me["status"] == "peasant" else "banker"
        if rises:
            brings = self.words.text(f"terminal-siena-rise-{goal}")
            return [self._say("rise", status=f"siena-status-{goal}"), brings]
        later = self.words.text("terminal-siena-stays", coins=self._threshold(me))
        return [self._say("stay", status=f"siena-status-{me['status']}"), later]

    def _threshold(self, me: SeatView) -> int:
        return self.box.thresholds[0 if me["status"] == "peasant" else 1]

    def _may_rise(self, me: SeatView) -> Phrases:
        """That a rich enough player is asked for the next status at the end of their turn."""
        if me["status"] == "banker" or me["money"] < self._threshold(me):
            return []
        goal = "merchant" if me["status"] == "peasant" else "banker"
        return [self.words.text("terminal-siena-then-rise", status=f"siena-status-{goal}")]

    def _stopped(self, table: TableView, me: SeatView, place: str) -> Phrases:
        """A stop, with what the place pays or offers."""
        phrases = [self._say("stop", place=f"siena-place-{place}")]
        if place not in self.box.ring:
            return phrases
        number = self.box.ring.index(place)
        coins = donation(me["money"])
        if self.box.yellow[number]:
            phrases.append(self._say("stop.pays", coins=YELLOW_FLORINS))
        elif number == self.box.duomo and coins and not me["donated"]:
            phrases.append(self._say("donate.detail", coins=coins))
        elif number == self.box.torre and len(table["tower"]) < len(self.box.tower_costs):
            phrases.append(self._level(table, 0))
        return phrases

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

    def _cost(self, table: TableView) -> int:
        return self.box.tower_costs[len(table["tower"])]

    def _level(self, table: TableView, saved: int) -> str:
        points = self.box.tower_points[len(table["tower"])]
        return self._say("build.detail", coins=self._cost(table) - saved, points=points)


PLAIN: Final[dict[type[Action], str]] = {
    a.GoInn: "go-inn",
    a.LookForInn: "look-inn",
}
"""Answers that are always said in the same words."""
