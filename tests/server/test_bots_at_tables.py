"""Bots at a table of the server: their level and style, and what the levels are made for."""

from collections.abc import Iterator

import pytest

from fiorino.bots.names import read_named_bot
from fiorino.bots.spec import MOST_SECONDS, BotSpec, read_spec
from fiorino.core.styles import Style
from fiorino.server.play.seating import bot_in, recorded_name
from fiorino.server.storage.rows import SeatRow
from fiorino.server.thinking.bot_pool import STEADY
from fiorino.server.thinking.requests import in_time
from tests.server.wire import MEDICI, SIENA, House, house


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("bots")) as made:
        yield made


def test_level_and_style_of_a_bot_are_shown_with_its_name(hosted: House) -> None:
    table = hosted.guest().table("me", "easy:bold", "greedy", game=SIENA)
    assert [(seat["bot"], seat["style"]) for seat in table["shown"]["seats"]] == [
        (None, None),
        ("easy", "bold"),
        ("greedy", None),
    ]
    assert table["bots"] == [None, "easy", "greedy"]
    again = hosted.guest().get(f"/api/links/{table['link']}")
    assert again["names"] == table["names"]


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("hard:patron", "refusal-no-such-style"),
        ("master:nodes=10", "refusal-no-such-bot"),
        ("master:time=1", "refusal-no-such-bot"),
        ("hard:bald", "refusal-no-such-bot"),
    ],
)
def test_what_may_not_sit_at_a_table_is_refused(hosted: House, bot: str, key: str) -> None:
    """How much bots think is for the server to say, and Medici vs Strozzi knows no patrons."""
    anna = hosted.guest("Anna")
    table = anna.table("me", "open")
    path = f"/api/tables/{table['match']}/bots"
    assert anna.post(path, {"seat": 1, "bot": bot}, 422)["reason_key"]["key"] == key
    anna.post("/api/tables", {"game": MEDICI, "seats": ["me", bot]}, 422)


def test_the_offer_tells_levels_and_the_styles_of_each_game(hosted: House) -> None:
    offer = hosted.guest().get("/api/games")
    assert offer["levels"] == ["easy", "normal", "hard", "master"]
    styles = {game["name"]: set(game["styles"]) for game in offer["games"]}
    assert styles[SIENA] == set(Style)
    assert styles[MEDICI] == set(Style) - {"patron"}


def test_how_far_the_levels_are_made_for_a_table_is_told(hosted: House) -> None:
    anna = hosted.guest()
    usual = {"game": MEDICI, "players": 2}
    assert anna.post("/api/levels", usual) == {"readiness": "trained"}
    other = usual | {"options": {"last_lot": "not_sold"}}
    assert anna.post("/api/levels", other) == {"readiness": "untrained"}
    anna.post("/api/levels", usual | {"players": 3}, 422)
    anna.post("/api/levels", usual | {"box": "[tiles"}, 422)


def test_a_table_tells_whether_there_are_hints(hosted: House) -> None:
    anna = hosted.guest()
    assert anna.table("me", "greedy")["hints"]
    assert not anna.table("me", "open")["hints"]
    assert anna.table("me", "open", hints=True)["hints"]
    assert not anna.table("me", "open", hints=True, rated=True)["hints"]


def test_a_record_tells_level_and_style_of_a_bot() -> None:
    seat = SeatRow(match="m", seat=1, kind="bot", bot="hard:bold", name="Ginevra")
    bot = read_named_bot(recorded_name(seat, "Ginevra"))
    assert bot is not None
    assert bot.spec == BotSpec("hard", Style.BOLD)
    person = SeatRow(match="m", seat=0, kind="person", person="ada")
    assert recorded_name(person, "Ada") == "Ada"


@pytest.mark.parametrize("bot", ["/tmp/evil.py:Evil", "hard:bald", None])
def test_nothing_in_a_database_chooses_code(bot: str | None) -> None:
    assert bot_in(SeatRow(match="m", seat=1, kind="bot", bot=bot)) == BotSpec(STEADY)


def test_a_level_answers_in_time_and_keeps_its_style() -> None:
    assert read_spec(in_time("master:bold")) == BotSpec("master", Style.BOLD, seconds=MOST_SECONDS)
    assert in_time("greedy") == "greedy"
    assert in_time("tests/slow.py:Slow") == "tests/slow.py:Slow"
