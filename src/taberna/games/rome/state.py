"""The truth of a game of Rome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ARCHES, BLIND
from .faults import faults
from .made_state import RomeFields

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault

    from .tracks import Group


class RomeState(RomeFields):
    """What the rules ask of a state; its fields are declared in `fields`."""

    __slots__ = ()

    # -- questions the rules ask -----------------------------------------------------------------

    def sp(self, seat: int) -> int:
        """Victory points."""
        return sum(self.points[seat])

    def group(self, track: int, seat: int) -> Group:
        """The dice of a player on a track, after the seat; () if there are none."""
        for group in self.tracks[track]:
            if group and group[0] == seat:
                return group
        return ()

    def out_of_arches(self, seat: int) -> bool:
        """Where arches are a limit, nobody conquers without one (ROM-1.2)."""
        return self.numbers.arch_limit and self.provinces[seat].bit_count() >= ARCHES

    def add_to_sum(self, seat: int, amount: int) -> None:
        """For the player order; the dice stay as they are (ROM-3.13)."""
        sums = list(self.sums)
        sums[seat] += amount
        self.sums = tuple(sums)

    def gain(self, seat: int, source: int, amount: int) -> None:
        points = list(self.points[seat])
        points[source] += amount
        self.points[seat] = tuple(points)

    def move_marker(self, seat: int, resource: int, spaces: int) -> None:
        """Along a forum track, never beyond its ends (ROM-3.73, ROM-7.15, ROM-7.16)."""
        markers = list(self.forum[seat])
        space = markers[resource] + spaces
        if 0 <= space <= self.numbers.forum_max[resource]:
            markers[resource] = space
            self.forum[seat] = tuple(markers)

    def known(self, seat: int) -> list[int]:
        """What everybody knows to be in a hand: bought from the display and not performed (ROM-4.1).

        A performed card that had not been bought openly came from the deck.
        """
        bought = []
        entry = self.purchases
        while entry is not None:
            entry, number, buyer, card = entry
            if buyer == seat and card != BLIND:
                bought.append((card, number))
        for then, performer, cards in self.performances:
            if performer == seat:
                for card in cards:
                    for had in bought:
                        if had[0] == card and had[1] <= then:
                            bought.remove(had)
                            break
        return [card for card, _ in bought]

    def faults(self) -> list[Fault]:
        """What breaks conservation or cannot stand, in words."""
        return faults(self)
