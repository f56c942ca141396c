"""Deals that the house has promised: it commits to its secret before it hears what people add."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from taberna.kernel.chance import fresh_seed
from taberna.kernel.deal import Deal, fresh_salt

from .entries import Dealt

MOST = 10_000


class Deals:
    def __init__(self) -> None:
        self._promised: OrderedDict[str, Dealt] = OrderedDict()

    def promise(self) -> tuple[str, str]:
        """A new deal: its name, and the commitment to it."""
        name = secrets.token_urlsafe(16)
        dealt = self._promised[name] = Dealt(fresh_seed(), fresh_salt())
        if len(self._promised) > MOST:
            self._promised.popitem(last=False)
        return name, Deal(dealt.house, dealt.salt).commitment

    def take(self, name: str) -> Dealt | None:
        """A promised deal, for one table only: once its secret has been told it must not be played again."""
        return self._promised.pop(name, None)
