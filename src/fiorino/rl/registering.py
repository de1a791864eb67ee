"""Registers the games with Gymnasium, which also finds them through an entry point."""

from gymnasium.envs.registration import register, registry

from fiorino.games import GAMES


def register_games() -> None:
    """Register every game that is not registered yet; environments are imported on first use."""
    for game in GAMES:
        name = "".join([word.capitalize() for word in game.name.split("-")])
        if f"fiorino/{name}-v0" not in registry:
            register(
                f"fiorino/{name}-v0",
                "fiorino.rl.gymnasium:TableEnv",
                kwargs={"game": game.name},
            )
