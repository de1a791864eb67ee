"""The machines of a Ray cluster as workers: `pip install 'fiorino[ray]'`."""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from time import monotonic
from typing import Final, TypeVar, cast

from fiorino.core.errors import FiorinoError

_record_factory = logging.getLogRecordFactory()
try:
    import ray
    from ray.exceptions import RayTaskError, WorkerCrashedError
except ImportError:
    raise FiorinoError(
        "Ray is not installed; install it with: pip install 'fiorino[ray]'."
    ) from None
logging.setLogRecordFactory(_record_factory)  # keep Ray from marking the records of our loggers

LONGEST_QUEUE: Final = 3
"""Jobs queued per processor, including the current one, so that none waits for the head node."""
LONGEST_WAIT: Final = 1.0
"""Seconds after which the processors are counted again: machines come and go."""
ANSWER_SECONDS: Final = 10.0
MOST_DEATHS: Final = 20
"""How often one job may lose its worker."""

Job = TypeVar("Job")
Done = TypeVar("Done")


class RayWorkers:
    """All processors of a cluster, including those that join later."""

    def __init__(self, address: str) -> None:
        # Ray would warn of how a later version treats graphics cards, of which we use none.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._address: Final = address
        self._connect()

    def _connect(self) -> None:
        _check(self._address)
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise _missing(self._address, str(fault).splitlines()[0]) from None

    def each(self, work: Callable[[Job], Done], jobs: Iterator[Job]) -> Generator[Done, None, None]:
        if not ray.is_initialized():  # callers with several lists of jobs come back
            self._connect()
        remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(work)
        doing: list[ray.ObjectRef] = []
        room, counted = 0, -LONGEST_WAIT
        try:
            while True:
                if monotonic() - counted >= LONGEST_WAIT:
                    room = LONGEST_QUEUE * int(ray.cluster_resources().get("CPU", 1))
                    counted = monotonic()
                doing += [remote.remote(job) for job in islice(jobs, max(0, room - len(doing)))]
                if not doing:
                    return
                some = max(1, len(doing) // 10)
                finished, doing = ray.wait(doing, num_returns=some, timeout=LONGEST_WAIT)
                for reference in finished:
                    yield cast("Done", _result(reference))
        finally:
            for reference in doing:
                ray.cancel(reference, force=True)
            ray.shutdown()


def _check(address: str) -> None:
    """Refuse an address where nobody listens; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host.removeprefix("ray://"), int(port)), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as fault:
        raise _missing(address, str(fault)) from None


def _missing(address: str, why: str) -> FiorinoError:
    return FiorinoError(f"There is no Ray cluster at “{address[:80]}”: {why[:200]}")


def _result(reference: "ray.ObjectRef") -> object:
    try:
        return ray.get(reference)
    except WorkerCrashedError:
        raise FiorinoError("The workers die again and again; is memory short?") from None
    except RayTaskError as fault:
        raise fault.as_instanceof_cause() from None
