"""What a viewer may know (SEN-4), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import BOARD_NAMES, CARD_NAMES, DRAFT_ROW, EVENT_NAMES, INFLUENCE

if TYPE_CHECKING:
    from .state import SenatorsState


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def show(state: SenatorsState, view: dict[str, Any], viewer: int | None) -> None:
    over = state.result is not None
    view["turn"] = state.turn
    view["active"] = state.active
    view["players"] = [_player(state, seat, over or seat == viewer) for seat in range(state.seats)]
    view["draft_row"] = [CARD_NAMES[INFLUENCE + i] for i, h in enumerate(state.holder) if h == DRAFT_ROW]
    view["decks"] = {b: len(d) for b, d in zip(BOARD_NAMES, state.decks, strict=True)}
    view["decks"]["events"] = len(state.event_deck)
    view["discards"] = {
        "resources": _names(state.resource_discard),
        "offices": _names(state.office_discard),
        "events": [EVENT_NAMES[e] for e in state.event_discard],
    }
    view["war_row"] = [EVENT_NAMES[e] for e in state.war_row]
    view["auction"] = {
        board: {"card": CARD_NAMES[card], "bids": [list(bid) for bid in bids]}
        for board, card, bids in zip(BOARD_NAMES, state.offer, state.bids, strict=True)
        if card >= 0
    }
    view["refilled"] = {BOARD_NAMES[b]: _names(tuple(sorted(state.decks[b]))) for b in state.refilled}
    view["payments"] = state.payments()
    view["deck_cards"] = _deck_cards(state) if over else None


def _player(state: SenatorsState, seat: int, open_hand: bool) -> dict[str, Any]:
    """Senators, face-up cards and the number of hidden ones are public; hand and money are the owner's."""
    hand = state.hand[seat]
    seen = state.seen[seat]
    back = state.game.back_of
    return {
        "seat": seat,
        "alive": state.alive[seat],
        "senators": state.senators[seat],
        "table": _names(state.table[seat]),
        "offices": _names(state.offices[seat]),
        "influence": _names(state.influence(seat)),
        "hand_size": len(hand),
        # The backs of cards nobody saw (SEN-4.3), and the cards everybody saw go there (SEN-4.5).
        "hand_backs": sorted(back[card] + 1 for card in hand if card not in seen),
        "hand_seen": _names(seen),
        "locked": state.locked[seat] >= 0,
        "embezzled_since": state.late.count(seat),  # since the bid was locked
        "cash": state.cash[seat] if open_hand else None,
        "hand": _names(hand) if open_hand else None,
        "secret_bid": state.locked[seat] if open_hand and state.locked[seat] >= 0 else None,
    }


def _deck_cards(state: SenatorsState) -> dict[str, list[str]]:
    """The order of the decks, top first: only for the end, when everybody may know all."""
    decks = {b: _names(d[::-1]) for b, d in zip(BOARD_NAMES, state.decks, strict=True)}
    decks["events"] = [EVENT_NAMES[e] for e in state.event_deck[::-1]]
    return decks
