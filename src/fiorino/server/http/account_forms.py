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


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password that I have, and the one that I want."""

    old: Password
    new: Password
