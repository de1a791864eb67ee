"""What a table of Medici vs Strozzi may choose."""

from dataclasses import dataclass
from typing import Literal

from fiorino.core.options import Options, choice

LastLot = Literal["sold", "not_sold"]


@dataclass(frozen=True)
class MediciOptions(Options):
    """What a table may choose."""

    last_lot: LastLot = choice(
        "sold",
        says="Whether the lot with the last tile of the bag is still sold and loaded.",
        rule="M5.3",
    )
