"""Deals that the house has promised: it commits to its secret before it hears what people add.

A deal follows from its name and the house's key, so that every process of a house can make the table of it; that there
is one such table and no second follows from the table's own name, which comes from the deal's.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

from taberna.kernel.deal import Deal

from .entries import Dealt
from .prepare import id_from

LASTS = 3600  # seconds for which a promise holds


class Deals:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = TimestampSigner(secret, salt="deal", digest_method=sha256)

    def promise(self) -> tuple[str, str]:
        """A new deal: its name, and the commitment to it."""
        name = self._signer.sign(secrets.token_urlsafe(16)).decode()
        dealt = self._deal(name)
        return name, Deal(dealt.house, dealt.salt).commitment

    def take(self, name: str) -> tuple[Dealt, str] | None:
        """A promised deal, and the name of the only table it is for; None if it was not promised, or long ago."""
        try:
            self._signer.unsign(name, max_age=LASTS)
        except BadSignature:
            return None
        return self._deal(name), id_from(self._secret, "deal", name)

    def _deal(self, name: str) -> Dealt:
        def part(what: bytes) -> str:
            return hmac.digest(self._secret, b"deal %b %b" % (what, name.encode()), "sha256").hex()[:32]

        return Dealt(part(b"house"), part(b"salt"))
