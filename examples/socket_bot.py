"""Takes a seat by its link and plays whatever is allowed, with nothing but the messages of docs/wire.md.

python examples/socket_bot.py 'http://localhost:8765/t/TABLE#i=INVITATION' [NAME] [MOST]
"""

import asyncio
import json
import random
import secrets
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

PAUSE = 1.0


def sit_down(link: str, name: str) -> tuple[str, str]:
    """Return the address of the table's socket and the token of a seat; an invitation is taken up first."""
    where = urlsplit(link)
    kind, _, token = where.fragment.partition("=")
    table = where.path.rsplit("/", 1)[-1]
    if kind == "i":
        body = json.dumps({"token": token, "name": name}).encode()
        address = f"{where.scheme}://{where.netloc}/api/tables/{table}/join"
        with urlopen(Request(address, body, {"content-type": "application/json"})) as reply:
            token = json.load(reply)["token"]
    return f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}/ws/{table}", token


async def play(link: str, name: str = "Socket bot", most: str = "100000") -> int:
    """Answer whatever is asked until the game is over or enough was said; return how many answers counted."""
    address, token = await asyncio.to_thread(sit_down, link, name)
    hello = json.dumps({"t": "hello", "token": token, "lang": "en"})
    counted = 0
    async with connect(address) as socket:
        await socket.send(hello)
        while counted < int(most):
            message = json.loads(await socket.recv())
            if message["t"] == "ack":
                counted += 1
            elif message["t"] == "refused" and not message.get("stale"):
                await asyncio.sleep(PAUSE)
                await socket.send(hello)  # the view comes once more, and with it the question
            elif message["t"] == "view":
                if message["scene"].get("result"):
                    break
                mine = [prompt for prompt in message["scene"].get("prompts", []) if "choices" in prompt]
                if mine:
                    option = random.choice(mine[0]["choices"])["id"]
                    answer = {"t": "answer", "decision": mine[0]["number"], "seq": message["seq"], "option": option}
                    await socket.send(json.dumps({**answer, "nonce": secrets.token_hex(8)}))
    return counted


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    print(asyncio.run(play(*sys.argv[1:])), "answers counted")
