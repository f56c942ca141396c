"""What the code says: log keys, refusals and results, read from the source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from taberna.kernel.errors import key_of, sentence_of

SOURCE = Path(__file__).parents[2] / "src" / "taberna"


def functions(folder: Path) -> Iterator[ast.FunctionDef]:
    for file in sorted(folder.rglob("*.py")):
        if file.name.startswith("position"):
            continue  # what is wrong with a position written by hand is for whoever writes code
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def texts(value: ast.expr, scope: ast.AST) -> set[str]:
    """The constant texts an expression can stand for; a name is followed to its assignments."""
    if isinstance(value, ast.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    if isinstance(value, ast.IfExp):
        return texts(value.body, scope) | texts(value.orelse, scope)
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Dict):
        return set().union(*(texts(v, scope) for v in value.value.values))
    if isinstance(value, ast.Name):
        found: set[str] = set()
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == value.id for t in node.targets
            ):
                found |= texts(node.value, scope)
        return found
    return set()


def calls(folder: Path, *names: str) -> Iterator[tuple[ast.Call, ast.FunctionDef]]:
    """All calls of these functions or methods, and where they stand."""
    for function in functions(folder):
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                if name in names:
                    yield node, function


def first_arguments(folder: Path, *names: str, place: int = 0) -> set[str]:
    """What calls of these functions or methods get as their first argument, or the one at another place."""
    found: set[str] = set()
    for call, function in calls(folder, *names):
        if len(call.args) > place:
            found |= texts(call.args[place], function)
    return found


def unreadable(folder: Path) -> list[str]:
    """Faults whose template cannot be read from the source, and so not be looked for in other languages."""
    return [
        ast.unparse(call)
        for call, function in calls(folder, "Fault")
        if not texts(call.args[0], function) and not ast.unparse(call.args[0]).endswith(".template")
    ]


def log_keys(folder: Path) -> set[str]:
    return first_arguments(folder, "tell", "whisper")


def refusals(folder: Path) -> set[str]:
    """The English sentences of all refusals, and of what is wrong with a set-up or a record."""
    named = first_arguments(
        folder, "Reason", "BadSetup", "BadRecord", "BadDump", "BadEdition", "UnknownGame", "Fault"
    )
    broken = first_arguments(folder, "fail", place=1)
    return named | {f"[{key_of(problem)}] {{where}}: {sentence_of(problem)}" for problem in broken}
