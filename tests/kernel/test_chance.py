"""Chance: the same on every platform and for ever, and fair."""

from __future__ import annotations

from collections import Counter

from taberna.kernel.chance import Chance, commitment_to, fresh_seed


def test_draws_are_what_they_have_always_been() -> None:
    """These numbers must never change: records depend on them."""
    chance = Chance("ave")
    assert [chance.draw("x", 1000) for _ in range(5)] == [561, 69, 439, 664, 361]
    assert chance.shuffled("deck", range(10)) == [8, 3, 0, 4, 2, 7, 9, 1, 6, 5]
    assert [chance.roll("dice") for _ in range(8)] == [3, 6, 4, 3, 3, 4, 4, 3]


def test_streams_do_not_disturb_one_another() -> None:
    one, other = Chance("s"), Chance("s")
    other.shuffled("deck", range(30))
    assert [one.roll("dice") for _ in range(9)] == [other.roll("dice") for _ in range(9)]


def test_every_order_of_four_cards_is_equally_likely() -> None:
    orders = Counter(tuple(Chance(str(i)).shuffled("deck", range(4))) for i in range(24_000))
    assert len(orders) == 24
    expected = 1000
    chi_squared = sum((n - expected) ** 2 / expected for n in orders.values())
    assert chi_squared < 49.7  # 23 degrees of freedom, p = 0.001


def test_a_script_comes_before_real_draws() -> None:
    chance = Chance("s", script={"dice": (6, 1)})
    copy = chance.copy()
    real = Chance("s").roll("dice")
    assert [chance.roll("dice") for _ in range(3)] == [6, 1, real]
    assert [copy.roll("dice") for _ in range(3)] == [6, 1, real]


def test_copies_are_independent() -> None:
    chance = Chance("s")
    copy = chance.copy()
    expected = Chance("s").draw("a", 100)
    copy.draw("a", 100)
    assert chance.draw("a", 100) == expected


def test_the_commitment_binds_and_the_seed_has_128_bits() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 for seed in seeds)
    assert commitment_to("a") != commitment_to("b")
    assert Chance("a").commitment == commitment_to("a")
