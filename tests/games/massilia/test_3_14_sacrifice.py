"""MAS-3.14: sacrifices; MAS-D09 to MAS-D11."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from .helpers import MASSILIA, asked, harbour, legal, play, player, position, refused, stall

STALLS = {"S1": {"pink": 2, "beige": 1}, "S4": {"pink": 1, "purple": 2}}


def sacrificing(value: int, **mine: Any) -> Any:
    state = position(temple=[f"grey_{value}"], A={"stalls": STALLS, **mine}, display=["juno", "mars"])
    return play(state, f"A: use grey; die grey_{value}; value {value}")


@pytest.mark.parametrize("value", range(1, 7))
def test_MAS_3_14_1_and_MAS_D09_every_selection_once(value: int) -> None:
    found = []

    def walk(state: Any) -> None:
        if asked(state) == "A TakeCard":
            found.append(tuple(tuple(player(state)["stalls"][s].values()) for s in ("S1", "S4")))
            return
        assert len(state.moves(0)) > 1, "a question with one answer"
        for move in legal(state):
            walk(play(state.copy(), f"A: {move}"))

    walk(sacrificing(value))
    cubes = [(s, g) for s, held in STALLS.items() for g, n in held.items() for _ in range(n)]
    expected = set()
    for given in set(combinations(cubes, value)):
        gone = Counter(given)
        expected.add(
            tuple(
                tuple(STALLS[s].get(g, 0) - gone[s, g] for g in ("pink", "orange", "purple", "beige"))
                for s in ("S1", "S4")
            )
        )
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_MAS_3_14_1_illegal_with_fewer_cubes() -> None:
    state = position(temple=["grey_3"], supply=0, A={"stalls": {"S1": {"pink": 2}}})
    assert refused(state, "use grey").rule == "MAS-3.6.6"
    state = position(temple=["grey_3"], A={"stalls": {"S1": {}}})
    assert refused(state, "use grey").rule == "MAS-3.14.1"


def test_MAS_D09_refusals() -> None:
    state = sacrificing(3)
    assert refused(state, "give S1 orange").rule == "MAS-3.14.1"
    assert refused(state, "give S4 purple").rule == "MAS-3.14.1"
    play(state, "A: give S1 beige")
    assert refused(state, "give S1 pink").rule == "MAS-D09"


def test_MAS_3_14_2_and_MAS_7_13_not_with_three_cards() -> None:
    hand = ["venus", "mars", "pluto"]
    state = position(temple=["grey_1"], A={"stalls": STALLS, "hand": hand, "stones": 1})
    assert refused(state, "use grey").rule == "MAS-3.14.2"
    play(state, "A: venus 1")
    assert "use grey" in legal(state)


def test_MAS_6_18_a_card_played_for_the_die_makes_room() -> None:
    state = position(temple=["grey_1"], A={"stalls": STALLS, "hand": ["minerva", "mars", "pluto"]})
    play(state, "A: use grey; die grey_1")
    assert "value 1" not in legal(state)  # without a step Minerva has no effect, and the hand stays full
    assert refused(state, "value 1").rule == "MAS-7.13"
    play(state, "A: value 2")
    assert legal(state) == ["with minerva"]
    assert refused(state, "with nothing").rule == "MAS-7.13"
    play(state, "A: with minerva; give S1 pink; give S1 pink; with nothing; draw")
    assert len(player(state)["hand"]) == 3


def test_MAS_6_18_juno_needs_a_second_die() -> None:
    hand = ["juno", "mars", "pluto"]
    state = position(temple=["grey_1", "grey_2"], A={"stalls": STALLS, "hand": hand})
    play(state, "A: use grey; die grey_1")
    assert legal(state) == ["die grey_2"]
    play(state, "A: die grey_2; value 3; steps 0")
    assert legal(state) == ["with juno"]


def test_MAS_3_14_3_a_display_card_and_its_refill() -> None:
    state = position(
        temple=["grey_1"], A={"stalls": STALLS}, display=["juno", "mars"], draw_pile=["venus_3", "pluto_2"]
    )
    play(state, "A: use grey; die grey_1; value 1; give S1 pink")
    assert legal(state) == ["take juno", "take mars", "draw"]
    assert refused(state, "take venus").rule == "MAS-3.14.3"
    assert refused(state, "decline").rule == "MAS-3.14.3"
    play(state, "A: take mars")
    assert player(state)["hand"] == ["mars_1"]
    assert state.view(None)["display"] == ["juno_1", "venus_3"]


def test_MAS_D10_identical_display_cards_are_one_choice() -> None:
    state = position(temple=["grey_1"], A={"stalls": STALLS}, display=["juno", "juno"])
    play(state, "A: use grey; die grey_1; value 1; give S1 pink")
    assert legal(state) == ["take juno", "draw"]


def test_MAS_3_14_3_the_top_of_the_draw_pile() -> None:
    state = position(temple=["grey_1"], A={"stalls": STALLS}, draw_pile=["venus_3", "pluto_2"])
    play(state, "A: use grey; die grey_1; value 1; give S1 pink; draw")
    assert player(state)["hand"] == ["venus_3"]
    assert state.dump()["draw_pile"][0] == "pluto_2"


def test_MAS_3_14_4_and_MAS_D11_jupiter_takes_a_second_card_after_the_refill() -> None:
    state = position(
        temple=["grey_1"],
        A={"stalls": STALLS, "hand": ["jupiter"]},
        display=["juno", "mars"],
        draw_pile=["venus_3"],
    )
    play(state, "A: use grey; die grey_1; value 1; give S1 pink")
    assert legal(state) == ["with nothing", "with jupiter"]
    play(state, "A: with jupiter; take juno")
    assert legal(state) == ["take venus", "take mars", "draw", "decline"]
    declined = play(state.copy(), "A: decline")
    assert player(declined)["hand"] == ["juno_1"]
    play(state, "A: take venus")
    assert player(state)["hand"] == ["juno_1", "venus_3"]
    assert state.dump()["discard_pile"] == ["jupiter_1"]


def test_MAS_7_14_jupiter_with_one_free_place_is_discarded_all_the_same() -> None:
    state = position(temple=["grey_1"], A={"stalls": STALLS, "hand": ["jupiter", "mars", "pluto"]})
    play(state, "A: use grey; die grey_1; value 1; give S1 pink")
    assert legal(state) == ["with jupiter"]
    assert refused(state, "with nothing").rule == "MAS-7.13"
    play(state, "A: with jupiter; draw")
    assert asked(state) == "A AfterAction"
    assert "jupiter_1" in state.dump()["discard_pile"]


def test_MAS_7_12_the_hand_limit_is_never_exceeded() -> None:
    state = position(temple=["grey_1"], A={"stalls": STALLS, "hand": ["jupiter", "mars"]})
    play(state, "A: use grey; die grey_1; value 1; give S1 pink; with jupiter; draw; draw")
    assert len(player(state)["hand"]) == 3


def test_MAS_3_14_5_and_MAS_7_11_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    state = position(
        temple=["grey_1", "grey_2"],
        A={"stalls": STALLS, "hand": ["phoebus"]},
        draw_pile=[],
        display=["juno", "mars"],
    )
    assert len(state.discard) == 45
    play(state, "A: use grey; die grey_1; value 1; give S1 pink; with nothing")
    assert len(state.discard) == 45  # asking does not shuffle
    assert "draw" in legal(state)
    play(state, "A: draw")
    assert (len(state.discard), len(state.draw_pile)) == (0, 44)
    assert state.shuffles == 1


def test_MAS_7_11_cards_of_this_turn_are_shuffled_too_and_a_gap_may_stay() -> None:
    state = position(
        temple=["grey_1"],
        A={"stalls": STALLS, "hand": ["jupiter"]},
        draw_pile=["venus"],
        display=["juno", "mars"],
    )
    rest = state.dump()["draw_pile"][1:]
    state = position(
        temple=["grey_1"],
        A={"stalls": STALLS, "hand": ["jupiter"]},
        display=["juno", "mars"],
        discard_pile=rest,
    )
    assert len(state.draw_pile) == 1
    play(state, "A: use grey; die grey_1; value 1; give S1 pink; with jupiter; take juno; take mars")
    assert "jupiter_1" not in state.dump()["discard_pile"]  # it went into the new draw pile
    assert state.shuffles == 1


def test_MAS_3_14_6_marks_stay_and_an_emptied_stall_stays_open() -> None:
    state = position(temple=["grey_2"], A={"stalls": {"S1": {"pink": 2}}})
    before = harbour(state)
    play(state, "A: use grey; die grey_2; value 2; draw")
    assert stall(state, "S1") == ("A", {})
    assert state.dump()["marks"] == {"pink": 2, "orange": 2, "purple": 2}
    assert harbour(state)[0] == before[0] + 2


def test_MAS_4_7_jupiter_is_asked_for_with_any_card() -> None:
    state = sacrificing(6, hand=["mars"])
    assert asked(state) == "A SacrificeCards"
    assert legal(state) == ["with nothing"]
    assert refused(state, "with jupiter").rule == "MAS-3.7.4"
    assert asked(sacrificing(6)) == "A TakeCard"


def test_MAS_7_11_never_out_of_cards() -> None:
    """At most 12 cards in hands and 2 on display leave at least 34 to draw from."""
    assert len(MASSILIA.names["card"]) - 4 * 3 - 2 == 34


def test_MAS_6_18_strictly_three_cards_forbid_the_sacrifice() -> None:
    hand = ["jupiter", "mars", "minerva"]
    spec = {"temple": ["grey_1"], "A": {"stalls": STALLS, "hand": hand}}
    assert "use grey" in legal(position(**spec))
    state = position(options={"full_hand_blocks": True}, **spec)
    assert refused(state, "use grey").rule == "MAS-3.14.2"


def test_MAS_6_18_strictly_venus_before_the_action_makes_room() -> None:
    holding = {"stalls": STALLS, "hand": ["venus", "mars", "pluto"], "stones": 1}
    state = position(options={"full_hand_blocks": True}, temple=["grey_1"], A=holding)
    play(state, "A: venus 1")
    assert "use grey" in legal(state)


LARGE_STALL = {"S5": {"pink": 3, "orange": 2, "purple": 1}}


SACRIFICE = "A: use grey; die grey_1; value 1; give S5 orange"


def test_MAS_7_11_the_refill_shuffles_the_jupiter_just_played() -> None:
    state = position(
        temple=["grey_1"],
        draw_pile=[],
        display=["mars_1", "venus_1"],
        A={"hand": ["jupiter"], "stalls": LARGE_STALL},
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
    state = position(temple=["grey_1"], **spec, A={"hand": ["jupiter_1"], "stalls": LARGE_STALL})
    play(state, f"{SACRIFICE}; with jupiter; take venus")
    dump = state.dump()
    assert (dump["display"], dump["draw_pile"], dump["shuffles"]) == (["mars_1", "juno_1"], [], 0)
    assert "draw" in legal(state)  # on offer, though the pile is empty
    play(state, "A: draw")
    assert state.dump()["shuffles"] == 1
    assert len(state.dump()["draw_pile"]) == len(rest)  # and Jupiter, less the card drawn


def test_MAS_7_13_a_venus_before_the_action_makes_room_for_a_card() -> None:
    hand = ["venus", "mars", "pluto"]
    assert "use grey" not in legal(position(temple=["grey_1"], A={"hand": hand, "stalls": LARGE_STALL}))
    state = position(temple=["grey_1"], A={"hand": hand, "stones": 1, "stalls": LARGE_STALL})
    assert "use grey" not in legal(state)
    play(state, "A: venus 1")
    assert legal(state) == ["pass", "use brown", "use black", "use grey"]  # the stall is full
    play(state, f"{SACRIFICE}; with nothing; draw")
    assert asked(state) == "B TurnMenu"  # one Venus per turn: not asked again


def test_MAS_6_18_phoebus_then_jupiter_take_two_cards() -> None:
    state = position(temple=["brown_1"], A={"hand": ["jupiter", "phoebus", "mars"], "stalls": LARGE_STALL})
    play(state, "A: use grey; die brown_1; value 1")
    other = play(state.copy(), "A: with nothing; give S5 pink")
    assert legal(other) == ["with jupiter"]
    play(state, "A: with phoebus; give S5 pink; with jupiter; draw; draw")
    assert len(player(state)["hand"]) == 3
