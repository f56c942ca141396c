"""Entries of dumps and views that names alone do not say: tracks, exhausted cards, purchases, performances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from taberna.kernel.kinds import by_name, mask_of, members
from taberna.kernel.reader import Reader

from .cards import (
    ARENA_NAMES,
    BLIND,
    PROVINCE_NAMES,
    ROUNDS,
    SECTIONS,
    SENATE_NAMES,
    SIDES,
    TRACK_NAMES,
)
from .tracks import Group, Track

if TYPE_CHECKING:
    from .state import RomeState

#: (earlier ones, round, seat, arena card or BLIND)
Purchases = tuple[Any, ...] | None
#: A performance: round, seat, cards.
Show = tuple[int, int, tuple[int, ...]]

_PROVINCE = by_name(PROVINCE_NAMES)
_SENATE = by_name(SENATE_NAMES)
_ARENA = by_name(ARENA_NAMES)


class RomeUse(TypedDict):
    """An exhausted senate card and the provinces it lies on."""

    card: str
    on: list[str]


class RomeGroup(TypedDict):
    """The dice of a player in a section."""

    seat: int
    dice: list[int]


class RomePurchase(TypedDict):
    round: int
    seat: int
    card: str | None


class RomePerformance(TypedDict):
    round: int
    seat: int
    cards: list[str]


# -- forfeited dice -----------------------------------------------------------------------------------------------


def forfeited(state: RomeState, seat: int) -> int | None:
    return state.forfeited[seat] or None


def read_forfeited(state: RomeState, seat: int, player: Reader, key: str) -> None:
    if player.raw(key) is not None:
        fill_forfeited(state, seat, player.number(key, 1, SIDES))


def fill_forfeited(state: RomeState, seat: int, die: int | None) -> None:
    if die:
        state.forfeited = (*state.forfeited[:seat], die, *state.forfeited[seat + 1 :])


# -- exhausted provinces and senate cards -------------------------------------------------------------------------


def exhausted(state: RomeState, seat: int) -> list[str]:
    return [PROVINCE_NAMES[p] for p in members(state.provinces[seat] & state.exhausted)]


def read_exhausted(state: RomeState, seat: int, player: Reader, key: str) -> None:
    state.exhausted |= player.item("province&", key)


def fill_exhausted(state: RomeState, seat: int, names: list[str]) -> None:
    for name in names:
        state.exhausted |= 1 << _PROVINCE[name]


def used(state: RomeState, seat: int) -> list[dict[str, Any]]:
    return [
        {"card": SENATE_NAMES[card], "on": [PROVINCE_NAMES[p] for p in members(mask)]}
        for card, mask in state.laid
        if state.senate[seat] >> card & 1
    ]


def read_used(state: RomeState, seat: int, player: Reader, key: str) -> None:
    for use in player.tables(key):
        lay(state, use.item("senate_card", "card"), use.item("province&", "on"))
        use.done()


def fill_used(state: RomeState, seat: int, uses: list[Any]) -> None:
    for use in uses:
        lay(state, _SENATE[use["card"]], mask_of([_PROVINCE[name] for name in use["on"]]))


def lay(state: RomeState, card: int, provinces: int) -> None:
    """A senate card lies on provinces, exhausted (ROM-3.30)."""
    state.used |= 1 << card
    state.laid += ((card, provinces),)


# -- tracks -------------------------------------------------------------------------------------------------------


def tracks(state: RomeState) -> dict[str, Any]:
    """Four sections from left to right (ROM-1.1); None where no dice lie."""
    return {
        name: [{"seat": group[0], "dice": list(group[1:])} if group else None for group in groups]
        + [None] * (SECTIONS - len(groups))
        for name, groups in zip(TRACK_NAMES, state.tracks, strict=True)
    }


def read_tracks(state: RomeState, reader: Reader, key: str) -> None:
    table = reader.table(key)
    for track, name in enumerate(TRACK_NAMES):
        state.tracks[track] = _sections(table, name, state.seats)
    table.done()


def _sections(reader: Reader, name: str, seats: int) -> Track:
    """The sections of a track as a dump or a position writes them; None is an empty one."""
    sections: list[Any] = list(reader.array(name, []))
    while sections and sections[-1] is None:
        sections.pop()
    if len(sections) > SECTIONS:
        raise reader.fail(
            name,
            "[groups-but-sections] {count} groups, but {most} sections",
            count=len(sections),
            most=SECTIONS,
        )
    groups: list[Group] = []
    for i, section in enumerate(sections):
        if section is None:
            groups.append(())
            continue
        table = Reader(section, f"{reader.path(name)}[{i}]")
        groups.append((table.number("seat", 0, seats - 1), *table.numbers("dice", 0, SIDES)))
        table.done()
    return tuple(groups)


def fill_tracks(state: RomeState, shown: dict[str, Any]) -> None:
    for track, name in enumerate(TRACK_NAMES):
        groups = [(section["seat"], *section["dice"]) if section else () for section in shown[name]]
        while groups and not groups[-1]:
            groups.pop()
        state.tracks[track] = tuple(groups)


# -- what everybody saw -------------------------------------------------------------------------------------------


def purchases(state: RomeState) -> list[dict[str, Any]]:
    """The public purchases in order; no card for a blind one (ROM-4.1, ROM-4.2)."""
    out: list[dict[str, Any]] = []
    entry = state.purchases
    while entry is not None:
        entry, number, seat, card = entry
        name = None if card == BLIND else ARENA_NAMES[card]
        out.append({"round": number, "seat": seat, "card": name})
    out.reverse()
    return out


def read_purchases(state: RomeState, reader: Reader, key: str) -> None:
    for bought in reader.tables(key):
        card = bought.item("arena_card?", "card")  # BLIND is -1, too
        number = bought.number("round", 1, ROUNDS)
        seat = bought.number("seat", 0, state.seats - 1)
        state.purchases = (state.purchases, number, seat, card)
        bought.done()


def fill_purchases(state: RomeState, shown: list[Any]) -> None:
    chain: Purchases = None
    for bought in shown:
        card = BLIND if bought["card"] is None else _ARENA[bought["card"]]
        chain = (chain, bought["round"], bought["seat"], card)
    state.purchases = chain


def performances(state: RomeState) -> list[dict[str, Any]]:
    return [
        {"round": number, "seat": seat, "cards": [ARENA_NAMES[c] for c in cards]}
        for number, seat, cards in state.performances
    ]


def read_performances(state: RomeState, reader: Reader, key: str) -> None:
    shows: list[Show] = []
    for show in reader.tables(key):
        seat = show.number("seat", 0, state.seats - 1)
        shows.append((show.number("round", 1, ROUNDS), seat, show.item("arena_card*", "cards")))
        show.done()
    state.performances = tuple(shows)


def fill_performances(state: RomeState, shown: list[Any]) -> None:
    state.performances = tuple(
        [(show["round"], show["seat"], tuple([_ARENA[c] for c in show["cards"]])) for show in shown]
    )
