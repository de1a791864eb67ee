"""The training of Siena as `fiorino train` runs it."""

import json
from contextlib import closing
from dataclasses import fields
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from fiorino.arena.workers import Workers
from fiorino.core.search import Budget
from fiorino.games.siena import SIENA
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.lookahead import SEAT_NUMBERS, TABLE_NUMBERS
from fiorino.games.siena.master.net import PARTS, Net
from fiorino.games.siena.master.weights import fingerprint, packaged_net, write_weights
from fiorino.train import Tell
from fiorino.train.siena.learning import BATCH, Learner, blended, fresh_net, surprise
from fiorino.train.siena.selfplay import Order, Positions, joined, play_by_thumb, play_order

HOW: Final = (
    "A net for each number of players learns who wins, and by how much, from tables at the"
    " beginnings of rounds: TD(λ), a step for each round. It begins with the net of the package, or"
    " without one with matches by the rules of thumb, in which seats stray to the end and purses"
    " change out of the blue. Then most seats search with the net, some play by the rules of thumb,"
    " some matches stray. Half of the matches have the usual options, the others are spread over"
    " editions and games. After each file of searched matches it learns from the newest files, and"
    " a quarter from matches by the rules of thumb. Every tenth file is kept apart."
)
THUMB_MATCHES: Final = {2: 31000, 3: 15000, 4: 12000, 5: 10000}
"""Matches by the rules of thumb in the first file, by number of players."""
THUMB_BATCHES: Final = 4000
THUMB_RATE: Final = 2e-3
MATCHES: Final = {2: 40, 3: 20, 4: 12, 5: 10}
"""Searched matches in a file, by number of players."""
APART: Final = 10
"""One of so many files is not learnt from."""
NEWEST: Final = 400
"""Files that are learnt from."""
AGAIN: Final = 6
"""How often a position is learnt from while its file is the newest but few."""
RATE: Final = 5e-4
TRACE: Final = 0.75
FUTURES: Final = Budget(16, 1)


class SienaTraining:
    """One part for each number of players; they do not need each other."""

    def parts(self) -> tuple[str, ...]:
        return tuple(f"players-{players}" for players in SIENA.players)

    def train(
        self, folder: Path, part: str, seconds: float, seed: int, tell: Tell, workers: Workers
    ) -> None:
        players = int(part.removeprefix("players-"))
        PlayersTrainer(folder / part, players, seed, tell, workers).run(seconds)

    def needs_one_process(self) -> bool:
        return False

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

    def __init__(self, folder: Path, players: int, seed: int, tell: Tell, workers: Workers) -> None:
        self.folder: Final = folder
        self.players: Final = players
        self.seed: Final = seed
        self.tell: Final = tell
        self.workers: Final = workers
        """Who plays the searched matches: they take nearly all the time."""
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, seconds: float) -> None:
        """Play a file of matches and learn from the newest ones, again and again."""
        used = 0.0
        thumb = self._by_thumb()
        net, average, before = self._begin(thumb)
        learner = Learner(net, average, self.seed + int(before["files"]))
        while True:
            number = int(before["files"])
            matches = MATCHES[self.players]
            played, seconds_played = self._play(number, matches, average)
            begun = process_time()
            _keep_positions(self._file(number), played)
            batches = self._learn(learner, number, played, thumb)
            used += seconds_played + process_time() - begun
            told = {
                **before,
                "files": number + 1,
                "matches": before["matches"] + matches,
                "batches": before["batches"] + batches,
                "processor seconds": before["processor seconds"] + used,
            }
            write_net(self.folder / "net.npz", net, average, told)
            if used >= seconds:
                return
            before = {**told, "processor seconds": before["processor seconds"]}

    def _play(self, number: int, matches: int, net: Net) -> tuple[Positions, float]:
        """A file of matches, the same whoever plays them, and the processor time they took."""
        orders = [
            Order(match, self.players, f"{self.seed}/{number}/{match}", net, FUTURES)
            for match in range(matches)
        ]
        with closing(self.workers.each(play_order, iter(orders))) as found:
            done = sorted(found, key=lambda each: each.place)
        return joined([each.positions for each in done]), sum(each.seconds for each in done)

    def _file(self, number: int) -> Path:
        return self.folder / f"matches-{number:05}.npz"

    def _learn(self, learner: Learner, number: int, played: Positions, thumb: Positions) -> int:
        """Learn from the newest files, and tell how well the last file was foretold."""
        foretold = surprise(played, learner.average)
        first = max(0, number + 1 - NEWEST)
        files = [each for each in range(first, number + 1) if each % APART]
        batches = 0
        if files:
            positions = joined([_read(self._file(each)) for each in files])
            batches = max(1, AGAIN * len(played.shares) // BATCH)
            learner.learn(blended(positions, learner.average, TRACE), batches, RATE, thumb)
        self.tell(f"{self.players} players: file {number} was foretold with {foretold:.3f}")
        return batches

    def _by_thumb(self) -> Positions:
        """Matches by the rules of thumb; played once, then kept in the folder."""
        path = self.folder / "thumb.npz"
        if not path.exists():
            seeds = [f"{self.seed}/thumb/{match}" for match in range(THUMB_MATCHES[self.players])]
            _keep_positions(path, joined([play_by_thumb(self.players, seed) for seed in seeds]))
        return _read(path)

    def _begin(self, thumb: Positions) -> tuple[Net, Net, dict[str, float]]:
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
        learner = Learner(net, net.copy(), self.seed)
        for rate in (THUMB_RATE, THUMB_RATE / 4, THUMB_RATE / 20):
            learner.learn(thumb, THUMB_BATCHES // 3, rate)
        self.tell(f"{self.players} players: {len(thumb.shares)} positions by the rules of thumb")
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
