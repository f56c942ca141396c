"""Chance: one stream of draws inside the state, the same on every machine and for ever.

Every draw is a hash of (seed, name of the stream, how many draws that stream has made). So two games with
the same seed get the same third die even if one of them shuffled a deck in between, and anybody who knows
the seed can derive every shuffle and roll again. Until the end only the commitment, a hash of the seed, is
public.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256, shake_128
from operator import mod
from struct import Struct
from typing import Final, TypeVar

from .errors import BadSetup

T = TypeVar("T")

WORD: Final = 8  # bytes per draw: the bias of a remainder is below n / 2**64


#: For so many 64-bit numbers the function that reads them.
_READERS: Final[list[Callable[[bytes], tuple[int, ...]]]] = [Struct(f">{n}Q").unpack for n in range(128)]
#: What a draw hashes after the seed, by stream and number: the names are few, the numbers mostly low.
_MESSAGES: Final[dict[str, list[bytes]]] = {}
KEPT: Final = 256  # streams, and messages of each


def _message(stream: str, number: int) -> bytes:
    """The name of a stream and how many draws it has made."""
    kept = _MESSAGES.get(stream)
    if kept is None:
        if len(_MESSAGES) >= KEPT:
            _MESSAGES.clear()
        kept = _MESSAGES[stream] = []
    if number < len(kept):
        return kept[number]
    message = f"{stream}\0{number}".encode()
    if number == len(kept) < KEPT:
        kept.append(message)
    return message


def fresh_seed() -> str:
    """128 bits from the operating system."""
    return secrets.token_hex(16)


def commitment_to(seed: str) -> str:
    """The public promise: what the seed hashes to."""
    return sha256(b"taberna seed:" + _bytes(seed)).hexdigest()


def _bytes(seed: str) -> bytes:
    try:
        return seed.encode()
    except UnicodeEncodeError:  # half a character
        shown = seed.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        raise BadSetup("[not-text] {where}: {value!r} is not a text", where="seed", value=shown) from None


class Chance:
    __slots__ = ("commitment", "counts", "key", "script", "seed")

    def __init__(
        self,
        seed: str,
        commitment: str = "",
        counts: dict[str, int] | None = None,
        script: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        self.seed = seed
        self.commitment = commitment or commitment_to(seed)
        #: What all draws begin with, once there was one.
        self.key = b""
        self.counts: dict[str, int] = counts if counts is not None else {}
        #: Results laid down in advance by a position ("the next rolls are 3, 6"); consumed before real draws.
        self.script: dict[str, tuple[int, ...]] = script if script is not None else {}

    def copy(self) -> Chance:
        # The script is replaced, never changed.
        new = Chance(self.seed, self.commitment, self.counts.copy(), self.script)
        new.key = self.key
        return new

    def _words(self, stream: str, count: int) -> tuple[int, ...]:
        """Some 64-bit numbers: one draw of the stream."""
        drawn = self.counts.get(stream, 0)
        self.counts[stream] = drawn + 1
        key = self.key
        if not key:
            key = self.key = b"taberna draw:" + _bytes(self.seed) + b"\0"
        raw = shake_128(key + _message(stream, drawn)).digest(WORD * count)
        if count < len(_READERS):
            return _READERS[count](raw)
        return Struct(f">{count}Q").unpack(raw)

    def draw(self, stream: str, n: int) -> int:
        """A whole number 0 … n-1."""
        waiting = self.script.get(stream)
        if waiting:
            self.script = {**self.script, stream: waiting[1:]}
            return waiting[0] % n
        return self._words(stream, 1)[0] % n

    def roll(self, stream: str, sides: int = 6) -> int:
        """A die: 1 … sides. A script holds the faces themselves."""
        waiting = self.script.get(stream)
        if waiting:
            self.script = {**self.script, stream: waiting[1:]}
            return waiting[0]
        return self._words(stream, 1)[0] % sides + 1

    def rolls(self, stream: str, count: int, sides: int = 6) -> list[int]:
        """Several dice thrown together: one draw of the stream. A script holds the faces one by one."""
        if self.script.get(stream):
            return [self.roll(stream, sides) for _ in range(count)]
        return [word % sides + 1 for word in self._words(stream, count)]

    def shuffled(self, stream: str, items: Sequence[T]) -> list[T]:
        """A shuffled copy (Fisher and Yates)."""
        deck = list(items)
        end = len(deck)
        places = list(map(mod, self._words(stream, max(1, end)), range(1, end + 1)))
        for i in range(end - 1, 0, -1):
            j = places[i]
            deck[i], deck[j] = deck[j], deck[i]
        return deck
