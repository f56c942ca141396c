"""Kuhn poker: three cards, two players, one bet. The smallest game with a secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.faults import Fault, missing
from taberna.kernel.game import Game
from taberna.kernel.move import Alphabet, Move
from taberna.kernel.reader import Reader
from taberna.kernel.result import Result
from taberna.kernel.sections import Players, Public, Section
from taberna.kernel.state import State
from taberna.kernel.step import Step

CARDS = ("jack", "queen", "king")
ALPHABET = Alphabet()
PASS, BET = ALPHABET.word("pass"), ALPHABET.word("bet")


@dataclass(frozen=True)
class KuhnOptions:
    """There are none."""


class KuhnState(State):
    __slots__ = ("card", "passed", "pot")

    def __init__(self, game: Game, options: KuhnOptions, seats: int, chance: Chance) -> None:
        super().__init__(game, options, seats, chance)
        self.card = [-1, -1]
        self.pot = [1, 1]
        self.passed = False

    def sections(self) -> tuple[Section, ...]:
        return (PUBLIC, PLAYERS)

    def dump_body(self) -> dict[str, Any]:
        return {"passed": self.passed, "players": [_own(self, seat, True) for seat in (0, 1)]}

    def faults(self) -> list[Fault]:
        return [] if len(set(self.card)) == 2 else [missing("players", ["card"])]

    def copy(self) -> KuhnState:
        new = KuhnState(self.game, self.options, self.seats, self.chance.copy())
        self._copy_to(new)
        new.card, new.pot, new.passed = self.card.copy(), self.pot.copy(), self.passed
        return new


def _own(state: KuhnState, seat: int, own: bool) -> dict[str, Any]:
    seen = own or state.result is not None
    return {"card": CARDS[state.card[seat]] if seen else None, "pot": state.pot[seat]}


PUBLIC = Public(lambda s: s.passed, lambda s: {"passed": s.passed})
PLAYERS = Players(lambda s: [(*s.card, *s.pot, s.result is None)] * 2, lambda s, seat: {}, _own)


@dataclass(frozen=True, slots=True)
class Decide(Step):
    seat: int
    rule: ClassVar[str] = "KUH-1"
    fields: ClassVar[dict[str, str]] = {"seat": "seat"}
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def seats(self, state: KuhnState) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: KuhnState, seat: int) -> list[Move]:
        return [PASS, BET]

    def play(self, state: KuhnState, seat: int, move: Move) -> None:
        raised = max(state.pot) == 2
        state.pot[seat] += move is BET
        state.tell("bets" if move is BET else "passes", self.rule, seat=seat)
        if raised or (state.passed and move is PASS):
            return _show_down(state)
        state.passed = move is PASS
        state.stack[-1] = Decide(1 - seat)
        return None


def _show_down(state: KuhnState) -> None:
    best = state.card if state.pot[0] == state.pot[1] else state.pot
    winner, won = int(best[1] > best[0]), min(state.pot)
    scores = (-won, won) if winner else (won, -won)
    state.finish(Result(scores, (winner,), (2, 1) if winner else (1, 2), "none", "KUH-2"))


class Kuhn(Game):
    name, title, min_seats, max_seats, prefix, end_rule = "kuhn", "Kuhn poker", 2, 2, "KUH", "KUH-2"
    Options = KuhnOptions
    alphabet = ALPHABET
    steps: ClassVar = {"Decide": Decide}
    names: ClassVar = {"card": CARDS}
    package = str(Path(__file__).parent)

    def blank(self, options: KuhnOptions, seats: int, chance: Chance) -> KuhnState:
        return KuhnState(self, options, seats, chance)

    def deal(self, options: KuhnOptions, seats: int, chance: Chance) -> KuhnState:
        state = self.blank(options, seats, chance)
        state.card = chance.shuffled("deal", range(3))[:2]
        state.stack.append(Decide(0))
        return state

    def load_body(self, state: KuhnState, reader: Reader) -> None:
        state.passed = reader.flag("passed")
        for seat, player in enumerate(reader.tables("players")):
            state.card[seat] = player.item("card", "card")
            state.pot[seat] = player.number("pot", 1, 2)
            player.done()

    def imagine(self, view: Mapping[str, Any], rng: Random) -> KuhnState:
        state = self.blank(KuhnOptions(), 2, self._imagined_chance(view, rng))
        left = [c for c in CARDS if c not in [player["card"] for player in view["players"]]]
        rng.shuffle(left)
        for seat, player in enumerate(view["players"]):
            state.card[seat] = CARDS.index(player["card"] or left.pop())
            state.pot[seat] = player["pot"]
        state.passed, state.revealed = view["passed"], view["revealed"]
        state.stack = self.load_stack(view)
        state.result = Result.load(view["result"]) if view["result"] else None
        state.advance()
        return state


GAME = Kuhn
