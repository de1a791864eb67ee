"""`fiorino completion`: the script that teaches a shell to complete our commands."""

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the completion script for SHELL.

    For bash: fiorino completion bash > ~/.local/share/bash-completion/completions/fiorino
    """
    kind = get_completion_class(shell)
    assert kind is not None
    root = ctx.find_root().command
    click.echo(kind(root, {}, "fiorino", "_FIORINO_COMPLETE").source())
