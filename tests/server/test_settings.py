"""Settings: where they come from, what is refused, and what is shown."""

import dataclasses
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as checking
from hypothesis import strategies as st

from fiorino.server.limits import Limits, Rate
from fiorino.server.setting_kinds import read_origin
from fiorino.server.settings import (
    KINDS,
    MASK,
    PHRASES,
    SECRETS,
    BadSetting,
    Settings,
    load,
    show,
)

PRIVATE_KEY = "A" * 43
PUBLIC_KEY = "A" * 87
HERE = Path(__file__).parent
CHECKED = checking(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)

Loads = Callable[..., Settings]


@pytest.fixture
def loaded(tmp_path: Path) -> Loads:
    """`loaded(toml="port = 1", environment={}, port=2)`: the settings from all sources."""

    def read(
        toml: str | None = None, environment: Mapping[str, str] | None = None, **flags: object
    ) -> Settings:
        if toml is not None:
            (tmp_path / "fiorino.toml").write_text(toml, "utf-8")
        return load(flags, environment or {}, folder=tmp_path)

    return read


def refusal(loaded: Loads, toml: str | None = None, **more: object) -> str:
    with pytest.raises(BadSetting) as caught:
        loaded(toml, **more)
    return str(caught.value)


# Sources


def test_without_anything_everything_is_usual(loaded: Loads) -> None:
    settings = loaded(environment={"FIORINO_DATA": "/srv/fiorino"})
    assert settings.database == "sqlite:////srv/fiorino/fiorino.db"
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8250, 1)
    assert settings.open_browser
    assert settings.limits == Limits()
    assert settings.sources == {}


def test_without_a_data_folder_the_database_is_where_this_system_keeps_data(loaded: Loads) -> None:
    assert loaded().database == Settings().database
    assert loaded().database.endswith("/fiorino/fiorino.db")


def test_a_flag_counts_before_the_environment_and_that_before_the_file(loaded: Loads) -> None:
    toml, environment = "port = 1", {"FIORINO_PORT": "2"}
    assert loaded(toml).port == 1
    assert loaded(toml, environment).port == 2
    assert loaded(toml, environment, port=3).port == 3


def test_a_flag_that_is_not_given_does_not_count(loaded: Loads) -> None:
    assert loaded("port = 1", port=None).port == 1


def test_an_empty_variable_does_not_count(loaded: Loads) -> None:
    assert loaded("port = 1", {"FIORINO_PORT": " "}).port == 1


def test_variables_that_are_not_ours_or_no_settings_do_not_count(loaded: Loads) -> None:
    others = {"PORT": "5", "FIORINO_DATA": "/x", "FIORINO_COMPILED": "0", "FIORINO": "y"}
    assert loaded(environment=others).sources == {}


def test_a_file_may_be_named(tmp_path: Path) -> None:
    (tmp_path / "fiorino.toml").write_text("port = 1")
    (tmp_path / "other.toml").write_text("host = '0.0.0.0'")
    settings = load({}, {}, tmp_path / "other.toml", tmp_path)
    assert (settings.host, settings.port) == ("0.0.0.0", 8250)
    assert settings.sources == {"host": "other.toml"}


def test_a_named_file_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="cannot be read: No such file"):
        load({}, {}, tmp_path / "none.toml")


def test_each_kind_of_value_can_be_set_in_each_source(loaded: Loads) -> None:
    values = [
        loaded('log_format = "json"\nopen_browser = false\nworkers = 1\nlimits.joins = "7/8s"'),
        loaded(
            environment={
                "FIORINO_LOG_FORMAT": "json",
                "FIORINO_OPEN_BROWSER": "No",
                "FIORINO_WORKERS": "1",
                "FIORINO_LIMITS_JOINS": "7/8s",
            }
        ),
        loaded(log_format="json", open_browser=False, workers=1, **{"limits.joins": Rate(7, 8)}),
    ]
    for settings in values:
        assert (settings.log_format, settings.open_browser) == ("json", False)
        assert settings.limits == dataclasses.replace(Limits(), joins=Rate(7, 8))
        assert len(settings.sources) == 4


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Play.Example", "https://play.example"),
        ("https://play.example:443/", "https://play.example"),
        ("https://play.example:80", "https://play.example:80"),
        ("http://[::1]:8250", "http://[::1]:8250"),
        ("https://glück.example", "https://xn--glck-1ra.example"),
        ("", ""),
    ],
)
def test_the_public_address_is_kept_as_browsers_write_an_origin(
    loaded: Loads, given: str, kept: str
) -> None:
    assert loaded(public_address=given).public_address == kept


def test_the_short_name_of_postgresql_is_understood(loaded: Loads) -> None:
    settings = loaded(environment={"FIORINO_DATABASE": "postgres://a@b/c"}, workers=4)
    assert settings.database == "postgresql://a@b/c"
    assert settings.is_postgresql
    assert not loaded().is_postgresql


# Refusals


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ("prot = 5", "fiorino.toml: there is no setting “prot”. Did you mean “port”?"),
        ("[limits]\njions = '5/6s'", "“limits.jions”. Did you mean “limits.joins”?"),
        ("limits = 5", "fiorino.toml: “limits” must be a table of limits."),
        ("[port]\nx = 1", "“port” must be a whole number from 0 to 65535, not “{'x': 1}”."),
        ("port = '8250'", "“port” must be a whole number from 0 to 65535, not “8250”."),
        ("port = true", "“port” must be a whole number from 0 to 65535, not “True”."),
        ("port = 65536", "“port” must be a whole number from 0 to 65535, not “65536”."),
        ("port = -1", "not “-1”."),
        ("workers = 0", "“workers” must be a whole number from 1 to 64, not “0”."),
        ("open_browser = 1", "“open_browser” must be true or false, not “1”."),
        ("open_browser = 'true'", "“open_browser” must be true or false, not “true”."),
        ("log_format = 'xml'", "“log_format” must be text or json, not “xml”."),
        ("host = ''", "“host” must be a name or an address, not “”."),
        ("host = 'a b'", "“host” must be a name or an address, not “a b”."),
        ("public_address = 'play.example'", "must be an address like https://play.example"),
        ("public_address = 'https://a.example/x'", "without a path, not “https://a.example/x”."),
        ("public_address = 'https://a@b.example'", "“public_address” must be"),
        ("public_address = 'https://a.example:99999'", "“public_address” must be"),
        ("public_address = 'ftp://a.example'", "“public_address” must be"),
        ("web_root = '/no/such/folder'", "“web_root” must be a folder that exists"),
        ("database = 'mysql://a/b'", "must be sqlite:///path/to/file.db or postgresql://user@host"),
        ("database = 'sqlite:///:memory:'", "must be sqlite:///path/to/file.db"),
        ("[limits]\njoins = '0/5s'", "“limits.joins” must be like 5/60s, at most 5 in 60 seconds"),
        ("[limits]\njoins = 5", "“limits.joins” must be like 5/60s"),
        ("port = ", "is not sound TOML"),
        ("\x00", "is not sound TOML"),
        ("vapid_contact = 'me'", "“vapid_contact” must be a mailto: or https: address, not “me”."),
        ("workers = 2", "with SQLite there is one worker; several need a database postgresql://"),
        ("vapid_contact = 'mailto:a@b.example'", "vapid_public_key is missing."),
    ],
)
def test_what_a_file_says_wrongly_is_refused_with_one_sentence(
    loaded: Loads, toml: str, sentence: str
) -> None:
    said = refusal(loaded, toml)
    assert sentence in said
    assert "fiorino.toml" in said or "vapid" in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("FIORINO_PROT", "5", "The environment has FIORINO_PROT, and there is no such setting."),
        ("FIORINO_PROT", "5", "Did you mean “FIORINO_PORT”?"),
        ("FIORINO_PORT", "x", "FIORINO_PORT must be a whole number from 0 to 65535, not “x”."),
        ("FIORINO_PORT", "9" * 5000, "FIORINO_PORT must be a whole number"),
        ("FIORINO_PORT", "٣", "FIORINO_PORT must be a whole number"),
        ("FIORINO_OPEN_BROWSER", "maybe", "FIORINO_OPEN_BROWSER must be true or false"),
        ("FIORINO_LIMITS_JOINS", "5", "FIORINO_LIMITS_JOINS must be like 5/60s"),
        ("FIORINO_WORKERS", "3", "FIORINO_WORKERS: with SQLite there is one worker"),
    ],
)
def test_what_the_environment_says_wrongly_is_refused_with_one_sentence(
    loaded: Loads, name: str, text: str, sentence: str
) -> None:
    said = refusal(loaded, environment={name: text})
    assert sentence in said
    assert len(said) < 250


def test_what_a_flag_says_wrongly_is_refused_with_one_sentence(loaded: Loads) -> None:
    assert refusal(loaded, trusted_proxies=11) == (
        "--trusted-proxies must be a whole number from 0 to 10, not “11”."
    )
    assert refusal(loaded, prot=1) == "There is no setting --prot. Did you mean “port”?"


def test_a_file_that_is_far_too_large_is_not_read(loaded: Loads) -> None:
    assert "far too large" in refusal(loaded, "#" * 200_000)


def test_a_folder_is_no_file_of_settings(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="cannot be read"):
        load({}, {}, tmp_path)


@given(st.text(max_size=40))
@CHECKED
def test_any_text_is_read_or_refused_with_a_sentence(loaded: Loads, text: str) -> None:
    for key in KINDS:
        name = "FIORINO_" + key.upper().replace(".", "_")
        fault = ""
        try:
            loaded(environment={name: text})
        except BadSetting as caught:
            fault = str(caught)
        assert not fault or name in fault or "vapid" in fault or "smtp" in fault


@given(st.text(max_size=30))
@CHECKED
def test_an_origin_that_is_read_is_read_the_same_again(text: str) -> None:
    origin = read_origin(f"https://{text}")
    assert origin is None or read_origin(origin) == origin


# Secrets


SECRET_SETTINGS = {
    "database": "postgresql://fiorino:hunter2@db.example/fiorino?password=hunter3&x=1",
    "vapid_private_key": "B" * 42 + "A",
    "vapid_public_key": PUBLIC_KEY,
    "vapid_contact": "mailto:host@play.example",
}


def test_secrets_are_shown_nowhere(loaded: Loads) -> None:
    settings = loaded(**SECRET_SETTINGS)
    for text in (show(settings), repr(settings)):
        assert "hunter" not in text
        assert "BBBB" not in text
    assert f'database = "postgresql://fiorino:{MASK}@db.example/fiorino?password={MASK}&x=1"' in (
        show(settings)
    )
    assert f'vapid_private_key = "{MASK}"' in show(settings)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://a:hunter2@b/c",
        "postgresql://a:x@hunter2@b/c",
        "postgresql://:hunter2@b/c",
        "postgresql://a:1/hunter2@b/c",
        "postgresql:///c?user=a&password=hunter2",
        "postgresql:///c?sslpassword=hunter2",
        "postgresql://a@b/c?PASSWORD=hunter2&z=1",
    ],
)
def test_the_password_of_a_database_is_not_shown_wherever_it_stands(
    loaded: Loads, url: str
) -> None:
    settings = loaded(database=url)
    assert settings.database == url
    assert "hunter2" not in show(settings)


@pytest.mark.parametrize("key", sorted(SECRETS))
def test_a_secret_that_is_refused_is_not_told(loaded: Loads, key: str) -> None:
    said = refusal(loaded, **{key: "hunter2"})
    assert key.replace("_", "-") in said
    assert "hunter2" not in said


# What is shown


def test_every_value_is_shown_with_where_it_comes_from(loaded: Loads) -> None:
    settings = loaded(
        'host = "0.0.0.0"\n[limits]\njoins = "1/2s"', {"FIORINO_WORKERS": "1"}, port=9
    )
    told = {line.split(" = ")[0]: line.split("  # ")[-1] for line in show(settings).splitlines()}
    assert (told["host"], told["workers"], told["port"]) == (
        "fiorino.toml",
        "FIORINO_WORKERS",
        "--port",
    )
    assert (told["joins"], told["chat_lines"]) == ("fiorino.toml", "default")
    assert {key.rpartition(".")[2] for key in KINDS} <= set(told)


def some(key: str) -> st.SearchStrategy[object]:
    """Values that a setting can have."""
    if key.startswith("limits."):
        return st.builds(Rate, st.integers(1, 100_000), st.integers(1, 86_400))
    usual = getattr(Settings(), key)
    if isinstance(usual, bool):
        return st.booleans()
    if isinstance(usual, int):
        return st.integers(1, 10)
    texts = {
        "database": ["postgresql://a@b/c", 'postgresql://a"ü\\\x7f@b/c'],
        "host": ["0.0.0.0", "::1", "play.example"],
        "public_address": ["", "https://play.example", "http://10.0.0.7:8250"],
        "web_root": ["", str(HERE)],
        "log_format": ["text", "json"],
        "log_level": ["debug", "error"],
        "access": ["open", "invited", "closed"],
        "smtp_security": ["starttls", "tls", "none"],
        "smtp_from": ["", "table@play.example"],
    }
    return st.sampled_from(texts.get(key, [""]))


@given(
    st.fixed_dictionaries(
        {"database": some("database")},
        optional={key: some(key) for key in KINDS if key != "database"},
    )
)
@checking(CHECKED, max_examples=50)
def test_what_is_shown_is_a_file_that_gives_the_same_settings(
    loaded: Loads, flags: dict[str, object]
) -> None:
    settings = loaded("", **flags)
    assert tomllib.loads(show(settings))
    assert loaded(show(settings)) == settings


def test_there_is_a_phrase_about_every_setting() -> None:
    assert set(PHRASES) == {key for key in KINDS if "." not in key}
    assert all(PHRASES.values())
