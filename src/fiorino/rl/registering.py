"""The games by their ids of Gymnasium, which also finds them by itself (an entry point)."""

from gymnasium.envs.registration import register, registry

from fiorino.games import GAMES


def register_games() -> None:
    """Register every game that is not yet; the environment is imported when one is made."""
    for game in GAMES:
        name = "".join([word.capitalize() for word in game.name.split("-")])
        if f"fiorino/{name}-v0" not in registry:
            register(
                f"fiorino/{name}-v0",
                "fiorino.rl.gymnasium:TableEnv",
                kwargs={"game": game.name},
            )
