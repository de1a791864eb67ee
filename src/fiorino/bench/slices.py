"""What happened in a stretch of load."""

from dataclasses import dataclass, field
from statistics import quantiles


@dataclass
class Slice:
    """What happened in a stretch of time."""

    seconds: float = 0.0
    moves: int = 0
    waited: list[float] = field(default_factory=list)
    """Seconds from each command to its own event."""
    late: int = 0
    """Moves that began in it, but were acknowledged only afterwards."""
    processor: float | None = None
    """The CPU time of the server meanwhile, in seconds, if the system reports it."""

    received: int = 0
    """Bytes that the players' sockets received, as sent over the network."""

    @property
    def received_each(self) -> float:
        """Bytes per move, to all players of the table together."""
        return self.received / max(1, self.moves + self.late)

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def processor_each(self) -> float | None:
        """CPU seconds per move."""
        return None if self.processor is None else self.processor / max(1, self.moves + self.late)

    def milliseconds(self, percent: int) -> float:
        """The time within which this percentage of the commands was done, in milliseconds."""
        if len(self.waited) < 2:
            return 1000 * sum(self.waited)
        return 1000 * quantiles(self.waited, n=100, method="inclusive")[percent - 1]
