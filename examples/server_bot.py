"""A bot that plays on a Fiorino server with a token; standard library and `websockets` only.

BOT_TOKEN=fiorino_… python examples/server_bot.py https://play.example

It sits down at every listed table with an open seat, and answers at random whatever it is asked.
Make the token under Settings on the page, or with `fiorino admin bot OWNER NAME`.
"""

import asyncio
import json
import os
import random
import sys
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HEADERS = {"Authorization": f"Bearer {os.environ['BOT_TOKEN']}"}


def ask(url: str, message: object = None) -> Any:  # noqa: ANN401
    """Ask the server: a GET, or with a message a POST."""
    body = None if message is None else json.dumps(message).encode()
    headers = HEADERS | {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as said:
        return json.load(said)


def choose(answers: list[dict[str, Any]]) -> str:
    """One of the legal answers. A better bot reads `briefing["view"]` here."""
    answer = random.choice(answers)
    if "text" in answer:
        return str(answer["text"])
    number = random.randint(answer["from"], answer["to"])
    return str(answer["pattern"]).replace("{number}", str(number))


async def play(socket: ClientConnection) -> None:
    """Answer whenever a match asks us; every answer has an id, so that it counts once."""
    async for text in socket:
        told = json.loads(text)
        if told["kind"] == "refused":
            print(told["reason"], file=sys.stderr)
        if told["kind"] != "shown":
            continue
        match, version = told["match"], told["version"]
        if told["status"] in ("over", "aborted"):
            print(f"{match} is {told['status']}", flush=True)
        elif told["briefing"]["asked"]:
            command = {"kind": "answer", "id": f"mine-{version}"}
            command |= {"match": match, "version": version}
            command["answer"] = choose(told["briefing"]["answers"])
            await socket.send(json.dumps(command))


async def main(server: str) -> None:
    """Play what we play already, and look for new tables every few seconds."""
    async with connect(
        f"{server.replace('http', 'ws', 1)}/socket", additional_headers=HEADERS, proxy=None
    ) as socket:
        playing, watched = asyncio.ensure_future(play(socket)), set[str]()
        while not playing.done():
            for table in await asyncio.to_thread(ask, f"{server}/api/tables"):
                try:
                    await asyncio.to_thread(ask, f"{server}/api/tables/{table['match']}/join", {})
                except urllib.error.HTTPError as refused:  # full meanwhile, or rated for people
                    print(json.load(refused)["reason"], file=sys.stderr)
            mine = await asyncio.to_thread(ask, f"{server}/api/matches/mine")
            for match in {row["match"] for row in mine} - watched:
                watched.add(match)
                await socket.send(json.dumps({"kind": "watch", "match": match}))
            await asyncio.wait([playing], timeout=3)
        await playing


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/")))
