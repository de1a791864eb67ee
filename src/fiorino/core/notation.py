"""Every action as short text and as an index; one list per box keeps all three in agreement."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fiorino.core import refusals
from fiorino.core.compiling import mypyc_attr
from fiorino.core.errors import BadNotation
from fiorino.core.protocol import Action
from fiorino.core.wording import nearest

LONGEST_NUMBER: Final = 20
LONGEST_SHOWN: Final = 60
"""How much of a refused text is quoted."""
MOST_NAMED: Final = 12
"""Up to this many answers are named one by one."""
NUMBER: Final = "{number}"
"""What stands for the number in the pattern of a text."""


def _family(text: str) -> tuple[str, int]:
    """Split a text that ends in a number: “price 18” is “price {number}” and 18."""
    words, _, last = text.rpartition(" ")
    is_number = bool(words) and last.isdecimal() and str(int(last)) == last
    return (f"{words} {NUMBER}", int(last)) if is_number else ("", -1)


def _offer(texts: list[str]) -> tuple[str, ...]:
    """The possible texts; if there are many, only the ends: “price 0 … price 400”."""
    return (f"{texts[0]} … {texts[-1]}",) if len(texts) > MOST_NAMED else tuple(texts)


def is_number(text: str) -> bool:
    """Whether a text is a number of tolerable length, whole or not: “18”, “-3”, “18.5”, “18,5”."""
    digits = text.removeprefix("-").removeprefix("+").replace(",", ".")
    whole, point, fraction = digits.partition(".")
    return (
        len(text) <= LONGEST_NUMBER
        and digits.isascii()
        and whole.isdecimal()
        and (fraction.isdecimal() or not point)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """The actions of a game in their fixed order, each with its text.

    The answers of seats come first; their position is the learners' action index. The outcomes
    of CHANCE follow in `outcomes` and have no index.
    """

    def __init__(
        self,
        answers: Sequence[tuple[Action, str]],
        outcomes: Sequence[tuple[Action, str]],
        numbered: Mapping[str, Callable[[int], Action]] | None = None,
    ) -> None:
        self.size: Final = len(answers)
        self.actions: Final = tuple([action for action, _ in answers])
        self.outcomes: Final = tuple([action for action, _ in outcomes])
        self._indexes: Final = {action: place for place, action in enumerate(self.actions)}
        self._texts: Final = dict([*answers, *outcomes])
        self._by_text: Final = {text: action for action, text in self._texts.items()}
        self.verbs: Final = tuple(dict.fromkeys(text.split()[0] for _, text in answers))
        self._numbered: Final[Mapping[str, Callable[[int], Action]]] = numbered or {}
        """Verbs that take a number, each with a function that turns it into an action."""
        self._families: Final = tuple([_family(text) for _, text in answers])
        self._following: Final = tuple(
            [place > 0 and self._continues(place) for place in range(self.size)]
        )

    def _continues(self, place: int) -> bool:
        pattern, number = self._families[place]
        return pattern != "" and (pattern, number - 1) == self._families[place - 1]

    def write(self, action: Action) -> str:
        """The text of an action."""
        return self._texts[action]

    def index(self, action: Action) -> int:
        """The index of a seat's action in the fixed order."""
        return self._indexes[action]

    def place_after(self, place: int, action: Action) -> int:
        """The index of a seat's action, found faster if it follows this one, as it often does."""
        following = place + 1
        if 0 <= following < self.size and self.actions[following] is action:
            return following
        return self._indexes[action]

    def follows(self, place: int) -> bool:
        """Whether an action and the one before it differ only in a rising number."""
        return self._following[place]

    def text(self, place: int) -> str:
        """The text of a seat's action by its index."""
        return self._texts[self.actions[place]]

    def family(self, place: int) -> tuple[str, int]:
        """The text of a seat's action, split into a pattern and its last number."""
        return self._families[place]

    def parse(self, text: str) -> Action:
        """The action that this exact text names, legal or not."""
        action = self._by_text.get(text)
        if action is None:
            shown, near = text[:LONGEST_SHOWN], nearest(text, self._by_text)
            if near:
                raise BadNotation(refusals.NO_ACTION_NEAR, text=shown, near=near)
            raise BadNotation(refusals.NO_ACTION, text=shown)
        return action

    def read(self, text: str, options: Sequence[Action], also: Sequence[str] = ()) -> Action:
        """The action that a person means; words may be shortened, spaces and case are ignored.

        An action that exists but is not among the options is returned too: the match refuses
        it with its rule. `also` are other words that may be typed here, such as commands.
        """
        words = text.lower().split()
        texts = [self._texts[action] for action in options]
        if not words:
            raise BadNotation(refusals.ANSWER_NEEDED, answers=_offer(texts))
        exact = self._by_text.get(" ".join(words))
        if exact is not None:
            return exact
        beyond = self._beyond(words, texts)
        if beyond is not None:
            return beyond
        legal = self._meant(words, texts)
        if len(legal) == 1:
            return self._by_text[legal[0]]
        if len(legal) > 1:
            shown = legal if len(legal) <= 6 else [*legal[:5], "…"]
            raise BadNotation(
                refusals.ANSWER_UNCLEAR, text=text.strip()[:LONGEST_SHOWN], answers=tuple(shown)
            )
        known = self._meant(words, list(self._by_text))
        if len(known) == 1:
            return self._by_text[known[0]]
        raise self._unknown(text.strip()[:LONGEST_SHOWN], words, texts, also)

    def _unknown(
        self, shown: str, words: list[str], texts: list[str], also: Sequence[str]
    ) -> BadNotation:
        """The refusal of words that mean no action: what is possible, and the likely meaning."""
        family = [text for text in texts if text.split()[0] == words[0]]
        answers = _offer(family or texts)
        near = nearest(" ".join(words), [*texts, *also]) or nearest(words[0], [*also, *self.verbs])
        if not near or near == words[0] or near in family:
            return BadNotation(refusals.ANSWER_UNKNOWN, text=shown, answers=answers)
        return BadNotation(refusals.ANSWER_UNKNOWN_NEAR, text=shown, answers=answers, near=near)

    def _beyond(self, words: list[str], texts: list[str]) -> Action | None:
        """The action of a verb with a number that no listed action has: its rule refuses it."""
        if len(words) != 2 or not is_number(words[1]):
            return None
        verbs = [verb for verb in self._numbered if verb.startswith(words[0])]
        if len(verbs) != 1:
            return None
        if not words[1].lstrip("+-").isdecimal():
            raise BadNotation(refusals.ANSWER_NOT_WHOLE, number=words[1], answers=_offer(texts))
        number = int(words[1])
        exact = self._by_text.get(f"{verbs[0]} {number}")
        return self._numbered[verbs[0]](number) if exact is None else exact

    @staticmethod
    def _meant(words: list[str], texts: list[str]) -> list[str]:
        """The texts whose words these words shorten; a number is never shortened."""
        found = []
        for text in texts:
            full = text.split()
            if len(words) <= len(full) and all(
                whole == part or (not part.isdigit() and whole.startswith(part))
                for part, whole in zip(words, full, strict=False)
            ):
                found.append(text)
        return found
