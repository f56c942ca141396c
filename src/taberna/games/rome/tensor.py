"""Rome as numbers: everything its declaration shows, and what kinds do not say of it: tracks, uses, memory."""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.encoding import Field, Sums, View, computed, counted, in_order, number, quicker, things
from taberna.kernel.game import Game
from taberna.kernel.kinds import members

from .cards import BLIND, DECK_NAMES, DICE, ROUNDS, SECTIONS, SIDES, TRACK_NAMES

COPIES = 3.0  # what numbers of alike cards are divided by
DECK = 25.0


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    provinces, senate, arena = (game.names[kind] for kind in ("province", "senate_card", "arena_card"))
    places = {name: place for names in (provinces, senate, arena) for place, name in enumerate(names)}

    def on_track(track: int) -> Field:
        """What stands on one track."""
        name = TRACK_NAMES[track]
        width = seats + DICE

        def fill(out: array[float], at: int, view: View, observer: int, count: int) -> None:
            for section, group in enumerate(view["tracks"][name]):
                if group:
                    place = at + section * width
                    out[place + (group["seat"] - observer) % count] = 1.0
                    for k, face in enumerate(group["dice"], place + count):
                        out[k] = face / SIDES

        def placed(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
            place = at
            for group in parts[0]:
                if group:
                    out[place + (group[0] - observer) % count] = 1.0
                    for k in range(1, len(group)):
                        out[place + count + k - 1] = group[k] / SIDES
                place += width

        field = computed(
            name, SECTIONS * width, "owner, faces / 6", fill, "tracks", direct=placed, keep=False
        )
        field.among = (track,)
        return field

    tracks = [on_track(track) for track in range(len(TRACK_NAMES))]

    def on_tracks(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for track in tracks:
            track.fill(out, at, view, observer, count)
            at += track.size

    size = sum(track.size for track in tracks)
    groups = computed("groups", size, "per track and section: owner, faces / 6", on_tracks, "tracks")
    groups.pieces = tracks

    def purchases(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for bought in view["purchases"]:
            card = len(arena) if bought["card"] is None else places[bought["card"]]
            seat = (bought["seat"] - observer) % count
            out[at + seat * (len(arena) + 1) + card] += 1 / COPIES
            out[at + count * (len(arena) + 1) + seat * ROUNDS + bought["round"] - 1] += 1 / COPIES

    def book(sums: array[float], link: Any) -> None:
        _, round, seat, card = link
        sums[seat * (len(arena) + 1) + (len(arena) if card == BLIND else card)] += 1 / COPIES
        sums[seats * (len(arena) + 1) + seat * ROUNDS + round - 1] += 1 / COPIES

    bought = Sums(seats * (len(arena) + 1 + ROUNDS), book)

    def paid(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        sums = bought.of(parts[0])
        start = 0
        for width in (len(arena) + 1, ROUNDS):  # seats are counted from the observer
            first, end = start + observer * width, start + count * width
            out[at + start : at + end] = sums[first:end] + sums[start:first]
            start = end

    def performances(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for show in view["performances"]:
            seat = (show["seat"] - observer) % count
            out[at + count * len(arena) + seat * ROUNDS + show["round"] - 1] = 1.0
            for card in show["cards"]:
                out[at + seat * len(arena) + places[card]] += 1 / COPIES

    def used(out: array[float], at: int, player: View, observer: int, count: int) -> None:
        for use in player["used"]:
            out[at + places[use["card"]]] = 1.0
            for province in use["on"]:
                out[at + len(senate) + places[province]] = 1.0

    def lying(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        owned, laid = parts
        for card, mask in laid:
            if owned >> card & 1:
                out[at + card] = 1.0
                for province in members(mask):
                    out[at + len(senate) + province] = 1.0

    def lying_of(parts: list[Any]) -> object:
        owned, laid = parts
        return tuple([use for use in laid if owned >> use[0] & 1])

    def exhausted(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        owned, spent = parts
        for province in members(owned & spent):
            out[at + province] = 1.0

    deck_sizes = things("decks", DECK_NAMES, DECK)
    counted([deck_sizes], "decks", DECK)
    common, player = derived.fields(game, seats)
    quicker(player, "exhausted", exhausted, lambda parts: parts[0] & parts[1])
    common += [
        number("phase", 5),
        number("cycle", DICE),
        in_order("order", seats),
        groups,
        deck_sizes,
        things("senate_deck", senate),
        computed(
            "purchases",
            seats * (len(arena) + 1 + ROUNDS),
            "per seat: open purchases and blind ones / 3; then per seat and round how many / 3",
            purchases,
            direct=paid,
            keep=False,
        ),
        computed(
            "performances",
            seats * (len(arena) + ROUNDS),
            "per seat: performed cards / 3; then per seat and round whether it performed",
            performances,
        ),
    ]
    player += [
        number("forfeited", SIDES),
        computed(
            "used",
            len(senate) + len(provinces),
            "exhausted senate cards, provinces they lie on",
            used,
            direct=lying,
            key=lying_of,
        ).same_for_all(),
    ]
    return common, player
