"""What is said to a bot in another process and by it: one question per line, one answer per line, both JSON.

The same lines serve programs of any language (docs/bot-api.md) and the server's own bots. A question holds what the
seat sees and may do, nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from taberna.kernel.move import Move


class Question(msgspec.Struct, omit_defaults=True):
    game: str
    view: dict[str, Any]
    #: The texts of the legal moves.
    moves: list[str]
    seconds: float | None
    #: What the table's edition changes of the card data.
    edition: dict[str, Any] | None = None
    #: Which bot is asked, and the seed of its luck: for a process that is all of them.
    bot: str = ""
    seed: str = ""
    #: Asked as if for the first time: nothing but the question and the seed counts.
    fresh: bool = False
    #: So many of the best moves are wanted, with reasons, instead of one to play.
    hints: int = 0
    #: All moves are to be weighed instead, for so many seconds: their chances, without reasons.
    weigh: float = 0.0
    #: Two moves are to be compared instead: what the first does that the second does not.
    compare: tuple[str, str] | None = None


class Advice(msgspec.Struct):
    """One of the best moves: the chance to win after it, and why (term, change, English words, whose if a rival's)."""

    move: str
    chance: float
    reasons: list[tuple[str, float, str, int | None]]
    #: What the reasons compare it with (`Hint.than`).
    than: str = ""
    #: The rest of its plan, and whether it is as good as the best.
    then: list[str] = []
    equal: bool = False
    #: The reasons tell what happens on average.
    luck: bool = False


class Answer(msgspec.Struct, omit_defaults=True):
    #: The text of a move, or its number in the alphabet.
    move: str | int = ""
    hints: list[Advice] = []
    error: str = ""

    def among(self, moves: Sequence[Move]) -> Move | None:
        """The move it names, if that is one of these."""
        return next((move for move in moves if self.move in (move.text, move.id)), None)


def written(line: Question | Answer) -> bytes:
    return msgspec.json.encode(line) + b"\n"


read_question = msgspec.json.Decoder(Question).decode
read_answer = msgspec.json.Decoder(Answer).decode
