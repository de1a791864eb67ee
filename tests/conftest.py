"""Two runs of the tests: on the sources, and (`make compiled`) on the compiled package."""

import os

collect_ignore = [] if os.environ.get("FIORINO_COMPILED") == "1" else ["compiled"]
