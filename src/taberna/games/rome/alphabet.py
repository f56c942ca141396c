"""Every move of Rome, spelled out once."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from taberna.kernel.move import Alphabet

from .cards import (
    ARENA_NAMES,
    BLANK,
    DICE,
    PROVINCE_NAMES,
    PROVINCES,
    SENATE_NAMES,
    SIDES,
    TRACK_NAMES,
    proper_name,
)


def _other_spelling(text: str) -> str:
    """``place 4 market`` is ``place black_market 4``; dice and provinces may be named in any order."""
    verb, *words = text.split()
    words = [proper_name(word) for word in words]
    if (verb in ("place", "reduce") or verb in HELPER) and len(words) == 2 and words[0].isdigit():
        words.reverse()
    if verb == "reroll":
        words.sort()
    if verb == "exhaust":
        words.sort(key=lambda name: PROVINCE_NAMES.index(name) if name in PROVINCE_NAMES else 0)
    return " ".join([verb, *words])


ALPHABET: Final = Alphabet(_other_spelling)

PLACE: Final = ALPHABET.grid("place", TRACK_NAMES, 1, SIDES)  # ROM-D05: [track][value - 1]
#: The card behind the verb of a `PLACE_WITH` move; Legatus for the table that plays it as a Consul (ROM-3.41).
HELPER: Final = {name: SENATE_NAMES.index(name) for name in ("consul_a", "consul_b", "legatus")}
#: ROM-D15: placing with the help of a Consul, by card.
PLACE_WITH: Final = {card: ALPHABET.grid(name, TRACK_NAMES, 1, SIDES) for name, card in HELPER.items()}
PASS: Final = ALPHABET.word("pass")  # ROM-D06, ROM-D26
END_TURN: Final = ALPHABET.word("end_turn")  # ROM-D07
ACTIVATE: Final = ALPHABET.named("activate", SENATE_NAMES)  # ROM-D03, D04, D07, D19, D22
EXHAUST: Final = ALPHABET.named("exhaust", PROVINCE_NAMES)  # ROM-D08, D24, D25
#: ROM-D08 for a card with two symbols, by the mask of both provinces.
EXHAUST_BOTH: Final = {
    1 << a | 1 << b: ALPHABET.phrase("exhaust", (PROVINCE_NAMES[a], PROVINCE_NAMES[b]), a, b)
    for a, b in combinations(range(PROVINCES), 2)
}
#: Every choice of one to four dice by their values (ROM-D09, D10), and the moves that name them.
REROLL_DICE: Final = tuple(
    dice for count in range(1, DICE + 1) for dice in combinations_with_replacement(range(1, SIDES + 1), count)
)
_rerolls: Final = ALPHABET.named("reroll", [" ".join(map(str, dice)) for dice in REROLL_DICE])
REROLL: Final = dict(zip(REROLL_DICE, _rerolls, strict=True))
STOP: Final = ALPHABET.word("stop")  # ROM-D10, ROM-D23
FLIP: Final = ALPHABET.numbered("flip", 1, SIDES)  # ROM-D11: [value - 1]
RAISE: Final = ALPHABET.numbered("raise", 1, SIDES)  # ROM-D12
LOWER: Final = ALPHABET.numbered("lower", 1, SIDES)
REROLL_PLACED: Final = ALPHABET.numbered("reroll_placed", 1, DICE)  # ROM-D13: the place in the group
REDUCE: Final = ALPHABET.grid("reduce", TRACK_NAMES, 1, DICE)  # ROM-D14: track, place in the group
#: ROM-D16: [seat][value - 1]
REROLL_OF: Final = [
    [ALPHABET.phrase("reroll_of", (seat, value), seat, value) for value in range(1, SIDES + 1)]
    for seat in range(4)
]
DISCARD: Final = ALPHABET.named("discard", SENATE_NAMES)  # ROM-D17
DESTROY: Final = ALPHABET.named("destroy", PROVINCE_NAMES)
TARGET: Final = ALPHABET.numbered("target", 0, 3)  # ROM-D03, ROM-D18
DONE: Final = ALPHABET.word("done")  # ROM-D03, D19, D20
CONQUER: Final = ALPHABET.named("conquer", PROVINCE_NAMES)  # ROM-D20
TAKE: Final = ALPHABET.named("take", SENATE_NAMES)  # ROM-D21
BUY: Final = ALPHABET.named("buy", ARENA_NAMES, BLANK)  # ROM-D23
BUY_BLIND: Final = ALPHABET.word("buy_blind")
DECLINE: Final = ALPHABET.word("decline")  # ROM-D24, D25
STAGE: Final = ALPHABET.named("stage", ARENA_NAMES, BLANK)  # ROM-D26
COMMIT: Final = ALPHABET.word("commit")
ALPHABET.number_blanks()
