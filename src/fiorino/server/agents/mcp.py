"""The Model Context Protocol: an agent sits in one seat of each match, and tools are its hands."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Annotated, Any, Final

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from fiorino import __version__
from fiorino.bots import BOTS
from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.protocol import Seat
from fiorino.core.record import find_game
from fiorino.core.wording import listed
from fiorino.games import GAMES
from fiorino.server.agents.matches import AGENT, HostedMatch, Matches
from fiorino.server.agents.messages import GivenAnswer, NewMatch
from fiorino.server.http.forms import option_forms
from fiorino.server.http.security import Refused

LONGEST_WAIT: Final = 60.0
"""How long a tool waits for the other players, in seconds."""
INSTRUCTIONS: Final = (
    "Play Tuscan merchant games against bots. Begin a match, then answer until the briefing says"
    " that it is over. A briefing has the question, every legal answer, what happened, your view of"
    " the table and the rules that matter now. Answer with the text of a legal answer; in a range"
    " put a whole number from “from” to “to” in place of {number}. Pass on the version of the"
    " briefing that you answer."
)

MatchName = Annotated[str, Field(description="The name of the match, as `begin` gave it.")]
GameName = Annotated[str, Field(description="The name of a game; `games` lists them.")]


class Seated:
    """An agent in a seat of a match."""

    def __init__(self, hosted: HostedMatch, seat: Seat) -> None:
        self.hosted: Final = hosted
        self.seat: Final = seat

    async def briefing(self) -> dict[str, Any]:
        """What the agent needs for its next decision, once it is asked or the match is over."""
        await self.hosted.wait(self.seat, LONGEST_WAIT)
        return {"match": self.hosted.name, **self.hosted.briefing(self.seat)}


def create_server(*, hints: bool = True) -> MCPServer[None]:
    """The tools over matches of their own, which live as long as the server does."""
    matches = Matches()
    seats: dict[str, Seat] = {}

    @asynccontextmanager
    async def living(_server: MCPServer[None]) -> AsyncIterator[None]:
        yield
        matches.close()

    def find(match: str) -> Seated:
        hosted = matches.find(match)
        return Seated(hosted, seats[match])

    server = MCPServer[None](
        "fiorino",
        title="Fiorino",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        lifespan=living,
    )

    @server.tool()
    async def games() -> dict[str, Any]:
        """List the games with their numbers of players and options, and the bots."""
        return {
            "games": [
                {
                    "name": game.name,
                    "title": game.title,
                    "players": list(game.players),
                    "seats": list(game.all_seats()),
                    "editions": list(game.options_type.presets()),
                    "options": msgspec.to_builtins(option_forms(game)),
                }
                for game in GAMES
            ],
            "bots": list(BOTS),
        }

    @server.tool()
    async def begin(
        game: GameName,
        opponents: Annotated[
            list[str] | None,
            Field(description="A bot for each other seat; “greedy” for all if not given."),
        ] = None,
        seat: Annotated[
            str | None, Field(description="Your seat by its name; the first if not given.")
        ] = None,
        options: Annotated[
            dict[str, str] | None, Field(description="Options of the game by name.")
        ] = None,
        seed: Annotated[
            str | None, Field(description="The same seed gives the same draws.")
        ] = None,
    ) -> dict[str, Any]:
        """Begin a match against bots; returns the first briefing."""
        with told():
            rules = find_game(game, GAMES)
            others = ["greedy"] * (rules.players[0] - 1) if opponents is None else opponents
            names = rules.setup(len(others) + 1, options).seat_names
            if seat is not None and seat not in names:
                raise UnknownName(f"There is no seat “{seat[:40]}”; there is {listed(names)}.")
            place = 0 if seat is None else names.index(seat)
            players = [*others[:place], AGENT, *others[place:]]
            hosted = await matches.begin(
                NewMatch(game=game, seats=players, options=options or {}, seed=seed)
            )
            seats[hosted.name] = Seat(place)
            return await find(hosted.name).briefing()

    @server.tool()
    async def look(match: MatchName) -> dict[str, Any]:
        """See the briefing of a match again; it waits until you are asked or the match is over."""
        with told():
            return await find(match).briefing()

    @server.tool()
    async def answer(
        match: MatchName,
        version: Annotated[int, Field(description="The version of the briefing you answer.")],
        answer: Annotated[str, Field(description="The text of a legal answer: “price 18”.")],
    ) -> dict[str, Any]:
        """Answer the question of a briefing; returns the next one, after the others have played.

        What the rules do not allow is refused with the rule and has no effect.
        """
        with told():
            seated = find(match)
            seated.hosted.answer(seated.seat, GivenAnswer(version, answer))
            return await seated.briefing()

    @server.tool()
    async def rules(
        game: GameName,
        about: Annotated[
            str, Field(description="A number (“4”, “M4.2”) or a word; empty for the chapters.")
        ] = "",
    ) -> str:
        """Read the rules of a game: a chapter, a rule, or all rules with a word in them."""
        with told():
            book = find_game(game, GAMES).rulebook()
            if not about.strip():
                return "\n".join(f"{part.number}. {part.title}" for part in book.sections)
            found = book.search(about) or book.find(about)
            lines = []
            for part in found:
                lines.append(f"{part.number}. {part.title}")
                lines += [f"{rule.number} {rule.text}" for rule in part.rules]
            return "\n".join(lines)

    if hints:

        @server.tool()
        async def hint(
            match: MatchName,
            about: Annotated[
                str | None, Field(description="An answer that you have in mind, beside the best.")
            ] = None,
        ) -> dict[str, Any]:
            """Ask for the best answers with their worth and what the others give away."""
            with told():
                seated = find(match)
                given = await seated.hosted.advice(seated.seat, about)
                return dict(msgspec.to_builtins(given))

    @server.tool()
    async def record(match: MatchName) -> str:
        """Get a finished match as a record, for `fiorino replay` and `fiorino verify`."""
        with told():
            return find(match).hosted.record()

    return server


@contextmanager
def told() -> Iterator[None]:
    """What is refused here is told to the agent in sentences."""
    try:
        yield
    except Refused as refused:
        rule = f" Rule {refused.rule}: {refused.rule_text}" if refused.rule_text else ""
        raise ToolError(f"{refused.reason.text}{rule}") from None
    except FiorinoError as fault:
        raise ToolError(str(fault)) from None
