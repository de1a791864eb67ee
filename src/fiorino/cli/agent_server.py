"""`fiorino agent-server`: matches over HTTP for language models and other agents."""

import click

USUAL_PORT = 8252


@click.command("agent-server")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=USUAL_PORT,
    show_default=True,
    metavar="N",
    help="The port to listen at; 0 is any that is free.",
)
@click.option("--quiet", is_flag=True, help="Print no line for each request.")
def agent_server(host: str, port: int, quiet: bool) -> None:
    """Let language models and other agents play over HTTP, in JSON.

    Matches are kept in memory until Ctrl-C. The messages are told in docs/agents.md; a client to
    begin from is examples/agent_client.py.
    """
    # The help needs no server.
    from fiorino.server.agents.serving import AgentServer  # noqa: PLC0415
    from fiorino.server.ports import address_of, open_port  # noqa: PLC0415

    with open_port(host, port) as listening:
        server = AgentServer(host)
        if not quiet:
            server.log_requests()
        click.echo(f"Agents play at {address_of(listening)} (Ctrl-C ends it).")
        server.run([listening])
