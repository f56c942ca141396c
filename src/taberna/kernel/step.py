"""Steps: the moments of a rulebook, as small frozen values on a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .errors import Reason
from .move import Move

if TYPE_CHECKING:
    from .state import State


class Step:
    """One moment of the rulebook: who decides, what they may do, and what happens then.

    Subclasses are frozen dataclasses with slots. A step either asks (``seats`` names who) or runs by
    itself (``seats`` is empty). Both ``play`` and ``run`` must change the stack: pop the step, replace
    it, or push what comes first.

    ``fields`` gives the kind of each dataclass field ("seat", "card", "number", ...), known to the game's
    codecs; that is how a step is dumped in names. ``shown`` lists the fields every viewer may see. A step with
    a `shown_to` of its own names in ``told`` the kinds of what that tells besides fields.
    """

    __slots__ = ()

    rule: ClassVar[str] = ""
    fields: ClassVar[dict[str, str]] = {}
    shown: ClassVar[tuple[str, ...]] = ()
    told: ClassVar[dict[str, str]] = {}

    @property
    def name(self) -> str:
        return type(self).__name__

    def seats(self, state: Any) -> tuple[int, ...]:
        """Who must decide now; nobody for a step that runs by itself."""
        return ()

    def run(self, state: Any) -> None:
        """Happen, for a step that asks nobody."""
        raise TypeError(f"{self.name} asks nobody and does nothing")

    def moves(self, state: Any, seat: int) -> list[Move]:
        """The legal moves of a seat that is asked; a new list each time."""
        raise TypeError(f"{self.name} offers nothing")

    def play(self, state: Any, seat: int, move: Move) -> None:
        """Carry out a legal move."""
        raise TypeError(f"{self.name} takes no move")

    def why_not(self, state: Any, seat: int, move: Move) -> Reason:
        """Why a move that is not legal here is not; only asked for moves of a seat that is asked."""
        return Reason("'{move}' is not possible now", self.rule, move=move.text)

    def shown_to(self, state: Any, viewer: int | None) -> dict[str, Any]:
        """What a viewer may know of this step, in names."""
        return {name: state.game.encode(self.fields[name], getattr(self, name)) for name in self.shown}

    def dump(self, state: State) -> dict[str, Any]:
        out: dict[str, Any] = {"step": self.name}
        for name, kind in self.fields.items():
            out[name] = state.game.encode(kind, getattr(self, name))
        return out
