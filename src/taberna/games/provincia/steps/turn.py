"""Phase 2 and the final play turn: play cards in any order (PRO-3.26 to PRO-3.44, PRO-D04, PRO-D12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import BUILD, DISCARD, END, EXCHANGE, PLAY
from ..cards import AEDIFICIUM, BUILDINGS, CARD_NAMES, GOLD, GOODS, STONE, WOOD
from ..goods import gain, leave_hand, pay
from ..scoring import score
from ..senate import SENATE
from ..senate.base import Hindrance, too_poor
from .base import distinct, not_in_hand
from .building import already_stands, discount_of, lacks_goods, play_building, shows_the_other
from .hand_limit import HAND_LIMIT

if TYPE_CHECKING:
    from ..cards import Cards
    from ..state import ProvinciaState

EXCHANGE_RATE: Final = 2  # gold for one of these (PRO-3.29)
EXCHANGED: Final[tuple[int, ...]] = (WOOD, STONE)

#: The moves that play a card and buy a good, by card and by good.
PLAYED: Final = (*BUILD, *PLAY)
BUY: Final = dict(zip(EXCHANGED, EXCHANGE, strict=True))


class PlayTurn(Step):
    """One player's turn: any number of cards, exchanges and duplicates, then the end (PRO-3.26, PRO-D04)."""

    rule = "PRO-3.26"

    def __init__(self, turn: int, final: bool) -> None:
        self.turn = turn
        self.final = final

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return ((state.start + self.turn) % state.seats,) if self.turn < state.seats else ()

    def run(self, state: ProvinciaState) -> None:
        """Everybody has had a turn: the hand limit, or the end of the game (PRO-3.42, PRO-5.3)."""
        if self.final:
            score(state)
        else:
            state.stack[-1] = HAND_LIMIT[0]

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        legal = [END]
        offer(state, seat, state.hand[seat], EXCHANGED, self.final, legal)
        if state.options.discard_duplicates == "held":
            legal += [DISCARD[card] for card in held_twice(state, seat) if DISCARD[card] not in legal]
        return legal

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "end":
            state.heard and state.tell("ends-turn", self.rule, seat=seat)
            state.stack[-1] = PLAY_TURN[self.final][self.turn + 1]
        elif verb == "build":
            play_building(state, seat, move.code)
        elif verb == "play":
            SENATE[move.code].play(state, seat, move.code + BUILDINGS)
        elif verb == "exchange":
            good = EXCHANGED[move.code]
            pay(state, seat, GOLD, EXCHANGE_RATE)
            gain(state, seat, good, 1)
            state.heard and state.tell(
                "exchanges", "PRO-3.29", seat=seat, good=GOODS[good], amount=EXCHANGE_RATE
            )
        else:
            leave_hand(state, seat, move.code, AEDIFICIUM, True)
            state.heard and state.tell(
                "discards-duplicate", "PRO-3.43", seat=seat, card=CARD_NAMES[move.code]
            )

    @classmethod
    def usual(cls, state: ProvinciaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"final": False}

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "exchange":
            good = EXCHANGED[move.code]
            return _said(offer(state, seat, (), (good,), self.final, []), state, seat, good)
        if move.verb not in ("build", "play", "discard"):
            return Reason(
                "[turn-play-cards] it is your turn to play cards: build, play, exchange, discard or end",
                self.rule,
            )
        card = move.code + BUILDINGS if move.verb == "play" else move.code
        if card not in state.hand[seat]:
            return not_in_hand(card)
        if move.verb != "discard":
            return _said(offer(state, seat, (card,), (), self.final, []), state, seat, card)
        if state.options.discard_duplicates == "held":
            text = (
                "[only-unique-building-whose] "
                "only a unique building whose like stands in your city or is in your hand can be discarded"
            )
            return Reason(text, "PRO-OPT-12")
        text = (
            "[only-unique-building] "
            "only a unique building whose like stands in your city can be discarded in your turn"
        )
        return Reason(text, "PRO-3.43")


def _said(hindrance: Hindrance | None, state: ProvinciaState, seat: int, thing: int) -> Reason:
    assert hindrance is not None, "only moves that are not legal are asked about"
    return hindrance(state, seat, thing)


def offer(
    state: ProvinciaState, seat: int, cards: Cards, goods: tuple[int, ...], final: bool, legal: list[Move]
) -> Hindrance | None:
    """Add what may be done with these cards of a hand, and which of these goods may be bought (PRO-3.29).

    Returns what forbids the last of them, or None. That is all there is about the legality of a turn (PRO-3.28,
    PRO-3.29, PRO-3.66): offers and refusals both ask here.
    """
    tables = state.tables
    fee, blockers = tables.fee, tables.blockers
    prices = tables.prices[discount_of(state, seat)]
    foreign = tables.foreign[state.town[seat]]
    city = state.city[seat]
    clay, wood, stone, gold = state.goods[4 * seat : 4 * seat + 4]
    hindrance: Hindrance | None = None
    last = -1
    for card in cards:
        if card == last:
            continue
        last = card
        if card >= BUILDINGS:
            kind = SENATE[card - BUILDINGS]
            hindrance = kind.unpaid if fee[card] > gold else kind.obstacle(state, seat, card, final)
            if hindrance is None:
                legal.append(PLAYED[card])
            continue
        for standing in blockers[card]:
            if standing in city:
                hindrance = already_stands
                legal.append(DISCARD[card])  # PRO-3.43: a useless duplicate
                break
        else:
            hindrance = shows_the_other if card == foreign else lacks_goods
            if card != foreign:
                for _, (c, w, s, g) in prices[card]:
                    if c <= clay and w <= wood and s <= stone and g <= gold:
                        hindrance = None
                        legal.append(PLAYED[card])
                        break
    if not goods or gold < EXCHANGE_RATE:
        return _too_little_gold if goods else hindrance
    room = state.limit(seat)
    for good in goods:
        if state.goods[4 * seat + good] >= room:
            hindrance = _storage_full
        elif state.supply[good]:
            hindrance = None
            legal.append(BUY[good])
        else:
            hindrance = _supply_empty
    return hindrance


def held_twice(state: ProvinciaState, seat: int) -> list[int]:
    """The unique buildings of which a hand has another copy (PRO-OPT-12)."""
    hand = state.hand[seat]
    return [
        card
        for card in distinct(hand)
        if card < BUILDINGS and state.tables.unique[card] and hand.count(card) > 1
    ]


def _too_little_gold(state: ProvinciaState, seat: int, good: int) -> Reason:
    return too_poor(EXCHANGE_RATE, "gold", state.goods[4 * seat + GOLD], "PRO-3.29")


def _storage_full(state: ProvinciaState, seat: int, good: int) -> Reason:
    text = "[city-stores-most] your city stores at most {limit} {good}"
    return Reason(text, "PRO-3.29", limit=state.limit(seat), good=GOODS[good])


def _supply_empty(state: ProvinciaState, seat: int, good: int) -> Reason:
    return Reason("[supply-no] the supply has no {good}", "PRO-3.29", good=GOODS[good])


#: By whether it is the final turn, then by turn; see `draft.CHOOSE_DECK`.
PLAY_TURN: Final = [[PlayTurn(turn, final) for turn in range(7)] for final in (False, True)]
