"""Installs the example as other packages are installed: on the path, with an entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from taberna.kernel import games

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="package", autouse=True)
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    installed = tmp_path_factory.mktemp("installed")
    about = installed / "kuhn_poker-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn-poker\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[taberna.games]\nkuhn = kuhn\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        patch.syspath_prepend(str(EXAMPLES))
        paths = [str(EXAMPLES), str(installed), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        games._look_outside.cache_clear()
        yield
    games.forget("kuhn")
