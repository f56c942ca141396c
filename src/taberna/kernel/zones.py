"""Cards that lie in exactly one place each: checking it, and finding those that a view does not show.

A declaration names its zones (`fields.Zone`) and says of each field which zone's cards lie there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .faults import Fault, missing, stray, surplus
from .fields import Declaration, Field
from .kinds import members

if TYPE_CHECKING:
    from .state import State


def all_cards(state: State, declared: Declaration, zone: str) -> Sequence[int]:
    """Every card of a zone, wherever it lies."""
    cards = declared.zones[zone].cards
    found: Sequence[int] = cards(state) if callable(cards) else cards
    return found


def piles(state: State, field: Field, zone: str) -> list[Sequence[int]]:
    """The cards of a zone in a field: one pile, one for each seat or name; a single card counts as a pile of one."""
    value = getattr(state, field.name)
    many = value if field.by else [value]
    if isinstance(field.zone, tuple):
        many = [pile if own == zone else () for own, pile in zip(field.zone, many, strict=True)]
    if field.bits:
        return [members(mask) for mask in many]
    if field.type == "int":  # single cards, -1 for none
        return [(card,) if card >= 0 else () for card in many]
    return [[card for card in pile if card >= 0] if -1 in pile else pile for pile in many]


def seen(state: State, declared: Declaration, zone: str) -> list[int]:
    """The cards of a zone that lie somewhere now."""
    return [card for field in declared.places(zone) for pile in piles(state, field, zone) for card in pile]


def lying(state: State, declared: Declaration, zone: str) -> set[int]:
    """The numbers of the cards of a zone that lie somewhere now (and -1 for places without a card)."""
    found: set[int] = set()
    for field in declared.places(zone):
        value = getattr(state, field.name)
        if isinstance(field.zone, tuple):
            found.update(*[pile for own, pile in zip(field.zone, value, strict=True) if own == zone])
        elif field.bits:
            found.update(*[members(mask) for mask in (value if field.by else (value,)) if mask])
        elif field.by and field.type != "int":
            found.update(*value)
        else:
            found.update(value if field.by or field.type != "int" else (value,))
    return found


def unseen(state: State, declared: Declaration, zone: str) -> list[int]:
    """The cards of a zone that lie nowhere yet: those a view does not show, once its state is filled with it."""
    known = all_cards(state, declared, zone)
    if declared.zones[zone].single or isinstance(known, range):  # one of each: the quick way
        gone = lying(state, declared, zone)
        return [card for card in known if card not in gone]
    gone_of = [0] * len(state.game.spelled[declared.zones[zone].kind])
    for field in declared.places(zone):
        for pile in piles(state, field, zone):
            for card in pile:
                gone_of[card] += 1
    left = []
    for card in known:
        if gone_of[card]:
            gone_of[card] -= 1
        else:
            left.append(card)
    return left


# -- conservation -------------------------------------------------------------------------------------------


def faults_of(state: State, declared: Declaration) -> Iterator[Fault]:
    """Cards that lie nowhere, twice, or where they cannot lie."""
    for zone, one in declared.zones.items():
        lying_now, all_of_them = seen(state, declared, zone), all_cards(state, declared, zone)
        if sorted(lying_now) == sorted(all_of_them):
            continue
        names = state.game.spelled[one.kind]
        found, known = Counter(lying_now), Counter(all_of_them)
        lost = [names[card] for card in known if found[card] < known[card]]
        if lost:
            yield missing(one.where, lost)
        double = sorted({names[card] for card in found if card in known and found[card] > known[card]})
        if double:
            yield surplus(one.where, double)
        foreign = sorted(card for card in found if card not in known)
        if foreign:
            yield stray(one.where, [names[card] for card in foreign])
    for field in declared.fields.values():
        if field.zone and field.holds is not None:
            yield from _misplaced(state, declared, field)


def _misplaced(state: State, declared: Declaration, field: Field) -> Iterator[Fault]:
    for zone in field.zone if isinstance(field.zone, tuple) else (field.zone,):
        names = state.game.spelled[declared.zones[zone].kind]
        holds = field.holds
        for place, pile in enumerate(piles(state, field, zone)):
            if callable(holds):
                wrong = [card for card in pile if not holds(state, place, card)]
            else:
                wrong = [card for card in pile if card not in holds]
            if wrong:
                yield stray(where_of(declared, field, place), [names[card] for card in wrong])


def where_of(declared: Declaration, field: Field, place: int) -> str:
    """What a dump calls one pile of a field."""
    for _, entry in declared.entries():
        if field.name in entry.of and entry.dumped:
            if field.by == "seat":
                return f"players[{place}].{entry.key}"
            return f"{entry.key}.{declared.names[field.by][place]}" if field.by else entry.key
    return field.name
