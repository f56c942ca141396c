"""The documentation site builds without a warning, and its pages ask nobody else for anything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="an optional extra: pip install taberna[docs]")

ROOT = Path(__file__).parents[2]
TUTORIALS = ("tutorials/first-bot.md", "tutorials/first-learner.md", "tutorials/first-variant.md")
#: What a browser loads by itself: scripts, pictures, frames, style sheets, fonts.
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["'](?:https?:)?//|<link\b[^>]*\brel=["'](?:stylesheet|preload|icon|preconnect)["'][^>]*\bhref=["'](?:https?:)?//|@import\s+["']?https?:|url\(["']?https?:"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "docs", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_of_the_documents_is_in_the_site(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        assert (site / page.relative_to(ROOT / "docs").with_suffix(".html")).exists(), page.name
    assert "why_not" in (site / "api.html").read_text(encoding="utf-8")


def test_whatever_the_documents_import_is_in_the_reference(site: Path) -> None:
    reference = (site / "api.html").read_text(encoding="utf-8")
    wanted = set()
    for page in ("research.md", "bot-api.md", "baselines.md", *TUTORIALS):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        for module, names in re.findall(r"^from (taberna\S*) import (.+)$", text, re.M):
            wanted |= {f"{module}.{name.strip()}" for name in names.split(",")}
        wanted |= set(re.findall(r"`(taberna\.adapters\.\w+\.[A-Z]\w+)", text))
    assert len(wanted) > 8
    assert [
        name
        for name in sorted(wanted)
        if f'id="{name}"' not in reference and f'id="module-{name}"' not in reference
    ] == []


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    looked = 0
    for file in site.rglob("*"):
        if file.suffix in (".html", ".css", ".js"):
            looked += 1
            assert LOADED.search(file.read_text(encoding="utf-8")) is None, file.name
    assert looked > 30
