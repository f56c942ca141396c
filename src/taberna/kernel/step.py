"""Steps: the moments of a rulebook, as small values on a stack that never change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from .errors import Reason
from .move import Move
from .native import mypyc_attr

if TYPE_CHECKING:
    from .state import State

#: For annotations of a step's fields: a seat, and -1 for something that is not there (``Card | Missing``).
Seat: TypeAlias = int
Missing: TypeAlias = int


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Step:
    """One moment of the rulebook: who decides, what they may do, and what happens then.

    A step either asks (``seats`` names who) or runs by itself (``seats`` is empty). Both ``play`` and ``run`` must
    change the stack: pop the step, replace it, or push what comes first. A step itself never changes.

    Its fields are the parameters of its ``__init__``; their annotations say of which kind they are (``bidder: Seat``,
    ``protected: Card | Missing``, ``picks: tuple[Pick, ...]``). Everybody sees all of them, unless it has a `shown_to`
    of its own. ``on`` names the steps it may lie on; one that may lie at the bottom of the stack names none.
    """

    __slots__ = ()

    rule: ClassVar[str] = ""
    on: ClassVar[tuple[str, ...]] = ()
    #: The kinds of the fields by name, made from the annotations (`step_table`).
    fields: ClassVar[dict[str, str]] = {}
    #: The kinds of what a `shown_to` of its own tells besides fields.
    told: ClassVar[dict[str, str]] = {}
    #: Verbs that bring to light only what their mover knew (a card of the own hand): further moves may go with them.
    mover_knew: ClassVar[frozenset[str]] = frozenset()

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
        return Reason("[not-possible-now] '{move}' is not possible now", self.rule, move=move.text)

    # -- in names ----------------------------------------------------------------------------------------

    def shown_to(self, state: Any, viewer: int | None) -> dict[str, Any]:
        """What a viewer may know of this step, in names."""
        encode = state.game.encode
        return {name: encode(kind, getattr(self, name)) for name, kind in self.fields.items()}

    def dump(self, state: State) -> dict[str, Any]:
        out: dict[str, Any] = {"step": self.name}
        for name, kind in self.fields.items():
            out[name] = state.game.encode(kind, getattr(self, name))
        return out

    # -- on the stack, in positions and dumps ----------------------------------------------------------------

    @classmethod
    def usual(cls, state: Any, given: Mapping[str, Any]) -> dict[str, Any]:
        """What its fields are if a position does not say otherwise; ``given`` is what it says."""
        return {}

    def under(self, state: Any) -> Step | None:
        """The step that lies under it in a position: the first it may lie on, as usual; None for the bottom one."""
        if not self.on:
            return None
        cls: type[Step] = state.game.steps[self.on[0]]
        same = {name: getattr(self, name) for name in cls.fields if name in self.fields}
        return cls(**{**cls.usual(state, same), **same})

    # -- values ------------------------------------------------------------------------------------------

    def but(self, **changes: Any) -> Any:
        """The same step with other fields."""
        values = {name: getattr(self, name) for name in self.fields}
        return type(self)(**{**values, **changes})

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    def __hash__(self) -> int:
        return hash((self.name, *(getattr(self, name) for name in self.fields)))

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.fields)})"


def step_table(*rows: tuple[type[Step], dict[str, str]]) -> dict[str, type[Step]]:
    """The steps of a game by name, each told the kinds of its fields."""
    for cls, fields in rows:
        cls.fields = fields
    return {cls.__name__: cls for cls, _ in rows}


_PLAIN: Final = {"int": "number", "bool": "flag", "str": "text"}


def kinds_of(cls: type[Step]) -> dict[str, str]:
    """The kinds of a step's fields, from the annotations of its ``__init__``."""
    hints = getattr(cls.__init__, "__annotations__", {})
    return {name: _kind(str(hint)) for name, hint in hints.items() if name != "return"}


def _kind(hint: str) -> str:
    """``Seat`` is the kind seat, ``tuple[ArenaCard, ...]`` is arena_card*, ``Card | Missing`` is card?."""
    hint = hint.strip()
    if hint.startswith("tuple[") and hint.endswith(", ...]"):
        return _kind(hint[len("tuple[") : -len(", ...]")]) + "*"
    if hint.endswith("| Missing"):
        return _kind(hint[: -len("| Missing")]) + "?"
    if hint in _PLAIN:
        return _PLAIN[hint]
    return re.sub(r"(?<!^)(?=[A-Z])", "_", hint).lower()


def bad_place(stack: list[Step]) -> int | None:
    """The place of the first step that cannot lie where it lies, if there is one."""
    for place, step in enumerate(stack):
        if place == 0:
            if step.on:
                return 0
        elif stack[place - 1].name not in step.on:
            return place
    return None
