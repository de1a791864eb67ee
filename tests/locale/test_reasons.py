"""Every reason that a game's heuristics can give is a sentence in every language."""

import pytest

from fiorino.core.game import LANGUAGES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA

from .texts import assert_none, texts

KEYS = {
    *[f"medici-why-{key}" for key in MEDICI_VS_STROZZI.heuristics().reason_keys()],
    *[f"siena-why-{key}" for key in SIENA.heuristics().reason_keys()],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    assert len(KEYS) > 50
    assert_none(KEYS - texts(language).keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_of_a_reason_that_nobody_gives(language: str) -> None:
    assert_none(
        {key for key in texts(language) if "-why-" in key and key.startswith(("medici", "siena"))}
        - KEYS
    )
