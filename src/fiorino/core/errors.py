"""What can be refused, each with one sentence that a person understands."""


class FiorinoError(Exception):
    """Something was asked that cannot be done; the message says what was wrong and what to do."""


class IllegalAction(FiorinoError):
    """An answer that the rules do not allow, with the number of the rule."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} (rule {rule})")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str]]:
        return IllegalAction, (self.rule, self.reason)


class BadNotation(FiorinoError):
    """A text that names no action."""


class NotWhole(BadNotation):
    """A number with a fraction where only whole ones are played."""

    def __init__(self, number: str) -> None:
        super().__init__(f"“{number}” is no whole number; name a whole one.")
        self.number = number

    def __reduce__(self) -> tuple[type["NotWhole"], tuple[str]]:
        return NotWhole, (self.number,)


class BadOption(FiorinoError):
    """An option of a game that does not exist, or has no such value."""


class BadBox(FiorinoError):
    """Component data that breaks a stated constraint."""


class BadPosition(FiorinoError):
    """A table that cannot occur."""


class BadRecord(FiorinoError):
    """A file that is not a whole, unchanged record of a match."""


class UnknownName(FiorinoError):
    """A game, bot or seat that nobody knows by this name."""


class LawBroken(AssertionError):
    """A law of `fiorino.core.laws` does not hold: a bug in a game, never a fault of a player."""
