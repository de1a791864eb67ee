"""What the server counts about itself, and that no client can make it count more."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families

from fiorino.server.metrics import (
    BOT_OUTCOMES,
    COMMANDS,
    CONNECTIONS,
    OUTCOMES,
    STATUSES,
    WEBHOOK_OUTCOMES,
    Metrics,
    forget_process,
)
from fiorino.server.notify.calls import Outcome
from fiorino.server.storage.rows import Status


def samples(text: str) -> dict[str, float]:
    """By name and labels."""
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): float(
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def told(metrics: Metrics) -> dict[str, float]:
    return samples(metrics.render()[0].decode())


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def test_a_connection_counts_as_long_as_it_is_open(metrics: Metrics) -> None:
    with metrics.connection("player"), metrics.connection("player"), metrics.connection("poll"):
        assert told(metrics)["fiorino_connections player"] == 2
        assert told(metrics)["fiorino_connections poll"] == 1
    assert told(metrics)["fiorino_connections player"] == 0


def test_a_connection_that_fails_is_open_no_more(metrics: Metrics) -> None:
    with pytest.raises(OSError, match="cut"), metrics.connection("player"):
        raise OSError("cut")
    assert told(metrics)["fiorino_connections player"] == 0


def test_commands_count_by_kind_and_outcome(metrics: Metrics) -> None:
    metrics.command("answer", "done", 0.004)
    metrics.command("answer", "done", 0.2)
    metrics.command("answer", "refused")
    metrics.command("undo", "limited")
    counted = told(metrics)
    assert counted["fiorino_commands_total answer done"] == 2
    assert counted["fiorino_commands_total answer refused"] == 1
    assert counted["fiorino_commands_total undo limited"] == 1


def test_the_time_from_command_to_event_is_told_in_buckets(metrics: Metrics) -> None:
    for seconds in (0.004, 0.2, 9.0, -0.001):
        metrics.command("answer", "done", seconds)
    metrics.command("answer", "refused")
    counted = told(metrics)
    assert counted["fiorino_command_seconds_count"] == 4
    assert counted["fiorino_command_seconds_sum"] == pytest.approx(9.204)
    assert [counted[f"fiorino_command_seconds_bucket {edge}"] for edge in ("0.001", "0.005")] == [
        1,
        2,
    ]
    assert counted["fiorino_command_seconds_bucket 0.25"] == 3
    assert counted["fiorino_command_seconds_bucket +Inf"] == 4


def test_matches_are_told_by_status_and_those_not_named_are_none(metrics: Metrics) -> None:
    metrics.matches_are({"running": 7, "open": 2})
    metrics.matches_are({"running": 6, "nonsense": 9})
    counted = told(metrics)
    assert counted["fiorino_matches running"] == 6
    assert counted["fiorino_matches open"] == 0
    assert not any("nonsense" in name for name in counted)


def test_bots_refusals_and_calls_count(metrics: Metrics) -> None:
    metrics.bot("answered", 0.3)
    metrics.bot("replaced")
    metrics.refused(403)
    metrics.refused(1008)
    metrics.call("webhook", Outcome.DELIVERED)
    metrics.call("push", Outcome.GONE)
    counted = told(metrics)
    assert counted["fiorino_bot_answers_total answered"] == 1
    assert counted["fiorino_bot_answers_total replaced"] == 1
    assert counted["fiorino_bot_seconds_count"] == 1
    assert counted["fiorino_refusals_total 403"] == 1
    assert counted["fiorino_refusals_total 1008"] == 1
    assert counted["fiorino_webhooks_total delivered"] == 1
    assert counted["fiorino_pushes_total gone"] == 1
    assert "fiorino_webhooks_total gone" not in counted


def test_no_client_can_make_new_labels(metrics: Metrics) -> None:
    for number in range(2000):
        metrics.command(f"kind {number}", f"outcome {number}")
        metrics.bot(f"outcome {number}")
        metrics.call("webhook", f"outcome {number}")
        metrics.call("push", f"outcome {number}")
        metrics.refused(number)
        with metrics.connection(f"kind {number}"):
            pass
    names = told(metrics)
    assert names["fiorino_commands_total other other"] == 2000
    assert names["fiorino_connections other"] == 0
    assert not any("kind" in name or "outcome" in name for name in names)
    assert len(names) < 600


def test_every_known_label_is_kept(metrics: Metrics) -> None:
    for kind in COMMANDS:
        for outcome in OUTCOMES:
            metrics.command(kind, outcome)
    for outcome in BOT_OUTCOMES:
        metrics.bot(outcome)
    for kind in CONNECTIONS:
        with metrics.connection(kind):
            pass
    for outcome in Outcome:
        metrics.call("webhook", outcome)
        metrics.call("push", outcome)
    assert not any("other" in name for name in told(metrics))


def test_the_outcomes_of_calls_are_those_that_there_are() -> None:
    assert set(WEBHOOK_OUTCOMES) == set(Outcome)


def test_the_statuses_are_those_of_a_match() -> None:
    assert set(STATUSES) == set(get_args(Status))


def test_two_servers_in_one_process_do_not_count_for_each_other() -> None:
    one, other = Metrics(), Metrics()
    one.refused(403)
    assert "fiorino_refusals_total 403" not in told(other)


def test_it_is_told_in_the_format_of_prometheus_with_the_process_itself(metrics: Metrics) -> None:
    body, kind = metrics.render()
    assert kind.startswith("text/plain; version=")
    assert b"# HELP fiorino_connections Open connections." in body
    if sys.platform == "linux":
        assert told(metrics)["process_resident_memory_bytes"] > 1e6


PROCESS = """
import os, sys
from fiorino.server.metrics import Metrics, forget_process
metrics = Metrics()
if sys.argv[1] == "count":
    metrics.command("answer", "done", 0.01)
    metrics.matches_are({"running": 5})
    connection = metrics.connection("player")
    connection.__enter__()
    print(os.getpid(), flush=True)
    os._exit(0)  # killed, with the connection open
else:
    print(metrics.render()[0].decode())
    for process in sys.argv[2:]:
        forget_process(int(process))
    print(metrics.render()[0].decode().replace("player", "left"))
"""


def test_any_of_several_processes_tells_the_sums_of_all(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def run(*words: str) -> str:
        command = [sys.executable, "-c", PROCESS, *words]
        return subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True, timeout=60
        ).stdout

    processes = [run("count").strip() for _ in range(2)]
    before, _, after = run("tell", *processes).partition("\n\n")
    assert samples(before)["fiorino_commands_total answer done"] == 2
    assert samples(before)["fiorino_command_seconds_count"] == 2
    assert samples(before)["fiorino_matches running"] == 5
    assert samples(before)["fiorino_connections player"] == 2
    assert samples(after)["fiorino_commands_total answer done"] == 2
    assert "fiorino_connections left" not in samples(after)


def test_one_process_alone_has_nobody_to_forget() -> None:
    forget_process(1)
