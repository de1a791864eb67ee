"""What is asked and answered about accounts."""

from typing import Annotated

from msgspec import Meta, Struct

from fiorino.server.play.messages import Word

Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Account(Struct, forbid_unknown_fields=True):
    """A user name and a password."""

    username: Word
    password: Password


class Leaving(Struct, forbid_unknown_fields=True):
    """Everything about me is to be deleted; an account says so with its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Invitation(Struct, forbid_unknown_fields=True):
    """The code of an invitation to the server."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Forgotten(Struct, forbid_unknown_fields=True):
    """The account whose password is forgotten."""

    username: Word


Code = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]*$")]


class Resetting(Struct, forbid_unknown_fields=True):
    """The code of a link, and the password that I want."""

    code: Code
    password: Password


class Email(Struct, forbid_unknown_fields=True):
    """Where I can be written to; empty takes it away."""

    email: Annotated[str, Meta(max_length=254)]


class Confirming(Struct, forbid_unknown_fields=True):
    """The code of a link that was sent to my address."""

    code: Code


class NewBot(Struct, forbid_unknown_fields=True):
    """A bot of my own that I want."""

    name: Word


class BotNamed(Struct, forbid_unknown_fields=True):
    """A bot of my own by its id."""

    bot: Word


class OwnBot(Struct):
    """A bot of mine."""

    id: str
    name: str
    created_at: float
    token: Annotated[
        str | None, Meta(description="What it comes with; told once, when it is made.")
    ] = None


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password that I have, and the one that I want."""

    old: Password
    new: Password
