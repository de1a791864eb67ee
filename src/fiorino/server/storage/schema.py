"""The tables as this version knows them; their history is in `migrations`."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy import Text as PlainText

VERSION: Final = 10
"""The number of the newest migration."""
VERSION_TABLE: Final = "fiorino_schema"


class Text(TypeDecorator[str]):
    """Text that every database can hold: what PostgreSQL refuses becomes a replacement character.

    So a NUL or a lone surrogate in a name or chat line is stored the same everywhere, and searching
    for one finds nothing instead of failing.
    """

    impl = PlainText
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None or value.isprintable():
            return value
        return value.replace("\0", "�").encode("utf-8", "replace").decode()


METADATA: Final = MetaData()

people: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("username", Text),
    Column("password", Text),
    Column("language", Text, nullable=False),
    Column("webhook", Text),
    Column("webhook_secret", Text),
    Column("banned_at", Double),
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("email", Text),
    Column("mail_turns", Boolean, nullable=False, server_default=true()),
    Column("bot_of", Text),
    UniqueConstraint("username", name="people_username"),
    Index("people_bot_of", "bot_of"),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Index("sessions_person", "person"),
)

pushes: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("pushes_person", "person"),
)

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("link", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("box", Text),
    Column("start", Text),
    Column("rules_version", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Text),
    Column("created_by", Text, ForeignKey("people.id")),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("ended_at", Double),
    Column("result", Text),
    Column("version", Integer, nullable=False),
    Column("rematch_of", Text, ForeignKey("matches.id")),
    Column("search", Text, nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("admits_bots", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("link", name="matches_link"),
    Index("matches_status", "status", "ended_at"),
    Index("matches_rematch", "rematch_of"),
    Index("matches_created", "status", "created_at"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text),
    Column("away", Boolean, nullable=False),
    Column("seconds_left", Double),
    Column("nonce", Text),
    Column("name", Text),
    Index("seats_person", "person"),
)

log: Final = Table(
    "log",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("digest", Text, nullable=False),
    Column("author", Text, nullable=False, server_default="person"),
    UniqueConstraint("match", "command_id", name="log_command"),
)

snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)

standing: Final = Table(
    "standing",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("orders", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("room", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("command_id", Text),
    Index("chat_room", "match", "room", "id"),
    Index("chat_command", "match", "person", "command_id", unique=True),
    sqlite_autoincrement=True,
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("muted", Text, ForeignKey("people.id"), primary_key=True),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

notes: Final = Table(
    "notes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

rating_changes: Final = Table(
    "rating_changes",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

rematches: Final = Table(
    "rematches",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("word", Text, nullable=False),
    Column("nonce", Text),
)

blocks: Final = Table(
    "blocks",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id"), primary_key=True),
    Index("blocks_blocked", "blocked"),
)

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("reporter", Text, ForeignKey("people.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("match", Text, ForeignKey("matches.id")),
    Column("line", Text),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("line_number", BigInteger().with_variant(Integer, "sqlite")),
    Column("settled_at", Double),
    sqlite_autoincrement=True,
)

waiting: Final = Table(
    "waiting",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("window", Integer),
    Column("nonce", Text),
    Column("since", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("match", Text, ForeignKey("matches.id")),
    UniqueConstraint("id", name="waiting_id"),
)

invitations: Final = Table(
    "invitations",
    METADATA,
    Column("code_hash", Text, primary_key=True),
    Column("note", Text, nullable=False),
    Column("uses_left", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
)

deeds: Final = Table(
    "deeds",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("deed", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("by", Text, nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created_at", Double, nullable=False),
    Index("tokens_person", "person"),
)

tickets: Final = Table(
    "tickets",
    METADATA,
    Column("code_hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("detail", Text, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index("tickets_person", "person"),
)

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

puzzle_tries: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

reviews: Final = Table(
    "reviews",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("judge", Text, nullable=False),
    Column("told", Text, nullable=False),
)
