"""Small games cut out of the real ones, whose trees can be searched to the end.

Each is a list of positions (docs/positions) that chance picks from; what differs between them is hidden, what is open
is named, so that it is the same in all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from taberna.adapters.openspiel_positions import PositionGame

Position = Mapping[str, Any]


class Small(NamedTuple):
    about: str
    game: str
    positions: Sequence[Position]
    returns: str

    def make(self) -> PositionGame:
        return PositionGame(self.game, self.positions, self.returns, self.about)


def deficit(cash: int) -> Small:
    """Two of three senates are left and the fourth War is the next card: one secret bid, one action, the end."""
    player = {"cash": cash, "senators": 2, "hand": []}
    position = {
        "seats": 3,
        "players": [player, player, {"senators": 0}],
        "war_row": ["war_1", "war_2", "war_3"],
        "decks": {"events": ["war_4"], "market_1": [], "market_2": [], "market_3": [], "senate": []},
        "step": {"step": "DeficitBid", "amount": 2 * cash - 1},
    }
    return Small(f"a Public Deficit between two with {cash} coins each", "senators", [position], "win")


def last_battles() -> Small:
    """The combat tokens of the last two battles, chosen in secret; nothing is left to build."""
    city = {"hand": [], "clay": 1, "wood": 0, "stone": 0, "gold": 0}
    position = {
        "seats": 2,
        "round": 5,
        "players": [
            {**city, "tokens": ["blue_plus_1", "red_minus_2", "red_plus_2"]},
            {**city, "tokens": ["blue_plus_2", "blue_minus_1", "red_plus_1"]},
        ],
        "decks": {"aedificium": [], "spqr": [], "opes": []},
        "exact": ["aedificium", "spqr", "opes"],
        "bellum": ["bellum_v_d", "bellum_vi_b"],
        "step": "ChooseTokens",
    }
    return Small("the tokens of the last two battles", "provincia", [position], "points")


def last_die() -> Small:
    """One die is left in the temple, and who has the first turn does not know which god the other has."""
    positions = [
        {
            "seats": 2,
            "round": 7,
            "players": [{"money": 1, "hand": []}, {"money": 1, "hand": [god]}],
            "temple": ["brown_1"],
            "display": ["juno", "phoebus"],
            "step": "TurnMenu",
        }
        for god in ("minerva", "pluto")
    ]
    return Small("the last die of the temple, against a hidden god", "massilia", positions, "points")


def last_dice() -> Small:
    """One die each in the last round, two hidden arena cards each; two more lie on the deck, nobody knows which."""
    pairs = (["wolf", "bear"], ["gaul", "german"], ["legionary", "gladiator"])
    positions = [
        {
            "seats": 2,
            "round": 5,
            "players": [{"sp": 10, "dice": [5], "hand": mine}, {"sp": 10, "dice": [5], "hand": yours}],
            "displays": {"black_market": ["lion", "thracian"], "senate": [], "military": []},
            "decks": {"arena": left},
            "step": "PlaceDie",
        }
        for mine, yours, left in permutations(pairs)
    ]
    return Small("the last die of each player, with hidden arena cards", "rome", positions, "points")


SMALL = {
    "senators": deficit(3),
    "provincia": last_battles(),
    "massilia": last_die(),
    "rome": last_dice(),
}
