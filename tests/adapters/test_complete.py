"""Observations hold everything that a view tells of a position before the end.

No list says what counts: whatever has two values at the same place of views is changed there, and must change some
number. What belongs to the table (game, seats, options) is the same at all its decisions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import taberna
from taberna.adapters.encoding import Encoding
from taberna.kernel.laws import option_sets
from taberna.kernel.options import described
from taberna.kernel.state import State

GAMES = 4  # games per title and seat count from which values come
TRIES = 3  # views in which each place is tried

Path = tuple[str | int, ...]
TABLES = [
    (name, seats)
    for name in taberna.GAMES
    for seats in {taberna.game(name).min_seats, taberna.game(name).max_seats}
]


def told(state: State, seat: int) -> dict[str, Any]:
    """What a view tells of the position: the moment, and every section of the game."""
    view = state.moment(seat)
    for section in state.sections():
        section.show(state, view, seat)
    return view


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every plain value of a view with its place; of lists also the length."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        yield (*path, "length"), len(value)
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path, value


def at(view: Any, path: Path) -> Any:
    for key in path:
        view = view[key]
    return view


def kind_of_place(view: dict[str, Any], path: Path) -> Path:
    """The place; fields of steps are compared among steps of one name only."""
    if path[0] == "step" and path[-1] not in ("name", "rule"):
        return (*path, view["step"]["name"])
    if path[0] == "stack" and len(path) > 2 and path[-1] != "step":
        return (*path, view["stack"][path[1]]["step"])
    return path


def changed(view: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The view with another value there. A list is cut short; what it then needs more is not known."""
    other = deepcopy(view)
    inner = at(other, path[:-1])
    if path[-1] == "length":
        del inner[-1]
    else:
        inner[path[-1]] = value
    if path[0] == "stack":  # the step that asks is told twice
        step, *fields = other["stack"][-1].items() if other["stack"] else [("step", "")]
        other["step"] = {"name": step[1], "rule": other["step"]["rule"], **dict(fields)}
    return other


@pytest.mark.parametrize(("name", "seats"), sorted(TABLES))
def test_whatever_a_view_tells_changes_some_number(name: str, seats: int) -> None:
    game = taberna.game(name)
    encoding = Encoding.of(name, seats)
    rng = Random(f"complete {name} {seats}")
    values: dict[Path, list[Any]] = defaultdict(list)
    views: dict[Path, list[tuple[dict[str, Any], int, Path]]] = defaultdict(list)
    for number in range(GAMES):
        state = game.new(seats, seed=f"complete {number}")
        while state.to_move:
            seat = rng.choice(state.to_move)
            view = told(state, seat)
            for path, value in leaves(view):
                place = (seat, *kind_of_place(view, path))
                if value not in values[place]:
                    values[place].append(value)
                if len(views[place]) < TRIES or rng.random() < 0.02:
                    views[place].append((view, seat, path))
            assert all(below.name in step.on for below, step in pairwise(state.stack)), state.stack
            state.play(seat, rng.choice([move for move in state.moves(seat) if not move.interrupt]))
    silent = set()
    for place, several in values.items():
        if len(several) < 2:
            continue
        for view, seat, path in rng.sample(views[place], min(TRIES, len(views[place]))):
            now = len(at(view, path[:-1])) if path[-1] == "length" else at(view, path)
            others = [value for value in several if value != now]
            if (path[-1] == "length" and not now) or not others:
                continue
            other = changed(view, path, rng.choice(others))
            if encoding.vector(other, seat) == encoding.vector(view, seat):
                silent.add(".".join("*" if isinstance(key, int) else str(key) for key in place[1:]))
    assert not silent, "\n".join(sorted(silent))


@pytest.mark.parametrize("name", taberna.GAMES)
def test_every_option_changes_some_number(name: str) -> None:
    game = taberna.game(name)
    encoding = Encoding.of(name, game.max_seats)
    usual = game.new(game.max_seats, seed="options").view(0)
    before = encoding.vector(usual, 0)
    several = [game.show_options(game.resolve(options)) for options in option_sets(game)]
    several.append(
        {
            option.name: [*usual["options"][option.name], *about["among"]][1:]
            for option, about in described(game.Options)
            if about["kind"] in ("names", "numbers")
        }
    )
    tried = set()
    for options in several:
        for option, value in options.items():
            if value != usual["options"][option]:
                tried.add(option)
                other = {**usual, "options": {**usual["options"], option: value}}
                assert encoding.vector(other, 0) != before, option
    assert tried == set(usual["options"])
