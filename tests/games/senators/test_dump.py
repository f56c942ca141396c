"""Dumps: the whole truth in names. A broken one is refused with words and the place, never with a crash."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from taberna import BadDump, TabernaError

from .helpers import SENATORS, cash_in, event, play, position


def moments() -> list[Any]:
    """One state for every kind of step."""
    table = {"table": ["iron_6"], "influence": ["prefects"]}
    drafting = SENATORS.new(seats=3, seed=1, options={"variant_influence": True})
    bidding = play(position("10/5", "13/5", "16/5"), "A: auction")
    settling = bidding.copy()
    for seat in (1, 2):
        for _ in range(4):
            settling.play(seat, settling.moves(seat)[1])
    extorting = play(position("10/5", "13/5", "16/5", B=table), "A: extortion")
    offering = play(extorting.copy(), "B: protect iron_6")
    pricing = play(offering.copy(), "A: offer prefects")
    selling = cash_in(hand=["wheat_1", "wheat_5", "wheat_9"], offices=["consul_1"])
    return [
        drafting,
        position("10/5", "13/5", "16/5"),
        play(event("war_1", "10/5", "13/5", "16/5"), "A: lock 3; embezzle"),
        event("deficit_1", "10/5", "13/5", "16/5"),
        event("new_senator_1", "10/5", "13/5", "16/5"),
        bidding,
        settling,
        extorting,
        offering,
        pricing,
        play(pricing.copy(), "A: price 2"),
        play(position("10/5", "13/5", "16/5"), "A: cash_in"),
        play(position("10/5", "13/5", "16/5"), "A: cash_in", "B: join"),
        selling,
        play(selling.copy(), "A: consul; set wheat_1"),
        event("war_4", "10/5", "13/5", "16/5", war_row=["war_1", "war_2", "war_3"]),
        event("civil_conflict_1", "10/5", "4/1", "16/5"),
    ]


def test_every_moment_survives_json() -> None:
    for state in moments():
        again = SENATORS.load(json.loads(json.dumps(state.dump())))
        assert again.dump() == state.dump()
        assert again.to_move == state.to_move


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a dump."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


def changed(dump: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    broken = copy.deepcopy(dump)
    inner: Any = broken
    for key in path[:-1]:
        inner = inner[key]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return broken


JUNK = [..., None, -1, 7, 10**7, "x", "wheat_1", "war_1", [], {}, [[]], [None], {"x": 1}, True, 1.5]


def works(state: Any) -> None:
    """A state that was accepted can be seen, copied and played on."""
    for viewer in (None, *range(state.seats)):
        json.dumps(state.view(viewer))
    for _ in range(30):
        if not state.to_move:
            return
        seat = state.to_move[0]
        state.play(seat, state.moves(seat)[-2 if len(state.moves(seat)) > 1 else -1])
        assert state.faults() == []


@pytest.mark.parametrize("number", range(17))
def test_broken_dumps_are_refused_and_whatever_is_accepted_can_be_played(number: int) -> None:
    dump = json.loads(json.dumps(moments()[number].dump()))
    rng = random.Random(number)
    for path in places(dump):
        if path[0] in ("options", "decks", "payments") and rng.random() < 0.7:
            continue
        for junk in rng.sample(JUNK, 5):
            try:
                state = SENATORS.load(changed(dump, path, junk))
            except TabernaError:
                continue
            works(state)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("players", 0, "cash"), 11, "payments"),
        (("players", 1, "hand"), [], "missing"),
        (("players", 1, "senators"), 0, "alive"),
        (("players", 2, "table"), ["wheat_99"], r"players\[2\]\.table"),
        (("decks", "market_1"), [], "missing"),
        (("war_row",), ["war_1"], "too many"),
        (("stack",), [], "stack"),
        (("stack",), [{"step": "Turn"}, {"step": "Settling"}], 'Did you mean "Settle"'),
        (
            ("stack", 1),
            {"step": "CashIn", "seat": 7, "bought": False, "consul": False, "free_sets": 0},
            "seat 7",
        ),
        (("stack",), [{"step": "ChooseAction"}], "ChooseAction"),
        (("stack",), [{"step": "Turn"}, {"step": "ChooseAction"}, {"step": "ChooseAction"}], "ChooseAction"),
        (("stack",), [{"step": "Turn"}, {"step": "SellSet", "seat": 0, "picks": ["wheat_1"]}], "SellSet"),
        (("payments",), [[0, 1]], "payments"),
        (("payments",), [[0, 1, "x"]], "payments"),
        (("payments",), [[0, 9, 1]], "payments"),
        (("auction",), {"market_1": {"card": "wheat_9", "bids": []}}, "too many"),
        (("result",), {}, "result"),
        (("result",), {"scores": [1]}, "result"),
        (("chance", "counts"), [], "counts"),
        (("chance", "counts"), {"x": "y"}, "counts"),
        (("chance", "script"), {"x": 3}, "script"),
        (("seats",), 4, "players"),
        (("version",), 99, "version"),
        (("game",), "rome", "game"),
        (("extra",), 1, "extra"),
    ],
)
def test_a_broken_dump_says_where(path: tuple[Any, ...], value: Any, words: str) -> None:
    dump = position("10/5", "13/5", "16/5").dump()
    with pytest.raises(BadDump, match=words):
        SENATORS.load(changed(dump, path, value))
