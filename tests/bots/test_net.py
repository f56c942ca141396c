"""The net that corrects the weighed sum: what it says, on what, and that it knows no more than the rows."""

from __future__ import annotations

import pickle
from math import isclose
from random import Random
from typing import Any

import pytest

from taberna.bots.evaluation import evaluation, shares
from taberna.bots.net import Judge, Net, judge
from taberna.kernel import games
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

#: The titles with inputs for a net.
TITLES = ("provincia", "rome")


def position(game: str, seats: int, moves: int, seed: str) -> State:
    state = GameSpec(game, seats, {}, {}, seed).new()
    rng = Random(seed)
    for _ in range(moves):
        if state.to_move:
            seat = state.to_move[0]
            state.play(seat, rng.choice(state.moves(seat)))
    return state


def any_net(width: int, common: int, rng: Random) -> dict[str, Any]:
    def table(rows: int, columns: int) -> list[list[float]]:
        return [[rng.gauss(0, 0.2) for _ in range(columns)] for _ in range(rows)]

    return {
        "seats": [3, 4],
        "base": 0.7,
        "own": table(width, 16),
        "others": table(width, 16),
        "common": table(common, 16),
        "bias": table(1, 16)[0],
        "second": table(8, 16),
        "second_bias": table(1, 8)[0],
        "out": table(1, 8)[0],
        "straight": table(1, width)[0],
    }


def by_the_book(data: dict[str, Any], rows: list[list[float]], common: list[float]) -> list[float]:
    """The same net, unit by unit."""
    found = []
    for seat, row in enumerate(rows):
        others = [other for i, other in enumerate(rows) if i != seat]
        mean = [sum(values) / len(others) for values in zip(*others, strict=True)]
        first = []
        for unit, bias in enumerate(data["bias"]):
            level = bias
            for weights, values in (("own", row), ("others", mean), ("common", common)):
                level += sum(w[unit] * v for w, v in zip(data[weights], values, strict=True))
            first.append(max(0.0, level))
        second = [
            max(0.0, bias + sum(w * v for w, v in zip(weights, first, strict=True)))
            for weights, bias in zip(data["second"], data["second_bias"], strict=True)
        ]
        straight = sum(w * v for w, v in zip(data["straight"], row, strict=True))
        found.append(straight + sum(w * v for w, v in zip(data["out"], second, strict=True)))
    return found


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_net_says_what_its_weights_say(game: str, seats: int) -> None:
    state = position(game, seats, 40, f"net {seats}")
    broad: Any = games.part(game, "broad")
    rows, common = broad.broad(state)
    data = any_net(len(rows[0]), len(common), Random(7))
    said = Net(data).say(rows, common)
    wanted = by_the_book(data, rows, common)
    assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(said, wanted, strict=True))
    model = evaluation(game)
    corrected = judge(model, data)
    plain = model.strengths(state)
    found = corrected.strengths(state)
    assert all(isclose(a, 0.7 * b + c, abs_tol=1e-9) for a, b, c in zip(found, plain, wanted, strict=True))
    assert corrected.values(state) == shares(found)
    again = pickle.loads(pickle.dumps(corrected))
    assert again.strengths(state) == found


@pytest.mark.parametrize("game", TITLES)
def test_at_a_table_of_a_size_it_never_saw_the_weighed_sum_counts(game: str) -> None:
    state = position(game, 4, 40, "sizes")
    broad: Any = games.part(game, "broad")
    rows, common = broad.broad(state)
    model = evaluation(game)
    data = any_net(len(rows[0]), len(common), Random(7))
    assert judge(model, data).strengths(state) != model.strengths(state)
    assert judge(model, {**data, "seats": [3]}).strengths(state) == model.strengths(state)


@pytest.mark.parametrize("game", TITLES)
def test_rows_begin_with_the_features_and_leave_the_state_alone(game: str) -> None:
    broad: Any = games.part(game, "broad")
    model = evaluation(game)
    widths = set()
    for moves in (0, 7, 30, 90, 200, 5000):
        state = position(game, 3, moves, "rows")
        before = state.dump()
        rows, common = broad.broad(state)
        assert state.dump() == before
        assert [row[: len(model.terms)] for row in rows] == model.features(state)
        widths.add((*map(len, rows), len(common)))
    assert len(widths) == 1


def test_what_is_shipped_fits_its_game() -> None:
    for game in TITLES:
        afar = evaluation(game).afar
        if isinstance(afar, Judge):
            state = position(game, 2 if game != "senators" else 3, 30, "fits")
            assert isclose(sum(afar.values(state)), 1.0)
            rows, common = afar.broad(state)
            assert len(rows[0]) == len(afar.net.straight) == len(afar.net.data["own"])
            assert len(common) == len(afar.net.data["common"])
