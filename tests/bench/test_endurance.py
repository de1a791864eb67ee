"""Many matches and a restart are measured, not how fast this machine is."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bench.scale import Scale, measure
from bench.server import BEFORE, written
from fiorino.bench.endurance import Endurance, Return, come_back, copy_match
from fiorino.bench.server_report import Acknowledgements, Load, Memory, Report, Storm


async def test_a_server_with_many_tables_is_back_and_tells_them() -> None:
    back = await come_back("medici-vs-strozzi", 2, 5)
    assert back.tables == 5
    assert back.seconds > 0
    assert back.mine_seconds > 0


def test_a_match_is_copied_with_its_seats_and_lines_under_other_names(tmp_path: Path) -> None:
    file = tmp_path / "made.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE matches (id TEXT PRIMARY KEY, link TEXT UNIQUE, game TEXT)")
        database.execute("CREATE TABLE seats (match TEXT, seat INTEGER, PRIMARY KEY (match, seat))")
        database.execute("CREATE TABLE log (match TEXT, seq INTEGER, PRIMARY KEY (match, seq))")
        database.execute("INSERT INTO matches VALUES ('m', 'l', 'siena')")
        database.execute("INSERT INTO seats VALUES ('m', 0), ('m', 1)")
        database.execute("INSERT INTO log VALUES ('m', 1)")
    copy_match(file, "m", 2)
    with closing(sqlite3.connect(file)) as database:
        matches = database.execute("SELECT * FROM matches ORDER BY id").fetchall()
        seats = database.execute("SELECT match, seat FROM seats ORDER BY match, seat").fetchall()
    assert matches == [(f"m{n}", f"l{n}", "siena") for n in ("", "-1", "-2")]
    assert seats == [(f"m{n}", seat) for n in ("", "-1", "-2") for seat in (0, 1)]


def test_the_page_tells_both_games_and_what_came_after() -> None:
    reports = [
        Report(
            machine="a machine",
            database="SQLite",
            game=game,
            players=players,
            tables=7,
            live_seconds_per_answer=1.0,
            live=Load(7.0, 3.0, 41.0, 1.0),
            full_speed=Load(500.0, 3.0, 9.0, 0.25, size / 10),
            moves_per_commit=2.0,
            bare_loop=Load(2000.0, 1.0, 2.0, 0.1),
            bare_loop_alone=Load(800.0, 1.0, 2.0, 0.1),
            times_bare_loop=0.25,
            times_bare_loop_alone=0.625,
            memory=Memory(9, 80.0, 90.0, 11.0),
            storm=Storm(9, 0.1, 0.2),
            acknowledgements=Acknowledgements(7, 100, 0, 0),
            targets=[],
        )
        for game, (players, _, size) in BEFORE.items()
    ]
    scales = [
        Scale(processes, 400, Load(390.0, 20.0, 90.0, 1.0), Load(700.0, 5.0, 9.0, cost, 900.0))
        for processes, cost in ((1, 0.5), (2, 0.8))
    ]
    back = Return(10_000, 2.5, 1.5)
    page = written(reports, Endurance(40, 10, 101.0, 103.0), back, scales, 3.25)
    assert "## Medici vs Strozzi: 7 tables for 2" in page
    assert "## Siena: 7 tables for 4" in page
    assert "| 860 (10%) | a quarter |" in page
    assert "| 3 ms, 41 ms | below 100 ms |" in page
    assert "| 62% | 60 % |" in page
    assert "| 101 MB, 103 MB | flat |" in page
    assert "10,000 tables that go on: until it answers | 2.5 s | 3 s |" in page
    assert "| 2 | 390 | 20 ms, 90 ms | 700 | 0.80 ms |" in page
    assert "5,000 moves a second. At 0.80 ms each that is 4 cores" in page


async def test_several_processes_are_measured_with_all_they_have_begun() -> None:
    two = (await measure(2, 0.3, processes=(2,)))[0]
    assert (two.processes, two.tables) == (2, 2)
    assert two.full.moves_per_second > 0
    assert two.full.processor_ms is not None
    assert two.full.processor_ms > 0
