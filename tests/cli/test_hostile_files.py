"""Files that are not what they should be: one sentence, exit code 1, never a traceback."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.patience import PATIENCE

from .conftest import Call
from .support import (
    EXAMPLE,
    GAME,
    OTHER_BOX,
    SALE,
    Said,
    assert_refused,
    command,
    dealt,
    environment,
    opened,
    position_file,
    record_file,
    saved,
    texts,
)

READERS: Final = {
    "verify": ("verify",),
    "replay": ("replay",),
    "position": ("position",),
    "play --from": ("play", "--from"),
    "play --box": ("play", "--box"),
    "simulate --box": ("simulate", GAME, "--bots", "random,random", "--matches", "2", "--box"),
}
RECORD_READERS: Final = ("verify", "replay", "play --from")


def _missing(path: Path) -> None:
    """Nothing is there."""


def _folder(path: Path) -> None:
    path.mkdir()


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _inside_a_file(path: Path) -> None:
    path.symlink_to(OTHER_BOX / "inside")


def _circle(path: Path) -> None:
    path.symlink_to(path)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 36)


def _bytes(content: bytes) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        path.write_bytes(content)

    return make


HOSTILE: Final[dict[str, Callable[[Path], None]]] = {
    "missing": _missing,
    "folder": _folder,
    "pipe that nobody writes to": _pipe,
    "inside a file": _inside_a_file,
    "circle of links": _circle,
    "64 GiB of holes": _huge,
    "empty": _bytes(b""),
    "binary": _bytes(bytes(range(256)) * 10),
    "zeros": _bytes(bytes(1000)),
    "UTF-16": _bytes(b"\xff\xfe{\x00}\x00"),
    "words": _bytes(b"Dear Sir or Madam,\n"),
    "cut off": _bytes(b'{"fiorino": "record", "vers'),
    "a list": _bytes(b"[1, 2, 3]"),
    "deep brackets": _bytes(b"[" * 100_000),
    "deep objects": _bytes(b'{"a":' * 100_000),
    "endless number": _bytes(b"x = " + b"1" * 5000),
    "markup": _bytes(b"[/bold][red]"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("kind", HOSTILE)
def test_every_command_refuses_a_hostile_file_with_a_sentence(
    call: Call, reader: str, kind: str
) -> None:
    path = Path("hostile")
    HOSTILE[kind](path)
    assert_refused(call(*READERS[reader], path))


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_cannot_be_opened_is_called_by_its_name(call: Call, reader: str) -> None:
    said = call(*READERS[reader], "no-such-file")
    assert_refused(said, "“no-such-file” cannot be read: there is no such file or folder.")


@pytest.mark.parametrize("reader", ["verify", "play --box"])
def test_a_file_that_never_ends_is_refused(tmp_path: Path, reader: str) -> None:
    # Should it be read to its end after all, the limit on memory ends the process soon.
    line = " ".join(["ulimit -v 500000;", *command(*READERS[reader], "/dev/zero")])
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert_refused(Said(done.returncode, done.stdout, done.stderr), "“/dev/zero”")


# Records and positions that are JSON, but not ours


def tampered(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    fields = json.loads(path.read_text("utf-8"))
    change(fields)
    path.write_text(json.dumps(fields), "utf-8")
    return path


RECORD_CHANGES: Final[dict[str, Callable[[dict[str, Any]], object]]] = {
    "half a letter as player": lambda fields: fields["seats"][0].update(player="\ud800"),
    "half a letter as seed": lambda fields: fields.update(
        chance={"method": "hmac-sha256", "seed": "\ud800"}
    ),
    "half a letter as action": lambda fields: fields["actions"][0].update(action="\ud800"),
    "a newer format": lambda fields: fields.update(version=2),
    "other rules": lambda fields: fields.update(rules_version=99),
    "another game": lambda fields: fields.update(game="chess"),
    "too many players": lambda fields: fields.update(players=5),
    "an unknown field": lambda fields: fields.update(extra=1),
    "no actions": lambda fields: fields.pop("actions"),
    "actions that are no list": lambda fields: fields.update(actions={"0": "stop"}),
    "an action that is a number": lambda fields: fields["actions"].append(7),
    "an unknown option": lambda fields: fields["options"].update(colour="blue"),
    "another box": lambda fields: fields.update(box="0" * 64),
    "a box that is a list": lambda fields: fields.update(box_values=[]),
    "an empty box": lambda fields: fields.update(box_values={}),
    "a start that cannot occur": lambda fields: fields.update(start={"round": 9}),
    "no seats": lambda fields: fields.update(seats=[]),
}


@pytest.mark.parametrize("reader", RECORD_READERS)
@pytest.mark.parametrize("change", RECORD_CHANGES)
def test_a_record_that_is_not_ours_is_refused_with_a_sentence(
    call: Call, reader: str, change: str
) -> None:
    file = tampered(record_file(Path("m.fiorino"), opened(*SALE)), RECORD_CHANGES[change])
    assert_refused(call(*READERS[reader], file))


POSITION_CHANGES: Final[dict[str, Callable[[dict[str, Any]], object]]] = {
    "half a letter as tile": lambda fields: fields["table"].update(lot=["\ud800"]),
    "half a letter as box": lambda fields: fields.update(box_values={"\ud800": 1}),
    "half a letter as option": lambda fields: fields["options"].update({"\ud800": "1"}),
    "no table": lambda fields: fields.pop("table"),
    "a table that is a text": lambda fields: fields.update(table="pisa"),
    "a marker beyond its track": lambda fields: fields["table"]["markers"]["pisa"].update(dye=5),
    "a bag with too many": lambda fields: fields["table"]["bag"].update({"dye-4": 3}),
    "nobody asked": lambda fields: fields["table"].update(agenda=[]),
    "an unknown question": lambda fields: fields["table"].update(agenda=[{"step": "sing"}]),
    "no end of money": lambda fields: fields["table"]["money"].update(medici=10**30),
}


@pytest.mark.parametrize("reader", ["position", "play --from"])
@pytest.mark.parametrize("change", POSITION_CHANGES)
def test_a_position_that_is_not_ours_is_refused_with_a_sentence(
    call: Call, reader: str, change: str
) -> None:
    file = tampered(position_file(Path("p.json"), opened("tile dye-4")), POSITION_CHANGES[change])
    assert_refused(call(*READERS[reader], file))


def test_a_record_of_a_newer_fiorino_is_told_to_update(call: Call) -> None:
    file = tampered(
        record_file(Path("m.fiorino"), opened(*SALE)), lambda fields: fields.update(version=2)
    )
    assert_refused(call("verify", file), "newer Fiorino", "update Fiorino")


def test_the_last_match_is_found_beside_a_link_that_leads_nowhere(call: Call, data: Path) -> None:
    folder = data / "matches"
    folder.mkdir(parents=True)
    record_file(folder / "m.fiorino", opened(*SALE))
    (folder / "broken.fiorino").symlink_to("nowhere")
    assert call("play", "--from", "last", "--save", "m").code == 0


def test_a_record_from_somebody_else_runs_no_program_of_its_choice(call: Call) -> None:
    Path("evil.py").write_text(
        "from pathlib import Path\n"
        "Path('was-here').touch()\n"
        "class Evil:\n"
        "    def __init__(self, rng):\n"
        "        pass\n"
        "    def answer(self, decision):\n"
        "        return decision.options[0]\n",
        "utf-8",
    )
    file = record_file(Path("m.fiorino"), opened("tile dye-4"), ("Ada", "evil.py:Evil"))
    call("verify", file)
    call("replay", file)
    call("play", "--from", file, typed="stop\n18\nbuy\n")
    assert not Path("was-here").exists()
    assert texts(saved(file).match)[:4] == ["tile dye-4", "stop", "price 18", "buy"]


def test_whoever_a_record_names_like_a_bot_file_is_a_person_and_that_is_said(call: Call) -> None:
    file = record_file(Path("m.fiorino"), opened("tile dye-4"), ("Ada", "evil.py:Evil"))
    said = call("play", "--from", file)
    assert "“evil.py:Evil” sits here as a person" in said.err
    assert "--seats" in said.err


def test_a_bot_file_that_the_command_line_names_takes_the_seat_of_a_record(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt(), ("Ada", "Bruno"))
    call("play", "--from", file, "--seats", f"Ada,{EXAMPLE}", typed="stop\n18\n")
    assert len(saved(file).match.log) > len(dealt("stop", "price 18").log)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_file_that_is_refused_is_called_by_its_name(call: Call, reader: str, kind: str) -> None:
    path = Path("hostile")
    HOSTILE[kind](path)
    assert_refused(call(*READERS[reader], path), "“hostile”")


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    "kind",
    [
        *("missing", "folder", "inside a file", "circle of links", "deep brackets"),
        *("deep objects", "endless number", "UTF-16"),
    ],
)
def test_a_refusal_has_no_words_of_programmers(call: Call, reader: str, kind: str) -> None:
    path = Path("hostile")
    HOSTILE[kind](path)
    said = call(*READERS[reader], path).err.lower()
    for word in ("utf-8", "recursion", "sys.", "errno", "no such file or directory", "codec"):
        assert word not in said


@pytest.mark.parametrize("reader", ["verify", "replay", "play --from"])
def test_the_mark_that_windows_puts_before_a_text_does_no_harm(call: Call, reader: str) -> None:
    file = record_file(Path("m.fiorino"), opened(*SALE))
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert call(*READERS[reader], file).code == 0


# Boxes that are TOML, but not ours

BOX_CHANGES: Final = {
    "a number without end": ("coins = 300", "coins = " + "1" * 5000),
    "an impossible date": ("coins = 300", "coins = 2026-02-31"),
    "a fraction": ("coins = 300", "coins = 300.5"),
    "not a number": ("coins = 300", "coins = nan"),
    "a text": ("coins = 300", 'coins = "many"'),
    "nothing": ("coins = 300", ""),
    "too few harbors": ('[[harbors]]\nname = "lucca"\ntracks = ["wool", "wine"]\n', ""),
    "a harbor twice": ('name = "napoli"', 'name = "lucca"'),
    "an unknown good": ('tracks = ["wool", "wine"]', 'tracks = ["wool", "beer"]'),
    "an unknown field": ("coins = 300", "coins = 300\ngoats = 2"),
}


@pytest.mark.parametrize("reader", ["play --box", "simulate --box"])
@pytest.mark.parametrize("change", BOX_CHANGES)
def test_a_box_that_is_not_sound_is_refused_with_a_sentence(
    call: Call, reader: str, change: str
) -> None:
    old, new = BOX_CHANGES[change]
    text = OTHER_BOX.read_text("utf-8")
    assert old in text
    Path("box.toml").write_text(text.replace(old, new), "utf-8")
    assert_refused(call(*READERS[reader], "box.toml"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--seed", "\udcff"),
        ("play", "--seats", "A\udcff,greedy"),
        ("simulate", GAME, "--bots", "random,random", "--matches", "2", "--seed", "\udcff"),
        ("simulate", GAME, "--bots", "random,\udcff"),
        ("simulate", "\udcff", "--bots", "random,random"),
        ("rules", GAME, "\udcff"),
        ("verify", "\udcff"),
    ],
    ids=lambda arguments: " ".join(arguments).encode("ascii", "replace").decode(),
)
def test_words_that_are_not_text_are_refused_with_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = subprocess.run(
        command(*arguments),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.strip().startswith(b"fiorino: ")
    assert b"Traceback" not in done.stderr
