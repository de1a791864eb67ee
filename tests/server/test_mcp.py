"""Agents over the Model Context Protocol, through the official client library."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from fiorino.core.record import read_record
from fiorino.games import GAMES
from fiorino.server.agents.mcp import create_server


async def call(client: Client, tool: str, **words: Any) -> Any:
    """What a tool returns; it must not be an error."""
    result = await client.call_tool(tool, words)
    assert not result.is_error, result.content
    assert result.structured_content is not None
    return result.structured_content


async def refusal(client: Client, tool: str, **words: Any) -> str:
    result = await client.call_tool(tool, words)
    assert result.is_error
    return str(result.content[0].text)  # type: ignore[union-attr]


def chosen(briefing: Any, rng: Random) -> str:
    """Any answer, with low numbers."""
    option = rng.choice(briefing["answers"])
    if option["kind"] == "single":
        return str(option["text"])
    return str(
        option["pattern"].format(number=min(option["to"], option["from"] + rng.randrange(9)))
    )


async def played(client: Client, game: str, **words: Any) -> Any:
    """Play a match to its end; the last briefing."""
    rng = Random(1)
    briefing = await call(client, "begin", game=game, seed="1", **words)
    while not briefing["over"]:
        assert briefing["asked"]
        answer, version = chosen(briefing, rng), briefing["version"]
        briefing = await call(
            client, "answer", match=briefing["match"], version=version, answer=answer
        )
    return briefing


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_a_whole_match_is_played_through_the_official_client(game: str) -> None:
    async with Client(create_server()) as client:
        last = await played(client, game)
        text = (await call(client, "record", match=last["match"]))["result"]
    record = read_record(text, GAMES)
    assert record.match.is_over
    assert record.match.setup.named_result(record.match.result) == last["result"]
    assert record.players[0] == "agent"


async def test_a_whole_match_is_played_over_standard_input_and_output() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "fiorino", "mcp"], env=dict(os.environ)
    )
    async with Client(command) as client:
        last = await played(client, "medici-vs-strozzi", opponents=["random"], seat="strozzi")
        assert last["seat"] == "strozzi"
        assert last["players"][0] == {"seat": "medici", "player": "random"}


async def test_the_tools_say_what_they_take() -> None:
    async with Client(create_server()) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert set(tools) == {"games", "begin", "look", "answer", "rules", "hint", "record"}
    for tool in tools.values():
        assert tool.description
        for field in tool.input_schema.get("properties", {}).values():
            assert field.get("description"), tool.name


async def test_hints_are_given_where_they_are_allowed() -> None:
    async with Client(create_server()) as client:
        begun = await call(client, "begin", game="medici-vs-strozzi", seed="1")
        given = await call(client, "hint", match=begun["match"], about="draw")
        texts = [advised["answer"] for advised in given["advice"]["answers"]]
        assert sorted(texts) == ["draw", "stop"]
    async with Client(create_server(hints=False)) as client:
        assert "hint" not in {tool.name for tool in (await client.list_tools()).tools}


async def test_games_and_rules_can_be_asked_for() -> None:
    async with Client(create_server()) as client:
        offered = await call(client, "games")
        assert [game["name"] for game in offered["games"]] == [game.name for game in GAMES]
        assert "greedy" in offered["bots"]
        chapters = (await call(client, "rules", game="siena"))["result"]
        assert chapters.startswith("S1. ")
        rule = (await call(client, "rules", game="medici-vs-strozzi", about="M3.2"))["result"]
        assert rule.splitlines()[-1] == "M3.2 The other house may buy the lot at this price."
        found = (await call(client, "rules", game="siena", about="courtesan"))["result"]
        assert "ourtesan" in found


async def test_what_is_refused_is_told_in_a_sentence_and_changes_nothing() -> None:
    async with Client(create_server()) as client:
        begun = await call(client, "begin", game="medici-vs-strozzi", seed="1")
        match, version = begun["match"], begun["version"]
        said = await refusal(client, "answer", match=match, version=version, answer="price 18")
        assert "first stop drawing" in said
        assert "Rule M2.4: " in said
        assert "version" in await refusal(client, "answer", match=match, version=0, answer="stop")
        assert await call(client, "look", match=match) == begun
        assert "no such match" in await refusal(client, "look", match="nowhere")
        assert "Did you mean “siena”" in await refusal(client, "begin", game="sienna")
        assert "no seat “pink”" in await refusal(client, "begin", game="siena", seat="pink")
        assert "not over" in await refusal(client, "record", match=match)
        assert "no rule" in await refusal(client, "rules", game="siena", about="xyzzy")


def test_the_example_of_the_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text("utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    source = source.replace('"fiorino", "mcp"])', '"fiorino", "mcp"], env=dict(os.environ))')
    done = subprocess.run(
        [sys.executable, "-c", "import os\n" + source], capture_output=True, text=True, check=True
    )
    assert done.stdout == "name-price\n"


def test_without_the_sdk_the_extra_is_named() -> None:
    script = (
        "import sys; sys.modules['mcp'] = None; sys.argv = ['fiorino', 'mcp']\n"
        "from fiorino.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("run: pip install '.[mcp]'.\n")
