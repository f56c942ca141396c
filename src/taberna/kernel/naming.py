"""Names outside, numbers inside: how the values of a game are written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadDump, brief, nearest
from .kinds import PLAIN, by_name, mask_of, members, split
from .reader import LARGEST


class Naming:
    """For each kind of thing its names by number (`kinds` lists the signs behind a kind)."""

    def __init__(self, names: Mapping[str, Sequence[str]]) -> None:
        #: How each kind of thing is written, by number; a game may add kinds that need no words of their own.
        self.spelled: dict[str, Sequence[str]] = dict(names)
        self.codes: dict[str, dict[str, int]] = {kind: by_name(known) for kind, known in names.items()}

    def encode(self, kind: str, value: Any) -> Any:
        """A value of the rules in names; `kinds` lists the signs behind a kind."""
        names = self.spelled.get(kind)
        if names is not None:
            return names[value]
        if kind in PLAIN:
            return value
        if kind[-1] == "*":
            one = kind[:-1]
            return [self.encode(one, v) for v in value]
        if kind[-1] == "?":
            return None if value == -1 else self.encode(kind[:-1], value)
        if kind[-1] == "&":
            return [self.encode(kind[:-1], v) for v in members(value)]
        if "/" in kind:
            one, key = split(kind)
            return {name: self.encode(one, v) for name, v in zip(self.spelled[key[1:]], value, strict=True)}
        return value

    def decode(self, kind: str, value: Any) -> Any:
        """The reverse of `encode`; BadDump for names there are not."""
        codes = self.codes.get(kind)
        if codes is not None:
            if isinstance(value, str):
                code = codes.get(value)
                code = codes.get(self.proper_name(value)) if code is None else code
                if code is not None:
                    return code
            hint = nearest(str(brief(value)), codes)
            raise BadDump(
                "[no-kind-value] {where}: there is no {kind} {value!r}.{hint}",
                where=kind,
                kind=kind,
                value=value,
                hint=hint,
            )
        sign = kind[-1]
        if sign == "*":
            return self._decode_all(kind, value)
        if sign == "?":
            return -1 if value is None else self.decode(kind[:-1], value)
        if sign == "&":
            return mask_of(self.decode(f"{kind[:-1]}*", value))
        expected = bool if kind == "flag" else int
        if not isinstance(value, expected) or (expected is int and isinstance(value, bool)):
            raise BadDump(
                "[value-no-kind] {where}: {value!r} is no {kind}", where=kind, value=value, kind=kind
            )
        if not -LARGEST <= value <= LARGEST:
            raise BadDump(
                "[not-between-and] {where}: {value} is not between {low} and {high}",
                where=kind, value=value, low=-LARGEST, high=LARGEST,
            )  # fmt: skip
        return value

    def _decode_all(self, kind: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise BadDump(
                "[expected-list-found] {where}: expected a list, found {kind}",
                where=kind,
                kind=type(value).__name__,
            )
        one = kind[:-1]
        codes = self.codes.get(one)
        if codes is not None:
            try:
                return tuple([codes[name] for name in value])
            except (KeyError, TypeError):
                pass  # spelled otherwise, or wrong: found out one by one
        return tuple([self.decode(one, v) for v in value])

    def proper_name(self, name: str) -> str:
        """The name the engine uses for another spelling of it, such as the specification's id (*game*)."""
        return name
