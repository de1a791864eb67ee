"""The store: everything that the live server keeps, in SQLite or PostgreSQL."""

from fiorino.server.storage.log import Log
from fiorino.server.storage.matches import Matches
from fiorino.server.storage.people import People
from fiorino.server.storage.pushes import Pushes
from fiorino.server.storage.talk import Talk


class Store(Log, Matches, People, Pushes, Talk):
    """Open it with `await Store.open("sqlite:///path")`; what it returns never changes by itself.

    Every method that writes is one transaction and returns when that is on the disk.
    """
