"""The shapes of the views say what views are, and the browser's types say what the shapes do."""

from __future__ import annotations

import random
import types
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import taberna
from tools import make_types

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "senators": [{}, {"variant_influence": True, "variant_antiluck": True}],
    "provincia": [{}],
    "massilia": [{}, {"open_holdings": True}],
    "rome": [{}],
}


def misfits(value: Any, hint: Any, path: str) -> list[str]:
    """Where a value is not of its shape; a key too many counts as much as one too few."""
    if hint is Any:
        return []
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return min((misfits(value, one, path) for one in args), key=len)
    if is_typeddict(hint):
        return _misfits_of_shape(value, hint, path)
    if origin is list and isinstance(value, list):
        return [fault for i, one in enumerate(value) for fault in misfits(one, args[0], f"{path}[{i}]")]
    if origin is tuple and isinstance(value, list) and len(value) == len(args):
        pairs = zip(value, args, strict=True)
        return [fault for i, (one, kind) in enumerate(pairs) for fault in misfits(one, kind, f"{path}[{i}]")]
    if origin is dict and isinstance(value, dict):
        return [fault for key, one in value.items() for fault in misfits(one, args[1], f"{path}.{key}")]
    plain = origin is None and type(value) is hint
    return [] if plain else [f"{path}: {value!r} is not {hint}"]


def _misfits_of_shape(value: Any, shape: Any, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is not {shape}"]
    hints = get_type_hints(shape, include_extras=True)
    faults = [f"{path}.{key} is in no shape" for key in value if key not in hints]
    for key, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if key in value:
            faults += misfits(value[key], get_args(hint)[0] if optional else hint, f"{path}.{key}")
        elif not optional:
            faults.append(f"{path}.{key} is missing")
    return faults


def misfits_of_step(game: Any, step: dict[str, Any] | None) -> list[str]:
    """Where a step is not what the browser's types say of it."""
    if step is None:
        return []
    fields = make_types.step_fields(game.steps[step["name"]])
    faults = [f"{key} is in no type" for key in step if key not in fields and key not in ("name", "rule")]
    for key, (kind, optional) in fields.items():
        if key in step:
            values = step[key] if kind.endswith("*") else [step[key]]
            plain = make_types.type_of(game, kind.rstrip("*?"))
            faults += [
                f"{key}: {value!r} is no {kind}"
                for value in values
                if type(value) is not plain and not ("?" in kind and value is None)
            ]
        elif not optional:
            faults.append(f"{key} is missing")
    return faults


@pytest.mark.parametrize("name", taberna.GAMES)
def test_views_of_random_games_have_their_shape(name: str) -> None:
    game, shape = taberna.game(name), make_types.shape_of(name)
    rng = random.Random(name)
    for options in VARIANTS[name]:
        for seats in range(game.min_seats, game.max_seats + 1):
            state = game.new(seats, options, seed=f"shape {seats}")
            count = 0
            while True:
                if count % 5 == 0 or not state.to_move:
                    for viewer in (None, *range(seats)):
                        view = state.view(viewer)
                        assert misfits(view, shape, name) == []
                        assert misfits_of_step(game, view["step"]) == [], view["step"]
                if not state.to_move:
                    break
                seat = rng.choice(state.to_move)
                state.play(seat, rng.choice(state.moves(seat)))
                count += 1


def test_a_wrong_view_is_noticed() -> None:
    view = taberna.game("rome").new(3, seed="wrong").view(0)
    shape = make_types.shape_of("rome")
    assert misfits(view, shape, "view") == []
    assert misfits({**view, "elephants": 3}, shape, "view") == ["view.elephants is in no shape"]
    assert misfits({**view, "round": None}, shape, "view")
    assert misfits_of_step(taberna.game("rome"), {"name": "PlaceDie", "rule": "", "elephant": 1})
    view["players"][0].pop("dice")
    assert misfits(view, shape, "view") == ["view.players[0].dice is missing"]


def test_the_browsers_types_are_what_the_shapes_say() -> None:
    stale = [
        path.name for path, text in make_types.made().items() if path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "python tools/make_types.py"
