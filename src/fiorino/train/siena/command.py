"""The training of Siena as `fiorino train` runs it."""

import json
from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from fiorino.core.search import Budget
from fiorino.games.siena import SIENA
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.lookahead import SEAT_NUMBERS, TABLE_NUMBERS
from fiorino.games.siena.master.net import PARTS, Net
from fiorino.games.siena.master.weights import fingerprint, packaged_net, write_weights
from fiorino.train.siena.learning import Learner, blended, fresh_net
from fiorino.train.siena.selfplay import Positions, joined, play, play_by_thumb

HOW: Final = (
    "A net for each number of players learns who wins, and by how much, from tables at the"
    " beginnings of rounds: TD(λ), a step for each round. It begins with the net of the package, or"
    " without one with matches by the rules of thumb. Then most seats search with the net, some"
    " play by the rules of thumb, some matches stray; half have the usual options, the others are"
    " spread over editions and games. After each file of matches it learns from the newest files."
)
THUMB_MATCHES: Final = 8000
"""Matches by the rules of thumb in the first file, where there is no net to begin with."""
THUMB_BATCHES: Final = 4000
THUMB_RATE: Final = 2e-3
MATCHES: Final = {2: 30, 3: 20, 4: 12, 5: 10}
"""Searched matches in a file, by number of players."""
NEWEST: Final = 60
"""Files that are learnt from."""
BATCHES: Final = 8
"""Batches after each file; with 60, nets learnt matches by heart and played worse."""
RATE: Final = 4e-4
TRACE: Final = 0.75
FUTURES: Final = Budget(16, 1)


class SienaTraining:
    """One part for each number of players; they do not need each other."""

    def parts(self) -> tuple[str, ...]:
        return tuple(f"players-{players}" for players in SIENA.players)

    def train(
        self, folder: Path, part: str, seconds: float, seed: int, tell: Callable[[str], None]
    ) -> None:
        PlayersTrainer(folder / part, int(part.removeprefix("players-")), seed, tell).run(seconds)

    def export(self, folder: Path, path: Path) -> None:
        nets = {}
        told = {}
        for part in self.parts():
            if (folder / part / "net.npz").exists():
                players = int(part.removeprefix("players-"))
                _, nets[players], told[part] = read_net(folder / part / "net.npz", players)
        box = SienaBox(SIENA.default_box())
        write_weights(path, box, SIENA.rules_version, nets)
        card = {
            "game": SIENA.name,
            "rules version": SIENA.rules_version,
            "box": SIENA.default_box().digest,
            "fingerprint": fingerprint(box, SIENA.rules_version),
            "weights": sha256(path.read_bytes()).hexdigest(),
            "date": datetime.now(UTC).date().isoformat(),
            "how": HOW,
            "trained": told,
            "strength": "docs/strength.md",
        }
        path.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n", "utf-8")


class PlayersTrainer:
    """Plays and learns for one number of players, in a folder that can be resumed."""

    def __init__(self, folder: Path, players: int, seed: int, tell: Callable[[str], None]) -> None:
        self.folder: Final = folder
        self.players: Final = players
        self.seed: Final = seed
        self.tell: Final = tell
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, seconds: float) -> None:
        """Play a file of matches and learn from the newest ones, again and again."""
        begun = process_time()
        net, average, before = self._begin()
        learner = Learner(net, average, self.seed + int(before["files"]))
        files = sorted(self.folder.glob("matches-*.npz"))
        while True:
            number = int(before["files"])
            path = self.folder / f"matches-{number:05}.npz"
            matches = MATCHES[self.players]
            seeds = [f"{self.seed}/{number}/{match}" for match in range(matches)]
            _keep_positions(path, joined([play(self.players, s, average, FUTURES) for s in seeds]))
            files = [*files, path][-NEWEST:]
            positions = joined([_read(each) for each in files])
            loss = learner.learn(blended(positions, average, TRACE), BATCHES, RATE)
            used = process_time() - begun
            told = {
                **before,
                "files": number + 1,
                "matches": before["matches"] + matches,
                "batches": before["batches"] + BATCHES,
                "processor seconds": before["processor seconds"] + used,
            }
            write_net(self.folder / "net.npz", net, average, told)
            self.tell(f"{self.players} players: {number + 1} files of matches, loss {loss:.3f}")
            if used >= seconds:
                return
            before = {**told, "processor seconds": before["processor seconds"]}

    def _begin(self) -> tuple[Net, Net, dict[str, float]]:
        """The net as it was left, as the package has it, or after matches by rules of thumb."""
        if (self.folder / "net.npz").exists():
            return read_net(self.folder / "net.npz", self.players)
        told: dict[str, float] = {
            "seed": self.seed, "files": 0, "matches": 0, "batches": 0, "processor seconds": 0.0
        }  # fmt: skip
        box = SienaBox(SIENA.default_box())
        packaged = packaged_net(self.players, fingerprint(box, SIENA.rules_version))
        if packaged is not None:
            return packaged.copy(), packaged.copy(), told
        begun = process_time()
        net = fresh_net(self.players, self.seed)
        seeds = [f"{self.seed}/thumb/{match}" for match in range(THUMB_MATCHES)]
        positions = joined([play_by_thumb(self.players, seed) for seed in seeds])
        learner = Learner(net, net.copy(), self.seed)
        learner.learn(positions, THUMB_BATCHES, THUMB_RATE)
        learner.learn(positions, THUMB_BATCHES // 4, THUMB_RATE / 10)
        told["processor seconds"] = process_time() - begun
        return net, net.copy(), told


def read_net(path: Path, players: int) -> tuple[Net, Net, dict[str, float]]:
    """The net that learns, the average that plays, and what is told about them."""
    with np.load(path) as kept:
        nets = [
            Net(
                {name: kept[f"{kind}.{name}"] for name in PARTS},
                players,
                SEAT_NUMBERS,
                TABLE_NUMBERS,
            )
            for kind in ("net", "average")
        ]
        told: dict[str, float] = json.loads(str(kept["told"]))
    return nets[0], nets[1], told


def write_net(path: Path, net: Net, average: Net, told: dict[str, float]) -> None:
    """Keep nets between runs."""
    arrays: dict[str, np.ndarray] = {"told": np.array(json.dumps(told))}
    for kind, one in (("net", net), ("average", average)):
        arrays |= {f"{kind}.{name}": one.weights[name] for name in PARTS}
    _keep(path, arrays)


def _keep(path: Path, arrays: dict[str, np.ndarray]) -> None:
    """Write a file in one step, so that a stop leaves no half of it."""
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    beside.replace(path)


def _keep_positions(path: Path, positions: Positions) -> None:
    _keep(path, {field.name: getattr(positions, field.name) for field in fields(Positions)})


def _read(path: Path) -> Positions:
    with np.load(path) as kept:
        return Positions(**{field.name: kept[field.name] for field in fields(Positions)})
