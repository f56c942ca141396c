"""All golden games replay, verify, and show every viewer what they showed before."""

from __future__ import annotations

import pytest

import taberna
from tests import golden

GAMES = [(game, entry["name"]) for game in taberna.GAMES for entry in golden.wanted(game)]


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_golden_game_replays_to_the_letter(game: str, name: str) -> None:
    record_file, transcript_file = golden.files(game, name)
    record = taberna.Record.load(record_file.read_text(encoding="utf-8"))
    assert record.verify() == []
    assert golden.transcript(record).splitlines() == transcript_file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", taberna.GAMES)
def test_at_least_twelve_golden_games_at_all_seat_counts(game: str) -> None:
    entries = golden.wanted(game)
    engine = taberna.game(game)
    assert len(entries) >= 12
    assert {entry["seats"] for entry in entries} == set(range(engine.min_seats, engine.max_seats + 1))


def test_senators_golden_games_cover_variants_and_presets() -> None:
    options = [entry.get("options", {}) for entry in golden.wanted("senators")]
    presets = set(taberna.game("senators").presets) - {"default"}
    assert {o["preset"] for o in options if "preset" in o} == presets
    assert any(o.get("variant_influence") for o in options)
    assert any(o.get("variant_antiluck") for o in options)
