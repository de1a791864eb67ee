"""M6: scoring a round."""

from fiorino.core.protocol import NOBODY, Seat
from fiorino.games.medici_vs_strozzi.components import HARBORS, NO_HARBOR, NO_TRACK, SHIPS
from fiorino.games.medici_vs_strozzi.events import HarborScored, MarkerMoved, MonopolyPaid
from fiorino.games.medici_vs_strozzi.table import MEDICI, STROZZI, HarborTable


def score_harbors(table: HarborTable) -> None:
    """M6.1 to M6.3: the higher sum in a harbor takes the prize, equal sums take nothing."""
    for harbor in range(HARBORS):
        medici = table.total(MEDICI, harbor)
        strozzi = table.total(STROZZI, harbor)
        winner = NOBODY if medici == strozzi else MEDICI if medici > strozzi else STROZZI
        coins = 0 if winner == NOBODY else table.box.harbor_prize
        if coins:
            table.money[winner] += coins
        rule = "M6.2" if winner == NOBODY else "M6.1"
        table.tell(HarborScored, harbor, (medici, strozzi), winner, coins, rule=rule)


def pushes(table: HarborTable) -> list[int]:
    """M6.4 to M6.7: for each track the pushes of both houses, set off against each other."""
    net = [0] * len(table.box.tracks)
    pushed_by = table.box.pushes
    for ship, harbor in enumerate(table.harbors):
        if harbor == NO_HARBOR:
            continue
        track_of = table.box.track_of[harbor]
        towards = 1 if ship < SHIPS else -1
        for kind in table.cargo[ship]:
            if track_of[kind] != NO_TRACK:
                net[track_of[kind]] += towards * pushed_by[kind]
    return net


def move_markers(table: HarborTable) -> None:
    """M6.7: each marker moves by its net push and stops at the end of its track."""
    side = table.box.side
    for track, push in enumerate(pushes(table)):
        if push == 0:
            continue
        before = table.markers[track]
        after = max(-side, min(side, before + push))
        table.markers[track] = after
        if after != before:
            table.tell(MarkerMoved, track, before, after)


def pay_monopolies(table: HarborTable) -> None:
    """M6.8, M6.9: every marker off the middle pays its side, with its bonus."""
    for track, marker in enumerate(table.markers):
        if marker == 0:
            continue
        owner = owner_of(marker)
        coins = table.box.payout(marker)
        table.money[owner] += coins
        rule = "M6.9" if coins > table.box.monopoly_prize else "M6.8"
        table.tell(MonopolyPaid, track, owner, coins, rule=rule)


def owner_of(marker: int) -> Seat:
    """The house on whose side a marker stands."""
    return MEDICI if marker > 0 else STROZZI
