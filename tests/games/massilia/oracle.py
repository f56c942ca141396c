"""The rules said again in the plainest way, to compare the engine with: enumerate everything, keep what is allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

COLOURS = ("beige", "brown", "black", "grey")
GOODS = ("pink", "orange", "purple", "beige")

#: One way to compose an action die: dice, colour, value, steps, cards, stones.
Way = tuple[tuple[str, ...], str, int, int, tuple[str, ...], int]


def ring6(a: int, b: int) -> int:
    return min(abs(a - b), 6 - abs(a - b))


def god(card: str) -> str:
    return card.rsplit("_", 1)[0]


def subsets(items: list[str], sizes: range) -> set[tuple[str, ...]]:
    return {tuple(sorted(chosen)) for size in sizes for chosen in combinations(items, size)}


def ways(dump: dict[str, Any], most_dice: int = 9) -> set[Way]:
    """Every legal composition by MAS-3.6.4, for the active player of a dumped state."""
    me = dump["players"][dump["active"]]
    pool = [*dump["temple"], *(f"own_{die}" for die in me["reserve"])]
    hand = [god(card) for card in me["hand"]]
    options = dump["options"]
    found = set()
    for dice in subsets(pool, range(1, min(most_dice, len(pool)) + 1)):
        printed = [die.removeprefix("own_").split("_")[0] for die in dice]
        rolled = [int(die.rsplit("_", 1)[1]) for die in dice]
        k = len(dice)
        for colour in COLOURS:
            r = sum(p != colour for p in printed)
            if options["group_recolour"] and len(set(printed)) == 1 and printed[0] != colour:
                r = 1
            for final in product(range(1, 7), repeat=k):
                d = sum(map(ring6, rolled, final))
                v = sum(final)
                for cards in card_sets(hand):
                    idle = {"juno": k < 2, "phoebus": r < 1, "minerva": d < 1}
                    if any(idle[card] for card in cards) and not options["cards_without_effect"]:
                        continue
                    saved = min(d, options["minerva_steps"]) if "minerva" in cards else 0
                    juno, phoebus = "juno" in cards and k > 1, "phoebus" in cards and r > 0
                    stones = (k - 1) + r + d - juno - phoebus - saved
                    if 0 <= stones <= dump["supply"] and can_be_done(dump, colour, v, cards):
                        found.add((dice, colour, v, d, cards, stones))
    return found


def card_sets(hand: list[str]) -> Iterator[tuple[str, ...]]:
    mine = sorted({"juno", "phoebus", "minerva"} & set(hand))
    for size in range(len(mine) + 1):
        yield from combinations(mine, size)


def can_be_done(dump: dict[str, Any], colour: str, v: int, played: tuple[str, ...]) -> bool:
    """Whether an action of this value can be carried out in full with what is left in hand (MAS-3.6.6)."""
    me = dump["players"][dump["active"]]
    left = list((Counter(god(card) for card in me["hand"]) - Counter(played)).elements())
    if colour == "brown":
        return True
    if colour == "beige":
        return bool(purchases(dump, v, left))
    if colour == "black":
        t = dump["prices"]["temple"]
        return any(v * price <= me["money"] for price in prices(t, left))
    cubes = sum(sum(stall.values()) for stall in me["stalls"].values())
    if dump["options"]["full_hand_blocks"] and len(me["hand"]) > 2:
        return False
    return v <= cubes and (len(left) <= 2 or "jupiter" in left)


def prices(tile: int, hand: list[str]) -> dict[int, str]:
    """The prices that a tile can count, and with which card."""
    found = {tile: "nothing"}
    if "mercurius" in hand:
        if tile > 1:
            found[tile - 1] = "mercurius_down"
        if tile < 3:
            found[tile + 1] = "mercurius_up"
    return found


def purchases(dump: dict[str, Any], v: int, hand: list[str]) -> dict[tuple[str, int, str], int]:
    """Every legal purchase of MAS-D05 and its cost: (good, number of it, cards)."""
    me = dump["players"][dump["active"]]
    capacity = 6
    room = sum(capacity - sum(stall.values()) for stall in me["stalls"].values())
    found = {}
    for good in GOODS[:3]:
        for a in range(1, v + 1):
            b = v - a
            if a > dump["harbour"][good] or b > dump["harbour"]["beige"] or v > room:
                continue
            for price, card in prices(dump["prices"][good], hand).items():
                single = sorted([price] * a + [1] * b, reverse=True)
                for free in (0, 2) if "neptunus" in hand else (0,):
                    cost = sum(single[free:])
                    names = [card] if card != "nothing" else []
                    names += ["neptunus"] if free else []
                    if cost <= me["money"]:
                        found[good, a, "_".join(names) or "nothing"] = cost
    return found
