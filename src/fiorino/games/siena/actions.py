"""The answers of Siena, and the outcomes of chance. Each exists once; options are made of them."""

from typing import ClassVar, Final

from fiorino.core.protocol import Action, Fields
from fiorino.games.siena.components import CardKind, Good

MOST_KINDS: Final = 52
HIGHEST_BID: Final = 999
"""S6.4: far above any purse that occurs; what a player has sets the real limit."""


class CardAction(Action):
    """An answer that names a kind of Siena card."""

    fields: ClassVar[Fields] = {"card": CardKind}

    def __init__(self, card: int) -> None:
        self.card: Final = card


class StartAuction(CardAction):
    """S6.4: name the card of an opening auction."""

    rule: ClassVar[str] = "S6.4"


class Take(CardAction):
    """S8.1: take an open card."""

    rule: ClassVar[str] = "S8.1"


class Play(CardAction):
    """S11.2: play a card for its image; of Inn cards, a set."""


class Green(CardAction):
    """S19.5: play a card for its green, to go further."""

    rule: ClassVar[str] = "S19.5"


class Name(CardAction):
    """S18.2, S26.2: name one more card for a leg or for a walk of Calandrino."""


class Discard(CardAction):
    """S11.7: discard a card."""

    rule: ClassVar[str] = "S11.7"


class BuildWith(CardAction):
    """S25.3: build a level with a Bricklayer."""

    rule: ClassVar[str] = "S25.3"


class GoodAction(Action):
    """An answer that names a good."""

    fields: ClassVar[Fields] = {"good": Good}

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Sell(GoodAction):
    """S14.7: sell a unit."""

    rule: ClassVar[str] = "S14.7"


class Load(GoodAction):
    """S16.2: take a unit along on Via Francigena."""

    rule: ClassVar[str] = "S16.2"


class NumberAction(Action):
    """An answer that names a number."""

    fields: ClassVar[Fields] = {"number": int}

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Bid(NumberAction):
    """S6.7: bid this many Florins."""


class DrawFato(NumberAction):
    """S16.4: draw this many Fato cards."""


class Charity(NumberAction):
    """S17.1, S17.2: give up this many Florins of income."""

    rule: ClassVar[str] = "S17.1"


class First(NumberAction):
    """S10.1: name the player who begins."""

    rule: ClassVar[str] = "S10.1"


class Travel(NumberAction):
    """S18.3: set out on a road, or go on along it."""

    rule: ClassVar[str] = "S18.3"


class Keep(Action):
    """S17.2, S21.3: keep these of the Senesi cards that were drawn."""

    fields: ClassVar[Fields] = {"kept": (int,)}

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept: Final = kept


class Decline(Action):
    """S11.1: leave it; no auction, no charity, no card, no donation, no Artist, no level."""


class Pass(Action):
    """S6.8: pass, in an auction or when cards are taken."""


class Done(Action):
    """S11.1: the turn is done."""


class Rise(Action):
    """S12.1, S12.2: take the next status."""


class Stay(Action):
    """S12.1, S18.7: keep the status, or one's place on the road."""


class Cash(Action):
    """S18.7: cash the space and leave the road."""


class GoOn(Action):
    """S19.5: one District further."""


class Enter(Action):
    """S22.2: into the Inn."""


class Halt(Action):
    """S19.7: stop moving."""

    rule: ClassVar[str] = "S19.7"


class PayUp(Action):
    """S23.4: pay the Courtesans."""

    rule: ClassVar[str] = "S23.4"


class Go(Action):
    """S18.2, S26.3: all cards are named; off they go."""


class GoInn(Action):
    """S26.5: send Calandrino into the Inn."""

    rule: ClassVar[str] = "S26.5"


class Give(Action):
    """S27.4: give alms."""

    rule: ClassVar[str] = "S27.4"


class Refuse(Action):
    """S27.5: refuse alms."""

    rule: ClassVar[str] = "S27.5"


class Donate(Action):
    """S21.1: donate to the Duomo."""

    rule: ClassVar[str] = "S21.1"


class OpenArtist(Action):
    """S24.1: open an auction for an Artist."""

    rule: ClassVar[str] = "S24.1"


class LookForFlorins(Action):
    """S24.9: look at the Artist for 8 Florins."""

    rule: ClassVar[str] = "S24.9"


class LookForInn(Action):
    """S24.9: look at the Artist by an Inn card."""

    rule: ClassVar[str] = "S24.9"


class Build(Action):
    """S25.1: build a level."""

    rule: ClassVar[str] = "S25.1"


class SeatDrawn(NumberAction):
    """S3.4: chance says who puts their disc next."""

    rule: ClassVar[str] = "S3.4"


class CardDrawn(CardAction):
    """S7.3: chance deals a card."""

    rule: ClassVar[str] = "S7.3"


class SenesiDrawn(NumberAction):
    """S3.6: chance draws a Senesi card of this value."""

    rule: ClassVar[str] = "S3.6"


class ArtistDrawn(NumberAction):
    """S3.7: chance draws the Artist of this value."""

    rule: ClassVar[str] = "S3.7"


class Devil(Action):
    """S16.6: the Devil is among the cards."""

    rule: ClassVar[str] = "S16.6"


class Safe(Action):
    """S16.6: the Devil is not among the cards."""

    rule: ClassVar[str] = "S16.6"


_KINDS: Final = range(MOST_KINDS)
AUCTION: Final = tuple([StartAuction(card) for card in _KINDS])
TAKE: Final = tuple([Take(card) for card in _KINDS])
PLAY: Final = tuple([Play(card) for card in _KINDS])
GREEN: Final = tuple([Green(card) for card in _KINDS])
NAME: Final = tuple([Name(card) for card in _KINDS])
DISCARD: Final = tuple([Discard(card) for card in _KINDS])
BUILD_WITH: Final = tuple([BuildWith(card) for card in _KINDS])
SELL: Final = tuple([Sell(good) for good in range(5)])
LOAD: Final = tuple([Load(good) for good in range(3)])
BID: Final = tuple([Bid(number) for number in range(HIGHEST_BID + 1)])
FATO: Final = tuple([DrawFato(number) for number in range(1, 7)])
CHARITY: Final = (Charity(10), Charity(15))
FIRST: Final = tuple([First(seat) for seat in range(5)])
TRAVEL: Final = (Travel(0), Travel(1))
KEEP_ONE: Final = tuple([Keep((value,)) for value in range(5)])
KEEP_TWO: Final = tuple([tuple([Keep((low, high)) for high in range(5)]) for low in range(5)])
DECLINE: Final = Decline()
PASS: Final = Pass()
DONE: Final = Done()
ONLY_DONE: Final = (DONE,)
STAY: Final = Stay()
RISE_OR_STAY: Final = (Rise(), STAY)
CASH_OR_STAY: Final = (Cash(), STAY)
GO_ON: Final = GoOn()
ENTER: Final = Enter()
HALT: Final = Halt()
PAY_UP: Final = PayUp()
GO: Final = Go()
GO_INN: Final = GoInn()
GIVE: Final = Give()
REFUSE: Final = Refuse()
DONATE_OR_DECLINE: Final = (Donate(), DECLINE)
OPEN_OR_DECLINE: Final = (OpenArtist(), DECLINE)
LOOK_FOR_FLORINS: Final = LookForFlorins()
LOOK_FOR_INN: Final = LookForInn()
BUILD: Final = Build()
SEAT_DRAWN: Final = tuple([SeatDrawn(seat) for seat in range(5)])
CARD_DRAWN: Final = tuple([CardDrawn(card) for card in _KINDS])
SENESI_DRAWN: Final = tuple([SenesiDrawn(value) for value in range(5)])
ARTIST_DRAWN: Final = tuple([ArtistDrawn(value) for value in range(9)])
DEVIL: Final = Devil()
SAFE: Final = Safe()
