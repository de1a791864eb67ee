"""The settings of the live server, and where each of them comes from.

A flag takes precedence over the environment (`FIORINO_PORT`), that over the file `fiorino.toml`,
and that over the default. A fault is refused with one sentence: where, which, what is allowed.
"""

import dataclasses
import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, get_args

from platformdirs import user_data_path

from fiorino.core.errors import FiorinoError
from fiorino.core.wording import did_you_mean, listed
from fiorino.server.limits import Limits, Rate
from fiorino.server.setting_kinds import (
    Kind,
    Value,
    key_of,
    one_of,
    or_nothing,
    read_contact,
    read_database,
    read_email,
    read_folder,
    read_host,
    read_host_key,
    read_line,
    read_origin,
    read_rate,
    setting,
    text_like,
    whole,
    yes_or_no,
)
from fiorino.server.storage.address import FORMS as DATABASES

Access = Literal["open", "invited", "closed"]
"""Who may come to a server."""
CONFIG_FILE: Final = "fiorino.toml"
PREFIX: Final = "FIORINO_"
DEFAULT: Final = "default"
MASK: Final = "•••"
LARGEST_CONFIG: Final = 100_000

OTHER_VARIABLES: Final = frozenset({"COMPILED", "COPY_TO", "DATA", "REWRITE_TRANSCRIPTS", "SERVER"})
"""Other environment variables of Fiorino, which are not settings of the server."""


class BadSetting(FiorinoError):
    """A setting that does not exist, or an invalid value."""


# The settings


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """The folder for Fiorino's data: FIORINO_DATA, or where this system keeps data."""
    folder = (os.environ if environment is None else environment).get(f"{PREFIX}DATA")
    return Path(folder) if folder else user_data_path("fiorino")


def usual_database(environment: Mapping[str, str] | None = None) -> str:
    """The SQLite file to use if no other database is named."""
    return f"sqlite:///{data_folder(environment).absolute() / 'fiorino.db'}"


@dataclass(frozen=True)
class Settings:
    """All settings of a server; `load` reads them, `show` prints them."""

    database: str = field(
        default_factory=usual_database,
        repr=False,
        metadata={
            "kind": text_like(DATABASES, read_database),
            "says": "where matches and people are kept",
            "is_secret": True,
        },
    )
    host: str = setting(
        "127.0.0.1", text_like("a name or an address", read_host), "where to listen"
    )
    port: int = setting(8250, whole(0, 65_535), "the port to listen at; 0 is any that is free")
    public_address: str = setting(
        "",
        or_nothing(text_like("an address like https://play.example, without a path", read_origin)),
        "what people type to come here, if it is not the address that is listened at",
    )
    trusted_proxies: int = setting(0, whole(0, 10), "how many reverse proxies stand before it")
    connections_per_address: int = setting(
        256, whole(1, 5000), "connections from one address at once, where no proxy stands before it"
    )
    workers: int = setting(1, whole(1, 64), "server processes; several need PostgreSQL")
    bot_processes: int = setting(
        max(1, min(4, (os.cpu_count() or 2) - 1)), whole(0, 64), "processes for bots and hints"
    )
    open_browser: bool = setting(True, yes_or_no(), "whether the page is opened at the start")
    web_root: str = setting(
        "",
        or_nothing(text_like("a folder that exists", read_folder)),
        "the page, if not the built one",
    )
    log_format: str = setting("text", one_of("text", "json"), "how log lines are written")
    log_level: str = setting(
        "info", one_of("debug", "info", "warning", "error"), "what is worth a log line"
    )
    access: Access = setting(
        "open",
        one_of(*get_args(Access)),
        "who may come: anybody, the invited, none new",
    )
    allow_registration: bool = setting(True, yes_or_no(), "whether people may make accounts")
    allow_private_webhooks: bool = setting(
        False, yes_or_no(), "whether webhooks may lead into this machine's own networks"
    )
    claim_minutes: int = setting(
        3, whole(1, 60), "how long somebody is gone before a win over them can be claimed"
    )
    expire_days: int = setting(
        90,
        whole(0, 3650),
        "quiet days after which an unfinished match is called off; 0 is never",
    )
    tables_per_account: int = setting(
        20, whole(1, 1000), "tables of one account that may wait for players at once"
    )
    tables_per_guest: int = setting(
        5, whole(0, 1000), "tables of one guest that may wait for players at once"
    )
    matches_per_account: int = setting(200, whole(1, 10000), "unfinished matches of one account")
    matches_per_guest: int = setting(50, whole(1, 10000), "unfinished matches of one guest")
    bots_per_account: int = setting(
        3, whole(0, 100), "bots of their own that somebody with an account may have"
    )
    host_key: str = setting(
        "",
        or_nothing(text_like("at least 24 letters, digits, “-” and “_”", read_host_key)),
        "what a program of the host shows to read reports; without it none can",
        is_secret=True,
    )
    vapid_public_key: str = setting(
        "", or_nothing(text_like("65 bytes in base64url", key_of(65))), "of Web Push"
    )
    vapid_private_key: str = setting(
        "",
        or_nothing(text_like("32 bytes in base64url", key_of(32))),
        "of Web Push",
        is_secret=True,
    )
    vapid_contact: str = setting(
        "", or_nothing(text_like("a mailto: or https: address", read_contact)), "of Web Push"
    )
    smtp_host: str = setting(
        "",
        or_nothing(text_like("a name or an address", read_host)),
        "the server that sends e-mail; without it none is sent",
    )
    smtp_port: int = setting(587, whole(1, 65_535), "its port")
    smtp_security: str = setting(
        "starttls", one_of("starttls", "tls", "none"), "how the connection to it is encrypted"
    )
    smtp_user: str = setting(
        "", or_nothing(text_like("text in one line", read_line)), "the user name there, if any"
    )
    smtp_password: str = setting(
        "",
        or_nothing(text_like("text in one line", read_line)),
        "the password there",
        is_secret=True,
    )
    smtp_from: str = setting(
        "", or_nothing(text_like("an e-mail address", read_email)), "who e-mail is from"
    )
    limits: Limits = field(default_factory=Limits)
    sources: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    """The source of each value; values not named here are defaults."""

    @property
    def address(self) -> str:
        """The address that links begin with."""
        return self.public_address or f"http://{self.host}:{self.port}"

    @property
    def is_postgresql(self) -> bool:
        return self.database.startswith("postgresql://")


_LIMIT: Final = Kind("like 5/60s, at most 5 in 60 seconds", read_rate)
_NESTED: Final = ("limits", "sources")
KINDS: Final[dict[str, Kind]] = {
    made.name: made.metadata["kind"]
    for made in dataclasses.fields(Settings)
    if made.name not in _NESTED
} | {f"limits.{made.name}": _LIMIT for made in dataclasses.fields(Limits)}
"""Every setting by its name; those in a table of the file have a dot in theirs."""
SECRETS: Final = frozenset(
    made.name for made in dataclasses.fields(Settings) if made.metadata.get("is_secret")
)
PHRASES: Final[dict[str, str]] = {
    made.name: made.metadata["says"]
    for made in dataclasses.fields(Settings)
    if made.name not in _NESTED
}
"""What each top-level setting is about, for the help of flags."""


# Reading them


def load(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    config: Path | None = None,
    folder: Path | None = None,
) -> Settings:
    """The settings from flags (None is not given), environment, file, and defaults."""
    environment = os.environ if environment is None else environment
    values: dict[str, Value] = {"database": usual_database(environment)}
    sources: dict[str, str] = {}
    for key, source, shown, value in (
        *_from_file(config, folder or Path.cwd()),
        *_from_environment(environment),
        *_from_flags(flags or {}),
    ):
        kept = KINDS[key].check(value)
        if kept is None:
            told = "" if key in SECRETS else f", not “{str(value)[:60]}”"
            raise BadSetting(f"{shown} must be {KINDS[key].allowed}{told}.")
        values[key] = kept
        sources[key] = source
    _check_together(values, sources)
    limits = {key[7:]: rate for key, rate in values.items() if key.startswith("limits.")}
    own: dict[str, Any] = {key: value for key, value in values.items() if "." not in key}
    made_limits: dict[str, Any] = dict(limits)
    return Settings(**own, limits=Limits(**made_limits), sources=sources)


Given = Iterator[tuple[str, str, str, object]]
"""For each setting its name, its source, its name there, and its value."""


def _from_flags(flags: Mapping[str, object]) -> Given:
    for key, value in flags.items():
        if value is None:
            continue
        shown = f"--{key.replace('_', '-')}"
        if key not in KINDS:
            raise BadSetting(f"There is no setting {shown}.{did_you_mean(key, KINDS)}")
        yield key, shown, shown, value


def _from_environment(environment: Mapping[str, str]) -> Given:
    names = {f"{PREFIX}{key.replace('.', '_').upper()}": key for key in KINDS}
    for name, text in environment.items():
        if not name.startswith(PREFIX) or name.removeprefix(PREFIX) in OTHER_VARIABLES:
            continue
        if name not in names:
            raise BadSetting(
                f"The environment has {name}, and there is no such setting."
                + did_you_mean(name, names)
            )
        if text.strip():
            yield names[name], name, name, KINDS[names[name]].parse(text.strip())


def _from_file(config: Path | None, folder: Path) -> Given:
    path = folder / CONFIG_FILE if config is None else config
    if config is None and not path.is_file():
        return
    for key, value in _flattened(_read_file(path)):
        if key == "limits":
            raise BadSetting(f"{path.name}: “limits” must be a table of limits.")
        if key not in KINDS:
            raise BadSetting(
                f"{path.name}: there is no setting “{key[:40]}”.{did_you_mean(key, KINDS)}"
            )
        yield key, path.name, f"{path.name}: “{key}”", value


def _flattened(document: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for key, value in document.items():
        if key == "limits" and isinstance(value, dict):
            yield from ((f"limits.{name}", rate) for name, rate in value.items())
        else:
            yield key, value


def _read_file(path: Path) -> dict[str, object]:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_CONFIG + 1)
        if len(data) > LARGEST_CONFIG:
            raise BadSetting(f"“{path}” is far too large to be a file of settings.")
        return tomllib.loads(data.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadSetting(f"“{path}” is not sound TOML: {fault}.") from None
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise BadSetting(f"“{path}” cannot be read: {why}.") from None


def _check_together(values: Mapping[str, Value], sources: Mapping[str, str]) -> None:
    """Check values against each other: several workers with SQLite, half a set of keys."""
    if str(values["database"]).startswith("sqlite:") and values.get("workers", 1) != 1:
        raise BadSetting(
            f"{sources['workers']}: with SQLite there is one worker; several need a database"
            " postgresql://…."
        )
    keys = [key for key in KINDS if key.startswith("vapid_")]
    missing = [key for key in keys if not values.get(key)]
    if 0 < len(missing) < len(keys):
        raise BadSetting(f"Web Push needs all of {listed(keys, 'and')}; {missing[0]} is missing.")
    pairs = (
        ("smtp_host", "smtp_from"),
        ("smtp_user", "smtp_password"),
        ("smtp_password", "smtp_user"),
    )
    for given, wanted in pairs:
        if values.get(given) and not values.get(wanted):
            raise BadSetting(f"{sources[given]} needs {wanted} beside it.")


# Showing them


def masked(key: str, text: str) -> str:
    """A value as it may be shown, without secrets or the password in an address."""
    if key not in SECRETS:
        return text
    if key != "database":
        return MASK if text else ""
    hidden = re.sub(r"(://[^:@/?#]*):.*@", rf"\1:{MASK}@", text)
    return re.sub(r"(?i)([?&](?:ssl)?password=)[^&]*", rf"\1{MASK}", hidden)


def show(settings: Settings) -> str:
    """Every value and its origin, in the format of a settings file, without secrets."""
    lines: list[str] = []
    limits = ["", "[limits]"]
    for key in KINDS:
        table, _, name = key.rpartition(".")
        value = getattr(settings.limits if table else settings, name)
        text = masked(key, str(value)) if isinstance(value, str | Rate) else value
        written = json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
        line = f"{name} = {written}"
        (limits if table else lines).append(f"{line:<40}  # {settings.sources.get(key, DEFAULT)}")
    return "\n".join([*lines, *limits]) + "\n"
