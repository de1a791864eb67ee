"""The queue of requests in PostgreSQL: a table of ours, and jobs of procrastinate beside it.

A request is a row with a key derived from the request itself. So everybody with the same question
waits for the same reply: two processes with one match, or a server that comes back after a crash.
A server that computes the reply itself renews its claim in the row every second. A request without
a free process becomes a job, which carries only the key, so no log of the queue shows a hand.
"""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, LiteralString, TypeAlias

import msgspec

from fiorino.server.storage.address import PostgresAddress, read_address
from fiorino.server.storage.errors import BadDatabase, Unavailable
from fiorino.server.storage.locks import lock_key
from fiorino.server.thinking.requests import Reply, Request

try:
    import procrastinate
    import psycopg
    from procrastinate.exceptions import ConnectorException, ProcrastinateException
    from procrastinate.jobs import Status
    from procrastinate.schema import SchemaManager
    from procrastinate.utils import utcnow
    from psycopg.conninfo import conninfo_to_dict
except ModuleNotFoundError:
    raise BadDatabase(
        "PostgreSQL needs a driver and a queue; in a clone of Fiorino, run:"
        " pip install '.[postgres]'."
    ) from None

QUEUE: Final = "fiorino-think"
CHANNEL: Final = "fiorino_thoughts"
POLL: Final = 0.25
"""A worker may miss a notice (procrastinate clears it after a look in vain) and looks itself."""
HEARTBEAT: Final = 1.0
DEAD_AFTER: Final = 5.0
SWEEP: Final = 1.0
PAUSE: Final = 1.0
MOST_DEATHS: Final = 3
"""A job that has outlived this many workers is given up; the asking server computes it itself."""
STOP_SECONDS: Final = 2.0
"""Seconds within which a cancelled task should be gone."""
CONNECTIONS: Final = 4
PATIENCE: Final = 3.0
"""Seconds to wait for a connection before the queue counts as broken."""
FAULTS: Final = (ProcrastinateException, psycopg.Error, OSError)

THOUGHTS: Final = """
CREATE TABLE thoughts (
    key text PRIMARY KEY,
    request text NOT NULL,
    reply text,
    asked_at timestamptz NOT NULL DEFAULT now(),
    claimed_at timestamptz
)
"""
STALE: Final = f"claimed_at < now() - interval '{DEAD_AFTER} seconds'"
CLAIM: Final = f"""
INSERT INTO thoughts AS known (key, request, claimed_at) VALUES (%s, %s, now())
ON CONFLICT (key) DO UPDATE SET claimed_at = now() WHERE known.reply IS NULL AND known.{STALE}
"""
CLAIM_WAITING: Final = f"""
UPDATE thoughts SET claimed_at = now()
WHERE key = %s AND reply IS NULL AND (claimed_at IS NULL OR {STALE})
"""
RENEW: Final = "UPDATE thoughts SET claimed_at = now() WHERE key = ANY(%s) AND reply IS NULL"
CLAIMED: Final = f"SELECT key FROM thoughts WHERE key = %s AND NOT {STALE}"
ASK: Final = "INSERT INTO thoughts (key, request) VALUES (%s, %s) ON CONFLICT DO NOTHING"
LOOK: Final = "SELECT reply FROM thoughts WHERE key = %s AND reply IS NOT NULL"
OPEN: Final = "SELECT request FROM thoughts WHERE key = %s AND reply IS NULL"
TELL: Final = """
WITH told AS (
    UPDATE thoughts SET reply = %s WHERE key = %s AND reply IS NULL RETURNING key
)
SELECT pg_notify(%s, key) FROM told
"""
FORGET: Final = "DELETE FROM thoughts WHERE asked_at < now() - interval '1 hour'"
FORGET_EVERY: Final = 300

Answering: TypeAlias = Callable[[Request], Awaitable[Reply]]

_requests: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
_replies: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)

log: Final = logging.getLogger("fiorino.jobs")


def key_of(request: Request) -> str:
    """A key that is the same for the same request, whoever asks."""
    return hashlib.sha256(msgspec.json.encode(request)).hexdigest()


def schema_name() -> str:
    """The schema for this form of the queue: old and new servers can share a database."""
    form = SchemaManager.get_schema() + THOUGHTS
    return f"fiorino_queue_{hashlib.sha256(form.encode()).hexdigest()[:8]}"


def _text(message: Request | Reply) -> str:
    return msgspec.json.encode(message).decode()


async def _commit_at_once(connection: psycopg.AsyncConnection[Any]) -> None:
    """Autocommit: nearly everything is one statement, and this saves half the round trips."""
    await connection.set_autocommit(True)


class Queue:
    """Requests and replies in the database."""

    def __init__(self, address: PostgresAddress) -> None:
        given = conninfo_to_dict(address.url).get("options") or ""
        # What the database server loses is asked again, so no commit waits for the disk.
        own = f"{given} -c search_path={schema_name()} -c synchronous_commit=off"
        self.address: Final = address
        self._connector: Final = procrastinate.PsycopgConnector(
            conninfo=address.url,
            kwargs={"options": own.strip(), "application_name": "fiorino queue"},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            configure=_commit_at_once,
        )
        self._app: Final = procrastinate.App(connector=self._connector)
        self._answer: Answering | None = None
        self._claims: Counter[str] = Counter()
        self._task: Final = self._app.task(
            name="think", queue=QUEUE, retry=procrastinate.RetryStrategy(max_attempts=MOST_DEATHS)
        )(self._do)

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str) -> AsyncIterator["Queue"]:
        """The queue of a database; its tables are created if missing."""
        address = read_address(url)
        if not isinstance(address, PostgresAddress):
            raise BadDatabase("Only PostgreSQL carries questions to workers.")
        logging.getLogger("procrastinate").setLevel(logging.WARNING)  # it has three lines for a job
        await _make_schema(address)
        queue = cls(address)
        async with queue._app.open_async():
            keeping = asyncio.create_task(queue._keep(), name="queue keeper")
            try:
                yield queue
            finally:
                await end(keeping)

    # Asking

    async def claim(self, key: str, request: Request) -> bool:
        """Claim a request for this process, if it is new or was abandoned."""
        return bool(await self._run(CLAIM, key, _text(request)))

    async def ask(self, key: str, request: Request) -> None:
        """Queue a request for any worker, unless it is already known."""
        async with self._connector.pool.connection() as connection, connection.transaction():
            if (await connection.execute(ASK, (key, _text(request)))).rowcount:
                job = self._task.configure(queueing_lock=key, connection=connection)
                await job.defer_async(key=key)

    async def look(self, key: str) -> Reply | None:
        """The reply, if there is one."""
        row = await self._row(LOOK, key)
        return None if row is None else _replies.decode(row[0])

    async def is_taken(self, key: str) -> bool:
        """Whether somebody is working on a request."""
        jobs = await self._app.job_manager.list_jobs_async(queueing_lock=key)
        if any(job.status == Status.DOING.value for job in jobs):
            return True
        return await self._row(CLAIMED, key) is not None

    async def take_over(self, key: str) -> bool:
        """Take a waiting request back from the workers for this process, if none has begun it."""
        for job in await self._app.job_manager.list_jobs_async(queueing_lock=key):
            assert job.id is not None
            if not await self._app.job_manager.cancel_job_by_id_async(job.id, delete_job=True):
                return False
        return bool(await self._run(CLAIM_WAITING, key))

    @contextmanager
    def claimed(self, key: str) -> Iterator[None]:
        """Renew this process's claim on a request meanwhile."""
        self._claims[key] += 1
        try:
            yield
        finally:
            self._claims[key] -= 1
            self._claims = +self._claims

    async def tell(self, key: str, reply: Reply) -> None:
        """Store a reply, if there is none, and notify those who wait for it."""
        await self._run(TELL, _text(reply), key, CHANNEL)

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call with the key of every request that gets its reply, until cancelled."""

        async def on_notice(*, channel: str, payload: str) -> None:  # noqa: ARG001
            hear(payload)

        while True:
            try:
                await self._connector.listen_notify(on_notice, [CHANNEL])
            except FAULTS as fault:
                log.warning("answers are not heard of: %s", type(fault).__name__)
            await asyncio.sleep(PAUSE)

    async def _run(self, statement: LiteralString, *values: object) -> int:
        """Run a statement, and return how many rows it changed or returned."""
        async with self._connector.pool.connection() as connection:
            return (await connection.execute(statement, values)).rowcount

    async def _row(self, statement: LiteralString, key: str) -> tuple[Any, ...] | None:
        async with self._connector.pool.connection() as connection:
            return await (await connection.execute(statement, (key,))).fetchone()

    # Answering

    async def work(self, answer: Answering, at_once: int, farewell: float) -> None:
        """Take jobs until cancelled; then jobs in progress have some seconds to finish."""
        self._answer = answer
        while True:
            try:
                await self._app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=at_once,
                    fetch_job_polling_interval=POLL,
                    update_heartbeat_interval=HEARTBEAT,
                    stalled_worker_timeout=DEAD_AFTER,
                    shutdown_graceful_timeout=farewell,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
                log.warning("the worker stopped, and begins again")
            except FAULTS as fault:
                if _is_cancelled():  # it could not even sign off
                    return
                log.warning("the worker failed, and begins again: %s", type(fault).__name__)
            await asyncio.sleep(PAUSE)

    async def _do(self, key: str) -> None:
        """Do a job: find the request, compute the reply, store it."""
        row = await self._row(OPEN, key)
        if row is None:
            return
        assert self._answer is not None
        try:
            reply = await self._answer(_requests.decode(row[0]))
        except Exception as fault:  # not raised: procrastinate would write its text into the log
            log.error("a request stays without a reply: %s", type(fault).__name__)
            return
        await self.tell(key, reply)

    # Housekeeping

    async def _keep(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                if self._claims:
                    await self._run(RENEW, list(self._claims))
                await self._rescue()
                if sweeps % FORGET_EVERY == 0:
                    await self._run(FORGET)
                sweeps += 1
            except FAULTS as fault:
                log.debug("the queue was not kept in order: %s", type(fault).__name__)

    async def _rescue(self) -> None:
        """Requeue the jobs of dead workers; another process may do so at the same time."""
        jobs = self._app.job_manager
        for job in await jobs.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD_AFTER):
            assert job.id is not None
            with suppress(ConnectorException):
                if job.attempts >= MOST_DEATHS:
                    await jobs.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)
                    log.error("job %d outlived %d workers and is given up", job.id, MOST_DEATHS)
                else:
                    await jobs.retry_job_by_id_async(job.id, utcnow())
                    log.warning("the worker of job %d is gone; another takes it", job.id)


async def _make_schema(address: PostgresAddress) -> None:
    """Create the tables of the queue, once, whichever process comes first."""
    name = schema_name()
    try:
        async with await psycopg.AsyncConnection.connect(address.url) as connection:
            lock = (lock_key("schema", name),)
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", lock)
            found = await connection.execute("SELECT to_regclass(%s)", (f"{name}.thoughts",))
            if await found.fetchone() != (None,):
                return
            made = f"CREATE SCHEMA {name}; SET LOCAL search_path = {name};"
            for commands in (made, SchemaManager.get_schema(), THOUGHTS):
                await connection.execute(commands)
    except psycopg.OperationalError as fault:
        raise Unavailable(
            f"The PostgreSQL server of {address.shown} cannot be reached: {_line(fault)}."
        ) from fault
    except psycopg.Error as fault:
        raise BadDatabase(f"{address.shown} takes no queue for bots: {_line(fault)}.") from None


def _line(fault: psycopg.Error) -> str:
    return (str(fault).splitlines() or [type(fault).__name__])[0].rstrip(".")


async def end(task: "asyncio.Task[None]", patience: float = STOP_SECONDS) -> None:
    """Cancel a task and wait for its end, repeatedly if it missed the cancellation.

    Up to Python 3.11 `asyncio.wait_for`, which procrastinate listens with, forgets that it was
    cancelled when a notice comes at the same moment.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=patience)


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
