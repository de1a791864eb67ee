"""The command line: `fiorino …`. Commands are imported when they are called, so it starts fast."""

import io
import os
import sys
from importlib import import_module

import click

from fiorino import COMPILED, __version__
from fiorino.core.errors import FiorinoError

REFUSED = 1
INTERRUPTED = 130

COMMANDS = {
    "play": "fiorino.cli.play:play",
    "serve": "fiorino.cli.serve:serve",
    "worker": "fiorino.cli.worker:worker",
    "arena": "fiorino.cli.arena:arena",
    "simulate": "fiorino.cli.simulate:simulate",
    "train": "fiorino.cli.train:train",
    "agent-server": "fiorino.cli.agent_server:agent_server",
    "mcp": "fiorino.cli.mcp:mcp",
    "replay": "fiorino.cli.files:replay",
    "analyze": "fiorino.cli.analyze:analyze",
    "puzzle": "fiorino.cli.puzzle:puzzle",
    "verify": "fiorino.cli.files:verify",
    "position": "fiorino.cli.files:position",
    "rules": "fiorino.cli.rules:rules",
    "games": "fiorino.cli.rules:games",
    "db": "fiorino.cli.database:db",
    "admin": "fiorino.cli.admin:admin",
    "bench": "fiorino.cli.bench:bench",
    "doctor": "fiorino.cli.doctor:doctor",
    "completion": "fiorino.cli.completion:completion",
}


class Chosen:
    """What is chosen for one call of `fiorino`, whatever the command."""

    def __init__(self) -> None:
        self.language = ""
        """The code of a language; empty for that of the surroundings."""


class Fiorino(click.Group):
    """A group whose commands are found by name when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as fault:
            from fiorino.core.wording import did_you_mean  # noqa: PLC0415 - only for the refusal

            hint = did_you_mean(args[0], COMMANDS)
            raise click.UsageError(f"{fault.message}{hint}", ctx) from None


def _choose(ctx: click.Context, param: click.Parameter, wanted: str | None) -> None:
    if wanted:
        from fiorino.cli.language import choose  # noqa: PLC0415 - only where one is chosen

        choose(ctx, param, wanted)


@click.group(
    cls=Fiorino,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit codes: 0 done, 1 refused (the message says why), 2 wrong usage, 130 interrupted.",
)
@click.version_option(
    __version__,
    message=f"fiorino %(version)s (Python {sys.version.split()[0]},"
    f" {'compiled' if COMPILED else 'from source'})",
)
@click.option(
    "--language",
    metavar="CODE",
    expose_value=False,
    callback=_choose,
    help="Language of what is said: en, nl, de, hu or it; also in FIORINO_LANGUAGE."
    "  [default: that of the system]",
)
def fiorino() -> None:
    """The digital table for two Tuscan merchant games."""


def _refuse_broken_words(words: list[str]) -> None:
    """Refuse arguments that are not valid text, unless they name existing files."""
    for word in words:
        if not word.isprintable() and not os.path.lexists(word):
            from fiorino.cli.language import words as said  # noqa: PLC0415 - only for the refusal

            shown = word.encode("utf-8", "replace").decode()
            raise FiorinoError(said().text("terminal-error-not-text", text=shown[:60]))


def main() -> None:
    """Run the command line; a refusal is one sentence, never a traceback."""
    chosen = Chosen()
    try:
        _refuse_broken_words(sys.argv[1:])
        code = fiorino.main(prog_name="fiorino", standalone_mode=False, obj=chosen)
    except click.ClickException as fault:
        from fiorino.cli.clean import clean  # noqa: PLC0415 - only for a refusal

        shown = io.StringIO()
        fault.show(shown)
        click.echo(clean(shown.getvalue(), "\n"), err=True, nl=False)
        code = fault.exit_code
    except FiorinoError as fault:
        from fiorino.cli.clean import echo  # noqa: PLC0415 - only for a refusal
        from fiorino.cli.language import chosen_words, refusal  # noqa: PLC0415

        echo(f"fiorino: {refusal(chosen_words(chosen.language), fault)}", err=True)
        code = REFUSED
    except (click.Abort, KeyboardInterrupt):
        from fiorino.cli.language import chosen_words  # noqa: PLC0415 - only for this sentence

        said = chosen_words(chosen.language).text("terminal-interrupted")
        click.echo(f"fiorino: {said}", err=True)
        code = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    sys.exit(code if isinstance(code, int) else 0)
