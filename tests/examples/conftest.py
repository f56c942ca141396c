"""Installs the example as other packages are installed: on the path, with an entry point."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from taberna.kernel import games

KUHN = Path(__file__).parent.parent.parent / "examples/kuhn"


@pytest.fixture(scope="package", autouse=True)
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    installed = tmp_path_factory.mktemp("installed")
    about = installed / "kuhn_poker-1.dist-info"
    about.mkdir()
    project = tomllib.loads((KUHN / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
    points = project["entry-points"]["taberna.games"].items()
    (about / "entry_points.txt").write_text("[taberna.games]\n" + "".join(f"{k} = {v}\n" for k, v in points))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        patch.syspath_prepend(str(KUHN))
        paths = [str(KUHN), str(installed), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        games._look_outside.cache_clear()
        yield
    games.forget("kuhn")
