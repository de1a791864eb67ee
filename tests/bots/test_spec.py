"""What a bot is called: its level, its style, and its limit."""

from random import Random

import pytest

from fiorino.bots import find_bot
from fiorino.bots.levels import HardBot
from fiorino.bots.names import BOT_NAMES, NamedBot, bot_name, named_bots, read_named_bot
from fiorino.bots.spec import HOUSE_BOTS, BotSpec, known_spec, read_spec
from fiorino.core.errors import UnknownName
from fiorino.core.strength import Level
from fiorino.core.styles import Style
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA

SPECS = {
    "greedy": BotSpec("greedy"),
    "hard": BotSpec("hard"),
    "hard:bold": BotSpec("hard", Style.BOLD),
    "master:nodes=100": BotSpec("master", nodes=100),
    "master:patron:time=0.3": BotSpec("master", Style.PATRON, seconds=0.3),
}


@pytest.mark.parametrize("text", SPECS)
def test_a_bot_is_read_and_written_by_its_words(text: str) -> None:
    assert read_spec(text) == SPECS[text]
    assert SPECS[text].write() == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hard:bald", "Did you mean “bold”?"),
        ("greedy:bold", "have styles and limits, not greedy"),
        ("master:nodes=0", "nodes is from 1 to 10000, not “0”"),
        ("master:nodes=many", "not “many”"),
        ("master:time=2", "time is from 0.001 to 1, not “2”"),
        ("master:time=nan", "not “nan”"),
        ("hart", "Did you mean “hard”?"),
    ],
)
def test_what_there_is_not_is_refused(text: str, said: str) -> None:
    with pytest.raises(UnknownName) as caught:
        read_spec(text)
    assert said in str(caught.value)
    assert known_spec(text) is None


def test_a_style_and_a_limit_reach_the_bot() -> None:
    bot = find_bot("hard:bold:nodes=5")(Random(1))
    assert isinstance(bot, HardBot)
    assert bot.style is Style.BOLD
    assert bot.limit is not None
    assert (bot.limit.nodes, bot.limit.seconds) == (5, None)


def test_a_style_fits_a_game_that_gives_it_a_meaning() -> None:
    assert BotSpec("hard", Style.PATRON).fits(SIENA)
    assert not BotSpec("hard", Style.PATRON).fits(MEDICI_VS_STROZZI)
    assert BotSpec("hard").fits(MEDICI_VS_STROZZI)
    with pytest.raises(UnknownName, match="patron means nothing in Medici vs Strozzi"):
        BotSpec("hard", Style.PATRON).check(MEDICI_VS_STROZZI)


@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_a_record_tells_name_level_and_style_of_a_bot(spec: BotSpec) -> None:
    bot = NamedBot("Ginevra", spec)
    assert read_named_bot(bot.write()) == bot


def test_the_words_of_a_bot_stand_one_after_the_other() -> None:
    assert NamedBot("Ginevra", BotSpec("hard", Style.BOLD)).write() == "Ginevra · hard · bold"


@pytest.mark.parametrize(
    "text", ["Ginevra", "Ginevra · hart", "Ada · hard", "hard", "Ginevra · hard · bald", "", " · "]
)
def test_whoever_else_a_record_names_is_no_bot_of_the_house(text: str) -> None:
    assert read_named_bot(text) is None


def test_bots_of_a_table_have_different_names_that_nobody_has_and_always_the_same() -> None:
    specs = [BotSpec(bot) for bot in HOUSE_BOTS[:4]]
    for table in ("a", "b", "m4"):
        named = named_bots(table, specs, ["Bice", "Neri of Pisa"])
        names = [bot.name for bot in named]
        assert len({*names, "Bice", "Neri"}) == 6
        assert named == named_bots(table, specs, ["Bice", "Neri of Pisa"])
    assert bot_name("a", []) != bot_name("b", [])


def test_every_level_is_a_bot_of_the_house() -> None:
    assert set(Level) < set(HOUSE_BOTS)
    assert len(set(BOT_NAMES)) == len(BOT_NAMES)
