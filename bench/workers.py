"""How the match rate grows with workers, locally and by Ray: `python -m bench.workers`.

All are measured in one run, in turn and several times over; what counts is the ratios. The time
before the first block is done, in which workers start, is told apart.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Final

import msgspec
from ray.cluster_utils import Cluster

from fiorino.arena.plan import Plan
from fiorino.arena.playing import play_block
from fiorino.arena.ray_workers import RayWorkers
from fiorino.arena.tournament import run
from fiorino.arena.workers import Processes, Workers

SEED: Final = "workers"


@dataclass(frozen=True)
class Measured:
    """One run."""

    rate: float
    """Matches a second, once the first block is done."""
    start: float
    """Seconds until then."""
    head: float
    """The CPU time per block of the collecting process, in milliseconds."""


def measure(plan: Plan, workers: Workers) -> Measured:
    """Run a tournament."""
    heard: list[float] = []

    def hear(_done: int) -> None:
        heard.append(perf_counter())

    began, used = perf_counter(), process_time()
    run(plan, workers, hear)
    used = process_time() - used
    matches = plan.seats * (len(heard) - 1)
    return Measured(matches / (heard[-1] - heard[0]), heard[0] - began, 1000 * used / len(heard))


@contextmanager
def clusters() -> Iterator[Callable[[int], Workers]]:
    """Ray clusters of one node and of two, one processor each."""
    opened: dict[int, Cluster] = {}
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 - as those of ours

    def workers(count: int) -> Workers:
        if count not in opened:
            head = {"num_cpus": 1, "include_dashboard": False}
            opened[count] = Cluster(initialize_head=True, head_node_args=head)
            for _ in range(count - 1):
                opened[count].add_node(num_cpus=1)
        return RayWorkers(opened[count].address)

    try:
        yield workers
    finally:
        for cluster in opened.values():
            cluster.shutdown()


def main() -> None:
    """Measure, and print rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="siena")
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=3)
    arguments = parser.parse_args()
    plan = Plan(arguments.game, tuple(arguments.bots.split(",")), SEED, arguments.matches)
    play_block(plan, 0)
    used = process_time()
    blocks = [play_block(plan, deal) for deal in range(5)]
    used = (process_time() - used) / len(blocks)
    size = len(msgspec.json.encode(blocks)) / len(blocks)
    print(f"a deal takes {1000 * used:.0f} ms of processor time, and {size:.0f} bytes come back")
    found: dict[str, list[Measured]] = {}
    with clusters() as by_ray:
        for _ in range(arguments.repeats):
            for count in (1, 2):
                for name, workers in (("local", Processes(count)), ("Ray", by_ray(count))):
                    one = measure(plan, workers)
                    found.setdefault(f"{name} {count}", []).append(one)
                    print(
                        f"{name}, {count}: {one.rate:.1f} matches/s, the first deal after"
                        f" {one.start:.1f} s, {one.head:.1f} ms a deal at the head"
                    )
    middle = {name: median(one.rate for one in ones) for name, ones in found.items()}
    print(f"local: 2 workers are {middle['local 2'] / middle['local 1']:.2f} times 1")
    print(f"Ray: 2 nodes are {middle['Ray 2'] / middle['Ray 1']:.2f} times 1")
    print(f"2 nodes of Ray are {middle['Ray 2'] / middle['local 2']:.2f} times 2 local workers")


if __name__ == "__main__":
    main()
