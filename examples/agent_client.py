"""An agent that plays a match over HTTP. Start `fiorino agent-server`, then run this file.

python examples/agent_client.py [siena] [greedy,greedy]

The server is at http://127.0.0.1:8252, or where the variable FIORINO_SERVER says.
"""

import json
import os
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(briefing: dict[str, Any]) -> str:
    """The text of an answer; here any answer, with low numbers. Put your agent in its place.

    With a language model it is `return ask_model(prompt(briefing)).strip()`. An answer that is
    refused comes back as `briefing["refused"]`, with the rule and what to do.
    """
    answer = random.choice(briefing["answers"])
    if answer["kind"] == "single":
        return str(answer["text"])
    number = min(answer["to"], answer["from"] + random.randrange(13))
    return str(answer["pattern"].format(number=number))


def prompt(briefing: dict[str, Any]) -> str:
    """What a language model may be told: everything that this seat knows, and how to answer."""
    told = {part: briefing[part] for part in ("question", "answers", "events", "view", "rules")}
    return (
        f"You play {briefing['title']} in the seat {briefing['seat']}. Seats are numbered from 0:"
        f" {[player['seat'] for player in briefing['players']]}.\n"
        f"{json.dumps(told | {'refused': briefing.get('refused')}, ensure_ascii=False)}\n"
        "Reply with the text of one answer and nothing else. In a range, put a whole number"
        " from “from” to “to” in place of {number}."
    )


class Server:
    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""

    def ask(self, path: str, message: dict[str, Any] | None = None) -> dict[str, Any]:
        body = None if message is None else json.dumps(message).encode()
        request = Request(self.address + path, body, {"Authorization": f"Bearer {self.token}"})
        with urlopen(request, timeout=90) as response:
            return dict(json.load(response))


def play(address: str, game: str, opponents: list[str]) -> dict[str, Any]:
    server = Server(address)
    begun = server.ask("/matches", {"game": game, "seats": ["agent", *opponents]})
    server.token = begun["seats"][0]["token"]
    match = f"/matches/{begun['match']}"
    briefing = server.ask(f"{match}/briefing?wait=30")
    while not briefing["over"]:
        if not briefing["asked"]:
            briefing = server.ask(f"{match}/briefing?wait=30")
            continue
        text = choose(briefing)
        print(f"{briefing['question']['name']} ({briefing['question']['rule']}): {text}")
        answer = {"version": briefing["version"], "answer": text}
        try:
            briefing = server.ask(f"{match}/answer?wait=30", answer)
        except HTTPError as refusal:
            with refusal:
                if refusal.code != 422:
                    raise
                briefing["refused"] = json.load(refusal)
            print(briefing["refused"]["reason"])
    return briefing


if __name__ == "__main__":
    game, opponents = [*sys.argv[1:], *("medici-vs-strozzi", "greedy")[len(sys.argv) - 1 :]]
    address = os.environ.get("FIORINO_SERVER", "http://127.0.0.1:8252")
    print(json.dumps(play(address, game, opponents.split(","))["result"]))
