"""Rate limits: token buckets, for each person and for each network that persons come from."""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Hashable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Protocol

MOST = 20_000  # buckets kept
WIDE = 8  # networks' worth of what one customer may do with 65,536 of them


def network_of(address: str) -> str:
    """Whom an address stands for: an IPv6 customer has a /64 of them, an IPv4 address may be written as IPv6."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ip_network((ip, 64), strict=False))


@lru_cache(maxsize=4096)
def customer_of(network: str) -> str:
    """The /48 around an IPv6 network."""
    try:
        return str(ip_network(network).supernet(new_prefix=48))
    except ValueError:
        return network


class Proxies(Container[str]):
    """Addresses that are believed, and networks of them (10.0.0.0/8)."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self._networks = [ip_network(address, strict=False) for address in addresses]
        self._known = lru_cache(maxsize=1024)(self._look)

    def __contains__(self, address: object) -> bool:
        return bool(self._networks) and self._known(str(address))

    def _look(self, address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self._networks)


class Buckets:
    """Each key may act ``burst`` times at once and ``rate`` times a second in the long run."""

    def __init__(self, rate: float, burst: float, scale: float = 1.0) -> None:
        self.rate = rate * scale
        self.burst = burst * scale
        self.unlimited = scale == 0
        self._levels: dict[Hashable, tuple[float, float]] = {}
        #: What was used up here and not yet told to other processes; None if there are none.
        self._spent: dict[Hashable, float] | None = None
        #: What was used up there: how much, and when that was told. Keys are called by their marks.
        self._elsewhere: dict[str, tuple[float, float]] = {}
        self._mark: Callable[[Hashable], str] = str

    def allow(self, key: Hashable, now: float | None = None, cost: int = 1) -> bool:
        if self.unlimited:
            return True
        now = time.monotonic() if now is None else now
        level, since = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        if self._elsewhere:
            level = max(-self.burst, level - self._used_elsewhere(key, now))
        if level < cost:
            self._levels[key] = (level, now)
            return False
        if len(self._levels) >= MOST:
            self._forget(now)
        self._levels[key] = (level - cost, now)
        if self._spent is not None:
            self._spent[key] = self._spent.get(key, 0.0) + cost
        return True

    # -- together with other processes ---------------------------------------------------------------------

    def share(self, mark: Callable[[Hashable], str]) -> None:
        """From now on what is used up counts in all processes; ``mark`` is what a key is called among them."""
        if not self.unlimited:
            self._spent, self._mark = {}, mark

    def take_spent(self, part: float) -> list[tuple[Hashable, float]]:
        """Keys that have used up at least this part of a burst here since it was last told."""
        if not self._spent:
            return []
        due = [(key, cost) for key, cost in self._spent.items() if cost >= self.burst * part]
        for key, _ in due:
            del self._spent[key]
        if len(self._spent) > MOST:
            self._spent.clear()
        return due

    def spent_elsewhere(self, mark: str, cost: float, now: float | None = None) -> None:
        now = time.monotonic() if now is None else now
        before, since = self._elsewhere.get(mark, (0.0, now))
        if len(self._elsewhere) >= MOST:
            self._elsewhere.clear()
        self._elsewhere[mark] = (max(0.0, before - (now - since) * self.rate) + cost, now)

    def _used_elsewhere(self, key: Hashable, now: float) -> float:
        cost, since = self._elsewhere.pop(self._mark(key), (0.0, now))
        return max(0.0, cost - (now - since) * self.rate)

    def _forget(self, now: float) -> None:
        """Full buckets tell nothing; if that is not enough, those that are fullest go."""
        fullness = {
            key: level + (now - since) * self.rate - self.burst
            for key, (level, since) in self._levels.items()
        }
        fullest = sorted(fullness, key=lambda key: -fullness[key])
        for place, key in enumerate(fullest):
            if fullness[key] < 0 and place >= MOST // 10:
                break
            del self._levels[key]


class NetworkBuckets:
    """Buckets for networks. An IPv6 customer may have a /48, which is 65,536 networks: those share some more."""

    def __init__(self, rate: float, burst: float, scale: float = 1.0) -> None:
        self._networks = Buckets(rate, burst, scale)
        self._customers = Buckets(rate * WIDE, burst * WIDE, scale)
        self.buckets = (self._networks, self._customers)

    def allow(self, network: str, cost: int = 1) -> bool:
        if not self._networks.allow(network, cost=cost):
            return False
        return ":" not in network or self._customers.allow(customer_of(network), cost=cost)


class Who(Protocol):
    """Who wants something: a person, if they are known, at a network."""

    @property
    def person(self) -> str | None: ...

    @property
    def ip(self) -> str: ...


class Limit:
    """What one person may do, and how much of it all persons of one network: new persons cost nothing to make."""

    def __init__(self, rate: float, burst: float, scale: float, people: float) -> None:
        self._persons = Buckets(rate, burst, scale)
        self._networks = NetworkBuckets(rate * people, burst * people, scale)
        self.buckets = (self._persons, *self._networks.buckets)

    def allow(self, who: Who, cost: int = 1) -> bool:
        if self._persons.unlimited:
            return True
        key = who.person or who.ip
        return self._persons.allow(key, cost=cost) and self._networks.allow(who.ip, cost=cost)
