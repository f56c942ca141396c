"""The text of `dump`: the whole truth in names."""

from __future__ import annotations

from collections.abc import Iterator

from .writing import Writing


class DumpWriting(Writing):
    def _dump(self) -> Iterator[str]:
        entries = [(of_player, entry) for of_player, entry in self.declared.entries() if entry.dumped]
        own = [entry for of_player, entry in entries if of_player]
        if own:
            yield f"def _dump_player(state: {self.state}, seat: int) -> dict[str, Any]:"
            yield "    return {"
            yield from (f'        "{entry.key}": {self._of_seat(entry)},' for entry in own)
            yield "    }\n\n"
        yield f"def dump(state: {self.state}) -> dict[str, Any]:"
        yield '    """The whole truth in names."""'
        yield "    return {"
        done: set[str] = set()
        for of_player, entry in entries:
            top = "players" if of_player else entry.key.split(".")[0]
            if top in done:
                continue
            done.add(top)
            if of_player:
                yield '        "players": [_dump_player(state, seat) for seat in range(state.seats)],'
            else:
                same = [(one.key, one) for p, one in entries if not p and one.key.split(".")[0] == top]
                yield f'        "{top}": {self._table(same)},'
        yield "    }\n\n"
