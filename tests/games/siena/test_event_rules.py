"""Every event names the rule by which it happened, shown by a played example for each rule."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from fiorino.core.match import Match
from fiorino.core.protocol import SPECTATOR, Event, Seat
from fiorino.games.siena import SIENA
from fiorino.games.siena import events as told
from fiorino.games.siena.options import EDITIONS

from .country_tables import SPARE, goods, merchant, peasant
from .opening_tables import laid, new_round, star_auction, taking_cards
from .samples import RichSiena, by_text, sociable
from .tables import Playing, at, country_turn, opening, seat
from .town_tables import banker, move, rest, town, turn

Example = Callable[[], Playing]
ONE = "corn1-wine1"
"""A Journey card."""
CLOTH = "corn2-wine1-cloth1"
AT_REST: Final[dict[str, Any]] = {"journey_pay": "at_rest", "journey_again": "this_turn"}
CASHING: Final[dict[str, Any]] = {
    "journey_stop": "leaves_after_cashing",
    "journey_again": "this_turn",
}
SAVED: Final = {"girlfriends_in_inn": "save_paying"}
PUT_UP: Final[dict[str, Any]] = {"auction_order": "all_from_poorest"}
GIRLFRIENDS = "play girlfriends-3"


# Set-up, auctions, taking cards


def penniless_start() -> Playing:
    """Blue, without Florins, is the first who could start an auction."""
    return at(
        {
            "round": 0,
            "seats": {"blue": seat(0), "orange": seat(5)},
            "order": ["blue", "orange"],
            "display": ["mule"],
            "agenda": [{"step": "start", "seat": "blue", "declines": 0, "barred": 0}],
        }
    )


def dealing() -> Playing:
    """A round begins with a single card in the deck, which is dealt; the others were discarded."""
    rest_of_cards = {card.name: card.copies for card in opening().table.box.cards}
    rest_of_cards["inn"] -= 1
    return at({"deck": {"inn": 1}, "discard": rest_of_cards, "agenda": new_round()}).play(
        "card inn"
    )


def shop(*display: str, money: int = 28) -> Playing:
    """Cards are taken from this display; orange has money enough."""
    return at(
        {
            "seats": {"blue": seat(money), "orange": seat(100)},
            "order": ["blue", "orange"],
            "display": list(display),
            "agenda": taking_cards(),
        }
    )


def star(*answers: str) -> Playing:
    """The auction of a round for a Mule."""
    written = {"display": ["mule"], "order": ["blue", "orange"], "agenda": star_auction()}
    return at(written).play(*answers)


# The country


def trader() -> Playing:
    """A Merchant who may sell Cloth, with a Banker and a Peasant besides."""
    others = [seat(50, "banker"), seat(28)]
    table = {"goods": goods(cloth=(0, 1)), "turn": {"rights": ["cloth"]}}
    return merchant(SPARE, others=others, table=table)


def seller(*hand: str) -> Playing:
    """A Peasant who has put workers and may sell Corn."""
    table = {"goods": goods(corn=(0, 1)), "turn": {"rights": ["corn"], "worked": 1}}
    return peasant(*hand, SPARE, table=table)


def traveller(*hand: str, on: tuple[str, int] | None = None, **options: Any) -> Playing:
    return merchant(*hand, SPARE, road=on, **options)


def rising(status: str, *others: str) -> Playing:
    """Blue, rich enough, takes the next status."""
    seats = {"blue": seat(90, status, [SPARE])}
    for name, other in zip(("orange", "green"), others, strict=False):
        seats[name] = seat(40, other)
    written: dict[str, Any] = {"seats": seats, "goods": goods(), "agenda": country_turn()}
    return at(written, len(seats)).play("done", "rise")


# The Town


def at_place(place: str, *hand: str, money: int = 50, points: int = 0, **more: Any) -> Playing:
    """Blue, a Banker, is on the move there."""
    return move(banker(money, place, [*hand, "inn"], **more), points)


def opened(other: dict[str, Any], *answers: str) -> Playing:
    """Blue has opened an auction for an Artist and bid 15; orange is asked."""
    seats = {"blue": banker(50, "inn", ["inn"]), "orange": other}
    agenda = [{"step": "banker-rest", "seat": "blue"}, {"step": "open-or-not", "seat": "blue"}]
    playing = town(seats, agenda, order=["blue", "orange"])
    return playing.play("open", "artist 4", "bid 15", *answers)


def begging(place: str, answer: str | None = "give", money: int = 50) -> Playing:
    """Calandrino comes to orange, who stands there."""
    places = ("inn", "via-delle-cerchia", "palazzo-tolomei", "duomo", "palazzo-pubblico")
    before = "via-delle-cerchia" if place == "inn" else places[places.index(place) + 1]
    hand = ["calandrino", "inn", "servi"] if place == "inn" else ["calandrino", "servi"]
    seats = {
        "blue": seat(28, hand=hand),
        "orange": banker(money, place, ["guards-4"]),
    }
    playing = town(seats, country_turn(), calandrino=before)
    playing.play("play calandrino", "go inn" if place == "inn" else "go")
    return playing if answer is None else playing.play(answer)


def guest(*answers: str, options: dict[str, str] | None = None) -> Playing:
    """Blue sends a Courtesan while orange is in the Inn."""
    seats = {
        "blue": seat(28, hand=["courtesan", SPARE]),
        "orange": banker(50, "inn", ["girlfriends-3"]),
    }
    return town(seats, country_turn(), options).play("play courtesan", *answers)


def drawn_in(*answers: str, options: dict[str, str] | None = None) -> Playing:
    """Blue comes to Via delle Cerchia while a Courtesan is in the Inn."""
    hand = ["girlfriends-3", "inn"] if answers else ["inn"]
    seats = {"blue": banker(50, "via-dei-servi", hand)}
    return turn(seats, options, cubes=1).play(*answers)


def last_round(
    blue: dict[str, Any] | None = None,
    others: tuple[dict[str, Any], ...] = (),
    options: dict[str, str] | None = None,
    **board: Any,
) -> Playing:
    """Blue, a Banker, is the last to be done in the last round."""
    seats = {"blue": {**banker(50, "duomo", ["inn"]), **(blue or {})}}
    seats.update(zip(("orange", "green"), others, strict=False))
    board.setdefault("round", 20)
    return rest(seats, options, **board).play("done")


def level(answer: str) -> Playing:
    """Blue, on Torre del Mangia, is done and may build."""
    return rest({"blue": banker(90, "torre-del-mangia", ["bricklayer-5"])}).play("done", answer)


def seventh_level() -> Playing:
    """Blue builds the last level of the Tower."""
    seats = {
        "blue": banker(90, "torre-del-mangia", ["inn"]),
        "orange": banker(40, "wall"),
        "green": banker(40, "wall"),
    }
    tower = ["orange"] * 3 + ["green"] * 3
    return rest(seats, tower=tower).play("done", "build")


def lorenzetti() -> Playing:
    """The Artist who ends the game is engaged."""
    seats = {
        "blue": banker(50, "inn", ["inn"]),
        "orange": seat(0, "merchant", artists=[{"value": value} for value in range(1, 6)]),
    }
    agenda = [{"step": "banker-rest", "seat": "blue"}, {"step": "open-or-not", "seat": "blue"}]
    return town(seats, agenda).play("open", "artist 8", "bid 15")


def nobody_rose() -> Playing:
    """The last round is over, and nobody is a Banker."""
    return peasant(SPARE, money=20, table={"round": 20}).play("done")


TWO_BANKERS = (banker(40, "wall"),)
THREE_BANKERS = (banker(40, "wall"), banker(45, "wall"))

CASES: list[tuple[type[Event], str, Example]] = [
    (told.SeatPlaced, "S3.4", laid),
    (told.CardLeftOut, "S33.3",
     lambda: opening(game="introductory").play("seat blue", f"card {ONE}")),
    (told.InitiativeSet, "S3.5", laid),
    (told.InitiativeSet, "S5.3", lambda: laid().play("decline", "decline", *["card inn"] * 4)),
    (told.RoundBegan, "S7.2", lambda: at({"agenda": new_round()})),
    (told.CardDealt, "S7.3", dealing),
    (told.DiscardShuffled, "S7.4", dealing),
    (told.StartDeclined, "S6.5", lambda: laid().play("decline")),
    (told.StartDeclined, "S6.10", penniless_start),
    (told.AuctionStarted, "S6.4", lambda: laid().play("auction mule")),
    (told.AuctionStarted, "S6.15", lambda: laid(**PUT_UP).play("auction mule")),
    (told.BidMade, "S6.4", lambda: laid().play("auction mule", "bid 1")),
    (told.BidMade, "S6.7", lambda: laid().play("auction mule", "bid 1", "bid 2")),
    (told.BidMade, "S6.7", lambda: star("bid 1", "bid 2")),
    (told.BidMade, "S6.15", lambda: laid(**PUT_UP).play("auction mule", "bid 1")),
    (told.BidMade, "S9.4", lambda: star("bid 1")),
    (told.BidMade, "S24.4", lambda: opened(seat(40))),
    (told.BidMade, "S24.8", lambda: opened(seat(40), "bid 20")),
    (told.Passed, "S6.8", lambda: laid().play("auction mule", "bid 1", "pass")),
    (told.Passed, "S6.8", lambda: star("bid 1", "pass")),
    (told.Passed, "S6.10", lambda: laid().play("auction mule", "bid 28")),
    (told.Passed, "S6.15", lambda: laid(**PUT_UP).play("auction mule", "pass")),
    (told.Passed, "S8.1", lambda: shop("inn").play("pass")),
    (told.Passed, "S8.4", lambda: shop("inn", money=0)),
    (told.Passed, "S9.3", lambda: star("pass")),
    (told.Passed, "S24.10", lambda: opened(seat(10), "look 8")),
    (told.Passed, "S24.11", lambda: opened(seat(40), "pass")),
    (told.Passed, "S24.11", lambda: opened(seat(0))),
    (told.Passed, "S24.11", lambda: opened(banker(15, "inn"))),
    (told.CardWon, "S6.11", lambda: laid().play("auction mule", "bid 1", "pass")),
    (told.CardWon, "S9.5", lambda: star("bid 1", "pass")),
    (told.CardReturned, "S6.16", lambda: laid(**PUT_UP).play("auction mule", "pass", "pass")),
    (told.StarOffered, "S9.1", star),
    (told.CardUnsold, "S9.6", lambda: star("pass", "pass")),
    (told.CardTaken, "S8.2", lambda: shop("inn").play("take inn")),
    (told.CardTaken, "S8.3", lambda: shop(ONE).play(f"take {ONE}")),
    (told.LeftoversDiscarded, "S8.6", lambda: shop("inn").play(*["pass"] * 4)),
    (told.FirstNamed, "S10.1", lambda: shop().play("first orange")),
    (told.TurnBegan, "S10.2", lambda: shop().play("first orange")),
    (told.CardPlayed, "S13.1", lambda: peasant(ONE, SPARE).play(f"play {ONE}")),
    (told.CardPlayed, "S15.2", lambda: seller("mule").play("play mule")),
    (told.CardPlayed, "S16.1", lambda: seller("francigena").play("play francigena")),
    (told.CardPlayed, "S18.2", lambda: traveller(ONE).play("travel arezzo")),
    (told.CardPlayed, "S19.5", lambda: at_place("duomo", "servi").play("green servi")),
    (told.CardPlayed, "S20.6",
     lambda: at_place("banchi-di-sotto", "banchi").play("stop", "play banchi")),
    (told.CardPlayed, "S20.7",
     lambda: at_place("via-dei-servi", "servi").play("stop", "play servi")),
    (told.CardPlayed, "S20.8",
     lambda: at_place("piazza-salimbeni", "salimbeni").play("stop", "draw 1")),
    (told.CardPlayed, "S23.1", lambda: guest("pay", options=SAVED)),
    (told.CardPlayed, "S23.7", lambda: drawn_in(GIRLFRIENDS)),
    (told.CardPlayed, "S23.10", lambda: drawn_in("enter", GIRLFRIENDS, options=SAVED)),
    (told.CardPlayed, "S23.11", lambda: guest(GIRLFRIENDS, options=SAVED)),
    (told.CardPlayed, "S24.9", lambda: opened(seat(40, hand=["inn"]), "look inn")),
    (told.CardPlayed, "S25.3", lambda: level("build bricklayer-5")),
    (told.CardPlayed, "S26.1", lambda: begging("duomo", None)),
    (told.CardPlayed, "S26.2",
     lambda: peasant("calandrino", "inn", SPARE).play("play calandrino", "with inn")),
    (told.CardPlayed, "S26.5", lambda: begging("inn")),
    (told.CardPlayed, "S27.6", lambda: begging("palazzo-tolomei", "play guards-4")),
    (told.CardPlayed, "S28.1", lambda: peasant("inn", "inn", "inn", SPARE).play("play inn")),
    (told.CardDiscarded, "S11.7", lambda: peasant("inn", SPARE).play("discard inn")),
    (told.WorkersPut, "S13.1", lambda: peasant(ONE, SPARE).play(f"play {ONE}")),
    (told.WorkersPut, "S13.3",
     lambda: peasant(ONE, SPARE, table={"goods": goods(corn=(2, 0))}).play(f"play {ONE}")),
    (told.UnitSold, "S14.7", lambda: seller().play("sell corn")),
    (told.BankerShare, "S14.9", lambda: trader().play("sell cloth")),
    (told.UnitLoaded, "S16.2", lambda: seller("francigena").play("play francigena")),
    (told.FatoDrawn, "S16.6",
     lambda: seller("francigena").play("play francigena", "draw 1", "safe")),
    (told.FatoDrawn, "S20.10",
     lambda: at_place("piazza-salimbeni", "salimbeni").play("stop", "draw 1", "devil")),
    (told.LegTravelled, "S18.5", lambda: traveller(ONE).play("travel arezzo")),
    (told.LegTravelled, "S18.5", lambda: traveller(ONE, on=("arezzo", 1)).play("travel arezzo")),
    (told.LegTravelled, "S18.7", lambda: traveller(ONE, **CASHING).play("travel arezzo")),
    (told.LegTravelled, "S18.12", lambda: traveller(ONE, **AT_REST).play("travel arezzo")),
    (told.RoadPaid, "S18.7", lambda: traveller(ONE, **CASHING).play("travel arezzo", "cash")),
    (told.RoadPaid, "S18.12", lambda: traveller(ONE, **AT_REST).play("travel arezzo", "done")),
    (told.RoadLeft, "S12.5",
     lambda: merchant(SPARE, money=80, road=("arezzo", 1)).play("done", "rise")),
    (told.RoadLeft, "S18.6", lambda: traveller(ONE, on=("firenze", 2)).play("travel firenze")),
    (told.RoadLeft, "S18.7", lambda: traveller(ONE, **CASHING).play("travel arezzo", "cash")),
    (told.RoadLeft, "S18.9", lambda: traveller(CLOTH, on=("firenze", 2)).play(f"play {CLOTH}")),
    (told.CharityGiven, "S17.1", lambda: trader().play("sell cloth", "charity 10")),
    (told.CharityGiven, "S17.2", lambda: trader().play("sell cloth", "charity 15")),
    (told.SenesiSeen, "S17.1", lambda: trader().play("sell cloth", "charity 10", "senesi 1")),
    (told.SenesiSeen, "S17.2", lambda: trader().play("sell cloth", "charity 15", "senesi 1")),
    (told.SenesiSeen, "S21.3", lambda: at_place("duomo").play("stop", "donate", "senesi 1")),
    (told.SenesiKept, "S17.1", lambda: trader().play("sell cloth", "charity 10", "senesi 1")),
    (told.SenesiKept, "S17.2",
     lambda: trader().play("sell cloth", "charity 15", "senesi 1", "senesi 2", "keep 2")),
    (told.SenesiKept, "S21.3",
     lambda: at_place("duomo").play("stop", "donate", *["senesi 1"] * 4)),
    (told.InnSetPlayed, "S28.1", lambda: peasant("inn", "inn", "inn", SPARE).play("play inn")),
    (told.StatusRisen, "S12.1", lambda: rising("peasant", "peasant")),
    (told.StatusRisen, "S12.2", lambda: rising("merchant", "peasant")),
    (told.GoodsGone, "S12.6", lambda: rising("peasant", "merchant")),
    (told.GoodsGone, "S12.7", lambda: rising("merchant", "banker")),
    (told.BankerIncome, "S19.1", lambda: turn({"blue": banker(50, "duomo", ["inn"])})),
    (told.BankerMoved, "S19.3", lambda: turn({"blue": banker(50, "duomo", ["inn"])})),
    (told.BankerMoved, "S19.5", lambda: at_place("duomo", points=1).play("step")),
    (told.BankerMoved, "S22.2",
     lambda: at_place("via-delle-cerchia", points=1, fresh=1).play("enter")),
    (told.BankerMoved, "S22.3",
     lambda: turn({"blue": banker(50, "via-delle-cerchia", ["inn"], fresh=1)}).play("enter")),
    (told.BankerMoved, "S22.5", lambda: turn({"blue": banker(50, "inn", ["inn"])})),
    (told.BankerMoved, "S23.2", drawn_in),
    (told.BridePaid, "S20.2",
     lambda: move(banker(50, "palazzo-tolomei", ["inn"]),
                  turn={"points": 1, "wed": 1}).play("step")),
    (told.BankerStopped, "S19.8", lambda: at_place("duomo").play("stop")),
    (told.PlacePaid, "S20.1", lambda: at_place("piazza-del-campo").play("stop")),
    (told.PlacePaid, "S20.6",
     lambda: at_place("banchi-di-sotto", "banchi").play("stop", "play banchi")),
    (told.PlacePaid, "S20.7",
     lambda: at_place("via-dei-servi", "servi").play("stop", "play servi")),
    (told.DonationMade, "S21.2", lambda: at_place("duomo").play("stop", "donate")),
    (told.CourtesanCame, "S23.1", guest),
    (told.CourtesansPaid, "S23.4", drawn_in),
    (told.CourtesansPaid, "S23.4", lambda: drawn_in("enter", "pay", options=SAVED)),
    (told.CourtesansPaid, "S23.5", guest),
    (told.CourtesansPaid, "S23.5", lambda: guest("pay", options=SAVED)),
    (told.GirlfriendsHelped, "S23.7", lambda: drawn_in(GIRLFRIENDS)),
    (told.GirlfriendsHelped, "S23.10", lambda: drawn_in("enter", GIRLFRIENDS, options=SAVED)),
    (told.GirlfriendsHelped, "S23.11", lambda: guest(GIRLFRIENDS, options=SAVED)),
    (told.ArtistOffered, "S24.1", lambda: opened(seat(40))),
    (told.ArtistSeen, "S24.3", lambda: opened(seat(40))),
    (told.ArtistSeen, "S24.5", lambda: opened(banker(40, "inn"))),
    (told.ArtistSeen, "S24.9", lambda: opened(seat(40), "look 8")),
    (told.LookPaid, "S24.9", lambda: opened(seat(40), "look 8")),
    (told.ArtistEngaged, "S24.12", lambda: opened(seat(40), "pass")),
    (told.LevelBuilt, "S25.2", lambda: level("build")),
    (told.LevelBuilt, "S25.3", lambda: level("build bricklayer-5")),
    (told.CalandrinoMoved, "S26.3", lambda: begging("duomo", None)),
    (told.CalandrinoMoved, "S26.6", lambda: begging("inn")),
    (told.CalandrinoMoved, "S26.8",
     lambda: town({"blue": seat(28, hand=["calandrino", "servi"])}, country_turn(),
                  calandrino="inn").play("play calandrino", "go")),
    (told.AlmsGiven, "S27.4", lambda: begging("palazzo-tolomei")),
    (told.AlmsGiven, "S27.7", lambda: begging("palazzo-tolomei", money=9)),
    (told.AlmsGiven, "S27.7", lambda: begging("duomo", None, money=19)),
    (told.AlmsGiven, "S27.8", lambda: begging("duomo", None)),
    (told.AlmsGiven, "S27.9", lambda: begging("inn")),
    (told.AlmsRefused, "S27.5", lambda: begging("palazzo-tolomei", "refuse")),
    (told.GuardsCalled, "S27.6", lambda: begging("palazzo-tolomei", "play guards-4")),
    (told.MatchEnded, "S29.1", seventh_level),
    (told.MatchEnded, "S29.2", lorenzetti),
    (told.MatchEnded, "S29.3", last_round),
    (told.MatchEnded, "S29.4",
     lambda: last_round(round=100, options={"game": "advanced"})),
    (told.PointsCounted, "S30.3", last_round),
    (told.PointsCounted, "S30.4", lambda: last_round(others=TWO_BANKERS)),
    (told.PointsCounted, "S30.5", lambda: last_round(others=THREE_BANKERS)),
    (told.PointsCounted, "S30.6", last_round),
    (told.PointsCounted, "S30.7",
     lambda: last_round(others=TWO_BANKERS, options={"two_player_poorest": "loses_2"})),
    (told.PointsCounted, "S30.8", lambda: last_round(tower=["blue"])),
    (told.PointsCounted, "S30.9", lambda: last_round(tower=["blue"])),
    (told.PointsCounted, "S30.10", lambda: last_round({"artists": [{"value": 6}]})),
    (told.PointsCounted, "S30.10", lambda: last_round({"senesi": [3]})),
    (told.PointsCounted, "S30.11", lambda: last_round({"stinginess": 2})),
    (told.WinnerNamed, "S31.1", last_round),
    (told.WinnerNamed, "S31.2",
     lambda: last_round({"senesi": [2]}, TWO_BANKERS, tower=["orange"])),
    (told.WinnerNamed, "S31.3", lambda: last_round(others=(banker(40, "wall", senesi=[2]),))),
    (told.WinnerNamed, "S31.4", nobody_rose),
]  # fmt: skip
ALL_KINDS = {
    kind
    for kind in vars(told).values()
    if isinstance(kind, type)
    and issubclass(kind, Event)
    and kind.__module__ == told.__name__
    and not kind.__subclasses__()
}


@pytest.mark.parametrize(
    ("kind", "rule", "example"),
    CASES,
    ids=[f"{kind.__name__}-{rule}" for kind, rule, _ in CASES],
)
def test_an_event_names_the_rule_by_which_it_happened(
    kind: type[Event], rule: str, example: Example
) -> None:
    assert rule in SIENA.rulebook().rules
    assert rule in [event.rule for event in example().events if type(event) is kind]


def test_every_event_has_an_example() -> None:
    assert {kind for kind, _, _ in CASES} == ALL_KINDS


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_event_that_hides_something_keeps_its_rule(viewer: int) -> None:
    hiding = [example() for kind, _, example in CASES if kind.seen_by is not Event.seen_by]
    events = [event for playing in hiding for event in playing.events]

    seen = [(event, event.seen_by(Seat(viewer))) for event in events]
    assert [event for event, shown in seen if shown is None or shown.rule != event.rule] == []


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_whole_matches_name_no_rule_without_an_example(edition: str) -> None:
    shown = {(kind, rule) for kind, rule, _ in CASES}
    for number in range(3):
        setup = RichSiena((28, 70, 120)[number]).setup(2 + number, {"edition": edition})
        match = Match(setup, None)
        chooser = by_text(setup, sociable)
        rng = Random(number)
        while not match.is_over:
            match.play(match.table.seat(), chooser(match.table, rng))
        named = {(type(event), event.rule) for _, event in match.story()}
        assert {(kind.__name__, rule) for kind, rule in named - shown} == set()
