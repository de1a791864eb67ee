"""Every sentence with which the rules of a game refuse is what some test of the game expects."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from fiorino.core.sentences import Sentence
from fiorino.games.medici_vs_strozzi import refusals as medici
from fiorino.games.siena import refusals as siena

HERE = Path(__file__).parent


@pytest.mark.parametrize(("folder", "module"), [("medici_vs_strozzi", medici), ("siena", siena)])
def test_every_sentence_of_the_rules_is_expected_by_a_test(folder: str, module: ModuleType) -> None:
    sources = "".join(path.read_text("utf-8") for path in (HERE / folder).rglob("test_*.py"))
    expected = set(re.findall(r"refusals\.([A-Z_]+)\.(?:said|key)", sources))
    sentences = {name for name, value in vars(module).items() if isinstance(value, Sentence)}
    assert len(sentences) > 10
    assert sentences - expected == set()
