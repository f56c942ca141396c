"""What the documents show runs: every Python block, and every link between our own pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p)], ids=lambda p: p.name)
def test_python_blocks_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks of one page run one after the other, as a reader would type them."""
    if "pyspiel" in page.read_text(encoding="utf-8"):
        pytest.importorskip("pyspiel")
    scope: dict[str, object] = {}
    for block in blocks(page):
        exec(compile(block, str(page), "exec"), scope)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_between_our_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_the_tutorial_shows_the_whole_example() -> None:
    """The blocks of a-new-game.md up to the game are examples/kuhn, line by line."""
    shown = "\n".join(blocks(ROOT / "docs/a-new-game.md")[:4])
    example = (ROOT / "examples/kuhn/kuhn/__init__.py").read_text(encoding="utf-8")
    assert [line for line in shown.splitlines() if line] == [line for line in example.splitlines() if line]
