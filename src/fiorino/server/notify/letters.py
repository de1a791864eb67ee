"""The e-mails to people, in their language."""

from fiorino.locale import catalogue
from fiorino.server.notify.mail import Letter
from fiorino.server.notify.webhooks import YourTurn
from fiorino.server.storage.rows import PersonRow


def turn_letter(person: PersonRow, to: str, turn: YourTurn, address: str) -> Letter:
    """The e-mail that says it is somebody's turn in a slow match."""
    words = catalogue(person.language)
    game = words.text(f"lobby-game-{turn.game}")
    return Letter(
        to,
        words.text("mail-turn-subject", game=game),
        words.text(
            "mail-turn-body",
            name=person.name,
            game=game,
            link=turn.address,
            settings=f"{address}/settings#notices",
        ),
    )


def reset_letter(person: PersonRow, to: str, link: str, minutes: int) -> Letter:
    """The e-mail with a link for a new password."""
    words = catalogue(person.language)
    return Letter(
        to,
        words.text("mail-reset-subject"),
        words.text(
            "mail-reset-body", name=person.username or person.name, link=link, minutes=minutes
        ),
    )


def proof_letter(person: PersonRow, to: str, link: str) -> Letter:
    """The e-mail with the link that proves an address is the person's own."""
    words = catalogue(person.language)
    return Letter(
        to,
        words.text("mail-proof-subject"),
        words.text("mail-proof-body", name=person.username or person.name, link=link),
    )
