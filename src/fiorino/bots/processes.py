"""Child processes: none outlives the process that started it."""

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """End this process when its parent ends, however that happens."""
    threading.Thread(target=_watch, name="parent watch", daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
