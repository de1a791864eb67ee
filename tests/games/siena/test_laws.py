"""The law suite of the engine over random matches, and two worlds that look alike."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from fiorino.core.codec import canonical
from fiorino.core.laws import check_match
from fiorino.core.protocol import CHANCE, NOBODY, SPECTATOR, Seat
from fiorino.games.siena import SIENA
from fiorino.games.siena.components import LORENZETTI
from fiorino.games.siena.options import EDITIONS
from fiorino.games.siena.rules.charity import KeepSenesi
from fiorino.games.siena.rules.inn import ArtistBid, ArtistFirstBid
from fiorino.games.siena.table import SienaTable

from .lockstep import Chooser, eager, uniform
from .samples import GAMES, PLAYERS, RichSiena, box_with, by_text, options_of, sociable, walk
from .tables import Playing, Written, at, seat, setup_of

pytestmark = pytest.mark.heavy

TWENTY_ROUNDS: Final = box_with("money", "last_advanced_round", value=20)
"""Our box, but the Advanced game ends as early as a box may say."""
CHOOSERS: Final[tuple[Chooser, ...]] = (eager, sociable, uniform)
MATCHES: Final = [
    (players, number)
    for players, numbers in ((2, range(28)), (3, range(28, 36)), (4, (36, 38, 39)), (5, (41,)))
    for number in numbers
]
SHORTEST: Final = 60
"""Even a match that Lorenzetti ends early has this many decisions."""


@pytest.mark.parametrize(("players", "number"), MATCHES)
def test_all_laws_hold_at_every_decision_of_random_matches(players: int, number: int) -> None:
    options = options_of(number, Random(number))
    money = 120 if number % 2 else 28
    setup = RichSiena(money).setup(players, options, TWENTY_ROUNDS)
    chooser = by_text(setup, CHOOSERS[number % 3])

    assert check_match(setup, number, chooser) >= SHORTEST


def test_the_matches_under_law_have_all_players_games_and_editions() -> None:
    drawn = [(players, options_of(number, Random(number))) for players, number in MATCHES]

    assert len(drawn) >= 40
    assert {players for players, _ in drawn} == set(PLAYERS)
    assert {options["game"] for _, options in drawn} == set(GAMES)
    assert {options["edition"] for _, options in drawn if "edition" in options} == set(EDITIONS)


def test_the_matches_under_law_reach_bankers_inn_artists_and_senesi() -> None:
    asked: Counter[str] = Counter()
    for players, number in MATCHES[:12]:
        setup = setup_of(players, options_of(number, Random(number)), TWENTY_ROUNDS)
        for table in walk(setup, number, CHOOSERS[number % 3], 120 if number % 2 else 28, 20):
            asked[table.question()] += 1

    wanted = {"banker-move", "open-or-not", "artist-bid", "draw-senesi", "keep-senesi", "walk"}
    assert wanted <= set(asked)


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_player_is_asked_only_where_there_are_at_least_two_answers(edition: str) -> None:
    fewest: dict[str, int] = {}
    for number in range(6):
        setup = setup_of(2 + number % 4, {"edition": edition})
        for table in walk(setup, number, (sociable, eager)[number % 2], 120, 20):
            if table.seat() != CHANCE:
                question, answers = table.question(), len(table.options())
                fewest[question] = min(answers, fewest.get(question, answers))

    assert len(fewest) > 12
    assert min(fewest.values()) == 2, fewest


# Two worlds


def secrets() -> Written:
    """Three Bankers with Senesi and Artists; cards of two of them lie under the deck."""
    return {
        "round": 9,
        "seats": {
            "blue": seat(
                60, "banker", ["inn", "guards-4"], place="duomo", senesi=[3, 1], donated=1,
                artists=[{"value": 2, "seen": ["orange"]}],
            ),
            "orange": seat(
                70, "banker", ["inn"], place="inn", senesi=[2],
                artists=[{"value": 5}, {"value": 1}],
            ),
            "green": seat(80, "banker", ["mule"], place="wall", senesi=[4, 1, 1]),
        },
        "under": [
            {"value": 1, "seat": "blue"},
            {"value": 2, "seat": "blue"},
            {"value": 4, "seat": "orange"},
        ],
        "goods": {},
    }  # fmt: skip


def kept_open() -> Playing:
    """Blue stands in the Duomo."""
    written = secrets()
    written["agenda"] = [{"step": "banker-rest", "seat": "blue"}]
    return at(_swept(written), 3)


def keeping() -> Playing:
    """Green has drawn four Senesi cards and chooses."""
    written = secrets()
    written["seats"]["green"] |= {"place": "duomo", "donated": 1}
    written["agenda"] = [
        {"step": "banker-rest", "seat": "green"},
        {"step": "keep-senesi", "seat": "green", "drawn": [2, 1, 3, 1], "keep": 2},
    ]
    return at(_swept(written), 3)


def offered(artist: int = 7, engaged: int = 3) -> Playing:
    """Orange has opened an auction and bid 15; blue looked, green did not and is asked."""
    written = secrets()
    if engaged == 5:
        written["seats"]["green"]["artists"] = [{"value": 3}, {"value": 4}]
    written["agenda"] = [
        {"step": "banker-rest", "seat": "orange"},
        {
            "step": "artist-bid", "seat": "green", "artist": artist, "high": 15,
            "holder": "orange", "out": 0, "seen": 0b011,
        },
    ]  # fmt: skip
    return at(_swept(written), 3)


def _swept(written: Written) -> Written:
    return written | {"goods": {"corn": {"ready": 0}}}


POSITIONS: Final = {"kept": kept_open, "keeping": keeping, "offered": offered}
VIEWERS: Final = [Seat(0), Seat(1), Seat(2), SPECTATOR]
SEEDS: Final = range(40)


def guesses(playing: Playing, viewer: Seat) -> list[SienaTable]:
    found = []
    for seed in SEEDS:
        guess = SIENA.guess(playing.table, viewer, Random(seed))
        assert isinstance(guess, SienaTable)
        found.append(guess)
    return found


@pytest.mark.parametrize("position", list(POSITIONS))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_keeps_the_view(position: str, viewer: Seat) -> None:
    playing = POSITIONS[position]()
    real = canonical(SIENA.view(playing.table, viewer))

    assert {canonical(SIENA.view(guess, viewer)) for guess in guesses(playing, viewer)} == {real}


@pytest.mark.parametrize("position", list(POSITIONS))
@pytest.mark.parametrize("viewer", VIEWERS[:3])
def test_a_guess_keeps_the_observation(position: str, viewer: Seat) -> None:
    playing = POSITIONS[position]()
    features = SIENA.features(playing.setup)
    real = features.observe(playing.table, viewer)

    assert all(features.observe(guess, viewer) == real for guess in guesses(playing, viewer))


@pytest.mark.parametrize("position", list(POSITIONS))
def test_a_guess_keeps_question_and_options_of_the_seat_that_is_asked(position: str) -> None:
    playing = POSITIONS[position]()
    viewer = playing.table.seat()

    for guess in guesses(playing, viewer):
        assert (guess.seat(), guess.question()) == (viewer, playing.question)
        assert list(guess.options()) == list(playing.table.options())


@pytest.mark.parametrize("position", list(POSITIONS))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_guesses_differ_in_what_the_viewer_does_not_know(position: str, viewer: Seat) -> None:
    playing = POSITIONS[position]()
    worlds = {canonical(SIENA.encode(guess)) for guess in guesses(playing, viewer)}

    assert len(worlds) > 1


@pytest.mark.parametrize("position", list(POSITIONS))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_is_a_table_that_can_occur_and_be_played_to_its_end(
    position: str, viewer: Seat
) -> None:
    playing = POSITIONS[position]()
    rng = Random(7)
    for guess in guesses(playing, viewer)[:5]:
        assert SIENA.faults(guess) == []
        chooser = by_text(playing.setup, uniform)
        while guess.seat() != NOBODY:
            guess.apply(chooser(guess, rng))
        assert SIENA.faults(guess) == []


@pytest.mark.parametrize("viewer", VIEWERS[:3])
def test_a_guess_keeps_the_senesi_of_the_seat_and_changes_those_of_others(viewer: Seat) -> None:
    playing = kept_open()
    real = playing.table.kept
    worlds = [guess.kept for guess in guesses(playing, viewer)]

    assert {kept[viewer] for kept in worlds} == {real[viewer]}
    for other in range(3):
        assert {len(kept[other]) for kept in worlds} == {len(real[other])}
        if other != viewer:
            assert len({tuple(sorted(kept[other])) for kept in worlds}) > 1


def test_a_guess_of_a_spectator_changes_the_senesi_of_everybody() -> None:
    worlds = [guess.kept for guess in guesses(kept_open(), SPECTATOR)]

    assert all(len({tuple(sorted(kept[seat])) for kept in worlds}) > 1 for seat in range(3))


def test_a_guess_keeps_the_cards_that_the_seat_put_under_the_deck() -> None:
    worlds = [guess.under for guess in guesses(kept_open(), Seat(0))]

    assert {under[:2] == [(1, 0), (2, 0)] for under in worlds} == {True}
    assert {owner for under in worlds for _, owner in under[2:]} == {1}
    assert len({under[2][0] for under in worlds}) > 1


def test_a_guess_changes_the_cards_that_others_put_under_the_deck() -> None:
    worlds = [guess.under for guess in guesses(kept_open(), Seat(2))]

    assert {tuple(owner for _, owner in under) for under in worlds} == {(0, 0, 1)}
    assert len({tuple(value for value, _ in under) for under in worlds}) > 3


def _drawn(guess: SienaTable) -> tuple[int, ...]:
    top = guess.agenda[-1]
    assert isinstance(top, KeepSenesi)
    return top.drawn


def test_a_guess_keeps_the_cards_that_the_seat_has_just_drawn() -> None:
    assert {_drawn(guess) for guess in guesses(keeping(), Seat(2))} == {(2, 1, 3, 1)}


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_a_guess_changes_the_cards_that_another_has_just_drawn(viewer: Seat) -> None:
    worlds = {_drawn(guess) for guess in guesses(keeping(), viewer)}

    assert len(worlds) > 3
    assert {len(drawn) for drawn in worlds} == {4}


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_in_a_guess_whoever_is_asked_what_to_keep_has_a_choice(viewer: Seat) -> None:
    assert all(len(guess.options()) >= 2 for guess in guesses(keeping(), viewer))


def _artists(guess: SienaTable) -> dict[int, list[int]]:
    return {
        seat: [value for owner, value, _ in guess.engaged if owner == seat] for seat in range(3)
    }


def test_a_guess_keeps_the_artists_that_the_seat_engaged_or_looked_at() -> None:
    worlds = [_artists(guess) for guess in guesses(kept_open(), Seat(1))]

    assert {tuple(artists[0]) for artists in worlds} == {(2,)}
    assert {tuple(artists[1]) for artists in worlds} == {(5, 1)}


def test_a_guess_changes_the_artists_that_the_seat_has_not_looked_at() -> None:
    worlds = [_artists(guess) for guess in guesses(kept_open(), Seat(0))]

    assert {tuple(artists[0]) for artists in worlds} == {(2,)}
    assert len({tuple(artists[1]) for artists in worlds}) > 5


@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_a_guess_lorenzetti_is_never_among_the_first_five(viewer: Seat) -> None:
    for playing in (kept_open(), offered()):
        for guess in guesses(playing, viewer):
            assert LORENZETTI in guess.artists


def _on_offer(guess: SienaTable) -> int:
    top = guess.agenda[-1]
    assert isinstance(top, ArtistBid | ArtistFirstBid)
    return top.artist


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
def test_a_guess_keeps_the_artist_on_offer_for_those_who_have_seen_him(viewer: Seat) -> None:
    assert {_on_offer(guess) for guess in guesses(offered(), viewer)} == {7}


def test_a_guess_offers_any_artist_that_the_seat_has_not_seen_but_lorenzetti_early() -> None:
    # Green has looked at nobody: all but the 8, which is not among the first five.
    assert {_on_offer(guess) for guess in guesses(offered(), Seat(2))} == {1, 2, 3, 4, 5, 6, 7}


def test_a_guess_offers_a_spectator_any_artist_but_lorenzetti_early() -> None:
    assert {_on_offer(guess) for guess in guesses(offered(), SPECTATOR)} == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.parametrize("artist", [6, 7, LORENZETTI])
def test_from_the_sixth_artist_on_lorenzetti_may_be_on_offer_in_a_guess(artist: int) -> None:
    worlds = {_on_offer(guess) for guess in guesses(offered(artist, 5), Seat(2))}

    # Green owns 3 and 4.
    assert worlds == {1, 2, 5, 6, 7, LORENZETTI}


def test_lorenzetti_is_not_engaged_in_any_guess_of_a_match_that_goes_on() -> None:
    for guess in guesses(offered(LORENZETTI, 5), Seat(2)):
        assert LORENZETTI not in [value for _, value, _ in guess.engaged]


def test_the_opener_is_asked_for_his_bid_and_others_guess_the_artist() -> None:
    written = secrets()
    written["agenda"] = [
        {"step": "banker-rest", "seat": "orange"},
        {"step": "artist-first-bid", "seat": "orange", "artist": 7, "seen": 0b010},
    ]
    playing = at(_swept(written), 3)

    assert {_on_offer(guess) for guess in guesses(playing, Seat(1))} == {7}
    # Blue owns the 2 and saw nobody else.
    assert {_on_offer(guess) for guess in guesses(playing, Seat(0))} == {1, 3, 4, 5, 6, 7}


def test_a_guess_leaves_the_real_table_as_it_was() -> None:
    playing = offered()
    before = canonical(SIENA.encode(playing.table))
    guesses(playing, Seat(2))

    assert canonical(SIENA.encode(playing.table)) == before
