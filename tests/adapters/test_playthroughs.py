"""OpenSpiel's own golden files: a stored playthrough is generated again, to the letter."""

from __future__ import annotations

import gzip

import pytest

import taberna
from tests.adapters import playthroughs

pytest.importorskip("pyspiel", reason="OpenSpiel is an optional extra: pip install taberna[openspiel]")


@pytest.mark.parametrize("name", taberna.GAMES)
def test_playthrough_is_what_it_was(name: str) -> None:
    stored = gzip.decompress(playthroughs.file(name).read_bytes()).decode()
    assert playthroughs.written(name).splitlines() == stored.splitlines()
