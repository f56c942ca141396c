"""What a learner sees: two situations that differ in anything a view shows differ in the numbers too."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taberna.adapters.encoding import Encoding

from .helpers import ROME, play, position

ENCODING = Encoding.of("rome", 3)
WOLVES = {"hand": ["wolf", "wolf", "bear"]}


def seen(state: Any, seat: int = 0) -> list[float]:
    return ENCODING.vector(state.view(seat), seat).tolist()


def shown(*texts: str) -> Any:
    state = position(
        round=3, step="Performance", Red=WOLVES, Blue=WOLVES | {"hand": ["lion", "gaul", "german"]}
    )
    return play(state, *texts)


CHANGES = {
    "dice": tuple(position(Red={"dice": dice}) for dice in ([1, 2, 3, 4], [1, 2, 3, 5])),
    "a forfeited die": tuple(position(Blue={"dice": [1], "forfeited": die}) for die in (2, 3)),
    "the fourth die of a group": tuple(
        position(military=f"Red[6,6,6,{die}]", turn="Blue", Blue={"dice": [1, 2, 3, 4]}) for die in (1, 2)
    ),
    "who stands in a section": tuple(position(senate=track) for track in ("Red[2] Blue[3]", "Blue[2] Red[3]")),
    "player order": tuple(position(order=order, active=0) for order in ([0, 1, 2], [0, 2, 1])),
    "the die a cycle is about": (position(), position(military="Red[1]", senate="Blue[1]", turn="Yellow")),
    "what a card lies on": tuple(
        position(
            Red={
                "senate": ["censor"], "provinces": ["sicilia", "aquitania"],
                "exhausted": ["sicilia", "aquitania"], "used": [{"card": "censor", "on": [on]}],
            }
        )
        for on in ("sicilia", "aquitania")
    ),
    "rolls of Proconsul": tuple(
        position(step={"step": "RerollDice", "card": "proconsul", "left": left, "rolled": True}) for left in (1, 2)
    ),
    "promised strength": tuple(position(Blue={"promised": {"strength": n}}) for n in (0, 1)),
    "an own set": (shown("Red: stage wolf"), shown("Red: stage wolf; stage wolf")),
    "who has decided": (shown(), shown("Blue: pass")),
}  # fmt: skip


@pytest.mark.parametrize("what", CHANGES)
def test_an_observation_tells(what: str) -> None:
    one, other = CHANGES[what]
    assert seen(one) != seen(other)


def test_an_observation_remembers_purchases_and_performances() -> None:
    spec: dict[str, Any] = {
        "step": {"step": "ResolveTrack", "track": "black_market"},
        "black_market": "Blue[6]",
        "displays": {"black_market": ["wolf", "bear", "lion"]},
    }
    open_card = play(position(**spec), "Blue: buy lion")
    blind = play(position(**spec), "Blue: buy_blind")
    start, end = ENCODING.sections["purchases"]
    assert seen(open_card)[start:end] != seen(blind)[start:end]
    state = shown("Red: stage wolf; stage wolf; stage bear; commit", "Blue: pass")
    start, end = ENCODING.sections["performances"]
    performed = seen(state)[start:end]
    cards = ENCODING.seats * len(ROME.names["arena_card"])
    assert sum(performed[:cards]) == pytest.approx(1)  # three cards
    assert sum(performed[cards:]) == 1  # one seat, in one round


def test_ROM_4_3_an_observation_tells_no_secrets() -> None:
    state = shown("Blue: stage lion; stage gaul; stage german; commit")
    worlds = [ROME.imagine(state.view(0), Random(seed)) for seed in range(8)]
    assert {tuple(seen(world)) for world in worlds} == {tuple(seen(state))}
    assert len({tuple(seen(world, 1)) for world in worlds}) > 1
