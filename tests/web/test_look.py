"""A short look at every table in two windows; `make look` plays whole games in five."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import taberna
from tools.look.__main__ import moved
from tools.look.player import Player

from .conftest import Person

DECISIONS = 8
#: A laptop, and a phone with long words.
WINDOWS = [(1280, 720, "en"), (390, 844, "de")]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_everything_needed_is_in_sight_and_the_board_stays(
    game: str, window: tuple[int, int, str], person: Callable[..., Person]
) -> None:
    width, height, lang = window
    livia = person(viewport={"width": width, "height": height}, locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    player = Player(livia.page, seed=3)
    livia.sit_down(game, seed="look")
    while len(player.seen) < DECISIONS and player.asked():
        player.decide()
    assert player.seen
    for one in player.seen:
        assert one.unseen == []
        assert one.covered == []
        assert one.cut == []
    assert moved([corner for one in player.seen for corner in (one.corner, one.hovered)]) == 0
