"""Other frameworks and our own adapters, measured in the same run as our games (`make bench PEERS=1`).

The peers are those of tools/peers.txt, in an environment of their own. Every row is complete random games; a decision
is one action drawn from the legal ones. What cannot be installed or does not run here is said, not hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any

import taberna

Rate = Callable[[Callable[[int], int]], tuple[float, float]]
Row = dict[str, Any]


def rows(rate: Rate) -> list[Row]:
    found = []
    for what, once in _measured():
        try:
            per_second, per_game = rate(once)
        except Exception as error:  # a peer that does not run here must not stop the others
            found.append(
                {
                    "what": what,
                    "decisions/s": "-",
                    "decisions/game": "-",
                    "note": f"failed: {error}".splitlines()[0][:70],
                }
            )
            continue
        found.append(
            {"what": what, "decisions/s": round(per_second), "decisions/game": round(per_game), "note": ""}
        )
    return found


def _measured() -> Iterator[tuple[str, Callable[[int], int]]]:
    yield f"catanatron {_version('catanatron')}, 4 players", _catanatron
    for name in ("gin_rummy", "hearts", "euchre", "cribbage", "backgammon"):
        yield f"OpenSpiel {_version('open_spiel')} C++ {name}", _openspiel(name)
    for name in ("python_liars_poker", "python_team_dominoes"):
        yield f"OpenSpiel {_version('open_spiel')} Python {name}", _openspiel(name)
    for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        yield f"PettingZoo {_version('pettingzoo')} {name}", _pettingzoo(name)
    for name in ("uno", "gin-rummy", "doudizhu"):
        yield f"RLCard {_version('rlcard')} {name}", _rlcard(name)
    for name in taberna.GAMES:
        seats = taberna.game(name).check_seats(None)
        yield (
            f"ours: {name}, {seats} seats, through OpenSpiel",
            _openspiel(f"taberna_{name}(players={seats})"),
        )
        yield f"ours: {name}, {seats} seats, PettingZoo raw_env", our_zoo(name, seats, wrapped=False)
        yield f"ours: {name}, {seats} seats, PettingZoo env", our_zoo(name, seats, wrapped=True)


def _version(package: str) -> str:
    try:
        return version(package)
    except Exception:  # not installed: the row itself will say so
        return "(not installed)"


def _catanatron(number: int) -> int:
    """Catan in Python, four players moving at random through its own `execute`."""
    from catanatron import Color, Game, RandomPlayer

    rng = Random(number)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=number)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        actions = game.state.playable_actions
        game.execute(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def _openspiel(name: str) -> Callable[[int], int]:
    def once(number: int) -> int:
        import pyspiel

        if name.startswith("taberna_"):
            from taberna.adapters.openspiel import register

            register()
        elif name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401 (registers them)
        game = loaded.setdefault(name, None) or pyspiel.load_game(name)
        loaded[name] = game
        rng = Random(number)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                if name.startswith("taberna_"):  # ten thousand equal deals: no need to list them
                    state.apply_action(rng.randrange(10_000))
                    continue
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    loaded: dict[str, Any] = {}
    return once


def _play_zoo(env: Any, number: int) -> int:
    import numpy as np

    rng = np.random.default_rng(number)
    env.reset(seed=number)
    decisions = 0
    for _ in env.agent_iter(100_000):
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(rng.random() * len(legal))]))
        decisions += 1
    return decisions


def _pettingzoo(name: str) -> Callable[[int], int]:
    kept: dict[str, Any] = {}

    def once(number: int) -> int:
        from importlib import import_module

        if "env" not in kept:
            kept["env"] = import_module(f"pettingzoo.classic.{name}").env()
        return _play_zoo(kept["env"], number)

    return once


def our_zoo(name: str, seats: int, wrapped: bool) -> Callable[[int], int]:
    kept: dict[str, Any] = {}

    def once(number: int) -> int:
        from taberna.adapters import pettingzoo

        if "env" not in kept:
            make = pettingzoo.env if wrapped else pettingzoo.raw_env
            kept["env"] = make(name, seats=seats)
        return _play_zoo(kept["env"], number)

    return once


def _rlcard(name: str) -> Callable[[int], int]:
    kept: dict[str, Any] = {}

    def once(number: int) -> int:
        import rlcard

        if "env" not in kept:
            kept["env"] = rlcard.make(name, config={"seed": 1})
        env = kept["env"]
        rng = Random(number)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return once
