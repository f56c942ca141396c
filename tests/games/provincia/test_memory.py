"""The memory of hidden cards under stress: small decks, many CONSUETUDO, many reshuffles and hand-limit discards."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import taberna
from taberna.kernel.laws.leaks import leaks_nothing
from taberna.kernel.laws.run import Run

#: 21 CONSUETUDO instead of COMMERCIUM, 18 building cards in the deck, free peeks, small hands.
STRESS = {
    "spqr": {
        **{
            name: {"count": 0}
            for name in taberna.game("provincia").names["card"]
            if name.startswith("commercium")
        },
        "consuetudo": {"count": 21, "gold": 0},
    },
    "setup": {"deck": {"left": 18}},
    "tracks": {"hand": {"limit": 3}},
}
GAME = taberna.game("provincia", STRESS)


def eager(rng: Random, texts: list[str]) -> str:
    """Mostly CONSUETUDO, few other plays, so that hands overflow."""
    if "play consuetudo" in texts and rng.random() < 0.8:
        return "play consuetudo"
    if "end" in texts and rng.random() < 0.6:
        return "end"
    down = [text for text in texts if text.startswith("take_face_down")]
    return rng.choice(down if down and rng.random() < 0.5 else texts)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_imagined_worlds_agree_with_every_view(seats: int) -> None:
    peeks = reshuffles = 0
    for seed in range(4):
        rng = Random(f"{seats} {seed}")
        state = GAME.new(seats=seats, seed=f"stress {seats} {seed}")
        while state.to_move:
            seat = rng.choice(state.to_move)
            events = state.listen()
            state.play(seat, eager(rng, [move.text for move in state.moves(seat)]))
            peeks += sum(event.key == "looks" for event in events)
            reshuffles += sum(event.key == "reshuffles" for event in events)
            state.listener = None
            assert state.faults() == []
            if rng.random() < 0.25:
                for viewer in (None, *range(seats)):
                    view = state.view(viewer)
                    world = GAME.imagine(json.loads(json.dumps(view)), Random(rng.random()))
                    assert world.faults() == []
                    assert world.view(viewer) == view
    assert peeks > 12
    assert reshuffles > 12


def test_a_card_shown_in_a_hand_has_its_copy_before_any_doubtful_one() -> None:
    """Of two copies one is known in each of two hands; an older note of a third goes without its card.

    Seat 3 took COMMERCIUM openly, discarded two other cards unseen and played one; by what everybody can work out
    the first COMMERCIUM was discarded. Then seat 3 shows it.
    """
    run = Run(taberna.game("provincia"), 4, {}, "leaks 1")
    run.to_end(leaks_nothing, 0.3)


def test_what_one_knows_stays_true() -> None:
    """Whatever a view remembers as certain is true in the real world: the top, own discards, noted cards."""
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(seats=3, seed=f"true {seed}")
        while state.to_move:
            seat = rng.choice(state.to_move)
            state.play(seat, eager(rng, [move.text for move in state.moves(seat)]))
            if state.result is not None or rng.random() > 0.2:
                continue
            truth = state.dump()
            for viewer in range(3):
                for deck, memory in state.view(viewer)["memory"].items():
                    own = memory["private"]
                    assert truth["decks"][deck][: len(own["top"])] == own["top"]
                    assert not Counter(own["buried"] + memory["pile"]) - Counter(truth["discards"][deck])
                    hidden = Counter(truth["decks"][deck] + truth["discards"][deck] + truth["face_down"])
                    for player in truth["players"]:
                        hidden.update(player["hand"])
                    for step in truth["stack"]:
                        hidden.update(
                            [*step.get("cards", []), *step.get("left", []), *step.get("placed", [])]
                            if step["step"] in ("KeepCard", "ArrangeCards")
                            else []
                        )
                    assert not Counter(own["within"]) - hidden
                    for other, card in own["notes"]:
                        assert card in truth["players"][other]["hand"]
                    for place, card in enumerate(own["slots"]):
                        assert card is None or truth["face_down"][place] == card
