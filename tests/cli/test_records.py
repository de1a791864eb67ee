"""`--records` and `--csv` of `fiorino simulate` and `fiorino arena`."""

import csv
from pathlib import Path

import pytest

from fiorino import load_record

from .conftest import Call
from .support import EXAMPLE, GAME, assert_refused

ARENA = ("arena", GAME, "--bots", f"greedy,random,{EXAMPLE}", "--matches", "4", "--seed", "7")


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def shares(row: dict[str, str]) -> dict[str, float]:
    return {seat: float(row[f"{seat} share"]) for seat in ("medici", "strozzi")}


def test_every_match_has_a_row_and_a_record_that_verifies_and_says_the_same(
    call: Call, tmp_path: Path
) -> None:
    said = call(*ARENA, "--records", tmp_path / "records", "--csv", tmp_path / "matches.csv")
    assert said.code == 0
    rows = rows_of(tmp_path / "matches.csv")
    assert len(rows) == 3 * 4
    assert {path.name for path in (tmp_path / "records").iterdir()} == {
        row["record"] for row in rows
    }
    for row in rows:
        match = load_record(tmp_path / "records" / row["record"])
        assert match.is_over
        assert match.players == (row["medici bot"], row["strozzi bot"])
        assert match.scores == {seat: int(row[f"{seat} score"]) for seat in match.seats}
        assert {seat for seat, share in shares(row).items() if share} == set(match.winners)
        assert sum(shares(row).values()) == pytest.approx(1)
    assert call("verify", tmp_path / "records" / rows[0]["record"]).code == 0


def test_the_seats_of_a_deal_rotate_and_its_draws_are_the_same(call: Call, tmp_path: Path) -> None:
    call(*ARENA, "--records", tmp_path, "--csv", tmp_path / "matches.csv")
    rows = rows_of(tmp_path / "matches.csv")
    first, second = (row for row in rows if (row["deal"], row["line-up"]) == ("1", "1"))
    assert (first["medici bot"], first["strozzi bot"]) == ("greedy", "random")
    assert (second["medici bot"], second["strozzi bot"]) == ("random", "greedy")
    begun = [load_record(tmp_path / row["record"]).log[0] for row in (first, second)]
    assert begun[0] == begun[1]


def test_workers_write_the_same_records_and_rows(call: Call, tmp_path: Path) -> None:
    simulate = ("simulate", GAME, "--bots", "greedy,random", "--matches", "4")
    for count in ("1", "2"):
        folder = tmp_path / count
        call(*simulate, "--records", folder, "--csv", folder / "rows.csv", "--workers", count)
    one, two = (
        {path.name: path.read_text("utf-8") for path in (tmp_path / count).iterdir()}
        for count in ("1", "2")
    )
    assert len(one) == 5
    assert one == two


def test_a_folder_with_records_of_something_else_is_refused(call: Call, tmp_path: Path) -> None:
    call(*ARENA, "--records", tmp_path / "records")
    again = call(*ARENA, "--records", tmp_path / "records", "--out", tmp_path / "out")
    assert_refused(again, "has records already; choose another one")


def test_a_tournament_that_goes_on_writes_the_records_that_are_missing(
    call: Call, tmp_path: Path
) -> None:
    kept = ("--out", tmp_path / "out")
    call(*ARENA, *kept)
    call(*ARENA, *kept, "--records", tmp_path / "records")
    whole = {path.name: path.read_text("utf-8") for path in (tmp_path / "records").iterdir()}
    assert len(whole) == 12
    lost = tmp_path / "records" / sorted(whole)[0]
    lost.unlink()
    said = call(*ARENA, *kept, "--records", tmp_path / "records")
    assert said.code == 0
    assert lost.read_text("utf-8") == whole[lost.name]
    journal = (tmp_path / "out" / "blocks.jsonl").read_text("utf-8")
    assert "actions" not in journal


def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(
    call: Call, tmp_path: Path
) -> None:
    said = call(*ARENA, "--matches", "100000", "--csv", tmp_path / "nowhere" / "rows.csv")
    assert_refused(said, "cannot be written")
