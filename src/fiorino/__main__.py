"""`python -m fiorino` is `fiorino`."""

from fiorino.cli import main

main()
