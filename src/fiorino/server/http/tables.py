"""The same server by HTTP: tables are made, joined, played at and left here too."""

import asyncio
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiorino import __version__
from fiorino.bots import BOTS
from fiorino.core.errors import UnknownName
from fiorino.core.game import ENGLISH
from fiorino.core.options import choices
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.accounts import Accounts
from fiorino.server.http.lessons import Lessons
from fiorino.server.http.matches import Archive
from fiorino.server.http.operations import OPERATIONS
from fiorino.server.http.requests import body, decoded, given, knows, named, number
from fiorino.server.http.security import Refused
from fiorino.server.play import messages as say
from fiorino.server.play.clocks import Clock, live_clock, slow_clock
from fiorino.server.play.lobby import Wishes
from fiorino.server.settings import Settings

LONGEST_WAIT: Final = 25


class Desk(Accounts, Archive, Lessons):
    """What is asked and answered at each address."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._waiting: Final[set[_Listener]] = set()
        self._is_closing = False

    def routes(self) -> list[Route]:
        """The addresses of `OPERATIONS` that are answered here."""
        return [
            Route(operation.path, getattr(self, operation.name), methods=[operation.method])
            for operation in OPERATIONS
            if hasattr(self, operation.name)
        ]

    def close(self) -> None:
        """Whoever waits for a match is told how it stands."""
        self._is_closing = True
        for listener in self._waiting:
            listener.told.set()

    # Tables.

    async def games(self, request: Request) -> Response:
        games = [
            forms.GameOffered(
                name=game.name,
                title=game.title,
                author=game.author,
                catalogue=game.catalogue,
                rule_prefix=game.rule_prefix,
                has_secrets=game.has_secrets,
                players=list(game.players),
                seats=list(game.all_seats()),
                options=[
                    forms.GameOption(
                        name=option.name,
                        values=list(option.values),
                        usual=option.usual,
                        says=option.says,
                        rule=option.rule,
                    )
                    for option in choices(game.options_type)
                ],
                editions={name: dict(set_) for name, set_ in game.options_type.presets().items()},
            )
            for game in GAMES
        ]
        return given(forms.Offer(__version__, list(BOTS), games))

    async def tables(self, request: Request) -> Response:
        return given(await self.lobby.open_tables())

    async def watchable(self, request: Request) -> Response:
        return given(await self.lobby.running_tables())

    async def rules(self, request: Request) -> Response:
        """The rules of a game in a language."""
        game = find_game(request.path_params["game"], GAMES)
        book = game.rulebook(request.query_params.get("language", ENGLISH))
        sections = [
            forms.RuleSection(
                section.number,
                section.title,
                [forms.RuleSentence(rule.number, rule.text) for rule in section.rules],
            )
            for section in book.sections
        ]
        tables = [
            forms.RuleTable(chart.title, chart.text, chart.rows[0], chart.rows[1:])
            for chart in book.charts
        ]
        return given(forms.Rules(game.name, game.title, sections, tables))

    async def create(self, request: Request) -> Response:
        person = await self.people.known(request)
        wanted = await body(request, forms.NewTable)
        self.lobby.limits.check("create_tables", address=self.address(request), person=person.id)
        wishes = Wishes(
            wanted.game,
            wanted.seats,
            wanted.options,
            wanted.box,
            None,
            wanted.listed,
            wanted.rated,
            wanted.spectators,
            _clock(wanted.clock),
            nonce=wanted.nonce,
        )
        try:
            room = await self.lobby.create(person, wishes)
        except UnknownName as fault:
            raise Refused(422, fault.said, "See /api/games.") from None
        return given(self.described(room, person), 201)

    async def by_link(self, request: Request) -> Response:
        row = await self.lobby.store.match_by_link(named(request, "link"))
        if row is None:
            raise UnknownName(refusals.NO_SUCH_TABLE)
        room = await self.lobby.current(row.id)
        return given(self.described(room, await self.people.person(request), row.link))

    async def table(self, request: Request) -> Response:
        room = await self.lobby.current(named(request, "match"))
        person = await self.people.person(request)
        link = request.query_params.get("link")
        if not knows(room, person, link):
            raise UnknownName(refusals.NO_SUCH_TABLE)
        return given(self.described(room, person, link))

    async def join(self, request: Request) -> Response:
        person = await self.people.known(request)
        wanted = await body(request, forms.Joining)
        self.lobby.limits.check("joins", address=self.address(request), person=person.id)
        room = await self.lobby.join(person, named(request, "match"), wanted.link, wanted.nonce)
        return given(self.described(room, person, wanted.link))

    async def leave(self, request: Request) -> Response:
        room, person = await self.known(request)
        self.lobby.limits.check("joins", address=self.address(request), person=person.id)
        return given(self.described(await self.lobby.leave(person, room.id), person))

    async def abort(self, request: Request) -> Response:
        room, person = await self.known(request)
        return given(self.described(await self.lobby.abort(person, room.id), person))

    async def rematch(self, request: Request) -> Response:
        room, person = await self.known(request)
        self.lobby.limits.check("create_tables", address=self.address(request), person=person.id)
        return given(self.described(await self.lobby.rematch(person, room.id), person), 201)

    async def clone(self, request: Request) -> Response:
        await self.people.known(request)
        wanted = await body(request, forms.Cloning)
        room, person = await self.known(request, wanted.link)
        self.lobby.limits.check("imports", address=self.address(request), person=person.id)
        made = await self.lobby.clone(person, room.id, wanted.move, wanted.link)
        return given(self.described(made, person), 201)

    # Play.

    async def command(self, request: Request) -> Response:
        room, person = await self.seen(request)
        self.lobby.limits.check(
            "play_messages", address=self.address(request), person=person.id if person else ""
        )
        command = await decoded(request, say.command_decoder)
        if command.match != room.id:
            raise Refused(
                422, "The command is for another match than its address.", "Send it there."
            )
        reply = await room.do(None if person is None else person.id, command)
        refused = isinstance(reply, say.Refused)
        self.lobby.metrics.command(type(command).__name__.lower(), "refused" if refused else "done")
        return given(reply, 409 if refused else 200)

    async def events(self, request: Request) -> Response:
        """What happened after a version; waits where nothing has."""
        since = number(request, "since", -1, 1_000_000)
        wait = number(request, "wait", 0, LONGEST_WAIT)
        room, person = await self.seen(request)
        listener = _Listener(None if person is None else person.id)
        if room.live.version == since and wait > 0 and not self._is_closing:
            room.viewers[listener] = room.live.version
            self._waiting.add(listener)
            try:
                with self.lobby.metrics.connection("poll"):
                    async with asyncio.timeout(wait):
                        await listener.told.wait()
            except TimeoutError:
                pass
            finally:
                self._waiting.discard(listener)
                room.viewers.pop(listener, None)
        return given(room.shown(listener.person, since))

    async def chat(self, request: Request) -> Response:
        room, person = await self.seen(request)
        where: Literal["players", "spectators"] = (
            "players" if person and room.seats_of(person.id) else "spectators"
        )
        muted = await self.lobby.store.mutes(person.id) if person else frozenset()
        lines = await self.lobby.store.chat(room.id, where)
        return given(
            [
                forms.ChatLine(
                    number=line.id,
                    room=line.room,
                    person=line.person,
                    name=line.name,
                    text=line.text,
                    at=line.at,
                )
                for line in lines
                if line.person not in muted
            ]
        )


class _Listener:
    """Somebody who waits by HTTP."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.told: Final = asyncio.Event()

    def send(self, message: say.Told) -> None:
        self.told.set()


def _clock(wanted: say.LiveClock | say.SlowClock | None) -> Clock | None:
    if wanted is None:
        return None
    if isinstance(wanted, say.LiveClock):
        return live_clock(wanted.minutes, wanted.increment)
    return slow_clock(wanted.days)
