"""The honest player: moves at an own table, and how long each takes. ``python -m tools.attack.honest URL``.

Reads a number of seconds per line from stdin, plays for so long and writes the times of all answers as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time

from .guest import Guest, Line

RATE = 12.0  # moves a second: well within what a person may do


class Honest:
    def __init__(self, url: str) -> None:
        self.guest = Guest(url, "127.0.0.1", "Fabia")
        self.line: Line | None = None
        self.table = ""
        self.rng = random.Random(1)

    async def _sit(self) -> Line:
        """At the table of before, or at a new one if that game is over."""
        if not self.table:
            self.table = (await self.guest.table("senators", "me", "here", "here"))["id"]
        self.line = await self.guest.socket(self.table)
        await self.line.greet(seat=0)
        return self.line

    async def play(self, seconds: float) -> list[float]:
        """Milliseconds from each move to its acknowledgement."""
        took: list[float] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            line = self.line or await self._sit()
            frame = line.frame
            if frame["status"] != "playing":
                await line.close()
                self.line, self.table = None, ""
                continue
            asked = frame["prompt"]["seats"][0]
            if frame["seat"] != asked:
                await line.greet(seat=asked)
                frame = line.frame
            moves = [move for move in frame["moves"] if move["verb"] != "embezzle"] or frame["moves"]
            began = time.perf_counter()
            key = await line.send(
                "move", seat=asked, move=self.rng.choice(moves)["text"], on_version=frame["version"]
            )
            answer = await line.until(key)
            took.append(1000 * (time.perf_counter() - began))
            if answer["type"] == "ack":
                while line.frame["version"] < answer["version"]:
                    await line.hear()
            elif answer["type"] == "stale":
                line.frame = answer["frame"]
            else:
                raise AssertionError(f"an honest move was not taken: {answer}")
            await asyncio.sleep(max(0.0, 1 / RATE - (time.perf_counter() - began)))
        if self.line is not None:  # whoever is silent for long is shown out
            await self.line.close()
            self.line = None
        return took


async def main(url: str) -> None:
    honest = Honest(url)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        took = await honest.play(float(line))
        print(json.dumps({"took": took, "faults": dict(honest.guest.faults)}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
