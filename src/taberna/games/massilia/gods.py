"""The nine gods, a row each: what a card acts on, how much of it, and why it cannot be played (MAS-1.2, MAS-3.7).

Every card saves or gives up to an ``amount`` of something that the moment offers: Juno one of the further dice,
Mars two of the dice that are kept, Venus two of the own stones. Where the moment offers nothing, the card has no
effect and cannot be played (MAS-3.7.5), unless the option `cards_without_effect` lets it go for nothing. What a
card says on the table is `effect-<name>` among the words of the game, told with the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason

if TYPE_CHECKING:
    from .options import MassiliaOptions
    from .state import MassiliaState

_ROWS: Final[list[God]] = []


@dataclass(frozen=True, slots=True)
class God:
    name: str
    copies: int
    #: Where its effect stands.
    rule: str
    #: How many dice, colours, steps, cubes, stones, cards, prices or stalls one card acts on at most.
    amount: int
    #: How many of them there are in a step that asks who could play the card.
    acts_on: Callable[[MassiliaState, Any], int]
    #: The rule that refuses it to a player without it.
    refused: str = "MAS-3.7.4"
    #: The rule that refuses it where it has nothing to act on.
    idle: str = "MAS-7.26"
    #: The option that says the amount, if there is one.
    amount_option: str = ""
    #: The option that says whether a fresh card waits, if there is one, and its rule; the others all wait.
    fresh_option: str = ""
    fresh_rule: str = ""
    #: Gods are numbered in the order of their rows; a hand is asked for its gods as a set of bits.
    number: int = field(init=False)
    bit: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", len(_ROWS))
        object.__setattr__(self, "bit", 1 << len(_ROWS))
        _ROWS.append(self)

    def most(self, options: MassiliaOptions) -> int:
        """The amount at a table with these options."""
        return int(getattr(options, self.amount_option)) if self.amount_option else self.amount

    def has_effect(self, state: MassiliaState, step: Any) -> bool:
        return state.numbers.cards_without_effect or self.acts_on(state, step) > 0

    def may(self, state: MassiliaState, gods: int, step: Any) -> bool:
        """Whether a player with these gods at hand (bits, see `usable`) may play the card in this step."""
        return gods & self.bit > 0 and self.has_effect(state, step)

    def why_not(self, state: MassiliaState, seat: int, gods: int, step: Any) -> Reason | None:
        if not gods & self.bit:
            if self.fresh_rule and any(GOD_BIT[card] == self.bit for card in state.hand[seat]):
                return Reason(
                    "[card-just-taken] a card just taken can be used from your next turn on", self.fresh_rule
                )
            return Reason(
                "[hold-no-can] you hold no {card} that can be used now", self.refused, card=self.name
            )
        if not self.has_effect(state, step):
            return Reason("[no-effect-here] {card} has no effect here", self.idle, card=self.name)
        return None

    def waits(self, options: MassiliaOptions) -> bool:
        """Whether a fresh card cannot be played yet (MAS-3.7.4)."""
        return not self.fresh_option or bool(getattr(options, self.fresh_option))


def _stalls_at_risk(state: MassiliaState, visit: Any) -> int:
    """The stall before the consul: taxed if it has goods, closed if it is not the only one (MAS-3.11)."""
    return 1 if any(state.goods[visit.space]) or len(state.stalls[visit.owner]) > 1 else 0


JUPITER: Final = God("jupiter", 4, "MAS-3.14.4", 2, lambda state, step: 1)  # even with little room (MAS-7.14)
NEPTUNUS: Final = God("neptunus", 4, "MAS-7.17", 2, lambda state, purchase: purchase.value)
MARS: Final = God("mars", 4, "MAS-3.4.2", 2, lambda state, roll: len(roll.kept), refused="MAS-D02")
MERCURIUS: Final = God("mercurius", 5, "MAS-7.16", 1, lambda state, step: 1)  # one price tile
PLUTO: Final = God(
    "pluto", 5, "MAS-D12", 1, _stalls_at_risk, "MAS-3.11",
    fresh_option="fresh_pluto_blocked", fresh_rule="MAS-6.9",
)  # fmt: skip
MINERVA: Final = God(
    "minerva", 6, "MAS-3.6.3", 1, lambda state, die: die.steps, "MAS-3.6.3", amount_option="minerva_steps"
)
PHOEBUS: Final = God("phoebus", 6, "MAS-3.6.3", 1, lambda state, die: die.recoloured(state), "MAS-3.6.3")
JUNO: Final = God("juno", 6, "MAS-3.6.3", 1, lambda state, die: die.more, "MAS-3.6.3")
VENUS: Final = God(
    "venus", 8, "MAS-3.7.6", 2, lambda state, step: state.stones[state.active], idle="MAS-7.15"
)

GODS: Final = tuple(_ROWS)
#: Those that replace penalty stones of an action die, as MAS-3.6.4 lists them, and as bits.
COMPOSING: Final[tuple[God, ...]] = (JUNO, PHOEBUS, MINERVA)
COMPOSING_BITS: Final = JUNO.bit | PHOEBUS.bit | MINERVA.bit
#: In which order cards that are played together are laid down.
PLAYED: Final[tuple[God, ...]] = (*COMPOSING, MERCURIUS, NEPTUNUS, JUPITER, MARS, PLUTO, VENUS)

# The cards, copies side by side.
GOD_NAMES: Final = tuple(god.name for god in GODS)
CARD_NAMES: Final = tuple(f"{god.name}_{n}" for god in GODS for n in range(1, god.copies + 1))
CARDS: Final = len(CARD_NAMES)
GOD_OF: Final = tuple(god.number for god in GODS for _ in range(god.copies))
GOD_BIT: Final = tuple(1 << number for number in GOD_OF)
HAND_LIMIT: Final = 3  # MAS-7.12
