"""What the rules refuse, in sentences by key; each begins small and stands before its rule."""

from typing import Final

from fiorino.core.sentences import Sentence

# The lot
STOP_FIRST: Final = Sentence(
    "refusal-medici-stop-first", "first stop drawing; then the price is named"
)
DRAW_OR_STOP: Final = Sentence("refusal-medici-draw-or-stop", "now draw another tile, or stop")
BAG_EMPTY: Final = Sentence("refusal-medici-bag-empty", "the bag is empty")
LOT_FULL: Final = Sentence("refusal-medici-lot-full", "a lot has at most {most:tile|tiles}")
SHIPS_FULL: Final = Sentence(
    "refusal-medici-ships-full", "none of your ships has room for another tile"
)
DRAWING_STOPPED: Final = Sentence("refusal-medici-drawing-stopped", "you have stopped drawing")

# The price
NAME_PRICE: Final = Sentence("refusal-medici-name-price", "now name a price from 0 to {highest}")
BUY_OR_REFUSE: Final = Sentence(
    "refusal-medici-buy-or-refuse", "the price is {price}: buy or refuse"
)

# The ships
LOAD_OR_THROW: Final = Sentence(
    "refusal-medici-load-or-throw", "the lot is bought: load it or throw it away"
)
NO_SUCH_SHIP: Final = Sentence("refusal-medici-no-such-ship", "there is no such ship or harbor")
NO_ROOM: Final = Sentence(
    "refusal-medici-no-room",
    "the ship of {ship} has room for {room:more tile|more tiles}, not for the whole lot",
)
SHIP_STAYS: Final = Sentence(
    "refusal-medici-ship-stays", "the ship of {ship} stays in {harbor} until the round is over"
)
HARBOR_TAKEN: Final = Sentence(
    "refusal-medici-harbor-taken", "another ship of yours is in {harbor}"
)
