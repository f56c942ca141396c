"""Imports point one way: kernel ← rules of the games ← the rest. Nothing in kernel or rules needs a foreign library.

A game's folder holds more than its rules: how bots judge it (`evaluation`), how learners see it (`tensor`), what is
counted after it (`statistics`), how the terminal draws it (`terminal`), and scripts that try the bots (`exploits`).
These parts may import what they need of the house; the rules import nothing of the rest and none of these parts. The
parts, like everybody outside, see no state.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import taberna

pytestmark = pytest.mark.sources

SOURCE = Path(taberna.__file__).parent
#: Modules of a game's folder that are not rules.
PARTS = ("evaluation", "exploits", "statistics", "tensor", "tensor_memory", "terminal")
ABOVE = {"bots", "debrief", "puzzles", "lab", "adapters", "server", "web", "terminal", "locale", "cli"}


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
        if path.stem == "native" and top == "mypy_extensions":  # for the compiler only
            continue
        assert top in sys.stdlib_module_names or name == "taberna" or name.startswith("taberna.kernel"), name
        assert top not in ("asyncio", "threading", "random") or name.startswith("random"), name


def parts_of_games() -> list[Path]:
    return [path for path in files("games") if path.stem in PARTS and path.parent.parent.name == "games"]


def rules() -> list[Path]:
    return [path for path in files("games") if path not in parts_of_games()]


@pytest.mark.parametrize("path", rules(), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_rules_import_only_the_kernel_and_themselves(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in imported(path):
        if name.startswith("taberna."):
            assert name.startswith(("taberna.kernel", f"taberna.games.{own}")), name
            assert not name.startswith(tuple(f"taberna.games.{own}.{part}" for part in PARTS)), name
        else:
            assert name.split(".")[0] in {*sys.stdlib_module_names, "taberna"}, name


@pytest.mark.parametrize("path", parts_of_games(), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_a_part_of_a_game_names_no_other_game(path: Path) -> None:
    own = path.parent.name
    for name in imported(path):
        assert not name.startswith("taberna.games.") or name.startswith(f"taberna.games.{own}."), name


def test_every_game_of_the_house_is_a_folder_with_all_its_parts() -> None:
    for game in (path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()):
        there = {path.name for path in game.iterdir()}
        assert {
            "evaluation.py",
            "weights.json",
            "tensor.py",
            "terminal.py",
            "rules.md",
            "golden.toml",
        } <= there


@pytest.mark.parametrize("room", [*sorted(ABOVE - {"cli", "web", "locale"}), "parts of games"])
def test_nobody_outside_imports_the_inside_of_a_state(room: str) -> None:
    """Bots, server, terminal and adapters see views; a game's state and steps are closed to them."""
    for path in parts_of_games() if room == "parts of games" else files(room):
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
