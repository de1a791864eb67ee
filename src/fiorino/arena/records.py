"""The output of a tournament: a record of every match, and a table of them all."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fiorino.arena.plan import Block, names_of, seated
from fiorino.arena.tournament import Results
from fiorino.core.errors import FiorinoError

SUFFIX: Final = ".fiorino"


def record_name(line_up: int, deal: int, turn: int) -> str:
    """The file of a match: its deal, its line-up and how the seats are rotated, from 1."""
    return f"deal-{deal + 1:05}-line-up-{line_up + 1}-seating-{turn + 1}{SUFFIX}"


class Records:
    """A folder with a record for every match, written as soon as its block is done."""

    def __init__(self, folder: Path, goes_on: bool) -> None:
        self.folder: Final = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            is_used = any(folder.glob(f"*{SUFFIX}"))
        except OSError as fault:
            raise _unusable(folder, fault) from None
        if is_used and not goes_on:
            raise FiorinoError(f"The folder {folder} has records already; choose another one.")

    def has(self, block: Block) -> bool:
        """Whether every match of a block has its record."""
        return all(
            (self.folder / record_name(block.line_up, block.deal, turn)).exists()
            for turn in range(len(block.matches))
        )

    def add(self, block: Block) -> None:
        """Write the records of a block, each whole or not at all."""
        for turn, match in enumerate(block.matches):
            path = self.folder / record_name(block.line_up, block.deal, turn)
            part = path.with_suffix(".part")
            try:
                part.write_text(match.record, "utf-8")
                part.replace(path)
            except OSError as fault:
                raise _unusable(self.folder, fault) from None


def check_table(path: Path) -> None:
    """Refuse a file that cannot be written, before the first match is played."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as fault:
        raise _unusable(path, fault) from None


def write_table(path: Path, results: Results, has_records: bool) -> None:
    """Write a row for each match that counts, with the name of its record if there is one."""
    rows = list(_rows(results, has_records))
    columns = list(dict.fromkeys(name for row in rows for name in row))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _rows(results: Results, has_records: bool) -> Iterator[dict[str, object]]:
    """The matches by line-up, deal and seating; every seat with its bot, score and share."""
    plan = results.plan
    seats = plan.setup().seat_names
    for line_up, deals in enumerate(results.deals):
        for deal, matches in enumerate(deals):
            for turn, match in enumerate(matches):
                row: dict[str, object] = {
                    "deal": deal + 1,
                    "line-up": line_up + 1,
                    "seating": turn + 1,
                }
                if has_records:
                    row["record"] = record_name(line_up, deal, turn)
                for seat, place in enumerate(seated(plan.seats, turn)):
                    name = seats[seat]
                    row[f"{name} bot"] = names_of(plan, line_up)[place]
                    row[f"{name} score"] = match.scores[place]
                    row[f"{name} share"] = match.shares[place]
                row |= {"decisions": match.decisions, "answers offered": match.options}
                yield row | dict(match.facts)


def _unusable(path: Path, fault: OSError) -> FiorinoError:
    return FiorinoError(f"{path} cannot be written: {fault.strerror or fault}.")
