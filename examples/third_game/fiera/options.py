"""What a table of Fiera may choose."""

from dataclasses import dataclass
from typing import Literal

from fiorino.core.options import Options, choice


@dataclass(frozen=True)
class FieraOptions(Options):
    """What a table may choose."""

    days: Literal["eight", "four"] = choice(
        "eight", says="How many days the fair lasts.", rule="F2.1"
    )
