"""Siena in words: every event is told, every question asked, every answer explained."""

import inspect
from typing import Final

import pytest

from fiorino.cli.screens.siena import SienaScreen
from fiorino.cli.screens.siena_words import QUESTIONS
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

from .siena_tables import BOX, KIND, PLAYERS, greedy_match, screen_for

ADA: Final = Seat(0)
ORANGE: Final = Seat(1)
GREEN: Final = Seat(2)
MULE: Final = KIND["mule"]
INN_CARD: Final = KIND["inn"]
CORN_CARD: Final = KIND["corn2-wine1-cloth1"]
DUOMO: Final = BOX.duomo
SERVI: Final = BOX.servi

TOLD: Final[tuple[tuple[Event, str], ...]] = (
    (SeatPlaced(ADA), "Ada puts a disc on the pile."),
    (CardLeftOut(CORN_CARD), "Corn 2 Wine 1 Cloth 1 begins in the discard pile."),
    (RoundBegan(7), "Round 7 begins."),
    (CardDealt(MULE), "  dealt: Mule"),
    (DiscardShuffled(23), "The 23 discarded cards become the deck."),
    (InitiativeSet((GREEN, ADA, ORANGE)), "Initiative: Green, Ada, Orange."),
    (StartDeclined(ORANGE), "Orange declines to start an auction."),
    (AuctionStarted(ADA, MULE), "Ada puts up Mule."),
    (StarOffered(KIND["francigena"]), "Via Francigena is auctioned."),
    (BidMade(GREEN, 17), "Green bids 17."),
    (Passed(ADA), "Ada passes."),
    (CardWon(ADA, 12, KIND["salimbeni"]), "Ada wins Piazza Salimbeni for 12."),
    (CardUnsold(KIND["guards-8"]), "Nobody bids; Guards is discarded."),
    (CardTaken(ORANGE, 4, KIND["banchi"]), "Orange takes Banchi di Sotto for 4."),
    (LeftoversDiscarded((INN_CARD, KIND["servi"])), "Discarded: Inn, Via dei Servi."),
    (FirstNamed(ADA, GREEN), "Ada lets Green begin."),
    (TurnBegan(ORANGE), "— Orange's turn."),
    (CardPlayed(ADA, MULE, 0), "Ada plays Mule."),
    (CardPlayed(ADA, KIND["girlfriends-9"], 9), "Ada plays Girlfriends for its green 9."),
    (CardDiscarded(GREEN, KIND["courtesan"]), "Green discards Courtesan."),
    (WorkersPut(ADA, CORN, 2, 1, 1), "  2 workers for Corn: 1 ready, 1 left."),
    (WorkersPut(ADA, WINE, 1, 0, 4), "  1 worker for Wine, 4 in the frame."),
    (UnitSold(ADA, 14, OIL), "Ada sells 1 Oil for 14."),
    (BankerShare(GREEN, 3), "  Green receives 3 as a Banker."),
    (UnitLoaded(ORANGE, WINE), "Orange takes 1 Wine along."),
    (FatoDrawn(ADA, 24, 3, 0), "Ada draws 3 Fato: safe, 24 Florins."),
    (FatoDrawn(ADA, 0, 5, 1), "Ada draws 5 Fato: the Devil! Nothing."),
    (LegTravelled(ADA, 20, FIRENZE, 3), "Ada travels to space 3 of Firenze, 20 Florins."),
    (RoadLeft(GREEN, AREZZO), "Green leaves the road."),
    (CharityGiven(ORANGE, 15), "Orange gives up 15 for charity."),
    (SenesiSeen(ADA, 3), "Ada draws a Senesi card worth 3."),
    (SenesiKept(ADA, (3, 4), (1, 1)), "Ada keeps 2 Senesi (3, 4)."),
    (InnSetPlayed(GREEN, 20), "Green wins 20 at cards in the Inn."),
    (StatusRisen(ADA, MERCHANT), "Ada becomes a Merchant!"),
    (StatusRisen(ADA, BANKER), "Ada becomes a Banker!"),
    (GoodsGone((CORN, WINE, OIL)), "Corn, Wine and Oil are gone."),
    (BankerIncome(ORANGE, 8), "  Orange receives 8."),
    (BankerMoved(ADA, SERVI), "Ada comes to Via dei Servi."),
    (BridePaid(GREEN, 10), "Green gives the bride 10."),
    (BankerStopped(ADA, DUOMO), "Ada stops on the Duomo."),
    (PlacePaid(ADA, 20, SERVI), "  Ada receives 20."),
    (DonationMade(ORANGE, 30), "Orange donates 30 to the Duomo."),
    (CourtesanCame(ADA, 2), "A Courtesan comes to the Inn; 2 there."),
    (CourtesansPaid(GREEN, 40), "Green pays the Courtesans 40."),
    (GirlfriendsHelped(ORANGE), "Girlfriends help Orange."),
    (ArtistOffered(ADA), "Ada opens an auction for an Artist."),
    (ArtistSeen(ADA, 8), "Ada looks at the Artist: Ambrogio Lorenzetti, 8."),
    (LookPaid(GREEN, 8), "Green pays 8 for a look."),
    (ArtistEngaged(ADA, 31, 8, 0b1), "Ada engages Ambrogio Lorenzetti for 31."),
    (LevelBuilt(ORANGE, 25, 3), "Orange builds level 3 of the Tower for 25."),
    (CalandrinoMoved(BOX.tolomei), "  Calandrino comes to Palazzo Tolomei."),
    (AlmsGiven(ADA, 20, INN), "Calandrino begs from Ada at the Inn: 20."),
    (AlmsRefused(GREEN, 2), "Green refuses alms; stinginess cube number 2."),
    (GuardsCalled(ADA), "Ada calls the Guards."),
    (MatchEnded("tower"), "The match is over: tower."),
    (PointsCounted(ADA, "senesi", 7), "  Ada senesi: +7"),
    (PointsCounted(GREEN, "poorest", -2), "  Green poorest: -2"),
    (WinnerNamed((ORANGE,)), "Orange joins the Council of Nine."),
    (WinnerNamed(()), "Nobody is a Banker; nobody wins."),
)

SECRETS: Final[tuple[tuple[Event, str], ...]] = (
    (SenesiSeen(ADA, 3), "Ada draws a Senesi card."),
    (SenesiKept(ADA, (3, 4), (1, 1)), "Ada keeps 2 Senesi."),
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
    assert tell(seen) == "Ada engages Ambrogio Lorenzetti for 31."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_event_of_a_match_is_told_to_everybody(players: int) -> None:
    match = greedy_match(players)
    screen = screen_for(match.setup, ["greedy"] * players)
    for viewer in (*map(Seat, range(players)), SPECTATOR):
        seen = [event.seen_by(viewer) for _, event in match.story()]
        assert all(screen.tell(event).plain.strip() for event in seen if event is not None)


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
    assert set(QUESTIONS) == asking
    assert all(question.endswith("?") for question in QUESTIONS.values())


def test_a_question_names_who_is_asked() -> None:
    playing = at(
        {"seats": {"blue": seat(35)}, "agenda": [{"step": "rise-or-stay", "seat": "blue"}]}
    )
    decision = playing.match.decision()
    assert decision is not None
    asked = screen_for(playing.setup).ask(decision).plain
    assert asked.startswith("● Ada: ")
    assert "rise" in asked


# Answers


def explained(match: Match, text: str) -> str:
    """What is said beside an answer that can be given now."""
    decision = match.decision()
    assert decision is not None
    return screen_for(match.setup).explain(decision, decision.find(text))


def explain_all(decision: Decision, screen: SienaScreen) -> None:
    """Explain every answer to a question, and ask it."""
    assert screen.ask(decision).plain.endswith("?")
    for action in decision.options:
        assert "None" not in screen.explain(decision, action)


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
    assert said == "20 → 17 Florins; Corn 2 Wine 1 Cloth 1"


def test_a_sale_is_explained_with_what_it_brings() -> None:
    written = {
        "seats": {"blue": seat(18)},
        "goods": {"corn": {"ready": 1}},
        "turn": {"rights": ["corn"]},
        "agenda": [{"step": "country-turn", "seat": "blue"}],
    }
    assert explained(at(written).match, "sell corn") == "18 → 26 Florins"


def test_a_donation_is_explained_with_what_it_costs() -> None:
    # With 55 Florins it is 30 (S21.2).
    agenda = [{"step": "donate-or-not", "seat": "blue"}]
    playing = town({"blue": banker(55, "duomo")}, agenda)
    assert explained(playing.match, "donate").startswith("55 → 25 Florins")


@pytest.mark.parametrize(("answer", "cost"), [("build", 25), ("build bricklayer-5", 15)])
def test_a_level_is_explained_with_what_it_costs(answer: str, cost: int) -> None:
    # The third level costs 25; a Bricklayer saves 10 (S25.3).
    playing = town(
        {"blue": banker(70, "torre-del-mangia", ["bricklayer-5"])},
        [{"step": "build-or-not", "seat": "blue"}],
        tower=["blue", "blue"],
    )
    assert explained(playing.match, answer) == f"costs {cost}"


def test_a_green_is_explained_with_how_far_it_goes() -> None:
    playing = move(banker(50, "duomo", ["guards-4"]))
    assert explained(playing.match, "green guards-4") == "4 places further"


def test_a_step_is_explained_with_where_it_leads() -> None:
    playing = move(banker(50, "banchi-di-sopra"), points=1)
    assert explained(playing.match, "step") == "to Banchi di Sotto"


def test_a_step_away_from_the_bride_is_explained_with_the_gift() -> None:
    playing = move(banker(50, "palazzo-tolomei"), turn={"points": 1, "wed": 1})
    assert explained(playing.match, "step") == "to Duomo, 10 for the bride"


def test_the_inn_is_explained_with_the_courtesans_in_it() -> None:
    agenda = [{"step": "first-step", "seat": "blue"}]
    playing = town({"blue": banker(50, "via-delle-cerchia", fresh=1)}, agenda, cubes=3)
    assert "10 for each of 3 Courtesans" in explained(playing.match, "enter")


@pytest.mark.parametrize(("place", "coins"), [("piazza-del-campo", 10), ("inn", 20)])
def test_alms_are_explained_with_what_is_given_there(place: str, coins: int) -> None:
    agenda = [{"step": "beg", "seat": "blue"}]
    playing = town({"blue": banker(50, place)}, agenda, calandrino=place)
    assert explained(playing.match, "give") == f"{coins} Florins, or all you have"


def begged(**options: str) -> Match:
    """Blue has one stinginess cube and is begged from."""
    return town(
        {"blue": banker(50, "piazza-del-campo", stinginess=1), "orange": banker(20, stinginess=2)},
        [{"step": "beg", "seat": "blue"}],
        options,
        calandrino="piazza-del-campo",
    ).match


def test_a_refusal_is_explained_with_the_points_it_costs() -> None:
    assert explained(begged(), "refuse") == "your stinginess cube number 2: −2 points at the end"


def test_a_refusal_is_not_explained_with_points_that_depend_on_others() -> None:
    # Cubes are numbered on from Banker to Banker, poorest first (S30.11): his is the fourth.
    assert "−2" not in explained(begged(stinginess="across_players"), "refuse")


def test_a_fato_draw_is_explained_with_its_danger() -> None:
    playing = town(
        {"blue": banker(50, "piazza-salimbeni", ["salimbeni"])},
        [{"step": "salimbeni", "seat": "blue"}],
    )
    assert explained(playing.match, "draw 3") == "the Devil comes with 3 in 7"


def test_s18_2_a_card_for_a_leg_is_not_explained_with_its_green() -> None:
    # Each Journey card carries him one space further, whatever its green is.
    card = "corn1-wine1"
    assert BOX.cards[KIND[card]].green > 1
    written = {
        "seats": {"blue": seat(40, "merchant", [card, "wine2-oil2"])},
        "agenda": [{"step": "leg", "seat": "blue", "road": "firenze", "named": []}],
    }
    playing = at(written)
    assert f"{BOX.cards[KIND[card]].green} places" not in explained(playing.match, f"with {card}")
