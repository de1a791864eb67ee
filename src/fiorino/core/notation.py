"""Every action as short text and as an index: one list per box, so that all three agree."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.errors import BadNotation, NotWhole
from fiorino.core.protocol import Action
from fiorino.core.wording import did_you_mean, listed

LONGEST_NUMBER: Final = 20
NUMBER: Final = "{number}"
"""What stands for the number in the pattern of a text."""


def _family(text: str) -> tuple[str, int]:
    """A text that ends in a number, apart: “price 18” is “price {number}” and 18."""
    words, _, last = text.rpartition(" ")
    is_number = bool(words) and last.isdecimal() and str(int(last)) == last
    return (f"{words} {NUMBER}", int(last)) if is_number else ("", -1)


def is_number(text: str) -> bool:
    """Whether a text is a number of bearable length, whole or not: “18”, “-3”, “18.5”, “18,5”."""
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

    The answers of seats come first: their place is the action index of learners. The outcomes
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
        """Verbs that take a number, with what makes an action of it, in range or not."""
        self._families: Final = tuple([_family(text) for _, text in answers])

    def write(self, action: Action) -> str:
        """The text of an action."""
        return self._texts[action]

    def index(self, action: Action) -> int:
        """The place of a seat's action in the fixed order."""
        return self._indexes[action]

    def listed(self, action: Action) -> tuple[int, str, str, int]:
        """Index and text of a seat's action, and the text apart: a pattern and its last number."""
        place = self._indexes[action]
        return place, self._texts[action], *self._families[place]

    def parse(self, text: str) -> Action:
        """The action that this exact text names, legal or not."""
        action = self._by_text.get(text)
        if action is None:
            raise BadNotation(f"“{text[:60]}” is no action." + did_you_mean(text, self._by_text))
        return action

    def read(self, text: str, options: Sequence[Action]) -> Action:
        """The action that a person means: words may be shortened, spaces and case do not matter.

        An action that exists but is not among the options is returned too: the match refuses
        it with its rule.
        """
        words = text.lower().split()
        if not words:
            raise BadNotation(f"An answer is needed: {self._offer(options)}.")
        exact = self._by_text.get(" ".join(words))
        if exact is not None:
            return exact
        beyond = self._beyond(words)
        if beyond is not None:
            return beyond
        legal = self._meant(words, [self._texts[action] for action in options])
        if len(legal) == 1:
            return self._by_text[legal[0]]
        if len(legal) > 1:
            shown = legal if len(legal) <= 6 else [*legal[:5], "…"]
            raise BadNotation(f"“{text.strip()[:60]}” may be {listed(shown)}; say a little more.")
        known = self._meant(words, list(self._by_text))
        if len(known) == 1:
            return self._by_text[known[0]]
        family = [other for other in self._by_text if other.split()[0] == words[0]]
        if family and len(words) > 1:
            raise BadNotation(f"There is no “{text.strip()[:60]}”; there is {self._range(family)}.")
        near = did_you_mean(" ".join(words), [self._texts[action] for action in options])
        raise BadNotation(
            f"“{text.strip()[:60]}” is not understood; answer with {self._offer(options)}."
            + (near or did_you_mean(words[0], self.verbs))
        )

    def _beyond(self, words: list[str]) -> Action | None:
        """The action of a verb with a number that no listed action has: its rule refuses it."""
        if len(words) != 2 or not is_number(words[1]):
            return None
        verbs = [verb for verb in self._numbered if verb.startswith(words[0])]
        if len(verbs) != 1:
            return None
        if not words[1].lstrip("+-").isdecimal():
            raise NotWhole(words[1])
        number = int(words[1])
        exact = self._by_text.get(f"{verbs[0]} {number}")
        return self._numbered[verbs[0]](number) if exact is None else exact

    def _offer(self, options: Sequence[Action]) -> str:
        """What may be said now, families of numbers as one: “price 0 … price 400”."""
        return self._range([self._texts[action] for action in options])

    @staticmethod
    def _range(texts: list[str]) -> str:
        return f"{texts[0]} … {texts[-1]}" if len(texts) > 12 else listed(texts)

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
