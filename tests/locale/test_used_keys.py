"""Every key that a source says exists, and every key that exists is said by some source."""

import pytest

from fiorino.core.game import ENGLISH
from fiorino.games import GAMES

from .sources import (
    AREAS,
    GAP,
    Used,
    is_used,
    members,
    note_page,
    page_texts,
    read_python,
    says_attribute,
    used_keys,
)
from .texts import assert_none, forms, messages, texts

OF_AREA = {
    "lobby.ftl": ("lobby", "page"),
    "puzzles.ftl": ("puzzle",),
    "refusals.ftl": ("refusal",),
}
"""What the keys of a file begin with, where it is not the name of the file."""


def begins(file: str) -> tuple[str, ...]:
    """What the keys of a file may begin with; a game may say in its own how the lobby tells it."""
    name = file.removesuffix(".ftl")
    games = [f"lobby-game-{game.name}" for game in GAMES if game.catalogue == name]
    return (*[f"{area}-" for area in OF_AREA.get(file, (name,))], *games)


def test_every_key_begins_with_the_name_of_its_file() -> None:
    keys = [(file, message.id.name) for file, message in messages(ENGLISH)]
    assert [key for file, key in keys if not key.startswith(begins(file))] == []
    assert {key.partition("-")[0] for key in texts(ENGLISH)} == set(AREAS)


def test_every_key_that_is_said_exists() -> None:
    assert_none(used_keys().said - set(texts(ENGLISH)))


def test_every_member_of_a_family_exists() -> None:
    assert_none(members(used_keys()) - set(texts(ENGLISH)))


def test_every_key_is_said() -> None:
    used = used_keys()
    keys = {message.id.name for _, message in messages(ENGLISH)}
    assert_none([key for key in keys if not is_used(key, used)])


def test_every_attribute_is_said() -> None:
    used = used_keys()
    asked = forms(ENGLISH)
    silent = []
    for key in texts(ENGLISH):
        _, dot, name = key.partition(".")
        if dot and key not in used.said | used.named and name not in asked:
            if not says_attribute(name, used):
                silent.append(key)
    assert_none(silent)


# The reader of the sources reads.

SCRIPT = """
  t("shell-close"); has('lobby-go-on'); kept.has("shell-map");
  const said = t(isOpen ? "shell-fold" : `shell-${state(`${"a"}`)}-open`, { name: "lobby-name" });
  const key: "siena-round" = "siena-round"; t(`${key}.more`);
  t(`siena-card-${type}.the`); // t("shell-no")
"""
COMPONENT = """
<script lang="ts">
  const key: string = t("shell-close");
</script>
<!-- t("shell-no") -->
<p id="shell-{key}" title={has("lobby-go-on") ? t(`siena-card-${key}.the`) : ""}>
  {t("shell-fold")}
</p>
<Row sign="round" />
<style>p { content: "shell-no"; }</style>
"""
TERMINAL = """
words.text("terminal-saved", file=name)
styled(said, "terminal-hint" if hint else f"terminal-help-{name}", "bold")
KEYS = ("medici-round", f"{key}.detail")
print("terminal-nothing-said here")
"""


def page_of(source: str, name: str) -> Used:
    used = Used()
    for file in page_texts(source, name).values():
        note_page(file, used)
    return used


def test_the_keys_of_a_script_of_the_page_are_read() -> None:
    used = page_of(SCRIPT, "sample.ts")
    assert used.said == {"shell-close", "lobby-go-on", "shell-fold"}
    assert used.named == {*used.said, "siena-round", "lobby-name", "shell-map"}
    assert used.templates == {f"shell-{GAP}-open", f"siena-card-{GAP}.the"}
    assert used.attributes == {"more", "the"}


def test_the_keys_of_a_component_of_the_page_are_read() -> None:
    used = page_of(COMPONENT, "Sample.svelte")
    assert used.said == used.named == {"shell-close", "lobby-go-on", "shell-fold"}
    assert used.templates == {f"siena-card-{GAP}.the"}
    assert "round" in used.quoted


def test_a_source_that_the_compiler_refuses_is_told() -> None:
    with pytest.raises(AssertionError, match=r"Sample\.svelte cannot be read"):
        page_of("<p>{", "Sample.svelte")


def test_the_keys_of_the_terminal_are_read() -> None:
    used = Used()
    read_python(TERMINAL, used)
    assert used.said == {"terminal-saved", "terminal-hint"}
    assert used.named == {*used.said, "medici-round"}
    assert used.templates == {f"terminal-help-{GAP}"}
    assert used.attributes == {"detail"}


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("shell-close", True),
        ("shell-closed", False),
        ("siena-card-inn", True),
        ("siena-card-church", False),
        ("siena-event-card-played", True),
        ("siena-event-card-played-green", True),
        ("siena-event-card-eaten", False),
        ("shell-tab-log", True),
        ("shell-log", True),
        ("shell-dog", False),
    ],
)
def test_a_key_is_used_or_not(key: str, expected: bool) -> None:
    used = Used(
        said={"shell-close"},
        templates={
            f"siena-card-{GAP}", f"siena-event-{GAP}{GAP}", f"shell-tab-{GAP}", f"shell-{GAP}",
        },
        endings={"-green"},
        quoted={"log"},
    )  # fmt: skip
    assert is_used(key, used) is expected
