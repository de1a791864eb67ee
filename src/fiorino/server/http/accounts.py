"""By HTTP: who you are, your account, whom you do not hear, what tells you that it is your turn."""

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.requests import Clerk, body, given
from fiorino.server.http.security import Refused
from fiorino.server.http.sockets import GOING
from fiorino.server.storage.rows import PersonRow


class Accounts(Clerk):
    """People at the desk."""

    async def me(self, request: Request) -> Response:
        person, token = await self.people.welcome(request)
        response = given(_person(person))
        if token is not None:
            self.people.cookies.give(request, response, token)
        return response

    async def change_me(self, request: Request) -> Response:
        person = await self.people.known(request)
        wanted = await body(request, forms.Myself)
        changed = await self.people.change(person, wanted.name, wanted.language, wanted.webhook)
        if changed.name != person.name:
            for room in list(self.lobby.rooms.values()):
                if room.seats_of(person.id):
                    await room.read_seats()
                    room.show()
                    self.lobby.bus.publish(room.id, room.live.version)
        return given(_person(changed))

    async def register(self, request: Request) -> Response:
        person = await self.people.known(request)
        wanted = await body(request, forms.Account)
        made = await self.people.register(
            person, wanted.username, wanted.password, self.address(request)
        )
        return given(_person(made))

    async def login(self, request: Request) -> Response:
        wanted = await body(request, forms.Account)
        guest = await self.people.person(request)
        person, token = await self.people.login(
            guest, wanted.username, wanted.password, self.address(request)
        )
        if guest is not None and guest.username is None:
            await self._hand_over(guest.id)
        await self._forget(request)
        response = given(_person(person))
        self.people.cookies.give(request, response, token)
        return response

    async def logout(self, request: Request) -> Response:
        await self._forget(request)
        response = given(forms.Acknowledged())
        self.people.cookies.take_back(request, response)
        return response

    async def mute(self, request: Request) -> Response:
        person = await self.people.known(request)
        wanted = await body(request, forms.Muting)
        change = self.lobby.store.mute if wanted.muted else self.lobby.store.unmute
        await change(person.id, wanted.person)
        return given(forms.Acknowledged())

    async def push_key(self, request: Request) -> Response:
        push = self.lobby.push
        return given(forms.PushKey(None if push is None else push.public_key))

    async def subscribe(self, request: Request) -> Response:
        person = await self.people.known(request)
        if self.lobby.push is None:
            raise Refused(422, refusals.NO_PUSH, "Have a webhook instead: POST /api/me.")
        wanted = await body(request, forms.Subscription)
        self.lobby.limits.check("pushes", address=self.address(request), person=person.id)
        await self.lobby.push.subscribe(
            person.id, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth
        )
        return given(forms.Acknowledged())

    async def unsubscribe(self, request: Request) -> Response:
        person = await self.people.known(request)
        wanted = await body(request, forms.Unsubscribing)
        await self.lobby.store.forget_push(wanted.endpoint, person.id)
        return given(forms.Acknowledged())

    async def ratings(self, request: Request) -> Response:
        return given(await self.people.ratings(await self.people.known(request)))

    async def _forget(self, request: Request) -> None:
        """This browser is nobody's any more; its sockets come again as whoever it is then."""
        session = await self.people.logout(request)
        for page in list(self.pages):
            if session is not None and page.session == session:
                page.end(GOING)

    async def _hand_over(self, guest: str) -> None:
        """What a guest played is now somebody else's; rooms must know it."""
        for room in list(self.lobby.rooms.values()):
            if room.seats_of(guest) or room.row.created_by == guest:
                await room.read_row()
                await room.read_seats()
                room.show()
                self.lobby.bus.publish(room.id, room.live.version)


def _person(person: PersonRow) -> forms.Person:
    return forms.Person(
        id=person.id,
        name=person.name,
        language=person.language,
        username=person.username,
        webhook=person.webhook,
        webhook_secret=person.webhook_secret,
    )
