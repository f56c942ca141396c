"""Phase 3, combat (PRO-3.45 to PRO-3.57, PRO-D14 to PRO-D16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat, Step

from ..alphabet import LOSE, TOKEN, USE_AEDILES
from ..cards import (
    AEDILES,
    BATTLE_ROUNDS,
    BELLUM_NAMES,
    GOLD,
    GOODS,
    SPQR,
    STANDING_NAMES,
    TAGS,
    TOKEN_NAMES,
    Tag,
    token_colour,
    token_value,
)
from ..goods import destroy, leave_hand, lose_prestige, pay, without
from .base import distinct, not_in_hand
from .payment import PayResources
from .upkeep import UPKEEP

if TYPE_CHECKING:
    from ..state import ProvinciaState
    from ..tables import Penalty

LAST_RESORT_GOLD: Final = 3  # PRO-3.54
LAST_RESORT_PRESTIGE: Final = 2


class ChooseTokens(Step):
    """Everybody secretly puts down a token; then all are mixed and revealed (PRO-3.46, PRO-3.47, PRO-D14)."""

    rule = "PRO-3.46"

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return tuple([seat for seat, token in enumerate(state.committed) if token < 0])

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [TOKEN[token] for token in distinct(state.tokens[seat])]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.committed[seat] = move.code
        state.heard and state.tell(
            "commits", self.rule, seat=seat
        )  # no log ever says which token it was (PRO-4.7)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "token":
            return Reason("[not-token] you do not have the token {token}", self.rule, token=move.args[0])
        return Reason("[put-down-combat] put down a combat token first", self.rule)

    def run(self, state: ProvinciaState) -> None:
        """Sorted, the tokens tell nobody who played them (PRO-4.7). Then the Gauls appear (PRO-3.48)."""
        for seat, token in enumerate(state.committed):
            state.tokens[seat] = without(state.tokens[seat], token)
            state.played[seat] += (token,)
        state.revealed_tokens += (tuple(sorted(state.committed)),)
        state.committed = [-1] * state.seats
        state.revealed += 1
        state.heard and state.tell(
            "tokens", "PRO-3.47", tokens=[TOKEN_NAMES[token] for token in state.revealed_tokens[-1]]
        )
        card = state.bellum[BATTLE_ROUNDS.index(state.round)]
        strength = state.tables.strength[card]
        state.heard and state.tell("gauls", "PRO-3.48", card=BELLUM_NAMES[card], strength=strength)
        state.stack[-1] = BATTLE[0]


def token_sum(state: ProvinciaState, seat: int) -> int:
    """All tokens of a player's colour in the present battle add up (PRO-3.47)."""
    colour = state.tables.colour[state.town[seat]]
    return sum([token_value(t) for t in state.revealed_tokens[-1] if token_colour(t) == colour])


class Battle(Step):
    """Each player fights alone, in turn order (PRO-3.49, PRO-3.50)."""

    rule = "PRO-3.50"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: ProvinciaState) -> None:
        if self.turn >= state.seats:
            state.stack[-1] = UPKEEP
            return
        state.stack[-1] = BATTLE[self.turn + 1]
        seat = state.in_turn(self.turn)
        bellum = state.bellum[BATTLE_ROUNDS.index(state.round)]
        strength = state.morale[seat] + state.defence[seat] + state.military(seat) + token_sum(state, seat)
        won = strength >= state.tables.strength[bellum]
        state.heard and state.tell(
            "wins-battle" if won else "loses-battle", self.rule, seat=seat, strength=strength
        )
        if not won:
            suffer(state, seat, bellum)


def suffer(state: ProvinciaState, seat: int, bellum: int) -> None:
    """The first penalty that can be paid in full; else 3 gold; else 2 prestige (PRO-3.52 to PRO-3.54)."""
    for penalty in state.tables.penalties[bellum]:
        if penalty is not None and can_suffer(state, seat, penalty):
            _apply(state, seat, penalty)
            return
    if state.goods[4 * seat + GOLD] >= LAST_RESORT_GOLD:
        _lose_goods(state, seat, GOLD, LAST_RESORT_GOLD, "PRO-3.54")
    else:
        lose_prestige(state, seat, LAST_RESORT_PRESTIGE, "PRO-3.54")


def qualifying(state: ProvinciaState, seat: int, tag: int) -> list[int]:
    """The buildings in a city that a penalty can take; HORREUM only by "any kind" (PRO-3.55)."""
    tags = state.tables.tags
    return [standing for standing in state.city[seat] if tag in tags[standing]]


def can_suffer(state: ProvinciaState, seat: int, penalty: Penalty) -> bool:
    """Whether the whole amount can be paid (PRO-3.53)."""
    kind, tag, amount = penalty
    if kind == "prestige":
        return True
    if kind == "morale":
        return state.morale[seat] - amount >= state.tables.morale_bottom
    if kind == "building":
        return len(qualifying(state, seat, tag)) >= amount
    place = 4 * seat
    if kind == "resources":
        return sum(state.goods[place : place + GOLD]) >= amount
    return state.goods[place + GOODS.index(kind)] >= amount


def _apply(state: ProvinciaState, seat: int, penalty: Penalty) -> None:
    kind, tag, amount = penalty
    if kind == "prestige":
        lose_prestige(state, seat, amount, "PRO-3.53")
    elif kind == "morale":
        state.morale[seat] -= amount
        state.heard and state.tell(
            "loses-morale", "PRO-3.53", seat=seat, amount=amount, morale=state.morale[seat]
        )
    elif kind == "building":
        state.stack.append(LoseBuilding(seat, tag, amount))
    elif kind == "resources":
        state.stack.append(PayResources(seat, amount, 0, False))
    else:
        _lose_goods(state, seat, GOODS.index(kind), amount, "PRO-3.53")


def _lose_goods(state: ProvinciaState, seat: int, good: int, amount: int, rule: str) -> None:
    pay(state, seat, good, amount)  # PRO-3.57: to the supply
    state.heard and state.tell("loses-goods", rule, seat=seat, good=GOODS[good], amount=amount)


class LoseBuilding(Step):
    """The loser chooses which building goes, or plays AEDILES for free (PRO-3.55, PRO-3.56, PRO-D15, PRO-D16)."""

    rule = "PRO-3.55"
    on = ("Battle",)

    def __init__(self, seat: Seat, tag: Tag, left: int) -> None:
        self.seat = seat
        self.tag = tag
        self.left = left

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        """A loser with senate cards is always asked, so that nobody learns who holds AEDILES (PRO-4.8)."""
        if state.senate_cards(self.seat) or len(distinct(self._choice(state))) > 1:
            return (self.seat,)
        return ()

    def _choice(self, state: ProvinciaState) -> tuple[int, ...]:
        return tuple(qualifying(state, self.seat, self.tag))

    def run(self, state: ProvinciaState) -> None:
        self._lose(state, self._choice(state)[0])

    def _lose(self, state: ProvinciaState, standing: int) -> None:
        destroy(state, self.seat, standing, self.rule)
        self._next(state)

    def _next(self, state: ProvinciaState) -> None:
        if self.left > 1:
            state.stack[-1] = LoseBuilding(self.seat, self.tag, self.left - 1)
        else:
            state.stack.pop()

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        legal = [LOSE[standing] for standing in distinct(self._choice(state))]
        if AEDILES in state.hand[seat]:
            legal.append(USE_AEDILES)
        return legal

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        if move is not USE_AEDILES:
            self._lose(state, move.code)
            return
        leave_hand(state, seat, AEDILES, SPQR, True)
        state.heard and state.tell("aediles-gauls", "PRO-3.56", seat=seat)
        self._next(state)

    @classmethod
    def usual(cls, state: ProvinciaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"tag": TAGS.index("any"), "left": 1}

    def under(self, state: ProvinciaState) -> Step:
        return BATTLE[state.turn_of(self.seat) + 1]

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move is USE_AEDILES:
            return not_in_hand(AEDILES)
        if move.verb != "lose":
            return Reason("[choose-building-lose] choose the building you lose first", self.rule)
        name = STANDING_NAMES[move.code]
        if move.code not in state.city[seat]:
            return Reason("[not-in-city] {card} does not stand in your city", self.rule, card=name)
        text = "[no-building] {card} is no {tag} building"
        return Reason(text, self.rule, card=name, tag=TAGS[self.tag])


CHOOSE_TOKENS: Final = ChooseTokens()
BATTLE: Final = [Battle(turn) for turn in range(7)]
