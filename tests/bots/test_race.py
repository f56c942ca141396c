"""Races: who is clearly behind drops out, who might still win does not."""

from __future__ import annotations

import taberna
from taberna.bots.race import CLOSE, FEWEST, Race, Runner

MOVES = taberna.game("rome").alphabet


def race(*first: float) -> Race:
    return Race([Runner([MOVES[i]], chance) for i, chance in enumerate(first)])


def test_nobody_drops_out_before_enough_worlds() -> None:
    field = race(0.5, 0.5)
    for _ in range(FEWEST - 1):
        field.add([0.9, 0.1])
    assert not field.over
    field.add([0.9, 0.1])
    assert field.over
    assert field.leader.move == MOVES[0]


def test_the_same_luck_for_all_does_not_hide_a_difference() -> None:
    """Worlds differ a lot, but in each of them the second move is a little better."""
    field = race(0.5, 0.5)
    for i in range(FEWEST):
        luck = 0.1 + 0.13 * i
        field.add([luck, luck + 0.02 + 0.001 * (i % 2)])
    assert field.over
    assert field.leader.move == MOVES[1]


def test_who_might_still_win_stays() -> None:
    field = race(0.5, 0.5)
    for i in range(20):
        field.add([0.6, 0.4] if i % 2 else [0.4, 0.7])
    assert not field.over


def test_equal_moves_end_the_race() -> None:
    field = race(0.5, 0.5)
    for i in range(FEWEST):
        luck = 0.1 * i
        field.add([luck, luck + CLOSE / 10])
    assert field.over


def test_the_first_opinion_counts_until_worlds_speak_clearly() -> None:
    """Worlds that agree outweigh it soon; worlds that contradict each other do not."""
    clear = race(0.3, 0.6)
    assert clear.leader.move == MOVES[1]
    for i in range(5):
        clear.add([0.9 + 0.001 * i, 0.1])
    assert clear.leader.move == MOVES[0]
    noisy = race(0.3, 0.6)
    for value in (0.9, 0.1, 0.7):
        noisy.add([value, 0.5])
    assert noisy.leader.move == MOVES[1]


def test_one_world_says_little() -> None:
    field = race(0.23, 0.11)
    field.add([0.12, 0.35])
    assert field.leader.move == MOVES[0]
