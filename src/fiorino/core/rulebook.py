"""RULES.md as data: numbered sentences in numbered sections."""

import re
from typing import Final

from fiorino.core.errors import UnknownName
from fiorino.core.wording import did_you_mean

_SECTION: Final = re.compile(r"^## ([A-Z]\d+)\. (.+)$")
_RULE: Final = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.+)$")
_RULER: Final = re.compile(r"^\|[-|: ]+\|$")
"""The line between the head and the rows of a table."""
_RULING: Final = re.compile(r"\*\((ruling|beslissing|Festlegung|döntés|decisione)\b")
"""The mark of our rulings, in every language."""


class Rule:
    """One numbered sentence."""

    def __init__(self, number: str, text: str) -> None:
        self.number: Final = number
        self.text: Final = text

    @property
    def is_ruling(self) -> bool:
        """Whether the rulebooks are silent and this is our ruling."""
        return _RULING.search(self.text) is not None


class Section:
    """A chapter of the rules."""

    def __init__(self, number: str, title: str) -> None:
        self.number: Final = number
        self.title: Final = title
        self.rules: Final[list[Rule]] = []


class Chart:
    """A table after the rules: figures of cards, numbers of players, options."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.text = ""
        self.rows: Final[list[list[str]]] = []
        """The first one is the head."""

    def read(self, line: str) -> None:
        """Read one more line."""
        if not line.startswith("|"):
            self.text = f"{self.text} {line}".strip()
        elif not _RULER.match(line):
            self.rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])


class Rulebook:
    """The rules of a game, found by number."""

    def __init__(self, text: str) -> None:
        self.sections: Final[list[Section]] = []
        self.rules: Final[dict[str, Rule]] = {}
        self.places: Final[dict[str, int]] = {}
        """The position of a rule among all rules."""
        self.charts: Final[list[Chart]] = []
        for line in text.splitlines():
            if section := _SECTION.match(line):
                self.sections.append(Section(section[1], section[2]))
            elif line.startswith("## "):
                self.charts.append(Chart(line.removeprefix("## ")))
            elif self.charts:
                self.charts[-1].read(line)
            elif found := _RULE.match(line):
                rule = Rule(found[1], found[2])
                if rule.number in self.rules:
                    raise ValueError(f"rule {rule.number} stands twice")
                self.places[rule.number] = len(self.rules)
                self.rules[rule.number] = rule
                self.sections[-1].rules.append(rule)

    def find(self, number: str) -> list[Section]:
        """The section, or the section with one rule, of this number: "4", "M4" or "M4.2"."""
        prefix = self.sections[0].number[0]
        wanted = number.strip().upper()
        wanted = wanted if wanted.startswith(prefix) else prefix + wanted
        for section in self.sections:
            if section.number == wanted:
                return [section]
            for rule in section.rules:
                if rule.number == wanted:
                    alone = Section(section.number, section.title)
                    alone.rules.append(rule)
                    return [alone]
        known = [section.number for section in self.sections]
        raise UnknownName(
            f"There is no rule “{number[:40]}”; the sections are {', '.join(known)}."
            + did_you_mean(wanted, self.rules)
        )

    def search(self, word: str) -> list[Section]:
        """The rules whose sentence, or whose section's title, contains this text."""
        found = []
        for section in self.sections:
            hits = [rule for rule in section.rules if word.lower() in rule.text.lower()]
            if word.lower() in section.title.lower():
                hits = section.rules
            if hits:
                part = Section(section.number, section.title)
                part.rules.extend(hits)
                found.append(part)
        return found
