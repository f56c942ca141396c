"""Moves: short sentences with a number. Every game spells out all of its moves once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from .errors import did_you_mean
from .suggest import Suggestions


class Move:
    """One sentence of a game's alphabet, for example ``bid wheat_9 3``.

    ``text`` and ``id`` name it outside; ``verb`` and ``args`` are the same thing taken apart.
    ``code`` and ``amount`` are the arguments as the small integers the rules work with: what is named, and
    a second number (a price, a value, another name).
    Moves are shared: the same sentence is always the same object.
    """

    __slots__ = ("amount", "args", "code", "id", "interrupt", "text", "verb")

    def __init__(
        self, id: int, verb: str, args: tuple[str | int, ...], code: int, amount: int, interrupt: bool
    ) -> None:
        self.id = id
        self.verb = verb
        self.args = args
        self.text = " ".join([verb, *map(str, args)])
        self.code = code
        self.amount = amount
        self.interrupt = interrupt

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("a Move is shared and never pickled: send its text or its id")

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Move:
        return self


class Alphabet:
    """All moves a game knows, numbered from 0 in the order they are spelled out."""

    def __init__(self, normalise: Callable[[str], str] | None = None) -> None:
        self._moves: list[Move] = []
        self._by_text: dict[str, Move] = {}
        self._normalise = normalise
        self._suggestions: Suggestions | None = None
        self._waiting: list[Move] = []

    # -- spelling out ------------------------------------------------------------------------

    def _add(
        self, verb: str, args: tuple[str | int, ...], code: int, amount: int = 0, interrupt: bool = False
    ) -> Move:
        return self._number(Move(-1, verb, args, code, amount, interrupt))

    def _number(self, move: Move) -> Move:
        if move.text in self._by_text:
            raise ValueError(f"the alphabet has {move.text!r} twice")
        move.id = len(self._moves)
        self._moves.append(move)
        self._suggestions = None
        self._by_text[move.text] = move
        return move

    def word(self, verb: str, interrupt: bool = False) -> Move:
        """A move without arguments."""
        return self._add(verb, (), 0, 0, interrupt)

    def phrase(self, verb: str, args: tuple[str | int, ...], code: int, amount: int = 0) -> Move:
        """One sentence with its own inner numbers, where the regular forms below do not fit."""
        return self._add(verb, args, code, amount)

    def named(self, verb: str, names: Sequence[str], blank: Collection[str] = ()) -> list[Move]:
        """``verb name``; code is the name's index. Moves of blank cards wait for `number_blanks`."""
        return [
            self._wait(Move(-1, verb, (name,), i, 0, False)) if name in blank else self._add(verb, (name,), i)
            for i, name in enumerate(names)
        ]

    def _wait(self, move: Move) -> Move:
        self._waiting.append(move)
        return move

    def number_blanks(self) -> None:
        """Number the moves of blank cards, behind all others: these keep the numbers they always had."""
        for move in self._waiting:
            self._number(move)
        self._waiting.clear()

    def numbered(self, verb: str, low: int, high: int) -> list[Move]:
        """``verb n`` for low ≤ n ≤ high; code is n."""
        return [self._add(verb, (n,), n) for n in range(low, high + 1)]

    def grid(self, verb: str, names: Sequence[str], low: int, high: int) -> list[list[Move]]:
        """``verb name n``; code is the name's index, amount is n. One row per name."""
        return [
            [self._add(verb, (name, n), i, n) for n in range(low, high + 1)] for i, name in enumerate(names)
        ]

    def pairs(self, verb: str, first: Sequence[str], second: Sequence[str]) -> list[list[Move]]:
        """``verb name other``; code and amount are the two indices. One row per first name."""
        return [[self._add(verb, (a, b), i, j) for j, b in enumerate(second)] for i, a in enumerate(first)]

    # -- reading -----------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, id: int) -> Move:
        if not 0 <= id < len(self._moves):
            raise IndexError(f"there is no move {id}; the alphabet has 0 to {len(self._moves) - 1}")
        return self._moves[id]

    def find(self, text: str) -> Move | None:
        """The move with this text (white space and capitals do not matter), or None."""
        words = " ".join(text.lower().split())
        move = self._by_text.get(words)
        if move is None and words and self._normalise is not None:
            move = self._by_text.get(self._normalise(words))
        return move

    def suggest(self, text: str) -> str:
        """A hint for a text that is no move: the nearest sentence or verb. Cheap, whatever the text is."""
        if self._suggestions is None:
            self._suggestions = Suggestions(self._by_text)
        return did_you_mean(self._suggestions.nearest(text))
