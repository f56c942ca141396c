"""The truth of a game of Massilia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .faults import faults
from .made_state import MassiliaFields
from .pieces import NOBODY

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault


class MassiliaState(MassiliaFields):
    """What the rules ask of a state; its fields are declared in `fields`."""

    __slots__ = ()

    # -- questions the rules ask -----------------------------------------------------------------

    def owner_of(self, space: int) -> int:
        """The seat whose stall stands there, or NOBODY."""
        for seat in range(self.seats):
            if space in self.stalls[seat]:
                return seat
        return NOBODY

    def room(self, seat: int) -> int:
        """How many cubes the stalls of a player can still take (MAS-3.2.1)."""
        goods = self.goods
        stalls = self.stalls[seat]
        free = self.market.capacity * len(stalls)
        for space in stalls:
            pink, orange, purple, beige = goods[space]
            free -= pink + orange + purple + beige
        return free

    def cubes(self, seat: int) -> int:
        """All cubes on the stalls of a player."""
        goods = self.goods
        total = 0
        for space in self.stalls[seat]:
            pink, orange, purple, beige = goods[space]
            total += pink + orange + purple + beige
        return total

    def tiles_left(self, seat: int) -> int:
        """Stall tiles in a player's stock: those that are not on the market."""
        return self.numbers.stall_tiles - len(self.stalls[seat])

    # -- sesterces and stones: every change is open, the totals are not (MAS-4.2) -------------------

    def earn(self, seat: int, amount: int) -> None:
        """Money from the bank; negative for a payment to it."""
        if amount:
            self.money[seat] += amount
            self.ledger = (self.ledger, seat, amount, 0)

    def take_stones(self, seat: int, count: int) -> None:
        """Penalty stones from the supply; negative when they go back (MAS-3.2.5)."""
        if count:
            self.stones[seat] += count
            self.supply -= count
            self.ledger = (self.ledger, seat, 0, count)

    # -- goods ---------------------------------------------------------------------------------------

    def add_cubes(self, space: int, goods: int, count: int) -> None:
        """Put cubes of one colour on a stall; a negative count takes them away."""
        if count:
            cubes = list(self.goods[space])
            cubes[goods] += count
            self.goods[space] = tuple(cubes)

    def to_harbour(self, space: int, goods: int, count: int) -> None:
        """Return cubes of one colour from a stall to the harbour."""
        self.add_cubes(space, goods, -count)
        self.harbour[goods] += count

    def faults(self) -> list[Fault]:
        return faults(self)
