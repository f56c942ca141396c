"""The notes of a release: ``python -m tools.notes FOLDER`` writes this version's section of CHANGELOG.md there.

Fails if the changelog does not begin with this version, or a file of the folder has another one.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import taberna

ROOT = Path(__file__).parents[1]


def section(changelog: str, version: str) -> str:
    """What the changelog says about its newest version, which must be this one."""
    found = re.search(r"^## (\S+).*?\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE)
    if found is None or found[1] != version:
        newest = found[1] if found else "nothing"
        raise SystemExit(f"the version is {version}, but CHANGELOG.md begins with {newest}")
    return found[2].strip()


def strangers(folder: Path, version: str) -> list[str]:
    """Wheels and sources that are not of this version."""
    files = [*folder.glob("*.whl"), *folder.glob("*.tar.gz")]
    return [
        file.name for file in files if not re.match(rf"taberna-{re.escape(version)}[-.](?!\d)", file.name)
    ]


def main() -> None:
    folder = Path(sys.argv[1])
    version = taberna.__version__
    text = section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    wrong = strangers(folder, version)
    if wrong:
        raise SystemExit(f"not of version {version}: {', '.join(wrong)}")
    file = folder / f"taberna-{version}.notes.md"
    file.write_text(f"# Taberna {version}\n\n{text}\n", encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
