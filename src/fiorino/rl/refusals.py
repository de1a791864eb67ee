"""The adapters' refusals beyond the rules, as sentences by key."""

from typing import Final

from fiorino.core.sentences import Sentence

NO_SUCH_INDEX: Final = Sentence(
    "refusal-no-such-index", "there is no answer {index}: the first is 0, the last {last}"
)
MUST_ANSWER: Final = Sentence("refusal-must-answer", "{seat} is asked and must answer")
