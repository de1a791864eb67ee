"""Who sits at a match, who looks at it, and what each of them is shown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.server.http.security import same
from fiorino.server.play import messages as say
from fiorino.server.play.live import Live
from fiorino.server.storage.rows import MatchRow, SeatRow

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby


class Viewer(Protocol):
    """A page that shows a match; `send` never waits."""

    person: str | None

    def send(self, message: say.Told) -> None: ...


class Audience:
    """Those at a match: players and watchers, and their pages. A `Room` adds what they do."""

    def __init__(self, lobby: "Lobby", row: MatchRow, seats: list[SeatRow], live: Live) -> None:
        self.lobby: Final = lobby
        self.id: Final = row.id
        self.row = row
        self.seats = seats
        self.live = live
        self.viewers: dict[Viewer, int] = {}
        self.opened_at: Final = lobby.now()
        self.seen: Final[dict[str, float]] = {}
        """When those who sit here were last there, of whoever has been since this room opened."""

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats of a person: one, or all of them where one device is passed around."""
        if person is None:
            return []
        return [Seat(seat.seat) for seat in self.seats if seat.person == person]

    def seat_of(self, person: str | None, live: Live | None = None) -> Seat:
        """From where a person looks: their seat that is asked, their first one, or beside."""
        own = self.seats_of(person)
        asked = (live or self.live).asked()
        if asked in own:
            return asked
        return own[0] if own else SPECTATOR

    def may_watch(self, person: str | None, link: str | None) -> bool:
        """Players always; others where spectators are welcome and they know the table."""
        if self.seats_of(person):
            return True
        if not self.row.spectators:
            return False
        return self.row.listed or self.is_link(link)

    def is_link(self, link: str | None) -> bool:
        """Whether this is the link of the table."""
        return link is not None and same(link, self.row.link)

    def is_connected(self, person: str | None) -> bool:
        """Whether somebody has the match on a page, of this process or of another."""
        if person is None:
            return False
        is_here = any(viewer.person == person for viewer in self.viewers)
        return is_here or self.lobby.presence.is_elsewhere(self.id, person)

    def see(self, person: str | None) -> None:
        """Somebody who sits here was there just now."""
        if person is not None and self.seats_of(person):
            self.seen[person] = self.lobby.now()

    def add_viewer(self, viewer: Viewer) -> None:
        """Show the match to a page from now on; the others see if somebody new has come."""
        was_here, is_new = self.is_connected(viewer.person), viewer not in self.viewers
        self.viewers[viewer] = self.live.version
        if is_new:
            self.lobby.presence.tell(self, viewer.person)
            if not was_here:
                self.lobby.presence.announce(self, viewer.person)

    def remove_viewer(self, viewer: Viewer) -> None:
        """Show it to that page no more."""
        if self.viewers.pop(viewer, None) is not None:
            self.see(viewer.person)
            self.lobby.presence.tell(self, viewer.person)
            if not self.is_connected(viewer.person):
                self.lobby.presence.announce(self, viewer.person)

    def show(self) -> None:
        """Tell every page what it has not seen yet."""
        self.lobby.presence.all_is_shown(self)
        self._show(list(self.viewers))

    def show_to(self, person: str | None) -> None:
        """Tell the pages of one person about something only they may see."""
        self._show([page for page in self.viewers if page.person == person])

    def _show(self, viewers: Sequence[Viewer]) -> None:
        common = self.common()
        beside: dict[int, say.Shown] = {}
        """What those see who do not sit here, by what they have seen before: all the same."""
        for viewer in viewers:
            since = self.viewers[viewer]
            self.viewers[viewer] = self.live.version
            if self.seats_of(viewer.person):
                shown = self.view(viewer.person, since, common)
            else:
                shown = beside.get(since) or self.view(None, since, common)
                beside[since] = shown
            viewer.send(shown)

    def common(self) -> say.Common:
        """What everybody sees alike."""
        raise NotImplementedError

    def view(self, person: str | None, since: int, common: say.Common) -> say.Shown:
        """What a person sees, with the steps after a version."""
        raise NotImplementedError

    def shown(self, person: str | None, since: int) -> say.Shown:
        """The match as a person sees it, with the steps after a version."""
        return self.view(person, since, self.common())
