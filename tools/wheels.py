"""Build wheels and prove them: ``python -m tools.wheels --out dist --prove [--python python3.12 ...]``.

For each interpreter a compiled wheel is built, installed into a fresh environment without the sources beside it, and
started (`taberna play`, `taberna serve`). The proof runs the laws, the golden games, the adapters' playthroughs and a
server that plays tables there, and compares the checksums of seeded games with those of pure Python.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
#: Tests that need the installed package, their own files and the documents, but not the sources.
TESTS = ("adapters", "bots", "examples/test_kuhn.py", "games", "kernel", "records")
SERVER = ("test_table.py", "test_bots.py", "test_undo.py", "test_several_moves.py")


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    print("$", *command, flush=True)
    subprocess.run([str(word) for word in command], check=True, cwd=cwd, env={**_bare(), **variables})


def _bare() -> dict[str, str]:
    """The environment without what could lead to the sources."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


class Environment:
    """A fresh virtual environment of an interpreter."""

    def __init__(self, python: str, folder: Path) -> None:
        run(python, "-m", "venv", folder)
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = self.bin / "python"

    def install(self, *what: str | Path) -> None:
        run(self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)

    def locked(self, name: str) -> None:
        self.install("--require-hashes", "--requirement", LOCKS / f"{name}.txt")


def built(python: str, out: Path, *, compiled: bool = True, what: str = "--wheel") -> Path:
    """The file that one build makes; on Linux a compiled wheel is marked with the systems it runs on (auditwheel)."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tools = Environment(python, folder / "venv")
        tools.locked("wheel")
        switch = "1" if compiled else "0"
        build = ("-m", "build", what, "--no-isolation", "--outdir", folder / "built", ".")
        run(tools.python, *build, TABERNA_COMPILED=switch)
        (made,) = (folder / "built").iterdir()
        if "linux" in made.name:
            way = f"{tools.bin}{os.pathsep}{os.environ['PATH']}"
            run(tools.python, "-m", "auditwheel", "repair", "--wheel-dir", folder / "marked", made, PATH=way)
            (made,) = (folder / "marked").iterdir()
        return Path(shutil.copy(made, out))


def starts(bin: Path, folder: Path, build: str) -> None:
    """What the command line does with nothing but the wheel and what it depends on."""
    said = subprocess.run([bin / "taberna", "--version"], capture_output=True, text=True, check=True).stdout
    print(said.strip())
    if build not in said:
        raise SystemExit(f"a {build} build was expected")
    play = [bin / "taberna", "play", "senators", "--seed", "ave"]
    shown = subprocess.run(
        play, input="quit\n", capture_output=True, text=True, check=True, cwd=folder
    ).stdout
    if "Senators" not in shown:
        raise SystemExit(f"taberna play shows no table:\n{shown}")
    serve = [bin / "taberna", "serve", "--port", "0", "--data", folder / "tables.sqlite"]
    house = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
    try:
        assert house.stdout is not None
        for line in house.stdout:
            found = re.search(r"http://[0-9.:]+", line)
            if found:
                with urlopen(f"{found[0]}/health") as answer:
                    print("taberna serve:", answer.read().decode().strip())
                break
        else:
            raise SystemExit("taberna serve did not open")
    finally:
        house.send_signal(signal.SIGINT)
        house.wait(20)


def tested(environment: Environment, folder: Path) -> None:
    """The tests, in a folder that holds no sources."""
    for name in ("tests", "docs", "examples", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    chosen = [f"tests/{name}" for name in TESTS] + [f"tests/server/{name}" for name in SERVER]
    run(
        *(environment.python, "-m", "pytest", "-n", "2", "--dist", "loadgroup", "-m", "not sources", *chosen),
        cwd=folder,
    )


def same_games(environment: Environment, games: int) -> None:
    """Pure Python and the wheel play the same seeded games."""
    script = [str(ROOT / "tools" / "checksums.py"), str(games)]
    pure = subprocess.Popen(
        [sys.executable, *script],
        stdout=subprocess.PIPE,
        text=True,
        env={**_bare(), "PYTHONPATH": str(ROOT / "src")},
    )
    compiled = subprocess.run(
        [environment.python, "-I", *script], capture_output=True, text=True, check=True
    ).stdout
    expected, _ = pure.communicate()
    print(expected)
    if pure.returncode or not expected or compiled != expected:
        raise SystemExit(f"the wheel plays other games than pure Python:\n{compiled}")
    print(f"{games} games of each title and number of seats: identical", flush=True)


def proved(python: str, wheel: Path, games: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = Environment(python, folder / "venv")
        environment.locked("play")
        environment.install("--no-deps", wheel)
        starts(environment.bin, folder, "compiled")
        same_games(environment, games)
        environment.locked("dev")
        tested(environment, folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", nargs="*", default=[sys.executable], help="interpreters (this one)")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--prove", action="store_true", help="install each wheel and try everything")
    parser.add_argument("--games", type=int, default=1000, help="games of each checksum")
    parser.add_argument("--sdist", action="store_true", help="the sources too")
    parser.add_argument("--pure", action="store_true", help="the wheel without compiled code too")
    args = parser.parse_args()
    args.out.mkdir(exist_ok=True)
    if args.sdist:
        built(args.python[0], args.out, compiled=False, what="--sdist")
    if args.pure:
        built(args.python[0], args.out, compiled=False)
    for python in args.python:
        wheel = built(python, args.out)
        if args.prove:
            proved(python, wheel, args.games)
        print(wheel, flush=True)


if __name__ == "__main__":
    main()
