"""A trained policy as a bot: layers of numbers in an ``.npz`` file, evaluated by numpy.

``taberna arena rome --bots ppo.npz greedy`` plays it. The file says which game, seats, encoding and actions the
numbers were learned with; another version of them is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from taberna.adapters.actions import Actions
from taberna.adapters.encoding import VERSION, Encoding
from taberna.bots import Clock
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.move import Move

Array = np.ndarray[Any, Any]
Layer = tuple[Array, Array]


class Network:
    """Layers with rectifiers between them: from an observation to a number for each action."""

    def __init__(self, game: str, seats: int, layers: Sequence[Layer], told: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.layers = list(layers)
        #: How it was made, for whoever finds the file.
        self.told = dict(told)

    def scores(self, observation: Array) -> Array:
        *hidden, (weights, bias) = self.layers
        x = observation
        for matrix, shift in hidden:
            x = np.maximum(matrix @ x + shift, 0)
        return weights @ x + bias

    def save(self, file: Path) -> None:
        head = {
            "game": self.game,
            "seats": self.seats,
            "encoding": VERSION,
            "actions": Actions.of(self.game, "compact").version,
            **self.told,
        }
        arrays: dict[str, Any] = {"head": json.dumps(head)}
        for number, (weights, bias) in enumerate(self.layers):
            arrays |= {f"w{number}": weights, f"b{number}": bias}
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("wb") as out:
            np.savez_compressed(out, **arrays)

    @staticmethod
    def load(file: Path) -> Network:
        try:
            with np.load(file, allow_pickle=False) as kept:
                head = json.loads(str(kept["head"]))
                count = sum(name.startswith("w") for name in kept.files)
                layers = [(kept[f"w{n}"], kept[f"b{n}"]) for n in range(count)]
        except (OSError, ValueError, KeyError) as error:
            raise BadSetup(f"{file} is no trained policy: {error}") from None
        network = Network(head.pop("game"), head.pop("seats"), layers, head)
        network.check(file)
        return network

    def check(self, file: Path) -> None:
        actions = Actions.of(self.game, "compact")
        now = (VERSION, actions.version, Encoding.of(self.game, self.seats).size, actions.size)
        made = (
            self.told.get("encoding"),
            self.told.get("actions"),
            self.layers[0][0].shape[1],
            self.layers[-1][0].shape[0],
        )
        if made != now:
            raise BadSetup(f"{file} was trained with other numbers {made}; today's are {now}")


class NetworkBot:
    """Plays the legal move that its network likes best."""

    def __init__(self, network: Network, game: Game) -> None:
        if network.game != game.name:
            raise BadSetup(f"this policy was trained for {network.game}, not for {game.name}")
        self.network = network
        self.encoding = Encoding.of(game.name, network.seats)
        self.actions = Actions.of(game.name, "compact")

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        if view["seats"] != self.network.seats:
            raise BadSetup(f"this policy plays with {self.network.seats} players, not with {view['seats']}")
        if len(moves) == 1:
            return moves[0]
        scores = self.network.scores(np.array(self.encoding.vector(view, view["you"]), np.float32))
        legal = sorted(move.id for move in moves)
        best = max(self.actions.numbers(legal), key=scores.__getitem__)
        meant = self.actions.move(best, legal)
        return next(move for move in moves if move.id == meant)


def network_bot(file: str, game: Game, seed: str) -> NetworkBot:
    path = Path(file)
    if not path.is_file():
        raise BadSetup(f"there is no file {path}")
    return NetworkBot(_loaded(path.resolve(), path.stat().st_mtime_ns), game)


@cache
def _loaded(path: Path, changed: int) -> Network:
    return Network.load(path)
