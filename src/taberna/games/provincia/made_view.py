"""What a view of Provincia shows, and its steps.

Made by tools/make_states.py from fields.py and the steps: do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.differing import differing
from taberna.kernel.kinds import by_name
from taberna.kernel.made import Made
from taberna.kernel.sections import Players, Public, Section
from taberna.kernel.step import step_table

from .entries import clay, concussio, fill_concussio, gold, memory, stone, wood
from .fields import NAMES
from .senate.commercium import ChooseTimes
from .senate.concussio import ChooseTarget
from .senate.coniuratio import AnswerConiuratio, ChooseBuilding, ChooseVictim
from .senate.consuetudo import ArrangeCards, KeepCard
from .steps.building import ChooseDiscount
from .steps.combat import Battle, ChooseTokens, LoseBuilding
from .steps.draft import ChooseDeck, TakeCard
from .steps.hand_limit import HandLimit
from .steps.payment import PayResources
from .steps.town import ChooseTown, DealHands
from .steps.turn import PlayTurn
from .steps.upkeep import Activate, Upkeep
from .view import (
    MEMORY,
    battles,
    colour,
    deck_sizes,
    discard_sizes,
    hand_backs,
    hand_maybe,
    personal,
    phase,
    prestige_cards,
    removed_sizes,
    seen_of_memory,
)

if TYPE_CHECKING:
    from .state import ProvinciaState

_bellum: Final = NAMES["bellum"]
_card: Final = NAMES["card"]
_deck: Final = NAMES["deck"]
_good: Final = NAMES["good"]
_standing: Final = NAMES["standing"]
_token: Final = NAMES["token"]
_town: Final = NAMES["town"]
_card_of: Final = by_name(NAMES["card"])
_standing_of: Final = by_name(NAMES["standing"])
_token_of: Final = by_name(NAMES["token"])
_town_of: Final = by_name(NAMES["town"])


def _common_0(state: ProvinciaState) -> dict[str, Any]:
    return {
        "round": state.round,
        "phase": phase(state),
        "start": state.start,
    }


def _common_1(state: ProvinciaState) -> dict[str, Any]:
    return {
        "markers": dict(zip(_deck, state.markers, strict=True)),
        "supply": dict(zip(_good, state.supply, strict=True)),
        "set_aside": dict(zip(_good, state.aside, strict=True)),
    }


def _common_2(state: ProvinciaState) -> dict[str, Any]:
    return {
        "decks": deck_sizes(state),
        "discards": discard_sizes(state),
        "removed": removed_sizes(state),
        "face_up": [_card[c] for c in state.face_up],
        "face_down": [card >= 0 for card in state.face_down],
    }


def _parts_of_players(state: ProvinciaState) -> Iterable[object]:
    return zip(
        repeat(state.result is None, state.seats),
        state.town,
        state.goods[::4],
        state.goods[1::4],
        state.goods[2::4],
        state.goods[3::4],
        state.city,
        state.morale,
        state.defence,
        state.prestige,
        state.carded,
        state.uncarded,
        state.front,
        repeat(state.extorted, state.seats),
        state.hand,
        state.known,
        state.recall().decks[0].items,
        state.recall().decks[0].hidden,
        state.recall().decks[1].items,
        state.recall().decks[1].hidden,
        state.tokens,
        state.committed,
        state.played,
        strict=True,
    )


def _player(state: ProvinciaState, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "seat": seat,
        "town": None if state.town[seat] < 0 else _town[state.town[seat]],
        "colour": colour(state, seat),
        "personal": personal(state, seat),
        "clay": clay(state, seat),
        "wood": wood(state, seat),
        "stone": stone(state, seat),
        "gold": gold(state, seat),
        "storage": state.limit(seat),
        "morale": state.morale[seat],
        "defence": state.defence[seat],
        "military": state.military(seat),
        "prestige": state.prestige[seat],
        "prestige_cards": prestige_cards(state, seat),
        "on_no_card": state.uncarded[seat],
        "city": [_standing[c] for c in state.city[seat]],
        "front": [_card[c] for c in state.front[seat]],
        "concussio": concussio(state, seat),
        "tax_free": state.tax_free(seat),
        "hand_size": len(state.hand[seat]),
        "hand_backs": hand_backs(state, seat),
        "hand_known": [_card[c] for c in state.known[seat]],
        "hand_maybe": hand_maybe(state, seat),
        "tokens_left": len(state.tokens[seat]),
        "committed": state.committed[seat] >= 0,
    }


def _own(state: ProvinciaState, seat: int, own: bool) -> dict[str, Any]:
    """What a player alone sees, None for the others until the end."""
    seen = own or state.result is not None
    return {
        "hand": [_card[c] for c in state.hand[seat]] if seen else None,
        "tokens": [_token[c] for c in state.tokens[seat]] if own else None,
        "token_down": (None if state.committed[seat] < 0 else _token[state.committed[seat]]) if own else None,
        "played_tokens": [_token[c] for c in state.played[seat]] if own else None,
    }


def _common_4(state: ProvinciaState) -> dict[str, Any]:
    return {
        "battles": battles(state),
    }


def _common_7(state: ProvinciaState) -> dict[str, Any]:
    if state.result is None:
        return {"piles": None}
    return {
        "piles": {
            "decks": {
                key: [_card[c] for c in value[::-1]] for key, value in zip(_deck, state.decks, strict=True)
            },
            "discards": {
                key: [_card[c] for c in value] for key, value in zip(_deck, state.piles, strict=True)
            },
            "removed": {
                key: [_card[c] for c in value] for key, value in zip(_deck, state.removed, strict=True)
            },
        },
    }


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(
        lambda state: (
            state.round,
            phase(state),
            state.start,
        ),
        _common_0,
    ),
    Public(attrgetter("markers", "supply", "aside"), _common_1),
    Public(attrgetter("decks", "piles", "removed", "face_up", "face_down"), _common_2),
    Players(_parts_of_players, _player, _own),
    Public(attrgetter("revealed_tokens", "bellum"), _common_4),
    MEMORY,
    Public(attrgetter("result"), _common_7),
)


def fill(state: ProvinciaState, view: Mapping[str, Any]) -> None:
    """Everything a view shows, put into a blank state; what it hides stays blank."""
    players = view["players"]
    state.round = view["round"]
    state.start = view["start"]
    state.markers = [view["markers"][key] for key in _deck]
    state.supply = [view["supply"][key] for key in _good]
    state.aside = tuple([view["set_aside"][key] for key in _good])
    state.face_up = tuple([_card_of[c] for c in view["face_up"]])
    if view["piles"] is not None:
        state.decks = [tuple([_card_of[c] for c in view["piles"]["decks"][key][::-1]]) for key in _deck]
    if view["piles"] is not None:
        state.piles = [tuple([_card_of[c] for c in view["piles"]["discards"][key]]) for key in _deck]
    if view["piles"] is not None:
        state.removed = tuple([tuple([_card_of[c] for c in view["piles"]["removed"][key]]) for key in _deck])
    state.town = tuple([-1 if player["town"] is None else _town_of[player["town"]] for player in players])
    state.morale = [player["morale"] for player in players]
    state.defence = [player["defence"] for player in players]
    state.prestige = [player["prestige"] for player in players]
    state.uncarded = [player["on_no_card"] for player in players]
    for seat, player in enumerate(players):
        state.city[seat] = tuple([_standing_of[c] for c in player["city"]])
        state.front[seat] = tuple([_card_of[c] for c in player["front"]])
        fill_concussio(state, seat, player["concussio"])
        if player["hand"] is not None:
            state.hand[seat] = tuple([_card_of[c] for c in player["hand"]])
        state.known[seat] = tuple([_card_of[c] for c in player["hand_known"]])
        if player["tokens"] is not None:
            state.tokens[seat] = tuple([_token_of[c] for c in player["tokens"]])
        if player["token_down"] is not None:
            state.committed[seat] = _token_of[player["token_down"]]
        if player["played_tokens"] is not None:
            state.played[seat] = tuple([_token_of[c] for c in player["played_tokens"]])


def _dump_player(state: ProvinciaState, seat: int) -> dict[str, Any]:
    return {
        "town": None if state.town[seat] < 0 else _town[state.town[seat]],
        "clay": clay(state, seat),
        "wood": wood(state, seat),
        "stone": stone(state, seat),
        "gold": gold(state, seat),
        "morale": state.morale[seat],
        "defence": state.defence[seat],
        "prestige": state.prestige[seat],
        "on_prestige_cards": state.carded[seat],
        "on_no_card": state.uncarded[seat],
        "city": [_standing[c] for c in state.city[seat]],
        "front": [_card[c] for c in state.front[seat]],
        "concussio": concussio(state, seat),
        "hand": [_card[c] for c in state.hand[seat]],
        "known": [_card[c] for c in state.known[seat]],
        "tokens": [_token[c] for c in state.tokens[seat]],
        "committed": None if state.committed[seat] < 0 else _token[state.committed[seat]],
        "played_tokens": [_token[c] for c in state.played[seat]],
    }


def dump(state: ProvinciaState) -> dict[str, Any]:
    """The whole truth in names."""
    return {
        "round": state.round,
        "start": state.start,
        "markers": dict(zip(_deck, state.markers, strict=True)),
        "supply": dict(zip(_good, state.supply, strict=True)),
        "set_aside": dict(zip(_good, state.aside, strict=True)),
        "face_up": [_card[c] for c in state.face_up],
        "face_down": [None if c < 0 else _card[c] for c in state.face_down],
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "bellum": [_bellum[c] for c in state.bellum],
        "revealed_tokens": [[_token[d] for d in c] for c in state.revealed_tokens],
        "memory": memory(state),
        "decks": {
            key: [_card[c] for c in value[::-1]] for key, value in zip(_deck, state.decks, strict=True)
        },
        "discards": {key: [_card[c] for c in value] for key, value in zip(_deck, state.piles, strict=True)},
        "removed": {key: [_card[c] for c in value] for key, value in zip(_deck, state.removed, strict=True)},
    }


def changes(state: ProvinciaState, before: list[Any]) -> list[int]:
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
    now = state.start
    if now is not before[2] and now != before[2]:
        before[2] = now
        found.append(2048)
    if state.markers != before[3]:
        now = list(state.markers)
        differing(now, before[3], 3, found)
        before[3] = now
    if state.supply != before[4]:
        now = list(state.supply)
        differing(now, before[4], 4, found)
        before[4] = now
    if state.aside is not before[5] and state.aside != before[5]:
        differing(list(state.aside), before[5], 5, found)
        before[5] = state.aside
    if state.decks != before[6]:
        now = list(state.decks)
        differing(now, before[6], 6, found)
        before[6] = now
    if state.piles != before[7]:
        now = list(state.piles)
        differing(now, before[7], 7, found)
        before[7] = now
    if state.removed is not before[8] and state.removed != before[8]:
        differing(list(state.removed), before[8], 8, found)
        before[8] = state.removed
    now = state.face_up
    if now is not before[9] and now != before[9]:
        before[9] = now
        found.append(9216)
    now = state.face_down
    if now is not before[10] and now != before[10]:
        before[10] = now
        found.append(10240)
    if state.town is not before[11] and state.town != before[11]:
        differing(list(state.town), before[11], 11, found)
        before[11] = state.town
    if state.goods[::4] != before[12]:
        now = list(state.goods[::4])
        differing(now, before[12], 12, found)
        before[12] = now
    if state.goods[1::4] != before[13]:
        now = list(state.goods[1::4])
        differing(now, before[13], 13, found)
        before[13] = now
    if state.goods[2::4] != before[14]:
        now = list(state.goods[2::4])
        differing(now, before[14], 14, found)
        before[14] = now
    if state.goods[3::4] != before[15]:
        now = list(state.goods[3::4])
        differing(now, before[15], 15, found)
        before[15] = now
    if state.city != before[16]:
        now = list(state.city)
        differing(now, before[16], 16, found)
        before[16] = now
    if state.morale != before[17]:
        now = list(state.morale)
        differing(now, before[17], 17, found)
        before[17] = now
    if state.defence != before[18]:
        now = list(state.defence)
        differing(now, before[18], 18, found)
        before[18] = now
    if state.prestige != before[19]:
        now = list(state.prestige)
        differing(now, before[19], 19, found)
        before[19] = now
    if state.carded != before[20]:
        now = list(state.carded)
        differing(now, before[20], 20, found)
        before[20] = now
    if state.uncarded != before[21]:
        now = list(state.uncarded)
        differing(now, before[21], 21, found)
        before[21] = now
    if state.front != before[22]:
        now = list(state.front)
        differing(now, before[22], 22, found)
        before[22] = now
    now = state.extorted
    if now is not before[23] and now != before[23]:
        before[23] = now
        found.append(23552)
    if state.hand != before[24]:
        now = list(state.hand)
        differing(now, before[24], 24, found)
        before[24] = now
    if state.known != before[25]:
        now = list(state.known)
        differing(now, before[25], 25, found)
        before[25] = now
    if state.recall().decks[0].items != before[26]:
        now = list(state.recall().decks[0].items)
        differing(now, before[26], 26, found)
        before[26] = now
    if state.recall().decks[0].hidden != before[27]:
        now = list(state.recall().decks[0].hidden)
        differing(now, before[27], 27, found)
        before[27] = now
    if state.recall().decks[1].items != before[28]:
        now = list(state.recall().decks[1].items)
        differing(now, before[28], 28, found)
        before[28] = now
    if state.recall().decks[1].hidden != before[29]:
        now = list(state.recall().decks[1].hidden)
        differing(now, before[29], 29, found)
        before[29] = now
    if state.tokens != before[30]:
        now = list(state.tokens)
        differing(now, before[30], 30, found)
        before[30] = now
    if state.committed != before[31]:
        now = list(state.committed)
        differing(now, before[31], 31, found)
        before[31] = now
    if state.played != before[32]:
        now = list(state.played)
        differing(now, before[32], 32, found)
        before[32] = now
    now = state.revealed_tokens
    if now is not before[33] and now != before[33]:
        before[33] = now
        found.append(33792)
    now = state.bellum
    if now is not before[34] and now != before[34]:
        before[34] = now
        found.append(34816)
    now = state.result is None and state.recall()
    if now is not before[36]:
        parts = seen_of_memory(state, before[36], before[35])
        differing(parts, before[35], 35, found)
        before[35] = parts
        before[36] = now
    return found


#: The entries that kinds do not tell, in names; those of a player as a viewer sees them.
TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "phase": lambda state: phase(state),
    "decks": lambda state: deck_sizes(state),
    "discards": lambda state: discard_sizes(state),
    "removed": lambda state: removed_sizes(state),
    "face_down": lambda state: [card >= 0 for card in state.face_down],
    "battles": lambda state: battles(state),
}
TOLD_OF: Final[dict[str, Callable[[Any, int, int], Any]]] = {
    "colour": lambda state, seat, viewer: colour(state, seat),
    "personal": lambda state, seat, viewer: personal(state, seat),
    "clay": lambda state, seat, viewer: clay(state, seat),
    "wood": lambda state, seat, viewer: wood(state, seat),
    "stone": lambda state, seat, viewer: stone(state, seat),
    "gold": lambda state, seat, viewer: gold(state, seat),
    "storage": lambda state, seat, viewer: state.limit(seat),
    "military": lambda state, seat, viewer: state.military(seat),
    "prestige_cards": lambda state, seat, viewer: prestige_cards(state, seat),
    "concussio": lambda state, seat, viewer: concussio(state, seat),
    "tax_free": lambda state, seat, viewer: state.tax_free(seat),
    "hand_size": lambda state, seat, viewer: len(state.hand[seat]),
    "hand_backs": lambda state, seat, viewer: hand_backs(state, seat),
    "hand_maybe": lambda state, seat, viewer: hand_maybe(state, seat),
    "tokens_left": lambda state, seat, viewer: len(state.tokens[seat]),
    "committed": lambda state, seat, viewer: state.committed[seat] >= 0,
}


STEPS = step_table(
    (ChooseTimes, {"seat": "seat", "card": "card"}),
    (ChooseTarget, {"seat": "seat"}),
    (ChooseVictim, {"seat": "seat"}),
    (ChooseBuilding, {"seat": "seat", "victim": "seat"}),
    (AnswerConiuratio, {"victim": "seat", "building": "standing"}),
    (KeepCard, {"seat": "seat", "cards": "card*"}),
    (ArrangeCards, {"seat": "seat", "left": "card*", "placed": "card*"}),
    (ChooseDiscount, {"seat": "seat", "card": "card"}),
    (ChooseTokens, {}),
    (Battle, {"turn": "number"}),
    (LoseBuilding, {"seat": "seat", "tag": "tag", "left": "number"}),
    (ChooseDeck, {"selection": "number"}),
    (TakeCard, {"deck": "deck", "chooser": "seat", "taken": "number"}),
    (HandLimit, {"turn": "number", "lowest": "number"}),
    (PayResources, {"seat": "seat", "left": "number", "lowest": "good", "corruptio": "flag"}),
    (ChooseTown, {"seat": "seat"}),
    (DealHands, {}),
    (PlayTurn, {"turn": "number", "final": "flag"}),
    (Upkeep, {}),
    (Activate, {"turn": "number"}),
)

MADE = Made(VIEW, STEPS, fill, dump, changes, TOLD, TOLD_OF)
