"""The training of Medici vs Strozzi as `fiorino train` runs it."""

import json
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import numpy as np

from fiorino.arena.workers import Workers
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import board_of
from fiorino.games.medici_vs_strozzi.master.net import Net
from fiorino.games.medici_vs_strozzi.master.weights import fingerprint, write_weights
from fiorino.train import Tell
from fiorino.train.medici_vs_strozzi.training import RoundTrainer

HOW = (
    "Self-play, one net for each round, from the last round to the first. TD(0.85) with the"
    " expected error over the draws one lot ahead, lots of three tiles included; where there are"
    " many of them over all first tiles, and what follows the tile that was drawn; the board's"
    " symmetries; Adam with averaged weights, and a lower rate at the end of a run; exact values"
    " near the end of the last round."
)


class MediciTraining:
    """One part for each round; a round needs the net of the one after it."""

    def __init__(self) -> None:
        self.box = MediciBox(MEDICI_VS_STROZZI.default_box())

    def parts(self) -> tuple[str, ...]:
        return ("round-3", "round-2", "round-1")

    def train(
        self, folder: Path, part: str, seconds: float, seed: int, tell: Tell, workers: Workers
    ) -> None:
        round_ = int(part.removeprefix("round-")) - 1
        RoundTrainer(self.box, folder, round_, seed).run(seconds, tell)

    def needs_one_process(self) -> bool:
        return True

    def export(self, folder: Path, path: Path, how: str = HOW) -> None:
        board = board_of(self.box)
        nets = []
        rounds = {}
        for part in sorted(self.parts()):
            with np.load(folder / f"{part}.npz") as kept:
                nets.append(Net(*(kept[f"averaged.{name}"] for name in Net._fields)))
                rounds[part] = {
                    "processor seconds": round(float(kept["seconds"])),
                    "rounds played": int(kept["played"]),
                    "batches": int(kept["steps"]),
                    "seed": int(kept["seed"]),
                }
        write_weights(path, board, nets)
        card = {
            "game": MEDICI_VS_STROZZI.name,
            "rules version": MEDICI_VS_STROZZI.rules_version,
            "box": MEDICI_VS_STROZZI.default_box().digest,
            "board": fingerprint(board),
            "weights": sha256(path.read_bytes()).hexdigest(),
            "date": datetime.now(UTC).date().isoformat(),
            "how": how,
            "trained": rounds,
            "strength": "docs/strength.md",
        }
        path.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n", "utf-8")
