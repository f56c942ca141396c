"""Persons and addresses that are not let in."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache

from ..store.records import Block
from .limits import network_of

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(address: str) -> Network:
    """An address or a network (``192.0.2.0/24``); of IPv6 the /64 that one customer gets. ValueError for others."""
    found = ipaddress.ip_network(address, strict=False)
    if found.version == 6 and found.prefixlen > 64:
        return found.supernet(new_prefix=64)
    return found


class Blocked:
    def __init__(self) -> None:
        self.persons: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()
        self.address = lru_cache(maxsize=4096)(self._address)

    def take(self, blocks: Sequence[Block]) -> None:
        """What the store says is blocked."""
        self.persons = frozenset(block.value for block in blocks if block.kind == "person")
        self._networks = tuple(network(block.value) for block in blocks if block.kind == "address")
        self.address.cache_clear()

    def _address(self, ip: str) -> bool:
        if not self._networks:
            return False
        try:
            found = network(network_of(ip))
        except ValueError:
            return False
        return any(_inside(found, one) for one in self._networks)


def _inside(one: Network, other: Network) -> bool:
    if isinstance(one, ipaddress.IPv4Network):
        return isinstance(other, ipaddress.IPv4Network) and one.subnet_of(other)
    return isinstance(other, ipaddress.IPv6Network) and one.subnet_of(other)
