"""Taking back by consent: asked for, accepted, declined and withdrawn, and never behind a draw."""

from pathlib import Path
from typing import Any

import pytest

from fiorino.core.protocol import CHANCE
from fiorino.server.play import messages as say
from fiorino.server.play.clocks import Clock
from fiorino.server.play.lobby import Lobby, Wishes
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Thinking,
    Time,
    agrees,
    answer,
    answers,
    asked,
    command,
    lobby_at,
    person,
    quiet,
    seated,
    until,
    watching,
)
from tests.server.test_lobby_survives import processes
from tests.server.test_offers import offers, refused

PRICE = "price 20"


def says(room: Room, word: str) -> Any:
    return command(say.Takeback, room, word=word)


async def give(room: Room, text: str) -> str:
    """An answer of whoever is asked; who that was."""
    who = asked(room)
    assert isinstance(await room.do(who, answer(room, text)), say.Done)
    return who


async def priced(lobby: Lobby, *names: str, **wishes: Any) -> tuple[Room, str, str]:
    """A match in which one has named a price and the other is asked to buy; both."""
    room = await seated(lobby, MEDICI, *names, **wishes)
    while PRICE not in answers(room):
        await give(room, "stop" if "stop" in answers(room) else answers(room)[0])
    seller = await give(room, PRICE)
    buyer = asked(room)
    assert buyer != seller
    return room, seller, buyer


def seat_of(room: Room, who: str) -> str:
    return room.live.setup.seat_name(room.seats_of(who)[0])


async def test_a_price_is_taken_back_once_the_other_agrees(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room, seller, buyer = await priced(lobby, "ada", "bruno")
        pages = [watching(room, who) for who in ("ada", "bruno", None)]
        assert room.shown(seller, -1).can_ask_back
        assert not room.shown(None, -1).can_ask_back
        await room.do(seller, says(room, "ask"))
        for page in pages:
            assert offers(page) == [
                {
                    "kind": "takeback",
                    "from": seat_of(room, seller),
                    "waiting_for": [seat_of(room, buyer)],
                }
            ]
        assert asked(room) == buyer
        await room.do(buyer, says(room, "accept"))
        assert asked(room) == seller
        assert PRICE in answers(room)
        assert offers(pages[0]) == []
        (step,) = pages[2].of_kind("shown")[-1]["steps"]
        assert (step["what"], step["answer"], step["undoes"]) == ("takeback", "taken", 1)
        await agrees(room)
        await give(room, "price 5")
        await agrees(room)


async def test_the_answer_of_another_goes_with_what_led_to_it(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room, seller, buyer = await priced(lobby, "ada", "bruno")
        await give(room, "refuse")
        assert room.live.match.log[-1].seat != CHANCE
        assert asked(room) == seller
        await room.do(seller, says(room, "ask"))
        await room.do(buyer, says(room, "accept"))
        assert PRICE in answers(room)
        assert room.live.lines[-1].undoes == 2
        await agrees(room)


@pytest.mark.parametrize("word", ["decline", "withdraw"])
async def test_it_is_declined_or_withdrawn_and_nothing_changes(tmp_path: Path, word: str) -> None:
    async with lobby_at(tmp_path) as lobby:
        room, seller, buyer = await priced(lobby, "ada", "bruno")
        who, other = (buyer, seller) if word == "decline" else (seller, buyer)
        not_asked = "refusal-takeback-not-asked"
        assert await refused(room, buyer, says(room, "accept")) == not_asked
        await room.do(seller, says(room, "ask"))
        assert await refused(room, seller, says(room, "ask")) == "refusal-takeback-asked"
        assert await refused(room, other, says(room, word)) == not_asked
        await room.do(who, says(room, word))
        assert await refused(room, buyer, says(room, "accept")) == not_asked
        assert asked(room) == buyer
        await agrees(room)
        if word == "decline":
            assert await refused(room, seller, says(room, "ask")) == "refusal-takeback-declined"
            await give(room, "refuse")
            assert room.live.takeback is None
        else:
            assert room.shown(seller, -1).can_ask_back


async def test_whoever_plays_on_has_said_no(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room, seller, buyer = await priced(lobby, "ada", "bruno")
        await room.do(seller, says(room, "ask"))
        await give(room, "refuse")
        assert room.live.takeback is None
        assert await refused(room, buyer, says(room, "accept")) == "refusal-takeback-not-asked"


async def test_a_draw_and_what_was_seen_stay(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        assert await refused(room, "ada", says(room, "ask")) == "refusal-nothing-of-yours"
        who = await give(room, "draw")
        assert not room.shown(who, -1).can_ask_back
        assert await refused(room, who, says(room, "ask")) == "refusal-undo-draw"


async def test_not_in_a_rated_match(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room, seller, _ = await priced(lobby, "ada", "bruno", rated=True)
        assert not room.shown(seller, -1).can_ask_back
        assert await refused(room, seller, says(room, "ask")) == "refusal-takeback-rated"


async def test_bots_agree_at_once_and_do_not_end_an_offer(tmp_path: Path) -> None:
    thinking = Thinking()
    async with lobby_at(tmp_path, thinking) as lobby:
        room = await lobby.create(await person(lobby, "ada"), Wishes(MEDICI, ["me", "greedy"]))
        while not room.shown("ada", -1).can_ask_back:
            await quiet(room)
            thinking.free.clear()
            await give(room, "stop" if "stop" in answers(room) else answers(room)[0])
            if not room.shown("ada", -1).can_ask_back:
                thinking.free.set()
                await until(lambda: room.seats[room.live.asked()].person is not None)
        before = room.live.version
        await room.do("ada", says(room, "ask"))
        assert (room.live.version, asked(room)) == (before + 1, "ada")
        thinking.free.set()
        await quiet(room)
        assert asked(room) == "ada"
        await agrees(room)


async def test_three_must_agree_and_a_course_goes_as_one(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        who = asked(room)
        first = answers(room)[0]
        await give(room, first)
        if not room.shown(who, -1).can_ask_back:
            pytest.fail("the first answer of Siena cannot be asked back")
        others = [name for name in ("ada", "bruno", "carla") if name != who]
        await room.do(who, says(room, "ask"))
        await room.do(others[0], says(room, "accept"))
        (offer,) = room.shown(who, -1).offers
        assert offer.accepted_by == [seat_of(room, others[0])]
        assert offer.waiting_for == [seat_of(room, others[1])]
        await room.do(others[1], says(room, "accept"))
        assert (asked(room), first in answers(room)) == (who, True)
        await agrees(room)


async def test_the_clock_of_the_one_who_took_back_goes_on_where_it_was(tmp_path: Path) -> None:
    time = Time()
    async with lobby_at(tmp_path, now=time) as lobby:
        room, seller, buyer = await priced(lobby, "ada", "bruno", clock=Clock(600.0, 10.0))
        seat, other = room.seats_of(seller)[0], room.seats_of(buyer)[0]
        before = list(room.live.time.left)
        time.now += 20.0
        await room.do(seller, says(room, "ask"))
        await room.do(buyer, says(room, "accept"))
        assert room.live.time.left[seat] == before[seat] - 10.0
        assert room.live.time.left[other] == before[other] - 20.0
        await agrees(room)


async def test_it_is_asked_at_one_process_and_accepted_at_another(postgres_url: str) -> None:
    async with processes(postgres_url) as (here, there):
        room, seller, buyer = await priced(here, "ada", "bruno")
        twin = await there.room(room.id)
        page = watching(twin, buyer)
        await room.do(seller, says(room, "ask"))
        await until(lambda: bool(page.of_kind("shown")) and offers(page) != [])
        await twin.do(buyer, says(twin, "accept"))
        await until(lambda: room.live.version == twin.live.version)
        assert room.live.digest() == twin.live.digest()
        assert asked(room) == seller
