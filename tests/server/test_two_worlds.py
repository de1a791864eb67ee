"""Two tables that differ only in what a viewer cannot see send the same bytes."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from fiorino.core.codec import canonical
from fiorino.core.options import write_options
from fiorino.core.protocol import SPECTATOR, Seat, Table
from fiorino.core.record import write_position
from fiorino.games.siena.events import HIDDEN, ArtistSeen
from fiorino.server.play import messages as say
from fiorino.server.play.live import Live
from fiorino.server.play.presence import Presence
from fiorino.server.play.room import Room
from fiorino.server.storage.rows import SeatRow
from tests.games.siena.tables import Playing, seat
from tests.games.siena.test_laws import offered
from tests.games.siena.test_s17_charity import trader
from tests.games.siena.test_s24_artists import opened
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    asked,
    command,
    lobby_at,
    match_row,
    play,
    seated,
    sensible,
    watching,
)

MOST_ANSWERS: Final = 8
NONSENSE: Final = ("bid 999", "pass", "keep 4", "keep 1", "what?")


def room_of(lobby: Any, live: Live) -> Room:
    row = match_row(live.setup.game.name, live.setup.players)
    seats = [
        SeatRow(match="m", seat=number, kind="person", person=f"p{number}")
        for number in range(live.setup.players)
    ]
    return Room(lobby, row, seats, live)


class Alone:
    """A lobby for rooms that nobody writes in."""

    is_alone = True
    claim_after = 180.0

    def __init__(self) -> None:
        lobby: Any = self
        self.presence = Presence(lobby)

    def now(self) -> float:
        return 1.0

    def keep(self, work: Any) -> None:
        """Nothing needs to be kept: it is awaited at once."""

    class store:  # noqa: N801 - an attribute of a lobby
        @staticmethod
        def locked(_match: str) -> Any:
            return asyncio.Lock()


async def seen(live: Live, viewer: Seat, texts: list[str]) -> list[bytes]:
    """Everything that a viewer is told: state, steps, previews and refusals."""
    lobby: Any = Alone()
    room = room_of(lobby, live)
    who = None if viewer == SPECTATOR else f"p{viewer}"
    told: list[say.Told] = [room.shown(who, -1)]
    legal = [live.notation.write(action) for action in live.match.table.options()]
    for text in texts:
        fields: Any = {"match": "m", "version": live.version, "answer": text}
        told.append(await room.do(who, say.Preview(id="p", **fields)))
        told.append(await room.do(who, say.Preview(id="q", then=texts, **fields)))
        if viewer != live.asked() or text not in legal:
            refused = await room.do(who, say.Answer(id="a", **fields))
            assert isinstance(refused, say.Refused)
            told.append(refused)
    return [say.encoder.encode(message) for message in told]


def in_world(live: Live, table: Table) -> Live:
    """The same match at another table."""
    twin = Live(match_row(live.setup.game.name, live.setup.players, options=options_of(live)))
    twin.match.table = table
    twin.match.log = live.match.log
    twin.lines = live.lines
    return twin


def options_of(live: Live) -> str:
    return json.dumps(write_options(live.setup.options))


def texts_for(live: Live, rng: Random) -> list[str]:
    options = [live.notation.write(action) for action in live.match.table.options()]
    return [*rng.sample(options, min(MOST_ANSWERS, len(options))), *NONSENSE]


async def compare(live: Live, rng: Random) -> int:
    """How many of the worlds were really different."""
    game, different = live.setup.game, 0
    for viewer in (*range(live.setup.players), int(SPECTATOR)):
        table = live.match.table
        other = game.guess(table, Seat(viewer), rng)
        different += canonical(game.encode(other)) != canonical(game.encode(table))
        texts = texts_for(live, rng)
        here = await seen(in_world(live, table), Seat(viewer), texts)
        there = await seen(in_world(live, other), Seat(viewer), texts)
        assert here == there, (viewer, table.question())
    return different


@pytest.mark.parametrize(("game", "players"), [(MEDICI, 2), (SIENA, 3), (SIENA, 4)])
async def test_what_is_hidden_changes_no_byte_of_what_is_sent(game: str, players: int) -> None:
    async def run() -> int:
        rng, different = Random(f"{game}{players}"), 0
        live = Live(match_row(game, players))
        live.follow(live.start("start:0", 1.0).row)
        while not live.is_over:
            table = live.match.table
            rare = table.question() in ("artist-bid", "artist-first-bid", "keep-senesi")
            if rare or live.version % (15 * players) == 1:
                different += await compare(live, rng)
            text = live.notation.write(sensible(live.setup, table, rng))
            draft = live.answer(f"c{live.version}", live.asked(), live.version, text, 2.0)
            live.follow(draft.row)
        return different

    different = await run()
    assert different > 0 or game == MEDICI


def last_pass(artist: int) -> Playing:
    """Green has not seen the Artist, and only green is left beside the highest bidder."""
    playing = offered(artist, 5).play("bid 16", "pass")
    raising = next(text for text in playing.answers if text.startswith("bid"))
    playing.play(raising)
    assert playing.asked == "green"
    return playing


POSITIONS: Final[dict[str, Callable[[], Playing]]] = {
    "an artist that orange has not seen": lambda: opened().play("bid 15"),
    "an artist and a bidder who has not looked": lambda: opened().play("bid 15", "bid 20"),
    "the opener must bid": opened,
    "the last pass engages an artist": lambda: opened({"orange": seat(40)}).play(
        "bid 15", "bid 20"
    ),
    "a pass by which the match ends if the artist is Lorenzetti": lambda: last_pass(8),
    "a pass by which it does not end, from another seat": lambda: last_pass(7),
    "two senesi to choose from": lambda: trader().play(
        "sell cloth", "charity 15", "senesi 1", "senesi 4"
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
async def test_nor_in_positions_where_much_is_hidden(name: str) -> None:
    playing = POSITIONS[name]()
    live = Live(
        match_row(
            SIENA,
            playing.setup.players,
            start=write_position(playing.setup, playing.table),
            options=json.dumps(write_options(playing.setup.options)),
        )
    )
    live.follow(live.start("start:0", 1.0).row)

    async def run() -> int:
        return sum([await compare(live, Random(seed)) for seed in range(12)])

    assert await run() > 0


def test_a_preview_of_a_look_does_not_show_the_artist() -> None:
    playing = opened().play("bid 15")
    live = Live(
        match_row(
            SIENA,
            playing.setup.players,
            start=write_position(playing.setup, playing.table),
            options=json.dumps(write_options(playing.setup.options)),
        )
    )
    live.follow(live.start("start:0", 1.0).row)
    (look, *_) = (text for text in playing.answers if text.startswith("look"))
    events, _ = live.preview(live.asked(), live.version, [look])
    (seen,) = (event for event in events if isinstance(event, ArtistSeen))
    assert seen.value == HIDDEN


async def test_a_standing_order_changes_no_byte_for_others(tmp_path: Path) -> None:
    """The whole lobby, twice: with an order that is left and taken back, and without."""

    async def run(folder: Path, leaves: bool) -> tuple[int, int]:
        folder.mkdir()
        async with lobby_at(folder) as lobby:
            room = await seated(lobby, SIENA, "ada", "bruno", "carla")
            rng = Random(4)
            while room.live.setup.game.auctions().current(room.live.match.table) is None:
                await play(room, 1, rng)
            waiting = [name for name in ("ada", "bruno", "carla") if name != asked(room)]
            pages = {name: watching(room, name) for name in ("ada", "bruno", "carla", None)}
            if leaves:
                await room.do(waiting[0], command(say.Standing, room, limit=3))
                await room.do(waiting[0], command(say.Standing, room, limit=0))
            own = len(pages[waiting[0]].frames)
            others = sum(len(page.frames) for who, page in pages.items() if who != waiting[0])
            return own, others

    assert await run(tmp_path / "with", True) == (2, 0)
    assert await run(tmp_path / "without", False) == (0, 0)
