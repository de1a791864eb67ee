"""The language of the terminal: which one, sentences with coloured words, refusals translated.

Commands and answers that are typed are the same in every language.
"""

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.style import Style
from rich.text import Text

from fiorino.cli import Chosen
from fiorino.core.errors import FiorinoError, IllegalAction
from fiorino.locale import ENGLISH, Catalogue, Marked, Word, catalogue, find_language

Command = TypeVar("Command", bound=Callable[..., Any])
YOU: Final = "you"
"""The name of the player at the keyboard who has given no other."""


def choose(context: click.Context, _: click.Parameter, wanted: str | None) -> None:
    """Speak this language from now on; the option that stands last counts."""
    if wanted:
        context.ensure_object(Chosen).language = find_language(wanted)


def language_option(command: Command) -> Command:
    """`--language CODE` of a command, as `fiorino` itself has it."""
    return click.option(
        "--language",
        metavar="CODE",
        expose_value=False,
        is_eager=True,
        callback=choose,
        help="Say it in en, nl, de, hu or it.",
    )(command)


def words() -> Catalogue:
    """The words of the language of this call."""
    context = click.get_current_context(silent=True)
    chosen = context.find_object(Chosen) if context else None
    return catalogue(find_language(chosen.language if chosen else ""))


def styled(said: Catalogue, key: str, style: str = "", **given: Word | Text) -> Text:
    """A sentence in a style, in which words that are given as text keep their own.

    A name that a language inflects, or a thing that is named by its key, keeps its first colour.
    """
    marked = [name for name, word in given.items() if isinstance(word, Text)]
    plain: dict[str, Word] = {
        name: Marked(word.plain, marked.index(name)) if isinstance(word, Text) else word
        for name, word in given.items()
    }
    line = Text()
    for part, number in Marked.parts(said.text(key, **plain)):
        word = given[marked[number]] if number is not None else None
        if not isinstance(word, Text):
            line.append(part, style=style)
        elif part == word.plain:
            line.append_text(word)
        else:
            line.append(part, style=_first_style(word))
    return line


def _first_style(word: Text) -> str | Style:
    return word.spans[0].style if word.spans else word.style


def did_you_mean(said: Catalogue, word: str, known: Iterable[str]) -> str:
    """A hint like " Did you mean “buy”?", or nothing where nothing is near."""
    spelled = {name.lower(): name for name in known}
    near = difflib.get_close_matches(word.lower(), list(spelled), n=1, cutoff=0.6)
    return f" {said.text('terminal-did-you-mean', word=spelled[near[0]])}" if near else ""


def addressed(players: Sequence[str], seat: int) -> bool:
    """Whether whoever reads sits here: the one player who is called “you”."""
    return 0 <= seat < len(players) and players[seat] == YOU and players.count(YOU) == 1


def card_word(said: Catalogue, name: str) -> str:
    """A card of Siena by its notation: the key of its name, or, for a Goods card, its workers."""
    workers = re.findall(r"([a-z]+)(\d+)", name)
    if not workers:
        return f"siena-card-{name.partition('-')[0]}"
    return " · ".join(
        said.text("siena-workers", good=f"siena-good-{good}", count=int(count))
        for good, count in workers
    )


def reason(said: Catalogue, sentence: str) -> str:
    """Why something is refused: a sentence of the program in this language, where it has one."""
    from fiorino.server.play.wording import wording_of  # noqa: PLC0415 - only for a refusal

    wording = None if said.language == ENGLISH else wording_of(sentence)
    if wording is None:
        return sentence
    return said.text(
        wording.key, **{name: _turned(said, name, word) for name, word in wording.words.items()}
    )


def _turned(said: Catalogue, name: str, word: str) -> Word:
    """What stands in a place of a refusal, as its message wants it: a number, a thing's key."""
    if name == "card":
        return card_word(said, word)
    if name in ("good", "harbor"):
        return f"{'siena' if name == 'good' else 'medici'}-{name}-{word}"
    return int(word) if word.isdecimal() else word


class BadFile(FiorinoError):
    """What is wrong with a file, together with its name."""

    def __init__(self, path: Path, fault: FiorinoError) -> None:
        super().__init__(f"“{path}”: {fault}")
        self.path = path
        self.fault = fault


def refusal(fault: FiorinoError, wanted: str) -> str:
    """A refusal in the language that is wanted."""
    language = _found(wanted)
    if isinstance(fault, BadFile):
        inner = refusal(fault.fault, wanted)
        return catalogue(language).text("terminal-error-in-file", file=str(fault.path), why=inner)
    if language == ENGLISH:
        return str(fault)
    said = catalogue(language)
    if isinstance(fault, IllegalAction):
        why = reason(said, fault.reason)
        return said.text("terminal-refused", reason=why, rule=fault.rule)
    return reason(said, str(fault))


def sentence(key: str, wanted: str) -> str:
    """One sentence of the catalogue, where no command runs any more."""
    return catalogue(_found(wanted)).text(key)


def _found(wanted: str) -> str:
    """The language that is wanted; English where it is none of ours."""
    try:
        return find_language(wanted)
    except FiorinoError:
        return ENGLISH
