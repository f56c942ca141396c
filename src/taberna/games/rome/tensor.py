"""Rome as numbers: everything its declaration shows, and what kinds do not say of it: tracks, uses, memory."""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.encoding import Field, View, computed, in_order, number, things
from taberna.kernel.game import Game
from taberna.kernel.kinds import members

from .cards import DECK_NAMES, DICE, ROUNDS, SECTIONS, SIDES, TRACK_NAMES

COPIES = 3.0  # what numbers of alike cards are divided by
DECK = 25.0


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    provinces, senate, arena = (game.names[kind] for kind in ("province", "senate_card", "arena_card"))
    places = {name: place for names in (provinces, senate, arena) for place, name in enumerate(names)}

    def groups(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        width = count + DICE
        for i, track in enumerate(TRACK_NAMES):
            for j, group in enumerate(view["tracks"][track]):
                if group:
                    place = at + (i * SECTIONS + j) * width
                    out[place + (group["seat"] - observer) % count] = 1.0
                    for k, face in enumerate(group["dice"]):
                        out[place + count + k] = face / SIDES

    def placed(out: array[float], at: int, tracks: list[Any], observer: int, count: int) -> None:
        width = count + DICE
        for i, sections in enumerate(tracks):
            for j, group in enumerate(sections):
                if group:
                    place = at + (i * SECTIONS + j) * width
                    out[place + (group[0] - observer) % count] = 1.0
                    for k, face in enumerate(group[1:], place + count):
                        out[k] = face / SIDES

    def purchases(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for bought in view["purchases"]:
            card = len(arena) if bought["card"] is None else places[bought["card"]]
            seat = (bought["seat"] - observer) % count
            out[at + seat * (len(arena) + 1) + card] += 1 / COPIES
            out[at + count * (len(arena) + 1) + seat * ROUNDS + bought["round"] - 1] += 1 / COPIES

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

    common, player = derived.fields(game, seats)
    common += [
        number("phase", 5),
        number("cycle", DICE),
        in_order("order", seats),
        computed(
            "groups",
            len(TRACK_NAMES) * SECTIONS * (seats + DICE),
            "per track and section: owner, faces / 6",
            groups,
            "tracks",
            direct=placed,
        ),
        things("decks", DECK_NAMES, DECK),
        things("senate_deck", senate),
        computed(
            "purchases",
            seats * (len(arena) + 1 + ROUNDS),
            "per seat: open purchases and blind ones / 3; then per seat and round how many / 3",
            purchases,
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
        ),
    ]
    return common, player
