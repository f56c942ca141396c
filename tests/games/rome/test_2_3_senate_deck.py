"""Senate deck modes and intrigue cards (ROM-2.20 to ROM-2.27)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from taberna.kernel.errors import BadSetup

from .helpers import ROME

SENATE = ROME.data["senate"]
NORMAL = [name for name, card in SENATE.items() if not card["intrigue"]]
INTRIGUE = [name for name, card in SENATE.items() if card["intrigue"]]


def deck_of(seats: int, **options: Any) -> list[str]:
    return ROME.new(seats, options, "deck").view(None)["senate_deck"]  # type: ignore[no-any-return]


def problem(seats: int, mode: str, deck: list[str]) -> str:
    """What is wrong with a deck; fails if nothing is."""
    with pytest.raises(BadSetup) as refusal:
        ROME.new(seats, {"senate_deck_mode": mode, "senate_deck": deck}, "deck")
    return str(refusal.value)


def swap(deck: list[str], *pairs: tuple[str, str]) -> list[str]:
    out = list(deck)
    for old, new in pairs:
        out[out.index(old)] = new
    return out


STANDARD = {2: [n for n in NORMAL if not SENATE[n]["two_player_mark"]], 3: NORMAL, 4: NORMAL}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_2_20_the_standard_deck_has_no_intrigue_card(seats: int) -> None:
    assert deck_of(seats) == STANDARD[seats]
    assert len(STANDARD[seats]) == (15 if seats == 2 else 20)


def test_ROM_2_20_the_standard_mode_allows_no_other_deck() -> None:
    deck = swap(NORMAL, ("vicarius", "vicarius_intrigue"))
    assert "ROM-2.20" in problem(4, "standard", deck)
    assert deck_of(4, senate_deck=NORMAL) == NORMAL


@pytest.mark.parametrize("mode", ["name_swap", "symbol_swap", "free"])
def test_ROM_2_21_hard_constraints_hold_in_every_mode(mode: str) -> None:
    assert "ROM-2.21 a" in problem(4, mode, NORMAL[:-1])
    assert "ROM-2.21 a" in problem(4, mode, [*NORMAL, "vicarius_intrigue"])
    assert "ROM-2.21 b" in problem(4, mode, swap(NORMAL, ("praetor", "vicarius_intrigue")))
    assert "ROM-2.21 d" in problem(2, mode, swap(STANDARD[2], ("legatus", "magistrate")))
    assert "twice" in problem(4, mode, [*NORMAL[:-1], NORMAL[0]])
    assert "there is no 'augustus'" in problem(4, mode, [*NORMAL[:-1], "augustus"])


def test_ROM_2_22_the_intrigue_greko_counts_as_an_epoch_III_scoring_card() -> None:
    deck = swap(NORMAL, ("greko_maximus", "greko_maximus_intrigue"))
    assert deck_of(4, senate_deck_mode="name_swap", senate_deck=deck)[-1] == "greko_maximus_intrigue"
    five = swap(NORMAL, ("legatus", "greko_maximus_intrigue"))
    assert "5 epoch-III" in problem(4, "free", five)
    two = swap(STANDARD[2], ("praetor", "greko_maximus_intrigue"))
    assert "greko_maximus_intrigue" in deck_of(2, senate_deck_mode="free", senate_deck=two)


def test_ROM_2_23_the_split_between_epochs_I_and_II_is_free() -> None:
    deck = swap(NORMAL, ("asianus", "vicarius_intrigue"), ("africanus_maximus", "tribunus_intrigue"))
    state = ROME.new(4, {"senate_deck_mode": "free", "senate_deck": deck}, "split")
    cards = [*state.displays[1], *reversed(state.decks[1])]
    assert [ROME.senate_epoch[card] for card in cards] == [1] * 10 + [2] * 6 + [3] * 4


PAIRS = {
    "vicarius": "vicarius_intrigue",
    "tribunus": "tribunus_intrigue",
    "hispania_maximus": "hispania_maximus_intrigue",
    "africanus_maximus": "africanus_maximus_intrigue",
    "greko_maximus": "greko_maximus_intrigue",
}


@pytest.mark.parametrize("seats", [2, 3])
def test_ROM_2_24_name_swap_allows_exactly_the_subsets_of_the_namesakes(seats: int) -> None:
    available = [(a, b) for a, b in PAIRS.items() if a in STANDARD[seats]]
    if seats == 2:
        assert [a for a, _ in available] == ["vicarius", "africanus_maximus"]
    for size in range(len(available) + 1):
        for some in combinations(available, size):
            deck = swap(STANDARD[seats], *some)
            assert sorted(deck_of(seats, senate_deck_mode="name_swap", senate_deck=deck)) == sorted(deck)
    assert "ROM-2.24" in problem(seats, "name_swap", swap(STANDARD[seats], ("censor", "vicarius_intrigue")))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_2_24_without_a_list_every_available_namesake_is_swapped(seats: int) -> None:
    deck = set(deck_of(seats, preset="intrigue"))
    assert deck & set(INTRIGUE) == {b for a, b in PAIRS.items() if a in STANDARD[seats]}
    assert len(deck) == len(STANDARD[seats])


def test_ROM_2_25_symbol_swap_allows_equal_symbols_and_names_only() -> None:
    """An oracle: every single swap is legal exactly if names or symbols agree and the deck keeps the limits."""
    for old in NORMAL:
        for new in INTRIGUE:
            same_name = PAIRS.get(old) == new
            symbols = sorted(SENATE[old]["symbols"])
            same_symbols = bool(symbols) and symbols == sorted(SENATE[new]["symbols"])
            same_epoch_three = (SENATE[old]["epoch"] == 3) == (SENATE[new]["epoch"] == 3)
            deck = swap(NORMAL, (old, new))
            if (same_name or same_symbols) and same_epoch_three:
                assert new in deck_of(4, senate_deck_mode="symbol_swap", senate_deck=deck)
            else:
                assert "ROM-2.2" in problem(4, "symbol_swap", deck)


def test_ROM_2_25_several_swaps_need_a_card_each() -> None:
    """Two villa cards go, one intrigue villa comes and a namesake: each replaces a card of its own."""
    deck = swap(NORMAL, ("censor", "hispania_maximus_intrigue"), ("vicarius", "vicarius_intrigue"))
    assert len(deck_of(4, senate_deck_mode="symbol_swap", senate_deck=deck)) == 20
    bad = swap(NORMAL, ("censor", "hispania_maximus_intrigue"), ("quaestor", "vicarius_intrigue"))
    assert "ROM-2.25" in problem(4, "symbol_swap", bad)


def test_ROM_2_26_free_decks() -> None:
    deck = swap(
        NORMAL,
        ("legatus", "vicarius_intrigue"),
        ("magistrate", "tribunus_intrigue"),
        ("asianus", "africanus_maximus_intrigue"),
    )
    assert sorted(deck_of(3, senate_deck_mode="free", senate_deck=deck)) == sorted(deck)


def test_ROM_2_27_the_deck_list_is_public_and_its_order_is_not() -> None:
    state = ROME.new(4, {"preset": "intrigue"}, "public")
    view = state.view(None)
    assert "vicarius_intrigue" in view["senate_deck"]
    assert view["decks"]["senate"] == 16
    assert view["deck_cards"] is None
