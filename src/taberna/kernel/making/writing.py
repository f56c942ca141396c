"""What all parts of a made module share: the names they use, and how values are written and understood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..fields import NOBODY, Code, Declaration, Entry, Group
from ..kinds import PLAIN, named_in, split, understood, written
from ..step import Step

HEAD = '''"""{what}

Made by tools/make_states.py from {source}: do not edit.
"""

from __future__ import annotations

'''


class Writing:
    """A module that is being written, and what it will have to import."""

    def __init__(self, declared: Declaration, steps: Mapping[str, type[Step]], package: str) -> None:
        self.declared = declared
        self.steps = steps
        self.package = package
        self.state = f"{declared.title}State"
        self.imports: dict[str, set[str]] = {}
        self.kernel: dict[str, set[str]] = {}
        self.names: set[str] = set()
        self.codes: set[str] = set()
        #: The kinds of names whose tables are read as a whole.
        self.whole: set[str] = set()
        self.tables = 0

    def _head(self, body: list[str]) -> Iterator[str]:
        text = "\n".join(body)
        what = f"What a view of {self.declared.title} shows, and its steps."
        yield HEAD.format(what=what, source="fields.py and the steps")
        yield "from collections.abc import Callable, Iterable, Mapping"
        if "repeat(" in text:
            yield "from itertools import repeat"
        if "attrgetter(" in text or self.whole:
            yield "from operator import attrgetter, itemgetter"
        yield "from typing import TYPE_CHECKING, Any, Final\n"
        for function in ("members", "mask_of", "by_name"):
            if f"{function}(" in text or (function == "by_name" and self.codes):
                self.kernel.setdefault("kinds", set()).add(function)
        self.kernel.setdefault("step", set()).add("step_table")
        for module, names in sorted(self.kernel.items()):
            yield f"from taberna.kernel.{module} import {', '.join(sorted(names))}"
        yield ""
        self.imports.setdefault("fields", set()).add("NAMES")
        for module, names in sorted(self.imports.items()):
            yield f"from .{module} import {', '.join(sorted(names))}"
        yield f"\nif TYPE_CHECKING:\n    from .state import {self.state}\n"
        yield from (f'_{kind}: Final = NAMES["{kind}"]' for kind in sorted(self.names))
        yield from (f'_{kind}_of: Final = by_name(NAMES["{kind}"])' for kind in sorted(self.codes))
        yield from (f'_{kind}_in: Final = itemgetter(*NAMES["{kind}"])' for kind in sorted(self.whole))
        yield "\n"

    def _call(self, function: Any) -> str:
        """A function of the game, imported by its name."""
        module = function.__module__.removeprefix(f"{self.package}.")
        self.imports.setdefault(module, set()).add(function.__name__)
        return str(function.__name__)

    # -- values ------------------------------------------------------------------------------------------

    def _visible(self, group: Group) -> list[Entry]:
        return [item.entry for item in group.items if item.entry is not None and item.entry.see != NOBODY]

    def _value(self, entry: Entry) -> str:
        if isinstance(entry.write, Code):
            return str(entry.write)
        if entry.write is not None:
            return f"{self._call(entry.write)}(state)"
        name = f"state.{entry.of[0]}"
        if not entry.by:
            return self._written(entry.kind, name, entry.pile)
        self.names.add(entry.by)
        if isinstance(entry.kind, tuple):
            keys = self.declared.names[entry.by]
            inner = [
                f'"{key}": {self._written(kind, f"{name}[{i}]", entry.pile)}'
                for i, (key, kind) in enumerate(zip(keys, entry.kind, strict=True))
            ]
            return "{" + ", ".join(inner) + "}"
        value = self._written(entry.kind, "value", entry.pile)
        if value == "value":
            return f"dict(zip(_{entry.by}, {name}, strict=True))"
        return f"{{key: {value} for key, value in zip(_{entry.by}, {name}, strict=True)}}"

    def _of_seat(self, entry: Entry) -> str:
        if isinstance(entry.write, Code):
            return str(entry.write)
        if entry.write is not None:
            return f"{self._call(entry.write)}(state, seat)"
        return self._written(entry.kind, f"state.{entry.of[0]}[seat]", entry.pile)

    def _written(self, kind: str, value: str, pile: bool = False) -> str:
        inner, sign = split(kind)
        if sign.startswith("/") and inner in PLAIN:  # a table of plain values
            self.tables += 1
            kept = f"t{self.tables}"
            keys = enumerate(self.declared.names[sign[1:]])
            return (
                "{" + ", ".join(f'"{k}": {kept if i else f"({kept} := {value})"}[{i}]' for i, k in keys) + "}"
            )
        self.names |= named_in(kind)
        return written(kind, f"{value}[::-1]" if pile else value)

    def _understood(self, kind: str, value: str, pile: bool = False) -> str:
        inner, sign = split(kind)
        if sign.startswith("/") and inner in PLAIN and len(self.declared.names[sign[1:]]) > 1:
            self.whole.add(sign[1:])
            return f"_{sign[1:]}_in({value})"
        text = understood(kind, f"{value}[::-1]" if pile else value)
        for name in named_in(kind):
            (self.names if f"key in _{name}" in text else self.codes).add(name)
            if f"_{name}_of[" in text:
                self.codes.add(name)
        return text

    def _table(self, entries: Sequence[tuple[str, Entry]]) -> str:
        """The value of a key: of one entry, or of all that lead into the same table."""
        if len(entries) == 1 and "." not in entries[0][0]:
            return self._value(entries[0][1])
        inner = []
        for key, entry in entries:
            _, dot, last = key.partition(".")
            inner.append(f'"{last}": {self._value(entry)}' if dot else f"**{self._value(entry)}")
        return "{" + ", ".join(inner) + "}"
