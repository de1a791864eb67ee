"""`python -m fiorino.cli` is `fiorino`."""

from fiorino.cli import main

main()
