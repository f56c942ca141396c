"""The text of the modules that are made from a declaration (`fields`): a game's state class, and its view.

``made_state.py`` holds the class with slots, types, `clear` and `copy`; ``made_view.py`` the sections of a view,
what a view tells of a state (`fill`, for `imagine`), `dump`, and the table of steps. They are plain typed code, as
one would write it by hand. `tools/make_states.py` writes them and checks that they are up to date.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .fields import ALL, END, NOBODY, OWN, OWN_FOR_EVER, Code, Declaration, Entry, Field, Group
from .kinds import PLAIN, named_in, split, understood, written
from .state import SHARED
from .step import Step, kinds_of

HEAD = '''"""{what}

Made by tools/make_states.py from {source}: do not edit.
"""

from __future__ import annotations

'''


# -- the state ----------------------------------------------------------------------------------------------


def made_state(declared: Declaration) -> str:
    title = declared.title
    fields = list(declared.fields.values())
    lines = [
        HEAD.format(what=f"The fields of {title}.", source="fields.py"),
        "from typing import TYPE_CHECKING, Any, Self\n",
        "from taberna.kernel.state import State\n",
        *declared.imports,
        "if TYPE_CHECKING:",
        *(f"    {line}" for line in declared.type_imports or ("pass",)),
        "",
        "",
        f"class {title}Fields(State):",
        '    """Lists are by seat or by name; what they hold is immutable, so a copy shares it."""',
        "",
        "    __slots__ = (",
        *(f'        "{name}",' for name in sorted(declared.fields)),
        "    )",
        "",
        f"    game: {title}",
        f"    options: {title}Options",
    ]
    for field in fields:
        if field.about:
            lines.append(f"    #: {field.about}")
        lines.append(f"    {field.name}: {field.whole_type}")
    lines += [
        "",
        "    def clear(self) -> None:",
        '        """Nothing dealt yet."""',
        "        super().clear()",
        "        seats = self.seats",
    ]
    lines += [f"        self.{field.name} = {_start(declared, field)}" for field in fields]
    lines += [
        "",
        "    def copy(self) -> Self:",
        '        """An independent state that shares nothing mutable."""',
        "        new = self.__class__()",
        *(f"        new.{name} = self.{name}" for name in SHARED),
        "        new.heard = None",
        "        new.chance = self.chance.copy()",
        "        new.stack = self.stack.copy()",
        *_copied(fields),
        "        return new",
    ]
    return "\n".join(lines) + "\n"


def _start(declared: Declaration, field: Field) -> str:
    value = str(field.start) if isinstance(field.start, Code) else repr(field.start)
    if not field.by:
        return value
    if isinstance(field.start, Code):
        return value  # of the whole
    if isinstance(field.start, list):
        return f"tuple({value})" if field.fixed else value
    count = "seats" if field.by == "seat" else str(len(declared.names[field.by]))
    return f"({value},) * {count}" if field.fixed else f"[{value}] * {count}"


def _copied(fields: Iterable[Field]) -> Iterator[str]:
    for field in fields:
        copied = ".copy()" if field.whole_type.startswith(("list[", "dict[", "set[")) else ""
        yield f"        new.{field.name} = self.{field.name}{copied}"


# -- the view -----------------------------------------------------------------------------------------------


def made_view(declared: Declaration, steps: Mapping[str, type[Step]], package: str) -> str:
    return _View(declared, steps, package).text()


class _View:
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

    def text(self) -> str:
        body: list[str] = []
        sections = []
        for number, group in enumerate(self.declared.groups):
            if group.by_hand:
                module, name = group.by_hand.rsplit(".", 1)
                self.imports.setdefault(module, set()).add(name)
                sections.append(f"{name},")
            elif group.players:
                body += self._players(group)
                sections.append("Players(_parts_of_players, _player, _own),")
                self.kernel.setdefault("sections", set()).add("Players")
            elif self._visible(group):
                body += self._common(group, number)
                sections.append(f"Public({self._parts(group)}, _common_{number}),")
                self.kernel.setdefault("sections", set()).add("Public")
        body += [
            "#: What a view is made of, and what of the state each part depends on.",
            "VIEW: tuple[Section, ...] = (",
        ]
        body += [f"    {line}" for line in sections] + [")", "", ""]
        body += self._fill()
        body += self._dump()
        body += self._steps()
        body += ["", "MADE = Made(VIEW, STEPS, fill, dump)"]
        self.kernel.setdefault("game", set()).add("Made")
        self.kernel.setdefault("sections", set()).add("Section")
        return "\n".join([*self._head(body), *body]) + "\n"

    def _head(self, body: list[str]) -> Iterator[str]:
        text = "\n".join(body)
        what = f"What a view of {self.declared.title} shows, and its steps."
        yield HEAD.format(what=what, source="fields.py and the steps")
        yield "from collections.abc import Iterable, Mapping"
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

    def _visible(self, group: Group) -> list[Entry]:
        return [item.entry for item in group.items if item.entry is not None and item.entry.see != NOBODY]

    # -- entries that are the same for everybody ---------------------------------------------------------

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

    # -- players -----------------------------------------------------------------------------------------

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

    def _of_seat(self, entry: Entry) -> str:
        if isinstance(entry.write, Code):
            return str(entry.write)
        if entry.write is not None:
            return f"{self._call(entry.write)}(state, seat)"
        return self._written(entry.kind, f"state.{entry.of[0]}[seat]", entry.pile)

    # -- what a view tells of a state ----------------------------------------------------------------------

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

    # -- the whole truth in names ----------------------------------------------------------------------------

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

    def _table(self, entries: Sequence[tuple[str, Entry]]) -> str:
        """The value of a key: of one entry, or of all that lead into the same table."""
        if len(entries) == 1 and "." not in entries[0][0]:
            return self._value(entries[0][1])
        inner = []
        for key, entry in entries:
            _, dot, last = key.partition(".")
            inner.append(f'"{last}": {self._value(entry)}' if dot else f"**{self._value(entry)}")
        return "{" + ", ".join(inner) + "}"

    # -- steps -------------------------------------------------------------------------------------------

    def _steps(self) -> Iterator[str]:
        yield "STEPS = step_table("
        for cls in self.steps.values():
            self._call(cls)
            kinds = ", ".join(f'"{name}": "{kind}"' for name, kind in kinds_of(cls).items())
            yield f"    ({cls.__name__}, {{{kinds}}}),"
        yield ")"


def found_steps(base: type[Step], package: str) -> dict[str, type[Step]]:
    """All steps of a package by name, in the order in which they are written."""
    found: dict[str, type[Step]] = {}
    todo: Sequence[type[Step]] = [base]
    while todo:
        todo = [sub for cls in todo for sub in cls.__subclasses__()]
        for cls in todo:
            if (
                cls.__module__.startswith(f"{package}.")
                and not inspect.isabstract(cls)
                and "rule" in vars(cls)
            ):
                found[cls.__name__] = cls
    return dict(
        sorted(found.items(), key=lambda item: (item[1].__module__, inspect.getsourcelines(item[1])[1]))
    )
