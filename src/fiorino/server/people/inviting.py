"""Invitations that a host hands out."""

import time
from typing import Final

from fiorino.server.http.security import hash_token
from fiorino.server.storage.rows import InvitationRow, new_id
from fiorino.server.storage.store import Store

DAY: Final = 86_400.0
LONGEST_NOTE: Final = 200
SHOWN_LETTERS: Final = 8
"""How much of its hash names an invitation."""


async def new_invitation(store: Store, uses: int, days: int, note: str, by: str = "") -> str:
    """The code of a new invitation, shown only once, because only its hash is stored."""
    code, now = new_id(), time.time()
    row = InvitationRow(
        code_hash=hash_token(code),
        note=note[:LONGEST_NOTE],
        uses_left=uses,
        created_at=now,
        expires_at=now + days * DAY,
    )
    await store.invite(row, by)
    return code


def shown_name(row: InvitationRow) -> str:
    """The name of an invitation, which reveals nothing about its code."""
    return row.code_hash[:SHOWN_LETTERS]
