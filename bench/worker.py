"""One contender in its own process: `python -m bench.worker NAME`.

It reports in a line of JSON that it is ready, or what it lacks. Then it answers every line
“slice SECONDS” with its counts, and ends when its input ends.
"""

import json
import os
import sys
from typing import TextIO

from bench.contenders import CONTENDERS, Contender, is_compiled
from bench.slices import Missing


def serve(contender: Contender, requests: TextIO, answers: TextIO) -> None:
    """Get ready, play one unit to warm up, and answer requests."""

    def answer(value: object) -> None:
        print(json.dumps(value), file=answers, flush=True)

    try:
        if objection := contender.objection(is_compiled()):
            raise Missing(objection)
        run = contender.load()
        run(0.0)
    except Missing as reason:
        answer({"missing": str(reason)})
        return
    answer({"ready": contender.name, "compiled": is_compiled()})
    for line in requests:
        word, _, seconds = line.partition(" ")
        if word != "slice":
            answer({"refused": line.strip()})
            continue
        played = run(float(seconds))
        answer({"seconds": played.seconds, **played.counts})


def main() -> None:
    """Serve the named contender; whatever a peer prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(CONTENDERS[sys.argv[1]], sys.stdin, answers)


if __name__ == "__main__":
    main()
