"""What the engine refuses, in sentences by key.

A sentence of the rules begins small: it stands before its rule.
"""

from typing import Final

from fiorino.core.sentences import Sentence

# The rules
NOT_AN_ANSWER: Final = Sentence(
    "refusal-not-an-answer", "that is not an answer to what is asked now"
)
PLAY_AFTER_END: Final = Sentence("refusal-play-after-end", "the match is over")
NOT_ASKED: Final = Sentence("refusal-not-asked", "it is up to {asked} to answer, not {seat}")

# Going back
NOTHING_TO_UNDO: Final = Sentence("refusal-nothing-to-undo", "There is nothing to undo.")
UNDO_DRAW: Final = Sentence("refusal-undo-draw", "A draw cannot be undone.")
UNDO_OTHERS: Final = Sentence("refusal-undo-others", "Only your own answer can be undone.")
UNDO_ASKED: Final = Sentence(
    "refusal-undo-asked", "It cannot be undone: another player has been asked since."
)
UNDO_SEEN: Final = Sentence(
    "refusal-undo-seen", "It cannot be undone: something hidden has been seen."
)
NO_SUCH_MOVE: Final = Sentence(
    "refusal-no-such-move", "The match has {moves:move|moves}; there is no move {move}."
)

# Answers as text
ANSWER_NEEDED: Final = Sentence("refusal-answer-needed", "An answer is needed: {answers}.")
ANSWER_UNCLEAR: Final = Sentence(
    "refusal-answer-unclear", "“{text}” could be {answers}; type a little more."
)
ANSWER_UNKNOWN: Final = Sentence(
    "refusal-answer-unknown", "“{text}” is not understood; answer with {answers}."
)
ANSWER_UNKNOWN_NEAR: Final = Sentence(
    "refusal-answer-unknown-near",
    "“{text}” is not understood; answer with {answers}. Did you mean “{near}”?",
)
ANSWER_NOT_WHOLE: Final = Sentence(
    "refusal-answer-not-whole", "“{number}” is not a whole number; answer with {answers}."
)
NO_ACTION: Final = Sentence("refusal-no-action", "“{text}” is not an action.")
NO_ACTION_NEAR: Final = Sentence(
    "refusal-no-action-near", "“{text}” is not an action. Did you mean “{near}”?"
)
NOT_OFFERED: Final = Sentence("refusal-not-offered", "“{text}” is not among the answers now.")

# Setting up
PLAYER_COUNT: Final = Sentence(
    "refusal-player-count", "{title} is for {counts} players, not {players}."
)
