"""The one-line notice about an engine that is not compiled."""

import os

import click

from fiorino import COMPILED


def tell_if_slow() -> None:
    """Print it on the error stream, unless the caller asked for the sources."""
    if not COMPILED and os.environ.get("FIORINO_COMPILED") != "0":
        click.echo(
            "The engine is not compiled and runs about six times slower;"
            " `fiorino doctor` says why.",
            err=True,
        )
