"""Cases of an independent examination: several rules at once, at their limits."""

from __future__ import annotations

import json
from random import Random

import pytest

from .helpers import MASSILIA, asked, legal, play, player, position, refused, stall

STALLS = {"S5": {"pink": 3, "orange": 2, "purple": 1}}
SACRIFICE = "A: use grey; die grey_1; value 1; give S5 orange"
STEP = "A: use brown; die brown_1; value 1; move consul clockwise"


def test_MAS_7_11_the_refill_shuffles_the_jupiter_just_played() -> None:
    state = position(
        temple=["grey_1"],
        draw_pile=[],
        display=["mars_1", "venus_1"],
        A={"hand": ["jupiter"], "stalls": STALLS},
    )
    play(state, f"{SACRIFICE}; with jupiter")
    discards = sorted(state.dump()["discard_pile"])
    assert "jupiter_1" in discards
    play(state, "A: take mars")
    dump = state.dump()
    assert dump["discard_pile"] == []
    assert sorted([dump["display"][0], *dump["draw_pile"]]) == discards
    assert dump["display"][1] == "venus_1"
    play(state, "A: decline")
    assert asked(state) == "B TurnMenu"  # only a fresh card in hand: no question after the action (MAS-D16)


def test_MAS_D10_the_last_card_of_the_pile_and_no_early_shuffle() -> None:
    rest = [
        card for card in MASSILIA.names["card"] if card not in ("juno_1", "mars_1", "venus_1", "jupiter_1")
    ]
    spec = {"draw_pile": ["juno_1"], "discard_pile": rest, "display": ["mars_1", "venus_1"]}
    state = position(temple=["grey_1"], **spec, A={"hand": ["jupiter_1"], "stalls": STALLS})
    play(state, f"{SACRIFICE}; with jupiter; take venus")
    dump = state.dump()
    assert (dump["display"], dump["draw_pile"], dump["shuffles"]) == (["mars_1", "juno_1"], [], 0)
    assert "draw" in legal(state)  # on offer, though the pile is empty
    play(state, "A: draw")
    assert state.dump()["shuffles"] == 1
    assert len(state.dump()["draw_pile"]) == len(rest)  # and Jupiter, less the card drawn


def test_MAS_7_13_a_venus_before_the_action_makes_room_for_a_card() -> None:
    hand = ["venus", "mars", "pluto"]
    assert "use grey" not in legal(position(temple=["grey_1"], A={"hand": hand, "stalls": STALLS}))
    state = position(temple=["grey_1"], A={"hand": hand, "stones": 1, "stalls": STALLS})
    assert "use grey" not in legal(state)
    play(state, "A: venus 1")
    assert legal(state) == ["pass", "use brown", "use black", "use grey"]  # the stall is full
    play(state, f"{SACRIFICE}; with nothing; draw")
    assert asked(state) == "B TurnMenu"  # one Venus per turn: not asked again


def test_MAS_6_18_phoebus_then_jupiter_take_two_cards() -> None:
    state = position(temple=["brown_1"], A={"hand": ["jupiter", "phoebus", "mars"], "stalls": STALLS})
    play(state, "A: use grey; die brown_1; value 1")
    other = play(state.copy(), "A: with nothing; give S5 pink")
    assert legal(other) == ["with jupiter"]
    play(state, "A: with phoebus; give S5 pink; with jupiter; draw; draw")
    assert len(player(state)["hand"]) == 3


def test_MAS_7_8_six_stalls_one_of_them_closed_and_built_anew() -> None:
    stalls = {**{f"S{n}": {"pink": 1} for n in range(2, 7)}, "S7": {}}
    state = position(temple=["brown_1"], figures={"consul": "P6"}, A={"money": 5, "stalls": stalls})
    play(state, STEP)
    assert legal(state) == ["no_build", "build"]
    play(state, "A: build; stock S2 pink; done")
    assert stall(state, "S7") == ("A", {"pink": 1})
    assert player(state)["money"] == 0


def test_MAS_D14_without_a_tile_a_stall_is_closed_but_nothing_built() -> None:
    mine = {f"S{n}": {"pink": 1} for n in range(2, 8)}
    state = position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 50, "stalls": mine},
        B={"stalls": {"S9": {}, "S10": {}}},
    )
    play(state, STEP)
    assert asked(state) == "B TurnMenu"
    assert list(player(state, "B")["stalls"]) == ["S10"]


def test_MAS_D02_mars_with_one_sesterce() -> None:
    step = {"step": "ReserveDice", "rolled": ["brown_1", "brown_2", "grey_3"]}
    state = position(temple=[], step=step, A={"money": 1, "hand": ["mars"]})
    play(state, "A: keep brown_1")
    assert legal(state) == ["mars", "keep brown_2", "keep grey_3"]  # done would cost 2
    play(state, "A: keep brown_2")
    assert legal(state) == ["mars"]  # a third die would cost 2
    play(state, "A: mars")
    assert player(state)["reserve"] == ["brown_1", "brown_2"]
    assert player(state)["money"] == 1


def test_MAS_6_9_a_fresh_pluto_and_no_money() -> None:
    them = {"hand": ["pluto"], "fresh": ["pluto"], "stalls": {"S9": {"pink": 1}}, "money": 0}
    state = position(temple=["brown_1"], figures={"consul": "P8"}, passed=[1], B=them)
    play(state, STEP)
    assert legal(state, "B") == ["return pink"]
    assert refused(state, "pluto", "B").rule == "MAS-6.9"


def test_MAS_7_17_neptunus_without_money_and_mercurius_either_way() -> None:
    spec = {"money": 0, "hand": ["neptunus", "mercurius"], "stalls": {"S5": {}}}
    state = position(temple=["beige_2"], prices={"pink": 2}, marks={"pink": 1}, A=spec)
    play(state, "A: use beige; die beige_2; value 2; buy pink 2")
    assert set(legal(state)) == {
        f"with {up_or_down}neptunus" for up_or_down in ("", "mercurius_down_", "mercurius_up_")
    }
    play(state, "A: with neptunus")
    assert stall(state, "S5") == ("A", {"pink": 2})
    assert state.dump()["marks"]["pink"] == 1  # falls, but not below 1


def test_MAS_7_5_a_customer_sells_after_a_full_circle() -> None:
    spec = {"figures": {"pink": "P5"}, "marks": {"pink": 3}, "prices": {"temple": 3}}
    state = position(3, temple=["brown_4", "brown_6", "brown_6"], A={"money": 0, "stalls": STALLS}, **spec)
    play(state, "A: use brown; die brown_4; die brown_6; die brown_6; value 16; steps 0; move pink counter")
    assert (player(state)["money"], player(state)["reputation"]) == (9, 9)


def test_MAS_3_16_a_round_in_an_unusual_order() -> None:
    state = position(4, order=[2, 0, 3, 1], temple=["brown_1"])
    play(state, "C: pass", "A: pass", "D: pass", "B: pass")
    assert state.dump()["order"] == [1, 3, 0, 2]


@pytest.mark.parametrize("seed", range(3))
def test_MAS_4_7_others_are_asked_the_same_whatever_is_hidden(seed: int) -> None:
    """A move that reveals nothing leaves the others with equal views, whatever cards the mover holds."""
    rng = Random(seed)
    state = MASSILIA.new(2 + seed, {"penalty_supply": 8}, f"prompts {seed}")
    compared = 0
    while state.to_move:
        mover = state.to_move[0]
        move = rng.choice(state.moves(mover))
        viewer = rng.choice([None, *(seat for seat in range(state.seats) if seat != mover)])
        world = MASSILIA.imagine(state.view(viewer), Random(rng.random()))
        before = state.revealed
        state.play(mover, move)
        if world.why_not(mover, move) is None:
            world.play(mover, move)
            assert world.to_move == state.to_move
            assert [step.name for step in world.stack] == [step.name for step in state.stack]
            if state.revealed == before:
                assert json.dumps(world.view(viewer)) == json.dumps(state.view(viewer))
                compared += 1
    assert compared > 50
