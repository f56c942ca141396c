"""Dealing for imagined worlds: every order, and every choice, is as likely as any other."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from taberna.kernel.dealing import shuffle


def test_every_order_is_as_likely_as_any_other() -> None:
    rng = Random("orders")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        shuffle(rng, cards)
        found[tuple(cards)] += 1
    assert len(found) == 24
    assert all(400 < count < 600 for count in found.values())


def test_the_part_without_order_is_any_part() -> None:
    rng = Random("parts")
    found: Counter[frozenset[int]] = Counter()
    for _ in range(10_000):
        cards = [0, 1, 2, 3, 4]
        shuffle(rng, cards, unordered=2)
        assert sorted(cards) == [0, 1, 2, 3, 4]
        found[frozenset(cards[:2])] += 1
    assert len(found) == 10
    assert all(850 < count < 1150 for count in found.values())


@pytest.mark.parametrize("cards", [[], [7], [7, 7]])
def test_few_cards(cards: list[int]) -> None:
    mixed = cards.copy()
    shuffle(Random(1), mixed)
    assert mixed == cards


def test_equal_chance_gives_equal_orders() -> None:
    one, two = list(range(100)), list(range(100))
    shuffle(Random("same"), one)
    shuffle(Random("same"), two)
    assert one == two
    assert one != list(range(100))
