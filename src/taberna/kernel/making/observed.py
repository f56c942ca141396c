"""The text of what observations are made of (`kernel.observed`): parts of a state, entries that kinds do not tell."""

from __future__ import annotations

from collections.abc import Iterator

from ..fields import ALL
from ..observed import observed, seen_by_others, written_by_hand
from .writing import Writing


class ObservedWriting(Writing):
    def _observed(self) -> Iterator[str]:
        parts, entries = observed(self.declared)
        for group in written_by_hand(self.declared):
            self._call(group.parts)
        yield f"def parts(state: {self.state}, viewer: int) -> list[object]:"
        yield '    """What the viewer\'s observation is made of."""'
        yield "    found: list[object] = []"
        for part in parts.values():
            if part.code.startswith("Identity("):
                self.kernel.setdefault("sections", set()).add("Identity")
            if part.width:
                yield f"    found.extend({part.code})"
            elif not part.by:
                yield f"    found.append({part.code})"
            elif part.open_if is None:
                yield f"    found.extend({part.code})"
            else:
                seen = f"seat == viewer or {part.open_if}".removesuffix(" or False")
                yield f"    found.extend([one if {seen} else None for seat, one in enumerate({part.code})])"
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
