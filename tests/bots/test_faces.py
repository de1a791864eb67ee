"""Every name of a bot has a face on the page."""

import re
from pathlib import Path

from fiorino.bots.names import BOT_NAMES

FACES = Path(__file__).parents[2] / "web" / "shell" / "faces" / "faces.ts"


def test_every_name_of_a_bot_has_a_face_of_its_own() -> None:
    drawn = re.findall(r"^  (\w+): \{ hair", FACES.read_text("utf-8"), re.M)
    assert drawn == list(BOT_NAMES)
