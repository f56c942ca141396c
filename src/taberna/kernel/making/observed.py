"""The text of what observations are made of (`kernel.observed`): parts of a state, entries that kinds do not tell."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..differing import WIDTH
from ..fields import ALL
from ..observed import Part, observed, seen_by_others, written_by_hand
from .writing import Writing


class ObservedWriting(Writing):
    def _observed(self) -> Iterator[str]:
        parts, entries = observed(self.declared)
        for group in written_by_hand(self.declared):
            self._call(group.parts)
        self.kernel.setdefault("differing", set()).add("differing")
        yield f"def changes(state: {self.state}, before: list[Any]) -> list[int]:"
        yield '    """The places of what differs from what was seen before, which is brought up to date."""'
        yield "    found: list[int] = []"
        yield "    now: Any"
        guards = itertools.count(len(parts))
        for number, part in enumerate(parts.values()):
            yield from _compared(number, part, next(guards) if part.since else -1)
        yield "    return found\n\n"
        yield "#: The entries that kinds do not tell, in names; those of a player as a viewer sees them."
        yield "TOLD: Final[dict[str, Callable[[Any], Any]]] = {"
        for one in entries:
            if not one.of_player and not one.plain:
                yield f'    "{one.entry.view_key}": lambda state: {self._value(one.entry)},'
        yield "}"
        yield "TOLD_OF: Final[dict[str, Callable[[Any, int, int], Any]]] = {"
        for one in entries:
            if one.of_player and not one.plain:
                value = self._of_seat(one.entry)
                if one.entry.see != ALL:
                    value = f"{value} if seat == viewer or {seen_by_others(one.entry)} else None"
                yield f'    "{one.entry.view_key}": lambda state, seat, viewer: {value},'
        yield "}\n\n"


def _compared(number: int, part: Part, guard: int) -> Iterator[str]:
    first = number << WIDTH
    if part.since:
        yield f"    now = {part.since}"
        yield f"    if now is not before[{guard}]:"
        yield f"        parts = {part.code}(state, before[{guard}], before[{number}])"
        yield f"        differing(parts, before[{number}], {number}, found)"
        yield f"        before[{number}] = parts"
        yield f"        before[{guard}] = now"
    elif part.fixed:
        yield f"    if {part.code} is not before[{number}] and {part.code} != before[{number}]:"
        yield f"        differing(list({part.code}), before[{number}], {number}, found)"
        yield f"        before[{number}] = {part.code}"
    elif part.by:
        yield f"    if {part.code} != before[{number}]:"
        yield f"        now = list({part.code})"
        yield f"        differing(now, before[{number}], {number}, found)"
        yield f"        before[{number}] = now"
    elif part.chain:
        yield f"    if {part.code} is not before[{number}]:"
        yield f"        before[{number}] = {part.code}"
        yield f"        found.append({first})"
    else:
        yield f"    now = {part.code}"
        yield f"    if now is not before[{number}] and now != before[{number}]:"
        yield f"        before[{number}] = now"
        yield f"        found.append({first})"
