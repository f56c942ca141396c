"""Make the types for the browser's scripts: of views from the games' declarations, of messages from the server's.

python tools/make_types.py            writes views.d.ts and protocol.d.ts (web/static/js), games/<game>/web/view.d.ts
python tools/make_types.py --check    fails if one of those files is not what the shapes and structs say
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Iterable
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

import taberna
from taberna.kernel.game import Game
from taberna.kernel.shape import ViewShape
from taberna.kernel.step import Step
from taberna.server.http import answers
from taberna.server.live import messages

COMMON = Path(taberna.__file__).parent / "web/static/js/views.d.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
PROTOCOL = COMMON.with_name("protocol.d.ts")
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
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        met[hint] = None
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:  # what the games describe has a title
        return next((meta.title for meta in args[1:] if meta.title), None) or written(args[0], met)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(written(one, met) for one in args if one is not msgspec.UnsetType)
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


def struct(shape: type[msgspec.Struct], met: dict[Any, None]) -> str:
    """A message of the server."""
    config = shape.__struct_config__
    lines = [] if config.tag is None else [f'  {config.tag_field}: "{config.tag}";']
    hints = get_type_hints(shape, include_extras=True)
    for field in msgspec.structs.fields(shape):
        hint = hints[field.name]
        optional = "?" if msgspec.UnsetType in get_args(hint) else ""
        said = [meta.description for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta)]
        lines += [f"  /** {text} */" for text in said if text]
        lines.append(f"  {field.encode_name}{optional}: {written(hint, met)};")
    said = [f"/** {shape.__doc__.strip()} */"] if shape.__doc__ else []
    return "\n".join((*said, f"export interface {shape.__name__} {{", *lines, "}"))


def protocol() -> str:
    """All messages of the server, in their order."""
    met: dict[Any, None] = {}
    structs = [
        one
        for module in (messages, answers)
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, messages.Said)
        and one is not messages.Said
        and one.__module__ == module.__name__
    ]
    parts = [struct(one, met) for one in structs]
    union = " | ".join(one.__name__ for one in get_args(messages.FromServer))
    sources = "live/messages.py and http/answers.py"
    head = f"/** What the server says. Made by tools/make_types.py from the server's {sources}: do not edit. */\n"
    imports = 'import type { Result, View } from "./views";\n'
    return "\n".join(
        (head.strip(), imports, *(f"{part}\n" for part in parts), f"export type FromServer = {union};\n")
    )


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
    files[PROTOCOL] = protocol()
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
            sys.exit(f"{path} is not what the shapes and structs say: python tools/make_types.py")


if __name__ == "__main__":
    main()
