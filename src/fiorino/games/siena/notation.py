"""Every action of Siena as short text: `play mule`, `bid 7`, `go inn`, `card inn`."""

from collections.abc import Iterable, Sequence

from fiorino.core.notation import Notation
from fiorino.core.protocol import Action
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import BRICKLAYER, ROAD_NAMES, SienaBox


def notation(box: SienaBox, seats: Sequence[str]) -> Notation:
    """The texts for a box and its seats. A new one comes last: indexes stay what they were."""
    cards = [card.name for card in box.cards]
    answers: list[tuple[Action, str]] = [
        (a.DECLINE, "decline"),
        (a.PASS, "pass"),
        (a.DONE, "done"),
        (a.RISE_OR_STAY[0], "rise"),
        (a.STAY, "stay"),
        (a.GO_ON, "step"),
        (a.ENTER, "enter"),
        (a.HALT, "stop"),
        (a.PAY_UP, "pay"),
        (a.GO, "go"),
        (a.GO_INN, "go inn"),
        (a.GIVE, "give"),
        (a.REFUSE, "refuse"),
        (a.DONATE_OR_DECLINE[0], "donate"),
        (a.OPEN_OR_DECLINE[0], "open"),
        (a.LOOK_FOR_FLORINS, "look 8"),
        (a.LOOK_FOR_INN, "look inn"),
        (a.BUILD, "build"),
        (a.CHARITY[0], "charity 10"),
        (a.CHARITY[1], "charity 15"),
        *_all("first", a.FIRST, seats),
        *_all("travel", a.TRAVEL, ROAD_NAMES),
        *_all("sell", a.SELL, box.goods),
        *_all("load", a.LOAD, box.goods[:3]),
        *_all("draw", a.FATO, [str(count) for count in range(1, 7)]),
        *[(a.KEEP_ONE[value], f"keep {value}") for value in range(1, 5)],
        *[
            (a.KEEP_TWO[low][high], f"keep {low} {high}")
            for low in range(1, 5)
            for high in range(low, 5)
        ],
        *_all("play", a.PLAY, cards),
        *_all("green", a.GREEN, cards),
        *_all("with", a.NAME, cards),
        *_all("discard", a.DISCARD, cards),
        *_all("take", a.TAKE, cards),
        *_all("auction", a.AUCTION, cards),
        *[(a.BUILD_WITH[kind], f"build {cards[kind]}") for kind in box.of_type[BRICKLAYER]],
        *_all("bid", a.BID, [str(bid) for bid in range(a.HIGHEST_BID + 1)]),
        (a.CASH_OR_STAY[0], "cash"),
    ]
    outcomes: list[tuple[Action, str]] = [
        (a.DEVIL, "devil"),
        (a.SAFE, "safe"),
        *_all("seat", a.SEAT_DRAWN, seats),
        *_all("card", a.CARD_DRAWN, cards),
        *[(a.SENESI_DRAWN[value], f"senesi {value}") for value in range(1, 5)],
        *[(a.ARTIST_DRAWN[value], f"artist {value}") for value in range(1, 9)],
    ]
    numbered = {"bid": a.Bid, "draw": a.DrawFato, "charity": a.Charity}
    return Notation(answers, outcomes, numbered)


def _all(verb: str, actions: Sequence[Action], names: Iterable[str]) -> list[tuple[Action, str]]:
    """The text of each action: the verb and a name."""
    return [(action, f"{verb} {name}") for action, name in zip(actions, names, strict=False)]
