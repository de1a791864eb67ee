"""`fiorino serve`: the live table, for this machine or for a club."""

from pathlib import Path

import click

from fiorino.cli.slowness import tell_if_slow


@click.command()
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
@click.option("--host", help="Where to listen.")
@click.option("--port", type=int, metavar="N", help="The port to listen at; 0 is any that is free.")
@click.option("--public-address", metavar="URL", help="What people type to come here.")
@click.option("--workers", type=int, metavar="N", help="Server processes; several need PostgreSQL.")
@click.option("--browser/--no-browser", "open_browser", default=None, help="Open the page.")
@click.option(
    "--config",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="A TOML file of settings; fiorino.toml in this folder is read by itself.",
)
@click.option("--show-config", is_flag=True, help="Tell every setting and where it comes from.")
def serve(config: Path | None, show_config: bool, **flags: object) -> None:
    """Host matches over the network: create a table, send the link, play.

    Settings come from flags, from the environment (FIORINO_PORT …) and from one TOML file, in
    this order.
    """
    from fiorino.server.settings import load, show  # noqa: PLC0415 - the help needs no server

    settings = load(flags, config=config)
    if show_config:
        click.echo(show(settings))
        return
    from fiorino.server.serving import serve as run  # noqa: PLC0415

    tell_if_slow()
    run(settings, click.echo)
