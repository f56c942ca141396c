"""CONCUSSIO: an opponent always pays the tax (PRO-3.34, PRO-D07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import AGAINST
from ..cards import CONCUSSIO, SPQR
from ..goods import show_card
from ..steps.base import CardStep
from .base import SenateCard, pay_for

if TYPE_CHECKING:
    from ..state import ProvinciaState


class Concussio(SenateCard):
    __slots__ = ()
    stays = True

    def play(self, state: ProvinciaState, seat: int, card: int) -> None:
        if state.seats == 2:
            extort(state, seat, 1 - seat)
        else:
            show_card(state, seat, card, SPQR)
            state.stack.append(ChooseTarget(seat))


def extort(state: ProvinciaState, seat: int, target: int) -> None:
    """From now on the target always pays the tax (PRO-3.34)."""
    pay_for(state, seat, CONCUSSIO, True)
    state.extorted += ((seat, target),)
    state.heard and state.tell("extorts", "PRO-3.34", seat=seat, target=target)


class ChooseTarget(CardStep):
    """CONCUSSIO: any opponent, exempt from tax or not (PRO-3.34, PRO-D07)."""

    rule = "PRO-3.34"

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [AGAINST[other] for other in range(state.seats) if other != seat]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        extort(state, seat, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "against":
            return Reason("[choose-opponent] choose an opponent", self.rule)
        return Reason("[choose-whom-concussio] choose whom CONCUSSIO is against first", self.rule)
