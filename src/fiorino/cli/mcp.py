"""`fiorino mcp`: matches for language models over the Model Context Protocol."""

import click

from fiorino.core.errors import FiorinoError, missing


@click.command()
@click.option("--hints/--no-hints", default=True, show_default=True, help="Offer the tool “hint”.")
def mcp(hints: bool) -> None:
    """Let a language model play, as an MCP server on standard input and output.

    Programs that use language models start it themselves; docs/agents.md shows how. Matches are
    kept in memory until the program ends it.
    """
    try:
        from fiorino.server.agents.mcp import create_server  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as fault:
        raise FiorinoError(str(missing("mcp", fault))) from None
    create_server(hints=hints).run()
