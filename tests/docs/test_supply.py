"""Everything we install or carry with us has a hash, and the locks are what the project asks for."""

from __future__ import annotations

import importlib
import re
import subprocess
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("build", "play", "dev", "release", "wheel")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(name: str) -> dict[str, tuple[str, int]]:
    """Packages of a lock file: version and number of hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            package = re.match(r"([A-Za-z0-9._-]+)==(\S+)", line)
            assert package is not None, line[:80]
            found[normal(package[1])] = (package[2], len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", line)))
    return found


def wanted(extra: str | None) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = list(project["dependencies"])
    extras = project["optional-dependencies"]
    if extra is not None:
        lines += extras[extra]
        inner = [re.fullmatch(r"taberna\[(.*)\]", line) for line in extras[extra]]
        lines += [line for one in inner if one for name in one[1].split(",") for line in extras[name]]
    return {normal(re.split(r"[<>=!~;\[ ]", line)[0]) for line in lines} - {"taberna"}


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_hashes(name: str) -> None:
    packages = locked(name)
    assert len(packages) > 3
    assert [package for package, (_, hashes) in packages.items() if not hashes] == []


@pytest.mark.parametrize(("name", "extra"), [("play", None), ("dev", "dev")])
def test_the_locks_hold_what_the_project_asks_for(name: str, extra: str | None) -> None:
    assert wanted(extra) - set(locked(name)) == set(), "make lock"


@pytest.mark.parametrize("name", LOCKS)
def test_the_locks_have_the_versions_that_were_tested_together(name: str) -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if "==" in line)
    packages = locked(name)
    for package, version in pinned.items():
        if normal(package) in packages:
            assert packages[normal(package)][0] == version, f"{package}: make lock"


def test_installing_asks_for_hashes_and_nothing_else() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for line in makefile.splitlines():
        if "$(PIP)" in line:
            project = "--no-deps --no-build-isolation --editable ." in line
            assert "--require-hashes" in line or project, line


def test_files_of_others_are_what_they_were() -> None:
    packages = tomllib.loads((ROOT / "requirements" / "vendored.toml").read_text(encoding="utf-8"))["package"]
    listed: dict[str, str] = {}
    for package in packages:
        assert package["version"]
        assert package["licence"]
        assert package["archive"].startswith("sha512-")
        listed |= package["files"]
    for path, hash in listed.items():
        assert sha256((ROOT / path).read_bytes()).hexdigest() == hash, path
    static = ROOT / "src" / "taberna" / "web" / "static"
    carried = [
        file for folder in ("vendor", "fonts") for file in (static / folder).rglob("*") if file.is_file()
    ]
    assert {str(file.relative_to(ROOT)) for file in carried} <= set(listed), "and all of them are listed"


def test_scripts_load_nothing_from_elsewhere() -> None:
    static = ROOT / "src" / "taberna" / "web" / "static"
    statement = re.compile(r"""^(?:import|export)\b(?:[^;"'()=]*\bfrom)?\s*["']([^"'\n]+)["'];?$""", re.M)
    found = 0
    for file in static.rglob("*.js"):
        for source in statement.findall(file.read_text(encoding="utf-8")):
            found += 1
            assert source.startswith((".", "/")), f"{file.name}: {source}"
    assert found > 50


def test_no_lock_names_a_registry() -> None:
    for name in LOCKS:
        assert "://" not in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def test_nothing_that_looks_like_a_secret_is_tracked() -> None:
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("no repository")
    assert [file for file in done.stdout.split() if file.endswith((".key", ".pem", ".env", ".sqlite"))] == []


@pytest.mark.parametrize("tool", ["bench_start", "attack.__main__", "bench_web.__main__"])
def test_our_tools_can_still_be_started(tool: str) -> None:
    importlib.import_module(f"tools.{tool}")
