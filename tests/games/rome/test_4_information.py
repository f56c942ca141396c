"""Hidden and public information (ROM-4)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from .helpers import ROME, log_of, play, position


def market(**spec: Any) -> Any:
    return position(
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market="Red[6,6] Blue[6]",
        displays={"black_market": ["wolf", "wolf", "bear"]},
        decks={"arena": ["parthian", "lion"]},
        **spec,
    )


def test_ROM_4_1_purchases_are_history_not_the_content_of_a_hand() -> None:
    state = market()
    play(state, "Red: buy wolf")
    view = state.view(1)
    assert view["purchases"] == [{"round": 1, "seat": 0, "card": "wolf"}]
    assert view["players"][0]["hand"] is None
    assert view["players"][0]["hand_size"] == 1


def test_ROM_4_2_a_blind_purchase_is_one_unseen_card_for_5_coins() -> None:
    state = market()
    events = log_of(state, "Red: buy_blind")
    assert events[0].seen_by(1) == {"key": "buys-blind", "rule": "ROM-4.2", "args": {"seat": 0, "cost": 5}}
    assert events[0].seen_by(0)["args"]["card"] == "parthian"


def test_ROM_4_3_no_view_names_hidden_cards() -> None:
    state = market()
    play(state, "Red: buy_blind")
    for viewer in (None, 1, 2):
        assert "parthian" not in json.dumps(state.view(viewer))
    assert state.view(0)["players"][0]["hand"] == ["parthian"]
    assert state.view(None)["deck_cards"] is None


def test_ROM_4_4_a_seat_sees_the_same_whoever_sits_there() -> None:
    state = market()
    play(state, "Red: buy_blind")
    copy = ROME.load(json.loads(json.dumps(state.dump())))
    assert copy.view(0) == state.view(0)


def test_ROM_4_everything_else_is_public() -> None:
    state = ROME.new(4, seed="open")
    seen = state.view(None)
    for seat in range(4):
        mine = state.view(seat)
        for key in ("tracks", "displays", "decks", "removed", "order", "round", "senate_deck"):
            assert mine[key] == seen[key]
        assert [p["dice"] for p in mine["players"]] == [p["dice"] for p in seen["players"]]


def test_ROM_4_a_perfect_memory_knows_what_was_bought_openly() -> None:
    """In every imagined world an opponent holds the open purchases not performed; blind cards vary."""
    state = market()
    play(state, "Red: buy_blind; buy wolf; buy bear")
    guesses: Counter[str] = Counter()
    for i in range(60):
        world: Any = ROME.imagine(state.view(1), Random(i))
        hand = Counter(ROME.names["arena_card"][c] for c in world.hands[0])
        assert hand["wolf"] >= 1
        assert hand["bear"] >= 1
        hand.subtract(["wolf", "bear"])
        guesses.update(+hand)
    assert len(guesses) > 4


def test_ROM_4_performed_cards_are_forgotten_rightly() -> None:
    """The lion performed in round 3 came from the deck; the one bought in round 4 is still in hand."""
    state = position(round=4)
    for number, seat, card in (
        (1, 0, "wolf"), (2, 0, None), (2, 0, "bear"), (3, 0, "gaul"), (3, 1, "lion"), (4, 0, "lion")
    ):  # fmt: skip
        code = -1 if card is None else ROME.codes["arena_card"][card]
        state.purchases = (state.purchases, number, seat, code)
    state.performances = ((3, 0, tuple(ROME.codes["arena_card"][c] for c in ("wolf", "bear", "lion"))),)
    known = [ROME.names["arena_card"][card] for card in state.known(0)]
    assert sorted(known) == ["gaul", "lion"]


def test_ROM_4_imagined_decks_keep_the_epochs() -> None:
    state = ROME.new(4, seed="epochs")
    orders = set()
    for i in range(20):
        world: Any = ROME.imagine(state.view(0), Random(i))
        epochs = [ROME.province_epoch[c] for c in world.decks[0]]
        assert epochs == sorted(epochs, reverse=True)
        orders.add(world.decks[0])
    assert len(orders) == 20


def test_ROM_4_at_the_end_everything_is_shown() -> None:
    state = position(round=5, step="FinalScoring", Red={"hand": ["wolf"]})
    view = state.view(None)
    assert view["players"][0]["hand"] == ["wolf"]
    assert view["deck_cards"]["arena"]
    assert view["seed"] is not None
