"""Reading data from outside (dumps, positions, editions, what people type) with errors that say where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from .errors import BadDump, nearest, sentence_of

#: More than any game has of anything, and few enough to count to, whatever a rule does with the number.
LARGEST: Final = 99_999
#: How often chance was asked, or something was revealed: only counted, never gone through.
COUNTER: Final = 10**9
#: The most characters of a text, and entries of a list.
LONGEST: Final = 1000
Codec = Callable[[str, Any], Any]
T = TypeVar("T")
DIGITS: Final = 9  # of a small number


class Reader:
    """A mapping from outside. Each access checks the type; `done` complains of keys nobody asked for."""

    def __init__(self, data: Any, where: str = "", decode: Codec | None = None) -> None:
        self.where = where
        if not isinstance(data, Mapping):
            raise BadDump(
                "[expected-table-found] {where}: expected a table, found {kind}",
                where=where or "data",
                kind=type(data).__name__,
            )
        self._data: Mapping[str, Any] = data
        self._decode = decode
        self._asked: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def fail(self, key: str, problem: str, **gaps: Any) -> BadDump:
        """What is wrong at a key: a sentence, or a template with gaps that other languages can say too."""
        template = problem if gaps else problem.replace("{", "{{").replace("}", "}}")
        sentence = sentence_of(template)
        start = template.removesuffix(sentence)  # its key
        return BadDump(f"{start}{{where}}: {sentence}", where=self.path(key), **gaps)

    def __contains__(self, key: str) -> bool:
        self._asked.add(key)
        return key in self._data

    def keys(self) -> Iterator[str]:
        return iter(self._data)

    def whole(self) -> Mapping[str, Any]:
        """All of it, for somebody else to read."""
        self._asked.update(self._data)
        return self._data

    def raw(self, key: str, *default: Any) -> Any:
        self._asked.add(key)
        if key in self._data:
            return self._data[key]
        if default:
            return default[0]
        raise self.fail(key, "[missing] is missing")

    def number(self, key: str, low: int = 0, high: int = LARGEST, *default: int) -> int:
        value = self.raw(key, *default)
        if type(value) is int and low <= value <= high:
            return value
        return self._number(key, value, low, high)

    def _number(self, key: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(key, "[not-whole-number] {value!r} is not a whole number", value=value)
        if not low <= value <= high:
            raise self.fail(
                key,
                "[not-between-and] {value} is not between {low} and {high}",
                value=value,
                low=low,
                high=high,
            )
        return value

    def numbers(self, key: str, low: int = 0, high: int = LARGEST, *default: Any) -> list[int]:
        value = self.array(key, *default)
        if not [v for v in value if type(v) is not int or not low <= v <= high]:
            return list(value)
        return [self._number(f"{key}[{i}]", v, low, high) for i, v in enumerate(value)]

    def flag(self, key: str, *default: bool) -> bool:
        value = self.raw(key, *default)
        if not isinstance(value, bool):
            raise self.fail(key, "[neither-true-nor] {value!r} is neither true nor false", value=value)
        return value

    def text(self, key: str, *default: str) -> str:
        value = self.raw(key, *default)
        if not isinstance(value, str):
            raise self.fail(key, "[not-text] {value!r} is not a text", value=value)
        if len(value) > LONGEST:
            raise self.fail(key, "[but-most] {number}, but at most {most}", number=len(value), most=LONGEST)
        return value

    def array(self, key: str, *default: Any) -> Sequence[Any]:
        value = self.raw(key, *default)
        if not isinstance(value, list | tuple):
            raise self.fail(
                key, "[expected-list-found] expected a list, found {kind}", kind=type(value).__name__
            )
        if len(value) > LONGEST:
            raise self.fail(key, "[but-most] {number}, but at most {most}", number=len(value), most=LONGEST)
        return value

    def texts(self, key: str, *default: Any) -> list[str]:
        value = self.array(key, *default)
        for i, item in enumerate(value):
            if not isinstance(item, str):
                raise self.fail(f"{key}[{i}]", "[not-text] {value!r} is not a text", value=item)
            if len(item) > LONGEST:
                raise self.fail(
                    f"{key}[{i}]", "[but-most] {number}, but at most {most}", number=len(item), most=LONGEST
                )
        return list(value)

    def table(self, key: str, *default: Any) -> Reader:
        return Reader(self.raw(key, *default), self.path(key), self._decode)

    def tables(self, key: str, *default: Any) -> list[Reader]:
        return [
            Reader(item, f"{self.path(key)}[{i}]", self._decode)
            for i, item in enumerate(self.array(key, *default))
        ]

    def seated(self, key: str, seats: int) -> list[Reader]:
        """A table for each seat."""
        found = self.tables(key)
        if len(found) != seats:
            raise self.fail(
                key, "[players-but-seats] {count} players, but {seats} seats", count=len(found), seats=seats
            )
        return found

    def counter(self, key: str) -> int:
        return self.number(key, 0, COUNTER)

    def every(self, read: Callable[[Reader, str], T]) -> dict[str, T]:
        """All keys, whatever they are called, each read in the same way: ``every(Reader.number)``."""
        if len(self._data) > LONGEST or any(len(str(key)) > LONGEST for key in self._data):
            raise BadDump(
                "[but-most] {where}: {number}, but at most {most}",
                where=self.where,
                number=len(self._data),
                most=LONGEST,
            )
        return {str(key): read(self, key) for key in self._data}

    def item(self, kind: str, key: str, *default: Any) -> Any:
        """A value in names (a card, a step's field, ...) as the number the rules work with."""
        return self.decode(kind, key, self.raw(key, *default))

    def decode(self, kind: str, key: str, value: Any) -> Any:
        assert self._decode is not None
        try:
            return self._decode(kind, value)
        except BadDump as problem:
            raise BadDump(problem.template, **{**problem.gaps, "where": self.path(key)}) from None

    def done(self) -> None:
        """Complain of keys that were never asked for: probably misspelled."""
        for key in self._data:
            if key not in self._asked:
                raise self.fail(
                    key, "[not-known-here] is not known here.{hint}", hint=nearest(str(key), self._asked)
                )


def small_int(text: str) -> int | None:
    """A number of at most nine plain digits, None for anything else.

    ``isdigit`` also likes “²”, which ``int`` does not take, and ``int`` gives up on thousands of digits.
    """
    if text.isascii() and text.isdigit() and len(text) <= DIGITS:
        return int(text)
    return None
