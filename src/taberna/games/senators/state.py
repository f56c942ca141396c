"""The truth of a game of Senators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from .alphabet import EMBEZZLE
from .cards import CENSOR, INFLUENCE
from .faults import faults
from .made_state import SenatorsFields
from .money import embezzle_by_choice

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault


#: More money than anybody can name in a move.
UNLIMITED: Final = 10**6


class SenatorsState(SenatorsFields):
    """What the rules ask of a state; its fields are declared in `fields`."""

    __slots__ = ()

    # -- questions the rules ask -----------------------------------------------------------------

    def means(self, seat: int) -> int:
        """The most a player can pay without losing the last senator (SEN-3.14)."""
        return self.cash[seat] + 5 * (self.senators[seat] - 1)

    def cap(self, seat: int) -> int:
        """The most money a player may promise (SEN-3.15)."""
        cap = self.options.commitment_cap
        if cap == "means":
            return self.cash[seat] + 5 * (self.senators[seat] - 1)
        return self.cash[seat] if cap == "cash" else UNLIMITED

    def next_alive(self, seat: int) -> int:
        """The next surviving player clockwise; the same seat if it is the only one."""
        alive = self.alive
        seats = self.seats
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            if alive[seat]:
                return seat
        return seat

    def completes_round(self, seat: int, following: int) -> bool:
        """Whether the way from one seat to a following one leads to the active player's, alive or not."""
        seats = self.seats
        return ((self.active - seat) % seats or seats) <= ((following - seat) % seats or seats)

    def governors(self, seat: int) -> tuple[int, ...]:
        return tuple(card for card in self.offices[seat] if card < CENSOR)

    def influence(self, seat: int) -> tuple[int, ...]:
        """The influence cards in front of a player, as cards."""
        return tuple(INFLUENCE + i for i, owner in enumerate(self.holder) if owner == seat)

    def face_up(self, seat: int) -> tuple[int, ...]:
        """All public cards of a player: resources, offices, influence (SEN-3.44)."""
        return self.table[seat] + self.offices[seat] + self.influence(seat)

    # -- embezzling is the one thing a player may do without being asked (SEN-D13) ------------------

    def add_interrupts(self, seat: int, legal: list[Move]) -> None:
        """SEN-3.12, SEN-3.13: who may embezzle now."""
        senators = self.senators[seat]
        if senators > 1 or (senators == 1 and self.options.embezzle_last_senator == "allowed"):
            asked = self.to_move
            if seat in asked or (asked and self.options.embezzle_window == "any_pending_decision"):
                legal.append(EMBEZZLE)

    def play_interrupt(self, seat: int, move: Move) -> None:
        embezzle_by_choice(self, seat)

    def why_not_interrupt(self, seat: int, move: Move) -> Reason:
        if not self.alive[seat]:
            return Reason(
                "[eliminated-player-nothing] an eliminated player has nothing left to embezzle", "SEN-3.19"
            )
        if self.senators[seat] < 2 and self.options.embezzle_last_senator == "forced_only":
            return Reason("[last-senator-cannot] the last senator cannot be embezzled by choice", "SEN-3.13")
        return Reason(
            "[table-only-player] at this table only the player who is asked may embezzle", "SEN-3.12"
        )

    def faults(self) -> list[Fault]:
        return faults(self)
