"""The truth of a game of Provincia Romana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import BUILDINGS, HORREUM, SPQR
from .faults import faults
from .made_state import ProvinciaFields
from .memory import PILED, Memory
from .senate import SPARE_TAX

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault


class ProvinciaState(ProvinciaFields):
    """What the rules ask of a state; its fields are declared in `fields`."""

    __slots__ = ()

    # -- questions the rules ask -----------------------------------------------------------------

    def in_turn(self, turn: int) -> int:
        """The seat that is number ``turn`` in the turn order of this round (PRO-0.3)."""
        return (self.start + turn) % self.seats

    def turn_of(self, seat: int) -> int:
        """The place of a seat in the turn order of this round."""
        return (seat - self.start) % self.seats

    def limit(self, seat: int) -> int:
        """How much of each resource a city can store (PRO-3.7)."""
        return self.tables.storage if HORREUM in self.city[seat] else self.tables.small_storage

    def military(self, seat: int) -> int:
        """PRO-3.49: what the buildings in play add to the strength."""
        military = self.tables.military
        return sum([military[building] for building in self.city[seat]])

    def senate_cards(self, seat: int) -> int:
        """How many senate cards a hand holds; their backs show it."""
        return sum([1 for card in self.hand[seat] if card >= BUILDINGS])

    def tax_free(self, seat: int) -> bool:
        """A card in play that spares the tax, and no CONCUSSIO against this player (PRO-3.59, PRO-7.12)."""
        if SPARE_TAX.isdisjoint(self.front[seat]):
            return False
        return all(target != seat for _, target in self.extorted)

    def recall(self) -> Memory:
        """The memory, with everything that happened folded in."""
        if self.story is not None:
            self.memory = self.memory.after(self.story)
            self.story = None
        return self.memory

    def to_pile(self, card: int) -> None:
        """A senate card from in front of a player goes to the discard pile, seen by all."""
        self.piles[SPQR] += (card,)
        self.story = (self.story, PILED, SPQR, -1, card, -1)

    def faults(self) -> list[Fault]:
        return faults(self)
