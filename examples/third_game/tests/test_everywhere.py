"""Fiera wherever a game can be played: nothing there knows it but by the list of games."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from pettingzoo.test.api_test import api_test

import fiorino.rl.gymnasium  # importing these registers the games
import fiorino.rl.openspiel  # noqa: F401
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.rl.pettingzoo import TableAEC
from fiorino.server.schema.openapi import written
from tests.rl.test_pettingzoo import ignoring_advice
from tests.server.wire import Wire, house, play_on

FIERA = find_game("fiera", GAMES)


def terminal(*words: str, typed: str = "") -> str:
    """What the command prints."""
    ran = subprocess.run(
        [sys.executable, "-m", "fiorino.cli", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def views(wire: Wire) -> list[Any]:
    """What was shown on a page, from the first view to the last."""
    return [message["briefing"]["view"] for message in wire.heard if message["kind"] == "shown"]


def test_it_is_played_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    save = str(tmp_path / "fair.fiorino")
    said = terminal(
        "--language", "en", "play", "fiera", "--seats", "you,greedy", "--seed", "1",
        "--option", "days=four", "--save", save, typed="bid 3\npass\n" * 8,
    )  # fmt: skip
    assert "Your sealed order is for" in said
    assert "A bale of" in said
    assert "The fair is over." in said


def test_a_refusal_is_said_in_the_language_of_the_reader() -> None:
    said = terminal(
        "--language",
        "nl",
        "play",
        "fiera",
        "--seats",
        "you,greedy",
        "--seed",
        "1",
        typed="bid 99\n",
    )
    assert "je hebt niet meer dan 20 florijnen" in said


def test_its_rules_are_in_english_where_they_are_not_translated() -> None:
    assert FIERA.rulebook("nl").rules["F3.3"].text.startswith("Wie past")
    assert FIERA.rulebook("hu").rules["F3.3"].text == FIERA.rulebook().rules["F3.3"].text


def test_the_server_offers_it_and_plays_it_by_socket(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        anna = hosted.guest("Anna")
        (offered,) = [game for game in anna.get("/api/games")["games"] if game["name"] == "fiera"]
        assert (offered["rule_prefix"], offered["has_secrets"]) == ("F", True)
        assert offered["seats"] == ["prato", "lucca", "pisa", "arezzo"]
        beppe = hosted.guest("Beppe")
        table = anna.table("me", "open", game="fiera", options={"days": "four"})
        match = table["match"]
        beppe.post(f"/api/tables/{match}/join", {"link": table["link"]})
        with anna.page(match) as first, beppe.page(match) as second:
            assert play_on([first, second], Random(1)) >= 8
            orders = [[seat["order"] for seat in view["seats"]] for view in views(first)]
            assert orders[0][0] in ("wool", "silk", "leather", "wine")
            assert orders[0][1] is None
            assert None not in orders[-1]


def test_a_tutorial_that_nobody_has_written_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        said = hosted.guest().get("/api/learn/fiera/first", 404)
    assert said["reason"] == "Fiera has no tutorial “first”."


def test_the_page_has_types_for_it() -> None:
    types = written()["web/types/fiera.d.ts"]
    assert 'export type Good = "wool" | "silk" | "leather" | "wine";' in types
    assert "  good: Good | null;" in types


@ignoring_advice
def test_pettingzoo_takes_it() -> None:
    api_test(TableAEC("fiera", players=3), num_cycles=200)  # type: ignore[no-untyped-call]


def test_gymnasium_knows_it() -> None:
    env = gymnasium.make("fiorino/Fiera-v0", players=2, opponents="greedy")
    _, info = env.reset(seed=1)
    env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))


def test_openspiel_takes_it() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_fiera(players=3)"), 3, True, False)
