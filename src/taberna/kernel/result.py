"""How a game ended."""

from __future__ import annotations

from typing import Any

from .reader import LARGEST, Reader


class Result:
    """Scores by seat, who won, everybody's place, and which tie-break decided."""

    __slots__ = ("ranking", "rule", "scores", "tie_break", "winners")

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        ranking: tuple[int, ...],
        tie_break: str,
        rule: str,
    ) -> None:
        self.scores = scores
        self.winners = winners
        #: 1 for the first place; seats that share a place share the number.
        self.ranking = ranking
        #: A key such as "none", "money" or "shared".
        self.tie_break = tie_break
        self.rule = rule

    def dump(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "ranking": list(self.ranking),
            "tie_break": self.tie_break,
            "rule": self.rule,
        }

    @staticmethod
    def read(reader: Reader, seats: int) -> Result:
        """From a dump that may be broken; the error says where."""
        scores = reader.numbers("scores", -LARGEST)
        ranking = reader.numbers("ranking", 1, seats)
        for key, values in (("scores", scores), ("ranking", ranking)):
            if len(values) != seats:
                raise reader.fail(
                    key,
                    "[numbers-but-seats] {count} numbers, but {seats} seats",
                    count=len(values),
                    seats=seats,
                )
        winners = tuple(reader.numbers("winners", 0, seats - 1))
        result = Result(tuple(scores), winners, tuple(ranking), reader.text("tie_break"), reader.text("rule"))
        reader.done()
        return result

    @staticmethod
    def load(data: dict[str, Any]) -> Result:
        return Result(
            tuple(data["scores"]),
            tuple(data["winners"]),
            tuple(data["ranking"]),
            data["tie_break"],
            data["rule"],
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.scores, self.winners))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, tie_break={self.tie_break!r})"
