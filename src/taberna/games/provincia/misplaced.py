"""Steps that cannot stand where they stand: for dumps and positions written by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .cards import CONCUSSIO, CONIURATIO, GOLD
from .steps.combat import ChooseTokens, LoseBuilding, qualifying
from .steps.coniuratio import AnswerConiuratio, ChooseBuilding, ChooseVictim, victims
from .steps.consuetudo import ArrangeCards, KeepCard
from .steps.payment import PayResources
from .steps.senate import ChooseTarget, ChooseTimes, most_times
from .steps.town import ChooseTown
from .steps.turn import ChooseDiscount, affordable

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .state import ProvinciaState


def misplaced(state: ProvinciaState) -> Iterable[str]:
    """What is wrong with the pending step, in words."""
    if not state.stack:
        return
    step = state.stack[-1]
    for name in ("seat", "victim", "chooser"):
        seat = getattr(step, name, 0)
        if not 0 <= seat < state.seats:
            yield f"{step.name}: there is no seat {seat}"
            return
    if not _can_stand(state, step):
        yield f"{step.name}: cannot stand here, it leaves nothing to choose"


def _can_stand(state: ProvinciaState, step: Step) -> bool:
    """Whether whoever is asked has at least one answer."""
    if isinstance(step, ChooseTown):
        return state.town[step.seat] < 0
    if isinstance(step, ChooseDiscount):
        return step.card in state.hand[step.seat] and bool(affordable(state, step.seat, step.card))
    if isinstance(step, ChooseTimes):
        return step.card in state.hand[step.seat] and most_times(state, step.seat, step.card) > 0
    if isinstance(step, ChooseTarget):
        return CONCUSSIO in state.hand[step.seat]
    if isinstance(step, ChooseVictim):
        return CONIURATIO in state.hand[step.seat] and bool(victims(state, step.seat))
    if isinstance(step, ChooseBuilding):
        return CONIURATIO in state.hand[step.seat] and step.victim in victims(state, step.seat)
    if isinstance(step, AnswerConiuratio):
        return step.building in state.city[step.victim]
    if isinstance(step, KeepCard):
        return bool(step.cards)
    if isinstance(step, ArrangeCards):
        return len(step.left) > 1
    if isinstance(step, PayResources):
        place = 4 * step.seat
        return 0 < step.left <= sum(state.goods[place + step.lowest : place + GOLD])
    if isinstance(step, LoseBuilding):
        return 0 < step.left <= len(qualifying(state, step.seat, step.tag))
    if isinstance(step, ChooseTokens):
        return all(state.tokens)
    return True
