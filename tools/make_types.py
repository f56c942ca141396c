"""Make the types of the views for the browser's scripts from the games' shapes (`shape.py`).

python tools/make_types.py            writes src/taberna/web/static/js/views.d.ts
python tools/make_types.py --check    fails if that file is not what the shapes say
"""

from __future__ import annotations

import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import taberna
from taberna.kernel.shape import ViewShape

TARGET = Path(__file__).parent.parent / "src/taberna/web/static/js/views.d.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
HEAD = "/** The views of the games. Made by tools/make_types.py from the games' shapes: do not edit. */\n"


def shape_of(game: str) -> Any:
    """The shape of a game's view: the one that is a ViewShape."""
    module = import_module(f"taberna.games.{game}.shape")
    return getattr(module, f"{game.capitalize()}View")


def name_of(shape: Any) -> str:
    return str(shape.__name__).removesuffix("Shape")


def written(hint: Any, met: dict[Any, None]) -> str:
    """A type in TypeScript; shapes it names are noted in ``met``."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        met[hint] = None
        return name_of(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(written(one, met) for one in args)
    if origin is list:
        inner = written(args[0], met)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(one, met) for one in args)}]"
    if origin is dict:
        return f"Record<string, {written(args[1], met)}>"
    raise TypeError(f"no type of TypeScript stands for {hint}")


def interface(shape: Any, met: dict[Any, None]) -> str:
    lines = []
    hints = get_type_hints(shape, include_extras=True)
    common = get_type_hints(ViewShape)
    is_view = shape is not ViewShape and set(common) <= set(hints)
    for name, hint in hints.items():
        if is_view and name in common:
            continue
        optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if optional else hint
        lines.append(f"  {name}{'?' if optional else ''}: {written(inner, met)};")
    head = f"export interface {name_of(shape)}{' extends View' if is_view else ''} {{"
    return "\n".join((head, *lines, "}"))


def made() -> str:
    parts: dict[Any, str] = {}
    met: dict[Any, None] = dict.fromkeys([ViewShape, *(shape_of(game) for game in taberna.GAMES)])
    while todo := [shape for shape in met if shape not in parts]:
        parts[todo[0]] = interface(todo[0], met)
    return "\n".join((HEAD, *(f"{part}\n" for part in parts.values())))


def main() -> None:
    text = made()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET.name} is not what the shapes say: python tools/make_types.py")


if __name__ == "__main__":
    main()
