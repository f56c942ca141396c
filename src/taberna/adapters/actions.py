"""Action spaces for learners: the whole alphabet, or a compact list of the moves that games really see.

An alphabet spells out everything that rules and options could ever allow (Senators: 9,400 moves), of which most are
never legal. A game's ``actions.txt`` lists the moves that were legal in many games of all kinds of bots; their numbers
never change within a version. Behind them stand a few places for moves that are legal and not on the list: the first of
them in the order of the alphabet, the second, and so on. So every legal move has a number, unless more than `OTHERS`
rare ones are legal at once; the surplus cannot be chosen by number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game

from .engine import Engine
from .rows import Numbers

OTHERS = 32
KINDS = ("full", "compact")


class Actions:
    """Numbers for moves: the alphabet's own."""

    version = 0

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = len(game.alphabet)

    @staticmethod
    def of(game: str, kind: str = "full") -> Actions:
        if kind not in KINDS:
            raise BadSetup(f"actions={kind!r}: there are {' and '.join(KINDS)}")
        return _of(game, kind)

    def __reduce__(self) -> tuple[object, ...]:
        return _of, (self.game.name, "full")

    def numbers(self, legal: Sequence[int]) -> list[int]:
        """The actions of legal moves (ids of the alphabet, in order), one for each that has a number."""
        return list(legal)

    def move(self, action: int, legal: Sequence[int]) -> int:
        """The id of the move an action means while these moves are legal; -1 if it means none."""
        return action if 0 <= action < self.size else -1

    def mask(self, engine: Engine, seat: int) -> bytearray:
        """A 1 for each action that is legal for a seat now."""
        return engine.mask(seat)

    def meant(self, action: int, engine: Engine, seat: int) -> int:
        """The id of the move that an action of a seat means now; -1 if it means none."""
        return action

    def numbering(self) -> Numbers:
        """The same for rows of a `Batch`."""
        moves = list(self.game.alphabet)
        return Numbers(moves, list(range(len(moves))), 0)

    def describe(self) -> list[str]:
        """What each action means."""
        return [move.text for move in self.game.alphabet]


class CompactActions(Actions):
    """The list of a game, then places for what is not on it."""

    def __init__(self, game: Game, version: int, texts: Iterable[str]) -> None:
        super().__init__(game)
        self.version = version
        self.ids = [game.move(text).id for text in texts]
        self.places = {move: action for action, move in enumerate(self.ids)}
        self.size = len(self.ids) + OTHERS

    def __reduce__(self) -> tuple[object, ...]:
        return _of, (self.game.name, "compact")

    def numbers(self, legal: Sequence[int]) -> list[int]:
        places = self.places
        rare = len(self.ids)
        found = []
        for move in legal:
            action = places.get(move, -1)
            if action < 0:
                action, rare = rare, rare + 1
            if action < self.size:
                found.append(action)
        return found

    def move(self, action: int, legal: Sequence[int]) -> int:
        if 0 <= action < len(self.ids):
            return self.ids[action]
        rare = [move for move in legal if move not in self.places]
        place = action - len(self.ids)
        return rare[place] if 0 <= place < min(len(rare), OTHERS) else -1

    def mask(self, engine: Engine, seat: int) -> bytearray:
        found = bytearray(self.size)
        if engine.acting == seat:
            places = self.places
            rare = len(self.ids)
            for move in engine.truth.moves(seat):
                action = places.get(move.id, rare)
                if action == rare:
                    rare += 1
                if action < self.size:
                    found[action] = 1
        return found

    def meant(self, action: int, engine: Engine, seat: int) -> int:
        if 0 <= action < len(self.ids):  # what is legal matters only for the others
            return self.ids[action]
        return self.move(action, engine.legal(seat))

    def numbering(self) -> Numbers:
        return Numbers(list(self.game.alphabet), self.ids, OTHERS)

    def describe(self) -> list[str]:
        others = [f"legal move {place} that is not on the list" for place in range(1, OTHERS + 1)]
        return [self.game.alphabet[move].text for move in self.ids] + others


@cache
def _of(name: str, kind: str) -> Actions:
    game = find_game(name)
    file = Path(game.package) / "actions.txt"
    if kind == "full" or not file.exists():
        return Actions(game)
    head, *texts = file.read_text(encoding="utf-8").splitlines()
    return CompactActions(game, int(head.removeprefix("version ")), texts)
