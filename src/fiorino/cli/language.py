"""The language of the terminal: which one, sentences with coloured words, refusals translated.

Commands and answers that are typed are the same in every language.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.style import Style
from rich.text import Text

from fiorino.bots.names import APART, read_named_bot
from fiorino.cli import Chosen
from fiorino.core.errors import FiorinoError, IllegalAction
from fiorino.core.sentences import Spoken, Thing
from fiorino.core.wording import nearest
from fiorino.locale import ENGLISH, Catalogue, Marked, Word, catalogue, find_language

Command = TypeVar("Command", bound=Callable[..., Any])
YOU: Final = "you"
"""The default name of the player at the keyboard."""


def choose(context: click.Context, _: click.Parameter, wanted: str | None) -> None:
    """Use this language from now on; the last option wins."""
    if wanted:
        context.ensure_object(Chosen).language = find_language(wanted)


def language_option(command: Command) -> Command:
    """`--language CODE` for a command, like that of `fiorino` itself."""
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
    """A sentence in a style, in which words passed as text keep their own style.

    An inflected name, or a thing named by its key, keeps its first colour.
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
    """A hint like " Did you mean “buy”?", or nothing if nothing is close."""
    near = nearest(word, known)
    return f" {said.text('terminal-did-you-mean', word=near)}" if near else ""


def addressed(players: Sequence[str], seat: int) -> bool:
    """Whether the reader sits here: the one player who is called “you”."""
    return 0 <= seat < len(players) and players[seat] == YOU and players.count(YOU) == 1


def spoken_name(player: str) -> str | None:
    """The name of a player in sentences: people and bots have one; None means the seat's name."""
    bot = read_named_bot(player)
    if bot is not None:
        return bot.name
    return player if player[:1].isupper() else None


def player_words(said: Catalogue, player: str) -> str:
    """What to add to a player's seat and name; for a bot, its level and style."""
    if player == YOU:
        return said.text("terminal-you")
    bot = read_named_bot(player)
    if bot is None:
        return "" if spoken_name(player) else player
    kind = said.text(f"shell-level-{bot.spec.bot}")
    style = [] if bot.spec.style is None else [said.text(f"shell-style-{bot.spec.style}")]
    return APART.join([kind, *style, *bot.spec.limits])


def card_word(said: Catalogue, name: str) -> str:
    """A card of Siena by its notation: the key of its name, or, for a Goods card, its workers."""
    workers = re.findall(r"([a-z]+)(\d+)", name)
    if not workers:
        return f"siena-card-{name.partition('-')[0]}"
    return " · ".join(
        said.text("siena-workers", good=f"siena-good-{good}", count=int(count))
        for good, count in workers
    )


def card_name(said: Catalogue, name: str) -> str:
    """A card as a word of a sentence, with the numbers that distinguish it: “Guards 8”."""
    word = card_word(said, name)
    numbers = "-".join([part for part in name.split("-") if part.isdecimal()])
    return said.text("siena-card-numbered", card=word, number=numbers) if numbers else word


def bare_name(thing: Thing) -> str:
    """A thing without a known game: its name in files."""
    return thing.name


def speak(said: Catalogue, what: Spoken, word_of: Callable[[Thing], str] = bare_name) -> str:
    """A message in this language; one without a key is plain text."""
    if what.key is None:
        return what.text
    given: dict[str, Word] = {}
    for place, word in what.words.items():
        if isinstance(word, Thing):
            given[place] = word_of(word)
        else:
            given[place] = said.listed(word, "or") if isinstance(word, tuple) else word
    return said.text(what.key, **given)


class BadFile(FiorinoError):
    """What is wrong with a file, with its name."""

    def __init__(self, path: Path, fault: FiorinoError) -> None:
        super().__init__(f"“{path}”: {fault}")
        self.path = path
        self.fault = fault


def refusal(
    said: Catalogue, fault: FiorinoError, word_of: Callable[[Thing], str] = bare_name
) -> str:
    """A refusal in this language."""
    if isinstance(fault, BadFile):
        inner = refusal(said, fault.fault, word_of)
        return said.text("terminal-error-in-file", file=str(fault.path), why=inner)
    why = speak(said, fault.said, word_of)
    if isinstance(fault, IllegalAction):
        return said.text("terminal-refused", reason=why, rule=fault.rule)
    return why


def chosen_words(wanted: str) -> Catalogue:
    """The words of the requested language, or of English if it is none of ours."""
    try:
        return catalogue(find_language(wanted))
    except FiorinoError:
        return catalogue(ENGLISH)
