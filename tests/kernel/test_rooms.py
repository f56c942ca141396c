"""Imports point one way: kernel ← games ← the rest. Nothing in kernel or games needs a foreign library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import taberna

SOURCE = Path(taberna.__file__).parent
ABOVE = {"bots", "lab", "adapters", "server", "web", "terminal", "locale", "cli"}


def imported(path: Path) -> Iterator[str]:
    """Absolute names of all modules a file imports, also inside functions."""
    package = list(path.relative_to(SOURCE.parent).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names)


def files(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("path", files("kernel"), ids=lambda p: p.name)
def test_kernel_imports_nothing_of_the_rest(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or name == "taberna" or name.startswith("taberna.kernel"), name
        assert top not in ("asyncio", "threading", "random") or name.startswith("random"), name


@pytest.mark.parametrize("path", files("games"), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_games_import_only_the_kernel_and_themselves(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in imported(path):
        if name.startswith("taberna."):
            assert name.startswith(("taberna.kernel", f"taberna.games.{own}")), name
        else:
            assert name.split(".")[0] in {*sys.stdlib_module_names, "taberna"}, name


@pytest.mark.parametrize("room", sorted(ABOVE - {"cli", "web", "locale"}))
def test_nobody_outside_imports_the_inside_of_a_state(room: str) -> None:
    """Bots, server, terminal and adapters see views; a game's state and steps are closed to them."""
    for path in files(room):
        for name in imported(path):
            inside = name.startswith("taberna.games.") and name.split(".")[3:4] in (
                ["state"],
                ["steps"],
                ["money"],
            )
            assert not inside, f"{path}: {name}"


def test_import_taberna_loads_no_heavy_library() -> None:
    heavy = ("rich", "fluent", "numpy", "asyncio", "starlette")
    code = f"import sys, taberna; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
