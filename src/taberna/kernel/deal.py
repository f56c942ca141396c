"""A deal that nobody makes alone: the house's secret, and something random from each person.

The house commits to its secret before anybody adds a nonce: the commitment is a hash of the secret and a salt, so that
a short secret (a seed that somebody chose) cannot be guessed from it. The seed of the game follows from all of them.
When the game is over the record tells secret, salt and nonces, and everybody can check that the house changed nothing.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from .errors import BadRecord
from .reader import Reader


class Deal(NamedTuple):
    #: What the house brought in.
    house: str
    salt: str
    #: What each seat brought in; "" for bots, and for people whose program adds nothing.
    nonces: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What everybody may know from the beginning."""
        return sha256(_bytes("taberna deal", self.salt, self.house)).hexdigest()

    @property
    def seed(self) -> str:
        """The seed of the game: the house's secret itself if nobody added anything."""
        if not any(self.nonces):
            return self.house
        return sha256(_bytes("taberna mix", self.salt, self.house, *self.nonces)).hexdigest()[:32]

    def dump(self) -> dict[str, Any]:
        return {"house": self.house, "salt": self.salt, "nonces": list(self.nonces)}

    @classmethod
    def read(cls, data: Any, seats: int) -> Deal:
        """From a record."""
        if not isinstance(data, Mapping):
            raise BadRecord("[key-broken] {key}: is broken", key="deal")
        reader = Reader(data, "deal")
        deal = cls(reader.text("house"), reader.text("salt"), tuple(reader.texts("nonces")))
        reader.done()
        if len(deal.nonces) not in (0, seats):
            raise reader.fail(
                "nonces",
                "[numbers-but-seats] {count} numbers, but {seats} seats",
                count=len(deal.nonces),
                seats=seats,
            )
        return deal


def fresh_salt() -> str:
    return secrets.token_hex(16)


def _bytes(*parts: str) -> bytes:
    """Each part with its length, so that no two deals are written alike."""
    return json.dumps(parts, ensure_ascii=True, separators=(",", ":")).encode()
