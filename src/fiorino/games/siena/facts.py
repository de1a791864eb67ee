"""What statistics tell about a match of Siena: how it ended, and how fast people rose."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from fiorino.core.protocol import Event
from fiorino.games.siena.components import BANKER, MERCHANT
from fiorino.games.siena.events import RoundBegan, StatusRisen
from fiorino.games.siena.table import SienaTable


def facts(table: SienaTable, told: Sequence[Event]) -> Mapping[str, float | str]:
    """Numbers to average and words to count over many matches."""
    rises: dict[int, list[int]] = {MERCHANT: [], BANKER: []}
    current = 0
    for event in told:
        if isinstance(event, RoundBegan):
            current = event.round
        elif isinstance(event, StatusRisen):
            rises[event.status].append(current)
    found: dict[str, float | str] = {
        "ending": table.ending,
        "rounds": float(table.round),
        "players left out (not Bankers)": float(table.players - table.status.count(BANKER)),
        "levels of the Tower": float(len(table.tower)),
        "Artists engaged": float(len(table.engaged)),
        "Senesi kept": float(sum([len(kept) for kept in table.kept])),
        "stinginess cubes": float(sum(table.stinginess)),
    }
    if rises[MERCHANT]:
        found["round of becoming Merchant"] = fmean(rises[MERCHANT])
    if rises[BANKER]:
        found["round of becoming Banker"] = fmean(rises[BANKER])
    return found
