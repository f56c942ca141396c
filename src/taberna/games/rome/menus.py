"""Which senate cards each menu lets a player activate, and the decision a card brings (section 1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import CENSOR, PROCONSUL, TRIBUNUS_INTRIGUE
from .steps.activation import ORDER_CARDS
from .steps.effects import CARD_OF, RerollDice
from .steps.order import OrderWindow, TribunusTarget
from .steps.placing import AfterPlacing, PlaceDie
from .steps.resolving import MilitaryBonus, Purchase

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .state import RomeState

#: The step that asks what a card is used for; the other cards ask nothing.
DECISIONS: Final = {
    CENSOR: RerollDice,
    PROCONSUL: RerollDice,
    TRIBUNUS_INTRIGUE: TribunusTarget,
    **{card: step for step, card in CARD_OF.items()},
}


def window_of(state: RomeState, menu: Step) -> int:
    """The cards that can be paid for in a menu, as a mask. A Consul is paid for when its die has been placed."""
    windows = state.windows
    if isinstance(menu, OrderWindow):
        return ORDER_CARDS
    if isinstance(menu, PlaceDie):
        return windows.turn
    if isinstance(menu, AfterPlacing):
        return windows.turn | windows.helper
    if isinstance(menu, MilitaryBonus):
        return windows.legion
    return windows.market if isinstance(menu, Purchase) else 0
