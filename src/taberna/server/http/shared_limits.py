"""Rate limits of several processes: each tells the others what was used up, so that nobody has a share at each of them.

Told is only what adds up to a part of what is allowed at once, about once a second: a player who plays costs nothing.
Persons and networks are called by keyed hashes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from hashlib import blake2b

from ..bus.news import Spent
from ..ticking import tick
from .limits import Buckets

EVERY = 1.0  # seconds
PART = 0.1  # of what is allowed at once: less is told later
TOGETHER = 100  # in one message


class SharedLimits:
    def __init__(self, secret: bytes, tell: Callable[[Spent], None]) -> None:
        self._key = blake2b(secret, digest_size=16).digest()
        self._tell = tell
        self._buckets: dict[str, Buckets] = {}
        self._mark = lru_cache(maxsize=4096)(self._marked)

    def _marked(self, key: Hashable) -> str:
        return blake2b(str(key).encode(), key=self._key, digest_size=6).hexdigest()

    def share(self, name: str, *buckets: Buckets) -> None:
        for n, one in enumerate(buckets):
            self._buckets[f"{name}{n or ''}"] = one
            one.share(self._mark)

    async def keep_telling(self) -> None:
        while True:
            await tick(EVERY)
            self.tell()

    def tell(self) -> None:
        used = list(self._used())
        for start in range(0, len(used), TOGETHER):
            self._tell(Spent(used[start : start + TOGETHER]))

    def _used(self) -> Iterator[tuple[str, str, float]]:
        for name, buckets in self._buckets.items():
            for key, cost in buckets.take_spent(PART):
                yield name, self._mark(key), cost

    def hear(self, spent: Spent) -> None:
        for name, mark, cost in spent.used:
            if name in self._buckets:
                self._buckets[name].spent_elsewhere(mark, cost)
