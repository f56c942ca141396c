"""What one viewer of a table has noticed, in numbers."""

from __future__ import annotations

import msgspec


class Viewer(msgspec.Struct, frozen=True, gc=False):
    """The numbers of a seat, or of the spectators."""

    #: How much they have noticed.
    version: int = 0
    #: How many of the moves that count they have noticed.
    moves: int = 0
    #: When they noticed something last.
    changed: float = 0.0
    #: The version when their decision was last touched: what is decided on older news is stale.
    touched: int = 0
