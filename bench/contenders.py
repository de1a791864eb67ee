"""The contenders to measure, by name, in the sections of the report."""

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

import fiorino
from bench import ours, peers
from bench.slices import Runner
from fiorino.core.record import find_game
from fiorino.games import GAMES

SOURCE = "from source"
COMPILED = "compiled"
ALL_COMPILED = "all compiled"
"""The engine is compiled, and so is the loop that plays; else the loop is in Python."""

MEDICI = "medici-vs-strozzi"
SIENA = "siena"
TABLES = ((MEDICI, 2), (SIENA, 2), (SIENA, 3), (SIENA, 4), (SIENA, 5))
ENDS = ((MEDICI, 2), (SIENA, 2), (SIENA, 5))
"""Each game with the fewest and with the most players."""


@dataclass(frozen=True)
class Contender:
    """One row of a table: its name, its description, and how it plays."""

    name: str
    title: str
    build: str
    load: Callable[[], Runner]
    is_ours: bool = False

    def environment(self) -> dict[str, str]:
        """The environment of its process: one thread, fixed hashes, and which build it runs."""
        told = dict(os.environ, PYTHONHASHSEED="0", OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
        told.pop("FIORINO_COMPILED", None)
        if self.build == SOURCE:
            told["FIORINO_COMPILED"] = "0"
        return told

    def objection(self, compiled: bool) -> str:
        """Why our engine in this build does not match the row, if it does not."""
        if not self.is_ours or compiled == (self.build != SOURCE):
            return ""
        if compiled:
            return "The engine is compiled although FIORINO_COMPILED=0 asks for the sources."
        return "The engine is not compiled here."


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return fiorino.COMPILED


def _own(
    section: str,
    load: Callable[[str, int], Runner],
    tables: Iterable[tuple[str, int]],
    builds: Iterable[str],
    title: str = "{}, {} players",
) -> list[Contender]:
    """One of our contenders for each table and build."""
    return [
        Contender(
            own_name(section, game, players, build),
            title.format(find_game(game, GAMES).title, players),
            build,
            partial(load, game, players),
            is_ours=True,
        )
        for game, players in tables
        for build in builds
    ]


def own_name(section: str, game: str, players: int, build: str) -> str:
    """For example “play/siena-5/all-compiled”."""
    return f"{section}/{game}-{players}/{build.replace(' ', '-')}"


def length_name(quarter: int, build: str) -> str:
    """For example “length/quarter-1/compiled”; quarters are counted from 0."""
    return f"length/quarter-{quarter + 1}/{build.replace(' ', '-')}"


CATANATRON = "play/catanatron"
HEARTS_DRIVEN = "play/hearts/driven"
HEARTS_ALL = "play/hearts/all-compiled"

DRIVEN = (
    Contender("play/bare-loop", "a bare loop in Python", "Python", peers.bare_loop),
    *_own("play", ours.driven, TABLES, (SOURCE, COMPILED)),
    Contender(CATANATRON, "Catanatron, 4 players", "Python", peers.catanatron),
    *[
        Contender(f"play/rlcard-{name}", f"RLCard {name}", "Python", partial(peers.rlcard, name))
        for name in ("leduc-holdem", "limit-holdem", "uno")
    ],
    *[
        Contender(
            f"play/{name}/driven",
            f"OpenSpiel {name}",
            "Python" if name.startswith("python_") else "C++",
            partial(peers.spiel_driven, name),
        )
        for name in (
            "python_kuhn_poker",
            "python_liars_poker",
            "python_team_dominoes",
            "hearts",
            "crazy_eights",
            "oh_hell",
        )
    ],
    Contender(
        "play/hearts/example",
        "OpenSpiel hearts, example loop",
        "C++",
        partial(peers.spiel_example, "hearts"),
    ),
)
"""Random play, the loop in Python."""

SAMPLED = tuple(_own("sample", ours.sampled, TABLES, (SOURCE, COMPILED)))
"""Random play that lists nothing, the loop in Python."""

GREEDY = tuple(_own("greedy", ours.greedy, TABLES, (SOURCE, COMPILED)))
"""Play by the rules of thumb, the loop in Python."""

ALL_IN_ONE = (
    *_own("play", ours.compiled_loop, TABLES, (ALL_COMPILED,)),
    *[
        Contender(
            f"play/{name}/all-compiled",
            f"OpenSpiel {name}",
            "all C++",
            partial(peers.spiel_all_compiled, name),
        )
        for name in ("hearts", "crazy_eights", "oh_hell")
    ],
)
"""Random play, the loop compiled too."""

LEARNING = ((MEDICI, 2), (SIENA, 5))
LEARNERS = (
    *_own(
        "pettingzoo",
        ours.pettingzoo,
        LEARNING,
        (SOURCE, COMPILED),
        "{}, {} players, PettingZoo adapter",
    ),
    *_own(
        "batch",
        ours.batch,
        LEARNING,
        (SOURCE, COMPILED),
        "{}, {} players, " + f"{ours.BATCH} matches in a batch",
    ),
)

CATANATRON_CLONES = "clone/catanatron"
CLONES = (
    *_own("clone", ours.clones, ENDS, (SOURCE, COMPILED)),
    Contender(CATANATRON_CLONES, "Catanatron, 4 players", "Python", peers.catanatron_clones),
    *[
        Contender(f"clone/{name}", f"OpenSpiel {name}", build, partial(peers.spiel_clones, name))
        for name, build in (("python_liars_poker", "Python"), ("hearts", "C++"))
    ],
)

CATANATRON_SEARCH = "search/catanatron"
SEARCHES = (
    *_own("search", ours.search, ENDS, (SOURCE, ALL_COMPILED)),
    Contender(CATANATRON_SEARCH, "Catanatron, 4 players", "Python", peers.catanatron_search),
    Contender(
        "search/hearts/driven",
        "OpenSpiel hearts",
        "C++",
        partial(peers.spiel_flat_search, "hearts"),
    ),
    *[
        Contender(
            f"search/hearts/{kind}",
            f"OpenSpiel hearts, {called}",
            build,
            partial(peers.spiel_tree_search, "hearts", kind),
        )
        for kind, called, build in (
            ("mcts", "MCTS on open cards", "all C++"),
            ("is-mcts", "IS-MCTS", "all C++"),
            ("python-is-mcts", "IS-MCTS", "Python, C++"),
        )
    ],
)

LENGTHS = tuple(
    Contender(
        length_name(number, build),
        f"quarter {number + 1}",
        build,
        partial(ours.quarter, number),
        is_ours=True,
    )
    for number in range(ours.QUARTERS)
    for build in (SOURCE, COMPILED)
)

SECTIONS: Mapping[str, tuple[Contender, ...]] = {
    "random play": (*DRIVEN, *SAMPLED, *ALL_IN_ONE),
    "greedy play": GREEDY,
    "learners": LEARNERS,
    "clones": CLONES,
    "searches": SEARCHES,
    "length of a match": LENGTHS,
}
"""Contenders of a section play in turn; only they are compared."""

CONTENDERS: Mapping[str, Contender] = {
    contender.name: contender for section in SECTIONS.values() for contender in section
}
