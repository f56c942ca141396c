"""Making stored things small: snapshots, and the entries of games that are over."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from .records import Entry

_decode = msgspec.msgpack.Decoder(list[tuple[int, float, bytes, bytes]]).decode


def pack(entries: Sequence[Entry]) -> bytes:
    rows = [(entry.version, entry.at, entry.body, entry.events) for entry in entries]
    return zlib.compress(msgspec.msgpack.encode(rows), 9)


def unpack(body: bytes) -> list[Entry]:
    return [Entry(*row) for row in _decode(zlib.decompress(body))]


def squeeze(snapshot: bytes) -> bytes:
    return zlib.compress(snapshot, 1)


def unsqueeze(snapshot: bytes) -> bytes:
    """Those of the first schema are plain JSON; of a damaged one nothing is left, and the game is replayed."""
    if snapshot.startswith(b"{"):
        return snapshot
    try:
        return zlib.decompress(snapshot)
    except zlib.error:
        return b""
