"""Kuhn poker: three cards, two players, one bet. The smallest game with a secret."""

from __future__ import annotations

from typing import Any

from taberna.kernel.chance import Chance
from taberna.kernel.fields import END, OWN, Declaration, Zone, group, one, per_seat, players
from taberna.kernel.move import Alphabet, Move
from taberna.kernel.result import Result
from taberna.kernel.simple import SimpleGame
from taberna.kernel.step import Seat, Step

ALPHABET = Alphabet()
PASS, BET = ALPHABET.word("pass"), ALPHABET.word("bet")

FIELDS = Declaration(
    "Kuhn",
    {"card": ("jack", "queen", "king")},
    zones={"card": Zone("card", range(3))},
    groups=(
        group(one("passed", "flag", about="The last player has passed.")),
        players(
            per_seat("card", "card", -1, see=OWN, zone="card"),
            per_seat("pot", "number", 1, about="Coins this player has put in.", low=1, high=2),
        ),
        group(one("deck", "card*", see=END, zone="card")),
    ),
)


class Decide(Step):
    """Pass or bet (KUH-1)."""

    rule = "KUH-1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, state: Any) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: Any, seat: int) -> list[Move]:
        return [PASS, BET]

    def play(self, state: Any, seat: int, move: Move) -> None:
        raised = max(state.pot) == 2
        state.pot[seat] += move is BET
        state.heard and state.tell("bets" if move is BET else "passes", self.rule, seat=seat)
        if raised or (state.passed and move is PASS):
            best = state.card if state.pot[0] == state.pot[1] else state.pot
            winner, won = int(best[1] > best[0]), min(state.pot)
            scores, places = ((-won, won), (2, 1)) if winner else ((won, -won), (1, 2))
            state.finish(Result(scores, (winner,), places, "none", "KUH-2"))
            return
        state.passed = move is PASS
        state.stack[-1] = Decide(1 - seat)


class Kuhn(SimpleGame):
    name, title, min_seats, max_seats, prefix, end_rule = "kuhn", "Kuhn poker", 2, 2, "KUH", "KUH-2"
    declared, alphabet = FIELDS, ALPHABET

    def deal(self, options: Any, seats: int, chance: Chance) -> Any:
        state: Any = self.blank(options, seats, chance)
        first, second, left = chance.shuffled("deal", range(3))
        state.card, state.deck = [first, second], (left,)
        state.stack.append(Decide(0))
        return state


GAME = Kuhn
