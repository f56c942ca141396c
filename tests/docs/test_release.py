"""What a release is made of: the notes are those of its version."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import yaml

import taberna
from tools import notes

ROOT = Path(__file__).parents[2]


def test_the_changelog_begins_with_this_version() -> None:
    text = notes.section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), taberna.__version__)
    assert text.startswith("- ")
    assert "\n## " not in text


def test_the_citation_is_of_this_version() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(told), "what the format asks for"
    assert told["version"] == taberna.__version__
    assert (
        told["license"]
        == tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license"]
    )


def test_only_the_newest_section_is_told() -> None:
    changelog = "# Changelog\n\n## 0.2.0 (2027-01-01)\n\n- new\n\n## 0.1.0\n\n- old\n"
    assert notes.section(changelog, "0.2.0") == "- new"
    with pytest.raises(SystemExit, match=r"0\.1\.0, but CHANGELOG\.md begins with 0\.2\.0"):
        notes.section(changelog, "0.1.0")


def test_files_of_another_version_are_noticed(tmp_path: Path) -> None:
    for name in ("taberna-0.1.0.tar.gz", "taberna-0.1.0-py3-none-any.whl", "taberna-0.1.0.1.tar.gz"):
        (tmp_path / name).touch()
    assert notes.strangers(tmp_path, "0.1.0") == ["taberna-0.1.0.1.tar.gz"]
