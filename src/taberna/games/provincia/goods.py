"""Gaining, paying, prestige, tracks and the loss of buildings (PRO-3.6 to PRO-3.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import AEDIFICIUM, BUILDINGS, FIRST_INACTIVE, GOLD, GOODS, HORREUM, STANDING_NAMES, type_of
from .memory import PLAYED, RETURNED, SHOWN

if TYPE_CHECKING:
    from .state import ProvinciaState
    from .tables import Amounts


def gain(state: ProvinciaState, seat: int, good: int, amount: int) -> int:
    """Take what supply and storage allow; the rest is lost. Returns what was taken (PRO-3.8)."""
    place = 4 * seat + good
    supply = state.supply
    if amount > supply[good]:
        amount = supply[good]
    if good != GOLD:
        room = state.limit(seat) - state.goods[place]
        if amount > room:
            amount = room
    state.goods[place] += amount
    supply[good] -= amount
    return amount


def gain_all(state: ProvinciaState, seat: int, amounts: Amounts) -> list[int]:
    """Each good is computed separately (PRO-3.8)."""
    return [gain(state, seat, good, amount) if amount else 0 for good, amount in enumerate(amounts)]


def pay(state: ProvinciaState, seat: int, good: int, amount: int) -> None:
    """Paid goods go to the supply (PRO-3.6)."""
    state.goods[4 * seat + good] -= amount
    state.supply[good] += amount


def pay_all(state: ProvinciaState, seat: int, amounts: Amounts) -> None:
    goods = state.goods
    supply = state.supply
    place = 4 * seat
    for good in range(4):
        amount = amounts[good]
        if amount:
            goods[place + good] -= amount
            supply[good] += amount


def by_good(amounts: Sequence[int]) -> dict[str, int]:
    """Amounts as the log tells them."""
    return {**dict(zip(GOODS, amounts, strict=True)), "total": sum(amounts)}


def raise_morale(state: ProvinciaState, seat: int, steps: int) -> None:
    """Beyond the top a step is lost (PRO-1.34, PRO-7.30)."""
    state.morale[seat] = min(state.morale[seat] + steps, state.tables.morale_top)


def raise_defence(state: ProvinciaState, seat: int, steps: int) -> None:
    state.defence[seat] = min(state.defence[seat] + steps, state.tables.defence_top)


def take_effect(state: ProvinciaState, seat: int, card: int) -> None:
    """What a building brings at once, on playing (PRO-3.27) or when it is activated (PRO-3.62)."""
    tables = state.tables
    if tables.gold[card]:
        gain(state, seat, GOLD, tables.gold[card])
    if tables.morale[card]:
        raise_morale(state, seat, tables.morale[card])
    if tables.defence[card]:
        raise_defence(state, seat, tables.defence[card])


def lose_prestige(state: ProvinciaState, seat: int, amount: int, rule: str) -> None:
    """A penalty goes in steps of 2, recorded by prestige cards (PRO-3.13, PRO-3.14)."""
    state.prestige[seat] -= amount
    if amount % 2:  # PRO-7.7
        state.uncarded[seat] -= amount
    else:
        for _ in range(amount // 2):
            _one_step(state, seat)
    state.heard and state.tell(
        "loses-prestige", rule, seat=seat, amount=amount, prestige=state.prestige[seat]
    )


def _one_step(state: ProvinciaState, seat: int) -> None:
    """Turn a card from -2 to -4, else take a new one; without cards only the number is kept (PRO-7.5)."""
    carded = state.carded
    in_use = sum([(shown + 3) // 4 for shown in carded])
    if carded[seat] % 4 or in_use < state.tables.prestige_cards:
        carded[seat] += 2
    else:
        state.uncarded[seat] -= 2


def add_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted tuple with one card more."""
    more = [*cards, card]
    more.sort()
    return tuple(more)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A tuple with one copy of a card less."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def leave_hand(state: ProvinciaState, seat: int, card: int, deck: int, to_pile: bool) -> None:
    """A card is shown and leaves the hand: into play, or to its discard pile."""
    state.hand[seat] = without(state.hand[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)
    else:
        state.revealed += 1
    if to_pile:
        state.piles[deck] += (card,)
    state.story = (state.story, PLAYED, deck, seat, card, to_pile)


def show_card(state: ProvinciaState, seat: int, card: int, deck: int) -> None:
    """A card is being played, but stays in the hand until its player has chosen how (PRO-7.34)."""
    if card not in state.known[seat]:
        state.known[seat] = add_card(state.known[seat], card)
        state.revealed += 1
    state.story = (state.story, SHOWN, deck, seat, card, 0)


def destroy(state: ProvinciaState, seat: int, standing: int, rule: str) -> None:
    """A building returns to its owner's hand; what it gives ends, one-off gains stay (PRO-3.15)."""
    tables = state.tables
    card = type_of(standing)
    state.city[seat] = without(state.city[seat], standing)
    state.hand[seat] = add_card(state.hand[seat], card)
    state.known[seat] = add_card(state.known[seat], card)
    state.story = (state.story, RETURNED, AEDIFICIUM, seat, card, 0)
    state.prestige[seat] -= tables.value[standing]
    if standing >= BUILDINGS and state.options.destroyed_active_value == "printed":
        state.prestige[seat] -= 1
        state.uncarded[seat] -= 1
    state.heard and state.tell(
        "destroyed", rule, seat=seat, card=STANDING_NAMES[standing], prestige=state.prestige[seat]
    )
    if state.options.destroy_reverts_steps and not FIRST_INACTIVE <= standing < BUILDINGS:
        state.morale[seat] = max(state.morale[seat] - tables.morale[card], tables.morale_bottom)
        state.defence[seat] = max(state.defence[seat] - tables.defence[card], tables.defence_bottom)
    if card == HORREUM:
        _lose_surplus(state, seat)


def _lose_surplus(state: ProvinciaState, seat: int) -> None:
    """Without HORREUM everything above 5 goes to the supply at once (PRO-3.9)."""
    for good in range(GOLD):
        surplus = state.goods[4 * seat + good] - state.tables.small_storage
        if surplus > 0:
            pay(state, seat, good, surplus)
            state.heard and state.tell("surplus", "PRO-3.9", seat=seat, good=GOODS[good], amount=surplus)
