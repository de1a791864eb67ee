"""No match is lost: not on a full disk, not by a signal, not to another file's harm."""

import errno
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from fiorino.cli import saving
from fiorino.core.record import read_record
from fiorino.games import GAMES
from tests.patience import PATIENCE

from .conftest import Call
from .support import (
    Terminal,
    assert_refused,
    command,
    dealt,
    environment,
    only_saved,
    record_file,
    saved,
    texts,
)

TWO: Final = ("play", "--seed", "5", "--seats", "Ada,Bruno")
PRICED: Final = ("stop", "price 18")


class Disk:
    """The writing of files, which fails in some folders from some moment on."""

    def __init__(self, write: Callable[[Path, str], None]) -> None:
        self._write = write
        self.full: list[Path] = []
        self.room = 0
        """So many times more something can be written in full folders."""

    def write(self, path: Path, text: str) -> None:
        if any(path.resolve().is_relative_to(folder) for folder in self.full):
            self.room -= 1
            if self.room < 0:
                raise OSError(errno.ENOSPC, "No space left on device")
        self._write(path, text)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk(saving.write_whole)
    monkeypatch.setattr(saving, "write_whole", made.write)
    return made


@pytest.fixture
def spare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files."""
    folder = tmp_path / "spare"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


# After every answer


def test_every_answer_is_in_the_file_before_the_next_question(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.answer("stop", "18")
        assert texts(saved(only_saved(tmp_path)).match) == texts(dealt(*PRICED))


def test_a_match_is_in_its_file_before_anything_is_answered(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.wait_for_prompt()
        assert texts(saved(only_saved(tmp_path)).match) == texts(dealt())


def test_an_answer_that_is_taken_back_is_out_of_the_file(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.answer("stop", "undo")
        assert texts(saved(only_saved(tmp_path)).match) == texts(dealt())


# Signals


LOST: Final = """
import os, signal, sys, time, weakref
from fiorino.cli.leaving import Ended, Ending

class Thing: ...

def stop(_):
    os.kill(os.getpid(), signal.SIGTERM)
    [None for _ in range(1000)]  # here the handler runs, and what it raises is lost

ending = Ending()
try:
    with ending.obeyed(), ending.waiting():
        thing = Thing()
        kept = weakref.ref(thing, stop)
        del thing
        time.sleep(float(sys.argv[1]))
except Ended as ended:
    sys.exit(ended.code)
"""


def test_a_signal_is_obeyed_even_if_it_comes_while_python_clears_something_away(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOST, str(PATIENCE / 8)],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Exception ignored" in done.stderr, "the exception was to be lost"
    assert done.returncode == 128 + signal.SIGTERM


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_leaves_a_whole_file_and_its_own_exit_code(
    tmp_path: Path, number: signal.Signals
) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.answer("stop", "18")
        terminal.process.send_signal(number)
        assert terminal.finish() == 128 + number
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt(*PRICED))
    assert f"Saved as {only_saved(tmp_path)}" in terminal.heard


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_through_a_pipe_leaves_a_whole_file(
    tmp_path: Path, number: signal.Signals
) -> None:
    process = subprocess.Popen(
        command(*TWO),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"stop\n")
    process.stdin.flush()
    while b"Name your price" not in process.stdout.readline():
        pass
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt("stop"))


def test_a_terminal_that_is_closed_leaves_a_whole_file(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.answer("stop", "18")
        terminal.hang_up()
        terminal.process.wait(timeout=PATIENCE)
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt(*PRICED))


def test_a_process_that_is_killed_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.answer("stop", "18")
        terminal.process.kill()
        terminal.process.wait(timeout=PATIENCE)
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt(*PRICED))


def test_a_signal_while_a_bot_thinks_ends_the_match_with_what_was_answered(tmp_path: Path) -> None:
    bot = tmp_path / "slow.py"
    bot.write_text(
        "from pathlib import Path\n"
        "from time import sleep\n"
        "class Slow:\n"
        "    def __init__(self, rng):\n"
        "        pass\n"
        "    def answer(self, decision):\n"
        "        Path(__file__).with_name('thinking').touch()\n"
        f"        sleep({PATIENCE})\n",
        "utf-8",
    )
    with Terminal(tmp_path, "play", "--seed", "5", "--seats", f"Ada,{bot}:Slow") as terminal:
        terminal.answer("stop")
        terminal.type("18\r")
        while not (tmp_path / "thinking").exists():
            assert terminal.process.poll() is None
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.finish() == 128 + signal.SIGTERM
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt(*PRICED))


# Disks


def test_a_match_whose_disk_fills_up_goes_on_in_the_data_folder(
    call: Call, data: Path, disk: Disk
) -> None:
    folder = Path("usb")
    folder.mkdir()
    disk.full, disk.room = [folder.resolve()], 2
    said = call(*TWO, "--save", folder / "m.fiorino", typed="stop\n18\n")
    assert said.code == 0
    assert "“usb/m.fiorino” cannot be written: the disk is full." in said.words
    assert texts(saved(only_saved(data)).match) == texts(dealt(*PRICED))
    assert f"Continue with: fiorino play --from {only_saved(data)}\n" in said.out


def test_a_full_disk_leaves_the_file_of_the_last_answer_that_fitted(
    call: Call, disk: Disk, spare: Path
) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"))
    disk.full = [Path().resolve()]
    call("play", "--from", file, typed="18\n")
    assert texts(saved(file).match) == texts(dealt("stop"))


def test_a_match_that_finds_no_room_in_the_data_folder_goes_to_the_temporary_one(
    call: Call, data: Path, disk: Disk, spare: Path
) -> None:
    disk.full = [data]
    said = call(*TWO, typed="stop\n")
    (file,) = spare.glob("*.fiorino")
    assert said.code == 0
    assert f"Saved as {file}\n" in said.out
    assert texts(saved(file).match) == texts(dealt("stop"))


def test_a_match_that_can_be_saved_nowhere_is_printed(
    call: Call, data: Path, disk: Disk, spare: Path
) -> None:
    disk.full = [data, spare]
    said = call(*TWO, typed="stop\n18\n")
    assert said.code == 1
    assert "could not be saved anywhere" in said.out
    record = read_record(said.out[said.out.index("{") :], GAMES)
    assert texts(record.match) == texts(dealt(*PRICED))


def test_a_match_that_can_be_saved_nowhere_says_so_once(
    call: Call, data: Path, disk: Disk, spare: Path
) -> None:
    disk.full = [data, spare]
    said = call(*TWO, typed="draw\nstop\n18\n")
    assert said.words.count("saving is retried after every answer") == 1


def test_a_match_is_saved_as_soon_as_there_is_room_again(
    call: Call, data: Path, disk: Disk, spare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Path] = []

    def write(path: Path, text: str) -> None:
        tries.append(path)
        if len(tries) <= 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        disk.write(path, text)

    monkeypatch.setattr(saving, "write_whole", write)
    said = call(*TWO, typed="stop\n")
    assert said.code == 0
    assert texts(saved(only_saved(data)).match) == texts(dealt("stop"))


def test_a_folder_that_is_removed_while_a_match_is_played_is_made_again(tmp_path: Path) -> None:
    with Terminal(tmp_path / "data", *TWO) as terminal:
        terminal.answer("stop")
        shutil.rmtree(tmp_path / "data")
        terminal.answer("18")
        terminal.type("quit\r")
        assert terminal.finish() == 0
    assert texts(saved(only_saved(tmp_path / "data")).match) == texts(dealt(*PRICED))


def test_where_files_may_not_grow_the_match_is_printed(tmp_path: Path) -> None:
    done = subprocess.run(
        command(*TWO),
        input=b"stop\n18\n",
        stdout=subprocess.PIPE,
        env=environment(tmp_path / "data", TMPDIR=str(tmp_path)),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500)),
        timeout=PATIENCE,
        check=False,
    )
    out = done.stdout.decode()
    assert done.returncode == 1
    assert texts(read_record(out[out.index("{") :], GAMES).match) == texts(dealt(*PRICED))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_whoever_may_not_write_beside_a_record_goes_on_in_the_data_folder(
    call: Call, data: Path, disk: Disk
) -> None:
    file = record_file(Path("m.fiorino"), dealt("stop"))
    disk.full = [Path().resolve()]
    said = call("play", "--from", file, typed="18\n")
    assert texts(saved(only_saved(data)).match) == texts(dealt(*PRICED))
    assert "“m.fiorino” cannot be written: the disk is full." in said.words


# Other files

WIDE: Final = 500
"""Whatever the folder of the test is called, a sentence that names it stands on one line."""


@pytest.mark.parametrize("word", ["no", "", "yess"])
def test_a_file_that_is_there_is_written_over_only_by_a_yes(tmp_path: Path, word: str) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary")
    with Terminal(tmp_path, *TWO, "--save", diary, columns=WIDE) as terminal:
        terminal.wait_for("already exists. Type yes to overwrite it:")
        terminal.type(f"{word}\r")
        assert terminal.finish() == 1
    assert diary.read_text() == "Dear diary"


def test_a_file_that_is_there_is_written_over_by_a_yes(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary")
    with Terminal(tmp_path, *TWO, "--save", diary, columns=WIDE) as terminal:
        terminal.wait_for("Type yes to overwrite it:")
        terminal.type("yes\r")
        terminal.wait_for("Draw a second tile")
        terminal.type("quit\r")
        assert terminal.finish() == 0
    assert texts(saved(diary).match) == texts(dealt())


def test_a_file_that_is_there_is_refused_where_nobody_can_be_asked(call: Call) -> None:
    Path("diary").write_text("Dear diary")
    assert_refused(call(*TWO, "--save", "diary"), "“diary” already exists", "--overwrite")
    assert Path("diary").read_text() == "Dear diary"


def test_overwrite_says_that_a_file_may_go(call: Call) -> None:
    Path("diary").write_text("Dear diary")
    assert call(*TWO, "--save", "diary", "--overwrite", typed="stop\n").code == 0
    assert texts(saved(Path("diary")).match) == texts(dealt("stop"))


def test_save_in_a_match_writes_over_no_file_unasked(call: Call) -> None:
    Path("diary").write_text("Dear diary")
    said = call(*TWO, typed="save diary\nstop\n")
    assert "“diary” already exists" in said.words
    assert Path("diary").read_text() == "Dear diary"


def test_save_in_a_match_writes_over_a_file_that_may_go(call: Call) -> None:
    Path("diary").write_text("Dear diary")
    call(*TWO, typed="stop\nsave --overwrite diary\n")
    assert texts(saved(Path("diary")).match) == texts(dealt("stop"))


def test_save_in_a_match_may_write_its_own_copy_again(call: Call) -> None:
    call(*TWO, typed="save copy.fiorino\nstop\nsave copy.fiorino\n")
    assert texts(saved(Path("copy.fiorino")).match) == texts(dealt("stop"))


def test_a_link_is_followed_and_stays(call: Call) -> None:
    Path("there").mkdir()
    record_file(Path("there/m.fiorino"), dealt("stop"))
    Path("link").symlink_to("there/m.fiorino")
    call("play", "--from", "link", typed="18\n")
    assert Path("link").is_symlink()
    assert texts(saved(Path("there/m.fiorino")).match) == texts(dealt(*PRICED))


def test_two_who_go_on_from_one_file_both_keep_what_they_answered(tmp_path: Path) -> None:
    file = record_file(tmp_path / "m.fiorino", dealt())
    with Terminal(tmp_path, "play", "--from", file) as one:
        one.answer("stop")
        with Terminal(tmp_path, "play", "--from", file) as two:
            two.answer("18")
            one.answer("7")
            one.type("quit\r")
            one.finish()
            two.type("quit\r")
            two.finish()
    assert texts(saved(file).match) == texts(dealt(*PRICED))
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt("stop", "price 7"))
    assert "another program has changed it meanwhile" in " ".join(one.heard.split())


def test_a_file_keeps_who_may_read_it(call: Call) -> None:
    file = record_file(Path("m.fiorino"), dealt())
    file.chmod(0o640)
    call("play", "--from", file, typed="stop\n")
    assert file.stat().st_mode & 0o777 == 0o640


def test_nothing_is_left_beside_a_file_that_was_written(call: Call) -> None:
    call(*TWO, "--save", "m.fiorino", typed="stop\n18\n")
    assert list(Path().iterdir()) == [Path("m.fiorino")]
