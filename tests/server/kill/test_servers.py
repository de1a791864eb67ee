"""What a killed server has said is read without blaming it for its orphans."""

from tests.server.kill.servers import without_orphans

ORPHAN = """\
Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/lib/python3.11/multiprocessing/spawn.py", line 130, in _main
    preparation_data = reduction.pickle.load(from_parent)
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
EOFError: Ran out of input
"""
FAULT = """\
Traceback (most recent call last):
  File "/src/fiorino/server/play/live.py", line 1, in act
    raise KeyError(seat)
KeyError: 3
"""


def test_a_worker_whose_parent_was_killed_while_it_began_is_no_fault() -> None:
    assert without_orphans(f"Fiorino is up\n{ORPHAN}Fiorino is up\n") == (
        "Fiorino is up\nFiorino is up\n"
    )


def test_every_other_traceback_stays() -> None:
    assert without_orphans(f"{FAULT}{ORPHAN}{FAULT}") == f"{FAULT}{FAULT}"
