"""What a view of Rome shows, and its steps.

Made by tools/make_states.py from fields.py and the steps: do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.differing import differing
from taberna.kernel.kinds import by_name, mask_of, members
from taberna.kernel.made import Made
from taberna.kernel.sections import Identity, Players, Public, Section
from taberna.kernel.step import step_table

from .entries import (
    exhausted,
    fill_exhausted,
    fill_forfeited,
    fill_performances,
    fill_purchases,
    fill_tracks,
    fill_used,
    forfeited,
    performances,
    purchases,
    tracks,
    used,
)
from .fields import NAMES
from .steps.activation import ExhaustProvinces
from .steps.effects import FlipDie, LowerPlacedDie, RerollAnyDie, RerollDice, RerollMilitaryDie, ShiftDie
from .steps.intrigue import DestroyProvince, DiscardSenateCard, StealJewel, TribunusTarget
from .steps.order import OrderWindow, Roll
from .steps.placing import AfterPlacing, PlaceAfterCards, PlaceDie, TurnEnd
from .steps.resolving import Conquest, MilitaryBonus, Purchase, ResolveTrack, TakeSenateCard
from .steps.rounds import CleanUp, DiceReturn, FinalScoring, NewRound
from .steps.scoring import ForumScoring, ForumScoringAgain, Performance
from .view import cycle, deck_sizes, phase, senate_deck

if TYPE_CHECKING:
    from .state import RomeState

_arena_card: Final = NAMES["arena_card"]
_deck: Final = NAMES["deck"]
_province: Final = NAMES["province"]
_senate_card: Final = NAMES["senate_card"]
_track: Final = NAMES["track"]
_arena_card_of: Final = by_name(NAMES["arena_card"])
_province_of: Final = by_name(NAMES["province"])
_senate_card_of: Final = by_name(NAMES["senate_card"])
_bonus_in: Final = itemgetter(*NAMES["bonus"])
_resource_in: Final = itemgetter(*NAMES["resource"])
_source_in: Final = itemgetter(*NAMES["source"])


def _common_0(state: RomeState) -> dict[str, Any]:
    return {
        "round": state.round,
        "phase": phase(state),
        "cycle": cycle(state),
        "order": list(state.order),
    }


def _parts_of_players(state: RomeState) -> Iterable[object]:
    return zip(
        repeat(state.result is None, state.seats),
        state.points,
        state.forum,
        state.sums,
        state.dice,
        state.forfeited,
        state.provinces,
        repeat(state.exhausted, state.seats),
        state.senate,
        repeat(state.laid, state.seats),
        state.promised,
        state.hands,
        state.staged,
        state.committed,
        strict=True,
    )


def _player(state: RomeState, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "seat": seat,
        "sp": sum(state.points[seat]),
        "points": {
            "start": (t1 := state.points[seat])[0],
            "forum": t1[1],
            "arena": t1[2],
            "senate": t1[3],
            "regions": t1[4],
        },
        "forum": {"olives": (t2 := state.forum[seat])[0], "wine": t2[1], "jewels": t2[2]},
        "sum": state.sums[seat],
        "dice": list(state.dice[seat]),
        "forfeited": forfeited(state, seat),
        "provinces": [_province[c] for c in members(state.provinces[seat])],
        "exhausted": exhausted(state, seat),
        "senate": [_senate_card[c] for c in members(state.senate[seat])],
        "used": used(state, seat),
        "promised": {"strength": (t3 := state.promised[seat])[0], "budget": t3[1]},
        "hand_size": len(state.hands[seat]),
        "committed": state.committed[seat],
    }


def _own(state: RomeState, seat: int, own: bool) -> dict[str, Any]:
    """What a player alone sees, None for the others until the end."""
    seen = own or state.result is not None
    return {
        "hand": [_arena_card[c] for c in state.hands[seat]] if seen else None,
        "staged": [_arena_card[c] for c in state.staged[seat]] if seen else None,
    }


def _common_2(state: RomeState) -> dict[str, Any]:
    return {
        "tracks": tracks(state),
    }


def _common_3(state: RomeState) -> dict[str, Any]:
    return {
        "displays": {
            "military": [_province[c] for c in state.displays[0]],
            "senate": [_senate_card[c] for c in state.displays[1]],
            "black_market": [_arena_card[c] for c in state.displays[2]],
        },
        "decks": deck_sizes(state),
        "removed": {
            "provinces": [_province[c] for c in state.removed[0]],
            "senate": [_senate_card[c] for c in state.removed[1]],
            "arena": [_arena_card[c] for c in state.removed[2]],
        },
        "senate_deck": senate_deck(state),
    }


def _common_4(state: RomeState) -> dict[str, Any]:
    return {
        "purchases": purchases(state),
    }


def _common_5(state: RomeState) -> dict[str, Any]:
    return {
        "performances": performances(state),
    }


def _common_6(state: RomeState) -> dict[str, Any]:
    if state.result is None:
        return {"deck_cards": None}
    return {
        "deck_cards": {
            "provinces": [_province[c] for c in state.decks[0][::-1]],
            "senate": [_senate_card[c] for c in state.decks[1][::-1]],
            "arena": [_arena_card[c] for c in state.decks[2][::-1]],
        },
    }


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(
        lambda state: (
            state.round,
            phase(state),
            cycle(state),
            state.order,
        ),
        _common_0,
    ),
    Players(_parts_of_players, _player, _own),
    Public(attrgetter("tracks"), _common_2),
    Public(attrgetter("displays", "decks", "removed"), _common_3),
    Public(lambda state: Identity(state.purchases), _common_4),
    Public(attrgetter("performances"), _common_5),
    Public(attrgetter("result"), _common_6),
)


def fill(state: RomeState, view: Mapping[str, Any]) -> None:
    """Everything a view shows, put into a blank state; what it hides stays blank."""
    players = view["players"]
    state.round = view["round"]
    state.order = tuple(view["order"])
    fill_tracks(state, view["tracks"])
    state.displays = [
        tuple([_province_of[c] for c in view["displays"]["military"]]),
        tuple([_senate_card_of[c] for c in view["displays"]["senate"]]),
        tuple([_arena_card_of[c] for c in view["displays"]["black_market"]]),
    ]
    state.removed = [
        tuple([_province_of[c] for c in view["removed"]["provinces"]]),
        tuple([_senate_card_of[c] for c in view["removed"]["senate"]]),
        tuple([_arena_card_of[c] for c in view["removed"]["arena"]]),
    ]
    fill_purchases(state, view["purchases"])
    fill_performances(state, view["performances"])
    if view["deck_cards"] is not None:
        state.decks = [
            tuple([_province_of[c] for c in view["deck_cards"]["provinces"][::-1]]),
            tuple([_senate_card_of[c] for c in view["deck_cards"]["senate"][::-1]]),
            tuple([_arena_card_of[c] for c in view["deck_cards"]["arena"][::-1]]),
        ]
    state.points = [_source_in(player["points"]) for player in players]
    state.forum = [_resource_in(player["forum"]) for player in players]
    state.sums = tuple([player["sum"] for player in players])
    state.dice = [tuple(player["dice"]) for player in players]
    state.promised = tuple([_bonus_in(player["promised"]) for player in players])
    state.staged = tuple(
        [
            tuple([_arena_card_of[c] for c in player["staged"]])
            if player["staged"] is not None
            else state.staged[seat]
            for seat, player in enumerate(players)
        ]
    )
    state.committed = tuple([player["committed"] for player in players])
    for seat, player in enumerate(players):
        fill_forfeited(state, seat, player["forfeited"])
        state.provinces[seat] = mask_of([_province_of[c] for c in player["provinces"]])
        fill_exhausted(state, seat, player["exhausted"])
        state.senate[seat] = mask_of([_senate_card_of[c] for c in player["senate"]])
        fill_used(state, seat, player["used"])
        if player["hand"] is not None:
            state.hands[seat] = tuple([_arena_card_of[c] for c in player["hand"]])


def _dump_player(state: RomeState, seat: int) -> dict[str, Any]:
    return {
        "points": {
            "start": (t4 := state.points[seat])[0],
            "forum": t4[1],
            "arena": t4[2],
            "senate": t4[3],
            "regions": t4[4],
        },
        "forum": {"olives": (t5 := state.forum[seat])[0], "wine": t5[1], "jewels": t5[2]},
        "sum": state.sums[seat],
        "dice": list(state.dice[seat]),
        "forfeited": forfeited(state, seat),
        "provinces": [_province[c] for c in members(state.provinces[seat])],
        "exhausted": exhausted(state, seat),
        "senate": [_senate_card[c] for c in members(state.senate[seat])],
        "used": used(state, seat),
        "promised": {"strength": (t6 := state.promised[seat])[0], "budget": t6[1]},
        "hand": [_arena_card[c] for c in state.hands[seat]],
        "staged": [_arena_card[c] for c in state.staged[seat]],
        "committed": state.committed[seat],
    }


def dump(state: RomeState) -> dict[str, Any]:
    """The whole truth in names."""
    return {
        "round": state.round,
        "order": list(state.order),
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "tracks": tracks(state),
        "displays": {
            "military": [_province[c] for c in state.displays[0]],
            "senate": [_senate_card[c] for c in state.displays[1]],
            "black_market": [_arena_card[c] for c in state.displays[2]],
        },
        "removed": {
            "provinces": [_province[c] for c in state.removed[0]],
            "senate": [_senate_card[c] for c in state.removed[1]],
            "arena": [_arena_card[c] for c in state.removed[2]],
        },
        "purchases": purchases(state),
        "performances": performances(state),
        "decks": {
            "provinces": [_province[c] for c in state.decks[0][::-1]],
            "senate": [_senate_card[c] for c in state.decks[1][::-1]],
            "arena": [_arena_card[c] for c in state.decks[2][::-1]],
        },
    }


def changes(state: RomeState, before: list[Any]) -> list[int]:
    """The places of what differs from what was seen before, which is brought up to date."""
    found: list[int] = []
    now: Any
    now = state.round
    if now is not before[0] and now != before[0]:
        before[0] = now
        found.append(0)
    now = phase(state)
    if now is not before[1] and now != before[1]:
        before[1] = now
        found.append(1024)
    now = cycle(state)
    if now is not before[2] and now != before[2]:
        before[2] = now
        found.append(2048)
    now = state.order
    if now is not before[3] and now != before[3]:
        before[3] = now
        found.append(3072)
    if state.points != before[4]:
        now = list(state.points)
        differing(now, before[4], 4, found)
        before[4] = now
    if state.forum != before[5]:
        now = list(state.forum)
        differing(now, before[5], 5, found)
        before[5] = now
    if state.sums is not before[6] and state.sums != before[6]:
        differing(list(state.sums), before[6], 6, found)
        before[6] = state.sums
    if state.dice != before[7]:
        now = list(state.dice)
        differing(now, before[7], 7, found)
        before[7] = now
    if state.forfeited is not before[8] and state.forfeited != before[8]:
        differing(list(state.forfeited), before[8], 8, found)
        before[8] = state.forfeited
    if state.provinces != before[9]:
        now = list(state.provinces)
        differing(now, before[9], 9, found)
        before[9] = now
    now = state.exhausted
    if now is not before[10] and now != before[10]:
        before[10] = now
        found.append(10240)
    if state.senate != before[11]:
        now = list(state.senate)
        differing(now, before[11], 11, found)
        before[11] = now
    now = state.laid
    if now is not before[12] and now != before[12]:
        before[12] = now
        found.append(12288)
    if state.promised is not before[13] and state.promised != before[13]:
        differing(list(state.promised), before[13], 13, found)
        before[13] = state.promised
    if state.hands != before[14]:
        now = list(state.hands)
        differing(now, before[14], 14, found)
        before[14] = now
    if state.staged is not before[15] and state.staged != before[15]:
        differing(list(state.staged), before[15], 15, found)
        before[15] = state.staged
    if state.committed is not before[16] and state.committed != before[16]:
        differing(list(state.committed), before[16], 16, found)
        before[16] = state.committed
    if state.tracks != before[17]:
        now = list(state.tracks)
        differing(now, before[17], 17, found)
        before[17] = now
    if state.displays != before[18]:
        now = list(state.displays)
        differing(now, before[18], 18, found)
        before[18] = now
    if state.decks != before[19]:
        now = list(state.decks)
        differing(now, before[19], 19, found)
        before[19] = now
    if state.removed != before[20]:
        now = list(state.removed)
        differing(now, before[20], 20, found)
        before[20] = now
    if state.purchases is not before[21]:
        before[21] = state.purchases
        found.append(21504)
    now = state.performances
    if now is not before[22] and now != before[22]:
        before[22] = now
        found.append(22528)
    return found


#: The entries that kinds do not tell, in names; those of a player as a viewer sees them.
TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "phase": lambda state: phase(state),
    "cycle": lambda state: cycle(state),
    "tracks": lambda state: tracks(state),
    "decks": lambda state: deck_sizes(state),
    "senate_deck": lambda state: senate_deck(state),
    "purchases": lambda state: purchases(state),
    "performances": lambda state: performances(state),
}
TOLD_OF: Final[dict[str, Callable[[Any, int, int], Any]]] = {
    "sp": lambda state, seat, viewer: sum(state.points[seat]),
    "forfeited": lambda state, seat, viewer: forfeited(state, seat),
    "exhausted": lambda state, seat, viewer: exhausted(state, seat),
    "used": lambda state, seat, viewer: used(state, seat),
    "hand_size": lambda state, seat, viewer: len(state.hands[seat]),
}


STEPS = step_table(
    (ExhaustProvinces, {"seat": "seat", "card": "senate_card"}),
    (RerollDice, {"seat": "seat", "card": "senate_card", "left": "number", "rolled": "flag"}),
    (FlipDie, {"seat": "seat"}),
    (ShiftDie, {"seat": "seat"}),
    (RerollMilitaryDie, {"seat": "seat"}),
    (LowerPlacedDie, {"seat": "seat"}),
    (RerollAnyDie, {"seat": "seat"}),
    (TribunusTarget, {"seat": "seat"}),
    (DiscardSenateCard, {"seat": "seat"}),
    (DestroyProvince, {"seat": "seat"}),
    (StealJewel, {"seat": "seat"}),
    (Roll, {}),
    (OrderWindow, {"seat": "seat"}),
    (PlaceDie, {"seat": "seat"}),
    (AfterPlacing, {"seat": "seat"}),
    (PlaceAfterCards, {"seat": "seat"}),
    (TurnEnd, {"seat": "seat"}),
    (ResolveTrack, {"track": "track"}),
    (MilitaryBonus, {"seat": "seat", "section": "number", "strength": "number"}),
    (Conquest, {"seat": "seat", "section": "number", "strength": "number"}),
    (TakeSenateCard, {"seat": "seat", "section": "number", "left": "number"}),
    (Purchase, {"seat": "seat", "section": "number", "budget": "number"}),
    (NewRound, {}),
    (DiceReturn, {}),
    (CleanUp, {}),
    (FinalScoring, {}),
    (ForumScoring, {"resource": "resource"}),
    (ForumScoringAgain, {"resource": "resource", "card": "senate_card"}),
    (Performance, {}),
)

MADE = Made(VIEW, STEPS, fill, dump, changes, TOLD, TOLD_OF)
