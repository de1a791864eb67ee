"""Tokens of bots, links that are good once, and what hosts remove; on both databases."""

import pytest

from fiorino.server.storage import Store, Unknown
from fiorino.server.storage.rows import (
    InvitationRow,
    PersonRow,
    SessionRow,
    TicketKind,
    TicketRow,
    TokenRow,
    new_id,
)

from .support import furnished

pytestmark = pytest.mark.anyio


def token(hash: str, person: str) -> TokenRow:
    return TokenRow(token_hash=hash, person=person, created_at=1.0)


def ticket(hash: str, kind: TicketKind = "password", until: float = 10.0) -> TicketRow:
    return TicketRow(code_hash=hash, kind=kind, person="ada", detail="", expires_at=until)


async def with_bot(store: Store) -> None:
    await furnished(store)
    bot = PersonRow(id="robo", name="Robo", created_at=2.0, bot_of="ada")
    await store.create_bot(bot, token("t1", "robo"))


async def test_a_bot_has_one_token_that_is_renewed_and_ends_with_a_ban(store: Store) -> None:
    await with_bot(store)
    assert [bot.id for bot in await store.bots_of("ada")] == ["robo"]
    found = await store.person_of_token("t1")
    assert found is not None
    assert found.bot_of == "ada"
    await store.set_token("robo", token("t2", "robo"))
    assert await store.person_of_token("t1") is None
    assert await store.token_of("robo") == token("t2", "robo")
    await store.create_session(
        SessionRow(token_hash="s", person="ada", created_at=1.0, seen_at=1.0)
    )
    assert await store.known_sessions(["s", "t1", "t2"]) == {"s", "t2"}
    await store.ban("ada", 3.0, "")
    assert await store.known_sessions(["s", "t2"]) == frozenset()
    assert await store.token_of("robo") is None


async def test_a_ticket_is_good_once_in_its_time_and_for_its_purpose(store: Store) -> None:
    await furnished(store)
    await store.put_ticket(ticket("a"))
    await store.put_ticket(ticket("b", "email"))
    assert await store.ticket("a", "email", 1.0) is None
    assert await store.take_ticket("a", "email", 1.0) is None
    assert await store.ticket("a", "password", 1.0) == ticket("a")
    assert await store.take_ticket("a", "password", 1.0) == ticket("a")
    assert await store.take_ticket("a", "password", 1.0) is None
    assert await store.ticket("b", "email", 10.0) is None
    assert await store.take_ticket("b", "email", 10.0) is None
    await store.put_ticket(ticket("c"))
    await store.put_ticket(ticket("d"), (2.0, "host"))
    assert await store.ticket("c", "password", 1.0) is None
    (deed,) = await store.deeds()
    assert (deed.deed, deed.whom, deed.by) == ("link", "ada", "host")


async def test_a_match_is_deleted_with_its_chat_and_reports_stay(store: Store) -> None:
    await with_bot(store)
    said = await store.add_chat("m", "players", "ada", "Ada", "ciao", 1.0, "c1")
    assert said is not None
    await store.report("bruno", "ada", "abuse", "m", "ciao", "", 2.0, said.id)
    await store.remove_line("m", said.id, 3.0)
    (report,) = await store.reports()
    assert (report.line, report.line_number, report.match) == ("ciao", None, "m")
    await store.remove_table("m", 4.0, "host")
    assert await store.match("m") is None
    (report,) = await store.reports(settled=False)
    assert report.match is None
    with pytest.raises(Unknown):
        await store.remove_table("m", 5.0)
    await store.settle_report(report.id, 6.0)
    assert await store.reports(settled=False) == []
    assert [deed.deed for deed in await store.deeds()] == ["settle", "remove", "line"]


async def test_who_is_forgotten_takes_their_bots_along_and_prune_spares_bots(
    store: Store,
) -> None:
    await with_bot(store)
    assert (await store.prune(100.0, 100.0))["guests"] == 0
    await store.forget_person("ada", 3.0, "host")
    for id in ("ada", "robo"):
        row = await store.person(id)
        assert row is not None
        assert (row.name, row.bot_of, row.host) == ("—", None, False)
    assert await store.person_of_token("t1") is None


async def test_an_invitation_is_withdrawn_by_the_beginning_of_its_hash(store: Store) -> None:
    for hash in ("abc1", "abd2"):
        row = InvitationRow(code_hash=hash, note=hash, uses_left=1, created_at=1.0, expires_at=9.0)
        await store.invite(row)
    for wrong in ("ab", "x", "%"):
        with pytest.raises(Unknown):
            await store.withdraw(wrong, 2.0)
    await store.withdraw("abc", 2.0)
    assert [row.note for row in await store.invitations(2.0)] == ["abd2"]
    assert await store.invitations(9.0) == []


def test_an_id_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-tFYFcNzmb6-", "tFYFcNzmb6--"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: next(made))
    assert new_id() == "tFYFcNzmb6--"
