"""Medici vs Strozzi for PettingZoo: agents "medici" and "strozzi". See docs/learning.md."""

from collections.abc import Mapping

from fiorino.rl.pettingzoo import Env, TableAEC, wrapped


def raw_env(
    *,
    options: Mapping[str, object] | None = None,
    box: str | None = None,
    reward: str = "win",
    flat: bool = False,
    render_mode: str | None = None,
) -> TableAEC:
    """The environment itself: an illegal answer raises `IllegalAction`."""
    return TableAEC(
        "medici-vs-strozzi",
        options=options,
        box=box,
        reward=reward,
        flat=flat,
        render_mode=render_mode,
    )


def env(
    *,
    options: Mapping[str, object] | None = None,
    box: str | None = None,
    reward: str = "win",
    flat: bool = False,
    render_mode: str | None = None,
) -> Env:
    """The environment in the usual wrappers: an illegal answer loses."""
    return wrapped(
        raw_env(options=options, box=box, reward=reward, flat=flat, render_mode=render_mode)
    )
