"""The options --workers and --ray: who plays matches for a command."""

from collections.abc import Callable

import click

from fiorino.arena.workers import Workers, local
from fiorino.core.errors import BadOption


def workers_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options --workers and --ray."""
    workers = click.option(
        "--workers", type=int, metavar="K", help="How many processes.  [default: 1]"
    )
    ray = click.option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster; auto: a running one."
    )
    return workers(ray(command))


def chosen_workers(count: int | None, ray: str | None) -> Workers:
    """The workers that the options name."""
    if ray is None:
        return local(1 if count is None else count)
    if count is not None:
        raise BadOption("Choose --workers or --ray, not both.")
    from fiorino.arena.ray_workers import RayWorkers  # noqa: PLC0415 - an extra

    return RayWorkers(ray)
