"""Reading what `RomeState.dump_body` wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import BLIND, DECK_NAMES, KINDS, POINT_SOURCES, RESOURCE_NAMES, TRACK_NAMES, mask_of
from .tracks import read_sections

if TYPE_CHECKING:
    from taberna.kernel.reader import Reader

    from .state import RomeState


def load_body(state: RomeState, reader: Reader) -> None:
    state.round = reader.number("round", 1, 5)
    state.order = tuple(reader.numbers("order", 0, state.seats - 1))
    players = reader.seated("players", state.seats)
    sums = []
    forfeited = []
    promised = []
    staged = []
    for seat, player in enumerate(players):
        _belongings(state, seat, player)
        sums.append(player.number("sum", -99, 99))
        forfeited.append(0 if player.raw("forfeited") is None else player.number("forfeited", 1, 6))
        pledge = player.table("promised")
        promised.append((pledge.number("strength"), pledge.number("budget")))
        pledge.done()
        staged.append(player.item("arena_card*", "staged"))
        if player.flag("committed"):
            state.committed |= 1 << seat
        player.done()
    state.sums = tuple(sums)
    state.forfeited = tuple(forfeited)
    state.promised = tuple(promised)
    state.staged = tuple(staged)
    tracks = reader.table("tracks")
    for track, name in enumerate(TRACK_NAMES):
        state.tracks[track] = read_sections(tracks, name, state.seats)
    tracks.done()
    _piles(state, reader)
    _memory(state, reader)


def _belongings(state: RomeState, seat: int, player: Reader) -> None:
    points = player.table("points")
    state.points[seat] = tuple([points.number(source) for source in POINT_SOURCES])
    points.done()
    forum = player.table("forum")
    state.forum[seat] = tuple([forum.number(name) for name in RESOURCE_NAMES])
    forum.done()
    state.dice[seat] = tuple(sorted(player.numbers("dice", 1, 6)))
    state.provinces[seat] = mask_of(player.item("province*", "provinces"))
    state.exhausted |= mask_of(player.item("province*", "exhausted"))
    state.senate[seat] = mask_of(player.item("senate_card*", "senate"))
    for used in player.tables("used"):
        card = used.item("senate_card", "card")
        state.laid += ((card, mask_of(used.item("province*", "on"))),)
        state.used |= 1 << card
        used.done()
    state.hands[seat] = tuple(sorted(player.item("arena_card*", "hand")))


def _piles(state: RomeState, reader: Reader) -> None:
    for key, names, piles in (
        ("displays", TRACK_NAMES, state.displays),
        ("decks", DECK_NAMES, state.decks),
        ("removed", DECK_NAMES, state.removed),
    ):
        table = reader.table(key)
        for track, name in enumerate(names):
            cards: tuple[int, ...] = table.item(f"{KINDS[track]}*", name)
            piles[track] = cards[::-1] if key == "decks" else cards
        table.done()


def _memory(state: RomeState, reader: Reader) -> None:
    """Purchases and performances that everybody saw."""
    for bought in reader.tables("purchases"):
        card = bought.item("arena_card?", "card")
        number = bought.number("round", 1, 5)
        seat = bought.number("seat", 0, state.seats - 1)
        state.purchases = (state.purchases, number, seat, card if card >= 0 else BLIND)
        bought.done()
    shows = []
    for show in reader.tables("performances"):
        seat = show.number("seat", 0, state.seats - 1)
        shows.append((show.number("round", 1, 5), seat, show.item("arena_card*", "cards")))
        show.done()
    state.performances = tuple(shows)
