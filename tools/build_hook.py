"""The build hook of wheels: ``TABERNA_COMPILED=1`` compiles the rules and the bots' hot path (docs/compiled.md).

Without it a wheel is pure Python, as is an editable install always. Nothing is written into the source tree.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "TABERNA_COMPILED"
#: What compiling needs besides a C compiler.
NEEDS = ["mypy[mypyc]==2.4.1", "setuptools>=80"]


def wanted() -> bool:
    return os.environ.get(SWITCH, "0") not in ("", "0")


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return NEEDS if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        self._kept = tempfile.TemporaryDirectory()
        folder = Path(self._kept.name)
        root = Path(self.root)
        subprocess.run([sys.executable, root / "tools" / "compile.py", root / "src", folder], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(folder.rglob("*.so")) + sorted(folder.rglob("*.pyd")):
            build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_kept"):
            self._kept.cleanup()
