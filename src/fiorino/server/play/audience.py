"""Who sits at a match, who watches it, and what each of them is shown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.server.http.security import same
from fiorino.server.play import messages as say
from fiorino.server.play.changes import Telling, without_steps
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
        self._told: Final[dict[Viewer, say.Shown]] = {}
        """What the pages know that are told only what changes, without the steps."""
        self._own: dict[str, list[Seat]] = {}
        self._own_of: list[SeatRow] | None = None
        """Cache of everybody's seats, and the rows they were read from: both are needed often."""
        self.opened_at: Final = lobby.now()
        self.seen: Final[dict[str, float]] = {}
        """When each player was last here, for those seen since this room opened."""

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats of a person: one, or all of them on a shared device."""
        if person is None:
            return []
        if self._own_of is not self.seats:
            self._own = {}
            for seat in self.seats:
                if seat.person is not None:
                    self._own.setdefault(seat.person, []).append(Seat(seat.seat))
            self._own_of = self.seats
        return self._own.get(person, [])

    def seat_of(self, person: str | None, live: Live | None = None) -> Seat:
        """The seat from which a person looks: the one that is asked, their first one, or none."""
        own = self.seats_of(person)
        asked = (live or self.live).asked()
        if asked in own:
            return asked
        return own[0] if own else SPECTATOR

    def may_watch(self, person: str | None, link: str | None) -> bool:
        """Players always may; others if spectators are welcome and they know the table."""
        if self.seats_of(person):
            return True
        if not self.row.spectators:
            return False
        return self.row.listed or self.is_link(link)

    def is_link(self, link: str | None) -> bool:
        """Whether this is the link of the table."""
        return link is not None and same(link, self.row.link)

    def is_connected(self, person: str | None) -> bool:
        """Whether somebody has the match open on a page, in this process or another."""
        if person is None:
            return False
        is_here = any(viewer.person == person for viewer in self.viewers)
        return is_here or self.lobby.presence.is_elsewhere(self.id, person)

    def see(self, person: str | None) -> None:
        """Note that a player was here just now."""
        if person is not None and self.seats_of(person):
            self.seen[person] = self.lobby.now()

    def add_viewer(self, viewer: Viewer) -> None:
        """Show the match to a page from now on; the others see if somebody new has arrived."""
        was_here, is_new = self.is_connected(viewer.person), viewer not in self.viewers
        self.viewers[viewer] = self.live.version
        if is_new:
            self.lobby.presence.tell(self, viewer.person)
            if not was_here:
                self.lobby.presence.announce(self, viewer.person)

    def tell_changes(self, viewer: Viewer, shown: say.Shown) -> None:
        """Tell a page that is shown this only what changes from now on."""
        self._told[viewer] = without_steps(shown)

    def remove_viewer(self, viewer: Viewer) -> None:
        """Stop showing the match to that page."""
        self._told.pop(viewer, None)
        if self.viewers.pop(viewer, None) is not None:
            self.see(viewer.person)
            self.lobby.presence.tell(self, viewer.person)
            if not self.is_connected(viewer.person):
                self.lobby.presence.announce(self, viewer.person)

    def show(self) -> None:
        """Send every page what it has not seen yet."""
        self.lobby.presence.all_is_shown(self)
        self._show(list(self.viewers))

    def show_to(self, person: str | None) -> None:
        """Send the pages of one person something that only they may see."""
        self._show([page for page in self.viewers if page.person == person])

    def _show(self, viewers: Sequence[Viewer]) -> None:
        common = self.common()
        beside: dict[int, say.Shown] = {}
        """What spectators see, by what they have seen before: it is the same for all of them."""
        telling = Telling()
        for viewer in viewers:
            since = self.viewers[viewer]
            self.viewers[viewer] = self.live.version
            if self.seats_of(viewer.person):
                shown = self.view(viewer.person, since, common)
            else:
                shown = beside.get(since) or self.view(None, since, common)
                beside[since] = shown
            viewer.send(self._new_for(viewer, shown, telling))

    def _new_for(self, viewer: Viewer, shown: say.Shown, telling: Telling) -> say.Told:
        """What to send: everything, or what has changed since the page was told last."""
        before = self._told.get(viewer)
        if before is None:
            return shown
        self._told[viewer] = telling.known(shown)
        return telling.news(before, shown)

    def common(self) -> say.Common:
        """What everybody sees alike."""
        raise NotImplementedError

    def view(self, person: str | None, since: int, common: say.Common) -> say.Shown:
        """What a person sees, with the steps after a version."""
        raise NotImplementedError

    def shown(self, person: str | None, since: int) -> say.Shown:
        """The match as a person sees it, with the steps after a version."""
        return self.view(person, since, self.common())
