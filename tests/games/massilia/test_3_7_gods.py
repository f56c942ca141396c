"""MAS-3.7: god cards, and the windows they are played in (MAS-1.2, MAS-D16, MAS-D17)."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import asked, legal, log_of, play, player, position, refused, stall


def test_MAS_3_7_1_cards_go_face_up_to_the_discard_pile() -> None:
    state = position(temple=["black_2"], A={"hand": ["phoebus"]})
    events = log_of(state, "A: use brown; die black_2; value 2; with phoebus")
    assert state.view(None)["discard_pile"] == ["phoebus_1"]
    played = next(event for event in events if event.key == "plays-card")
    assert played.seen_by(None)["args"] == {"seat": 0, "card": "phoebus_1"}


def test_MAS_3_7_2_several_gods_in_one_turn() -> None:
    hand = ["venus", "minerva", "neptunus"]
    state = position(temple=["beige_2"], prices={"pink": 3}, A={"hand": hand, "stones": 2, "money": 0})
    play(state, "A: venus 2; use beige; die beige_2; value 1; with minerva; buy pink 1; with neptunus")
    assert player(state)["hand"] == []
    assert player(state)["stones"] == 0
    assert player(state)["stalls"]["S1"]["pink"] == 1


def test_MAS_3_7_3_only_pluto_in_another_players_turn() -> None:
    """Whoever is asked in B's turn beside B is an owner with tax or closing to answer for."""
    state = position(
        temple=["brown_1"],
        active=1,
        figures={"consul": "P8"},
        A={"hand": ["pluto", "venus", "mercurius"], "money": 1, "stones": 2, "stalls": {"S9": {"pink": 1}}},
    )
    play(state, "B: use brown; die brown_1; value 1; move consul clockwise")
    assert legal(state, "A") == ["pay", "pluto", "return pink"]


def _took(card: str, **spec: Any) -> Any:
    """A has just taken this card with a grey action; B is next."""
    state = position(
        temple=["grey_1", "brown_1", "brown_2"],
        display=[card, "mars"],
        A={"stalls": {"S5": {"pink": 2}, "S1": {}}, "money": 3},
        **spec,
    )
    return play(state, f"A: use grey; die grey_1; value 1; take {card}")


def test_MAS_3_7_4_a_fresh_card_waits_for_the_next_own_turn() -> None:
    state = _took("venus")
    assert player(state)["fresh"] == ["venus_1"]
    assert asked(state) == "B TurnMenu"
    play(state, "B: use brown; die brown_1; value 1; move pink clockwise")
    assert player(state)["fresh"] == []


def test_MAS_3_7_4_fresh_flags_end_with_the_next_phase_II() -> None:
    state = position(
        temple=["grey_1"],
        display=["mars", "juno"],
        A={"stalls": {"S5": {"pink": 2}}, "screen": []},
        B={"hand": ["venus"], "stones": 1},
    )
    play(state, "A: use grey; die grey_1; value 1; take mars", "B: pass", "A: pass")
    assert asked(state) == "A ReserveDice"
    play(state, f"A: keep {state.stack[-1].dump(state)['rolled'][0]}")
    assert "mars" in legal(state)


@pytest.mark.parametrize("blocked", [True, False])
def test_MAS_6_9_a_fresh_pluto(blocked: bool) -> None:
    state = _took("pluto", options={"fresh_pluto_blocked": blocked}, figures={"consul": "P4"})
    play(state, "B: use brown; die brown_1; value 1; move consul clockwise")
    assert asked(state) == "A Tax"
    assert ("pluto" in legal(state)) is not blocked
    if blocked:
        assert refused(state, "pluto").rule == "MAS-6.9"
    else:
        play(state, "A: pluto")
        assert player(state)["hand"] == player(state)["fresh"] == []


def test_MAS_3_7_5_and_MAS_7_26_cards_without_effect_are_not_playable() -> None:
    state = position(temple=["brown_2", "black_3"], A={"hand": ["minerva", "juno", "phoebus"]})
    play(state, "A: use brown; die brown_2; value 2")
    assert asked(state) == "A MoveFigure"  # no modification: no card has anything to replace
    state = position(temple=["black_3"], A={"hand": ["minerva", "juno", "phoebus"]})
    play(state, "A: use brown; die black_3; value 3")
    assert legal(state) == ["with nothing", "with phoebus"]
    assert refused(state, "with minerva").rule == "MAS-7.26"
    assert refused(state, "with juno_phoebus").rule == "MAS-7.26"
    assert refused(state, "with neptunus").rule == "MAS-3.6.3"


def test_MAS_3_7_6_venus_in_W1_and_then_pass() -> None:
    state = position(A={"hand": ["venus"], "stones": 2})
    play(state, "A: venus 2; pass")
    assert player(state)["stones"] == 0


def test_MAS_D16_asked_with_any_usable_card() -> None:
    for hand, question in ((["mars"], "A AfterAction"), ([], "B TurnMenu")):
        state = position(temple=["brown_1"], A={"hand": hand})
        play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
        assert asked(state) == question
    state = position(temple=["brown_1"], A={"hand": ["mars"], "stones": 2})
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    assert legal(state) == ["end"]
    assert refused(state, "venus 1").rule == "MAS-3.7.4"
    play(state, "A: end")
    assert asked(state) == "B TurnMenu"


def test_MAS_D17_and_MAS_7_15_one_or_two_of_the_own_stones() -> None:
    state = position(A={"hand": ["venus"], "stones": 1})
    assert legal(state)[:2] == ["pass", "venus 1"]
    assert refused(state, "venus 2").rule == "MAS-7.15"
    supply = state.supply
    play(state, "A: venus 1")
    assert (state.supply, player(state)["stones"]) == (supply + 1, 0)
    state = position(A={"hand": ["venus"], "stones": 0})
    assert refused(state, "venus 1").rule == "MAS-7.15"


def test_of_two_copies_the_one_everybody_saw_goes_first() -> None:
    """MAS-4.4: so that playing one tells nothing of the other."""
    state = position(A={"hand": ["venus_1", "venus_2"], "seen": ["venus_2"], "stones": 2})
    play(state, "A: venus 1")
    assert player(state)["hand"] == ["venus_1"]
    assert player(state)["seen"] == []


# -- the option that lets a card be played without effect (MAS-3.7.5) ----------------------------------

IDLE = {"cards_without_effect": True}


def test_MAS_3_7_5_a_card_without_effect_makes_room_for_a_sacrifice() -> None:
    hand = ["juno", "mars", "pluto"]
    holding = {"stalls": {"S1": {"pink": 1, "beige": 1}}, "hand": hand}
    plain = position(temple=["grey_1"], A=holding)
    assert "use grey" not in legal(plain)
    state = position(temple=["grey_1"], options=IDLE, A=holding)
    play(state, "A: use grey; die grey_1; value 1")
    assert legal(state) == ["with juno"]
    play(state, "A: with juno; give S1 pink; with nothing; draw")
    assert player(state)["stones"] == 0
    assert state.dump()["discard_pile"] == ["juno_1"]


def test_MAS_3_7_5_mars_without_a_die() -> None:
    spec = {"step": {"step": "ReserveDice", "rolled": ["grey_4"]}, "A": {"hand": ["mars"], "screen": []}}
    assert refused(position(**spec), "mars").rule == "MAS-7.26"
    state = position(options=IDLE, **spec)
    play(state, "A: mars")
    assert player(state)["hand"] == []
    assert "grey_4" in state.dump()["temple"]


def test_MAS_3_7_5_venus_without_a_stone() -> None:
    spec = {"temple": ["brown_1"], "A": {"hand": ["venus", "venus"], "stones": 0}}
    assert refused(position(**spec), "venus 0").rule == "MAS-7.15"
    state = position(options=IDLE, **spec)
    assert "venus 0" in legal(state)
    assert "venus 1" not in legal(state)
    supply = state.supply
    play(state, "A: venus 0")
    assert state.supply == supply
    assert "venus 0" not in legal(state)  # one Venus per turn (MAS-3.7.6)
    assert len(player(state)["hand"]) == 1


def test_MAS_3_7_5_venus_with_stones_returns_at_least_one() -> None:
    state = position(options=IDLE, temple=["brown_1"], A={"hand": ["venus"], "stones": 2})
    assert refused(state, "venus 0").rule == "MAS-7.15"


def test_MAS_3_7_5_pluto_for_the_only_stall() -> None:
    spec = {
        "temple": ["brown_1"],
        "figures": {"consul": "P8"},
        "A": {"stalls": {"S1": {}}},
        "B": {"stalls": {"S9": {}}, "hand": ["pluto"]},
    }
    move = "A: use brown; die brown_1; value 1; move consul clockwise"
    assert asked(play(position(**spec), move)) == "B TurnMenu"  # nothing can happen: no question (MAS-D13)
    state = play(position(options=IDLE, **spec), move)
    assert asked(state) == "B LastStall"
    assert legal(state, "B") == ["done", "pluto"]
    again = state.copy()
    play(state, "B: pluto")
    assert player(state, "B")["hand"] == []
    play(again, "B: done")
    assert player(again, "B")["hand"] == ["pluto_1"]
    for after in (state, again):
        assert stall(after, "S9") == ("B", {})
        assert asked(after) == "B TurnMenu"


def test_MAS_3_7_5_the_only_stall_asks_nobody_without_cards() -> None:
    state = position(options=IDLE, temple=["brown_1"], figures={"consul": "P8"}, B={"stalls": {"S9": {}}})
    play(state, "A: use brown; die brown_1; value 1; move consul clockwise")
    assert asked(state) == "B TurnMenu"


STEP = "A: use brown; die brown_1; value 1; move consul clockwise"


def test_MAS_6_9_a_fresh_pluto_and_no_money() -> None:
    them = {"hand": ["pluto"], "fresh": ["pluto"], "stalls": {"S9": {"pink": 1}}, "money": 0}
    state = position(temple=["brown_1"], figures={"consul": "P8"}, passed=[1], B=them)
    play(state, STEP)
    assert legal(state, "B") == ["return pink"]
    assert refused(state, "pluto", "B").rule == "MAS-6.9"
