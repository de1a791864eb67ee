"""How long a test waits for what must happen; only a test that fails waits so long."""

from typing import Final

PATIENCE: Final = 240.0
"""Seconds: long enough for a machine with many times more work than cores."""
