"""Siena in words: names, questions, what an answer means, and the story of a match."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from rich.text import Text

from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat
from fiorino.core.wording import listed
from fiorino.games.siena import actions as a
from fiorino.games.siena import events as e
from fiorino.games.siena.components import (
    JOURNEY,
    ROAD_NAMES,
    SEAT_NAMES,
    STATUS_NAMES,
    SienaBox,
)
from fiorino.games.siena.options import SienaOptions
from fiorino.games.siena.rules.town import donation
from fiorino.games.siena.view import TableView

SHAPES: Final = "●■▲◆⬢"
STYLES: Final = ("bright_blue", "yellow", "green", "magenta", "bright_red")
GOOD_STYLES: Final = ("yellow", "red", "green", "bright_white", "blue")
TITLES: Final = {
    "mule": "Mule", "francigena": "Via Francigena", "girlfriends": "Girlfriends",
    "guards": "Guards", "bricklayer": "Bricklayer", "salimbeni": "Piazza Salimbeni", "inn": "Inn",
    "courtesan": "Courtesan", "calandrino": "Calandrino", "banchi": "Banchi di Sotto",
    "servi": "Via dei Servi",
}  # fmt: skip
QUESTIONS: Final = {
    "start": "start an auction for one of the open cards, or decline?",
    "first-bid": "your first bid?",
    "opening-bid": "bid more, or pass?",
    "take-card": "take a card, or pass?",
    "star-bid": "bid for the starred card, or pass?",
    "choose-first": "you are the poorest: who takes the first turn?",
    "country-turn": "your turn: play, sell, discard, or be done?",
    "load-road": "which goods go along, and how many Fato cards (k bring the Devil k times in 7)?",
    "rise-or-stay": "you are rich enough to rise. Do you?",
    "leg": "which Journey cards make the leg?",
    "charity-offer": "give up some of this income for Senesi cards?",
    "keep-senesi": "which Senesi cards do you keep?",
    "first-step": "your compulsory step: on, or into the Inn?",
    "banker-move": "your move: greens, steps, other cards, or stop here?",
    "district-card": "play a card of this District?",
    "salimbeni": "play a card for how many Fato cards (k bring the Devil k times in 7)?",
    "donate-or-not": "a donation to the Duomo?",
    "banker-rest": "your move is over: other cards, or done?",
    "build-or-not": "build the next level of the Tower?",
    "drawn-in": "the Courtesans draw you in: go, or play Girlfriends?",
    "pay-or-girlfriends": "pay the Courtesans, or play Girlfriends?",
    "pay-for-one": "a Courtesan comes in: pay her, or play Girlfriends?",
    "open-or-not": "open an auction for an Artist?",
    "artist-first-bid": "you have seen the Artist: your bid?",
    "artist-bid": "bid for the Artist, look, or pass?",
    "walk": "which cards lengthen Calandrino's walk?",
    "beg": "Calandrino begs: give, refuse, or call the Guards?",
}


class SienaWords:
    """Everything about Siena that is said rather than drawn."""

    def __init__(self, setup: Setup, players: Sequence[str]) -> None:
        self.box: Final = SienaBox(setup.box)
        self.players: Final = tuple(players)
        self.options: Final = setup.options
        self.tellers: Final = self._tellers()

    def piece(self, seat: int) -> Text:
        """The piece of a seat: shape and colour."""
        return Text.assemble((SHAPES[seat], STYLES[seat]))

    def seat(self, seat: int) -> Text:
        """A seat in a sentence."""
        name = self.players[seat] if self.players[seat] != "you" else SEAT_NAMES[seat]
        known = name if name[:1].isupper() else SEAT_NAMES[seat].capitalize()
        return Text.assemble((known, f"bold {STYLES[seat]}"))

    def title(self, seat: Seat) -> Text:
        line = self.piece(seat).append(" ").append_text(self.seat(seat))
        if self.players[seat] != str(self.seat(seat)) and self.players[seat] != SEAT_NAMES[seat]:
            line.append(f" ({self.players[seat]})", style="dim")
        return line

    def place_name(self, name: str) -> str:
        small = ("di", "dei", "delle", "del")
        return " ".join([w if w in small else w.capitalize() for w in name.split("-")])

    def good_style(self, name: str) -> str:
        return GOOD_STYLES[self.box.goods.index(name)]

    def card(self, name: str) -> Text:
        """A card by its notation: a star or » for a Journey before it, its green behind it."""
        card = self.box.cards[self.box.kind_of[name]]
        star = "★" if card.starred else "»" if card.type == JOURNEY else ""
        return Text.assemble((f"{star}{name}", "bold"), (f" ›{card.green}", "green"))

    def _card_title(self, kind: int) -> Text:
        card = self.box.cards[kind]
        title = TITLES.get(card.name.partition("-")[0])
        if title is None:
            title = " ".join(
                f"{good.capitalize()} {n}"
                for good, n in zip(self.box.goods, card.workers, strict=True)
                if n
            )
        return Text.assemble((title, "bold"))

    def _good(self, good: int) -> Text:
        name = self.box.goods[good]
        return Text.assemble((name.capitalize(), self.good_style(name)))

    def ask(self, decision: Decision) -> Text:
        who = self.title(decision.seat)
        return who.append(": " + QUESTIONS[decision.question])

    def explain(self, decision: Decision, action: Action) -> str:
        table = cast("TableView", decision.view)
        me = table["seats"][decision.seat]
        money = me["money"]
        if isinstance(action, a.Take):
            price = next(
                o["price"] for o in table["display"] if o["card"] == self._name(action.card)
            )
            return f"{money} → {money - (price or 0)} Florins; {self.effect(action.card)}"
        if isinstance(action, a.Sell):
            return f"{money} → {money + self.box.prices[action.good]} Florins"
        if isinstance(action, a.Play | a.StartAuction):
            return self.effect(action.card)
        if isinstance(action, a.Name) and decision.question == "leg":
            return "one space further on the road"
        if isinstance(action, a.Green | a.Name):
            green = self.box.cards[action.card].green
            return f"{green} places further" if green != 1 else "1 place further"
        if isinstance(action, a.DrawFato):
            return f"the Devil comes with {action.number} in {self.box.fato_cards}"
        if isinstance(action, a.Charity):
            cards = "one Senesi card" if action.number == 10 else "the better of two Senesi cards"
            return f"{money} → {money - action.number} Florins, {cards}"
        if isinstance(action, a.Donate):
            given = donation(money)
            return f"{money} → {money - given} Florins, the best two of four Senesi cards"
        if isinstance(action, a.Build):
            return f"costs {self.box.tower_costs[len(table['tower'])]}"
        if isinstance(action, a.BuildWith):
            return f"costs {self.box.tower_costs[len(table['tower'])] - self.box.labour}"
        return self._explain_place(table, decision, action)

    def _explain_place(self, table: TableView, decision: Decision, action: Action) -> str:
        place = table["seats"][decision.seat]["place"]
        if isinstance(action, a.GoOn) and place in self.box.ring:
            index = (self.box.ring.index(place) + 1) % len(self.box.ring)
            gift = (
                ", 10 for the bride"
                if table["turn"]["wedding"] and place == "palazzo-tolomei"
                else ""
            )
            return f"to {self.place_name(self.box.ring[index])}{gift}"
        if isinstance(action, a.Enter):
            cubes = table["cubes"]
            if cubes > 1:
                return f"pay 10 for each of {cubes} Courtesans"
            return "pay the Courtesan 10" if cubes else "into the Inn"
        if isinstance(action, a.Halt) and place is not None:
            return f"on {self.place_name(place)}"
        if isinstance(action, a.Give):
            return (
                "20 Florins, or all you have" if place == "inn" else "10 Florins, or all you have"
            )
        if isinstance(action, a.Refuse):
            cubes = table["seats"][decision.seat]["stinginess"] + 1
            assert isinstance(self.options, SienaOptions)
            if self.options.stinginess == "across_players":
                return f"your stinginess cube number {cubes}; points go at the end"
            return f"your stinginess cube number {cubes}: −{cubes} points at the end"
        if isinstance(action, a.OpenArtist):
            return "you see the card, then you must bid at least 15"
        return ""

    def _name(self, kind: int) -> str:
        return self.box.cards[kind].name

    def effect(self, kind: int) -> str:
        """What the image of a card does, in a few words."""
        name = self.box.cards[kind].name.partition("-")[0]
        effects = {
            "mule": "sell two of each good in this turn (Peasant)",
            "francigena": "take goods on the road and draw Fato (Peasant)",
            "girlfriends": "keep out of the Inn (Banker)",
            "guards": "send Calandrino away (Banker)",
            "bricklayer": "build a level for 10 less (Banker)",
            "salimbeni": "draw Fato on Piazza Salimbeni (Banker)",
            "inn": "a set brings 20; or a look at an Artist; or Calandrino into the Inn",
            "courtesan": "a cube into the Inn",
            "calandrino": "the beggar walks three places and your greens",
            "banchi": "20 Florins on Banchi di Sotto (Banker)",
            "servi": "20 Florins on Via dei Servi (Banker)",
        }
        if name in effects:
            return effects[name]
        journey = self.box.cards[kind].type == JOURNEY
        return str(self._card_title(kind)) + (", a Journey" if journey else "")

    def tell(self, event: Event) -> Text:
        parts = self.tellers[type(event)](event)
        return Text.assemble(*parts)

    def _tellers(self) -> dict[type[Event], Callable[..., Sequence[str | Text | tuple[str, str]]]]:
        """For each kind of event the parts of its sentence."""
        seat, card, good = self.seat, self._card_title, self._good

        def place(number: int) -> str:
            name = self.place_name(self.box.places[number])
            return f"the {name}" if name in ("Inn", "Duomo", "Wall") else name

        def cards(kinds: Sequence[int]) -> Text:
            return Text(", ").join([card(kind) for kind in kinds])

        def seats(numbers: Sequence[int]) -> Text:
            return Text(", ").join([seat(number) for number in numbers])

        return {
            e.SeatPlaced: lambda v: (seat(v.seat), " puts a disc on the pile."),
            e.CardLeftOut: lambda v: (card(v.card), " begins in the discard pile."),
            e.RoundBegan: lambda v: ((f"Round {v.round}", "bold"), " begins."),
            e.CardDealt: lambda v: ("  dealt: ", card(v.card)),
            e.DiscardShuffled: lambda v: (f"The {v.cards} discarded cards become the deck.",),
            e.InitiativeSet: lambda v: ("Initiative: ", seats(v.order), "."),
            e.StartDeclined: lambda v: (seat(v.seat), " declines to start an auction."),
            e.AuctionStarted: lambda v: (seat(v.seat), " puts up ", card(v.card), "."),
            e.StarOffered: lambda v: (card(v.card), " is auctioned."),
            e.BidMade: lambda v: (seat(v.seat), f" bids {v.bid}."),
            e.Passed: lambda v: (seat(v.seat), " passes."),
            e.CardWon: lambda v: (seat(v.seat), " wins ", card(v.card), f" for {v.coins}."),
            e.CardUnsold: lambda v: ("Nobody bids; ", card(v.card), " is discarded."),
            e.CardTaken: lambda v: (seat(v.seat), " takes ", card(v.card), f" for {v.coins}."),
            e.LeftoversDiscarded: lambda v: ("Discarded: ", cards(v.cards), "."),
            e.FirstNamed: lambda v: (seat(v.seat), " lets ", seat(v.first), " begin."),
            e.TurnBegan: lambda v: ("— ", seat(v.seat), "'s turn."),
            e.CardPlayed: lambda v: (
                seat(v.seat), " plays ", card(v.card),
                f" for its green {v.green}." if v.green else ".",
            ),
            e.CardDiscarded: lambda v: (seat(v.seat), " discards ", card(v.card), "."),
            e.WorkersPut: lambda v: (
                f"  {v.workers} worker{'s' if v.workers > 1 else ''} for ", good(v.good),
                f": {v.made} ready, {v.left} left." if v.made else f", {v.left} in the frame.",
            ),
            e.UnitSold: lambda v: (seat(v.seat), " sells 1 ", good(v.good), f" for {v.coins}."),
            e.BankerShare: lambda v: ("  ", seat(v.seat), f" receives {v.coins} as a Banker."),
            e.UnitLoaded: lambda v: (seat(v.seat), " takes 1 ", good(v.good), " along."),
            e.FatoDrawn: lambda v: (
                seat(v.seat), f" draws {v.cards} Fato: ",
                ("the Devil! Nothing.", "bold red") if v.devil else f"safe, {v.coins} Florins.",
            ),
            e.LegTravelled: lambda v: (
                seat(v.seat), f" travels to space {v.space} of {ROAD_NAMES[v.road].capitalize()},"
                f" {v.coins} Florins.",
            ),
            e.RoadLeft: lambda v: (seat(v.seat), " leaves the road."),
            e.CharityGiven: lambda v: (seat(v.seat), f" gives up {v.coins} for charity."),
            e.SenesiSeen: lambda v: (
                seat(v.seat), " draws a Senesi card", f" worth {v.value}." if v.value else ".",
            ),
            e.SenesiKept: lambda v: (
                seat(v.seat), f" keeps {len(v.kept)} Senesi",
                f" ({', '.join(map(str, v.kept))})." if all(v.kept) else ".",
            ),
            e.InnSetPlayed: lambda v: (seat(v.seat), f" wins {v.coins} at cards in the Inn."),
            e.StatusRisen: lambda v: (
                seat(v.seat), (f" becomes a {STATUS_NAMES[v.status].capitalize()}!", "bold"),
            ),
            e.GoodsGone: lambda v: (
                listed([self.box.goods[g].capitalize() for g in v.goods], "and"), " are gone.",
            ),
            e.BankerIncome: lambda v: ("  ", seat(v.seat), f" receives {v.coins}."),
            e.BankerMoved: lambda v: (seat(v.seat), f" comes to {place(v.place)}."),
            e.BridePaid: lambda v: (seat(v.seat), f" gives the bride {v.coins}."),
            e.BankerStopped: lambda v: (seat(v.seat), f" stops on {place(v.place)}."),
            e.PlacePaid: lambda v: ("  ", seat(v.seat), f" receives {v.coins}."),
            e.DonationMade: lambda v: (seat(v.seat), f" donates {v.coins} to the Duomo."),
            e.CourtesanCame: lambda v: (f"A Courtesan comes to the Inn; {v.cubes} there.",),
            e.CourtesansPaid: lambda v: (seat(v.seat), f" pays the Courtesans {v.coins}."),
            e.GirlfriendsHelped: lambda v: ("Girlfriends help ", seat(v.seat), "."),
            e.ArtistOffered: lambda v: (seat(v.seat), " opens an auction for an Artist."),
            e.ArtistSeen: lambda v: (
                seat(v.seat), " looks at the Artist",
                f": {self.box.artists[v.value]}, {v.value}." if v.value else ".",
            ),
            e.LookPaid: lambda v: (seat(v.seat), f" pays {v.coins} for a look."),
            e.ArtistEngaged: lambda v: (
                seat(v.seat), " engages ", self.box.artists[v.value] or "the Artist",
                f" for {v.coins}.",
            ),
            e.LevelBuilt: lambda v: (
                seat(v.seat), f" builds level {v.level} of the Tower for {v.coins}.",
            ),
            e.CalandrinoMoved: lambda v: (f"  Calandrino comes to {place(v.place)}.",),
            e.AlmsGiven: lambda v: (
                "Calandrino begs from ", seat(v.seat), f" at {place(v.place)}: {v.coins}.",
            ),
            e.AlmsRefused: lambda v: (
                seat(v.seat), f" refuses alms; stinginess cube number {v.cubes}.",
            ),
            e.GuardsCalled: lambda v: (seat(v.seat), " calls the Guards."),
            e.MatchEnded: lambda v: (("The match is over: ", "bold"), v.why, "."),
            e.PointsCounted: lambda v: ("  ", seat(v.seat), f" {v.what}: {v.points:+d}"),
            e.WinnerNamed: lambda v: (
                (seats(v.winners), (" joins the Council of Nine.", "bold"))
                if v.winners
                else ("Nobody is a Banker; nobody wins.",)
            ),
        }  # fmt: skip
