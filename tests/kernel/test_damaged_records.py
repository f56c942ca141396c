"""However a record is damaged, it is refused in words or found faulty; nothing else ever happens."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import taberna
from taberna import Record
from taberna.kernel.errors import TabernaError

STRANGE: list[Any] = [
    None, True, 0, -1, 3, 10**30, 1.5, float("inf"), float("nan"), "", "x", "²", "\ud800", "{x} {0} %s",
    [], [[]], [1, 2, 3], [None], ["\ud800"], {}, {"x": 1}, {"\ud800": 1},
]  # fmt: skip
DAMAGES = 300


def played(name: str, moves: int) -> Record:
    record = Record.new(name, seed=f"damaged {moves}")
    rng = Random(moves)
    for _ in range(moves):
        seat = rng.choice(record.state.to_move)
        record.append(seat, rng.choice(record.state.moves(seat)))
    return record


def places(data: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*above, key)
        yield from places(value, (*above, key))


def damaged(data: Any, place: tuple[Any, ...], rng: Random) -> Any:
    """Something else, nothing, or one thing more at a place."""
    data = copy.deepcopy(data)
    *above, key = place
    inside = data
    for step in above:
        inside = inside[step]
    strange = rng.choice(STRANGE)
    match rng.randrange(4):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, list):
            inside.insert(key, inside[key] if rng.random() < 0.5 else strange)
        case 1:
            inside["x"] = strange
        case _:
            inside[key] = strange
    return data


@pytest.mark.parametrize("name", taberna.GAMES)
@pytest.mark.parametrize("from_position", [False, True])
def test_a_damaged_record_is_refused_or_found_faulty(name: str, from_position: bool) -> None:
    record = played(name, 20)
    if from_position:
        record = Record.starting_from(record.state)
    data = json.loads(record.dump("json"))
    everywhere = list(places(data))
    rng = Random(f"{name} {from_position}")
    refused = 0
    for number in range(DAMAGES):
        # the fields themselves as often as what is inside
        where = rng.choice(everywhere if number % 2 else [place for place in everywhere if len(place) == 1])
        text = json.dumps(damaged(data, where, rng))
        try:
            found = Record.load(text)
            faults = found.verify()
        except TabernaError:
            refused += 1
            continue
        refused += bool(faults)
        if not faults:  # it was no damage after all: it can be looked at and written
            state = found.replay()
            for seat in (None, *range(state.seats)):
                json.dumps(state.view(seat), ensure_ascii=False).encode()
            assert Record.load(found.dump()).verify() == []
    assert refused > DAMAGES / 2
