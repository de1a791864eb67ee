"""By HTTP: matches that are over or mine, records, notes, and whether the draws were fair."""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.errors import UnknownName
from fiorino.core.fairness import seed_of
from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.requests import Clerk, body, given, listed
from fiorino.server.http.security import Refused
from fiorino.server.play.showing import shown_at

MOST_LISTED = 50


class Archive(Clerk):
    """What is kept of matches."""

    async def mine(self, request: Request) -> Response:
        person = await self.people.known(request)
        rows = (await self.lobby.store.running_of(person.id))[:MOST_LISTED]
        found = []
        for shown in await listed(self.lobby.store, rows, person.id):
            room = await self.lobby.room(shown.match)
            asked = room.live.asked() in room.seats_of(person.id)
            found.append(forms.MyMatch(**msgspec.structs.asdict(shown), asked=asked))
        return given(found)

    async def history(self, request: Request) -> Response:
        asked = request.query_params
        person = await self.people.known(request) if asked.get("mine") else None
        rows = await self.lobby.store.history(
            person=None if person is None else person.id,
            game=_plain(asked.get("game")),
            text=_plain(asked.get("text")),
            limit=MOST_LISTED,
        )
        who = await self.people.person(request)
        return given(await listed(self.lobby.store, rows, None if who is None else who.id))

    async def note(self, request: Request) -> Response:
        person = await self.people.known(request)
        room, _ = await self.seen(request)
        return given(forms.Note(await self.lobby.store.note(person.id, room.id)))

    async def set_note(self, request: Request) -> Response:
        person = await self.people.known(request)
        room, _ = await self.seen(request)
        wanted = await body(request, forms.Noting)
        await self.lobby.store.set_note(person.id, room.id, wanted.text)
        return given(forms.Note(wanted.text))

    async def record(self, request: Request) -> Response:
        room, _ = await self.seen(request)
        if room.row.status != "over":
            raise Refused(
                409,
                refusals.MATCH_NOT_OVER,
                refusals.TODO_COME_AGAIN,
            )
        name = f'attachment; filename="{room.row.game}-{room.id}.fiorino"'
        return Response(
            room.live.record(room.players),
            headers={"content-disposition": name, "cache-control": "no-store"},
            media_type="application/json",
        )

    async def at(self, request: Request) -> Response:
        """The match as it was seen after one of its steps."""
        room, person = await self.seen(request)
        version = step_of(request)
        return given(await shown_at(room, None if person is None else person.id, version))

    async def parts(self, request: Request) -> Response:
        """What lies in the box of a match, to draw it with."""
        room, _ = await self.seen(request)
        setup = room.live.setup
        return given(setup.game.page().parts(setup))

    async def fairness(self, request: Request) -> Response:
        """What was promised before the match, and after it what the draws came from."""
        room, _ = await self.seen(request)
        told = forms.Fairness(room.row.commitment, "hmac-sha256")
        if room.row.status == "over":
            told.secret = room.row.secret
            told.nonces = room.live.nonces
            told.seed = seed_of(room.row.secret, room.live.nonces)
            told.draws_agree = room.live.draws_agree()
        return given(told)

    async def take_in(self, request: Request) -> Response:
        person = await self.people.known(request)
        self.lobby.limits.check("imports", address=self.address(request), person=person.id)
        room = await self.lobby.take_in(person, (await request.body()).decode("utf-8", "replace"))
        return given(self.described(room, person), 201)


def step_of(request: Request) -> int:
    """The step of an address; what is no number is none of ours."""
    text: str = request.path_params["version"]
    if re.fullmatch(r"[0-9]{1,7}", text, re.ASCII) is None:
        raise UnknownName("Steps have numbers, from 1.")
    return int(text)


def _plain(text: str | None) -> str | None:
    """Words to look for, without what no database should meet."""
    return "".join(sign for sign in (text or "")[:60] if sign.isprintable()) or None
