"""The text of `fill`: what a view tells of a state, put into a blank one."""

from __future__ import annotations

from collections.abc import Iterator

from ..fields import ALL, END, Entry
from .writing import Writing


class FillWriting(Writing):
    def _fill(self) -> Iterator[str]:
        yield f"def fill(state: {self.state}, view: Mapping[str, Any]) -> None:"
        yield '    """Everything a view shows, put into a blank state; what it hides stays blank."""'
        yield '    players = view["players"]'
        later: list[str] = []
        for of_player, entry in self.declared.shown():
            if not entry.dumped or (entry.write is not None and entry.fill is None):
                continue
            if of_player:
                later += self._fill_seat(entry)
            else:
                yield from self._fill_common(entry)
        fixed = [line for line in later if not line.startswith(" ")]
        yield from (f"    {line}" for line in fixed)
        yield "    for seat, player in enumerate(players):"
        yield from (f"       {line}" for line in later if line.startswith(" "))
        yield "\n"

    def _fill_common(self, entry: Entry) -> Iterator[str]:
        top, dot, key = entry.view_key.partition(".")
        found = f'view["{top}"]' + (f'["{key}"]' if dot else "")
        if entry.fill is not None:
            line = f"{self._call(entry.fill)}(state, {found})"
        else:
            line = f"state.{entry.of[0]} = {self._taken(entry, found)}"
        if entry.see == END:
            yield f'    if view["{top}"] is not None:'
            yield f"        {line}"
        elif entry.if_any:
            yield f"    if {found}:"
            yield f"        {line}"
        else:
            yield f"    {line}"

    def _taken(self, entry: Entry, found: str) -> str:
        if not entry.by:
            return self._understood(entry.kind, found, entry.pile)
        field = self.declared.fields[entry.of[0]]
        keys = self.declared.names[entry.by]
        if isinstance(entry.kind, tuple):
            inner = [
                self._understood(kind, f'{found}["{key}"]', entry.pile)
                for key, kind in zip(keys, entry.kind, strict=True)
            ]
            return f"({', '.join(inner)},)" if field.fixed else f"[{', '.join(inner)}]"
        self.names.add(entry.by)
        whole = f"[{self._understood(entry.kind, f'{found}[key]', entry.pile)} for key in _{entry.by}]"
        return f"tuple({whole})" if field.fixed else whole

    def _fill_seat(self, entry: Entry) -> Iterator[str]:
        found = f'player["{entry.view_key}"]'
        hidden = entry.see != ALL
        if entry.fill is not None:
            line = f"{self._call(entry.fill)}(state, seat, {found})"
        else:
            field = self.declared.fields[entry.of[0]]
            kind = entry.kind[:-1] if hidden and entry.kind[-1] == "?" else entry.kind
            value = self._understood(kind, found, entry.pile)
            if not hidden and (
                field.fixed or " for " not in value
            ):  # one loop less for what is a loop itself
                whole = f"[{value} for player in players]"
                yield f"state.{field.name} = {f'tuple({whole})' if field.fixed else whole}"
                return
            if hidden and field.fixed:
                value = f"{value} if {found} is not None else state.{field.name}[seat]"
                yield f"state.{field.name} = tuple([{value} for seat, player in enumerate(players)])"
                return
            line = f"state.{field.name}[seat] = {value}"
        if hidden or entry.if_any:
            yield f" if {found}{'' if entry.if_any else ' is not None'}:"
            yield f"     {line}"
        else:
            yield f" {line}"
