"""What the server counts about itself, for /metrics (Prometheus). The metrics identify nobody.

Every label has a fixed set of values, so no client can make the server keep more of them. With
several processes on one port, set PROMETHEUS_MULTIPROC_DIR to an empty folder before they start:
then each of them reports the sums over all.
"""

import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    multiprocess,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
OTHER: Final = "other"

CONNECTIONS: Final = ("player", "watcher", "poll")
COMMANDS: Final = (
    "answer",
    "preview",
    "undo",
    "takeback",
    "resign",
    "pause",
    "rematch",
    "claim",
    "away",
    "standing",
    "hint",
    "say",
    "watch",
    "unwatch",
    "lobby",
    "ping",
)
OUTCOMES: Final = ("done", "refused", "limited", "failed")
STATUSES: Final = ("open", "running", "paused", "over", "aborted")
BOT_OUTCOMES: Final = ("answered", "replaced")
WEBHOOK_OUTCOMES: Final = ("delivered", "refused", "gone", "failed", "forbidden", "dropped")
LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one process, in their own registry."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry: Final = registry
        self._connections: Final = Gauge(
            "fiorino_connections",
            "Open connections.",
            ["kind"],
            registry=registry,
            multiprocess_mode="livesum",
        )
        self._commands: Final = Counter(
            "fiorino_commands", "Commands of clients.", ["kind", "outcome"], registry=registry
        )
        self._by_command: Final[dict[tuple[str, str], Counter]] = {}
        """The counters by kind and outcome: looking one up costs more than counting."""
        self._command_seconds: Final = Histogram(
            "fiorino_command_seconds",
            "From the arrival of a command to its event being sent.",
            registry=registry,
            buckets=LATENCIES,
        )
        self._matches: Final = Gauge(
            "fiorino_matches",
            "Matches by their status.",
            ["status"],
            registry=registry,
            multiprocess_mode="mostrecent",
        )
        self._bot_answers: Final = Counter(
            "fiorino_bot_answers", "Decisions given to bots.", ["outcome"], registry=registry
        )
        self._bot_seconds: Final = Histogram(
            "fiorino_bot_seconds",
            "From a question to the answer of a bot.",
            registry=registry,
            buckets=THINKING,
        )
        self._refusals: Final = Counter(
            "fiorino_refusals", "Requests refused, by status.", ["status"], registry=registry
        )
        self._webhooks: Final = Counter(
            "fiorino_webhooks", "Webhooks by how they ended.", ["outcome"], registry=registry
        )
        self._pushes: Final = Counter(
            "fiorino_pushes", "Push messages by how they ended.", ["outcome"], registry=registry
        )
        self._mails: Final = Counter(
            "fiorino_mails", "E-mail by how it ended.", ["outcome"], registry=registry
        )
        if SHARED_FOLDER not in os.environ:
            ProcessCollector(registry=registry)

    @contextmanager
    def connection(self, kind: str) -> Iterator[None]:
        """Count a connection for as long as it is open."""
        gauge = self._connections.labels(_known(kind, CONNECTIONS))
        gauge.inc()
        try:
            yield
        finally:
            gauge.dec()

    def command(self, kind: str, outcome: str, seconds: float | None = None) -> None:
        """Count a command, and its duration if it led to an event."""
        labels = _known(kind, COMMANDS), _known(outcome, OUTCOMES)
        counter = self._by_command.get(labels)
        if counter is None:
            counter = self._by_command[labels] = self._commands.labels(*labels)
        counter.inc()
        if seconds is not None:
            self._command_seconds.observe(max(0.0, seconds))

    def matches_are(self, counts: Mapping[str, int]) -> None:
        """Set how many matches have each status; statuses that are not named have none."""
        for status in STATUSES:
            self._matches.labels(status).set(counts.get(status, 0))

    def bot(self, outcome: str, seconds: float | None = None) -> None:
        """Count the outcome of a bot's decision."""
        self._bot_answers.labels(_known(outcome, BOT_OUTCOMES)).inc()
        if seconds is not None:
            self._bot_seconds.observe(max(0.0, seconds))

    def refused(self, status: int) -> None:
        """Count a refusal by its HTTP status, or by the code that closed a socket."""
        fits = 400 <= status < 600 or 1000 <= status < 1016
        self._refusals.labels(str(status) if fits else OTHER).inc()

    def call(self, kind: str, outcome: str) -> None:
        """Count a webhook, a push message or an e-mail by its `calls.Outcome`."""
        counted = {"push": self._pushes, "mail": self._mails}.get(kind, self._webhooks)
        counted.labels(_known(outcome, WEBHOOK_OUTCOMES)).inc()

    def render(self) -> tuple[bytes, str]:
        """The text of /metrics and its content type."""
        registry = self._registry
        if SHARED_FOLDER in os.environ:
            registry = CollectorRegistry()
            multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST


def forget_process(process: int) -> None:
    """Stop counting the connections of a dead process, when several processes share a folder."""
    if SHARED_FOLDER in os.environ:
        multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


def _known(value: str, known: Collection[str]) -> str:
    return value if value in known else OTHER
