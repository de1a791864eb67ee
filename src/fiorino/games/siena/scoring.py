"""S30, S31: the final count and the winner."""

from typing import TYPE_CHECKING, Final

from fiorino.core.protocol import Result, Seat
from fiorino.games.siena.components import BANKER
from fiorino.games.siena.events import MatchEnded, PointsCounted, WinnerNamed

if TYPE_CHECKING:
    from fiorino.games.siena.table import SienaTable

RULES: Final = {
    "start": "S30.3",
    "richest": "S30.4",
    "poorest": "S30.5",
    "tower": "S30.8",
    "most levels": "S30.9",
    "artists": "S30.10",
    "senesi": "S30.10",
    "stinginess": "S30.11",
}
"""The rule of each line of the count."""
START: Final = 28
RICHEST: Final = 2
POOREST: Final = -2
BUILT_MOST: Final = 2


def bankers(table: "SienaTable") -> list[int]:
    """S30.1, S30.2: those who are counted, poorest first."""
    return [seat for seat in table.ranking() if table.status[seat] == BANKER]


def count(table: "SienaTable") -> dict[int, list[tuple[str, int]]]:
    """S30.3 to S30.11: for each Banker the lines of their count."""
    counted = bankers(table)
    lines: dict[int, list[tuple[str, int]]] = {seat: [("start", START)] for seat in counted}
    if not counted:
        return lines
    lines[counted[-1]].append(("richest", RICHEST))
    poorest_loses = table.players > 2 or table.choices.two_player_poorest == "loses_2"
    if len(counted) > 1 and poorest_loses:
        lines[counted[0]].append(("poorest", POOREST))
    for seat in counted:
        lines[seat] += [
            ("tower", sum([table.box.tower_points[level] for level in levels(table, seat)])),
            ("artists", sum([value for owner, value, _ in table.engaged if owner == seat])),
            ("senesi", sum(table.kept[seat])),
        ]
    builder = most_levels(table, counted)
    if builder is not None:
        lines[builder].append(("most levels", BUILT_MOST))
    number = 0
    for seat in counted:
        if table.choices.stinginess == "per_player":
            number = 0
        cubes = table.stinginess[seat]
        lines[seat].append(("stinginess", -sum(range(number + 1, number + cubes + 1))))
        number += cubes
    return lines


def levels(table: "SienaTable", seat: int) -> list[int]:
    """The levels of the Tower that a player built, from the ground."""
    return [level for level, builder in enumerate(table.tower) if builder == seat]


def most_levels(table: "SienaTable", counted: list[int]) -> int | None:
    """S30.9: who built most; a tie goes to whoever built the lowest level."""
    builders = [seat for seat in counted if seat in table.tower]
    if not builders:
        return None
    return min(builders, key=lambda seat: (-table.tower.count(seat), table.tower.index(seat)))


def final_result(table: "SienaTable") -> Result:
    """S31: the points of the Bankers, 0 for the others, and the winner."""
    lines = count(table)
    scores = [0] * table.players
    for seat, told in lines.items():
        scores[seat] = sum([points for _, points in told])
    if not lines:
        return Result(tuple(scores), ())
    most = max([scores[seat] for seat in lines])
    tied = [seat for seat in bankers(table) if scores[seat] == most]
    winner = max(tied, key=lambda seat: (max(levels(table, seat), default=-1), tied.index(seat)))
    return Result(tuple(scores), (Seat(winner),))


def tell_end(table: "SienaTable") -> None:
    """S29 to S31: tell why the match is over, the count line by line, and who won."""
    if not table.watched:  # counting takes longer than a turn
        return
    table.tell(MatchEnded, table.ending, rule=_rule_of_end(table))
    for seat, told in count(table).items():
        for what, points in told:
            if points:
                rule = _rule_of_line(table, what)
                table.tell(PointsCounted, Seat(seat), what, points, rule=rule)
    result = final_result(table)
    table.tell(WinnerNamed, result.winners, rule=_rule_of_winning(table, result))


def _rule_of_end(table: "SienaTable") -> str:
    """S29: by which rule the match is over."""
    if table.ending == "tower":
        return "S29.1"
    if table.ending == "lorenzetti":
        return "S29.2"
    return "S29.4" if table.choices.game == "advanced" else "S29.3"


def _rule_of_line(table: "SienaTable", what: str) -> str:
    """S30: by which rule a line of the count is counted."""
    if what == "richest" and len(bankers(table)) == 1:
        return "S30.6"
    if what == "poorest" and table.players == 2:
        return "S30.7"
    return RULES[what]


def _rule_of_winning(table: "SienaTable", result: Result) -> str:
    """S31: by which rule the winner won: by points, or of the tied by levels or by wealth."""
    if not result.winners:
        return "S31.4"
    most = max([result.scores[seat] for seat in bankers(table)])
    tied = [seat for seat in bankers(table) if result.scores[seat] == most]
    if len(tied) == 1:
        return "S31.1"
    return "S31.2" if any([seat in table.tower for seat in tied]) else "S31.3"
