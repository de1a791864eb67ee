"""The store: everything that the live server keeps, in SQLite or PostgreSQL."""

from fiorino.server.storage.company import Company
from fiorino.server.storage.credentials import Credentials
from fiorino.server.storage.deeds import Deeds
from fiorino.server.storage.forgetting import Forgetting
from fiorino.server.storage.hosting import Hosting
from fiorino.server.storage.log import Log
from fiorino.server.storage.matches import Matches
from fiorino.server.storage.people import People
from fiorino.server.storage.practice import Practice
from fiorino.server.storage.pushes import Pushes
from fiorino.server.storage.standings import Standings
from fiorino.server.storage.talk import Talk
from fiorino.server.storage.waiting import WaitingList


class Store(
    Company,
    Credentials,
    Deeds,
    Forgetting,
    Hosting,
    Log,
    Matches,
    People,
    Practice,
    Pushes,
    Standings,
    Talk,
    WaitingList,
):
    """Open it with `await Store.open("sqlite:///path")`; the values it returns never change.

    Every method that writes is one transaction, and returns when that is on disk.
    """
