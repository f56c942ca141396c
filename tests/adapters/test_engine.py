"""What a seat remembers holds nothing of the sealed choices of others."""

from __future__ import annotations

import taberna
from taberna.adapters.engine import Engine
from taberna.kernel.spec import GameSpec

HANDS = [{"hand": ["wolf", "bear", "lion"]}, {"hand": ["gaul", "gaul", "german"]}]


def test_ROM_D26_a_set_is_remembered_like_a_pass() -> None:
    memories = []
    for choice in ("pass", "stage wolf; stage bear; stage lion; commit"):
        engine = Engine(GameSpec.of("rome", 2))
        engine.state = engine.game.position({"round": 3, "step": "Performance", "players": HANDS})
        for text in choice.split("; "):
            engine.act(taberna.game("rome").move(text).id)
        assert engine.acting == 1
        memories.append((engine.memory(0), engine.memory(1), engine.memory(None)))
    one, other = memories
    assert one[1:] == other[1:]
    assert one[0] != other[0]


def test_a_copy_without_recall_goes_its_own_way() -> None:
    engine = Engine(GameSpec.of("rome", 2), recall=False)
    engine.start("twins")
    twin = engine.copy()
    before = twin.truth.dump()
    assert engine.acting is not None
    engine.act(engine.legal(engine.acting)[0])
    assert twin.truth.dump() == before != engine.truth.dump()
