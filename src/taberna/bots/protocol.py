"""What a bot is: handed a view and its moves, never a state, it names the move it plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from taberna.kernel.move import Move

from .clock import Clock


class Bot(Protocol):
    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        """One of the moves, for the seat ``view["you"]``."""
