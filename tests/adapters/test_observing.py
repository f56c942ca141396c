"""Observations made from move to move are those that a whole view gives."""

from __future__ import annotations

from random import Random

import pytest

import taberna
from taberna.adapters.encoding import Encoding
from taberna.adapters.engine import Engine
from taberna.adapters.observing import Observers
from taberna.kernel.laws import option_sets
from taberna.kernel.spec import GameSpec

CASES = [
    (name, seats)
    for name in taberna.GAMES
    for seats in range(taberna.game(name).min_seats, taberna.game(name).max_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_changed_is_seen_by_every_seat_whenever_it_looks(name: str, seats: int) -> None:
    encoding = Encoding.of(name, seats)
    observers = Observers(encoding)
    several = list(option_sets(taberna.game(name)))
    rng = Random(f"{name} {seats}")
    for number in range(3):
        engine = Engine(GameSpec.of(name, seats, rng.choice(several) if number else None), recall=False)
        engine.start(f"observed {number}")
        while True:
            for seat in range(seats):
                if rng.random() < 0.3:  # after one move, or after many
                    expected = encoding.vector(engine.truth.view(seat), seat)
                    assert observers.look(engine.truth, seat) == expected
            if engine.acting is None:
                break
            engine.act(rng.choice(engine.legal(engine.acting)))


def test_an_observation_stays_as_it_was() -> None:
    engine = Engine(GameSpec.of("senators", 3), recall=False)
    engine.start("kept")
    observers = Observers(Encoding.of("senators", 3))
    first = observers.look(engine.truth, 0)
    kept = first[:]
    rng = Random(1)
    while engine.acting is not None:
        engine.act(rng.choice(engine.legal(engine.acting)))
        observers.look(engine.truth, 0)
    assert first == kept
    assert observers.look(engine.truth, 0) != kept


@pytest.mark.parametrize("name", taberna.GAMES)
def test_who_has_not_looked_for_long_sees_everything(name: str) -> None:
    encoding = Encoding.of(name, 3)
    observers = Observers(encoding)
    engine = Engine(GameSpec.of(name, 3), recall=False)
    rng = Random(name)
    for number in range(8):  # more changes than the journal holds
        engine.start(f"long {number}")
        if not number:
            observers.look(engine.truth, 1)
        while engine.acting is not None:
            observers.look(engine.truth, 0)
            engine.act(rng.choice(engine.legal(engine.acting)))
    assert observers.dropped > 0
    assert observers.look(engine.truth, 1) == encoding.vector(engine.truth.view(1), 1)
    engine.start("another")
    assert observers.look(engine.truth, 1) == encoding.vector(engine.truth.view(1), 1)
