"""The text of a view's sections: what everybody sees, and what a player alone sees."""

from __future__ import annotations

from collections.abc import Iterator

from ..fields import ALL, END, OWN, OWN_FOR_EVER, Code, Group
from .writing import Writing


class ViewWriting(Writing):
    def _common(self, group: Group, number: int) -> Iterator[str]:
        yield f"def _common_{number}(state: {self.state}) -> dict[str, Any]:"
        entries = self._visible(group)
        if all(entry.see == END for entry in entries):
            tops = sorted({entry.view_key.split(".")[0] for entry in entries})
            yield "    if state.result is None:"
            yield f"        return {{{', '.join(f'{top!r}: None' for top in tops)}}}"
        yield "    return {"
        for top in dict.fromkeys(entry.view_key.split(".")[0] for entry in entries):
            same = [(one.view_key, one) for one in entries if one.view_key.split(".")[0] == top]
            yield f'        "{top}": {self._table(same)},'
        yield "    }"
        yield "\n"

    def _parts(self, group: Group) -> str:
        """What a section depends on: an expression for a function of the state."""
        entries = self._visible(group)
        if all(entry.see == END for entry in entries):
            return 'attrgetter("result")'
        parts: dict[str, None] = {}
        for entry in entries:
            if not entry.of:
                assert entry.write is not None, entry.key
                parts[f"{self._call(entry.write)}(state)"] = None
            for name in entry.of:
                parts[self._part(name)] = None
        if any(entry.see == END for entry in entries):
            parts["state.result"] = None
        names = [part.removeprefix("state.") for part in parts]
        if all(name.isidentifier() for name in names):
            return f"attrgetter({', '.join(f'{name!r}' for name in names)})"
        return (
            f"lambda state: ({', '.join(parts)},)" if len(parts) > 1 else f"lambda state: {next(iter(parts))}"
        )

    def _part(self, name: str) -> str:
        if isinstance(name, Code):
            return str(name)
        if self.declared.fields[name].chain:
            self.kernel.setdefault("sections", set()).add("Identity")
            return f"Identity(state.{name})"
        return f"state.{name}"

    def _players(self, group: Group) -> Iterator[str]:
        entries = self._visible(group)
        yield f"def _parts_of_players(state: {self.state}) -> Iterable[object]:"
        yield "    return zip("
        yield "        repeat(state.result is None, state.seats),"
        done: dict[str, None] = {}
        for entry in entries:
            for name in entry.of:
                if isinstance(name, Code):
                    done[str(name)] = None
                elif self.declared.fields[name].by == "seat":
                    done[f"state.{name}"] = None
                else:
                    done[f"repeat({self._part(name)}, state.seats)"] = None
        yield from (f"        {part}," for part in done)
        yield "        strict=True,"
        yield "    )\n\n"
        yield f"def _player(state: {self.state}, seat: int) -> dict[str, Any]:"
        yield '    """What everybody sees of a player."""'
        yield "    return {"
        yield '        "seat": seat,'
        yield from (
            f'        "{entry.view_key}": {self._of_seat(entry)},' for entry in entries if entry.see == ALL
        )
        yield "    }\n\n"
        yield f"def _own(state: {self.state}, seat: int, own: bool) -> dict[str, Any]:"
        yield '    """What a player alone sees, None for the others until the end."""'
        if any(entry.see == OWN for entry in entries):
            yield "    seen = own or state.result is not None"
        yield "    return {"
        for entry in entries:
            if entry.see != ALL:
                seen = {OWN: "seen", OWN_FOR_EVER: "own", END: "state.result is not None"}[entry.see]
                seen += f" or {entry.open_if}" if entry.open_if else ""
                value = self._of_seat(entry)
                if value.startswith("None if "):
                    value = f"({value})"
                yield f'        "{entry.view_key}": {value} if {seen} else None,'
        yield "    }\n\n"
