"""States declared once: what is made from a declaration is up to date, and a step never changes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import taberna.games
from tools import make_states

pytestmark = pytest.mark.sources

STEPS = sorted(Path(taberna.games.__file__).parent.glob("*/steps/*.py"))


@pytest.mark.parametrize("game", make_states.declared_games())
def test_the_made_modules_are_what_the_declarations_say(game: str) -> None:
    for path, text in make_states.in_another_process(game).items():
        assert path.read_text(encoding="utf-8") == text, "python tools/make_states.py"


@pytest.mark.parametrize("path", STEPS, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_a_step_never_changes(path: Path) -> None:
    """Fields of a step are set where it is made, and nowhere else."""
    for cls in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(cls, ast.ClassDef):
            continue
        for function in cls.body:
            if isinstance(function, ast.FunctionDef) and function.name != "__init__":
                for node in ast.walk(function):
                    targets = (
                        node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
                    )
                    for target in targets:
                        own = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)
                        changed = own and target.value.id == "self"  # type: ignore[union-attr]
                        assert not changed, f"{cls.name}.{function.name}: line {node.lineno}"  # type: ignore[attr-defined]
