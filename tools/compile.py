"""Compile the rules, the bots' hot path and the server's with mypyc: ``python tools/compile.py SRC FOLDER``.

FOLDER gets the libraries, laid out as they are installed. TABERNA_OPT is the compiler's level of optimisation (3);
what lies in the folder TABERNA_BUILD is used again where the code has not changed.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

#: The modules of the kernel that games and bots are busy in.
KERNEL = [
    *("chance", "dealing", "differing", "kinds", "log", "move", "reader", "result"),
    *("state", "step", "zones"),
]
BOTS = ["evaluation", "habits", "lookahead", "net", "probing", "tree"]
ADAPTERS = ["by_kind", "derived", "encoding", "moment", "moments", "observing", "plan", "rows", "stretches"]
#: The way of a move through the server, from a message to its frames.
SERVER = [
    *("live/changes", "live/connection", "live/frames", "live/open_table", "live/socket", "live/view_cache"),
    *("store/sqlite/writer", "table/commands", "table/log", "table/table", "table/viewers", "text"),
]
GAMES = ["massilia", "provincia", "rome", "senators"]
#: What a game's folder holds besides its rules: words, checks of data, the game as the kernel knows it.
NOT_RULES = {
    *("__init__", "captions", "checks", "edition", "exploits", "faults", "fields", "game"),
    *("options", "position", "position_cards", "printed", "terminal"),
}

#: No function of a library can be replaced by another library's, so that the compiler may put it where it is called.
NOT_REPLACEABLE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

#: The libraries that others need are not there while a wheel is built: what is not compiled need not add up then.
MYPY = """
[mypy]
strict = true
ignore_errors = true
ignore_missing_imports = true
[mypy-taberna.kernel.*,taberna.games.*]
ignore_errors = false
"""


def groups() -> Iterator[tuple[list[str], str]]:
    """The files of each library, and its name; calls within one are the fastest."""
    yield [f"taberna/kernel/{name}.py" for name in KERNEL], "taberna_kernel"
    for game in GAMES:
        found = sorted(Path(f"taberna/games/{game}").rglob("*.py"))
        yield [path.as_posix() for path in found if path.stem not in NOT_RULES], f"taberna_{game}"
    yield [f"taberna/bots/{name}.py" for name in BOTS], "taberna_bots"
    yield [f"taberna/adapters/{name}.py" for name in ADAPTERS], "taberna_adapters"
    yield [f"taberna/server/{name}.py" for name in SERVER], "taberna_server"


def compile(source: Path, work: Path) -> Path:
    """The folder with the libraries."""
    shutil.rmtree(work / "taberna", ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "web", "words", "static")
    shutil.copytree(source / "taberna", work / "taberna", ignore=ignored)
    (work / "mypy.ini").write_text(MYPY)
    os.chdir(work)
    separate = list(groups())
    _forget(Path("lib"), {file.removesuffix(".py") for files, _ in separate for file in files})
    extensions = mypycify(
        ["--config-file=mypy.ini", *(file for files, _ in separate for file in files)],
        opt_level=os.environ.get("TABERNA_OPT", "3"),
        debug_level="0",
        separate=separate,
    )
    for extension in extensions if os.name == "posix" else ():
        extension.extra_compile_args += NOT_REPLACEABLE
    build = ["build_ext", "--build-lib=lib", f"--parallel={os.cpu_count()}"]
    setup(name="taberna", packages=[], ext_modules=extensions, script_args=["--quiet", *build])
    return work / "lib"


def _forget(built: Path, modules: set[str]) -> None:
    """Remove what an earlier build made of modules that are no longer compiled."""
    for library in (*built.glob("taberna/**/*.so"), *built.glob("taberna/**/*.pyd")):
        place = library.relative_to(built)
        if (place.parent / place.name.partition(".")[0]).as_posix() not in modules:
            library.unlink()


def main() -> None:
    source, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as fresh:
        work = Path(os.environ.get("TABERNA_BUILD") or fresh).resolve()
        work.mkdir(parents=True, exist_ok=True)
        made = compile(source, work)
        os.chdir(folder)
        shutil.copytree(made, folder, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
