"""What a learner sees: two situations that differ in anything a view shows differ in the numbers too."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.adapters.encoding import Encoding

from .helpers import play, position

ENCODING = Encoding.of("massilia", 2)


def seen(state: Any, seat: int = 0) -> list[float]:
    return ENCODING.vector(state.view(seat), seat).tolist()


def rolled(*dice: str) -> Any:
    return position(step={"step": "ReserveDice", "rolled": list(dice)}, A={"screen": []})


def kept(*texts: str) -> Any:
    return play(rolled("brown_2", "grey_5"), *texts)


CHANGES = {
    "rolled dice": (rolled("brown_2", "grey_5"), rolled("brown_2", "grey_6")),
    "kept dice": (kept(), kept("A: keep brown_2")),
    "the value of an action": tuple(position(step={"step": "MoveFigure", "value": v}) for v in (3, 4)),
    "dice of a composition": tuple(
        play(position(temple=["brown_2", "brown_3"]), f"A: use brown; die {die}")
        for die in ("brown_2", "brown_3")
    ),
    "the supply of stones": (position(supply=5), position(supply=6)),
    "stones that everybody saw taken": (position(B={"stones": 2}), position(B={"stones": 3})),
    "money that everybody saw paid": (position(B={"money": 2}), position(B={"money": 3})),
    "turn order": (position(order=[0, 1]), position(order=[1, 0], active=0)),
    "temple dice": (position(temple=["brown_2"]), position(temple=["brown_3"])),
    "a mark": (position(marks={"pink": 1}), position(marks={"pink": 3})),
    "prices": (position(prices={"pink": 1}), position(prices={"pink": 3})),
    "a figure": (position(figures={"pink": "P1"}), position(figures={"pink": "P2"})),
    "goods": tuple(position(A={"stalls": {"S1": {"pink": n}}}) for n in (1, 2)),
    "a card everybody saw": (
        position(B={"hand": ["juno"], "seen": ["juno"]}),
        position(B={"hand": ["venus"], "seen": ["venus"]}),
    ),
    "a fresh card": (position(A={"hand": ["juno"]}), position(A={"hand": ["juno"], "fresh": ["juno"]})),
    "the draw pile": (position(), position(draw_pile=[])),
    "the round": (position(round=1), position(round=2)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_an_observation_tells(what: str) -> None:
    one, other = CHANGES[what]
    assert seen(one) != seen(other)


def test_MAS_4_4_an_observation_tells_no_secrets() -> None:
    assert seen(position(B={"hand": ["juno"]}, seed="x")) == seen(position(B={"hand": ["venus"]}, seed="x"))
