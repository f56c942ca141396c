"""A full state that agrees with a view: what a careful player would remember, the rest dealt at random.

All payments are public (SEN-4.2), so everybody's money is known to a perfect memory; a resource that went
face down in an extortion was seen by all; the other hidden cards are the starting hands, one of each deck. Whoever
is naming the cards of a set holds the rest of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.result import Result

from .cards import (
    BANK,
    BOARD_NAMES,
    DRAFT_ROW,
    EVENTS,
    INFLUENCE,
    NEW_SENATOR,
    OFFICES_END,
    RESOURCES,
    SENATE,
)
from .sets import next_picks
from .setup import antiluck_top
from .state import SenatorsState
from .steps.cash_in import CashIn, SellSet

if TYPE_CHECKING:
    from .game import Senators


def imagine(game: Senators, view: Mapping[str, Any], rng: Random) -> SenatorsState:
    state = SenatorsState(
        game, game.resolve(view["options"]), view["seats"], game._imagined_chance(view, rng)
    )
    state.clear()
    state.revealed = view["revealed"]
    state.turn = view["turn"]
    state.active = view["active"]
    if view["result"] is None:
        state.stack = game.load_stack(view)
    else:
        state.result = Result.load(view["result"])
    _public(game, state, view)
    _money(state, view)
    _resources(game, state, view, rng)
    _events(game, state, view, rng)
    _locked(state, view, rng)
    state.advance()
    return state


def _public(game: Senators, state: SenatorsState, view: Mapping[str, Any]) -> None:
    code = game.codes["card"]
    for seat, player in enumerate(view["players"]):
        state.alive[seat] = player["alive"]
        state.senators[seat] = player["senators"]
        state.table[seat] = tuple([code[c] for c in player["table"]])
        state.offices[seat] = tuple([code[c] for c in player["offices"]])
        state.seen[seat] = tuple([code[c] for c in player["hand_seen"]])
        for card in player["influence"]:
            state.holder[code[card] - INFLUENCE] = seat
    for card in view["draft_row"]:
        state.holder[code[card] - INFLUENCE] = DRAFT_ROW
    for board, name in enumerate(BOARD_NAMES):
        lot = view["auction"].get(name)
        if lot is not None:
            state.offer[board] = code[lot["card"]]
            state.bids[board] = tuple([(seat, price) for seat, price in lot["bids"]])
    state.resource_discard = tuple([code[c] for c in view["discards"]["resources"]])
    state.office_discard = tuple([code[c] for c in view["discards"]["offices"]])
    state.refilled = tuple([game.codes["board"][name] for name in view["refilled"]])


def _money(state: SenatorsState, view: Mapping[str, Any]) -> None:
    cash = list(state.game.start_money[: state.seats])
    for payer, receiver, amount in view["payments"]:
        if payer is None:
            payer = BANK
        else:
            cash[payer] -= amount
        if receiver is None:
            receiver = BANK
        else:
            cash[receiver] += amount
        state.ledger = (state.ledger, payer, receiver, amount)
    state.cash = cash


def _resources(game: Senators, state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
    """Deal the unseen resource and office cards to hands and decks."""
    code = game.codes["card"]
    known = {card for card in state.offer if card >= 0}
    known.update(state.resource_discard, state.office_discard)
    for seat, player in enumerate(view["players"]):
        known.update(state.table[seat], state.offices[seat], state.seen[seat])
        if player["hand"] is not None:
            state.hand[seat] = tuple([code[c] for c in player["hand"]])
            known.update(state.hand[seat])
    for board, name in enumerate(BOARD_NAMES):
        if view["deck_cards"] is not None:
            state.decks[board] = tuple([code[c] for c in reversed(view["deck_cards"][name])])
            known.update(state.decks[board])
        elif board in state.refilled:
            state.decks[board] = _shuffled([code[c] for c in view["refilled"][name]], rng)
            known.update(state.decks[board])
    _deal(game, state, view, known, rng)
    while not _set_can_be_completed(state):
        _deal(game, state, view, known, rng)


def _deal(
    game: Senators, state: SenatorsState, view: Mapping[str, Any], known: set[int], rng: Random
) -> None:
    hidden = [seat for seat, player in enumerate(view["players"]) if player["hand"] is None]
    for seat in hidden:
        state.hand[seat] = state.seen[seat]
    for board in range(4):
        cards = game.deck_cards[board] if board != SENATE else range(RESOURCES, OFFICES_END)
        unseen = [card for card in cards if card not in known]
        rng.shuffle(unseen)
        for seat in hidden:
            for _ in range(view["players"][seat]["hand_backs"].count(board + 1)):
                state.hand[seat] += (unseen.pop(),)
        if view["deck_cards"] is None and board not in state.refilled:
            state.decks[board] = tuple(unseen)
    for seat in hidden:
        state.hand[seat] = tuple(sorted(state.hand[seat]))


def _set_can_be_completed(state: SenatorsState) -> bool:
    """Whoever has begun to name a set holds the rest of it, whatever that is."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, SellSet):
        return True
    cash_in = state.stack[-2]
    assert isinstance(cash_in, CashIn)
    return bool(next_picks(state, step.seat, step.picks, cash_in.free_sets != 0))


def _shuffled(cards: list[int], rng: Random) -> tuple[int, ...]:
    rng.shuffle(cards)
    return tuple(cards)


def _events(game: Senators, state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
    code = game.codes["event"]
    state.event_discard = tuple([code[e] for e in view["discards"]["events"]])
    state.war_row = tuple([code[e] for e in view["war_row"]])
    if view["deck_cards"] is not None:
        state.event_deck = tuple([code[e] for e in reversed(view["deck_cards"]["events"])])
        return
    drawn = {*state.event_discard, *state.war_row}
    unseen = [e for e in range(EVENTS) if e not in drawn]
    rng.shuffle(unseen)
    if state.options.variant_antiluck:
        unseen = _two_packets(state, unseen, rng)
    state.event_deck = tuple(unseen)


def _two_packets(state: SenatorsState, unseen: list[int], rng: Random) -> list[int]:
    """Keep two Wars in the upper packet and three in the lower one (SEN-2.9); the top is last."""
    size = antiluck_top(state.options)
    drawn = EVENTS - len(unseen)
    if drawn >= size + 2:
        return unseen
    wars = [e for e in unseen if e < NEW_SENATOR]
    others = [e for e in unseen if e >= NEW_SENATOR]
    wars_on_top = max(0, 2 - len(state.war_row))
    others_on_top = size + 2 - drawn - wars_on_top
    top = wars[:wars_on_top] + others[:others_on_top]
    bottom = wars[wars_on_top:] + others[others_on_top:]
    rng.shuffle(top)
    rng.shuffle(bottom)
    return bottom + top


def _locked(state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
    """A locked bid of somebody else could be any amount that was in hand then."""
    for seat, player in enumerate(view["players"]):
        if player["locked"]:
            own = player["secret_bid"]
            since = player["embezzled_since"]
            state.late += (seat,) * since
            state.locked[seat] = rng.randint(0, state.cash[seat] - 5 * since) if own is None else own
