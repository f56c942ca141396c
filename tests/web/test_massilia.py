"""Massilia in the browser: what its board shows of the rules."""

from __future__ import annotations

from collections.abc import Callable

import taberna

from .conftest import Person


def test_MAS_5_7_reputation_beyond_50_takes_a_tile_and_starts_again(person: Callable[..., Person]) -> None:
    shown = {0: (0.0, ""), 50: (1.0, ""), 51: (0.02, "+50"), 103: (0.06, "+100")}
    players = [{"reputation": reputation} for reputation in shown]
    state = taberna.game("massilia").position({"seats": 4, "players": players})
    livia = person()
    livia.post("me", {"name": "Livia"})
    record = taberna.Record.starting_from(state, ["Ann", "Ben", "Cleo", "Dan"])
    page = livia.go(f"/replay/{livia.post('records', {'record': record.dump()})['id']}")
    for seat, (place, tile) in enumerate(shown.values()):
        marker = page.locator(f'[data-flip="reputation {seat}"]')
        marker.wait_for()
        at = marker.evaluate("element => Number(element.style.getPropertyValue('--at'))")
        assert abs(at - place) < 1e-9, (seat, at)
        assert marker.locator(".fifty").all_inner_texts() == ([tile] if tile else [])
