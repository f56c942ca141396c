"""Each of the four games from the lobby to the end in a real browser; every frame is searched for secrets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import taberna

from .conftest import Person
from .play import click_around, play_to_the_end

#: What only its owner may see while the game is on, by game: fields of a player's part of the view.
SECRETS = {
    "senators": ("cash", "hand", "secret_bid"),
    "provincia": ("hand", "tokens", "token_down", "played_tokens"),
    "massilia": ("money", "stones", "screen", "hand", "fresh_cards"),
    "rome": ("hand", "staged"),
}


def no_secrets(game: str, frame: dict[str, Any]) -> None:
    view = frame.get("view")
    if not view or view["result"]:
        return
    me = frame["seat"]
    assert view["seed"] is None
    for seat, player in enumerate(view["players"]):
        if seat != me:
            open_fields = [name for name in SECRETS[game] if player[name] is not None]
            assert open_fields == [], f"seat {seat} is open to seat {me}: {open_fields}"


@pytest.mark.parametrize("game", taberna.GAMES)
def test_from_lobby_to_the_end(game: str, person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table(game, seed=f"web {game}")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".board")).to_be_visible()
    click_around(page, 6)
    play_to_the_end(page)
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending tbody tr")).to_have_count(3)
    frames = [json.loads(frame) for frame in livia.frames]
    assert len(frames) > 20
    for frame in frames:
        no_secrets(game, frame.get("frame", frame))


@pytest.mark.parametrize("game", taberna.GAMES)
def test_two_clicks_to_a_game_against_bots(game: str, person: Callable[..., Person]) -> None:
    page = person().go("/")
    page.locator(f"[data-play={game}]").click()
    expect(page.locator(".board")).to_be_visible(timeout=15_000)
    expect(page.locator(".player")).not_to_have_count(0)
