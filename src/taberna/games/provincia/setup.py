"""Setting up (PRO-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import AEDIFICIUM, DECK_NAMES, HORREUM
from .goods import lose_prestige
from .state import ProvinciaState
from .steps.draft import ChooseDeck
from .steps.town import ChooseTown, DealHands

if TYPE_CHECKING:
    from taberna.kernel.chance import Chance

    from .game import Provincia
    from .options import ProvinciaOptions


def deal(game: Provincia, options: ProvinciaOptions, seats: int, chance: Chance) -> ProvinciaState:
    """Everything but hands and tokens, which wait for the choice of towns (PRO-2.2)."""
    state = ProvinciaState()
    state.begin(game, options, seats, chance)
    # Seat 0 is the start player, drawn at random when people sit down (PRO-2.3). Towns are chosen in the order in
    # which they came (PRO-D01), so the same draw tells which seat came first.
    first = -chance.draw("first player", seats) % seats
    _decks(state, chance)
    state.bellum = tuple(
        chance.shuffled("bellum", group)[0] for group in state.tables.bellum_groups
    )  # PRO-2.14
    for seat in range(seats):
        state.city[seat] = (HORREUM,)  # PRO-2.5
        _starting_goods(state, seat)
    state.stack = [ChooseDeck(0), DealHands(), ChooseTown(first)]
    return state


def _decks(state: ProvinciaState, chance: Chance) -> None:
    """Shuffle; all building cards but 84, and the HORREUM not used, leave the game (PRO-2.10, PRO-2.11)."""
    tables = state.tables
    for deck, name in enumerate(DECK_NAMES):
        state.decks[deck] = tuple(chance.shuffled(f"deck {name}", tables.decks[deck]))
    buildings = state.decks[AEDIFICIUM]
    out = len(buildings) - tables.deck_left
    unused = (HORREUM,) * (tables.counts[HORREUM] - state.seats)
    state.removed = ((*unused, *buildings[:out]), (), ())
    state.decks[AEDIFICIUM] = buildings[out:]


def _starting_goods(state: ProvinciaState, seat: int) -> None:
    """PRO-2.6, PRO-2.8."""
    prestige, *amounts = state.tables.start_rows[state.seats][seat]
    amounts.append(state.tables.start_gold)
    for good, amount in enumerate(amounts):
        state.goods[4 * seat + good] = amount
        state.supply[good] -= amount
    if prestige < 0:
        lose_prestige(state, seat, -prestige, "PRO-2.8")
