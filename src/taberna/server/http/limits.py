"""Rate limits: token buckets."""

from __future__ import annotations

import time
from collections.abc import Hashable
from ipaddress import IPv4Address, ip_address, ip_network

MOST = 20_000  # buckets kept


def network_of(address: str) -> str:
    """Whom an address stands for: an IPv6 customer has a /64 of them, an IPv4 address may be written as IPv6."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ip_network((ip, 64), strict=False))


class Buckets:
    """Each key may act ``burst`` times at once and ``rate`` times a second in the long run."""

    def __init__(self, rate: float, burst: float, scale: float = 1.0) -> None:
        self.rate = rate * scale
        self.burst = burst * scale
        self.unlimited = scale == 0
        self._levels: dict[Hashable, tuple[float, float]] = {}

    def allow(self, key: Hashable, now: float | None = None, cost: int = 1) -> bool:
        if self.unlimited:
            return True
        now = time.monotonic() if now is None else now
        level, since = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        if level < cost:
            self._levels[key] = (level, now)
            return False
        if len(self._levels) >= MOST:
            self._forget(now)
        self._levels[key] = (level - cost, now)
        return True

    def _forget(self, now: float) -> None:
        """Full buckets tell nothing; if that is not enough, begin anew."""
        for key, (level, since) in list(self._levels.items()):
            if level + (now - since) * self.rate >= self.burst:
                del self._levels[key]
        if len(self._levels) >= MOST:
            self._levels.clear()
