"""What the rules refuse, in sentences by key; each begins small and stands before its rule."""

from typing import Final

from fiorino.core.sentences import Sentence

BID_OR_PASS: Final = Sentence("fiera-refusal-bid-or-pass", "now bid or pass")
TOO_LOW: Final = Sentence("fiera-refusal-too-low", "a bid must be more than {high}")
TOO_POOR: Final = Sentence("fiera-refusal-too-poor", "you have {coins:florin|florins}, no more")
