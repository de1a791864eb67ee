"""Siena in words: every event is told, every question asked, every answer explained."""

import inspect
import re
from typing import Final

import pytest

from fiorino.cli.screens.siena import SienaScreen
from fiorino.core.codec import tag
from fiorino.core.decision import Decision
from fiorino.core.flow import Step
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, SPECTATOR, Event, Seat
from fiorino.games.siena import SIENA, events
from fiorino.games.siena.components import (
    AREZZO,
    BANKER,
    CORN,
    FIRENZE,
    INN,
    MERCHANT,
    OIL,
    WINE,
)
from fiorino.games.siena.events import (
    AlmsGiven,
    AlmsRefused,
    ArtistEngaged,
    ArtistOffered,
    ArtistSeen,
    AuctionStarted,
    BankerIncome,
    BankerMoved,
    BankerShare,
    BankerStopped,
    BidMade,
    BridePaid,
    CalandrinoMoved,
    CardDealt,
    CardDiscarded,
    CardLeftOut,
    CardPlayed,
    CardReturned,
    CardTaken,
    CardUnsold,
    CardWon,
    CharityGiven,
    CourtesanCame,
    CourtesansPaid,
    DiscardShuffled,
    DonationMade,
    FatoDrawn,
    FirstNamed,
    GirlfriendsHelped,
    GoodsGone,
    GuardsCalled,
    Income,
    InitiativeSet,
    InnSetPlayed,
    LeftoversDiscarded,
    LegTravelled,
    LevelBuilt,
    LookPaid,
    MatchEnded,
    Passed,
    Payment,
    PlacePaid,
    PointsCounted,
    RoadLeft,
    RoadPaid,
    RoundBegan,
    SeatPlaced,
    SenesiKept,
    SenesiSeen,
    StarOffered,
    StartDeclined,
    StatusRisen,
    TurnBegan,
    UnitLoaded,
    UnitSold,
    WinnerNamed,
    WorkersPut,
)
from fiorino.games.siena.position import STEPS
from fiorino.games.siena.table import SienaTable
from tests.games.siena.lockstep import Chooser, eager
from tests.games.siena.samples import sociable, walk
from tests.games.siena.tables import at, seat
from tests.games.siena.town_tables import banker, move, town

from .siena_tables import BOX, ENGLISH_WORDS, KIND, PLAYERS, greedy_match, screen_for

ADA: Final = Seat(0)
ORANGE: Final = Seat(1)
GREEN: Final = Seat(2)
MULE: Final = KIND["mule"]
INN_CARD: Final = KIND["inn"]
CORN_CARD: Final = KIND["corn2-wine1-cloth1"]
DUOMO: Final = BOX.duomo
SERVI: Final = BOX.servi

TOLD: Final[tuple[tuple[Event, str], ...]] = (
    (SeatPlaced(ADA), "Ada puts a disc on the stack."),
    (CardLeftOut(CORN_CARD), "In the discard pile from the start: Corn 2 · Wine 1 · Cloth 1."),
    (RoundBegan(7), "Round 7"),
    (CardDealt(MULE), "  Dealt: Mule."),
    (DiscardShuffled(23), "The 23 discarded cards become the deck."),
    (DiscardShuffled(1), "The discarded card becomes the deck."),
    (InitiativeSet((GREEN, ADA, ORANGE)), "Initiative, poorest first: Green, Ada, Orange."),
    (StartDeclined(ORANGE), "Orange declines to start an auction."),
    (AuctionStarted(ADA, MULE), "Ada puts the Mule up for auction."),
    (StarOffered(KIND["francigena"]), "Up for auction: Via Francigena."),
    (BidMade(GREEN, 17), "Green bids 17."),
    (Passed(ADA), "Ada passes."),
    (CardWon(ADA, 12, KIND["salimbeni"]), "Ada wins Piazza Salimbeni for 12."),
    (CardReturned(MULE), "Nobody bids for the Mule; the card goes into the deck."),
    (CardUnsold(KIND["francigena"]), "Nobody bids for Via Francigena; the card is discarded."),
    (CardTaken(ORANGE, 4, KIND["banchi"]), "Orange takes Banchi di Sotto for 4."),
    (CardTaken(ORANGE, 0, INN_CARD), "Orange takes the Inn for free."),
    (LeftoversDiscarded((INN_CARD, KIND["servi"])), "Nobody took Inn, Via dei Servi."),
    (FirstNamed(ADA, GREEN), "Ada lets Green go first."),
    (FirstNamed(ADA, ADA), "Ada goes first."),
    (TurnBegan(ORANGE), "Orange’s turn."),
    (CardPlayed(ADA, MULE, 0), "Ada plays the Mule."),
    (CardPlayed(ADA, KIND["girlfriends-9"], 9), "Ada uses the Girlfriends for 9 steps."),
    (CardDiscarded(GREEN, KIND["courtesan"]), "Green discards the Courtesan."),
    (WorkersPut(ADA, CORN, 2, 1, 1), "  Corn is full: one more unit is ready."),
    (WorkersPut(ADA, WINE, 1, 0, 4), "  One worker for Wine: 4 in the frame."),
    (UnitSold(ADA, 14, OIL), "Ada sells Oil for 14."),
    (BankerShare(GREEN, 3), "  Green receives 3 as a Banker."),
    (UnitLoaded(ORANGE, WINE), "Orange takes Wine along."),
    (FatoDrawn(ADA, 24, 3, 0), "Ada draws 3 Fato cards: 24 Florins."),
    (FatoDrawn(ADA, 0, 5, 1), "Ada draws 5 Fato cards: the Devil takes everything."),
    (LegTravelled(ADA, 20, FIRENZE, 3), "Ada travels to space 3 of the road to Firenze for 20."),
    (LegTravelled(ADA, 0, FIRENZE, 1), "Ada travels to space 1 of the road to Firenze."),
    (LegTravelled(ADA, 0, FIRENZE, 2), "Ada travels to space 2 of the road to Firenze."),
    (RoadPaid(ADA, 5, FIRENZE, 2), "Ada receives 5 for space 2 of the road to Firenze."),
    (
        RoadPaid(ADA, 0, FIRENZE, 1),
        "Ada rests on space 1 of the road to Firenze, which pays nothing.",
    ),
    (RoadLeft(GREEN, AREZZO), "Green leaves the road to Arezzo."),
    (CharityGiven(ORANGE, 15), "Orange gives 15 to charity."),
    (SenesiSeen(ADA, 3), "Ada draws a Senesi card worth 3."),
    (SenesiKept(ADA, (3, 4), (1, 1)), "Ada keeps Senesi worth 3 and 4."),
    (InnSetPlayed(GREEN, 20), "Green wins 20 at cards in the Inn."),
    (StatusRisen(ADA, MERCHANT), "Ada becomes a Merchant!"),
    (StatusRisen(ADA, BANKER), "Ada becomes a Banker!"),
    (
        GoodsGone((CORN, WINE, OIL)),
        "Corn, Wine and Oil leave the game: nobody sells them any more.",
    ),
    (BankerIncome(ORANGE, 8), "  Orange receives a Banker’s income of 8."),
    (BankerMoved(ADA, SERVI), "Ada comes to Via dei Servi."),
    (BankerMoved(ADA, INN), "Ada comes into the Inn."),
    (BridePaid(GREEN, 10), "Green pays 10 Florins for a wedding gift."),
    (BankerStopped(ADA, DUOMO), "Ada stops at the Duomo."),
    (PlacePaid(ADA, 20, SERVI), "  Ada receives 20 on Via dei Servi."),
    (DonationMade(ORANGE, 30), "Orange donates 30 to the Duomo."),
    (CourtesanCame(ADA, 2), "2 Courtesans are waiting in the Inn."),
    (CourtesansPaid(GREEN, 40), "Green pays the Courtesans 40 Florins."),
    (GirlfriendsHelped(ORANGE), "The Girlfriends help Orange."),
    (ArtistOffered(ADA), "Ada opens an auction for an Artist."),
    (ArtistSeen(ADA, 8), "Ada looks at the Artist: Ambrogio Lorenzetti, worth 8."),
    (LookPaid(GREEN, 8), "Green pays 8 for a look."),
    (ArtistEngaged(ADA, 31, 8, 0b1), "Ada engages Ambrogio Lorenzetti, worth 8, for 31."),
    (LevelBuilt(ORANGE, 25, 3), "Orange builds level 3 of the Tower for 25."),
    (CalandrinoMoved(BOX.tolomei), "  Calandrino comes to Palazzo Tolomei."),
    (AlmsGiven(ADA, 20, INN), "Ada gives Calandrino 20 Florins."),
    (AlmsGiven(ADA, 0, INN), "Ada has nothing to give Calandrino."),
    (AlmsRefused(GREEN, 2), "Green refuses alms: stinginess cube number 2."),
    (GuardsCalled(ADA), "Ada calls the Guards, who send Calandrino away."),
    (MatchEnded("tower"), "The Tower is complete: the match is over."),
    (MatchEnded("last round"), "The last round is over, and so is the match."),
    (PointsCounted(ADA, "senesi", 7), "  Ada: Senesi cards +7"),
    (PointsCounted(GREEN, "poorest", -2), "  Green: poorest Banker -2"),
    (PointsCounted(GREEN, "most levels", 0), "  Green: most levels 0"),
    (WinnerNamed((ORANGE,)), "Orange joins the Council of Nine!"),
    (WinnerNamed(()), "There are no Bankers: nobody wins."),
)

SECRETS: Final[tuple[tuple[Event, str], ...]] = (
    (SenesiSeen(ADA, 3), "Ada draws a Senesi card."),
    (SenesiKept(ADA, (3, 4), (1, 1)), "Ada keeps 2 Senesi cards."),
    (ArtistSeen(ADA, 8), "Ada looks at the Artist."),
    (ArtistEngaged(ADA, 31, 8, 0b1), "Ada engages the Artist for 31."),
)


def tell(event: Event) -> str:
    return screen_for(SIENA.setup(3)).tell(event).plain


# Events


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=[sentence for _, sentence in TOLD])
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event) == sentence


def test_no_event_is_forgotten() -> None:
    declared = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == events.__name__
    }
    assert {type(event) for event, _ in TOLD} == declared - {Income, Payment}


@pytest.mark.parametrize("viewer", [ORANGE, SPECTATOR], ids=["orange", "spectator"])
@pytest.mark.parametrize(("event", "sentence"), SECRETS, ids=[text for _, text in SECRETS])
def test_what_others_may_not_know_is_told_without_its_value(
    event: Event, sentence: str, viewer: Seat
) -> None:
    seen = event.seen_by(viewer)
    assert seen is not None
    assert tell(seen) == sentence


def test_who_has_looked_is_told_which_artist_is_engaged() -> None:
    seen = ArtistEngaged(ADA, 31, 8, 0b101).seen_by(GREEN)
    assert seen is not None
    assert tell(seen) == "Ada engages Ambrogio Lorenzetti, worth 8, for 31."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_event_of_a_match_is_told_to_everybody(players: int) -> None:
    match = greedy_match(players)
    screen = screen_for(match.setup, ["greedy"] * players)
    for viewer in (*map(Seat, range(players)), SPECTATOR):
        seen = [event.seen_by(viewer) for _, event in match.story()]
        told = [screen.tell(event).plain for event in seen if event is not None]
        assert [line for line in told if not line.strip() or "siena-" in line] == []


@pytest.mark.parametrize(
    ("player", "title"),
    [("Ada", "● Ada"), ("you", "● Blue (you)"), ("greedy", "● Blue (greedy)"), ("blue", "● Blue")],
)
def test_a_seat_is_titled_by_its_piece_its_name_and_its_player(player: str, title: str) -> None:
    screen = screen_for(SIENA.setup(3), [player, *PLAYERS[1:]])
    assert screen.title(ADA).plain == title


# Questions


def asks_a_seat(step: type[Step[SienaTable]]) -> bool:
    """Whether a step asks: it lists options, and no weights as chance does."""
    return step.options is not Step.options and step.weights is Step.weights


def test_every_question_has_words() -> None:
    asking = {
        tag(step) for step in STEPS.classes.values() if issubclass(step, Step) and asks_a_seat(step)
    }
    keys = [f"siena-question-{question}" for question in asking]
    assert [key for key in keys if not ENGLISH_WORDS.has(key)] == []
    assert [key for key in keys if not ENGLISH_WORDS.has(f"{key}.other")] == []


def test_a_question_names_who_is_asked() -> None:
    playing = at(
        {"seats": {"blue": seat(35)}, "agenda": [{"step": "rise-or-stay", "seat": "blue"}]}
    )
    decision = playing.match.decision()
    assert decision is not None
    asked = screen_for(playing.setup).ask(decision).plain
    assert asked.startswith("● Ada: ")
    assert "become a Merchant" in asked


# Answers


def explained(match: Match, text: str) -> str:
    """What is said beside an answer that can be given now."""
    decision = match.decision()
    assert decision is not None
    return "; ".join(screen_for(match.setup).phrases(decision, decision.find(text)))


def explain_all(decision: Decision, screen: SienaScreen) -> None:
    """Explain every answer to a question, and ask it."""
    texts = [screen.ask(decision).plain]
    texts += ["; ".join(screen.phrases(decision, action)) for action in decision.options]
    # No word is missing, and no key stands where its word should.
    assert [text for text in texts if not text or re.search(r"None|siena-|\{", text)] == []


@pytest.mark.parametrize("edition", ["english", "dutch", "german", "hungarian"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_answer_of_a_greedy_match_can_be_explained(players: int, edition: str) -> None:
    played = greedy_match(players, options={"edition": edition})
    match = Match(played.setup, None)
    screen = screen_for(played.setup, ["greedy"] * players)
    for entry in played.log:
        if entry.seat != CHANCE:
            explain_all(Decision(played.setup, match.table), screen)
        match.play(entry.seat, entry.action)


@pytest.mark.parametrize("choose", [eager, sociable])
@pytest.mark.parametrize("edition", ["english", "dutch"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_answer_of_a_lively_match_can_be_explained(
    players: int, edition: str, choose: Chooser
) -> None:
    setup = SIENA.setup(players, {"edition": edition})
    screen = screen_for(setup, ["greedy"] * players)
    for table in walk(setup, players, choose, 120, 20):
        if table.seat() >= 0:
            explain_all(Decision(setup, table), screen)


def test_a_card_to_take_is_explained_with_what_is_left_of_the_money() -> None:
    # Orange stands on the second row, which adds 1 to the red 2 of the card (S8.2).
    written = {
        "seats": {"blue": seat(18), "orange": seat(20)},
        "display": ["corn2-wine1-cloth1"],
        "agenda": [{"step": "take-card", "seat": "orange"}],
    }
    said = explained(at(written).match, "take corn2-wine1-cloth1")
    assert said == "20 → 17 Florins; Corn 2 · Wine 1 · Cloth 1"


def test_a_sale_is_explained_with_what_it_brings() -> None:
    written = {
        "seats": {"blue": seat(18)},
        "goods": {"corn": {"ready": 1}},
        "turn": {"rights": ["corn"]},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    assert explained(at(written).match, "sell corn") == "Sell Corn; 18 → 26 Florins"


def test_a_donation_is_explained_with_what_it_costs() -> None:
    # With 55 Florins it is 30 (S21.2).
    agenda = [{"step": "donate-or-not", "seat": "blue"}]
    playing = town({"blue": banker(55, "duomo")}, agenda)
    assert explained(playing.match, "donate").endswith("; 55 → 25 Florins")


@pytest.mark.parametrize(("answer", "cost"), [("build", 25), ("build bricklayer-5", 15)])
def test_a_level_is_explained_with_what_it_costs(answer: str, cost: int) -> None:
    # The third level costs 25; a Bricklayer saves 10 (S25.3).
    playing = town(
        {"blue": banker(70, "torre-del-mangia", ["bricklayer-5"])},
        [{"step": "build-or-not", "seat": "blue"}],
        tower=["blue", "blue"],
    )
    said = explained(playing.match, answer)
    assert said.endswith(f"; {cost} Florins, 4 points; 70 → {70 - cost} Florins")


def test_a_green_is_explained_with_how_far_it_goes() -> None:
    playing = move(banker(50, "duomo", ["guards-4"]))
    assert explained(playing.match, "green guards-4") == "Walk 4 further; spend the Guards"


def test_a_step_is_explained_with_where_it_leads() -> None:
    playing = move(banker(50, "banchi-di-sopra"), points=1)
    assert explained(playing.match, "step") == "Go on to Banchi di Sotto"


def test_a_step_away_from_the_bride_is_explained_with_the_gift() -> None:
    playing = move(banker(50, "palazzo-tolomei"), turn={"points": 1, "wed": 1})
    assert explained(playing.match, "step") == "Go on to the Duomo; the bride’s gift: pay 10"


def test_the_inn_is_explained_with_the_courtesans_in_it() -> None:
    agenda = [{"step": "first-step", "seat": "blue"}]
    playing = town({"blue": banker(50, "via-delle-cerchia", fresh=1)}, agenda, cubes=3)
    said = explained(playing.match, "enter")
    assert said == "Enter the Inn; 3 Courtesans are waiting there; 10 Florins each"


@pytest.mark.parametrize(("place", "coins"), [("piazza-del-campo", 10), ("inn", 20)])
def test_alms_are_explained_with_what_is_given_there(place: str, coins: int) -> None:
    agenda = [{"step": "beg", "seat": "blue"}]
    playing = town({"blue": banker(50, place)}, agenda, calandrino=place)
    assert explained(playing.match, "give") == f"Give alms: {coins}; 50 → {50 - coins} Florins"


def begged(**options: str) -> Match:
    """Blue has one stinginess cube and is begged from."""
    return town(
        {
            "blue": banker(50, "piazza-del-campo", stinginess=1),
            "orange": banker(20, "duomo", stinginess=2),
        },
        [{"step": "beg", "seat": "blue"}],
        options,
        calandrino="piazza-del-campo",
    ).match


def test_a_refusal_is_explained_with_the_points_it_costs() -> None:
    said = explained(begged(), "refuse")
    assert said == "Refuse; stinginess cube number 2; −2 points at the end"


def test_a_refusal_is_not_explained_with_points_that_depend_on_others() -> None:
    # Cubes are numbered on from Banker to Banker, poorest first (S30.11): this one is the fourth.
    assert "−2" not in explained(begged(stinginess="across_players"), "refuse")


def test_a_fato_draw_is_explained_with_its_danger() -> None:
    playing = town(
        {"blue": banker(50, "piazza-salimbeni", ["salimbeni"])},
        [{"step": "salimbeni", "seat": "blue"}],
    )
    assert explained(playing.match, "draw 3") == "Draw 3 cards; Devil 3 in 7, else 21 Florins"


def test_s18_2_a_card_for_a_leg_is_not_explained_with_its_green() -> None:
    # Each Journey card goes one space further, whatever its green is.
    card = "corn1-wine1"
    assert BOX.cards[KIND[card]].green > 1
    written = {
        "seats": {"blue": seat(40, "merchant", [card, "wine2-oil2"])},
        "agenda": [{"step": "leg", "seat": "blue", "road": "firenze", "named": []}],
    }
    playing = at(written)
    assert f"{BOX.cards[KIND[card]].green} places" not in explained(playing.match, f"with {card}")


def leg(**options: str) -> Match:
    """A Merchant has named two Journey cards for Firenze: the leg ends on the 5."""
    written = {
        "seats": {"blue": seat(40, "merchant", ["corn1-oil1"])},
        "discard": {"corn1-wine1": 1, "wine2-oil2": 1},
        "agenda": [
            {"step": "country-turn", "seat": "blue"},
            {
                "step": "leg",
                "seat": "blue",
                "road": "firenze",
                "named": ["corn1-wine1", "wine2-oil2"],
            },
        ],
    }
    return at(written, 3, None, **options).match


@pytest.mark.parametrize(
    ("options", "when"),
    [
        ({}, "+5 Florins"),
        ({"journey_stop": "leaves_after_cashing"}, "5 Florins if you then leave the road"),
        ({"journey_pay": "at_rest"}, "5 Florins if your turn ends there"),
        (
            {"journey_stop": "leaves_after_cashing", "journey_pay": "at_rest"},
            "5 Florins if you then leave the road",
        ),
    ],
)
def test_s18_a_leg_that_ends_short_is_explained_with_when_it_pays(
    options: dict[str, str], when: str
) -> None:
    assert explained(leg(**options), "go") == f"Set out; {when}"


def test_s18_7_cashing_and_staying_are_explained_as_what_they_mean_on_the_road() -> None:
    written = {
        "seats": {"blue": seat(40, "merchant", road="firenze", space=2)},
        "turn": {"travelled": True},
        "agenda": [{"step": "cash-or-stay", "seat": "blue"}],
    }
    match = at(written, journey_stop="leaves_after_cashing").match
    assert explained(match, "cash") == "Cash 5 Florins; and leave the road"
    assert explained(match, "stay") == "Stay on the road; unpaid, for a later leg"
