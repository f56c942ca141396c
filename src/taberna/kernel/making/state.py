"""The text of a state class: slots, types, `clear` and `copy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..fields import Code, Declaration, Field
from ..state import SHARED
from .writing import HEAD


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
