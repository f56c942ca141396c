"""Make the state class, the view and the table of steps of each game from its declaration (`fields.py`) and its steps.

python tools/make_states.py            writes made_state.py and made_view.py in the folders of the games
python tools/make_states.py --check    fails if one of them is not what the declarations say
"""

from __future__ import annotations

import json
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import taberna.games
from taberna.kernel.making import found_steps, made_state, made_view
from taberna.kernel.step import Step

GAMES = Path(taberna.games.__file__).parent


def declared_games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def made(game: str) -> dict[Path, str]:
    """The texts of a game's made modules by their files."""
    package = f"taberna.games.{game}"
    folder = GAMES / game
    bare = ModuleType(package)  # its own __init__ needs what is to be made
    bare.__path__ = [str(folder)]
    sys.modules[package] = bare
    for module in pkgutil.iter_modules([str(folder / "steps")]):
        import_module(f"{package}.steps.{module.name}")
    declared = import_module(f"{package}.fields").FIELDS
    steps = found_steps(Step, package)
    return {
        folder / "made_state.py": formatted(made_state(declared)),
        folder / "made_view.py": formatted(made_view(declared, steps, package)),
    }


def in_another_process(game: str) -> dict[Path, str]:
    """The same, without touching the modules of this process."""
    asked = [sys.executable, __file__, "--print", game]
    printed = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return {Path(path): text for path, text in json.loads(printed).items()}


def formatted(text: str) -> str:
    ruff = Path(sys.executable).with_name("ruff")
    for command in (
        [
            str(ruff),
            "check",
            "--quiet",
            "--fix-only",
            "--select",
            "I,F401",
            "--stdin-filename",
            "made.py",
            "-",
        ],
        [str(ruff), "format", "--quiet", "--stdin-filename", "made.py", "-"],
    ):
        text = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return text


def main() -> None:
    if "--print" in sys.argv[1:]:
        print(json.dumps({str(path): text for path, text in made(sys.argv[2]).items()}))
        return
    for game in declared_games():
        for path, text in made(game).items():
            if "--check" not in sys.argv[1:]:
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                sys.exit(f"{game}/{path.name} is not what the declarations say: python tools/make_states.py")


if __name__ == "__main__":
    main()
