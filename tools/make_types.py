"""Make the types of the views for the browser's scripts from the games' declarations (`fields.py`).

python tools/make_types.py            writes web/static/js/views.d.ts and games/<game>/web/view.d.ts
python tools/make_types.py --check    fails if one of those files is not what the shapes say
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import taberna
from taberna.kernel.game import Game
from taberna.kernel.shape import ViewShape
from taberna.kernel.step import Step

COMMON = Path(taberna.__file__).parent / "web/static/js/views.d.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
HEAD = "/** {}. Made by tools/make_types.py from the games' shapes: do not edit. */\n"


def shape_of(game: str) -> Any:
    """The shape of a game's view."""
    return taberna.game(game).declared.shape()


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


def step_fields(step: type[Step]) -> dict[str, tuple[str, bool]]:
    """What the view tells of a step: kinds, and whether it may be missing."""
    if step.shown_to is Step.shown_to:
        return {name: (kind, False) for name, kind in step.fields.items()}
    return {name: (kind, True) for name, kind in {**step.fields, **step.told}.items()}


def type_of(game: Game, kind: str) -> type:
    """What a value of a plain kind is in names."""
    return bool if kind == "flag" else type(game.encode(kind, 0))


def kind_written(game: Game, kind: str) -> str:
    if kind.endswith("*"):
        return f"{kind_written(game, kind[:-1])}[]"
    if kind.endswith("?"):
        return f"({kind_written(game, kind[:-1])} | null)"
    return PLAIN[type_of(game, kind)]


def steps(game: Game) -> str:
    """All steps of a game, told apart by their names."""
    lines = []
    for name, step in sorted(game.steps.items()):
        fields = "".join(
            f" {field}{'?' if optional else ''}: {kind_written(game, kind)};"
            for field, (kind, optional) in step_fields(step).items()
        )
        lines.append(f'  | {{ name: "{name}"; rule: string;{fields} }}')
    return "\n".join((f"export type {game.name.capitalize()}Step =", *lines)) + ";"


def interface(shape: Any, met: dict[Any, None]) -> str:
    lines = []
    hints = get_type_hints(shape, include_extras=True)
    common = get_type_hints(ViewShape)
    is_view = shape is not ViewShape and set(common) <= set(hints)
    if is_view:
        lines.append(f"  step: {name_of(shape).removesuffix('View')}Step | null;")
    for name, hint in hints.items():
        if is_view and name in common:
            continue
        optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if optional else hint
        lines.append(f"  {name}{'?' if optional else ''}: {written(inner, met)};")
    head = f"export interface {name_of(shape)}{' extends View' if is_view else ''} {{"
    return "\n".join((head, *lines, "}"))


def interfaces(*shapes: Any, known: Iterable[Any] = ()) -> dict[Any, str]:
    """The shapes and all they are made of, except those that are known."""
    parts: dict[Any, str] = {}
    met: dict[Any, None] = dict.fromkeys(shapes)
    while todo := [shape for shape in met if shape not in parts and shape not in known]:
        parts[todo[0]] = interface(todo[0], met)
    return parts


def made() -> dict[Path, str]:
    """What stands in every file."""
    common = interfaces(ViewShape)
    head = HEAD.format("What the views of all games have")
    files = {COMMON: "\n".join((head, *(f"{part}\n" for part in common.values())))}
    for name in taberna.GAMES:
        game = taberna.game(name)
        if not (Path(game.package) / "web/board.js").exists():
            continue  # it has the plain board, which asks for no types
        parts = [*interfaces(shape_of(name), known=common).values(), steps(game)]
        shared = [name_of(shape) for shape in common if any(name_of(shape) in part for part in parts)]
        imports = f'import type {{ {", ".join(sorted(shared))} }} from "../../../js/views";\n'
        head = HEAD.format("The view of this game")
        files[Path(game.package) / "web/view.d.ts"] = "\n".join(
            (head.strip(), imports, *(f"{p}\n" for p in parts))
        )
    return files


def main() -> None:
    for path, text in made().items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path} is not what the shapes say: python tools/make_types.py")


if __name__ == "__main__":
    main()
